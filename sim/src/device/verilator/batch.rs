//! A move generator driven within its model: `batch.v` drives its pins, `batch.cpp` distributes positions and collects
//! answers, and Rust gets control back only when all positions are answered.
//!
//! Each circuit has its own model. Eight circuits in one model, to share the overhead of a clock, were slower: a clock
//! of each took 267 ns instead of 127 ns, because the code of eight does not fit into the processor's first cache.

use super::build::{self, Shell};
use super::model::Batch as Model;
use super::{BuildError, Source, Verilated};
use crate::device::{DeviceError, Generated, MoveGenerator};
use fpgambit_engine::{Mode, Position};
use fpgambit_hw::movegen::{MovegenDriver, timed_moves};
use fpgambit_hw::pins::Port;
use fpgambit_hw::unit::{ANSWER_BOUND, Fault, PATIENCE, TimedWord};

/// Positions per call.
const AT_ONCE: usize = 64;

/// The inputs that `batch.v` drives; the others are 0.
const DRIVEN: &[&str] = &[
    "reset",
    "load_valid",
    "load_address",
    "load_word",
    "start_valid",
    "start_legal",
    "start_captures",
    "move_ready",
];
/// The outputs that `batch.v` reads.
const HEEDED: &[&str] = &[
    "load_ready",
    "start_ready",
    "move_valid",
    "move_word",
    "move_last",
    "cycles",
    "visited",
];

/// A verilated move generator that gets many positions per call.
#[derive(Debug)]
pub struct Batch {
    model: Model,
    clocks: u64,
}

impl Batch {
    /// Compiles the Verilog with its driver, unless an earlier run has left the library in the user's cache, and loads
    /// it.
    ///
    /// # Errors
    /// Returns the errors of [`Verilated::new`].
    pub fn new(source: &Source) -> Result<Self, BuildError> {
        let verilog = include_str!("batch.v")
            .replace("@PATIENCE@", &PATIENCE.to_string())
            .replace("@ANSWER_BOUND@", &ANSWER_BOUND.to_string())
            .replace("@UNIT@", &instance(source));
        let shell = Shell {
            top: "fpgambit_batch".to_owned(),
            verilog,
            cpp: include_str!("batch.cpp").to_owned(),
        };
        let library = build::library(source, &shell)?;
        Ok(Self {
            model: Model::load(&library)?,
            clocks: 0,
        })
    }

    /// Clocks since the model was created.
    pub fn clocks(&self) -> u64 {
        self.clocks
    }

    /// Generates the moves of every position in each mode, as [`MoveGenerator::generate_all`] does.
    pub fn answers(
        &mut self,
        positions: &[&Position],
        modes: &[Mode],
    ) -> Vec<Vec<Result<Generated, DeviceError>>> {
        let none = || DeviceError::NotLoaded;
        let mut all: Vec<Vec<_>> = positions
            .iter()
            .map(|_| modes.iter().map(|_| Err(none())).collect())
            .collect();
        if modes.is_empty() {
            return all;
        }
        let images: Vec<[u32; 9]> = positions.iter().map(|position| position.image()).collect();
        let codes: Vec<u32> = modes.iter().map(|mode| mode.bits()).collect();
        let (clocks, mut left) = self.model.answer(&images, &codes);
        self.clocks += clocks;
        while let [position, mode, fault, cycles, visited, count, rest @ ..] = left {
            let (words, rest) = rest.split_at(*count as usize);
            left = rest;
            let position = *position as usize;
            let generated = generated(*fault, *cycles, *visited, words);
            all[position][*mode as usize] =
                generated.map_err(|fault| DeviceError::Driver(fault.about(positions[position])));
        }
        all
    }
}

/// The instance of the unit.
fn instance(source: &Source) -> String {
    let parameters: Vec<String> = source
        .parameters
        .iter()
        .map(|(name, value)| format!(".{name}({value})"))
        .collect();
    let input = |Port { name, width, .. }: &Port| match DRIVEN.contains(name) {
        true => format!(".{name}({name})"),
        false => format!(".{name}({width}'d0)"),
    };
    let output = |Port { name, .. }: &Port| match HEEDED.contains(name) {
        true => format!(".{name}({name})"),
        false => format!(".{name}()"),
    };
    let mut pins = vec![".clock(clock)".to_owned()];
    pins.extend(source.inputs.iter().map(input));
    pins.extend(source.outputs.iter().map(output));
    let parameters = match parameters.is_empty() {
        true => String::new(),
        false => format!(" #({})", parameters.join(", ")),
    };
    format!("{}{parameters} unit ({});", source.top, pins.join(", "))
}

/// Decodes the result of a generation, with the same checks as when the unit is driven clock by clock.
pub(in crate::device) fn generated(
    fault: u32,
    cycles: u32,
    visited: u32,
    words: &[u32],
) -> Result<Generated, Fault> {
    if fault != 0 {
        return Err(refused(fault, words.len()));
    }
    let timed = words.iter().map(|both| TimedWord {
        word: both & 0xffff,
        cycle: both >> 16,
    });
    let timed: Vec<TimedWord> = timed.collect();
    let clocked = timed.last().map_or(0, |last| last.cycle);
    if cycles != clocked {
        let counted = cycles;
        return Err(Fault::Miscounted { counted, clocked });
    }
    Ok(Generated {
        moves: timed_moves(&timed)?,
        cycles: Some(cycles),
        visited: Some(visited),
    })
}

/// The fault for a code other than 0, after this many words.
pub(in crate::device) fn refused(fault: u32, words: usize) -> Fault {
    match fault {
        1 => Fault::Refused { port: "load_ready" },
        2 => Fault::Refused {
            port: "start_ready",
        },
        _ => Fault::Endless { words },
    }
}

/// A verilated move generator for many positions; single positions run clock by clock in a separate model.
#[derive(Debug)]
pub struct BatchMovegen {
    source: Source,
    batch: Batch,
    /// Created when it is first needed.
    one: Option<MovegenDriver<Verilated>>,
}

impl BatchMovegen {
    /// Compiles and loads the model for many positions.
    ///
    /// # Errors
    /// Returns the errors of [`Verilated::new`].
    pub fn new(source: Source) -> Result<Self, BuildError> {
        Ok(Self {
            batch: Batch::new(&source)?,
            source,
            one: None,
        })
    }
}

impl MoveGenerator for BatchMovegen {
    fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
        let one = match &mut self.one {
            Some(one) => one,
            none => none.insert(MovegenDriver::new(Verilated::new(&self.source)?)),
        };
        MoveGenerator::load(one, position)
    }

    fn generate(&mut self, mode: Mode) -> Result<Generated, DeviceError> {
        let one = self.one.as_mut().ok_or(DeviceError::NotLoaded)?;
        MoveGenerator::generate(one, mode)
    }

    fn at_once(&self) -> usize {
        AT_ONCE
    }

    fn generate_all(
        &mut self,
        positions: &[&Position],
        modes: &[Mode],
    ) -> Vec<Vec<Result<Generated, DeviceError>>> {
        self.batch.answers(positions, modes)
    }

    fn cycles(&self) -> u64 {
        self.batch.clocks() + self.one.as_ref().map_or(0, MovegenDriver::clocks)
    }
}
