//! Without a circuit: with what the looks find, a move is allowed exactly when it is legal.

use super::super::move_of;
use super::look::without_king;
use super::sight::Sight;
use crate::chess::{Rules, kind, step};
use crate::kit::graph::Graph;
use crate::movegen::seen::DIRECTIONS;
use crate::proof::{Claim, Lemma, Method};

/// A position of variables with the mover's king on a square, and its preconditions given.
fn position(graph: &Graph, king: usize) -> crate::chess::Position {
    let mut position = crate::chess_check::unknown(graph).position;
    position.squares[king] = [false.into(), true.into(), true.into(), position.black];
    position
}

/// The mover's king on that square.
fn on_square(graph: &Graph, king: usize) -> Claim {
    let mut claim = Claim::default();
    let position = position(graph, king);
    let rules = Rules {
        graph,
        position: &position,
    };
    claim.image = crate::count::legality::image(&position);
    claim.given(rules.preconditions());
    let word = graph.word(16);
    claim.show("word", word.clone());
    let mv = move_of(graph, &word);
    let sight = Sight::from(&rules, king);
    let aside = without_king(&rules);
    let aside = Rules {
        graph,
        position: &aside,
    };
    claim.goal(
        "check is that the king is attacked",
        graph.same(sight.checked, rules.attacked(king, false)),
    );
    if king % 56 == 4 {
        for (name, short) in [("short", true), ("long", false)] {
            let (between, way) = if short { (5..7, 5..7) } else { (1..4, 2..4) };
            let rank = king / 8;
            let right = position.rights[rank / 7 * 2 + usize::from(!short)];
            let free = between.map(|file| rules.empty(8 * rank + file));
            let safe = way.map(|file| !aside.attacked(8 * rank + file, false));
            let allowed = free.chain(safe).chain([right, !sight.checked]);
            let allowed = graph.all(allowed.collect::<Vec<_>>());
            let mover = position.black.negated_if(rank == 0);
            let right = graph.same(allowed, rules.may_castle(short));
            claim.goal(format!("{name} castling"), graph.implies(mover, right));
        }
    }
    claim.given(rules.moves(&mv));
    claim.given(!graph.is(&mv.kind, kind::EN_PASSANT));
    let after = rules.after(&mv);
    let after = Rules {
        graph,
        position: &after,
    };
    let king_moves = mv.from[king];
    let steps: Vec<usize> = DIRECTIONS
        .iter()
        .filter_map(|&by| step(king, by, 1))
        .collect();
    let here = (0..64).map(|square| (square == king).into()).collect();
    let allowed = sight.allows(&rules, &here, &mv.from, &mv.to);
    let safe = !after.attacked(king, false);
    for (name, one, other) in [
        ("allowed is legal", allowed, safe),
        ("legal is allowed", safe, allowed),
    ] {
        let right = graph.implies(graph.and(!king_moves, one), other);
        claim.goal(format!("another piece moves: {name}"), right);
    }
    for to in steps {
        let goes = graph.and(king_moves, mv.to[to]);
        let right = graph.same(aside.attacked(to, false), after.attacked(to, false));
        claim.goal(
            format!("the king moves to square {to}"),
            graph.implies(goes, right),
        );
    }
    claim
}

/// The lemma.
pub fn lemma<'a>() -> Lemma<'a> {
    let mut lemma = Lemma {
        name: "movegen-fast/judgement",
        says: "With what the looks find, a pseudo-legal move that is not en passant is allowed exactly when the mover's \
               king is not attacked after it: the king to a square that is not attacked, himself off the board; another \
               piece in check only where it is answered and not in double check, and pinned only along the line. Castling \
               is allowed exactly when the rules say so.",
        assumes: &["movegen-fast/looks"],
        method: Method::Direct,
        cases: Vec::new(),
    };
    for king in 0..64 {
        lemma.ask(format!("king on square {king}"), move |graph| {
            on_square(graph, king)
        });
    }
    lemma
}
