//! Query 3: how far a bishop, rook or queen sees.

use super::board::{self, Fixed, accepted};
use super::names::{self as n, phase, query};
use crate::chess::{Choice, DIAGONAL, Piece, Rules, STRAIGHT, step};
use crate::chess_attack::seen_by;
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word};
use crate::movegen::chain::{Place, kind, place};
use crate::movegen::walk::type_on;
use crate::proof::{Checked, Claim, Lemma, Method};

/// What is followed: a square that the slider may go to, and two that may be an x-ray.
struct Followed<'a> {
    rules: &'a Rules<'a>,
    from_word: Word,
    from: Choice,
    kind: Word,
    slider: Lit,
    /// The square, or the second of the two.
    to: Choice,
    to_word: Word,
    front_word: Word,
    /// It is a destination, or an x-ray.
    expected: Lit,
}

/// What happened so far: the followed one was reached or given, and how many were reached.
struct Past {
    followed: Lit,
    count: Word,
}

/// What is followed in a case.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Mobility,
    XRays,
}

/// The phases of the query.
const PHASES: [u64; 5] = [
    phase::LOOKING,
    phase::WALKING,
    phase::BEHIND,
    phase::ANSWERING,
    phase::FLUSHING,
];

impl Followed<'_> {
    fn place(&self, to: &Choice) -> Place {
        place(self.rules, &self.kind, &self.from, to)
    }
}

/// The invariant.
fn invariant(
    circuit: &Circuit,
    state: &State,
    followed: &Followed<'_>,
    past: &Past,
) -> Vec<(&'static str, Lit)> {
    let (rules, graph) = (followed.rules, followed.rules.graph);
    let get = |name| circuit.get(state, name);
    let phase_is = |which| graph.is(&get(n::PHASE), which);
    let (walks, behind) = (phase_is(phase::WALKING), phase_is(phase::BEHIND));
    let looks = phase_is(phase::LOOKING);
    let [square, front] = [n::SQUARE, n::FRONT].map(|name| graph.decode(&get(name)));
    let home = graph.equal(&get(n::SQUARE), &followed.from_word);
    let (here, there) = (followed.place(&square), followed.place(&followed.to));
    let before = graph.and(!home, graph.less(&there.order(), &here.order()));
    let passed = graph.mux(graph.or(walks, behind), before, !looks);
    let affirmed = get(n::AFFIRMED)[0];
    let enemy = rules.on(&front, |square| rules.enemy(square));
    vec![
        (
            "the phase is one of this query",
            board::phases(graph, circuit, state, &PHASES),
        ),
        (
            "the square asked about stays",
            graph.equal(&get(n::ORIGIN), &followed.from_word),
        ),
        ("first it looks there", graph.implies(looks, home)),
        (
            "the side is the piece's",
            graph.or(looks, graph.same(get(n::COLOUR)[0], rules.position.black)),
        ),
        (
            "its type walks",
            graph.implies(
                graph.or(walks, behind),
                graph.and(graph.equal(&get(n::KIND), &followed.kind), followed.slider),
            ),
        ),
        (
            "whether there is a slider is noted",
            graph.same(affirmed, graph.and(followed.slider, !looks)),
        ),
        (
            "it goes as it goes",
            graph.implies(walks, graph.or(home, rules.goes(&followed.from, &square))),
        ),
        (
            "behind an enemy it goes on along the ray",
            graph.implies(
                behind,
                graph.and(enemy, rules.behind(&followed.from, &front, &square)),
            ),
        ),
        (
            "what was passed and is expected was told",
            graph.same(past.followed, graph.and(passed, followed.expected)),
        ),
        (
            "squares reached are counted",
            graph.equal(&get(n::SUM), &past.count),
        ),
        (
            "nothing is reached without a slider",
            graph.or(followed.slider, graph.is(&past.count, 0)),
        ),
    ]
}

/// A number that falls in each clock in which the sink does not stall.
fn measure(circuit: &Circuit, state: &State, followed: &Followed<'_>) -> Word {
    let graph = followed.rules.graph;
    let get = |name| circuit.get(state, name);
    let phase_is = |which| graph.is(&get(n::PHASE), which);
    let goes = graph.or(phase_is(phase::WALKING), phase_is(phase::BEHIND));
    let home = graph.equal(&get(n::SQUARE), &followed.from_word);
    let here = followed.place(&graph.decode(&get(n::SQUARE)));
    let on_ray = graph.and(goes, !home);
    let left = here.order().into_iter().map(|bit| graph.and(!bit, on_ray));
    [phase_is(phase::ANSWERING)]
        .into_iter()
        .chain(left)
        .chain([on_ray, graph.and(goes, home), phase_is(phase::LOOKING)])
        .collect()
}

/// Puts together what is followed. The colour of the piece is known only when it was looked at.
fn followed<'a>(
    rules: &'a Rules<'a>,
    circuit: &Circuit,
    state: &State,
    fixed: Fixed,
    part: Part,
    claim: &mut Claim,
) -> Followed<'a> {
    let graph = rules.graph;
    let from_word = circuit.get(state, n::ORIGIN);
    let from = graph.decode(&from_word);
    let [to_word, front_word] = [(); 2].map(|()| graph.word(6));
    claim.show("front", front_word.clone());
    claim.show("followed", to_word.clone());
    let (to, front) = (graph.decode(&to_word), graph.decode(&front_word));
    let slider = rules.slider(&from);
    let kind = type_on(rules, &from);
    if let Some(fixed) = fixed.kind {
        claim.given(graph.is(&kind, fixed));
    }
    Followed {
        rules,
        slider,
        kind: fixed.kind.map_or(kind, |kind| graph.number(kind, 3)),
        expected: match part {
            Part::Mobility => graph.and(slider, rules.destination(&from, &to)),
            Part::XRays => rules.x_ray(&from, &front, &to),
        },
        from_word,
        from,
        to,
        to_word,
        front_word,
    }
}

/// The colour of the piece on the walk's origin.
fn colour(graph: &Graph, circuit: &Circuit, state: &State) -> Lit {
    let origin = graph.decode(&circuit.get(state, n::ORIGIN));
    let board = board::position(circuit, state, FALSE);
    graph.any((0..64).map(|at| graph.and(origin[at], board.squares[at][3])))
}

fn case(graph: &Graph, circuit: &Circuit, fixed: Fixed, part: Part) -> Claim {
    let mut claim = Claim::default();
    let state = board::under_way(graph, circuit, fixed);
    board::show(graph, circuit, &state, &mut claim);
    let position = board::position(circuit, &state, circuit.get(&state, n::COLOUR)[0]);
    let position = match fixed.phase {
        phase::LOOKING => seen_by(&position, colour(graph, circuit, &state)),
        _ => position,
    };
    let rules = Rules {
        graph,
        position: &position,
    };
    let followed = followed(&rules, circuit, &state, fixed, part, &mut claim);
    let past = Past {
        followed: graph.var(),
        count: graph.word(11),
    };
    for (_, holds) in board::holds(graph, circuit, &state) {
        claim.given(holds);
    }
    for (_, holds) in invariant(circuit, &state, &followed, &past) {
        claim.given(holds);
    }
    let frame = board::clock(&rules, circuit, &state, &mut claim, &[&followed.to]);
    let next = frame.next();
    let reaches = frame.bit(n::REACHES);
    let happens = match part {
        Part::Mobility => {
            let this = graph.equal(&circuit.get(&state, n::SQUARE), &followed.to_word);
            let happens = graph.and(reaches, this);
            claim.goal(
                "a square is reached only if it is a destination",
                graph.implies(happens, followed.expected),
            );
            happens
        }
        Part::XRays => item(&mut claim, circuit, &state, &followed, &past, &frame),
    };
    claim.goal("and once", !graph.and(happens, past.followed));
    let one = [&[reaches][..], &[FALSE; 10]].concat();
    let then = Past {
        followed: graph.or(past.followed, happens),
        count: graph.add(&past.count, &one),
    };
    let (word, last) = (frame.word(n::GIVEN_WORD), accepted(graph, &frame, true));
    let summary = [&past.count[0..5], &[FALSE; 10], &[followed.slider]].concat();
    claim.goal(
        "the last word counts the squares and tells of the slider",
        graph.implies(last, graph.equal(&word, &summary)),
    );
    let flushes = graph.is(&circuit.get(&next, n::PHASE), phase::FLUSHING);
    claim.goal(
        "the last word is given in the clock that ends the walk",
        graph.same(last, flushes),
    );
    for (name, holds) in invariant(circuit, &next, &followed, &then) {
        claim.goal(name, holds);
    }
    let falls = graph.less(
        &measure(circuit, &next, &followed),
        &measure(circuit, &state, &followed),
    );
    let stalls = board::stalls(graph, &frame);
    claim.goal("the measure falls", graph.or(stalls, falls));
    claim
}

/// What is to be said of an item; that the followed one is given.
fn item(
    claim: &mut Claim,
    circuit: &Circuit,
    state: &State,
    followed: &Followed<'_>,
    past: &Past,
    frame: &Frame<'_>,
) -> Lit {
    let (rules, graph) = (followed.rules, followed.rules.graph);
    let word = frame.word(n::GIVEN_WORD);
    let item = accepted(graph, frame, false);
    let this = [&followed.front_word[..], &followed.to_word].concat();
    let gives = graph.and(item, graph.equal(&word[0..12], &this));
    claim.goal(
        "an item given is an x-ray",
        graph.implies(gives, followed.expected),
    );
    let king = rules.on(&followed.to, |square| rules.piece(square, Piece::King));
    let rest = graph.and(graph.same(word[12], king), graph.is(&word[13..], 0));
    claim.goal(
        "it tells whether the second is the king",
        graph.implies(gives, rest),
    );
    let here = followed.place(&graph.decode(&circuit.get(state, n::SQUARE)));
    let there = followed.place(&followed.to);
    claim.goal(
        "items given before are on earlier rays",
        graph.implies(
            graph.and(item, past.followed),
            graph.less(&there.ray, &here.ray),
        ),
    );
    gives
}

/// The invariant holds in this state, nothing having happened: see the lemma `start`.
pub fn after_start(claim: &mut Claim, graph: &Graph, circuit: &Circuit, state: &State) {
    let fixed = Fixed {
        query: query::MOBILITY,
        phase: phase::LOOKING,
        kind: None,
        outer: None,
    };
    let board = board::position(circuit, state, FALSE);
    let position = seen_by(&board, colour(graph, circuit, state));
    let rules = Rules {
        graph,
        position: &position,
    };
    let past = Past {
        followed: FALSE,
        count: graph.number(0, 11),
    };
    for part in [Part::Mobility, Part::XRays] {
        let followed = followed(&rules, circuit, state, fixed, part, claim);
        for (name, holds) in invariant(circuit, state, &followed, &past) {
            claim.goal(name, holds);
        }
    }
    let looks = graph.is(&circuit.get(state, n::PHASE), phase::LOOKING);
    claim.goal("it looks", looks);
}

/// A slider's destinations are counted in five bits.
fn most() -> Vec<Checked> {
    let rays = [STRAIGHT, DIAGONAL].concat();
    let on_rays = |square: usize| {
        let reach = |&ray: &_| {
            (1..8)
                .filter(|&times| step(square, ray, times).is_some())
                .count()
        };
        rays.iter().map(reach).sum::<usize>()
    };
    let most = (0..64).map(on_rays).max().unwrap_or(0);
    let result = match most {
        0..=27 => Ok(()),
        _ => Err(format!("{most} squares")),
    };
    vec![("at most 27 squares on the rays of one".to_owned(), result)]
}

/// The lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "attack/mobility",
        says: "Of a query 3, on any board whatever: each destination of the bishop, rook or queen on the square is reached \
               once, and nothing else; the items are its x-rays, each once, in the order of its rays, and whether the \
               second is a king; the last word is the number of squares reached, at most 27, and whether there is such a \
               piece; a measure falls in each clock in which the sink does not stall.",
        assumes: &[
            "attack/posdata",
            "attack/asked",
            "attack/start",
            "attack/under_way",
        ],
        method: Method::Induction,
        cases: Vec::new(),
    };
    let sliders = [
        ("bishop", kind::BISHOP),
        ("rook", kind::ROOK),
        ("queen", kind::QUEEN),
    ];
    for (about, part) in [("mobility", Part::Mobility), ("x-rays", Part::XRays)] {
        let mut add = |name: String, phase, kind| {
            let fixed = Fixed {
                query: query::MOBILITY,
                phase,
                kind,
                outer: None,
            };
            lemma.ask(name, move |graph| case(graph, circuit, fixed, part));
        };
        add(format!("{about}, answering"), phase::ANSWERING, None);
        for (name, kind) in sliders {
            add(
                format!("{about}, walking, {name}"),
                phase::WALKING,
                Some(kind),
            );
            add(
                format!("{about}, behind, {name}"),
                phase::BEHIND,
                Some(kind),
            );
        }
    }
    for (name, part) in [
        ("mobility, looking", Part::Mobility),
        ("x-rays, looking", Part::XRays),
    ] {
        let fixed = Fixed {
            query: query::MOBILITY,
            phase: phase::LOOKING,
            kind: None,
            outer: None,
        };
        lemma.ask(name, move |graph| case(graph, circuit, fixed, part));
    }
    lemma.check("the count has room", most);
    lemma
}
