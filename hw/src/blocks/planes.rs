//! A rank as planes: wiring that groups the bits of equal weight of all nibbles.

use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// Reorders a rank word into planes.
///
/// `[7:0]` are the low bits of the eight piece nibbles, file a in bit 0; their bits 1 and 2 follow, and `[31:24]` are
/// their colours. Combinational: the reordering is only wiring. Planes allow the eight squares of a rank to be tested
/// at once.
#[derive(Circuit, Default)]
pub struct Planes {
    /// Eight piece nibbles, file a in the lowest bits.
    pub word: Signal<In, Bits<32>>,
    /// Four planes.
    pub sorted: Signal<Out, Bits<32>>,
}

/// Returns the four planes of a rank word: bit `8 * p + f` is bit `p` of the nibble on file `f`.
pub fn planes(word: u32) -> u32 {
    (0..32).fold(0, |planes, bit| {
        planes | ((word >> (4 * (bit % 8) + bit / 8)) & 1) << bit
    })
}

impl Logic for Planes {
    fn update(&mut self) {
        self.sorted.next = u64::from(planes(self.word.val().index() as u32)).into();
    }

    fn connect(&mut self) {
        self.sorted.connect();
    }

    fn hdl(&self) -> Verilog {
        let order: Vec<String> = (0..32)
            .rev()
            .map(|bit| format!("word[{}]", 4 * (bit % 8) + bit / 8))
            .collect();
        let rows: Vec<String> = order.chunks(8).map(|row| row.join(", ")).collect();
        Verilog::Custom(format!(
            "assign sorted = {{\n    {}\n}};\n",
            rows.join(",\n    ")
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::planes;

    #[test]
    fn planes_hold_each_nibble_across_four_bytes() {
        let word = 0x4000_9e61;
        let planes = planes(word);
        for file in 0..8 {
            let nibble = (0..4).fold(0, |n, p| n | ((planes >> (8 * p + file)) & 1) << p);
            assert_eq!(nibble, (word >> (4 * file)) & 15, "file {file}");
        }
    }
}
