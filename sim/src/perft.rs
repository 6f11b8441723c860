//! Perft through a move generator: it gives the moves of every inner node, the engine makes them.

use fpgambit_engine::{Mode, Move, Position};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::device::{DeviceError, MoveGenerator};

/// Legal moves, all of them.
const LEGAL: Mode = Mode {
    legal: true,
    captures: false,
};

/// What a perft came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerftCount {
    /// Move sequences of exactly the depth asked for.
    pub nodes: u64,
    /// Clocks that the generations took, loading left out; 0 for a generator without a clock.
    pub cycles: u64,
}

impl PerftCount {
    fn add(&mut self, other: PerftCount) {
        self.nodes += other.nodes;
        self.cycles += other.cycles;
    }
}

/// Counts the move sequences of `depth` plies; 1 at depth 0. The last ply is generated, not made.
///
/// # Errors
/// When the generator fails; the count up to there is lost.
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

/// Perft below each move of the root, sorted by the move's UCI text, and the sum of them all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Divided {
    /// Nodes below each move.
    pub divide: Vec<(Move, u64)>,
    /// The sum; its clocks include the root's generation.
    pub total: PerftCount,
}

/// [`perft`] at `depth` 1 or more, divided by the moves of the root, which the generators share among them, each in
/// its own thread. The result does not depend on how many there are.
///
/// # Errors
/// When a generator fails.
///
/// # Panics
/// When there is no generator or `depth` is 0.
pub fn divide(
    generators: &mut [Box<dyn MoveGenerator + Send>],
    position: &Position,
    depth: u32,
) -> Result<Divided, DeviceError> {
    assert!(depth > 0, "a divide has at least one ply");
    let (mut moves, root) = expand(generators[0].as_mut(), position)?;
    moves.sort_by_cached_key(Move::to_string);
    let next = AtomicUsize::new(0);
    let counts = Mutex::new(vec![PerftCount::default(); moves.len()]);
    let work = |generator: &mut dyn MoveGenerator| -> Result<(), DeviceError> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(&mv) = moves.get(number) else {
                return Ok(());
            };
            let count = perft(generator, &position.play(mv), depth - 1);
            if count.is_err() {
                // The others need not go on either.
                next.store(moves.len(), Ordering::Relaxed);
            }
            counts.lock().expect("no thread panics with it")[number] = count?;
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = generators
            .iter_mut()
            .map(|generator| scope.spawn(|| work(generator.as_mut())))
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
    for count in &counts {
        total.add(*count);
    }
    let nodes = counts.iter().map(|count| count.nodes);
    Ok(Divided {
        divide: moves.into_iter().zip(nodes).collect(),
        total,
    })
}

/// The legal moves, how many they are and what they cost.
fn expand(
    generator: &mut dyn MoveGenerator,
    position: &Position,
) -> Result<(Vec<Move>, PerftCount), DeviceError> {
    generator.load(position)?;
    let generated = generator.generate(LEGAL)?;
    let count = PerftCount {
        nodes: generated.moves.len() as u64,
        cycles: u64::from(generated.cycles.unwrap_or(0)),
    };
    let moves = generated.moves.into_iter().map(|timed| timed.mv);
    Ok((moves.collect(), count))
}
