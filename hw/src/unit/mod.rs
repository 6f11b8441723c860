//! The description of a unit: types that all units share.
//!
//! Each [`Unit`] describes itself to the exporter, the simulators, the tests, the synthesis and the tables, which
//! iterate over the [list of units](crate::units) and refer to none by name.

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
    /// One instance of each block, for small FPGAs.
    #[default]
    Compact,
    /// Several instances in parallel, for larger FPGAs.
    Fast,
}

names!(Build { Compact "compact", Fast "fast" });

/// A unit, in one build or two.
#[derive(Debug)]
pub struct Unit {
    /// Name on the command line, in file names and, after `fpgambit_`, of the top module.
    pub name: &'static str,
    /// The builds; the compact one is first.
    pub builds: &'static [UnitBuild],
}

/// A file that is exported unchanged with a unit.
pub struct Extra {
    /// Name of the file.
    pub name: &'static str,
    /// Description of the file.
    pub about: &'static str,
    /// Contents of the file.
    pub text: fn() -> String,
}

/// One build of a unit, and its properties.
pub struct UnitBuild {
    /// The unit's name.
    pub unit: &'static str,
    /// The build.
    pub build: Build,
    /// The top module's name.
    pub top: &'static str,
    /// Folder below `hw/verilog`, if the export is kept.
    pub folder: &'static str,
    /// One-line description.
    pub title: &'static str,
    /// The contract, in paragraphs: formats, latency, preconditions, and the effects of back-pressure and reset.
    pub contract: &'static str,
    /// Layout of the test vectors, as Markdown.
    pub layout: &'static str,
    /// Number of cores, for an array.
    pub cores: Option<usize>,
    /// Whether the unit contains posdata, which has two forms.
    pub has_posdata: bool,
    /// Whether the export is kept in `hw/verilog`. Exports of units composed of others are not; `fpgambit export`
    /// writes them.
    pub is_kept: bool,
    /// The devices on which it fits, with the target clock in MHz; the first device of a family is the default.
    pub clocks: &'static [(Device, u32)],
    /// Memories read from files.
    pub memories: &'static [MemoryFile],
    /// Makes the circuit, with the given form of posdata.
    pub circuit: fn(PosdataForm) -> Box<dyn Model>,
    /// Makes an endless sequence of input values, determined by the seed, for comparing two models.
    pub stimulus: fn(u64) -> Box<dyn Iterator<Item = Vec<u32>>>,
    /// Makes test vectors by running the circuit, and checks them against the engine.
    pub vectors: fn(InProcess) -> Result<Vectors, VectorsError>,
    /// The unit on a bench, for tests of streams and resets; `None` if queries overlap, so that one does not end before
    /// the next starts.
    pub subject: Option<subject::Bench>,
    /// The unit-specific part of the self-checking bench: see [`export`](crate::export).
    pub bench: &'static str,
    /// Other files exported with the unit.
    pub extras: &'static [Extra],
}

impl Unit {
    /// Returns the given build, if the unit has it.
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
    /// Returns the target clock in MHz on a device, if the build fits on it.
    pub fn clock_mhz(&self, device: Device) -> Option<u32> {
        let found = self.clocks.iter().find(|(one, _)| *one == device);
        found.map(|&(_, mhz)| mhz)
    }

    /// Returns the default device of a family.
    pub fn device(&self, target: Target) -> Option<Device> {
        let mut devices = self.clocks.iter().map(|&(device, _)| device);
        devices.find(|device| target == Target::Generic || device.target() == target)
    }

    /// Returns the families for which it can be exported.
    pub fn targets(&self) -> impl Iterator<Item = Target> {
        let comes = |target: &Target| self.device(*target).is_some();
        Target::ALL.iter().copied().filter(comes)
    }

    /// Returns the default form of posdata for a family; logic if there is no posdata.
    pub fn form(&self, target: Target) -> PosdataForm {
        match target {
            _ if !self.has_posdata => PosdataForm::Logic,
            Target::Ice40 | Target::Gowin => PosdataForm::Logic,
            Target::Ecp5 if self.has_several_walks() => PosdataForm::Logic,
            Target::Generic | Target::Ecp5 => PosdataForm::Rom,
        }
    }

    /// Returns whether several memories would hold posdata, which is too many for the devices.
    fn has_several_walks(&self) -> bool {
        let mut tables = self.memories.iter().filter(|file| file.is_posdata);
        tables.any(|file| file.arrays.len() > 1)
    }

    /// Returns the available forms of posdata.
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
