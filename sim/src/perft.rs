//! Perft with a move generator, which generates the moves of every inner node; the engine makes them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

use fpgambit_engine::{Mode, Move, Position};

use crate::device::{DeviceError, MoveGenerator};

/// The result of a perft.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerftCount {
    /// Move sequences of exactly the requested depth.
    pub nodes: u64,
    /// Clock cycles of the generations, without loading; 0 for a generator without a clock.
    pub cycles: u64,
}

impl PerftCount {
    fn add(&mut self, other: PerftCount) {
        self.nodes += other.nodes;
        self.cycles += other.cycles;
    }
}

/// Counts the move sequences of `depth` plies; 1 at depth 0. It generates the moves of the last ply, but does not make
/// them.
///
/// # Errors
/// Returns an error if the generator fails; the count so far is lost.
///
/// ```
/// use fpgambit_engine::Position;
/// use fpgambit_sim::device::Software;
/// use fpgambit_sim::perft::perft;
///
/// let count = perft(&mut Software::default(), &Position::startpos(), 3).unwrap();
/// assert_eq!(count.nodes, 8902);
/// ```
pub fn perft(
    generator: &mut dyn MoveGenerator,
    position: &Position,
    depth: u32,
) -> Result<PerftCount, DeviceError> {
    if depth == 0 {
        let nodes = 1;
        return Ok(PerftCount { nodes, cycles: 0 });
    }
    let (moves, mut count) = expand(generator, position)?;
    if depth == 1 {
        return Ok(count);
    }
    count.nodes = 0;
    for mv in moves {
        count.add(perft(generator, &position.play(mv), depth - 1)?);
    }
    Ok(count)
}

/// Perft below each move of the root, sorted by the move's UCI text, and the total.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Divided {
    /// Nodes below each move.
    pub divide: Vec<(Move, u64)>,
    /// The total; its clocks include the root's generation.
    pub total: PerftCount,
}

/// What counts the nodes.
pub enum Counter {
    /// The engine, which makes and counts the moves itself.
    Engine,
    /// A generator, for which the engine makes the moves.
    Device(Box<dyn MoveGenerator + Send>),
}

/// Observes a long count, and may abort it.
pub struct Watch<'a> {
    /// Nodes counted so far.
    pub nodes: &'a AtomicU64,
    /// Returns whether to abort the count.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// Runs [`perft`] at `depth` 1 or more, divided by the moves of the root. The counters share these moves, each in its
/// own thread; the result does not depend on their number. An aborted count has the moves that were counted to the end.
///
/// # Errors
/// Returns an error if a generator fails.
///
/// # Panics
/// If there is no counter, or `depth` is 0.
pub fn divide(
    counters: &mut [Counter],
    position: &Position,
    depth: u32,
    watch: &Watch<'_>,
) -> Result<Divided, DeviceError> {
    assert!(depth > 0, "a divide has at least one ply");
    let (mut moves, root) = counters[0].expand(position)?;
    moves.sort_by_cached_key(Move::to_string);
    let next = AtomicUsize::new(0);
    let counts = Mutex::new(vec![None; moves.len()]);
    let work = |counter: &mut Counter| -> Result<(), DeviceError> {
        loop {
            let number = next.fetch_add(1, Relaxed);
            let Some(&mv) = moves.get(number) else {
                return Ok(());
            };
            let count = counter.count(&position.play(mv), depth - 1, watch);
            if count.is_err() {
                // Let the other counters stop too.
                next.store(moves.len(), Relaxed);
            }
            counts.lock().expect("no thread panics with it")[number] = count?;
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = counters
            .iter_mut()
            .map(|counter| scope.spawn(|| work(counter)))
            .collect();
        threads
            .into_iter()
            .try_for_each(|thread| match thread.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            })
    })?;
    let counts = counts.into_inner().expect("no thread panics with it");
    let mut total = PerftCount {
        nodes: 0,
        cycles: root.cycles,
    };
    let known = moves.into_iter().zip(counts);
    let divide = known
        .filter_map(|(mv, count): (Move, Option<PerftCount>)| {
            total.add(count?);
            Some((mv, count?.nodes))
        })
        .collect();
    Ok(Divided { divide, total })
}

/// The engine checks whether to continue after each subtree of this many plies.
const STEP: u32 = 4;

impl Counter {
    /// Counts perft; `None` if it is aborted.
    fn count(
        &mut self,
        position: &Position,
        depth: u32,
        watch: &Watch<'_>,
    ) -> Result<Option<PerftCount>, DeviceError> {
        if (watch.stop)() {
            return Ok(None);
        }
        let count = match (&mut *self, depth) {
            (_, 0) => PerftCount {
                nodes: 1,
                cycles: 0,
            },
            (Counter::Engine, 1..=STEP) => PerftCount {
                nodes: fpgambit_engine::perft(position, depth),
                cycles: 0,
            },
            (_, 1) => self.expand(position)?.1,
            _ => {
                let (moves, mut sum) = self.expand(position)?;
                sum.nodes = 0;
                for mv in moves {
                    match self.count(&position.play(mv), depth - 1, watch)? {
                        Some(count) => sum.add(count),
                        None => return Ok(None),
                    }
                }
                return Ok(Some(sum));
            }
        };
        watch.nodes.fetch_add(count.nodes, Relaxed);
        Ok(Some(count))
    }

    fn expand(&mut self, position: &Position) -> Result<(Vec<Move>, PerftCount), DeviceError> {
        match self {
            Counter::Engine => {
                let moves = position.legal_moves().to_vec();
                let nodes = moves.len() as u64;
                Ok((moves, PerftCount { nodes, cycles: 0 }))
            }
            Counter::Device(generator) => expand(generator.as_mut(), position),
        }
    }
}

/// The legal moves, their number and their cost.
fn expand(
    generator: &mut dyn MoveGenerator,
    position: &Position,
) -> Result<(Vec<Move>, PerftCount), DeviceError> {
    generator.load(position)?;
    let generated = generator.generate(Mode::LEGAL)?;
    let count = PerftCount {
        nodes: generated.moves.len() as u64,
        cycles: u64::from(generated.cycles.unwrap_or(0)),
    };
    let moves = generated.moves.into_iter().map(|timed| timed.mv);
    Ok((moves.collect(), count))
}
