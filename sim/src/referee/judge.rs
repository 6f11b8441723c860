//! Judges one position: compares a program's counts below each move with the generator's.

use fpgambit_engine::{Color, Kind, Mode, Move, Position};

use super::answer::{Divide, ask};
use super::cause::{self, Cause};
use super::program::{Program, ProgramError, ProgramFault};
use crate::device::{DeviceError, MoveGenerator};
use crate::perft::perft;
use crate::verify::shrink;

/// Why there is no judgement.
#[derive(Debug, thiserror::Error)]
pub enum JudgeError {
    /// The program violates UCI.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// The generator failed.
    #[error(transparent)]
    Device(#[from] DeviceError),
}

impl JudgeError {
    /// Whether the check was stopped, so that nobody waits for the answer.
    pub(super) fn is_stop(&self) -> bool {
        let JudgeError::Program(error) = self else {
            return false;
        };
        matches!(error.fault, ProgramFault::Stopped { .. })
    }
}

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// The program returns a move that is not legal, or returns a move twice.
    Extra,
    /// The program does not return a legal move.
    Missing,
}

impl FaultKind {
    /// The name, as a single word.
    pub const fn name(self) -> &'static str {
        match self {
            FaultKind::Extra => "extra",
            FaultKind::Missing => "missing",
        }
    }
}

/// One move in one position that a program gets wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The position sent to the program.
    pub root: Position,
    /// The legal moves sent to the program.
    pub moves: Vec<Move>,
    /// The wrong move after them, in UCI notation.
    pub text: String,
    /// Whether the move is extra or missing.
    pub kind: FaultKind,
    /// The cause.
    pub cause: Cause,
}

/// The first difference between two lists.
#[derive(Debug, PartialEq, Eq)]
enum Difference {
    /// A move in only one list.
    Move(String, FaultKind),
    /// A move in both lists with different counts; whether the program counts more.
    Count(String, bool),
}

/// Whether each side's pieces can come from the usual sixteen by promotions; programs have no room for more.
pub fn has_a_games_pieces(position: &Position) -> bool {
    let of_game = [
        (Kind::Knight, 2),
        (Kind::Bishop, 2),
        (Kind::Rook, 2),
        (Kind::Queen, 1),
    ];
    Color::ALL.into_iter().all(|color| {
        let promoted = of_game.map(|(kind, number)| {
            let there = position.pieces(color, kind).len();
            there.saturating_sub(number)
        });
        let pawns = position.pieces(color, Kind::Pawn).len();
        pawns + promoted.iter().sum::<u32>() <= 8
    })
}

/// A program, and the generator that it is compared with.
pub struct Judge {
    /// The generator, which is the reference.
    pub generator: Box<dyn MoveGenerator + Send>,
    /// The program under test.
    pub program: Program,
}

impl Judge {
    /// Counts perft below each move with the generator, in the order of the moves' texts.
    fn divide(&mut self, position: &Position, depth: u32) -> Result<Divide, DeviceError> {
        self.generator.load(position)?;
        let moves = self.generator.generate(Mode::LEGAL)?.moves;
        let below = moves.into_iter().map(|timed| {
            let below = perft(self.generator.as_mut(), &position.play(timed.mv), depth - 1)?;
            Ok((timed.mv.to_string(), below.nodes))
        });
        let mut divide = below.collect::<Result<Divide, DeviceError>>()?;
        divide.sort_unstable();
        Ok(divide)
    }

    /// Finds the first difference after some moves from a root, and the number of nodes.
    fn difference(
        &mut self,
        root: &Position,
        moves: &[Move],
        depth: u32,
    ) -> Result<(Option<Difference>, u64), JudgeError> {
        let at = moves.iter().fold(root.clone(), |at, &mv| at.play(mv));
        let expected = self.divide(&at, depth)?;
        let reported = ask(&mut self.program, root, moves, depth)?;
        let nodes = expected.iter().map(|(_, nodes)| nodes).sum();
        Ok((difference(&expected, &reported), nodes))
    }

    /// Whether the program's counts agree with the generator's to this depth (at least 1), and the number of nodes.
    ///
    /// # Errors
    /// Returns an error if the program or the generator gives no answer.
    pub fn agrees(&mut self, position: &Position, depth: u32) -> Result<(bool, u64), JudgeError> {
        let (difference, nodes) = self.difference(position, &[], depth)?;
        Ok((difference.is_none(), nodes))
    }

    /// Descends to the single move that causes the difference; `None` if the difference has disappeared.
    ///
    /// # Errors
    /// Returns an error if the program or the generator gives no answer.
    pub fn descend(&mut self, root: &Position, depth: u32) -> Result<Option<Fault>, JudgeError> {
        let mut moves = Vec::new();
        let mut at = root.clone();
        let mut above = None;
        for depth in (1..=depth).rev() {
            match self.difference(root, &moves, depth)?.0 {
                None => break,
                Some(Difference::Move(text, kind)) => {
                    let cause = cause_of(root, &moves, &at, &text, kind);
                    return Ok(Some(fault(root, moves, text, kind, cause)));
                }
                Some(Difference::Count(text, more)) => {
                    above = Some((text.clone(), more));
                    if depth > 1 {
                        let mv = at.parse_uci(&text).map_err(|_| unknown(&text))?;
                        moves.push(mv);
                        at.make(mv);
                    }
                }
            }
        }
        // Below the move the counts agree, or there are no moves left to distinguish.
        let Some((text, more)) = above else {
            return Ok(None);
        };
        if moves.last().is_some_and(|last| last.to_string() == text) {
            moves.pop();
        }
        let kind = match more {
            true => FaultKind::Extra,
            false => FaultKind::Missing,
        };
        Ok(Some(fault(root, moves, text, kind, Cause::Count)))
    }

    /// Finds the same fault with the same cause, with fewer moves before it and fewer pieces on the board. If the
    /// program stops answering, it is not asked again.
    ///
    /// # Errors
    /// Returns an error if the connection to the generator is lost.
    pub fn shrink(&mut self, found: &Fault) -> Result<Fault, DeviceError> {
        if found.cause == Cause::Count {
            return Ok(found.clone());
        }
        let mut end = None;
        let mut shows = |root: &Position, moves: &[Move]| {
            if end.is_some() {
                return None;
            }
            self.shows(found, root, moves).unwrap_or_else(|error| {
                end = Some(error);
                None
            })
        };
        let mut smallest = found.clone();
        // Start from the last position, or from an earlier one, as long as the fault still shows.
        for removed in 0..found.moves.len() {
            let (before, after) = found.moves.split_at(found.moves.len() - removed);
            let root = before
                .iter()
                .fold(found.root.clone(), |at, &mv| at.play(mv));
            if let Some(same) = shows(&root, after) {
                smallest = same;
                break;
            }
        }
        let moves = smallest.moves.clone();
        let root = shrink(&smallest.root, |root| shows(root, &moves).is_some());
        match end {
            Some(JudgeError::Device(error)) if error.is_final() => Err(error),
            _ => Ok(fault(
                &root,
                moves,
                found.text.clone(),
                found.kind,
                found.cause,
            )),
        }
    }

    /// The fault at another root, if it shows there with the same cause. If the generator gives no answer, there is no
    /// fault.
    fn shows(
        &mut self,
        found: &Fault,
        root: &Position,
        moves: &[Move],
    ) -> Result<Option<Fault>, JudgeError> {
        let mut at = root.clone();
        for mv in moves {
            let Some(same) = at.legal_moves().into_iter().find(|legal| legal == mv) else {
                return Ok(None);
            };
            at.make(same);
        }
        let expected = match self.divide(&at, 1) {
            Ok(expected) => expected,
            Err(error) if error.is_final() => return Err(error.into()),
            Err(_) => return Ok(None),
        };
        let reported = ask(&mut self.program, root, moves, 1)?;
        let number = |divide: &Divide| {
            divide
                .iter()
                .filter(|(text, _)| *text == found.text)
                .count()
        };
        let (legal, given) = (number(&expected), number(&reported));
        let differs = match found.kind {
            FaultKind::Extra => given > legal,
            FaultKind::Missing => given < legal,
        };
        let cause = || cause_of(root, moves, &at, &found.text, found.kind);
        let same = differs && cause() == found.cause;
        Ok(same.then(|| {
            fault(
                root,
                moves.to_vec(),
                found.text.clone(),
                found.kind,
                found.cause,
            )
        }))
    }
}

fn fault(root: &Position, moves: Vec<Move>, text: String, kind: FaultKind, cause: Cause) -> Fault {
    let root = root.clone();
    Fault {
        root,
        moves,
        text,
        kind,
        cause,
    }
}

/// The generator returned a move that the engine does not know: the circuit is at fault, not the program.
fn unknown(text: &str) -> JudgeError {
    JudgeError::Device(DeviceError::UnknownMove {
        text: text.to_owned(),
    })
}

fn cause_of(root: &Position, moves: &[Move], at: &Position, text: &str, kind: FaultKind) -> Cause {
    let legal = at
        .legal_moves()
        .into_iter()
        .find(|mv| mv.to_string() == text);
    match (kind, legal) {
        (FaultKind::Extra, Some(_)) => Cause::Twice,
        (FaultKind::Extra, None) => cause::of_extra(root, moves, text),
        (FaultKind::Missing, Some(mv)) => cause::of_missing(at, mv),
        (FaultKind::Missing, None) => Cause::MissingMove,
    }
}

/// The first move that is in only one list, otherwise the first with different counts; both lists are sorted.
fn difference(expected: &Divide, reported: &Divide) -> Option<Difference> {
    if expected == reported {
        return None;
    }
    let (mut legal, mut given) = (expected.iter().peekable(), reported.iter().peekable());
    let mut counted = None;
    loop {
        match (legal.peek(), given.peek()) {
            (None, None) => return counted,
            (Some((text, nodes)), Some((other, others))) if text == other => {
                if nodes != others && counted.is_none() {
                    counted = Some(Difference::Count(text.clone(), others > nodes));
                }
                legal.next();
                given.next();
            }
            (Some((text, _)), Some((other, _))) if other < text => {
                return Some(Difference::Move(other.clone(), FaultKind::Extra));
            }
            (None, Some((other, _))) => {
                return Some(Difference::Move(other.clone(), FaultKind::Extra));
            }
            (Some((text, _)), _) => {
                return Some(Difference::Move(text.clone(), FaultKind::Missing));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(entries: &[(&str, u64)]) -> Divide {
        let owned = entries
            .iter()
            .map(|&(text, nodes)| (text.to_owned(), nodes));
        owned.collect()
    }

    #[test]
    fn impossible_piece_counts_are_detected() {
        let has = |fen: &str| has_a_games_pieces(&fen.parse().unwrap());
        assert!(has_a_games_pieces(&Position::startpos()));
        assert!(has("7k/8/8/8/8/8/QQQQQQQQ/QK6 b - - 0 1"));
        assert!(!has("7k/8/8/8/8/8/QQQQQQQQ/QKQ5 b - - 0 1"));
        assert!(!has("7k/8/8/8/8/P7/QQQQQQQQ/QK6 b - - 0 1"));
        assert!(!has("7K/8/8/8/8/p7/pppppppp/1k6 w - - 0 1"));
        assert!(has("7K/8/8/8/8/8/1ppppppp/bkbb4 w - - 0 1"));
    }

    #[test]
    fn wrong_moves_are_reported_before_wrong_counts() {
        let expected = list(&[("a2a3", 3), ("b2b3", 4), ("c2c3", 5)]);
        let of = |found: &[(&str, u64)]| difference(&expected, &list(found));
        assert_eq!(of(&[("a2a3", 3), ("b2b3", 4), ("c2c3", 5)]), None);
        let extra = |text: &str| Some(Difference::Move(text.to_owned(), FaultKind::Extra));
        let missing = |text: &str| Some(Difference::Move(text.to_owned(), FaultKind::Missing));
        assert_eq!(
            of(&[("a2a3", 9), ("b2b3", 4), ("c2c3", 5), ("d2d3", 1)]),
            extra("d2d3")
        );
        assert_eq!(of(&[("a2a3", 9), ("c2c3", 5)]), missing("b2b3"));
        assert_eq!(
            of(&[("a2a3", 3), ("b2b3", 4), ("b2b3", 4), ("c2c3", 5)]),
            extra("b2b3")
        );
        assert_eq!(of(&[]), missing("a2a3"));
        let more = Difference::Count("b2b3".to_owned(), true);
        assert_eq!(of(&[("a2a3", 3), ("b2b3", 6), ("c2c3", 1)]), Some(more));
    }
}
