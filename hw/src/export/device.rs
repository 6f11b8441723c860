//! The FPGAs that figures are taken on, and the clock each unit aims at there.

use super::{Build, Request, Target, Unit};

/// An FPGA in its package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

names!(Device {
    Ecp5_25f "ecp5-25f",
    Ecp5_85f "ecp5-85f",
    Ice40Hx8k "ice40-hx8k",
    Ice40Up5k "ice40-up5k"
});

impl Device {
    /// The export that is made for its family.
    pub const fn target(self) -> Target {
        match self {
            Self::Ecp5_25f | Self::Ecp5_85f => Target::Ecp5,
            Self::Ice40Hx8k | Self::Ice40Up5k => Target::Ice40,
        }
    }

    /// Pins that a design may use.
    pub const fn pins(self) -> u32 {
        match self {
            Self::Ecp5_25f => 197,
            Self::Ecp5_85f => 205,
            Self::Ice40Hx8k => 206,
            Self::Ice40Up5k => 39,
        }
    }

    /// The options by which nextpnr knows it.
    pub const fn nextpnr_options(self) -> &'static [&'static str] {
        match self {
            Self::Ecp5_25f => &["--25k", "--package", "CABGA381", "--speed", "6"],
            Self::Ecp5_85f => &["--85k", "--package", "CABGA381", "--speed", "6"],
            Self::Ice40Hx8k => &["--hx8k", "--package", "ct256"],
            Self::Ice40Up5k => &["--up5k", "--package", "sg48"],
        }
    }
}

impl Target {
    /// The device for which an export's constraints and build script are made; the generic export goes by the ECP5.
    pub const fn device(self) -> Device {
        match self {
            Self::Generic | Self::Ecp5 => Device::Ecp5_25f,
            Self::Ice40 => Device::Ice40Hx8k,
        }
    }
}

impl Request {
    /// The device for which its constraints and build script are made.
    pub const fn device(&self) -> Device {
        match (self.unit, self.target) {
            (Unit::Kqkr, Target::Generic | Target::Ecp5) => Device::Ecp5_85f,
            (_, target) => target.device(),
        }
    }
}

impl Unit {
    /// Whether the device has the memory it needs.
    pub const fn fits(self, device: Device) -> bool {
        match self {
            Self::Kqkr => matches!(device, Device::Ecp5_85f),
            Self::Movegen | Self::Attack | Self::Repetition | Self::Chains => true,
        }
    }
}

/// The clock in MHz that a unit's build is constrained to on a device, and reaches.
pub const fn aim_mhz(unit: Unit, build: Build, device: Device) -> u32 {
    match (unit, build, device) {
        // The crystal of an iCEBreaker.
        (_, _, Device::Ice40Up5k) => 12,
        (Unit::Attack, Build::Compact, Device::Ice40Hx8k) => 30,
        (Unit::Repetition | Unit::Chains, Build::Compact, Device::Ice40Hx8k) => 60,
        (Unit::Repetition, Build::Compact, Device::Ecp5_25f | Device::Ecp5_85f) => 60,
        (Unit::Chains, Build::Compact, Device::Ecp5_25f | Device::Ecp5_85f) => 80,
        (Unit::Movegen, Build::Fast, Device::Ecp5_25f | Device::Ecp5_85f) => 100,
        _ => 40,
    }
}

/// The line of a constraints file that says so, `port` being the clock's.
pub fn clock_constraint(target: Target, port: &str, mhz: u32) -> String {
    match target {
        Target::Generic => format!(
            "create_clock -name {port} -period {:.3} [get_ports {port}]",
            1e3 / f64::from(mhz)
        ),
        Target::Ice40 => format!("set_frequency {port} {mhz}"),
        Target::Ecp5 => format!("FREQUENCY PORT \"{port}\" {mhz} MHZ;"),
    }
}
