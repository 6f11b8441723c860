//! Query 4: one clock of it, and the lemma `king` about all clocks (one step of induction).

use super::board::{self, Fixed, accepted};
use super::names::{self as n, phase, query};
use super::nested::{Followed, PHASES, Past, invariant, measure};
use super::outer::Walker;
use crate::blocks::chain::kind;
use crate::blocks::chain::type_on;
use kit::prelude::*;
use spec::attacks::{lifted, seen_by};
use spec::rules::{Choice, Piece, Position, Rules};

/// Returns what has happened after a clock.
fn after(followed: &Followed<'_>, state: &State<'_>, frame: &Frame<'_>, past: &Past) -> Past {
    let walker = &followed.walker;
    let rules = walker.rules;
    let get = |name| state.get(name);
    let [origin, square] = [n::ORIGIN, n::SQUARE].map(|name| decode(&get(name)));
    let own = |square: &Choice| rules.on(square, |square| rules.own(square));
    let judges = frame.bit(n::JUDGED);
    let struck = judges & frame.bit(n::STRUCK);
    let this = state.equals(n::ORIGIN, &followed.to_word);
    let (queried, here) = (
        decode(&walker.place(&origin).ray),
        decode(&walker.place(&square).ray),
    );
    let note = |word: &Word, ray: &[Lit], when: Lit| -> Word {
        let noted = |at: usize| word[at] | (when & ray[at]);
        (0..8).map(noted).collect()
    };
    let safe = all([judges, !struck, !own(&origin)]);
    Past {
        judged: (past.judged | (judges & this)),
        struck: (past.struck | (struck & this)),
        attacked: note(&past.attacked, &queried, struck),
        own: note(&past.own, &here, frame.bit(n::NEIGHBOUR) & own(&square)),
        safe: note(&past.safe, &queried, safe),
    }
}

/// Adds the goals about the last word.
fn answers(claim: &mut Claim, followed: &Followed<'_>, past: &Past, word: &[Lit], last: Lit) {
    let count = |word: &Word| count_ones(word, 4);
    let right = [
        count(&past.attacked),
        count(&past.own),
        count(&past.safe),
        vec![FALSE; 4],
    ];
    let judged = followed.expected.implies(past.judged);
    claim.assert_all(kit::lines! {
        "the last word holds the three numbers" => last.implies(equal(word, &right.concat()));
        "each neighbour was judged" => last.implies(judged);
    });
}

/// The assumption about the board: the queried side has one king, on this square.
fn meets(rules: &Rules<'_>, from: &Choice) -> Lit {
    all((0..64).map(|square| {
        let king = rules.own(square) & rules.piece(square, Piece::King);
        king.same(from[square])
    }))
}

/// What a case is about: the board, once with either side to move, and the squares that the case follows.
struct Scene {
    /// The piece's square.
    word: Word,
    square: Choice,
    kind: Word,
    /// The board, with the piece's side to move.
    own: Position,
    /// The board without the piece, with the enemy to move.
    without: Position,
    to_word: Word,
    by_word: Word,
}

impl Scene {
    /// Creates the scene of a state in this phase of a query, and assumes what the lemma assumes about the board.
    fn of(state: &State<'_>, claim: &mut Claim, fixed: Fixed) -> Scene {
        let get = |name| state.get(name);
        let word = match fixed.phase {
            phase::FETCHING | phase::ANSWERING => free_word(6),
            _ => get(n::OUTER_ORIGIN),
        };
        let square = decode(&word);
        let board = board::position(state, get(n::COLOUR)[0]);
        let colour = board.black;
        let own = seen_by(&board, colour);
        let rules = Rules::new(&own);
        let kind = type_on(&rules, &square);
        if let Some(outer) = fixed.outer {
            claim.assume(is(&kind, outer));
        }
        let kind = fixed.outer.map_or(kind, |outer| constant(outer, 3));
        let [to_word, by_word] = [(); 2].map(|()| free_word(6));
        claim.assume(meets(&rules, &square));
        claim.show("followed", to_word.clone());
        claim.show("attacker", by_word.clone());
        Scene {
            without: seen_by(&lifted(&board, &square), !colour),
            word,
            square,
            kind,
            own,
            to_word,
            by_word,
        }
    }

    /// Returns what the case follows; the rules are those of the piece's side.
    fn followed<'a>(&'a self, rules: &'a Rules<'a>) -> Followed<'a> {
        let walker = Walker {
            rules,
            word: self.word.clone(),
            square: self.square.clone(),
            kind: self.kind.clone(),
        };
        let mut followed = Followed {
            walker,
            enemy: Rules::new(&self.without),
            to: decode(&self.to_word),
            to_word: self.to_word.clone(),
            expected: FALSE,
            by: decode(&self.by_word),
        };
        followed.expected = followed.in_question(&followed.to);
        followed
    }
}

fn case(circuit: &Circuit, fixed: Fixed, pushing: Option<bool>, claim: &mut Claim) {
    let mut state = board::under_way(circuit, fixed);
    if let Some(pushing) = pushing {
        state.set(n::PUSHING, &[pushing.into()]);
    }
    if fixed.phase == phase::WALKING {
        let origin = state.get(n::OUTER_ORIGIN);
        state.set(n::ORIGIN, &origin);
    }
    board::show(&state, claim);
    let scene = Scene::of(&state, claim, fixed);
    let rules = Rules::new(&scene.own);
    let followed = scene.followed(&rules);
    let past = Past {
        judged: free_bit(),
        struck: free_bit(),
        attacked: free_word(8),
        own: free_word(8),
        safe: free_word(8),
    };
    claim.assume_all(board::holds(&state));
    claim.assume_all(invariant(&state, &followed, &past));
    let other = match fixed.phase {
        phase::WALKING => &followed.to,
        _ => &followed.by,
    };
    let frame = board::clock(&rules, &state, claim, &[other]);
    goals(claim, &state, &frame, &followed, &past);
}

/// Asserts the invariant in the state after a start, for the lemma `start`.
pub fn after_start(claim: &mut Claim, state: &State<'_>) {
    let phase = PHASES[0];
    let fixed = Fixed {
        query: query::KING,
        phase,
        kind: None,
        outer: None,
    };
    let scene = Scene::of(state, claim, fixed);
    let rules = Rules::new(&scene.own);
    let past = Past {
        judged: FALSE,
        struck: FALSE,
        attacked: vec![FALSE; 8],
        own: vec![FALSE; 8],
        safe: vec![FALSE; 8],
    };
    claim.assert("the first phase", state.is(n::PHASE, phase));
    claim.assert_all(invariant(state, &scene.followed(&rules), &past));
}

/// Adds the goals of a clock.
fn goals(
    claim: &mut Claim,
    state: &State<'_>,
    frame: &Frame<'_>,
    followed: &Followed<'_>,
    past: &Past,
) {
    let next = frame.next();
    let [origin, square] = [n::ORIGIN, n::SQUARE].map(|name| decode(&state.get(name)));
    let word = frame.word(n::STREAM_IN_WORD);
    let last = accepted(frame, true);
    claim.assert("no item is emitted", !accepted(frame, false));
    answers(claim, followed, past, &word, last);
    let then = after(followed, state, frame, past);
    let aside = board::phases(state, &[phase::LINES, phase::JUMPS]);
    let over = !board::phases(&next, &[phase::LINES, phase::JUMPS]);
    let (ends, struck) = ((aside & over), frame.bit(n::STRUCK));
    let this = state.equals(n::ORIGIN, &followed.to_word);
    let again = all([ends, this, past.judged]);
    let flushes = next.is(n::PHASE, phase::FLUSHING);
    claim.assert_all(kit::lines! {
        "a square is found attacked only by a piece that attacks it" =>
            (ends & struck).implies(followed.enemy.attacks(&square, &origin));
        "a square is found safe only if the followed piece does not attack it" =>
            (ends & !struck).implies(!followed.enemy.attacks(&followed.by, &origin));
        "the square is judged exactly when the inner walk ends" => frame.bit(n::JUDGED).same(ends);
        "once" => !again;
        "the last word is emitted in the clock that ends the walk" => last.same(flushes);
    });
    claim.assert_all(invariant(&next, followed, &then));
    let falls = less(&measure(&next, followed), &measure(state, followed));
    let stalls = board::stalls(frame);
    claim.assert("the measure falls", stalls | falls);
}

/// Returns the lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "attack/king",
        "During query 4, if the side has one king, the unit emits one word. It judges each square next to the king \
         once: whether the other side attacks it when the king is off the board. The word holds the numbers of \
         attacked squares, of squares with own pieces, and of squares that are neither. A measure falls in each clock \
         in which the sink does not stall.",
        "posdata requests start under_way",
    );
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
        lemma.case(name, move |claim| case(circuit, fixed, pushing, claim));
    }
    lemma
}
