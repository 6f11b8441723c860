//! Issues the moves whose positions are counted, one per clock.

use super::RowPicker;
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::DistributedRam;
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// A queue of 32 rows of the lowest inner positions; issues the moves of the row at its head, one per clock.
#[derive(Circuit, Default)]
pub struct LeafMaker {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: no rows.
    pub reset: Signal<In, Bit>,
    /// A row is offered.
    pub row_valid: Signal<In, Bit>,
    /// The queue has room for it.
    pub row_ready: Signal<Out, Bit>,
    /// The row's word.
    pub row: Signal<In, Bits<18>>,
    /// Which of eight positions the row belongs to.
    pub place: Signal<In, Bits<3>>,
    /// A move is offered.
    pub move_valid: Signal<Out, Bit>,
    /// The move is accepted.
    pub move_ready: Signal<In, Bit>,
    /// The move's row.
    pub move_row: Signal<Out, Bits<18>>,
    /// File of the move's target square.
    pub move_file: Signal<Out, Bits<3>>,
    /// The position that the move belongs to; that of the last move while none is offered.
    pub move_place: Signal<Out, Bits<3>>,
    /// The queue is empty.
    pub starved: Signal<Out, Bit>,

    rows: DistributedRam<21, 5>,
    row_picker: RowPicker,
    head: DFF<Bits<6>>,
    tail: DFF<Bits<6>>,
    held: DFF<Bit>,
    held_row: DFF<Bits<18>>,
    held_place: DFF<Bits<3>>,
    full: Signal<Local, Bit>,
    some: Signal<Local, Bit>,
    ends: Signal<Local, Bit>,
}

impl Logic for LeafMaker {
    #[hdl_gen]
    fn update(&mut self) {
        self.full.next = (self.head.q.val() ^ self.tail.q.val()) == 32;
        self.some.next = self.head.q.val() != self.tail.q.val();
        self.row_ready.next = !self.full.val();
        self.rows.write.next = self.row_valid.val() & !self.full.val();
        self.rows.write_address.next = self.head.q.val().get_bits::<5>(0);
        self.rows.write_word.next =
            bit_cast::<21, 18>(self.row.val()) | (bit_cast::<21, 3>(self.place.val()) << 18);
        if self.row_valid.val() & !self.full.val() {
            self.head.d.next = self.head.q.val() + 1;
        }

        comment!("The row at the head; its last move removes it.");
        self.row_picker.row.next = self.held_row.q.val();
        self.ends.next = !self.held.q.val() | (self.move_ready.val() & self.row_picker.last.val());
        if self.held.q.val() & self.move_ready.val() {
            self.held_row.d.next = self.row_picker.rest.val();
        }
        self.rows.read_address.next = self.tail.q.val().get_bits::<5>(0);
        if self.ends.val() {
            self.held.d.next = self.some.val();
            if self.some.val() {
                self.held_row.d.next = self.rows.read_word.val().get_bits::<18>(0);
                self.held_place.d.next = self.rows.read_word.val().get_bits::<3>(18);
                self.tail.d.next = self.tail.q.val() + 1;
            }
        }
        if self.reset.val() {
            self.head.d.next = bits::<6>(0);
            self.tail.d.next = bits::<6>(0);
            self.held.d.next = false;
            self.held_place.d.next = bits::<3>(0);
        }

        self.move_valid.next = self.held.q.val();
        self.move_row.next = self.held_row.q.val();
        self.move_file.next = self.row_picker.file.val();
        self.move_place.next = self.held_place.q.val();
        self.starved.next = !self.held.q.val() & !self.some.val();
    }
}
