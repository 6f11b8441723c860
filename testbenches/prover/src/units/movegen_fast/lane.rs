//! One lane (lemma `lane`): it emits each expected word of its pieces to its queue once, and nothing else.
//!
//! The proof is one step of induction from the invariant in `walk`, by phase and type of piece.

use super::board;
use super::king_scan::KingScan;
use super::names as n;
use super::timing::passes;
use super::walk::{Followed, Lane, invariant, listed};
use crate::blocks::chain::{self, Entry, kind, type_on};
use kit::prelude::*;
use spec::rules::Rules;
use std::ops::Range;

/// The followed lane; the others behave like it (lemma `alike`).
const LANE: usize = 0;

/// What a case fixes in the state.
struct Fixed {
    busy: bool,
    starting: bool,
    piece: Option<u64>,
    pushing: bool,
    followed_walks: Option<bool>,
    states: States,
}

/// The states of a case.
enum States {
    /// Prove every goal in all states.
    Whole,
    /// Prove every goal in the states of one part.
    Part(Part),
    /// Prove that each state is in one of these parts.
    Split(Vec<Part>),
}

/// A part of a question about a slider; the whole question would take too long.
#[derive(Clone)]
struct Part {
    /// Whether the walk's square is occupied.
    occupied: bool,
    /// The square is on one of these rays of the chain; home is on ray 0.
    rays: Range<u64>,
}

impl Part {
    /// Whether the lane's piece is in this part.
    fn holds(&self, lane: &Lane<'_>, rules: &Rules<'_>) -> Lit {
        let square = decode(&lane.word("square"));
        let empty = rules.on(&square, |square| rules.empty(square));
        let here = lane.place(rules, &square);
        let on_rays = any(self.rays.clone().map(|ray| is(&here.ray, ray)));
        empty.negated_if(self.occupied) & on_rays
    }
}

/// Makes the looks' results correct if the lane judges a move in this clock; for an en passant capture, the results of
/// the looks after the capture (lemmas `looks`, `timing`). In other clocks the results are arbitrary.
fn set_sight(state: &mut State<'_>, followed: &Followed<'_>) {
    let scan = followed.scan;
    let [visited, from] = ["visited", "from"].map(|name| state.get(&n::lane(LANE, name)));
    let passes = visited[0] & passes(state, &from);
    let mut set = |when: Lit, name: &str, word: &[Lit]| {
        let word = known_if(when, word);
        state.set(name, &word);
    };
    for line in 0..4 {
        let [pins, answers] = ["pins", "answers"].map(|name| format!("line_scans_{line}.{name}"));
        set(visited[0], &pins, &scan.pinned[line]);
        set(visited[0], &answers, &scan.answers[line]);
    }
    set(visited[0], n::IN_CHECK, &[scan.checked]);
    set(visited[0], n::IN_DOUBLE_CHECK, &[scan.double]);
    set(visited[0], n::BY_FILES, &scan.knight_files);
    set(visited[0], n::BY_RANKS, &scan.knight_ranks);
    set(passes, n::LEFT_SAFE, &followed.safe[..1]);
    set(passes, n::RIGHT_SAFE, &followed.safe[1..]);
}

/// Sets what the case fixes.
fn fix(state: &mut State<'_>, fixed: &Fixed, word: &Word) {
    let mut set = |name: &str, word: &[Lit]| state.set(&n::lane(LANE, name), word);
    set("busy", &[fixed.busy.into()]);
    set("starting", &[fixed.starting.into()]);
    set("pushing", &[fixed.pushing.into()]);
    if let Some(piece) = fixed.piece {
        set("kind", &constant(piece, 3));
    }
    if fixed.followed_walks == Some(true) {
        set("origin", &word[0..6]);
    }
    if fixed.starting {
        let origin = state.get(&n::lane(LANE, "origin"));
        state.set(&n::lane(LANE, "square"), &origin);
    }
}

/// Posdata's answer to the lane, and whether the walk is or will be home.
struct Answer {
    nextpos: Word,
    nextdir: Word,
    last: Lit,
    home: Lit,
}

impl Answer {
    /// Any answer that the lemma `posdata` allows.
    fn any(lane: &Lane<'_>, followed: &Followed<'_>, claim: &mut Claim) -> Answer {
        let (nextpos, nextdir) = (free_word(6), free_word(6));
        let (last, home) = (free_bit(), free_bit());
        let entry = Entry {
            kind: lane.word("kind"),
            from: lane.word("origin"),
            at: lane.word("square"),
            nextpos: nextpos.clone(),
            nextdir: nextdir.clone(),
        };
        let (tells, _) = chain::tells(followed.rules, &entry, &followed.mv.to);
        let under_way = lane.bit("busy") & !lane.bit("starting");
        // When the piece is back home, its walk has ended and posdata's answer is not used.
        let over = all([under_way, !lane.bit("pushing"), lane.at_home()]);
        claim.assume(any([!lane.bit("busy"), over, tells]));
        claim.assume(under_way.implies(home.same(lane.at_home())));
        let [pos, dir] = [&nextpos, &nextdir].map(|next| equal(next, &entry.from));
        let goes_home = dir & (lane.pawn() | pos);
        let looks_up = all([under_way, !lane.bit("pushing"), !over]);
        claim.assume((looks_up & last).implies(goes_home));
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

/// Computes one clock of the lane, with posdata's answer, the rank that the lane reads, and possibly a piece for it.
fn clock<'a>(state: &State<'a>, answer: &Answer, piece: (Lit, &Word, &Word)) -> Frame<'a> {
    let rank = decode(&state.get(&n::lane(LANE, "square"))[3..6]);
    let ranks: Vec<Word> = (0..8)
        .map(|rank| board::standing(&state.get(&n::rank(rank))))
        .collect();
    let there: Word = (0..16)
        .map(|bit| any((0..8).map(|at| rank[at] & ranks[at][bit])))
        .collect();
    // An idle lane reads arbitrary data.
    let busy = state.bit(&n::lane(LANE, "busy"));
    let there = known_if(busy, &there);
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
    state.clock(&[(n::RESET, vec![FALSE])], &cuts)
}

/// A measure that falls in each clock in which the queue has room, until the lane accepts its next piece or is idle.
fn measure(lane: &Lane<'_>, rules: &Rules<'_>) -> Word {
    let square = decode(&lane.word("square"));
    let origin = decode(&lane.word("origin"));
    let chain = lane
        .place(rules, &square)
        .order()
        .into_iter()
        .map(|bit| !bit);
    let away = !lane.at_home() & !lane.bit("pushing");
    let chain: Word = chain.map(|bit| bit & away).collect();
    let pushing = lane.bit("pushing");
    let first = pushing & rules.ahead(&origin, &square, 0, 1);
    [
        chain,
        vec![away, first, pushing, lane.bit("starting"), lane.bit("busy")],
    ]
    .concat()
}

fn case(circuit: &Circuit, fixed: &Fixed, claim: &mut Claim) {
    let mut state = circuit.any_state();
    let word = free_word(16);
    fix(&mut state, fixed, &word);
    let scan = KingScan::unknown();
    let position = board::position(&state);
    let rules = Rules::new(&position);
    let followed = Followed::of(&rules, &scan, &state, &word);
    set_sight(&mut state, &followed);
    let king = decode(&followed.king);
    // These preconditions suffice for a lane.
    claim.assume(rules.pieces());
    claim.assume(rules.passant_fits());
    claim.assume(all((0..64).map(|at| king[at].same(rules.own_king(at)))));
    // The followed word has the form in which lanes emit: promotions are those to a knight. Lemma `king` covers the
    // king's moves.
    claim.assume(word[15].implies(is(&word[12..14], 0)));
    claim.assume(listed(&rules, &followed.mv.from));
    let [handed, ghost] = [free_bit(), free_bit()];
    let lane = Lane::of(&state, LANE);
    let walks = lane.bit("busy") & equal(&lane.word("origin"), &word[0..6]);
    if let Some(this) = fixed.followed_walks {
        claim.assume(walks.negated_if(!this));
    }
    claim.assume_all(invariant(&lane, &followed, handed, ghost));
    match &fixed.states {
        States::Whole => {}
        States::Part(part) => claim.assume(part.holds(&lane, &rules)),
        States::Split(parts) => {
            let parts = parts.iter().map(|part| part.holds(&lane, &rules));
            claim.assert("the state is in one of the parts", any(parts));
            return;
        }
    }
    // The modes are those of the start, at which the lane is idle.
    let active = state.bit(n::ACTIVE);
    for (name, mode) in [
        (n::LEGAL_ONLY, followed.legal),
        (n::CAPTURES_ONLY, followed.captures),
    ] {
        claim.assume(active.implies(state.bit(name).same(mode)));
    }
    claim.assume(active | !(lane.bit("busy") | lane.bit("visited")));
    // The selector hands out only own pieces, each once (lemma `selector`).
    let (valid, square, piece) = (free_bit(), free_word(6), free_word(3));
    let choice = decode(&square);
    let right = listed(&rules, &choice) & equal(&piece, &type_on(&rules, &choice));
    claim.assume(valid.implies(right));
    let is_followed = equal(&square, &word[0..6]);
    claim.assume(!all([valid, is_followed, handed]));
    let answer = Answer::any(&lane, &followed, claim);
    let frame = clock(&state, &answer, (valid, &square, &piece));
    let starts = frame.bit(n::START_VALID) & frame.bit(n::START_READY);
    claim.assume(active | starts);

    let out = |name: &str| frame.word(&n::lane(LANE, name));
    let emits = out("out_valid")[0] & equal(&out("out_word"), &word);
    let expected = followed.expected();
    let (valid_out, any) = (out("out_valid")[0], out("out_word"));
    let (from, knight) = (equal(&any[0..6], &lane.word("from")), is(&any[12..14], 0));
    let next = frame.next();
    let then = Lane::of(&next, LANE);
    let takes = out("begins")[0];
    let ready = state.bit(&n::queue(LANE, "roomy"));
    let falls = less(&measure(&then, &rules), &measure(&lane, &rules));
    let moves = ready & lane.bit("busy");
    let visits = out("visits")[0];
    claim.assert_all(kit::lines! {
        "a word emitted is expected" => emits.implies(expected);
        "the word was not emitted before" => emits.implies(!ghost);
        "every word belongs to the piece that is judged" => valid_out.implies(from & lane.bit("visited"));
        "a promotion is emitted as one to a knight" => (valid_out & any[15]).implies(knight);
        "a piece is taken if the lane is ready for it" => takes.same(out("piece_ready")[0] & valid);
        "the measure falls" => moves.implies(takes | falls);
        "a visit is judged" => visits.same(then.bit("visited"));
    });
    let same = |name| equal(&lane.word(name), &then.word(name));
    let stays = all([
        then.bit("busy"),
        !then.bit("starting"),
        same("origin"),
        same("square"),
        same("pushing"),
    ]);
    let away = all([
        lane.bit("busy"),
        !lane.bit("starting"),
        (!lane.at_home() | lane.bit("pushing")),
    ]);
    claim.assert(
        "a visit is counted when the walk leaves its square",
        visits.same(away & !stays),
    );
    let handed = handed | (takes & is_followed);
    let emitted = ghost | emits;
    claim.assert_all(invariant(&then, &followed, handed, emitted));
    claim.image = board::image(&state);
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
        ("ready", ready),
        ("takes", takes),
        ("legal", followed.legal),
        ("left", followed.safe[0]),
        ("right", followed.safe[1]),
        ("checked", scan.checked),
        ("double", scan.double),
        ("moves", followed.moves()),
        ("expected", expected),
        ("emits", emits),
        ("emitted", ghost),
        ("handed", handed),
    ] {
        claim.show(name, vec![bit]);
    }
}

/// Registers that are 0 in an idle lane.
const WORK: [&str; 4] = ["busy", "starting", "pushing", "visited"];

/// Asserts the invariant for an idle lane before a generation, when no piece has been handed out and no word emitted.
fn begins(circuit: &Circuit, claim: &mut Claim) {
    let mut state = circuit.any_state();
    for name in WORK {
        state.set(&n::lane(LANE, name), &[FALSE]);
    }
    let scan = KingScan::unknown();
    let position = board::position(&state);
    let rules = Rules::new(&position);
    let word = free_word(16);
    let followed = Followed::of(&rules, &scan, &state, &word);
    let lane = Lane::of(&state, LANE);
    claim.assert_all(invariant(&lane, &followed, FALSE, FALSE));
}

/// The straight rays of the chain, and the diagonal ones.
const STRAIGHT_RAYS: Range<u64> = 0..4;
const DIAGONAL_RAYS: Range<u64> = 4..8;

/// The parts of a case: sliders by what is on their square and by ray, and the proof that no other state exists.
fn parts(piece: u64, starting: bool) -> Vec<(String, States)> {
    let rays = match piece {
        kind::BISHOP => vec![DIAGONAL_RAYS],
        kind::ROOK => vec![STRAIGHT_RAYS],
        kind::QUEEN => vec![STRAIGHT_RAYS, DIAGONAL_RAYS],
        _ => Vec::new(),
    };
    if starting || rays.is_empty() {
        return vec![(String::new(), States::Whole)];
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
    let states = parts.map(|(name, part)| (name, States::Part(part)));
    states
        .chain([(", in a part".to_owned(), States::Split(all))])
        .collect()
}

/// Returns the lemma about one lane.
fn lane(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen-fast/lane",
        "During a generation a lane emits to its queue only expected words of the pieces handed to it, and each only \
         once. When it has finished a piece, it has emitted, or is judging, every expected word of the piece. This \
         holds in both modes, for captures or all moves, and however the queue stalls. A measure falls in each clock \
         in which the queue has room.",
        "board reads kings looks timing selector",
    );
    for (name, resets) in [("power-up", false), ("reset", true)] {
        lemma.case(name, move |claim| {
            let state = match resets {
                true => {
                    let any = circuit.any_state();
                    any.clock(&[(n::RESET, vec![TRUE])], &[]).next()
                }
                false => circuit.initial_state(),
            };
            for lane in 0..n::LANES {
                let rests = WORK.map(|name| !state.bit(&n::lane(lane, name)));
                claim.assert(format!("lane {lane} is idle"), all(rests));
            }
        });
    }
    lemma.case("before a generation", move |claim| begins(circuit, claim));
    let mut add =
        |name: String, fixed: Fixed| lemma.case(name, move |claim| case(circuit, &fixed, claim));
    let rest = Fixed {
        busy: false,
        starting: false,
        piece: None,
        pushing: false,
        followed_walks: None,
        states: States::Whole,
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
                for (part_name, states) in parts(piece, starting) {
                    let fixed = Fixed {
                        busy: true,
                        starting,
                        piece: Some(piece),
                        pushing,
                        followed_walks: Some(this),
                        states,
                    };
                    add(format!("{doing}, type {piece}, {whose}{part_name}"), fixed);
                }
            }
        }
    }
    lemma
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![lane(circuit), super::alike::lemma(circuit)]
}
