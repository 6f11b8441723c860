//! A clock of query 4: what happens in it, and what is asked of it.

use super::board::{self, Fixed, accepted};
use super::names::{self as n, phase, query};
use super::nested::{Followed, PHASES, Past, invariant, measure};
use super::outer::Walker;
use crate::chess::{Choice, Piece, Position, Rules};
use crate::chess_attack::{lifted, seen_by};
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word};
use crate::movegen::chain::kind;
use crate::movegen::walk::type_on;
use crate::proof::{Claim, Lemma, Method};

/// What happens in a clock.
fn after(
    followed: &Followed<'_>,
    circuit: &Circuit,
    state: &State,
    frame: &Frame<'_>,
    past: &Past,
) -> Past {
    let walker = &followed.walker;
    let (rules, graph) = (walker.rules, walker.rules.graph);
    let get = |name| circuit.get(state, name);
    let [origin, square] = [n::ORIGIN, n::SQUARE].map(|name| graph.decode(&get(name)));
    let own = |square: &Choice| rules.on(square, |square| rules.own(square));
    let judges = frame.bit(n::JUDGED);
    let struck = graph.and(judges, frame.bit(n::STRUCK));
    let this = graph.equal(&get(n::ORIGIN), &followed.to_word);
    let (asked, here) = (
        graph.decode(&walker.place(&origin).ray),
        graph.decode(&walker.place(&square).ray),
    );
    let note = |word: &Word, ray: &[Lit], when: Lit| -> Word {
        let noted = |at: usize| graph.or(word[at], graph.and(when, ray[at]));
        (0..8).map(noted).collect()
    };
    let safe = graph.all([judges, !struck, !own(&origin)]);
    Past {
        judged: graph.or(past.judged, graph.and(judges, this)),
        struck: graph.or(past.struck, graph.and(struck, this)),
        attacked: note(&past.attacked, &asked, struck),
        own: note(
            &past.own,
            &here,
            graph.and(frame.bit(n::NEIGHBOUR), own(&square)),
        ),
        safe: note(&past.safe, &asked, safe),
    }
}

/// What is to be said of the last word.
fn answers(claim: &mut Claim, followed: &Followed<'_>, past: &Past, word: &[Lit], last: Lit) {
    let graph = followed.walker.rules.graph;
    let count = |word: &Word| graph.count(word, 4);
    let right = [
        count(&past.attacked),
        count(&past.own),
        count(&past.safe),
        vec![FALSE; 4],
    ];
    claim.goal(
        "the last word counts",
        graph.implies(last, graph.equal(word, &right.concat())),
    );
    let judged = graph.implies(followed.expected, past.judged);
    claim.goal("each neighbour was judged", graph.implies(last, judged));
}

/// What is given of the board: the side asked about has one king, on this square.
fn meets(rules: &Rules<'_>, from: &Choice) -> Lit {
    let graph = rules.graph;
    graph.all((0..64).map(|square| {
        let king = graph.and(rules.own(square), rules.piece(square, Piece::King));
        graph.same(king, from[square])
    }))
}

/// What a case is about: the board as either side sees it, and what is followed.
struct Scene {
    /// The piece's square.
    word: Word,
    square: Choice,
    kind: Word,
    /// The board, its side being the piece's.
    own: Position,
    /// The board without the piece, its side being the enemy's.
    without: Position,
    to_word: Word,
    by_word: Word,
}

impl Scene {
    /// Of a state in this phase of a query; what is given of the board is claimed.
    fn of(
        graph: &Graph,
        circuit: &Circuit,
        state: &State,
        claim: &mut Claim,
        fixed: Fixed,
    ) -> Scene {
        let get = |name| circuit.get(state, name);
        let word = match fixed.phase {
            phase::FETCHING | phase::ANSWERING => graph.word(6),
            _ => get(n::OUTER_ORIGIN),
        };
        let square = graph.decode(&word);
        let board = board::position(circuit, state, get(n::COLOUR)[0]);
        let colour = board.black;
        let own = seen_by(&board, colour);
        let rules = Rules {
            graph,
            position: &own,
        };
        let kind = type_on(&rules, &square);
        if let Some(outer) = fixed.outer {
            claim.given(graph.is(&kind, outer));
        }
        let kind = fixed.outer.map_or(kind, |outer| graph.number(outer, 3));
        let [to_word, by_word] = [(); 2].map(|()| graph.word(6));
        claim.given(meets(&rules, &square));
        claim.show("followed", to_word.clone());
        claim.show("attacker", by_word.clone());
        Scene {
            without: seen_by(&lifted(graph, &board, &square), !colour),
            word,
            square,
            kind,
            own,
            to_word,
            by_word,
        }
    }

    /// What is followed; the rules are those of the piece's side.
    fn followed<'a>(&'a self, rules: &'a Rules<'a>) -> Followed<'a> {
        let graph = rules.graph;
        let walker = Walker {
            rules,
            word: self.word.clone(),
            square: self.square.clone(),
            kind: self.kind.clone(),
        };
        let mut followed = Followed {
            walker,
            enemy: Rules {
                graph,
                position: &self.without,
            },
            to: graph.decode(&self.to_word),
            to_word: self.to_word.clone(),
            expected: FALSE,
            by: graph.decode(&self.by_word),
        };
        followed.expected = followed.asked(&followed.to);
        followed
    }
}

fn case(graph: &Graph, circuit: &Circuit, fixed: Fixed, pushing: Option<bool>) -> Claim {
    let mut claim = Claim::default();
    let mut state = board::under_way(graph, circuit, fixed);
    if let Some(pushing) = pushing {
        circuit.set(&mut state, n::PUSHING, &[pushing.into()]);
    }
    if fixed.phase == phase::WALKING {
        let origin = circuit.get(&state, n::OUTER_ORIGIN);
        circuit.set(&mut state, n::ORIGIN, &origin);
    }
    board::show(graph, circuit, &state, &mut claim);
    let scene = Scene::of(graph, circuit, &state, &mut claim, fixed);
    let rules = Rules {
        graph,
        position: &scene.own,
    };
    let followed = scene.followed(&rules);
    let past = Past {
        judged: graph.var(),
        struck: graph.var(),
        attacked: graph.word(8),
        own: graph.word(8),
        safe: graph.word(8),
    };
    for (_, holds) in board::holds(graph, circuit, &state) {
        claim.given(holds);
    }
    for (_, holds) in invariant(circuit, &state, &followed, &past) {
        claim.given(holds);
    }
    let other = match fixed.phase {
        phase::WALKING => &followed.to,
        _ => &followed.by,
    };
    let frame = board::clock(&rules, circuit, &state, &mut claim, &[other]);
    goals(&mut claim, circuit, &state, &frame, &followed, &past);
    claim
}

/// The invariant holds in this state, nothing having happened: see the lemma `start`.
pub fn after_start(claim: &mut Claim, graph: &Graph, circuit: &Circuit, state: &State) {
    let phase = PHASES[0];
    let fixed = Fixed {
        query: query::KING,
        phase,
        kind: None,
        outer: None,
    };
    let scene = Scene::of(graph, circuit, state, claim, fixed);
    let rules = Rules {
        graph,
        position: &scene.own,
    };
    let past = Past {
        judged: FALSE,
        struck: FALSE,
        attacked: vec![FALSE; 8],
        own: vec![FALSE; 8],
        safe: vec![FALSE; 8],
    };
    claim.goal(
        "the first phase",
        graph.is(&circuit.get(state, n::PHASE), phase),
    );
    for (name, holds) in invariant(circuit, state, &scene.followed(&rules), &past) {
        claim.goal(name, holds);
    }
}

/// What is asked of a clock.
fn goals(
    claim: &mut Claim,
    circuit: &Circuit,
    state: &State,
    frame: &Frame<'_>,
    followed: &Followed<'_>,
    past: &Past,
) {
    let graph = followed.walker.rules.graph;
    let next = frame.next();
    let [origin, square] =
        [n::ORIGIN, n::SQUARE].map(|name| graph.decode(&circuit.get(state, name)));
    let word = frame.word(n::GIVEN_WORD);
    let last = accepted(graph, frame, true);
    claim.goal("no item is given", !accepted(graph, frame, false));
    answers(claim, followed, past, &word, last);
    let then = after(followed, circuit, state, frame, past);
    let aside = board::phases(graph, circuit, state, &[phase::LINES, phase::JUMPS]);
    let over = !board::phases(graph, circuit, &next, &[phase::LINES, phase::JUMPS]);
    let (ends, struck) = (graph.and(aside, over), frame.bit(n::STRUCK));
    claim.goal(
        "a square is found attacked only by a piece that attacks it",
        graph.implies(
            graph.and(ends, struck),
            followed.enemy.attacks(&square, &origin),
        ),
    );
    claim.goal(
        "and not only if the followed one does not",
        graph.implies(
            graph.and(ends, !struck),
            !followed.enemy.attacks(&followed.by, &origin),
        ),
    );
    claim.goal(
        "it is judged when the inner walk ends, and only then",
        graph.same(frame.bit(n::JUDGED), ends),
    );
    let this = graph.equal(&circuit.get(state, n::ORIGIN), &followed.to_word);
    let again = graph.all([ends, this, past.judged]);
    claim.goal("once", !again);
    let flushes = graph.is(&circuit.get(&next, n::PHASE), phase::FLUSHING);
    claim.goal(
        "the last word is given in the clock that ends the walk",
        graph.same(last, flushes),
    );
    for (name, holds) in invariant(circuit, &next, followed, &then) {
        claim.goal(name, holds);
    }
    let falls = graph.less(
        &measure(circuit, &next, followed),
        &measure(circuit, state, followed),
    );
    let stalls = board::stalls(graph, frame);
    claim.goal("the measure falls", graph.or(stalls, falls));
}

/// The lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "attack/king",
        says: "Of a query 4, if the side has one king: one word; each square beside him is judged once, attacked or not, the \
               king gone from his; the word's counts are of those attacked, of those with own pieces, and of those neither; a \
               measure falls in each clock in which the sink does not stall.",
        assumes: &[
            "attack/posdata",
            "attack/asked",
            "attack/start",
            "attack/under_way",
        ],
        method: Method::Induction,
        cases: Vec::new(),
    };
    let king = Some(kind::KING);
    for (name, phase, kind, outer, pushing) in [
        ("fetching", phase::FETCHING, None, None, None),
        ("walking", phase::WALKING, king, king, Some(false)),
        ("lines", phase::LINES, None, king, Some(false)),
        ("jumps", phase::JUMPS, None, king, Some(false)),
        ("answering", phase::ANSWERING, None, None, None),
    ] {
        let query = query::KING;
        let fixed = Fixed {
            query,
            phase,
            kind,
            outer,
        };
        lemma.ask(name, move |graph| case(graph, circuit, fixed, pushing));
    }
    lemma
}
