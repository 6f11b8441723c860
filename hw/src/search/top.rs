//! The searcher's top block.

use super::{
    BoardLoader, LineHistory, MoveRanker, MoveSorter, SLOTS, SearchControl, SquareLook,
    SquareReader, SquaresEvaluator,
};
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::BlockRam;
use crate::circuit::{Circuit, hdl_gen};
use crate::make::Make;
use crate::movegen::fast::FastMovegen;
use crate::pins::Pins;
use crate::posdata::PosdataForm;
use crate::values::{
    entry, frame, halves, kings, move_kind, move_word, nibble, phases_word, piece, state_word,
    sum_word, way,
};
use rust_hdl::prelude::*;

/// Searches a position. See the [module](super) for its ports.
#[derive(Circuit, Pins, Default)]
#[circuit(module = "fpgambit_search")]
pub struct Search {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle in the next cycle; discards the search in progress, a waiting result and the game.
    pub reset: Signal<In, Bit>,
    /// While high: ends the search in progress before its next node, and keeps the unit from accepting a job.
    pub cancel: Signal<In, Bit>,
    /// A move of the game is offered.
    pub push_valid: Signal<In, Bit>,
    /// The unit accepts the move at this edge if push_valid is high; low during reset and a search.
    pub push_ready: Signal<Out, Bit>,
    /// The move record of this move; the null move's record, 0x080000, starts a new game.
    pub push_record: Signal<In, Bits<24>>,
    /// A job is offered.
    pub job_valid: Signal<In, Bit>,
    /// The unit accepts the job at this edge if job_valid is high; low during reset, cancel and a search, and while
    /// push_valid is high.
    pub job_ready: Signal<Out, Bit>,
    /// Any number, returned with the result.
    pub job_tag: Signal<In, Bits<32>>,
    /// The root's board: ranks 1 to 8, eight piece nibbles each, file a in bits 3 to 0.
    pub job_rank: [Signal<In, Bits<32>>; 8],
    /// The root's state word, of which only \[18:0\] are used.
    pub job_state: Signal<In, Bits<32>>,
    /// Depth in plies, 0 to 12, to which quiescence search is added; larger values count as 12.
    pub job_depth: Signal<In, Bits<4>>,
    /// Lower end of the window, signed centipawns.
    pub job_alpha: Signal<In, Bits<16>>,
    /// Upper end of the window, signed centipawns.
    pub job_beta: Signal<In, Bits<16>>,
    /// Move word of the root move to try first; 0 for none.
    pub job_first: Signal<In, Bits<16>>,
    /// Node limit, bits 31 to 0. If all 40 bits are 0, there is no limit.
    pub job_nodes_low: Signal<In, Bits<32>>,
    /// Node limit, bits 39 to 32.
    pub job_nodes_high: Signal<In, Bits<8>>,
    /// A result is offered; it holds until the sink accepts it and does not depend on result_ready.
    pub result_valid: Signal<Out, Bit>,
    /// The sink accepts the offered result at this edge.
    pub result_ready: Signal<In, Bit>,
    /// The tag of the job.
    pub result_tag: Signal<Out, Bits<32>>,
    /// Score for the root's side to move, signed centipawns.
    pub result_score: Signal<Out, Bits<16>>,
    /// How the score bounds the root's true score: 0 unknown, 1 exact, 2 lower bound, 3 upper bound.
    pub result_bound: Signal<Out, Bits<2>>,
    /// Move word of the best root move; 0 for none.
    pub result_best: Signal<Out, Bits<16>>,
    /// Nodes entered, bits 31 to 0.
    pub result_nodes_low: Signal<Out, Bits<32>>,
    /// Nodes entered, bits 39 to 32.
    pub result_nodes_high: Signal<Out, Bits<8>>,
    /// Why the search ended: 0 done, 1 node limit reached, 2 cancelled.
    pub result_status: Signal<Out, Bits<2>>,
    /// Clocks of this job, from its acceptance to the first offer of its result, inclusive: bits 31 to 0.
    pub cycles_low: Signal<Out, Bits<32>>,
    /// The same number of clocks: bits 39 to 32.
    pub cycles_high: Signal<Out, Bits<8>>,

    control: SearchControl,
    board_loader: BoardLoader,
    square_reader: SquareReader,
    square_look: SquareLook,
    generator: FastMovegen,
    move_ranker: MoveRanker,
    move_sorter: MoveSorter,
    make: Make,
    evaluator: SquaresEvaluator,
    line_history: LineHistory,
    stack_ranks: [BlockRam<32, 5, 1>; 8],
    stack_flags: BlockRam<32, 5, 1>,
    stack_window: BlockRam<32, 5, 1>,
    stack_first: BlockRam<32, 5, 1>,
    stack_middle: BlockRam<32, 5, 1>,
    stack_end: BlockRam<32, 5, 1>,
    stack_phases: BlockRam<22, 5, 1>,
    stack_last: BlockRam<32, 5, 1>,
    stack_kept: [BlockRam<32, 5, 1>; SLOTS - 1],
    killers: BlockRam<32, 5, 1>,

    ranks: [DFF<Bits<32>>; 8],
    state: DFF<Bits<19>>,
    kings: DFF<Bits<12>>,
    tag: DFF<Bits<32>>,
    first: DFF<Bits<16>>,
    root_black: DFF<Bit>,
    plain: DFF<Bit>,
    added: DFF<Bit>,
    added_square: DFF<Bits<6>>,

    coming: [Signal<Local, Bits<32>>; 8],
    changes: Signal<Local, Bit>,
    black: Signal<Local, Bit>,
    next_black: Signal<Local, Bit>,
    own_king: Signal<Local, Bits<6>>,
    other_king: Signal<Local, Bits<6>>,
    scan_square: Signal<Local, Bits<6>>,
    from: Signal<Local, Bits<6>>,
    to: Signal<Local, Bits<6>>,
    kind: Signal<Local, Bits<4>>,
    way: Signal<Local, Bits<5>>,
    mover: Signal<Local, Bits<3>>,
    mover_nibble: Signal<Local, Bits<4>>,
    above: Signal<Local, Bits<5>>,
    depth_of_stack: Signal<Local, Bits<5>>,
    half_moves: Signal<Local, Bits<7>>,
    killer: Signal<Local, Bits<16>>,
    killer_to: Signal<Local, Bits<6>>,
    best_to: Signal<Local, Bits<6>>,
    middle_word: Signal<Local, Bits<32>>,
    end_word: Signal<Local, Bits<32>>,
    phases_word: Signal<Local, Bits<22>>,
    flags_word: Signal<Local, Bits<32>>,
}

impl Search {
    /// The searcher with posdata in one of its forms.
    pub fn with_form(form: PosdataForm) -> Self {
        Self {
            generator: FastMovegen::with_form(form),
            ..Self::default()
        }
    }
}

impl Logic for Search {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The node's board and state.");
        self.black.next = self.state.q.val().get_bit(state_word::SIDE);
        self.next_black.next = self.black.val() ^ self.control.making.val();
        self.changes.next =
            self.control.takes.val() | self.control.arrives.val() | self.control.restores.val();
        for i in 0..8 {
            self.coming[i].next = self.ranks[i].q.val();
            if self.control.arrives.val() {
                self.coming[i].next = self.make.board_rank[i].val();
            }
            if self.control.restores.val() {
                self.coming[i].next = self.stack_ranks[i].read_word[0].val();
            }
            if self.control.takes.val() {
                self.coming[i].next = self.job_rank[i].val();
            }
            self.ranks[i].d.next = self.coming[i].val();
        }
        self.half_moves.next = self.state.q.val().get_bits::<7>(state_word::HALF_MOVES);
        if self.control.passes.val() {
            self.state.d.next = (bit_cast::<19, 7>(self.half_moves.val() + 1)
                << state_word::HALF_MOVES)
                | (bit_cast::<19, 5>(bit_cast::<5, 19>(self.state.q.val())) ^ 1);
            if self.half_moves.val().all() {
                self.state.d.next = (bit_cast::<19, 7>(self.half_moves.val())
                    << state_word::HALF_MOVES)
                    | (bit_cast::<19, 5>(bit_cast::<5, 19>(self.state.q.val())) ^ 1);
            }
        }
        if self.control.arrives.val() {
            self.state.d.next = bit_cast::<19, 32>(self.make.board_state.val());
        }
        if self.control.restores.val() {
            self.state.d.next = bit_cast::<19, 32>(self.stack_flags.read_word[0].val());
        }
        if self.control.takes.val() {
            self.state.d.next = bit_cast::<19, 32>(self.job_state.val());
            self.tag.d.next = self.job_tag.val();
            self.first.d.next = self.job_first.val();
            self.root_black.d.next = self.job_state.val().get_bit(state_word::SIDE);
        }

        comment!("The next move to try.");
        self.from.next = self.move_sorter.kept[0].val().get_bits::<6>(0);
        self.to.next = self.move_sorter.kept[0].val().get_bits::<6>(entry::RANK);
        if self.black.val() {
            self.to.next = self.move_sorter.kept[0].val().get_bits::<6>(entry::RANK) ^ 0x38;
        }
        self.kind.next = self.move_sorter.kept[0].val().get_bits::<4>(entry::KIND);
        self.way.next = self.move_sorter.kept[0].val().get_bits::<5>(entry::WAY);
        self.mover.next = bits::<3>(piece::KING);
        if self.way.val() < way::KING {
            self.mover.next = bits::<3>(piece::ROOK);
        }
        if self.way.val() < way::ROW {
            self.mover.next = bits::<3>(piece::BISHOP);
        }
        if self.way.val() < way::DIAGONAL_UP {
            self.mover.next = bits::<3>(piece::KNIGHT);
        }
        if self.way.val() < way::KNIGHT {
            self.mover.next = bits::<3>(piece::PAWN);
        }
        if self.move_sorter.kept[0].val().get_bit(entry::QUEEN) {
            self.mover.next = bits::<3>(piece::QUEEN);
        }
        self.mover_nibble.next = bit_cast::<4, 3>(self.mover.val());
        if self.black.val() {
            self.mover_nibble.next = bit_cast::<4, 3>(self.mover.val()) | nibble::BLACK;
        }
        self.make.reset.next = self.reset.val();
        self.make.move_valid.next = self.control.makes.val();
        self.make.move_back.next = false;
        self.make.move_word.next = bit_cast::<16, 6>(self.from.val())
            | (bit_cast::<16, 6>(self.to.val()) << move_word::TO)
            | (bit_cast::<16, 4>(self.kind.val()) << move_word::KIND);
        self.make.move_undo.next = bits::<23>(0);
        self.make.move_state.next = bit_cast::<32, 19>(self.state.q.val());
        for i in 0..8 {
            self.make.move_rank[i].next = self.ranks[i].q.val();
        }
        self.make.board_ready.next = true;

        comment!("Where the kings are.");
        self.own_king.next = self.kings.q.val().get_bits::<6>(0);
        self.other_king.next = self.kings.q.val().get_bits::<6>(kings::BLACK);
        if self.next_black.val() {
            self.own_king.next = self.kings.q.val().get_bits::<6>(kings::BLACK);
            self.other_king.next = self.kings.q.val().get_bits::<6>(0);
        }
        if self.control.makes.val() & (self.mover.val() == piece::KING) {
            self.kings.d.next = (self.kings.q.val() & 0xfc0) | bit_cast::<12, 6>(self.to.val());
            if self.black.val() {
                self.kings.d.next = (self.kings.q.val() & 0x03f)
                    | (bit_cast::<12, 6>(self.to.val()) << kings::BLACK);
            }
        }
        if self.control.restores.val() {
            self.kings.d.next = self.stack_end.read_word[0]
                .val()
                .get_bits::<12>(sum_word::OTHER);
        }
        if self.added.q.val()
            & (bit_cast::<3, 4>(self.square_reader.nibble[0].val()) == piece::KING)
        {
            self.kings.d.next =
                (self.kings.q.val() & 0xfc0) | bit_cast::<12, 6>(self.added_square.q.val());
            if self.square_reader.nibble[0].val().get_bit(3) {
                self.kings.d.next = (self.kings.q.val() & 0x03f)
                    | (bit_cast::<12, 6>(self.added_square.q.val()) << kings::BLACK);
            }
        }

        comment!("Its value.");
        self.evaluator.clear.next = self.control.clears.val();
        self.evaluator.add.next = self.added.q.val();
        self.evaluator.add_nibble.next = self.square_reader.nibble[0].val();
        self.evaluator.add_square.next = self.added_square.q.val();
        self.evaluator.begin.next = self.control.makes.val();
        self.evaluator.from.next = self.from.val();
        self.evaluator.to.next = self.to.val();
        self.evaluator.kind.next = self.kind.val();
        self.evaluator.mover.next = self.mover_nibble.val();
        self.evaluator.victim.next = self.move_sorter.kept[0].val().get_bits::<3>(entry::VICTIM);
        self.evaluator.restore.next = self.control.restores.val();
        self.evaluator.restored_middle.next =
            bit_cast::<18, 32>(self.stack_middle.read_word[0].val());
        self.evaluator.restored_end.next = bit_cast::<18, 32>(self.stack_end.read_word[0].val());
        self.evaluator.restored_white.next = self.stack_phases.read_word[0].val().get_bits::<9>(0);
        self.evaluator.restored_black.next = self.stack_phases.read_word[0]
            .val()
            .get_bits::<9>(phases_word::BLACK);
        self.evaluator.black.next = self.next_black.val();

        comment!("The boards of the others: the generator's, and the squares that are read.");
        self.board_loader.reset.next = self.reset.val();
        self.board_loader.begin.next = self.control.loads.val() | self.control.takes.val();
        self.board_loader.whole.next = self.control.takes.val();
        self.board_loader.state.next = bit_cast::<32, 19>(self.state.q.val());
        for i in 0..8 {
            self.board_loader.coming[i].next = self.coming[i].val();
            self.board_loader.rank[i].next = self.ranks[i].q.val();
        }
        self.generator.reset.next = self.reset.val();
        self.generator.load_valid.next = self.board_loader.load.val();
        self.generator.load_address.next = self.board_loader.address.val();
        self.generator.load_word.next = self.board_loader.word.val();
        self.generator.board_valid.next = false;
        for i in 0..8 {
            self.generator.board_rank[i].next = bits::<32>(0);
        }
        self.generator.board_state.next = bits::<32>(0);
        self.generator.start_valid.next = self.control.starts.val();
        self.generator.start_legal.next = true;
        self.generator.start_captures.next = self.control.quiescent.val();
        self.generator.move_ready.next = true;

        self.scan_square.next = bit_cast::<6, 8>(self.control.count.val()) - 16;
        self.added.d.next = self.control.scans.val();
        self.added_square.d.next = self.scan_square.val();
        self.square_reader.write.next =
            self.board_loader.load.val() & !self.board_loader.address.val().get_bit(3);
        self.square_reader.write_rank.next = self.board_loader.address.val().get_bits::<3>(0);
        self.square_reader.word.next = self.board_loader.word.val();
        self.square_reader.read.next = true;
        for i in 0..4 {
            self.square_reader.square[i].next = self.line_history.square[i].val();
            self.line_history.on[i].next = self.square_reader.nibble[i].val();
        }
        if self.control.walking.val() {
            self.square_reader.square[0].next = self.generator.move_word.val().get_bits::<6>(0);
            self.square_reader.square[1].next =
                self.generator.move_word.val().get_bits::<6>(move_word::TO);
        }
        if self.control.scans.val() {
            self.square_reader.square[0].next = self.scan_square.val();
        }

        comment!("What is attacked: the king, or where a move goes.");
        self.square_look.write.next = self.changes.val();
        self.square_look.black.next = self.black.val();
        self.square_look.enemy_king.next = self.other_king.val();
        self.square_look.square.next = self.own_king.val();
        if self.control.walking.val() {
            self.square_look.square.next =
                self.generator.move_word.val().get_bits::<6>(move_word::TO);
        }
        for i in 0..8 {
            self.square_look.rank[i].next = self.coming[i].val();
        }

        comment!("The order of the moves.");
        self.move_ranker.reset.next = self.reset.val();
        self.move_ranker.word_valid.next =
            self.control.walking.val() & self.generator.move_valid.val();
        self.move_ranker.word.next = self.generator.move_word.val();
        self.move_ranker.black.next = self.black.val();
        self.move_ranker.quiescent.next = self.control.quiescent.val();
        self.move_ranker.root.next = !self.control.ply.val().any();
        self.move_ranker.first.next = self.first.q.val();
        self.move_ranker.killers.next = self.killers.read_word[0].val();
        self.move_ranker.on_from.next = self.square_reader.nibble[0].val();
        self.move_ranker.on_to.next = self.square_reader.nibble[1].val();
        self.move_ranker.attacked.next = self.square_look.attacked.val();
        self.move_sorter.clear.next = self.control.starts.val();
        self.move_sorter.in_valid.next = self.move_ranker.out_valid.val();
        self.move_sorter.in_entry.next = self.move_ranker.out_entry.val();
        self.move_sorter.last.next = self.control.last.val();
        self.move_sorter.pop.next = self.control.makes.val();
        self.move_sorter.restore.next = self.control.restores.val();
        self.move_sorter.restored_more.next =
            self.stack_flags.read_word[0].val().get_bit(frame::MORE);

        comment!("The game and the line.");
        self.line_history.reset.next = self.reset.val();
        self.line_history.idle.next = self.control.idle.val();
        self.line_history.push.next = self.control.push_ready.val() & self.push_valid.val();
        self.line_history.push_record.next = self.push_record.val();
        self.line_history.make.next = self.control.stacks.val();
        self.line_history.from.next = self.from.val();
        self.line_history.to.next = self.to.val();
        self.line_history.piece.next = self.mover_nibble.val();
        self.plain.d.next = self.plain.q.val();
        if self.control.makes.val() {
            self.plain.d.next = (self.kind.val() == move_kind::QUIET)
                & (self.mover.val() != piece::PAWN)
                & !self.control.flags.val().get_bit(6);
        }
        self.line_history.settle.next = self.control.arrives.val() | self.control.passes.val();
        self.line_history.reversible.next = self.control.arrives.val()
            & self.plain.q.val()
            & (self
                .make
                .board_state
                .val()
                .get_bits::<4>(state_word::RIGHTS)
                == self.state.q.val().get_bits::<4>(state_word::RIGHTS));
        self.line_history.unmake.next = self.control.restores.val();
        self.line_history.restored_run.next = self.stack_middle.read_word[0]
            .val()
            .get_bits::<7>(sum_word::OTHER);
        self.line_history.black.next = self.black.val();
        self.line_history.start.next = self.control.queries.val();

        comment!("The stack: what is written is the node's, what is read its parent's.");
        self.depth_of_stack.next = bit_cast::<5, 6>(self.control.ply.val());
        self.above.next = self.depth_of_stack.val() - 1;
        self.flags_word.next = (bit_cast::<32, 13>(self.control.flags.val()) << frame::DEPTH)
            | bit_cast::<32, 19>(self.state.q.val());
        self.middle_word.next = (bit_cast::<32, 7>(self.line_history.run.val()) << sum_word::OTHER)
            | bit_cast::<32, 18>(self.evaluator.middle.val());
        self.end_word.next = (bit_cast::<32, 12>(self.kings.q.val()) << sum_word::OTHER)
            | bit_cast::<32, 18>(self.evaluator.end.val());
        self.phases_word.next = (bit_cast::<22, 4>(self.control.helpless.val())
            << phases_word::HOPELESS)
            | (bit_cast::<22, 9>(self.evaluator.black_phase.val()) << phases_word::BLACK)
            | bit_cast::<22, 9>(self.evaluator.white_phase.val());
        for i in 0..8 {
            self.stack_ranks[i].write.next = self.control.stacks.val();
            self.stack_ranks[i].write_address.next = self.depth_of_stack.val();
            self.stack_ranks[i].write_word.next = self.ranks[i].q.val();
            self.stack_ranks[i].read.next = true;
            self.stack_ranks[i].read_address[0].next = self.above.val();
        }
        self.stack_flags.write.next = self.control.stacks.val();
        self.stack_flags.write_address.next = self.depth_of_stack.val();
        self.stack_flags.write_word.next = self.flags_word.val();
        self.stack_flags.read.next = true;
        self.stack_flags.read_address[0].next = self.above.val();
        self.stack_window.write.next = self.control.stacks.val();
        self.stack_window.write_address.next = self.depth_of_stack.val();
        self.stack_window.write_word.next = self.control.window.val();
        self.stack_window.read.next = true;
        self.stack_window.read_address[0].next = self.above.val();
        self.stack_first.write.next = self.control.stacks.val();
        self.stack_first.write_address.next = self.depth_of_stack.val();
        self.stack_first.write_word.next = self.control.first.val();
        self.stack_first.read.next = true;
        self.stack_first.read_address[0].next = self.above.val();
        self.stack_middle.write.next = self.control.stacks.val();
        self.stack_middle.write_address.next = self.depth_of_stack.val();
        self.stack_middle.write_word.next = self.middle_word.val();
        self.stack_middle.read.next = true;
        self.stack_middle.read_address[0].next = self.above.val();
        self.stack_end.write.next = self.control.stacks.val();
        self.stack_end.write_address.next = self.depth_of_stack.val();
        self.stack_end.write_word.next = self.end_word.val();
        self.stack_end.read.next = true;
        self.stack_end.read_address[0].next = self.above.val();
        self.stack_phases.write.next = self.control.stacks.val();
        self.stack_phases.write_address.next = self.depth_of_stack.val();
        self.stack_phases.write_word.next = self.phases_word.val();
        self.stack_phases.read.next = true;
        self.stack_phases.read_address[0].next = self.above.val();
        self.stack_last.write.next = self.control.stacks.val();
        self.stack_last.write_address.next = self.depth_of_stack.val();
        self.stack_last.write_word.next = self.move_sorter.kept[0].val();
        self.stack_last.read.next = true;
        self.stack_last.read_address[0].next = self.above.val();
        for i in 0..(SLOTS - 1) {
            self.stack_kept[i].write.next = self.control.stacks.val();
            self.stack_kept[i].write_address.next = self.depth_of_stack.val();
            self.stack_kept[i].write_word.next = self.move_sorter.kept[i + 1].val();
            self.stack_kept[i].read.next = true;
            self.stack_kept[i].read_address[0].next = self.above.val();
            self.move_sorter.restored[i].next = self.stack_kept[i].read_word[0].val();
        }

        comment!("Killers, by ply; none when a search begins.");
        self.killer_to.next = self.control.last.val().get_bits::<6>(entry::RANK);
        if self.black.val() {
            self.killer_to.next = self.control.last.val().get_bits::<6>(entry::RANK) ^ 0x38;
        }
        self.killer.next = bit_cast::<16, 6>(self.control.last.val().get_bits::<6>(0))
            | (bit_cast::<16, 6>(self.killer_to.val()) << move_word::TO)
            | (bit_cast::<16, 4>(self.control.last.val().get_bits::<4>(entry::KIND))
                << move_word::KIND);
        self.killers.read.next = true;
        self.killers.read_address[0].next = self.depth_of_stack.val();
        self.killers.write.next = self.control.kills.val()
            & (bit_cast::<16, 32>(self.killers.read_word[0].val()) != self.killer.val());
        self.killers.write_address.next = self.depth_of_stack.val();
        self.killers.write_word.next =
            (bit_cast::<32, 16>(bit_cast::<16, 32>(self.killers.read_word[0].val()))
                << halves::UPPER)
                | bit_cast::<32, 16>(self.killer.val());
        if self.control.scans.val() {
            self.killers.write.next = true;
            self.killers.write_address.next = bit_cast::<5, 8>(self.control.count.val());
            self.killers.write_word.next = bits::<32>(0);
        }

        self.control.reset.next = self.reset.val();
        self.control.cancel.next = self.cancel.val();
        self.control.job_valid.next = self.job_valid.val();
        self.control.job_depth.next = self.job_depth.val();
        self.control.job_alpha.next = self.job_alpha.val();
        self.control.job_beta.next = self.job_beta.val();
        self.control.job_nodes_low.next = self.job_nodes_low.val();
        self.control.job_nodes_high.next = self.job_nodes_high.val();
        self.control.push_valid.next = self.push_valid.val();
        self.control.result_ready.next = self.result_ready.val();
        self.control.black.next = self.black.val();
        self.control.value.next = self.evaluator.value.val();
        self.control.attacked.next = self.square_look.attacked.val();
        self.control.out_of_moves.next = self.half_moves.val() > 99;
        self.control.pieces.next = self.evaluator.white_phase.val().any();
        if self.black.val() {
            self.control.pieces.next = self.evaluator.black_phase.val().any();
        }
        self.control.run.next = self.line_history.run.val();
        self.control.answered.next = self.line_history.answered.val();
        self.control.repeated.next = self.line_history.repeated.val();
        self.control.loading.next = self.board_loader.load.val();
        self.control.start_ready.next = self.generator.start_ready.val();
        self.control.move_valid.next = self.generator.move_valid.val();
        self.control.move_last.next = self.generator.move_last.val();
        self.control.legal.next = self.move_ranker.legal.val();
        self.control.legal_en_passant.next = self.move_ranker.en_passant.val();
        self.control.next_entry.next = self.move_sorter.kept[0].val();
        self.control.more.next = self.move_sorter.more.val();
        self.control.board_valid.next = self.make.board_valid.val();
        self.control.stacked_flags.next = self.stack_flags.read_word[0].val();
        self.control.stacked_window.next = self.stack_window.read_word[0].val();
        self.control.stacked_first.next = self.stack_first.read_word[0].val();
        self.control.stacked_hopeless.next = self.stack_phases.read_word[0]
            .val()
            .get_bits::<4>(phases_word::HOPELESS);
        self.control.stacked_last.next = self.stack_last.read_word[0].val();

        self.push_ready.next = self.control.push_ready.val();
        self.job_ready.next = self.control.job_ready.val();
        self.result_valid.next = self.control.result_valid.val();
        self.result_tag.next = self.tag.q.val();
        self.result_score.next = self.control.result_score.val();
        self.result_bound.next = self.control.result_bound.val();
        self.best_to.next = self.control.result_best.val().get_bits::<6>(entry::RANK);
        if self.root_black.q.val() {
            self.best_to.next = self.control.result_best.val().get_bits::<6>(entry::RANK) ^ 0x38;
        }
        self.result_best.next = bits::<16>(0);
        if self.control.result_best.val().get_bit(entry::VALID) {
            self.result_best.next =
                bit_cast::<16, 6>(self.control.result_best.val().get_bits::<6>(0))
                    | (bit_cast::<16, 6>(self.best_to.val()) << move_word::TO)
                    | (bit_cast::<16, 4>(
                        self.control.result_best.val().get_bits::<4>(entry::KIND),
                    ) << move_word::KIND);
        }
        self.result_nodes_low.next = self.control.result_nodes_low.val();
        self.result_nodes_high.next = self.control.result_nodes_high.val();
        self.result_status.next = self.control.result_status.val();
        self.cycles_low.next = self.control.cycles_low.val();
        self.cycles_high.next = self.control.cycles_high.val();
    }
}
