//! What the mover's king must know of a position, said in files, ranks and steps: attacked squares, checks, pins, and
//! whether the ways to castle are free. The scan of the circuit is held to it, and legality follows from it.

use crate::rules::{JUMPS, Piece, Rules, Step, step};
use kit::graph::*;

/// The eight directions as the circuit numbers them: east, north-east, north, north-west and their opposites.
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

/// What a king sees from a known square, in a direction at a distance.
pub struct View {
    /// A checker, for each direction at the distances 1 to 7.
    pub checks: Vec<[Lit; 8]>,
    /// An own piece that is pinned.
    pub pins: Vec<[Lit; 8]>,
    /// An enemy knight that gives check, for each jump.
    pub knights: Vec<Lit>,
}

/// From a square, looked at as the mover's king.
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
        // A pawn attacks one step aslant, from above if it is black.
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

/// All the scan is to find.
pub struct Seen {
    /// For each square: attacked by the enemy, the mover's king taken off the board.
    pub attacked_squares: Vec<Lit>,
    /// For each direction, the distance of the pinned piece, or 0.
    pub pins: Vec<Word>,
    /// There is a check.
    pub checked: Lit,
    /// There are two or more.
    pub double: Lit,
    /// A knight gives check.
    pub by_knight: Lit,
    /// For each direction, whether a check comes from there, and its distance.
    pub checks: Vec<(Lit, Word)>,
    /// Nobody but perhaps the king stands on the f and g file of the home rank.
    pub clear_short: Lit,
    /// The same for b, c and d.
    pub clear_long: Lit,
}

/// At most one of the eight distances holds: which, as a number; 0 if none.
fn distance(at: &[Lit; 8]) -> Word {
    (0..3)
        .map(|bit| {
            any((1..8)
                .filter(|distance| distance >> bit & 1 == 1)
                .map(|distance| at[distance]))
        })
        .collect()
}

/// What there is to see, the king on one of these squares; which of them is read off the position.
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
