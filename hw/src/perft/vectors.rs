//! Test vectors of the perft array.
//!
#![doc = include_str!("vectors.md")]

use super::driver::{Job, PerftDriver};
use crate::unit::{Simulator, Vectors, VectorsError, positions};
use fpgambit_engine::{Position, perft};

/// The drawn boards, which the vectors record by the numbers from which they were drawn: plies, number of boards, and
/// the maximum number of positions one ply above the leaves. This maximum limits a job's clocks, because in the same
/// number of clocks more boards find more faults. Jobs of three and more plies exercise the stack of positions.
const DRAWN: [(u32, usize, u64); 4] = [(1, 500, 1), (2, 250, 14), (3, 250, 60), (4, 15, 600)];

/// Counts the named positions one and two plies deep and drawn boards up to four, and checks the results against the
/// engine's.
///
/// # Errors
/// If a result differs.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    let mut driver = PerftDriver::new(simulator);
    let mut vectors = Vectors::default();
    for (number, (name, position)) in positions().enumerate() {
        vectors.begin(format_args!("{name}: {position}"));
        for (depth, divide) in [
            (1 + number as u32 % 2, false),
            (2 - number as u32 % 2, true),
        ] {
            vectors.push(&position.image());
            vectors.push(&one(&mut driver, &position, depth, divide)?);
            vectors.moves += 1;
        }
    }
    for (depth, boards, most) in DRAWN {
        let few =
            |(_, position): &(u32, Position)| (1..=most).contains(&perft(position, depth - 1));
        for (number, position) in vectors.draw(usize::MAX).filter(few).take(boards) {
            vectors.push(&[number]);
            vectors.push(&one(&mut driver, &position, depth, number % 2 == 1)?);
            vectors.moves += 1;
        }
    }
    Ok(vectors)
}

/// Runs one job and returns the words that follow its board.
fn one(
    driver: &mut PerftDriver<impl Simulator>,
    position: &Position,
    depth: u32,
    divide: bool,
) -> Result<[u32; 3], VectorsError> {
    let mut expected: Vec<_> = position
        .legal_moves()
        .iter()
        .map(|&mv| (mv, perft(&position.play(mv), depth - 1)))
        .collect();
    expected.sort_by_key(|(mv, _)| mv.word());
    let nodes: u64 = expected.iter().map(|(_, nodes)| nodes).sum();
    if !divide {
        expected.clear();
    }
    let job = Job {
        divide,
        ..Job::new(position, depth)
    };
    let found = driver.run(&job, || false);
    let cycles = match &found {
        Ok(Some(counted)) if counted.nodes == nodes && counted.divide == expected => counted.cycles,
        _ => {
            return Err(VectorsError::Disagreement {
                fen: format!("{position}, depth {depth}"),
                found: format!("{found:?}"),
                expected: format!("{nodes}, {expected:?}"),
            });
        }
    };
    let products = expected.iter().fold(0u32, |sum, (mv, nodes)| {
        sum.wrapping_add(u32::from(mv.word()).wrapping_mul(*nodes as u32))
    });
    let head = cycles << 5 | u32::from(divide) << 4 | depth;
    Ok([head, nodes as u32, products])
}
