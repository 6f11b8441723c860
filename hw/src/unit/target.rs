//! The families for which units are exported, and the FPGAs on which they are measured.

/// The target family of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Any tool that reads Verilog; posdata is a memory.
    Generic,
    /// Lattice iCE40; posdata is logic, because the memories are too small for the table.
    Ice40,
    /// Lattice ECP5; posdata is in block RAM, or logic where that is faster.
    Ecp5,
    /// Gowin LittleBee and Arora (GW1N, GW2A); posdata is logic, which needs fewer LUTs there than a memory and leaves
    /// the smaller devices their block RAMs.
    Gowin,
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
    /// Gowin GW1NR-9C, speed grade C6/I5, QN88, as on the Tang Nano 9K: 8,640 LUTs, 26 block RAMs of 18 kbit.
    Gw1nr9c,
    /// Gowin GW2AR-18C, speed grade C8/I7, QN88, as on the Tang Nano 20K: 20,736 LUTs, 46 block RAMs of 18 kbit.
    Gw2ar18c,
}

names!(Target { Generic "generic", Ice40 "ice40", Ecp5 "ecp5", Gowin "gowin" });
names!(Device {
    Ecp5_25f "ecp5-25f",
    Ecp5_85f "ecp5-85f",
    Ice40Hx8k "ice40-hx8k",
    Ice40Up5k "ice40-up5k",
    Gw1nr9c "gw1nr-9c",
    Gw2ar18c "gw2ar-18c"
});

impl Target {
    /// Returns the name used in prose.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Generic => "any tool that reads Verilog",
            Self::Ice40 => "Lattice iCE40",
            Self::Ecp5 => "Lattice ECP5",
            Self::Gowin => "Gowin GW1N and GW2A",
        }
    }

    /// Returns the file extension of its constraints files.
    pub const fn constraints_ending(self) -> &'static str {
        match self {
            Self::Generic => "sdc",
            Self::Ice40 => "pcf",
            Self::Ecp5 => "lpf",
            Self::Gowin => "cst",
        }
    }

    /// Returns how a comment begins in the target's constraints files.
    pub const fn comment(self) -> &'static str {
        match self {
            Self::Gowin => "//",
            _ => "#",
        }
    }

    /// Returns the lines of a constraints file that set a clock; `port` is the clock's port. A CST file has no clocks:
    /// nextpnr takes the frequency as an option, but chooses no pins for Gowin. So the lines place the six pins of the
    /// harness on pins that the package of each device has.
    pub fn clock_constraint(self, port: &str, mhz: u32) -> String {
        match self {
            Self::Generic => format!(
                "create_clock -name {port} -period {:.3} [get_ports {port}]",
                1e3 / f64::from(mhz)
            ),
            Self::Ice40 => format!("set_frequency {port} {mhz}"),
            Self::Gowin => [
                (port, 52),
                ("reset", 25),
                ("shift", 26),
                ("step", 27),
                ("from_host", 28),
                ("to_host", 29),
            ]
            .map(|(port, pin)| {
                format!("IO_LOC \"{port}\" {pin};\nIO_PORT \"{port}\" IO_TYPE=LVCMOS33;")
            })
            .join("\n"),
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
            Self::Gw1nr9c | Self::Gw2ar18c => Target::Gowin,
        }
    }

    /// Returns the number of pins that nextpnr may choose for a design: none on Gowin, where every design gets the harness.
    pub const fn pins(self) -> u32 {
        match self {
            Self::Ecp5_25f => 197,
            Self::Ecp5_85f => 205,
            Self::Ice40Hx8k => 206,
            Self::Ice40Up5k => 39,
            Self::Gw1nr9c | Self::Gw2ar18c => 0,
        }
    }

    /// Returns the nextpnr options that select it.
    pub const fn nextpnr_options(self) -> &'static [&'static str] {
        match self {
            Self::Ecp5_25f => &["--25k", "--package", "CABGA381", "--speed", "6"],
            Self::Ecp5_85f => &["--85k", "--package", "CABGA381", "--speed", "6"],
            Self::Ice40Hx8k => &["--hx8k", "--package", "ct256"],
            Self::Ice40Up5k => &["--up5k", "--package", "sg48"],
            Self::Gw1nr9c => &[
                "--device",
                "GW1NR-LV9QN88PC6/I5",
                "--vopt",
                "family=GW1N-9C",
            ],
            Self::Gw2ar18c => &[
                "--device",
                "GW2AR-LV18QN88C8/I7",
                "--vopt",
                "family=GW2A-18C",
            ],
        }
    }

    /// Returns the Yosys commands, after synthesis for a unit in its harness, that connect the ports of the top module to
    /// pads. Only Gowin needs them: `synth_gowin` would give pads to the modules inside too, whose hierarchy is kept.
    pub fn pads(self, top: &str) -> Option<String> {
        (self.target() == Target::Gowin)
            .then(|| format!("iopadmap -bits -inpad IBUF O:I -outpad OBUF I:O {top}"))
    }

    /// Returns the Yosys commands that synthesise a unit for it, possibly in its harness; options may follow, and then
    /// [`pads`](Self::pads).
    pub fn unit_synthesis(self) -> String {
        let noiopads = match self.target() {
            Target::Gowin => " -noiopads",
            _ => "",
        };
        format!("{}{noiopads}", self.synthesis())
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
            Self::Gw1nr9c => "synth_gowin -family gw1n",
            Self::Gw2ar18c => "synth_gowin -family gw2a",
        }
    }
}
