//! Specifies the terms that the counter computes for a position before it counts, in files, ranks and steps, and which
//! moves these terms allow.
//!
//! The board is seen from the mover's side: square 0 is the left corner at White's end if White moves, and at Black's
//! end if Black moves.

use kit::graph::*;
use spec::rules::{DIAGONAL, JUMPS, Move, Piece, Rules, STRAIGHT, Step, kind, step};

/// The kinds of line in the circuit's order: ranks, files, diagonals that rise to the right, diagonals that rise to the
/// left.
pub const LINES: [Step; 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// Returns the opposite step.
pub fn back((files, ranks): Step) -> Step {
    (-files, -ranks)
}

/// Converts a square of the board to its number in the mover's view, and back.
pub fn seen(black: bool, square: usize) -> usize {
    if black { square ^ 56 } else { square }
}

/// Returns a word with a bit for each square, in the mover's view.
pub fn board(black: bool, of: impl Fn(usize) -> Lit) -> Word {
    (0..64).map(|square| of(seen(black, square))).collect()
}

/// Whether a rook or queen is on the square or, for a diagonal, a bishop or queen.
pub fn slides(rules: &Rules<'_>, square: usize, line: Step) -> Lit {
    let other = if line.0 == 0 || line.1 == 0 {
        Piece::Rook
    } else {
        Piece::Bishop
    };
    rules.piece(square, other) | rules.piece(square, Piece::Queen)
}

/// The terms of a position; each word has one bit per square.
pub struct Terms {
    /// Black is to move.
    pub black: bool,
    /// Squares that the other side attacks, with the mover's king removed.
    pub attacked: Word,
    /// Pieces that give check.
    pub checkers: Word,
    /// Squares on which a piece ends a single check.
    pub cover: Word,
    /// For each kind of line, squares from which the first piece in one direction is the mover's king and in the other
    /// an enemy slider.
    pub between: [Word; 4],
    /// The mover is in check.
    pub check: Lit,
    /// Two or more pieces give check.
    pub double: Lit,
    /// The file of the en passant square.
    pub file: Word,
    /// For en passant captures to the higher file and to the lower, whether the capture exposes the king along the
    /// fifth rank.
    pub bare: [Lit; 2],
}

/// Returns whether any is true, and whether two or more are.
pub fn how_many(lits: &[Lit]) -> (Lit, Lit) {
    lits.iter().fold((FALSE, FALSE), |(one, two), &lit| {
        ((one | lit), (two | (one & lit)))
    })
}

impl Terms {
    /// Computes the terms of a position with this side to move and the mover's king on one of these squares.
    pub fn of(rules: &Rules<'_>, black: bool, kings: &[usize]) -> Terms {
        let king = |square: usize| match kings.contains(&square) {
            true => rules.own_king(square),
            false => FALSE,
        };
        let mut without_king = rules.position.clone();
        for &square in kings {
            let king = king(square);
            without_king.squares[square] = without_king.squares[square].map(|bit| bit & !king);
        }
        let without_king = Rules::new(&without_king);
        let at = |square| seen(black, square);
        let attacked = board(black, |square| without_king.attacked(square, false));

        // The first piece seen from a square in a direction.
        let first = |from: usize, direction: Step, is: &dyn Fn(usize) -> Lit| {
            let way = (1..8).rev().filter_map(|far| step(from, direction, far));
            way.map(at).fold(FALSE, |beyond, there| {
                is(there) | (rules.empty(there) & beyond)
            })
        };
        let slider = |square: usize, line: Step| rules.enemy(square) & slides(rules, square, line);
        let between = LINES.map(|line| {
            let square = |square: usize| {
                any([line, back(line)].map(|direction| {
                    let king = first(square, direction, &king);
                    let theirs = |there: usize| slider(there, line);
                    king & first(square, back(direction), &theirs)
                }))
            };
            (0..64).map(square).collect::<Word>()
        });
        let checkers: Word = (0..64)
            .map(|square| {
                let theirs = |piece| rules.enemy(at(square)) & rules.piece(at(square), piece);
                let one_step = |steps: &[Step]| {
                    let there = steps.iter().filter_map(|&by| step(square, by, 1));
                    any(there.map(|there| king(at(there))))
                };
                let lines = [STRAIGHT, DIAGONAL].concat();
                let lines = lines
                    .into_iter()
                    .map(|line| slider(at(square), line) & first(square, line, &king));
                any(lines.chain([
                    (theirs(Piece::Knight) & one_step(&JUMPS)),
                    (theirs(Piece::Pawn) & one_step(&[(-1, -1), (1, -1)])),
                ]))
            })
            .collect();
        let cover = (0..64).map(|square| {
            let in_between = any(between.each_ref().map(|line| line[square]));
            checkers[square] | (rules.empty(at(square)) & in_between)
        });
        let cover = cover.collect();
        let (check, double) = how_many(&checkers);
        let file = file(rules);
        // The fifth rank without the captured and the capturing pawn.
        let bare = [-1, 1].map(|aside: i32| {
            let gone = |place: usize| {
                let beside = usize::try_from(place as i32 - aside).ok();
                let other = beside.and_then(|beside| file.get(beside));
                file[place] | other.copied().unwrap_or(FALSE)
            };
            let open = |place: usize| rules.empty(at(32 + place)) | gone(place);
            let pairs = (0..8).flat_map(|king| (0..8).map(move |other| (king, other)));
            let seen = pairs.filter(|(king, other)| king != other).map(|(a, b)| {
                let way = a.min(b) + 1..a.max(b);
                let way = all(way.map(open));
                all([king(at(32 + a)), slider(at(32 + b), (1, 0)), way])
            });
            any(seen)
        });
        Terms {
            black,
            attacked,
            checkers,
            cover,
            between,
            check,
            double,
            file,
            bare,
        }
    }

    /// Returns arbitrary terms that agree with each other where the circuit computes one from another; the en passant
    /// file is the position's.
    pub fn free(rules: &Rules<'_>, black: bool) -> Terms {
        let checkers = free_word(64);
        let (check, double) = how_many(&checkers);
        Terms {
            black,
            attacked: free_word(64),
            checkers,
            cover: free_word(64),
            between: std::array::from_fn(|_| free_word(64)),
            check,
            double,
            file: file(rules),
            bare: [free_bit(), free_bit()],
        }
    }

    /// Whether the mover's king may go there.
    pub fn king_may(&self, to: usize) -> Lit {
        !self.attacked[seen(self.black, to)]
    }

    /// Whether another piece may go from one square to another along a line of this kind, or by a jump; not en passant.
    pub fn may(&self, from: usize, to: usize, line: Option<usize>) -> Lit {
        let held = (0..4)
            .filter(|&other| Some(other) != line)
            .map(|other| self.between[other][seen(self.black, from)]);
        all([
            !self.double,
            (!self.check | self.cover[seen(self.black, to)]),
            !any(held),
        ])
    }

    /// Whether a pawn may capture en passant on the square.
    pub fn may_pass(&self, from: usize, to: usize) -> Lit {
        let (from, to) = (seen(self.black, from), seen(self.black, to));
        let victim = to - 8;
        // A capture to the higher file follows a rising diagonal.
        let (bare, along) = if from % 8 < to % 8 { (0, 2) } else { (1, 3) };
        let held = (0..4)
            .filter(|&line| line != along)
            .map(|line| self.between[line][from])
            .chain([self.between[2][victim], self.between[3][victim]]);
        let answers = self.checkers[victim] | self.cover[to];
        all([
            !self.double,
            (!self.check | answers),
            !any(held),
            !self.bare[bare],
        ])
    }

    /// Whether the mover has the right to castle on this side, and the path is empty and not attacked.
    pub fn may_castle(&self, rules: &Rules<'_>, short: bool) -> Lit {
        let right = rules.position.rights[2 * usize::from(self.black) + usize::from(!short)];
        let (between, way) = if short { (5..7, 4..7) } else { (1..4, 2..5) };
        let free = between.map(|file| rules.empty(seen(self.black, file)));
        let safe = way.map(|file| !self.attacked[file]);
        all([right].into_iter().chain(free).chain(safe))
    }
}

/// Returns the file of the en passant square, if there is one.
fn file(rules: &Rules<'_>) -> Word {
    let on = |file: usize| any((0..8).map(|rank| rules.position.target[8 * rank + file]));
    (0..8)
        .map(|file| rules.position.passant & on(file))
        .collect()
}

/// Returns a constant move of a kind.
pub fn known(from: usize, to: usize, kind: u64) -> Move {
    let choice = |there: usize| (0..64).map(|square| (square == there).into()).collect();
    Move {
        from: choice(from),
        to: choice(to),
        kind: constant(kind, 4),
    }
}

/// Whether the piece may go there, with or without a capture, ignoring the king's safety.
pub fn goes(rules: &Rules<'_>, from: usize, to: usize) -> Lit {
    any([kind::QUIET, kind::CAPTURE].map(|kind| rules.moves(&known(from, to, kind))))
}
