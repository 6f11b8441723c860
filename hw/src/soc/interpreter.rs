//! The interpreter: reads a frame, executes its commands one after another, and writes the response.

use super::interpreter_phase::Phase;
use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{
    command, command_bit, job_command, link, link_head, perft_command, status, system_command,
};
use rust_hdl::prelude::*;

circuit! {
    /// Keeps session, sequence number and CRC of the last request that was answered, to distinguish repeated requests
    /// from new ones.
    ///
    /// The interpreter takes three clocks per byte of header and CRC, and one per byte of a command, plus the time the
    /// units take.
    #[derive(Default)]
    pub struct Interpreter {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset: no session.";
        In frame: Bit, "A frame is available.";
        In length: Bits<9>, "Length of the frame in bytes.";
        Out release: Bit, "The frame is no longer needed.";
        Out request_address: Bits<9>, "Address of the frame's byte to read.";
        In request_byte: Bits<8>, "Byte read in the clock before.";
        Out begin: Bit, "Starts a response.";
        Out refusal: Bit, "The response is a refusal.";
        Out again: Bit, "Sends the previous response again.";
        Out byte_valid: Bit, "A byte of the response is offered.";
        In byte_ready: Bit, "The byte is accepted.";
        Out byte: Bits<8>, "The byte.";
        In full: Bit, "No space for further results.";
        Out finish: Bit, "The previous byte was the last.";
        In sent: Bit, "The sender is idle.";
        Out unit_reset: Bit, "Resets the units.";
        Out address: Bits<4>, "Address of the board image word.";
        Out word: Bits<32>, "Board image word; a move record is in the upper 24 bits.";
        Out load_movegen: Bit, "A word for the generator is offered.";
        In load_movegen_ready: Bit, "The word is accepted.";
        Out load_repetition: Bit, "A word for the repetition unit is offered.";
        In load_repetition_ready: Bit, "The word is accepted; the unit is idle.";
        Out start: Bit, "Starts a generation.";
        In start_ready: Bit, "The generation starts.";
        Out push: Bit, "Pushes a move.";
        In push_ready: Bit, "The move is pushed.";
        Out pop: Bit, "Pops the newest move.";
        In pop_ready: Bit, "There is a move to pop.";
        Out query: Bit, "Starts a query.";
        In query_ready: Bit, "The query starts.";
        Out annex: Bit, "Executes the command in the additional units.";
        In annex_known: Bit, "The additional units exist and the command is theirs.";
        In annex_ready: Bit, "The command is executed, or its answer begins.";
        In annex_fails: Bit, "There is no move to take back, or no search is free.";
        Out opcode: Bits<8>, "The command.";
        Out moves: Bit, "The command generates moves.";
        Out clear: Bit, "Empties the queue.";
        In there: Bit, "The queue holds a word.";
        In ended: Bit, "The last word has passed through the queue.";
        In queue_word: Bits<32>, "The queue's oldest word.";
        Out take: Bit, "Removes that word.";
        Out place: Bits<2>, "Number of the result word.";
        In result: Bits<32>, "The result word.";
        In last: Bits<4>, "Number of its last byte.";
    }
    registers {
        phase: Phase;
        at: Bits<9>;
        session, check, argument: Bits<32>;
        sequence, code, outcome: Bits<8>;
        index: Bits<4>;
        need: Bits<3>;
        // Flags about the previous request and the current one.
        known, right_version, own, repeats, follows, same, greets, adopts, cut: Bit;
    }
    locals {
        tail, next_at, after: Bits<9>;
        class, low: Bits<4>;
        source, rotated_session, rotated_check: Bits<32>;
        shift: Bits<5>;
        last_index: Bits<4>;
        does, offers, goes, refused: Bit;
    }
}

impl Logic for Interpreter {
    #[hdl_gen]
    fn update(&mut self) {
        self.tail.next = self.length.val() - link::CHECK;
        self.next_at.next = self.at.q.val();
        self.after.next = self.at.q.val() + 1;
        self.class.next = self.code.q.val().get_bits::<4>(4);
        self.low.next = self.code.q.val().get_bits::<4>(0);
        self.rotated_session.next = (self.session.q.val() >> 8)
            | (bit_cast::<32, 8>(self.session.q.val().get_bits::<8>(0)) << 24);
        self.rotated_check.next = (self.check.q.val() >> 8)
            | (bit_cast::<32, 8>(self.check.q.val().get_bits::<8>(0)) << 24);

        comment!("A byte of a unit's word, or of a result.");
        self.shift.next = bit_cast::<5, 2>(self.index.q.val().get_bits::<2>(0)) << 3;
        self.source.next = self.result.val();
        self.last_index.next = self.last.val();
        if self.phase.q.val() == Phase::Streaming {
            self.source.next = self.queue_word.val();
            self.last_index.next = bits::<4>(3);
            if (self.class.val() == command::MOVES) & !self.low.val().get_bit(command_bit::TIMED) {
                self.last_index.next = bits::<4>(1);
            }
        }
        self.byte.next = self.source.val().get_bits::<8>(self.shift.val().index());
        self.byte_valid.next = false;
        self.offers.next = false;
        self.goes.next = self.byte_ready.val() | self.full.val();

        self.release.next = false;
        self.begin.next = false;
        self.refused.next = false;
        self.again.next = false;
        self.finish.next = false;
        comment!(
            "The requests to the units are assigned here; otherwise event-driven simulators loop through the readies."
        );
        self.does.next = self.phase.q.val() == Phase::Doing;
        self.load_movegen.next = self.does.val() & (self.class.val() == command::LOAD_MOVEGEN);
        self.load_repetition.next =
            self.does.val() & (self.class.val() == command::LOAD_REPETITION);
        self.start.next =
            self.does.val() & (self.class.val() == command::MOVES) & !self.low.val().get_bit(3);
        self.push.next = self.does.val()
            & (self.class.val() == command::GAME)
            & !self.low.val().get_bit(command_bit::BACK);
        self.pop.next = self.does.val()
            & (self.class.val() == command::GAME)
            & (self.low.val() == 8)
            & self.load_repetition_ready.val()
            & self.pop_ready.val();
        self.query.next =
            self.does.val() & (self.class.val() == command::QUERY) & !self.low.val().get_bit(3);
        self.unit_reset.next = self.does.val()
            & (self.class.val() == command::SYSTEM)
            & (self.low.val() == system_command::RESET);
        self.annex.next = self.does.val() & self.annex_known.val();
        self.clear.next = false;
        self.take.next = false;

        match self.phase.q.val() {
            Phase::Idle => {
                self.next_at.next = bits::<9>(0);
                self.own.d.next = self.known.q.val();
                self.same.d.next = self.known.q.val();
                self.cut.d.next = false;
                self.index.d.next = bits::<4>(0);
                if self.frame.val() {
                    self.phase.d.next = Phase::Heading;
                }
            }
            Phase::Heading => {
                self.next_at.next = self.after.val();
                if self.at.q.val() == 0 {
                    self.right_version.d.next = self.request_byte.val() == link::VERSION;
                } else if self.at.q.val() < link_head::SEQUENCE {
                    self.session.d.next = self.rotated_session.val();
                    if self.request_byte.val() != self.session.q.val().get_bits::<8>(0) {
                        self.own.d.next = false;
                    }
                } else if self.at.q.val() == link_head::SEQUENCE {
                    self.repeats.d.next = self.request_byte.val() == self.sequence.q.val();
                    self.follows.d.next = self.request_byte.val() == (self.sequence.q.val() + 1);
                } else {
                    self.greets.d.next = (self.request_byte.val().get_bits::<4>(4)
                        == command::SYSTEM)
                        & (self.request_byte.val().get_bits::<4>(0) == system_command::HELLO);
                    self.next_at.next = self.tail.val();
                    self.phase.d.next = Phase::Tailing;
                }
            }
            Phase::Tailing => {
                self.next_at.next = self.after.val();
                self.check.d.next = self.rotated_check.val();
                if self.request_byte.val() != self.check.q.val().get_bits::<8>(0) {
                    self.same.d.next = false;
                }
                if self.after.val() == self.length.val() {
                    self.phase.d.next = Phase::Deciding;
                }
            }
            Phase::Deciding => {
                self.next_at.next = bits::<9>(0);
                self.outcome.d.next = bits::<8>(status::DONE);
                if !self.right_version.q.val() {
                    self.refused.next = true;
                    self.outcome.d.next = bits::<8>(status::VERSION);
                } else if !self.greets.q.val() & !self.own.q.val() {
                    self.refused.next = true;
                    self.outcome.d.next = bits::<8>(status::SESSION);
                } else if !self.greets.q.val() & !self.follows.q.val() {
                    self.refused.next = true;
                    self.outcome.d.next = bits::<8>(status::SEQUENCE);
                }
                self.adopts.d.next = !self.refused.val();
                self.begin.next = true;
                self.phase.d.next = Phase::Echoing;
                if self.right_version.q.val()
                    & self.own.q.val()
                    & self.repeats.q.val()
                    & self.same.q.val()
                {
                    self.begin.next = false;
                    self.again.next = true;
                    self.release.next = true;
                    self.phase.d.next = Phase::Sending;
                }
            }
            Phase::Echoing => {
                self.byte.next = self.request_byte.val();
                self.byte_valid.next = true;
                if self.byte_ready.val() {
                    self.next_at.next = self.after.val();
                    if self.adopts.q.val() {
                        self.known.d.next = true;
                        if self.at.q.val() == link_head::SEQUENCE {
                            self.sequence.d.next = self.request_byte.val();
                        } else if self.at.q.val() >= link_head::SESSION {
                            self.session.d.next = (self.session.q.val() >> 8)
                                | (bit_cast::<32, 8>(self.request_byte.val()) << 24);
                        }
                    }
                    if self.at.q.val() == link_head::SEQUENCE {
                        self.next_at.next = self.tail.val();
                        self.phase.d.next = Phase::Ending;
                        if self.adopts.q.val() {
                            self.phase.d.next = Phase::Adopting;
                        }
                    }
                }
            }
            Phase::Adopting => {
                self.next_at.next = self.after.val();
                self.check.d.next =
                    (self.check.q.val() >> 8) | (bit_cast::<32, 8>(self.request_byte.val()) << 24);
                if self.after.val() == self.length.val() {
                    self.next_at.next = bits::<9>(link_head::COMMANDS);
                    self.phase.d.next = Phase::Fetching;
                }
            }
            Phase::Fetching => {
                self.index.d.next = bits::<4>(0);
                self.code.d.next = self.request_byte.val();
                self.need.d.next = bits::<3>(0);
                if (self.request_byte.val().get_bits::<4>(4) == command::LOAD_MOVEGEN)
                    | (self.request_byte.val().get_bits::<4>(4) == command::LOAD_REPETITION)
                    | (self.request_byte.val().get_bits::<4>(4) == command::SEARCH_SETTING)
                {
                    self.need.d.next = bits::<3>(4);
                } else if self.request_byte.val().get_bits::<4>(4) == command::JOB {
                    if self.request_byte.val().get_bits::<4>(0) != job_command::TAKE {
                        self.need.d.next = bits::<3>(4);
                    }
                } else if (self.request_byte.val().get_bits::<4>(4) == command::GAME)
                    & !self.request_byte.val().get_bit(command_bit::BACK)
                {
                    self.need.d.next = bits::<3>(3);
                } else if (self.request_byte.val().get_bits::<4>(4) == command::MAKE)
                    & !self.request_byte.val().get_bit(command_bit::BACK)
                {
                    self.need.d.next = bits::<3>(2);
                } else if self.request_byte.val().get_bits::<4>(4) == command::ATTACK {
                    self.need.d.next = bits::<3>(1);
                } else if self.request_byte.val().get_bits::<4>(4) == command::TABLEBASE {
                    self.need.d.next = bits::<3>(3);
                }
                if self.at.q.val() == self.tail.val() {
                    self.phase.d.next = Phase::Ending;
                } else {
                    self.next_at.next = self.after.val();
                    self.phase.d.next = Phase::Gathering;
                }
            }
            Phase::Gathering => {
                if self.need.q.val() == 0 {
                    self.phase.d.next = Phase::Doing;
                } else if self.at.q.val() == self.tail.val() {
                    self.outcome.d.next = bits::<8>(status::COMMAND);
                    self.phase.d.next = Phase::Ending;
                } else {
                    self.argument.d.next = (self.argument.q.val() >> 8)
                        | (bit_cast::<32, 8>(self.request_byte.val()) << 24);
                    self.need.d.next = self.need.q.val() - 1;
                    self.next_at.next = self.after.val();
                }
            }
            Phase::Doing => {
                comment!("Anything that matches no branch is not a command.");
                self.refused.next = false;
                if self.class.val() == command::LOAD_MOVEGEN {
                    if self.load_movegen_ready.val() {
                        self.phase.d.next = Phase::Fetching;
                    }
                } else if self.class.val() == command::LOAD_REPETITION {
                    if self.load_repetition_ready.val() {
                        self.phase.d.next = Phase::Fetching;
                    }
                } else if (self.class.val() == command::MOVES) & !self.low.val().get_bit(3) {
                    self.clear.next = true;
                    if self.start_ready.val() {
                        self.phase.d.next = Phase::Streaming;
                    }
                } else if (self.class.val() == command::GAME) & !self.low.val().get_bit(3) {
                    if self.push_ready.val() {
                        self.phase.d.next = Phase::Fetching;
                    }
                } else if (self.class.val() == command::GAME) & (self.low.val() == 8) {
                    if self.load_repetition_ready.val() {
                        self.phase.d.next = Phase::Fetching;
                        if !self.pop_ready.val() {
                            self.outcome.d.next = bits::<8>(status::NO_MOVE);
                            self.phase.d.next = Phase::Ending;
                        }
                    }
                } else if (self.class.val() == command::QUERY) & !self.low.val().get_bit(3) {
                    self.clear.next = true;
                    if self.query_ready.val() {
                        self.phase.d.next = Phase::Streaming;
                    }
                } else if (self.class.val() == command::SYSTEM)
                    & (self.low.val() == system_command::RESET)
                {
                    self.phase.d.next = Phase::Fetching;
                } else if (self.class.val() == command::SYSTEM)
                    & ((self.low.val() == system_command::HELLO)
                        | (self.low.val() == system_command::COUNTERS))
                {
                    self.phase.d.next = Phase::Reporting;
                } else if self.annex_known.val() {
                    self.clear.next = true;
                    if self.annex_ready.val() {
                        comment!("Making a move and starting a count or search have no result.");
                        self.phase.d.next = Phase::Fetching;
                        if self.class.val() == command::ATTACK {
                            self.phase.d.next = Phase::Streaming;
                        } else if (self.class.val() == command::TABLEBASE)
                            | (self.low.val() == perft_command::PROGRESS)
                        {
                            self.phase.d.next = Phase::Reporting;
                        }
                        if self.annex_fails.val() {
                            self.outcome.d.next = bits::<8>(status::NO_MOVE);
                            if self.class.val() == command::JOB {
                                self.outcome.d.next = bits::<8>(status::BUSY);
                            }
                            self.phase.d.next = Phase::Ending;
                        }
                    }
                } else {
                    self.outcome.d.next = bits::<8>(status::COMMAND);
                    self.phase.d.next = Phase::Ending;
                }
            }
            Phase::Streaming => {
                if self.there.val() {
                    if (self.class.val() == command::MOVES)
                        & (self.queue_word.val().get_bits::<16>(0) == 0)
                    {
                        comment!("Skip the word 0 of a position without moves.");
                        self.take.next = true;
                    } else {
                        self.offers.next = true;
                        if self.goes.val() & (self.index.q.val() == self.last_index.val()) {
                            self.take.next = true;
                        }
                    }
                } else if self.ended.val() {
                    self.index.d.next = bits::<4>(0);
                    self.phase.d.next = Phase::Reporting;
                }
            }
            Phase::Reporting => {
                self.offers.next = true;
                if self.goes.val() & (self.index.q.val() == self.last_index.val()) {
                    self.phase.d.next = Phase::Fetching;
                }
            }
            Phase::Ending => {
                self.byte.next = self.outcome.q.val();
                if self.cut.q.val() & (self.outcome.q.val() == status::DONE) {
                    self.byte.next = bits::<8>(status::TOO_LONG);
                }
                self.byte_valid.next = true;
                if self.byte_ready.val() {
                    self.release.next = true;
                    self.phase.d.next = Phase::Finishing;
                }
            }
            Phase::Finishing => {
                self.finish.next = true;
                self.phase.d.next = Phase::Sending;
            }
            Phase::Sending => {
                if self.sent.val() {
                    self.phase.d.next = Phase::Idle;
                }
            }
            _ => {
                self.phase.d.next = Phase::Idle;
            }
        }

        comment!("Leave out results for which there is no space.");
        if self.offers.val() {
            self.byte_valid.next = !self.full.val();
            if self.full.val() {
                self.cut.d.next = true;
            }
            if self.goes.val() {
                self.index.d.next = self.index.q.val() + 1;
                if self.index.q.val() == self.last_index.val() {
                    self.index.d.next = bits::<4>(0);
                }
            }
        }
        if self.reset.val() {
            self.phase.d.next = Phase::Idle;
            self.known.d.next = false;
        }
        self.at.d.next = self.next_at.val();

        self.request_address.next = self.next_at.val();
        self.refusal.next = self.refused.val();
        self.address.next = self.low.val();
        self.word.next = self.argument.q.val();
        self.opcode.next = self.code.q.val();
        self.moves.next = self.class.val() == command::MOVES;
        self.place.next = self.index.q.val().get_bits::<2>(2);
    }
}
