//! Compares the attack queries with stepping over a plain array.

use crate::posdata_support;

use fpgambit_engine::posdata::attack::{KingScan, XRay};
use fpgambit_engine::posdata::{Board, Posdata, RayOrder};
use fpgambit_engine::{Color, Kind, Piece, Position, Square, naive};
use posdata_support::Positions;

type Array = [Option<Piece>; 64];

const LINES: [(i8, i8); 8] = [
    (1, 0),
    (0, 1),
    (-1, 0),
    (0, -1),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];
const JUMPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (-1, 2),
    (-2, 1),
    (1, -2),
    (2, -1),
    (-1, -2),
    (-2, -1),
];

fn array(position: &Position) -> Array {
    Square::ALL.map(|square| position.piece_at(square))
}

/// The squares of a ray up to the edge of the board.
fn ray(from: Square, (df, dr): (i8, i8)) -> impl Iterator<Item = Square> {
    std::iter::successors(from.offset(df, dr), move |at| at.offset(df, dr))
}

fn is_line(kind: Kind, (df, dr): (i8, i8)) -> bool {
    match kind {
        Kind::Rook => df == 0 || dr == 0,
        Kind::Bishop => df != 0 && dr != 0,
        Kind::Queen => true,
        _ => false,
    }
}

/// The squares that the piece on `from` attacks.
fn attacked(board: &Array, from: Square) -> Vec<Square> {
    let Some(Piece { color, kind }) = board[from.index()] else {
        return Vec::new();
    };
    let mut squares = Vec::new();
    match kind {
        Kind::Pawn => squares.extend(
            [-1, 1]
                .into_iter()
                .filter_map(|df| from.offset(df, color.forward())),
        ),
        Kind::Knight => squares.extend(JUMPS.iter().filter_map(|&(df, dr)| from.offset(df, dr))),
        Kind::King => squares.extend(LINES.iter().filter_map(|&(df, dr)| from.offset(df, dr))),
        _ => {
            for line in LINES.into_iter().filter(|&line| is_line(kind, line)) {
                for at in ray(from, line) {
                    squares.push(at);
                    if board[at.index()].is_some() {
                        break;
                    }
                }
            }
        }
    }
    squares
}

fn attackers(board: &Array, square: Square, by: Color) -> Vec<Square> {
    Square::ALL
        .into_iter()
        .filter(|from| board[from.index()].is_some_and(|piece| piece.color == by))
        .filter(|&from| attacked(board, from).contains(&square))
        .collect()
}

fn without(board: &Array, lifted: Square) -> Array {
    let mut board = *board;
    board[lifted.index()] = None;
    board
}

fn sorted(mut squares: Vec<Square>) -> Vec<Square> {
    squares.sort();
    squares
}

fn on_boards(seed: u64, number: usize, mut check: impl FnMut(&Position, &Array, &Board)) {
    let tables = [RayOrder::GnuChess, RayOrder::LongestFirst].map(Posdata::new);
    for position in Positions::new(seed).take(number) {
        for table in &tables {
            check(&position, &array(&position), &Board::new(&position, table));
        }
    }
}

#[test]
fn attackers_and_attack_maps_equal_naive_ones() {
    on_boards(1, 800, |position, naive, board| {
        for by in Color::ALL {
            let map = board.ataks(by);
            for square in Square::ALL {
                let expected = attackers(naive, square, by);
                let what = format!("{by} on {square}, {position}");
                assert_eq!(
                    sorted(board.attackers(square, by)),
                    expected,
                    "attackers, {what}"
                );
                assert_eq!(
                    board.sq_attacked(square, by),
                    !expected.is_empty(),
                    "{what}"
                );
                assert_eq!(
                    usize::from(map.count(square)),
                    expected.len(),
                    "count, {what}"
                );
                for kind in Kind::ALL {
                    let has = expected
                        .iter()
                        .any(|from| naive[from.index()].unwrap().kind == kind);
                    assert_eq!(map.has(square, kind), has, "{kind:?}, {what}");
                }
                let kinds = Kind::ALL.iter().filter(|&&kind| map.has(square, kind));
                let bits = kinds.map(|kind| 1 << kind.index()).sum::<u8>();
                assert_eq!(map.kinds(square), bits);
            }
        }
    });
}

#[test]
fn attacks_without_a_lifted_piece_equal_naive_ones() {
    on_boards(2, 120, |position, naive, board| {
        for lifted in Square::ALL.into_iter().step_by(3) {
            let naive = without(naive, lifted);
            for (square, by) in Square::ALL.into_iter().zip(Color::ALL.into_iter().cycle()) {
                assert_eq!(
                    board.sq_attacked_without(square, by, lifted),
                    !attackers(&naive, square, by).is_empty(),
                    "{by} on {square} without {lifted}, {position}"
                );
            }
        }
    });
}

#[test]
fn mobility_and_x_rays_equal_naive_ones() {
    let (mut pins, mut skewers) = (0, 0);
    on_boards(3, 3_000, |position, naive, board| {
        for from in Square::ALL {
            let slider = naive[from.index()]
                .filter(|piece| [Kind::Bishop, Kind::Rook, Kind::Queen].contains(&piece.kind));
            let scan = board.br_scan(from);
            assert_eq!(scan.is_some(), slider.is_some(), "{from}, {position}");
            let (Some(slider), Some(scan)) = (slider, scan) else {
                continue;
            };
            let is_own =
                |at: &Square| naive[at.index()].is_some_and(|piece| piece.color == slider.color);
            let mobility = attacked(naive, from)
                .iter()
                .filter(|at| !is_own(at))
                .count();
            assert_eq!(usize::from(scan.mobility), mobility, "{from}, {position}");
            let mut expected = Vec::new();
            for line in LINES.into_iter().filter(|&line| is_line(slider.kind, line)) {
                let met: Vec<Square> = ray(from, line)
                    .filter(|at| naive[at.index()].is_some())
                    .take(2)
                    .collect();
                if let [front, back] = met[..]
                    && !is_own(&front)
                    && !is_own(&back)
                {
                    let pin = naive[back.index()].unwrap().kind == Kind::King;
                    expected.push(XRay { front, back, pin });
                    pins += u32::from(pin);
                    skewers += u32::from(naive[front.index()].unwrap().kind == Kind::King);
                }
            }
            let key = |xray: &XRay| (xray.front, xray.back);
            expected.sort_by_key(key);
            let mut xrays = scan.xrays;
            xrays.sort_by_key(key);
            assert_eq!(xrays, expected, "{from}, {position}");
        }
    });
    println!("{pins} pins, {skewers} skewers");
    assert!(pins > 100 && skewers > 100);
}

#[test]
fn king_scans_equal_naive_counts() {
    on_boards(4, 3_000, |position, naive, board| {
        for side in Color::ALL {
            let king = position.king(side);
            let lifted = without(naive, king);
            let mut expected = KingScan::default();
            for at in attacked(naive, king) {
                let attacked = !attackers(&lifted, at, !side).is_empty();
                let own = naive[at.index()].is_some_and(|piece| piece.color == side);
                expected.attacked += u8::from(attacked);
                expected.own += u8::from(own);
                expected.safe += u8::from(!attacked && !own);
            }
            assert_eq!(board.king_scan(side), expected, "{side}, {position}");
        }
        let side = position.side_to_move();
        let steps = naive::legal_moves(position)
            .into_iter()
            .filter(|mv| mv.from() == position.king(side) && !mv.kind().is_castling())
            .count();
        assert_eq!(
            usize::from(board.king_scan(side).safe),
            steps,
            "legal steps, {position}"
        );
    });
}

#[test]
fn trapped_pieces_equal_naive_ones() {
    let mut counts = [0; 2];
    on_boards(5, 1_500, |position, naive, board| {
        for from in Square::ALL {
            let Some(piece) = naive[from.index()] else {
                assert!(!board.trapped(from), "{from} is empty in {position}");
                continue;
            };
            let enemy = |at: &Square| naive[at.index()].is_some_and(|p| p.color != piece.color);
            let empty = |at: &Square| naive[at.index()].is_none();
            let pawn = piece.kind == Kind::Pawn;
            let mut to: Vec<Square> = attacked(naive, from)
                .into_iter()
                .filter(|at| enemy(at) || (!pawn && empty(at)))
                .collect();
            if pawn {
                let reach = if from.rank() == piece.color.rank(1) {
                    2
                } else {
                    1
                };
                to.extend(
                    ray(from, (0, piece.color.forward()))
                        .take(reach)
                        .take_while(empty),
                );
            }
            let lifted = without(naive, from);
            let trapped = to
                .iter()
                .all(|&at| !attackers(&lifted, at, !piece.color).is_empty());
            assert_eq!(board.trapped(from), trapped, "{from}, {position}");
            counts[usize::from(trapped)] += 1;
        }
    });
    println!("{counts:?}");
    assert!(counts[0] > 1_000 && counts[1] > 1_000);
}

/// The example drawn in the docs of `posdata::attack`.
#[test]
fn docs_example_is_correct() {
    let position: Position = "3k4/8/3n4/8/3R4/8/3B4/3K4 w - - 0 1".parse().unwrap();
    let board = Board::new(&position, Posdata::gnuchess());
    let [d4, d6, d8] = ["d4", "d6", "d8"].map(|name| name.parse().unwrap());
    let scan = board.br_scan(d4).unwrap();
    assert_eq!(
        (scan.mobility, scan.xrays),
        (
            10,
            vec![XRay {
                front: d6,
                back: d8,
                pin: true
            }]
        )
    );
    let surroundings = KingScan {
        attacked: 0,
        own: 1,
        safe: 4,
    };
    assert_eq!(board.king_scan(Color::White), surroundings);
}
