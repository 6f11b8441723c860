//! What the ports tell.

use super::names as n;
use crate::kit::circuit::{Circuit, Frame};
use crate::kit::graph::{Graph, Lit};
use crate::proof::{Claim, Lemma, Method};

/// Each port, and the register of which the other lemmas speak.
const PORTS: [(&str, &str); 6] = [
    (n::ANSWER_VALID, n::OFFERED),
    (n::ANSWER_WORD, n::OFFERED_WORD),
    (n::CYCLES, n::CLOCKS),
    (n::STEPS, n::STEPPED),
    (n::HELD, n::KEPT),
    (n::REVERSIBLE, n::RUN),
];

/// The lemma, by its name in a unit.
pub fn lemma<'a>(circuit: &'a Circuit, name: &'static str) -> Lemma<'a> {
    let mut lemma = Lemma {
        name,
        says: "In every clock, whatever comes in: the ports tell what is offered, the clocks and steps counted, the moves kept \
               and how many of them are reversible; last is told of the last word while it is offered.",
        assumes: &[],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        for (port, register) in PORTS {
            claim.goal(
                port,
                graph.equal(&frame.word(port), &circuit.get(&state, register)),
            );
        }
        let [offered, last] =
            [n::OFFERED, n::OFFERED_LAST].map(|name| circuit.get(&state, name)[0]);
        claim.goal(
            n::ANSWER_LAST,
            graph.same(frame.bit(n::ANSWER_LAST), graph.and(offered, last)),
        );
        claim
    });
    lemma
}

/// A request is taken in a clock.
fn taken(graph: &Graph, frame: &Frame<'_>, valid: &str, ready: &str) -> Lit {
    graph.and(frame.bit(valid), frame.bit(ready))
}

/// A query is.
pub fn is_asked(graph: &Graph, frame: &Frame<'_>) -> Lit {
    taken(graph, frame, n::QUERY_VALID, n::QUERY_READY)
}

/// A load, a push or a pop is.
pub fn is_changed(graph: &Graph, frame: &Frame<'_>) -> Lit {
    graph.any([
        taken(graph, frame, n::LOAD_VALID, n::LOAD_READY),
        taken(graph, frame, n::PUSH_VALID, n::PUSH_READY),
        taken(graph, frame, n::POP_VALID, n::POP_READY),
    ])
}
