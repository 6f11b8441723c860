//! The transposition table: what searches found about positions. It also keeps the histories of moves from search to
//! search.
//!
//! Four entries share a cache line. An entry is two words: the data, and the key mixed with the data. If two threads
//! write an entry at once and tear it, the key no longer matches (Hyatt and Mann, *A lock-less transposition table
//! implementation for parallel search*, ICGA Journal 25, 2002).
//!
//! ```text
//! data   63      56 55   50 49  48 47      32 31      16 15       0
//!        |  depth  |  age  | bound |   eval   |   score  |   move   |
//! ```

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::history::History;
use super::score::{MATE_BOUND, PLY_MAX};
use crate::Move;

/// How a score relates to the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true value is at most the score.
    Upper = 1,
    /// The true value is at least the score.
    Lower = 2,
    /// The true value is the score.
    Exact = 3,
}

/// A table entry for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The best move, or the move that caused the cutoff.
    pub mv: Option<Move>,
    /// The score, with mates counted from the position itself.
    pub score: i32,
    /// The position's value without search; `None` in check.
    pub eval: Option<i32>,
    /// The depth to which the position was searched.
    pub depth: i32,
    /// How the score relates to the true value.
    pub bound: Bound,
}

impl Entry {
    /// Returns whether the score settles a search with this window.
    #[inline]
    pub fn decides(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }
}

const WAYS: usize = 4;
const AGES: u8 = 64;
const NO_EVAL: i16 = i16::MIN;

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

#[derive(Default)]
#[repr(align(64))]
struct Cluster([Slot; WAYS]);

/// The table, shared by all threads of a search.
pub struct Table {
    clusters: Vec<Cluster>,
    age: AtomicU8,
    /// The histories of finished searches, one per thread, for later searches.
    histories: Mutex<Vec<History>>,
}

/// The smallest table.
impl Default for Table {
    fn default() -> Table {
        Table::of(vec![Cluster::default()])
    }
}

impl Table {
    /// Creates a table of at most this many mebibytes, with at least one cluster; `None` if there is not enough memory.
    pub fn new(mebibytes: usize) -> Option<Table> {
        let count = (mebibytes.checked_mul(1 << 20)? / size_of::<Cluster>()).max(1);
        let mut clusters = Vec::new();
        clusters.try_reserve_exact(count).ok()?;
        clusters.resize_with(count, Cluster::default);
        Some(Table::of(clusters))
    }

    fn of(clusters: Vec<Cluster>) -> Table {
        Table {
            clusters,
            age: AtomicU8::new(0),
            histories: Mutex::default(),
        }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.clusters.iter().flat_map(|cluster| &cluster.0) {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
        self.histories().clear();
    }

    fn histories(&self) -> MutexGuard<'_, Vec<History>> {
        self.histories
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the history of a thread of an earlier search, or an empty one.
    pub(super) fn take_history(&self) -> History {
        self.histories().pop().unwrap_or_default()
    }

    /// Keeps a thread's history for the next search.
    pub(super) fn keep_history(&self, history: History) {
        self.histories().push(history);
    }

    /// Starts a new search: entries of older searches are replaced first.
    pub fn grow_older(&self) {
        self.age.store((self.age() + 1) % AGES, Relaxed);
    }

    fn age(&self) -> u8 {
        self.age.load(Relaxed)
    }

    #[inline]
    fn cluster(&self, key: u64) -> &[Slot; WAYS] {
        // The high bits choose the cluster, evenly for any number of clusters.
        let index = (u128::from(key) * self.clusters.len() as u128) >> 64;
        &self.clusters[index as usize].0
    }

    /// Returns the entry of the position with this key, `ply` plies from the root.
    #[inline]
    pub fn get(&self, key: u64, ply: usize) -> Option<Entry> {
        for slot in self.cluster(key) {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key && data != 0 {
                return unpack(data, ply);
            }
        }
        None
    }

    /// Stores an entry for a position `ply` plies from the root.
    #[inline]
    pub fn put(&self, key: u64, ply: usize, entry: Entry) {
        let age = self.age();
        let mut place = None;
        let mut lowest = i32::MAX;
        let mut mv = entry.mv.map_or(0, Move::word);
        for slot in self.cluster(key) {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key {
                let same_age = age_of(data) == age;
                if entry.bound != Bound::Exact && same_age && entry.depth + 3 < depth_of(data) {
                    return;
                }
                if mv == 0 {
                    mv = data as u16;
                }
                place = Some(slot);
                break;
            }
            let older = i32::from((age + AGES - age_of(data)) % AGES);
            let worth = if data == 0 {
                i32::MIN
            } else {
                depth_of(data) - 8 * older
            };
            if worth < lowest {
                lowest = worth;
                place = Some(slot);
            }
        }
        let Some(slot) = place else { return };
        let data = pack(mv, ply, &entry, age);
        slot.check.store(key ^ data, Relaxed);
        slot.data.store(data, Relaxed);
    }

    /// Returns how full the table is with entries of this search, in thousandths, from a sample.
    pub fn permille(&self) -> u32 {
        let age = self.age();
        let sample = &self.clusters[..self.clusters.len().min(250)];
        let full = sample
            .iter()
            .flat_map(|cluster| &cluster.0)
            .map(|slot| slot.data.load(Relaxed))
            .filter(|&data| data != 0 && age_of(data) == age)
            .count();
        (full * 1000 / (sample.len() * WAYS)) as u32
    }
}

fn depth_of(data: u64) -> i32 {
    i32::from((data >> 56) as i8)
}

fn age_of(data: u64) -> u8 {
    (data >> 50) as u8 % AGES
}

#[inline]
fn pack(mv: u16, ply: usize, entry: &Entry, age: u8) -> u64 {
    // Store mates as counted from the position, so that they are valid wherever it occurs.
    let score = if entry.score >= MATE_BOUND {
        entry.score + ply as i32
    } else if entry.score <= -MATE_BOUND {
        entry.score - ply as i32
    } else {
        entry.score
    };
    let eval = entry.eval.map_or(NO_EVAL, |eval| eval as i16);
    let depth = entry.depth.clamp(-8, PLY_MAX as i32 - 1) as i8;
    u64::from(mv)
        | u64::from(score as i16 as u16) << 16
        | u64::from(eval as u16) << 32
        | (entry.bound as u64) << 48
        | u64::from(age) << 50
        | u64::from(depth as u8) << 56
}

#[inline]
fn unpack(data: u64, ply: usize) -> Option<Entry> {
    let mut score = i32::from((data >> 16) as i16);
    if score >= MATE_BOUND {
        score -= ply as i32;
    } else if score <= -MATE_BOUND {
        score += ply as i32;
    }
    let eval = (data >> 32) as i16;
    Some(Entry {
        mv: match data as u16 {
            0 => None,
            word => Move::from_word(word).ok(),
        },
        score,
        eval: (eval != NO_EVAL).then_some(i32::from(eval)),
        depth: depth_of(data),
        bound: match data >> 48 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::score::MATE;
    use crate::{MoveKind, Square};

    fn entry(score: i32, depth: i32) -> Entry {
        Entry {
            mv: Some(Move::new(
                Square::new(12),
                Square::new(28),
                MoveKind::DoublePush,
            )),
            score,
            eval: Some(-77),
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn stored_entries_are_returned() {
        let table = Table::new(1).unwrap();
        for (number, score) in [-20_000, -1, 0, 35, 20_000].into_iter().enumerate() {
            for depth in [-1, 0, 5, 127] {
                let key = (number as u64 + 1) << 60 | (depth as u64 & 0xff);
                table.put(key, 9, entry(score, depth));
                assert_eq!(table.get(key, 3), Some(entry(score, depth)));
                let silent = Entry {
                    mv: None,
                    eval: None,
                    bound: Bound::Exact,
                    ..entry(score, depth)
                };
                table.put(key ^ 1 << 40, 0, silent);
                assert_eq!(table.get(key ^ 1 << 40, 0), Some(silent));
            }
        }
        assert_eq!(table.get(0x1234, 0), None);
        table.clear();
        assert_eq!(table.get(1 << 60, 0), None);
        assert_eq!(table.permille(), 0);
    }

    #[test]
    fn history_is_kept_until_the_table_is_cleared() {
        let table = Table::default();
        let position = crate::Position::startpos();
        let learnt = || table.take_history().correction(&position);
        let mut history = table.take_history();
        history.correct(&position, 256, 15);
        table.keep_history(history);
        assert_ne!(learnt(), 0);
        // The history was taken.
        assert_eq!(learnt(), 0);
        let mut history = table.take_history();
        history.correct(&position, 256, 15);
        table.keep_history(history);
        table.clear();
        assert_eq!(learnt(), 0);
    }

    #[test]
    fn mate_scores_are_relative_to_the_probing_ply() {
        let table = Table::new(1).unwrap();
        // The position is seven plies from a root that has the mate at ply 10: three plies from here.
        table.put(99, 7, entry(MATE - 10, 4));
        assert_eq!(table.get(99, 2).unwrap().score, MATE - 5);
        table.put(99, 7, entry(10 - MATE, 4));
        assert_eq!(table.get(99, 2).unwrap().score, 5 - MATE);
    }

    #[test]
    fn shallow_and_old_entries_are_replaced_first() {
        let table = Table::new(0).unwrap();
        // One cluster of four: the shallowest old entry is replaced.
        for depth in 1..=4 {
            table.put(depth as u64, 0, entry(0, depth));
        }
        table.put(5, 0, entry(0, 1));
        let there: Vec<bool> = (1..=5).map(|key| table.get(key, 0).is_some()).collect();
        assert_eq!(there, [false, true, true, true, true]);
        table.grow_older();
        table.put(6, 0, entry(0, 1));
        table.put(7, 0, entry(0, 1));
        assert!(table.get(6, 0).is_some() && table.get(4, 0).is_some());
        assert_eq!(table.permille(), 500);
        // A known move is kept if the new entry has none.
        table.put(
            7,
            0,
            Entry {
                mv: None,
                ..entry(9, 2)
            },
        );
        assert_eq!(table.get(7, 0), Some(entry(9, 2)));
    }
}
