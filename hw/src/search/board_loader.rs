//! Board loader: sends those ranks of a board that have changed.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Sends a board word by word to whoever holds the board sent before: its state word, and the ranks that differ.
///
/// A move changes two ranks at most, and a sibling's board differs from its elder's in three or four: that is the way
/// from board to board in four or five clocks instead of nine. Words leave from the clock after `begin` on, the lowest
/// rank first and the state word last. A new board may begin at any time.
#[derive(Circuit, Default)]
pub struct BoardLoader {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Nothing is left to send.
    pub reset: Signal<In, Bit>,
    /// A board begins: that at `coming`, which stands at `rank` from the next clock on.
    pub begin: Signal<In, Bit>,
    /// Of which every rank is sent.
    pub whole: Signal<In, Bit>,
    /// Its ranks.
    pub coming: [Signal<In, Bits<32>>; 8],
    /// Its ranks, held.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// Its state word, held.
    pub state: Signal<In, Bits<32>>,
    /// A word is sent.
    pub load: Signal<Out, Bit>,
    /// Which: 0 to 7 ranks 1 to 8, 8 the state word.
    pub address: Signal<Out, Bits<4>>,
    /// The word.
    pub word: Signal<Out, Bits<32>>,

    sent: [DFF<Bits<32>>; 8],
    left: DFF<Bits<9>>,

    lower: Signal<Local, Bits<9>>,
    now: Signal<Local, Bits<9>>,
    changed: Signal<Local, Bits<9>>,
    digits: Signal<Local, Bits<24>>,
}

impl Logic for BoardLoader {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The lowest word that is left.");
        self.lower.next = self.left.q.val() << 1;
        self.lower.next = self.lower.val() | (self.lower.val() << 1);
        self.lower.next = self.lower.val() | (self.lower.val() << 2);
        self.lower.next = self.lower.val() | (self.lower.val() << 4);
        self.lower.next = self.lower.val() | (self.lower.val() << 8);
        self.now.next = self.left.q.val() & !self.lower.val();
        self.digits.next = bits::<24>(0o76543210);
        self.address.next = bits::<4>(0);
        self.word.next = bits::<32>(0);
        if self.now.val().get_bit(8) {
            self.address.next = bits::<4>(8);
            self.word.next = self.state.val();
        }
        for i in 0..8 {
            if self.now.val().get_bit(i) {
                self.address.next =
                    self.address.val() | bit_cast::<4, 3>(self.digits.val().get_bits::<3>(3 * i));
                self.word.next = self.word.val() | self.rank[i].val();
                self.sent[i].d.next = self.rank[i].val();
            }
        }
        self.load.next = self.left.q.val().any();

        self.left.d.next = self.left.q.val() & !self.now.val();
        self.changed.next = bits::<9>(0x100);
        for i in 0..8 {
            if self.whole.val() | (self.coming[i].val() != self.sent[i].q.val()) {
                self.changed.next = self.changed.val() | (bits::<9>(1) << i);
            }
        }
        if self.begin.val() {
            self.left.d.next = self.changed.val();
        }
        if self.reset.val() {
            self.left.d.next = bits::<9>(0);
        }
    }
}
