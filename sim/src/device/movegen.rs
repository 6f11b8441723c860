//! Implements a device with the driver of a move generator. Its sink is always ready.

use super::{DeviceError, Generated, MoveGenerator};
use fpgambit_engine::{Mode, Position};
use fpgambit_hw::movegen::MovegenDriver;
use fpgambit_hw::unit::{Prompt, Simulator};

impl<S: Simulator> MoveGenerator for MovegenDriver<S> {
    fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
        Ok(MovegenDriver::load(self, position)?)
    }

    fn generate(&mut self, mode: Mode) -> Result<Generated, DeviceError> {
        if self.position().is_none() {
            return Err(DeviceError::NotLoaded);
        }
        let generation = MovegenDriver::generate(self, mode, &mut Prompt)?;
        Ok(Generated {
            moves: generation.moves,
            cycles: Some(generation.run.cycles),
            visited: Some(generation.visited),
        })
    }

    fn cycles(&self) -> u64 {
        self.clocks()
    }

    fn finish(&mut self) -> Result<(), DeviceError> {
        Ok(self.driver().simulator().finish()?)
    }
}
