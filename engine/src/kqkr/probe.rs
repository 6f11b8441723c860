//! Probes a position for its value and best move.

use super::stage::{Men, NOT_WON, Turn};
use super::{Bare, Ending, Goal};
use crate::{Color, Kind, Move, Position, Square};

/// A table with the stage of every position, in any form.
pub trait Lookup {
    /// Returns the stage of a legal position: the winner's moves to the goal, or [`NOT_WON`].
    fn stage(&self, ending: Ending, goal: Goal, turn: Turn, men: Men) -> u8;

    /// Returns where the winner's king and piece are after the best move, with the winner to move, if the table has its
    /// own way to find it; otherwise the probe looks up the value of each move.
    ///
    /// Of several best moves it is the first in the order of origin and destination squares.
    fn winning_move(&self, ending: Ending, goal: Goal, men: Men) -> Option<(Square, Square)> {
        let _ = (ending, goal, men);
        None
    }

    /// Returns the ending after the winner's capture.
    fn bare(&self, ending: Ending) -> &Bare;
}

/// The value of a position for the side to move, with the plies to the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Won in this many plies.
    Win(u32),
    /// Neither side can win.
    Draw,
    /// Lost in this many plies.
    Loss(u32),
}

impl Value {
    /// Returns the plies to the goal; `None` for a draw.
    pub const fn plies(self) -> Option<u32> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    /// Returns `win`, `draw` or `loss`.
    pub const fn name(self) -> &'static str {
        match self {
            Value::Win(_) => "win",
            Value::Draw => "draw",
            Value::Loss(_) => "loss",
        }
    }

    /// Returns the value, for the side that makes it, of a move that leads to a position of this value.
    const fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// Returns a number that is higher for values that the side to move prefers: quick wins, then draws, then slow
    /// losses.
    const fn preference(self) -> i64 {
        match self {
            Value::Win(plies) => 1_000 - plies as i64,
            Value::Draw => 0,
            Value::Loss(plies) => plies as i64 - 1_000,
        }
    }
}

/// Why a position cannot be probed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProbeError {
    /// The position has other men than the tables.
    #[error(
        "`{fen}`: expected king and queen against king and rook, or one of the two pieces \
         against a king alone"
    )]
    Men {
        /// The position.
        fen: String,
    },
    /// The position has castling rights, which the tables do not cover.
    #[error("`{fen}`: castling rights `{rights}`: expected `-`, as the tables have no castling")]
    Castling {
        /// The position.
        fen: String,
        /// The rights.
        rights: String,
    },
}

/// The answer of a probe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The value, with the plies to mate.
    pub mate: Value,
    /// The value, with the plies to mate or to the winner's capture into a won ending, including the capture.
    pub conversion: Value,
    /// The move that keeps the value and the plies to mate; of several, the first in the order of origin and
    /// destination squares, whatever the form of the table. `None` if there is no legal move.
    pub best: Option<Move>,
}

/// Probes a position.
///
/// # Errors
/// Returns an error for castling rights, and for men other than king and queen against king and rook, with either
/// colours, or king and one of the two pieces against a bare king.
pub fn probe(table: &impl Lookup, position: &Position) -> Result<Answer, ProbeError> {
    let men = four_men(position);
    if matches!(men, FourMen::Kings | FourMen::Other) {
        return Err(ProbeError::Men {
            fen: position.to_string(),
        });
    }
    if !position.castling().is_empty() {
        return Err(ProbeError::Castling {
            fen: position.to_string(),
            rights: position.castling().to_string(),
        });
    }
    let known = |goal| value(table, position, goal).expect("these men are in the tables");
    Ok(Answer {
        mate: known(Goal::Mate),
        conversion: known(Goal::Conversion),
        best: best_move(table, position, Goal::Mate),
    })
}

/// Returns the move that keeps the position's value and its plies; of several, the first in the order of origin and
/// destination squares. `None` if there is no legal move, or if the tables do not cover the men.
pub fn best_move(table: &impl Lookup, position: &Position, goal: Goal) -> Option<Move> {
    if let FourMen::Both { queen } = four_men(position) {
        let side = position.side_to_move();
        let ending = match side == queen {
            true => Ending::QueenWins,
            false => Ending::RookWins,
        };
        let to =
            men_of(position, ending, side).and_then(|men| table.winning_move(ending, goal, men));
        if let Some((king, piece)) = to {
            let is_it = |mv: &&Move| {
                let after = position.play(**mv);
                after.king(side) == king && after.pieces(side, ending.piece()).has(piece)
            };
            return position.legal_moves().iter().find(is_it).copied();
        }
    }
    let mut best: Option<(i64, Move)> = None;
    let mut moves = position.legal_moves().to_vec();
    moves.sort_by_key(|mv| (mv.from(), mv.to()));
    for mv in moves {
        let preference = move_value(table, position, mv, goal)?.preference();
        if best.is_none_or(|(most, _)| preference > most) {
            best = Some((preference, mv));
        }
    }
    best.map(|(_, mv)| mv)
}

/// Returns the value of a legal move for the side that makes it; `None` if the tables do not cover the men.
pub fn move_value(table: &impl Lookup, position: &Position, mv: Move, goal: Goal) -> Option<Value> {
    let after = value(table, &position.play(mv), goal)?.before();
    match after {
        Value::Win(_) if goal == Goal::Conversion && mv.kind().is_capture() => Some(Value::Win(1)),
        value => Some(value),
    }
}

/// Returns the value of a position for the side to move; `None` if the tables do not cover the men. Ignores castling
/// rights.
pub fn value(table: &impl Lookup, position: &Position, goal: Goal) -> Option<Value> {
    let side = position.side_to_move();
    let (winner, turn, stage) = match four_men(position) {
        FourMen::Other => return None,
        FourMen::Kings => return Some(Value::Draw),
        FourMen::One { ending, strong } => {
            let bare = table.bare(ending);
            let (king, other) = (position.king(strong), position.king(!strong));
            let piece = position.pieces(strong, ending.piece()).first()?;
            let turn = turn_of(strong, side);
            let stage = match turn {
                Turn::Winner => bare.winners(king, other, piece),
                Turn::Loser => bare.losers(king, other, piece),
            };
            (strong, turn, stage)
        }
        FourMen::Both { queen } => {
            let found = Ending::ALL.into_iter().find_map(|ending| {
                let winner = match ending {
                    Ending::QueenWins => queen,
                    Ending::RookWins => !queen,
                };
                let men = men_of(position, ending, winner)?;
                let turn = turn_of(winner, side);
                let stage = table.stage(ending, goal, turn, men);
                (stage != NOT_WON).then_some((winner, turn, stage))
            });
            match found {
                Some(found) => found,
                None => return Some(Value::Draw),
            }
        }
    };
    let moves = u32::from(stage);
    Some(match turn {
        _ if stage == NOT_WON => Value::Draw,
        Turn::Winner => {
            debug_assert_eq!(winner, side);
            Value::Win(2 * moves - 1)
        }
        Turn::Loser => Value::Loss(2 * moves),
    })
}

fn men_of(position: &Position, ending: Ending, winner: Color) -> Option<Men> {
    Some(Men {
        king: position.king(winner),
        other: position.king(!winner),
        piece: position.pieces(winner, ending.piece()).first()?,
        foe: position.pieces(!winner, ending.foe()).first()?,
    })
}

fn turn_of(winner: Color, side: Color) -> Turn {
    match winner == side {
        true => Turn::Winner,
        false => Turn::Loser,
    }
}

enum FourMen {
    Both { queen: Color },
    One { ending: Ending, strong: Color },
    Kings,
    Other,
}

fn four_men(position: &Position) -> FourMen {
    let pieces = position.occupied() & !position.of_kind(Kind::King);
    let count = |color, kind| position.pieces(color, kind).len();
    for strong in Color::ALL {
        match (
            pieces.len(),
            count(strong, Kind::Queen),
            count(strong, Kind::Rook),
        ) {
            (0, ..) => return FourMen::Kings,
            (1, 1, 0) => {
                return FourMen::One {
                    ending: Ending::QueenWins,
                    strong,
                };
            }
            (1, 0, 1) => {
                return FourMen::One {
                    ending: Ending::RookWins,
                    strong,
                };
            }
            (2, 1, 0) if count(!strong, Kind::Rook) == 1 => return FourMen::Both { queen: strong },
            _ => {}
        }
    }
    FourMen::Other
}
