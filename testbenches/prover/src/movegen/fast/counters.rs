//! What is ready when, that a generation goes on, and what its counters count.

use super::hand::in_time;
use super::look::at;
use super::names as n;
use super::room;
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word, wide};
use crate::proof::{Claim, Lemma, Method};

/// A clock from any state that meets the invariants of timing and stream.
fn any<'a>(
    graph: &Graph,
    circuit: &'a Circuit,
    claim: &mut Claim,
    reset: Lit,
) -> (State, Frame<'a>) {
    let state = circuit.any_state(graph);
    for (_, holds) in room::invariant(graph, circuit, &state) {
        claim.given(holds);
    }
    for (_, holds) in in_time(graph, circuit, &state) {
        claim.given(holds);
    }
    let frame = circuit.clock(graph, &state, &[(n::RESET, vec![reset])], &[]);
    (state, frame)
}

/// What is ready, and when a board that waits becomes the board.
fn ready(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/ready",
        says: "In every clock, from any state: a board is ready to be taken when none waits and the last was used or broken \
               off by a reset; a word when no generation runs, no board waits and none is taken; a start when besides no \
               word is there and in the clock before nothing ran, was loaded or waited. A board that waits is handed on in \
               eight clocks and becomes the board in the first clock from then in which no generation runs or it is quiet. \
               Nothing of all this in a clock with a reset, which forgets the board that waits.",
        assumes: &["movegen-fast/board"],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        let is = |name| circuit.get(&state, name)[0];
        let then = |name| circuit.get(&next, name)[0];
        let both = |one, other| graph.and(frame.bit(one), frame.bit(other));
        let reset = frame.bit(n::RESET);
        let (active, waits, copied) = (is(n::ACTIVE), is(n::FULL), is(n::COPIED));
        let takes = both(n::BOARD_VALID, n::BOARD_READY);
        let starts = both(n::START_VALID, n::START_READY);
        let rests = graph.or(!active, frame.bit(n::QUIET));
        let swaps = graph.all([waits, copied, rests, !reset]);
        let load = graph.all([!active, !reset, !waits, !takes]);
        let no_word = !frame.bit(n::LOAD_VALID);
        let unused = graph.or(swaps, graph.and(is(n::UNUSED), !starts));
        let counts = graph.all([waits, !copied, !reset]);
        let (count, counted) = (circuit.get(&state, n::COUNT), circuit.get(&next, n::COUNT));
        let one_more = graph.equal(&counted, &graph.add(&count, &graph.number(1, 3)));
        for (name, is, right) in [
            (
                n::BOARD_READY,
                frame.bit(n::BOARD_READY),
                graph.all([!waits, !is(n::UNUSED), !reset]),
            ),
            (n::LOAD_READY, frame.bit(n::LOAD_READY), load),
            (
                n::START_READY,
                frame.bit(n::START_READY),
                graph.all([load, no_word, is(n::SETTLED)]),
            ),
            (
                n::SETTLED,
                then(n::SETTLED),
                graph.all([no_word, !waits, !active, !reset]),
            ),
            (n::SWAP, frame.bit(n::SWAP), swaps),
            (n::UNUSED, then(n::UNUSED), graph.and(unused, !reset)),
        ] {
            claim.goal(name, graph.same(is, right));
        }
        claim.goal("it is handed on", graph.implies(counts, one_more));
        // From the lemma `board`.
        claim.given(graph.implies(copied, waits));
        let done = graph.or(copied, graph.and(waits, graph.is(&count, 7)));
        let done = graph.all([done, !swaps, !reset]);
        claim.goal("once, to its end", graph.same(then(n::COPIED), done));
        claim
    });
    lemma
}

/// What goes on.
fn progress(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/progress",
        says: "In every clock of a generation: a rank without a piece left gives way to the next to come; a piece at hand that \
               need not wait goes to a lane if one is ready; a lane at rest or with its piece home is ready if its queue has \
               room; an empty queue has room a clock later; a queue's word goes to the merger or the merger's is offered; \
               and with no piece left and the king's steps done that is known a clock later, and with the lanes at rest it is \
               quiet.",
        assumes: &["movegen-fast/timing", "movegen-fast/offers"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let (state, frame) = any(graph, circuit, &mut claim, FALSE);
        let next = frame.next();
        let get = |name: &str| circuit.get(&state, name);
        let then = |name: &str| circuit.get(&next, name);
        claim.given(get(n::ACTIVE)[0]);
        let (left, to_come) = (get(n::LEFT), get(n::TO_COME));
        let empty = !graph.any(left.clone());
        let fewer = graph.less(
            &graph.count(&then(n::TO_COME), 4),
            &graph.count(&to_come, 4),
        );
        let waits = graph.and(empty, graph.any(to_come.clone()));
        claim.goal("the next rank comes", graph.implies(waits, fewer));
        let none = !graph.any([left, to_come].concat());
        claim.goal(
            "no piece left is known",
            graph.implies(none, then(n::NONE)[0]),
        );
        let done = [n::TURN, n::SEEN, n::STEP_1, n::STEP_2, n::STEP_3]
            .map(|name| graph.is(&get(name), at::DONE));
        claim.goal(
            "the king's end is known",
            graph.implies(graph.all(done), then(n::KING_DONE)[0]),
        );
        let lanes = || 0..n::LANES;
        let ready = graph.any(lanes().map(|lane| frame.bit(&n::lane(lane, "piece_ready"))));
        let (hands, offered) = (frame.bit(n::PIECE_READY), frame.bit(n::PIECE_VALID));
        claim.goal(
            "a piece at hand goes",
            graph.same(hands, graph.and(offered, ready)),
        );
        let past = !graph.less(&get(n::SEEN), &graph.number(at::SHORT, 4));
        let need_not_wait = graph.and(!empty, graph.or(past, !get(n::PASSANT)[0]));
        claim.goal(
            "it need not wait when the looks are past",
            graph.implies(need_not_wait, offered),
        );
        for lane in lanes() {
            let of = |name: &str| get(&n::lane(lane, name))[0];
            let home = frame.bit(&n::posdata(lane, "home"));
            let rests = graph.or(
                !of("busy"),
                graph.all([home, !of("starting"), !of("pushing")]),
            );
            let room = get(&n::queue(lane, "roomy"))[0];
            let is = frame.bit(&n::lane(lane, "piece_ready"));
            claim.goal(
                format!("lane {lane} is ready"),
                graph.implies(graph.and(rests, room), is),
            );
        }
        let rest = lanes().map(|lane| {
            let of = |name: &str| get(&n::lane(lane, name))[0];
            !graph.or(of("busy"), of("visited"))
        });
        let rest = graph.all(rest.chain([get(n::NONE)[0], get(n::KING_DONE)[0]]));
        claim.goal(
            "it is quiet when all rest and no piece is left",
            graph.implies(rest, frame.bit(n::QUIET)),
        );
        out(graph, circuit, &state, &frame, &next, &mut claim);
        claim
    });
    lemma
}

/// The queues go on as long as the sink takes what is offered.
fn out(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    frame: &Frame<'_>,
    next: &State,
    claim: &mut Claim,
) {
    let queue = |queue: usize, name: &str| circuit.get(state, &n::queue(queue, name));
    let some = (0..=n::LANES).map(|index| queue(index, "some")[0]);
    let any = graph.any(some.collect::<Vec<_>>());
    for index in 0..n::LANES {
        let room = circuit.get(next, &n::queue(index, "roomy"))[0];
        let empty = !queue(index, "some")[0];
        claim.goal(
            format!("queue {index} has room when it is empty"),
            graph.implies(empty, room),
        );
    }
    let held = circuit.get(state, n::HELD)[0];
    let goes_on = graph.or(any, frame.bit(n::QUIET));
    let offered = frame.bit(n::MOVE_VALID);
    claim.goal(
        "what is at hand is offered when the next is known",
        graph.implies(graph.and(held, goes_on), offered),
    );
    let now = circuit.get(next, n::HELD)[0];
    claim.goal(
        "with nothing at hand the next word is taken there",
        graph.implies(graph.and(!held, goes_on), now),
    );
}

/// The counters.
fn counters(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/counters",
        says: "A start sets cycles to 1 and visited to 0; from then each clock of the generation adds one to cycles, and the \
               squares that lanes leave and the king's steps visit are added to visited in the clock after, modulo 65,536; \
               when nothing runs both hold, but visited in the clock after a reset.",
        assumes: &["movegen-fast/timing", "movegen-fast/offers"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let (state, frame) = any(graph, circuit, &mut claim, graph.var());
        let next = frame.next();
        let get = |name: &str| circuit.get(&state, name);
        let active = get(n::ACTIVE)[0];
        let latest = get(n::LATEST);
        let starts = graph.and(frame.bit(n::START_VALID), frame.bit(n::START_READY));
        let visits = (0..n::LANES).map(|lane| frame.bit(&n::lane(lane, "visits")));
        let on_board = graph.and(get(n::STEP_3)[3], get(n::ON_BOARD)[0]);
        let visits: Word = visits.chain([on_board]).collect();
        let mut right = |name: &str, start: Word, adds: &Word| {
            let sum = graph.add(&get(name), adds);
            let right = graph.choose(starts, &start, &sum);
            claim.goal(name, graph.equal(&circuit.get(&next, name), &right));
        };
        right(n::CLOCKS, graph.number(1, 16), &wide(&[active], 16));
        right(n::SQUARES, graph.number(0, 16), &wide(&latest, 16));
        let count = graph.choose(starts, &graph.number(0, 3), &graph.count(&visits, 3));
        claim.goal(
            "the latest visits",
            graph.equal(&circuit.get(&next, n::LATEST), &count),
        );
        claim.goal(
            "none when nothing runs",
            graph.or(active, !graph.any(visits.clone())),
        );
        let quiet = graph.and(active, frame.bit(n::QUIET));
        claim.goal(
            "none when it is quiet",
            !graph.and(quiet, graph.any(visits)),
        );
        for (port, name) in [(n::CYCLES, n::CLOCKS), (n::VISITED, n::SQUARES)] {
            claim.goal(port, graph.equal(&frame.word(port), &get(name)));
        }
        claim.given(TRUE);
        claim
    });
    lemma
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![ready(circuit), progress(circuit), counters(circuit)]
}
