//! The invariant of a walk: the contents of its registers after j pairs of moves have been taken back.
//!
//! The moves are numbered; the newest has the number `head - 1`. Pair `j` consists of the moves `head - 1 - 2j` and
//! `head - 2 - 2j`. After `j` pairs, registers hold the words of pair `j` and the pieces on its squares, the memories
//! output pair `j + 1`, and the address is that of pair `j + 2`. The registers of the counter have the sum of the
//! changes by the `j` pairs.

use super::memory::Game;
use super::names::{self as n, updater, walk};
use kit::prelude::*;

/// The changes by one undone move, which the lemma `delta` justifies.
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

/// Returns the number of the newer move of the pair this many pairs back.
pub fn newer(game: &Game, pairs: &[Lit]) -> Word {
    let twice: Word = [&[FALSE], pairs].concat();
    minus(&minus(&game.head, &twice), &constant(1, 9))
}

/// Returns the words of a pair at the outputs of the two memories: even numbers and odd ones.
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

/// Returns the next address that the walk requests, this many pairs back.
pub fn address(game: &Game, pairs: &[Lit]) -> Word {
    minus(&minus(&game.head[1..9], pairs), &constant(1, 8))
}

/// Whether nothing is in progress and the newest pair has been read: the outputs of both memories, and the address of
/// the pair after it.
pub fn ready(state: &State<'_>, game: &Game) -> Lit {
    let none = constant(0, 8);
    let [even, odd] = outputs(game, &none);
    all([
        state.equals(n::EVEN, &even),
        state.equals(n::ODD, &odd),
        state.equals(n::ADDRESS, &address(game, &constant(1, 8))),
    ])
}

/// Whether nothing is in progress: no move is being made, and no query answered.
pub fn is_free(state: &State<'_>) -> Lit {
    state.is(n::UPDATER_PHASE, updater::IDLE) & state.is(n::WALK_PHASE, walk::IDLE)
}

/// Returns a state in which nothing is in progress. If `is_ready` and a move is stored, the newest pair has been read;
/// otherwise the memories' outputs are arbitrary.
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

/// Returns how many pairs a walk takes back, and whether only one move of the last pair counts.
pub fn total(state: &State<'_>) -> (Word, Lit) {
    let run = state.get(n::RUN);
    let half = state.bit(n::ASKS_NEAR) & run[0];
    (add(&run[1..9], &wide(&[half], 8)), half)
}

/// The invariant of a walking state after this many pairs.
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
        "the piece on the even move's from" => is(n::ON_EVEN_FROM, &on(&even, 0..6));
        "the piece on the even move's to" => is(n::ON_EVEN_TO, &on(&even, 6..12));
        "the piece on the odd move's from" => is(n::ON_ODD_FROM, &on(&odd, 0..6));
        "the piece on the odd move's to" => is(n::ON_ODD_TO, &on(&odd, 6..12));
        "the next pair's even word" => is(n::EVEN, &even_next);
        "the next pair's odd word" => is(n::ODD, &odd_next);
        "the address" => is(n::ADDRESS, &address(game, &plus(pairs, 2)));
        "the distance" => is(n::DISTANCE, &[&[FALSE], pairs].concat());
        "the pairs left" => is(n::PAIRS, &minus(&total, pairs));
        "at most all pairs are taken back" => !less(&total, pairs);
        "there is at least one pair" => !kit::graph::is(&total, 0);
        "whether only one move of the last pair counts" => get(n::HALF)[0].same(half);
        "a position is judged if a pair was taken back" => get(n::JUDGED)[0].same(!kit::graph::is(pairs, 0));
        "at most 510 moves are reversible" => !less(&constant(510, 9), &get(n::RUN));
        "the count is at least 1" => !state.is(n::COUNT, 0);
        "walking" => state.is(n::WALK_PHASE, walk::WALKING);
        "the updater is idle" => state.is(n::UPDATER_PHASE, updater::IDLE);
    }
}

/// Returns any walking state, the game, and the number of pairs taken back: `counted`, or any number.
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

/// Whether the walk sends a word, and whether the stream is ready for it.
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

/// What a walk concludes about the position reached: the count including it, and whether the walk stops here.
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
    // The position this many plies back is the examined one, and every move up to it is reversible.
    let within = !less(&get(n::RUN), &plies);
    let found = all([counted, within, state.is(n::DISPLACED, 0)]);
    let many = state.is(n::COUNT, 127);
    let count = choose(found & !many, &plus(&get(n::COUNT), 1), &get(n::COUNT));
    let first = state.is(n::COUNT, 1);
    let nearest = choose(found & first, &plies, &get(n::NEAREST));
    // One ply nearer to the examined position, a single piece is displaced, and it is the mover's.
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
