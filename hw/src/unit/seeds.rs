//! The clocks that placer seeds gave, as the last sweep recorded them.

use super::{Device, UnitBuild};
use serde::{Deserialize, Serialize};

/// The record that is built in; `fpgambit bench hw --sweep 5 --seeds hw/figures/seeds.json` makes it.
const RECORD: &str = include_str!("../../figures/seeds.json");

/// What a sweep found out about a build on a device.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Sweep {
    /// The unit's name.
    pub unit: String,
    /// The build's.
    pub build: String,
    /// How many cores, of an array.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cores: Option<usize>,
    /// The device's.
    pub target: String,
    /// The clock in MHz that each seed gave, from seed 1 on.
    pub mhz: Vec<f64>,
}

/// All that was recorded.
///
/// # Panics
/// Never: the record is part of the source.
pub fn sweeps() -> Vec<Sweep> {
    serde_json::from_str(RECORD).expect("the built-in record is JSON")
}

impl Sweep {
    /// A sweep in which no seed was tried yet.
    pub fn new(build: &UnitBuild, device: Device) -> Self {
        Self {
            unit: build.unit.to_owned(),
            build: build.build.name().to_owned(),
            cores: build.cores,
            target: device.name().to_owned(),
            mhz: Vec::new(),
        }
    }

    /// What was recorded of a build on a device.
    pub fn of(build: &UnitBuild, device: Device) -> Option<Self> {
        sweeps()
            .into_iter()
            .find(|sweep| sweep.is_of(build, device))
    }

    /// Whether this is about a build on a device.
    pub fn is_of(&self, build: &UnitBuild, device: Device) -> bool {
        self.unit == build.unit
            && self.build == build.build.name()
            && self.cores == build.cores
            && self.target == device.name()
    }

    /// The seed with the fastest clock; 1 when none was tried.
    pub fn best_seed(&self) -> u32 {
        let mut best = 0;
        for (at, mhz) in self.mhz.iter().enumerate() {
            if *mhz > self.mhz[best] {
                best = at;
            }
        }
        best as u32 + 1
    }

    /// A record as the file has it: a design a line.
    pub fn to_json(sweeps: &[Self]) -> String {
        let line = |sweep| serde_json::to_string(sweep).expect("names and numbers");
        let lines: Vec<String> = sweeps.iter().map(line).collect();
        format!("[\n{}\n]\n", lines.join(",\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{perft, units};

    #[test]
    fn the_record_is_written_as_it_stands_and_each_design_is_there_once() {
        let sweeps = sweeps();
        assert_eq!(Sweep::to_json(&sweeps), RECORD);
        let builds: Vec<_> = units::builds().chain(perft::larger()).collect();
        for build in &builds {
            for &(device, _) in build.clocks {
                let found = sweeps.iter().filter(|sweep| sweep.is_of(build, device));
                assert!(found.count() <= 1, "{build} on {device} is there twice");
            }
        }
        for sweep in &sweeps {
            let known = builds.iter().any(|build| {
                let devices = build.clocks.iter();
                devices
                    .copied()
                    .any(|(device, _)| sweep.is_of(build, device))
            });
            assert!(known, "no such design: {sweep:?}");
            assert!((1..=sweep.mhz.len()).contains(&(sweep.best_seed() as usize)));
        }
    }
}
