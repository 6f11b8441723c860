//! The oracle: the rules of the tree with every node visited, written without regard to speed.
//!
//! It uses the naive generator, compares positions as texts and counts the pieces one by one.

use crate::searcher::squares::{PHASE, TABLE};
use crate::{Color, Kind, Move, Position, Square, naive};

/// Minimax with a quiescence search.
#[derive(Default)]
pub struct Minimax {
    /// The positions before the current one, in game and line, as texts.
    before: Vec<String>,
    /// The nodes visited.
    pub nodes: u64,
    /// How many nodes each rule ended.
    pub repetitions: u64,
    pub stack_ends: u64,
    pub fifties: u64,
    pub mates: u64,
}

impl Minimax {
    /// Creates an oracle that knows the game's positions before the root.
    pub fn after(game: &[Position]) -> Minimax {
        Minimax {
            before: game.iter().map(text).collect(),
            ..Minimax::default()
        }
    }

    /// The score of a node below the root that ends before its moves, or has none.
    pub fn ends(&self, position: &Position) -> Option<i32> {
        let moves = naive::legal_moves(position);
        let mated = moves.is_empty() && is_check(position);
        let drawn = match position.halfmove_clock() {
            0..100 => self.before.contains(&text(position)) || moves.is_empty(),
            _ => true,
        };
        (drawn && !mated).then_some(0)
    }

    /// Returns the score of a position for the side to move.
    pub fn score(&mut self, position: &Position, mut depth: u32, ply: u32) -> i32 {
        self.nodes += 1;
        let moves = naive::legal_moves(position);
        let check = is_check(position);
        if ply > 0 {
            if position.halfmove_clock() < 100 && self.before.contains(&text(position)) {
                self.repetitions += 1;
                return 0;
            }
            if ply == 32 {
                self.stack_ends += 1;
                return value(position);
            }
            if position.halfmove_clock() >= 100 && !(check && moves.is_empty()) {
                self.fifties += 1;
                return 0;
            }
        }
        if check {
            depth += 1;
        }
        if depth == 0 {
            let tactical = moves.into_iter().filter(|mv| match mv.promotion() {
                Some(kind) => kind == Kind::Queen,
                None => mv.is_capture(),
            });
            return self.best(position, tactical, 0, ply).max(value(position));
        }
        if moves.is_empty() {
            self.mates += u64::from(check);
            return if check { ply as i32 - 32_000 } else { 0 };
        }
        self.best(position, moves.into_iter(), depth - 1, ply)
    }

    fn best(
        &mut self,
        position: &Position,
        moves: impl Iterator<Item = Move>,
        depth: u32,
        ply: u32,
    ) -> i32 {
        self.before.push(text(position));
        let scores = moves.map(|mv| -self.score(&position.play(mv), depth, ply + 1));
        let best = scores.max().unwrap_or(i32::MIN);
        self.before.pop();
        best
    }
}

/// Returns what makes two positions the same by article 9.2.3.
fn text(position: &Position) -> String {
    let fen = position.to_string();
    let mut fields: Vec<&str> = fen.split(' ').take(4).collect();
    let captures = naive::captures(position);
    if !captures
        .iter()
        .any(|mv| mv.kind() == crate::MoveKind::EnPassant)
    {
        fields[3] = "-";
    }
    fields.join(" ")
}

/// Returns whether the side to move is in check: if it passed, it would lose the king.
fn is_check(position: &Position) -> bool {
    let mut passed = position.clone();
    passed.make_null();
    let king = position.king(position.side_to_move());
    naive::pseudo_legal_moves(&passed)
        .iter()
        .any(|mv| mv.to() == king)
}

/// Material and piece-squares.
pub fn value(position: &Position) -> i32 {
    let (mut middle, mut end, mut phase) = (0, 0, 0);
    for square in Square::ALL {
        let Some(piece) = position.piece_at(square) else {
            continue;
        };
        let seen = match piece.color {
            Color::White => square,
            Color::Black => square.mirror(),
        };
        let kind = piece.kind as usize;
        let (in_middle, in_end) = TABLE[kind - 1][seen.index()];
        let sign = match piece.color == position.side_to_move() {
            true => 1,
            false => -1,
        };
        middle += sign * i32::from(in_middle);
        end += sign * i32::from(in_end);
        phase += PHASE[kind];
    }
    let mixed = (middle - end) * phase.min(32);
    (end + mixed.div_euclid(32)).clamp(-20_000, 20_000)
}
