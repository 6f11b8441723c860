//! The board in the circuit's registers, and a clock of a query in progress.

use super::names::{self as n, phase};
use crate::blocks::board::{nibbles, planes_of, squares};
use crate::blocks::chain::{self, Entry};
use kit::prelude::*;
use spec::rules::{Choice, Position, Rules};

/// Returns the board in a state, with this side to move, and without rights or an en passant square.
pub fn position(state: &State<'_>, black: Lit) -> Position {
    let ranks = n::RANKS.map(|rank| state.get(rank));
    Position {
        squares: squares(&ranks),
        black,
        rights: [FALSE; 4],
        passant: FALSE,
        target: vec![FALSE; 64],
    }
}

/// Returns the board image of a state, to print a counterexample.
pub fn image(state: &State<'_>) -> Vec<Word> {
    let ranks = n::RANKS.map(|rank| state.get(rank));
    nibbles(&ranks).chain([constant(0, 32)]).collect()
}

/// What a case fixes: the query, the phase, and the types of the pieces that walk.
#[derive(Clone, Copy)]
pub struct Fixed {
    /// The query.
    pub query: u64,
    /// The phase.
    pub phase: u64,
    /// The type of the piece that walks.
    pub kind: Option<u64>,
    /// The type of the piece of the outer walk.
    pub outer: Option<u64>,
}

/// Returns a state of a query in progress: arbitrary, except for what the case fixes and the lemma `under_way` states.
pub fn under_way(circuit: &Circuit, fixed: Fixed) -> State<'_> {
    let mut state = circuit.any_state();
    state.set_number(n::PHASE, fixed.phase);
    state.set_number(n::QUERY, fixed.query);
    for (name, kind) in [(n::KIND, fixed.kind), (n::OUTER_KIND, fixed.outer)] {
        if let Some(kind) = kind {
            state.set_number(name, kind);
        }
    }
    set_under_way(&mut state);
    state
}

/// Sets the registers that the lemma `under_way` determines.
pub fn set_under_way(state: &mut State<'_>) {
    let rank = state.get(n::SQUARE)[3..6].to_vec();
    let planes = planes_of(state, &rank);
    state.set(n::WALK_PLANES, &planes);
    state.set(n::COPYING, &[FALSE]);
}

/// The lines of the lemma `under_way`: what holds in each state of any query.
pub fn holds(state: &State<'_>) -> Lines {
    let get = |name| state.get(name);
    let planes = planes_of(state, &get(n::SQUARE)[3..6]);
    let last = get(n::OFFERED)[0] & get(n::OFFERED_LAST)[0];
    kit::lines! {
        "the walk reads the rank of its square" => state.equals(n::WALK_PLANES, &planes);
        "no board is being stored" => !get(n::COPYING)[0];
        "the last word is offered exactly when everything has been emitted" =>
            last.same(state.is(n::PHASE, phase::FLUSHING));
    }
}

/// Computes a clock of a query without a reset. Posdata's answer is an unconstrained word; the claim assumes what the
/// lemma `posdata` proves about it for each of these squares.
pub fn clock<'a>(
    rules: &Rules<'_>,
    state: &State<'a>,
    claim: &mut Claim,
    others: &[&Choice],
) -> Frame<'a> {
    let (nextpos, nextdir) = (free_word(6), free_word(6));
    let entry = Entry {
        kind: state.get(n::KIND),
        from: state.get(n::ORIGIN),
        at: state.get(n::SQUARE),
        nextpos: nextpos.clone(),
        nextdir: nextdir.clone(),
    };
    for other in others {
        claim.assume(chain::says(rules, &entry, other));
    }
    state.clock(
        &[(n::RESET, vec![FALSE])],
        &[(n::NEXTPOS, nextpos), (n::NEXTDIR, nextdir)],
    )
}

/// Whether a word is emitted to the stream in this clock, and whether it is marked as last agrees with `last`.
pub fn accepted(frame: &Frame<'_>, last: bool) -> Lit {
    let which = frame.bit(n::STREAM_IN_LAST).negated_if(!last);
    all([
        frame.bit(n::STREAM_IN_VALID),
        frame.bit(n::STREAM_IN_READY),
        which,
    ])
}

/// Whether the sink stalls in this clock.
pub fn stalls(frame: &Frame<'_>) -> Lit {
    frame.bit(n::ANSWER_VALID) & !frame.bit(n::ANSWER_READY)
}

/// Whether the phase is one of these.
pub fn phases(state: &State<'_>, phases: &[u64]) -> Lit {
    let phase = state.get(n::PHASE);
    any(phases.iter().map(|&which| is(&phase, which)))
}

/// Adds the words to print for a counterexample.
pub fn show(state: &State<'_>, claim: &mut Claim) {
    claim.image = image(state);
    claim.show_registers(
        state,
        &[
            n::QUERY,
            n::PHASE,
            n::COLOUR,
            n::KIND,
            n::ORIGIN,
            n::SQUARE,
            n::OUTER_KIND,
            n::OUTER_ORIGIN,
            n::RESUME,
            n::PUSH,
            n::PUSHING,
            n::FRONT,
            n::SUM,
            n::AFFIRMED,
        ],
    );
}
