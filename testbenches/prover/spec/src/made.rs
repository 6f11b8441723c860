//! The complete effect of a move on a position: the board with castling and promotions, the state word with its clocks,
//! and the undo record of the unit that makes moves.

use crate::rules::{Move, Piece, Rules, kind, step};
use kit::graph::*;

/// The lowest bit of each field of a state word, and the word's end.
mod field {
    pub const RIGHTS: usize = 1;
    pub const HALF_MOVES: usize = 12;
    pub const FULL_MOVES: usize = 19;
    pub const END: usize = 32;
}

/// A position after a move.
pub struct Made {
    /// The piece on each square.
    pub squares: Vec<[Lit; 4]>,
    /// The state word.
    pub state: Word,
    /// The nibble of the captured piece; 0 if there is none.
    pub captured: Word,
    /// The full-move number was incremented.
    pub counted: Lit,
}

impl Made {
    /// Returns the undo record.
    pub fn undo(&self, before: &[Lit]) -> Word {
        [
            &before[field::RIGHTS..field::FULL_MOVES],
            &[self.counted],
            &self.captured,
        ]
        .concat()
    }
}

/// Returns the number plus one, or the number itself if it is the largest, and whether it was incremented.
fn one_more(number: &[Lit]) -> (Word, Lit) {
    let largest = all(number.iter().copied());
    let one = constant(1, number.len());
    let more = add(number, &one);
    (choose(largest, number, &more), !largest)
}

/// Returns the position after a pseudo-legal move; `state` is the state word before the move.
pub fn made(rules: &Rules<'_>, mv: &Move, state: &[Lit]) -> Made {
    let position = rules.position;
    let kind_is = |kind| is(&mv.kind, kind);
    let piece = |piece: Piece, black: Lit| -> [Lit; 4] {
        let word = constant(piece as u64, 3);
        [word[0], word[1], word[2], black]
    };
    let put = |when: Lit, piece: &[Lit; 4], old: &[Lit; 4]| -> [Lit; 4] {
        std::array::from_fn(|bit| when.mux(piece[bit], old[bit]))
    };

    // Move the piece, and remove a pawn captured en passant.
    let mut squares = rules.after(mv).squares;
    // Knight, bishop, rook, queen in the order of the kinds.
    let promotions = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];
    for (number, becomes) in promotions.into_iter().enumerate() {
        let promotes = mv.kind[3] & is(&mv.kind[..2], number as u64);
        for (square, stands) in squares.iter_mut().enumerate() {
            let here = promotes & mv.to[square];
            *stands = put(here, &piece(becomes, position.black), stands);
        }
    }
    // The rook jumps over the king.
    for (kind, from, to) in [(kind::SHORT, 7, 5), (kind::LONG, 0, 3)] {
        for (rank, mover) in [(0, !position.black), (7, position.black)] {
            let castles = kind_is(kind) & mover;
            let (from, to) = (8 * rank + from, 8 * rank + to);
            squares[from] = put(castles, &[FALSE; 4], &squares[from]);
            squares[to] = put(castles, &piece(Piece::Rook, position.black), &squares[to]);
        }
    }

    // A right remains as long as king and rook are at home.
    let at_home = |square: usize, stands: Piece, black: bool| {
        equal(&squares[square], &piece(stands, black.into()))
    };
    let rights = [(4, 7), (4, 0), (60, 63), (60, 56)]
        .into_iter()
        .zip(position.rights)
        .map(|((king, rook), right)| {
            let black = king > 8;
            let king = at_home(king, Piece::King, black);
            all([right, king, at_home(rook, Piece::Rook, black)])
        });
    // A pawn that moves two squares can be captured on the square between.
    let pushes = kind_is(kind::DOUBLE_PUSH);
    let between: Vec<Lit> = (0..64)
        .map(|square| {
            let (Some(above), Some(below)) = (step(square, (0, 1), 1), step(square, (0, -1), 1))
            else {
                return FALSE;
            };
            let up = mv.from[below] & mv.to[above];
            let down = mv.from[above] & mv.to[below];
            pushes & (up | down)
        })
        .collect();
    let target = (0..6).map(|bit| {
        let with = (0..64).filter(|square| square >> bit & 1 == 1);
        any(with.map(|square| between[square]))
    });

    let passes = kind_is(kind::EN_PASSANT);
    let taken: Word = (0..4)
        .map(|bit| rules.on(&mv.to, |square| position.squares[square][bit]))
        .collect();
    let captured = choose(passes, &piece(Piece::Pawn, !position.black), &taken);
    let pawn = rules.on(&mv.from, |square| rules.piece(square, Piece::Pawn));
    let takes = !is(&captured, 0);
    let half_moves = &state[field::HALF_MOVES..field::FULL_MOVES];
    let half_moves = choose(
        pawn | takes,
        &constant(0, half_moves.len()),
        &one_more(half_moves).0,
    );
    let full_moves = &state[field::FULL_MOVES..field::END];
    let (more, counted) = one_more(full_moves);
    let full_moves = choose(position.black, &more, full_moves);

    let state = [!position.black]
        .into_iter()
        .chain(rights)
        .chain([pushes])
        .chain(target)
        .chain(half_moves)
        .chain(full_moves)
        .collect();
    Made {
        state,
        captured,
        counted: (position.black & counted),
        squares,
    }
}
