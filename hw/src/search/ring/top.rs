//! The ring's top block.

use super::{
    FrameStore, JobLoader, LineSignatures, NextMove, NodeJudge, SumsChanger, SumsValue, TurnOutcome,
};
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::DistributedRam;
use crate::circuit::{Circuit, hdl_gen};
use crate::make::{Make, RankReader};
use crate::pins::Pins;
use crate::values::{halves, move_word, state_word};
use rust_hdl::prelude::*;

/// Searches twenty-four positions in turn. See the [module](super) for its ports.
#[derive(Circuit, Pins, Default)]
pub struct SearchRing {
    /// Everything happens at its rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous: idle, the search under way and the game are forgotten.
    pub reset: Signal<In, Bit>,
    /// The search under way ends before its next node; no job is taken at this edge.
    pub cancel: Signal<In, Bit>,
    /// A move of the game is there.
    pub push_valid: Signal<In, Bit>,
    /// It is taken at this edge if push_valid is high; low during reset and while a search is under way.
    pub push_ready: Signal<Out, Bit>,
    /// Its move record; that of a null move begins another game.
    pub push_record: Signal<In, Bits<24>>,
    /// A job is there.
    pub job_valid: Signal<In, Bit>,
    /// It is taken at this edge if job_valid is high; low during reset, cancel and with push_valid, and while one is under way.
    pub job_ready: Signal<Out, Bit>,
    /// Anything; it comes back with the result.
    pub job_tag: Signal<In, Bits<32>>,
    /// The root's board: ranks 1 to 8, eight piece nibbles each, file a lowest.
    pub job_rank: [Signal<In, Bits<32>>; 8],
    /// Its state word, whose full-move number does not matter.
    pub job_state: Signal<In, Bits<32>>,
    /// Plies, 0 to 12.
    pub job_depth: Signal<In, Bits<4>>,
    /// The window's lower end, centipawns with a sign.
    pub job_alpha: Signal<In, Bits<16>>,
    /// Its upper end.
    pub job_beta: Signal<In, Bits<16>>,
    /// The word of the move to try first; 0 none.
    pub job_first: Signal<In, Bits<16>>,
    /// The search ends before the node after so many, bits 31 to 0; 0 in all bits: no limit.
    pub job_nodes_low: Signal<In, Bits<32>>,
    /// Bits 39 to 32.
    pub job_nodes_high: Signal<In, Bits<8>>,
    /// The result is offered; it holds until taken, and does not wait for result_ready.
    pub result_valid: Signal<Out, Bit>,
    /// The sink takes it at this edge.
    pub result_ready: Signal<In, Bit>,
    /// The tag that came with the job.
    pub result_tag: Signal<Out, Bits<32>>,
    /// The score for the side to move, centipawns with a sign.
    pub result_score: Signal<Out, Bits<16>>,
    /// What it says of the root's score: 0 nothing, 1 exactly it, 2 not more than it, 3 not less than it.
    pub result_bound: Signal<Out, Bits<2>>,
    /// The word of the best move; 0 none.
    pub result_best: Signal<Out, Bits<16>>,
    /// Nodes entered, bits 31 to 0.
    pub result_nodes_low: Signal<Out, Bits<32>>,
    /// Bits 39 to 32.
    pub result_nodes_high: Signal<Out, Bits<8>>,
    /// Why it ended: 0 done, 1 node limit, 2 cancelled.
    pub result_status: Signal<Out, Bits<2>>,
    /// Clocks of this job, from that in which it is taken to that in which its result is first offered, both counted: bits 31 to 0.
    pub cycles_low: Signal<Out, Bits<32>>,
    /// Bits 39 to 32.
    pub cycles_high: Signal<Out, Bits<8>>,

    store: FrameStore,
    next_move: NextMove,
    judge: NodeJudge,
    signatures: LineSignatures,
    value: SumsValue,
    make: Make,
    lookups: [RankReader; 8],
    changer: SumsChanger,
    outcome: TurnOutcome,
    loader: JobLoader,

    controls: [DistributedRam<17, 5>; 2],
    boards_to_make: [DistributedRam<32, 5>; 8],
    boards_to_compare: [DistributedRam<32, 5>; 8],
    flags_noted: DistributedRam<32, 5>,
    sums_noted: [DistributedRam<27, 5>; 2],
    signature_noted: DistributedRam<16, 5>,
    window_noted: DistributedRam<32, 5>,
    killers_noted: DistributedRam<32, 5>,
    scores_noted: DistributedRam<32, 5>,
    verdict_noted: DistributedRam<15, 5>,
    hopeless_noted: DistributedRam<4, 5>,
    nodes_low: DistributedRam<32, 5>,
    nodes_high: DistributedRam<8, 5>,
    moves: DistributedRam<32, 5>,
    results: DistributedRam<18, 5>,
    tags: DistributedRam<32, 5>,
    limits_low: DistributedRam<32, 5>,
    limits_high: DistributedRam<8, 5>,
    starts_low: DistributedRam<32, 5>,
    starts_high: DistributedRam<8, 5>,

    // The search whose turn it is in each stage, and its word in the first stages.
    slot: [DFF<Bits<5>>; 24],
    turn: [DFF<Bits<17>>; 11],
    flags: [DFF<Bits<32>>; 5],
    equal_ranks: DFF<Bits<8>>,
    equal: DFF<Bits<4>>,
    white_pieces: DFF<Bits<3>>,
    black_pieces: DFF<Bits<3>>,
    alike: DFF<Bit>,
    nearest: [DFF<Bits<4>>; 2],
    quiet: DFF<Bits<2>>,
    legal: DFF<Bits<8>>,
    en_passant: DFF<Bits<11>>,
    cursors: [DFF<Bits<18>>; 5],
    found: DFF<Bits<5>>,
    guarded: DFF<Bits<5>>,
    verdict: [DFF<Bits<15>>; 2],
    flags_late: [DFF<Bits<32>>; 2],
    word: DFF<Bits<16>>,
    control: DFF<Bits<17>>,
    control_ply: DFF<Bits<6>>,
    window: DFF<Bits<32>>,
    killers: DFF<Bits<32>>,
    scores: DFF<Bits<32>>,
    hopeless: DFF<Bits<4>>,
    now_nodes_low: DFF<Bits<32>>,
    now_nodes_high: DFF<Bits<8>>,
    now_moves: DFF<Bits<32>>,
    now_result: DFF<Bits<18>>,
    now_tag: DFF<Bits<32>>,
    limit_low: DFF<Bits<32>>,
    limit_high: DFF<Bits<8>>,
    start_low: DFF<Bits<32>>,
    start_high: DFF<Bits<8>>,
    rights: DFF<Bits<4>>,
    signature: DFF<Bits<16>>,
    root: DFF<Bits<3>>,
    old_middle: DFF<Bits<27>>,
    old_end: DFF<Bits<27>>,
    new_middle: DFF<Bits<27>>,
    new_end: DFF<Bits<27>>,

    busy: DFF<Bits<24>>,
    live: DFF<Bits<24>>,
    cancelled: DFF<Bits<24>>,
    clock_low: DFF<Bits<32>>,
    clock_high: DFF<Bits<8>>,
    held: DFF<Bit>,
    held_tag: DFF<Bits<32>>,
    held_result: DFF<Bits<18>>,
    held_best: DFF<Bits<16>>,
    held_nodes_low: DFF<Bits<32>>,
    held_nodes_high: DFF<Bits<8>>,
    held_status: DFF<Bits<2>>,
    held_cycles_low: DFF<Bits<32>>,
    held_cycles_high: DFF<Bits<8>>,

    free: Signal<Local, Bits<24>>,
    free_search: Signal<Local, Bits<5>>,
    accepts: Signal<Local, Bit>,
    sum_hash: Signal<Local, Bits<16>>,
    same_ranks: Signal<Local, Bits<8>>,
    before: Signal<Local, Bits<5>>,
    ply_now: Signal<Local, Bits<6>>,
    target_ply: Signal<Local, Bits<6>>,
    verdict_word: Signal<Local, Bits<15>>,
    mover: Signal<Local, Bits<4>>,
    victim: Signal<Local, Bits<4>>,
    from_rank: Signal<Local, Bits<8>>,
    to_rank: Signal<Local, Bits<8>>,
    here: Signal<Local, Bits<24>>,
    here_late: Signal<Local, Bits<24>>,
    claimed: Signal<Local, Bits<24>>,
    job: Signal<Local, Bit>,
    collects: Signal<Local, Bit>,
}

impl Logic for SearchRing {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Clock 0: whose turn it is.");
        self.slot[0].d.next = self.slot[0].q.val() + 1;
        if self.slot[0].q.val() == 23 {
            self.slot[0].d.next = bits::<5>(0);
        }
        for i in 0..23 {
            self.slot[1 + i].d.next = self.slot[i].q.val();
        }
        for i in 0..2 {
            self.controls[i].write.next = self.outcome.writes.val();
            self.controls[i].write_address.next = self.slot[21].q.val();
            self.controls[i].write_word.next = self.outcome.control_word.val();
        }
        self.controls[0].read_address.next = self.slot[0].q.val();
        self.turn[0].d.next = self.controls[0].read_word.val();
        for i in 0..10 {
            self.turn[1 + i].d.next = self.turn[i].q.val();
        }

        comment!(
            "Clock 1: the node's frame is asked for, or the board of the position it may repeat."
        );
        self.ply_now.next = self.turn[0].q.val().get_bits::<6>(0);
        self.target_ply.next = bit_cast::<6, 4>(self.turn[0].q.val().get_bits::<4>(9)) << 1;
        if self.ply_now.val().get_bit(0) {
            self.target_ply.next =
                (bit_cast::<6, 4>(self.turn[0].q.val().get_bits::<4>(9)) << 1) | 1;
        }
        self.store.search.next = self.slot[1].q.val();
        self.store.ply.next = self.ply_now.val();
        self.store.board_ply.next = self.ply_now.val();
        if self.turn[0].q.val().get_bit(7) {
            self.store.board_ply.next = self.target_ply.val();
        }

        comment!(
            "Clock 3: its board goes into the pipeline, and waits for the move; or it is compared."
        );
        self.flags[0].d.next = self.store.flags.val();
        for i in 0..4 {
            self.flags[1 + i].d.next = self.flags[i].q.val();
        }
        self.flags_noted.write.next = true;
        self.flags_noted.write_address.next = self.slot[3].q.val();
        self.flags_noted.write_word.next = self.store.flags.val();
        self.next_move.state.next = bit_cast::<32, 19>(self.store.flags.val().get_bits::<19>(0));
        self.same_ranks.next = bits::<8>(0);
        for i in 0..8 {
            self.next_move.rank[i].next = self.store.rank[i].val();
            self.boards_to_make[i].write.next = true;
            self.boards_to_make[i].write_address.next = self.slot[3].q.val();
            self.boards_to_make[i].write_word.next = self.store.rank[i].val();
            self.boards_to_make[i].read_address.next = self.slot[19].q.val();
            self.boards_to_compare[i].write.next = !self.turn[2].q.val().get_bit(7);
            self.boards_to_compare[i].write_address.next = self.slot[3].q.val();
            self.boards_to_compare[i].write_word.next = self.store.rank[i].val();
            self.boards_to_compare[i].read_address.next = self.slot[3].q.val();
            if self.boards_to_compare[i].read_word.val() == self.store.rank[i].val() {
                self.same_ranks.next = self.same_ranks.val() | (bits::<8>(1) << i);
            }
        }
        self.equal_ranks.d.next = self.same_ranks.val();
        self.equal.d.next = self.equal.q.val() << 1;
        if self.equal_ranks.q.val().all() {
            self.equal.d.next = (self.equal.q.val() << 1) | 1;
        }

        comment!("Clock 5: sums become value and signature.");
        self.value.middle.next = self.store.middle.val().get_bits::<18>(0);
        self.value.end.next = self.store.end.val().get_bits::<18>(0);
        self.value.phases.next =
            self.store.middle.val().get_bits::<9>(18) + self.store.end.val().get_bits::<9>(18);
        self.value.black.next = self.flags[1].q.val().get_bit(state_word::SIDE);
        self.white_pieces.d.next = self.white_pieces.q.val() << 1;
        if self.store.middle.val().get_bits::<9>(18).any() {
            self.white_pieces.d.next = (self.white_pieces.q.val() << 1) | 1;
        }
        self.black_pieces.d.next = self.black_pieces.q.val() << 1;
        if self.store.end.val().get_bits::<9>(18).any() {
            self.black_pieces.d.next = (self.black_pieces.q.val() << 1) | 1;
        }
        self.sums_noted[0].write.next = true;
        self.sums_noted[0].write_address.next = self.slot[5].q.val();
        self.sums_noted[0].write_word.next = self.store.middle.val();
        self.sums_noted[1].write.next = true;
        self.sums_noted[1].write_address.next = self.slot[5].q.val();
        self.sums_noted[1].write_word.next = self.store.end.val();
        self.sum_hash.next = self.store.middle.val().get_bits::<16>(0)
            ^ (self.store.end.val().get_bits::<16>(0) << 8)
            ^ bit_cast::<16, 8>(self.store.end.val().get_bits::<8>(8));
        self.signature_noted.write.next = true;
        self.signature_noted.write_address.next = self.slot[5].q.val();
        self.signature_noted.write_word.next = self.sum_hash.val();
        self.signatures.line.next = bit_cast::<6, 5>(self.slot[3].q.val()) << 1;
        if self.turn[2].q.val().get_bit(0) {
            self.signatures.line.next = (bit_cast::<6, 5>(self.slot[3].q.val()) << 1) | 1;
        }
        self.signatures.signature.next = self.sum_hash.val();
        self.signatures.half.next = self.turn[4].q.val().get_bits::<5>(1);
        self.signatures.back.next = self.flags[1].q.val().get_bits::<6>(26);
        self.before.next = bits::<5>(31);
        if self.turn[4].q.val().get_bit(7) {
            self.before.next = bit_cast::<5, 4>(self.turn[4].q.val().get_bits::<4>(9));
        }
        self.signatures.before.next = self.before.val();
        self.alike.d.next = self.signatures.some.val();
        self.nearest[0].d.next = self.signatures.nearest.val();
        self.nearest[1].d.next = self.nearest[0].q.val();

        comment!("Clocks 7 and 8: the rules before a node's moves.");
        self.judge.window.next = self.store.window.val();
        self.judge.alpha.next = self.store.alpha.val();
        self.judge.depth.next = self.flags[3].q.val().get_bits::<4>(19);
        self.judge.fresh.next = self.turn[6].q.val().get_bit(6);
        self.window_noted.write.next = true;
        self.window_noted.write_address.next = self.slot[7].q.val();
        self.window_noted.write_word.next = self.store.window.val();
        self.judge.value.next = self.value.value.val();
        self.judge.ply.next = self.turn[7].q.val().get_bits::<6>(0);
        self.judge.comparing.next = self.turn[7].q.val().get_bit(7);
        self.judge.checked.next = self.turn[7].q.val().get_bit(8);
        self.judge.long.next = self.flags[4].q.val().get_bits::<7>(25) > 3;
        self.judge.equal.next = self.equal.q.val().get_bit(3);
        self.judge.alike.next = self.alike.q.val();
        self.judge.check.next = self.next_move.check.val();
        self.judge.over.next = self.flags[4].q.val().get_bits::<7>(state_word::HALF_MOVES) > 99;
        self.judge.passed.next = self.flags[4].q.val().get_bit(23);
        self.judge.pieces.next = self.white_pieces.q.val().get_bit(2);
        if self.flags[4].q.val().get_bit(state_word::SIDE) {
            self.judge.pieces.next = self.black_pieces.q.val().get_bit(2);
        }
        self.next_move.killers.next = self.store.killers.val();
        self.killers_noted.write.next = true;
        self.killers_noted.write_address.next = self.slot[8].q.val();
        self.killers_noted.write_word.next = self.store.killers.val();

        comment!("Clock 9: what they say is noted.");
        self.scores_noted.write.next = true;
        self.scores_noted.write_address.next = self.slot[9].q.val();
        self.scores_noted.write_word.next = (bit_cast::<32, 16>(self.judge.stop_score.val())
            << halves::UPPER)
            | bit_cast::<32, 16>(self.judge.alpha_now.val());
        self.verdict_word.next = (bit_cast::<15, 4>(self.nearest[1].q.val()) << 11)
            | (bit_cast::<15, 4>(self.judge.deeper.val()) << 7);
        if self.judge.stops.val() {
            self.verdict_word.next = self.verdict_word.val() | 1;
        }
        if self.judge.compares.val() {
            self.verdict_word.next = self.verdict_word.val() | 2;
        }
        if self.judge.again.val() {
            self.verdict_word.next = self.verdict_word.val() | 4;
        }
        if self.judge.passes.val() {
            self.verdict_word.next = self.verdict_word.val() | 8;
        }
        if self.judge.quiet.val() {
            self.verdict_word.next = self.verdict_word.val() | 16;
        }
        if self.judge.checks.val() {
            self.verdict_word.next = self.verdict_word.val() | 32;
        }
        if self.judge.drawn.val() {
            self.verdict_word.next = self.verdict_word.val() | 64;
        }
        self.verdict_noted.write.next = true;
        self.verdict_noted.write_address.next = self.slot[9].q.val();
        self.verdict_noted.write_word.next = self.verdict_word.val();
        self.hopeless_noted.write.next = true;
        self.hopeless_noted.write_address.next = self.slot[10].q.val();
        self.hopeless_noted.write_word.next = self.judge.hopeless.val();
        self.quiet.d.next = self.quiet.q.val() << 1;
        if self.judge.quiet.val() {
            self.quiet.d.next = (self.quiet.q.val() << 1) | 1;
        }

        comment!("Clock 11: the search for the next move goes on from the cursor.");
        self.next_move.quiet.next = self.quiet.q.val().get_bit(1);
        self.next_move.cursor.next = self.store.cursor.val();
        if self.turn[10].q.val().get_bit(6) {
            self.next_move.cursor.next = bits::<18>(0);
        }
        self.en_passant.d.next = self.en_passant.q.val() << 1;
        if self.next_move.en_passant.val() {
            self.en_passant.d.next = (self.en_passant.q.val() << 1) | 1;
        }
        self.legal.d.next = self.legal.q.val() << 1;
        if self.next_move.legal.val() {
            self.legal.d.next = (self.legal.q.val() << 1) | 1;
        }
        self.found.d.next = self.found.q.val() << 1;
        if self.next_move.found.val() {
            self.found.d.next = (self.found.q.val() << 1) | 1;
        }
        self.guarded.d.next = self.guarded.q.val() << 1;
        if self.next_move.guarded.val() {
            self.guarded.d.next = (self.guarded.q.val() << 1) | 1;
        }
        self.cursors[0].d.next = self.next_move.next_cursor.val();
        for i in 0..4 {
            self.cursors[1 + i].d.next = self.cursors[i].q.val();
        }

        comment!("Clock 19: its word is known; a pass moves nothing from a1 to a1.");
        self.verdict_noted.read_address.next = self.slot[18].q.val();
        self.verdict[0].d.next = self.verdict_noted.read_word.val();
        self.verdict[1].d.next = self.verdict[0].q.val();
        self.flags_noted.read_address.next = self.slot[18].q.val();
        self.flags_late[0].d.next = self.flags_noted.read_word.val();
        self.flags_late[1].d.next = self.flags_late[0].q.val();
        self.word.d.next = self.next_move.word.val();
        self.make.reset.next = self.reset.val();
        self.make.move_valid.next = true;
        self.make.move_back.next = false;
        self.make.move_word.next = self.next_move.word.val();
        if self.verdict[0].q.val().get_bit(3) {
            self.make.move_word.next = bits::<16>(0);
            self.word.d.next = bits::<16>(0);
        }
        self.make.move_undo.next = bits::<23>(0);
        self.make.move_state.next =
            bit_cast::<32, 19>(self.flags_late[0].q.val().get_bits::<19>(0));
        self.make.board_ready.next = true;
        for i in 0..8 {
            self.make.move_rank[i].next = self.boards_to_make[i].read_word.val();
            self.lookups[i].advance.next = true;
            self.lookups[i].rank.next = self.boards_to_make[i].read_word.val();
            self.lookups[i].from_file.next = self.next_move.word.val().get_bits::<3>(0);
            self.lookups[i].to_file.next = self.next_move.word.val().get_bits::<3>(move_word::TO);
        }

        comment!("Clock 20: who moves, whom he takes, and what the turn comes to.");
        self.from_rank.next = bits::<8>(1) << self.word.q.val().get_bits::<3>(3);
        self.to_rank.next = bits::<8>(1) << self.word.q.val().get_bits::<3>(9);
        self.mover.next = bits::<4>(0);
        self.victim.next = bits::<4>(0);
        for i in 0..8 {
            if self.from_rank.val().get_bit(i) {
                self.mover.next = self.mover.val() | self.lookups[i].on_from.val();
            }
            if self.to_rank.val().get_bit(i) {
                self.victim.next = self.victim.val() | self.lookups[i].on_to.val();
            }
        }
        self.changer.word.next = self.word.q.val();
        self.changer.mover.next = self.mover.val();
        if self.verdict[1].q.val().get_bit(3) {
            self.changer.mover.next = bits::<4>(0);
        }
        self.changer.victim.next = self.victim.val();
        self.controls[1].read_address.next = self.slot[19].q.val();
        self.control.d.next = self.controls[1].read_word.val();
        self.window_noted.read_address.next = self.slot[19].q.val();
        self.window.d.next = self.window_noted.read_word.val();
        self.killers_noted.read_address.next = self.slot[19].q.val();
        self.killers.d.next = self.killers_noted.read_word.val();
        self.scores_noted.read_address.next = self.slot[19].q.val();
        self.scores.d.next = self.scores_noted.read_word.val();
        self.hopeless_noted.read_address.next = self.slot[19].q.val();
        self.hopeless.d.next = self.hopeless_noted.read_word.val();
        self.nodes_low.read_address.next = self.slot[19].q.val();
        self.now_nodes_low.d.next = self.nodes_low.read_word.val();
        self.nodes_high.read_address.next = self.slot[19].q.val();
        self.now_nodes_high.d.next = self.nodes_high.read_word.val();
        self.moves.read_address.next = self.slot[19].q.val();
        self.now_moves.d.next = self.moves.read_word.val();
        self.results.read_address.next = self.slot[19].q.val();
        self.now_result.d.next = self.results.read_word.val();
        self.tags.read_address.next = self.slot[19].q.val();
        self.now_tag.d.next = self.tags.read_word.val();
        self.limits_low.read_address.next = self.slot[19].q.val();
        self.limit_low.d.next = self.limits_low.read_word.val();
        self.limits_high.read_address.next = self.slot[19].q.val();
        self.limit_high.d.next = self.limits_high.read_word.val();
        self.starts_low.read_address.next = self.slot[19].q.val();
        self.start_low.d.next = self.starts_low.read_word.val();
        self.starts_high.read_address.next = self.slot[19].q.val();
        self.start_high.d.next = self.starts_high.read_word.val();

        self.here.next = bits::<24>(1) << self.slot[20].q.val();
        self.job.next =
            self.loader.ready.val() & (self.loader.search.val() == self.slot[20].q.val());
        self.collects.next = (self.live.q.val() & self.here.val()).any()
            & self.control.q.val().get_bit(16)
            & !self.held.q.val();
        self.outcome.live.next = (self.live.q.val() & self.here.val()).any();
        self.outcome.cancelled.next = (self.cancelled.q.val() & self.here.val()).any();
        self.outcome.control.next = self.control.q.val();
        self.outcome.nodes_low.next = self.now_nodes_low.q.val();
        self.outcome.nodes_high.next = self.now_nodes_high.q.val();
        self.outcome.limit_low.next = self.limit_low.q.val();
        self.outcome.limit_high.next = self.limit_high.q.val();
        self.outcome.moves.next = self.now_moves.q.val();
        self.outcome.collects.next = self.collects.val();
        self.outcome.job.next = self.job.val();
        self.outcome.job_window.next = self.loader.window.val();
        self.outcome.job_depth.next = self.loader.depth.val();
        self.outcome.job_first.next = self.loader.first.val();
        self.outcome.stops.next = self.verdict[1].q.val().get_bit(0);
        self.outcome.stop_score.next = self.scores.q.val().get_bits::<16>(halves::UPPER);
        self.outcome.compares.next = self.verdict[1].q.val().get_bit(1);
        self.outcome.target.next = self.verdict[1].q.val().get_bits::<4>(11);
        self.outcome.again.next = self.verdict[1].q.val().get_bit(2);
        self.outcome.passes.next = self.verdict[1].q.val().get_bit(3);
        self.outcome.quiet.next = self.verdict[1].q.val().get_bit(4);
        self.outcome.depth.next = self.verdict[1].q.val().get_bits::<4>(7);
        self.outcome.alpha.next = bit_cast::<16, 32>(self.scores.q.val());
        self.outcome.checks.next = self.verdict[1].q.val().get_bit(5);
        self.outcome.drawn.next = self.verdict[1].q.val().get_bit(6);
        self.outcome.hopeless.next = self.hopeless.q.val();
        self.outcome.window.next = self.window.q.val();
        self.outcome.flags.next = self.flags_late[1].q.val();
        self.outcome.led.next = self.store.led.val();
        self.outcome.elder.next = self.store.elder.val();
        self.outcome.killers.next = self.killers.q.val();
        self.outcome.legal.next = self.legal.q.val().get_bit(7);
        self.outcome.en_passant.next = self.en_passant.q.val().get_bit(10);
        self.outcome.found.next = self.found.q.val().get_bit(4);
        self.outcome.guarded.next = self.guarded.q.val().get_bit(4);
        self.outcome.cursor.next = self.cursors[4].q.val();
        self.outcome.word.next = self.word.q.val();
        self.outcome.mover.next = self.mover.val();

        comment!("Clock 21: it is written.");
        self.nodes_low.write.next = self.outcome.writes.val();
        self.nodes_low.write_address.next = self.slot[21].q.val();
        self.nodes_low.write_word.next = self.outcome.next_nodes_low.val();
        self.nodes_high.write.next = self.outcome.writes.val();
        self.nodes_high.write_address.next = self.slot[21].q.val();
        self.nodes_high.write_word.next = self.outcome.next_nodes_high.val();
        self.moves.write.next = self.outcome.writes.val();
        self.moves.write_address.next = self.slot[21].q.val();
        self.moves.write_word.next = self.outcome.moves_word.val();
        self.results.write.next = self.outcome.ends.val();
        self.results.write_address.next = self.slot[21].q.val();
        self.results.write_word.next = self.outcome.result.val();
        self.rights.d.next = self.flags_late[1].q.val().get_bits::<4>(state_word::RIGHTS);
        self.control_ply.d.next = self.control.q.val().get_bits::<6>(0);
        self.signature_noted.read_address.next = self.slot[20].q.val();
        self.signature.d.next = self.signature_noted.read_word.val();
        self.signatures.keep.next = self.outcome.enters.val() & !self.outcome.begins.val();
        self.signatures.kept_line.next = bit_cast::<6, 5>(self.slot[21].q.val()) << 1;
        if self.control_ply.q.val().get_bit(0) {
            self.signatures.kept_line.next = (bit_cast::<6, 5>(self.slot[21].q.val()) << 1) | 1;
        }
        self.signatures.kept_half.next = self.control_ply.q.val().get_bits::<4>(1);
        self.signatures.kept.next = self.signature.q.val();
        self.store.last_search.next = self.slot[21].q.val();
        self.store.at_root.next = self.outcome.begins.val();
        self.store.write_alpha.next = self.outcome.write_alpha.val();
        self.store.to_parent.next = self.outcome.to_parent.val();
        self.store.alpha_word.next = self.outcome.alpha_word.val();
        self.store.write_cursor.next = self.outcome.write_cursor.val();
        self.store.cursor_word.next = self.outcome.cursor_word.val();
        self.store.write_killers.next = self.outcome.write_killers.val();
        self.store.killers_word.next = self.outcome.killers_word.val();
        self.store.enters.next = self.outcome.enters.val();
        self.store.window_word.next = self.outcome.window_word.val();
        self.store.led_word.next = self.outcome.led_word.val();
        self.store.flags_word.next = self.outcome.flags_word.val();
        self.store.plain.next = self.outcome.plain.val();
        self.store.rights.next = self.rights.q.val();
        self.store.passes.next = self.outcome.passed.val();

        comment!("Clocks 22 to 24: the child's board and sums.");
        self.root.d.next = self.root.q.val() << 1;
        if self.outcome.begins.val() {
            self.root.d.next = (self.root.q.val() << 1) | 1;
        }
        self.store.made_state.next = self.make.board_state.val().get_bits::<19>(0);
        for i in 0..8 {
            self.store.made_rank[i].next = self.make.board_rank[i].val();
        }
        if self.root.q.val().get_bit(0) {
            self.store.made_state.next = self.loader.state.val();
            for i in 0..8 {
                self.store.made_rank[i].next = self.loader.rank[i].val();
            }
        }
        self.sums_noted[0].read_address.next = self.slot[22].q.val();
        self.sums_noted[1].read_address.next = self.slot[22].q.val();
        self.old_middle.d.next = self.sums_noted[0].read_word.val();
        self.old_end.d.next = self.sums_noted[1].read_word.val();
        self.new_middle.d.next = (bit_cast::<27, 9>(
            self.old_middle.q.val().get_bits::<9>(18) + self.changer.white.val(),
        ) << 18)
            | bit_cast::<27, 18>(
                self.old_middle.q.val().get_bits::<18>(0) + self.changer.middle.val(),
            );
        self.new_end.d.next =
            (bit_cast::<27, 9>(self.old_end.q.val().get_bits::<9>(18) + self.changer.black.val())
                << 18)
                | bit_cast::<27, 18>(
                    self.old_end.q.val().get_bits::<18>(0) + self.changer.end.val(),
                );
        self.store.made_middle.next = self.new_middle.q.val();
        self.store.made_end.next = self.new_end.q.val();
        if self.root.q.val().get_bit(2) {
            self.store.made_middle.next = self.loader.middle.val();
            self.store.made_end.next = self.loader.end.val();
        }

        comment!("Jobs: each to a search that has none.");
        self.free.next = !self.busy.q.val() & (self.busy.q.val() + 1);
        self.free_search.next = bits::<5>(0);
        if (self.free.val() & 0xaa_aaaa).any() {
            self.free_search.next = self.free_search.val() | 1;
        }
        if (self.free.val() & 0xcc_cccc).any() {
            self.free_search.next = self.free_search.val() | 2;
        }
        if (self.free.val() & 0xf0_f0f0).any() {
            self.free_search.next = self.free_search.val() | 4;
        }
        if (self.free.val() & 0x00_ff00).any() {
            self.free_search.next = self.free_search.val() | 8;
        }
        if (self.free.val() & 0xff_0000).any() {
            self.free_search.next = self.free_search.val() | 16;
        }
        self.loader.reset.next = self.reset.val();
        self.loader.job_valid.next =
            self.job_valid.val() & !self.push_valid.val() & !self.cancel.val();
        self.loader.free.next = !self.busy.q.val().all();
        self.loader.free_search.next = self.free_search.val();
        for i in 0..8 {
            self.loader.job_rank[i].next = self.job_rank[i].val();
        }
        self.loader.job_state.next = self.job_state.val().get_bits::<19>(0);
        self.loader.job_window.next = (bit_cast::<32, 16>(self.job_beta.val()) << halves::UPPER)
            | bit_cast::<32, 16>(self.job_alpha.val());
        self.loader.job_depth.next = self.job_depth.val();
        self.loader.job_first.next = self.job_first.val();
        self.loader.blocked.next = self.outcome.write_killers.val();
        self.loader.taken.next = self.job.val();
        self.store.clear.next = self.loader.clear.val();
        self.store.clear_address.next = self.loader.clear_address.val();
        self.job_ready.next =
            self.loader.job_ready.val() & !self.push_valid.val() & !self.cancel.val();
        self.accepts.next = self.loader.job_ready.val()
            & self.job_valid.val()
            & !self.push_valid.val()
            & !self.cancel.val();
        self.tags.write.next = self.accepts.val();
        self.tags.write_address.next = self.free_search.val();
        self.tags.write_word.next = self.job_tag.val();
        self.limits_low.write.next = self.accepts.val();
        self.limits_low.write_address.next = self.free_search.val();
        self.limits_low.write_word.next = self.job_nodes_low.val();
        self.limits_high.write.next = self.accepts.val();
        self.limits_high.write_address.next = self.free_search.val();
        self.limits_high.write_word.next = self.job_nodes_high.val();
        self.starts_low.write.next = self.accepts.val();
        self.starts_low.write_address.next = self.free_search.val();
        self.starts_low.write_word.next = self.clock_low.q.val();
        self.starts_high.write.next = self.accepts.val();
        self.starts_high.write_address.next = self.free_search.val();
        self.starts_high.write_word.next = self.clock_high.q.val();
        self.push_ready.next = !self.reset.val() & !self.busy.q.val().any();

        comment!("Who has a job, whose search runs, whose is to end.");
        self.claimed.next = bits::<24>(0);
        if self.accepts.val() {
            self.claimed.next = self.free.val();
        }
        self.here_late.next = bits::<24>(1) << self.slot[21].q.val();
        self.busy.d.next = self.busy.q.val() | self.claimed.val();
        self.live.d.next = self.live.q.val();
        if self.outcome.begins.val() {
            self.live.d.next = self.live.q.val() | self.here_late.val();
        }
        if self.outcome.collected.val() {
            self.live.d.next = self.live.q.val() & !self.here_late.val();
            self.busy.d.next = (self.busy.q.val() & !self.here_late.val()) | self.claimed.val();
        }
        self.cancelled.d.next = self.cancelled.q.val() & !self.claimed.val();
        if self.cancel.val() {
            self.cancelled.d.next = self.cancelled.q.val() | self.busy.q.val();
        }
        if self.reset.val() {
            self.busy.d.next = bits::<24>(0);
            self.live.d.next = bits::<24>(0);
            self.cancelled.d.next = bits::<24>(0);
        }

        comment!("Results, one at a time.");
        self.clock_low.d.next = self.clock_low.q.val() + 1;
        if self.clock_low.q.val().all() {
            self.clock_high.d.next = self.clock_high.q.val() + 1;
        }
        if self.result_ready.val() {
            self.held.d.next = false;
        }
        if self.collects.val() {
            self.held.d.next = true;
            self.held_tag.d.next = self.now_tag.q.val();
            self.held_result.d.next = self.now_result.q.val();
            self.held_best.d.next = self.now_moves.q.val().get_bits::<16>(halves::UPPER);
            self.held_nodes_low.d.next = self.now_nodes_low.q.val();
            self.held_nodes_high.d.next = self.now_nodes_high.q.val();
            self.held_status.d.next = self.control.q.val().get_bits::<2>(14);
            self.held_cycles_low.d.next = self.clock_low.q.val() - self.start_low.q.val() + 2;
            self.held_cycles_high.d.next = self.clock_high.q.val() - self.start_high.q.val();
        }
        if self.reset.val() {
            self.held.d.next = false;
        }
        self.result_valid.next = self.held.q.val();
        self.result_tag.next = self.held_tag.q.val();
        self.result_score.next = bit_cast::<16, 18>(self.held_result.q.val());
        self.result_bound.next = self.held_result.q.val().get_bits::<2>(16);
        self.result_best.next = self.held_best.q.val();
        self.result_nodes_low.next = self.held_nodes_low.q.val();
        self.result_nodes_high.next = self.held_nodes_high.q.val();
        self.result_status.next = self.held_status.q.val();
        self.cycles_low.next = self.held_cycles_low.q.val();
        self.cycles_high.next = self.held_cycles_high.q.val();
    }
}
