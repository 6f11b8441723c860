//! Positions and answers: every position that goes in has one answer, its own, in its turn.

use super::names as n;
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word, wide};
use crate::proof::{Claim, Lemma, Method};

/// Stages in which a position is under way before its answer is stored.
const STAGES: usize = 13;

/// How the registers of the places hang together.
fn invariant(graph: &Graph, circuit: &Circuit, state: &State) -> Vec<(&'static str, Lit)> {
    let get = |name| circuit.get(state, name);
    let (held, waiting) = (get(n::HELD), get(n::WAITING));
    let under_way = graph.count(&get(n::STAGES), 5);
    let filled = graph.add(&get(n::NEXT_FILL), &under_way[..4]);
    let answered = graph.add(&get(n::NEXT_ANSWER), &waiting[..4]);
    let owed = graph.add(&wide(&waiting, 6), &wide(&under_way, 6));
    vec![
        (
            "the places owed are those under way and those waiting",
            graph.equal(&owed, &wide(&held, 6)),
        ),
        (
            "no more than sixteen are owed",
            !graph.less(&graph.number(16, 5), &held),
        ),
        (
            "places are filled in the order of the positions",
            graph.equal(&filled, &get(n::NEXT_ENTRY)),
        ),
        (
            "and answered in the order in which they are filled",
            graph.equal(&answered, &get(n::NEXT_FILL)),
        ),
    ]
}

/// A word of a memory, at a place.
fn at(graph: &Graph, circuit: &Circuit, state: &State, memory: &str, place: &[Lit]) -> Word {
    graph.read(&circuit.words(state, &n::words(memory), 16), place)
}

/// The followed position is in a stage, counted from 0, and will be answered at a place.
fn under_way(graph: &Graph, circuit: &Circuit, state: &State, stage: usize, place: &[Lit]) -> Lit {
    let stages = circuit.get(state, n::STAGES);
    // As many have come in since, itself counted.
    let since = graph.count(&stages[..=stage], 4);
    let entry = graph.add(place, &since);
    graph.and(
        stages[stage],
        graph.equal(&entry, &circuit.get(state, n::NEXT_ENTRY)),
    )
}

/// The followed position's answer waits at a place: how many go before it.
fn before(graph: &Graph, circuit: &Circuit, state: &State, place: &[Lit]) -> (Word, Lit) {
    let answer: Word = circuit
        .get(state, n::NEXT_ANSWER)
        .iter()
        .map(|&bit| !bit)
        .collect();
    // The difference: one's complement, and one.
    let more = graph.add(place, &answer);
    let before = graph.add(&more, &graph.number(1, 4));
    let waits = graph.less(&wide(&before, 5), &circuit.get(state, n::WAITING));
    (before, waits)
}

/// What comes out in a clock: the answer as one word, as it is stored.
fn answer(graph: &Graph, frame: &Frame<'_>) -> Word {
    let flags = [n::ANSWER_CHECK, n::ANSWER_MATE, n::ANSWER_STALEMATE];
    let flags = flags.map(|name| frame.bit(name));
    [
        &frame.word(n::ANSWER_COUNT)[..],
        &flags,
        &graph.number(0, 3),
    ]
    .concat()
}

/// A claim about any clock without a reset, its state as the invariant says.
fn any_clock<'a>(graph: &Graph, circuit: &'a Circuit, claim: &mut Claim) -> (State, Frame<'a>) {
    let state = circuit.any_state(graph);
    for (_, holds) in invariant(graph, circuit, &state) {
        claim.given(holds);
    }
    let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
    (state, frame)
}

/// The lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "count/order",
        says: "A position taken gets a place and keeps it with its tag; after thirteen clocks its number is stored there; \
               it is offered when all before it are answered, stays until it is taken, and leaves then, whatever else \
               comes. An offer waits for no input. A position is taken in every clock without a reset in which fewer than \
               sixteen answers are owed.",
        assumes: &[],
        method: Method::Induction,
        cases: Vec::new(),
    };
    for (name, powers_up) in [("power-up", true), ("reset", false)] {
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let state = if powers_up {
                circuit.initial_state(graph)
            } else {
                let any = circuit.any_state(graph);
                let frame = circuit.clock(graph, &any, &[(n::RESET, vec![TRUE])], &[]);
                claim.goal("nothing is taken with it", !frame.bit(n::POSITION_READY));
                frame.next()
            };
            for (name, holds) in invariant(graph, circuit, &state) {
                claim.goal(name, holds);
            }
            claim.goal(
                "nothing is owed",
                graph.is(&circuit.get(&state, n::HELD), 0),
            );
            claim
        });
    }
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let (state, frame) = any_clock(graph, circuit, &mut claim);
        let next = frame.next();
        for (name, holds) in invariant(graph, circuit, &next) {
            claim.goal(name, holds);
        }
        let ready = frame.bit(n::POSITION_READY);
        let held = circuit.get(&state, n::HELD);
        claim.goal(
            "taken while fewer than sixteen are owed",
            graph.same(ready, graph.less(&held, &graph.number(16, 5))),
        );
        let stages = circuit.get(&state, n::STAGES);
        let enters = graph.and(frame.bit(n::POSITION_VALID), ready);
        let on = [&[enters], &stages[..STAGES - 1]].concat();
        claim.goal(
            "no stage stands still",
            graph.equal(&circuit.get(&next, n::STAGES), &on),
        );
        let leaves = graph.and(frame.bit(n::ANSWER_VALID), frame.bit(n::ANSWER_READY));
        let more = |name: &str, by: Lit| -> Word {
            let number = circuit.get(&state, name);
            let mut one = graph.number(0, number.len());
            one[0] = by;
            graph.add(&number, &one)
        };
        let left = graph.add(&circuit.get(&next, n::HELD), &{
            let mut one = graph.number(0, 5);
            one[0] = leaves;
            one
        });
        claim.goal(
            "one more is owed with a position, one less with an answer",
            graph.equal(&left, &more(n::HELD, enters)),
        );
        for (name, by) in [(n::NEXT_ENTRY, enters), (n::NEXT_ANSWER, leaves)] {
            claim.goal(
                name,
                graph.equal(&circuit.get(&next, name), &more(name, by)),
            );
        }
        let waits = graph.is(&circuit.get(&state, n::WAITING), 0);
        claim.goal(
            "an answer that waits is offered",
            graph.same(frame.bit(n::ANSWER_VALID), !waits),
        );
        let other = circuit.clock(graph, &state, &[], &[]);
        let offered = [
            n::ANSWER_VALID,
            n::ANSWER_TAG,
            n::ANSWER_COUNT,
            n::ANSWER_CHECK,
            n::ANSWER_MATE,
            n::ANSWER_STALEMATE,
        ];
        for name in offered {
            claim.goal(
                format!("{name} waits for no input"),
                graph.equal(&frame.word(name), &other.word(name)),
            );
        }
        claim
    });
    lemma.ask("cycles", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let clocks = circuit.get(&state, n::CLOCKS);
        let one = graph.number(1, 16);
        let enters = graph.and(frame.bit(n::POSITION_VALID), frame.bit(n::POSITION_READY));
        let right = graph.choose(
            graph.is(&circuit.get(&state, n::HELD), 0),
            &graph.choose(enters, &one, &clocks),
            &graph.add(&clocks, &one),
        );
        claim.goal(
            "cycles counts while anything is owed",
            graph.equal(&circuit.get(&frame.next(), n::CLOCKS), &right),
        );
        claim.goal(
            "cycles is told",
            graph.equal(&frame.word(n::CYCLES), &clocks),
        );
        claim
    });
    lemma.ask("a position comes in", move |graph| {
        let mut claim = Claim::default();
        let (state, frame) = any_clock(graph, circuit, &mut claim);
        claim.given(graph.and(frame.bit(n::POSITION_VALID), frame.bit(n::POSITION_READY)));
        let place = circuit.get(&state, n::NEXT_ENTRY);
        let next = frame.next();
        claim.goal(
            "its stage and place",
            under_way(graph, circuit, &next, 0, &place),
        );
        let tag = at(graph, circuit, &next, "tags", &place);
        claim.goal("its tag", graph.equal(&tag, &frame.word(n::POSITION_TAG)));
        claim
    });
    for stage in 0..STAGES {
        lemma.ask(format!("it is in stage {}", stage + 1), move |graph| {
            let mut claim = Claim::default();
            let (state, frame) = any_clock(graph, circuit, &mut claim);
            let place = graph.word(4);
            claim.given(under_way(graph, circuit, &state, stage, &place));
            let next = frame.next();
            let kept = |memory| {
                let [was, is] =
                    [&state, &next].map(|state| at(graph, circuit, state, memory, &place));
                graph.equal(&was, &is)
            };
            claim.goal("its tag stays", kept("tags"));
            if stage + 1 < STAGES {
                let on = under_way(graph, circuit, &next, stage + 1, &place);
                claim.goal("it goes on", on);
            } else {
                let stored = at(graph, circuit, &next, "counts", &place);
                claim.goal(
                    "its answer is stored",
                    graph.equal(&stored, &frame.word(n::FOUND)),
                );
                claim.goal("it waits", before(graph, circuit, &next, &place).1);
            }
            claim
        });
    }
    lemma.ask("its answer waits", move |graph| {
        let mut claim = Claim::default();
        let (state, frame) = any_clock(graph, circuit, &mut claim);
        let place = graph.word(4);
        let (ahead, waits) = before(graph, circuit, &state, &place);
        claim.given(waits);
        let next = frame.next();
        let stored = |memory| at(graph, circuit, &state, memory, &place);
        let first = graph.is(&ahead, 0);
        claim.goal(
            "the first is offered with its tag",
            graph.implies(
                first,
                graph.all([
                    frame.bit(n::ANSWER_VALID),
                    graph.equal(&frame.word(n::ANSWER_TAG), &stored("tags")),
                    graph.equal(&answer(graph, &frame)[..13], &stored("counts")[..13]),
                ]),
            ),
        );
        let leaves = frame.bit(n::ANSWER_READY);
        let (then, still) = before(graph, circuit, &next, &place);
        let less = graph.add(&then, &[&[leaves][..], &[FALSE; 3]].concat());
        claim.goal(
            "one less goes before it if one is taken",
            graph.implies(
                !graph.and(first, leaves),
                graph.and(still, graph.equal(&less, &ahead)),
            ),
        );
        claim.goal(
            "when it is taken it waits no more",
            graph.implies(graph.and(first, leaves), !still),
        );
        for memory in ["tags", "counts"] {
            let then = at(graph, circuit, &next, memory, &place);
            claim.goal(
                format!("its place of {memory} stays"),
                graph.or(
                    graph.and(first, leaves),
                    graph.equal(&then, &stored(memory)),
                ),
            );
        }
        claim
    });
    lemma
}
