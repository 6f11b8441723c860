//! Counters: clocks and visited squares of a generation.

use crate::bits::{Bits, bits};
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// Counts what a generation costs, modulo 65,536.
///
/// | port | width | |
/// |---|---|---|
/// | `start`, `running`, `visiting` | 1, 1, 1 | a generation starts; is under way; a square is left |
/// | `cycles` | 16 | clocks from the one with `start` to the one in which the last word leaves, both counted |
/// | `visited` | 16 | squares looked at |
#[derive(Circuit, Default)]
pub struct Meter {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A generation starts.
    pub start: Signal<In, Bit>,
    /// It is under way.
    pub running: Signal<In, Bit>,
    /// A square is left.
    pub visiting: Signal<In, Bit>,
    /// Clocks.
    pub cycles: Signal<Out, Bits<16>>,
    /// Squares.
    pub visited: Signal<Out, Bits<16>>,

    clocks: DFF<Bits<16>>,
    squares: DFF<Bits<16>>,
}

impl Logic for Meter {
    #[hdl_gen]
    fn update(&mut self) {
        if self.running.val() {
            self.clocks.d.next = self.clocks.q.val() + 1;
        }
        if self.visiting.val() {
            self.squares.d.next = self.squares.q.val() + 1;
        }
        if self.start.val() {
            self.clocks.d.next = bits::<16>(1);
            self.squares.d.next = bits::<16>(0);
        }
        self.cycles.next = self.clocks.q.val();
        self.visited.next = self.squares.q.val();
    }
}
