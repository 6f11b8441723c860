//! The engine as a device: no circuit, no clock.

use super::{DeviceError, Generated, Mode, MoveGenerator, TimedMove};
use fpgambit_engine::Position;

/// The engine's bitboard generator behind the same interface as the circuits.
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
        let moves = match (mode.legal, mode.captures) {
            (true, false) => position.legal_moves(),
            (true, true) => position.captures(),
            (false, false) => position.pseudo_legal_moves(),
            (false, true) => position.pseudo_legal_captures(),
        };
        let timed = |mv| TimedMove { mv, cycle: 0 };
        Ok(Generated {
            moves: moves.into_iter().map(timed).collect(),
            cycles: None,
            visited: None,
        })
    }

    fn cycles(&self) -> u64 {
        0
    }
}
