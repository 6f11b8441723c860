//! A design for the synthesis tools, and its device.

use fpgambit_hw::unit::{Build, Device, UnitBuild};
use fpgambit_hw::units;
use std::fmt;

/// A unit's build on one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Design {
    /// The build of a unit.
    pub build: &'static UnitBuild,
    /// The device.
    pub device: Device,
    /// Whether it is behind its registered boundary.
    pub registered: bool,
}

impl Design {
    /// Every unit and build on every device that it fits, with arrays of every number of cores last.
    pub fn all() -> impl Iterator<Item = Self> {
        units::builds().chain(units::arrays()).flat_map(|build| {
            let devices = build.clocks.iter().map(|&(device, _)| device);
            devices.map(move |device| Self {
                build,
                device,
                registered: false,
            })
        })
    }

    /// Whether its figures are among the main ones: those on the first device of its build.
    ///
    /// If a unit has two builds, the compact build on the second, smaller device is also a main design. Arrays, and
    /// designs that contain one, are not, because one core takes ten minutes. Designs that fit only the largest device
    /// are not either.
    pub fn is_main(&self) -> bool {
        let is_large = self.build.cores.is_some() || self.device == Device::Ecp5_85f;
        if is_large || !self.build.is_kept {
            return false;
        }
        let place = self
            .build
            .clocks
            .iter()
            .position(|(device, _)| *device == self.device);
        let kept = units::kept().filter(|build| build.unit == self.build.unit);
        let has_two = kept.count() > 1;
        place == Some(0) || (place == Some(1) && has_two && self.build.build == Build::Compact)
    }

    /// The target clock in MHz; 0 if it does not fit.
    pub fn aim_mhz(&self) -> u32 {
        self.build.clock_mhz(self.device).unwrap_or(0)
    }

    /// Its name for a folder, such as `movegen-compact-ice40-hx8k` or `perft-compact-5-ecp5-85f`.
    pub fn folder(&self) -> String {
        let Self { build, device, .. } = self;
        let cores = build
            .cores
            .map_or(String::new(), |cores| format!("-{cores}"));
        let registered = if self.registered { "-registered" } else { "" };
        format!("{}-{}{cores}{registered}-{device}", build.unit, build.build)
    }
}

impl fmt::Display for Design {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let registered = if self.registered { ", registered," } else { "" };
        write!(f, "{}{registered} on {}", self.build, self.device)
    }
}
