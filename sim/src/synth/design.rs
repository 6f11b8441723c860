//! What is put through the tools, and on which device.

use fpgambit_hw::perft;
use fpgambit_hw::unit::{Build, Device, UnitBuild};
use fpgambit_hw::units;
use std::fmt;

/// A unit's build on one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Design {
    /// Which build of which unit.
    pub build: &'static UnitBuild,
    /// Where.
    pub device: Device,
    /// Behind its registered boundary.
    pub registered: bool,
}

impl Design {
    /// Every unit and build on every device it fits, arrays of every number of cores last.
    pub fn all() -> impl Iterator<Item = Self> {
        units::builds().chain(perft::larger()).flat_map(|build| {
            let devices = build.clocks.iter().map(|&(device, _)| device);
            devices.map(move |device| Self {
                build,
                device,
                registered: false,
            })
        })
    }

    /// Whether its figures are those looked at first: on the first device of its build; a unit's compact build that is
    /// one of two on the second too, which is the smaller. Arrays are not, nor what has one inside: one core takes ten minutes.
    /// Nor is what fits the largest device only.
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

    /// The clock it must reach, in MHz; 0 where it does not fit.
    pub fn aim_mhz(&self) -> u32 {
        self.build.clock_mhz(self.device).unwrap_or(0)
    }

    /// Its name as that of a folder, such as `movegen-compact-ice40-hx8k` or `perft-compact-5-ecp5-85f`.
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
