//! The positions of the game before the jobs.

use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::{BlockRam, DistributedRam};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{move_kind, move_word, record};
use rust_hdl::prelude::*;

/// Keeps the game's reversible moves. Before the first job after a push, it takes them back from the root, one in each turn of the job's
/// search, so that the positions that may come again are in the [`FrameStore`](super::FrameStore). Then it finds those that may have a
/// node's signature.
///
/// A reversible move is taken back by the same piece's move the other way. While this runs no search does, as a push waits for all to end.
/// Positions are numbered by the moves from the root, and chained by eight bits made of their signatures, odd and even ones apart.
#[derive(Circuit, Default)]
pub struct GamePositions {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: forgets the game.
    pub reset: Signal<In, Bit>,
    /// A move of the game is accepted.
    pub push: Signal<In, Bit>,
    /// Its record.
    pub push_record: Signal<In, Bits<24>>,
    /// A job waits for the positions.
    pub waits: Signal<In, Bit>,
    /// The turn of its search is in clock 20.
    pub turn: Signal<In, Bit>,
    /// The signature of the position that was read in a turn; clock 21.
    pub kept_signature: Signal<In, Bits<16>>,
    /// The node's signature; clock 5, as all that follows.
    pub signature: Signal<In, Bits<16>>,
    /// Its ply is odd.
    pub odd: Signal<In, Bit>,
    /// A position of the game is being compared with it: the next one is asked for.
    pub follows: Signal<In, Bit>,
    /// That position's number.
    pub after: Signal<In, Bits<7>>,
    /// The number of the position to be compared, 0 none; clock 8.
    pub candidate: Signal<Out, Bits<7>>,
    /// Reversible moves at the end of the game.
    pub run: Signal<Out, Bits<7>>,
    /// The positions are complete.
    pub ready: Signal<Out, Bit>,
    /// Moves are being taken back: all turns read the position `read_number`.
    pub rewinds: Signal<Out, Bit>,
    /// See there.
    pub read_number: Signal<Out, Bits<7>>,
    /// The position of this number is written at the end of the turn; the root for 0.
    pub number: Signal<Out, Bits<7>>,
    /// The move that leads to it.
    pub word: Signal<Out, Bits<16>>,
    /// It is to be written; clock 21.
    pub writes: Signal<Out, Bit>,

    moves: DistributedRam<12, 7>,
    heads: BlockRam<7, 9, 1>,
    chain: DistributedRam<7, 7>,

    end: DFF<Bits<7>>,
    game_run: DFF<Bits<7>>,
    stale: DFF<Bit>,
    clearing: DFF<Bit>,
    cleared: DFF<Bits<9>>,
    active: DFF<Bit>,
    step: DFF<Bits<7>>,
    back: DFF<Bits<12>>,
    stepped: DFF<Bit>,
    inserts: DFF<Bit>,
    inserted: DFF<Bits<7>>,
    place: DFF<Bits<9>>,
    follows_1: DFF<Bit>,
    next_1: DFF<Bits<7>>,
    found_2: DFF<Bits<7>>,
    found_3: DFF<Bits<7>>,

    longer: Signal<Local, Bits<7>>,
    next_run: Signal<Local, Bits<7>>,
    last: Signal<Local, Bits<7>>,
    mixed: Signal<Local, Bits<16>>,
    parity: Signal<Local, Bit>,
    address: Signal<Local, Bits<9>>,
}

impl Logic for GamePositions {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The moves, and how many of the latest are reversible.");
        self.moves.write.next = self.push.val();
        self.moves.write_address.next = self.end.q.val();
        self.moves.write_word.next =
            (bit_cast::<12, 6>(self.push_record.val().get_bits::<6>(record::FROM))
                << move_word::TO)
                | bit_cast::<12, 6>(self.push_record.val().get_bits::<6>(record::TO));
        self.longer.next = self.game_run.q.val();
        if !self.game_run.q.val().all() {
            self.longer.next = self.game_run.q.val() + 1;
        }
        self.next_run.next = bits::<7>(0);
        if !self.push_record.val().get_bits::<4>(record::FLAGS).any()
            & self.push_record.val().get_bits::<4>(record::PIECE).any()
        {
            self.next_run.next = self.longer.val();
        }

        comment!("Back from the root, a move a turn. The turn after the last only reads.");
        self.last.next = self.game_run.q.val();
        if self.game_run.q.val().all() {
            self.last.next = bits::<7>(126);
        }
        self.moves.read_address.next = self.end.q.val() - self.step.q.val();
        self.back.d.next = self.moves.read_word.val();
        self.word.next = (bit_cast::<16, 12>(self.back.q.val()))
            | (bits::<16>(move_kind::QUIET) << move_word::KIND);
        self.read_number.next = self.step.q.val() - 1;
        self.number.next = self.step.q.val();
        self.rewinds.next = self.active.q.val();
        self.writes.next = self.stepped.q.val();
        self.stepped.d.next = self.active.q.val() & self.turn.val() & self.waits.val();
        self.inserts.d.next = self.stepped.q.val() & (self.step.q.val() > 1) & self.waits.val();
        self.inserted.d.next = self.step.q.val() - 1;
        if self.waits.val() & self.stale.q.val() & !self.clearing.q.val() & !self.active.q.val() {
            self.active.d.next = true;
            self.step.d.next = bits::<7>(0);
        }
        if self.stepped.q.val() {
            self.step.d.next = self.step.q.val() + 1;
            if self.step.q.val() == self.last.val() + 1 {
                self.active.d.next = false;
                self.stale.d.next = false;
            }
        }

        comment!("The first of each chain is forgotten before.");
        self.cleared.d.next = self.cleared.q.val() + 1;
        if self.cleared.q.val().all() {
            self.clearing.d.next = false;
        }
        if self.active.q.val() & !self.waits.val() {
            self.active.d.next = false;
            self.clearing.d.next = true;
            self.cleared.d.next = bits::<9>(0);
        }
        if self.push.val() {
            self.end.d.next = self.end.q.val() + 1;
            self.game_run.d.next = self.next_run.val();
            self.stale.d.next = self.next_run.val().any();
            self.clearing.d.next = true;
            self.cleared.d.next = bits::<9>(0);
        }
        if self.reset.val() {
            self.game_run.d.next = bits::<7>(0);
            self.stale.d.next = false;
            self.clearing.d.next = false;
            self.active.d.next = false;
            self.stepped.d.next = false;
            self.inserts.d.next = false;
        }
        self.run.next = self.game_run.q.val();
        self.ready.next = !self.stale.q.val();

        comment!("The chain of a signature; a position is put first in its own.");
        self.mixed.next = self.signature.val();
        self.parity.next = self.odd.val();
        if self.active.q.val() {
            self.mixed.next = self.kept_signature.val();
            self.parity.next = !self.step.q.val().get_bit(0);
        }
        self.address.next =
            bit_cast::<9, 8>(self.mixed.val().get_bits::<8>(0) ^ self.mixed.val().get_bits::<8>(8));
        if self.parity.val() {
            self.address.next = bit_cast::<9, 8>(
                self.mixed.val().get_bits::<8>(0) ^ self.mixed.val().get_bits::<8>(8),
            ) | 0x100;
        }
        self.heads.read.next = true;
        self.heads.read_address[0].next = self.address.val();
        self.place.d.next = self.address.val();
        self.heads.write.next = self.inserts.q.val() | self.clearing.q.val();
        self.heads.write_address.next = self.cleared.q.val();
        self.heads.write_word.next = bits::<7>(0);
        if self.inserts.q.val() {
            self.heads.write_address.next = self.place.q.val();
            self.heads.write_word.next = self.inserted.q.val();
        }
        self.chain.write.next = self.inserts.q.val();
        self.chain.write_address.next = self.inserted.q.val();
        self.chain.write_word.next = self.heads.read_word[0].val();
        self.chain.read_address.next = self.after.val();
        self.follows_1.d.next = self.follows.val();
        self.next_1.d.next = self.chain.read_word.val();
        self.found_2.d.next = self.heads.read_word[0].val();
        if self.follows_1.q.val() {
            self.found_2.d.next = self.next_1.q.val();
        }
        self.found_3.d.next = self.found_2.q.val();
        self.candidate.next = self.found_3.q.val();
    }
}
