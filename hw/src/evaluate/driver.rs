//! An evaluator driven through its pins.

use super::Evaluate;
use crate::pins::Pins;
use crate::unit::{Driver, Simulator};
use crate::values::ask;
use fpgambit_engine::{Move, Position};

/// Contexts there are.
pub const CONTEXTS: u32 = 8;
/// Moves and passes that can be taken back.
pub const UNDOS: usize = 31;
/// Clocks from a move accepted to its value.
pub const LATENCY: usize = 18;
/// Clocks from a move accepted to the next.
pub const MOVE_CLOCKS: usize = 4;
/// Clocks from a load offered to the idle unit to its acceptance.
pub const LOAD_CLOCKS: usize = 196;
/// Clocks from a load accepted to its value.
pub const LOAD_LATENCY: usize = 12;

/// A request to a context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// Make a move.
    Move(Move),
    /// Take the last move or pass back.
    Undo,
    /// Load a board: eight ranks and a state word, of which the side to move counts.
    Load([u32; 9]),
    /// Pass.
    Pass,
}

impl Request {
    /// The load of a position.
    pub fn load(position: &Position) -> Self {
        Self::Load(position.image())
    }

    /// Whether a value comes.
    pub fn has_value(&self) -> bool {
        *self != Self::Undo
    }

    /// The word of the vectors: black, context, kind, move.
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
    /// Takes over a simulated evaluator and resets it.
    ///
    /// # Panics
    /// When its ports are not an evaluator's.
    pub fn new(simulator: S) -> Self {
        let mut driver = Driver::new(simulator, Evaluate::INPUTS, Evaluate::OUTPUTS);
        driver.drive(Evaluate::PINS.value_ready, 1);
        Self { driver }
    }

    /// Its clock and pins.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// One clock, with a request or without, the sink ready: whether it was accepted, and the value that leaves in it.
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

    /// Offers a request until it is accepted; values that leave meanwhile are pushed. None if it never is.
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

    /// Clocks until all values have left.
    pub fn drain(&mut self, values: &mut Vec<Valued>) {
        for _ in 0..=LATENCY {
            values.extend(self.clock(None).1);
        }
    }
}
