//! The move generator driven through its pins.

use super::wiring::wiring;
use super::{DeviceError, Generated, Mode, MoveGenerator, TimedMove};
use fpgambit_hw::unit::Simulator;
use fpgambit_engine::{Move, Position};

/// Cycles within which a generation must end: as far as the unit itself counts.
pub const GENERATION_BOUND: u32 = 65_535;

wiring! {
    /// The numbers of a move generator's pins; see [`fpgambit_hw::movegen`].
    Wiring {
        inputs: reset, load_valid, load_address, load_word, start_valid, start_legal, start_captures, move_ready;
        outputs: load_ready, start_ready, move_valid, move_word, move_last, cycles, visited
    }
}

/// A move generator behind any [`Simulator`].
///
/// Its sink is always ready, and only the words of the board image that changed are loaded.
#[derive(Debug)]
pub struct PinMoveGenerator<S> {
    simulator: S,
    pins: Wiring,
    loaded: [Option<u32>; 9],
    position: Option<Position>,
    clocks: u64,
}

impl<S: Simulator> PinMoveGenerator<S> {
    /// Takes over a simulated move generator and resets it.
    ///
    /// # Errors
    /// When a port of the move generator is missing.
    pub fn new(simulator: S) -> Result<Self, DeviceError> {
        let pins = Wiring::of(&simulator)?;
        let mut device = Self {
            simulator,
            pins,
            loaded: [None; 9],
            position: None,
            clocks: 0,
        };
        device.reset();
        device.simulator.drive(pins.move_ready, 1);
        Ok(device)
    }

    /// Resets the unit, which is how it gets ready again after whatever went wrong.
    fn reset(&mut self) {
        self.simulator.drive(self.pins.load_valid, 0);
        self.simulator.drive(self.pins.start_valid, 0);
        self.simulator.drive(self.pins.reset, 1);
        self.clock();
        self.simulator.drive(self.pins.reset, 0);
        self.loaded = [None; 9];
    }

    /// The simulator, between two cycles.
    pub fn simulator(&mut self) -> &mut S {
        &mut self.simulator
    }

    fn clock(&mut self) {
        self.simulator.cycle();
        self.clocks += 1;
    }

    fn fen(&self) -> String {
        self.position
            .as_ref()
            .map(Position::to_string)
            .unwrap_or_default()
    }

    /// Loads the words of an image that differ from what the unit holds.
    fn write(&mut self, image: [u32; 9]) -> Result<(), DeviceError> {
        let pins = self.pins;
        self.simulator.drive(pins.load_valid, 1);
        for (address, word) in image.into_iter().enumerate() {
            if self.loaded[address] == Some(word) {
                continue;
            }
            self.simulator.drive(pins.load_address, address as u32);
            self.simulator.drive(pins.load_word, word);
            self.expect_high(pins.load_ready)?;
            self.clock();
            self.loaded[address] = Some(word);
        }
        self.simulator.drive(pins.load_valid, 0);
        Ok(())
    }

    fn run(&mut self, mode: Mode) -> Result<Generated, DeviceError> {
        let pins = self.pins;
        self.simulator.drive(pins.start_valid, 1);
        self.simulator.drive(pins.start_legal, mode.legal.into());
        self.simulator
            .drive(pins.start_captures, mode.captures.into());
        // After a load or a generation the fast build asks for one clock to get ready.
        if self.simulator.read(pins.start_ready) == 0 {
            self.clock();
        }
        self.expect_high(pins.start_ready)?;
        self.clock();
        self.simulator.drive(pins.start_valid, 0);

        let mut moves = Vec::new();
        for cycle in 2..=GENERATION_BOUND {
            if self.simulator.read(pins.move_valid) == 0 {
                self.clock();
                continue;
            }
            let word = self.simulator.read(pins.move_word) as u16;
            let last = self.simulator.read(pins.move_last) == 1;
            self.clock();
            // The word of a position without moves.
            if !(last && word == 0 && moves.is_empty()) {
                let mv = Move::from_word(word).map_err(|error| DeviceError::Word {
                    fen: self.fen(),
                    cycle,
                    error,
                })?;
                moves.push(TimedMove { mv, cycle });
            }
            if last {
                let counted = self.simulator.read(pins.cycles);
                if counted != cycle {
                    return Err(DeviceError::Miscounted {
                        fen: self.fen(),
                        counted,
                        clocked: cycle,
                    });
                }
                return Ok(Generated {
                    moves,
                    cycles: Some(cycle),
                    visited: Some(self.simulator.read(pins.visited)),
                });
            }
        }
        Err(DeviceError::Endless {
            fen: self.fen(),
            bound: GENERATION_BOUND,
            moves: moves.len(),
        })
    }

    fn expect_high(&mut self, output: usize) -> Result<(), DeviceError> {
        if self.simulator.read(output) == 1 {
            return Ok(());
        }
        Err(DeviceError::Refused {
            fen: self.fen(),
            port: self.simulator.outputs()[output].name,
        })
    }
}

impl<S: Simulator> MoveGenerator for PinMoveGenerator<S> {
    fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
        self.position = Some(position.clone());
        let written = self.write(position.image());
        if written.is_err() {
            self.reset();
        }
        written
    }

    fn generate(&mut self, mode: Mode) -> Result<Generated, DeviceError> {
        let Some(position) = &self.position else {
            return Err(DeviceError::NotLoaded);
        };
        if self.loaded[8].is_none() {
            // A reset came between; what the unit holds is not known.
            let image = position.image();
            self.write(image)?;
        }
        let generated = self.run(mode);
        if generated.is_err() {
            self.reset();
        }
        generated
    }

    fn cycles(&self) -> u64 {
        self.clocks
    }

    fn finish(&mut self) -> Result<(), DeviceError> {
        Ok(self.simulator.finish()?)
    }
}
