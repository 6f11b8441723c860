//! Walks over the inner positions, except the lowest, depth first.

use super::RowPicker;
use super::walker_phase::Phase;
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::{BlockRam, DistributedRam};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::node;
use rust_hdl::prelude::*;

/// Stores the moves of the positions on the current path, as one stack of rows per level, and issues their children.
///
/// The walker does not wait for the lowest inner positions, whose children are counted: up to eight of them are in
/// progress, so there is always one whose moves can be made.
///
/// When several cores share a job, each counts only those positions at ply `split` for which it has a ticket; all cores
/// traverse them in the same order.
#[derive(Circuit, Default)]
pub struct Walker {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle.
    pub reset: Signal<In, Bit>,
    /// A job begins.
    pub start: Signal<In, Bit>,
    /// The job's depth, 1 to 10.
    pub depth: Signal<In, Bits<4>>,
    /// Black is to move at the root.
    pub black: Signal<In, Bit>,
    /// Output a separate sum for each of the root's moves.
    pub divide: Signal<In, Bit>,
    /// The ply at which the cores divide the positions among them; 0 if one core counts them all.
    pub split: Signal<In, Bits<2>>,
    /// A ticket is requested.
    pub ticket_valid: Signal<Out, Bit>,
    /// The ticket is granted.
    pub ticket_ready: Signal<In, Bit>,
    /// The ticket's number.
    pub ticket: Signal<In, Bits<24>>,
    /// The root enters the pipeline.
    pub enter: Signal<Out, Bit>,
    /// A move is issued.
    pub send: Signal<Out, Bit>,
    /// Slot of the board that the move belongs to.
    pub send_place: Signal<Out, Bits<4>>,
    /// Black is to move on that board.
    pub send_black: Signal<Out, Bit>,
    /// The move's row.
    pub send_row: Signal<Out, Bits<18>>,
    /// File of the move's target square.
    pub send_file: Signal<Out, Bits<3>>,
    /// The kind of node after the move; also for the root.
    pub send_node: Signal<Out, Bits<2>>,
    /// Slot for the position after the move.
    pub send_child: Signal<Out, Bits<4>>,
    /// A row of the position just entered is offered.
    pub store: Signal<In, Bit>,
    /// The row's word.
    pub store_row: Signal<In, Bits<18>>,
    /// All rows of an inner position have left.
    pub finished: Signal<In, Bit>,
    /// The lowest inner position whose moves are being made.
    pub making: Signal<In, Bits<3>>,
    /// No row of a lowest inner position is left.
    pub starved: Signal<In, Bit>,
    /// The pipeline is empty.
    pub empty: Signal<In, Bit>,
    /// A sum is offered.
    pub sum_valid: Signal<Out, Bit>,
    /// The sum is accepted.
    pub sum_ready: Signal<In, Bit>,
    /// The sum is the last.
    pub sum_last: Signal<Out, Bit>,
    /// The walker is idle.
    pub idle: Signal<Out, Bit>,

    stack: BlockRam<18, 11, 1>,
    lengths: DistributedRam<8, 3>,
    row_picker: RowPicker,

    phase: DFF<Phase>,
    level: DFF<Bits<3>>,
    // For a position one ply below the level: its kind, whether its moves are stacked, and whether the cores divide
    // such positions.
    child: DFF<Bits<2>>,
    stacked: DFF<Bit>,
    at_split: DFF<Bit>,
    length: DFF<Bits<8>>,
    row: DFF<Bits<18>>,
    ahead: DFF<Bits<2>>,
    just_sent: DFF<Bit>,
    lowest: DFF<Bits<3>>,
    owed: DFF<Bit>,
    last: DFF<Bit>,
    deeper: DFF<Bit>,
    has_ticket: DFF<Bit>,
    held_ticket: DFF<Bits<24>>,
    passed: DFF<Bits<24>>,

    next_level: Signal<Local, Bits<3>>,
    below: Signal<Local, Bits<4>>,
    mine: Signal<Local, Bit>,
    room: Signal<Local, Bit>,
    picks: Signal<Local, Bit>,
    sends: Signal<Local, Bit>,
    enters: Signal<Local, Bit>,
    inner: Signal<Local, Bit>,
    address: Signal<Local, Bits<8>>,
    store_level: Signal<Local, Bits<3>>,
}

impl Logic for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "Issue a move if there is room for its results; skip it if it belongs to another core."
        );
        self.inner.next = self.child.q.val() == node::INNER;
        self.mine.next = !self.at_split.q.val()
            | (self.has_ticket.q.val() & (self.held_ticket.q.val() == self.passed.q.val()));
        self.room.next = true;
        if self.inner.val() {
            self.room.next = !self.ahead.q.val().get_bit(1) & !self.just_sent.q.val();
            if !self.stacked.q.val()
                & ((self.lowest.q.val() + 1) == self.making.val())
                & !(self.starved.val() & !self.ahead.q.val().any())
            {
                self.room.next = false;
            }
        }
        self.picks.next = (self.phase.q.val() == Phase::Picking)
            & (!self.at_split.q.val() | self.has_ticket.q.val())
            & (self.room.val() | !self.mine.val());
        self.sends.next = self.picks.val() & self.mine.val();
        self.enters.next = self.phase.q.val() == Phase::Entering;

        comment!(
            "Rows of this level, the last stored first; or the rows stored for the next level."
        );
        self.row_picker.row.next = self.row.q.val();
        self.address.next = self.lengths.read_word.val() - 1;
        self.lengths.read_address.next = self.level.q.val();
        self.stack.read.next = true;
        self.stack.read_address[0].next =
            (bit_cast::<11, 3>(self.level.q.val()) << 8) | bit_cast::<11, 8>(self.address.val());
        self.store_level.next = self.level.q.val();
        if self.deeper.q.val() {
            self.store_level.next = self.level.q.val() + 1;
        }
        self.stack.write.next = self.store.val() | self.picks.val();
        self.stack.write_address.next =
            (bit_cast::<11, 3>(self.level.q.val()) << 8) | bit_cast::<11, 8>(self.address.val());
        self.stack.write_word.next = self.row_picker.rest.val();
        if self.store.val() {
            self.stack.write_address.next = (bit_cast::<11, 3>(self.store_level.val()) << 8)
                | bit_cast::<11, 8>(self.length.q.val());
            self.stack.write_word.next = self.store_row.val();
            self.length.d.next = self.length.q.val() + 1;
        }
        self.lengths.write.next = self.picks.val() & self.row_picker.last.val();
        self.lengths.write_address.next = self.level.q.val();
        self.lengths.write_word.next = self.address.val();

        if self.ticket_ready.val() {
            self.has_ticket.d.next = true;
            self.held_ticket.d.next = self.ticket.val();
        }

        self.next_level.next = self.level.q.val();
        match self.phase.q.val() {
            Phase::Idle => {
                self.next_level.next = bits::<3>(0);
                self.deeper.d.next = false;
                self.owed.d.next = false;
                self.last.d.next = false;
                self.has_ticket.d.next = false;
                self.passed.d.next = bits::<24>(0);
                self.length.d.next = bits::<8>(0);
                if self.start.val() {
                    self.phase.d.next = Phase::Entering;
                }
            }
            Phase::Entering => {
                self.phase.d.next = Phase::Descending;
                if !self.stacked.q.val() {
                    self.last.d.next = true;
                    self.phase.d.next = Phase::Draining;
                }
            }
            Phase::Descending => {
                if !self.ahead.q.val().any() {
                    self.lengths.write.next = true;
                    self.lengths.write_address.next = self.store_level.val();
                    self.lengths.write_word.next = self.length.q.val();
                    self.next_level.next = self.store_level.val();
                    self.length.d.next = bits::<8>(0);
                    self.deeper.d.next = true;
                    self.phase.d.next = Phase::Looking;
                }
            }
            Phase::Looking => {
                if self.owed.q.val() & !self.level.q.val().any() {
                    self.phase.d.next = Phase::Draining;
                } else if self.lengths.read_word.val().any() {
                    self.phase.d.next = Phase::Reading;
                } else if self.level.q.val().any() {
                    self.next_level.next = self.level.q.val() - 1;
                } else {
                    self.last.d.next = true;
                    self.phase.d.next = Phase::Draining;
                }
            }
            Phase::Reading => {
                self.row.d.next = self.stack.read_word[0].val();
                self.phase.d.next = Phase::Picking;
            }
            Phase::Picking => {
                if self.picks.val() {
                    self.row.d.next = self.row_picker.rest.val();
                    if self.at_split.q.val() {
                        self.passed.d.next = self.passed.q.val() + 1;
                    }
                    if self.row_picker.last.val() {
                        self.phase.d.next = Phase::Looking;
                    }
                    if self.mine.val() {
                        if self.at_split.q.val() {
                            self.has_ticket.d.next = false;
                        }
                        if self.divide.val() & !self.level.q.val().any() {
                            self.owed.d.next = true;
                            self.phase.d.next = Phase::Looking;
                        }
                        if self.stacked.q.val() {
                            self.phase.d.next = Phase::Descending;
                        }
                    }
                }
            }
            Phase::Draining => {
                if self.empty.val() & self.starved.val() & !self.ahead.q.val().any() {
                    self.phase.d.next = Phase::Reporting;
                }
            }
            Phase::Reporting => {
                if self.sum_ready.val() {
                    self.owed.d.next = false;
                    self.phase.d.next = Phase::Looking;
                    if self.last.q.val() {
                        self.phase.d.next = Phase::Idle;
                    }
                }
            }
        }

        comment!(
            "The kind of the level's children, or of the root: computed with the level, because all else needs it."
        );
        self.level.d.next = self.next_level.val();
        self.below.next = self.depth.val() - bit_cast::<4, 3>(self.next_level.val()) - 1;
        if self.phase.q.val() == Phase::Idle {
            self.below.next = self.depth.val();
            if self.divide.val() {
                self.below.next = bits::<4>(15);
            }
        }
        self.child.d.next = bits::<2>(node::INNER);
        if self.below.val() == 0 {
            self.child.d.next = bits::<2>(node::LEAF);
        }
        if self.below.val() == 1 {
            self.child.d.next = bits::<2>(node::LEAF_PARENT);
        }
        self.stacked.d.next = self.below.val() > 2;
        self.at_split.d.next =
            (bit_cast::<4, 3>(self.next_level.val()) + 1) == bit_cast::<4, 2>(self.split.val());

        comment!(
            "Inner positions with rows still to leave: two at most, issued a clock apart so the first can make room."
        );
        self.just_sent.d.next = (self.sends.val() | self.enters.val()) & self.inner.val();
        if ((self.sends.val() | self.enters.val()) & self.inner.val()) & !self.finished.val() {
            self.ahead.d.next = self.ahead.q.val() + 1;
        }
        if !((self.sends.val() | self.enters.val()) & self.inner.val()) & self.finished.val() {
            self.ahead.d.next = self.ahead.q.val() - 1;
        }
        if (self.sends.val() | self.enters.val()) & self.inner.val() & !self.stacked.q.val() {
            self.lowest.d.next = self.lowest.q.val() + 1;
        }
        if self.reset.val() {
            self.phase.d.next = Phase::Idle;
            self.ahead.d.next = bits::<2>(0);
            self.lowest.d.next = bits::<3>(1);
        }

        self.ticket_valid.next = (self.phase.q.val() == Phase::Picking)
            & self.at_split.q.val()
            & !self.has_ticket.q.val();
        self.enter.next = self.enters.val();
        self.send.next = self.sends.val();
        self.send_place.next = bit_cast::<4, 3>(self.level.q.val());
        self.send_black.next = self.black.val() ^ self.level.q.val().get_bit(0);
        self.send_row.next = self.row.q.val();
        self.send_file.next = self.row_picker.file.val();
        self.send_node.next = self.child.q.val();
        self.send_child.next = bit_cast::<4, 3>(self.lowest.q.val()) | 8;
        if self.stacked.q.val() {
            self.send_child.next = bit_cast::<4, 3>(self.level.q.val()) + 1;
            if self.enters.val() {
                self.send_child.next = bits::<4>(0);
            }
        }
        self.sum_valid.next = self.phase.q.val() == Phase::Reporting;
        self.sum_last.next = self.last.q.val();
        self.idle.next = self.phase.q.val() == Phase::Idle;
    }
}
