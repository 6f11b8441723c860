//! Test vectors of the repetition unit and of the chain unit.
//!
#![doc = include_str!("vectors.md")]

use super::driver::RepetitionDriver;
use super::{Answer, QueryMode, Repetition, named_moves};
use crate::unit::{DriverError, Prompt, Simulator, Vectors, VectorsError};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{CASES, Line, Oracle, RandomLines, Step};
use fpgambit_engine::{Move, Position};

/// Lines that the bench plays in addition to the engine's [hard cases](CASES): name, position, moves.
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
    // When a capture is taken back, the captured piece reappears, and no castling rook may appear anywhere else.
    (
        "a piece is captured where it has gone",
        "4k3/8/1n6/8/8/3R4/8/4K3 w - - 0 1",
        "e1f1 b6c4 f1e1 c4b6 e1f1 b6d5 d3d5",
    ),
    (
        "the queen has come beside the castling king",
        "4k3/8/8/8/8/8/3Q4/4K2R w K - 0 1",
        "d2d1 e8e7 d1d2 e7e8 d2d1 e8e7 e1g1",
    ),
    (
        "the queen has come beside the king who castles long",
        "4k3/8/8/8/8/8/5Q2/R3K3 w Q - 0 1",
        "f2f1 e8e7 f1f2 e7e8 f2f1 e8e7 e1c1",
    ),
];

/// All pieces of both sides leave, so that 24 are displaced, and return.
const ALL_BEGIN: &str = "rnbqkbnr/8/2nbrq2/8/8/2QRBN2/8/RNBQKBNR w - - 0 1";
const ALL_LEAVE: &str = "f1g2 h8h4 a1a6 d6h2 c3e5 f6g6 e1e2 d8e7 e3f4 c6a5 d3d5 b8d7 b1c3 a8b8 c1d2 f8g7 d1e1 e6b6 f3d4 \
    c8b7 g1h3 e8f7 h1f1 g8h6 d4f3 b6e6 c3b1 b7c8 f4e3 g6f6 e5c3 a5c6 f1h1 e7d8 h3g1 h2d6 e1d1 f7e8 d2c1 h6g8 g2f1 h4h8 \
    a6a1 b8a8 e2e1 d7b8 d5d3 g7f8";

/// Two rooks run in circles; the lengths of the circles determine after how many moves both are back.
const ROUNDS_BEGIN: &str = "4k3/7r/8/8/8/8/2P5/R3K3 w - - 0 1";
const WHITE_ROUNDS: [&str; 2] = [
    "a1a2 a2a3 a3b3 b3b1 b1a1",
    "a1a2 a2a3 a3a4 a4b4 b4b3 b3b2 b2b1 b1c1 c1a1",
];
const BLACK_ROUNDS: [&str; 2] = [
    "h7h6 h6g6 g6g7 g7h7",
    "h7h6 h6h5 h5g5 g5g6 g6g7 g7g8 g8f8 f8f7 f7f6 f6f5 f5d5 d5d6 d6d7 d7c7 c7b7 b7h7",
];
/// White's circle, Black's circle, and plies: in all lines but the first, the number of plies after which the first
/// position recurs.
const ROUNDS: [(usize, usize, usize); 4] = [(0, 0, 56), (1, 0, 72), (0, 1, 160), (1, 1, 288)];
/// The pawn's move that ends the circles.
const ROUNDS_END: &str = "c2c3";

/// Maximum number of moves of a short line.
const SHORT: usize = 6;
/// Number of short lines.
const SHORT_LINES: usize = 48;

/// Number of moves that the history keeps.
const KEPT: usize = 510;

/// Number of random boards that are not positions: each square is empty or has one bit of a nibble set, so no bit hides
/// another.
const SPARSE_BOARDS: usize = 12;

/// Runs a circuit over lines of play, with a query after each move, in one mode after another, and checks its answers
/// against the engine's oracle. The lines of this list and every third of the others are taken back halfway and played
/// again.
///
/// # Errors
/// If an answer differs or the unit breaks its contract.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    lines(simulator, &QueryMode::ALL, true)
}

/// Runs the same lines on a unit that supports only some of the modes or has no board.
pub(crate) fn lines(
    simulator: impl Simulator,
    modes: &'static [QueryMode],
    has_board: bool,
) -> Result<Vectors, VectorsError> {
    let mut player = Player {
        driver: RepetitionDriver::new(simulator),
        modes,
        has_board,
        vectors: Vectors::default(),
    };
    let cases = CASES.iter().map(|case| (case.name, case.fen, case.moves));
    for (number, (name, fen, moves)) in (1..).zip(cases.chain(LINES.iter().copied())) {
        let line = Line::parse(fen, moves).expect("the lists hold legal lines");
        player.play(name, &line, 1)?;
        if number > CASES.len() || usize::is_multiple_of(number, 3) {
            player.take_back(&line)?;
            player.break_off()?;
        }
        if player.has_board && number > CASES.len() {
            player.load(name, &line)?;
            player.push_all(&line)?;
            player.see_end(&line)?;
            player.load(name, &line)?;
            player.push_all(&line)?;
            player.see_start(&line)?;
        }
    }
    for line in RandomLines::new(2013).take(24) {
        player.play("by chance", &line, 3)?;
    }
    // Many boards, each loaded, changed and taken back: a piece on a wrong square changes the set of repeating moves.
    let short = RandomLines::new(2007).filter(|line| line.steps.len() <= SHORT);
    for (number, line) in short.take(SHORT_LINES).enumerate() {
        player.play("short, by chance", &line, 1)?;
        player.take_back(&line)?;
        if !player.has_board {
            continue;
        }
        if usize::is_multiple_of(number, 2) {
            player.see_start(&line)?;
        } else {
            player.see_end(&line)?;
        }
    }
    if player.has_board {
        player.see_sparse_boards()?;
    }
    for (white, black, plies) in ROUNDS {
        let moves = rounds(WHITE_ROUNDS[white], BLACK_ROUNDS[black], plies) + ROUNDS_END;
        let line = Line::parse(ROUNDS_BEGIN, &moves).expect("the rounds are legal");
        player.play("far back", &line, plies / 4)?;
        // The pawn goes back, and all moves before it are reversible again.
        player.pop()?;
        let (oracle, position) = &reached(&line)[plies];
        player.ask(oracle, position, plies)?;
    }
    let all = Line::parse(ALL_BEGIN, ALL_LEAVE).expect("the pieces' ways are legal");
    player.play("all leave and come home", &all, 4)?;
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ".repeat(132);
    let start = Position::startpos().to_string();
    let longest = Line::parse(&start, &shuffle).expect("knights go out and home");
    player.play("longer than the history", &longest, 66)?;
    Ok(player.vectors)
}

/// The moves of two circles, alternating, for this number of plies.
fn rounds(white: &str, black: &str, plies: usize) -> String {
    let turns = white.split(' ').cycle().zip(black.split(' ').cycle());
    let turns = turns.map(|(white, black)| format!("{white} {black} "));
    turns.take(plies / 2).collect()
}

/// Plays lines on a unit and records what it does.
struct Player<S> {
    driver: RepetitionDriver<S>,
    modes: &'static [QueryMode],
    /// The unit has a board that can be examined.
    has_board: bool,
    vectors: Vectors,
}

impl<S: Simulator> Player<S> {
    /// Plays a line, with queries after every `every` moves.
    fn play(&mut self, name: &str, line: &Line, every: usize) -> Result<(), VectorsError> {
        self.load(name, line)?;
        let mut oracle = Oracle::new(&line.start);
        for (ply, (before, step)) in (1..).zip(line.positions()) {
            self.push(&before, step)?;
            let after = oracle.step(&before, step);
            if usize::is_multiple_of(ply, every) {
                self.ask(&oracle, &after, ply)?;
            }
        }
        Ok(())
    }

    fn load(&mut self, name: &str, line: &Line) -> Result<(), VectorsError> {
        let clocks = self.timed(|driver| driver.load(&line.start))?;
        let about = format!("{name}: {}", line.start);
        self.loaded(&about, clocks, &line.start.image());
        Ok(())
    }

    fn loaded(&mut self, about: &str, clocks: u32, image: &[u32; 9]) {
        self.vectors.begin(about);
        self.vectors.push(&[1 << 28 | clocks]);
        self.vectors.push(image);
    }

    fn push_all(&mut self, line: &Line) -> Result<(), VectorsError> {
        line.positions()
            .try_for_each(|(before, step)| self.push(&before, step))
    }

    fn push(&mut self, before: &Position, step: Step) -> Result<(), VectorsError> {
        let clocks = self.timed(|driver| driver.push(step))?;
        let word = 1 << 31 | clocks << 27 | step.promotion() << 24 | step.record(before).word();
        self.vectors.push(&[word]);
        Ok(())
    }

    fn pop(&mut self) -> Result<(), VectorsError> {
        let clocks = self.timed(RepetitionDriver::pop)?;
        self.vectors.push(&[3 << 28 | clocks]);
        Ok(())
    }

    /// Returns the number of clocks that an operation keeps the unit busy.
    fn timed<T>(
        &mut self,
        something: impl FnOnce(&mut RepetitionDriver<S>) -> Result<T, DriverError>,
    ) -> Result<u32, DriverError> {
        self.driver.settle()?;
        let begun = self.driver.clocks();
        something(&mut self.driver)?;
        self.driver.settle()?;
        Ok((self.driver.clocks() - begun) as u32)
    }

    /// Takes back half of the line just played, with queries after the first and the last move, plays it again, and
    /// queries once more.
    fn take_back(&mut self, line: &Line) -> Result<(), VectorsError> {
        let (half, whole) = (line.steps.len() / 2, line.steps.len());
        let reached = reached(line);
        for left in (half..whole).rev() {
            self.pop()?;
            if left == half || left + 1 == whole {
                let (oracle, position) = &reached[left];
                self.ask(oracle, position, left)?;
            }
        }
        for (ply, step) in (half..).zip(&line.steps[half..]) {
            self.push(&reached[ply].1, *step)?;
            let (oracle, position) = &reached[ply + 1];
            self.ask(oracle, position, ply + 1)?;
        }
        Ok(())
    }

    /// Resets the unit while it takes a move back. The unit then has the history from before the pop, or none.
    fn break_off(&mut self) -> Result<(), VectorsError> {
        let kept = self.driver.positions().len() as u32 - 1;
        self.driver.pop()?;
        self.driver.driver().reset();
        let held = self.driver.driver().read(Repetition::PINS.held);
        if held != 0 && held != kept - 1 {
            return Err(VectorsError::Disagreement {
                fen: self.driver.positions()[0].to_string(),
                found: format!("{held} moves kept after a reset within a pop"),
                expected: format!("none, or {}", kept - 1),
            });
        }
        self.vectors.push(&[5 << 28 | held]);
        Ok(())
    }

    /// Examines the board at the end of a line that has been played.
    fn see_end(&mut self, line: &Line) -> Result<(), VectorsError> {
        let end = line.positions().last().map(|(before, step)| {
            let mut end = before;
            step.make(&mut end);
            end
        });
        let end = end.as_ref().unwrap_or(&line.start);
        self.see(&end.to_string(), end.occupied().0)
    }

    /// Takes back a line that has been played, and examines the board.
    fn see_start(&mut self, line: &Line) -> Result<(), VectorsError> {
        for _ in &line.steps {
            self.pop()?;
        }
        self.see(&line.start.to_string(), line.start.occupied().0)
    }

    /// Loads boards that occur in no game, and examines them.
    fn see_sparse_boards(&mut self) -> Result<(), VectorsError> {
        let mut chance = Chance::new(1989);
        for number in 1..=SPARSE_BOARDS {
            let mut image = [0; 9];
            let mut occupied = 0;
            for square in 0..64 {
                if chance.once_in(2) {
                    occupied |= 1 << square;
                    image[square / 8] |= 1 << (square % 8 * 4) << chance.below(4);
                }
            }
            let about = format!("sparse board {number}");
            let clocks = self.timed(|driver| driver.load_board(image))?;
            self.loaded(&about, clocks, &image);
            self.see(&about, occupied)?;
        }
        Ok(())
    }

    /// Reads which squares are occupied; this ends the game.
    fn see(&mut self, board: &str, expected: u64) -> Result<(), VectorsError> {
        let found = self.driver.occupied()?;
        if found != expected {
            return Err(VectorsError::Disagreement {
                fen: board.to_owned(),
                found: format!("pieces on {found:#018x}"),
                expected: format!("{expected:#018x}"),
            });
        }
        self.vectors
            .push(&[6 << 28, found as u32, (found >> 32) as u32]);
        Ok(())
    }

    /// Runs queries in the default mode and in the next one.
    fn ask(
        &mut self,
        oracle: &Oracle,
        position: &Position,
        ply: usize,
    ) -> Result<(), VectorsError> {
        for mode in [QueryMode::default(), self.modes[ply % self.modes.len()]] {
            let answered = self.driver.query(mode, &mut Prompt)?;
            let words: Vec<u32> = answered.run.words().collect();
            check_answer(&words, mode, oracle, position, ply)?;
            let head = 4 << 28 | mode.word() << 25 | (words.len() as u32) << 16;
            let counts = answered.steps << 18 | answered.held << 9 | answered.reversible;
            self.vectors.push(&[head | answered.run.cycles]);
            self.vectors.push(&[counts]);
            self.vectors.push(&words);
            self.vectors.moves += words.len();
        }
        Ok(())
    }
}

/// Returns the start of a line and the position after each ply, each with an oracle that has followed the line to it.
pub(crate) fn reached(line: &Line) -> Vec<(Oracle, Position)> {
    let mut oracle = Oracle::new(&line.start);
    let mut reached = vec![(oracle.clone(), line.start.clone())];
    for (before, step) in line.positions() {
        let after = oracle.step(&before, step);
        reached.push((oracle.clone(), after));
    }
    reached
}

/// Checks the words of an answer against the oracle for a position reached after this number of plies.
///
/// # Errors
/// If they differ.
pub(crate) fn check_answer(
    words: &[u32],
    mode: QueryMode,
    oracle: &Oracle,
    position: &Position,
    ply: usize,
) -> Result<(), VectorsError> {
    let differs = |found: String, expected: String| VectorsError::Disagreement {
        fen: position.to_string(),
        found: format!("{found} to {mode:?}"),
        expected,
    };
    let verdict = Answer::from_word(words.last().copied().unwrap_or(0)).verdict;
    let mut expected = oracle.query();
    if mode.first {
        expected.count = expected.count.min(2);
    }
    // Each position of the longest line recurs every four plies.
    expected.count = expected.count.min(127).min(1 + (ply.min(KEPT) / 4) as u32);
    if verdict != expected {
        return Err(differs(format!("{verdict:?}"), format!("{expected:?}")));
    }
    let named = named_moves(words.iter().copied(), position);
    let repeat = oracle.moves_that_repeat(position).into_iter();
    let wanted: Vec<Move> = repeat
        .filter(|&(_, back)| !mode.first || expected.back.is_none_or(|end| back < end))
        .filter(|&(_, back)| back as usize <= KEPT)
        .map(|(mv, _)| mv)
        .collect();
    match mode.near && named == wanted || !mode.near && words.len() == 1 {
        true => Ok(()),
        false => Err(differs(format!("{named:?}"), format!("{wanted:?}"))),
    }
}
