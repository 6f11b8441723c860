//! Search control: steps from node to node.

use super::phase::Phase;
use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{bound, entry, frame, halves, piece, score, search_status, stage, wide_score};
use rust_hdl::prelude::*;

circuit! {
    /// Traverses the tree by the rules of the engine's searcher: it holds the node's window, depth and flags, and
    /// controls all other blocks.
    ///
    /// A child's window is its parent's negated, so the window step is evaluated in the child: a score not above the
    /// child's first alpha is a cutoff; a score below its beta raises the parent's alpha.
    #[derive(Default)]
    pub struct SearchControl {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset: idle.";
        In cancel: Bit, "Ends the search before its next node.";
        In job_valid: Bit, "A job is offered.";
        In job_depth: Bits<4>, "The job's depth.";
        In job_alpha: Bits<16>, "Lower end of the job's window.";
        In job_beta: Bits<16>, "Upper end of the job's window.";
        In job_nodes_low: Bits<32>, "The job's node limit, bits 31 to 0.";
        In job_nodes_high: Bits<8>, "Bits 39 to 32.";
        In push_valid: Bit, "A move of the game is offered.";
        In result_ready: Bit, "The result is accepted.";
        In black: Bit, "Black is to move.";
        In value: Bits<16>, "The node's value.";
        In attacked: Bit, "The king of the side to move is attacked.";
        In out_of_moves: Bit, "The half-move clock is 100 or more.";
        In pieces: Bit, "The side to move has pieces other than king and pawns.";
        In run: Bits<7>, "Number of reversible moves that led to the node.";
        In answered: Bit, "The repetition walk has ended.";
        In repeated: Bit, "The position is a repetition.";
        In loading: Bit, "A word of the board is being sent to the generator.";
        In start_ready: Bit, "The generator can start.";
        In move_valid: Bit, "The generator offers a move.";
        In move_last: Bit, "The move is the generation's last.";
        In legal: Bit, "A legal move was found.";
        In legal_en_passant: Bit, "A legal move captures en passant.";
        In next_entry: Bits<32>, "The next move to try.";
        In more: Bit, "The node has more moves than the sorter holds.";
        In board_valid: Bit, "The board after the move is available.";
        In stacked_flags: Bits<32>, "The parent's flags, from the stack.";
        In stacked_window: Bits<32>, "The parent's window.";
        In stacked_first: Bits<32>, "The parent's first alpha, and its value plus the margin of delta pruning.";
        In stacked_last: Bits<32>, "The move that the parent is trying.";
        In stacked_hopeless: Bits<4>, "Victims whose capture cannot raise the parent's alpha.";
        Out job_ready: Bit, "The job is accepted if job_valid is high.";
        Out push_ready: Bit, "The move of the game is accepted if push_valid is high.";
        Out idle: Bit, "No search is running; a result may still be waiting.";
        Out takes: Bit, "A job is accepted.";
        Out clears: Bit, "Resets the sums; lasts until no move interrupted by a reset can still arrive.";
        Out scans: Bit, "A square of the root is read.";
        Out count: Bits<8>, "Clocks of the root scan.";
        Out ply: Bits<6>, "The node's ply.";
        Out makes: Bit, "The next move is made.";
        Out passes: Bit, "The side to move passes.";
        Out stacks: Bit, "The node is pushed on the stack.";
        Out restores: Bit, "The parent is popped from the stack.";
        Out arrives: Bit, "The board after the move is stored.";
        Out making: Bit, "A move is being made.";
        Out loads: Bit, "The board is sent to the generator.";
        Out queries: Bit, "The repetition walk starts.";
        Out starts: Bit, "A generation is requested.";
        Out quiescent: Bit, "The generation is captures only.";
        Out walking: Bit, "The generator delivers moves.";
        Out last: Bits<32>, "The move tried last.";
        Out kills: Bit, "The move tried last becomes a killer.";
        Out flags: Bits<13>, "The node's flags, for the stack.";
        Out window: Bits<32>, "The node's window, for the stack.";
        Out first: Bits<32>, "The node's first alpha, and its value plus the margin of delta pruning, for the stack.";
        Out helpless: Bits<4>, "Victims whose capture cannot raise the node's alpha, for the stack.";
        Out result_valid: Bit, "The result is offered.";
        Out result_score: Bits<16>, "Score of the result.";
        Out result_bound: Bits<2>, "How the score bounds the root's true score.";
        Out result_best: Bits<32>, "The entry of the best move.";
        Out result_nodes_low: Bits<32>, "Nodes entered, bits 31 to 0.";
        Out result_nodes_high: Bits<8>, "Bits 39 to 32.";
        Out result_status: Bits<2>, "Reason for the end.";
        Out cycles_low: Bits<32>, "Clocks of the job, bits 31 to 0.";
        Out cycles_high: Bits<8>, "Bits 39 to 32.";
    }
    registers {
        phase: Phase;
        scanned: Bits<8>;
        level: Bits<6>;
        alpha, beta, alpha_first, hope, result, root_alpha, alpha_root: Bits<16>;
        depth: Bits<4>;
        check, quiet, en_passant, passing, passed, some, cancelled, queried, known, again, seen_attacked, due, root_low, root_high, full, over: Bit;
        tried, best: Bits<32>;
        waited: Bits<3>;
        limit_low, nodes_low, clocks_low: Bits<32>;
        limit_high, nodes_high, clocks_high: Bits<8>;
        ended: Bits<2>;
        hopeless: Bits<4>;
        futile_bound, reverse_bound: Bits<17>;
    }
    locals {
        at_root, stops, takes_job, asks, futile, quiescence, reverse, tries_pass, stands, limited, may_enter, enters, delta, poor, exhausted, low, high, raises: Bit;
        value_over, alpha_over, beta_over, child_alpha, passed_beta, turned, stop_score: Bits<16>;
        wide_alpha, wide_beta, wide_value, wide_hope, missing: Bits<17>;
        deeper: Bits<4>;
        victim: Bits<3>;
    }
}

impl Logic for SearchControl {
    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "Evaluate the node. Flipping the sign bits lets scores be compared as unsigned numbers."
        );
        self.at_root.next = !self.level.q.val().any();
        self.value_over.next = self.value.val() ^ score::SIGN;
        self.alpha_over.next = self.alpha.q.val() ^ score::SIGN;
        self.beta_over.next = self.beta.q.val() ^ score::SIGN;
        self.seen_attacked.d.next = self.attacked.val();
        self.over.d.next = self.out_of_moves.val();
        self.asks.next = !self.at_root.val() & (self.run.val() > 3) & !self.over.q.val();

        comment!(
            "Rules 3 to 9 and 13: how a node ends before its moves, and which moves it tries."
        );
        self.deeper.next = self.depth.q.val();
        if self.seen_attacked.q.val() {
            self.deeper.next = self.depth.q.val() + 1;
        }
        comment!(
            "Add the margins to the window in advance, in 17 bits; without a check the depth is already known."
        );
        self.wide_alpha.next = bit_cast::<17, 16>(self.alpha.q.val());
        if self.alpha.q.val().get_bit(15) {
            self.wide_alpha.next = bit_cast::<17, 16>(self.alpha.q.val()) | wide_score::SIGN;
        }
        self.wide_beta.next = bit_cast::<17, 16>(self.beta.q.val());
        if self.beta.q.val().get_bit(15) {
            self.wide_beta.next = bit_cast::<17, 16>(self.beta.q.val()) | wide_score::SIGN;
        }
        self.futile_bound.d.next = self.wide_alpha.val() - wide_score::FUTILITY;
        self.reverse_bound.d.next = self.wide_beta.val() + wide_score::REVERSE_ONE;
        if self.depth.q.val() == 2 {
            self.reverse_bound.d.next = self.wide_beta.val() + wide_score::REVERSE_TWO;
        }
        if self.depth.q.val() == 3 {
            self.reverse_bound.d.next = self.wide_beta.val() + wide_score::REVERSE_THREE;
        }
        self.wide_value.next = bit_cast::<17, 16>(self.value.val());
        if self.value.val().get_bit(15) {
            self.wide_value.next = bit_cast::<17, 16>(self.value.val()) | wide_score::SIGN;
        }
        self.futile.next = !self.at_root.val()
            & (self.depth.q.val() == 1)
            & !self.seen_attacked.q.val()
            & ((self.wide_value.val() ^ wide_score::SIGN)
                <= (self.futile_bound.q.val() ^ wide_score::SIGN));
        self.quiescence.next = (self.deeper.val() == 0) | self.futile.val();
        self.reverse.next = !self.at_root.val()
            & !self.seen_attacked.q.val()
            & !self.quiescence.val()
            & (self.depth.q.val() < 4)
            & ((self.wide_value.val() ^ wide_score::SIGN)
                >= (self.reverse_bound.q.val() ^ wide_score::SIGN));
        self.stands.next = self.value_over.val() >= self.beta_over.val();
        self.tries_pass.next = !self.at_root.val()
            & !self.seen_attacked.q.val()
            & !self.quiescence.val()
            & (self.deeper.val() > 1)
            & !self.passed.q.val()
            & self.pieces.val()
            & self.stands.val();
        self.stops.next = true;
        self.stop_score.next = self.beta.q.val();
        if self.again.q.val() {
            self.stop_score.next = bits::<16>(0);
        } else if self.level.q.val().get_bit(5) {
            self.stop_score.next = self.value.val();
        } else if !self.at_root.val() & self.over.q.val() & !self.seen_attacked.q.val() {
            self.stop_score.next = bits::<16>(0);
        } else if !(self.quiescence.val() & self.stands.val()) & !self.reverse.val() {
            self.stops.next = false;
        }

        comment!("Rule 2: enter the node unless the search ends.");
        self.limited.next = (self.limit_low.q.val().any() | self.limit_high.q.val().any())
            & (self.nodes_low.q.val() == self.limit_low.q.val())
            & (self.nodes_high.q.val() == self.limit_high.q.val());
        self.full.d.next = self.limited.val();
        self.may_enter.next = !self.cancelled.q.val() & !self.full.q.val();

        comment!("Rule 14: delta pruning ends a quiescence node.");
        self.victim.next = self.next_entry.val().get_bits::<3>(entry::VICTIM);
        self.wide_hope.next = bit_cast::<17, 16>(self.hope.q.val());
        if self.hope.q.val().get_bit(15) {
            self.wide_hope.next = bit_cast::<17, 16>(self.hope.q.val()) | wide_score::SIGN;
        }
        self.missing.next = (self.wide_alpha.val() - self.wide_hope.val()) ^ wide_score::SIGN;
        self.hopeless.d.next = bits::<4>(0);
        if self.missing.val() >= (bits::<17>(wide_score::PAWN) ^ wide_score::SIGN) {
            self.hopeless.d.next = bits::<4>(1);
        }
        if self.missing.val() >= (bits::<17>(wide_score::MINOR) ^ wide_score::SIGN) {
            self.hopeless.d.next = bits::<4>(3);
        }
        if self.missing.val() >= (bits::<17>(wide_score::ROOK) ^ wide_score::SIGN) {
            self.hopeless.d.next = bits::<4>(7);
        }
        if self.missing.val() >= (bits::<17>(wide_score::QUEEN) ^ wide_score::SIGN) {
            self.hopeless.d.next = bits::<4>(15);
        }
        self.poor.next = self.hopeless.q.val().get_bit(0);
        if (self.victim.val() == piece::KNIGHT) | (self.victim.val() == piece::BISHOP) {
            self.poor.next = self.hopeless.q.val().get_bit(1);
        }
        if self.victim.val() == piece::ROOK {
            self.poor.next = self.hopeless.q.val().get_bit(2);
        }
        if self.victim.val() == piece::QUEEN {
            self.poor.next = self.hopeless.q.val().get_bit(3);
        }
        self.delta.next = self.quiet.q.val()
            & (self.next_entry.val().get_bits::<3>(entry::STAGE) == stage::CAPTURE)
            & self.poor.val();
        self.exhausted.next = !self.next_entry.val().get_bit(entry::VALID) | self.delta.val();

        comment!("Rule 10: the window step.");
        self.low.next =
            (self.result.q.val() ^ score::SIGN) <= (self.alpha_first.q.val() ^ score::SIGN);
        self.high.next = (self.result.q.val() ^ score::SIGN) >= self.beta_over.val();
        self.raises.next = !self.high.val() & !self.stacked_flags.val().get_bit(frame::PASSING);
        self.turned.next = bits::<16>(0) - self.result.q.val();
        self.child_alpha.next = bits::<16>(0) - self.beta.q.val();
        self.passed_beta.next = self.child_alpha.val() + 1;

        self.takes_job.next = false;
        self.makes.next = false;
        self.passes.next = false;
        self.restores.next = false;
        self.arrives.next = false;
        self.loads.next = false;
        self.starts.next = false;
        self.kills.next = false;
        self.queries.next = false;
        self.enters.next = false;
        match self.phase.q.val() {
            Phase::Idle => {
                self.takes_job.next = self.job_valid.val()
                    & !self.push_valid.val()
                    & !self.reset.val()
                    & !self.cancel.val();
                self.level.d.next = bits::<6>(0);
                self.scanned.d.next = bits::<8>(0);
                self.depth.d.next = self.job_depth.val();
                if self.job_depth.val() > 12 {
                    self.depth.d.next = bits::<4>(12);
                }
                self.alpha.d.next = self.job_alpha.val();
                self.alpha_first.d.next = self.job_alpha.val();
                self.root_alpha.d.next = self.job_alpha.val();
                self.alpha_root.d.next = self.job_alpha.val();
                self.beta.d.next = self.job_beta.val();
                self.limit_low.d.next = self.job_nodes_low.val();
                self.limit_high.d.next = self.job_nodes_high.val();
                self.nodes_low.d.next = bits::<32>(0);
                self.nodes_high.d.next = bits::<8>(0);
                self.clocks_low.d.next = bits::<32>(2);
                self.clocks_high.d.next = bits::<8>(0);
                self.best.d.next = bits::<32>(0);
                self.tried.d.next = bits::<32>(0);
                self.ended.d.next = bits::<2>(search_status::DONE);
                self.cancelled.d.next = false;
                self.passed.d.next = false;
                self.passing.d.next = false;
                self.again.d.next = false;
                self.due.d.next = false;
                if self.takes_job.val() {
                    self.phase.d.next = Phase::Scanning;
                }
            }
            Phase::Scanning => {
                self.scanned.d.next = self.scanned.q.val() + 1;
                self.waited.d.next = bits::<3>(0);
                self.known.d.next = true;
                self.queried.d.next = true;
                if self.scanned.q.val() == 88 {
                    self.enters.next = true;
                }
            }
            Phase::Making => {
                self.waited.d.next = bits::<3>(1);
                self.queried.d.next = false;
                self.known.d.next = false;
                self.again.d.next = false;
                if self.board_valid.val() {
                    self.arrives.next = true;
                    self.loads.next = true;
                    self.phase.d.next = Phase::Arriving;
                }
            }
            Phase::Arriving => {
                self.known.d.next = self.known.q.val() | self.answered.val();
                if self.answered.val() {
                    self.again.d.next = self.repeated.val();
                }
                self.queries.next = self.asks.val()
                    & !self.queried.q.val()
                    & !self.loading.val()
                    & (self.waited.q.val() > 1);
                if self.queries.val() {
                    self.queried.d.next = true;
                }
                if self.waited.q.val() != 4 {
                    self.waited.d.next = self.waited.q.val() + 1;
                }
                if (self.waited.q.val() > 2) & (self.known.q.val() | !self.asks.val()) {
                    self.phase.d.next = Phase::Deciding;
                }
            }
            Phase::Deciding => {
                self.check.d.next = self.seen_attacked.q.val();
                self.depth.d.next = self.deeper.val();
                self.quiet.d.next = self.quiescence.val();
                self.hope.d.next = self.value.val() + score::DELTA;
                self.tried.d.next = bits::<32>(0);
                self.en_passant.d.next = false;
                self.some.d.next = false;
                self.passing.d.next = false;
                self.result.d.next = self.stop_score.val();
                if self.quiescence.val() & (self.value_over.val() > self.alpha_over.val()) {
                    self.alpha.d.next = self.value.val();
                    if self.at_root.val() & !self.stops.val() {
                        self.root_alpha.d.next = self.value.val();
                    }
                }
                self.phase.d.next = Phase::Loading;
                if self.tries_pass.val() {
                    self.phase.d.next = Phase::Passing;
                }
                if self.stops.val() {
                    self.phase.d.next = Phase::Leaving;
                }
            }
            Phase::Passing => {
                self.waited.d.next = bits::<3>(0);
                self.queried.d.next = true;
                self.known.d.next = true;
                self.again.d.next = false;
                self.passing.d.next = true;
                self.enters.next = true;
            }
            Phase::Loading => {
                self.starts.next = !self.loading.val();
                if self.start_ready.val() & !self.loading.val() {
                    self.phase.d.next = Phase::Walking;
                }
            }
            Phase::Walking => {
                self.waited.d.next = bits::<3>(0);
                if self.move_valid.val() & self.move_last.val() {
                    self.phase.d.next = Phase::Draining;
                }
            }
            Phase::Draining => {
                self.waited.d.next = self.waited.q.val() + 1;
                if self.waited.q.val() == 2 {
                    self.phase.d.next = Phase::Trying;
                }
            }
            Phase::Trying => {
                self.result.d.next = self.alpha.q.val();
                self.phase.d.next = Phase::Leaving;
                if !self.quiet.q.val() & !self.some.q.val() {
                    self.result.d.next = bits::<16>(0);
                    if self.check.q.val() {
                        self.result.d.next =
                            bits::<16>(score::MATED) + bit_cast::<16, 6>(self.level.q.val());
                    }
                } else if !self.quiet.q.val()
                    & !self.at_root.val()
                    & !self.tried.q.val().get_bit(entry::VALID)
                    & self.over.q.val()
                {
                    self.result.d.next = bits::<16>(0);
                } else if !self.exhausted.val() {
                    self.enters.next = true;
                } else if self.more.val() & !self.delta.val() {
                    self.phase.d.next = Phase::Refilling;
                }
            }
            Phase::Refilling => {
                self.loads.next = true;
                self.phase.d.next = Phase::Loading;
            }
            Phase::Leaving => {
                self.kills.next = self.due.q.val();
                self.due.d.next = false;
                if self.at_root.val() {
                    self.root_low.d.next = self.low.val();
                    self.root_high.d.next = self.high.val();
                    self.root_alpha.d.next = self.result.q.val();
                    if self.low.val() {
                        self.root_alpha.d.next = self.alpha_first.q.val();
                    }
                    if self.high.val() {
                        self.root_alpha.d.next = self.beta.q.val();
                    }
                    self.phase.d.next = Phase::Answering;
                } else {
                    self.restores.next = true;
                    self.phase.d.next = Phase::Trying;
                    if self.stacked_flags.val().get_bit(frame::PASSING) {
                        self.loads.next = !self.low.val();
                        self.phase.d.next = Phase::Loading;
                    }
                    if self.raises.val() {
                        self.phase.d.next = Phase::Weighing;
                    }
                    if self.low.val() {
                        self.phase.d.next = Phase::Cutting;
                    }
                }
            }
            Phase::Weighing => {
                self.phase.d.next = Phase::Trying;
            }
            Phase::Cutting => {
                self.result.d.next = self.beta.q.val();
                self.due.d.next = !self.passing.q.val()
                    & !self.quiet.q.val()
                    & !self.tried.q.val().get_bit(entry::KIND + 2)
                    & !self.tried.q.val().get_bit(entry::KIND + 3);
                self.phase.d.next = Phase::Leaving;
            }
            Phase::Answering => {
                if self.result_ready.val() {
                    self.phase.d.next = Phase::Idle;
                }
            }
        }

        comment!("Enter the node after a move or a pass, or end the search.");
        if self.enters.val() {
            if self.may_enter.val() {
                self.nodes_low.d.next = self.nodes_low.q.val() + 1;
                if self.nodes_low.q.val().all() {
                    self.nodes_high.d.next = self.nodes_high.q.val() + 1;
                }
                self.phase.d.next = Phase::Arriving;
                if self.phase.q.val() == Phase::Passing {
                    self.passes.next = true;
                    self.loads.next = true;
                    self.level.d.next = self.level.q.val() + 1;
                    self.alpha.d.next = self.child_alpha.val();
                    self.alpha_first.d.next = self.child_alpha.val();
                    self.beta.d.next = self.passed_beta.val();
                    self.passed.d.next = true;
                    self.depth.d.next = bits::<4>(0);
                    if self.depth.q.val() > 3 {
                        self.depth.d.next = self.depth.q.val() - 3;
                    }
                }
                if self.phase.q.val() == Phase::Trying {
                    self.makes.next = true;
                    self.phase.d.next = Phase::Making;
                    self.level.d.next = self.level.q.val() + 1;
                    self.tried.d.next = self.next_entry.val();
                    self.alpha.d.next = self.child_alpha.val();
                    self.alpha_first.d.next = self.child_alpha.val();
                    self.beta.d.next = bits::<16>(0) - self.alpha.q.val();
                    self.passed.d.next = false;
                    self.depth.d.next = bits::<4>(0);
                    if !self.quiet.q.val() {
                        self.depth.d.next = self.depth.q.val() - 1;
                    }
                }
            } else {
                self.ended.d.next = bits::<2>(search_status::NODE_LIMIT);
                if self.cancelled.q.val() {
                    self.ended.d.next = bits::<2>(search_status::CANCELLED);
                }
                self.phase.d.next = Phase::Answering;
            }
        }

        comment!("Return to the parent, and apply the child's score to it.");
        if self.restores.val() {
            self.level.d.next = self.level.q.val() - 1;
            self.depth.d.next = self.stacked_flags.val().get_bits::<4>(frame::DEPTH);
            self.check.d.next = self.stacked_flags.val().get_bit(frame::CHECK);
            self.quiet.d.next = self.stacked_flags.val().get_bit(frame::QUIESCENT);
            self.en_passant.d.next = self.stacked_flags.val().get_bit(frame::EN_PASSANT);
            self.passing.d.next = self.stacked_flags.val().get_bit(frame::PASSING);
            self.passed.d.next = self.stacked_flags.val().get_bit(frame::PASSED);
            self.some.d.next = !self.stacked_flags.val().get_bit(frame::PASSING);
            self.tried.d.next = self.stacked_last.val();
            if self.stacked_flags.val().get_bit(frame::PASSING) {
                self.tried.d.next = bits::<32>(0);
            }
            self.beta.d.next = self.stacked_window.val().get_bits::<16>(halves::UPPER);
            self.alpha.d.next = bit_cast::<16, 32>(self.stacked_window.val());
            self.alpha_first.d.next = bit_cast::<16, 32>(self.stacked_first.val());
            self.hope.d.next = self.stacked_first.val().get_bits::<16>(halves::UPPER);
            self.hopeless.d.next = self.stacked_hopeless.val();
            if self.raises.val() {
                self.alpha.d.next = self.turned.val();
                if self.low.val() {
                    self.alpha.d.next = self.stacked_window.val().get_bits::<16>(halves::UPPER);
                }
                if self.level.q.val() == 1 {
                    self.best.d.next = self.stacked_last.val();
                    self.root_alpha.d.next = self.turned.val();
                    if self.low.val() {
                        self.root_alpha.d.next =
                            self.stacked_window.val().get_bits::<16>(halves::UPPER);
                    }
                }
            }
        }

        comment!("Process the generated moves.");
        if self.legal.val() {
            self.some.d.next = true;
        }
        if self.legal_en_passant.val() {
            self.en_passant.d.next = true;
        }
        if self.cancel.val()
            & (self.phase.q.val() != Phase::Idle)
            & (self.phase.q.val() != Phase::Answering)
        {
            self.cancelled.d.next = true;
        }
        if (self.phase.q.val() != Phase::Idle) & (self.phase.q.val() != Phase::Answering) {
            self.clocks_low.d.next = self.clocks_low.q.val() + 1;
            if self.clocks_low.q.val().all() {
                self.clocks_high.d.next = self.clocks_high.q.val() + 1;
            }
        }
        if self.reset.val() {
            self.phase.d.next = Phase::Idle;
        }

        self.push_ready.next = (self.phase.q.val() == Phase::Idle) & !self.reset.val();
        self.job_ready.next = (self.phase.q.val() == Phase::Idle)
            & !self.push_valid.val()
            & !self.reset.val()
            & !self.cancel.val();
        self.idle.next =
            (self.phase.q.val() == Phase::Idle) | (self.phase.q.val() == Phase::Answering);
        self.takes.next = self.takes_job.val();
        self.clears.next = (self.phase.q.val() == Phase::Scanning) & (self.scanned.q.val() < 8);
        self.scans.next = (self.phase.q.val() == Phase::Scanning)
            & (self.scanned.q.val() > 15)
            & (self.scanned.q.val() < 80);
        self.count.next = self.scanned.q.val();
        self.ply.next = self.level.q.val();
        self.stacks.next = self.makes.val() | self.passes.val();
        self.making.next = self.phase.q.val() == Phase::Making;
        self.quiescent.next = self.quiet.q.val();
        self.walking.next = self.phase.q.val() == Phase::Walking;
        self.last.next = self.tried.q.val();

        self.flags.next = bit_cast::<13, 4>(self.depth.q.val());
        if self.check.q.val() {
            self.flags.next = self.flags.val() | (bits::<13>(1) << 4);
        }
        if self.quiet.q.val() {
            self.flags.next = self.flags.val() | (bits::<13>(1) << 5);
        }
        if self.en_passant.q.val() {
            self.flags.next = self.flags.val() | (bits::<13>(1) << 6);
        }
        if self.passes.val() {
            self.flags.next = self.flags.val() | (bits::<13>(1) << 7);
        }
        if self.passed.q.val() {
            self.flags.next = self.flags.val() | (bits::<13>(1) << 8);
        }
        if self.more.val() {
            self.flags.next = self.flags.val() | (bits::<13>(1) << 9);
        }
        self.helpless.next = self.hopeless.q.val();
        self.window.next = (bit_cast::<32, 16>(self.beta.q.val()) << halves::UPPER)
            | bit_cast::<32, 16>(self.alpha.q.val());
        self.first.next = (bit_cast::<32, 16>(self.hope.q.val()) << halves::UPPER)
            | bit_cast::<32, 16>(self.alpha_first.q.val());

        comment!("Rule 16: the result.");
        self.result_valid.next = self.phase.q.val() == Phase::Answering;
        self.result_best.next = self.best.q.val();
        self.result_nodes_low.next = self.nodes_low.q.val();
        self.result_nodes_high.next = self.nodes_high.q.val();
        self.result_status.next = self.ended.q.val();
        self.cycles_low.next = self.clocks_low.q.val();
        self.cycles_high.next = self.clocks_high.q.val();
        self.result_score.next = self.root_alpha.q.val();
        self.result_bound.next = bits::<2>(bound::LOWER);
        if self.ended.q.val() != search_status::DONE {
            if self.root_alpha.q.val() == self.alpha_root.q.val() {
                self.result_bound.next = bits::<2>(bound::NONE);
            }
        } else if self.root_low.q.val() {
            self.result_bound.next = bits::<2>(bound::UPPER);
        } else if !self.root_high.q.val() {
            self.result_bound.next = bits::<2>(bound::EXACT);
        }
    }
}
