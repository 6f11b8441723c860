//! The seed of the placer that gave the best clock, for each design: `sim/data/seeds.json`.

use super::Design;
use serde::{Deserialize, Serialize};

/// The record as this program was built with it.
const RECORD: &str = include_str!("../../data/seeds.json");

/// What a sweep found out about a design.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Best {
    /// Its unit.
    pub unit: String,
    /// Its build.
    pub build: String,
    /// Its device.
    pub device: String,
    /// The seed with the fastest clock.
    pub seed: u32,
    /// Seeds 1 to this one were tried.
    pub tried: u32,
}

impl Best {
    /// What a sweep found out.
    pub fn new(design: Design, seed: u32, tried: u32) -> Self {
        Self {
            unit: design.unit.to_string(),
            build: design.build.to_string(),
            device: design.device.to_string(),
            seed,
            tried,
        }
    }

    /// Whether this is about a design.
    pub fn is_of(&self, design: Design) -> bool {
        self.unit == design.unit.name()
            && self.build == design.build.name()
            && self.device == design.device.name()
    }
}

/// All that was recorded.
pub fn recorded() -> Vec<Best> {
    serde_json::from_str(RECORD).expect("the built-in record is JSON")
}

/// The seed recorded as a design's best, or 1 when it was never swept.
pub fn best(design: Design) -> u32 {
    let records = recorded();
    let found = records.iter().find(|best| best.is_of(design));
    found.map_or(1, |best| best.seed)
}

/// A record as the file has it: a design a line.
pub fn to_json(bests: &[Best]) -> String {
    let lines: Vec<String> = bests
        .iter()
        .map(|best| {
            format!(
                "\n{}",
                serde_json::to_string(best).expect("names and numbers")
            )
        })
        .collect();
    format!("[{}\n]\n", lines.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_record_is_written_as_it_stands() {
        assert_eq!(to_json(&recorded()), RECORD);
    }

    #[test]
    fn each_record_is_of_a_design_there_is_and_there_once() {
        let designs: Vec<_> = Design::all()
            .map(|design| Best::new(design, 0, 0))
            .collect();
        let key = |best: &Best| Best {
            seed: 0,
            tried: 0,
            ..best.clone()
        };
        let mut seen = Vec::new();
        for best in recorded() {
            assert!(designs.contains(&key(&best)), "no such design: {best:?}");
            assert!(!seen.contains(&key(&best)), "twice: {best:?}");
            assert!((1..=best.tried).contains(&best.seed), "{best:?}");
            seen.push(key(&best));
        }
    }
}
