//! When the unit is ready (lemma `ready`), that a generation makes progress (lemma `progress`), and what its counters
//! count (lemma `counters`).

use super::look::at;
use super::names as n;
use super::queue_space;
use super::timing::in_time;
use kit::prelude::*;

/// Returns a clock from any state that meets the invariants of timing and stream.
fn any<'a>(circuit: &'a Circuit, claim: &mut Claim, reset: Lit) -> (State<'a>, Frame<'a>) {
    let state = circuit.any_state();
    claim.assume_all(queue_space::invariant(&state));
    claim.assume_all(in_time(&state));
    let frame = state.clock(&[(n::RESET, vec![reset])], &[]);
    (state, frame)
}

/// Returns the lemma about when the unit is ready, and when a waiting board becomes the current one.
fn ready(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "movegen-fast/ready",
        "In every clock, from any state: the unit is ready for a board when no board waits and the last one was used \
         or discarded by a reset. It is ready for a word when no generation runs, no board waits and none is taken. It \
         is ready for a start when, in addition, no word is valid and in the clock before no generation ran, no word \
         was valid and no board waited. It copies a waiting board in eight clocks, and makes it the current board in \
         the first clock after that in which no generation runs or the unit is quiet. In a clock with a reset none of \
         this happens, and the waiting board is discarded.",
        "board",
    )
    .with_case("any clock", move |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        let is = |name| state.bit(name);
        let then = |name| next.bit(name);
        let both = |one, other| frame.bit(one) & frame.bit(other);
        let reset = frame.bit(n::RESET);
        let (active, waits, copied) = (is(n::ACTIVE), is(n::FULL), is(n::COPIED));
        let takes = both(n::BOARD_VALID, n::BOARD_READY);
        let starts = both(n::START_VALID, n::START_READY);
        let rests = !active | frame.bit(n::QUIET);
        let swaps = all([waits, copied, rests, !reset]);
        let load = all([!active, !reset, !waits, !takes]);
        let no_word = !frame.bit(n::LOAD_VALID);
        let unused = swaps | (is(n::UNUSED) & !starts);
        let counts = all([waits, !copied, !reset]);
        let (count, counted) = (state.get(n::COUNT), next.get(n::COUNT));
        let one_more = equal(&counted, &add(&count, &constant(1, 3)));
        for (name, is, right) in [
            (
                n::BOARD_READY,
                frame.bit(n::BOARD_READY),
                all([!waits, !is(n::UNUSED), !reset]),
            ),
            (n::LOAD_READY, frame.bit(n::LOAD_READY), load),
            (
                n::START_READY,
                frame.bit(n::START_READY),
                all([load, no_word, is(n::SETTLED)]),
            ),
            (
                n::SETTLED,
                then(n::SETTLED),
                all([no_word, !waits, !active, !reset]),
            ),
            (n::SWAP, frame.bit(n::SWAP), swaps),
            (n::UNUSED, then(n::UNUSED), (unused & !reset)),
        ] {
            claim.assert(name, is.same(right));
        }
        claim.assert("the next rank of the waiting board is copied", counts.implies(one_more));
        // Lemma `board` proves this.
        claim.assume(copied.implies(waits));
        let done = copied | (waits & kit::graph::is(&count, 7));
        let done = all([done, !swaps, !reset]);
        claim.assert("the board is copied once, to its last rank", then(n::COPIED).same(done));
    })
}

/// Returns the lemma that a generation makes progress.
fn progress(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "movegen-fast/progress",
        "In every clock of a generation: when a rank has no piece left, the selector goes on to the next rank. A \
         selected piece that need not wait for the looks goes to a lane if one is ready. A lane without a piece, or \
         whose piece has finished, is ready if its queue has room. An empty queue has room one clock later. While a \
         queue has a word, the merger takes it or offers the word that it holds. The unit notes one clock later that \
         no piece is left and that the king's steps are done; if no lane is busy then, the unit is quiet.",
        "timing offers",
    )
    .with_case("any clock", move |claim| {
        let (state, frame) = any(circuit, claim, FALSE);
        let next = frame.next();
        let get = |name: &str| state.get(name);
        let then = |name: &str| next.get(name);
        claim.assume(get(n::ACTIVE)[0]);
        let (left, to_come) = (get(n::LEFT), get(n::TO_COME));
        let empty = !kit::graph::any(left.clone());
        let fewer = less(&count_ones(&then(n::TO_COME), 4), &count_ones(&to_come, 4));
        let waits = empty & kit::graph::any(to_come.clone());
        let none = !kit::graph::any([left, to_come].concat());
        let done = [n::TURN, n::SEEN, n::STEP_1, n::STEP_2, n::STEP_3]
            .map(|name| is(&get(name), at::DONE));
        let lanes = || 0..n::LANES;
        let ready = kit::graph::any(lanes().map(|lane| frame.bit(&n::lane(lane, "piece_ready"))));
        let (hands, offered) = (frame.bit(n::PIECE_READY), frame.bit(n::PIECE_VALID));
        let past = !less(&get(n::SEEN), &constant(at::SHORT, 4));
        let need_not_wait = !empty & (past | !get(n::PASSANT)[0]);
        claim.assert_all(kit::lines! {
            "the selector goes on to the next rank" => waits.implies(fewer);
            "the unit notes that no piece is left" => none.implies(then(n::NONE)[0]);
            "the unit notes that the king's steps are done" => all(done).implies(then(n::KING_DONE)[0]);
            "an offered piece goes to a lane if one is ready" => hands.same(offered & ready);
            "a piece is offered if it need not wait for the looks" => need_not_wait.implies(offered);
        });
        for lane in lanes() {
            let of = |name: &str| get(&n::lane(lane, name))[0];
            let home = frame.bit(&n::posdata(lane, "home"));
            let rests = !of("busy") | all([home, !of("starting"), !of("pushing")]);
            let room = get(&n::queue(lane, "roomy"))[0];
            let is = frame.bit(&n::lane(lane, "piece_ready"));
            claim.assert(format!("lane {lane} is ready"), (rests & room).implies(is));
        }
        let rest = lanes().map(|lane| {
            let of = |name: &str| get(&n::lane(lane, name))[0];
            !(of("busy") | of("visited"))
        });
        let rest = all(rest.chain([get(n::NONE)[0], get(n::KING_DONE)[0]]));
        claim.assert(
            "the unit is quiet when all lanes rest and no piece is left",
            rest.implies(frame.bit(n::QUIET)),
        );
        out(&state, &frame, &next, claim);
    })
}

/// The queues make progress as long as the sink accepts what is offered.
fn out(state: &State<'_>, frame: &Frame<'_>, next: &State<'_>, claim: &mut Claim) {
    let queue = |queue: usize, name: &str| state.get(&n::queue(queue, name));
    let some = (0..=n::LANES).map(|index| queue(index, "some")[0]);
    let any = kit::graph::any(some);
    for index in 0..n::LANES {
        let room = next.bit(&n::queue(index, "roomy"));
        let empty = !queue(index, "some")[0];
        claim.assert(
            format!("queue {index} has room when it is empty"),
            empty.implies(room),
        );
    }
    let held = state.bit(n::HELD);
    let goes_on = any | frame.bit(n::QUIET);
    let offered = frame.bit(n::MOVE_VALID);
    let now = next.bit(n::HELD);
    claim.assert_all(kit::lines! {
        "the merger offers its word when a queue has the next one" => (held & goes_on).implies(offered);
        "a merger without a word takes a queue's word" => (!held & goes_on).implies(now);
    });
}

/// Returns the lemma about the counters.
fn counters(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "movegen-fast/counters",
        "A start sets `cycles` to 1 and `visited` to 0. From then on, each clock of the generation adds 1 to `cycles`. \
         One clock after lanes leave squares or the king's steps visit one, their number is added to `visited`, modulo \
         65,536. While no generation runs, both hold, except for `visited` in the clock after a reset.",
        "timing offers",
    )
    .with_case("any clock", move |claim| {
        let (state, frame) = any(circuit, claim, free_bit());
        let next = frame.next();
        let get = |name: &str| state.get(name);
        let active = get(n::ACTIVE)[0];
        let latest = get(n::LATEST);
        let starts = frame.bit(n::START_VALID) & frame.bit(n::START_READY);
        let visits = (0..n::LANES).map(|lane| frame.bit(&n::lane(lane, "visits")));
        let on_board = get(n::STEP_3)[3] & get(n::ON_BOARD)[0];
        let visits: Word = visits.chain([on_board]).collect();
        let mut right = |name: &str, start: Word, adds: &Word| {
            let sum = add(&get(name), adds);
            let right = choose(starts, &start, &sum);
            claim.assert(name, next.equals(name, &right));
        };
        right(n::CLOCKS, constant(1, 16), &wide(&[active], 16));
        right(n::SQUARES, constant(0, 16), &wide(&latest, 16));
        let count = choose(starts, &constant(0, 3), &count_ones(&visits, 3));
        let quiet = active & frame.bit(n::QUIET);
        claim.assert_all(kit::lines! {
            "the latest visits" => next.equals(n::LATEST, &count);
            "no visits outside a generation" => active | !kit::graph::any(visits.clone());
            "no visits when the unit is quiet" => !(quiet & kit::graph::any(visits));
        });
        for (port, name) in [(n::CYCLES, n::CLOCKS), (n::VISITED, n::SQUARES)] {
            claim.assert(port, frame.equals(port, &get(name)));
        }
        claim.assume(TRUE);
    })
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![ready(circuit), progress(circuit), counters(circuit)]
}
