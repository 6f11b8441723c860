//! What a lane keeps of a generation: its words, or their totals.

use crate::campaign::WordSum;
use crate::device::verilator::{generated, refused};
use crate::device::{DeviceError, Generated, Tally};
use fpgambit_engine::Position;
use fpgambit_hw::unit::Fault;

/// What a lane keeps of the words of a generation.
pub(super) trait Kept: Default + Clone {
    /// The result.
    type Answer;

    fn clear(&mut self);

    /// Adds a word that the lane offers in this clock.
    fn take(&mut self, hashes: &[u128; 1 << 16], cycle: u32, word: u16);

    fn answer(
        &self,
        fault: u32,
        counters: u32,
        position: &Position,
    ) -> Result<Self::Answer, DeviceError>;
}

/// The words, with the clock in the high half.
#[derive(Clone, Default)]
pub(super) struct Listed(Vec<u32>);

impl Kept for Listed {
    type Answer = Generated;

    fn clear(&mut self) {
        self.0.clear();
    }

    #[inline]
    fn take(&mut self, _: &[u128; 1 << 16], cycle: u32, word: u16) {
        self.0.push(cycle << 16 | u32::from(word));
    }

    fn answer(
        &self,
        fault: u32,
        counters: u32,
        position: &Position,
    ) -> Result<Generated, DeviceError> {
        let generated = generated(fault, counters & 0xffff, counters >> 16, &self.0);
        generated.map_err(|fault| DeviceError::Driver(fault.about(position)))
    }
}

/// Their number and sum, and the clock of the last one.
#[derive(Clone, Default)]
pub(super) struct Tallied {
    words: u32,
    /// The number of words that are not moves; a single one means that there is no move.
    empty: u32,
    cycle: u32,
    sum: WordSum,
}

impl Kept for Tallied {
    type Answer = Tally;

    fn clear(&mut self) {
        *self = Self::default();
    }

    #[inline]
    fn take(&mut self, hashes: &[u128; 1 << 16], cycle: u32, word: u16) {
        self.words += 1;
        self.empty += u32::from(word == 0);
        self.cycle = cycle;
        self.sum.add(hashes, word);
    }

    fn answer(&self, fault: u32, counters: u32, position: &Position) -> Result<Tally, DeviceError> {
        let tally = match (fault, self.words, self.empty) {
            (0, 1, 1) => Tally::default(),
            (0, words, _) => Tally {
                moves: words.into(),
                sum: self.sum,
                cycles: None,
            },
            _ => {
                let fault = refused(fault, self.words as usize);
                return Err(DeviceError::Driver(fault.about(position)));
            }
        };
        let (counted, clocked) = (counters & 0xffff, self.cycle);
        if counted != clocked {
            let fault = Fault::Miscounted { counted, clocked };
            return Err(DeviceError::Driver(fault.about(position)));
        }
        Ok(Tally {
            cycles: Some(counted),
            ..tally
        })
    }
}
