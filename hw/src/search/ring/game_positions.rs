//! The positions of the game before the jobs' roots.

use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::{BlockRam, DistributedRam};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{move_kind, move_word, record};
use rust_hdl::prelude::*;

/// Keeps the game's reversible moves and finds earlier positions that a node may repeat.
///
/// Before the first job after a push, it takes the moves back from the root, one per turn of the job's search, and
/// stores the positions that can recur in the [`FrameStore`](super::FrameStore). From then on it finds those of them
/// that may have a node's signature.
///
/// The block takes a reversible move back by moving the same piece the other way. No search runs meanwhile, because a
/// push waits until all searches have ended. The number of a position is its distance from the root in moves. For odd
/// and even numbers separately, a hash chain links the positions whose signatures give the same eight bits.
#[derive(Circuit, Default)]
pub struct GamePositions {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: forgets the game.
    pub reset: Signal<In, Bit>,
    /// The unit accepts a move of the game.
    pub push: Signal<In, Bit>,
    /// The move's record.
    pub push_record: Signal<In, Bits<24>>,
    /// A job waits for the positions.
    pub waits: Signal<In, Bit>,
    /// The turn of the job's search is in clock 20.
    pub turn: Signal<In, Bit>,
    /// Signature of the position that the turn read; clock 21.
    pub kept_signature: Signal<In, Bits<16>>,
    /// The node's signature; clock 5, like the inputs below.
    pub signature: Signal<In, Bits<16>>,
    /// The node's ply is odd.
    pub odd: Signal<In, Bit>,
    /// A position of the game is being compared with the node: find the next one.
    pub follows: Signal<In, Bit>,
    /// Number of that position.
    pub after: Signal<In, Bits<7>>,
    /// Number of the position to compare, 0 for none; clock 8.
    pub candidate: Signal<Out, Bits<7>>,
    /// Number of reversible moves at the end of the game.
    pub run: Signal<Out, Bits<7>>,
    /// All positions are stored.
    pub ready: Signal<Out, Bit>,
    /// Moves are being taken back: every turn reads the position `read_number`.
    pub rewinds: Signal<Out, Bit>,
    /// Number of the position to read.
    pub read_number: Signal<Out, Bits<7>>,
    /// Number of the position that the turn writes at its end; 0 for the root.
    pub number: Signal<Out, Bits<7>>,
    /// The move that leads to it.
    pub word: Signal<Out, Bits<16>>,
    /// The turn writes it; clock 21.
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
        comment!("The moves, and the number of reversible moves at the end.");
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

        comment!("Take back one move per turn, starting at the root. One more turn only reads.");
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

        comment!("First clear the head of each chain.");
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

        comment!("The chain of a signature; each new position becomes the head of its chain.");
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
