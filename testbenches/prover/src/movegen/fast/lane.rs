//! One lane: each expected word of a piece handed to it is given to its queue once, and no other ever.

use super::super::chain::{self, Entry, kind};
use super::super::walk::type_on;
use super::board;
use super::hand::passes;
use super::names as n;
use super::sight::Sight;
use super::walk::{Followed, Lane, invariant, listed};
use crate::chess::Rules;
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::proof::{Claim, Lemma, Method};
use std::ops::Range;

/// The lane that is asked about; the others are like it (lemma `alike`).
const LANE: usize = 0;

/// What a case fixes of the state.
struct Fixed {
    busy: bool,
    starting: bool,
    piece: Option<u64>,
    pushing: bool,
    followed_walks: Option<bool>,
    asked: Asked,
}

/// What is asked of the states of a case.
enum Asked {
    /// Every goal of each.
    Whole,
    /// Every goal of those in a part.
    Part(Part),
    /// That each is in one of these parts.
    Split(Vec<Part>),
}

/// A part of what would be a long question, of a piece that slides.
#[derive(Clone)]
struct Part {
    /// Somebody stands on the square.
    occupied: bool,
    /// It lies on one of these rays of the chain; home lies on ray 0.
    rays: Range<u64>,
}

impl Part {
    /// The lane's piece is in it.
    fn holds(&self, graph: &Graph, lane: &Lane<'_>, rules: &Rules<'_>) -> Lit {
        let square = graph.decode(&lane.word("square"));
        let empty = rules.on(&square, |square| rules.empty(square));
        let here = lane.place(rules, &square);
        let on_rays = graph.any(self.rays.clone().map(|ray| graph.is(&here.ray, ray)));
        graph.and(empty.negated_if(self.occupied), on_rays)
    }
}

/// What the looks leave is what it is to be in each clock in which the lane judges, of a capture en passant what the looks after
/// it leave (lemmas `looks`, `timing`); in others it is anything.
fn set_sight(graph: &Graph, circuit: &Circuit, state: &mut State, followed: &Followed<'_>) {
    let sight = followed.sight;
    let [visited, from] = ["visited", "from"].map(|name| circuit.get(state, &n::lane(LANE, name)));
    let passes = graph.and(visited[0], passes(graph, circuit, state, &from));
    let mut set = |when: Lit, name: &str, word: &[Lit]| {
        let word = graph.known_if(when, word);
        circuit.set(state, name, &word);
    };
    for line in 0..4 {
        let [pins, answers] = ["pins", "answers"].map(|name| format!("line_scans_{line}.{name}"));
        set(visited[0], &pins, &sight.pinned[line]);
        set(visited[0], &answers, &sight.answers[line]);
    }
    set(visited[0], n::IN_CHECK, &[sight.checked]);
    set(visited[0], n::IN_DOUBLE_CHECK, &[sight.double]);
    set(visited[0], n::BY_FILES, &sight.knight_files);
    set(visited[0], n::BY_RANKS, &sight.knight_ranks);
    set(passes, n::LEFT_SAFE, &followed.safe[..1]);
    set(passes, n::RIGHT_SAFE, &followed.safe[1..]);
}

/// Fixes what the case says.
fn fix(graph: &Graph, circuit: &Circuit, state: &mut State, fixed: &Fixed, word: &Word) {
    let mut set = |name: &str, word: &[Lit]| circuit.set(state, &n::lane(LANE, name), word);
    set("busy", &[fixed.busy.into()]);
    set("starting", &[fixed.starting.into()]);
    set("pushing", &[fixed.pushing.into()]);
    if let Some(piece) = fixed.piece {
        set("kind", &graph.number(piece, 3));
    }
    if fixed.followed_walks == Some(true) {
        set("origin", &word[0..6]);
    }
    if fixed.starting {
        let origin = circuit.get(state, &n::lane(LANE, "origin"));
        circuit.set(state, &n::lane(LANE, "square"), &origin);
    }
}

/// Posdata's answer: what the chain says, and whether the walk is or will be home.
struct Answer {
    nextpos: Word,
    nextdir: Word,
    last: Lit,
    home: Lit,
}

impl Answer {
    /// Anything that the lemma `posdata` allows.
    fn any(graph: &Graph, lane: &Lane<'_>, followed: &Followed<'_>, claim: &mut Claim) -> Answer {
        let (nextpos, nextdir) = (graph.word(6), graph.word(6));
        let (last, home) = (graph.var(), graph.var());
        let entry = Entry {
            kind: lane.word("kind"),
            from: lane.word("origin"),
            at: lane.word("square"),
            nextpos: nextpos.clone(),
            nextdir: nextdir.clone(),
        };
        let (tells, _) = chain::tells(followed.rules, &entry, &followed.mv.to);
        let under_way = graph.and(lane.bit("busy"), !lane.bit("starting"));
        // Back home the walk is over, and nothing is asked.
        let over = graph.all([under_way, !lane.bit("pushing"), lane.at_home()]);
        claim.given(graph.any([!lane.bit("busy"), over, tells]));
        claim.given(graph.implies(under_way, graph.same(home, lane.at_home())));
        let [pos, dir] = [&nextpos, &nextdir].map(|next| graph.equal(next, &entry.from));
        let goes_home = graph.and(dir, graph.or(lane.pawn(), pos));
        let asked = graph.all([under_way, !lane.bit("pushing"), !over]);
        claim.given(graph.implies(graph.and(asked, last), goes_home));
        Answer {
            nextpos,
            nextdir,
            last,
            home,
        }
    }

    fn cuts(&self) -> Vec<(String, Word)> {
        [
            ("nextpos", self.nextpos.clone()),
            ("nextdir", self.nextdir.clone()),
            ("last", vec![self.last]),
            ("home", vec![self.home]),
        ]
        .map(|(name, word)| (n::posdata(LANE, name), word))
        .to_vec()
    }
}

/// One clock of the lane: what posdata says, the board's rank it reads, and a piece that may be there for it.
fn clock<'a>(
    graph: &Graph,
    circuit: &'a Circuit,
    state: &State,
    answer: &Answer,
    piece: (Lit, &Word, &Word),
) -> Frame<'a> {
    let rank = graph.decode(&circuit.get(state, &n::lane(LANE, "square"))[3..6]);
    let ranks: Vec<Word> = (0..8)
        .map(|rank| board::standing(graph, &circuit.get(state, &n::rank(rank))))
        .collect();
    let there: Word = (0..16)
        .map(|bit| graph.any((0..8).map(|at| graph.and(rank[at], ranks[at][bit]))))
        .collect();
    // A lane at rest reads anything.
    let busy = circuit.get(state, &n::lane(LANE, "busy"))[0];
    let there = graph.known_if(busy, &there);
    let mut cuts = answer.cuts();
    cuts.extend([
        (format!("boards_{LANE}_read_word"), there),
        (n::lane(LANE, "piece_valid"), vec![piece.0]),
        (n::PIECE_SQUARE.to_owned(), piece.1.clone()),
        (n::PIECE_KIND.to_owned(), piece.2.clone()),
    ]);
    let cuts: Vec<(&str, Word)> = cuts
        .iter()
        .map(|(name, word)| (name.as_str(), word.clone()))
        .collect();
    circuit.clock(graph, state, &[(n::RESET, vec![FALSE])], &cuts)
}

/// A number that falls in each clock in which the queue has room, until the lane takes its next piece or rests.
fn measure(graph: &Graph, lane: &Lane<'_>, rules: &Rules<'_>) -> Word {
    let square = graph.decode(&lane.word("square"));
    let origin = graph.decode(&lane.word("origin"));
    let chain = lane
        .place(rules, &square)
        .order()
        .into_iter()
        .map(|bit| !bit);
    let away = graph.and(!lane.at_home(), !lane.bit("pushing"));
    let chain: Word = chain.map(|bit| graph.and(bit, away)).collect();
    let pushing = lane.bit("pushing");
    let first = graph.and(pushing, rules.ahead(&origin, &square, 0, 1));
    [
        chain,
        vec![away, first, pushing, lane.bit("starting"), lane.bit("busy")],
    ]
    .concat()
}

fn case(graph: &Graph, circuit: &Circuit, fixed: &Fixed) -> Claim {
    let mut claim = Claim::default();
    let mut state = circuit.any_state(graph);
    let word = graph.word(16);
    fix(graph, circuit, &mut state, fixed, &word);
    let sight = Sight::unknown(graph);
    let position = board::position(graph, circuit, &state);
    let rules = Rules {
        graph,
        position: &position,
    };
    let followed = Followed::of(&rules, &sight, circuit, &state, &word);
    set_sight(graph, circuit, &mut state, &followed);
    let king = graph.decode(&followed.king);
    // Of the preconditions these are all that a lane needs.
    claim.given(rules.pieces());
    claim.given(rules.passant_fits());
    claim.given(graph.all((0..64).map(|at| graph.same(king[at], rules.own_king(at)))));
    // A promotion is followed as it is given, a king's move elsewhere.
    claim.given(graph.implies(word[15], graph.is(&word[12..14], 0)));
    claim.given(listed(&rules, &followed.mv.from));
    let [handed, ghost] = [graph.var(), graph.var()];
    let lane = Lane::of(graph, circuit, &state, LANE);
    let walks = graph.and(
        lane.bit("busy"),
        graph.equal(&lane.word("origin"), &word[0..6]),
    );
    if let Some(this) = fixed.followed_walks {
        claim.given(walks.negated_if(!this));
    }
    for (_, holds) in invariant(&lane, &followed, handed, ghost) {
        claim.given(holds);
    }
    match &fixed.asked {
        Asked::Whole => {}
        Asked::Part(part) => claim.given(part.holds(graph, &lane, &rules)),
        Asked::Split(parts) => {
            let parts = parts.iter().map(|part| part.holds(graph, &lane, &rules));
            claim.goal("it is in one of the parts", graph.any(parts));
            return claim;
        }
    }
    // The mode is that of the start; a start finds the lane at rest.
    let active = circuit.get(&state, n::ACTIVE)[0];
    for (name, mode) in [
        (n::LEGAL_ONLY, followed.legal),
        (n::CAPTURES_ONLY, followed.captures),
    ] {
        claim.given(graph.implies(active, graph.same(circuit.get(&state, name)[0], mode)));
    }
    claim.given(graph.or(active, !graph.or(lane.bit("busy"), lane.bit("visited"))));
    // The selector hands out own pieces, each once.
    let (valid, square, piece) = (graph.var(), graph.word(6), graph.word(3));
    let choice = graph.decode(&square);
    let right = graph.and(
        listed(&rules, &choice),
        graph.equal(&piece, &type_on(&rules, &choice)),
    );
    claim.given(graph.implies(valid, right));
    let is_followed = graph.equal(&square, &word[0..6]);
    claim.given(!graph.all([valid, is_followed, handed]));
    let answer = Answer::any(graph, &lane, &followed, &mut claim);
    let frame = clock(graph, circuit, &state, &answer, (valid, &square, &piece));
    let starts = graph.and(frame.bit(n::START_VALID), frame.bit(n::START_READY));
    claim.given(graph.or(active, starts));

    let out = |name: &str| frame.word(&n::lane(LANE, name));
    let gives = graph.and(out("out_valid")[0], graph.equal(&out("out_word"), &word));
    let expected = followed.expected();
    claim.goal("a word given is expected", graph.implies(gives, expected));
    claim.goal("and was not given before", graph.implies(gives, !ghost));
    let (valid_out, any) = (out("out_valid")[0], out("out_word"));
    let (from, knight) = (
        graph.equal(&any[0..6], &lane.word("from")),
        graph.is(&any[12..14], 0),
    );
    claim.goal(
        "any word is of the piece that is judged",
        graph.implies(valid_out, graph.and(from, lane.bit("visited"))),
    );
    claim.goal(
        "a promotion is given as that to a knight",
        graph.implies(graph.and(valid_out, any[15]), knight),
    );
    let next = frame.next();
    let then = Lane::of(graph, circuit, &next, LANE);
    let takes = out("begins")[0];
    claim.goal(
        "a piece is taken if the lane is ready for it",
        graph.same(takes, graph.and(out("piece_ready")[0], valid)),
    );
    let room = circuit.get(&state, &n::queue(LANE, "roomy"))[0];
    let falls = graph.less(
        &measure(graph, &then, &rules),
        &measure(graph, &lane, &rules),
    );
    let moves = graph.and(room, lane.bit("busy"));
    claim.goal(
        "the measure falls",
        graph.implies(moves, graph.or(takes, falls)),
    );
    let visits = out("visits")[0];
    claim.goal("a visit is judged", graph.same(visits, then.bit("visited")));
    let same = |name| graph.equal(&lane.word(name), &then.word(name));
    let stays = graph.all([
        then.bit("busy"),
        !then.bit("starting"),
        same("origin"),
        same("square"),
        same("pushing"),
    ]);
    let away = graph.all([
        lane.bit("busy"),
        !lane.bit("starting"),
        graph.or(!lane.at_home(), lane.bit("pushing")),
    ]);
    claim.goal(
        "a visit is counted when its square is left",
        graph.same(visits, graph.and(away, !stays)),
    );
    let handed = graph.or(handed, graph.and(takes, is_followed));
    let given = graph.or(ghost, gives);
    for (name, holds) in invariant(&then, &followed, handed, given) {
        claim.goal(name, holds);
    }
    claim.image = board::image(circuit, &state);
    claim.show("word", word.clone());
    for (name, _) in n::LANE {
        claim.show(name, lane.word(name));
    }
    for (name, word) in [("nextpos", &answer.nextpos), ("nextdir", &answer.nextdir)] {
        claim.show(name, word.clone());
    }
    for (name, bit) in [
        ("last", answer.last),
        ("home", answer.home),
        ("room", room),
        ("takes", takes),
        ("legal", followed.legal),
        ("left", followed.safe[0]),
        ("right", followed.safe[1]),
        ("checked", sight.checked),
        ("double", sight.double),
        ("moves", followed.moves()),
        ("expected", expected),
        ("gives", gives),
        ("given", ghost),
        ("handed", handed),
    ] {
        claim.show(name, vec![bit]);
    }
    claim
}

/// What a lane at rest does not do.
const WORK: [&str; 4] = ["busy", "starting", "pushing", "visited"];

/// What holds while a lane works holds while it rests before a generation, no piece being handed out and no word given.
fn begins(graph: &Graph, circuit: &Circuit) -> Claim {
    let mut claim = Claim::default();
    let mut state = circuit.any_state(graph);
    for name in WORK {
        circuit.set(&mut state, &n::lane(LANE, name), &[FALSE]);
    }
    let sight = Sight::unknown(graph);
    let position = board::position(graph, circuit, &state);
    let rules = Rules {
        graph,
        position: &position,
    };
    let word = graph.word(16);
    let followed = Followed::of(&rules, &sight, circuit, &state, &word);
    let lane = Lane::of(graph, circuit, &state, LANE);
    for (name, holds) in invariant(&lane, &followed, FALSE, FALSE) {
        claim.goal(name, holds);
    }
    claim
}

/// The straight rays of the chain, and the diagonal ones.
const STRAIGHT_RAYS: Range<u64> = 0..4;
const DIAGONAL_RAYS: Range<u64> = 4..8;

/// What is asked of a case: of sliders by what stands on their square and by their rays, and that there is no other state.
fn parts(piece: u64, starting: bool) -> Vec<(String, Asked)> {
    let rays = match piece {
        kind::BISHOP => vec![DIAGONAL_RAYS],
        kind::ROOK => vec![STRAIGHT_RAYS],
        kind::QUEEN => vec![STRAIGHT_RAYS, DIAGONAL_RAYS],
        _ => Vec::new(),
    };
    if starting || rays.is_empty() {
        return vec![(String::new(), Asked::Whole)];
    }
    let part = |rays: Range<u64>| {
        [("empty", false), ("taken", true)].map(|(name, occupied)| {
            let name = format!(", {name} square on rays {} to {}", rays.start, rays.end - 1);
            let rays = rays.clone();
            (name, Part { occupied, rays })
        })
    };
    let mut parts: Vec<(String, Part)> = rays.into_iter().flat_map(part).collect();
    if piece == kind::BISHOP {
        let (occupied, rays) = (true, 0..1);
        parts.push((", back home".to_owned(), Part { occupied, rays }));
    }
    let all = parts.iter().map(|(_, part)| part.clone()).collect();
    let parts = parts.into_iter();
    let asked = parts.map(|(name, part)| (name, Asked::Part(part)));
    asked
        .chain([(", in a part".to_owned(), Asked::Split(all))])
        .collect()
}

/// One lane.
fn lane(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/lane",
        says: "While a generation lasts a lane gives a word to its queue only if it is expected of a piece handed to it, and \
               only once; of a piece it has done with every expected word was given or is judged now: in both modes, \
               captures or all, however its queue stalls. A measure falls in each clock in which the queue has room.",
        assumes: &[
            "movegen-fast/board",
            "movegen-fast/reads",
            "movegen-fast/kings",
            "movegen-fast/looks",
            "movegen-fast/timing",
            "movegen-fast/selector",
        ],
        method: Method::Induction,
        cases: Vec::new(),
    };
    for (name, resets) in [("power-up", false), ("reset", true)] {
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let state = match resets {
                true => {
                    let any = circuit.any_state(graph);
                    circuit
                        .clock(graph, &any, &[(n::RESET, vec![TRUE])], &[])
                        .next()
                }
                false => circuit.initial_state(graph),
            };
            for lane in 0..n::LANES {
                let rests = WORK.map(|name| !circuit.get(&state, &n::lane(lane, name))[0]);
                claim.goal(format!("lane {lane} rests"), graph.all(rests));
            }
            claim
        });
    }
    lemma.ask("before a generation", move |graph| begins(graph, circuit));
    let mut add =
        |name: String, fixed: Fixed| lemma.ask(name, move |graph| case(graph, circuit, &fixed));
    let rest = Fixed {
        busy: false,
        starting: false,
        piece: None,
        pushing: false,
        followed_walks: None,
        asked: Asked::Whole,
    };
    add("at rest".to_owned(), rest);
    for (this, whose) in [(true, "the followed piece"), (false, "another piece")] {
        for piece in (1..8).filter(|&piece| piece != kind::KING) {
            let pawn = piece == kind::WHITE_PAWN || piece == kind::BLACK_PAWN;
            for (doing, starting, pushing) in [
                ("starting", true, false),
                ("walking", false, false),
                ("pushing", false, true),
            ] {
                if pushing && !pawn {
                    continue;
                }
                for (part_name, asked) in parts(piece, starting) {
                    let fixed = Fixed {
                        busy: true,
                        starting,
                        piece: Some(piece),
                        pushing,
                        followed_walks: Some(this),
                        asked,
                    };
                    add(format!("{doing}, type {piece}, {whose}{part_name}"), fixed);
                }
            }
        }
    }
    lemma
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![lane(circuit), super::alike::lemma(circuit)]
}
