//! The board in the circuit's registers, and a clock of a query under way.

use super::names::{self as n, phase};
use crate::chess::{Choice, Position, Rules};
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word};
use crate::movegen::board::{nibbles, planes_of, squares};
use crate::movegen::chain::{self, Entry};
use crate::proof::Claim;

/// The board a state holds, a side taken to be the mover. There are no rights and no en passant square on it.
pub fn position(circuit: &Circuit, state: &State, black: Lit) -> Position {
    let ranks = n::RANKS.map(|rank| circuit.get(state, rank));
    Position {
        squares: squares(&ranks),
        black,
        rights: [FALSE; 4],
        passant: FALSE,
        target: vec![FALSE; 64],
    }
}

/// The board image of a state, to tell a counterexample.
pub fn image(graph: &Graph, circuit: &Circuit, state: &State) -> Vec<Word> {
    let ranks = n::RANKS.map(|rank| circuit.get(state, rank));
    nibbles(&ranks).chain([graph.number(0, 32)]).collect()
}

/// What a case fixes of a state: the query, the phase, and the type of the piece that walks.
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

/// A state of a query under way, of which no more is known than what the case fixes and the lemma `under_way`.
pub fn under_way(graph: &Graph, circuit: &Circuit, fixed: Fixed) -> State {
    let mut state = circuit.any_state(graph);
    circuit.set(&mut state, n::PHASE, &graph.number(fixed.phase, 4));
    circuit.set(&mut state, n::QUERY, &graph.number(fixed.query, 3));
    for (name, kind) in [(n::KIND, fixed.kind), (n::OUTER_KIND, fixed.outer)] {
        if let Some(kind) = kind {
            circuit.set(&mut state, name, &graph.number(kind, 3));
        }
    }
    set_under_way(graph, circuit, &mut state);
    state
}

/// Puts what the lemma `under_way` says into the registers.
pub fn set_under_way(graph: &Graph, circuit: &Circuit, state: &mut State) {
    let rank = circuit.get(state, n::SQUARE)[3..6].to_vec();
    let planes = planes_of(graph, circuit, state, &rank);
    circuit.set(state, n::WALK_PLANES, &planes);
    circuit.set(state, n::COPYING, &[FALSE]);
}

/// The lines of the lemma `under_way`: what holds in each state of any query.
pub fn holds(graph: &Graph, circuit: &Circuit, state: &State) -> Vec<(&'static str, Lit)> {
    let get = |name| circuit.get(state, name);
    let planes = planes_of(graph, circuit, state, &get(n::SQUARE)[3..6]);
    let last = graph.and(get(n::OFFERED)[0], get(n::OFFERED_LAST)[0]);
    vec![
        (
            "the walk has its rank before it",
            graph.equal(&get(n::WALK_PLANES), &planes),
        ),
        ("no board comes in", !get(n::COPYING)[0]),
        (
            "the last word is offered when all is given, and only then",
            graph.same(last, graph.is(&get(n::PHASE), phase::FLUSHING)),
        ),
    ]
}

/// A clock of a query without a reset: posdata's answer is a free word of which is given what its lemma shows, for each
/// of these squares.
pub fn clock<'a>(
    rules: &Rules<'_>,
    circuit: &'a Circuit,
    state: &State,
    claim: &mut Claim,
    others: &[&Choice],
) -> Frame<'a> {
    let graph = rules.graph;
    let (nextpos, nextdir) = (graph.word(6), graph.word(6));
    let entry = Entry {
        kind: circuit.get(state, n::KIND),
        from: circuit.get(state, n::ORIGIN),
        at: circuit.get(state, n::SQUARE),
        nextpos: nextpos.clone(),
        nextdir: nextdir.clone(),
    };
    for other in others {
        claim.given(chain::says(rules, &entry, other));
    }
    circuit.clock(
        graph,
        state,
        &[(n::RESET, vec![FALSE])],
        &[(n::NEXTPOS, nextpos), (n::NEXTDIR, nextdir)],
    )
}

/// A word goes to the stream in this clock, and it is no last one, or it is.
pub fn accepted(graph: &Graph, frame: &Frame<'_>, last: bool) -> Lit {
    let which = frame.bit(n::GIVEN_LAST).negated_if(!last);
    graph.all([frame.bit(n::GIVEN), frame.bit(n::ROOM), which])
}

/// The sink stalls in this clock.
pub fn stalls(graph: &Graph, frame: &Frame<'_>) -> Lit {
    graph.and(frame.bit(n::ANSWER_VALID), !frame.bit(n::ANSWER_READY))
}

/// The phase is one of these.
pub fn phases(graph: &Graph, circuit: &Circuit, state: &State, phases: &[u64]) -> Lit {
    let phase = circuit.get(state, n::PHASE);
    graph.any(phases.iter().map(|&which| graph.is(&phase, which)))
}

/// What to print of a counterexample.
pub fn show(graph: &Graph, circuit: &Circuit, state: &State, claim: &mut Claim) {
    claim.image = image(graph, circuit, state);
    for name in [
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
    ] {
        claim.show(name, circuit.get(state, name));
    }
}
