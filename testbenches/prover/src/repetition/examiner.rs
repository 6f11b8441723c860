//! The walk back through the moves: a fold of the deltas, two moves a clock, from any state that can begin it.

use super::exclusive::holds as exclusive_holds;
use super::memory::Game;
use super::names::{self as n, examiner, player};
use super::walking::{any_free, any_walking, delta, newer, offer, ready, total, verdict, walking};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word, wide};
use crate::proof::{Claim, Lemma, Method};

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
        let all_taken = graph.is(&graph.minus(&total(graph, circuit, &state).0, &pairs), 0);
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
        for (name, holds) in walking(graph, circuit, &next, &game, &graph.plus(&pairs, 1)) {
            claim.goal(format!("after a step: {name}"), graph.implies(steps, holds));
        }
        let new_number = newer(graph, &game, &pairs);
        let old_number = graph.minus(&new_number, &graph.number(1, 9));
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
        let left = graph.minus(&total(graph, circuit, &state).0, &pairs);
        let moves: Word = [&[FALSE], &left[..]].concat();
        let displaced = wide(&circuit.get(&state, n::DISPLACED), 9);
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
        let change = graph.minus(&wide(&[to], 6), &wide(&[from], 6));
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
        assumes: &[
            "repetition/ready",
            "repetition/exclusive",
            "repetition/kept",
        ],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any game", move |graph| {
        let mut claim = Claim::default();
        let (state, game) = any_free(graph, circuit, true);
        let run = circuit.get(&state, n::RUN);
        claim.given(!graph.less(&graph.number(510, 9), &run));
        claim.given(!graph.less(&circuit.get(&state, n::KEPT), &run));
        for (_, holds) in exclusive_holds(graph, circuit, &state) {
            claim.given(holds);
        }
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
        claim.goal("nothing is offered", !after(n::OFFERED)[0]);
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
        circuit.set(&mut state, n::DISPLACED, &graph.number(0, 6));
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
            !word[15],
            graph.is(&word[16..32], 1),
            circuit.get(&next, n::OFFERED)[0],
            circuit.get(&next, n::OFFERED_LAST)[0],
            graph.is(&circuit.get(&next, n::EXAMINER), examiner::FLUSHING),
        ]);
        claim.goal(
            "once, not repeated, not ended early, and the last word",
            graph.implies(room, once),
        );
        for name in [n::EXAMINER, n::COUNT, n::NEAREST, n::JUDGED, n::DISPLACED] {
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
