//! Common parts of all drivers: clock, reset, requests, and the stream of words that answers a request.
//!
//! *Offer*: a request's `valid` is high up to and including the first cycle in which `ready` is high; this is cycle 1.
//! *Take*: the words of the answer come from cycle 2 to the last, each in a cycle in which the stream's `valid` and
//! `ready` are both high; the sink determines `ready`.

use super::{Simulator, Sink};
use crate::pins::Port;
use fpgambit_engine::MoveWordError;
use std::fmt;

/// Maximum number of cycles of an answer: the units cannot count further.
pub const ANSWER_BOUND: u32 = 65_535;

/// Maximum number of cycles in which a unit must finish a load, a push or a pop.
pub const PATIENCE: u32 = 64;

/// The two pins of a request, by number.
#[derive(Clone, Copy, Debug)]
pub struct Handshake {
    /// The input that offers the request.
    pub valid: usize,
    /// The output that accepts the request.
    pub ready: usize,
}

/// The pins of a stream of words that answers a request.
#[derive(Clone, Copy, Debug)]
pub struct AnswerPins {
    /// A word is offered.
    pub valid: usize,
    /// The sink accepts the word.
    pub ready: usize,
    /// The word.
    pub word: usize,
    /// The word is the last.
    pub last: usize,
    /// The unit's clock counter.
    pub cycles: usize,
}

/// A word and the cycle in which it was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedWord {
    /// The word.
    pub word: u32,
    /// The cycle, counting that of the request as 1.
    pub cycle: u32,
}

/// The answer to a request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The words, in order.
    pub words: Vec<TimedWord>,
    /// Cycle in which the last word was accepted.
    pub cycles: u32,
    /// Cycle in which the first word was offered.
    pub first_offered: u32,
    /// Number of cycles in which a word waited.
    pub stalls: u32,
}

impl Run {
    /// Returns the words without their cycles.
    pub fn words(&self) -> impl DoubleEndedIterator<Item = u32> + '_ {
        self.words.iter().map(|timed| timed.word)
    }
}

/// A unit broke its contract.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{position}: {fault}")]
pub struct DriverError {
    /// The position that was processed.
    pub position: String,
    /// What went wrong.
    pub fault: Fault,
}

/// The ways in which a unit can break its contract.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The unit is idle but accepts no request.
    #[error(
        "the unit does not raise {port} although it is idle: expected within {PATIENCE} cycles"
    )]
    Refused {
        /// The port that stays low.
        port: &'static str,
    },
    /// An answer does not end.
    #[error("no last word within {ANSWER_BOUND} cycles ({words} words came)")]
    Endless {
        /// Number of words that came.
        words: usize,
    },
    /// A word was withdrawn or changed while it waited.
    #[error("cycle {cycle}: {port} does not hold until the word is taken")]
    Unsteady {
        /// Cycle of the violation.
        cycle: u32,
        /// The stream's `valid`.
        port: &'static str,
    },
    /// A word is not a move.
    #[error("cycle {cycle}: {error}")]
    Word {
        /// Cycle in which the word came.
        cycle: u32,
        /// Why it is not a move.
        error: MoveWordError,
    },
    /// A result has a tag that belongs to no job in progress.
    #[error("a result has tag {tag:#x}, which no job in progress has")]
    Unasked {
        /// The tag.
        tag: u32,
    },
    /// The unit's cycle count differs from the number of clocks it was given.
    #[error("the unit counts {counted} cycles, but {clocked} were clocked")]
    Miscounted {
        /// Value of the port `cycles`.
        counted: u32,
        /// Number of clocks given.
        clocked: u32,
    },
}

impl Fault {
    /// Makes an error from the fault and a description of the position.
    pub fn about(self, position: impl fmt::Display) -> DriverError {
        DriverError {
            position: position.to_string(),
            fault: self,
        }
    }
}

/// A simulated unit with its handshakes.
#[derive(Debug)]
pub struct Driver<S> {
    simulator: S,
    clocks: u64,
}

impl<S: Simulator> Driver<S> {
    /// Wraps a simulated unit and resets it.
    ///
    /// # Panics
    /// If the ports do not have the expected names.
    pub fn new(simulator: S, inputs: &[Port], outputs: &[Port]) -> Self {
        let names = |ports: &[Port]| -> Vec<&str> { ports.iter().map(|port| port.name).collect() };
        assert_eq!(names(simulator.inputs()), names(inputs), "input ports");
        assert_eq!(names(simulator.outputs()), names(outputs), "output ports");
        let mut driver = Self {
            simulator,
            clocks: 0,
        };
        driver.reset();
        driver
    }

    /// Runs a clock with `reset` high and no request, which makes the unit ready after any fault.
    pub fn reset(&mut self) {
        for reset in [1, 0] {
            for (pin, port) in self.simulator.inputs().iter().enumerate() {
                if port.name == "reset" {
                    self.simulator.drive(pin, reset);
                } else if port.stream().is_some() {
                    self.simulator.drive(pin, 0);
                }
            }
            if reset == 1 {
                self.clock();
            }
        }
    }

    /// Returns the simulator, between two cycles.
    pub fn simulator(&mut self) -> &mut S {
        &mut self.simulator
    }

    /// Returns the number of clocks since the driver was made, including loads.
    pub fn clocks(&self) -> u64 {
        self.clocks
    }

    /// Runs one clock.
    pub fn clock(&mut self) {
        self.simulator.cycle();
        self.clocks += 1;
    }

    /// Drives an input.
    pub fn drive(&mut self, input: usize, value: u32) {
        self.simulator.drive(input, value);
    }

    /// Reads an output.
    pub fn read(&mut self, output: usize) -> u32 {
        self.simulator.read(output)
    }

    /// Runs clocks until an output is high.
    ///
    /// # Errors
    /// If the output stays low.
    pub fn wait(&mut self, output: usize) -> Result<(), Fault> {
        for _ in 0..PATIENCE {
            if self.read(output) == 1 {
                return Ok(());
            }
            self.clock();
        }
        Err(Fault::Refused {
            port: self.simulator.outputs()[output].name,
        })
    }

    /// Makes a request: `valid` is high until the end of the first cycle in which `ready` is high. The fast generator,
    /// for example, needs one clock after a load before it is ready.
    ///
    /// # Errors
    /// If it is never accepted.
    pub fn offer(&mut self, pins: Handshake) -> Result<(), Fault> {
        self.drive(pins.valid, 1);
        let taken = self.wait(pins.ready);
        if taken.is_ok() {
            self.clock();
        }
        self.drive(pins.valid, 0);
        taken
    }

    /// Accepts the words that answer the request just made, up to the last.
    ///
    /// # Errors
    /// If the stream breaks its rules or does not end, or if the unit's cycle count is wrong.
    pub fn take(
        &mut self,
        pins: AnswerPins,
        sink: &mut (impl Sink + ?Sized),
    ) -> Result<Run, Fault> {
        let mut run = Run {
            words: Vec::with_capacity(64),
            ..Run::default()
        };
        let mut driven = None;
        let mut waiting = None;
        for cycle in 2..=ANSWER_BOUND {
            let ready = sink.ready(cycle);
            if driven != Some(ready) {
                self.drive(pins.ready, ready.into());
                driven = Some(ready);
            }
            let mut offered = None;
            if self.read(pins.valid) == 1 {
                offered = Some((self.read(pins.word), self.read(pins.last)));
            }
            if waiting.is_some() && waiting != offered {
                let port = self.simulator.outputs()[pins.valid].name;
                return Err(Fault::Unsteady { cycle, port });
            }
            self.clock();
            waiting = offered.filter(|_| !ready);
            let Some((word, last)) = offered else {
                continue;
            };
            if run.first_offered == 0 {
                run.first_offered = cycle;
            }
            if !ready {
                run.stalls += 1;
                continue;
            }
            run.words.push(TimedWord { word, cycle });
            if last == 1 {
                let counted = self.read(pins.cycles);
                if counted != cycle {
                    let clocked = cycle;
                    return Err(Fault::Miscounted { counted, clocked });
                }
                run.cycles = cycle;
                return Ok(run);
            }
        }
        Err(Fault::Endless {
            words: run.words.len(),
        })
    }
}
