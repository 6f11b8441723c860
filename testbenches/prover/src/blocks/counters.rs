//! The counters `cycles` and `visited` of the compact generator and of the attack unit (lemma `counters`).

use kit::prelude::*;

/// What a unit's counters count.
pub struct Counters {
    /// The lemma's name.
    pub name: &'static str,
    /// The lemmas that it assumes.
    pub assumes: &'static str,
    /// The request that starts a walk, with its `_valid` and `_ready`.
    pub starts: [&'static str; 2],
    /// The walk's phase; 0 is idle.
    pub phase: &'static str,
    /// The walk leaves a visited square.
    pub visits: &'static str,
}

/// Returns the lemma.
pub fn lemma<'a>(circuit: &'a Circuit, counters: &'static Counters) -> Lemma<'a> {
    Lemma::induction(
        counters.name,
        "A start sets `cycles` to 1 and `visited` to 0. From then on, each clock in which the unit is not idle adds 1 \
         to `cycles`, and each clock in which the walk leaves a visited square adds 1 to `visited`, modulo 65,536. \
         Otherwise both hold.",
        counters.assumes,
    )
    .with_case("any clock", move |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next().clock(&[], &[]);
        let busy = !state.is(counters.phase, 0);
        let starts = all(counters.starts.map(|name| frame.bit(name)));
        let visits = frame.bit(counters.visits);
        for (name, first, adds) in [("cycles", 1, busy), ("visited", 0, visits)] {
            let sum = add(&frame.word(name), &wide(&[adds], 16));
            let right = choose(starts, &constant(first, 16), &sum);
            claim.assert(name, next.equals(name, &right));
        }
        claim.assert("an idle unit visits no square", busy | !visits);
    })
}
