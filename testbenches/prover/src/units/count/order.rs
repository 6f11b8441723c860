//! Proves that every position gets exactly one answer, its own, in the order of the positions (lemma `order`).
//!
//! The proof follows one arbitrary position from the clock in which it is taken.

use super::names as n;
use kit::prelude::*;

/// Number of stages before a position's answer is stored.
const STAGES: usize = 13;

/// The invariant of the registers with slot numbers.
fn invariant(state: &State<'_>) -> Lines {
    let get = |name| state.get(name);
    let (held, waiting) = (get(n::HELD), get(n::WAITING));
    let under_way = count_ones(&get(n::STAGES), 5);
    let filled = add(&get(n::NEXT_FILL), &under_way[..4]);
    let answered = add(&get(n::NEXT_ANSWER), &waiting[..4]);
    let owed = add(&wide(&waiting, 6), &wide(&under_way, 6));
    kit::lines! {
        "the slots owed are those of positions under way and of waiting answers" => equal(&owed, &wide(&held, 6));
        "at most sixteen answers are owed" => !less(&constant(16, 5), &held);
        "slots are filled in the order of the positions" => equal(&filled, &get(n::NEXT_ENTRY));
        "answers leave in the order in which slots are filled" =>
            equal(&answered, &get(n::NEXT_FILL));
    }
}

/// Returns a word of a memory in a slot.
fn at(state: &State<'_>, memory: &str, place: &[Lit]) -> Word {
    read_at(&state.words(&n::words(memory), 16), place)
}

/// Whether the followed position is in a stage, counted from 0, and its answer will go to this slot.
fn under_way(state: &State<'_>, stage: usize, place: &[Lit]) -> Lit {
    let stages = state.get(n::STAGES);
    // The number of positions that have entered since then, the followed one included.
    let since = count_ones(&stages[..=stage], 4);
    let entry = add(place, &since);
    stages[stage] & equal(&entry, &state.get(n::NEXT_ENTRY))
}

/// Returns the number of answers before that of the followed position, which waits in a slot, and whether it waits.
fn before(state: &State<'_>, place: &[Lit]) -> (Word, Lit) {
    let answer: Word = state.get(n::NEXT_ANSWER).iter().map(|&bit| !bit).collect();
    // The difference, as the one's complement plus one.
    let more = add(place, &answer);
    let before = add(&more, &constant(1, 4));
    let waits = less(&wide(&before, 5), &state.get(n::WAITING));
    (before, waits)
}

/// Returns the answer that leaves in a clock, as one word in the stored form.
fn answer(frame: &Frame<'_>) -> Word {
    let flags = [n::ANSWER_CHECK, n::ANSWER_MATE, n::ANSWER_STALEMATE];
    let flags = flags.map(|name| frame.bit(name));
    [&frame.word(n::ANSWER_COUNT)[..], &flags, &constant(0, 3)].concat()
}

/// Returns any clock without a reset, from a state that meets the invariant.
fn any_clock<'a>(circuit: &'a Circuit, claim: &mut Claim) -> (State<'a>, Frame<'a>) {
    let state = circuit.any_state();
    claim.assume_all(invariant(&state));
    let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
    (state, frame)
}

/// Returns the lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "count/order",
        "When the unit takes a position, it stores the tag in a slot that stays the position's own. Thirteen clocks \
         later it stores the answer in the same slot. It offers the answer when all earlier answers have left, until \
         the sink takes it, whatever else comes. An offer depends on no input of the same clock. The unit takes a \
         position in every clock without a reset in which it owes fewer than sixteen answers.",
        "",
    );
    for (name, powers_up) in [("power-up", true), ("reset", false)] {
        lemma.case(name, move |claim| {
            let state = if powers_up {
                circuit.initial_state()
            } else {
                let any = circuit.any_state();
                let frame = any.clock(&[(n::RESET, vec![TRUE])], &[]);
                claim.assert("nothing is taken with it", !frame.bit(n::POSITION_READY));
                frame.next()
            };
            claim.assert_all(invariant(&state));
            claim.assert("nothing is owed", state.is(n::HELD, 0));
        });
    }
    lemma.case("any clock", move |claim| {
        let (state, frame) = any_clock(circuit, claim);
        let next = frame.next();
        claim.assert_all(invariant(&next));
        let ready = frame.bit(n::POSITION_READY);
        let held = state.get(n::HELD);
        let stages = state.get(n::STAGES);
        let enters = frame.bit(n::POSITION_VALID) & ready;
        let on = [&[enters], &stages[..STAGES - 1]].concat();
        let leaves = frame.bit(n::ANSWER_VALID) & frame.bit(n::ANSWER_READY);
        let more = |name: &str, by: Lit| -> Word {
            let number = state.get(name);
            let mut one = constant(0, number.len());
            one[0] = by;
            add(&number, &one)
        };
        let left = add(&next.get(n::HELD), &{
            let mut one = constant(0, 5);
            one[0] = leaves;
            one
        });
        claim.assert_all(kit::lines! {
            "taken while fewer than sixteen are owed" => ready.same(less(&held, &constant(16, 5)));
            "no stage waits" => next.equals(n::STAGES, &on);
            "a position adds one owed answer, an answer removes one" =>
                equal(&left, &more(n::HELD, enters));
        });
        for (name, by) in [(n::NEXT_ENTRY, enters), (n::NEXT_ANSWER, leaves)] {
            claim.assert(name, next.equals(name, &more(name, by)));
        }
        let waits = state.is(n::WAITING, 0);
        claim.assert(
            "an answer that waits is offered",
            frame.bit(n::ANSWER_VALID).same(!waits),
        );
        let other = state.clock(&[], &[]);
        let offered = [
            n::ANSWER_VALID,
            n::ANSWER_TAG,
            n::ANSWER_COUNT,
            n::ANSWER_CHECK,
            n::ANSWER_MATE,
            n::ANSWER_STALEMATE,
        ];
        for name in offered {
            claim.assert(
                format!("{name} depends on no input of the same clock"),
                frame.equals(name, &other.word(name)),
            );
        }
    });
    lemma.case("cycles", move |claim| {
        let (state, frame) = circuit.any_clock();
        let clocks = state.get(n::CLOCKS);
        let one = constant(1, 16);
        let enters = frame.bit(n::POSITION_VALID) & frame.bit(n::POSITION_READY);
        let right = choose(
            state.is(n::HELD, 0),
            &choose(enters, &one, &clocks),
            &add(&clocks, &one),
        );
        claim.assert_all(kit::lines! {
            "cycles counts while anything is owed" => equal(&frame.next().get(n::CLOCKS), &right);
            "cycles is reported" => frame.equals(n::CYCLES, &clocks);
        });
    });
    lemma.case("a position comes in", move |claim| {
        let (state, frame) = any_clock(circuit, claim);
        claim.assume(frame.bit(n::POSITION_VALID) & frame.bit(n::POSITION_READY));
        let place = state.get(n::NEXT_ENTRY);
        let next = frame.next();
        claim.assert("the position's stage and slot", under_way(&next, 0, &place));
        let tag = at(&next, "tags", &place);
        claim.assert(
            "the position's tag",
            equal(&tag, &frame.word(n::POSITION_TAG)),
        );
    });
    for stage in 0..STAGES {
        lemma.case(format!("it is in stage {}", stage + 1), move |claim| {
            let (state, frame) = any_clock(circuit, claim);
            let place = free_word(4);
            claim.assume(under_way(&state, stage, &place));
            let next = frame.next();
            let kept = |memory| {
                let [was, is] = [&state, &next].map(|state| at(state, memory, &place));
                equal(&was, &is)
            };
            claim.assert("the position's tag stays", kept("tags"));
            if stage + 1 < STAGES {
                let on = under_way(&next, stage + 1, &place);
                claim.assert("the position moves to the next stage", on);
            } else {
                let stored = at(&next, "counts", &place);
                claim.assert_all(kit::lines! {
                    "the position's answer is stored" => equal(&stored, &frame.word(n::FOUND));
                    "the answer waits" => before(&next, &place).1;
                });
            }
        });
    }
    lemma.case("its answer waits", move |claim| {
        let (state, frame) = any_clock(circuit, claim);
        let place = free_word(4);
        let (ahead, waits) = before(&state, &place);
        claim.assume(waits);
        let next = frame.next();
        let stored = |memory| at(&state, memory, &place);
        let first = is(&ahead, 0);
        let leaves = frame.bit(n::ANSWER_READY);
        let (then, still) = before(&next, &place);
        let less = add(&then, &[&[leaves][..], &[FALSE; 3]].concat());
        claim.assert_all(kit::lines! {
            "the first is offered with its tag" => first.implies(all([
                frame.bit(n::ANSWER_VALID),
                frame.equals(n::ANSWER_TAG, &stored("tags")),
                equal(&answer(&frame)[..13], &stored("counts")[..13]),
            ]));
            "one answer fewer is before it if one is taken" =>
                (!(first & leaves)).implies(still & equal(&less, &ahead));
            "an answer that is taken no longer waits" => (first & leaves).implies(!still);
        });
        for memory in ["tags", "counts"] {
            let then = at(&next, memory, &place);
            claim.assert(
                format!("the position's word of {memory} stays"),
                (first & leaves) | equal(&then, &stored(memory)),
            );
        }
    });
    lemma
}
