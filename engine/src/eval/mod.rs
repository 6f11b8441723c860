//! Static evaluation of a position, in centipawns.
//!
//! The value is a sum of weighted terms ([`terms`]): material and piece-squares, mobility, pawn structure, king safety
//! and threats. Each has a middlegame and an endgame weight, blended by the pieces still on the board. Endgames in
//! which more material does not win are scaled down; a bare king and material that cannot win have special values
//! ([`crate::endgame`]).
//!
//! ```
//! use fpgambit_engine::{Position, eval::evaluate};
//!
//! // Level except for the side to move, and the same with colours swapped.
//! let start = Position::startpos();
//! assert!((1..50).contains(&evaluate(&start)));
//! assert_eq!(evaluate(&start), evaluate(&start.mirrored()));
//! ```
//!
//! The weights are our own: a first set from a formula ([`formula`]), tuned on positions from self-play games.
//! `engine/examples/tune/main.rs` describes how to repeat the tuning.

mod count;
pub mod formula;
mod maps;
pub mod scale;
mod score;
pub mod terms;
mod trace;
mod tuned;
mod weights;

pub use score::Score;
pub use trace::Trace;
pub(crate) use weights::PIECE_SQUARE;
pub use weights::WEIGHTS;

use multiversion::multiversion;

use crate::endgame::{cannot_win, drive};
use crate::{Bitboard, Color, Kind, Position};

/// The sum of a position's pieces and squares; a search updates it move by move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Material {
    /// Material and piece-squares, White's minus Black's.
    pub score: Score,
    /// The remaining pieces: 0 with only kings and pawns, 24 at the start.
    pub phase: i32,
}

/// What a piece adds to the phase, by nibble.
const PHASE: [i32; 16] = [0, 0, 1, 1, 2, 4, 0, 0, 0, 0, 1, 1, 2, 4, 0, 0];
/// The phase at the start, and the maximum: all pieces are on the board.
pub const PHASE_MAX: i32 = 24;

/// The largest value of any position, in centipawns, however many queens it has.
pub const VALUE_MAX: i32 = 20_000;

impl Material {
    pub(crate) fn of(position: &Position) -> Material {
        let mut material = Material::default();
        for square in position.occupied() {
            material.put(position.nibble_at(square), square.index());
        }
        material
    }

    #[inline]
    pub(crate) fn put(&mut self, nibble: u8, square: usize) {
        self.score += PIECE_SQUARE[usize::from(nibble & 15)][square & 63];
        self.phase += PHASE[usize::from(nibble & 15)];
    }

    #[inline]
    pub(crate) fn take(&mut self, nibble: u8, square: usize) {
        self.score -= PIECE_SQUARE[usize::from(nibble & 15)][square & 63];
        self.phase -= PHASE[usize::from(nibble & 15)];
    }
}

/// The value of the position for the side to move, in centipawns, disregarding check, mate and draws.
pub fn evaluate(position: &Position) -> i32 {
    evaluate_with(position, &Material::of(position))
}

/// Does the same as [`evaluate`], with known material and piece-squares.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt"))]
pub(crate) fn evaluate_with(position: &Position, material: &Material) -> i32 {
    if let Some(value) = drive(position) {
        return value;
    }
    let (mut white, mut black) = (Score::ZERO, Score::ZERO);
    count::count(position, &mut white, &mut black);
    let mut sum = material.score + white - black;
    let side = position.side_to_move();
    sum += match side {
        Color::White => WEIGHTS[terms::TEMPO],
        Color::Black => -WEIGHTS[terms::TEMPO],
    };
    let scale = scale::scale(position, sum.end());
    let value = mixed(sum, material.phase.min(PHASE_MAX), scale, side);
    let winner = if value > 0 { side } else { !side };
    if value != 0 && cannot_win(position, winner) {
        return 0;
    }
    value
}

/// Blends middlegame and endgame for the side to move; `sum` is White's minus Black's.
#[inline]
fn mixed(sum: Score, phase: i32, scale: i32, side: Color) -> i32 {
    let end = sum.end() * scale / scale::WHOLE;
    let value = (sum.middle() * phase + end * (PHASE_MAX - phase)) / PHASE_MAX;
    let own = match side {
        Color::White => value,
        Color::Black => -value,
    };
    own.clamp(-VALUE_MAX, VALUE_MAX)
}

/// Whether neither side can ever be mated: bare kings, one minor piece, or only bishops on squares of one colour.
pub fn insufficient_material(position: &Position) -> bool {
    let bishops = position.of_kind(Kind::Bishop);
    let knights = position.of_kind(Kind::Knight);
    let minors = bishops | knights;
    let kings = position.of_kind(Kind::King);
    if position.occupied() != minors | kings {
        return false;
    }
    !minors.is_several()
        || (knights.is_empty()
            && ((bishops & Bitboard::LIGHT).is_empty() || (bishops & !Bitboard::LIGHT).is_empty()))
}

#[cfg(test)]
mod tests;
