//! Finds a position that exposes a fault of the move generator: runs the circuit on 64 positions at a time and compares
//! its moves with those of the naive generator.
//!
//! Writes the run that exposes the fault as a waveform.

use crate::unit::Design;
use crate::units::movegen::names as n;
use fpgambit_engine::random::{RandomBoards, RandomGames};
use fpgambit_engine::{Move, Position, naive};
use kit::evaluate::Evaluator;
use kit::prelude::*;
use kit::report::Failure;
use kit::wave::{self, Signal};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

/// Clocks after which the witness gives up on a generation.
const CLOCKS: usize = 4000;
/// Number of random positions to try.
const POSITIONS: usize = 2048;

/// What the generator generates, and how its sink behaves.
#[derive(Clone, Copy)]
struct Mode {
    legal: bool,
    captures: bool,
    /// The sink accepts a word only in every third clock.
    stalls: bool,
}

impl std::fmt::Display for Mode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let legal = if self.legal { "legal" } else { "pseudo-legal" };
        let which = if self.captures { "captures" } else { "moves" };
        let sink = if self.stalls {
            ", a sink that stalls"
        } else {
            ""
        };
        write!(f, "{legal} {which}{sink}")
    }
}

/// One clock of the circuit, in executable form.
struct Machine<'a> {
    design: &'a Design,
    evaluator: Evaluator,
    state: Vec<(Lit, Lit)>,
    inputs: Vec<(&'static str, Word)>,
    /// Every signal that the proofs name.
    outputs: Vec<(&'static str, Word)>,
    /// The first position's values of these signals in each clock, if recorded.
    clocks: Option<Vec<Vec<u64>>>,
}

impl<'a> Machine<'a> {
    fn new(design: &'a Design) -> Machine<'a> {
        let _graph = Graph::default();
        let circuit: &Circuit = &design.circuit;
        let state = circuit.any_state();
        let mut inputs = Vec::new();
        for (name, width) in [
            (n::RESET, 1),
            (n::LOAD_VALID, 1),
            (n::LOAD_ADDRESS, 4),
            (n::LOAD_WORD, 32),
            (n::START_VALID, 1),
            (n::START_LEGAL, 1),
            (n::START_CAPTURES, 1),
            (n::MOVE_READY, 1),
        ] {
            inputs.push((name, free_word(width)));
        }
        if design.table.is_some() {
            inputs.push((n::NEXTPOS, free_word(6)));
            inputs.push((n::NEXTDIR, free_word(6)));
        }
        let frame = state.clock(&inputs, &[]);
        let outputs = n::SIGNALS
            .iter()
            .map(|&(name, _)| (name, frame.word(name)))
            .collect();
        let state = state
            .bits()
            .iter()
            .copied()
            .zip(frame.next().bits().iter().copied())
            .collect();
        Machine {
            design,
            evaluator: Evaluator::of_graph(),
            state,
            inputs,
            outputs,
            clocks: None,
        }
    }

    fn set(&mut self, name: &str, lanes: &[u64]) {
        let Some((_, word)) = self.inputs.iter().find(|(input, _)| *input == name) else {
            return;
        };
        for (bit, &lit) in word.iter().enumerate() {
            let values = lanes
                .iter()
                .enumerate()
                .fold(0, |sum, (lane, value)| sum | (value >> bit & 1) << lane);
            self.evaluator.set(lit, values);
        }
    }

    fn output(&self, name: &str, lane: usize) -> u64 {
        let word = self.outputs.iter().find(|(output, _)| *output == name);
        word.map_or(0, |(_, word)| self.evaluator.number(word, lane))
    }

    fn edge(&mut self) {
        let next: Vec<u64> = self
            .state
            .iter()
            .map(|&(_, next)| self.evaluator.value(next))
            .collect();
        let entries: Vec<(u64, u64)> = (0..64)
            .map(|lane| {
                let at = |name| self.output(name, lane);
                let address = at(n::NEXT_KIND) << 12 | at(n::NEXT_FROM) << 6 | at(n::NEXT_AT);
                let table = self.design.table.as_ref();
                table.map_or((0, 0), |table| {
                    (
                        table[address as usize].0.into(),
                        table[address as usize].1.into(),
                    )
                })
            })
            .collect();
        for (&(register, _), value) in self.state.iter().zip(next) {
            self.evaluator.set(register, value);
        }
        self.set(
            n::NEXTPOS,
            &entries.iter().map(|entry| entry.0).collect::<Vec<_>>(),
        );
        self.set(
            n::NEXTDIR,
            &entries.iter().map(|entry| entry.1).collect::<Vec<_>>(),
        );
    }

    fn run(&mut self) {
        self.evaluator.run();
        if let Some(clocks) = &mut self.clocks {
            let values = self.outputs.iter();
            clocks.push(
                values
                    .map(|(_, word)| self.evaluator.number(word, 0))
                    .collect(),
            );
        }
    }

    fn clock(&mut self) {
        self.run();
        self.edge();
    }

    /// Loads up to 64 positions and returns the words of each; `None` for a position without a last word.
    fn moves(&mut self, positions: &[Position], mode: Mode) -> Vec<Option<Vec<u16>>> {
        let all = |value: u64| vec![value; 64];
        self.set(n::RESET, &all(1));
        self.clock();
        self.set(n::RESET, &all(0));
        self.set(n::LOAD_VALID, &all(1));
        for address in 0..9 {
            self.set(n::LOAD_ADDRESS, &all(address));
            let words: Vec<u64> = positions
                .iter()
                .map(|position| position.image()[address as usize].into())
                .collect();
            self.set(n::LOAD_WORD, &words);
            self.clock();
        }
        self.set(n::LOAD_VALID, &all(0));
        self.set(n::START_VALID, &all(1));
        self.set(n::START_LEGAL, &all(mode.legal.into()));
        self.set(n::START_CAPTURES, &all(mode.captures.into()));
        self.clock();
        self.set(n::START_VALID, &all(0));
        let mut words = vec![(Vec::new(), false); positions.len()];
        for clock in 0..CLOCKS {
            let takes = !mode.stalls || clock % 3 == 2;
            self.set(n::MOVE_READY, &all(takes.into()));
            self.run();
            for (lane, (words, last)) in words.iter_mut().enumerate().filter(|(_, (_, last))| !last)
            {
                if takes && self.output(n::MOVE_VALID, lane) == 1 {
                    *last = self.output(n::MOVE_LAST, lane) == 1;
                    words.push(self.output(n::MOVE_WORD, lane) as u16);
                }
            }
            if words.iter().all(|(_, last)| *last) {
                break;
            }
            self.edge();
        }
        words
            .into_iter()
            .map(|(words, last)| last.then_some(words))
            .collect()
    }

    /// Writes one position's run as a VCD.
    fn waveform(&mut self, position: &Position, mode: Mode, file: &Path) -> io::Result<()> {
        self.clocks = Some(Vec::new());
        self.moves(std::slice::from_ref(position), mode);
        let clocks = self.clocks.take().unwrap_or_default();
        let signals: Vec<Signal> = self
            .outputs
            .iter()
            .map(|(name, word)| (*name, word.len()))
            .collect();
        wave::write(
            BufWriter::new(File::create(file)?),
            self.design.unit.top,
            &signals,
            &clocks,
        )
    }
}

/// Returns a position on which the circuit's moves differ from the rules, and the waveform file in the folder. Tries
/// the counterexample's own board first, then random ones. Returns `None` if there is none, or if the unit is not the
/// move generator.
pub fn find(design: &Design, failure: &Failure, folder: &Path) -> Option<String> {
    if design.unit.design != "movegen" || !failure.is_counterexample() {
        return None;
    }
    let own = position(&failure.image);
    let random = RandomGames::new(1)
        .step_by(5)
        .take(POSITIONS / 2)
        .chain(RandomBoards::new(1).take(POSITIONS / 2));
    let random: Vec<Position> = random.collect();
    let mut machine = Machine::new(design);
    for positions in own.as_slice().chunks(1).chain(random.chunks(64)) {
        let modes = (0..8).map(|bits| Mode {
            legal: bits & 1 == 0,
            captures: bits & 2 != 0,
            stalls: bits & 4 != 0,
        });
        for mode in modes {
            for (position, words) in positions.iter().zip(machine.moves(positions, mode)) {
                if let Some(difference) = difference(position, words, mode) {
                    let name = format!("{:016x}.vcd", design.digest);
                    let file = folder.join(&name);
                    let wave = match machine.waveform(position, mode, &file) {
                        Ok(()) => format!("waveform target/prover/{name}"),
                        Err(error) => format!("no waveform: {file:?}: {error}"),
                    };
                    return Some(format!("shown by {position}, {mode}: {difference}; {wave}"));
                }
            }
        }
    }
    Some(format!(
        "no position found that shows it, in its own board and {POSITIONS} random ones"
    ))
}

fn difference(position: &Position, words: Option<Vec<u16>>, mode: Mode) -> Option<String> {
    let Some(mut words) = words else {
        return Some("no last word".to_owned());
    };
    let expected: BTreeSet<u16> = match (mode.legal, mode.captures) {
        (true, false) => naive::legal_moves(position),
        (true, true) => naive::captures(position),
        (false, false) => naive::pseudo_legal_moves(position),
        (false, true) => naive::pseudo_legal_captures(position),
    }
    .into_iter()
    .map(Move::word)
    .collect();
    if expected.is_empty() && words == [0] {
        return None;
    }
    let tell = |word: u16| {
        Move::from_word(word).map_or_else(|_| format!("{word:#06x}"), |mv| mv.to_string())
    };
    let emitted: BTreeSet<u16> = words.iter().copied().collect();
    if let Some(&extra) = emitted.difference(&expected).next() {
        return Some(format!("{} is emitted and should not be", tell(extra)));
    }
    if let Some(&missing) = expected.difference(&emitted).next() {
        return Some(format!("{} is missing", tell(missing)));
    }
    words.sort_unstable();
    let twice = words.windows(2).find(|pair| pair[0] == pair[1])?;
    Some(format!("{} comes twice", tell(twice[0])))
}

/// Describes the failed goal and the state of the counterexample, in lines.
pub fn about(failure: &Failure) -> String {
    let mut text = format!("    goal: {}\n", failure.goal);
    if !failure.note.is_empty() {
        text += &format!("      {}\n", failure.note);
    }
    let state: Vec<String> = failure
        .state
        .iter()
        .map(|(name, value)| format!("{name} = {value:#x}"))
        .collect();
    if !state.is_empty() {
        text += &format!("      state: {}\n", state.join(", "));
    }
    if !failure.image.is_empty() {
        text += &format!("      board: {}\n", board(&failure.image));
    }
    text
}

/// Formats a board image as FEN, or as its words if it is not a position.
pub fn board(image: &[u64]) -> String {
    match position(image) {
        Some(position) => format!("{position}"),
        None => format!("image {image:x?}"),
    }
}

/// Converts a board image to a position.
pub fn position(image: &[u64]) -> Option<Position> {
    let mut words: [u32; 9] = [0; 9];
    for (word, &value) in words.iter_mut().zip(image) {
        *word = value as u32;
    }
    // If the en passant square is not valid, it is 0 in an image.
    if words[8] & 1 << 5 == 0 {
        words[8] &= 0x1f;
    }
    words[8] |= 1 << 19;
    Position::from_image(&words).ok()
}
