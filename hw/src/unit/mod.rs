//! The description of a unit: types shared by all units and specific to none.
//!
//! A [`Unit`] describes itself to the exporter, the simulators, the tests, the synthesis and the tables. They iterate over
//! the [list of units](crate::units) and refer to none by name.

mod drawn;
mod driver;
pub mod lockstep;
mod memory_file;
mod positions;
mod registered;
mod seeds;
mod simulator;
mod sink;
pub mod stimulus;
pub mod subject;
mod target;
mod vectors;
mod watched;

pub use drawn::{drawn, mixed, summed};
pub use driver::{
    ANSWER_BOUND, AnswerPins, Driver, DriverError, Fault, Handshake, PATIENCE, Run, TimedWord,
};
pub use memory_file::MemoryFile;
pub use positions::{fens, positions};
pub use registered::{Boundary, Registered, StreamPins, stops};
pub use seeds::{Sweep, sweeps};
pub use simulator::{ByCrate, InProcess, Model, Simulator, on_large_stack};
pub use sink::{Prompt, Recorded, Sink, Stalling};
pub use subject::Subject;
pub use target::{Device, Target};
pub use vectors::{Vectors, VectorsError, check_moves, checksum};
pub use watched::Watched;

use crate::posdata::PosdataForm;
use std::fmt;

/// One of a unit's builds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Build {
    /// One of each, for small FPGAs.
    #[default]
    Compact,
    /// Several side by side, for FPGAs with room.
    Fast,
}

names!(Build { Compact "compact", Fast "fast" });

/// A unit, in one build or two.
#[derive(Debug)]
pub struct Unit {
    /// Its name on the command line, in file names and, after `fpgambit_`, that of its top module.
    pub name: &'static str,
    /// Its builds, the compact one first.
    pub builds: &'static [UnitBuild],
}

/// A file that is exported with a unit as it is.
pub struct Extra {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub about: &'static str,
    /// What is in it.
    pub text: fn() -> String,
}

/// A unit in one build: what it is, and how to get it.
pub struct UnitBuild {
    /// The unit's name.
    pub unit: &'static str,
    /// Which build.
    pub build: Build,
    /// The top module's name.
    pub top: &'static str,
    /// The folder below `hw/verilog`, if it is kept.
    pub folder: &'static str,
    /// One line: what it is.
    pub title: &'static str,
    /// The contract, in paragraphs: formats, latency, preconditions, what back-pressure and reset do.
    pub contract: &'static str,
    /// How its test vectors are laid out, as Markdown.
    pub layout: &'static str,
    /// How many cores, of an array.
    pub cores: Option<usize>,
    /// Whether it has posdata, which comes in two forms.
    pub has_posdata: bool,
    /// Whether its export stands in `hw/verilog`. One that is put together of others' does not; `fpgambit export` writes it.
    pub is_kept: bool,
    /// The devices it fits, and the clock in MHz it aims at there; the first of a family is the one built for.
    pub clocks: &'static [(Device, u32)],
    /// Memories it reads from files.
    pub memories: &'static [MemoryFile],
    /// The circuit, with posdata in one of its forms.
    pub circuit: fn(PosdataForm) -> Box<dyn Model>,
    /// An endless run of input values, the same for the same seed, for holding two models together.
    pub stimulus: fn(u64) -> Box<dyn Iterator<Item = Vec<u32>>>,
    /// Test vectors, made by running the circuit and checked against the engine.
    pub vectors: fn(InProcess) -> Result<Vectors, VectorsError>,
    /// The unit on a bench, for the tests of streams and resets; none where questions overlap, so that one does not end
    /// before the next begins.
    pub subject: Option<subject::Bench>,
    /// What is its own in the bench that checks itself: see [`export`](crate::export).
    pub bench: &'static str,
    /// What else is exported with it.
    pub extras: &'static [Extra],
}

impl Unit {
    /// One of its builds, if it comes in that.
    pub fn build(&'static self, build: Build) -> Option<&'static UnitBuild> {
        self.builds.iter().find(|one| one.build == build)
    }
}

impl PartialEq for Unit {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Unit {}

impl UnitBuild {
    /// The clock in MHz it aims at on a device, if it fits that.
    pub fn clock_mhz(&self, device: Device) -> Option<u32> {
        let found = self.clocks.iter().find(|(one, _)| *one == device);
        found.map(|&(_, mhz)| mhz)
    }

    /// The device of a family that it is built for first.
    pub fn device(&self, target: Target) -> Option<Device> {
        let mut devices = self.clocks.iter().map(|&(device, _)| device);
        devices.find(|device| target == Target::Generic || device.target() == target)
    }

    /// What it can be exported for.
    pub fn targets(&self) -> impl Iterator<Item = Target> {
        let comes = |target: &Target| self.device(*target).is_some();
        Target::ALL.iter().copied().filter(comes)
    }

    /// The form posdata takes for a target unless another is asked for; logic where there is no posdata.
    pub fn form(&self, target: Target) -> PosdataForm {
        match target {
            _ if !self.has_posdata => PosdataForm::Logic,
            Target::Ice40 | Target::Gowin => PosdataForm::Logic,
            Target::Ecp5 if self.has_several_walks() => PosdataForm::Logic,
            Target::Generic | Target::Ecp5 => PosdataForm::Rom,
        }
    }

    /// Whether several memories would hold posdata: too many for the devices.
    fn has_several_walks(&self) -> bool {
        let mut tables = self.memories.iter().filter(|file| file.is_posdata);
        tables.any(|file| file.arrays.len() > 1)
    }

    /// The forms it comes in.
    pub fn forms(&self) -> &'static [PosdataForm] {
        match self.has_posdata {
            true => &[PosdataForm::Logic, PosdataForm::Rom],
            false => &[PosdataForm::Logic],
        }
    }
}

impl PartialEq for UnitBuild {
    fn eq(&self, other: &Self) -> bool {
        (self.top, self.cores) == (other.top, other.cores)
    }
}

impl Eq for UnitBuild {}

impl fmt::Debug for UnitBuild {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("UnitBuild").field(&self.top).finish()
    }
}

impl fmt::Display for UnitBuild {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.unit, self.build)?;
        match self.cores {
            Some(cores @ 2..) => write!(f, ", {cores} cores"),
            _ => Ok(()),
        }
    }
}
