//! The fast move generator, on bitboards.
//!
//! # What is generated
//!
//! **Legal** moves follow FIDE's laws; the fifty-move and repetition rules do not end a game here.
//!
//! **Pseudo-legal** moves follow the rules of movement, but may leave the mover's own king in check. Two cases need a
//! definition:
//! - castling is generated only if fully legal: the right exists, the squares between king and rook are empty, and the
//!   king is neither in check nor passes over or reaches an attacked square (attacks are computed with the king still
//!   at home);
//! - an en passant capture is generated whenever a pawn of the mover attacks the FEN's en passant square.
//!
//! GNU Chess's `GenMoves` and python-chess use the same definition, as do [`crate::naive`] and [`crate::posdata`].
//!
//! **Captures** are the moves of kinds 4, 5 and 8 to 15 ([`crate::MoveKind::is_tactical`]): captures,
//! en passant, and promotions whether they capture or not.
//!
//! The order of the moves is unspecified.
//!
//! # How it works
//!
//! The generator does not make and unmake moves. Sliders that see the king through at most one piece determine the
//! checkers and the pinned pieces. A check restricts destinations to the squares that stop it, a pin to the line
//! through the king; king moves and en passant captures are tested directly. The generator processes pawns as whole
//! sets.
//!
//! Perft counts the replies to all moves of a position together, from the changes that each move makes. Functions
//! dominated by bit counting are compiled twice, for any x86-64 and for CPUs with BMI, POPCNT and AVX2; the program
//! selects a version at run time. With PEXT attacks, perft was as fast as with magic multiplication, within the
//! variation between runs.

mod generate;
mod list;
mod mode;
mod replies;
mod sink;

pub use list::{MAX_MOVES, MoveList};
pub use mode::Mode;

use crate::{Color, Move, Position};
use generate::generate;
use multiversion::multiversion;
use sink::{Counter, Lister, Sink};

impl Position {
    /// Returns the legal moves.
    ///
    /// ```
    /// # use fpgambit_engine::Position;
    /// // The position with the most legal moves that a game can lead to (Nenad Petrović, 1964).
    /// let fen = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";
    /// assert_eq!(fen.parse::<Position>().unwrap().legal_moves().len(), 218);
    /// ```
    pub fn legal_moves(&self) -> MoveList {
        self.list::<true, false>()
    }

    /// Returns the legal captures, en passant captures and promotions.
    pub fn captures(&self) -> MoveList {
        self.list::<true, true>()
    }

    /// Returns the pseudo-legal moves, as [`crate::movegen`] defines them.
    pub fn pseudo_legal_moves(&self) -> MoveList {
        self.list::<false, false>()
    }

    /// Returns the pseudo-legal captures, en passant captures and promotions.
    pub fn pseudo_legal_captures(&self) -> MoveList {
        self.list::<false, true>()
    }

    /// Returns the number of legal moves without listing them.
    pub fn legal_count(&self) -> u64 {
        count(self)
    }

    /// Returns the number of ways to play two legal moves in a row, and makes few of the first moves.
    pub(crate) fn two_ply_count(&self) -> u64 {
        if self.is_chess960() {
            // Counting replies together assumes the castling squares of standard chess.
            let replies = |mv: &Move| self.play(*mv).legal_count();
            return self.legal_moves().iter().map(replies).sum();
        }
        two_ply_count(self)
    }

    fn list<const LEGAL: bool, const TACTICAL: bool>(&self) -> MoveList {
        let mut moves = MoveList::new();
        list::<LEGAL, TACTICAL>(self, &mut moves);
        moves
    }

    #[inline(always)]
    fn generate<const LEGAL: bool, const TACTICAL: bool>(&self, sink: &mut impl Sink) {
        match self.side_to_move() {
            Color::White => generate::<true, LEGAL, TACTICAL>(self, sink),
            Color::Black => generate::<false, LEGAL, TACTICAL>(self, sink),
        }
    }
}

#[multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt"))]
fn list<const LEGAL: bool, const TACTICAL: bool>(position: &Position, list: &mut MoveList) {
    let enemies = position.of_color(!position.side_to_move());
    position.generate::<LEGAL, TACTICAL>(&mut Lister { list, enemies });
}

#[multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt"))]
fn count(position: &Position) -> u64 {
    let mut counter = Counter::default();
    position.generate::<true, false>(&mut counter);
    u64::from(counter.moves)
}

#[multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt"))]
fn two_ply_count(position: &Position) -> u64 {
    match position.side_to_move() {
        Color::White => replies::two_plies::<true>(position),
        Color::Black => replies::two_plies::<false>(position),
    }
}
