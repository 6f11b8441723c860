//! A core: walker, move generation, boards and counter.

use super::{LeafMaker, MoveResolver, MoveSets, NodeSum, WalkedMoves, Walker};
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::BlockRam;
use crate::circuit::{Circuit, hdl_gen};
use crate::count::CountPipeline;
use crate::make::Make;
use crate::posdata::PosdataForm;
use crate::values::{node, state_word};
use rust_hdl::prelude::*;

/// Counts the leaves below a position, or the core's share of them. See the [module](super).
///
/// The moves of inner positions come from the counter's sets or from a walk: one of `SETS` and `WALKS` is 1, the other
/// 0.
#[derive(Circuit)]
pub struct PerftCore<const SETS: usize, const WALKS: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle.
    pub reset: Signal<In, Bit>,
    /// A job begins; its inputs hold until the core is idle again.
    pub start: Signal<In, Bit>,
    /// The job's depth.
    pub depth: Signal<In, Bits<4>>,
    /// Output a separate sum for each of the root's moves.
    pub divide: Signal<In, Bit>,
    /// The ply at which the cores divide the positions among them.
    pub split: Signal<In, Bits<2>>,
    /// The root's board.
    pub root_rank: [Signal<In, Bits<32>>; 8],
    /// The root's state word.
    pub root_state: Signal<In, Bits<32>>,
    /// A ticket is requested.
    pub ticket_valid: Signal<Out, Bit>,
    /// The ticket is granted.
    pub ticket_ready: Signal<In, Bit>,
    /// The ticket's number.
    pub ticket: Signal<In, Bits<24>>,
    /// A sum is offered.
    pub sum_valid: Signal<Out, Bit>,
    /// The sum is accepted.
    pub sum_ready: Signal<In, Bit>,
    /// The sum is the last.
    pub sum_last: Signal<Out, Bit>,
    /// The move that the sum belongs to, unless it is the last.
    pub sum_move: Signal<Out, Bits<16>>,
    /// The sum, bits 31 to 0.
    pub sum_low: Signal<Out, Bits<32>>,
    /// The sum, bits 63 to 32.
    pub sum_high: Signal<Out, Bits<32>>,

    walker: Walker,
    leaf_maker: LeafMaker,
    move_resolver: MoveResolver,
    boards: [BlockRam<32, 4, 1>; 8],
    states: BlockRam<12, 4, 1>,
    make: Make,
    pipeline: CountPipeline,
    move_sets: [MoveSets; SETS],
    walked_moves: [WalkedMoves; WALKS],
    node_sum: NodeSum,

    sent: DFF<Bits<7>>,
    sent_by_root: DFF<Bits<4>>,
    sent_node: [DFF<Bits<2>>; 7],
    sent_child: [DFF<Bits<4>>; 7],
    board_ranks: [DFF<Bits<32>>; 8],
    board_state: DFF<Bits<12>>,
    root_move: DFF<Bits<16>>,
    stages: DFF<Bits<16>>,
    inner: DFF<Bits<7>>,
    parents: DFF<Bits<13>>,
    leaves: DFF<Bits<13>>,
    places: [DFF<Bits<4>>; 7],
    under_way: DFF<Bits<6>>,

    sends: Signal<Local, Bit>,
    comes: Signal<Local, Bit>,
    node: Signal<Local, Bits<2>>,
    child: Signal<Local, Bits<4>>,
    coming_node: Signal<Local, Bits<2>>,
    coming_place: Signal<Local, Bits<4>>,
    coming_rank: [Signal<Local, Bits<32>>; 8],
    coming_state: Signal<Local, Bits<32>>,
    row: Signal<Local, Bits<18>>,
    found: Signal<Local, Bit>,
    found_row: Signal<Local, Bits<18>>,
    found_place: Signal<Local, Bits<4>>,
    stores: Signal<Local, Bit>,
    taken: Signal<Local, Bit>,
}

impl<const SETS: usize, const WALKS: usize> Default for PerftCore<SETS, WALKS> {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            reset: Default::default(),
            start: Default::default(),
            depth: Default::default(),
            divide: Default::default(),
            split: Default::default(),
            root_rank: Default::default(),
            root_state: Default::default(),
            ticket_valid: Default::default(),
            ticket_ready: Default::default(),
            ticket: Default::default(),
            sum_valid: Default::default(),
            sum_ready: Default::default(),
            sum_last: Default::default(),
            sum_move: Default::default(),
            sum_low: Default::default(),
            sum_high: Default::default(),
            walker: Default::default(),
            leaf_maker: Default::default(),
            move_resolver: Default::default(),
            boards: Default::default(),
            states: Default::default(),
            make: Default::default(),
            pipeline: Default::default(),
            move_sets: std::array::from_fn(|_| Default::default()),
            walked_moves: std::array::from_fn(|_| Default::default()),
            node_sum: Default::default(),
            sent: Default::default(),
            sent_by_root: Default::default(),
            sent_node: Default::default(),
            sent_child: Default::default(),
            board_ranks: Default::default(),
            board_state: Default::default(),
            root_move: Default::default(),
            stages: Default::default(),
            inner: Default::default(),
            parents: Default::default(),
            leaves: Default::default(),
            places: Default::default(),
            under_way: Default::default(),
            sends: Default::default(),
            comes: Default::default(),
            node: Default::default(),
            child: Default::default(),
            coming_node: Default::default(),
            coming_place: Default::default(),
            coming_rank: Default::default(),
            coming_state: Default::default(),
            row: Default::default(),
            found: Default::default(),
            found_row: Default::default(),
            found_place: Default::default(),
            stores: Default::default(),
            taken: Default::default(),
        }
    }
}

impl<const SETS: usize, const WALKS: usize> PerftCore<SETS, WALKS> {
    /// Selects the form of posdata for the core's walk, if it has one.
    pub fn choose(&mut self, form: PosdataForm) {
        for walked in &mut self.walked_moves {
            walked.choose(form);
        }
    }
}

impl<const SETS: usize, const WALKS: usize> Logic for PerftCore<SETS, WALKS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.walker.reset.next = self.reset.val();
        self.walker.start.next = self.start.val();
        self.walker.depth.next = self.depth.val();
        self.walker.black.next = self.root_state.val().get_bit(state_word::SIDE);
        self.walker.divide.next = self.divide.val();
        self.walker.split.next = self.split.val();
        self.walker.ticket_ready.next = self.ticket_ready.val();
        self.walker.ticket.next = self.ticket.val();
        self.walker.making.next = self.leaf_maker.move_place.val();
        self.walker.starved.next = self.leaf_maker.starved.val();
        self.walker.empty.next = !self.under_way.q.val().any();
        self.walker.sum_ready.next = self.sum_ready.val();
        self.ticket_valid.next = self.walker.ticket_valid.val();

        comment!(
            "The next move: the walker's if it has one, otherwise one whose position is counted."
        );
        self.leaf_maker.reset.next = self.reset.val();
        self.leaf_maker.move_ready.next = !self.walker.send.val();
        self.sends.next = self.walker.send.val() | self.leaf_maker.move_valid.val();
        self.node.next = bits::<2>(node::LEAF_PARENT);
        self.child.next = bits::<4>(0);
        self.row.next = self.leaf_maker.move_row.val();
        self.move_resolver.place.next = bit_cast::<4, 3>(self.leaf_maker.move_place.val()) | 8;
        self.move_resolver.black.next =
            self.root_state.val().get_bit(state_word::SIDE) ^ self.depth.val().get_bit(0);
        self.move_resolver.file.next = self.leaf_maker.move_file.val();
        if self.walker.send.val() {
            self.node.next = self.walker.send_node.val();
            self.child.next = self.walker.send_child.val();
            self.row.next = self.walker.send_row.val();
            self.move_resolver.place.next = self.walker.send_place.val();
            self.move_resolver.black.next = self.walker.send_black.val();
            self.move_resolver.file.next = self.walker.send_file.val();
        }
        self.move_resolver.rank.next = self.row.val().get_bits::<3>(8);
        self.move_resolver.set.next = self.row.val().get_bits::<5>(11);
        self.move_resolver.promotion.next = self.row.val().get_bits::<2>(16);
        self.sent.d.next = self.sent.q.val() << 1;
        if self.sends.val() {
            self.sent.d.next = (self.sent.q.val() << 1) | 1;
        }
        self.sent_by_root.d.next = self.sent_by_root.q.val() << 1;
        if self.walker.send.val() & !self.walker.send_place.val().any() {
            self.sent_by_root.d.next = (self.sent_by_root.q.val() << 1) | 1;
        }
        self.sent_node[0].d.next = self.node.val();
        self.sent_child[0].d.next = self.child.val();
        for i in 0..6 {
            self.sent_node[1 + i].d.next = self.sent_node[i].q.val();
            self.sent_child[1 + i].d.next = self.sent_child[i].q.val();
        }

        comment!("The move's board in parallel, and the board after the move.");
        for i in 0..8 {
            self.boards[i].read.next = true;
            self.boards[i].read_address[0].next = self.move_resolver.board.val();
            self.board_ranks[i].d.next = self.boards[i].read_word[0].val();
            self.make.move_rank[i].next = self.board_ranks[i].q.val();
        }
        self.states.read.next = true;
        self.states.read_address[0].next = self.move_resolver.board.val();
        self.board_state.d.next = self.states.read_word[0].val();
        self.make.reset.next = self.reset.val();
        self.make.move_valid.next = self.sent.q.val().get_bit(3);
        self.make.move_back.next = false;
        self.make.move_word.next = self.move_resolver.word.val();
        self.make.move_undo.next = bits::<23>(0);
        self.make.move_state.next = bit_cast::<32, 12>(self.board_state.q.val());
        self.make.board_ready.next = true;
        if self.sent_by_root.q.val().get_bit(3) {
            self.root_move.d.next = self.move_resolver.word.val();
        }

        comment!("Into the counter; boards whose moves will be made are stored.");
        self.comes.next = self.make.board_valid.val();
        self.coming_node.next = self.sent_node[6].q.val();
        self.coming_place.next = self.sent_child[6].q.val();
        self.coming_state.next = self.make.board_state.val();
        for i in 0..8 {
            self.coming_rank[i].next = self.make.board_rank[i].val();
        }
        if self.walker.enter.val() {
            self.comes.next = true;
            self.coming_node.next = self.walker.send_node.val();
            self.coming_place.next = self.walker.send_child.val();
            self.coming_state.next = self.root_state.val();
            for i in 0..8 {
                self.coming_rank[i].next = self.root_rank[i].val();
            }
        }
        for i in 0..8 {
            self.pipeline.rank[i].next = self.coming_rank[i].val();
            self.boards[i].write.next = self.comes.val() & (self.coming_node.val() == node::INNER);
            self.boards[i].write_address.next = self.coming_place.val();
            self.boards[i].write_word.next = self.coming_rank[i].val();
        }
        self.pipeline.state.next = self.coming_state.val();
        self.states.write.next = self.comes.val() & (self.coming_node.val() == node::INNER);
        self.states.write_address.next = self.coming_place.val();
        self.states.write_word.next = self.coming_state.val().get_bits::<12>(0);

        self.stages.d.next = self.stages.q.val() << 1;
        self.inner.d.next = self.inner.q.val() << 1;
        self.parents.d.next = self.parents.q.val() << 1;
        self.leaves.d.next = self.leaves.q.val() << 1;
        if self.comes.val() {
            self.stages.d.next = (self.stages.q.val() << 1) | 1;
            if self.coming_node.val() == node::INNER {
                self.inner.d.next = (self.inner.q.val() << 1) | 1;
            }
            if self.coming_node.val() == node::LEAF_PARENT {
                self.parents.d.next = (self.parents.q.val() << 1) | 1;
            }
            if self.coming_node.val() == node::LEAF {
                self.leaves.d.next = (self.leaves.q.val() << 1) | 1;
            }
        }
        self.places[0].d.next = self.coming_place.val();
        for i in 0..6 {
            self.places[1 + i].d.next = self.places[i].q.val();
        }

        comment!("Store what the move resolver needs of a position as the counter outputs it.");
        self.move_resolver.note.next = self.inner.q.val().get_bit(1);
        self.move_resolver.note_place.next = self.places[1].q.val();
        self.move_resolver.note_king.next = self.inner.q.val().get_bit(4);
        self.move_resolver.king_place.next = self.places[4].q.val();
        for i in 0..8 {
            self.move_resolver.occupied[i].next = self.pipeline.occupied[i].val();
            self.move_resolver.king[i].next = self.pipeline.own_king[i].val();
        }

        comment!("The moves of inner positions, as rows.");
        for i in 0..SETS {
            self.move_sets[i].reset.next = self.reset.val();
            self.move_sets[i].take.next = self.inner.q.val().get_bit(5);
            self.move_sets[i].take_late.next = self.inner.q.val().get_bit(6);
            self.move_sets[i].place.next = self.places[6].q.val();
            self.move_sets[i].file.next = self.pipeline.file.val();
            self.move_sets[i].special.next = self.pipeline.special_found.val();
            for j in 0..8 {
                self.move_sets[i].knights[j].next = self.pipeline.own_knights[j].val();
                self.move_sets[i].empty[j].next = self.pipeline.now_empty[j].val();
                self.move_sets[i].open_to[j].next = self.pipeline.open_to[j].val();
                self.move_sets[i].king[j].next = self.pipeline.king_moves[j].val();
            }
            for j in 0..16 {
                self.move_sets[i].pawns[j].next = self.pipeline.pawn_moves[j].val();
            }
            for j in 0..32 {
                self.move_sets[i].up[j].next = self.pipeline.moves_up[j].val();
                self.move_sets[i].down[j].next = self.pipeline.moves_down[j].val();
            }
            self.found.next = self.move_sets[i].row_valid.val();
            self.found_row.next = self.move_sets[i].row.val();
            self.found_place.next = self.move_sets[i].row_place.val();
            self.walker.finished.next = self.move_sets[i].finished.val();
        }
        for i in 0..WALKS {
            self.walked_moves[i].reset.next = self.reset.val();
            self.walked_moves[i].take.next =
                self.comes.val() & (self.coming_node.val() == node::INNER);
            self.walked_moves[i].place.next = self.coming_place.val();
            self.walked_moves[i].state.next = self.coming_state.val();
            self.walked_moves[i].split.next = self.split.val();
            for j in 0..8 {
                self.walked_moves[i].rank[j].next = self.coming_rank[j].val();
            }
            self.found.next = self.walked_moves[i].row_valid.val();
            self.found_row.next = self.walked_moves[i].row.val();
            self.found_place.next = self.walked_moves[i].row_place.val();
            self.walker.finished.next = self.walked_moves[i].finished.val();
        }

        comment!("Rows go on the stack or are made at once.");
        self.stores.next = !self.found_place.val().get_bit(3);
        self.walker.store.next = self.found.val() & self.stores.val();
        self.walker.store_row.next = self.found_row.val();
        self.leaf_maker.row_valid.next = self.found.val() & !self.stores.val();
        self.leaf_maker.row.next = self.found_row.val();
        self.leaf_maker.place.next = self.found_place.val().get_bits::<3>(0);
        self.taken.next = self.stores.val() | self.leaf_maker.row_ready.val();
        for i in 0..SETS {
            self.move_sets[i].row_ready.next = self.taken.val();
        }
        for i in 0..WALKS {
            self.walked_moves[i].row_ready.next = self.taken.val();
        }

        comment!("The sum.");
        self.node_sum.clear.next = self.reset.val()
            | self.start.val()
            | (self.walker.sum_valid.val() & self.sum_ready.val());
        self.node_sum.add.next = self.parents.q.val().get_bit(12) | self.leaves.q.val().get_bit(12);
        self.node_sum.count.next = self.pipeline.count.val();
        if self.leaves.q.val().get_bit(12) {
            self.node_sum.count.next = bits::<10>(1);
        }
        if (self.sends.val() | self.walker.enter.val()) & !self.stages.q.val().get_bit(15) {
            self.under_way.d.next = self.under_way.q.val() + 1;
        }
        if !(self.sends.val() | self.walker.enter.val()) & self.stages.q.val().get_bit(15) {
            self.under_way.d.next = self.under_way.q.val() - 1;
        }
        if self.reset.val() {
            self.sent.d.next = bits::<7>(0);
            self.sent_by_root.d.next = bits::<4>(0);
            self.stages.d.next = bits::<16>(0);
            self.inner.d.next = bits::<7>(0);
            self.parents.d.next = bits::<13>(0);
            self.leaves.d.next = bits::<13>(0);
            self.under_way.d.next = bits::<6>(0);
        }
        self.sum_valid.next = self.walker.sum_valid.val();
        self.sum_last.next = self.walker.sum_last.val();
        self.sum_move.next = self.root_move.q.val();
        self.sum_low.next = self.node_sum.low.val();
        self.sum_high.next = self.node_sum.high.val();
    }
}
