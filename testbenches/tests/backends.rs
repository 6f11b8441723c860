//! The backends of a device beside each other, move for move and cycle for cycle.

use fpgambit_engine::random::{RandomBoards, RandomGames};
use fpgambit_hw::movegen::MovegenLogic;
use fpgambit_sim::device::verilator::{BuildError, Source, Verilated};
use fpgambit_sim::device::{
    Backend, Build, DeviceError, Mode, Options, PosdataForm, movegen_source, open,
};
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
    let source = movegen_source(Build::Compact, PosdataForm::Logic).unwrap();
    let broken = "assign nothing_of_that_name = ;\nendmodule";
    let source = Source {
        verilog: source.verilog.replacen("endmodule", broken, 1),
        ..source
    };
    let error = Verilated::<MovegenLogic>::new(&source).err().unwrap();
    assert!(matches!(error, BuildError::Verilator { .. }), "{error}");
    let text = DeviceError::from(error).to_string();
    assert!(
        text.starts_with("verilator failed on fpgambit_movegen: %Error"),
        "{text}"
    );
    assert_eq!(text.lines().count(), 1, "{text}");
}
