//! The invariant of the fast generator that the stream protocol needs: no queue overflows, and when a generation is
//! done, nothing more is emitted.
//!
//! The lemmas `offers` and `reset` prove it.

use super::look::at as step;
use super::names::{self as n, QUEUES};
use kit::prelude::*;

/// Each step, and the steps that may precede it. Of the previous generation's steps, only its end may.
const BEFORE: [(u64, &[u64]); 14] = [
    (step::KING, &[step::KING, step::DONE]),
    (step::PASSANT_LEFT, &[step::KING]),
    (step::PASSANT_RIGHT, &[step::PASSANT_LEFT]),
    (step::EAST, &[step::KING, step::PASSANT_RIGHT]),
    (9, &[8]),
    (10, &[9]),
    (11, &[10]),
    (12, &[11]),
    (13, &[12]),
    (14, &[13]),
    (15, &[14]),
    (step::SHORT, &[step::LAST_NEIGHBOUR]),
    (step::LONG, &[step::SHORT]),
    (step::DONE, &[step::LAST_NEIGHBOUR, step::LONG, step::DONE]),
];

/// The greatest number of words that the king can have emitted before this step.
fn emitted(step: u64) -> u64 {
    match step {
        step::EAST..=step::LAST_NEIGHBOUR => step - step::EAST,
        step::SHORT => 8,
        step::LONG => 9,
        step::DONE => 10,
        _ => 0,
    }
}

/// The look's step, from its start to the judgement of the king's move, in consecutive clocks.
const STEPS: [&str; 5] = [
    "look_sequencer.turn",
    "look_sequencer.seen",
    "king_moves.step1",
    "king_moves.step2",
    "king_moves.step3",
];

/// The registers that the invariant uses, with their widths.
pub fn signals() -> Vec<(String, usize)> {
    let queue = |index| {
        [("read", 4), ("write", 4), ("some", 1), ("roomy", 1)]
            .map(|(name, width)| (n::queue(index, name), width))
    };
    let lane = |index| ["busy", "visited"].map(|name| (format!("lanes_{index}.{name}"), 1));
    let bits = [
        "control.active",
        "control.settled",
        "control.unsettled",
        "king_moves.done",
        "piece_selector.none",
    ]
    .map(|name| (name.to_owned(), 1));
    let ranks = ["left", "to_come"].map(|name| (format!("piece_selector.{name}"), 8));
    (0..QUEUES)
        .flat_map(queue)
        .chain((0..QUEUES - 1).flat_map(lane))
        .chain(STEPS.map(|name| (name.to_owned(), 4)))
        .chain(bits)
        .chain(ranks)
        .collect()
}

/// Returns the number of words in a queue of sixteen slots, of which one stays free.
fn count(read: &[Lit], write: &[Lit]) -> Word {
    let negated: Word = read.iter().map(|&bit| !bit).collect();
    add(&add(write, &negated), &constant(1, 4))
}

/// The invariant.
pub fn invariant(state: &State<'_>) -> Vec<(String, Lit)> {
    let get = |name: &str| state.get(name);
    let active = get("control.active")[0];
    let steps = STEPS.map(get);
    let mut holds = vec![(
        "nothing is loaded during a generation".to_owned(),
        !(active & get("control.unsettled")[0]),
    )];
    for (name, step) in STEPS.iter().zip(&steps) {
        let rests = [step::KING, step::DONE].map(|at| is(step, at));
        holds.push((
            format!("outside a generation {name} is at the king's step or at the end"),
            (active | any(rests)),
        ));
    }
    // At a start the look is at the king's step, and no stage holds a step of the previous generation.
    let settled = get("control.settled")[0] & !active;
    let done = get("king_moves.done")[0];
    holds.push((
        "a start begins with the look at the king".to_owned(),
        settled.implies(is(&steps[0], step::KING) & is(&steps[1], step::KING)),
    ));
    holds.push((
        "`done` is set only when the king's steps are done".to_owned(),
        (done & active).implies(is(&steps[1], step::DONE) & is(&steps[4], step::DONE)),
    ));
    let left = [get("piece_selector.left"), get("piece_selector.to_come")].concat();
    let early = [step::KING, step::PASSANT_LEFT, step::EAST].map(|at| is(&steps[0], at));
    holds.push((
        "the report that no piece is left is right".to_owned(),
        (get("piece_selector.none")[0] & active).implies(!any(left) | any(early)),
    ));
    let [turn, seen] = [0, 1].map(|at| is(&steps[at], step::KING));
    holds.push((
        "the look at the king's square follows the king's step".to_owned(),
        turn.implies(seen),
    ));
    for begun in 1..STEPS.len() {
        let rest = |step: &Word| {
            let [king, done] = [step::KING, step::DONE].map(|at| is(step, at));
            king | done
        };
        let before = all(steps[begun..].iter().map(rest));
        let begins = is(&steps[begun], step::KING);
        let line = format!(
            "only the end of a look can be before a look at {}",
            STEPS[begun]
        );
        holds.push((line, begins.implies(before)));
    }
    for (pair, name) in steps.windows(2).zip(STEPS) {
        let follows = BEFORE.map(|(step, before)| {
            let before = any(before.iter().map(|&before| is(&pair[1], before)));
            is(&pair[0], step) & before
        });
        holds.push((
            format!("{name} holds a step that may follow the next stage's"),
            any(follows),
        ));
    }
    for queue in 0..QUEUES {
        let of = |name: &str| get(&n::queue(queue, name));
        let count = count(&of("read"), &of("write"));
        let at_most = |most: u64| !less(&constant(most, 4), &count);
        holds.push((
            format!("queue {queue}: `some` says whether it has a word"),
            of("some")[0].same(!is(&count, 0)),
        ));
        if queue == QUEUES - 1 {
            let bounds =
                BEFORE.map(|(step, _)| is(&steps[4], step).implies(at_most(emitted(step))));
            holds.push(("the king's queue has room".to_owned(), all(bounds)));
            let looks = steps[1..].iter().map(|step| is(step, step::KING));
            let none = is(&count, 0);
            holds.push((
                "the king's queue is empty before the king's first step".to_owned(),
                (none | !any(looks)),
            ));
            holds.push((
                "the king's queue is empty outside a generation".to_owned(),
                (active | none),
            ));
            continue;
        }
        let lane = |name: &str| get(&format!("lanes_{queue}.{name}"))[0];
        let idle = !lane("busy") & !lane("visited");
        holds.push((
            format!("lane {queue} is idle outside a generation"),
            (active | idle),
        ));
        holds.push((
            format!("queue {queue} has room if it reports room"),
            of("roomy")[0].implies(at_most(13)),
        ));
        holds.push((
            format!("queue {queue} has room for a square visited"),
            lane("visited").implies(at_most(14)),
        ));
    }
    debug_assert!(!holds.iter().any(|(_, lit)| *lit == FALSE));
    holds
}
