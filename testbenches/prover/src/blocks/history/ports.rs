//! The ports output the registers that the other lemmas use (lemma `ports`).

use super::names as n;
use kit::prelude::*;

/// Each port, and the register that the other lemmas use for it.
const PORTS: [(&str, &str); 6] = [
    (n::ANSWER_VALID, n::OFFERED),
    (n::ANSWER_WORD, n::OFFERED_WORD),
    (n::CYCLES, n::CLOCKS),
    (n::STEPS, n::STEPPED),
    (n::HELD, n::KEPT),
    (n::REVERSIBLE, n::RUN),
];

/// Returns the lemma; its name is that in the unit.
pub fn lemma<'a>(circuit: &'a Circuit, name: &'static str) -> Lemma<'a> {
    Lemma::unrolled(
        name,
        "In every clock, for any inputs, the ports output the registers of the answer, of `cycles` and `steps`, and of \
         the numbers of kept and reversible moves. `last` is high while the last word is offered.",
        "",
    )
    .with_case("any clock", move |claim| {
        let (state, frame) = circuit.any_clock();
        for (port, register) in PORTS {
            claim.assert(port, frame.equals(port, &state.get(register)));
        }
        let [offered, last] = [n::OFFERED, n::OFFERED_LAST].map(|name| state.bit(name));
        claim.assert(
            n::ANSWER_LAST,
            frame.bit(n::ANSWER_LAST).same(offered & last),
        );
    })
}

/// Whether a request is accepted in a clock.
fn taken(frame: &Frame<'_>, valid: &str, ready: &str) -> Lit {
    frame.bit(valid) & frame.bit(ready)
}

/// Whether a query is accepted.
pub fn query_taken(frame: &Frame<'_>) -> Lit {
    taken(frame, n::QUERY_VALID, n::QUERY_READY)
}

/// Whether a load, a push or a pop is accepted.
pub fn change_taken(frame: &Frame<'_>) -> Lit {
    any([
        taken(frame, n::LOAD_VALID, n::LOAD_READY),
        taken(frame, n::PUSH_VALID, n::PUSH_READY),
        taken(frame, n::POP_VALID, n::POP_READY),
    ])
}
