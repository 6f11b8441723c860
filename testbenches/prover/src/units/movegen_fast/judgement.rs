//! Proves, without a circuit, that a move is allowed by the looks' results exactly when it is legal (lemma
//! `judgement`).

use super::king_scan::KingScan;
use super::look::without_king;
use crate::blocks::board::rules_on;
use kit::prelude::*;
use spec::checks_and_pins::DIRECTIONS;
use spec::rules::{Rules, kind, move_of, step};

/// Returns a position of variables with the mover's king on a square.
fn position(king: usize) -> spec::rules::Position {
    let mut position = spec::rules::unknown().position;
    position.squares[king] = [false.into(), true.into(), true.into(), position.black];
    position
}

/// Assumes the preconditions and that the mover's king is on this square.
fn on_square(king: usize, claim: &mut Claim) {
    let position = position(king);
    let rules = rules_on(claim, &position);
    let word = free_word(16);
    claim.show("word", word.clone());
    let mv = move_of(&word);
    let scan = KingScan::from(&rules, king);
    let aside = without_king(&rules);
    let aside = Rules::new(&aside);
    claim.assert(
        "the looks report check exactly if the king is attacked",
        scan.checked.same(rules.attacked(king, false)),
    );
    if king % 56 == 4 {
        for (name, short) in [("short", true), ("long", false)] {
            let (between, way) = if short { (5..7, 5..7) } else { (1..4, 2..4) };
            let rank = king / 8;
            let right = position.rights[rank / 7 * 2 + usize::from(!short)];
            let free = between.map(|file| rules.empty(8 * rank + file));
            let safe = way.map(|file| !aside.attacked(8 * rank + file, false));
            let allowed = free.chain(safe).chain([right, !scan.checked]);
            let allowed = all(allowed);
            let mover = position.black.negated_if(rank == 0);
            let right = allowed.same(rules.may_castle(short));
            claim.assert(format!("{name} castling"), mover.implies(right));
        }
    }
    claim.assume(rules.moves(&mv));
    claim.assume(!is(&mv.kind, kind::EN_PASSANT));
    let after = rules.after(&mv);
    let after = Rules::new(&after);
    let king_moves = mv.from[king];
    let steps: Vec<usize> = DIRECTIONS
        .iter()
        .filter_map(|&by| step(king, by, 1))
        .collect();
    let here = (0..64).map(|square| (square == king).into()).collect();
    let allowed = scan.allows(&rules, &here, &mv.from, &mv.to);
    let safe = !after.attacked(king, false);
    for (name, one, other) in [
        ("allowed is legal", allowed, safe),
        ("legal is allowed", safe, allowed),
    ] {
        let right = (!king_moves & one).implies(other);
        claim.assert(format!("another piece moves: {name}"), right);
    }
    for to in steps {
        let goes = king_moves & mv.to[to];
        let right = aside.attacked(to, false).same(after.attacked(to, false));
        claim.assert(
            format!("the king moves to square {to}"),
            goes.implies(right),
        );
    }
}

/// Returns the lemma.
pub fn lemma<'a>() -> Lemma<'a> {
    let mut lemma = Lemma::direct(
        "movegen-fast/judgement",
        "Assume that the verdicts of the looks are right. A pseudo-legal move that is not en passant is allowed \
         exactly when the mover's king is not attacked after it. The king is allowed to go only to a square that is \
         not attacked when the king is off the board. Another piece is not allowed to move in double check; in single \
         check it is allowed only to answer the check; and a pinned piece is allowed to move only along the line of \
         the pin. Castling is allowed exactly when the rules allow it.",
        "looks",
    );
    for king in 0..64 {
        lemma.case(format!("king on square {king}"), move |claim| {
            on_square(king, claim)
        });
    }
    lemma
}
