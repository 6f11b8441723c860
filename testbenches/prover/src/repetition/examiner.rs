//! The walk back through the moves: a fold of the deltas, two moves a clock, from any state that can begin it.
//!
//! The moves have numbers; the newest is the one before the head. Pair j are the moves head - 1 - 2j and head - 2 - 2j,
//! and a walking state in which j pairs are counted holds pair j's words and what stands on their squares, has the next
//! pair before it, and asks for the one after. The registers of the counter are whatever the fold has come to; a clock
//! adds the deltas of one pair.

use super::memory::{Game, minus};
use super::names::{self as n, examiner, player};
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::proof::{Claim, Lemma, Method};

/// A word made wider.
fn wide(graph: &Graph, word: &[Lit], width: usize) -> Word {
    word.iter()
        .copied()
        .chain(graph.number(0, width - word.len()))
        .collect()
}

/// A word and a number.
pub fn plus(graph: &Graph, word: &[Lit], number: u64) -> Word {
    graph.add(word, &graph.number(number, word.len()))
}

/// What one undone move changes: the lemma `delta` says why.
struct Delta {
    displaced: Word,
    standing: Word,
    missing: Word,
    colours: Lit,
}

fn delta(graph: &Graph, game: &Game, word: &[Lit]) -> Delta {
    let (from, to, piece) = (&word[0..6], &word[6..12], &word[12..16]);
    let hit = |square: &[Lit]| graph.equal(&game.on(graph, square), piece);
    let (to_hit, from_hit) = (hit(to), hit(from));
    let gate =
        |lit: Lit, word: &[Lit]| -> Word { word.iter().map(|&bit| graph.and(bit, lit)).collect() };
    let sum = |a: &[Lit], b: &[Lit]| -> Word {
        a.iter().zip(b).map(|(&a, &b)| graph.xor(a, b)).collect()
    };
    let displaced = minus(
        graph,
        &wide(graph, &[to_hit], 6),
        &wide(graph, &[from_hit], 6),
    );
    Delta {
        displaced,
        standing: sum(&gate(!to_hit, to), &gate(!from_hit, from)),
        missing: sum(&gate(to_hit, to), &gate(from_hit, from)),
        colours: graph.and(piece[3], graph.xor(to_hit, from_hit)),
    }
}

/// The number of the newer move of the pair that lies so many pairs back.
fn newer(graph: &Graph, game: &Game, pairs: &[Lit]) -> Word {
    let twice: Word = [&[FALSE], pairs].concat();
    minus(
        graph,
        &minus(graph, &game.head, &twice),
        &graph.number(1, 9),
    )
}

/// The words of a pair, at the outputs of the two memories: even numbers and odd ones.
fn outputs(graph: &Graph, game: &Game, pairs: &[Lit]) -> [Word; 2] {
    let newer = newer(graph, game, pairs);
    let older = minus(graph, &newer, &graph.number(1, 9));
    let (new, old) = (game.numbered(graph, &newer), game.numbered(graph, &older));
    // The newest move is even when the head is odd.
    let even_is_newer = game.head[0];
    [
        graph.choose(even_is_newer, &new, &old),
        graph.choose(even_is_newer, &old, &new),
    ]
}

/// The address that the examiner asks for next, so many pairs back.
fn address(graph: &Graph, game: &Game, pairs: &[Lit]) -> Word {
    minus(
        graph,
        &minus(graph, &game.head[1..9], pairs),
        &graph.number(1, 8),
    )
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

/// A state in which nothing is under way; with the newest pair ready, or anything at the memories' outputs.
pub fn any_free(graph: &Graph, circuit: &Circuit, is_ready: bool) -> (State, Game) {
    let mut state = circuit.any_state(graph);
    circuit.set(&mut state, n::EXAMINER, &graph.number(examiner::IDLE, 2));
    circuit.set(&mut state, n::PLAYER, &graph.number(player::IDLE, 4));
    let game = Game::of(circuit, &state);
    if is_ready {
        let [even, odd] = outputs(graph, &game, &graph.number(0, 8));
        circuit.set(&mut state, n::EVEN, &even);
        circuit.set(&mut state, n::ODD, &odd);
        circuit.set(
            &mut state,
            n::ADDRESS,
            &address(graph, &game, &graph.number(1, 8)),
        );
    }
    (state, game)
}

/// How many pairs a walk takes back, and whether the last of them has one move only that counts.
fn total(graph: &Graph, circuit: &Circuit, state: &State) -> (Word, Lit) {
    let run = circuit.get(state, n::RUN);
    let half = graph.and(circuit.get(state, n::ASKS_NEAR)[0], run[0]);
    (graph.add(&run[1..9], &wide(graph, &[half], 8)), half)
}

/// A walking state is as it should be when so many pairs are counted. The words held and read are put in by
/// substitution before a clock, and are goals after it.
fn walking(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    game: &Game,
    pairs: &[Lit],
) -> Vec<(&'static str, Lit)> {
    let get = |name| circuit.get(state, name);
    let [even, odd] = outputs(graph, game, pairs);
    let [even_next, odd_next] = outputs(graph, game, &plus(graph, pairs, 1));
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
            is(n::ADDRESS, &address(graph, game, &plus(graph, pairs, 2))),
        ),
        ("the distance", is(n::DISTANCE, &[&[FALSE], pairs].concat())),
        ("the pairs left", is(n::PAIRS, &minus(graph, &total, pairs))),
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
fn any_walking(
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
    let [even_next, odd_next] = outputs(graph, &game, &plus(graph, &pairs, 1));
    for (register, word) in [
        (n::EVEN_HELD, even[0..16].to_vec()),
        (n::ODD_HELD, odd[0..16].to_vec()),
        (n::ON_EVEN_FROM, game.on(graph, &even[0..6])),
        (n::ON_EVEN_TO, game.on(graph, &even[6..12])),
        (n::ON_ODD_FROM, game.on(graph, &odd[0..6])),
        (n::ON_ODD_TO, game.on(graph, &odd[6..12])),
        (n::EVEN, even_next),
        (n::ODD, odd_next),
        (n::ADDRESS, address(graph, &game, &plus(graph, &pairs, 2))),
    ] {
        circuit.set(&mut state, register, &word);
    }
    for (_, holds) in walking(graph, circuit, &state, &game, &pairs) {
        claim.given(holds);
    }
    (state, game, pairs)
}

/// A word goes out in this clock if one is offered and the stream takes it.
struct Offer {
    offered: Lit,
    room: Lit,
}

fn offer(
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
struct Verdict {
    found: Lit,
    count: Word,
    nearest: Word,
    candidate: Lit,
    stops: Lit,
    early: Lit,
}

fn verdict(graph: &Graph, circuit: &Circuit, state: &State, pairs: &[Lit]) -> Verdict {
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
        &plus(graph, &get(n::COUNT), 1),
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
    let left = minus(graph, &total, pairs);
    let at_end = graph.is(&left, 0);
    let too_many = graph.less(
        &[&[FALSE], &left[..]].concat(),
        &wide(graph, &get(n::DISPLACED), 9),
    );
    let early = graph.all([too_many, !at_end, !get(n::GOES_ON)[0]]);
    let stops = graph.and(
        counted,
        graph.any([at_end, early, graph.and(found, get(n::STOPS_FIRST)[0])]),
    );
    Verdict {
        found,
        count,
        nearest,
        candidate,
        stops,
        early,
    }
}

/// What stays in a clock in which nothing is played: the board, the moves and their numbers.
pub fn untouched(graph: &Graph, circuit: &Circuit, state: &State, next: &State) -> Lit {
    let (before, after) = (Game::of(circuit, state), Game::of(circuit, next));
    let words = |game: &Game| {
        [&game.board[..], &game.moves[0], &game.moves[1]]
            .concat()
            .concat()
    };
    let registers = [n::HEAD, n::KEPT, n::RUN, n::DROPPED, n::TURN];
    let same =
        registers.map(|name| graph.equal(&circuit.get(state, name), &circuit.get(next, name)));
    graph.and(
        graph.equal(&words(&before), &words(&after)),
        graph.all(same),
    )
}

/// One clock of the walk.
fn step(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "repetition/walk",
        says: "A walking clock in which no word waits for the sink adds the deltas of the next pair to the counter and \
               counts the position it has come to; it stops at the end of the reversible moves, at the nearest repetition \
               if asked to, or early when more pieces are displaced than moves remain. A clock in which a word waits \
               changes nothing.",
        assumes: &["repetition/start"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any pair", move |graph| {
        let mut claim = Claim::default();
        let (state, game, pairs) = any_walking(graph, circuit, &mut claim, None);
        let get = |name| circuit.get(&state, name);
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let after = |name| circuit.get(&next, name);
        let verdict = verdict(graph, circuit, &state, &pairs);
        let offer = offer(
            graph,
            circuit,
            &state,
            &frame,
            graph.or(verdict.stops, verdict.candidate),
        );
        let goes = graph.or(!offer.offered, offer.room);
        let ends = graph.and(verdict.stops, offer.room);
        let steps = graph.and(goes, !ends);

        // The word and the stream.
        let mut word = graph.number(0, 32);
        word[16..23].copy_from_slice(&verdict.count);
        word[23..32].copy_from_slice(&verdict.nearest);
        word[12] = verdict.candidate;
        for bit in 0..6 {
            word[bit] = graph.and(verdict.candidate, get(n::ODD_MISSING)[bit]);
            word[6 + bit] = graph.and(verdict.candidate, get(n::ODD_STANDING)[bit]);
        }
        word[13] = !graph.is(&verdict.count, 1);
        let all_taken = graph.is(&minus(graph, &total(graph, circuit, &state).0, &pairs), 0);
        word[14] = graph.all([
            get(n::DROPPED)[0],
            graph.equal(&get(n::RUN), &get(n::KEPT)),
            all_taken,
        ]);
        word[15] = verdict.early;
        let sent = graph.and(offer.offered, offer.room);
        claim.goal(
            "a word is sent",
            graph.implies(
                sent,
                graph.all([
                    after(n::OFFERED)[0],
                    graph.equal(&after(n::OFFERED_WORD), &word),
                    graph.same(after(n::OFFERED_LAST)[0], verdict.stops),
                ]),
            ),
        );
        let kept = graph.and(get(n::OFFERED)[0], !frame.bit(n::ANSWER_READY));
        claim.goal(
            "no other word is",
            graph.implies(!sent, graph.same(after(n::OFFERED)[0], kept)),
        );
        claim.goal(
            "the walk ends with its last word",
            graph.implies(ends, graph.is(&after(n::EXAMINER), examiner::FLUSHING)),
        );
        claim.goal(
            "board and moves stay",
            untouched(graph, circuit, &state, &next),
        );

        // A step.
        for (name, holds) in walking(graph, circuit, &next, &game, &plus(graph, &pairs, 1)) {
            claim.goal(format!("after a step: {name}"), graph.implies(steps, holds));
        }
        let new_number = newer(graph, &game, &pairs);
        let old_number = minus(graph, &new_number, &graph.number(1, 9));
        let new = delta(graph, &game, &game.numbered(graph, &new_number));
        let old = delta(graph, &game, &game.numbered(graph, &old_number));
        let xor = |a: &[Lit], b: &[Lit]| -> Word {
            a.iter().zip(b).map(|(&a, &b)| graph.xor(a, b)).collect()
        };
        let mut folds = |name: &'static str,
                         odd: &'static str,
                         one: &[Lit],
                         two: &[Lit],
                         sum: &dyn Fn(&[Lit], &[Lit]) -> Word| {
            let half = sum(&get(name), one);
            claim.goal(
                format!("{odd} folds"),
                graph.implies(steps, graph.equal(&after(odd), &half)),
            );
            claim.goal(
                format!("{name} folds"),
                graph.implies(steps, graph.equal(&after(name), &sum(&half, two))),
            );
        };
        folds(
            n::DISPLACED,
            n::ODD_DISPLACED,
            &new.displaced,
            &old.displaced,
            &|a, b| graph.add(a, b),
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
        claim.goal(
            "the count folds",
            graph.implies(steps, graph.equal(&after(n::COUNT), &verdict.count)),
        );
        claim.goal(
            "the nearest folds",
            graph.implies(steps, graph.equal(&after(n::NEAREST), &verdict.nearest)),
        );

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
            n::EXAMINER,
            n::PLAYER,
        ];
        for name in stays {
            claim.goal(
                format!("{name} waits"),
                graph.implies(!goes, graph.equal(&after(name), &get(name))),
            );
        }
        for name in [n::STOPS_FIRST, n::ASKS_NEAR, n::GOES_ON] {
            claim.goal(
                format!("{name} stays"),
                graph.equal(&after(name), &get(name)),
            );
        }
        let _ = verdict.found;
        for name in [n::HEAD, n::RUN, n::PAIRS, n::DISPLACED, n::COUNT] {
            claim.show(name, get(name));
        }
        claim.show("pairs counted", pairs);
        claim
    });
    lemma
}

/// An early stop misses nothing.
fn stop(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "repetition/stop",
        says: "A walk that is told to have ended early has more pieces displaced than moves remain, and since a move \
               changes their number by at most one, no position among those can be the examined one; nor, when moves \
               that repeat are asked for, can a single piece be displaced at an odd distance.",
        assumes: &["repetition/walk", "repetition/delta"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any pair", move |graph| {
        let mut claim = Claim::default();
        let (state, _, pairs) = any_walking(graph, circuit, &mut claim, None);
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let sent = graph.all([
            graph.or(
                !circuit.get(&state, n::OFFERED)[0],
                frame.bit(n::ANSWER_READY),
            ),
            circuit.get(&next, n::OFFERED)[0],
            graph.is(&circuit.get(&next, n::EXAMINER), examiner::FLUSHING),
        ]);
        let left = minus(graph, &total(graph, circuit, &state).0, &pairs);
        let moves: Word = [&[FALSE], &left[..]].concat();
        let displaced = wide(graph, &circuit.get(&state, n::DISPLACED), 9);
        let early = circuit.get(&next, n::OFFERED_WORD)[15];
        let some_left = !graph.is(&left, 0);
        let first = graph.all([
            circuit.get(&state, n::STOPS_FIRST)[0],
            graph.is(&displaced, 0),
        ]);
        let more = graph.less(&moves, &displaced);
        claim.goal(
            "more are displaced than moves remain",
            graph.implies(graph.and(sent, early), more),
        );
        claim.goal(
            "an end before the last pair is early, or at the nearest",
            graph.implies(graph.all([sent, some_left, !first]), early),
        );
        claim.show("pairs left", left);
        claim.show(n::DISPLACED, circuit.get(&state, n::DISPLACED));
        claim
    });
    lemma.ask("deltas are at most one", |graph| {
        let mut claim = Claim::default();
        let (to, from) = (graph.var(), graph.var());
        let change = minus(graph, &wide(graph, &[to], 6), &wide(graph, &[from], 6));
        let small = graph.any([0, 1, 63].map(|value| graph.is(&change, value)));
        claim.given(TRUE);
        claim.goal("0, 1 or -1", small);
        claim
    });
    lemma
}

/// The start.
fn start(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "repetition/start",
        says: "A query taken when the newest pair stands ready begins the walk with nothing counted, or answers at once \
               that nothing is repeated when fewer than four moves (three, if moves that repeat are asked for) are \
               reversible.",
        assumes: &["repetition/ready"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any game", move |graph| {
        let mut claim = Claim::default();
        let (state, game) = any_free(graph, circuit, true);
        let run = circuit.get(&state, n::RUN);
        claim.given(!graph.less(&graph.number(510, 9), &run));
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        claim.given(graph.and(frame.bit(n::QUERY_VALID), frame.bit(n::QUERY_READY)));
        let next = frame.next();
        let after = |name| circuit.get(&next, name);
        let mode = frame.word(n::QUERY_MODE);
        let near = mode[1];
        let few = graph.or(
            graph.less(&run, &graph.number(3, 9)),
            graph.and(graph.is(&run, 3), !near),
        );
        claim.goal(
            "few moves are declined",
            graph.implies(few, graph.is(&after(n::EXAMINER), examiner::DECLINING)),
        );
        for (name, holds) in walking(graph, circuit, &next, &game, &graph.number(0, 8)) {
            claim.goal(name, graph.or(few, holds));
        }
        for (name, value) in [
            (n::DISPLACED, 0),
            (n::STANDING, 0),
            (n::MISSING, 0),
            (n::COLOURS, 0),
            (n::JUDGED, 0),
            (n::COUNT, 1),
            (n::NEAREST, 0),
        ] {
            claim.goal(
                format!("{name} begins at {value}"),
                graph.is(&after(name), value),
            );
        }
        for (bit, name) in [n::STOPS_FIRST, n::ASKS_NEAR, n::GOES_ON]
            .into_iter()
            .enumerate()
        {
            claim.goal(
                format!("{name} as asked"),
                graph.same(after(name)[0], mode[bit]),
            );
        }
        claim.goal(
            "board and moves stay",
            untouched(graph, circuit, &state, &next),
        );
        claim
    });
    lemma.ask("declining", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        circuit.set(
            &mut state,
            n::EXAMINER,
            &graph.number(examiner::DECLINING, 2),
        );
        circuit.set(&mut state, n::PLAYER, &graph.number(player::IDLE, 4));
        circuit.set(&mut state, n::COUNT, &graph.number(1, 7));
        circuit.set(&mut state, n::NEAREST, &graph.number(0, 9));
        circuit.set(&mut state, n::JUDGED, &[FALSE]);
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let room = graph.or(
            !circuit.get(&state, n::OFFERED)[0],
            frame.bit(n::ANSWER_READY),
        );
        let word = circuit.get(&next, n::OFFERED_WORD);
        let get = |name| circuit.get(&state, name);
        let cut = graph.and(get(n::DROPPED)[0], graph.equal(&get(n::RUN), &get(n::KEPT)));
        let once = graph.all([
            graph.is(&word[0..14], 0),
            graph.same(word[14], cut),
            graph.is(&word[16..32], 1),
            circuit.get(&next, n::OFFERED)[0],
            circuit.get(&next, n::OFFERED_LAST)[0],
            graph.is(&circuit.get(&next, n::EXAMINER), examiner::FLUSHING),
        ]);
        claim.goal(
            "once, not repeated, and the last word",
            graph.implies(room, once),
        );
        for name in [n::EXAMINER, n::COUNT, n::NEAREST, n::JUDGED] {
            claim.goal(
                format!("{name} waits"),
                graph.implies(!room, graph.equal(&circuit.get(&next, name), &get(name))),
            );
        }
        claim.goal(
            "board and moves stay",
            untouched(graph, circuit, &state, &next),
        );
        claim
    });
    lemma
}

/// The newest pair stands ready whenever nothing is under way.
fn ready_lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "repetition/ready",
        says: "Whenever the unit is free and a move is kept, the newest pair stands ready: after a move is played or taken \
               back, after an answer, after a reset.",
        assumes: &["repetition/exclusive"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    let playing = (0..player::PHASES).map(|phase| (phase, examiner::IDLE));
    let answering = [examiner::WALKING, examiner::DECLINING, examiner::FLUSHING]
        .map(|phase| (player::IDLE, phase));
    for (player_phase, examiner_phase) in playing.chain(answering) {
        let name = format!("player's phase {player_phase}, examiner's {examiner_phase}");
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let mut state = circuit.any_state(graph);
            circuit.set(&mut state, n::PLAYER, &graph.number(player_phase, 4));
            circuit.set(&mut state, n::EXAMINER, &graph.number(examiner_phase, 2));
            if player_phase == player::LOADING {
                claim.given(graph.is(&circuit.get(&state, n::KEPT), 0));
            }
            let frame = circuit.clock(graph, &state, &[], &[]);
            let next = frame.next();
            let free = graph.and(
                graph.is(&circuit.get(&next, n::PLAYER), player::IDLE),
                graph.is(&circuit.get(&next, n::EXAMINER), examiner::IDLE),
            );
            let game = Game::of(circuit, &next);
            let kept = !graph.is(&circuit.get(&next, n::KEPT), 0);
            let ready = ready(graph, circuit, &next, &game);
            claim.goal("ready", graph.implies(graph.and(free, kept), ready));
            claim
        });
    }
    lemma
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        step(circuit),
        stop(circuit),
        start(circuit),
        ready_lemma(circuit),
    ]
}
