//! The compact generator's top block.

use super::{
    Danger, Meter, MoveStream, ObserveWalk, PositionState, Referee, Roster, Scan, Walk, WalkState,
    Watch,
};
use crate::bits::Bits;
use crate::memory::BlockRam;
use crate::planes::Planes;
use crate::posdata::{Posdata, PosdataForm};
use rust_hdl::prelude::*;

movegen! {
    /// The compact generator. See the [module](super) for how it works.
    pub struct Movegen {
        planes: Planes,
        board: BlockRam<32, 3, 2>,
        posdata: Posdata,
        state: PositionState,
        scan: Scan,
        danger: Danger,
        watch: Watch,
        roster: Roster,
        walk: Walk,
        referee: Referee,
        stream: MoveStream,
        meter: Meter,

        load: Signal<Local, Bit>,
        board_write: Signal<Local, Bit>,
        start: Signal<Local, Bit>,
    }
}

impl Logic for Movegen {
    #[hdl_gen]
    fn update(&mut self) {
        self.load_ready.next = self.walk.idle.val();
        self.start_ready.next = self.walk.idle.val() & !self.load_valid.val();
        self.load.next = self.load_valid.val() & self.walk.idle.val();
        self.start.next = self.start_valid.val() & self.walk.idle.val() & !self.load_valid.val();

        self.board_write.next = self.load.val() & !self.load_address.val().get_bit(3);
        self.board.write.next = self.board_write.val();
        self.board.write_address.next = self.load_address.val().get_bits::<3>(0);
        self.planes.word.next = self.load_word.val();
        self.board.write_word.next = self.planes.sorted.val();
        self.board.read.next = !self.board_write.val();
        self.board.read_address[0].next = self.walk.next_at.val().get_bits::<3>(3);
        self.board.read_address[1].next = self.roster.rank.val();
        if self.walk.begin_scan.val() | (self.scan.busy.val() & !self.scan.last.val()) {
            self.board.read_address[1].next = self.scan.rank.val();
        }

        self.state.write.next = self.load.val() & self.load_address.val().get_bit(3);
        self.state.word.next = self.load_word.val();
        self.state.clear_short.next = self.watch.clear_short.val();
        self.state.clear_long.next = self.watch.clear_long.val();
        self.state.danger_low.next = self.danger.low.val();
        self.state.danger_high.next = self.danger.high.val();

        self.scan.reset.next = self.reset.val();
        self.scan.begin.next = self.walk.begin_scan.val();
        self.scan.probe.next = self.walk.probe.val();
        self.scan.side.next = self.state.side.val();
        self.scan.vacated.next = self.walk.from.val();
        self.scan.target.next = self.walk.at.val();
        self.scan.planes.next = self.board.read_word[1].val();

        self.danger.begin.next = self.walk.begin_scan.val();
        self.danger.probe.next = self.walk.probe.val();
        self.danger.side.next = self.state.side.val();
        self.danger.busy.next = self.scan.busy.val();
        self.danger.keep.next = self.scan.keep.val();
        self.danger.turned.next = self.scan.turned.val();
        self.danger.turning.next = self.scan.turning.val();
        self.danger.here.next = self.scan.here.val();
        self.danger.king.next = self.scan.king.val();
        self.danger.occupied.next = self.scan.occupied.val();
        self.danger.lines.next = self.scan.lines.val();
        self.danger.diagonals.next = self.scan.diagonals.val();
        self.danger.knights.next = self.scan.knights.val();
        self.danger.pawns.next = self.scan.pawns.val();
        self.danger.enemy_king.next = self.scan.enemy_king.val();

        self.watch.begin.next = self.walk.begin_scan.val() & !self.walk.probe.val();
        self.watch.side.next = self.state.side.val();
        self.watch.keep.next = self.scan.keep.val();
        self.watch.turned.next = self.scan.turned.val();
        self.watch.turning.next = self.scan.turning.val();
        self.watch.here.next = self.scan.here.val();
        self.watch.own.next = self.scan.own.val();
        self.watch.king.next = self.scan.king.val();
        self.watch.occupied.next = self.scan.occupied.val();
        self.watch.lines.next = self.scan.lines.val();
        self.watch.diagonals.next = self.scan.diagonals.val();
        self.watch.pawns.next = self.scan.pawns.val();
        self.watch.one_below.next = self.danger.one_below.val();
        self.watch.two_below.next = self.danger.two_below.val();

        self.roster.reset.next = self.reset.val();
        self.roster.begin.next = self.scan.last.val() & self.scan.keep.val();
        self.roster.hold.next = self.scan.busy.val();
        self.roster.side.next = self.state.side.val();
        self.roster.planes.next = self.board.read_word[1].val();
        self.roster.take.next = self.walk.take.val();

        self.posdata.kind.next = self.walk.next_kind.val();
        self.posdata.from.next = self.walk.next_from.val();
        self.posdata.at.next = self.walk.next_at.val();

        self.walk.reset.next = self.reset.val();
        self.walk.start.next = self.start.val();
        self.walk.legal.next = self.start_legal.val();
        self.walk.captures.next = self.start_captures.val();
        self.walk.side.next = self.state.side.val();
        self.walk.passant.next = self.state.passant.val();
        self.walk.passant_square.next = self.state.passant_square.val();
        self.walk.planes.next = self.board.read_word[0].val();
        self.walk.nextpos.next = self.posdata.nextpos.val();
        self.walk.nextdir.next = self.posdata.nextdir.val();
        self.walk.scan_last.next = self.scan.last.val();
        self.walk.exposed.next = self.danger.exposed.val();
        self.walk.allowed.next = self.referee.allowed.val();
        self.walk.castle_short.next = self.state.castle_short.val();
        self.walk.castle_long.next = self.state.castle_long.val();
        self.walk.piece_ready.next = self.roster.ready.val();
        self.walk.piece_square.next = self.roster.square.val();
        self.walk.piece_kind.next = self.roster.kind.val();
        self.walk.exhausted.next = self.roster.exhausted.val();
        self.walk.room.next = self.stream.room.val();
        self.walk.drained.next = self.stream.drained.val();

        self.referee.start.next = self.walk.starting.val();
        self.referee.at.next = self.walk.at.val();
        self.referee.knight_there.next = self.walk.knight_there.val();
        self.referee.king_walks.next = self.walk.king_walks.val();
        self.referee.king.next = self.watch.square.val();
        self.referee.pins_up.next = self.watch.pins_up.val();
        self.referee.pins_down.next = self.watch.pins_down.val();
        self.referee.checked.next = self.watch.checked.val();
        self.referee.double.next = self.watch.double.val();
        self.referee.by_knight.next = self.watch.by_knight.val();
        self.referee.check_direction.next = self.watch.check_direction.val();
        self.referee.check_distance.next = self.watch.check_distance.val();
        self.referee.danger_low.next = self.danger.low.val();
        self.referee.danger_high.next = self.danger.high.val();

        self.stream.reset.next = self.reset.val();
        self.stream.found.next = self.walk.found.val();
        self.stream.word.next = self.walk.word.val();
        self.stream.flush.next = self.walk.flush.val();
        self.stream.ready.next = self.move_ready.val();
        self.move_valid.next = self.stream.valid.val();
        self.move_word.next = self.stream.data.val();
        self.move_last.next = self.stream.last.val();

        self.meter.start.next = self.start.val();
        self.meter.running.next = !self.walk.idle.val();
        self.meter.visiting.next = self.walk.visiting.val();
        self.cycles.next = self.meter.cycles.val();
        self.visited.next = self.meter.visited.val();
    }
}

impl ObserveWalk for Movegen {
    fn observe_walk(&self) -> WalkState {
        self.walk.observe_walk()
    }
}

impl Movegen {
    /// The generator with posdata in one of its forms.
    pub fn with_form(form: PosdataForm) -> Self {
        let mut generator = Self::default();
        generator.posdata.choose(form);
        generator
    }

    /// The generator around a table of one's own, such as one with another ray order.
    pub fn with_posdata(posdata: Posdata) -> Self {
        Self {
            posdata,
            ..Self::default()
        }
    }
}
