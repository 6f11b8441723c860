//! A walking state: what it holds when so many pairs of moves are counted.
//!
//! The moves have numbers; the newest is the one before the head. Pair j are the moves head - 1 - 2j and head - 2 - 2j,
//! and a walking state in which j pairs are counted holds pair j's words and what stands on their squares, has the next
//! pair before it, and asks for the one after. The registers of the counter are whatever the fold has come to.

use super::memory::Game;
use super::names::{self as n, examiner, player};
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word, wide};
use crate::proof::Claim;

/// What one undone move changes: the lemma `delta` says why.
pub struct Delta {
    pub displaced: Word,
    pub standing: Word,
    pub missing: Word,
    pub colours: Lit,
}

pub fn delta(graph: &Graph, game: &Game, word: &[Lit]) -> Delta {
    let (from, to, piece) = (&word[0..6], &word[6..12], &word[12..16]);
    let hit = |square: &[Lit]| graph.equal(&game.on(graph, square), piece);
    let (to_hit, from_hit) = (hit(to), hit(from));
    let gate =
        |lit: Lit, word: &[Lit]| -> Word { word.iter().map(|&bit| graph.and(bit, lit)).collect() };
    let sum = |a: &[Lit], b: &[Lit]| -> Word {
        a.iter().zip(b).map(|(&a, &b)| graph.xor(a, b)).collect()
    };
    let displaced = graph.minus(&wide(&[to_hit], 6), &wide(&[from_hit], 6));
    Delta {
        displaced,
        standing: sum(&gate(!to_hit, to), &gate(!from_hit, from)),
        missing: sum(&gate(to_hit, to), &gate(from_hit, from)),
        colours: graph.and(piece[3], graph.xor(to_hit, from_hit)),
    }
}

/// The number of the newer move of the pair that lies so many pairs back.
pub fn newer(graph: &Graph, game: &Game, pairs: &[Lit]) -> Word {
    let twice: Word = [&[FALSE], pairs].concat();
    graph.minus(&graph.minus(&game.head, &twice), &graph.number(1, 9))
}

/// The words of a pair, at the outputs of the two memories: even numbers and odd ones.
pub fn outputs(graph: &Graph, game: &Game, pairs: &[Lit]) -> [Word; 2] {
    let newer = newer(graph, game, pairs);
    let older = graph.minus(&newer, &graph.number(1, 9));
    let (new, old) = (game.numbered(graph, &newer), game.numbered(graph, &older));
    // The newest move is even when the head is odd.
    let even_is_newer = game.head[0];
    [
        graph.choose(even_is_newer, &new, &old),
        graph.choose(even_is_newer, &old, &new),
    ]
}

/// The address that the examiner asks for next, so many pairs back.
pub fn address(graph: &Graph, game: &Game, pairs: &[Lit]) -> Word {
    graph.minus(&graph.minus(&game.head[1..9], pairs), &graph.number(1, 8))
}

/// Nothing is under way and the newest pair stands ready: both memories' outputs and the address of the pair after it.
pub fn ready(graph: &Graph, circuit: &Circuit, state: &State, game: &Game) -> Lit {
    let none = graph.number(0, 8);
    let [even, odd] = outputs(graph, game, &none);
    graph.all([
        graph.equal(&circuit.get(state, n::EVEN), &even),
        graph.equal(&circuit.get(state, n::ODD), &odd),
        graph.equal(
            &circuit.get(state, n::ADDRESS),
            &address(graph, game, &graph.number(1, 8)),
        ),
    ])
}

/// A state in which nothing is under way; with the newest pair ready if a move is kept, or anything at the memories' outputs.
pub fn any_free(graph: &Graph, circuit: &Circuit, is_ready: bool) -> (State, Game) {
    let mut state = circuit.any_state(graph);
    circuit.set(&mut state, n::EXAMINER, &graph.number(examiner::IDLE, 2));
    circuit.set(&mut state, n::PLAYER, &graph.number(player::IDLE, 4));
    let game = Game::of(circuit, &state);
    if is_ready {
        let [even, odd] = outputs(graph, &game, &graph.number(0, 8));
        let address = address(graph, &game, &graph.number(1, 8));
        let kept = !graph.is(&circuit.get(&state, n::KEPT), 0);
        for (register, word) in [(n::EVEN, even), (n::ODD, odd), (n::ADDRESS, address)] {
            let word = graph.known_if(kept, &word);
            circuit.set(&mut state, register, &word);
        }
    }
    (state, game)
}

/// How many pairs a walk takes back, and whether the last of them has one move only that counts.
pub fn total(graph: &Graph, circuit: &Circuit, state: &State) -> (Word, Lit) {
    let run = circuit.get(state, n::RUN);
    let half = graph.and(circuit.get(state, n::ASKS_NEAR)[0], run[0]);
    (graph.add(&run[1..9], &wide(&[half], 8)), half)
}

/// A walking state is as it should be when so many pairs are counted. The words held and read are put in by
/// substitution before a clock, and are goals after it.
pub fn walking(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    game: &Game,
    pairs: &[Lit],
) -> Vec<(&'static str, Lit)> {
    let get = |name| circuit.get(state, name);
    let [even, odd] = outputs(graph, game, pairs);
    let [even_next, odd_next] = outputs(graph, game, &graph.plus(pairs, 1));
    let (total, half) = total(graph, circuit, state);
    let on = |word: &Word, at: std::ops::Range<usize>| game.on(graph, &word[at]);
    let is = |name, word: &Word| graph.equal(&get(name), word);
    vec![
        (
            "the pair's even word",
            is(n::EVEN_HELD, &even[0..16].to_vec()),
        ),
        ("the pair's odd word", is(n::ODD_HELD, &odd[0..16].to_vec())),
        (
            "who stands on the even from",
            is(n::ON_EVEN_FROM, &on(&even, 0..6)),
        ),
        (
            "who stands on the even to",
            is(n::ON_EVEN_TO, &on(&even, 6..12)),
        ),
        (
            "who stands on the odd from",
            is(n::ON_ODD_FROM, &on(&odd, 0..6)),
        ),
        (
            "who stands on the odd to",
            is(n::ON_ODD_TO, &on(&odd, 6..12)),
        ),
        ("the next pair's even word", is(n::EVEN, &even_next)),
        ("the next pair's odd word", is(n::ODD, &odd_next)),
        (
            "the address",
            is(n::ADDRESS, &address(graph, game, &graph.plus(pairs, 2))),
        ),
        ("the distance", is(n::DISTANCE, &[&[FALSE], pairs].concat())),
        ("the pairs left", is(n::PAIRS, &graph.minus(&total, pairs))),
        ("no more pairs than there are", !graph.less(&total, pairs)),
        ("there is a pair", !graph.is(&total, 0)),
        (
            "whether the last is half",
            graph.same(get(n::HALF)[0], half),
        ),
        (
            "judged from the first pair on",
            graph.same(get(n::JUDGED)[0], !graph.is(pairs, 0)),
        ),
        (
            "at most 510 moves are reversible",
            !graph.less(&graph.number(510, 9), &get(n::RUN)),
        ),
        ("the count begins at 1", !graph.is(&get(n::COUNT), 0)),
        ("walking", graph.is(&get(n::EXAMINER), examiner::WALKING)),
        ("nothing is played", graph.is(&get(n::PLAYER), player::IDLE)),
    ]
}

/// A walking state after so many pairs, its words in place.
pub fn any_walking(
    graph: &Graph,
    circuit: &Circuit,
    claim: &mut Claim,
    counted: Option<u64>,
) -> (State, Game, Word) {
    let mut state = circuit.any_state(graph);
    circuit.set(&mut state, n::EXAMINER, &graph.number(examiner::WALKING, 2));
    circuit.set(&mut state, n::PLAYER, &graph.number(player::IDLE, 4));
    let game = Game::of(circuit, &state);
    let pairs = counted.map_or_else(|| graph.word(8), |counted| graph.number(counted, 8));
    let [even, odd] = outputs(graph, &game, &pairs);
    let [even_next, odd_next] = outputs(graph, &game, &graph.plus(&pairs, 1));
    for (register, word) in [
        (n::EVEN_HELD, even[0..16].to_vec()),
        (n::ODD_HELD, odd[0..16].to_vec()),
        (n::ON_EVEN_FROM, game.on(graph, &even[0..6])),
        (n::ON_EVEN_TO, game.on(graph, &even[6..12])),
        (n::ON_ODD_FROM, game.on(graph, &odd[0..6])),
        (n::ON_ODD_TO, game.on(graph, &odd[6..12])),
        (n::EVEN, even_next),
        (n::ODD, odd_next),
        (n::ADDRESS, address(graph, &game, &graph.plus(&pairs, 2))),
    ] {
        circuit.set(&mut state, register, &word);
    }
    for (_, holds) in walking(graph, circuit, &state, &game, &pairs) {
        claim.given(holds);
    }
    (state, game, pairs)
}

/// A word goes out in this clock if one is offered and the stream takes it.
pub struct Offer {
    pub offered: Lit,
    pub room: Lit,
}

pub fn offer(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    frame: &Frame<'_>,
    offered: Lit,
) -> Offer {
    let full = circuit.get(state, n::OFFERED)[0];
    Offer {
        offered,
        room: graph.or(!full, frame.bit(n::ANSWER_READY)),
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

pub fn verdict(graph: &Graph, circuit: &Circuit, state: &State, pairs: &[Lit]) -> Verdict {
    let get = |name| circuit.get(state, name);
    let (total, _) = total(graph, circuit, state);
    let counted = !graph.is(pairs, 0);
    let plies: Word = [&[FALSE], pairs].concat();
    // The position so many plies back is the examined one, and every move to it is reversible.
    let within = !graph.less(&get(n::RUN), &plies);
    let found = graph.all([counted, within, graph.is(&get(n::DISPLACED), 0)]);
    let many = graph.is(&get(n::COUNT), 127);
    let count = graph.choose(
        graph.and(found, !many),
        &graph.plus(&get(n::COUNT), 1),
        &get(n::COUNT),
    );
    let first = graph.is(&get(n::COUNT), 1);
    let nearest = graph.choose(graph.and(found, first), &plies, &get(n::NEAREST));
    // One ply nearer: a piece of the mover's is the only one displaced.
    let own = graph.same(get(n::ODD_COLOURS)[0], get(n::TURN)[0]);
    let candidate = graph.all([
        counted,
        get(n::ASKS_NEAR)[0],
        graph.is(&get(n::ODD_DISPLACED), 1),
        own,
    ]);
    let left = graph.minus(&total, pairs);
    let at_end = graph.is(&left, 0);
    let too_many = graph.less(
        &[&[FALSE], &left[..]].concat(),
        &wide(&get(n::DISPLACED), 9),
    );
    let early = graph.all([too_many, !at_end, !get(n::GOES_ON)[0]]);
    let stops = graph.and(
        counted,
        graph.any([at_end, early, graph.and(found, get(n::STOPS_FIRST)[0])]),
    );
    Verdict {
        count,
        nearest,
        candidate,
        stops,
        early,
    }
}
