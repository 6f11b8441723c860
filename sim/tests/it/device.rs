//! Tests of devices: their answers, and their errors when a unit misbehaves.

use fpgambit_engine::random::RandomGames;
use fpgambit_engine::{Mode, Position};
use fpgambit_hw::movegen::{Movegen, MovegenDriver};
use fpgambit_hw::pins::{Pins, Port};
use fpgambit_hw::unit::{ANSWER_BOUND, Fault, Prompt, Simulator};
use fpgambit_sim::device::{
    Backend, DeviceError, MoveGenerator, Options, PosdataForm, Software, open,
};

fn sorted_words(device: &mut dyn MoveGenerator, mode: Mode) -> Vec<u16> {
    let moves = device.generate(mode).unwrap().moves;
    let mut words: Vec<u16> = moves.iter().map(|timed| timed.mv.word()).collect();
    words.sort_unstable();
    words
}

#[test]
fn circuit_and_software_generate_the_same_moves() {
    for posdata in [PosdataForm::Logic, PosdataForm::Rom] {
        let mut circuit = open(&Options {
            posdata,
            ..Options::default()
        })
        .unwrap();
        let mut software = Software::default();
        let mut clocks = circuit.cycles();
        for position in RandomGames::new(5).step_by(3).take(50) {
            circuit.load(&position).unwrap();
            software.load(&position).unwrap();
            for mode in Mode::ALL {
                let found = sorted_words(&mut *circuit, mode);
                let wanted = sorted_words(&mut software, mode);
                assert_eq!(found, wanted, "{position} {mode:?}");
                assert!(circuit.cycles() > clocks);
                clocks = circuit.cycles();
            }
        }
        assert_eq!(software.cycles(), 0);
    }
}

#[test]
fn move_cycles_ascend_and_the_last_is_the_total() {
    let mut device = open(&Options::default()).unwrap();
    device.load(&Position::startpos()).unwrap();
    let generated = device.generate(Mode::ALL[0]).unwrap();
    let cycles: Vec<u32> = generated.moves.iter().map(|timed| timed.cycle).collect();
    assert!(cycles.is_sorted_by(|a, b| a < b), "{cycles:?}");
    assert_eq!(cycles.last().copied(), generated.cycles);
    assert!(generated.visited.unwrap() > 20);
    // No word changes, so none is loaded, and the answer is the same.
    let clocks = device.cycles();
    device.load(&Position::startpos()).unwrap();
    assert_eq!(device.cycles(), clocks);
    assert_eq!(device.generate(Mode::ALL[0]).unwrap(), generated);
}

#[test]
fn generate_without_a_position_is_an_error() {
    for backend in [Backend::RustHdl, Backend::Software] {
        let mut device = open(&Options {
            backend,
            ..Options::default()
        })
        .unwrap();
        let error = device.generate(Mode::ALL[0]).unwrap_err();
        assert!(matches!(error, DeviceError::NotLoaded), "{error}");
    }
}

#[test]
fn vcd_trace_uses_the_names_of_the_verilog() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("start.vcd");
    let options = Options {
        vcd: Some(path.clone()),
        ..Options::default()
    };
    let mut device = open(&options).unwrap();
    device.load(&Position::startpos()).unwrap();
    let traced = device.generate(Mode::ALL[0]).unwrap();
    let clocks = device.cycles();
    device.finish().unwrap();

    let vcd = std::fs::read_to_string(&path).unwrap();
    for line in [
        "$scope module fpgambit_movegen $end",
        "$scope module walk $end",
        " move_word $end",
    ] {
        assert!(vcd.contains(line), "no {line:?}");
    }
    // There are ten time steps per clock; after the last, a comment says that the trace is complete.
    let last = vcd.lines().rfind(|line| line.starts_with('#'));
    assert_eq!(last, Some(&*format!("#{}", 10 * clocks)));

    let mut untraced = open(&Options::default()).unwrap();
    untraced.load(&Position::startpos()).unwrap();
    assert_eq!(untraced.generate(Mode::ALL[0]).unwrap(), traced);
}

#[test]
fn unwritable_or_unsupported_traces_are_rejected() {
    let vcd = Some("/nonexistent/folder/x.vcd".into());
    let refusal = |backend| {
        let options = Options {
            backend,
            vcd: vcd.clone(),
            ..Options::default()
        };
        open(&options).err().unwrap().to_string()
    };
    assert!(refusal(Backend::RustHdl).contains("cannot write `/nonexistent/folder/x.vcd`"));
    assert!(refusal(Backend::Software).contains("backend software records none"));
    assert!(refusal(Backend::Verilator).contains("backend verilator records none"));
}

/// A unit that misbehaves as configured: it accepts everything, and then offers one word.
#[derive(Clone, Copy)]
struct Impostor {
    ready: bool,
    word: u32,
    offers: bool,
    last: bool,
    cycles: u32,
    clocks: u32,
}

impl Simulator for Impostor {
    fn inputs(&self) -> &'static [Port] {
        Movegen::INPUTS
    }
    fn outputs(&self) -> &'static [Port] {
        Movegen::OUTPUTS
    }
    fn drive(&mut self, _: usize, _: u32) {}
    fn read(&mut self, output: usize) -> u32 {
        match Movegen::OUTPUTS[output].name {
            "load_ready" => 1,
            "start_ready" => self.ready.into(),
            "move_valid" => self.offers.into(),
            "move_word" => self.word,
            "move_last" => self.last.into(),
            "cycles" => self.cycles,
            _ => 0,
        }
    }
    fn cycle(&mut self) {
        self.clocks += 1;
    }
}

/// Offers e2e4 as the only move in cycle 2, and reports this.
const HONEST: Impostor = Impostor {
    ready: true,
    word: 12 | 28 << 6 | 1 << 12,
    offers: true,
    last: true,
    cycles: 2,
    clocks: 0,
};

fn complaint(unit: Impostor) -> Fault {
    let mut device = MovegenDriver::new(unit);
    device.load(&Position::startpos()).unwrap();
    let error = device.generate(Mode::LEGAL, &mut Prompt).unwrap_err();
    let text = error.to_string();
    assert!(text.contains("rnbqkbnr/pppppppp/8/8/8/8/"), "{text}");
    assert_eq!(text.lines().count(), 1, "{text}");
    error.fault
}

#[test]
fn driver_reports_each_fault_of_a_unit() {
    let mut device = MovegenDriver::new(HONEST);
    device.load(&Position::startpos()).unwrap();
    let generated = device.generate(Mode::LEGAL, &mut Prompt).unwrap();
    assert_eq!(generated.moves[0].mv.to_string(), "e2e4");
    assert_eq!(generated.moves[0].cycle, 2);

    let refused = complaint(Impostor {
        ready: false,
        ..HONEST
    });
    let port = "start_ready";
    assert_eq!(refused, Fault::Refused { port });
    let no_move = complaint(Impostor {
        word: 0x6123,
        ..HONEST
    });
    assert!(matches!(no_move, Fault::Word { cycle: 2, .. }));
    let miscounted = complaint(Impostor {
        cycles: 7,
        ..HONEST
    });
    let (counted, clocked) = (7, 2);
    assert_eq!(miscounted, Fault::Miscounted { counted, clocked });
    let silent = complaint(Impostor {
        offers: false,
        ..HONEST
    });
    assert_eq!(silent, Fault::Endless { words: 0 });
    let endless = complaint(Impostor {
        last: false,
        ..HONEST
    });
    let words = ANSWER_BOUND as usize - 1;
    assert_eq!(endless, Fault::Endless { words });
}

/// After an error, the device resets its unit and continues.
#[test]
fn driver_recovers_and_reloads_after_an_error() {
    let mut device = MovegenDriver::new(Impostor {
        word: 0x6123,
        ..HONEST
    });
    device.load(&Position::startpos()).unwrap();
    device.generate(Mode::LEGAL, &mut Prompt).unwrap_err();
    let clocks = device.driver().simulator().clocks;
    device.driver().simulator().word = HONEST.word;
    let generated = device.generate(Mode::LEGAL, &mut Prompt).unwrap();
    assert_eq!(generated.moves.len(), 1);
    // All nine words are loaded again, because the content of the unit after an error is unknown.
    assert_eq!(device.driver().simulator().clocks, clocks + 9 + 2);
}
