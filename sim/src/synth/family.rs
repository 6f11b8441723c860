//! The names of an FPGA family's tools, and the names that they use.

use fpgambit_hw::unit::{Device, Target};

/// The names of a family's tools, and the names that they use.
pub(crate) struct Family {
    pub nextpnr: &'static str,
    pub packer: &'static str,
    /// The option for the file of pins and clocks.
    pub constraints: &'static str,
    pub unconstrained: &'static str,
    pub routed: &'static str,
    pub bitstream: &'static str,
    pub lut: &'static str,
    pub bram: &'static str,
    /// The prefix of Yosys' names for flip-flops.
    pub ff: &'static str,
}

const ICE40: Family = Family {
    nextpnr: "nextpnr-ice40",
    packer: "icepack",
    constraints: "--pcf",
    unconstrained: "--pcf-allow-unconstrained",
    routed: "--asc",
    bitstream: "bin",
    lut: "ICESTORM_LC",
    bram: "ICESTORM_RAM",
    ff: "SB_DFF",
};

const ECP5: Family = Family {
    nextpnr: "nextpnr-ecp5",
    packer: "ecppack",
    constraints: "--lpf",
    unconstrained: "--lpf-allow-unconstrained",
    routed: "--textcfg",
    bitstream: "bit",
    lut: "TRELLIS_COMB",
    bram: "DP16KD",
    ff: "TRELLIS_FF",
};

impl Family {
    /// The family of a device.
    pub fn of(device: Device) -> &'static Self {
        match device.target() {
            Target::Ice40 => &ICE40,
            Target::Ecp5 | Target::Generic => &ECP5,
        }
    }
}
