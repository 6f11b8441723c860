//! Board buffer: holds a whole board until the current generation ends.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Accepts a board in one clock, copies its ranks to the memories one per clock, then moves all of it to the registers.
///
/// ```text
///          .-------------------.  one rank per clock, to the other half of the memories
/// board -->| ranks, state word |------------------------------------------->
///          '-------------------'  all at once, when the registers are free
///                                ------------------------------------------->
/// ```
///
/// The copy takes eight clocks. After that, the board moves to the registers in the first clock in which the unit no
/// longer needs the previous board. The buffer accepts no other board until the generation of this one has started.
#[derive(Circuit, Default)]
pub struct BoardBuffer {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Discards the waiting board.
    pub reset: Signal<In, Bit>,
    /// A board is offered.
    pub board_valid: Signal<In, Bit>,
    /// The board is accepted if `board_valid` is high.
    pub board_ready: Signal<Out, Bit>,
    /// The planes of the board's ranks.
    pub planes: [Signal<In, Bits<32>>; 8],
    /// The board's state word.
    pub state: Signal<In, Bits<32>>,
    /// A generation starts.
    pub start: Signal<In, Bit>,
    /// The unit no longer needs the board in the registers.
    pub free: Signal<In, Bit>,
    /// A board is accepted in this clock.
    pub takes: Signal<Out, Bit>,
    /// A board is waiting.
    pub waits: Signal<Out, Bit>,
    /// A rank of the waiting board is copied to the memories.
    pub copies: Signal<Out, Bit>,
    /// The number of that rank.
    pub rank: Signal<Out, Bits<3>>,
    /// The planes of that rank.
    pub rank_planes: Signal<Out, Bits<32>>,
    /// The planes of the next rank.
    pub following: Signal<In, Bits<32>>,
    /// The waiting board moves to the registers.
    pub swap: Signal<Out, Bit>,
    /// The waiting board's ranks.
    pub ranks: [Signal<Out, Bits<32>>; 8],
    /// The waiting board's state word, without the clocks.
    pub waiting_state: Signal<Out, Bits<12>>,
    /// The half of the memories that is being read.
    pub half: Signal<Out, Bit>,

    held: [DFF<Bits<32>>; 8],
    held_state: DFF<Bits<12>>,
    // A register for the rank being copied: selecting it and finding which side has pieces on it would take more than
    // one clock.
    leaving: DFF<Bits<32>>,
    full: DFF<Bit>,
    copied: DFF<Bit>,
    unused: DFF<Bit>,
    count: DFF<Bits<3>>,
    upper: DFF<Bit>,

    ready: Signal<Local, Bit>,
    enters: Signal<Local, Bit>,
    goes: Signal<Local, Bit>,
}

impl Logic for BoardBuffer {
    #[hdl_gen]
    fn update(&mut self) {
        self.ready.next = !self.full.q.val() & !self.unused.q.val() & !self.reset.val();
        self.enters.next = self.ready.val() & self.board_valid.val();
        self.goes.next =
            self.full.q.val() & self.copied.q.val() & self.free.val() & !self.reset.val();
        if self.enters.val() {
            for i in 0..8 {
                self.held[i].d.next = self.planes[i].val();
            }
            self.held_state.d.next = self.state.val().get_bits::<12>(0);
            self.full.d.next = true;
        }

        comment!("Copy rank by rank, then hand over the whole board.");
        self.leaving.d.next = self.planes[0].val();
        if self.full.q.val() {
            self.leaving.d.next = self.following.val();
        }
        if self.full.q.val() & !self.copied.q.val() {
            self.count.d.next = self.count.q.val() + 1;
            self.copied.d.next = self.count.q.val() == 7;
        }
        if self.start.val() {
            self.unused.d.next = false;
        }
        if self.goes.val() {
            self.full.d.next = false;
            self.copied.d.next = false;
            self.unused.d.next = true;
            self.upper.d.next = !self.upper.q.val();
        }
        if self.reset.val() {
            self.full.d.next = false;
            self.copied.d.next = false;
            self.unused.d.next = false;
            self.count.d.next = bits::<3>(0);
        }

        self.board_ready.next = self.ready.val();
        self.takes.next = self.enters.val();
        self.waits.next = self.full.q.val();
        self.copies.next = self.full.q.val() & !self.copied.q.val();
        self.rank.next = self.count.q.val();
        self.rank_planes.next = self.leaving.q.val();
        for i in 0..8 {
            self.ranks[i].next = self.held[i].q.val();
        }
        self.swap.next = self.goes.val();
        self.waiting_state.next = self.held_state.q.val();
        self.half.next = self.upper.q.val();
    }
}
