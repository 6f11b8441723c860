//! Drives an evaluator through its pins.

use super::Evaluate;
use crate::pins::Pins;
use crate::unit::{Driver, Simulator};
use crate::values::ask;
use fpgambit_engine::{Move, Position};

/// Number of contexts.
pub const CONTEXTS: u32 = 8;
/// Number of moves and passes of a context that can be undone.
pub const UNDOS: usize = 31;
/// Clocks from the acceptance of a move to its value.
pub const LATENCY: usize = 18;
/// Clocks from the acceptance of a move to the acceptance of the next.
pub const MOVE_CLOCKS: usize = 4;
/// Clocks from the offer of a load to its acceptance, if the unit was idle.
pub const LOAD_CLOCKS: usize = 196;
/// Clocks from the acceptance of a load to its value.
pub const LOAD_LATENCY: usize = 12;

/// A request to a context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// Makes a move.
    Move(Move),
    /// Undoes the last move or pass.
    Undo,
    /// Loads a board: eight ranks and a state word, of which only the side to move matters.
    Load([u32; 9]),
    /// Passes.
    Pass,
}

impl Request {
    /// Returns the request that loads a position.
    pub fn load(position: &Position) -> Self {
        Self::Load(position.image())
    }

    /// Returns whether the unit answers the request with a value.
    pub fn has_value(&self) -> bool {
        *self != Self::Undo
    }

    /// Returns the request's word in the vectors: black, context, kind, move.
    pub fn word(&self, context: u32) -> u32 {
        let (kind, word, black) = match self {
            Self::Move(mv) => (ask::MOVE, mv.word().into(), 0),
            Self::Undo => (ask::UNDO, 0, 0),
            Self::Load(image) => (ask::LOAD, 0, image[8] & 1),
            Self::Pass => (ask::PASS, 0, 0),
        };
        black << 21 | context << 18 | (kind as u32) << 16 | word
    }
}

/// A value that the unit returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Valued {
    /// The context.
    pub context: u32,
    /// Centipawns for the side to move.
    pub value: i16,
}

/// An evaluator behind any [`Simulator`].
#[derive(Debug)]
pub struct EvaluateDriver<S> {
    driver: Driver<S>,
}

impl<S: Simulator> EvaluateDriver<S> {
    /// Wraps a simulated evaluator and resets it.
    ///
    /// # Panics
    /// If its ports are not those of an evaluator.
    pub fn new(simulator: S) -> Self {
        let mut driver = Driver::new(simulator, Evaluate::INPUTS, Evaluate::OUTPUTS);
        driver.drive(Evaluate::PINS.value_ready, 1);
        Self { driver }
    }

    /// Returns the driver of the unit's clock and pins.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// Runs one clock with the sink ready, and offers the request, if any. Returns whether the unit accepted it, and
    /// the value that left the unit.
    pub fn clock(&mut self, request: Option<(u32, Request)>) -> (bool, Option<Valued>) {
        let pins = Evaluate::PINS;
        self.driver
            .drive(pins.request_valid, request.is_some().into());
        if let Some((context, request)) = request {
            let word = request.word(context);
            self.driver.drive(pins.request_word, word & 0xffff);
            self.driver.drive(pins.request_kind, word >> 16 & 3);
            self.driver.drive(pins.request_context, context);
            if let Request::Load(image) = request {
                for (pin, word) in pins.request_rank.into_iter().zip(image) {
                    self.driver.drive(pin, word);
                }
                self.driver.drive(pins.request_black, word >> 21);
            }
        }
        let accepted = request.is_some() && self.driver.read(pins.request_ready) == 1;
        let mut valued = None;
        if self.driver.read(pins.value_valid) == 1 {
            valued = Some(Valued {
                context: self.driver.read(pins.value_context),
                value: self.driver.read(pins.value_centipawns) as u16 as i16,
            });
        }
        self.driver.clock();
        (accepted, valued)
    }

    /// Offers a request until the unit accepts it, and appends the values that leave meanwhile. Returns `None` if the
    /// unit does not accept it.
    pub fn offer(
        &mut self,
        context: u32,
        request: Request,
        values: &mut Vec<Valued>,
    ) -> Option<()> {
        for _ in 0..2 * LOAD_CLOCKS {
            let (accepted, valued) = self.clock(Some((context, request)));
            values.extend(valued);
            if accepted {
                return Some(());
            }
        }
        None
    }

    /// Runs clocks until all values have left.
    pub fn drain(&mut self, values: &mut Vec<Valued>) {
        for _ in 0..=LATENCY {
            values.extend(self.clock(None).1);
        }
    }
}
