//! Query 3: the mobility of a bishop, rook or queen, and its x-rays (lemma `mobility`, one step of induction over the
//! clocks of a query).

use super::board::{self, Fixed, accepted};
use super::names::{self as n, phase, query};
use crate::blocks::chain::{Place, kind, place, type_on};
use kit::prelude::*;
use spec::attacks::seen_by;
use spec::rules::{Choice, DIAGONAL, Piece, Rules, STRAIGHT, step};

/// What the proof follows: an arbitrary destination, or an arbitrary pair of squares for an x-ray.
struct Followed<'a> {
    rules: &'a Rules<'a>,
    from_word: Word,
    from: Choice,
    kind: Word,
    slider: Lit,
    /// The followed destination, or the second square of the x-ray.
    to: Choice,
    to_word: Word,
    front_word: Word,
    /// The followed square is a destination, or the two are an x-ray.
    expected: Lit,
}

/// What happened so far: whether the followed item was reached or emitted, and how many were reached.
struct Past {
    followed: Lit,
    count: Word,
}

/// What a case follows.
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
fn invariant(state: &State<'_>, followed: &Followed<'_>, past: &Past) -> Lines {
    let rules = followed.rules;
    let get = |name| state.get(name);
    let phase_is = |which| state.is(n::PHASE, which);
    let (walks, behind) = (phase_is(phase::WALKING), phase_is(phase::BEHIND));
    let looks = phase_is(phase::LOOKING);
    let [square, front] = [n::SQUARE, n::FRONT].map(|name| decode(&get(name)));
    let home = state.equals(n::SQUARE, &followed.from_word);
    let (here, there) = (followed.place(&square), followed.place(&followed.to));
    let before = !home & less(&there.order(), &here.order());
    let passed = (walks | behind).mux(before, !looks);
    let affirmed = get(n::AFFIRMED)[0];
    let enemy = rules.on(&front, |square| rules.enemy(square));
    kit::lines! {
        "the phase is one of this query" => board::phases(state, &PHASES);
        "the queried square stays" => state.equals(n::ORIGIN, &followed.from_word);
        "the query begins at its square" => looks.implies(home);
        "the unit knows the piece's side" => looks | get(n::COLOUR)[0].same(rules.position.black);
        "the walk uses the piece's type" =>
            (walks | behind).implies(state.equals(n::KIND, &followed.kind) & followed.slider);
        "the unit has noted whether there is a slider" => affirmed.same(followed.slider & !looks);
        "the walk is on a path of its piece" => walks.implies(home | rules.goes(&followed.from, &square));
        "behind an enemy the walk continues along the ray" =>
            behind.implies(enemy & rules.behind(&followed.from, &front, &square));
        "the followed item was emitted exactly if it is expected and the walk has passed it" =>
            past.followed.same(passed & followed.expected);
        "the unit has counted the squares reached" => state.equals(n::SUM, &past.count);
        "nothing is reached without a slider" => followed.slider | is(&past.count, 0);
    }
}

/// A measure that falls in each clock in which the sink does not stall.
fn measure(state: &State<'_>, followed: &Followed<'_>) -> Word {
    let get = |name| state.get(name);
    let phase_is = |which| state.is(n::PHASE, which);
    let goes = phase_is(phase::WALKING) | phase_is(phase::BEHIND);
    let home = state.equals(n::SQUARE, &followed.from_word);
    let here = followed.place(&decode(&get(n::SQUARE)));
    let on_ray = goes & !home;
    let left = here.order().into_iter().map(|bit| !bit & on_ray);
    [phase_is(phase::ANSWERING)]
        .into_iter()
        .chain(left)
        .chain([on_ray, (goes & home), phase_is(phase::LOOKING)])
        .collect()
}

/// Builds what the proof follows. The colour of the piece is known only after the walk has looked at it.
fn followed<'a>(
    rules: &'a Rules<'a>,
    state: &State<'_>,
    fixed: Fixed,
    part: Part,
    claim: &mut Claim,
) -> Followed<'a> {
    let from_word = state.get(n::ORIGIN);
    let from = decode(&from_word);
    let [to_word, front_word] = [(); 2].map(|()| free_word(6));
    claim.show("front", front_word.clone());
    claim.show("followed", to_word.clone());
    let (to, front) = (decode(&to_word), decode(&front_word));
    let slider = rules.slider(&from);
    let kind = type_on(rules, &from);
    if let Some(fixed) = fixed.kind {
        claim.assume(is(&kind, fixed));
    }
    Followed {
        rules,
        slider,
        kind: fixed.kind.map_or(kind, |kind| constant(kind, 3)),
        expected: match part {
            Part::Mobility => slider & rules.destination(&from, &to),
            Part::XRays => rules.x_ray(&from, &front, &to),
        },
        from_word,
        from,
        to,
        to_word,
        front_word,
    }
}

/// Returns the colour of the piece on the walk's start square.
fn colour(state: &State<'_>) -> Lit {
    let origin = decode(&state.get(n::ORIGIN));
    let board = board::position(state, FALSE);
    any((0..64).map(|at| origin[at] & board.squares[at][3]))
}

fn case(circuit: &Circuit, fixed: Fixed, part: Part, claim: &mut Claim) {
    let state = board::under_way(circuit, fixed);
    board::show(&state, claim);
    let position = board::position(&state, state.bit(n::COLOUR));
    let position = match fixed.phase {
        phase::LOOKING => seen_by(&position, colour(&state)),
        _ => position,
    };
    let rules = Rules::new(&position);
    let followed = followed(&rules, &state, fixed, part, claim);
    let past = Past {
        followed: free_bit(),
        count: free_word(11),
    };
    claim.assume_all(board::holds(&state));
    claim.assume_all(invariant(&state, &followed, &past));
    let frame = board::clock(&rules, &state, claim, &[&followed.to]);
    let next = frame.next();
    let reaches = frame.bit(n::REACHES);
    let happens = match part {
        Part::Mobility => {
            let this = state.equals(n::SQUARE, &followed.to_word);
            let happens = reaches & this;
            claim.assert(
                "a square is reached only if it is a destination",
                happens.implies(followed.expected),
            );
            happens
        }
        Part::XRays => item(claim, &state, &followed, &past, &frame),
    };
    let one = [&[reaches][..], &[FALSE; 10]].concat();
    let then = Past {
        followed: (past.followed | happens),
        count: add(&past.count, &one),
    };
    let (word, last) = (frame.word(n::STREAM_IN_WORD), accepted(&frame, true));
    let summary = [&past.count[0..5], &[FALSE; 10], &[followed.slider]].concat();
    let flushes = next.is(n::PHASE, phase::FLUSHING);
    claim.assert_all(kit::lines! {
        "a square is reached once" => !(happens & past.followed);
        "the last word holds the number of squares and whether there is a slider" =>
            last.implies(equal(&word, &summary));
        "the last word is emitted in the clock that ends the walk" => last.same(flushes);
    });
    claim.assert_all(invariant(&next, &followed, &then));
    let falls = less(&measure(&next, &followed), &measure(&state, &followed));
    let stalls = board::stalls(&frame);
    claim.assert("the measure falls", stalls | falls);
}

/// Adds the goals about an item; returns whether the followed one is emitted.
fn item(
    claim: &mut Claim,
    state: &State<'_>,
    followed: &Followed<'_>,
    past: &Past,
    frame: &Frame<'_>,
) -> Lit {
    let rules = followed.rules;
    let word = frame.word(n::STREAM_IN_WORD);
    let item = accepted(frame, false);
    let this = [&followed.front_word[..], &followed.to_word].concat();
    let emits = item & equal(&word[0..12], &this);
    let king = rules.on(&followed.to, |square| rules.piece(square, Piece::King));
    let rest = word[12].same(king) & is(&word[13..], 0);
    let here = followed.place(&decode(&state.get(n::SQUARE)));
    let there = followed.place(&followed.to);
    claim.assert_all(kit::lines! {
        "an item emitted is an x-ray" => emits.implies(followed.expected);
        "the item says whether the second piece is the king" => emits.implies(rest);
        "items emitted before are on earlier rays" =>
            (item & past.followed).implies(less(&there.ray, &here.ray));
    });
    emits
}

/// Asserts the invariant in the state after a start, for the lemma `start`.
pub fn after_start(claim: &mut Claim, state: &State<'_>) {
    let fixed = Fixed {
        query: query::MOBILITY,
        phase: phase::LOOKING,
        kind: None,
        outer: None,
    };
    let board = board::position(state, FALSE);
    let position = seen_by(&board, colour(state));
    let rules = Rules::new(&position);
    let past = Past {
        followed: FALSE,
        count: constant(0, 11),
    };
    for part in [Part::Mobility, Part::XRays] {
        let followed = followed(&rules, state, fixed, part, claim);
        claim.assert_all(invariant(state, &followed, &past));
    }
    let looks = state.is(n::PHASE, phase::LOOKING);
    claim.assert("the unit looks at the square", looks);
}

/// Checks that a slider's destinations fit into a count of five bits.
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

/// Returns the lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "attack/mobility",
        "During query 3 on any board, the walk reaches each destination of the bishop, rook or queen on the square \
         once, and no other square. The unit emits each of the piece's x-rays once, in the order of the rays; the item \
         says whether the second piece is a king. The last word holds the number of squares reached, at most 27, and \
         says whether there is such a piece. A measure falls in each clock in which the sink does not stall.",
        "posdata requests start under_way",
    );
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
            lemma.case(name, move |claim| case(circuit, fixed, part, claim));
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
        lemma.case(name, move |claim| case(circuit, fixed, part, claim));
    }
    lemma.check("the count has room", most);
    lemma
}
