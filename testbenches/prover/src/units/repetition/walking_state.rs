//! A walking state: what it holds when so many pairs of moves are counted.
//!
//! The moves have numbers; the newest is the one before the head. Pair j are the moves head - 1 - 2j and head - 2 - 2j,
//! and a walking state in which j pairs are counted holds pair j's words and what stands on their squares, has the next
//! pair before it, and asks for the one after. The registers of the counter are whatever the fold has come to.

use super::memory::Game;
use super::names::{self as n, updater, walk};
use kit::prelude::*;

/// What one undone move changes: the lemma `delta` says why.
pub struct Delta {
    pub displaced: Word,
    pub standing: Word,
    pub missing: Word,
    pub colours: Lit,
}

pub fn delta(game: &Game, word: &[Lit]) -> Delta {
    let (from, to, piece) = (&word[0..6], &word[6..12], &word[12..16]);
    let hit = |square: &[Lit]| equal(&game.on(square), piece);
    let (to_hit, from_hit) = (hit(to), hit(from));
    let gate = |lit: Lit, word: &[Lit]| -> Word { word.iter().map(|&bit| bit & lit).collect() };
    let sum = |a: &[Lit], b: &[Lit]| -> Word { a.iter().zip(b).map(|(&a, &b)| a ^ b).collect() };
    let displaced = minus(&wide(&[to_hit], 6), &wide(&[from_hit], 6));
    Delta {
        displaced,
        standing: sum(&gate(!to_hit, to), &gate(!from_hit, from)),
        missing: sum(&gate(to_hit, to), &gate(from_hit, from)),
        colours: (piece[3] & (to_hit ^ from_hit)),
    }
}

/// The number of the newer move of the pair that lies so many pairs back.
pub fn newer(game: &Game, pairs: &[Lit]) -> Word {
    let twice: Word = [&[FALSE], pairs].concat();
    minus(&minus(&game.head, &twice), &constant(1, 9))
}

/// The words of a pair, at the outputs of the two memories: even numbers and odd ones.
pub fn outputs(game: &Game, pairs: &[Lit]) -> [Word; 2] {
    let newer = newer(game, pairs);
    let older = minus(&newer, &constant(1, 9));
    let (new, old) = (game.numbered(&newer), game.numbered(&older));
    // The newest move is even when the head is odd.
    let even_is_newer = game.head[0];
    [
        choose(even_is_newer, &new, &old),
        choose(even_is_newer, &old, &new),
    ]
}

/// The address that the walk requests next, so many pairs back.
pub fn address(game: &Game, pairs: &[Lit]) -> Word {
    minus(&minus(&game.head[1..9], pairs), &constant(1, 8))
}

/// Nothing is under way and the newest pair stands ready: both memories' outputs and the address of the pair after it.
pub fn ready(state: &State<'_>, game: &Game) -> Lit {
    let none = constant(0, 8);
    let [even, odd] = outputs(game, &none);
    all([
        state.equals(n::EVEN, &even),
        state.equals(n::ODD, &odd),
        state.equals(n::ADDRESS, &address(game, &constant(1, 8))),
    ])
}

/// Nothing is under way: no move is played, and no query answered.
pub fn is_free(state: &State<'_>) -> Lit {
    state.is(n::UPDATER_PHASE, updater::IDLE) & state.is(n::WALK_PHASE, walk::IDLE)
}

/// A state in which nothing is under way; with the newest pair ready if a move is kept, or anything at the memories' outputs.
pub fn any_free(circuit: &Circuit, is_ready: bool) -> (State<'_>, Game) {
    let mut state = circuit.any_state();
    state.set_number(n::WALK_PHASE, walk::IDLE);
    state.set_number(n::UPDATER_PHASE, updater::IDLE);
    let game = Game::of(&state);
    if is_ready {
        let [even, odd] = outputs(&game, &constant(0, 8));
        let address = address(&game, &constant(1, 8));
        let kept = !state.is(n::KEPT, 0);
        for (register, word) in [(n::EVEN, even), (n::ODD, odd), (n::ADDRESS, address)] {
            let word = known_if(kept, &word);
            state.set(register, &word);
        }
    }
    (state, game)
}

/// How many pairs a walk takes back, and whether the last of them has one move only that counts.
pub fn total(state: &State<'_>) -> (Word, Lit) {
    let run = state.get(n::RUN);
    let half = state.bit(n::ASKS_NEAR) & run[0];
    (add(&run[1..9], &wide(&[half], 8)), half)
}

/// A walking state is as it should be when so many pairs are counted. The words held and read are put in by
/// substitution before a clock, and are goals after it.
pub fn walking(state: &State<'_>, game: &Game, pairs: &[Lit]) -> Lines {
    let get = |name| state.get(name);
    let [even, odd] = outputs(game, pairs);
    let [even_next, odd_next] = outputs(game, &plus(pairs, 1));
    let (total, half) = total(state);
    let on = |word: &Word, at: std::ops::Range<usize>| game.on(&word[at]);
    let is = |name, word: &Word| equal(&get(name), word);
    kit::lines! {
        "the pair's even word" => is(n::EVEN_HELD, &even[0..16].to_vec());
        "the pair's odd word" => is(n::ODD_HELD, &odd[0..16].to_vec());
        "who stands on the even from" => is(n::ON_EVEN_FROM, &on(&even, 0..6));
        "who stands on the even to" => is(n::ON_EVEN_TO, &on(&even, 6..12));
        "who stands on the odd from" => is(n::ON_ODD_FROM, &on(&odd, 0..6));
        "who stands on the odd to" => is(n::ON_ODD_TO, &on(&odd, 6..12));
        "the next pair's even word" => is(n::EVEN, &even_next);
        "the next pair's odd word" => is(n::ODD, &odd_next);
        "the address" => is(n::ADDRESS, &address(game, &plus(pairs, 2)));
        "the distance" => is(n::DISTANCE, &[&[FALSE], pairs].concat());
        "the pairs left" => is(n::PAIRS, &minus(&total, pairs));
        "no more pairs than there are" => !less(&total, pairs);
        "there is a pair" => !kit::graph::is(&total, 0);
        "whether the last is half" => get(n::HALF)[0].same(half);
        "judged from the first pair on" => get(n::JUDGED)[0].same(!kit::graph::is(pairs, 0));
        "at most 510 moves are reversible" => !less(&constant(510, 9), &get(n::RUN));
        "the count begins at 1" => !state.is(n::COUNT, 0);
        "walking" => state.is(n::WALK_PHASE, walk::WALKING);
        "nothing is played" => state.is(n::UPDATER_PHASE, updater::IDLE);
    }
}

/// A walking state after so many pairs, its words in place.
pub fn any_walking<'a>(
    circuit: &'a Circuit,
    claim: &mut Claim,
    counted: Option<u64>,
) -> (State<'a>, Game, Word) {
    let mut state = circuit.any_state();
    state.set_number(n::WALK_PHASE, walk::WALKING);
    state.set_number(n::UPDATER_PHASE, updater::IDLE);
    let game = Game::of(&state);
    let pairs = counted.map_or_else(|| free_word(8), |counted| constant(counted, 8));
    let [even, odd] = outputs(&game, &pairs);
    let [even_next, odd_next] = outputs(&game, &plus(&pairs, 1));
    for (register, word) in [
        (n::EVEN_HELD, even[0..16].to_vec()),
        (n::ODD_HELD, odd[0..16].to_vec()),
        (n::ON_EVEN_FROM, game.on(&even[0..6])),
        (n::ON_EVEN_TO, game.on(&even[6..12])),
        (n::ON_ODD_FROM, game.on(&odd[0..6])),
        (n::ON_ODD_TO, game.on(&odd[6..12])),
        (n::EVEN, even_next),
        (n::ODD, odd_next),
        (n::ADDRESS, address(&game, &plus(&pairs, 2))),
    ] {
        state.set(register, &word);
    }
    claim.assume_all(walking(&state, &game, &pairs));
    (state, game, pairs)
}

/// A word goes out in this clock if one is offered and the stream takes it.
pub struct Offer {
    pub offered: Lit,
    pub ready: Lit,
}

pub fn offer(state: &State<'_>, frame: &Frame<'_>, offered: Lit) -> Offer {
    let full = state.bit(n::OFFERED);
    Offer {
        offered,
        ready: (!full | frame.bit(n::ANSWER_READY)),
    }
}

/// What a walking state says about its position: the fold so far, and whether it stops here.
pub struct Verdict {
    pub count: Word,
    pub nearest: Word,
    pub candidate: Lit,
    pub stops: Lit,
    pub early: Lit,
}

pub fn verdict(state: &State<'_>, pairs: &[Lit]) -> Verdict {
    let get = |name| state.get(name);
    let (total, _) = total(state);
    let counted = !is(pairs, 0);
    let plies: Word = [&[FALSE], pairs].concat();
    // The position so many plies back is the examined one, and every move to it is reversible.
    let within = !less(&get(n::RUN), &plies);
    let found = all([counted, within, state.is(n::DISPLACED, 0)]);
    let many = state.is(n::COUNT, 127);
    let count = choose(found & !many, &plus(&get(n::COUNT), 1), &get(n::COUNT));
    let first = state.is(n::COUNT, 1);
    let nearest = choose(found & first, &plies, &get(n::NEAREST));
    // One ply nearer: a piece of the mover's is the only one displaced.
    let own = get(n::ODD_COLOURS)[0].same(get(n::TURN)[0]);
    let candidate = all([
        counted,
        get(n::ASKS_NEAR)[0],
        state.is(n::ODD_DISPLACED, 1),
        own,
    ]);
    let left = minus(&total, pairs);
    let at_end = is(&left, 0);
    let too_many = less(
        &[&[FALSE], &left[..]].concat(),
        &wide(&get(n::DISPLACED), 9),
    );
    let early = all([too_many, !at_end, !get(n::GOES_ON)[0]]);
    let stops = counted & any([at_end, early, (found & get(n::STOPS_FIRST)[0])]);
    Verdict {
        count,
        nearest,
        candidate,
        stops,
        early,
    }
}
