//! A line with transmission errors.

use fpgambit_engine::random::Chance;

/// The longest burst.
const BURST: u32 = 12;

/// Drops, flips and duplicates bytes, sometimes several in a row.
#[derive(Clone, Debug)]
pub struct Faults {
    /// The probability that a byte is affected, in units of 2^-24.
    rate: u32,
    burst: u32,
    chance: Chance,
    hits: u64,
}

impl Faults {
    /// Creates a line on which each byte is affected with this probability, 0 to 1; the same seed affects the same
    /// bytes.
    pub fn new(rate: f64, seed: u64) -> Self {
        Self {
            rate: (rate.clamp(0.0, 1.0) * f64::from(1 << 24)) as u32,
            burst: 0,
            chance: Chance::new(seed),
            hits: 0,
        }
    }

    /// The number of bytes affected.
    pub fn hits(&self) -> u64 {
        self.hits
    }

    /// Passes bytes through the line.
    pub fn pass(&mut self, bytes: &[u8], out: &mut impl Extend<u8>) {
        if self.rate == 0 {
            out.extend(bytes.iter().copied());
            return;
        }
        for &byte in bytes {
            if self.burst == 0 && self.chance.below(1 << 24) < self.rate {
                self.burst = match self.chance.below(8) {
                    0 => 1 + self.chance.below(BURST),
                    _ => 1,
                };
            }
            if self.burst == 0 {
                out.extend([byte]);
                continue;
            }
            self.burst -= 1;
            self.hits += 1;
            match self.chance.below(3) {
                0 => {}
                1 => out.extend([byte ^ 1 << self.chance.below(8)]),
                _ => out.extend([byte, byte]),
            }
        }
    }
}
