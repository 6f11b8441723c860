//! The line that the search is in: the position at its end, with incrementally updated data.

use super::evaluator::{Evaluation, Values};
use super::keys;
use crate::eval::Material;
use crate::position::en_passant_victim;
use crate::{Kind, Move, MoveKind, Piece, Position, Square, Undo};

/// A position with its Zobrist key and its material, updated by each move, and what is needed to undo the moves.
///
/// Two positions have the same key if they are the same by FIDE's article 9.2.3 (and, once in 2^64, by chance).
#[derive(Clone, Debug)]
pub struct Line {
    position: Position,
    key: u64,
    material: Material,
    values: Values,
    before: Vec<Before>,
}

/// What a move changed.
#[derive(Clone, Debug)]
struct Before {
    undo: Undo,
    key: u64,
    material: Material,
    mv: Option<Move>,
}

impl Line {
    /// Creates a line without moves.
    pub fn new(position: Position, evaluation: Evaluation) -> Line {
        let mut values = Values::new(evaluation);
        values.load(&position);
        Line {
            values,
            key: keys::key(&position),
            material: Material::of(&position),
            before: Vec::with_capacity(256),
            position,
        }
    }

    /// Returns the position at the end.
    #[inline]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the Zobrist key of the position at the end.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// Returns the value of the position at the end for the side to move, without search.
    #[inline]
    pub fn evaluate(&self) -> i32 {
        self.values.of(&self.position, &self.material)
    }

    /// Plays a legal move.
    #[inline]
    pub fn make(&mut self, mv: Move) {
        let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
        let side = self.position.side_to_move();
        let nibble = self.position.nibble_at(from);
        let mut key = self.key ^ keys::state(&self.position);
        let mut material = self.material;
        let mut take = |nibble: u8, square: Square| {
            key ^= keys::piece(nibble, square);
            material.take(nibble, square.index());
        };
        take(nibble, from);
        if kind.is_capture() {
            let at = if kind == MoveKind::EnPassant {
                en_passant_victim(to)
            } else {
                to
            };
            take(self.position.nibble_at(at), at);
        }
        let arrives = match kind.promotion() {
            Some(kind) => Piece::new(side, kind).nibble(),
            None => nibble,
        };
        let mut put = |nibble: u8, square: Square| {
            key ^= keys::piece(nibble, square);
            material.put(nibble, square.index());
        };
        if kind.is_castling() {
            let castled = self.position.castled(mv);
            let rook = Piece::new(side, Kind::Rook).nibble();
            put(nibble, castled.king_to);
            put(rook, castled.rook_to);
            key ^= keys::piece(rook, castled.rook_from);
            material.take(rook, castled.rook_from.index());
        } else {
            put(arrives, to);
        }
        self.values.make(&self.position, mv);
        let undo = self.position.make(mv);
        self.go_on(key, material, undo, Some(mv));
    }

    /// Passes.
    #[inline]
    pub fn make_null(&mut self) {
        let key = self.key ^ keys::state(&self.position);
        self.values.pass();
        let undo = self.position.make_null();
        self.go_on(key, self.material, undo, None);
    }

    #[inline]
    fn go_on(&mut self, key: u64, material: Material, undo: Undo, mv: Option<Move>) {
        self.before.push(Before {
            undo,
            key: self.key,
            material: self.material,
            mv,
        });
        self.key = key ^ keys::state(&self.position);
        self.material = material;
    }

    /// Takes back the last move or pass, if there is one.
    #[inline]
    pub fn unmake(&mut self) {
        let Some(before) = self.before.pop() else {
            return;
        };
        match before.mv {
            Some(mv) => self.position.unmake(mv, before.undo),
            None => self.position.unmake_null(before.undo),
        }
        self.values.unmake();
        self.key = before.key;
        self.material = before.material;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::Network;
    use crate::random::{RandomBoards, RandomGames};

    #[test]
    fn incremental_state_equals_a_recount() {
        let seed = 5;
        println!("seed {seed}");
        let positions = RandomGames::new(seed)
            .take(600)
            .chain(RandomBoards::new(seed).take(600));
        for position in positions {
            let mut line = Line::new(position.clone(), Evaluation::Network(Network::chip()));
            for mv in position.legal_moves() {
                line.make(mv);
                assert_eq!(line.position, position.play(mv));
                assert_eq!(line.key, keys::key(&line.position), "{position} {mv}");
                assert_eq!(line.material, Material::of(&line.position));
                let expected = Evaluation::Network(Network::chip()).evaluate(&line.position);
                assert_eq!(line.evaluate(), expected, "{position} {mv}");
                if !line.position.is_check() {
                    line.make_null();
                    assert_eq!(line.key, keys::key(&line.position), "{position} {mv} --");
                    line.unmake();
                }
                line.unmake();
                assert_eq!(line.key, keys::key(&position));
                assert_eq!(line.position, position);
            }
        }
    }

    #[test]
    fn key_includes_en_passant_only_if_it_is_legal() {
        let key = |fen: &str| keys::key(&fen.parse().unwrap());
        let with = key("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        assert_ne!(with, key("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
        // An en passant square that no pawn can capture on; one where a pin forbids the capture.
        let far = key("4k3/8/8/3p4/8/4P3/8/4K3 w - d6 0 1");
        assert_eq!(far, key("4k3/8/8/3p4/8/4P3/8/4K3 w - - 0 1"));
        let pinned = key("4k3/4r3/8/3pP3/8/8/8/4K3 w - d6 0 1");
        assert_eq!(pinned, key("4k3/4r3/8/3pP3/8/8/8/4K3 w - - 0 1"));
    }
}
