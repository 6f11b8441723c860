//! Sets of bits of nets.

use super::expr::NetId;
use std::collections::HashMap;

/// A set of bits of nets, such as those that are read.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Mask {
    nets: HashMap<NetId, Vec<bool>>,
}

impl Mask {
    pub fn add(&mut self, net: NetId, lo: usize, width: usize) {
        let bits = self.nets.entry(net).or_default();
        if bits.len() < lo + width {
            bits.resize(lo + width, false);
        }
        bits[lo..lo + width].fill(true);
    }

    /// The ranges of bits of a net of `width` bits that are not in the set, as (lowest bit, length).
    pub fn gaps(&self, net: NetId, width: usize) -> Vec<(usize, usize)> {
        let empty = Vec::new();
        let bits = self.nets.get(&net).unwrap_or(&empty);
        let mut gaps: Vec<(usize, usize)> = Vec::new();
        for at in 0..width {
            if bits.get(at) == Some(&true) {
                continue;
            }
            match gaps.last_mut() {
                Some((lo, length)) if *lo + *length == at => *length += 1,
                _ => gaps.push((at, 1)),
            }
        }
        gaps
    }
}
