//! A bad line.

use fpgambit_engine::random::Chance;

/// The longest burst.
const BURST: u32 = 12;

/// Loses, flips and doubles bytes, now and then several in a row.
#[derive(Clone, Debug)]
pub struct Faults {
    /// The chance that a byte is hit, in 2^24.
    rate: u32,
    burst: u32,
    chance: Chance,
    hits: u64,
}

impl Faults {
    /// A line on which a byte is hit with this chance, 0 to 1, the same bytes for the same seed.
    pub fn new(rate: f64, seed: u64) -> Self {
        Self {
            rate: (rate.clamp(0.0, 1.0) * f64::from(1 << 24)) as u32,
            burst: 0,
            chance: Chance::new(seed),
            hits: 0,
        }
    }

    /// How many bytes were hit.
    pub fn hits(&self) -> u64 {
        self.hits
    }

    /// What becomes of bytes on their way.
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
