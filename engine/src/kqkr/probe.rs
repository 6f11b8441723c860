//! From a position to its value and its best move.

use super::stage::{Men, NOT_WON, Turn};
use super::{Bare, Ending, Goal};
use crate::{Color, Kind, Move, Position, Square};

/// A table that knows the stage of every position, whatever form it is kept in.
pub trait Lookup {
    /// The stage of a legal position: the winner's moves to the goal, or [`NOT_WON`].
    fn stage(&self, ending: Ending, goal: Goal, turn: Turn, men: Men) -> u8;

    /// Where the winner's king and piece go by the best move, the winner to move, if the table has a way of its own to find
    /// it; else each move's value is looked up. Of several it is the first in the order of squares, from and to.
    fn winning_move(&self, ending: Ending, goal: Goal, men: Men) -> Option<(Square, Square)> {
        let _ = (ending, goal, men);
        None
    }

    /// The ending that the winner's capture leads to.
    fn bare(&self, ending: Ending) -> &Bare;
}

/// What a position is worth to the side to move, with the plies to the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Won in so many plies.
    Win(u32),
    /// Neither side can win.
    Draw,
    /// Lost in so many plies.
    Loss(u32),
}

impl Value {
    /// Plies to the goal; `None` when drawn.
    pub const fn plies(self) -> Option<u32> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    /// `win`, `draw` or `loss`.
    pub const fn name(self) -> &'static str {
        match self {
            Value::Win(_) => "win",
            Value::Draw => "draw",
            Value::Loss(_) => "loss",
        }
    }

    /// The value of a move that leads to a position of this value, to the side that makes it.
    const fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// Grows with what the side to move prefers: quick wins, draws, slow losses.
    const fn preference(self) -> i64 {
        match self {
            Value::Win(plies) => 1_000 - plies as i64,
            Value::Draw => 0,
            Value::Loss(plies) => plies as i64 - 1_000,
        }
    }
}

/// Why a position has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProbeError {
    /// Other men than the tables are about.
    #[error(
        "`{fen}`: expected king and queen against king and rook, or one of the two pieces \
         against a king alone"
    )]
    Men {
        /// The position.
        fen: String,
    },
    /// A castling right: the tables know nothing of castling.
    #[error("`{fen}`: castling rights `{rights}`: expected `-`, as the tables have no castling")]
    Castling {
        /// The position.
        fen: String,
        /// The rights.
        rights: String,
    },
}

/// All that is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// With the plies to mate.
    pub mate: Value,
    /// With the plies to mate or to the winner's capture into a won ending, his own capture counted.
    pub conversion: Value,
    /// The move that keeps the value and its plies to mate, of several the first in the order of squares, from and to, in
    /// whatever form the table is; `None` when there is no legal move.
    pub best: Option<Move>,
}

/// Answers a position.
///
/// # Errors
/// For other men than king and queen against king and rook, of either colours, or one of the two pieces against a
/// king alone; and for castling rights.
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

/// The move that keeps the value of the position and its plies, of several the first in the order of squares, from and to;
/// `None` when there is no legal move, or the men are others.
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

/// What a legal move is worth to the side that makes it; `None` for other men.
pub fn move_value(table: &impl Lookup, position: &Position, mv: Move, goal: Goal) -> Option<Value> {
    let after = value(table, &position.play(mv), goal)?.before();
    match after {
        Value::Win(_) if goal == Goal::Conversion && mv.kind().is_capture() => Some(Value::Win(1)),
        value => Some(value),
    }
}

/// What a position is worth to the side to move; `None` for other men. Castling rights are not looked at.
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
