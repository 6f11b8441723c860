//! What lies around the walk: loading, idle, start, the probe of a capture en passant, the move stream, the counters.

use super::board;
use super::judgement::{expected, held};
use super::names::{self as n, phase};
use super::scan::{CLOCKS, set_idle, unroll};
use super::seen::rules;
use super::walk::{Followed, invariant};
use crate::chess::{Move, Rules, kind};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::proof::{Claim, Lemma, Method};

/// The registers that hold the position.
const POSITION: [&str; 12] = [
    n::RANKS[0],
    n::RANKS[1],
    n::RANKS[2],
    n::RANKS[3],
    n::RANKS[4],
    n::RANKS[5],
    n::RANKS[6],
    n::RANKS[7],
    n::SIDE,
    n::RIGHTS,
    n::PASSANT,
    n::TARGET,
];

/// The registers that hold what the scan found, and the mode.
const FOUND: [&str; 14] = [
    n::DANGER_LOW,
    n::DANGER_HIGH,
    n::PINS_UP,
    n::PINS_DOWN,
    n::CHECKED,
    n::DOUBLE,
    n::BY_KNIGHT,
    n::CHECK_DIRECTION,
    n::CHECK_DISTANCE,
    n::KING_SQUARE,
    n::CLEAR_SHORT,
    n::CLEAR_LONG,
    n::LEGAL_ONLY,
    n::CAPTURES_ONLY,
];

fn lemma<'a>(
    name: &'static str,
    says: &'static str,
    assumes: &'static [&'static str],
    method: Method,
) -> Lemma<'a> {
    Lemma {
        name,
        says,
        assumes,
        method,
        cases: Vec::new(),
    }
}

/// What a state is in when nothing is under way: the lemma `idle`.
fn idle(graph: &Graph, circuit: &Circuit, state: &State) -> Vec<(&'static str, Lit)> {
    let off = |name| !circuit.get(state, name)[0];
    vec![
        (
            "the walk is idle",
            graph.is(&circuit.get(state, n::PHASE), phase::IDLE),
        ),
        ("no scan", off(n::SCAN_ACTIVE)),
        (
            "no piece is handed out",
            graph.and(off(n::ROSTER_ACTIVE), off(n::ROSTER_FULL)),
        ),
        (
            "the stream is empty",
            graph.all([off(n::HELD), off(n::OFFERED), off(n::OFFERED_LAST)]),
        ),
    ]
}

/// Loading.
fn load(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "movegen/load",
        "A word is stored exactly in the clocks in which it is valid and ready, as the planes of its rank or as the \
         state word; otherwise the position stays, resets included. Loading and starting are possible exactly when idle and \
         without reset.",
        &[],
        Method::Induction,
    );
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        let idle = graph.is(&circuit.get(&state, n::PHASE), phase::IDLE);
        let free = graph.and(idle, !frame.bit(n::RESET));
        let loads = graph.and(frame.bit(n::LOAD_VALID), frame.bit(n::LOAD_READY));
        let address = graph.decode(&frame.word(n::LOAD_ADDRESS));
        let word = frame.word(n::LOAD_WORD);
        claim.goal(
            "ready to load when idle without reset",
            graph.same(frame.bit(n::LOAD_READY), free),
        );
        let ready = graph.and(free, !frame.bit(n::LOAD_VALID));
        claim.goal(
            "ready to start when idle without reset and no word comes",
            graph.same(frame.bit(n::START_READY), ready),
        );
        for (rank, name) in n::RANKS.into_iter().enumerate() {
            let planes: Word = (0..32).map(|bit| word[4 * (bit % 8) + bit / 8]).collect();
            let stored = graph.choose(
                graph.and(loads, address[rank]),
                &planes,
                &circuit.get(&state, name),
            );
            claim.goal(name, graph.equal(&circuit.get(&next, name), &stored));
        }
        let writes = graph.and(loads, frame.word(n::LOAD_ADDRESS)[3]);
        for (name, bits) in [
            (n::SIDE, 0..1),
            (n::RIGHTS, 1..5),
            (n::PASSANT, 5..6),
            (n::TARGET, 6..12),
        ] {
            let stored = graph.choose(writes, &word[bits], &circuit.get(&state, name));
            claim.goal(name, graph.equal(&circuit.get(&next, name), &stored));
        }
        claim
    });
    lemma
}

/// Idle.
fn idle_lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "movegen/idle",
        "After power-up, after a reset at any time and after the last word the unit is idle: no scan, no piece handed \
         out, nothing offered; so it stays until a start. The state word is 0 at power-up.",
        &["movegen/once", "movegen/stream"],
        Method::Induction,
    );
    let goals = move |graph: &Graph, claim: &mut Claim, state: &State| {
        for (name, holds) in idle(graph, circuit, state) {
            claim.goal(name, holds);
        }
    };
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.initial_state(graph);
        goals(graph, &mut claim, &state);
        for name in [n::SIDE, n::RIGHTS, n::PASSANT, n::TARGET] {
            claim.goal(name, !graph.any(circuit.get(&state, name)));
        }
        claim
    });
    lemma.ask("reset", move |graph| {
        let mut claim = Claim::default();
        let frame = circuit.clock(
            graph,
            &circuit.any_state(graph),
            &[(n::RESET, vec![TRUE])],
            &[],
        );
        goals(graph, &mut claim, &frame.next());
        claim
    });
    lemma.ask("no start", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        set_idle(graph, circuit, &mut state);
        let frame = circuit.clock(graph, &state, &[], &[]);
        claim.given(!graph.and(frame.bit(n::START_VALID), frame.bit(n::START_READY)));
        goals(graph, &mut claim, &frame.next());
        claim.goal("no move is offered", !frame.bit(n::MOVE_VALID));
        claim.goal("no word is the last", !frame.bit(n::MOVE_LAST));
        claim
    });
    lemma.ask("the last word", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        circuit.set(&mut state, n::PHASE, &graph.number(phase::FLUSHING, 4));
        for register in [n::SCAN_ACTIVE, n::ROSTER_ACTIVE, n::ROSTER_FULL] {
            circuit.set(&mut state, register, &[FALSE]);
        }
        let last = circuit.get(&state, n::OFFERED_LAST)[0];
        claim.given(graph.implies(last, !circuit.get(&state, n::HELD)[0]));
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        claim.given(graph.is(&circuit.get(&next, n::PHASE), phase::IDLE));
        let taken = graph.all([
            frame.bit(n::MOVE_VALID),
            frame.bit(n::MOVE_READY),
            frame.bit(n::MOVE_LAST),
        ]);
        claim.goal("the last word is taken in this clock", taken);
        goals(graph, &mut claim, &next);
        claim
    });
    lemma
}

/// The start.
fn start(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "movegen/start",
        "A start taken in an idle state leads in 17 clocks to a state that meets the walk's invariant, the modes kept, \
         the position untouched, nothing offered or ready between, 17 clocks and no visit counted.",
        &["movegen/idle", "movegen/scan"],
        Method::Unrolled,
    );
    lemma.ask("any board", move |graph| {
        let mut claim = Claim::default();
        let (legal, captures) = (graph.var(), graph.var());
        let (first, last, busy) = unroll(graph, circuit, legal, captures);
        let get = |name| circuit.get(&last, name);
        for name in POSITION {
            claim.goal(name, graph.equal(&circuit.get(&first, name), &get(name)));
        }
        claim.goal(
            "legal moves only, if asked for",
            graph.same(get(n::LEGAL_ONLY)[0], legal),
        );
        claim.goal(
            "captures only, if asked for",
            graph.same(get(n::CAPTURES_ONLY)[0], captures),
        );
        let off = |name| !get(name)[0];
        claim.goal(
            "the stream is empty",
            graph.all([off(n::HELD), off(n::OFFERED), off(n::OFFERED_LAST)]),
        );
        claim.goal("nothing is offered or ready", !busy);
        claim.goal(
            "the first piece is fetched",
            graph.is(&get(n::PHASE), phase::FETCHING),
        );
        claim.goal("cycles", graph.is(&get(n::CYCLES), CLOCKS as u64));
        claim.goal("visited", graph.is(&get(n::VISITED), 0));
        let (position, findings) = held(graph, circuit, &last);
        let rules = rules(graph, &position);
        claim.given(rules.preconditions());
        let word = graph.word(16);
        let mv = super::move_of(graph, &word);
        let expected = expected(&rules, &findings, &mv, legal, captures, graph.var());
        let followed = Followed {
            rules: &rules,
            findings: &findings,
            word,
            mv,
            expected,
        };
        for (name, holds) in invariant(graph, circuit, &last, &followed, FALSE) {
            claim.goal(name, holds);
        }
        claim.image = board::image(circuit, &first);
        claim
    });
    lemma
}

/// What stays the same.
fn frozen(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "movegen/frozen",
        "While a generation lasts nothing changes the position, and after its scan nothing changes what the scan found, \
         or the mode.",
        &["movegen/once"],
        Method::Induction,
    );
    lemma.ask("any clock after the scan", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let get = |name| circuit.get(&state, name);
        claim.given(!graph.is(&get(n::PHASE), phase::IDLE));
        claim.given(!graph.is(&get(n::PHASE), phase::SCANNING));
        claim.given(graph.implies(get(n::SCAN_ACTIVE)[0], get(n::SCAN_PROBING)[0]));
        let frame = circuit.clock(graph, &state, &[], &[]);
        for name in POSITION.into_iter().chain(FOUND) {
            claim.goal(
                name,
                graph.equal(&circuit.get(&frame.next(), name), &get(name)),
            );
        }
        claim.goal("not ready to load", !frame.bit(n::LOAD_READY));
        claim.goal("not ready to start", !frame.bit(n::START_READY));
        claim
    });
    lemma
}

/// The probe.
fn probe(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "movegen/probe",
        "Seventeen clocks after a capture en passant is to be tried it is judged: the king is exposed exactly when it is \
         attacked after the capture.",
        &["movegen/once", "movegen/frozen"],
        Method::Induction,
    );
    lemma.ask("any board", move |graph| {
        let mut state = circuit.any_state(graph);
        circuit.set(&mut state, n::PHASE, &graph.number(phase::TRYING, 4));
        circuit.set(&mut state, n::SCAN_ACTIVE, &[FALSE]);
        let position = board::position(graph, circuit, &state);
        let rules = rules(graph, &position);
        let get = |name| circuit.get(&state, name);
        let (origin, square) = (graph.decode(&get(n::ORIGIN)), graph.decode(&get(n::SQUARE)));
        let mv = Move {
            from: origin,
            to: square,
            kind: graph.number(kind::EN_PASSANT, 4),
        };
        let mut claim = Claim {
            image: board::image(circuit, &state),
            ..Claim::default()
        };
        claim.given(rules.preconditions());
        // What the invariant says of this phase: it is a pseudo-legal capture en passant.
        claim.given(rules.moves(&mv));
        let mut last = state.clone();
        let mut gives = FALSE;
        for _ in 0..CLOCKS {
            let frame = circuit.clock(graph, &last, &[(n::RESET, vec![FALSE])], &[]);
            gives = graph.or(gives, frame.bit(n::EMITS));
            last = frame.next();
        }
        claim.goal(
            "it is judged",
            graph.is(&circuit.get(&last, n::PHASE), phase::JUDGING),
        );
        claim.goal("nothing is given meanwhile", !gives);
        for name in [n::KIND, n::ORIGIN, n::SQUARE] {
            claim.goal(name, graph.equal(&circuit.get(&last, name), &get(name)));
        }
        let after = rules.after(&mv);
        let attacked = Rules {
            graph,
            position: &after,
        }
        .in_check();
        let exposed = circuit.get(&last, n::KING_HIT)[0];
        claim.goal("exposed is attacked", graph.implies(exposed, attacked));
        claim.goal("attacked is exposed", graph.implies(attacked, exposed));
        for name in [n::ORIGIN, n::SQUARE] {
            claim.show(name, get(name));
        }
        claim
    });
    lemma
}

/// What the stream holds, and the ghosts that say what became of words: whether any was given, and whether the followed
/// one was given and taken.
struct Ghosts {
    some: Lit,
    given: Lit,
    taken: Lit,
}

fn stream_holds(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    word: &[Lit],
    ghosts: &Ghosts,
) -> Vec<(&'static str, Lit)> {
    let get = |name| circuit.get(state, name);
    let (held, offered, last) = (get(n::HELD)[0], get(n::OFFERED)[0], get(n::OFFERED_LAST)[0]);
    let marker = graph.and(last, !ghosts.some);
    let waits = graph.and(held, graph.equal(&get(n::HELD_WORD), word));
    let offers = graph.all([offered, graph.equal(&get(n::OFFERED_WORD), word), !marker]);
    let flushing = graph.is(&get(n::PHASE), phase::FLUSHING);
    let there = graph.any([waits, offers, ghosts.taken]);
    let twice = graph.any([
        graph.and(waits, offers),
        graph.and(waits, ghosts.taken),
        graph.and(offers, ghosts.taken),
    ]);
    vec![
        (
            "the last word is offered, alone and at the end",
            graph.implies(last, graph.all([offered, !held, flushing])),
        ),
        (
            "a word waits if any was given, until the last",
            graph.or(last, graph.same(held, ghosts.some)),
        ),
        (
            "a word is offered only if one was given, or as the last",
            graph.implies(graph.and(offered, !last), ghosts.some),
        ),
        (
            "the last word is 0 if none was given",
            graph.implies(marker, graph.is(&get(n::OFFERED_WORD), 0)),
        ),
        (
            "a word given waits, is offered, or was taken",
            graph.same(ghosts.given, there),
        ),
        ("in one place only", !twice),
    ]
}

/// The stream.
fn stream(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "movegen/stream",
        "Words given to the stream leave it once each, the last of them as the last, and 0 as the last if there is none; \
         an offered word holds until it is taken, offers do not wait for the sink.",
        &["movegen/once"],
        Method::Induction,
    );
    lemma.ask("a generation", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let word = graph.word(16);
        let ghosts = Ghosts {
            some: graph.var(),
            given: graph.var(),
            taken: graph.var(),
        };
        claim.given(!graph.is(&circuit.get(&state, n::PHASE), phase::IDLE));
        for (_, holds) in stream_holds(graph, circuit, &state, &word, &ghosts) {
            claim.given(holds);
        }
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let accepted = frame.bit(n::ACCEPTED);
        let gives = graph.and(accepted, graph.equal(&frame.word(n::WORD), &word));
        claim.given(graph.implies(gives, !ghosts.given));
        let leaves = graph.and(frame.bit(n::MOVE_VALID), frame.bit(n::MOVE_READY));
        let marker = graph.and(frame.bit(n::MOVE_LAST), !ghosts.some);
        let takes = graph.all([
            leaves,
            graph.equal(&frame.word(n::MOVE_WORD), &word),
            !marker,
        ]);
        claim.goal("a word taken was given", graph.implies(takes, ghosts.given));
        claim.goal(
            "and was not taken before",
            graph.implies(takes, !ghosts.taken),
        );
        let ends = graph.is(&circuit.get(&next, n::PHASE), phase::IDLE);
        let last = graph.and(leaves, frame.bit(n::MOVE_LAST));
        claim.goal(
            "the end is when the last word is taken",
            graph.same(ends, last),
        );
        let after = Ghosts {
            some: graph.or(ghosts.some, accepted),
            given: graph.or(ghosts.given, gives),
            taken: graph.or(ghosts.taken, takes),
        };
        claim.goal(
            "then all given are taken",
            graph.implies(ends, graph.same(after.given, after.taken)),
        );
        for (name, holds) in stream_holds(graph, circuit, &next, &word, &after) {
            claim.goal(name, graph.or(ends, holds));
        }
        claim
    });
    lemma.ask("protocol", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let clock = |reset: Lit, ready: Lit| {
            let inputs = [(n::RESET, vec![reset]), (n::MOVE_READY, vec![ready])];
            circuit.clock(graph, &state, &inputs, &[])
        };
        let (stalled, taken) = (clock(graph.var(), FALSE), clock(graph.var(), TRUE));
        let next = clock(FALSE, FALSE).next();
        let last = circuit.get(&state, n::OFFERED_LAST)[0];
        claim.given(graph.implies(last, circuit.get(&state, n::OFFERED)[0]));
        let offered = stalled.bit(n::MOVE_VALID);
        for name in [n::MOVE_VALID, n::MOVE_WORD, n::MOVE_LAST] {
            claim.goal(
                format!("{name} does not wait"),
                graph.equal(&stalled.word(name), &taken.word(name)),
            );
        }
        for (name, register) in [
            (n::MOVE_VALID, n::OFFERED),
            (n::MOVE_WORD, n::OFFERED_WORD),
            (n::MOVE_LAST, n::OFFERED_LAST),
        ] {
            claim.goal(
                format!("{name} is registered"),
                graph.equal(&stalled.word(name), &circuit.get(&state, register)),
            );
            let holds = graph.equal(&circuit.get(&next, register), &stalled.word(name));
            claim.goal(
                format!("{name} holds until taken"),
                graph.implies(offered, holds),
            );
        }
        claim.goal(
            "last only with valid",
            graph.implies(stalled.bit(n::MOVE_LAST), offered),
        );
        claim
    });
    lemma
}

/// The counters.
fn counters(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "movegen/counters",
        "A start sets cycles to 1 and visited to 0; from then each clock that is not idle adds to cycles and each clock \
         in which a visited square is left adds to visited, modulo 65,536; else they hold.",
        &["movegen/once"],
        Method::Induction,
    );
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        let busy = !graph.is(&circuit.get(&state, n::PHASE), phase::IDLE);
        let starts = graph.and(frame.bit(n::START_VALID), frame.bit(n::START_READY));
        for (name, first, adds) in [(n::CYCLES, 1, busy), (n::VISITED, 0, frame.bit(n::VISITS))] {
            let mut one = graph.number(0, 16);
            one[0] = adds;
            let sum = graph.add(&frame.word(name), &one);
            let right = graph.choose(starts, &graph.number(first, 16), &sum);
            claim.goal(name, graph.equal(&circuit.get(&next, name), &right));
        }
        claim.goal("no visit when idle", graph.or(busy, !frame.bit(n::VISITS)));
        claim
    });
    lemma
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        load(circuit),
        idle_lemma(circuit),
        start(circuit),
        frozen(circuit),
        probe(circuit),
        stream(circuit),
        counters(circuit),
    ]
}
