//! Specifies what the look from the king's square must find, in files, ranks and steps: for each of the four lines
//! through the king the pinned pieces and the squares that answer a check, and the knights that give check.

use kit::graph::*;
use spec::checks_and_pins::{DIRECTIONS, View, view};
use spec::rules::{Choice, JUMPS, Rules, step};

/// A line through the king: the direction that counts upwards in its bytes, and whether the bits of a byte are files.
struct Line {
    up: usize,
    by_file: bool,
}

/// Row, column, the diagonal that rises to the right, and the one that rises to the left. Directions have the numbers
/// of `seen`, where the opposite direction has a number four higher.
const LINES: [Line; 4] = [
    Line {
        up: 0,
        by_file: true,
    },
    Line {
        up: 2,
        by_file: false,
    },
    Line {
        up: 1,
        by_file: false,
    },
    Line {
        up: 3,
        by_file: false,
    },
];

/// What the look from the king's square stores.
pub struct KingScan {
    /// For each line, the squares with a pinned own piece.
    pub pinned: [Word; 4],
    /// For each line, the squares on which a check along the line is answered.
    pub answers: [Word; 4],
    /// The mover is in check.
    pub checked: Lit,
    /// Two or more pieces give check.
    pub double: Lit,
    /// Files of knights that give check.
    pub knight_files: Word,
    /// Ranks of knights that give check.
    pub knight_ranks: Word,
}

/// Returns the number of the line through a square that is parallel to one of the four.
pub fn parallel(line: usize, square: usize) -> usize {
    let (file, rank) = (square % 8, square / 8);
    [rank, file, file + 7 - rank, file + rank][line]
}

/// Returns the squares of the line with this number, parallel to `line`.
fn of_line(line: usize, number: usize) -> impl Iterator<Item = usize> {
    (0..64).filter(move |&square| parallel(line, square) == number)
}

impl Line {
    /// Returns the directions of both ends.
    fn ways(&self) -> [usize; 2] {
        [self.up, self.up + 4]
    }

    /// Returns the bit of a square on the line.
    fn bit(&self, square: usize) -> usize {
        if self.by_file { square % 8 } else { square / 8 }
    }

    /// Returns a byte of conditions at distances from the king.
    fn gather(&self, king: usize, holds: impl Fn(usize, usize) -> Lit) -> Word {
        let mut byte = vec![FALSE; 8];
        for way in self.ways() {
            for distance in 1..8 {
                if let Some(square) = step(king, DIRECTIONS[way], distance as i32) {
                    let bit = &mut byte[self.bit(square)];
                    *bit = *bit | holds(way, distance);
                }
            }
        }
        byte
    }
}

/// Returns whether any is true, and whether two or more are.
fn two(lits: impl IntoIterator<Item = Lit>) -> (Lit, Lit) {
    lits.into_iter().fold((FALSE, FALSE), |(one, two), lit| {
        ((one | lit), (two | (one & lit)))
    })
}

impl KingScan {
    /// Computes the results for a mover's king on the square `king`.
    pub fn from(rules: &Rules<'_>, king: usize) -> KingScan {
        let View {
            checks,
            pins,
            knights,
        } = view(rules, king);
        let pinned = LINES.map(|line| line.gather(king, |way, distance| pins[way][distance]));
        let answers = LINES
            .map(|line| line.gather(king, |way, distance| any(checks[way][distance..].to_vec())));
        let lines = checks.iter().map(|at| any(at.iter().copied()));
        let (checked, double) = two(lines.chain(knights.iter().copied()));
        let mut marks = [vec![FALSE; 8], vec![FALSE; 8]];
        for (jump, &knight) in JUMPS.into_iter().zip(&knights) {
            if let Some(square) = step(king, jump, 1) {
                for (mark, at) in marks.iter_mut().zip([square % 8, square / 8]) {
                    mark[at] = mark[at] | knight;
                }
            }
        }
        let [knight_files, knight_ranks] = marks;
        KingScan {
            pinned,
            answers,
            checked,
            double,
            knight_files,
            knight_ranks,
        }
    }

    /// Returns arbitrary contents, as registers may have.
    pub fn unknown() -> KingScan {
        let byte = || free_word(8);
        KingScan {
            pinned: std::array::from_fn(|_| byte()),
            answers: std::array::from_fn(|_| byte()),
            checked: free_bit(),
            double: free_bit(),
            knight_files: byte(),
            knight_ranks: byte(),
        }
    }

    /// Whether the piece on `from` may go to `to`, if it is not the king and the move is not an en passant capture.
    pub fn allows(&self, rules: &Rules<'_>, king: &Choice, from: &Choice, to: &Choice) -> Lit {
        let on = |square: &Choice, byte: &Word, by_file: bool| {
            rules.on(square, |square| {
                byte[if by_file { square % 8 } else { square / 8 }]
            })
        };
        let lies = |square: &Choice, line: usize| {
            let parallel = |parallel: usize| {
                let on = |choice: &Choice| any(of_line(line, parallel).map(|at| choice[at]));
                on(king) & on(square)
            };
            any((0..15).map(parallel))
        };
        let each = |holds: &dyn Fn(usize, &Line) -> Lit| {
            any(LINES.iter().enumerate().map(|(at, line)| holds(at, line)))
        };
        let held = each(&|at, line| {
            let pinned = on(from, &self.pinned[at], line.by_file) & lies(from, at);
            pinned & !lies(to, at)
        });
        let line = each(&|at, line| on(to, &self.answers[at], line.by_file) & lies(to, at));
        let knight = on(to, &self.knight_files, true) & on(to, &self.knight_ranks, false);
        let answers = (line | knight) & !self.double;
        (!self.checked | answers) & !held
    }
}
