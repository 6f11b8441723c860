//! The families that units are exported for, and the FPGAs on which they are measured.

/// The family that an export is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Any tool that reads Verilog; posdata is a memory.
    Generic,
    /// Lattice iCE40; posdata is logic, because the memories are too small for the table.
    Ice40,
    /// Lattice ECP5; posdata is in block RAM, or logic where that is faster.
    Ecp5,
}

/// An FPGA in a package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// Lattice LFE5U-25F, speed grade 6, CABGA381: 24,288 LUTs, 56 block RAMs of 18 kbit.
    Ecp5_25f,
    /// Lattice LFE5U-85F, speed grade 6, CABGA381: 83,640 LUTs, 208 block RAMs.
    Ecp5_85f,
    /// Lattice iCE40 HX8K, ct256: 7,680 logic cells, 32 block RAMs of 4 kbit.
    Ice40Hx8k,
    /// Lattice iCE40 UP5K, sg48: 5,280 logic cells of about half the speed, 30 block RAMs of 4 kbit.
    Ice40Up5k,
}

names!(Target { Generic "generic", Ice40 "ice40", Ecp5 "ecp5" });
names!(Device {
    Ecp5_25f "ecp5-25f",
    Ecp5_85f "ecp5-85f",
    Ice40Hx8k "ice40-hx8k",
    Ice40Up5k "ice40-up5k"
});

impl Target {
    /// Returns the name used in prose.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Generic => "any tool that reads Verilog",
            Self::Ice40 => "Lattice iCE40",
            Self::Ecp5 => "Lattice ECP5",
        }
    }

    /// Returns the file extension of its constraints files.
    pub const fn constraints_ending(self) -> &'static str {
        match self {
            Self::Generic => "sdc",
            Self::Ice40 => "pcf",
            Self::Ecp5 => "lpf",
        }
    }

    /// Returns the line of a constraints file that sets a clock; `port` is the clock's port.
    pub fn clock_constraint(self, port: &str, mhz: u32) -> String {
        match self {
            Self::Generic => format!(
                "create_clock -name {port} -period {:.3} [get_ports {port}]",
                1e3 / f64::from(mhz)
            ),
            Self::Ice40 => format!("set_frequency {port} {mhz}"),
            Self::Ecp5 => format!("FREQUENCY PORT \"{port}\" {mhz} MHZ;"),
        }
    }
}

impl Device {
    /// Returns the family.
    pub const fn target(self) -> Target {
        match self {
            Self::Ecp5_25f | Self::Ecp5_85f => Target::Ecp5,
            Self::Ice40Hx8k | Self::Ice40Up5k => Target::Ice40,
        }
    }

    /// Returns the number of pins that a design may use.
    pub const fn pins(self) -> u32 {
        match self {
            Self::Ecp5_25f => 197,
            Self::Ecp5_85f => 205,
            Self::Ice40Hx8k => 206,
            Self::Ice40Up5k => 39,
        }
    }

    /// Returns the nextpnr options that select it.
    pub const fn nextpnr_options(self) -> &'static [&'static str] {
        match self {
            Self::Ecp5_25f => &["--25k", "--package", "CABGA381", "--speed", "6"],
            Self::Ecp5_85f => &["--85k", "--package", "CABGA381", "--speed", "6"],
            Self::Ice40Hx8k => &["--hx8k", "--package", "ct256"],
            Self::Ice40Up5k => &["--up5k", "--package", "sg48"],
        }
    }

    /// Returns the Yosys commands that synthesise for it; options may follow. On iCE40 logic is mapped by ABC's
    /// `flow2`, which finds smaller and faster circuits than the default; on ECP5 it finds only smaller ones, so the
    /// default is kept.
    pub const fn synthesis(self) -> &'static str {
        match self {
            Self::Ecp5_25f | Self::Ecp5_85f => "synth_ecp5",
            Self::Ice40Hx8k => "scratchpad -copy abc9.script.flow2 abc9.script; synth_ice40",
            // Yosys needs the subfamily for its logic timing.
            Self::Ice40Up5k => {
                "scratchpad -copy abc9.script.flow2 abc9.script; synth_ice40 -device u"
            }
        }
    }
}
