//! Finds ways for like pieces to change places.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};

use crate::random::Chance;
use crate::{Bitboard, Color, Kind, Piece, Position, Square, attacks};

/// The squares of the pieces, and whether an odd number of moves led there. Two pieces use the first two squares.
type State = ([Square; 3], bool);

/// The number of states examined before the search gives up.
const STATES: usize = 3_000;

/// Returns moves of one side, as origin and destination, by which two or three of its pieces of one kind take each
/// other's places.
///
/// Their number is even, so that an opponent who moves back and forth can be back as well. It is empty if there are no
/// such pieces or there is no way nearby. The search assumes that nobody else moves, and ignores checks.
pub fn rotation(
    position: &Position,
    side: Color,
    chance: &mut Chance,
) -> VecDeque<(Square, Square)> {
    let kinds = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    let several: Vec<Kind> = kinds
        .into_iter()
        .filter(|&kind| position.pieces(side, kind).is_several())
        .collect();
    let Some(&kind) = chance.pick(&several) else {
        return VecDeque::new();
    };
    let mut squares: Vec<Square> = position.pieces(side, kind).collect();
    while squares.len() > 3 || (squares.len() == 3 && chance.once_in(2)) {
        squares.remove(chance.below(squares.len() as u32) as usize);
    }
    let number = squares.len();
    let mut men = [squares[0]; 3];
    men[..number].copy_from_slice(&squares);

    let all: Bitboard = squares.iter().copied().collect();
    let others = position.occupied() & !all;
    let region = near(squares[0], chance) | all;
    let mut goal = men;
    goal[..number].rotate_left(1);
    if number == 2 {
        // There is no third piece.
        goal[2] = men[2];
    }
    search(
        Piece::new(side, kind),
        number,
        others,
        region,
        (men, false),
        (goal, false),
    )
}

/// A block of four by four squares that contains this one.
fn near(square: Square, chance: &mut Chance) -> Bitboard {
    let corner = |at: u8, chance: &mut Chance| at.saturating_sub(chance.below(4) as u8).min(4);
    let file = corner(square.file(), chance);
    let rank = corner(square.rank(), chance);
    (0..16)
        .map(|index| Square::from_file_rank(file + index % 4, rank + index / 4))
        .collect()
}

/// Searches breadth first, so the way is one of the shortest.
fn search(
    piece: Piece,
    number: usize,
    others: Bitboard,
    region: Bitboard,
    start: State,
    goal: State,
) -> VecDeque<(Square, Square)> {
    let mut came: HashMap<State, State> = HashMap::from([(start, start)]);
    let mut queue = VecDeque::from([start]);
    while let Some(state) = queue.pop_front() {
        if state == goal {
            return way(&came, number, start, goal);
        }
        if came.len() > STATES {
            break;
        }
        let (men, odd) = state;
        let occupied = others | men[..number].iter().copied().collect();
        for man in 0..number {
            let from = men[man];
            let reach = match piece.kind {
                Kind::Knight => attacks::knight(from),
                Kind::Bishop => attacks::bishop(from, occupied),
                Kind::Rook => attacks::rook(from, occupied),
                _ => attacks::queen(from, occupied),
            };
            for to in reach & region & !occupied {
                let mut next = men;
                next[man] = to;
                if let Entry::Vacant(new) = came.entry((next, !odd)) {
                    new.insert(state);
                    queue.push_back((next, !odd));
                }
            }
        }
    }
    VecDeque::new()
}

/// Reconstructs the moves from start to goal by following each state back to its predecessor.
fn way(
    came: &HashMap<State, State>,
    number: usize,
    start: State,
    goal: State,
) -> VecDeque<(Square, Square)> {
    let mut moves = VecDeque::new();
    let mut state = goal;
    while state != start {
        let before = came[&state];
        let moved = (0..number).find(|&man| before.0[man] != state.0[man]);
        if let Some(man) = moved {
            moves.push_front((before.0[man], state.0[man]));
        }
        state = before;
    }
    moves
}
