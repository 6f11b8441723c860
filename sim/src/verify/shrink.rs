//! Shrinks a position that shows a fault.

use fpgambit_engine::{CastlingRights, Color, Kind, Mode, Position, Setup, Square};

use super::Difference;
use super::check::differs;
use crate::device::{DeviceError, MoveGenerator};

/// Pairs of pieces are removed only if there are at most this many pieces besides the kings; otherwise it takes too
/// long.
const PAIRS_UP_TO: usize = 12;

/// Returns the smallest position found that still fails: one from which no clock, en passant square, castling right,
/// piece or, if few pieces are left, pair of pieces can be removed.
///
/// Tries only positions that a FEN may have. `fails` tests each of them; it must return true for `position`.
pub fn shrink(position: &Position, mut fails: impl FnMut(&Position) -> bool) -> Position {
    let mut smallest = position.clone();
    'smaller: loop {
        for setup in simpler(&Setup::from(&smallest)) {
            if let Ok(candidate) = setup.position()
                && candidate != smallest
                && fails(&candidate)
            {
                smallest = candidate;
                continue 'smaller;
            }
        }
        return smallest;
    }
}

/// Every setup with one feature less, then every setup with two pieces less.
fn simpler(setup: &Setup) -> Vec<Setup> {
    let mut all = vec![
        Setup {
            halfmove: 0,
            fullmove: 1,
            ..setup.clone()
        },
        Setup {
            en_passant: None,
            ..setup.clone()
        },
    ];
    for color in Color::ALL {
        for right in [CastlingRights::short(color), CastlingRights::long(color)] {
            all.push(Setup {
                castling: setup.castling.without(right),
                ..setup.clone()
            });
        }
    }
    let pieces: Vec<Square> = Square::ALL
        .into_iter()
        .filter(|square| setup.board[square.index()].is_some_and(|piece| piece.kind != Kind::King))
        .collect();
    all.extend(pieces.iter().map(|&square| without(setup, square)));
    if pieces.len() <= PAIRS_UP_TO {
        for (number, &first) in pieces.iter().enumerate() {
            for &second in &pieces[number + 1..] {
                all.push(without(&without(setup, first), second));
            }
        }
    }
    all
}

/// The setup without a piece, and without the rights and the en passant square that need it.
fn without(setup: &Setup, square: Square) -> Setup {
    let mut setup = setup.clone();
    setup.board[square.index()] = None;
    setup.castling = setup.castling.without(CastlingRights::lost_at(square));
    // The pawn for the en passant square e3 or e6 is on e4 or e5: flip the lowest bit of the rank.
    let pawn = |target: Square| Square::new(target.index() as u8 ^ 8);
    if setup.en_passant.map(pawn) == Some(square) {
        setup.en_passant = None;
    }
    setup
}

/// Finds the first position at most `plies` below this one in which the generator's legal moves differ from the
/// engine's.
///
/// # Errors
/// Returns an error if the connection to the generator is lost.
pub fn first_difference_below(
    generator: &mut dyn MoveGenerator,
    position: &Position,
    plies: u32,
) -> Result<Option<(Position, Difference)>, DeviceError> {
    if let Some(difference) = differs(generator, position, Mode::ALL[0])? {
        return Ok(Some((position.clone(), difference)));
    }
    let Some(below) = plies.checked_sub(1) else {
        return Ok(None);
    };
    for mv in position.legal_moves() {
        let found = first_difference_below(generator, &position.play(mv), below)?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}
