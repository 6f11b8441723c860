//! Compares the backends of a device, move by move and cycle by cycle.

use fpgambit_engine::random::{RandomBoards, RandomGames};
use fpgambit_engine::repetition::RandomLines;
use fpgambit_engine::{Mode, Position};
use fpgambit_hw::export::{Source, source};
use fpgambit_hw::movegen::Movegen;
use fpgambit_hw::pins::Pins;
use fpgambit_hw::repetition::QueryMode;
use fpgambit_sim::device::repetition::{self, Method};
use fpgambit_sim::device::verilator::{Batch, BuildError, Verilated};
use fpgambit_sim::device::{
    Backend, Build, DeviceError, Options, PosdataForm, movegen, open, open_for_many,
};
use fpgambit_testbenches::has_tool;

#[test]
fn rust_hdl_and_verilator_agree_cycle_for_cycle() {
    if !has_tool("verilator") {
        return;
    }
    let seed = 31;
    println!("seed {seed}");
    for posdata in [PosdataForm::Logic, PosdataForm::Rom] {
        let [mut circuit, mut verilated] = [Backend::RustHdl, Backend::Verilator].map(|backend| {
            open(&Options {
                backend,
                posdata,
                ..Options::default()
            })
            .unwrap()
        });
        let games = RandomGames::new(seed).step_by(5).take(200);
        for position in games.chain(RandomBoards::new(seed).take(200)) {
            circuit.load(&position).unwrap();
            verilated.load(&position).unwrap();
            for mode in Mode::ALL {
                assert_eq!(
                    verilated.generate(mode).unwrap(),
                    circuit.generate(mode).unwrap(),
                    "{position} {mode:?}, posdata {posdata}"
                );
            }
        }
        assert_eq!(verilated.cycles(), circuit.cycles());
    }
}

/// A batch, which the model drives itself, gives the answers of a circuit that is driven clock by clock.
#[test]
fn batched_answers_equal_single_answers() {
    if !has_tool("verilator") {
        return;
    }
    let seed = 37;
    println!("seed {seed}");
    for build in [Build::Compact, Build::Fast] {
        let options = Options {
            backend: Backend::Verilator,
            build,
            ..Options::default()
        };
        let mut many = open_for_many(&options).unwrap();
        let mut one = open(&options).unwrap();
        let games = RandomGames::new(seed).step_by(5).take(200);
        let positions: Vec<Position> = games.chain(RandomBoards::new(seed).take(200)).collect();
        let positions: Vec<&Position> = positions.iter().collect();
        for (modes, positions) in [
            (&Mode::ALL[..], &positions[..]),
            (&Mode::ALL[2..3], &positions[..20]),
            (&[], &positions[..2]),
        ] {
            let found = many.generate_all(positions, modes);
            assert_eq!(found.len(), positions.len());
            for (position, found) in positions.iter().zip(found) {
                assert_eq!(found.len(), modes.len());
                one.load(position).unwrap();
                for (mode, found) in modes.iter().zip(found) {
                    let wanted = one.generate(*mode).unwrap();
                    assert_eq!(found.unwrap(), wanted, "{position} {mode:?}, {build}");
                }
            }
        }
    }
}

/// A circuit with the ports of a generator. The half-move clock selects its fault.
const FAULTY: &str = "
module faulty (
    input wire clock, input wire reset,
    input wire load_valid, output wire load_ready, input wire [3:0] load_address, input wire [31:0] load_word,
    input wire start_valid, output wire start_ready, input wire start_legal, input wire start_captures,
    output wire move_valid, input wire move_ready, output wire [15:0] move_word, output wire move_last,
    output reg [15:0] cycles, output wire [15:0] visited
);
  reg [6:0] how = 0;
  reg busy = 0;
  assign load_ready = !busy && !(load_address[3] && load_word[18:12] == 1);
  assign start_ready = !busy && !load_valid && how != 2;
  assign move_valid = busy && how != 3;
  assign move_word = how == 5 ? 16'h7041 : 16'h0000;
  assign move_last = 1;
  assign visited = 9;
  always @(posedge clock) begin
    if (load_valid && load_ready && load_address[3]) how <= load_word[18:12];
    if (start_valid && start_ready) busy <= 1;
    if (start_valid && start_ready) cycles <= how == 4 ? 7 : 2;
    if (move_valid && move_ready || reset) busy <= 0;
  end
endmodule
";

#[test]
fn faulty_circuit_is_reported_and_the_batch_continues() {
    if !has_tool("verilator") {
        return;
    }
    let mut batch = Batch::new(&Source {
        top: "faulty".to_owned(),
        verilog: FAULTY.to_owned(),
        inputs: Movegen::INPUTS,
        outputs: Movegen::OUTPUTS,
        ..Source::default()
    })
    .unwrap();
    let positions: Vec<Position> = [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0]
        .map(|how| {
            format!("4k3/8/8/8/8/8/8/4K3 w - - {how} 1")
                .parse()
                .unwrap()
        })
        .to_vec();
    let positions: Vec<&Position> = positions.iter().collect();
    let answers = batch.answers(&positions, &Mode::ALL);
    let errors = [
        "does not raise load_ready",
        "does not raise start_ready",
        "no last word within",
        "the unit counts 7 cycles, but 2 were clocked",
        "cycle 2: ",
    ];
    let mut errors = errors.into_iter();
    for (position, answers) in positions.iter().zip(answers) {
        assert_eq!(answers.len(), 4);
        let expected = match position.halfmove_clock() {
            0 => None,
            _ => errors.next(),
        };
        for answer in answers {
            match expected {
                None => {
                    let generated = answer.unwrap();
                    assert_eq!((generated.moves.len(), generated.cycles), (0, Some(2)));
                    assert_eq!(generated.visited, Some(9));
                }
                Some(expected) => {
                    let error = answer.unwrap_err().to_string();
                    assert!(error.contains(expected), "{error}");
                    assert!(error.starts_with(&position.to_string()), "{error}");
                }
            }
        }
    }
}

/// Runs models from one library in several threads at once.
#[test]
fn models_do_not_share_state() {
    if !has_tool("verilator") {
        return;
    }
    let options = Options {
        backend: Backend::Verilator,
        ..Options::default()
    };
    let threads: Vec<_> = (0..3)
        .map(|seed| {
            let options = options.clone();
            std::thread::spawn(move || {
                let mut device = open(&options).unwrap();
                for position in RandomGames::new(seed).take(100) {
                    device.load(&position).unwrap();
                    let generated = device.generate(Mode::ALL[0]).unwrap();
                    assert_eq!(
                        generated.moves.len() as u64,
                        position.legal_count(),
                        "{position}"
                    );
                }
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
}

#[test]
fn verilog_compile_error_is_one_line() {
    if !has_tool("verilator") {
        return;
    }
    let source = source(movegen(Build::Compact), PosdataForm::Logic).unwrap();
    let broken = "assign nothing_of_that_name = ;\nendmodule";
    let source = Source {
        verilog: source.verilog.replacen("endmodule", broken, 1),
        ..source
    };
    let error = Verilated::new(&source).err().unwrap();
    assert!(matches!(error, BuildError::Verilator { .. }), "{error}");
    let text = DeviceError::from(error).to_string();
    assert!(
        text.starts_with("verilator failed on fpgambit_movegen: %Error"),
        "{text}"
    );
    assert_eq!(text.lines().count(), 1, "{text}");
}

/// The repetition devices give the same answers, both circuits in the same clocks.
#[test]
fn the_repetition_backends_agree() {
    if !has_tool("verilator") {
        return;
    }
    for method in [Method::Counter, Method::Chains] {
        let mut devices = [Backend::RustHdl, Backend::Verilator, Backend::Software]
            .map(|backend| repetition::open(method, backend).unwrap());
        for line in RandomLines::new(53).take(200) {
            for device in &mut devices {
                device.load(&line.start).unwrap();
            }
            for &step in &line.steps {
                let [here, there, software] = devices.each_mut().map(|device| {
                    device.push(step).unwrap();
                    device.query(QueryMode::default()).unwrap()
                });
                assert_eq!(here, there, "{line}");
                assert_eq!(here.verdict, software.verdict, "{line}");
            }
        }
        assert_eq!(devices[0].cycles(), devices[1].cycles());
    }
}
