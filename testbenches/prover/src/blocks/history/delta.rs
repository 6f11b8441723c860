//! Proves how undoing one move changes the number of displaced pieces (lemma `delta`), and that two moves never repeat
//! a position (lemma `near`).
//!
//! Both lemmas are about boards alone, without a circuit.
//!
//! E is the examined position, B the position that the walk has reached. A piece of B is displaced if E has something
//! else on its square. A square is missing its piece if E has a piece there and B something else. M is the number of
//! displaced pieces. Undoing a move removes its piece from `to` and puts it on `from`. Only these two squares change,
//! so they alone change M and every other sum over the squares.

use kit::prelude::*;
use spec::chains::{Boards, Move};

/// A square's contents in E and in B.
struct Square {
    examined: Word,
    back: Word,
}

fn something(nibble: &[Lit]) -> Lit {
    any(nibble.iter().copied())
}

impl Square {
    /// B has a piece there, and E something else.
    fn displaced(&self) -> Lit {
        something(&self.back) & !equal(&self.back, &self.examined)
    }

    /// E has a piece there, and B something else.
    fn missing(&self) -> Lit {
        something(&self.examined) & !equal(&self.back, &self.examined)
    }
}

/// Returns the lemma about the changes by one move; its name is that in the unit.
pub fn delta(name: &'static str) -> Lemma<'static> {
    Lemma::direct(
        name,
        "Let E be the examined board, and undo a reversible move of piece p on the board reached. The number of \
         displaced pieces changes by [E(to) = p] - [E(from) = p]. If E(to) = p, the undo changes whether `to` is \
         missing its piece; otherwise it changes whether `to` has a displaced piece. The same holds for `from`. The \
         parity of the displaced black pieces changes exactly if p is black and E has p on exactly one of the two \
         squares.",
        "",
    )
    .with_case("any move", |claim| {
        let piece = free_word(4);
        let nobody = constant(0, 4);
        let (on_to, on_from) = (free_word(4), free_word(4));
        claim.assume(something(&piece));
        let square = |examined: &Word, back: &Word| Square {
            examined: examined.clone(),
            back: back.clone(),
        };
        let (to, to_undone) = (square(&on_to, &piece), square(&on_to, &nobody));
        let (from, from_undone) = (square(&on_from, &nobody), square(&on_from, &piece));
        let (to_hit, from_hit) = (equal(&on_to, &piece), equal(&on_from, &piece));
        // M before, plus one for each hit on `to`, equals M after, plus one for each hit on `from`.
        let before = [to.displaced(), from.displaced(), to_hit];
        let after = [to_undone.displaced(), from_undone.displaced(), from_hit];
        claim.assert(
            "displaced",
            equal(&count_ones(&before, 3), &count_ones(&after, 3)),
        );
        let black = |square: &Square| square.displaced() & square.back[3];
        let [before, after] = [[&to, &from], [&to_undone, &from_undone]]
            .map(|squares| black(squares[0]) ^ black(squares[1]));
        let changes = piece[3] & (to_hit ^ from_hit);
        claim.assert(
            "parity of the displaced black pieces",
            (before ^ after).same(changes),
        );
        for (name, was, is, hit) in [
            ("to", &to, &to_undone, to_hit),
            ("from", &from, &from_undone, from_hit),
        ] {
            let displaced = was.displaced() ^ is.displaced();
            let missing = was.missing() ^ is.missing();
            claim.assert(format!("whether {name} has a displaced piece"), displaced.same(!hit));
            claim.assert(format!("whether {name} is missing its piece"), missing.same(hit));
        }
    })
}

/// Returns the lemma that two moves, one by each side, never lead back to the same board.
pub fn near(name: &'static str) -> Lemma<'static> {
    Lemma::direct(
        name,
        "Two consecutive reversible moves by different sides never lead back to the board before them. So fewer than \
         four moves repeat no position.",
        "",
    )
    .with_case("any two moves", |claim| {
        let boards = Boards::start(Boards::any().examined);
        let mv = || Move::of(&free_word(16));
        let (last, first) = (mv(), mv());
        claim.assume(boards.fits(&last));
        let one = boards.undone(&last);
        claim.assume(one.fits(&first));
        claim.assume(last.piece[3] ^ first.piece[3]);
        let two = one.undone(&first);
        let [was, is] = [&two.back, &two.examined].map(|board| read_at(board, &last.to));
        claim.assert("the boards differ on the last move's destination", !equal(&was, &is));
    })
}
