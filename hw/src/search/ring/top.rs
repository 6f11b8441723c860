//! The ring's top block.

use super::{
    BoardNotes, FrameStore, GamePositions, JobBook, LineSignatures, MoverLookup, NextMove,
    NodeJudge, SumsChanger, SumsValue, TurnNotes, TurnOutcome,
};
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::DistributedRam;
use crate::circuit::{Circuit, hdl_gen};
use crate::make::Make;
use crate::pins::Pins;
use crate::values::{halves, state_word};
use rust_hdl::prelude::*;

/// Searches up to twenty-four positions in turn. See the [module](super) for how it works.
#[derive(Circuit, Pins, Default)]
#[circuit(module = "fpgambit_search_fast")]
pub struct SearchRing {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle, all searches in progress and the game are discarded.
    pub reset: Signal<In, Bit>,
    /// Ends every search in progress before its next node; no job is accepted at this edge.
    pub cancel: Signal<In, Bit>,
    /// A move of the game is offered.
    pub push_valid: Signal<In, Bit>,
    /// Accepted at this edge if push_valid is high; low during reset and while any search is in progress.
    pub push_ready: Signal<Out, Bit>,
    /// The move record; a null move's record starts a new game.
    pub push_record: Signal<In, Bits<24>>,
    /// A job is offered.
    pub job_valid: Signal<In, Bit>,
    /// Accepted at this edge if job_valid is high; low during reset, cancel and push_valid, for some 70 to 100 clocks
    /// after a job, and while all 24 searches are in progress.
    pub job_ready: Signal<Out, Bit>,
    /// Arbitrary tag, returned with the result.
    pub job_tag: Signal<In, Bits<32>>,
    /// The root's board: ranks 1 to 8, eight piece nibbles each, file a in the lowest bits.
    pub job_rank: [Signal<In, Bits<32>>; 8],
    /// The root's state word, whose full-move number is ignored.
    pub job_state: Signal<In, Bits<32>>,
    /// Depth in plies, 0 to 12.
    pub job_depth: Signal<In, Bits<4>>,
    /// Lower end of the window, signed centipawns.
    pub job_alpha: Signal<In, Bits<16>>,
    /// Upper end of the window.
    pub job_beta: Signal<In, Bits<16>>,
    /// Word of the move to try first; 0 for none.
    pub job_first: Signal<In, Bits<16>>,
    /// Node limit, bits 31 to 0; 0 in all bits: no limit.
    pub job_nodes_low: Signal<In, Bits<32>>,
    /// Bits 39 to 32.
    pub job_nodes_high: Signal<In, Bits<8>>,
    /// The result is offered; it holds until accepted and does not wait for result_ready.
    pub result_valid: Signal<Out, Bit>,
    /// The sink accepts it at this edge.
    pub result_ready: Signal<In, Bit>,
    /// The job's tag.
    pub result_tag: Signal<Out, Bits<32>>,
    /// Score for the side to move, signed centipawns.
    pub result_score: Signal<Out, Bits<16>>,
    /// How the score bounds the root's true score: 0 unknown, 1 exact, 2 lower bound, 3 upper bound.
    pub result_bound: Signal<Out, Bits<2>>,
    /// Word of the best move; 0 for none.
    pub result_best: Signal<Out, Bits<16>>,
    /// Nodes entered, bits 31 to 0.
    pub result_nodes_low: Signal<Out, Bits<32>>,
    /// Bits 39 to 32.
    pub result_nodes_high: Signal<Out, Bits<8>>,
    /// Reason for the end: 0 done, 1 node limit, 2 cancelled.
    pub result_status: Signal<Out, Bits<2>>,
    /// Clocks of this job, from its acceptance to the first offer of its result, inclusive: bits 31 to 0.
    pub cycles_low: Signal<Out, Bits<32>>,
    /// Bits 39 to 32.
    pub cycles_high: Signal<Out, Bits<8>>,
    /// The root tries only the move job_first.
    pub job_only: Signal<In, Bit>,
    /// With job_only: word of the only move that the node after job_first tries; 0 if it tries all.
    pub job_second: Signal<In, Bits<16>>,

    store: FrameStore,
    next_move: NextMove,
    judge: NodeJudge,
    signatures: LineSignatures,
    sums_value: SumsValue,
    make: Make,
    lookup: MoverLookup,
    changer: SumsChanger,
    outcome: TurnOutcome,
    book: JobBook,
    notes: TurnNotes,
    boards: BoardNotes,
    game: GamePositions,

    controls: [DistributedRam<25, 5>; 2],

    // The search in each stage of its turn, and its control word in the first stages.
    slot: [DFF<Bits<5>>; 24],
    turn: [DFF<Bits<25>>; 11],
    flags: [DFF<Bits<32>>; 5],
    white_pieces: DFF<Bits<3>>,
    black_pieces: DFF<Bits<3>>,
    alike: DFF<Bit>,
    nearest: [DFF<Bits<4>>; 2],
    past: DFF<Bit>,
    past_number: DFF<Bits<7>>,
    quiet: DFF<Bits<2>>,
    legal: DFF<Bits<8>>,
    en_passant: DFF<Bits<11>>,
    cursors: [DFF<Bits<18>>; 5],
    found: DFF<Bits<5>>,
    guarded: DFF<Bits<5>>,
    word: DFF<Bits<16>>,
    control: DFF<Bits<25>>,
    control_ply: DFF<Bits<6>>,
    rights: DFF<Bits<4>>,
    root: DFF<Bits<3>>,

    sum_hash: Signal<Local, Bits<16>>,
    before: Signal<Local, Bits<5>>,
    ply_now: Signal<Local, Bits<6>>,
    target_ply: Signal<Local, Bits<6>>,
    reaches_past: Signal<Local, Bit>,
    told: Signal<Local, Bits<23>>,
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
        for i in 0..24 {
            self.notes.slot[i].next = self.slot[i].q.val();
        }
        self.notes.write.next = self.outcome.writes.val();
        self.notes.write_result.next = self.outcome.ends.val();
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
            "Clock 1: request the node's frame, or the board of the position that it may repeat."
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
        self.store.past.next = self.turn[0].q.val().get_bit(17);
        self.store.past_number.next = self.turn[0].q.val().get_bits::<7>(18);
        self.store.rewinds.next = self.game.rewinds.val();
        self.store.read_number.next = self.game.read_number.val();
        self.store.number.next = self.game.number.val();

        comment!(
            "Clock 3: the board enters the pipeline and is kept for the move, or is compared."
        );
        self.flags[0].d.next = self.store.flags.val();
        for i in 0..4 {
            self.flags[1 + i].d.next = self.flags[i].q.val();
        }
        self.notes.flags.next = self.store.flags.val();
        self.next_move.state.next = bit_cast::<32, 19>(self.store.flags.val().get_bits::<19>(0));
        self.boards.early.next = self.slot[3].q.val();
        self.boards.late.next = self.slot[19].q.val();
        self.boards.comparing.next = self.turn[2].q.val().get_bit(7);
        for i in 0..8 {
            self.next_move.rank[i].next = self.store.rank[i].val();
            self.boards.rank[i].next = self.store.rank[i].val();
        }

        comment!("Clock 5: the sums give value and signature.");
        self.sums_value.middle.next = self.store.middle.val().get_bits::<18>(0);
        self.sums_value.end.next = self.store.end.val().get_bits::<18>(0);
        self.sums_value.phases.next =
            self.store.middle.val().get_bits::<9>(18) + self.store.end.val().get_bits::<9>(18);
        self.sums_value.black.next = self.flags[1].q.val().get_bit(state_word::SIDE);
        self.white_pieces.d.next = self.white_pieces.q.val() << 1;
        if self.store.middle.val().get_bits::<9>(18).any() {
            self.white_pieces.d.next = (self.white_pieces.q.val() << 1) | 1;
        }
        self.black_pieces.d.next = self.black_pieces.q.val() << 1;
        if self.store.end.val().get_bits::<9>(18).any() {
            self.black_pieces.d.next = (self.black_pieces.q.val() << 1) | 1;
        }
        self.notes.middle.next = self.store.middle.val();
        self.notes.end.next = self.store.end.val();
        self.sum_hash.next = self.store.middle.val().get_bits::<16>(0)
            ^ (self.store.end.val().get_bits::<16>(0) << 8)
            ^ bit_cast::<16, 8>(self.store.end.val().get_bits::<8>(8));
        self.notes.signature.next = self.sum_hash.val();
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
        if self.turn[4].q.val().get_bit(17) {
            self.before.next = bits::<5>(0);
        }
        self.game.signature.next = self.sum_hash.val();
        self.game.odd.next = self.turn[4].q.val().get_bit(0);
        self.game.follows.next = self.turn[4].q.val().get_bit(17);
        self.game.after.next = self.turn[4].q.val().get_bits::<7>(18);
        self.signatures.before.next = self.before.val();
        self.alike.d.next = self.signatures.some.val();
        self.nearest[0].d.next = self.signatures.nearest.val();
        self.nearest[1].d.next = self.nearest[0].q.val();

        comment!("Clocks 7 and 8: the rules before the node's moves.");
        self.judge.window.next = self.store.window.val();
        self.judge.alpha.next = self.store.alpha.val();
        self.judge.depth.next = self.flags[3].q.val().get_bits::<4>(19);
        self.judge.fresh.next = self.turn[6].q.val().get_bit(6);
        self.notes.window.next = self.store.window.val();
        self.judge.value.next = self.sums_value.value.val();
        self.judge.ply.next = self.turn[7].q.val().get_bits::<6>(0);
        self.judge.led.next =
            self.turn[7].q.val().get_bit(13) & (self.turn[7].q.val().get_bits::<6>(0) == 1);
        self.judge.comparing.next = self.turn[7].q.val().get_bit(7);
        self.judge.checked.next = self.turn[7].q.val().get_bit(8);
        self.judge.long.next = self.flags[4].q.val().get_bits::<7>(25) > 3;
        self.judge.equal.next = self.boards.equal.val();
        self.reaches_past.next = self.game.candidate.val().any()
            & (self.flags[4].q.val().get_bits::<7>(25)
                > bit_cast::<7, 6>(self.turn[7].q.val().get_bits::<6>(0)));
        self.judge.alike.next = self.alike.q.val() | self.reaches_past.val();
        self.past.d.next = self.reaches_past.val() & !self.alike.q.val();
        self.past_number.d.next = self.game.candidate.val();
        self.judge.check.next = self.next_move.check.val();
        self.judge.over.next = self.flags[4].q.val().get_bits::<7>(state_word::HALF_MOVES) > 99;
        self.judge.passed.next = self.flags[4].q.val().get_bit(23);
        self.judge.pieces.next = self.white_pieces.q.val().get_bit(2);
        if self.flags[4].q.val().get_bit(state_word::SIDE) {
            self.judge.pieces.next = self.black_pieces.q.val().get_bit(2);
        }
        self.next_move.killers.next = self.store.killers.val();
        self.notes.killers.next = self.store.killers.val();

        comment!("Clock 9: keep the verdict.");
        self.notes.scores.next = (bit_cast::<32, 16>(self.judge.stop_score.val()) << halves::UPPER)
            | bit_cast::<32, 16>(self.judge.alpha_now.val());
        self.told.next = (bit_cast::<23, 7>(self.past_number.q.val()) << 16)
            | (bit_cast::<23, 4>(self.nearest[1].q.val()) << 11)
            | bit_cast::<23, 11>(self.judge.verdict.val());
        self.notes.verdict.next = self.told.val();
        if self.past.q.val() {
            self.notes.verdict.next = self.told.val() | 0x8000;
        }
        self.notes.hopeless.next = self.judge.hopeless.val();
        self.quiet.d.next = self.quiet.q.val() << 1;
        if self.judge.quiet.val() {
            self.quiet.d.next = (self.quiet.q.val() << 1) | 1;
        }

        comment!("Clock 11: look for the next move after the cursor.");
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

        comment!("Clock 19: the move's word is known; a pass is a move from a1 to a1.");
        self.word.d.next = self.next_move.word.val();
        self.make.reset.next = self.reset.val();
        self.make.move_valid.next = true;
        self.make.move_back.next = false;
        self.make.move_word.next = self.next_move.word.val();
        if self.notes.early_verdict.val().get_bit(3) {
            self.make.move_word.next = bits::<16>(0);
            self.word.d.next = bits::<16>(0);
        }
        self.lookup.word.next = self.next_move.word.val();
        if self.game.rewinds.val() {
            self.make.move_word.next = self.game.word.val();
            self.word.d.next = self.game.word.val();
            self.lookup.word.next = self.game.word.val();
        }
        self.make.move_undo.next = bits::<23>(0);
        self.make.move_state.next =
            bit_cast::<32, 19>(self.notes.early_flags.val().get_bits::<19>(0));
        self.make.board_ready.next = true;
        for i in 0..8 {
            self.make.move_rank[i].next = self.boards.noted[i].val();
            self.lookup.rank[i].next = self.boards.noted[i].val();
        }

        comment!("Clock 20: the moving piece, the captured piece, and the outcome of the turn.");
        self.changer.word.next = self.word.q.val();
        self.changer.mover.next = self.lookup.mover.val();
        if self.notes.late_verdict.val().get_bit(3) & !self.game.rewinds.val() {
            self.changer.mover.next = bits::<4>(0);
        }
        self.changer.victim.next = self.lookup.victim.val();
        self.controls[1].read_address.next = self.slot[19].q.val();
        self.control.d.next = self.controls[1].read_word.val();
        self.outcome.live.next = self.book.runs.val();
        self.outcome.cancelled.next = self.book.cancels.val();
        self.outcome.control.next = self.control.q.val();
        self.outcome.nodes_low.next = self.notes.late_nodes_low.val();
        self.outcome.nodes_high.next = self.notes.late_nodes_high.val();
        self.outcome.limit_low.next = self.book.most_low.val();
        self.outcome.limit_high.next = self.book.most_high.val();
        self.outcome.moves.next = self.notes.late_moves.val();
        self.outcome.collects.next = self.book.collects.val();
        self.outcome.job.next = self.book.job.val();
        self.outcome.job_window.next = self.book.window.val();
        self.outcome.job_depth.next = self.book.depth.val();
        self.outcome.job_first.next = self.book.first.val();
        self.outcome.only.next = self.book.only.val();
        self.outcome.second.next = self.book.second.val();
        self.outcome.job_run.next = self.game.run.val();
        self.outcome.stops.next = self.notes.late_verdict.val().get_bit(0);
        self.outcome.stop_score.next = self.notes.late_scores.val().get_bits::<16>(halves::UPPER);
        self.outcome.compares.next = self.notes.late_verdict.val().get_bit(1);
        self.outcome.target.next = self.notes.late_verdict.val().get_bits::<4>(11);
        self.outcome.past.next = self.notes.late_verdict.val().get_bit(15);
        self.outcome.past_number.next = self.notes.late_verdict.val().get_bits::<7>(16);
        self.outcome.again.next = self.notes.late_verdict.val().get_bit(2);
        self.outcome.passes.next = self.notes.late_verdict.val().get_bit(3);
        self.outcome.quiet.next = self.notes.late_verdict.val().get_bit(4);
        self.outcome.depth.next = self.notes.late_verdict.val().get_bits::<4>(7);
        self.outcome.alpha.next = bit_cast::<16, 32>(self.notes.late_scores.val());
        self.outcome.checks.next = self.notes.late_verdict.val().get_bit(5);
        self.outcome.drawn.next = self.notes.late_verdict.val().get_bit(6);
        self.outcome.hopeless.next = self.notes.late_hopeless.val();
        self.outcome.window.next = self.notes.late_window.val();
        self.outcome.flags.next = self.notes.late_flags.val();
        self.outcome.led.next = self.store.led.val();
        self.outcome.elder.next = self.store.elder.val();
        self.outcome.killers.next = self.notes.late_killers.val();
        self.outcome.legal.next = self.legal.q.val().get_bit(7);
        self.outcome.en_passant.next = self.en_passant.q.val().get_bit(10);
        self.outcome.found.next = self.found.q.val().get_bit(4);
        self.outcome.guarded.next = self.guarded.q.val().get_bit(4);
        self.outcome.cursor.next = self.cursors[4].q.val();
        self.outcome.word.next = self.word.q.val();
        self.outcome.mover.next = self.lookup.mover.val();

        comment!("Clock 21: write the results.");
        self.notes.nodes_low.next = self.outcome.next_nodes_low.val();
        self.notes.nodes_high.next = self.outcome.next_nodes_high.val();
        self.notes.moves.next = self.outcome.moves_word.val();
        self.notes.result.next = self.outcome.result.val();
        self.rights.d.next = self
            .notes
            .late_flags
            .val()
            .get_bits::<4>(state_word::RIGHTS);
        self.control_ply.d.next = self.control.q.val().get_bits::<6>(0);
        self.signatures.keep.next = self.outcome.enters.val() & !self.outcome.begins.val();
        self.signatures.kept_line.next = bit_cast::<6, 5>(self.slot[21].q.val()) << 1;
        if self.control_ply.q.val().get_bit(0) {
            self.signatures.kept_line.next = (bit_cast::<6, 5>(self.slot[21].q.val()) << 1) | 1;
        }
        self.signatures.kept_half.next = self.control_ply.q.val().get_bits::<4>(1);
        self.signatures.kept.next = self.notes.late_signature.val();
        self.store.last_search.next = self.slot[21].q.val();
        self.store.at_root.next = self.outcome.begins.val();
        self.store.write_alpha.next = self.outcome.write_alpha.val();
        self.store.to_parent.next = self.outcome.to_parent.val();
        self.store.alpha_word.next = self.outcome.alpha_word.val();
        self.store.write_cursor.next = self.outcome.write_cursor.val();
        self.store.cursor_word.next = self.outcome.cursor_word.val();
        self.store.write_killers.next = self.outcome.write_killers.val();
        self.store.killers_word.next = self.outcome.killers_word.val();
        self.store.enters.next = self.outcome.enters.val() | self.game.writes.val();
        self.game.kept_signature.next = self.notes.late_signature.val();
        self.store.window_word.next = self.outcome.window_word.val();
        self.store.led_word.next = self.outcome.led_word.val();
        self.store.flags_word.next = self.outcome.flags_word.val();
        self.store.plain.next = self.outcome.plain.val();
        self.store.rights.next = self.rights.q.val();
        self.store.passes.next = self.outcome.passed.val();

        comment!("Clocks 22 to 24: the child's board and sums.");
        self.root.d.next = self.root.q.val() << 1;
        if self.outcome.begins.val() | (self.game.writes.val() & !self.game.number.val().any()) {
            self.root.d.next = (self.root.q.val() << 1) | 1;
        }
        self.store.made_state.next = self.make.board_state.val().get_bits::<19>(0);
        for i in 0..8 {
            self.store.made_rank[i].next = self.make.board_rank[i].val();
        }
        if self.root.q.val().get_bit(0) {
            self.store.made_state.next = self.book.state.val();
            for i in 0..8 {
                self.store.made_rank[i].next = self.book.rank[i].val();
            }
        }
        self.changer.old_middle.next = self.notes.late_middle.val();
        self.changer.old_end.next = self.notes.late_end.val();
        self.store.made_middle.next = self.changer.new_middle.val();
        self.store.made_end.next = self.changer.new_end.val();
        if self.root.q.val().get_bit(2) {
            self.store.made_middle.next = self.book.middle.val();
            self.store.made_end.next = self.book.end.val();
        }

        comment!("Jobs and results.");
        self.book.reset.next = self.reset.val();
        self.book.cancel.next = self.cancel.val();
        self.book.push_valid.next = self.push_valid.val();
        self.push_ready.next = self.book.push_ready.val();
        self.book.push_record.next = self.push_record.val();
        self.book.job_valid.next = self.job_valid.val();
        self.job_ready.next = self.book.job_ready.val();
        self.book.job_tag.next = self.job_tag.val();
        for i in 0..8 {
            self.book.job_rank[i].next = self.job_rank[i].val();
        }
        self.book.job_state.next = self.job_state.val();
        self.book.job_depth.next = self.job_depth.val();
        self.book.job_alpha.next = self.job_alpha.val();
        self.book.job_beta.next = self.job_beta.val();
        self.book.job_first.next = self.job_first.val();
        self.book.job_only.next = self.job_only.val();
        self.book.job_second.next = self.job_second.val();
        self.book.job_nodes_low.next = self.job_nodes_low.val();
        self.book.job_nodes_high.next = self.job_nodes_high.val();
        self.result_valid.next = self.book.result_valid.val();
        self.book.result_ready.next = self.result_ready.val();
        self.result_tag.next = self.book.result_tag.val();
        self.result_score.next = self.book.result_score.val();
        self.result_bound.next = self.book.result_bound.val();
        self.result_best.next = self.book.result_best.val();
        self.result_nodes_low.next = self.book.result_nodes_low.val();
        self.result_nodes_high.next = self.book.result_nodes_high.val();
        self.result_status.next = self.book.result_status.val();
        self.cycles_low.next = self.book.cycles_low.val();
        self.cycles_high.next = self.book.cycles_high.val();
        self.book.coming.next = self.slot[19].q.val();
        self.book.control.next = self.control.q.val();
        self.book.now_result.next = self.notes.late_result.val();
        self.book.now_moves.next = self.notes.late_moves.val();
        self.book.now_nodes_low.next = self.notes.late_nodes_low.val();
        self.book.now_nodes_high.next = self.notes.late_nodes_high.val();
        self.book.ended.next = self.slot[21].q.val();
        self.book.begins.next = self.outcome.begins.val();
        self.book.collected.next = self.outcome.collected.val();
        self.book.blocked.next = self.outcome.write_killers.val();
        self.book.settled.next = self.game.ready.val();
        self.game.reset.next = self.reset.val();
        self.game.push.next = self.book.pushes.val();
        self.game.push_record.next = self.push_record.val();
        self.game.waits.next = self.book.waits.val();
        self.game.turn.next = self.book.waits_here.val();
        self.store.clear.next = self.book.clear.val();
        self.store.clear_address.next = self.book.clear_address.val();
    }
}
