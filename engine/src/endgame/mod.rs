//! Endgames with few pieces whose result is known without search.
//!
//! | | |
//! |---|---|
//! | [`Endings`] | queen against rook, and queen or rook against the bare king: plies to mate, from the project's own tables; pawn against king: won or not |
//! | [`drive`] | progress in driving a bare king to where it can be mated, including with bishop and knight |
//! | [`cannot_win`] | material that cannot win against any defence |
//!
//! The tables are solved on their own threads, in a fraction of a second, when a game approaches them or on
//! [`Endings::prepare`].
//!
//! Syzygy tables are not supported. Of the crates that read them, `shakmaty-syzygy` 0.28 is under the GPL, which would
//! apply to the whole program; `pyrrhic-rs` 0.2 is under MIT, but is C mechanically translated to Rust, raw pointers
//! included. Neither comes with the tables, so no test could check it.

mod drive;
mod pawn;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::kqkr::{self, Goal, Mates};
use crate::{Color, Kind, Move, Position};
pub use drive::{cannot_win, drive};
pub use pawn::Pawn;

/// The value of a position for the side to move, in plies to mate if they are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// The side to move mates in this many plies.
    Mates(u32),
    /// The side to move is mated in this many plies.
    Mated(u32),
    /// A draw.
    Draw,
}

/// The number of men, kings included, at which a search begins to use the tables.
const USED_FROM: u32 = 6;
/// The number of men at which solving begins, so that the tables are ready when a search needs them.
const SOLVED_FROM: u32 = 9;

/// The tables.
pub struct Endings {
    mates: Mates,
    pawn: Pawn,
}

static ENDINGS: OnceLock<Endings> = OnceLock::new();

impl Endings {
    /// Returns the tables; solves them first if necessary.
    pub fn get() -> &'static Endings {
        ENDINGS.get_or_init(|| Endings::solve(0))
    }

    /// Starts solving the tables in the background, unless that has already happened.
    pub fn prepare() {
        static BEGUN: AtomicBool = AtomicBool::new(false);
        if BEGUN.swap(true, Relaxed) {
            return;
        }
        // Leave half of the processors to others.
        let threads = std::thread::available_parallelism().map_or(1, |all| all.get().div_ceil(2));
        let solve = move || {
            ENDINGS.get_or_init(|| Endings::solve(threads));
        };
        // If no thread can start, the first caller that needs the tables solves them.
        let _ = std::thread::Builder::new().spawn(solve);
    }

    /// Returns whether the tables are solved.
    pub fn are_ready() -> bool {
        ENDINGS.get().is_some()
    }

    /// Solves the tables on this many threads of their own; 0 means as many as there are processors. The caller may be
    /// one of rayon's threads. While it waits it must not start another search, which would wait for the same tables.
    fn solve(threads: usize) -> Endings {
        let solve = || Endings {
            mates: Mates::solve(),
            pawn: Pawn::solve(),
        };
        let apart = || match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
            Ok(pool) => pool.install(solve),
            Err(_) => solve(),
        };
        std::thread::scope(|scope| match scope.spawn(apart).join() {
            Ok(endings) => endings,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    }

    /// Returns the tables for a search from this position, if it has few men.
    ///
    /// With `wait`, the function waits until the tables are solved, so the search result depends only on the root;
    /// without it, returns `None` until they are ready. With a few more men, solving starts in the background.
    pub fn near(root: &Position, wait: bool) -> Option<&'static Endings> {
        match root.occupied().len() {
            ..=USED_FROM if wait => Some(Endings::get()),
            ..=SOLVED_FROM => {
                Endings::prepare();
                ENDINGS.get().filter(|_| root.occupied().len() <= USED_FROM)
            }
            _ => None,
        }
    }

    /// Returns the position's value, if it is in a table. Ignores castling rights and the clock. Returns `None` for a
    /// pawn's win, because the table does not have its length.
    pub fn worth(&self, position: &Position) -> Option<Worth> {
        if position.occupied().len() > 4 {
            return None;
        }
        if let Some(won) = self.pawn_wins(position) {
            return (!won).then_some(Worth::Draw);
        }
        Some(match kqkr::value(&self.mates, position, Goal::Mate)? {
            kqkr::Value::Win(plies) => Worth::Mates(plies),
            kqkr::Value::Loss(plies) => Worth::Mated(plies),
            kqkr::Value::Draw => Worth::Draw,
        })
    }

    /// Returns the best move if a table knows the way to mate.
    pub fn next_to_mate(&self, position: &Position) -> Option<Move> {
        match self.worth(position)? {
            Worth::Mates(_) | Worth::Mated(_) => kqkr::best_move(&self.mates, position, Goal::Mate),
            Worth::Draw => None,
        }
    }

    /// Returns whether a lone pawn wins; `None` for other material.
    pub fn pawn_wins(&self, position: &Position) -> Option<bool> {
        let pawn = position.of_kind(Kind::Pawn);
        if pawn.is_several() || position.occupied().len() != 3 {
            return None;
        }
        let pawn = pawn.first()?;
        let strong = match position.of_color(Color::White).has(pawn) {
            true => Color::White,
            false => Color::Black,
        };
        let to_move = position.side_to_move() == strong;
        let (king, other) = (position.king(strong), position.king(!strong));
        Some(match strong {
            Color::White => self.pawn.wins(to_move, pawn, king, other),
            Color::Black => self
                .pawn
                .wins(to_move, pawn.mirror(), king.mirror(), other.mirror()),
        })
    }
}

#[cfg(test)]
mod tests;
