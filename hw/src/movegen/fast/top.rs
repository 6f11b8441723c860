//! The fast generator's top block.

use super::{Aim, Command, King, Lane, Line, Outlet, Queue, Rank, Roster, Situation};
use crate::bits::{Bits, bit_cast, bits};
use crate::memory::DistributedRam;
use crate::planes::Planes;
use crate::posdata::{PosdataForm, PosdataPair, Rays};
use rust_hdl::prelude::*;

movegen! {
    /// The fast generator. See the [module](super) for how it works.
    pub struct FastMovegen {
        command: Command,
        planes: Planes,
        situation: Situation,
        ranks: [Rank; 8],
        list: DistributedRam<32, 4>,
        roster: Roster,
        first_rays: Rays,
        aim: Aim,
        lines: [Line; 4],
        king: King,
        king_board: DistributedRam<16, 4>,
        posdata: [PosdataPair; 2],
        boards: [DistributedRam<16, 4>; 4],
        lanes: [Lane; 4],
        stores: [DistributedRam<16, 4>; 5],
        queues: [Queue; 5],
        outlet: Outlet,

        write_rank: Signal<Local, Bit>,
        address: Signal<Local, Bits<4>>,
        squares: Signal<Local, Bits<16>>,
        unit: Signal<Local, Bits<15>>,
        ranks_around: Signal<Local, Bits<12>>,
        pawns_from: Signal<Local, Bits<8>>,
        listed: Signal<Local, Bits<8>>,
        row_occupied: Signal<Local, Bits<8>>,
        row_enemies: Signal<Local, Bits<8>>,
        column_occupied: Signal<Local, Bits<8>>,
        column_enemies: Signal<Local, Bits<8>>,
        rising_occupied: Signal<Local, Bits<8>>,
        rising_enemies: Signal<Local, Bits<8>>,
        falling_occupied: Signal<Local, Bits<8>>,
        falling_enemies: Signal<Local, Bits<8>>,
        jump_files: Signal<Local, Bits<8>>,
        jump_ranks: Signal<Local, Bits<8>>,
        hits: Signal<Local, Bits<8>>,
        active: Signal<Local, Bit>,
        offer: Signal<Local, Bit>,
        quiet: Signal<Local, Bit>,
        visits: Signal<Local, Bits<3>>,
        filled: Signal<Local, Bits<5>>,
        queued: Signal<Local, Bits<16>>,
    }
}

impl Logic for FastMovegen {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Command and load.");
        self.command.reset.next = self.reset.val();
        self.command.drained.next = self.outlet.drained.val();
        self.command.load_valid.next = self.load_valid.val();
        self.command.start_valid.next = self.start_valid.val();
        self.command.start_legal.next = self.start_legal.val();
        self.command.start_captures.next = self.start_captures.val();
        self.load_ready.next = self.command.load_ready.val();
        self.start_ready.next = self.command.start_ready.val();
        self.cycles.next = self.command.cycles.val();
        self.visited.next = self.command.visited.val();
        self.planes.word.next = self.load_word.val();
        self.write_rank.next = self.command.load.val() & !self.load_address.val().get_bit(3);
        self.address.next = self.load_address.val();
        self.situation.write_state.next =
            self.command.load.val() & self.load_address.val().get_bit(3);
        self.situation.word.next = self.load_word.val();
        self.situation.write_rank.next = self.write_rank.val();
        self.situation.rank.next = self.load_address.val().get_bits::<3>(0);
        self.situation.planes.next = self.planes.sorted.val();
        self.list.write.next = self.write_rank.val();
        self.list.write_address.next = self.address.val();
        self.list.write_word.next = self.planes.sorted.val();
        self.squares.next = bit_cast::<16, 8>(
            self.planes.sorted.val().get_bits::<8>(0)
                | self.planes.sorted.val().get_bits::<8>(8)
                | self.planes.sorted.val().get_bits::<8>(16),
        ) | (bit_cast::<16, 8>(self.planes.sorted.val().get_bits::<8>(24))
            << 8);
        self.king_board.write.next = self.write_rank.val();
        self.king_board.write_address.next = self.address.val();
        self.king_board.write_word.next = self.squares.val();
        for i in 0..4 {
            self.boards[i].write.next = self.write_rank.val();
            self.boards[i].write_address.next = self.address.val();
            self.boards[i].write_word.next = self.squares.val();
        }

        comment!("The aim, and the ranks that are looked at.");
        self.aim.start.next = self.command.start.val();
        self.aim.over.next = self.command.over.val();
        self.aim.king.next = self.situation.king.val();
        self.aim.passant.next = self.situation.passant.val();
        self.aim.castles.next = self.situation.right_short.val() | self.situation.right_long.val();
        self.aim.target.next = self.situation.target.val();
        self.unit.next = bits::<15>(0x80);
        self.ranks_around.next = bit_cast::<12, 8>(self.aim.rank.val()) << 2;
        self.pawns_from.next = self.aim.rank.val() << 1;
        if self.situation.side.val() {
            self.pawns_from.next = self.aim.rank.val() >> 1;
        }
        self.listed.next = bits::<8>(0);
        self.row_occupied.next = bits::<8>(0);
        self.row_enemies.next = bits::<8>(0);
        self.column_occupied.next = bits::<8>(0);
        self.column_enemies.next = bits::<8>(0);
        self.rising_occupied.next = bits::<8>(0);
        self.rising_enemies.next = bits::<8>(0);
        self.falling_occupied.next = bits::<8>(0);
        self.falling_enemies.next = bits::<8>(0);
        self.jump_files.next = bits::<8>(0);
        self.jump_ranks.next = bits::<8>(0);
        for i in 0..8 {
            self.ranks[i].place.next = self.unit.val().get_bits::<8>(7 - i);
            self.ranks[i].write.next = self.write_rank.val()
                & (self.unit.val().get_bits::<8>(7 - i)
                    == (bits::<8>(1) << self.load_address.val().get_bits::<3>(0)));
            self.ranks[i].planes.next = self.planes.sorted.val();
            self.ranks[i].side.next = self.situation.side.val();
            self.ranks[i].here.next = self.aim.rank.val().get_bit(i);
            self.ranks[i].file.next = self.aim.file.val();
            self.ranks[i].rising.next = self.aim.rising.val().get_bits::<8>(7 - i);
            self.ranks[i].falling.next = self.aim.falling.val().get_bits::<8>(i);
            self.ranks[i].one_off.next =
                self.ranks_around.val().get_bit(i + 1) | self.ranks_around.val().get_bit(i + 3);
            self.ranks[i].two_off.next =
                self.ranks_around.val().get_bit(i) | self.ranks_around.val().get_bit(i + 4);
            self.ranks[i].pawn_off.next = self.pawns_from.val().get_bit(i);
            self.ranks[i].gone.next = bits::<8>(0);
            self.ranks[i].come.next = bits::<8>(0);
            self.row_occupied.next = self.row_occupied.val() | self.ranks[i].row_occupied.val();
            self.row_enemies.next = self.row_enemies.val() | self.ranks[i].row_enemies.val();
            self.column_occupied.next =
                self.column_occupied.val() | self.ranks[i].column_occupied.val();
            self.column_enemies.next =
                self.column_enemies.val() | self.ranks[i].column_enemies.val();
            self.rising_occupied.next =
                self.rising_occupied.val() | self.ranks[i].rising_occupied.val();
            self.rising_enemies.next =
                self.rising_enemies.val() | self.ranks[i].rising_enemies.val();
            self.falling_occupied.next =
                self.falling_occupied.val() | self.ranks[i].falling_occupied.val();
            self.falling_enemies.next =
                self.falling_enemies.val() | self.ranks[i].falling_enemies.val();
            self.jump_files.next = self.jump_files.val() | self.ranks[i].jump_files.val();
            self.jump_ranks.next = self.jump_ranks.val() | self.ranks[i].jump_ranks.val();
            if self.situation.side.val() {
                if self.ranks[i].has_black.val() {
                    self.listed.next = self.listed.val() | self.unit.val().get_bits::<8>(7 - i);
                }
            } else if self.ranks[i].has_white.val() {
                self.listed.next = self.listed.val() | self.unit.val().get_bits::<8>(i);
            }
        }
        if self.situation.side.val() {
            self.ranks[3].gone.next = self.aim.gone.val();
            self.ranks[2].come.next = self.aim.come.val();
            self.king.home.next = self.ranks[7].standing.val();
        } else {
            self.ranks[4].gone.next = self.aim.gone.val();
            self.ranks[5].come.next = self.aim.come.val();
            self.king.home.next = self.ranks[0].standing.val();
        }

        comment!("The king's lines, and the king.");
        for i in 0..4 {
            self.lines[i].at.next = self.aim.rank.val();
            self.lines[i].keep.next = self.king.keep.val();
        }
        self.lines[0].at.next = self.aim.file.val();
        self.lines[0].occupied.next = self.row_occupied.val();
        self.lines[0].enemies.next = self.row_enemies.val();
        self.lines[1].occupied.next = self.column_occupied.val();
        self.lines[1].enemies.next = self.column_enemies.val();
        self.lines[2].occupied.next = self.rising_occupied.val();
        self.lines[2].enemies.next = self.rising_enemies.val();
        self.lines[3].occupied.next = self.falling_occupied.val();
        self.lines[3].enemies.next = self.falling_enemies.val();
        self.hits.next = bits::<8>(0);
        for i in 0..4 {
            if self.lines[i].up_hit.val() {
                self.hits.next = self.hits.val() | self.unit.val().get_bits::<8>(7 - i);
            }
            if self.lines[i].down_hit.val() {
                self.hits.next = self.hits.val() | self.unit.val().get_bits::<8>(3 - i);
            }
        }
        self.king.reset.next = self.reset.val();
        self.king.legal.next = self.command.legal.val();
        self.king.captures.next = self.command.captures.val();
        self.king.step.next = self.aim.step.val();
        self.king.file.next = self.aim.file.val();
        self.king.rank.next = self.aim.rank.val();
        self.king.jump_files.next = self.jump_files.val();
        self.king.jump_ranks.next = self.jump_ranks.val();
        self.king.hits.next = self.hits.val();
        self.king.side.next = self.situation.side.val();
        self.king.here.next = self.situation.king.val();
        self.king.enemy_king.next = self.situation.enemy_king.val();
        self.king.right_short.next = self.situation.right_short.val();
        self.king.right_long.next = self.situation.right_long.val();
        self.king_board.read_address.next = bit_cast::<4, 3>(self.king.look_up.val());
        self.king.there.next = self.king_board.read_word.val();

        comment!("The roster, and the lanes its pieces go to.");
        self.active.next = self.command.running.val() | self.command.start.val();
        self.roster.fresh.next = self.command.fresh.val();
        self.roster.side.next = self.situation.side.val();
        self.roster.ranks.next = self.listed.val();
        self.list.read_address.next = bit_cast::<4, 3>(self.roster.address.val());
        self.roster.planes.next = self.list.read_word.val();
        self.roster.hold.next = self.situation.passant.val() & (self.aim.step.val() < 3);
        self.offer.next = self.roster.ready.val();
        self.quiet.next = self.king.finished.val() & self.roster.exhausted.val();
        self.visits.next = bits::<3>(0);
        if self.king.visits.val() {
            self.visits.next = bits::<3>(1);
        }
        for i in 0..4 {
            self.lanes[i].offered.next = self.offer.val();
            if self.lanes[i].wants.val() {
                self.offer.next = false;
            }
            if !self.lanes[i].quiet.val() {
                self.quiet.next = false;
            }
            if self.lanes[i].visits.val() {
                self.visits.next = self.visits.val() + 1;
            }
            self.boards[i].read_address.next = self.lanes[i].rank.val();
            self.lanes[i].there.next = self.boards[i].read_word.val();
            self.lanes[i].reset.next = self.reset.val();
            self.lanes[i].active.next = self.active.val();
            self.lanes[i].legal.next = self.command.legal.val();
            self.lanes[i].captures.next = self.command.captures.val();
            self.lanes[i].side.next = self.situation.side.val();
            self.lanes[i].passant.next = self.situation.passant.val();
            self.lanes[i].target.next = self.situation.target.val();
            self.lanes[i].king.next = self.situation.king.val();
            self.lanes[i].piece_square.next = self.roster.square.val();
            self.lanes[i].piece_kind.next = self.roster.kind.val();
            self.lanes[i].pinned_row.next = self.lines[0].pinned.val();
            self.lanes[i].pinned_column.next = self.lines[1].pinned.val();
            self.lanes[i].pinned_rising.next = self.lines[2].pinned.val();
            self.lanes[i].pinned_falling.next = self.lines[3].pinned.val();
            self.lanes[i].check_row.next = self.lines[0].check.val();
            self.lanes[i].check_column.next = self.lines[1].check.val();
            self.lanes[i].check_rising.next = self.lines[2].check.val();
            self.lanes[i].check_falling.next = self.lines[3].check.val();
            self.lanes[i].checked.next = self.king.checked.val();
            self.lanes[i].double.next = self.king.double.val();
            self.lanes[i].knight_files.next = self.king.knight_files.val();
            self.lanes[i].knight_ranks.next = self.king.knight_ranks.val();
            self.lanes[i].left_legal.next = self.king.left_legal.val();
            self.lanes[i].right_legal.next = self.king.right_legal.val();
            self.lanes[i].room.next = self.queues[i].room.val();
        }
        self.roster.take.next = self.active.val() & self.roster.ready.val() & !self.offer.val();
        self.command.visits.next = self.visits.val();
        self.first_rays.piece.next = self.roster.piece.val();
        self.first_rays.black.next = self.situation.side.val();
        self.first_rays.from.next = self.roster.square.val();
        for i in 0..2 {
            self.posdata[i].begin_rays.next = self.first_rays.rays.val();
            for j in 0..2 {
                self.posdata[i].kind[j].next = self.lanes[2 * i + j].next_kind.val();
                self.posdata[i].from[j].next = self.lanes[2 * i + j].next_from.val();
                self.posdata[i].at[j].next = self.lanes[2 * i + j].next_at.val();
                self.posdata[i].begins[j].next = self.lanes[2 * i + j].begins.val();
                self.posdata[i].goes[j].next = self.lanes[2 * i + j].goes.val();
                self.posdata[i].turns[j].next = self.lanes[2 * i + j].turns.val();
                self.lanes[2 * i + j].nextpos.next = self.posdata[i].nextpos[j].val();
                self.lanes[2 * i + j].nextdir.next = self.posdata[i].nextdir[j].val();
                self.lanes[2 * i + j].last.next = self.posdata[i].last[j].val();
                self.lanes[2 * i + j].home.next = self.posdata[i].home[j].val();
            }
        }

        comment!("The queues, the king's last, and the way out.");
        self.filled.next = bits::<5>(0);
        self.queued.next = bits::<16>(0);
        for i in 0..5 {
            self.queues[i].clear.next = self.reset.val();
            self.queues[i].pop.next = self.outlet.chosen.val().get_bit(i);
            self.stores[i].write_address.next = self.queues[i].free.val();
            self.stores[i].read_address.next = self.queues[i].first.val();
            if self.queues[i].filled.val() {
                self.filled.next = self.filled.val() | self.unit.val().get_bits::<5>(7 - i);
            }
            if self.outlet.chosen.val().get_bit(i) {
                self.queued.next = self.queued.val() | self.stores[i].read_word.val();
            }
        }
        for i in 0..4 {
            self.queues[i].push.next = self.lanes[i].found.val();
            self.stores[i].write.next = self.lanes[i].found.val();
            self.stores[i].write_word.next = self.lanes[i].word.val();
        }
        self.queues[4].push.next = self.king.found.val();
        self.stores[4].write.next = self.king.found.val();
        self.stores[4].write_word.next = self.king.word.val();
        self.outlet.reset.next = self.reset.val();
        self.outlet.filled.next = self.filled.val();
        self.outlet.queued.next = self.queued.val();
        self.outlet.done.next = self.quiet.val() & self.command.running.val();
        self.outlet.ready.next = self.move_ready.val();
        self.move_valid.next = self.outlet.valid.val();
        self.move_word.next = self.outlet.data.val();
        self.move_last.next = self.outlet.last.val();
    }
}

impl FastMovegen {
    /// The generator with posdata in one of its forms.
    pub fn with_form(form: PosdataForm) -> Self {
        let mut generator = Self::default();
        for posdata in &mut generator.posdata {
            posdata.choose(form);
        }
        generator
    }
}
