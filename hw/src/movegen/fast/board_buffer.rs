//! Board buffer: a whole board that waits for the generation under way to end.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Takes a board in one clock, hands its ranks to the memories, one a clock, and then all of it to the registers.
///
/// ```text
///          .-------------------.  rank a clock, into the memories' other half
/// board -->| ranks, state word |------------------------------------------->
///          '-------------------'  all at once, when nobody looks any more
///                                ------------------------------------------->
/// ```
///
/// Eight clocks after it was taken a board has been handed on; it goes to the registers in the first clock from then in
/// which the unit has no use for the one before. No other is taken until that board's generation has started.
#[derive(Circuit, Default)]
pub struct BoardBuffer {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Forgets the board that waits.
    pub reset: Signal<In, Bit>,
    /// A board is there.
    pub board_valid: Signal<In, Bit>,
    /// It is taken if it is there.
    pub board_ready: Signal<Out, Bit>,
    /// Planes of its ranks.
    pub planes: [Signal<In, Bits<32>>; 8],
    /// Its state word.
    pub state: Signal<In, Bits<32>>,
    /// A generation starts.
    pub start: Signal<In, Bit>,
    /// The board in the registers is not needed any more.
    pub free: Signal<In, Bit>,
    /// A board is taken.
    pub takes: Signal<Out, Bit>,
    /// One waits.
    pub waits: Signal<Out, Bit>,
    /// One of its ranks is handed on.
    pub copies: Signal<Out, Bit>,
    /// Which.
    pub rank: Signal<Out, Bits<3>>,
    /// Its planes.
    pub rank_planes: Signal<Out, Bits<32>>,
    /// Those of the rank after it.
    pub following: Signal<In, Bits<32>>,
    /// It goes to the registers.
    pub swap: Signal<Out, Bit>,
    /// Its ranks.
    pub ranks: [Signal<Out, Bits<32>>; 8],
    /// Its state word, without the clocks.
    pub waiting_state: Signal<Out, Bits<12>>,
    /// The half of the memories that is read.
    pub half: Signal<Out, Bit>,

    held: [DFF<Bits<32>>; 8],
    held_state: DFF<Bits<12>>,
    // The rank handed on, of its own: choosing it and seeing who stands on it are too much for one clock.
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

        comment!("Rank by rank, then all.");
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
