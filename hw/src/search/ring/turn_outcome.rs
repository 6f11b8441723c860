//! The outcome of a turn.

use super::{ChildFrame, MoveTrial};
use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{bound, halves, score, search_status};
use rust_hdl::prelude::*;

/// Finishes a turn: the node ends and the window is updated, a child is entered, or the move is skipped.
///
/// A search's control word is `{number of the game's position[6:0], of the game, done, status[1:0], seeks, target[3:0],
/// checked, comparing, fresh, ply[5:0]}`. Inputs belong to clock 20 of the turn, and outputs leave in clock 21.
///
/// A node whose score is not above its first alpha cuts its parent off. The parent then returns its own beta, which
/// changes nothing for the grandparent, so the search continues at the grandparent at once.
#[derive(Circuit, Default)]
pub struct TurnOutcome {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The search is running, or its result is waiting.
    pub live: Signal<In, Bit>,
    /// The search must end before its next node.
    pub cancelled: Signal<In, Bit>,
    /// The search's control word.
    pub control: Signal<In, Bits<25>>,
    /// Nodes entered, bits 31 to 0.
    pub nodes_low: Signal<In, Bits<32>>,
    /// Bits 39 to 32.
    pub nodes_high: Signal<In, Bits<8>>,
    /// Node limit, bits 31 to 0; 0 in all bits: no limit.
    pub limit_low: Signal<In, Bits<32>>,
    /// Bits 39 to 32.
    pub limit_high: Signal<In, Bits<8>>,
    /// `{best, first}`: the best move and the move to try first.
    pub moves: Signal<In, Bits<32>>,
    /// The job book collects the result.
    pub collects: Signal<In, Bit>,
    /// The search gets a job.
    pub job: Signal<In, Bit>,
    /// The job's window, `{beta, alpha}`.
    pub job_window: Signal<In, Bits<32>>,
    /// The job's depth.
    pub job_depth: Signal<In, Bits<4>>,
    /// Word of the move to try first.
    pub job_first: Signal<In, Bits<16>>,
    /// The root tries only the job's first move.
    pub only: Signal<In, Bit>,
    /// Word of the only move that the node after it tries; 0 if it tries all.
    pub second: Signal<In, Bits<16>>,
    /// Number of reversible moves that led to the job's root.
    pub job_run: Signal<In, Bits<7>>,

    /// The verdict: the node ends.
    pub stops: Signal<In, Bit>,
    /// Score with which the node ends.
    pub stop_score: Signal<In, Bits<16>>,
    /// The verdict: compare the node's board with another.
    pub compares: Signal<In, Bit>,
    /// Half ply of the position to compare.
    pub target: Signal<In, Bits<4>>,
    /// The position to compare is one of the game.
    pub past: Signal<In, Bit>,
    /// Number of that position of the game.
    pub past_number: Signal<In, Bits<7>>,
    /// The verdict: judge the node again.
    pub again: Signal<In, Bit>,
    /// The verdict: the node passes.
    pub passes: Signal<In, Bit>,
    /// The node is a quiescence node.
    pub quiet: Signal<In, Bit>,
    /// The node's depth.
    pub depth: Signal<In, Bits<4>>,
    /// The node's alpha.
    pub alpha: Signal<In, Bits<16>>,
    /// The node is in check.
    pub checks: Signal<In, Bit>,
    /// The node is drawn if it has a legal move.
    pub drawn: Signal<In, Bit>,
    /// Captures that cannot raise alpha.
    pub hopeless: Signal<In, Bits<4>>,
    /// The node's window, `{beta, first alpha}`.
    pub window: Signal<In, Bits<32>>,
    /// The node's flags.
    pub flags: Signal<In, Bits<32>>,
    /// The move that led to the node.
    pub led: Signal<In, Bits<16>>,
    /// The latest killer of the parent's ply.
    pub elder: Signal<In, Bits<16>>,
    /// The node's killers.
    pub killers: Signal<In, Bits<32>>,

    /// The node has a legal move.
    pub legal: Signal<In, Bit>,
    /// A legal en passant capture exists.
    pub en_passant: Signal<In, Bit>,
    /// A move is found.
    pub found: Signal<In, Bit>,
    /// The other side attacks the move's target square.
    pub guarded: Signal<In, Bit>,
    /// The cursor after this move.
    pub cursor: Signal<In, Bits<18>>,
    /// Word of the move.
    pub word: Signal<In, Bits<16>>,
    /// Piece that moves.
    pub mover: Signal<In, Bits<4>>,

    /// Writes the search's control word.
    pub writes: Signal<Out, Bit>,
    /// Control word to write.
    pub control_word: Signal<Out, Bits<25>>,
    /// Nodes entered, bits 31 to 0.
    pub next_nodes_low: Signal<Out, Bits<32>>,
    /// Bits 39 to 32.
    pub next_nodes_high: Signal<Out, Bits<8>>,
    /// `{best, first}`.
    pub moves_word: Signal<Out, Bits<32>>,
    /// Writes a result.
    pub ends: Signal<Out, Bit>,
    /// `{bound, score}`.
    pub result: Signal<Out, Bits<18>>,
    /// The search has started its job.
    pub begins: Signal<Out, Bit>,
    /// The result has been collected.
    pub collected: Signal<Out, Bit>,
    /// Writes alpha.
    pub write_alpha: Signal<Out, Bit>,
    /// Writes the parent's alpha instead of the node's.
    pub to_parent: Signal<Out, Bit>,
    /// Alpha to write.
    pub alpha_word: Signal<Out, Bits<16>>,
    /// Writes the cursor.
    pub write_cursor: Signal<Out, Bit>,
    /// Cursor to write.
    pub cursor_word: Signal<Out, Bits<18>>,
    /// Writes the parent's killers.
    pub write_killers: Signal<Out, Bit>,
    /// Killers to write.
    pub killers_word: Signal<Out, Bits<32>>,
    /// A child node is entered.
    pub enters: Signal<Out, Bit>,
    /// The child's window.
    pub window_word: Signal<Out, Bits<32>>,
    /// The move that leads to the child.
    pub led_word: Signal<Out, Bits<16>>,
    /// The child's flags without the state, with the run as after a reversible move.
    pub flags_word: Signal<Out, Bits<13>>,
    /// The kind of the move is reversible.
    pub plain: Signal<Out, Bit>,
    /// A pass leads to the child.
    pub passed: Signal<Out, Bit>,

    trial: MoveTrial,
    child: ChildFrame,

    out_writes: DFF<Bit>,
    out_control: DFF<Bits<25>>,
    out_nodes_low: DFF<Bits<32>>,
    out_nodes_high: DFF<Bits<8>>,
    out_moves: DFF<Bits<32>>,
    out_ends: DFF<Bit>,
    out_result: DFF<Bits<18>>,
    out_begins: DFF<Bit>,
    out_collected: DFF<Bit>,
    out_write_alpha: DFF<Bit>,
    out_to_parent: DFF<Bit>,
    out_alpha: DFF<Bits<16>>,
    out_write_cursor: DFF<Bit>,
    out_cursor: DFF<Bits<18>>,
    out_write_killers: DFF<Bit>,
    out_killers: DFF<Bits<32>>,
    out_enters: DFF<Bit>,
    out_window: DFF<Bits<32>>,
    out_led: DFF<Bits<16>>,
    out_flags: DFF<Bits<13>>,
    out_plain: DFF<Bit>,
    out_passed: DFF<Bit>,

    ply: Signal<Local, Bits<6>>,
    seeks: Signal<Local, Bit>,
    status: Signal<Local, Bits<2>>,
    done: Signal<Local, Bit>,
    runs: Signal<Local, Bit>,
    breaks: Signal<Local, Bit>,
    at_root: Signal<Local, Bit>,
    has_second: Signal<Local, Bit>,
    at_second: Signal<Local, Bit>,
    on_line: Signal<Local, Bit>,
    sought: Signal<Local, Bits<16>>,
    first: Signal<Local, Bits<16>>,
    class: Signal<Local, Bits<5>>,
    searches: Signal<Local, Bit>,
    vain: Signal<Local, Bit>,
    mates: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    restarts: Signal<Local, Bit>,
    tries: Signal<Local, Bit>,
    limited: Signal<Local, Bit>,
    score: Signal<Local, Bits<16>>,
    first_alpha: Signal<Local, Bits<16>>,
    beta: Signal<Local, Bits<16>>,
    low: Signal<Local, Bit>,
    high: Signal<Local, Bit>,
    came_by_pass: Signal<Local, Bit>,
    raises: Signal<Local, Bit>,
    finishes: Signal<Local, Bit>,
    next_ply: Signal<Local, Bits<6>>,
    kept: Signal<Local, Bits<25>>,
}

impl Logic for TurnOutcome {
    #[hdl_gen]
    fn update(&mut self) {
        self.ply.next = self.control.val().get_bits::<6>(0);
        self.at_root.next = !self.ply.val().any();
        self.has_second.next = self.only.val() & self.second.val().any();
        self.at_second.next = self.has_second.val() & (self.ply.val() == 1);
        self.on_line.next = self.at_root.val() | self.at_second.val();
        self.seeks.next = self.control.val().get_bit(13) & self.on_line.val() & !self.quiet.val();
        self.status.next = self.control.val().get_bits::<2>(14);
        self.done.next = self.control.val().get_bit(16);
        self.runs.next = self.live.val() & !self.done.val();
        self.breaks.next = self.runs.val() & (self.status.val() != search_status::DONE);
        self.first.next = bit_cast::<16, 32>(self.moves.val());
        self.sought.next = self.first.val();
        if self.at_second.val() {
            self.sought.next = self.second.val();
        }
        self.first_alpha.next = bit_cast::<16, 32>(self.window.val());
        self.beta.next = self.window.val().get_bits::<16>(halves::UPPER);
        self.came_by_pass.next = self.flags.val().get_bit(23);

        comment!("The move: is there one, and is it skipped?");
        self.class.next = self.cursor.val().get_bits::<5>(0);
        self.trial.on_line.next = self.on_line.val();
        self.trial.quiet.next = self.quiet.val();
        self.trial.seeks.next = self.seeks.val();
        self.trial.first.next = self.sought.val();
        self.trial.killers.next = self.killers.val();
        self.trial.hopeless.next = self.hopeless.val();
        self.trial.class.next = self.class.val();
        self.trial.found.next = self.found.val();
        self.trial.guarded.next = self.guarded.val();
        self.trial.word.next = self.word.val();
        self.trial.mover.next = self.mover.val();
        self.vain.next = self.trial.vain.val();
        self.searches.next = self.runs.val()
            & !self.breaks.val()
            & !self.compares.val()
            & !self.again.val()
            & !self.stops.val()
            & !self.passes.val();

        comment!("Does the node end? One on a line does after its only move.");
        self.mates.next = self.searches.val() & !self.quiet.val() & !self.legal.val();
        self.restarts.next = self.searches.val()
            & !self.mates.val()
            & (self.class.val() == 0)
            & self.seeks.val()
            & !self.only.val();
        self.leaves.next = self.mates.val()
            | (self.searches.val()
                & ((!self.quiet.val() & self.drawn.val())
                    | ((self.class.val() == 0) & !self.restarts.val())
                    | (self.only.val() & self.on_line.val() & !self.seeks.val())
                    | self.trial.delta.val()))
            | (self.runs.val()
                & !self.breaks.val()
                & self.stops.val()
                & !self.compares.val()
                & !self.again.val());
        self.score.next = self.alpha.val();
        if self.stops.val() {
            self.score.next = self.stop_score.val();
        } else if self.mates.val() {
            self.score.next = bits::<16>(0);
            if self.checks.val() {
                self.score.next = bits::<16>(score::MATED) + bit_cast::<16, 6>(self.ply.val());
            }
        } else if !self.quiet.val() & self.drawn.val() {
            self.score.next = bits::<16>(0);
        }
        self.low.next = (self.score.val() ^ score::SIGN) <= (self.first_alpha.val() ^ score::SIGN);
        self.high.next = (self.score.val() ^ score::SIGN) >= (self.beta.val() ^ score::SIGN);
        self.raises.next = self.leaves.val()
            & !self.at_root.val()
            & !self.low.val()
            & !self.high.val()
            & !self.came_by_pass.val();
        self.finishes.next = self.breaks.val()
            | (self.leaves.val() & (self.at_root.val() | (self.low.val() & (self.ply.val() == 1))));

        comment!("Enter a child by a move or a pass, unless the search ends first.");
        self.tries.next =
            (self.searches.val() & !self.leaves.val() & !self.restarts.val() & !self.vain.val())
                | (self.runs.val()
                    & !self.breaks.val()
                    & !self.compares.val()
                    & !self.again.val()
                    & !self.stops.val()
                    & self.passes.val());
        self.limited.next = (self.limit_low.val().any() | self.limit_high.val().any())
            & (self.nodes_low.val() == self.limit_low.val())
            & (self.nodes_high.val() == self.limit_high.val());
        self.out_enters.d.next =
            (self.tries.val() & !self.cancelled.val() & !self.limited.val()) | self.job.val();
        self.child.alpha.next = self.alpha.val();
        self.child.beta.next = self.beta.val();
        self.child.depth.next = self.depth.val();
        self.child.quiet.next = self.quiet.val();
        self.child.run.next = self.flags.val().get_bits::<7>(25);
        self.child.word.next = self.word.val();
        self.child.mover.next = self.mover.val();
        self.child.en_passant.next = self.en_passant.val();
        self.child.passes.next = self.passes.val();
        self.out_window.d.next = self.child.window.val();
        self.out_led.d.next = self.child.led.val();
        self.out_flags.d.next = self.child.flags.val();
        self.out_plain.d.next = self.child.plain.val();
        self.out_passed.d.next = self.passes.val() & !self.job.val();
        if self.job.val() {
            self.out_window.d.next = self.job_window.val();
            self.out_led.d.next = bits::<16>(0);
            self.out_flags.d.next = (bit_cast::<13, 7>(self.job_run.val()) << 6)
                | bit_cast::<13, 4>(self.job_depth.val());
            self.out_plain.d.next = false;
        }

        comment!("Where the search continues.");
        self.next_ply.next = self.ply.val();
        self.kept.next = self.control.val() & 0x1_e000;
        self.out_control.d.next = self.kept.val() | bit_cast::<25, 6>(self.ply.val());
        if self.restarts.val() | (self.seeks.val() & self.tries.val()) {
            self.kept.next = self.control.val() & 0x1_c000;
            if self.at_root.val() & self.has_second.val() {
                self.kept.next = self.control.val() & 0x1_e000;
            }
            self.out_control.d.next = self.kept.val() | bit_cast::<25, 6>(self.ply.val());
        }
        if self.leaves.val() {
            self.next_ply.next = self.ply.val() - 1;
            if self.low.val() {
                self.next_ply.next = self.ply.val() - 2;
            }
            self.kept.next = self.control.val() & 0x1_c000;
            self.out_control.d.next = self.kept.val() | bit_cast::<25, 6>(self.next_ply.val());
        }
        if self.tries.val() {
            self.next_ply.next = self.ply.val() + 1;
            self.out_control.d.next =
                self.kept.val() | bit_cast::<25, 6>(self.next_ply.val()) | 0x40;
            if self.cancelled.val() {
                self.out_control.d.next = bits::<25>(search_status::CANCELLED) << 14;
            } else if self.limited.val() {
                self.out_control.d.next = bits::<25>(search_status::NODE_LIMIT) << 14;
            }
        }
        if self.compares.val() & self.runs.val() & !self.breaks.val() {
            self.out_control.d.next = self.kept.val()
                | bit_cast::<25, 6>(self.ply.val())
                | (bit_cast::<25, 4>(self.target.val()) << 9)
                | 0xc0;
            if self.past.val() {
                self.out_control.d.next = self.kept.val()
                    | bit_cast::<25, 6>(self.ply.val())
                    | (bit_cast::<25, 7>(self.past_number.val()) << 18)
                    | 0x2_00c0;
            }
        } else if self.again.val() & self.runs.val() & !self.breaks.val() {
            self.out_control.d.next = self.kept.val() | bit_cast::<25, 6>(self.ply.val()) | 0x140;
        }
        if self.finishes.val() {
            self.out_control.d.next = (bit_cast::<25, 2>(self.status.val()) << 14) | 0x1_0000;
        }
        if self.job.val() {
            self.out_control.d.next = bits::<25>(0x40);
            if self.job_first.val().any() {
                self.out_control.d.next = bits::<25>(0x2040);
            }
            if self.cancelled.val() {
                self.out_control.d.next = bits::<25>(search_status::CANCELLED) << 14;
            }
        }
        self.out_writes.d.next = self.runs.val() | self.job.val();
        self.out_begins.d.next = self.job.val();
        self.out_collected.d.next = self.collects.val();

        comment!("Nodes, the best move, and the result.");
        self.out_nodes_low.d.next = self.nodes_low.val();
        self.out_nodes_high.d.next = self.nodes_high.val();
        if self.tries.val() & !self.cancelled.val() & !self.limited.val() {
            self.out_nodes_low.d.next = self.nodes_low.val() + 1;
            if self.nodes_low.val().all() {
                self.out_nodes_high.d.next = self.nodes_high.val() + 1;
            }
        }
        self.out_moves.d.next = self.moves.val();
        if self.leaves.val() & !self.high.val() & !self.came_by_pass.val() & (self.ply.val() == 1) {
            self.out_moves.d.next = (bit_cast::<32, 16>(self.led.val()) << halves::UPPER)
                | bit_cast::<32, 16>(self.first.val());
        }
        if self.job.val() {
            self.out_nodes_low.d.next = bits::<32>(1);
            self.out_nodes_high.d.next = bits::<8>(0);
            if self.cancelled.val() {
                self.out_nodes_low.d.next = bits::<32>(0);
            }
            self.out_moves.d.next = bit_cast::<32, 16>(self.job_first.val());
        }
        self.out_ends.d.next = self.finishes.val();
        self.out_result.d.next =
            bit_cast::<18, 16>(self.score.val()) | (bits::<18>(bound::EXACT) << 16);
        if self.low.val() {
            self.out_result.d.next =
                bit_cast::<18, 16>(self.first_alpha.val()) | (bits::<18>(bound::UPPER) << 16);
        } else if self.high.val() {
            self.out_result.d.next =
                bit_cast::<18, 16>(self.beta.val()) | (bits::<18>(bound::LOWER) << 16);
        }
        if !self.at_root.val() {
            self.out_result.d.next = bit_cast::<18, 16>(bits::<16>(0) - self.first_alpha.val())
                | (bits::<18>(bound::LOWER) << 16);
        }
        if self.breaks.val() {
            self.out_result.d.next =
                bit_cast::<18, 16>(self.alpha.val()) | (bits::<18>(bound::LOWER) << 16);
            if self.alpha.val() == self.first_alpha.val() {
                self.out_result.d.next = bit_cast::<18, 16>(self.alpha.val());
            }
        }

        comment!("Updates of the frames.");
        self.out_write_alpha.d.next = (self.runs.val() & !self.leaves.val() & !self.breaks.val())
            | self.raises.val()
            | self.job.val();
        self.out_to_parent.d.next = self.raises.val();
        self.out_alpha.d.next = self.alpha.val();
        if self.raises.val() {
            self.out_alpha.d.next = bits::<16>(0) - self.score.val();
        }
        if self.job.val() {
            self.out_alpha.d.next = bit_cast::<16, 32>(self.job_window.val());
        }
        self.out_write_cursor.d.next =
            (self.searches.val() & !self.leaves.val()) | (self.runs.val() & self.passes.val());
        self.out_cursor.d.next = self.cursor.val();
        if self.passes.val() | self.restarts.val() | (self.seeks.val() & !self.vain.val()) {
            self.out_cursor.d.next = bits::<18>(0);
        }
        self.out_write_killers.d.next = self.leaves.val()
            & self.low.val()
            & self.flags.val().get_bit(24)
            & (self.led.val() != self.elder.val());
        self.out_killers.d.next = (bit_cast::<32, 16>(self.elder.val()) << halves::UPPER)
            | bit_cast::<32, 16>(self.led.val());

        self.writes.next = self.out_writes.q.val();
        self.control_word.next = self.out_control.q.val();
        self.next_nodes_low.next = self.out_nodes_low.q.val();
        self.next_nodes_high.next = self.out_nodes_high.q.val();
        self.moves_word.next = self.out_moves.q.val();
        self.ends.next = self.out_ends.q.val();
        self.result.next = self.out_result.q.val();
        self.begins.next = self.out_begins.q.val();
        self.collected.next = self.out_collected.q.val();
        self.write_alpha.next = self.out_write_alpha.q.val();
        self.to_parent.next = self.out_to_parent.q.val();
        self.alpha_word.next = self.out_alpha.q.val();
        self.write_cursor.next = self.out_write_cursor.q.val();
        self.cursor_word.next = self.out_cursor.q.val();
        self.write_killers.next = self.out_write_killers.q.val();
        self.killers_word.next = self.out_killers.q.val();
        self.enters.next = self.out_enters.q.val();
        self.window_word.next = self.out_window.q.val();
        self.led_word.next = self.out_led.q.val();
        self.flags_word.next = self.out_flags.q.val();
        self.plain.next = self.out_plain.q.val();
        self.passed.next = self.out_passed.q.val();
    }
}
