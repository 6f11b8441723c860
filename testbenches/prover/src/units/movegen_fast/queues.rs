//! The queues and the merger (lemma `queues`): each word emitted to a queue leaves in the stream once, a promotion as
//! four words, and `last` is on the last word.
//!
//! The proof follows one arbitrary word.

use super::king;
use super::names::{self as n, QUEUES};
use super::queue_space;
use kit::prelude::*;

/// Slots of each queue.
const PLACES: usize = 16;

/// The followed word, and what happened to it.
struct Followed {
    /// The word in the form in which it leaves.
    word: Word,
    /// The word in the form in which it is emitted to a queue: a promotion as one to a knight.
    given_as: Word,
    /// The word was emitted to a queue.
    emitted: Lit,
    /// The word was taken from the stream.
    taken: Lit,
    /// Any word was emitted.
    some: Lit,
}

/// Returns a word in the form in which it is emitted: a promotion as one to a knight.
fn as_given(word: &[Lit]) -> Word {
    let promotes = word[15];
    let bit = |bit: usize| {
        if bit == 12 || bit == 13 {
            word[bit] & !promotes
        } else {
            word[bit]
        }
    };
    (0..16).map(bit).collect()
}

impl Followed {
    fn any() -> Followed {
        let word = free_word(16);
        Followed {
            given_as: as_given(&word),
            word,
            emitted: free_bit(),
            taken: free_bit(),
            some: free_bit(),
        }
    }

    /// Returns whether each slot of each queue holds the followed word.
    fn queued(&self, places: &[(Lit, Word)]) -> Vec<Lit> {
        let here = |(live, word): &(Lit, Word)| *live & equal(word, &self.given_as);
        places.iter().map(here).collect()
    }
}

/// Returns each slot of each queue: whether a word waits there, and the word.
fn places(state: &State<'_>) -> Vec<(Lit, Word)> {
    let of_queue = |queue: usize| {
        let get = |name: &str| state.get(&n::queue(queue, name));
        let back: Word = get("read").iter().map(|&bit| !bit).collect();
        let from_read = |number: &[Lit]| add(&add(number, &back), &constant(1, 4));
        let waiting = from_read(&get("write"));
        (0..PLACES)
            .map(|place| {
                let behind = from_read(&constant(place as u64, 4));
                let word = n::word(&format!("fifo_memories_{queue}"), place);
                (less(&behind, &waiting), state.get(&word))
            })
            .collect::<Vec<_>>()
    };
    (0..QUEUES).flat_map(of_queue).collect()
}

/// Whether a word has the form of words in a queue: a promotion is one to a knight.
fn fits(word: &[Lit]) -> Lit {
    let knight = word[15].implies(!word[12] & !word[13]);
    knight & !is(word, 0)
}

/// Whether at least one is true, and at least two are.
fn one_and_two(lits: &[Lit]) -> (Lit, Lit) {
    lits.iter().fold((FALSE, FALSE), |(one, two), &lit| {
        ((one | lit), (two | (one & lit)))
    })
}

/// Whether a queue is not empty.
fn queued(state: &State<'_>) -> Lit {
    any((0..QUEUES).map(|queue| state.bit(&n::queue(queue, "some"))))
}

/// The invariant; `quiet` states that nothing more will be emitted.
fn invariant(state: &State<'_>, followed: &Followed, quiet: Lit) -> Lines {
    let get = |name: &str| state.get(name);
    let (held, word, active) = (get(n::HELD)[0], get(n::HELD_WORD), get(n::ACTIVE)[0]);
    let at_hand = held & equal(&as_given(&word), &followed.given_as);
    let places = places(state);
    let in_queues = followed.queued(&places);
    let fit = places
        .iter()
        .map(|(live, word)| (*live).implies(fits(word)));
    let (one, two) = one_and_two(&in_queues);
    let twice = two | (one & at_hand);
    let any_queued = queued(state);
    // The merger outputs a promotion's four words in turn. The followed one has left when the merger's piece is past
    // it.
    let later = less(&followed.word[12..14], &word[12..14]);
    let gone_on = followed.word[15] & later;
    let to_leave = one | (at_hand & !gone_on);
    let nothing = is(&word, 0);
    kit::lines! {
        "the queues hold moves, promotions as those to a knight" => all(fit);
        "a word in a queue was emitted" => any_queued.implies(followed.some);
        "the followed word is in at most one place" => !twice;
        "the followed word, if it is in a place, was emitted" => (one | at_hand).implies(followed.emitted);
        "the followed word, if it was emitted and is in no place, was taken" =>
            followed.taken.same(followed.emitted & !to_leave);
        "if the followed word was emitted, some word was" => followed.emitted.implies(followed.some);
        "if any word was emitted, the merger holds one" =>
            (active & followed.some).implies(held | any_queued);
        "the merger holds the empty word only if no word was or will be emitted" =>
            (held & nothing).implies(!followed.some & quiet);
        "the merger's word was emitted" => (held & !nothing).implies(followed.some);
        "outside a generation nothing is left" =>
            active | !any([held, any_queued, followed.emitted, followed.some]);
    }
}

/// Returns what is emitted to each queue in a clock.
fn incoming(frame: &Frame<'_>) -> Vec<(Lit, Word)> {
    let lane = |lane| {
        let of = |name| frame.word(&n::lane(lane, name));
        (of("out_valid")[0], of("out_word"))
    };
    (0..n::LANES)
        .map(lane)
        .chain([king::emits(frame)])
        .collect()
}

/// Assumes that the lanes and the king's steps emit moves, promotions as those to a knight, and the followed one once.
fn emitted(frame: &Frame<'_>, followed: &Followed, claim: &mut Claim) -> (Lit, Lit) {
    let mut these = Vec::new();
    let incoming = incoming(frame);
    for (valid, word) in &incoming {
        claim.assume((*valid).implies(fits(word)));
        these.push(*valid & equal(word, &followed.given_as));
    }
    let (one, two) = one_and_two(&these);
    claim.assume(!two);
    claim.assume(!(one & followed.emitted));
    (one, any(incoming.iter().map(|(valid, _)| *valid)))
}

/// Returns the lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen-fast/queues",
        "Each word that is emitted to a queue once leaves the stream once, a promotion once for each of its four \
         pieces, and no other word leaves. The last word carries `last`, and nothing is emitted after it. If no word \
         is emitted, 0x0000 leaves with `last`. This holds however the sink stalls. A reset empties the queues.",
        "lane king timing offers",
    );
    lemma.case("any clock", move |claim| {
        let state = circuit.any_state();
        let mut followed = Followed::any();
        let frame = state.clock(&[], &[]);
        let quiet = frame.bit(n::QUIET);
        claim.assume(!is(&followed.word, 0));
        claim.assume_all(queue_space::invariant(&state));
        claim.assume_all(invariant(&state, &followed, quiet));
        let (emits, any) = emitted(&frame, &followed, claim);
        let active = state.bit(n::ACTIVE);
        claim.assume((emits | any).implies(active));
        let next = frame.next();
        let runs = next.bit(n::ACTIVE);
        // A quiet unit stays quiet (lemma `timing`) and emits nothing.
        let later = next.clock(&[(n::RESET, vec![FALSE])], &[]);
        let quiet_then = later.bit(n::QUIET);
        let stays = active & quiet;
        claim.assume((stays & runs).implies(quiet_then));
        claim.assert("nothing is emitted when the unit is quiet", !(stays & any));

        let reset = frame.bit(n::RESET);
        let [valid, last] = [n::MOVE_VALID, n::MOVE_LAST].map(|name| frame.bit(name));
        let offered = frame.word(n::MOVE_WORD);
        let leaves = valid & frame.bit(n::MOVE_READY);
        let takes = leaves & equal(&offered, &followed.word);
        let none = is(&offered, 0);
        let fine = followed.emitted & !followed.taken;
        let alone = last & !followed.some;
        let ends = all([active, !runs, !reset]);
        let ended = all([leaves, last, quiet]);
        let taken = followed.taken | takes;
        claim.assert_all(kit::lines! {
            "a word taken was emitted, and was not taken before" => takes.implies(fine);
            "the empty word is offered only with last, and only if no word was emitted" =>
                (valid & none).implies(alone);
            "the word with last is empty if no word was emitted" => (alone & valid).implies(none);
            "the generation ends when the last word is taken" => ends.implies(ended);
            "when the last word is taken, no generation runs" => (leaves & last).implies(!runs);
            "at the end every emitted word was taken" => ends.implies(taken.same(followed.emitted));
        });
        // The ghosts are cleared at the end of a generation.
        followed.emitted = (followed.emitted | emits) & runs;
        followed.some = (followed.some | any) & runs;
        followed.taken = taken & runs;
        claim.assert_all(invariant(&next, &followed, quiet_then));
        claim.show("word", followed.word.clone());
        claim.show("held", state.get(n::HELD_WORD));
    });
    lemma.case("power-up", move |claim| {
        let state = circuit.initial_state();
        let followed = Followed {
            emitted: FALSE,
            taken: FALSE,
            some: FALSE,
            ..Followed::any()
        };
        claim.assert_all(invariant(&state, &followed, FALSE));
    });
    lemma
}
