//! Everything around the walk, one lemma each: loads (`load`), the idle unit (`idle`), a start (`start`), what a
//! generation does not change (`frozen`), the probe of an en passant capture (`probe`), the move stream (`stream`) and
//! the counters (`counters`).

use super::board::{self, planes};
use super::judgement::{expected, held};
use super::names::{self as n, phase};
use super::scan::{CLOCKS, set_idle, unroll};
use super::walk::{Followed, invariant};
use crate::blocks::counters::{self, Counters};
use kit::prelude::*;
use spec::rules::{Move, Rules, kind};

/// The registers with the position.
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

/// The registers with the scan's results and the mode.
const FOUND: [&str; 14] = [
    n::ATTACKED_LOW,
    n::ATTACKED_HIGH,
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

/// What holds in a state in which nothing is in progress: the lemma `idle`.
fn idle(state: &State<'_>) -> Lines {
    let off = |name| !state.bit(name);
    kit::lines! {
        "the walk is idle" => state.is(n::PHASE, phase::IDLE);
        "no scan runs" => off(n::SCAN_ACTIVE);
        "no piece is handed out" => off(n::SELECTOR_ACTIVE) & off(n::SELECTOR_FULL);
        "the stream is empty" => all([off(n::HELD), off(n::OFFERED), off(n::OFFERED_LAST)]);
    }
}

/// Returns the lemma about loads.
fn load(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "movegen/load",
        "The unit stores a loaded word exactly in the clocks in which valid and ready are high, as the planes of its \
         rank or as the state word. In every other clock, with or without a reset, the position stays. The unit can be \
         loaded and started exactly when it is idle and not in reset.",
        "",
    )
    .with_case("any clock", move |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        let idle = state.is(n::PHASE, phase::IDLE);
        let free = idle & !frame.bit(n::RESET);
        let loads = frame.bit(n::LOAD_VALID) & frame.bit(n::LOAD_READY);
        let address = decode(&frame.word(n::LOAD_ADDRESS));
        let word = frame.word(n::LOAD_WORD);
        let ready = free & !frame.bit(n::LOAD_VALID);
        claim.assert_all(kit::lines! {
            "ready for a load when idle and not in reset" => frame.bit(n::LOAD_READY).same(free);
            "ready for a start when idle, not in reset and no word is valid" =>
                frame.bit(n::START_READY).same(ready);
        });
        for (rank, name) in n::RANKS.into_iter().enumerate() {
            let stored = choose(loads & address[rank], &planes(&word), &state.get(name));
            claim.assert(name, next.equals(name, &stored));
        }
        let writes = loads & frame.word(n::LOAD_ADDRESS)[3];
        for (name, bits) in [
            (n::SIDE, 0..1),
            (n::RIGHTS, 1..5),
            (n::PASSANT, 5..6),
            (n::TARGET, 6..12),
        ] {
            let stored = choose(writes, &word[bits], &state.get(name));
            claim.assert(name, next.equals(name, &stored));
        }
    })
}

/// Returns the lemma about the idle unit.
fn idle_lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen/idle",
        "After power-up, after a reset at any time and after the sink takes the last word, the unit is idle: it scans \
         nothing, hands out no piece and offers nothing. It stays idle until a start. The state word is 0 at power-up.",
        "once stream",
    );
    let goals = move |claim: &mut Claim, state: &State<'_>| {
        claim.assert_all(idle(state));
    };
    lemma.case("power-up", move |claim| {
        let state = circuit.initial_state();
        goals(claim, &state);
        claim.assert_each([n::SIDE, n::RIGHTS, n::PASSANT, n::TARGET], |name| {
            !any(state.get(name))
        });
    });
    lemma.case("reset", move |claim| {
        let frame = circuit.any_state().clock(&[(n::RESET, vec![TRUE])], &[]);
        goals(claim, &frame.next());
    });
    lemma.case("no start", move |claim| {
        let mut state = circuit.any_state();
        set_idle(&mut state);
        let frame = state.clock(&[], &[]);
        claim.assume(!(frame.bit(n::START_VALID) & frame.bit(n::START_READY)));
        goals(claim, &frame.next());
        claim.assert("no move is offered", !frame.bit(n::MOVE_VALID));
        claim.assert("no word is the last", !frame.bit(n::MOVE_LAST));
    });
    lemma.case("the last word", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::PHASE, phase::FLUSHING);
        for register in [n::SCAN_ACTIVE, n::SELECTOR_ACTIVE, n::SELECTOR_FULL] {
            state.set(register, &[FALSE]);
        }
        let last = state.bit(n::OFFERED_LAST);
        claim.assume(last.implies(!state.bit(n::HELD)));
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        claim.assume(next.is(n::PHASE, phase::IDLE));
        let taken = all([
            frame.bit(n::MOVE_VALID),
            frame.bit(n::MOVE_READY),
            frame.bit(n::MOVE_LAST),
        ]);
        claim.assert("the last word is taken in this clock", taken);
        goals(claim, &next);
    });
    lemma
}

/// Returns the lemma about a start.
fn start(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "movegen/start",
        "Seventeen clocks after an idle unit takes a start, its state meets the walk's invariant. In these clocks it \
         keeps the modes and the position, offers nothing, is ready for nothing, and counts 17 clocks and no visit.",
        "idle scan",
    )
    .with_case("any board", move |claim| {
        let (legal, captures) = (free_bit(), free_bit());
        let (first, last, busy) = unroll(circuit, legal, captures);
        let get = |name| last.get(name);
        claim.assert_each(POSITION, |name| first.equals(name, &get(name)));
        let off = |name| !get(name)[0];
        claim.assert_all(kit::lines! {
            "legal moves only, if requested" => get(n::LEGAL_ONLY)[0].same(legal);
            "captures only, if requested" => get(n::CAPTURES_ONLY)[0].same(captures);
            "the stream is empty" => all([off(n::HELD), off(n::OFFERED), off(n::OFFERED_LAST)]);
            "nothing is offered or ready" => !busy;
            "the first piece is fetched" => last.is(n::PHASE, phase::FETCHING);
            "cycles" => last.is(n::CYCLES, CLOCKS as u64);
            "visited" => last.is(n::VISITED, 0);
        });
        let (position, findings) = held(&last);
        let rules = Rules::new(&position);
        claim.assume(rules.preconditions());
        let word = free_word(16);
        let mv = spec::rules::move_of(&word);
        let expected = expected(&rules, &findings, &mv, legal, captures, free_bit());
        let followed = Followed {
            rules: &rules,
            findings: &findings,
            word,
            mv,
            expected,
        };
        claim.assert_all(invariant(&last, &followed, FALSE));
        claim.image = board::image(&first);
    })
}

/// Returns the lemma about what does not change during a generation.
fn frozen(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "movegen/frozen",
        "During a generation nothing changes the position. After its scan, nothing changes the scan's results or the \
         mode.",
        "once",
    )
    .with_case("any clock after the scan", move |claim| {
        let state = circuit.any_state();
        let get = |name| state.get(name);
        claim.assume(!state.is(n::PHASE, phase::IDLE));
        claim.assume(!state.is(n::PHASE, phase::SCANNING));
        claim.assume(get(n::SCAN_ACTIVE)[0].implies(get(n::SCAN_PROBING)[0]));
        let frame = state.clock(&[], &[]);
        claim.assert_each(POSITION.into_iter().chain(FOUND), |name| frame.next().equals(name, &get(name)));
        claim.assert("not ready to load", !frame.bit(n::LOAD_READY));
        claim.assert("not ready to start", !frame.bit(n::START_READY));
    })
}

/// Returns the lemma about the probe of an en passant capture.
fn probe(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "movegen/probe",
        "Seventeen clocks after the unit starts to try an en passant capture, it says that the king is exposed exactly \
         when the king is attacked after the capture.",
        "once frozen",
    )
    .with_case("any board", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::PHASE, phase::TRYING);
        state.set(n::SCAN_ACTIVE, &[FALSE]);
        let position = board::position(&state);
        let rules = Rules::new(&position);
        let get = |name| state.get(name);
        let (origin, square) = (decode(&get(n::ORIGIN)), decode(&get(n::SQUARE)));
        let mv = Move {
            from: origin,
            to: square,
            kind: constant(kind::EN_PASSANT, 4),
        };
        claim.image = board::image(&state);
        claim.assume(rules.preconditions());
        // The walk's invariant in this phase says that the move is a pseudo-legal en passant capture.
        claim.assume(rules.moves(&mv));
        let mut last = state.clone();
        let mut emits = FALSE;
        for _ in 0..CLOCKS {
            let frame = last.clock(&[(n::RESET, vec![FALSE])], &[]);
            emits = emits | frame.bit(n::EMITS);
            last = frame.next();
        }
        claim.assert("the capture is judged", last.is(n::PHASE, phase::JUDGING));
        claim.assert("nothing is emitted meanwhile", !emits);
        claim.assert_each([n::KIND, n::ORIGIN, n::SQUARE], |name| last.equals(name, &get(name)));
        let after = rules.after(&mv);
        let attacked = Rules::new(&after).in_check();
        let exposed = last.bit(n::KING_HIT);
        claim.assert("exposed is attacked", exposed.implies(attacked));
        claim.assert("attacked is exposed", attacked.implies(exposed));
        for name in [n::ORIGIN, n::SQUARE] {
            claim.show(name, get(name));
        }
    })
}

/// Ghosts that record what happened to words: whether any was emitted, and whether the followed word was emitted and
/// taken.
struct Ghosts {
    some: Lit,
    emitted: Lit,
    taken: Lit,
}

fn stream_holds(state: &State<'_>, word: &[Lit], ghosts: &Ghosts) -> Lines {
    let get = |name| state.get(name);
    let (held, offered, last) = (get(n::HELD)[0], get(n::OFFERED)[0], get(n::OFFERED_LAST)[0]);
    let marker = last & !ghosts.some;
    let waits = held & equal(&get(n::HELD_WORD), word);
    let offers = all([offered, equal(&get(n::OFFERED_WORD), word), !marker]);
    let flushing = state.is(n::PHASE, phase::FLUSHING);
    let there = any([waits, offers, ghosts.taken]);
    let twice = any([
        (waits & offers),
        (waits & ghosts.taken),
        (offers & ghosts.taken),
    ]);
    kit::lines! {
        "the last word is offered, alone and at the end" =>
            last.implies(all([offered, !held, flushing]));
        "a word is held until the last one, if any was emitted" => last | held.same(ghosts.some);
        "a word is offered only if one was emitted, or as the last" =>
            (offered & !last).implies(ghosts.some);
        "the last word is 0 if no word was emitted" => marker.implies(state.is(n::OFFERED_WORD, 0));
        "an emitted word is held, is offered, or was taken" => ghosts.emitted.same(there);
        "the word is in only one place" => !twice;
    }
}

/// Returns the lemma about the move stream.
fn stream(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen/stream",
        "Each word emitted to the stream leaves it once, the last one with `last`. If no word is emitted, the word 0 \
         leaves with `last`. An offered word holds until the sink takes it, and offers do not wait for the sink.",
        "once",
    );
    lemma.case("a generation", move |claim| {
        let state = circuit.any_state();
        let word = free_word(16);
        let ghosts = Ghosts {
            some: free_bit(),
            emitted: free_bit(),
            taken: free_bit(),
        };
        claim.assume(!state.is(n::PHASE, phase::IDLE));
        claim.assume_all(stream_holds(&state, &word, &ghosts));
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let accepted = frame.bit(n::ACCEPTED);
        let emits = accepted & frame.equals(n::WORD, &word);
        claim.assume(emits.implies(!ghosts.emitted));
        let leaves = frame.bit(n::MOVE_VALID) & frame.bit(n::MOVE_READY);
        let marker = frame.bit(n::MOVE_LAST) & !ghosts.some;
        let takes = all([leaves, frame.equals(n::MOVE_WORD, &word), !marker]);
        let ends = next.is(n::PHASE, phase::IDLE);
        let last = leaves & frame.bit(n::MOVE_LAST);
        let after = Ghosts {
            some: (ghosts.some | accepted),
            emitted: (ghosts.emitted | emits),
            taken: (ghosts.taken | takes),
        };
        claim.assert_all(kit::lines! {
            "a word taken was emitted" => takes.implies(ghosts.emitted);
            "the word was not taken before" => takes.implies(!ghosts.taken);
            "the generation ends when the last word is taken" => ends.same(last);
            "at the end all emitted words have been taken" => ends.implies(after.emitted.same(after.taken));
        });
        claim.assert_if(!ends, stream_holds(&next, &word, &after));
    });
    lemma.case("protocol", move |claim| {
        let state = circuit.any_state();
        let clock = |reset: Lit, ready: Lit| {
            let inputs = [(n::RESET, vec![reset]), (n::MOVE_READY, vec![ready])];
            state.clock(&inputs, &[])
        };
        let (stalled, taken) = (clock(free_bit(), FALSE), clock(free_bit(), TRUE));
        let next = clock(FALSE, FALSE).next();
        let last = state.bit(n::OFFERED_LAST);
        claim.assume(last.implies(state.bit(n::OFFERED)));
        let offered = stalled.bit(n::MOVE_VALID);
        for name in [n::MOVE_VALID, n::MOVE_WORD, n::MOVE_LAST] {
            claim.assert(
                format!("{name} does not wait"),
                stalled.equals(name, &taken.word(name)),
            );
        }
        for (name, register) in [
            (n::MOVE_VALID, n::OFFERED),
            (n::MOVE_WORD, n::OFFERED_WORD),
            (n::MOVE_LAST, n::OFFERED_LAST),
        ] {
            claim.assert(
                format!("{name} is registered"),
                stalled.equals(name, &state.get(register)),
            );
            let holds = next.equals(register, &stalled.word(name));
            claim.assert(format!("{name} holds until taken"), offered.implies(holds));
        }
        claim.assert(
            "last comes only with valid",
            stalled.bit(n::MOVE_LAST).implies(offered),
        );
    });
    lemma
}

/// The counters.
static COUNTERS: Counters = Counters {
    name: "movegen/counters",
    assumes: "once",
    starts: [n::START_VALID, n::START_READY],
    phase: n::PHASE,
    visits: n::VISITS,
};

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        load(circuit),
        idle_lemma(circuit),
        start(circuit),
        frozen(circuit),
        probe(circuit),
        stream(circuit),
        counters::lemma(circuit, &COUNTERS),
    ]
}
