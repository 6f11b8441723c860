//! Move sorter: the next few moves of a node, in order.

use super::SLOTS;
use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::entry;
use rust_hdl::prelude::*;

/// Keeps the lowest [`SLOTS`] of the incoming entries, and records whether there were more.
///
/// The sorter skips entries up to the one tried last, so a node's moves come out in order whatever the order of
/// generation. When the kept moves have been tried and there are more, the moves must be generated again.
#[derive(Circuit, Default)]
pub struct MoveSorter {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Discards all entries.
    pub clear: Signal<In, Bit>,
    /// An entry is offered.
    pub in_valid: Signal<In, Bit>,
    /// The entry.
    pub in_entry: Signal<In, Bits<32>>,
    /// The entry tried last, if any.
    pub last: Signal<In, Bits<32>>,
    /// Removes the first entry.
    pub pop: Signal<In, Bit>,
    /// Loads the entries from the stack.
    pub restore: Signal<In, Bit>,
    /// Entries to load: one fewer, because one has been tried.
    pub restored: [Signal<In, Bits<32>>; SLOTS - 1],
    /// There were more entries than these.
    pub restored_more: Signal<In, Bit>,
    /// The kept entries, in the order in which to try them.
    pub kept: [Signal<Out, Bits<32>>; SLOTS],
    /// There are more entries than these.
    pub more: Signal<Out, Bit>,

    slot: [DFF<Bits<32>>; SLOTS],
    overflow: DFF<Bit>,

    counts: Signal<Local, Bit>,
    full: Signal<Local, Bit>,
    before: [Signal<Local, Bit>; SLOTS],
}

impl Logic for MoveSorter {
    #[hdl_gen]
    fn update(&mut self) {
        self.counts.next = self.in_valid.val()
            & (!self.last.val().get_bit(entry::VALID)
                | (self.in_entry.val().get_bits::<17>(entry::RANK)
                    > self.last.val().get_bits::<17>(entry::RANK)));
        comment!("The last kept entry, if all slots are filled.");
        self.full.next = false;
        for i in 0..SLOTS {
            self.full.next = self.slot[i].q.val().get_bit(entry::VALID);
            self.before[i].next = !self.slot[i].q.val().get_bit(entry::VALID)
                | (self.in_entry.val().get_bits::<17>(entry::RANK)
                    < self.slot[i].q.val().get_bits::<17>(entry::RANK));
        }
        if self.counts.val() {
            if self.before[0].val() {
                self.slot[0].d.next = self.in_entry.val();
            }
            for i in 1..SLOTS {
                if self.before[i].val() {
                    self.slot[i].d.next = self.in_entry.val();
                    if self.before[i - 1].val() {
                        self.slot[i].d.next = self.slot[i - 1].q.val();
                    }
                }
            }
            if self.full.val() {
                self.overflow.d.next = true;
            }
        }
        if self.pop.val() {
            for i in 0..SLOTS {
                self.slot[i].d.next = bits::<32>(0);
            }
            for i in 1..SLOTS {
                self.slot[i - 1].d.next = self.slot[i].q.val();
            }
        }
        if self.restore.val() {
            for i in 0..SLOTS {
                self.slot[i].d.next = bits::<32>(0);
            }
            for i in 1..SLOTS {
                self.slot[i - 1].d.next = self.restored[i - 1].val();
            }
            self.overflow.d.next = self.restored_more.val();
        }
        if self.clear.val() {
            for i in 0..SLOTS {
                self.slot[i].d.next = bits::<32>(0);
            }
            self.overflow.d.next = false;
        }
        for i in 0..SLOTS {
            self.kept[i].next = self.slot[i].q.val();
        }
        self.more.next = self.overflow.q.val();
    }
}
