//! What the fast generator's king is to see from his square, said in files, ranks and steps: for each of his four lines
//! the pinned pieces and the squares on which a check can be answered, and the knights.

use kit::graph::*;
use spec::checks_and_pins::{DIRECTIONS, View, view};
use spec::rules::{Choice, JUMPS, Rules, step};

/// A line through the king: the direction upwards in its bytes, and whether a byte's bits are files.
struct Line {
    up: usize,
    by_file: bool,
}

/// Row, column, the diagonal that climbs to the right, the one that climbs to the left; directions as `seen` numbers
/// them, the opposite one four further.
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

/// What is kept of the look from the king's square.
pub struct KingScan {
    /// For each line, bit by bit: an own piece there is pinned.
    pub pinned: [Word; 4],
    /// A check along the line is answered there.
    pub answers: [Word; 4],
    /// The mover is in check.
    pub checked: Lit,
    /// By two or more.
    pub double: Lit,
    /// Files of knights that give check.
    pub knight_files: Word,
    /// Their ranks.
    pub knight_ranks: Word,
}

/// Which of the lines parallel to one of the four a square lies on.
pub fn parallel(line: usize, square: usize) -> usize {
    let (file, rank) = (square % 8, square / 8);
    [rank, file, file + 7 - rank, file + rank][line]
}

/// The squares of one of these.
fn of_line(line: usize, number: usize) -> impl Iterator<Item = usize> {
    (0..64).filter(move |&square| parallel(line, square) == number)
}

impl Line {
    /// The directions of both ways.
    fn ways(&self) -> [usize; 2] {
        [self.up, self.up + 4]
    }

    /// The bit of a square on the line.
    fn bit(&self, square: usize) -> usize {
        if self.by_file { square % 8 } else { square / 8 }
    }

    /// A byte of what holds some steps from the king.
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

/// Two or more of them.
fn two(lits: impl IntoIterator<Item = Lit>) -> (Lit, Lit) {
    lits.into_iter().fold((FALSE, FALSE), |(one, two), lit| {
        ((one | lit), (two | (one & lit)))
    })
}

impl KingScan {
    /// From a square, looked at as the mover's king.
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

    /// As registers, say, with nothing known of them.
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

    /// The piece that comes from `from` may go to `to`: neither the king nor a capture en passant.
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
