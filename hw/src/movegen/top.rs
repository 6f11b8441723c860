//! The compact generator's top block.

use super::{
    AttackedSquares, ChecksAndPins, LegalityCheck, MoveStream, ObserveWalk, PositionState, Scan,
    Walk, WalkState,
};
use crate::bits::Bits;
use crate::blocks::{BlockRam, CycleCounter, PieceSelector, Planes};
use crate::circuit::hdl_gen;
use crate::posdata::{Posdata, PosdataForm};
use crate::values::load_address;
use rust_hdl::prelude::*;

movegen! {
    /// The compact generator. See the [module](super) for how it works.
    #[circuit(module = "fpgambit_movegen")]
    pub struct Movegen {
        planes: Planes,
        board: BlockRam<32, 3, 2>,
        posdata: Posdata,
        position_state: PositionState,
        scan: Scan,
        attacked_squares: AttackedSquares,
        checks_and_pins: ChecksAndPins,
        piece_selector: PieceSelector,
        walk: Walk,
        legality: LegalityCheck,
        stream: MoveStream,
        cycle_counter: CycleCounter,

        free: Signal<Local, Bit>,
        load: Signal<Local, Bit>,
        board_write: Signal<Local, Bit>,
        start: Signal<Local, Bit>,
    }
}

impl Logic for Movegen {
    #[hdl_gen]
    fn update(&mut self) {
        self.free.next = self.walk.idle.val() & !self.reset.val();
        self.load_ready.next = self.free.val();
        self.start_ready.next = self.free.val() & !self.load_valid.val();
        self.load.next = self.load_valid.val() & self.free.val();
        self.start.next = self.start_valid.val() & self.free.val() & !self.load_valid.val();

        self.board_write.next =
            self.load.val() & !self.load_address.val().get_bit(load_address::STATE);
        self.board.write.next = self.board_write.val();
        self.board.write_address.next = self.load_address.val().get_bits::<3>(0);
        self.planes.word.next = self.load_word.val();
        self.board.write_word.next = self.planes.sorted.val();
        self.board.read.next = !self.board_write.val();
        self.board.read_address[0].next = self.walk.next_at.val().get_bits::<3>(3);
        self.board.read_address[1].next = self.piece_selector.rank.val();
        if self.walk.start_scan.val() | (self.scan.busy.val() & !self.scan.last.val()) {
            self.board.read_address[1].next = self.scan.rank.val();
        }

        self.position_state.write.next =
            self.load.val() & self.load_address.val().get_bit(load_address::STATE);
        self.position_state.word.next = self.load_word.val();
        self.position_state.clear_short.next = self.checks_and_pins.clear_short.val();
        self.position_state.clear_long.next = self.checks_and_pins.clear_long.val();
        self.position_state.attacked_low.next = self.attacked_squares.low.val();
        self.position_state.attacked_high.next = self.attacked_squares.high.val();

        self.scan.reset.next = self.reset.val();
        self.scan.start.next = self.walk.start_scan.val();
        self.scan.probe.next = self.walk.probe.val();
        self.scan.side.next = self.position_state.side.val();
        self.scan.vacated.next = self.walk.from.val();
        self.scan.target.next = self.walk.at.val();
        self.scan.planes.next = self.board.read_word[1].val();

        self.attacked_squares.start.next = self.walk.start_scan.val();
        self.attacked_squares.probe.next = self.walk.probe.val();
        self.attacked_squares.side.next = self.position_state.side.val();
        self.attacked_squares.busy.next = self.scan.busy.val();
        self.attacked_squares.keep.next = self.scan.keep.val();
        self.attacked_squares.turned.next = self.scan.turned.val();
        self.attacked_squares.turning.next = self.scan.turning.val();
        self.attacked_squares.here.next = self.scan.here.val();
        self.attacked_squares.king.next = self.scan.king.val();
        self.attacked_squares.occupied.next = self.scan.occupied.val();
        self.attacked_squares.lines.next = self.scan.lines.val();
        self.attacked_squares.diagonals.next = self.scan.diagonals.val();
        self.attacked_squares.knights.next = self.scan.knights.val();
        self.attacked_squares.pawns.next = self.scan.pawns.val();
        self.attacked_squares.enemy_king.next = self.scan.enemy_king.val();

        self.checks_and_pins.start.next = self.walk.start_scan.val() & !self.walk.probe.val();
        self.checks_and_pins.side.next = self.position_state.side.val();
        self.checks_and_pins.keep.next = self.scan.keep.val();
        self.checks_and_pins.turned.next = self.scan.turned.val();
        self.checks_and_pins.turning.next = self.scan.turning.val();
        self.checks_and_pins.here.next = self.scan.here.val();
        self.checks_and_pins.own.next = self.scan.own.val();
        self.checks_and_pins.king.next = self.scan.king.val();
        self.checks_and_pins.occupied.next = self.scan.occupied.val();
        self.checks_and_pins.lines.next = self.scan.lines.val();
        self.checks_and_pins.diagonals.next = self.scan.diagonals.val();
        self.checks_and_pins.pawns.next = self.scan.pawns.val();
        self.checks_and_pins.one_below.next = self.attacked_squares.one_below.val();
        self.checks_and_pins.two_below.next = self.attacked_squares.two_below.val();

        self.piece_selector.reset.next = self.reset.val();
        self.piece_selector.start.next = self.scan.last.val() & self.scan.keep.val();
        self.piece_selector.hold.next = self.scan.busy.val();
        self.piece_selector.side.next = self.position_state.side.val();
        self.piece_selector.planes.next = self.board.read_word[1].val();
        self.piece_selector.out_ready.next = self.walk.piece_ready.val();

        self.posdata.kind.next = self.walk.next_kind.val();
        self.posdata.from.next = self.walk.next_from.val();
        self.posdata.at.next = self.walk.next_at.val();

        self.walk.reset.next = self.reset.val();
        self.walk.start.next = self.start.val();
        self.walk.legal.next = self.start_legal.val();
        self.walk.captures.next = self.start_captures.val();
        self.walk.side.next = self.position_state.side.val();
        self.walk.en_passant.next = self.position_state.en_passant.val();
        self.walk.en_passant_square.next = self.position_state.en_passant_square.val();
        self.walk.planes.next = self.board.read_word[0].val();
        self.walk.nextpos.next = self.posdata.nextpos.val();
        self.walk.nextdir.next = self.posdata.nextdir.val();
        self.walk.scan_last.next = self.scan.last.val();
        self.walk.exposed.next = self.attacked_squares.exposed.val();
        self.walk.allowed.next = self.legality.allowed.val();
        self.walk.castle_short.next = self.position_state.castle_short.val();
        self.walk.castle_long.next = self.position_state.castle_long.val();
        self.walk.piece_valid.next = self.piece_selector.out_valid.val();
        self.walk.piece_square.next = self.piece_selector.out_square.val();
        self.walk.piece_kind.next = self.piece_selector.out_kind.val();
        self.walk.exhausted.next = self.piece_selector.exhausted.val();
        self.walk.out_ready.next = self.stream.in_ready.val();
        self.walk.drained.next = self.stream.drained.val();

        self.legality.start.next = self.walk.starting.val();
        self.legality.at.next = self.walk.at.val();
        self.legality.knight_there.next = self.walk.knight_there.val();
        self.legality.king_walks.next = self.walk.king_walks.val();
        self.legality.king.next = self.checks_and_pins.square.val();
        self.legality.pins_up.next = self.checks_and_pins.pins_up.val();
        self.legality.pins_down.next = self.checks_and_pins.pins_down.val();
        self.legality.checked.next = self.checks_and_pins.checked.val();
        self.legality.double_check.next = self.checks_and_pins.double_check.val();
        self.legality.by_knight.next = self.checks_and_pins.by_knight.val();
        self.legality.check_direction.next = self.checks_and_pins.check_direction.val();
        self.legality.check_distance.next = self.checks_and_pins.check_distance.val();
        self.legality.attacked_low.next = self.attacked_squares.low.val();
        self.legality.attacked_high.next = self.attacked_squares.high.val();

        self.stream.reset.next = self.reset.val();
        self.stream.in_valid.next = self.walk.out_valid.val();
        self.stream.in_word.next = self.walk.out_word.val();
        self.stream.in_done.next = self.walk.out_done.val();
        self.stream.out_ready.next = self.move_ready.val();
        self.move_valid.next = self.stream.out_valid.val();
        self.move_word.next = self.stream.out_word.val();
        self.move_last.next = self.stream.out_last.val();

        self.cycle_counter.start.next = self.start.val();
        self.cycle_counter.running.next = !self.walk.idle.val();
        self.cycle_counter.step.next = self.walk.visiting.val();
        self.cycles.next = self.cycle_counter.cycles.val();
        self.visited.next = self.cycle_counter.steps.val();
    }
}

impl ObserveWalk for Movegen {
    fn observe_walk(&self) -> WalkState {
        self.walk.observe_walk()
    }
}

impl Movegen {
    /// Makes the generator with the given form of posdata.
    pub fn with_form(form: PosdataForm) -> Self {
        let mut generator = Self::default();
        generator.posdata.choose(form);
        generator
    }

    /// Makes the generator with a custom table, such as one with another ray order.
    pub fn with_posdata(posdata: Posdata) -> Self {
        Self {
            posdata,
            ..Self::default()
        }
    }
}
