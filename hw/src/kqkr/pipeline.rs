//! What goes along with a query while the memories are read.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::circuit;
use rust_hdl::prelude::*;

circuit! {
    /// The pipeline's registers, and its rule: all of it moves, or none.
    ///
    /// | port | width | |
    /// |---|---|---|
    /// | `reset` | 1 | forgets all queries |
    /// | `query_valid`, `query_ready`, `queen`, `rook` | 1, 1, 6, 6 | a query enters, folded |
    /// | `advance` | 1 | everything moves at this clock, the memories too |
    /// | `queen_read`, `rook_high` | 6, 2 | for the table, in the clock after the query |
    /// | `apart`, `won` | 1, 16 | from the memories: in the clock after the query, and in the next |
    /// | `answer_valid`, `answer_ready`, `answer_won` | 1 each | an answer leaves, three clocks after its query |
    /// | `cycles` | 16 | clocks of this run, see the [module](super) |
    #[derive(Default)]
    pub struct Pipeline {
        /// Clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset.
        pub reset: Signal<In, Bit>,
        /// There is a query.
        pub query_valid: Signal<In, Bit>,
        /// It is taken.
        pub query_ready: Signal<Out, Bit>,
        /// Its queen, folded.
        pub queen: Signal<In, Bits<6>>,
        /// Its rook, folded.
        pub rook: Signal<In, Bits<6>>,
        /// Everything moves.
        pub advance: Signal<Out, Bit>,
        /// The queen that the table is read for.
        pub queen_read: Signal<Out, Bits<6>>,
        /// The rook's ranks that it is read for.
        pub rook_high: Signal<Out, Bits<2>>,
        /// The kings do not touch.
        pub apart: Signal<In, Bit>,
        /// The table's word.
        pub won: Signal<In, Bits<16>>,
        /// An answer is offered.
        pub answer_valid: Signal<Out, Bit>,
        /// The sink takes it.
        pub answer_ready: Signal<In, Bit>,
        /// Legal and won.
        pub answer_won: Signal<Out, Bit>,
        /// Clocks of this run.
        pub cycles: Signal<Out, Bits<16>>,
    }
    registers {
        paired, looked_up, looked_up_apart, offered, offered_won: Bit;
        paired_queen, paired_rook: Bits<6>;
        looked_up_rook: Bits<4>;
        clocks: Bits<16>;
    }
    locals {
        moves, takes, under_way: Bit;
    }
}

impl Logic for Pipeline {
    #[hdl_gen]
    fn update(&mut self) {
        self.moves.next = !self.offered.q.val() | self.answer_ready.val();
        if self.moves.val() {
            self.paired.d.next = self.query_valid.val();
            self.paired_queen.d.next = self.queen.val();
            self.paired_rook.d.next = self.rook.val();

            self.looked_up.d.next = self.paired.q.val();
            self.looked_up_apart.d.next = self.apart.val();
            self.looked_up_rook.d.next = bit_cast::<4, 6>(self.paired_rook.q.val());

            self.offered.d.next = self.looked_up.q.val();
            self.offered_won.d.next = self.looked_up_apart.q.val()
                & self.won.val().get_bit(self.looked_up_rook.q.val().index());
        }
        if self.reset.val() {
            self.paired.d.next = false;
            self.looked_up.d.next = false;
            self.offered.d.next = false;
        }

        comment!("A run begins with a query that finds nothing under way.");
        self.takes.next = self.moves.val() & !self.reset.val();
        self.under_way.next = self.paired.q.val() | self.looked_up.q.val() | self.offered.q.val();
        if self.under_way.val() {
            self.clocks.d.next = self.clocks.q.val() + 1;
        } else if self.takes.val() & self.query_valid.val() {
            self.clocks.d.next = bits::<16>(1);
        }

        self.query_ready.next = self.takes.val();
        self.advance.next = self.moves.val();
        self.queen_read.next = self.paired_queen.q.val();
        self.rook_high.next = self.paired_rook.q.val().get_bits::<2>(4);
        self.answer_valid.next = self.offered.q.val();
        self.answer_won.next = self.offered_won.q.val();
        self.cycles.next = self.clocks.q.val();
    }
}
