//! The engine as a device, without a circuit or a clock.

use super::{DeviceError, Generated, MoveGenerator, TimedMove};
use fpgambit_engine::{Mode, Position};

/// The engine's bitboard generator, with the same interface as the circuits.
#[derive(Clone, Debug, Default)]
pub struct Software {
    position: Option<Position>,
}

impl MoveGenerator for Software {
    fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
        self.position = Some(position.clone());
        Ok(())
    }

    fn generate(&mut self, mode: Mode) -> Result<Generated, DeviceError> {
        let position = self.position.as_ref().ok_or(DeviceError::NotLoaded)?;
        let moves = position.moves(mode).into_iter();
        Ok(Generated {
            moves: moves.map(|mv| TimedMove { mv, cycle: 0 }).collect(),
            cycles: None,
            visited: None,
        })
    }

    fn cycles(&self) -> u64 {
        0
    }
}
