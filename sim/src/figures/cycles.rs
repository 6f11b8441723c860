//! The cost of move generation over a fixed set of positions.

use crate::device::{self, DeviceError, PosdataForm};
use fpgambit_engine::{Mode, Position, epd};
use fpgambit_hw::movegen::MovegenDriver;
use fpgambit_hw::unit::{InProcess, Prompt, UnitBuild};

/// The bench set.
const BENCH_SET: &str = include_str!("../../data/bench.epd");

/// Clocks, and the moves generated in them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cycles {
    /// Clocks from each start to the last move of its generation, including both.
    pub cycles: u64,
    /// Clocks from the first load to the last move, including everything. If the unit accepts whole boards, each
    /// position is loaded while the unit works on the one before; otherwise it is loaded afterwards, one changed word
    /// at a time.
    pub loaded: u64,
    /// Legal moves.
    pub moves: u64,
}

/// The positions for the figures: `sim/data/bench.epd`, whose header names their source.
pub fn bench_set() -> Vec<Position> {
    let records = epd::parse(BENCH_SET.as_bytes()).expect("the bench set is EPD");
    records
        .into_iter()
        .map(|(_, record)| record.position)
        .collect()
}

/// Generates the legal moves of all these positions with the circuit in this process; `None` for a unit that generates
/// no moves.
///
/// # Errors
/// Returns an error if the circuit fails.
pub fn legal_moves(
    build: &UnitBuild,
    form: PosdataForm,
    positions: &[Position],
) -> Result<Option<Cycles>, DeviceError> {
    if device::movegen(build.build) != build {
        return Ok(None);
    }
    let circuit = InProcess::new((build.circuit)(form))?;
    let mut driver = MovegenDriver::new(circuit);
    let mut total = Cycles::default();
    let before = driver.clocks();
    let mut positions = positions.iter().peekable();
    if let Some(first) = positions.peek() {
        driver.load_whole(first)?;
    }
    while positions.next().is_some() {
        let generation = match positions.peek() {
            Some(next) => driver.generate_and_load(Mode::LEGAL, next, &mut Prompt)?,
            None => driver.generate(Mode::LEGAL, &mut Prompt)?,
        };
        total.cycles += u64::from(generation.run.cycles);
        total.moves += generation.moves.len() as u64;
    }
    total.loaded = driver.clocks() - before;
    Ok(Some(total))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::Build;

    #[test]
    fn measured_move_count_matches_the_engine() {
        let set = bench_set();
        assert_eq!(set.len(), 500);
        let positions = &set[..20];
        let cycles = legal_moves(
            device::movegen(Build::Compact),
            PosdataForm::Logic,
            positions,
        )
        .unwrap()
        .unwrap();
        let moves: usize = positions.iter().map(|each| each.legal_moves().len()).sum();
        assert_eq!(cycles.moves, moves as u64);
        assert!(cycles.cycles > cycles.moves);
        assert!(cycles.loaded > cycles.cycles);
    }
}
