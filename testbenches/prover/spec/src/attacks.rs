//! Which squares pieces attack and reach, for either side: the relations that define the attack unit's answers.
//!
//! The mover of the `Rules` is the side whose pieces are examined.

use crate::rules::{Choice, DIAGONAL, Piece, Position, Rules, STRAIGHT, Step};
use kit::graph::*;

/// Returns the position with one square emptied.
pub fn lifted(position: &Position, square: &Choice) -> Position {
    let stays = |(stands, &gone): (&[Lit; 4], &Lit)| stands.map(|bit| bit & !gone);
    Position {
        squares: position.squares.iter().zip(square).map(stays).collect(),
        ..position.clone()
    }
}

/// Returns the position with this side to move.
pub fn seen_by(position: &Position, black: Lit) -> Position {
    Position {
        black,
        ..position.clone()
    }
}

impl Rules<'_> {
    /// Whether the piece on the chosen square is a pawn.
    fn pawn_on(&self, from: &Choice) -> Lit {
        self.on(from, |square| self.piece(square, Piece::Pawn))
    }

    /// Whether the target is one rank ahead and one file aside, as for a pawn's capture.
    fn aside(&self, from: &Choice, to: &Choice) -> Lit {
        self.ahead(from, to, 1, 1) | self.ahead(from, to, -1, 1)
    }

    /// Whether a piece of the side attacks the square, whatever is on it: the squares between are empty, and pawns
    /// capture.
    pub fn attacks(&self, from: &Choice, to: &Choice) -> Lit {
        let pawn = self.pawn_on(from) & self.aside(from, to);
        let own = self.on(from, |square| self.own(square));
        own & (self.goes(from, to) | pawn)
    }

    /// Whether a piece of the side can go there, ignoring its king's safety, castling and en passant captures.
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

    /// Whether the two squares are adjacent, along a rank, a file or a diagonal.
    pub fn beside(&self, from: &Choice, to: &Choice) -> Lit {
        let apart = |by: Step| self.apart(from, to, by, 1);
        any([STRAIGHT, DIAGONAL].concat().into_iter().map(apart))
    }

    /// Whether a bishop, rook or queen of the side is on the square.
    pub fn slider(&self, from: &Choice) -> Lit {
        let slides = |square: usize| {
            let kinds = [Piece::Bishop, Piece::Rook, Piece::Queen];
            let piece = any(kinds.map(|kind| self.piece(square, kind)));
            piece & self.own(square)
        };
        self.on(from, slides)
    }

    /// Whether both squares are on one ray of the slider, with only empty squares before `front` and between `front`
    /// and `back`.
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

    /// Whether, on one ray of the slider, the first piece is an enemy on `front` and the next one an enemy on `back`.
    pub fn x_ray(&self, from: &Choice, front: &Choice, back: &Choice) -> Lit {
        let enemies = [front, back].map(|there| self.on(there, |square| self.enemy(square)));
        let behind = self.behind(from, front, back);
        all([enemies[0], enemies[1], behind])
    }
}
