//! Traces the walk cycle by cycle.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use fpgambit_engine::posdata::Link;
use fpgambit_engine::{Mode, Move, Position};
use fpgambit_hw::movegen::{Movegen, MovegenDriver, ObserveWalk, WalkState};
use fpgambit_hw::pins::Port;
use fpgambit_hw::unit::{InProcess, Simulator};
use fpgambit_sim::device::{Build, DeviceError, Generated, MoveGenerator, PosdataForm, movegen};
use serde::Serialize;

/// One cycle of a generation.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// The cycle; the start is cycle 1.
    cycle: u32,
    /// The state of the walk.
    phase: String,
    /// The walking piece, and the square that it comes from.
    piece: Option<String>,
    from: Option<String>,
    /// The square under test.
    at: Option<String>,
    /// The FEN letter of the piece on the square.
    there: Option<char>,
    /// The number of the posdata entry that the walk follows, and the square that it names.
    taken: Option<&'static str>,
    next: Option<String>,
    /// The move found.
    emitted: Option<String>,
    /// The move that left the unit.
    left: Option<String>,
}

/// Generates a position's moves in the circuit and records the walk.
pub fn watch(
    posdata: PosdataForm,
    position: &Position,
    mode: Mode,
) -> Result<(Generated, Vec<Line>), DeviceError> {
    let seen = Rc::new(RefCell::new(Vec::new()));
    let watched = Watched {
        circuit: InProcess::new((movegen(Build::Compact).circuit)(posdata))?,
        seen: Rc::clone(&seen),
    };
    let mut generator = MovegenDriver::new(watched);
    MoveGenerator::load(&mut generator, position)?;
    seen.borrow_mut().clear();
    let generated = MoveGenerator::generate(&mut generator, mode)?;
    let states = seen.take();
    let lines = (1..).zip(states).map(|(cycle, state)| {
        let left = generated.moves.iter().find(|timed| timed.cycle == cycle);
        Line::new(cycle, &state, left.map(|timed| timed.mv))
    });
    let lines = lines.collect();
    Ok((generated, lines))
}

/// A circuit that records the state of its walk before each clock edge.
struct Watched {
    circuit: InProcess,
    seen: Rc<RefCell<Vec<WalkState>>>,
}

impl Simulator for Watched {
    fn inputs(&self) -> &'static [Port] {
        self.circuit.inputs()
    }

    fn outputs(&self) -> &'static [Port] {
        self.circuit.outputs()
    }

    fn drive(&mut self, input: usize, value: u32) {
        self.circuit.drive(input, value);
    }

    fn read(&mut self, output: usize) -> u32 {
        self.circuit.read(output)
    }

    fn cycle(&mut self) {
        let circuit: &dyn Any = self.circuit.circuit();
        if let Some(generator) = circuit.downcast_ref::<Movegen>() {
            self.seen.borrow_mut().push(generator.observe_walk());
        }
        self.circuit.cycle();
    }
}

impl Line {
    fn new(cycle: u32, state: &WalkState, left: Option<Move>) -> Line {
        let piece = state.piece.as_ref();
        let taken = piece.and_then(|piece| piece.taken);
        Line {
            cycle,
            phase: state.phase.clone(),
            piece: piece.map(|piece| piece.ptype.to_string()),
            from: piece.map(|piece| piece.from.to_string()),
            at: piece.map(|piece| piece.at.to_string()),
            there: piece
                .and_then(|piece| piece.there)
                .map(|there| there.letter()),
            taken: taken.map(|(link, _)| match link {
                Link::NextPos => "nextpos",
                Link::NextDir => "nextdir",
            }),
            next: taken.map(|(_, square)| square.to_string()),
            emitted: state.emitted.map(|mv| mv.to_string()),
            left: left.map(|mv| mv.to_string()),
        }
    }
}

/// Formats the lines as a table.
pub fn table(lines: &[Line]) -> String {
    let mut text =
        String::from("cycle  phase      piece       from  at  there  taken        emitted  left\n");
    for line in lines {
        let or_blank = |text: &Option<String>| text.clone().unwrap_or_default();
        let there = match (&line.piece, line.there) {
            (Some(_), Some(there)) => there.to_string(),
            (Some(_), None) => ".".to_owned(),
            (None, _) => String::new(),
        };
        let taken = match (line.taken, &line.next) {
            (Some(link), Some(next)) => format!("{link} {next}"),
            _ => String::new(),
        };
        let row = format!(
            "{:>5}  {:<9}  {:<10}  {:<4}  {:<2}  {there:<5}  {taken:<11}  {:<7}  {}",
            line.cycle,
            line.phase,
            or_blank(&line.piece),
            or_blank(&line.from),
            or_blank(&line.at),
            or_blank(&line.emitted),
            or_blank(&line.left),
        );
        text.push_str(&format!("{}\n", row.trim_end()));
    }
    text
}
