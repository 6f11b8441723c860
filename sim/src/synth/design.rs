//! What is put through the tools, and on which device.

use fpgambit_hw::export::{Build, Device, Request, Target, Unit, aim_mhz};
use std::fmt;

/// A unit in one build on one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Design {
    /// Which unit.
    pub unit: Unit,
    /// Which of its builds.
    pub build: Build,
    /// Where.
    pub device: Device,
}

impl Design {
    /// Every unit and build on every device for whose family it is exported.
    pub fn all() -> impl Iterator<Item = Self> {
        Request::all().flat_map(|request| {
            let devices = Device::ALL.iter();
            devices
                .filter(move |device| request.target == device.target())
                .filter(move |_| request.target != Target::Generic)
                .map(move |&device| Self {
                    unit: request.unit,
                    build: request.build,
                    device,
                })
        })
    }

    /// The export it is made from.
    pub fn request(&self) -> Request {
        Request {
            unit: self.unit,
            build: self.build,
            target: self.device.target(),
        }
    }

    /// The clock it must reach, in MHz.
    pub fn aim_mhz(&self) -> u32 {
        aim_mhz(self.unit, self.build, self.device)
    }

    /// Its name as that of a folder, such as `movegen-compact-ice40-hx8k`.
    pub fn folder(&self) -> String {
        format!("{}-{}-{}", self.unit, self.build, self.device)
    }
}

impl fmt::Display for Design {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} on {}", self.unit, self.build, self.device)
    }
}
