//! Board loader: sends the ranks of a board that have changed.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Sends a board word by word to a receiver that holds the previous board: the state word, and the ranks that differ.
///
/// A move changes at most two ranks, and a sibling's board differs from the previous one in at most four, so a board
/// usually takes two to five clocks instead of nine. The words leave from the clock after `begin` onwards, lowest rank
/// first and state word last. A new board may begin at any time.
#[derive(Circuit, Default)]
pub struct BoardLoader {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: nothing to send.
    pub reset: Signal<In, Bit>,
    /// A board begins: the one at `coming`, which is at `rank` from the next clock onwards.
    pub begin: Signal<In, Bit>,
    /// Send every rank of this board.
    pub whole: Signal<In, Bit>,
    /// The ranks of the board that begins.
    pub coming: [Signal<In, Bits<32>>; 8],
    /// The ranks of the current board.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// The state word of the current board.
    pub state: Signal<In, Bits<32>>,
    /// A word is sent.
    pub load: Signal<Out, Bit>,
    /// Address of the word: 0 to 7 for ranks 1 to 8, 8 for the state word.
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
        comment!("The lowest word not yet sent.");
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
