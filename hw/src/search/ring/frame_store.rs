//! The stacks of all searches, in block RAM.

use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::BlockRam;
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{halves, state_word};
use rust_hdl::prelude::*;

/// Stores a frame for each ply of each search: 24 times 33. The frames of ply 32 use the space of the unused searches
/// 24 to 31, whose last 128 frames hold the root and the positions of the game before it.
///
/// A turn reads the fields of its node's frame one after another, as it needs them. At its end it writes what has
/// changed in this frame, in the parent's frame, or in the frame of the node that a move leads to. Inputs and outputs
/// are labelled with the clock of the turn.
#[derive(Circuit, Default)]
pub struct FrameStore {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The search; clock 1.
    pub search: Signal<In, Bits<5>>,
    /// The node's ply; clock 1.
    pub ply: Signal<In, Bits<6>>,
    /// The ply whose board is read; clock 1.
    pub board_ply: Signal<In, Bits<6>>,
    /// Reads the board of a position of the game; clock 1.
    pub past: Signal<In, Bit>,
    /// Number of that position; clock 1.
    pub past_number: Signal<In, Bits<7>>,
    /// Every turn reads position `read_number` of the game and writes position `number`; in all clocks.
    pub rewinds: Signal<In, Bit>,
    /// Number of the position to read.
    pub read_number: Signal<In, Bits<7>>,
    /// Number of the position to write.
    pub number: Signal<In, Bits<7>>,
    /// The board; clock 3.
    pub rank: [Signal<Out, Bits<32>>; 8],
    /// `{run[6:0], kills, passed, depth[3:0], state[18:0]}`; clock 3.
    pub flags: Signal<Out, Bits<32>>,
    /// `{white phase, middlegame sum}`; clock 5.
    pub middle: Signal<Out, Bits<27>>,
    /// `{black phase, endgame sum}`; clock 5.
    pub end: Signal<Out, Bits<27>>,
    /// `{beta, first alpha}`; clock 7.
    pub window: Signal<Out, Bits<32>>,
    /// Alpha; clock 7.
    pub alpha: Signal<Out, Bits<16>>,
    /// `{killer before it, latest killer}`; clock 8.
    pub killers: Signal<Out, Bits<32>>,
    /// The cursor; clock 11.
    pub cursor: Signal<Out, Bits<18>>,
    /// Word of the move that led to the node; clock 20.
    pub led: Signal<Out, Bits<16>>,
    /// The latest killer of the parent's ply; clock 20.
    pub elder: Signal<Out, Bits<16>>,

    /// The search at the end of its turn; clock 21, like all inputs below unless stated otherwise.
    pub last_search: Signal<In, Bits<5>>,
    /// The frame to write is the root's.
    pub at_root: Signal<In, Bit>,
    /// Writes alpha.
    pub write_alpha: Signal<In, Bit>,
    /// Writes the parent's alpha instead of the node's.
    pub to_parent: Signal<In, Bit>,
    /// Alpha to write.
    pub alpha_word: Signal<In, Bits<16>>,
    /// Writes the cursor.
    pub write_cursor: Signal<In, Bit>,
    /// Cursor to write.
    pub cursor_word: Signal<In, Bits<18>>,
    /// Writes the parent's killers.
    pub write_killers: Signal<In, Bit>,
    /// Killers to write.
    pub killers_word: Signal<In, Bits<32>>,
    /// A child node is entered.
    pub enters: Signal<In, Bit>,
    /// The child's window.
    pub window_word: Signal<In, Bits<32>>,
    /// Word of the move that leads to the child.
    pub led_word: Signal<In, Bits<16>>,
    /// The child's flags without the state.
    pub flags_word: Signal<In, Bits<13>>,
    /// The kind of the move is reversible.
    pub plain: Signal<In, Bit>,
    /// Castling rights before the move.
    pub rights: Signal<In, Bits<4>>,
    /// A pass leads to the child.
    pub passes: Signal<In, Bit>,
    /// The board after the move; clock 22.
    pub made_rank: [Signal<In, Bits<32>>; 8],
    /// The state word after the move; clock 22.
    pub made_state: Signal<In, Bits<19>>,
    /// The sums after the move, `{white phase, middlegame sum}`; clock 24.
    pub made_middle: Signal<In, Bits<27>>,
    /// `{black phase, endgame sum}`; clock 24.
    pub made_end: Signal<In, Bits<27>>,
    /// Clears a killer, unless one is written in this clock.
    pub clear: Signal<In, Bit>,
    /// Address of the killer to clear.
    pub clear_address: Signal<In, Bits<10>>,

    boards: [BlockRam<32, 10, 1>; 8],
    flag_words: BlockRam<32, 10, 1>,
    middles: BlockRam<27, 10, 1>,
    ends: BlockRam<27, 10, 1>,
    windows: BlockRam<32, 10, 1>,
    alphas: BlockRam<16, 10, 1>,
    latest: BlockRam<16, 10, 2>,
    former: BlockRam<16, 10, 1>,
    cursors: BlockRam<18, 10, 1>,
    leds: BlockRam<16, 10, 1>,

    at: [DFF<Bits<10>>; 20],
    held_rank: [DFF<Bits<32>>; 8],
    held_flags: DFF<Bits<32>>,
    held_middle: DFF<Bits<27>>,
    held_end: DFF<Bits<27>>,
    held_window: DFF<Bits<32>>,
    held_alpha: DFF<Bits<16>>,
    held_killers: DFF<Bits<32>>,
    held_cursor: DFF<Bits<18>>,
    held_led: DFF<Bits<16>>,
    held_elder: DFF<Bits<16>>,
    entering: DFF<Bits<3>>,
    child_at: [DFF<Bits<10>>; 3],
    held_flags_word: DFF<Bits<13>>,
    held_plain: DFF<Bit>,
    held_rights: DFF<Bits<4>>,
    held_passes: DFF<Bit>,
    held_root: DFF<Bit>,

    node_at: Signal<Local, Bits<10>>,
    board_at: Signal<Local, Bits<10>>,
    parent_early: Signal<Local, Bits<10>>,
    parent_at: Signal<Local, Bits<10>>,
    next_at: Signal<Local, Bits<10>>,
    own: Signal<Local, Bits<10>>,
    rights_after: Signal<Local, Bits<4>>,
    run: Signal<Local, Bits<13>>,
    state: Signal<Local, Bits<19>>,
}

impl Logic for FrameStore {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Addresses of the frames of the node, its parent and its child.");
        self.node_at.next =
            (bit_cast::<10, 5>(self.search.val()) << 5) | bit_cast::<10, 6>(self.ply.val());
        if self.ply.val().get_bit(5) {
            self.node_at.next = bit_cast::<10, 5>(self.search.val()) | 0x300;
        }
        self.board_at.next =
            (bit_cast::<10, 5>(self.search.val()) << 5) | bit_cast::<10, 6>(self.board_ply.val());
        if self.board_ply.val().get_bit(5) {
            self.board_at.next = bit_cast::<10, 5>(self.search.val()) | 0x300;
        }
        if self.past.val() {
            self.board_at.next = bit_cast::<10, 7>(self.past_number.val()) | 0x380;
        }
        if self.rewinds.val() {
            self.node_at.next = bit_cast::<10, 7>(self.read_number.val()) | 0x380;
            self.board_at.next = bit_cast::<10, 7>(self.read_number.val()) | 0x380;
        }
        self.at[0].d.next = self.node_at.val();
        for i in 0..19 {
            self.at[1 + i].d.next = self.at[i].q.val();
        }
        self.parent_early.next = self.at[16].q.val() - 1;
        if self.at[16].q.val().get_bits::<2>(8).all() {
            self.parent_early.next = (self.at[16].q.val() << 5) | 31;
        }
        self.own.next = self.at[19].q.val();
        self.parent_at.next = self.at[19].q.val() - 1;
        self.next_at.next = self.at[19].q.val() + 1;
        if self.at[19].q.val().get_bits::<2>(8).all() {
            self.parent_at.next = (self.at[19].q.val() << 5) | 31;
        }
        if self.at[19].q.val().get_bits::<5>(0).all() {
            self.next_at.next = (self.at[19].q.val() >> 5) | 0x300;
        }
        if self.at_root.val() {
            self.own.next = bit_cast::<10, 5>(self.last_search.val()) << 5;
            self.next_at.next = bit_cast::<10, 5>(self.last_search.val()) << 5;
        }
        if self.rewinds.val() {
            self.next_at.next = bit_cast::<10, 7>(self.number.val()) | 0x380;
        }

        comment!("Boards and flags: read in clock 1, written in clock 22.");
        self.entering.d.next = self.entering.q.val() << 1;
        if self.enters.val() {
            self.entering.d.next = (self.entering.q.val() << 1) | 1;
        }
        self.child_at[0].d.next = self.next_at.val();
        self.child_at[1].d.next = self.child_at[0].q.val();
        self.child_at[2].d.next = self.child_at[1].q.val();
        self.held_flags_word.d.next = self.flags_word.val();
        self.held_plain.d.next = self.plain.val();
        self.held_rights.d.next = self.rights.val();
        self.held_passes.d.next = self.passes.val();
        self.held_root.d.next = self.at_root.val();
        self.rights_after.next = self.made_state.val().get_bits::<4>(state_word::RIGHTS);
        self.state.next = self.made_state.val();
        if self.held_passes.q.val() {
            self.state.next = (self.made_state.val() & 0x7_ffe1)
                | (bit_cast::<19, 4>(self.held_rights.q.val()) << state_word::RIGHTS);
        }
        self.run.next = self.held_flags_word.q.val() & 0x3f;
        if self.held_root.q.val()
            | (self.held_plain.q.val() & (self.rights_after.val() == self.held_rights.q.val()))
        {
            self.run.next = self.held_flags_word.q.val();
        }
        for i in 0..8 {
            self.boards[i].read.next = true;
            self.boards[i].read_address[0].next = self.board_at.val();
            self.boards[i].write.next = self.entering.q.val().get_bit(0);
            self.boards[i].write_address.next = self.child_at[0].q.val();
            self.boards[i].write_word.next = self.made_rank[i].val();
            self.held_rank[i].d.next = self.boards[i].read_word[0].val();
            self.rank[i].next = self.held_rank[i].q.val();
        }
        self.flag_words.read.next = true;
        self.flag_words.read_address[0].next = self.node_at.val();
        self.flag_words.write.next = self.entering.q.val().get_bit(0);
        self.flag_words.write_address.next = self.child_at[0].q.val();
        self.flag_words.write_word.next =
            (bit_cast::<32, 13>(self.run.val()) << 19) | bit_cast::<32, 19>(self.state.val());
        self.held_flags.d.next = self.flag_words.read_word[0].val();
        self.flags.next = self.held_flags.q.val();

        comment!("Sums: read in clock 3, written in clock 24.");
        self.middles.read.next = true;
        self.middles.read_address[0].next = self.at[1].q.val();
        self.middles.write.next = self.entering.q.val().get_bit(2);
        self.middles.write_address.next = self.child_at[2].q.val();
        self.middles.write_word.next = self.made_middle.val();
        self.held_middle.d.next = self.middles.read_word[0].val();
        self.middle.next = self.held_middle.q.val();
        self.ends.read.next = true;
        self.ends.read_address[0].next = self.at[1].q.val();
        self.ends.write.next = self.entering.q.val().get_bit(2);
        self.ends.write_address.next = self.child_at[2].q.val();
        self.ends.write_word.next = self.made_end.val();
        self.held_end.d.next = self.ends.read_word[0].val();
        self.end.next = self.held_end.q.val();

        comment!("Window and alpha: read in clock 5.");
        self.windows.read.next = true;
        self.windows.read_address[0].next = self.at[3].q.val();
        self.windows.write.next = self.enters.val();
        self.windows.write_address.next = self.next_at.val();
        self.windows.write_word.next = self.window_word.val();
        self.held_window.d.next = self.windows.read_word[0].val();
        self.window.next = self.held_window.q.val();
        self.alphas.read.next = true;
        self.alphas.read_address[0].next = self.at[3].q.val();
        self.alphas.write.next = self.write_alpha.val();
        self.alphas.write_address.next = self.own.val();
        if self.to_parent.val() {
            self.alphas.write_address.next = self.parent_at.val();
        }
        self.alphas.write_word.next = self.alpha_word.val();
        self.held_alpha.d.next = self.alphas.read_word[0].val();
        self.alpha.next = self.held_alpha.q.val();

        comment!("Killers: read in clock 6; the parent's latest killer in clock 18.");
        self.latest.read.next = true;
        self.latest.read_address[0].next = self.at[4].q.val();
        self.latest.read_address[1].next = self.parent_early.val();
        self.latest.write.next = self.write_killers.val() | self.clear.val();
        self.latest.write_address.next = self.clear_address.val();
        self.latest.write_word.next = bits::<16>(0);
        self.former.read.next = true;
        self.former.read_address[0].next = self.at[4].q.val();
        self.former.write.next = self.write_killers.val() | self.clear.val();
        self.former.write_address.next = self.clear_address.val();
        self.former.write_word.next = bits::<16>(0);
        if self.write_killers.val() {
            self.latest.write_address.next = self.parent_at.val();
            self.latest.write_word.next = bit_cast::<16, 32>(self.killers_word.val());
            self.former.write_address.next = self.parent_at.val();
            self.former.write_word.next = self.killers_word.val().get_bits::<16>(halves::UPPER);
        }
        self.held_killers.d.next = (bit_cast::<32, 16>(self.former.read_word[0].val())
            << halves::UPPER)
            | bit_cast::<32, 16>(self.latest.read_word[0].val());
        self.killers.next = self.held_killers.q.val();
        self.held_elder.d.next = self.latest.read_word[1].val();
        self.elder.next = self.held_elder.q.val();

        comment!("Cursors: read in clock 9. The move that led to the node: read in clock 18.");
        self.cursors.read.next = true;
        self.cursors.read_address[0].next = self.at[7].q.val();
        self.cursors.write.next = self.write_cursor.val();
        self.cursors.write_address.next = self.own.val();
        self.cursors.write_word.next = self.cursor_word.val();
        self.held_cursor.d.next = self.cursors.read_word[0].val();
        self.cursor.next = self.held_cursor.q.val();
        self.leds.read.next = true;
        self.leds.read_address[0].next = self.at[16].q.val();
        self.leds.write.next = self.enters.val();
        self.leds.write_address.next = self.next_at.val();
        self.leds.write_word.next = self.led_word.val();
        self.held_led.d.next = self.leds.read_word[0].val();
        self.led.next = self.held_led.q.val();
    }
}
