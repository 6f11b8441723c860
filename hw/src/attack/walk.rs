//! The walk: selects the next square to examine, for all queries.
//!
//! Walks are nested. The outer walk is the piece's own, over the squares it attacks. On a square whose safety must be
//! tested, the outer walk is suspended and inner walks start there: a queen's, then a knight's if the queen's met no
//! attacker. The outer walk's next square is selected before the walk is suspended, so resuming costs nothing.

mod phase;

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{piece, query};
use phase::Phase;
use rust_hdl::prelude::*;

circuit! {
    /// Runs the walks of one query at a time.
    #[derive(Default)]
    pub struct AttackWalk {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";

        // Command.
        In start: Bit, "Starts a query.";
        In query: Bits<3>, "Kind of the query.";
        In query_square: Bits<6>, "Square of the query.";
        In query_side: Bit, "Side of the query.";
        Out idle: Bit, "The walk is idle.";
        Out query_held: Bits<3>, "The current query's kind.";

        // The piece on `at`.
        In piece: Bits<3>, "Type of the piece.";
        In black: Bit, "The piece is black.";
        In home: Bit, "The walk is on its starting square.";
        In empty: Bit, "The square is empty.";
        In own: Bit, "A piece of the side is on the square.";
        In enemy: Bit, "An enemy is on the square.";
        In attacks: Bit, "The enemy attacks `from`.";
        In nextpos: Bits<6>, "Posdata at `at`: next square if it is empty.";
        In nextdir: Bits<6>, "Posdata at `at`: next square if it is occupied.";

        // The walk's position now and in the next cycle.
        Out at: Bits<6>, "Current square of the walk.";
        Out from: Bits<6>, "Square this walk started on.";
        Out jumping: Bit, "The walk is a knight's inner walk.";
        Out side: Bit, "Side whose enemies are searched for.";
        Out lift: Bit, "Treat one square as empty.";
        Out lifted: Bits<6>, "The square to treat as empty.";
        Out next_kind: Bits<3>, "Piece type.";
        Out next_from: Bits<6>, "Square the piece moves from.";
        Out next_at: Bits<6>, "Next square of the walk.";

        // Piece selector.
        Out start_pieces: Bit, "Restarts the selector.";
        In piece_valid: Bit, "A piece is ready.";
        In piece_square: Bits<6>, "Square of the piece.";
        In piece_kind: Bits<3>, "Type of the piece.";
        Out piece_ready: Bit, "The piece is taken.";
        In exhausted: Bit, "No piece is left.";

        // Answer counters and map.
        Out affirm: Bit, "The answer is yes.";
        Out reaches: Bit, "A square that a slider can reach is counted.";
        Out meets: Bit, "An attacker is counted.";
        Out neighbour: Bit, "`at` is next to the king.";
        Out judged: Bit, "The inner walks are finished.";
        Out struck: Bit, "The inner walks met an attacker.";
        Out walker: Bits<3>, "Type of the walking piece.";
        Out front: Bits<6>, "The first piece of an x-ray.";
        Out mark: Bit, "Adds an attacker to the map entry.";
        Out wipe: Bit, "Clears the map entry.";

        // Answer.
        Out out_valid: Bit, "An answer word is offered.";
        Out reporting: Bit, "The word comes from the map.";
        Out out_last: Bit, "The word is the last.";
        In out_ready: Bit, "The stream accepts the word.";
        In drained: Bit, "The last word has left.";
        Out visiting: Bit, "The walk leaves a visited square in this cycle.";
    }
    registers {
        phase: Phase;
        query_kind, kind, outer_kind: Bits<3>;
        colour, pushing, dirty: Bit;
        origin, square, outer_origin, resume, push, front_square: Bits<6>;
    }
    locals {
        lists, maps, slides, guards, traps, pawn, turns, ray_ends, steps, launches, hit,
        inner_over, returns, outer_over, fetches: Bit;
        onward, first_push, following, then_from, then_at: Bits<6>;
        then_kind: Bits<3>;
    }
}

#[allow(clippy::collapsible_match, reason = "kernels know no match guards")]
impl Logic for AttackWalk {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The current query; kind 0 consists of a single pair of inner walks.");
        self.lists.next = self.query_kind.q.val() == query::ATTACKERS;
        self.maps.next = self.query_kind.q.val() == query::MAP;
        self.slides.next = self.query_kind.q.val() == query::MOBILITY;
        self.guards.next = self.query_kind.q.val() == query::KING;
        self.traps.next = self.query_kind.q.val() == query::TRAPPED;

        comment!(
            "The next square of this walk; a trapped pawn goes from its captures to its pushes."
        );
        self.pawn.next =
            (self.kind.q.val() == piece::PAWN) | (self.kind.q.val() == piece::BLACK_PAWN);
        self.onward.next = self.nextdir.val();
        if (!self.pawn.val() & (self.home.val() | self.empty.val()))
            | (self.pawn.val() & self.pushing.q.val() & self.empty.val())
        {
            self.onward.next = self.nextpos.val();
        }
        self.first_push.next = self.push.q.val();
        if self.home.val() {
            self.first_push.next = self.nextpos.val();
        }
        self.turns.next = self.pawn.val()
            & self.traps.val()
            & !self.pushing.q.val()
            & (self.onward.val() == self.origin.q.val());
        self.following.next = self.onward.val();
        if self.turns.val() {
            self.following.next = self.first_push.val();
        }
        self.ray_ends.next = self.nextpos.val() == self.nextdir.val();

        self.then_kind.next = self.kind.q.val();
        self.then_from.next = self.origin.q.val();
        self.then_at.next = self.square.q.val();
        self.start_pieces.next = false;
        self.piece_ready.next = false;
        self.affirm.next = false;
        self.reaches.next = false;
        self.meets.next = false;
        self.neighbour.next = false;
        self.mark.next = false;
        self.wipe.next = false;
        self.out_valid.next = false;
        self.reporting.next = false;
        self.out_last.next = false;
        self.visiting.next = false;
        self.steps.next = false;
        self.launches.next = false;
        comment!(
            "Assigned separately, because a simulator would otherwise see a loop through the branches below."
        );
        self.hit.next = self.attacks.val()
            & ((self.phase.q.val() == Phase::Lines) | (self.phase.q.val() == Phase::Jumps));
        self.inner_over.next = false;
        self.outer_over.next = false;
        self.fetches.next = false;
        match self.phase.q.val() {
            Phase::Idle => {
                if self.start.val() {
                    self.query_kind.d.next = self.query.val();
                    self.colour.d.next = self.query_side.val();
                    self.pushing.d.next = false;
                    self.then_at.next = self.query_square.val();
                    self.then_from.next = self.query_square.val();
                    self.then_kind.next = bits::<3>(piece::QUEEN);
                    self.phase.d.next = Phase::Answering;
                    if (self.query.val() == query::ATTACKED)
                        | (self.query.val() == query::ATTACKERS)
                    {
                        self.colour.d.next = !self.query_side.val();
                        self.phase.d.next = Phase::Lines;
                    }
                    if (self.query.val() == query::MAP) | (self.query.val() == query::KING) {
                        self.start_pieces.next = true;
                        self.phase.d.next = Phase::Fetching;
                    }
                    if self.query.val() == query::MAP {
                        self.dirty.d.next = true;
                        if self.dirty.q.val() {
                            self.then_at.next = bits::<6>(0);
                            self.phase.d.next = Phase::Sweeping;
                        }
                    }
                    if (self.query.val() == query::MOBILITY) | (self.query.val() == query::TRAPPED)
                    {
                        self.phase.d.next = Phase::Looking;
                    }
                }
            }
            Phase::Looking => {
                self.colour.d.next = self.black.val();
                self.then_kind.next = self.piece.val();
                if self.black.val() & (self.piece.val() == piece::PAWN) {
                    self.then_kind.next = bits::<3>(piece::BLACK_PAWN);
                }
                self.phase.d.next = Phase::Answering;
                if self.slides.val() {
                    if (self.piece.val() == piece::BISHOP)
                        | (self.piece.val() == piece::ROOK)
                        | (self.piece.val() == piece::QUEEN)
                    {
                        self.affirm.next = true;
                        self.phase.d.next = Phase::Walking;
                    }
                } else if self.piece.val() != piece::NONE {
                    self.phase.d.next = Phase::Walking;
                }
                self.outer_kind.d.next = self.then_kind.val();
                self.outer_origin.d.next = self.then_from.val();
            }
            Phase::Sweeping => {
                self.wipe.next = true;
                self.then_at.next = self.square.q.val() + 1;
                if self.square.q.val() == 63 {
                    self.phase.d.next = Phase::Fetching;
                }
            }
            Phase::Fetching => {
                self.fetches.next = true;
                if !self.piece_valid.val() & self.exhausted.val() {
                    self.fetches.next = false;
                    self.phase.d.next = Phase::Answering;
                    if self.maps.val() {
                        self.then_at.next = bits::<6>(0);
                        self.phase.d.next = Phase::Reporting;
                    }
                }
            }
            Phase::Walking => {
                self.steps.next = true;
                if self.home.val() {
                    self.push.d.next = self.nextpos.val();
                } else {
                    self.visiting.next = true;
                    self.mark.next = self.maps.val();
                    self.reaches.next = self.slides.val() & !self.own.val();
                    self.neighbour.next = self.guards.val();
                    self.launches.next = self.guards.val();
                    if self.traps.val() {
                        self.launches.next = self.enemy.val() | self.empty.val();
                        if self.pawn.val() {
                            self.launches.next = self.enemy.val();
                            if self.pushing.q.val() {
                                self.launches.next = self.empty.val();
                            }
                        }
                    }
                }
                if self.slides.val() & self.enemy.val() & !self.home.val() & !self.ray_ends.val() {
                    self.steps.next = false;
                    self.front_square.d.next = self.square.q.val();
                    self.then_at.next = self.nextpos.val();
                    self.phase.d.next = Phase::Behind;
                }
            }
            Phase::Behind => {
                self.out_valid.next = self.enemy.val();
                if self.out_ready.val() | !self.enemy.val() {
                    self.visiting.next = true;
                    if self.empty.val() & !self.ray_ends.val() {
                        self.then_at.next = self.nextpos.val();
                    } else {
                        self.steps.next = true;
                        self.phase.d.next = Phase::Walking;
                    }
                }
            }
            Phase::Lines => {
                self.out_valid.next = self.attacks.val() & self.lists.val();
                if self.attacks.val() & !self.lists.val() {
                    self.inner_over.next = true;
                } else if self.out_ready.val() | !self.attacks.val() {
                    self.meets.next = self.attacks.val();
                    self.then_at.next = self.onward.val();
                    if self.onward.val() == self.origin.q.val() {
                        self.then_kind.next = bits::<3>(piece::KNIGHT);
                        self.phase.d.next = Phase::Jumps;
                    }
                }
                self.visiting.next =
                    !self.home.val() & (self.out_ready.val() | !self.out_valid.val());
            }
            Phase::Jumps => {
                self.out_valid.next = self.attacks.val() & self.lists.val();
                if self.attacks.val() & !self.lists.val() {
                    self.inner_over.next = true;
                } else if self.out_ready.val() | !self.attacks.val() {
                    self.meets.next = self.attacks.val();
                    self.then_at.next = self.onward.val();
                    self.inner_over.next = self.onward.val() == self.origin.q.val();
                }
                self.visiting.next =
                    !self.home.val() & (self.out_ready.val() | !self.out_valid.val());
            }
            Phase::Reporting => {
                self.out_valid.next = true;
                self.reporting.next = true;
                self.out_last.next = self.square.q.val() == 63;
                if self.out_ready.val() {
                    self.wipe.next = true;
                    self.then_at.next = self.square.q.val() + 1;
                    if self.square.q.val() == 63 {
                        self.dirty.d.next = false;
                        self.phase.d.next = Phase::Flushing;
                    }
                }
            }
            Phase::Answering => {
                self.out_valid.next = true;
                self.out_last.next = true;
                if self.out_ready.val() {
                    self.phase.d.next = Phase::Flushing;
                }
            }
            Phase::Flushing => {
                if self.drained.val() {
                    self.phase.d.next = Phase::Idle;
                }
            }
            _ => {}
        }

        comment!("The outer walk leaves its square: to the next one, or into the inner walks.");
        if self.steps.val() {
            self.then_at.next = self.following.val();
            if self.turns.val() {
                self.pushing.d.next = true;
            }
            if self.launches.val() {
                self.resume.d.next = self.following.val();
                self.then_kind.next = bits::<3>(piece::QUEEN);
                self.then_from.next = self.square.q.val();
                self.then_at.next = self.square.q.val();
                self.phase.d.next = Phase::Lines;
            } else if self.following.val() == self.origin.q.val() {
                self.outer_over.next = true;
            }
        }

        comment!("The inner walks are finished: answer the query, or resume the outer walk.");
        self.judged.next = self.inner_over.val() & self.guards.val();
        self.struck.next = self.hit.val();
        self.returns.next = self.guards.val() | (self.traps.val() & self.hit.val());
        if self.inner_over.val() {
            self.phase.d.next = Phase::Answering;
            self.affirm.next = self.hit.val() & (self.query_kind.q.val() == query::ATTACKED);
            if self.returns.val() {
                self.then_kind.next = self.outer_kind.q.val();
                self.then_from.next = self.outer_origin.q.val();
                self.then_at.next = self.resume.q.val();
                self.phase.d.next = Phase::Walking;
                if self.resume.q.val() == self.outer_origin.q.val() {
                    self.outer_over.next = true;
                }
            }
        }

        comment!(
            "The piece is done. Only the map needs another one; the king is searched for among all pieces."
        );
        if self.outer_over.val() {
            self.phase.d.next = Phase::Answering;
            if self.traps.val() {
                self.affirm.next = true;
            }
            if self.maps.val() {
                self.fetches.next = true;
            }
        }
        if self.fetches.val() {
            self.phase.d.next = Phase::Fetching;
            if self.piece_valid.val() {
                self.piece_ready.next = true;
                self.then_kind.next = self.piece_kind.val();
                self.then_from.next = self.piece_square.val();
                self.then_at.next = self.piece_square.val();
                self.outer_kind.d.next = self.piece_kind.val();
                self.outer_origin.d.next = self.piece_square.val();
                if self.maps.val() | (self.piece_kind.val() == piece::KING) {
                    self.phase.d.next = Phase::Walking;
                }
            }
        }
        if self.reset.val() {
            self.phase.d.next = Phase::Idle;
        }

        self.kind.d.next = self.then_kind.val();
        self.origin.d.next = self.then_from.val();
        self.square.d.next = self.then_at.val();
        self.next_kind.next = self.then_kind.val();
        self.next_from.next = self.then_from.val();
        self.next_at.next = self.then_at.val();
        self.at.next = self.square.q.val();
        self.from.next = self.origin.q.val();
        self.jumping.next = self.phase.q.val() == Phase::Jumps;
        self.side.next = self.colour.q.val();
        self.lift.next = self.guards.val() | self.traps.val();
        self.lifted.next = self.outer_origin.q.val();
        self.walker.next = self.kind.q.val();
        self.front.next = self.front_square.q.val();
        self.idle.next = self.phase.q.val() == Phase::Idle;
        self.query_held.next = self.query_kind.q.val();
    }
}
