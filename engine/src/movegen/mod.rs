//! The fast move generator, on bitboards.
//!
//! # What is generated
//!
//! **Legal** moves are those of FIDE's laws; the fifty-move and repetition rules end no game here.
//!
//! **Pseudo-legal** moves are every move as the pieces move, whether or not the own king is left in
//! check, with two things settled:
//! - castling is there only when it is fully legal: right held, squares between king and rook empty,
//!   king neither in check nor passing over nor coming to an attacked square (the attacks seen with
//!   the king still at home);
//! - a capture en passant is there whenever an own pawn attacks the FEN's en passant square.
//!
//! GNU Chess's `GenMoves` and python-chess understand it so too. [`crate::naive`] and
//! [`crate::posdata`] keep to the same definition.
//!
//! **Captures** are the moves of kinds 4, 5 and 8 to 15 ([`crate::MoveKind::is_tactical`]): captures,
//! en passant, and promotions whether they capture or not.
//!
//! The order of the moves means nothing.
//!
//! # How
//!
//! Nothing is made and unmade. The sliders that see the king over at most one piece give checkers
//! and pinned pieces; a check leaves the squares that stop it, a pin the line through the king; king
//! moves and en passant ask directly. Pawns go a whole set at a time.
//!
//! The replies to all moves of a position are counted together, by what each move changes. The
//! functions that count bits most are compiled twice, for any x86-64 and for those with BMI, POPCNT and
//! AVX2; which runs is found out when it runs. Attacks by PEXT were tried: perft was as fast by magic
//! multiplication, within what a run differs from the next.

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
    /// The legal moves.
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

    /// The legal captures, en passant captures and promotions.
    pub fn captures(&self) -> MoveList {
        self.list::<true, true>()
    }

    /// The pseudo-legal moves; [`crate::movegen`] says what they are.
    pub fn pseudo_legal_moves(&self) -> MoveList {
        self.list::<false, false>()
    }

    /// The pseudo-legal captures, en passant captures and promotions.
    pub fn pseudo_legal_captures(&self) -> MoveList {
        self.list::<false, true>()
    }

    /// How many legal moves there are, without listing them.
    pub fn legal_count(&self) -> u64 {
        count(self)
    }

    /// How many ways there are to play two legal moves, few of the first ones made.
    pub(crate) fn two_ply_count(&self) -> u64 {
        if self.is_chess960() {
            // Replies are counted together by where king and rooks of ordinary chess castle.
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
