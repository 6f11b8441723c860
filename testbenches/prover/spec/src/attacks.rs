//! What pieces attack and see, whoever is to move: the relations that the attack unit's answers are made of. The side
//! that `Rules` takes to be the mover is the one whose piece is spoken of.

use crate::rules::{Choice, DIAGONAL, Piece, Position, Rules, STRAIGHT, Step};
use kit::graph::*;

/// The position with one square emptied.
pub fn lifted(position: &Position, square: &Choice) -> Position {
    let stays = |(stands, &gone): (&[Lit; 4], &Lit)| stands.map(|bit| bit & !gone);
    Position {
        squares: position.squares.iter().zip(square).map(stays).collect(),
        ..position.clone()
    }
}

/// The position as the other side, or this one, sees it.
pub fn seen_by(position: &Position, black: Lit) -> Position {
    Position {
        black,
        ..position.clone()
    }
}

impl Rules<'_> {
    /// The piece on the chosen square is a pawn.
    fn pawn_on(&self, from: &Choice) -> Lit {
        self.on(from, |square| self.piece(square, Piece::Pawn))
    }

    /// A pawn's step aside and ahead.
    fn aside(&self, from: &Choice, to: &Choice) -> Lit {
        self.ahead(from, to, 1, 1) | self.ahead(from, to, -1, 1)
    }

    /// A piece of the side attacks the square, whatever stands there: the squares between are empty, pawns capture.
    pub fn attacks(&self, from: &Choice, to: &Choice) -> Lit {
        let pawn = self.pawn_on(from) & self.aside(from, to);
        let own = self.on(from, |square| self.own(square));
        own & (self.goes(from, to) | pawn)
    }

    /// A piece of the side can go there, its king's safety, castling and captures en passant left aside.
    pub fn destination(&self, from: &Choice, to: &Choice) -> Lit {
        let [free, takes] = [
            self.on(to, |square| self.empty(square)),
            self.on(to, |square| self.enemy(square)),
        ];
        let between = |square: usize| {
            let passed = |by: Step| {
                crate::rules::step(square, by, 1).map_or(FALSE, |passed| self.empty(passed))
            };
            self.position.black.mux(passed((0, -1)), passed((0, 1)))
        };
        let double = all([
            self.ahead(from, to, 0, 2),
            self.on_rank(from, 1),
            self.on(from, between),
        ]);
        let pushes = free & (self.ahead(from, to, 0, 1) | double);
        let captures = takes & self.aside(from, to);
        let piece = self.goes(from, to) & (free | takes);
        let own = self.on(from, |square| self.own(square));
        let pawn = self.pawn_on(from) & (pushes | captures);
        own & (piece | pawn)
    }

    /// The two squares are side by side, along a rank, a file or a diagonal.
    pub fn beside(&self, from: &Choice, to: &Choice) -> Lit {
        let apart = |by: Step| self.apart(from, to, by, 1);
        any([STRAIGHT, DIAGONAL].concat().into_iter().map(apart))
    }

    /// A bishop, rook or queen of the side stands there.
    pub fn slider(&self, from: &Choice) -> Lit {
        let slides = |square: usize| {
            let kinds = [Piece::Bishop, Piece::Rook, Piece::Queen];
            let piece = any(kinds.map(|kind| self.piece(square, kind)));
            piece & self.own(square)
        };
        self.on(from, slides)
    }

    /// On one ray of the slider the way to `front` is empty, and so is that from there to `back`.
    pub fn behind(&self, from: &Choice, front: &Choice, back: &Choice) -> Lit {
        let along = |directions: &[Step], other: Piece| {
            let ray = |&direction: &Step| {
                let first = self.slides(from, front, &[direction]);
                first & self.slides(front, back, &[direction])
            };
            let moves_so = self.on(from, |square| !self.piece(square, other));
            let rays: Vec<Lit> = directions.iter().map(ray).collect();
            moves_so & any(rays)
        };
        let straight = along(&STRAIGHT, Piece::Bishop);
        let diagonal = along(&DIAGONAL, Piece::Rook);
        self.slider(from) & (straight | diagonal)
    }

    /// On one ray of the slider the first piece is an enemy on `front` and the next one an enemy on `back`.
    pub fn x_ray(&self, from: &Choice, front: &Choice, back: &Choice) -> Lit {
        let enemies = [front, back].map(|there| self.on(there, |square| self.enemy(square)));
        let behind = self.behind(from, front, back);
        all([enemies[0], enemies[1], behind])
    }
}
