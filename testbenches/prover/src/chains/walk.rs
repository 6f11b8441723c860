//! The walk back through the moves, and the answer.
//!
//! The moves have numbers; the newest is the one before the head. A walking state in which the move of a number is being
//! taken back holds that move, has the one before it read, and asks next for the one before that.

use super::moves::{any_free, before, is_free, moves};
use super::names::{self as n, phase};
use crate::history::boards::Move;
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word, wide};
use crate::proof::{Claim, Lemma, Method};

/// The registers in which a walk keeps what it has counted and what it was asked.
const COUNTED: [&str; 3] = [n::COUNT, n::NEAREST, n::STOPS_FIRST];

/// A walking state is as it should be while the move of this number is being taken back.
fn walking(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    number: &[Lit],
) -> Vec<(&'static str, Lit)> {
    let get = |name| circuit.get(state, name);
    let moves = moves(circuit, state);
    let mv = Move::of(&graph.read(&moves, number));
    let next = before(graph, number);
    let (run, distance) = (get(n::RUN), graph.minus(&get(n::HEAD), number));
    let is = |name, word: &Word| graph.equal(&get(name), word);
    let below = |number, word: &Word| graph.less(&graph.number(number, 9), word);
    vec![
        ("where the move came from", is(n::FROM, &mv.from)),
        ("where it went", is(n::TO, &mv.to)),
        ("its piece", is(n::PIECE, &mv.piece)),
        (
            "the move before it",
            is(n::MOVE, &graph.read(&moves, &next)),
        ),
        (
            "the number of the one before that",
            is(n::NEXT_MOVE, &before(graph, &next)),
        ),
        ("the distance", is(n::DISTANCE, &distance)),
        ("the moves left", is(n::LEFT, &graph.minus(&run, &distance))),
        ("no more than are reversible", !graph.less(&run, &distance)),
        ("one at least", below(0, &distance)),
        ("four at least are reversible", below(3, &run)),
        ("and 510 at most", !below(510, &run)),
        ("the count begins at 1", !graph.is(&get(n::COUNT), 0)),
        (
            "each move is a step",
            graph.equal(&graph.plus(&get(n::STEPPED), 1), &wide(&distance, 16)),
        ),
        ("no move settles", !get(n::SETTLING)[0]),
        ("nothing is offered", !get(n::OFFERED)[0]),
    ]
}

/// A state in which the move of a number of which nothing is known is being taken back, what was read in place.
fn any_walking(graph: &Graph, circuit: &Circuit, claim: &mut Claim, phase: u64) -> (State, Word) {
    let mut state = circuit.any_state(graph);
    circuit.set(&mut state, n::PHASE, &graph.number(phase, 3));
    let number = graph.word(9);
    let moves = moves(circuit, &state);
    let next = before(graph, &number);
    let mv = Move::of(&graph.read(&moves, &number));
    for (register, word) in [
        (n::FROM, mv.from),
        (n::TO, mv.to),
        (n::PIECE, mv.piece),
        (n::MOVE, graph.read(&moves, &next)),
        (n::NEXT_MOVE, before(graph, &next)),
    ] {
        circuit.set(&mut state, register, &word);
    }
    for (_, holds) in walking(graph, circuit, &state, &number) {
        claim.given(holds);
    }
    for name in [n::HEAD, n::RUN, n::LEFT, n::DISTANCE, n::COUNT, n::OPEN] {
        claim.show(name, circuit.get(&state, name));
    }
    (state, number)
}

fn clock<'a>(graph: &Graph, circuit: &'a Circuit, state: &State) -> Frame<'a> {
    circuit.clock(graph, state, &[(n::RESET, vec![FALSE])], &[])
}

/// The registers keep what they hold.
fn keeps(graph: &Graph, circuit: &Circuit, state: &State, next: &State, names: &[&str]) -> Lit {
    let same = |name: &&str| graph.equal(&circuit.get(state, name), &circuit.get(next, name));
    graph.all(names.iter().map(same).collect::<Vec<_>>())
}

/// The start.
fn start(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/start",
        says: "A query taken begins with the newest move, this one occurrence counted, or if fewer than four moves are \
               reversible is declined.",
        assumes: &["chains/ready", "chains/exclusive", "chains/kept"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any history", move |graph| {
        let mut claim = Claim::default();
        let state = any_free(graph, circuit, true);
        let run = circuit.get(&state, n::RUN);
        claim.given(!graph.less(&graph.number(510, 9), &run));
        claim.given(!graph.less(&circuit.get(&state, n::KEPT), &run));
        claim.given(!circuit.get(&state, n::OFFERED)[0]);
        let frame = clock(graph, circuit, &state);
        claim.given(graph.and(frame.bit(n::QUERY_VALID), frame.bit(n::QUERY_READY)));
        let next = frame.next();
        let get = |name| circuit.get(&next, name);
        let few = graph.less(&run, &graph.number(4, 9));
        let is = |phase| graph.is(&get(n::PHASE), phase);
        claim.goal(
            "few moves are declined",
            graph.same(is(phase::DECLINING), few),
        );
        claim.goal(
            "else they are taken back",
            graph.same(is(phase::SCANNING), !few),
        );
        let newest = before(graph, &circuit.get(&state, n::HEAD));
        for (name, holds) in walking(graph, circuit, &next, &newest) {
            claim.goal(name, graph.or(few, holds));
        }
        claim.goal("one is counted", graph.is(&get(n::COUNT), 1));
        claim.goal("none is nearest", graph.is(&get(n::NEAREST), 0));
        let first = frame.word(n::QUERY_MODE)[0];
        claim.goal("what is asked", graph.same(get(n::STOPS_FIRST)[0], first));
        claim.goal("no step", graph.is(&get(n::STEPPED), 0));
        claim.goal("one clock", graph.is(&get(n::CLOCKS), 1));
        claim
    });
    lemma
}

/// A clock that is spent on the list.
fn holds(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/holds",
        says: "While the list is gone through and linked, the move, its number and what is counted stay as they are.",
        assumes: &["chains/start", "chains/exclusive"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    for (name, phase) in [("scanning", phase::SCANNING), ("linking", phase::LINKING)] {
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let (state, number) = any_walking(graph, circuit, &mut claim, phase);
            let next = clock(graph, circuit, &state).next();
            for (name, holds) in walking(graph, circuit, &next, &number) {
                claim.goal(name, holds);
            }
            let counted = keeps(graph, circuit, &state, &next, &COUNTED);
            claim.goal("what is counted", counted);
            claim
        });
    }
    lemma
}

/// What a walk has counted once a position is judged: `same` tells whether its board is the examined one.
struct Verdict {
    count: Word,
    nearest: Word,
    stops: Lit,
    at_end: Lit,
}

fn verdict(graph: &Graph, circuit: &Circuit, state: &State, number: &[Lit], same: Lit) -> Verdict {
    let get = |name| circuit.get(state, name);
    let distance = graph.minus(&get(n::HEAD), number);
    // The same side is to move after an even number of moves.
    let found = graph.and(same, !distance[0]);
    let (count, nearest) = (get(n::COUNT), get(n::NEAREST));
    let grows = graph.and(found, !graph.is(&count, 127));
    let first = graph.and(found, graph.is(&count, 1));
    let at_end = graph.equal(&distance, &get(n::RUN));
    Verdict {
        count: graph.choose(grows, &graph.plus(&count, 1), &count),
        nearest: graph.choose(first, &distance, &nearest),
        stops: graph.or(at_end, graph.and(found, get(n::STOPS_FIRST)[0])),
        at_end,
    }
}

/// The answer's word.
fn answer(graph: &Graph, circuit: &Circuit, state: &State, verdict: &Verdict) -> Word {
    let get = |name| circuit.get(state, name);
    let mut word = graph.number(0, 32);
    word[13] = !graph.is(&verdict.count, 1);
    let none_older = graph.equal(&get(n::RUN), &get(n::KEPT));
    word[14] = graph.all([get(n::DROPPED)[0], none_older, verdict.at_end]);
    word[15] = !verdict.at_end;
    word[16..23].copy_from_slice(&verdict.count);
    word[23..32].copy_from_slice(&verdict.nearest);
    word
}

/// A position is judged.
fn judge(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/judge",
        says: "A position come back to is counted if its board is the examined one and the same side is to move. The walk \
               ends with the answer at the last reversible move, or at the nearest repetition if asked to; else the next \
               move is taken up in the clock after. No clock is lost to the sink.",
        assumes: &["chains/empty", "chains/holds", "chains/exclusive"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any position", move |graph| {
        let mut claim = Claim::default();
        let (state, number) = any_walking(graph, circuit, &mut claim, phase::JUDGING);
        // The lemma `empty`: no chain is open exactly if the boards are the same.
        let same = graph.var();
        let open = circuit.get(&state, n::OPEN);
        claim.given(graph.same(same, graph.is(&open, 0)));
        claim.given(!graph.less(&graph.number(32, 6), &open));
        let verdict = verdict(graph, circuit, &state, &number, same);
        let next = clock(graph, circuit, &state).next();
        let get = |name| circuit.get(&next, name);
        let is = |phase| graph.is(&get(n::PHASE), phase);
        let stops = verdict.stops;
        claim.goal(
            "it ends when it should",
            graph.same(is(phase::FLUSHING), stops),
        );
        claim.goal("and else goes on", graph.same(is(phase::SCANNING), !stops));
        let word = answer(graph, circuit, &state, &verdict);
        let offered = graph.all([
            get(n::OFFERED)[0],
            get(n::OFFERED_LAST)[0],
            graph.equal(&get(n::OFFERED_WORD), &word),
        ]);
        claim.goal("the answer is offered", graph.implies(stops, offered));
        let distance = graph.minus(&circuit.get(&state, n::HEAD), &number);
        let steps = graph.equal(&get(n::STEPPED), &wide(&distance, 16));
        claim.goal("a step", steps);
        let mut goes_on = |name: &str, holds| claim.goal(name, graph.or(stops, holds));
        for (name, holds) in walking(graph, circuit, &next, &before(graph, &number)) {
            goes_on(name, holds);
        }
        goes_on("the count", graph.equal(&get(n::COUNT), &verdict.count));
        goes_on(
            "the nearest",
            graph.equal(&get(n::NEAREST), &verdict.nearest),
        );
        goes_on(
            "what is asked",
            keeps(graph, circuit, &state, &next, &[n::STOPS_FIRST]),
        );
        claim
    });
    lemma
}

/// What comes before the walk and after it.
fn ends(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/ends",
        says: "A query declined is answered in the next clock: not repeated, once so far; dropped moves are told if all kept \
               are reversible. The answer stays until it is taken, and then the unit is free. Cycles are the clocks from \
               the start to there, both counted, modulo 65,536.",
        assumes: &["chains/start", "chains/judge", "chains/exclusive"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("declining", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        circuit.set(&mut state, n::PHASE, &graph.number(phase::DECLINING, 3));
        let get = |name| circuit.get(&state, name);
        let counted = [graph.is(&get(n::COUNT), 1), graph.is(&get(n::NEAREST), 0)];
        claim.given(graph.all(counted));
        claim.given(!get(n::OFFERED)[0]);
        let next = clock(graph, circuit, &state).next();
        let stays = keeps(
            graph,
            circuit,
            &state,
            &next,
            &[n::COUNT, n::NEAREST, n::STEPPED],
        );
        claim.goal("nothing is counted", stays);
        let verdict = Verdict {
            count: graph.number(1, 7),
            nearest: graph.number(0, 9),
            stops: true.into(),
            at_end: true.into(),
        };
        let word = answer(graph, circuit, &state, &verdict);
        let offered = graph.all([
            graph.is(&circuit.get(&next, n::PHASE), phase::FLUSHING),
            circuit.get(&next, n::OFFERED)[0],
            graph.equal(&circuit.get(&next, n::OFFERED_WORD), &word),
        ]);
        claim.goal("the answer is offered", offered);
        claim
    });
    lemma.ask("the answer", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        circuit.set(&mut state, n::PHASE, &graph.number(phase::FLUSHING, 3));
        let get = |name| circuit.get(&state, name);
        claim.given(graph.all([
            get(n::OFFERED)[0],
            get(n::OFFERED_LAST)[0],
            !get(n::SETTLING)[0],
        ]));
        let frame = clock(graph, circuit, &state);
        let (next, taken) = (frame.next(), frame.bit(n::ANSWER_READY));
        let free = graph.and(
            is_free(graph, circuit, &next),
            !circuit.get(&next, n::OFFERED)[0],
        );
        claim.goal("free when it is taken", graph.implies(taken, free));
        let waits = [n::OFFERED, n::OFFERED_WORD, n::OFFERED_LAST, n::PHASE];
        let waits = keeps(graph, circuit, &state, &next, &waits);
        claim.goal("it waits", graph.or(taken, waits));
        claim.goal(
            "no step",
            keeps(graph, circuit, &state, &next, &[n::STEPPED]),
        );
        claim
    });
    lemma.ask("cycles", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let starts = graph.and(frame.bit(n::QUERY_VALID), frame.bit(n::QUERY_READY));
        let (was, is) = (
            circuit.get(&state, n::CLOCKS),
            circuit.get(&frame.next(), n::CLOCKS),
        );
        let idle = graph.is(&circuit.get(&state, n::PHASE), phase::IDLE);
        let more = graph.choose(idle, &was, &graph.plus(&was, 1));
        claim.goal(
            "every clock of a query",
            graph.or(starts, graph.equal(&is, &more)),
        );
        let steps = keeps(graph, circuit, &state, &frame.next(), &[n::STEPPED]);
        let judging = graph.is(&circuit.get(&state, n::PHASE), phase::JUDGING);
        claim.goal(
            "no step but of a judgement",
            graph.any([judging, starts, steps]),
        );
        claim
    });
    lemma
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        start(circuit),
        holds(circuit),
        judge(circuit),
        ends(circuit),
    ]
}
