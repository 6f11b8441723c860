//! The single counter, without a circuit: what one undone move does to the pieces that are displaced.
//!
//! E is the examined position, B the position the walk has come back to. A piece is displaced in B if E has something
//! else on its square; a square is missing its piece if E has one there and B something else. M is the number of
//! displaced pieces. Undoing a move of p from A to B takes p off `to` and puts it on `from`; only these two squares
//! change, so what M, and the sums of squares, change by is what these two contribute.

use super::boards::{Boards, Move};
use crate::kit::graph::{Graph, Lit, Word};
use crate::proof::{Claim, Lemma, Method};

/// A square of the two positions.
struct Square {
    examined: Word,
    back: Word,
}

fn something(graph: &Graph, nibble: &[Lit]) -> Lit {
    graph.any(nibble.iter().copied())
}

impl Square {
    /// A piece stands there in B, and E has something else.
    fn displaced(&self, graph: &Graph) -> Lit {
        graph.and(
            something(graph, &self.back),
            !graph.equal(&self.back, &self.examined),
        )
    }

    /// E has a piece there, and B something else.
    fn missing(&self, graph: &Graph) -> Lit {
        graph.and(
            something(graph, &self.examined),
            !graph.equal(&self.back, &self.examined),
        )
    }
}

/// What one move changes: the lemma, by its name in a unit.
pub fn delta(name: &'static str) -> Lemma<'static> {
    let mut lemma = Lemma {
        name,
        says: "Undoing a reversible move of p changes the number of displaced pieces by [E(to) = p] - [E(from) = p]; the \
               square `to` changes among the missing if E(to) = p and among the displaced if not, and so does `from`; whether \
               an odd number of the displaced is black changes if p is and one of the two is E's.",
        assumes: &[],
        method: Method::Direct,
        cases: Vec::new(),
    };
    lemma.ask("any move", |graph| {
        let mut claim = Claim::default();
        let piece = graph.word(4);
        let nobody = graph.number(0, 4);
        let (on_to, on_from) = (graph.word(4), graph.word(4));
        claim.given(something(graph, &piece));
        let square = |examined: &Word, back: &Word| Square {
            examined: examined.clone(),
            back: back.clone(),
        };
        let (to, to_undone) = (square(&on_to, &piece), square(&on_to, &nobody));
        let (from, from_undone) = (square(&on_from, &nobody), square(&on_from, &piece));
        let (to_hit, from_hit) = (graph.equal(&on_to, &piece), graph.equal(&on_from, &piece));
        // M before plus one for each hit on `to` is M after plus one for each hit on `from`.
        let before = [to.displaced(graph), from.displaced(graph), to_hit];
        let after = [
            to_undone.displaced(graph),
            from_undone.displaced(graph),
            from_hit,
        ];
        claim.goal(
            "displaced",
            graph.equal(&graph.count(&before, 3), &graph.count(&after, 3)),
        );
        let black = |square: &Square| graph.and(square.displaced(graph), square.back[3]);
        let [before, after] = [[&to, &from], [&to_undone, &from_undone]]
            .map(|squares| graph.xor(black(squares[0]), black(squares[1])));
        let changes = graph.and(piece[3], graph.xor(to_hit, from_hit));
        claim.goal(
            "black ones among the displaced, odd or even",
            graph.same(graph.xor(before, after), changes),
        );
        for (name, was, is, hit) in [
            ("to", &to, &to_undone, to_hit),
            ("from", &from, &from_undone, from_hit),
        ] {
            let displaced = graph.xor(was.displaced(graph), is.displaced(graph));
            let missing = graph.xor(was.missing(graph), is.missing(graph));
            claim.goal(
                format!("{name} among the displaced"),
                graph.same(displaced, !hit),
            );
            claim.goal(
                format!("{name} among the missing"),
                graph.same(missing, hit),
            );
        }
        claim
    });
    lemma
}

/// Two moves by the two sides never lead to the board they began with: the lemma, by its name in a unit.
pub fn near(name: &'static str) -> Lemma<'static> {
    let mut lemma = Lemma {
        name,
        says: "Two reversible moves of different colours, one after the other, never lead to the board before them, so that \
               fewer than four repeat nothing.",
        assumes: &[],
        method: Method::Direct,
        cases: Vec::new(),
    };
    lemma.ask("any two moves", |graph| {
        let mut claim = Claim::default();
        let boards = Boards::start(graph, Boards::any(graph).examined);
        let mv = || Move::of(&graph.word(16));
        let (last, first) = (mv(), mv());
        claim.given(boards.fits(graph, &last));
        let one = boards.undone(graph, &last);
        claim.given(one.fits(graph, &first));
        claim.given(graph.xor(last.piece[3], first.piece[3]));
        let two = one.undone(graph, &first);
        let [was, is] = [&two.back, &two.examined].map(|board| graph.read(board, &last.to));
        claim.goal("where the last went", !graph.equal(&was, &is));
        claim
    });
    lemma
}
