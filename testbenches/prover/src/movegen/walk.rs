//! Exactly once: each expected word is given to the stream once, and no other ever.
//!
//! One move word is a constant of which nothing is known, and a ghost remembers whether it was given. The invariant says
//! of every state of a generation which squares the walk has passed: not yet handed out, in the slot, walking or done
//! is what a piece can be, and while it walks, the chain's order tells the rest. One clock from any state that meets
//! the invariant leads to one that does; a clock's case is its phase and the type of the piece.

use super::board;
use super::chain::{self, Entry, kind, place};
use super::judgement::{Findings, expected, held};
use super::names::{self as n, phase};
use super::seen::rules;
use crate::chess::{Choice, Move, Piece, Rules};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::proof::{Claim, Lemma, Method};

/// Phases in which a piece walks.
const WALKING: [u64; 6] = [
    phase::STARTING,
    phase::VISITING,
    phase::TRYING,
    phase::PROBING,
    phase::JUDGING,
    phase::CASTLING,
];

/// The move word whose fate is followed, and what is fixed while a generation lasts.
pub struct Followed<'a> {
    /// The rules on the position loaded.
    pub rules: &'a Rules<'a>,
    /// What the scan found.
    pub findings: &'a Findings,
    /// The word.
    pub word: Word,
    /// The word taken apart.
    pub mv: Move,
    /// It is to be emitted.
    pub expected: Lit,
}

/// The type of the piece on a square, as posdata numbers it.
fn type_on(rules: &Rules<'_>, square: &Choice) -> Word {
    let graph = rules.graph;
    let bits = (0..3).map(|bit| rules.on(square, |square| rules.position.squares[square][bit]));
    let black_pawn = graph.and(
        rules.position.black,
        rules.on(square, |square| rules.piece(square, Piece::Pawn)),
    );
    bits.map(|bit| graph.or(bit, black_pawn)).collect()
}

/// The square was handed out by the roster, if it has a piece to hand out.
fn handed_out(graph: &Graph, circuit: &Circuit, state: &State, square: &[Lit]) -> Lit {
    let row = circuit.get(state, n::ROSTER_ROW);
    let handed = circuit.get(state, n::ROSTER_HANDED);
    let file = graph.decode(&square[0..3]);
    let this = graph.any((0..8).map(|at| graph.and(file[at], handed[at])));
    let active = circuit.get(state, n::ROSTER_ACTIVE)[0];
    graph.any([
        !active,
        graph.less(&square[3..6], &row),
        graph.and(graph.equal(&square[3..6], &row), this),
    ])
}

/// The walk has passed the followed word: it was decided about.
fn passed(graph: &Graph, circuit: &Circuit, state: &State, followed: &Followed<'_>) -> Lit {
    let get = |name| circuit.get(state, name);
    let rules = followed.rules;
    let phase_is = |phase| graph.is(&get(n::PHASE), phase);
    let (origin, square) = (graph.decode(&get(n::ORIGIN)), graph.decode(&get(n::SQUARE)));
    let piece = get(n::KIND);
    let pawn = graph.or(
        graph.is(&piece, kind::WHITE_PAWN),
        graph.is(&piece, kind::BLACK_PAWN),
    );
    let word_castles = graph.and(
        graph.is(&piece, kind::KING),
        graph.is(&followed.word[13..16], 1),
    );
    let (there, here) = (
        place(rules, &piece, &origin, &followed.mv.to),
        place(rules, &piece, &origin, &square),
    );
    let before = graph.less(&there.order(), &here.order());
    let same_square = graph.equal(&get(n::SQUARE), &followed.word[6..12]);
    let pushing = get(n::PUSHING)[0];
    let promoted = graph.and(
        same_square,
        graph.less(&followed.word[12..14], &get(n::PROMOTION)),
    );
    let is_push = graph.equal(&get(n::PUSH), &followed.word[6..12]);
    let by_pawn = graph.or(
        promoted,
        graph.mux(
            there.member,
            graph.or(pushing, before),
            graph.all([pushing, is_push, !same_square]),
        ),
    );
    let short = graph.is(&followed.word[12..16], 2);
    let castling = graph.mux(word_castles, graph.and(short, !get(n::SQUARE)[2]), TRUE);
    let visiting = graph.mux(pawn, by_pawn, graph.and(!word_castles, before));
    let at_work = graph.mux(
        phase_is(phase::STARTING),
        FALSE,
        graph.mux(phase_is(phase::CASTLING), castling, visiting),
    );
    let from = &followed.word[0..6];
    let walking = graph.and(
        graph.any(WALKING.map(phase_is)),
        graph.equal(&get(n::ORIGIN), from),
    );
    let in_slot = graph.and(
        get(n::ROSTER_FULL)[0],
        graph.equal(&get(n::ROSTER_SQUARE), from),
    );
    graph.all([
        handed_out(graph, circuit, state, from),
        !in_slot,
        graph.or(!walking, at_work),
    ])
}

/// The invariant of a generation after its scan; `given` is the ghost: the followed word was given to the stream.
pub fn invariant(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    followed: &Followed<'_>,
    given: Lit,
) -> Vec<(&'static str, Lit)> {
    let get = |name| circuit.get(state, name);
    let rules = followed.rules;
    let phase_is = |phase| graph.is(&get(n::PHASE), phase);
    let phases = |phases: &[u64]| {
        graph.any(
            phases
                .iter()
                .map(|&phase| phase_is(phase))
                .collect::<Vec<_>>(),
        )
    };
    let walking = phases(&WALKING);
    let on_chain = phases(&[
        phase::VISITING,
        phase::TRYING,
        phase::PROBING,
        phase::JUDGING,
    ]);
    let asking = phases(&[phase::TRYING, phase::PROBING, phase::JUDGING]);
    let (origin, square, push) = (
        graph.decode(&get(n::ORIGIN)),
        graph.decode(&get(n::SQUARE)),
        graph.decode(&get(n::PUSH)),
    );
    let piece = get(n::KIND);
    let is = |kind| graph.is(&piece, kind);
    let pawn = graph.or(is(kind::WHITE_PAWN), is(kind::BLACK_PAWN));
    let pushing = get(n::PUSHING)[0];
    let (full, slot) = (get(n::ROSTER_FULL)[0], graph.decode(&get(n::ROSTER_SQUARE)));
    let active = get(n::ROSTER_ACTIVE)[0];
    let scanning = get(n::SCAN_ACTIVE)[0];
    let pawn_place = graph.mux(
        pushing,
        graph.or(
            graph.equal(&get(n::PUSH), &get(n::SQUARE)),
            graph.all([
                rules.on_rank(&origin, 1),
                rules.ahead(&origin, &square, 0, 2),
                rules.on(&push, |square| rules.empty(square)),
            ]),
        ),
        place(rules, &piece, &origin, &square).member,
    );
    let promotes = graph.and(pawn, rules.on_rank(&square, 7));
    let target = rules.on(&square, |square| rules.position.target[square]);
    let king_file = |file: usize| graph.is(&get(n::SQUARE)[0..3], file as u64);
    let home_rank = graph.equal(&get(n::SQUARE)[3..6], &get(n::ORIGIN)[3..6]);
    let may = |short| followed.findings.castling(rules, short);
    let (pinned, ways) = followed.findings.pinned(rules, &origin);
    let direction = graph.decode(&get(n::PIN_DIRECTION));
    let way = graph.all((0..8).map(|at| graph.implies(ways[at], direction[at])));
    let row = board::planes_of(graph, circuit, state, &get(n::ROSTER_ROW));
    let rank = board::planes_of(graph, circuit, state, &get(n::SQUARE)[3..6]);
    let own = |choice: &Choice| rules.on(choice, |square| rules.own(square));
    vec![
        (
            "the phase is one after the scan",
            graph.or(walking, phases(&[phase::FETCHING, phase::FLUSHING])),
        ),
        (
            "a scan runs only to probe",
            graph.same(scanning, phase_is(phase::PROBING)),
        ),
        (
            "the scan that runs is a probe",
            graph.implies(scanning, get(n::SCAN_PROBING)[0]),
        ),
        (
            "the slot holds an own piece",
            graph.implies(full, own(&slot)),
        ),
        (
            "the slot knows its type",
            graph.implies(
                full,
                graph.equal(&get(n::ROSTER_KIND), &type_on(rules, &slot)),
            ),
        ),
        (
            "the slot's piece was handed out",
            graph.implies(
                full,
                handed_out(graph, circuit, state, &get(n::ROSTER_SQUARE)),
            ),
        ),
        (
            "the roster has its rank before it",
            graph.implies(
                graph.and(active, !scanning),
                graph.equal(&get(n::LIST_PLANES), &row),
            ),
        ),
        ("an own piece walks", graph.implies(walking, own(&origin))),
        (
            "its type is known",
            graph.implies(walking, graph.equal(&piece, &type_on(rules, &origin))),
        ),
        (
            "it was handed out",
            graph.implies(walking, handed_out(graph, circuit, state, &get(n::ORIGIN))),
        ),
        (
            "it is not the one in the slot",
            graph.implies(
                graph.and(walking, full),
                !graph.equal(&get(n::ORIGIN), &get(n::ROSTER_SQUARE)),
            ),
        ),
        (
            "the walk has its rank before it",
            graph.implies(walking, graph.equal(&get(n::WALK_PLANES), &rank)),
        ),
        (
            "a piece starts at home",
            graph.implies(
                phase_is(phase::STARTING),
                graph.all([
                    graph.equal(&get(n::ORIGIN), &get(n::SQUARE)),
                    !pushing,
                    graph.is(&get(n::PROMOTION), 0),
                ]),
            ),
        ),
        (
            "a piece goes as it goes",
            graph.implies(on_chain, graph.or(pawn, rules.goes(&origin, &square))),
        ),
        (
            "a pawn is on its way",
            graph.implies(graph.and(on_chain, pawn), pawn_place),
        ),
        (
            "a pawn's push is one ahead",
            graph.implies(graph.and(on_chain, pawn), rules.ahead(&origin, &push, 0, 1)),
        ),
        (
            "only pawns push",
            graph.implies(walking, graph.or(pawn, !pushing)),
        ),
        (
            "promotions are counted where a pawn promotes",
            graph.implies(walking, graph.or(promotes, graph.is(&get(n::PROMOTION), 0))),
        ),
        (
            "the promotion that is counted goes on",
            graph.implies(
                graph.and(phase_is(phase::VISITING), !graph.is(&get(n::PROMOTION), 0)),
                graph.and(
                    graph.mux(
                        pushing,
                        rules.on(&square, |square| rules.empty(square)),
                        rules.on(&square, |square| rules.enemy(square)),
                    ),
                    graph.or(
                        !get(n::LEGAL_ONLY)[0],
                        followed.findings.allows(rules, &origin, &square),
                    ),
                ),
            ),
        ),
        (
            "only a capture en passant is probed",
            graph.implies(
                asking,
                graph.all([
                    get(n::LEGAL_ONLY)[0],
                    pawn,
                    !pushing,
                    rules.position.passant,
                    target,
                ]),
            ),
        ),
        (
            "the king castles to a free side",
            graph.implies(
                phase_is(phase::CASTLING),
                graph.all([
                    is(kind::KING),
                    !get(n::CAPTURES_ONLY)[0],
                    home_rank,
                    graph.or(
                        graph.and(king_file(6), may(true)),
                        graph.and(king_file(2), may(false)),
                    ),
                ]),
            ),
        ),
        (
            "the pin is noted",
            graph.implies(on_chain, graph.same(get(n::PINNED)[0], pinned)),
        ),
        (
            "its direction is noted",
            graph.implies(graph.and(on_chain, pinned), way),
        ),
        (
            "at the end all are handed out",
            graph.implies(phase_is(phase::FLUSHING), graph.and(!active, !full)),
        ),
        (
            "given if passed and expected",
            graph.same(
                given,
                graph.and(passed(graph, circuit, state, followed), followed.expected),
            ),
        ),
    ]
}

/// A number that falls in each clock in which the sink does not stall: rows and pieces to hand out, then what is left
/// of the walk.
fn measure(graph: &Graph, circuit: &Circuit, state: &State, rules: &Rules<'_>) -> Word {
    let get = |name| circuit.get(state, name);
    let phase_is = |phase| graph.is(&get(n::PHASE), phase);
    let active = get(n::ROSTER_ACTIVE)[0];
    let row = get(n::ROSTER_ROW);
    let rows: Word = row
        .iter()
        .map(|&bit| graph.and(active, !bit))
        .chain([active])
        .collect();
    let in_row = graph.decode(&row);
    let handed = get(n::ROSTER_HANDED);
    let left = |file: usize| {
        let own = graph.any((0..8).map(|rank| graph.and(in_row[rank], rules.own(8 * rank + file))));
        graph.all([active, own, !handed[file]])
    };
    let left = graph.count(&(0..8).map(left).collect::<Vec<_>>(), 4);
    let visiting = [
        phase::VISITING,
        phase::TRYING,
        phase::PROBING,
        phase::JUDGING,
    ]
    .map(phase_is);
    let level = |levels: &[Lit]| -> Word {
        (0..3)
            .map(|bit| {
                graph.any(
                    levels
                        .iter()
                        .enumerate()
                        .filter(|(level, _)| level >> bit & 1 == 1)
                        .map(|(_, &lit)| lit)
                        .collect::<Vec<_>>(),
                )
            })
            .collect()
    };
    let [visits, tries, probes, _] = visiting;
    let levels = level(&[
        FALSE,
        phase_is(phase::FLUSHING),
        phase_is(phase::FETCHING),
        phase_is(phase::CASTLING),
        graph.any(visiting),
        phase_is(phase::STARTING),
    ]);
    let piece = get(n::KIND);
    let (origin, square) = (graph.decode(&get(n::ORIGIN)), graph.decode(&get(n::SQUARE)));
    let pushing = get(n::PUSHING)[0];
    let pushed = graph.equal(&get(n::SQUARE), &get(n::PUSH));
    let chain: Word = place(rules, &piece, &origin, &square)
        .order()
        .into_iter()
        .map(|bit| !bit)
        .collect();
    let push = [&[pushed][..], &[FALSE; 5]].concat();
    let chain = graph.choose(pushing, &push, &chain);
    let at = level(&[FALSE, probes, tries, visits])[..2].to_vec();
    let steps: Word = get(n::SCAN_STEP).into_iter().map(|bit| !bit).collect();
    let promotions: Word = get(n::PROMOTION).into_iter().map(|bit| !bit).collect();
    let last = graph.mux(
        phase_is(phase::FLUSHING),
        !get(n::OFFERED_LAST)[0],
        get(n::SQUARE)[2],
    );
    let on_square = |word: Word| {
        word.into_iter()
            .map(|bit| graph.and(bit, graph.any(visiting)))
            .collect::<Word>()
    };
    let rest = graph.and(
        last,
        graph.or(phase_is(phase::FLUSHING), phase_is(phase::CASTLING)),
    );
    [
        vec![rest],
        on_square(promotions),
        on_square(
            steps
                .into_iter()
                .map(|bit| graph.and(bit, probes))
                .collect(),
        ),
        on_square(at),
        on_square(chain),
        on_square(vec![!pushing]),
        levels,
        get(n::ROSTER_FULL),
        left,
        rows,
    ]
    .concat()
}

/// What a case fixes of the state.
struct Fixed {
    phase: u64,
    piece: Option<u64>,
    pushing: Option<bool>,
    followed_walks: Option<bool>,
    /// Whether somebody stands on the square: two halves of what would be long questions.
    occupied: Option<bool>,
}

fn case(graph: &Graph, circuit: &Circuit, fixed: &Fixed) -> Claim {
    let mut claim = Claim::default();
    let mut state = circuit.any_state(graph);
    let word = graph.word(16);
    circuit.set(&mut state, n::PHASE, &graph.number(fixed.phase, 4));
    if let Some(piece) = fixed.piece {
        circuit.set(&mut state, n::KIND, &graph.number(piece, 3));
    }
    if let Some(pushing) = fixed.pushing {
        circuit.set(&mut state, n::PUSHING, &[pushing.into()]);
    }
    if fixed.followed_walks == Some(true) {
        circuit.set(&mut state, n::ORIGIN, &word[0..6]);
    }
    if fixed.phase == phase::STARTING {
        let origin = circuit.get(&state, n::ORIGIN);
        circuit.set(&mut state, n::SQUARE, &origin);
    }
    let rank = circuit.get(&state, n::SQUARE)[3..6].to_vec();
    let planes = board::planes_of(graph, circuit, &state, &rank);
    circuit.set(&mut state, n::WALK_PLANES, &planes);
    circuit.set(
        &mut state,
        n::SCAN_ACTIVE,
        &[(fixed.phase == phase::PROBING).into()],
    );

    let (position, findings) = held(graph, circuit, &state);
    let rules = rules(graph, &position);
    let get = |state: &State, name| circuit.get(state, name);
    if fixed.followed_walks == Some(false) {
        claim.given(!graph.equal(&get(&state, n::ORIGIN), &word[0..6]));
    }
    if let Some(occupied) = fixed.occupied {
        let square = graph.decode(&get(&state, n::SQUARE));
        let empty = rules.on(&square, |square| rules.empty(square));
        claim.given(empty.negated_if(occupied));
    }
    let mv = super::move_of(graph, &word);
    let exposes = graph.var();
    let (legal, captures) = (
        get(&state, n::LEGAL_ONLY)[0],
        get(&state, n::CAPTURES_ONLY)[0],
    );
    let expected = expected(&rules, &findings, &mv, legal, captures, exposes);
    let followed = Followed {
        rules: &rules,
        findings: &findings,
        word: word.clone(),
        mv,
        expected,
    };
    let ghost = graph.var();
    if fixed.phase == phase::TRYING {
        let tried = Move {
            from: graph.decode(&get(&state, n::ORIGIN)),
            to: graph.decode(&get(&state, n::SQUARE)),
            kind: graph.number(crate::chess::kind::EN_PASSANT, 4),
        };
        claim.goal("what is tried is a capture en passant", rules.moves(&tried));
    }
    claim.given(rules.preconditions());
    let king = (0..64).map(|square| graph.same(findings.king[square], rules.own_king(square)));
    claim.given(graph.all(king.collect::<Vec<_>>()));
    for (_, holds) in invariant(graph, circuit, &state, &followed, ghost) {
        claim.given(holds);
    }
    if fixed.phase == phase::JUDGING && fixed.followed_walks == Some(true) {
        claim.given(graph.same(get(&state, n::KING_HIT)[0], exposes));
    }

    // From the lemma of the stream.
    claim.given(graph.implies(get(&state, n::OFFERED_LAST)[0], get(&state, n::OFFERED)[0]));

    let (nextpos, nextdir) = (graph.word(6), graph.word(6));
    let entry = Entry {
        kind: get(&state, n::KIND),
        from: get(&state, n::ORIGIN),
        at: get(&state, n::SQUARE),
        nextpos: nextpos.clone(),
        nextdir: nextdir.clone(),
    };
    claim.given(chain::says(&rules, &entry, &followed.mv.to));
    let frame = circuit.clock(
        graph,
        &state,
        &[(n::RESET, vec![FALSE])],
        &[(n::NEXTPOS, nextpos), (n::NEXTDIR, nextdir)],
    );
    let next = frame.next();
    let gives = graph.and(
        frame.bit(n::ACCEPTED),
        graph.equal(&frame.word(n::WORD), &followed.word),
    );
    claim.goal("a word given is expected", graph.implies(gives, expected));
    claim.goal("and was not given before", graph.implies(gives, !ghost));
    // Each clock in which the sink does not stall brings the end nearer.
    let stalls = graph.and(frame.bit(n::MOVE_VALID), !frame.bit(n::MOVE_READY));
    let ends = graph.is(&get(&next, n::PHASE), phase::IDLE);
    let falls = graph.less(
        &measure(graph, circuit, &next, &rules),
        &measure(graph, circuit, &state, &rules),
    );
    claim.goal("the measure falls", graph.any([stalls, ends, falls]));
    // A visit is counted in the clock in which its square is left.
    let same = |name| graph.equal(&get(&state, name), &get(&next, name));
    let on_square = [
        phase::VISITING,
        phase::TRYING,
        phase::PROBING,
        phase::JUDGING,
    ];
    let stays = graph.all([
        graph.any(on_square.map(|phase| graph.is(&get(&next, n::PHASE), phase))),
        same(n::ORIGIN),
        same(n::SQUARE),
        same(n::PUSHING),
    ]);
    let visits = frame.bit(n::VISITS);
    let right = if on_square.contains(&fixed.phase) {
        graph.same(visits, !stays)
    } else {
        !visits
    };
    claim.goal("a visit is counted when its square is left", right);
    // The end of the generation leads to idle, of which the invariant says nothing.
    let idle = graph.is(&get(&next, n::PHASE), phase::IDLE);
    claim.goal(
        "idle only from flushing",
        if fixed.phase == phase::FLUSHING {
            TRUE
        } else {
            !idle
        },
    );
    claim.goal(
        "at the end it was given if expected",
        graph.implies(idle, graph.same(ghost, expected)),
    );
    let ghost = graph.or(ghost, gives);
    for (name, holds) in invariant(graph, circuit, &next, &followed, ghost) {
        claim.goal(name, graph.or(idle, holds));
    }
    claim.image = board::image(circuit, &state);
    claim.show("word", word);
    for name in [
        n::PHASE,
        n::KIND,
        n::ORIGIN,
        n::SQUARE,
        n::PUSH,
        n::PUSHING,
        n::PROMOTION,
        n::LEGAL_ONLY,
        n::CAPTURES_ONLY,
    ] {
        claim.show(name, get(&state, name));
    }
    claim
}

/// The lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen/once",
        says: "While a generation lasts, a word is given to the stream only if it is expected and only once, and when it \
               ends every expected word was given: in both modes, captures or all, under any back-pressure.",
        assumes: &[
            "movegen/posdata",
            "movegen/asked",
            "movegen/probe",
            "movegen/frozen",
            "movegen/start",
            "movegen/stream",
        ],
        method: Method::Induction,
        cases: Vec::new(),
    };
    let mut add = |name: String, phase, piece: Option<u64>, pushing, followed_walks| {
        let slides = piece.is_some_and(|piece| (kind::BISHOP..=kind::QUEEN).contains(&piece));
        let halves: &[(&str, Option<bool>)] = if phase == phase::VISITING && slides {
            &[
                (", empty square", Some(false)),
                (", taken square", Some(true)),
            ]
        } else {
            &[("", None)]
        };
        for &(half, occupied) in halves {
            let fixed = Fixed {
                phase,
                piece,
                pushing,
                followed_walks,
                occupied,
            };
            lemma.ask(format!("{name}{half}"), move |graph| {
                case(graph, circuit, &fixed)
            });
        }
    };
    add("fetching".to_owned(), phase::FETCHING, None, None, None);
    add("flushing".to_owned(), phase::FLUSHING, None, None, None);
    for (this, whose) in [(true, "the followed piece"), (false, "another piece")] {
        for piece in 1..8 {
            add(
                format!("starting, type {piece}, {whose}"),
                phase::STARTING,
                Some(piece),
                Some(false),
                Some(this),
            );
            let pawn = piece == kind::WHITE_PAWN || piece == kind::BLACK_PAWN;
            let pushes: &[bool] = if pawn { &[false, true] } else { &[false] };
            for &pushing in pushes {
                let way = if pushing { ", pushing" } else { "" };
                add(
                    format!("visiting, type {piece}{way}, {whose}"),
                    phase::VISITING,
                    Some(piece),
                    Some(pushing),
                    Some(this),
                );
            }
            if pawn {
                for (name, phase) in [
                    ("trying", phase::TRYING),
                    ("probing", phase::PROBING),
                    ("judging", phase::JUDGING),
                ] {
                    add(
                        format!("{name}, type {piece}, {whose}"),
                        phase,
                        Some(piece),
                        Some(false),
                        Some(this),
                    );
                }
            }
        }
        add(
            format!("castling, {whose}"),
            phase::CASTLING,
            Some(kind::KING),
            Some(false),
            Some(this),
        );
    }
    lemma
}
