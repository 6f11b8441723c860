//! Endgames with few pieces, known rather than searched.
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
//! Syzygy tables are not supported. Of the crates that read them, `shakmaty-syzygy` 0.28 is under the GPL, which would apply to
//! the whole program; `pyrrhic-rs` 0.2 is under MIT, but is C mechanically translated to Rust, raw pointers included.
//! Neither comes with the tables, so no test could check it.

mod drive;
mod pawn;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::kqkr::{self, Goal, Mates};
use crate::{Color, Kind, Move, Position};
pub use drive::{cannot_win, drive};
pub use pawn::Pawn;

/// What a position is worth to the side to move, in plies to mate where they are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Mate in so many plies.
    Mates(u32),
    /// Mated in so many plies.
    Mated(u32),
    /// Nobody wins.
    Draw,
}

/// Men, kings included, at which a search begins to use the tables.
const USED_FROM: u32 = 6;
/// Men at which solving begins, so that the tables are there when they are needed.
const SOLVED_FROM: u32 = 9;

/// The tables.
pub struct Endings {
    mates: Mates,
    pawn: Pawn,
}

static ENDINGS: OnceLock<Endings> = OnceLock::new();

impl Endings {
    /// The tables, solved now if they are not yet.
    pub fn get() -> &'static Endings {
        ENDINGS.get_or_init(|| Endings::solve(0))
    }

    /// Has them solved in the background, unless that was done before.
    pub fn prepare() {
        static BEGUN: AtomicBool = AtomicBool::new(false);
        if BEGUN.swap(true, Relaxed) {
            return;
        }
        // Half of the machine is left to whoever has something else to do.
        let threads = std::thread::available_parallelism().map_or(1, |all| all.get().div_ceil(2));
        let solve = move || {
            ENDINGS.get_or_init(|| Endings::solve(threads));
        };
        // Without a thread they are solved when somebody waits for them.
        let _ = std::thread::Builder::new().spawn(solve);
    }

    /// Whether they are solved.
    pub fn are_ready() -> bool {
        ENDINGS.get().is_some()
    }

    /// Solves them on so many threads of their own, 0 being as many as there are processors: the caller may be one of
    /// rayon's, and must not take up another search, which would wait for the same tables, while it waits.
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

    /// The tables for a search from this position, if it has few men: it may wait until they are solved, and then what it
    /// finds depends on its root alone, or else do without until they are. With a few more men they are solved meanwhile.
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

    /// The position's worth, if it is in a table. Castling rights and the clock are not looked at; a pawn's win is not
    /// told, as its length is not known.
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

    /// The best move where a table knows the way to mate.
    pub fn next_to_mate(&self, position: &Position) -> Option<Move> {
        match self.worth(position)? {
            Worth::Mates(_) | Worth::Mated(_) => kqkr::best_move(&self.mates, position, Goal::Mate),
            Worth::Draw => None,
        }
    }

    /// Whether a lone pawn wins; `None` of other men.
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
