//! What a generator must know about the mover's king, in terms of files, ranks and steps: attacked squares, checks,
//! pins, and whether the paths for castling are free.
//!
//! The proofs show that the circuits find exactly this, and that it decides which moves are legal.

use crate::rules::{JUMPS, Piece, Rules, Step, step};
use kit::graph::*;

/// The eight directions in the circuit's order: east, north-east, north, north-west and their opposites.
pub const DIRECTIONS: [Step; 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

/// The checks and pins around a king on a constant square, by direction and distance.
pub struct View {
    /// A checking piece, for each direction at distances 1 to 7.
    pub checks: Vec<[Lit; 8]>,
    /// An own piece that is pinned.
    pub pins: Vec<[Lit; 8]>,
    /// An enemy knight that gives check, for each jump.
    pub knights: Vec<Lit>,
}

/// Computes the view for a mover's king on this square.
pub fn view(rules: &Rules<'_>, king: usize) -> View {
    let theirs = |square: usize, piece: Piece| rules.enemy(square) & rules.piece(square, piece);
    let mut view = View {
        checks: Vec::new(),
        pins: Vec::new(),
        knights: Vec::new(),
    };
    for direction in DIRECTIONS {
        let slider = if direction.0 == 0 || direction.1 == 0 {
            Piece::Rook
        } else {
            Piece::Bishop
        };
        let slides = |square| theirs(square, slider) | theirs(square, Piece::Queen);
        // A pawn attacks one step diagonally, a black one from above.
        let pawn = |square| {
            let faces = rules.position.black.negated_if(direction.1 > 0);
            theirs(square, Piece::Pawn)
                & (if slider == Piece::Bishop {
                    faces
                } else {
                    FALSE
                })
        };
        let (mut checks, mut pins) = ([FALSE; 8], [FALSE; 8]);
        let mut open = TRUE;
        for distance in 1..8 {
            let Some(square) = step(king, direction, distance as i32) else {
                break;
            };
            let checker = if distance == 1 {
                slides(square) | pawn(square)
            } else {
                slides(square)
            };
            checks[distance] = open & checker;
            let behind = (distance + 1..8)
                .rev()
                .filter_map(|further| step(king, direction, further as i32));
            let pinner = behind.fold(FALSE, |beyond, there| {
                slides(there) | (rules.empty(there) & beyond)
            });
            pins[distance] = all([open, rules.own(square), pinner]);
            open = open & rules.empty(square);
        }
        view.checks.push(checks);
        view.pins.push(pins);
    }
    view.knights = JUMPS
        .map(|jump| step(king, jump, 1).map_or(FALSE, |there| theirs(there, Piece::Knight)))
        .to_vec();
    view
}

/// Everything that the scan must find.
pub struct Seen {
    /// For each square, whether the enemy attacks it with the mover's king removed from the board.
    pub attacked_squares: Vec<Lit>,
    /// For each direction, the distance of the pinned piece, or 0.
    pub pins: Vec<Word>,
    /// The mover is in check.
    pub checked: Lit,
    /// Two or more pieces give check.
    pub double: Lit,
    /// A knight gives check.
    pub by_knight: Lit,
    /// For each direction, whether a check comes from there, and its distance.
    pub checks: Vec<(Lit, Word)>,
    /// The f and g files of the home rank are empty, except possibly for the king.
    pub clear_short: Lit,
    /// The b, c and d files of the home rank are empty, except possibly for the king.
    pub clear_long: Lit,
}

/// Returns which of the eight distances holds, as a number; 0 if none does. At most one may hold.
fn distance(at: &[Lit; 8]) -> Word {
    (0..3)
        .map(|bit| {
            any((1..8)
                .filter(|distance| distance >> bit & 1 == 1)
                .map(|distance| at[distance]))
        })
        .collect()
}

/// Computes what the scan must find, with the king on one of these squares; the position decides on which.
pub fn seen(rules: &Rules<'_>, kings: &[usize]) -> Seen {
    let king_on = |square| rules.own(square) & rules.piece(square, Piece::King);
    let mut without_king = rules.position.clone();
    for &square in kings {
        let king = king_on(square);
        without_king.squares[square] = without_king.squares[square].map(|bit| bit & !king);
    }
    let without_king = Rules::new(&without_king);
    let mut checks = vec![[FALSE; 8]; 8];
    let mut pins = vec![[FALSE; 8]; 8];
    let mut knights = vec![FALSE; 8];
    for &square in kings {
        let king = king_on(square);
        let view = view(rules, square);
        let gather = |sum: &mut Lit, lit: Lit| *sum = *sum | (king & lit);
        for direction in 0..8 {
            for distance in 1..8 {
                gather(
                    &mut checks[direction][distance],
                    view.checks[direction][distance],
                );
                gather(
                    &mut pins[direction][distance],
                    view.pins[direction][distance],
                );
            }
            gather(&mut knights[direction], view.knights[direction]);
        }
    }
    let lines: Vec<Lit> = checks.iter().map(|at| any(at.iter().copied())).collect();
    let (mut checked, mut double) = (FALSE, FALSE);
    for &check in lines.iter().chain(&knights) {
        double = double | (checked & check);
        checked = checked | check;
    }
    let clear = |files: std::ops::Range<usize>| {
        let free = |square: usize| without_king.empty(square);
        let on = |rank: usize| all(files.clone().map(|file| free(8 * rank + file)));
        rules.position.black.mux(on(7), on(0))
    };
    Seen {
        attacked_squares: (0..64)
            .map(|square| without_king.attacked(square, false))
            .collect(),
        pins: pins.iter().map(distance).collect(),
        checked,
        double,
        by_knight: any(knights.iter().copied()),
        checks: checks
            .iter()
            .zip(&lines)
            .map(|(at, &line)| (line, distance(at)))
            .collect(),
        clear_short: clear(5..7),
        clear_long: clear(1..4),
    }
}
