//! Summarises the checks: none, one or several.

use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Combines the ranks: no check, one, or several. Combinational.
#[derive(Circuit, Default)]
pub struct CheckSummary {
    /// A piece of this rank gives check.
    pub one: [Signal<In, Bit>; 8],
    /// Two or more pieces of this rank give check.
    pub several: [Signal<In, Bit>; 8],
    /// The king is in check.
    pub check: Signal<Out, Bit>,
    /// Two or more pieces give check: only the king can move.
    pub double: Signal<Out, Bit>,

    seen: Signal<Local, Bit>,
    twice: Signal<Local, Bit>,
}

impl Logic for CheckSummary {
    #[hdl_gen]
    fn update(&mut self) {
        self.seen.next = false;
        self.twice.next = false;
        for i in 0..8 {
            self.twice.next =
                self.twice.val() | self.several[i].val() | (self.seen.val() & self.one[i].val());
            self.seen.next = self.seen.val() | self.one[i].val();
        }
        self.check.next = self.seen.val();
        self.double.next = self.twice.val();
    }
}
