//! Test vectors of the unit.

use crate::circuit::Circuit;
use crate::circuit::power_up;
use crate::movegen::vectors::{Driver, LONGEST_CYCLES};
use crate::pins::Pins;
use crate::repetition::{Answer, Mode};
use crate::unit::{Vectors, VectorsError};
use fpgambit_engine::repetition::{CASES, Line, Oracle, RandomLines, Step};
use fpgambit_engine::{Move, Position};

/// Lines that the bench plays besides the engine's [hard cases](CASES): name, position, moves.
const LINES: &[(&str, &str, &str)] = &[
    (
        "perpetual check (AXON, section 5)",
        "q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1",
        "c1h6 h8g8 h6g5 g8h8 g5h6 h8g8 h6g5 g8h7 g5h5 h7g7 h5g5 g7h8 g5h6",
    ),
    (
        "castling, promotions, captures",
        "r3k2r/1P5p/8/4pP2/8/8/p5P1/R3K2R w KQkq e6 0 1",
        "f5e6 e8g8 e1c1 a2a1q c1c2 a1a2 c2c1 a2a1 c1c2 a1a2 c2c1 a2a1 c1c2 a1d1 h1d1 a8b8 d1d8 f8d8",
    ),
    (
        "both castle, a pawn becomes a knight",
        "r3k2r/1P5p/8/4pP2/8/8/p5P1/R3K2R w KQkq e6 0 1",
        "b7a8n e8d8 a1a2 d8e8 e1g1 h8f8 a8b6 f8h8 b6a8 h8f8 a8b6",
    ),
];

/// Runs a circuit over lines of play, asking after each move in one mode after the other; its answers are checked
/// against the engine's oracle. Every third line is taken back halfway and played again.
///
/// # Errors
/// [`VectorsError::Disagreement`] when an answer differs.
pub(crate) fn vectors<C: Circuit + Pins>(circuit: C) -> Result<Vectors, VectorsError> {
    lines(circuit, &Mode::ALL)
}

/// The same for a unit that knows only some of the modes.
pub(crate) fn lines<C: Circuit + Pins>(
    circuit: C,
    modes: &'static [Mode],
) -> Result<Vectors, VectorsError> {
    let mut asking = Asking {
        driver: Driver {
            circuit: power_up(circuit)?,
        },
        modes,
    };
    let mut vectors = Vectors::default();
    let cases = CASES.iter().map(|case| (case.name, case.fen, case.moves));
    for (name, fen, moves) in cases.chain(LINES.iter().copied()) {
        let line = Line::parse(fen, moves).expect("the lists hold legal lines");
        vectors.play(&mut asking, name, &line, 1)?;
        if vectors.positions.is_multiple_of(3) {
            vectors.take_back(&mut asking, &line)?;
        }
    }
    for line in RandomLines::new(2013).take(24) {
        vectors.play(&mut asking, "by chance", &line, 3)?;
    }
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ".repeat(132);
    let start = Position::startpos().to_string();
    let longest = Line::parse(&start, &shuffle).expect("knights go out and home");
    vectors.play(&mut asking, "longer than the history", &longest, 66)?;
    Ok(vectors)
}

/// A circuit, and the modes it is asked in.
struct Asking<C> {
    driver: Driver<C>,
    modes: &'static [Mode],
}

/// How deep the history is: [`crate::repetition::Ledger`].
const KEPT: usize = 510;

impl Vectors {
    /// Plays a line, asking after every so many moves.
    fn play<C: Circuit + Pins>(
        &mut self,
        asking: &mut Asking<C>,
        name: &str,
        line: &Line,
        every: usize,
    ) -> Result<(), VectorsError> {
        self.positions += 1;
        self.comment(&format!("{}: {name}: {}", self.positions, line.start));
        self.push(&[1 << 28]);
        let image = line.start.image();
        self.push(&image);
        for (address, word) in (0..).zip(image) {
            asking.driver.drive("load_address", address);
            asking.driver.drive("load_word", word);
            asking.driver.shake("load_valid", "load_ready");
        }
        let mut oracle = Oracle::new(&line.start);
        for (ply, (before, step)) in (1_usize..).zip(line.positions()) {
            self.step(asking, &before, step);
            let mut after = before.clone();
            step.make(&mut after);
            match step {
                Step::Move(_) => oracle.push(&after),
                Step::Null => oracle.push_null(&after),
            }
            if ply.is_multiple_of(every) {
                self.ask(asking, &oracle, &after, ply)?;
            }
        }
        Ok(())
    }

    fn step<C: Circuit + Pins>(&mut self, asking: &mut Asking<C>, before: &Position, step: Step) {
        let record = step.record(before).word();
        let promotion = match step {
            Step::Move(mv) => mv.promotion().map_or(0, |kind| kind.index() as u32),
            Step::Null => 0,
        };
        self.push(&[2 << 28 | promotion << 24 | record]);
        asking.driver.drive("push_record", record);
        asking.driver.drive("push_promotion", promotion);
        asking.driver.shake("push_valid", "push_ready");
    }

    /// Takes half of the line just played back, asks, plays it again, and asks.
    fn take_back<C: Circuit + Pins>(
        &mut self,
        asking: &mut Asking<C>,
        line: &Line,
    ) -> Result<(), VectorsError> {
        let steps: Vec<(Position, Step)> = line.positions().collect();
        let half = steps.len() / 2;
        for _ in half..steps.len() {
            self.push(&[3 << 28]);
            asking.driver.shake("pop_valid", "pop_ready");
        }
        let mut oracle = Oracle::new(&line.start);
        for (ply, (before, step)) in steps.iter().enumerate() {
            if ply >= half {
                self.step(asking, before, *step);
            }
            let mut after = before.clone();
            step.make(&mut after);
            match step {
                Step::Move(_) => oracle.push(&after),
                Step::Null => oracle.push_null(&after),
            }
            if ply >= half {
                self.ask(asking, &oracle, &after, ply)?;
            }
        }
        Ok(())
    }

    /// Asks in one mode and the next.
    fn ask<C: Circuit + Pins>(
        &mut self,
        asking: &mut Asking<C>,
        oracle: &Oracle,
        position: &Position,
        ply: usize,
    ) -> Result<(), VectorsError> {
        for mode in [Mode::default(), asking.modes[ply % asking.modes.len()]] {
            let run = asking
                .driver
                .ask_repetition(mode)
                .and_then(|run| run.check(mode, oracle, position, ply).map(|()| run))
                .map_err(|found| VectorsError::Disagreement {
                    fen: position.to_string(),
                    found: format!("{found} to {mode:?}"),
                    expected: format!("{:?}", oracle.query()),
                })?;
            let words = run.words.len() as u32;
            self.push(&[4 << 28 | mode.word() << 25 | words << 16 | run.cycles]);
            self.push(&[run.counts]);
            self.push(&run.words);
            self.moves += run.words.len();
        }
        Ok(())
    }
}

/// What left the circuit for one query.
struct Run {
    words: Vec<u32>,
    cycles: u32,
    counts: u32,
}

impl Run {
    /// Whether this is what the oracle says; else what it is.
    fn check(
        &self,
        mode: Mode,
        oracle: &Oracle,
        position: &Position,
        ply: usize,
    ) -> Result<(), String> {
        let last = *self.words.last().expect("one word at least leaves");
        let answer = Answer::from_word(last);
        let mut expected = oracle.query();
        if mode.first {
            expected.count = expected.count.min(2);
        }
        // Each position of the longest line comes again every four plies.
        expected.count = expected.count.min(127).min(1 + (ply.min(KEPT) / 4) as u32);
        if answer.verdict != expected {
            return Err(format!("{:?}", answer.verdict));
        }
        let legal: Vec<Move> = position.legal_moves().to_vec();
        let named: Vec<Move> = self
            .words
            .iter()
            .filter_map(|&word| Answer::from_word(word).candidate)
            .filter(|mv| legal.contains(mv))
            .collect();
        let repeat = oracle.moves_that_repeat(position).into_iter();
        let wanted: Vec<Move> = repeat
            .filter(|&(_, back)| !mode.first || expected.back.is_none_or(|end| back < end))
            .filter(|&(_, back)| back as usize <= KEPT)
            .map(|(mv, _)| mv)
            .collect();
        if mode.near && named != wanted || !mode.near && self.words.len() != 1 {
            return Err(format!("{named:?} for {wanted:?}"));
        }
        Ok(())
    }
}

impl<C: Circuit + Pins> Driver<C> {
    /// Keeps `valid` high for the one cycle in which `ready` is.
    fn shake(&mut self, valid: &str, ready: &str) {
        self.drive(valid, 0);
        self.settle();
        while self.read("load_ready") == 0 {
            self.circuit.edge();
            self.settle();
        }
        self.drive(valid, 1);
        self.settle();
        assert_eq!(self.read(ready), 1, "{ready} of a unit that does nothing");
        self.circuit.edge();
        self.drive(valid, 0);
        self.settle();
    }

    fn ask_repetition(&mut self, mode: Mode) -> Result<Run, String> {
        self.drive("query_mode", mode.word());
        self.drive("answer_ready", 1);
        self.shake("query_valid", "query_ready");
        let mut words = Vec::new();
        for cycles in 2..LONGEST_CYCLES {
            self.settle();
            let valid = self.read("answer_valid") == 1;
            let last = valid && self.read("answer_last") == 1;
            if valid {
                words.push(self.read("answer_word"));
            }
            self.circuit.edge();
            if last {
                self.settle();
                if self.read("cycles") != cycles {
                    return Err(format!("{} for {cycles} cycles", self.read("cycles")));
                }
                let counts =
                    self.read("steps") << 18 | self.read("held") << 9 | self.read("reversible");
                return Ok(Run {
                    words,
                    cycles,
                    counts,
                });
            }
        }
        Err(format!("no last word in {LONGEST_CYCLES} cycles"))
    }
}
