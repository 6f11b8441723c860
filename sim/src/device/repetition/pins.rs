//! A repetition unit driven through its pins.

use super::{Found, RepetitionUnit};
use crate::device::DeviceError;
use crate::device::wiring::wiring;
use fpgambit_hw::unit::Simulator;
use fpgambit_engine::repetition::Step;
use fpgambit_engine::{Move, Position};
use fpgambit_hw::repetition::{Answer, Mode};

/// Cycles within which a query must be answered: as far as the units themselves count.
pub const QUERY_BOUND: u32 = 65_535;

/// Cycles within which a unit must be done with a load, a move or its taking back.
const PATIENCE: u32 = 64;

wiring! {
    /// The numbers of a unit's pins; see [`fpgambit_hw::repetition`] and [`fpgambit_hw::chains`].
    Wiring {
        inputs: reset, load_valid, load_address, load_word, push_valid, push_record, push_promotion, pop_valid, query_valid,
            query_mode, answer_ready;
        outputs: load_ready, push_ready, pop_ready, query_ready, answer_valid, answer_word, answer_last, cycles, steps, reversible
    }
}

/// A repetition unit behind any [`Simulator`]. Its sink is always ready.
#[derive(Debug)]
pub struct PinRepetition<S> {
    simulator: S,
    pins: Wiring,
    /// The positions of the game, the one reached last.
    positions: Vec<Position>,
    clocks: u64,
}

impl<S: Simulator> PinRepetition<S> {
    /// Takes over a simulated unit and resets it.
    ///
    /// # Errors
    /// When a port of the unit is missing.
    pub fn new(simulator: S) -> Result<Self, DeviceError> {
        let pins = Wiring::of(&simulator)?;
        let mut device = Self {
            simulator,
            pins,
            positions: Vec::new(),
            clocks: 0,
        };
        device.simulator.drive(pins.answer_ready, 1);
        device.reset();
        Ok(device)
    }

    /// Resets the unit, which is how it gets ready again after whatever went wrong; a position must be loaded then.
    fn reset(&mut self) {
        let pins = self.pins;
        for valid in [
            pins.load_valid,
            pins.push_valid,
            pins.pop_valid,
            pins.query_valid,
        ] {
            self.simulator.drive(valid, 0);
        }
        self.simulator.drive(pins.reset, 1);
        self.clock();
        self.simulator.drive(pins.reset, 0);
        self.positions.clear();
    }

    /// The simulator, between two cycles.
    pub fn simulator(&mut self) -> &mut S {
        &mut self.simulator
    }

    fn clock(&mut self) {
        self.simulator.cycle();
        self.clocks += 1;
    }

    /// The position reached.
    fn position(&self) -> Result<&Position, DeviceError> {
        self.positions.last().ok_or(DeviceError::NotLoaded)
    }

    fn fen(&self) -> String {
        self.positions
            .last()
            .map(Position::to_string)
            .unwrap_or_default()
    }

    /// Keeps `valid` high until `ready` was, for one cycle.
    fn shake(&mut self, valid: usize, ready: usize, port: &'static str) -> Result<(), DeviceError> {
        self.simulator.drive(valid, 1);
        for _ in 0..PATIENCE {
            let taken = self.simulator.read(ready) == 1;
            self.clock();
            if taken {
                self.simulator.drive(valid, 0);
                return Ok(());
            }
        }
        let fen = self.fen();
        self.reset();
        Err(DeviceError::Refused { fen, port })
    }

    fn write(&mut self, image: [u32; 9]) -> Result<(), DeviceError> {
        let pins = self.pins;
        for (address, word) in image.into_iter().enumerate() {
            self.simulator.drive(pins.load_address, address as u32);
            self.simulator.drive(pins.load_word, word);
            self.shake(pins.load_valid, pins.load_ready, "load_ready")?;
        }
        Ok(())
    }

    /// Waits until what was begun is done with, so that a query's clocks are its own.
    fn await_idle(&mut self) -> Result<(), DeviceError> {
        for _ in 0..PATIENCE {
            if self.simulator.read(self.pins.load_ready) == 1 {
                return Ok(());
            }
            self.clock();
        }
        let fen = self.fen();
        self.reset();
        let port = "load_ready";
        Err(DeviceError::Refused { fen, port })
    }
}

impl<S: Simulator> RepetitionUnit for PinRepetition<S> {
    fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
        self.positions.clear();
        self.positions.push(position.clone());
        self.write(position.image())
    }

    fn push(&mut self, step: Step) -> Result<(), DeviceError> {
        let pins = self.pins;
        let before = self.position()?;
        let record = step.record(before);
        let mut after = before.clone();
        step.make(&mut after);
        let promotion = match step {
            Step::Move(mv) => mv.promotion().map_or(0, |kind| kind.index() as u32),
            Step::Null => 0,
        };
        self.simulator.drive(pins.push_record, record.word());
        self.simulator.drive(pins.push_promotion, promotion);
        self.shake(pins.push_valid, pins.push_ready, "push_ready")?;
        self.positions.push(after);
        Ok(())
    }

    fn pop(&mut self) -> Result<(), DeviceError> {
        let pins = self.pins;
        self.position()?;
        self.await_idle()?;
        if self.positions.len() == 1 || self.simulator.read(pins.pop_ready) == 0 {
            return Err(DeviceError::NothingToPop);
        }
        self.shake(pins.pop_valid, pins.pop_ready, "pop_ready")?;
        self.positions.pop();
        Ok(())
    }

    fn query(&mut self, mode: Mode) -> Result<Found, DeviceError> {
        let pins = self.pins;
        self.position()?;
        self.await_idle()?;
        let reversible = self.simulator.read(pins.reversible);
        self.simulator.drive(pins.query_mode, mode.word());
        self.shake(pins.query_valid, pins.query_ready, "query_ready")?;
        let mut moves = Vec::new();
        for cycle in 2..=QUERY_BOUND {
            if self.simulator.read(pins.answer_valid) == 0 {
                self.clock();
                continue;
            }
            let answer = Answer::from_word(self.simulator.read(pins.answer_word));
            let last = self.simulator.read(pins.answer_last) == 1;
            self.clock();
            moves.extend(answer.candidate);
            if !last {
                continue;
            }
            let counted = self.simulator.read(pins.cycles);
            if counted != cycle {
                return Err(DeviceError::Miscounted {
                    fen: self.fen(),
                    counted,
                    clocked: cycle,
                });
            }
            if !moves.is_empty() {
                // The unit knows where a piece would have to go; whether it can is the generator's business.
                let legal: Vec<Move> = self.position()?.legal_moves().to_vec();
                moves.retain(|mv| legal.contains(mv));
            }
            return Ok(Found {
                verdict: answer.verdict,
                moves,
                cycles: Some(cycle),
                steps: Some(self.simulator.read(pins.steps)),
                reversible,
                early: answer.early,
                cut: answer.cut,
            });
        }
        let fen = self.fen();
        self.reset();
        Err(DeviceError::Unanswered {
            fen,
            bound: QUERY_BOUND,
        })
    }

    fn cycles(&self) -> u64 {
        self.clocks
    }
}
