//! The backend without a circuit.

use super::{Found, RepetitionUnit};
use crate::device::DeviceError;
use fpgambit_engine::Position;
use fpgambit_engine::repetition::{History, Oracle, Step};
use fpgambit_hw::repetition::QueryMode;

/// The engine's oracle, which compares whole positions, with the same interface.
#[derive(Debug, Default)]
pub struct SoftwareRepetition {
    game: Option<Game>,
}

#[derive(Debug)]
struct Game {
    positions: Vec<Position>,
    history: History,
    oracle: Oracle,
}

impl RepetitionUnit for SoftwareRepetition {
    fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
        self.game = Some(Game {
            positions: vec![position.clone()],
            history: History::new(),
            oracle: Oracle::new(position),
        });
        Ok(())
    }

    fn push(&mut self, step: Step) -> Result<(), DeviceError> {
        let game = self.game.as_mut().ok_or(DeviceError::NotLoaded)?;
        let before = game.positions.last().ok_or(DeviceError::NotLoaded)?;
        game.history.push(step.record(before));
        let after = game.oracle.step(before, step);
        game.positions.push(after);
        Ok(())
    }

    fn pop(&mut self) -> Result<(), DeviceError> {
        let game = self.game.as_mut().ok_or(DeviceError::NotLoaded)?;
        game.history.pop().ok_or(DeviceError::NothingToPop)?;
        game.oracle.pop();
        game.positions.pop();
        Ok(())
    }

    fn query(&mut self, mode: QueryMode) -> Result<Found, DeviceError> {
        let game = self.game.as_ref().ok_or(DeviceError::NotLoaded)?;
        let position = game.positions.last().ok_or(DeviceError::NotLoaded)?;
        let mut verdict = game.oracle.query();
        let mut moves = Vec::new();
        if mode.near {
            moves = game.oracle.moves_that_repeat(position);
        }
        if mode.first {
            verdict.count = verdict.count.min(2);
            // The moves end where the walk ends.
            let end = verdict.back.unwrap_or(u32::MAX);
            moves.retain(|&(_, back)| back < end);
        }
        Ok(Found {
            verdict,
            moves: moves.into_iter().map(|(mv, _)| mv).collect(),
            cycles: None,
            steps: None,
            reversible: game.history.reversible().len() as u32,
            early: false,
            cut: false,
        })
    }

    fn cycles(&self) -> u64 {
        0
    }
}
