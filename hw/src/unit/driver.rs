//! What the drivers of all units have in common: clock, reset, requests, and the stream of words that answers one.
//!
//! *Offer*: a request's `valid` is high until its `ready` was, for one cycle, which is cycle 1. *Take*: the words of the
//! answer come from cycle 2 to the last, each when the stream's `valid` and `ready` are both high, `ready` as the sink says.

use super::{Simulator, Sink};
use crate::pins::Port;
use fpgambit_engine::MoveWordError;
use std::fmt;

/// Cycles within which an answer must end: as far as the units themselves count.
pub const ANSWER_BOUND: u32 = 65_535;

/// Cycles within which a unit must be done with a load, a move or its taking back.
pub const PATIENCE: u32 = 64;

/// A request's two pins, by number.
#[derive(Clone, Copy, Debug)]
pub struct Handshake {
    /// The input that says that it is there.
    pub valid: usize,
    /// The output that says that it is taken.
    pub ready: usize,
}

/// The pins of a stream of words that answers a request.
#[derive(Clone, Copy, Debug)]
pub struct AnswerPins {
    /// A word is offered.
    pub valid: usize,
    /// The sink takes it.
    pub ready: usize,
    /// The word.
    pub word: usize,
    /// None follows.
    pub last: usize,
    /// The unit's own count of its clocks.
    pub cycles: usize,
}

/// A word and when it was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedWord {
    /// The word.
    pub word: u32,
    /// In which cycle, that of the request being 1.
    pub cycle: u32,
}

/// What answered a request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The words, in order.
    pub words: Vec<TimedWord>,
    /// The cycle in which the last was taken.
    pub cycles: u32,
    /// The cycle in which the first was offered.
    pub first_offered: u32,
    /// Cycles in which a word waited.
    pub stalls: u32,
}

impl Run {
    /// The words without their cycles.
    pub fn words(&self) -> impl DoubleEndedIterator<Item = u32> + '_ {
        self.words.iter().map(|timed| timed.word)
    }
}

/// A unit did not do as its contract says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{position}: {fault}")]
pub struct DriverError {
    /// The position it was about.
    pub position: String,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with a unit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is idle and yet takes no request.
    #[error(
        "the unit does not raise {port} although it is idle: expected within {PATIENCE} cycles"
    )]
    Refused {
        /// The port that stays low.
        port: &'static str,
    },
    /// An answer goes on and on.
    #[error("no last word within {ANSWER_BOUND} cycles ({words} words came)")]
    Endless {
        /// Words that came.
        words: usize,
    },
    /// A word was withdrawn or changed while it waited.
    #[error("cycle {cycle}: {port} does not hold until the word is taken")]
    Unsteady {
        /// When.
        cycle: u32,
        /// The stream's `valid`.
        port: &'static str,
    },
    /// What came is no move.
    #[error("cycle {cycle}: {error}")]
    Word {
        /// When it came.
        cycle: u32,
        /// What is wrong with it.
        error: MoveWordError,
    },
    /// A result has the tag of no job in progress.
    #[error("a result has tag {tag:#x}, which no job in progress has")]
    Unasked {
        /// The tag.
        tag: u32,
    },
    /// Its own count of cycles differs from the clocks it was given.
    #[error("the unit counts {counted} cycles, but {clocked} were clocked")]
    Miscounted {
        /// What port `cycles` says.
        counted: u32,
        /// What was clocked.
        clocked: u32,
    },
}

impl Fault {
    /// The error that says what it was about.
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
    /// Takes over a simulated unit and resets it.
    ///
    /// # Panics
    /// When its ports are called otherwise than these.
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

    /// A clock with `reset` high and nothing requested: how a unit gets ready again after whatever went wrong.
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

    /// The simulator, between two cycles.
    pub fn simulator(&mut self) -> &mut S {
        &mut self.simulator
    }

    /// Clocks since it was made, loading and all.
    pub fn clocks(&self) -> u64 {
        self.clocks
    }

    /// One clock.
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

    /// Clocks until an output is high.
    ///
    /// # Errors
    /// When it stays low.
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

    /// Makes a request: `valid` is high until the end of the first cycle in which `ready` is. The fast generator, say,
    /// asks for one clock to get ready after a load.
    ///
    /// # Errors
    /// When it is never taken.
    pub fn offer(&mut self, pins: Handshake) -> Result<(), Fault> {
        self.drive(pins.valid, 1);
        let taken = self.wait(pins.ready);
        if taken.is_ok() {
            self.clock();
        }
        self.drive(pins.valid, 0);
        taken
    }

    /// Takes the words that answer the request just made, up to the last.
    ///
    /// # Errors
    /// When the stream breaks its rules, does not end, or the unit's count of its cycles is wrong.
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
