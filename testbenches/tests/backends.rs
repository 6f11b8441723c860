//! The backends of a device beside each other, move for move and cycle for cycle.

use fpgambit_engine::Mode;
use fpgambit_engine::random::{RandomBoards, RandomGames};
use fpgambit_engine::repetition::RandomLines;
use fpgambit_hw::export::{Source, source};
use fpgambit_hw::repetition::QueryMode;
use fpgambit_sim::device::repetition::{self, Method};
use fpgambit_sim::device::verilator::{BuildError, Verilated};
use fpgambit_sim::device::{Backend, Build, DeviceError, Options, PosdataForm, movegen, open};
use fpgambit_testbenches::has_tool;

#[test]
fn rust_hdl_and_verilator_give_the_same_in_the_same_cycles() {
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

/// Models in several threads at once, and made from one library.
#[test]
fn models_do_not_share_a_state() {
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
fn verilog_that_does_not_compile_is_told_in_a_line() {
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

/// The same answers of the repetition devices, in the same clocks.
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
