//! Builds a unit's bitstream with Yosys, nextpnr and a packer, and reports area and clock rate.
//!
//! ```text
//! export --UNIT.v--> Yosys --netlist.json--> nextpnr --routed.txt--> icepack or ecppack --> UNIT.bin or UNIT.bit
//!                      |                       |
//!                      '--> stat.json          '--> report.json --> Figures, CriticalPath
//! ```
//!
//! [`crate::tools`] finds the tools. All their input and output files are in one folder:
//!
//! | file | |
//! |---|---|
//! | the export | [`fpgambit_hw::export`]; its `build.sh` performs the same steps |
//! | `harness.v` | if the unit has more ports than the package has pins: the export's harness, without its parameters |
//! | `clock.txt` | target clock constraint |
//! | `netlist.json`, `netlist.v`, `stat.json`, `yosys.log` | output of Yosys |
//! | `routed.txt`, `report.json`, `nextpnr.log` | output of nextpnr |
//! | `UNIT.bin` or `UNIT.bit` | the bitstream; nextpnr chose the pins, so do not load it onto a board |
//! | `*.err` | a tool's other messages |
//!
//! # Figures
//!
//! Area is that of the unit alone. `lut` counts the cells that nextpnr places: logic cells (LUT, carry, flip-flop) on
//! an iCE40, LUT sites on an ECP5, including those used as carries and memory. `ff` is Yosys' count of flip-flops,
//! `bram` its count of block RAMs of 4 kbit (iCE40) or 18 kbit (ECP5). `fmax_mhz` is nextpnr's estimate of the slowest
//! register-to-register path, from Lattice's figures for the device at high temperature and low voltage. Paths from and
//! to pins are excluded.
//!
//! A unit that needs more pins than the package has is placed in a [harness](fpgambit_hw::export::harness). Yosys keeps
//! the hierarchy between the two, so the harness does not change the unit's cells, and its own cells are counted
//! separately. Devices with enough pins need no harness.
//!
//! The tools are pinned WebAssembly builds, deterministic for a given seed on every machine, so figures can be compared
//! exactly. The placement seed changes the clock rate by some percent; [`Sweep`](fpgambit_hw::unit::Sweep) lists the
//! seeds tried.
//!
//! ```no_run
//! use fpgambit_hw::movegen;
//! use fpgambit_hw::unit::Device;
//! use fpgambit_sim::synth::{Design, Netlist, check};
//!
//! let design = Design { build: &movegen::UNIT.builds[0], device: Device::Ice40Hx8k, registered: false };
//! check(design)?;
//! let netlist = Netlist::new(design, "movegen-on-hx8k".as_ref())?;
//! let synthesis = netlist.route_best()?;
//! println!("{} cells, {} MHz", synthesis.figures.lut, synthesis.figures.fmax_mhz);
//! println!("{}", netlist.pack()?.display());
//! # Ok::<(), fpgambit_sim::synth::SynthError>(())
//! ```

mod design;
mod error;
pub(crate) mod family;
mod flow;
mod path;
pub mod report;
pub(crate) mod tool;

pub use design::Design;
pub use error::SynthError;
pub use flow::{Netlist, check, tools_for};
pub use path::{CriticalPath, Stage};

use serde::{Deserialize, Serialize};

/// Area and clock; see [the module](self).
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
pub struct Figures {
    /// Logic cells on an iCE40, LUT sites on an ECP5.
    pub lut: u32,
    /// Flip-flops.
    pub ff: u32,
    /// Block RAMs.
    pub bram: u32,
    /// The fastest clock, in MHz, to two places.
    pub fmax_mhz: f64,
}

/// The resources of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capacity {
    /// In the unit of [`Figures::lut`].
    pub lut: u32,
    /// Block RAMs.
    pub bram: u32,
}

/// A placed and routed design.
#[derive(Clone, Debug, PartialEq)]
pub struct Synthesis {
    /// The design.
    pub design: Design,
    /// The placer's seed.
    pub seed: u32,
    /// The unit's area and clock.
    pub figures: Figures,
    /// The cells of the harness, if there is one, in the unit of [`Figures::lut`].
    pub harness_lut: Option<u32>,
    /// The resources of the device.
    pub capacity: Capacity,
    /// The path that limits the clock.
    pub critical_path: CriticalPath,
}

impl Synthesis {
    /// Whether the clock reaches its target.
    pub fn reaches_its_aim(&self) -> bool {
        self.figures.fmax_mhz >= f64::from(self.design.aim_mhz())
    }
}
