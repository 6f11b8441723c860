//! From a unit to a bitstream: export, Yosys, nextpnr, packer, and what they say of area and clock.
//!
//! ```text
//! export --UNIT.v--> Yosys --netlist.json--> nextpnr --routed.txt--> icepack or ecppack --> UNIT.bin or UNIT.bit
//!                      |                       |
//!                      '--> stat.json          '--> report.json --> Figures, CriticalPath
//! ```
//!
//! The tools are those of [`crate::tools`], and everything they read and write stands in one folder:
//!
//! | file | |
//! |---|---|
//! | the export | [`fpgambit_hw::export`]; its `build.sh` does by hand what is done here |
//! | `harness.v` | where the unit has more ports than the package has pins: the export's, without its parameters |
//! | `clock.txt` | the clock aimed at, as a constraint |
//! | `netlist.json`, `netlist.v`, `stat.json`, `yosys.log` | what Yosys made |
//! | `routed.txt`, `report.json`, `nextpnr.log` | what nextpnr made |
//! | `UNIT.bin` or `UNIT.bit` | the bitstream; pins are wherever nextpnr put them, so it is for no board |
//! | `*.err` | what a tool said otherwise |
//!
//! # Figures
//!
//! Area is that of the unit alone. `lut` counts what nextpnr places: logic cells (a LUT, a carry, a flip-flop) on an
//! iCE40, LUT sites on an ECP5, those used as carries and memory among them. `ff` is Yosys' count of flip-flops,
//! `bram` that of block RAMs of 4 kbit (iCE40) or 18 kbit (ECP5). `fmax_mhz` is nextpnr's estimate of the slowest path
//! between registers, from Lattice's figures for the device when hot and at low voltage; paths from and to pins do not
//! count.
//!
//! A unit that needs more pins than the package has sits in a [harness](fpgambit_hw::export::harness). Yosys keeps the border between
//! the two, so the unit's cells are the same with it and without, and the harness's are told apart. Devices with
//! pins enough do without it.
//!
//! The tools are WebAssembly, pinned, and give the same result for the same seed on every machine: figures can be
//! compared exactly. A placer's seed moves the clock by some percent; [`Sweep`](fpgambit_hw::unit::Sweep) has those tried.
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

/// How much of something a device has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capacity {
    /// In the measure of [`Figures::lut`].
    pub lut: u32,
    /// Block RAMs.
    pub bram: u32,
}

/// A design placed and routed.
#[derive(Clone, Debug, PartialEq)]
pub struct Synthesis {
    /// What was placed.
    pub design: Design,
    /// The placer's seed.
    pub seed: u32,
    /// The unit's area and clock.
    pub figures: Figures,
    /// The cells of the harness, where there is one, in the same measure as [`Figures::lut`].
    pub harness_lut: Option<u32>,
    /// What the device has.
    pub capacity: Capacity,
    /// What keeps the clock from being faster.
    pub critical_path: CriticalPath,
}

impl Synthesis {
    /// Whether the clock is as fast as it was to be.
    pub fn reaches_its_aim(&self) -> bool {
        self.figures.fmax_mhz >= f64::from(self.design.aim_mhz())
    }
}
