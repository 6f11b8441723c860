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
                .filter(move |&&device| request.unit.fits(device))
                .map(move |&device| Self {
                    unit: request.unit,
                    build: request.build,
                    device,
                })
        })
    }

    /// Whether its figures are those looked at first: on an HX8K where the unit is exported for iCE40, else on an ECP5
    /// 25F, or 85F if it takes that; the compact generator on a UP5K too.
    pub fn is_main(&self) -> bool {
        let ice40 = Request {
            target: Target::Ice40,
            ..self.request()
        };
        let first = match ice40.exists() {
            true => Device::Ice40Hx8k,
            false if self.unit.fits(Device::Ecp5_25f) => Device::Ecp5_25f,
            false => Device::Ecp5_85f,
        };
        let small = (Unit::Movegen, Build::Compact, Device::Ice40Up5k);
        self.device == first || (self.unit, self.build, self.device) == small
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
