//! Implements a device with the driver of a repetition unit. Its sink is always ready.

use super::{Found, RepetitionUnit};
use crate::device::DeviceError;
use fpgambit_engine::Position;
use fpgambit_engine::repetition::Step;
use fpgambit_hw::repetition::{QueryMode, RepetitionDriver, named_moves};
use fpgambit_hw::unit::{Prompt, Simulator};

/// The current position; an error if nothing was loaded.
fn reached<S: Simulator>(driver: &RepetitionDriver<S>) -> Result<&Position, DeviceError> {
    driver.positions().last().ok_or(DeviceError::NotLoaded)
}

impl<S: Simulator> RepetitionUnit for RepetitionDriver<S> {
    fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
        Ok(RepetitionDriver::load(self, position)?)
    }

    fn push(&mut self, step: Step) -> Result<(), DeviceError> {
        reached(self)?;
        Ok(RepetitionDriver::push(self, step)?)
    }

    fn pop(&mut self) -> Result<(), DeviceError> {
        reached(self)?;
        match RepetitionDriver::pop(self)? {
            true => Ok(()),
            false => Err(DeviceError::NothingToPop),
        }
    }

    fn query(&mut self, mode: QueryMode) -> Result<Found, DeviceError> {
        reached(self)?;
        let answered = RepetitionDriver::query(self, mode, &mut Prompt)?;
        Ok(Found {
            verdict: answered.answer.verdict,
            moves: named_moves(answered.run.words(), reached(self)?),
            cycles: Some(answered.run.cycles),
            steps: Some(answered.steps),
            reversible: answered.reversible,
            early: answered.answer.early,
            cut: answered.answer.cut,
        })
    }

    fn cycles(&self) -> u64 {
        self.clocks()
    }
}
