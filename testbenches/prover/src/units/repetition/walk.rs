//! A query: its start (lemma `start`), the walk back through the moves, two per clock (`walk`), early ends (`stop`),
//! and the newest pair of moves, read before a query begins (`ready`).

use super::exclusive::holds as exclusive_holds;
use super::memory::Game;
use super::names::{self as n, updater, walk};
use super::walking_state::{
    any_free, any_walking, delta, is_free, newer, offer, ready, total, verdict, walking,
};
use kit::prelude::*;

/// Whether the unit has the same board, side to move and history in both states. The history consists of the moves, the
/// place of the newest, how many are kept and how many are reversible, and whether any were dropped.
pub fn untouched(state: &State<'_>, next: &State<'_>) -> Lit {
    let (before, after) = (Game::of(state), Game::of(next));
    let words = |game: &Game| {
        [&game.board[..], &game.moves[0], &game.moves[1]]
            .concat()
            .concat()
    };
    let registers = [n::HEAD, n::KEPT, n::RUN, n::DROPPED, n::TURN];
    let same = registers.map(|name| state.keeps(next, name));
    equal(&words(&before), &words(&after)) & all(same)
}

/// Returns the lemma about one clock of the walk.
fn step(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "repetition/walk",
        "In each clock of a walk, unless a word waits for the sink, the walk takes back the next pair of moves: it \
         updates the number of displaced pieces, and counts the position that it reaches if this position repeats the \
         current one. The walk stops at the last irreversible move, at the nearest repetition if the query requests \
         this, or early when more pieces are displaced than moves remain. A clock in which a word waits changes \
         nothing.",
        "start",
    )
    .with_case("any pair", move |claim| {
        let (state, game, pairs) = any_walking(circuit, claim, None);
        let get = |name| state.get(name);
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let after = |name| next.get(name);
        let verdict = verdict(&state, &pairs);
        let offer = offer(&state, &frame, verdict.stops | verdict.candidate);
        let goes = !offer.offered | offer.ready;
        let ends = verdict.stops & offer.ready;
        let steps = goes & !ends;

        // The word and the stream.
        let mut word = constant(0, 32);
        word[16..23].copy_from_slice(&verdict.count);
        word[23..32].copy_from_slice(&verdict.nearest);
        word[12] = verdict.candidate;
        for bit in 0..6 {
            word[bit] = verdict.candidate & get(n::ODD_MISSING)[bit];
            word[6 + bit] = verdict.candidate & get(n::ODD_STANDING)[bit];
        }
        word[13] = !is(&verdict.count, 1);
        let all_taken = is(&minus(&total(&state).0, &pairs), 0);
        word[14] = all([
            get(n::DROPPED)[0],
            state.equals(n::RUN, &get(n::KEPT)),
            all_taken,
        ]);
        word[15] = verdict.early;
        let sent = offer.offered & offer.ready;
        let kept = get(n::OFFERED)[0] & !frame.bit(n::ANSWER_READY);
        claim.assert_all(kit::lines! {
            "a word is sent" => sent.implies(all([
                after(n::OFFERED)[0],
                equal(&after(n::OFFERED_WORD), &word),
                after(n::OFFERED_LAST)[0].same(verdict.stops),
            ]));
            "no other word is sent" => (!sent).implies(after(n::OFFERED)[0].same(kept));
            "the walk ends with its last word" =>
                ends.implies(is(&after(n::WALK_PHASE), walk::FLUSHING));
            "board and moves stay" => untouched(&state, &next);
        });

        // A step.
        for (name, holds) in walking(&next, &game, &plus(&pairs, 1)) {
            claim.assert(format!("after a step: {name}"), steps.implies(holds));
        }
        let new_number = newer(&game, &pairs);
        let old_number = minus(&new_number, &constant(1, 9));
        let new = delta(&game, &game.numbered(&new_number));
        let old = delta(&game, &game.numbered(&old_number));
        let xor =
            |a: &[Lit], b: &[Lit]| -> Word { a.iter().zip(b).map(|(&a, &b)| a ^ b).collect() };
        let mut folds = |name: &'static str,
                         odd: &'static str,
                         one: &[Lit],
                         two: &[Lit],
                         sum: &dyn Fn(&[Lit], &[Lit]) -> Word| {
            let half = sum(&get(name), one);
            claim.assert(
                format!("{odd} adds the newer move's change"),
                steps.implies(equal(&after(odd), &half)),
            );
            claim.assert(
                format!("{name} adds both moves' changes"),
                steps.implies(equal(&after(name), &sum(&half, two))),
            );
        };
        folds(
            n::DISPLACED,
            n::ODD_DISPLACED,
            &new.displaced,
            &old.displaced,
            &|a, b| add(a, b),
        );
        folds(
            n::STANDING,
            n::ODD_STANDING,
            &new.standing,
            &old.standing,
            &xor,
        );
        folds(n::MISSING, n::ODD_MISSING, &new.missing, &old.missing, &xor);
        folds(
            n::COLOURS,
            n::ODD_COLOURS,
            &[new.colours],
            &[old.colours],
            &xor,
        );
        claim.assert_all(kit::lines! {
            "the count includes the position reached before this step" => steps.implies(equal(&after(n::COUNT), &verdict.count));
            "the nearest distance includes the position reached before this step" =>
                steps.implies(equal(&after(n::NEAREST), &verdict.nearest));
        });

        // No step.
        let stays = [
            n::EVEN_HELD,
            n::ODD_HELD,
            n::ON_EVEN_FROM,
            n::ON_EVEN_TO,
            n::ON_ODD_FROM,
            n::ON_ODD_TO,
            n::EVEN,
            n::ODD,
            n::ADDRESS,
            n::DISTANCE,
            n::PAIRS,
            n::HALF,
            n::JUDGED,
            n::DISPLACED,
            n::STANDING,
            n::MISSING,
            n::COLOURS,
            n::ODD_DISPLACED,
            n::ODD_STANDING,
            n::ODD_MISSING,
            n::ODD_COLOURS,
            n::COUNT,
            n::NEAREST,
            n::WALK_PHASE,
            n::UPDATER_PHASE,
        ];
        for name in stays {
            claim.assert(
                format!("{name} keeps its value while a word waits"),
                (!goes).implies(equal(&after(name), &get(name))),
            );
        }
        for name in [n::STOPS_FIRST, n::ASKS_NEAR, n::GOES_ON] {
            claim.assert(format!("{name} keeps its value"), equal(&after(name), &get(name)));
        }
        for name in [n::HEAD, n::RUN, n::PAIRS, n::DISPLACED, n::COUNT] {
            claim.show(name, get(name));
        }
        claim.show("pairs counted", pairs);
    })
}

/// Returns the lemma that an early stop misses no repetition.
fn stop(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "repetition/stop",
        "When a walk ends early, more pieces are displaced than moves remain. A move changes the number of displaced \
         pieces by at most one, so no position that the remaining moves reach can equal the current one. If the query \
         requests moves that would repeat a position, the unit also looks for positions an odd number of plies back \
         with exactly one displaced piece. The remaining moves reach none of these either: at least two pieces stay \
         displaced, because there are at least two more displaced pieces than moves back to such a position.",
        "walk delta",
    );
    lemma.case("any pair", move |claim| {
        let (state, _, pairs) = any_walking(circuit, claim, None);
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let sent = all([
            (!state.bit(n::OFFERED) | frame.bit(n::ANSWER_READY)),
            next.bit(n::OFFERED),
            next.is(n::WALK_PHASE, walk::FLUSHING),
        ]);
        let left = minus(&total(&state).0, &pairs);
        let moves: Word = [&[FALSE], &left[..]].concat();
        let displaced = wide(&state.get(n::DISPLACED), 9);
        let early = next.get(n::OFFERED_WORD)[15];
        let some_left = !is(&left, 0);
        let first = all([state.bit(n::STOPS_FIRST), is(&displaced, 0)]);
        let more = less(&moves, &displaced);
        claim.assert_all(kit::lines! {
            "more are displaced than moves remain" => (sent & early).implies(more);
            "if pairs are left when a walk ends, it ended early or at the nearest repetition" =>
                all([sent, some_left, !first]).implies(early);
        });
        claim.show("pairs left", left);
        claim.show(n::DISPLACED, state.get(n::DISPLACED));
    });
    lemma.case("deltas are at most one", |claim| {
        let (to, from) = (free_bit(), free_bit());
        let change = minus(&wide(&[to], 6), &wide(&[from], 6));
        let small = any([0, 1, 63].map(|value| is(&change, value)));
        claim.assume(TRUE);
        claim.assert("0, 1 or -1", small);
    });
    lemma
}

/// Returns the lemma about the start of a query.
fn start(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "repetition/start",
        "When the unit accepts a query, it has already read the newest pair of moves, and the walk begins with \
         every count at its initial value. If fewer than four moves are reversible (three, if the query requests moves that would \
         repeat a position), the unit answers at once that the position is no repetition.",
        "ready exclusive kept",
    );
    lemma.case("any game", move |claim| {
        let (state, game) = any_free(circuit, true);
        let run = state.get(n::RUN);
        claim.assume(!less(&constant(510, 9), &run));
        claim.assume(!less(&state.get(n::KEPT), &run));
        claim.assume_all(exclusive_holds(&state));
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        claim.assume(frame.bit(n::QUERY_VALID) & frame.bit(n::QUERY_READY));
        let next = frame.next();
        let after = |name| next.get(name);
        let mode = frame.word(n::QUERY_MODE);
        let near = mode[1];
        let few = less(&run, &constant(3, 9)) | (is(&run, 3) & !near);
        claim.assert_all(kit::lines! {
            "nothing is offered" => !after(n::OFFERED)[0];
            "a query with few moves is declined" => few.implies(is(&after(n::WALK_PHASE), walk::DECLINING));
        });
        claim.assert_if(!few, walking(&next, &game, &constant(0, 8)));
        for (name, value) in [
            (n::DISPLACED, 0),
            (n::STANDING, 0),
            (n::MISSING, 0),
            (n::COLOURS, 0),
            (n::JUDGED, 0),
            (n::COUNT, 1),
            (n::NEAREST, 0),
        ] {
            claim.assert(format!("{name} begins at {value}"), is(&after(name), value));
        }
        for (bit, name) in [n::STOPS_FIRST, n::ASKS_NEAR, n::GOES_ON]
            .into_iter()
            .enumerate()
        {
            claim.assert(
                format!("{name} as requested"),
                after(name)[0].same(mode[bit]),
            );
        }
        claim.assert("board and moves stay", untouched(&state, &next));
    });
    lemma.case("declining", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::WALK_PHASE, walk::DECLINING);
        state.set_number(n::UPDATER_PHASE, updater::IDLE);
        state.set_number(n::COUNT, 1);
        state.set_number(n::NEAREST, 0);
        state.set(n::JUDGED, &[FALSE]);
        state.set_number(n::DISPLACED, 0);
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let ready = !state.bit(n::OFFERED) | frame.bit(n::ANSWER_READY);
        let word = next.get(n::OFFERED_WORD);
        let get = |name| state.get(name);
        let cut = get(n::DROPPED)[0] & state.equals(n::RUN, &get(n::KEPT));
        let once = all([
            is(&word[0..14], 0),
            word[14].same(cut),
            !word[15],
            is(&word[16..32], 1),
            next.bit(n::OFFERED),
            next.bit(n::OFFERED_LAST),
            next.is(n::WALK_PHASE, walk::FLUSHING),
        ]);
        claim.assert(
            "the answer is one occurrence, no repetition, no early end, and the last word",
            ready.implies(once),
        );
        for name in [n::WALK_PHASE, n::COUNT, n::NEAREST, n::JUDGED, n::DISPLACED] {
            claim.assert(
                format!("{name} keeps its value until the answer is sent"),
                (!ready).implies(next.equals(name, &get(name))),
            );
        }
        claim.assert("board and moves stay", untouched(&state, &next));
    });
    lemma
}

/// Returns the lemma that the newest pair has been read whenever nothing is in progress.
fn ready_lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "repetition/ready",
        "Whenever the unit is idle and its history is not empty, it has read the newest pair of moves: after a push, a \
         pop, an answer and a reset.",
        "exclusive",
    );
    let playing = (0..updater::PHASES).map(|phase| (phase, walk::IDLE));
    let answering =
        [walk::WALKING, walk::DECLINING, walk::FLUSHING].map(|phase| (updater::IDLE, phase));
    for (updater_phase, walk_phase) in playing.chain(answering) {
        let name = format!("updater's phase {updater_phase}, walk's {walk_phase}");
        lemma.case(name, move |claim| {
            let mut state = circuit.any_state();
            state.set_number(n::UPDATER_PHASE, updater_phase);
            state.set_number(n::WALK_PHASE, walk_phase);
            if updater_phase == updater::LOADING {
                claim.assume(state.is(n::KEPT, 0));
            }
            let frame = state.clock(&[], &[]);
            let next = frame.next();
            let free = is_free(&next);
            let game = Game::of(&next);
            let kept = !next.is(n::KEPT, 0);
            let ready = ready(&next, &game);
            claim.assert("ready", (free & kept).implies(ready));
        });
    }
    lemma
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        step(circuit),
        stop(circuit),
        start(circuit),
        ready_lemma(circuit),
    ]
}
