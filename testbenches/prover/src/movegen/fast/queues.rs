//! The queues and the merger: what is given to a queue leaves once, promotions four times, the last as the last.

use super::king;
use super::names::{self as n, QUEUES};
use super::room;
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word};
use crate::proof::{Claim, Lemma, Method};

/// Places of each.
const PLACES: usize = 16;

/// A word followed, and what was done with it.
struct Followed {
    /// As it leaves.
    word: Word,
    /// As it is given to a queue: a promotion as that to a knight.
    given_as: Word,
    /// It was given to a queue.
    given: Lit,
    /// It was taken from the stream.
    taken: Lit,
    /// Some word was given.
    some: Lit,
}

/// A word as it is given: a promotion as that to a knight.
fn as_given(graph: &Graph, word: &[Lit]) -> Word {
    let promotes = word[15];
    let bit = |bit: usize| {
        if bit == 12 || bit == 13 {
            graph.and(word[bit], !promotes)
        } else {
            word[bit]
        }
    };
    (0..16).map(bit).collect()
}

impl Followed {
    fn any(graph: &Graph) -> Followed {
        let word = graph.word(16);
        Followed {
            given_as: as_given(graph, &word),
            word,
            given: graph.var(),
            taken: graph.var(),
            some: graph.var(),
        }
    }

    /// Each place of each queue that holds it.
    fn queued(&self, graph: &Graph, places: &[(Lit, Word)]) -> Vec<Lit> {
        let here = |(live, word): &(Lit, Word)| graph.and(*live, graph.equal(word, &self.given_as));
        places.iter().map(here).collect()
    }
}

/// Each place of each queue: whether a word waits there, and the word.
fn places(graph: &Graph, circuit: &Circuit, state: &State) -> Vec<(Lit, Word)> {
    let of_queue = |queue: usize| {
        let get = |name: &str| circuit.get(state, &n::queue(queue, name));
        let back: Word = get("read").iter().map(|&bit| !bit).collect();
        let from_read = |number: &[Lit]| graph.add(&graph.add(number, &back), &graph.number(1, 4));
        let waiting = from_read(&get("write"));
        (0..PLACES)
            .map(|place| {
                let behind = from_read(&graph.number(place as u64, 4));
                let word = n::word(&format!("fifo_memories_{queue}"), place);
                (graph.less(&behind, &waiting), circuit.get(state, &word))
            })
            .collect::<Vec<_>>()
    };
    (0..QUEUES).flat_map(of_queue).collect()
}

/// A word as it is given to a queue: a move, a promotion as that to a knight.
fn fits(graph: &Graph, word: &[Lit]) -> Lit {
    let knight = graph.implies(word[15], graph.and(!word[12], !word[13]));
    graph.and(knight, !graph.is(word, 0))
}

/// At least one of them, and at least two.
fn one_and_two(graph: &Graph, lits: &[Lit]) -> (Lit, Lit) {
    lits.iter().fold((FALSE, FALSE), |(one, two), &lit| {
        (graph.or(one, lit), graph.or(two, graph.and(one, lit)))
    })
}

/// A queue holds something.
fn queued(graph: &Graph, circuit: &Circuit, state: &State) -> Lit {
    graph.any((0..QUEUES).map(|queue| circuit.get(state, &n::queue(queue, "some"))[0]))
}

/// The invariant; `quiet` says of the state that nothing will come.
fn invariant(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    followed: &Followed,
    quiet: Lit,
) -> Vec<(&'static str, Lit)> {
    let get = |name: &str| circuit.get(state, name);
    let (held, word, active) = (get(n::HELD)[0], get(n::HELD_WORD), get(n::ACTIVE)[0]);
    let at_hand = graph.and(
        held,
        graph.equal(&as_given(graph, &word), &followed.given_as),
    );
    let places = places(graph, circuit, state);
    let in_queues = followed.queued(graph, &places);
    let fit = places
        .iter()
        .map(|(live, word)| graph.implies(*live, fits(graph, word)));
    let (one, two) = one_and_two(graph, &in_queues);
    let twice = graph.or(two, graph.and(one, at_hand));
    let any_queued = queued(graph, circuit, state);
    // Of a promotion the piece before it is at hand, or itself.
    let later = graph.less(&followed.word[12..14], &word[12..14]);
    let gone_on = graph.and(followed.word[15], later);
    let to_leave = graph.or(one, graph.and(at_hand, !gone_on));
    let nothing = graph.is(&word, 0);
    vec![
        (
            "moves wait in the queues, promotions as to a knight",
            graph.all(fit.collect::<Vec<_>>()),
        ),
        (
            "what waits was given",
            graph.implies(any_queued, followed.some),
        ),
        ("it is in one place at most", !twice),
        (
            "what is in a place was given",
            graph.implies(graph.or(one, at_hand), followed.given),
        ),
        (
            "taken if given and in no place",
            graph.same(followed.taken, graph.and(followed.given, !to_leave)),
        ),
        (
            "what was given is some",
            graph.implies(followed.given, followed.some),
        ),
        (
            "with some given something is at hand",
            graph.implies(graph.and(active, followed.some), graph.or(held, any_queued)),
        ),
        (
            "no word is at hand only if none was given and none will be",
            graph.implies(graph.and(held, nothing), graph.and(!followed.some, quiet)),
        ),
        (
            "a word at hand was given",
            graph.implies(graph.and(held, !nothing), followed.some),
        ),
        (
            "nothing is left when nothing runs",
            graph.or(
                active,
                !graph.any([held, any_queued, followed.given, followed.some]),
            ),
        ),
    ]
}

/// What is given to each queue in a clock.
fn incoming(frame: &Frame<'_>) -> Vec<(Lit, Word)> {
    let lane = |lane| {
        let of = |name| frame.word(&n::lane(lane, name));
        (of("out_valid")[0], of("out_word"))
    };
    (0..n::LANES)
        .map(lane)
        .chain([king::gives(frame)])
        .collect()
}

/// What the lanes and the king's steps give: moves, promotions as those to a knight, the followed one once.
fn given(graph: &Graph, frame: &Frame<'_>, followed: &Followed, claim: &mut Claim) -> (Lit, Lit) {
    let mut these = Vec::new();
    let incoming = incoming(frame);
    for (valid, word) in &incoming {
        claim.given(graph.implies(*valid, fits(graph, word)));
        these.push(graph.and(*valid, graph.equal(word, &followed.given_as)));
    }
    let (one, two) = one_and_two(graph, &these);
    claim.given(!two);
    claim.given(!graph.and(one, followed.given));
    (one, graph.any(incoming.iter().map(|(valid, _)| *valid)))
}

/// The lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/queues",
        says: "A word that is given to a queue once is taken from the stream once, a promotion as each of its four pieces, and \
               no other word is; with last the last of them, when nothing more will be given; if none was given, 0x0000 with \
               last. However the sink stalls; a reset leaves nothing.",
        assumes: &[
            "movegen-fast/lane",
            "movegen-fast/king",
            "movegen-fast/timing",
            "movegen-fast/offers",
        ],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let mut followed = Followed::any(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let quiet = frame.bit(n::QUIET);
        claim.given(!graph.is(&followed.word, 0));
        for (_, holds) in room::invariant(graph, circuit, &state) {
            claim.given(holds);
        }
        for (_, holds) in invariant(graph, circuit, &state, &followed, quiet) {
            claim.given(holds);
        }
        let (gives, any) = given(graph, &frame, &followed, &mut claim);
        let active = circuit.get(&state, n::ACTIVE)[0];
        claim.given(graph.implies(graph.or(gives, any), active));
        let next = frame.next();
        let runs = circuit.get(&next, n::ACTIVE)[0];
        // What is quiet stays so (lemma `timing`), and nothing comes then.
        let later = circuit.clock(graph, &next, &[(n::RESET, vec![FALSE])], &[]);
        let quiet_then = later.bit(n::QUIET);
        let stays = graph.and(active, quiet);
        claim.given(graph.implies(graph.and(stays, runs), quiet_then));
        claim.goal("nothing is given when it is quiet", !graph.and(stays, any));

        let reset = frame.bit(n::RESET);
        let [valid, last] = [n::MOVE_VALID, n::MOVE_LAST].map(|name| frame.bit(name));
        let offered = frame.word(n::MOVE_WORD);
        let leaves = graph.and(valid, frame.bit(n::MOVE_READY));
        let takes = graph.and(leaves, graph.equal(&offered, &followed.word));
        let none = graph.is(&offered, 0);
        let fine = graph.and(followed.given, !followed.taken);
        claim.goal(
            "a word taken was given, and was not taken before",
            graph.implies(takes, fine),
        );
        let alone = graph.and(last, !followed.some);
        claim.goal(
            "no word only if there is none, with last",
            graph.implies(graph.and(valid, none), alone),
        );
        claim.goal(
            "with last no word if there is none",
            graph.implies(graph.and(alone, valid), none),
        );
        let ends = graph.all([active, !runs, !reset]);
        let ended = graph.all([leaves, last, quiet]);
        claim.goal(
            "it ends with the last word taken",
            graph.implies(ends, ended),
        );
        claim.goal(
            "and then does",
            graph.implies(graph.and(leaves, last), !runs),
        );
        let taken = graph.or(followed.taken, takes);
        claim.goal(
            "at the end what was given was taken",
            graph.implies(ends, graph.same(taken, followed.given)),
        );
        // A generation's ghosts end with it.
        followed.given = graph.and(graph.or(followed.given, gives), runs);
        followed.some = graph.and(graph.or(followed.some, any), runs);
        followed.taken = graph.and(taken, runs);
        for (name, holds) in invariant(graph, circuit, &next, &followed, quiet_then) {
            claim.goal(name, holds);
        }
        claim.show("word", followed.word.clone());
        claim.show("held", circuit.get(&state, n::HELD_WORD));
        claim
    });
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.initial_state(graph);
        let followed = Followed {
            given: FALSE,
            taken: FALSE,
            some: FALSE,
            ..Followed::any(graph)
        };
        for (name, holds) in invariant(graph, circuit, &state, &followed, FALSE) {
            claim.goal(name, holds);
        }
        claim
    });
    lemma
}
