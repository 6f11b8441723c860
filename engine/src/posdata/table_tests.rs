//! Compares the table with GNU Chess's own, and with rays computed in another way.

use std::io::Write as _;
use std::path::Path;

use super::{Entry, PieceType, Posdata, RayOrder};
use crate::Square;

const ORDERS: [RayOrder; 2] = [RayOrder::GnuChess, RayOrder::LongestFirst];

fn square(file: i32, rank: i32) -> Option<Square> {
    let on = (0..8).contains(&file) && (0..8).contains(&rank);
    on.then(|| Square::new((8 * rank + file) as u8))
}

/// The empty-board rays of a piece from (file, rank) steps, sorted as sets, so that the order does not matter.
fn naive_rays(ptype: PieceType, from: Square) -> Vec<Vec<Square>> {
    let mut rays = Vec::new();
    for df in -2i32..=2 {
        for dr in -2i32..=2 {
            let (short, long) = (df.abs().min(dr.abs()), df.abs().max(dr.abs()));
            let (moves, reach) = match ptype {
                PieceType::Knight => ((short, long) == (1, 2), 1),
                PieceType::King => (long == 1, 1),
                PieceType::Bishop => ((short, long) == (1, 1), 7),
                PieceType::Rook => ((short, long) == (0, 1), 7),
                PieceType::Queen => (long == 1, 7),
                _ => (false, 0),
            };
            if !moves {
                continue;
            }
            let (file, rank) = (from.index() as i32 % 8, from.index() as i32 / 8);
            let ray: Vec<Square> = (1..=reach)
                .map_while(|n| square(file + n * df, rank + n * dr))
                .collect();
            if !ray.is_empty() {
                rays.push(ray);
            }
        }
    }
    rays.sort();
    rays
}

/// Splits the chain of a piece into rays: a ray ends where nextpos and nextdir are equal.
fn chained_rays(table: &Posdata, ptype: PieceType, from: Square) -> Vec<Vec<Square>> {
    let mut rays = Vec::new();
    let mut ray = Vec::new();
    let mut at = table.nextpos(ptype, from, from);
    while at != from {
        ray.push(at);
        assert!(
            ray.len() <= 7,
            "the chain of a {ptype} on {from} does not end"
        );
        let entry = table.entry(ptype, from, at);
        if entry.nextpos == entry.nextdir {
            rays.push(std::mem::take(&mut ray));
        }
        at = Square::new(entry.nextpos);
    }
    assert!(ray.is_empty());
    rays
}

#[test]
fn equals_the_table_of_gnu_chess_line_for_line() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/gnuchess4-posdata.txt");
    let Ok(expected) = std::fs::read_to_string(&path) else {
        // Not `eprintln`, which the test harness hides when the test passes.
        let skipped = "SKIPPED: the posdata table is not compared with GNU Chess's, for want of";
        writeln!(std::io::stderr(), "{skipped} {}", path.display()).unwrap();
        return;
    };
    let lines = |text: &str| -> Vec<String> {
        text.lines()
            .filter(|line| !line.starts_with('#'))
            .map(str::to_owned)
            .collect()
    };
    let (ours, theirs) = (lines(&Posdata::gnuchess().dump()), lines(&expected));
    assert!(
        theirs.len() > 3000,
        "{} holds {} lines",
        path.display(),
        theirs.len()
    );
    assert_eq!(ours, theirs);
}

#[test]
fn rays_equal_naive_rays_in_either_order() {
    for order in ORDERS {
        let table = Posdata::new(order);
        for ptype in PieceType::ALL.into_iter().filter(|ptype| !ptype.is_pawn()) {
            for from in Square::ALL {
                let mut rays = chained_rays(&table, ptype, from);
                if order == RayOrder::LongestFirst {
                    assert!(rays.is_sorted_by_key(|ray| std::cmp::Reverse(ray.len())));
                }
                let on_rays: Vec<Square> = rays.concat();
                rays.sort();
                assert_eq!(rays, naive_rays(ptype, from), "{order:?} {ptype} {from}");
                for at in Square::ALL
                    .into_iter()
                    .filter(|at| *at != from && !on_rays.contains(at))
                {
                    let here = from.index() as u8;
                    let ends = Entry {
                        nextpos: here,
                        nextdir: here,
                    };
                    assert_eq!(table.entry(ptype, from, at), ends, "{ptype} {from} {at}");
                }
            }
        }
    }
}

#[test]
fn longest_first_keeps_the_default_order_of_equal_rays() {
    let [default, longest] = ORDERS.map(Posdata::new);
    for ptype in PieceType::ALL.into_iter().filter(|ptype| !ptype.is_pawn()) {
        for from in Square::ALL {
            let mut rays = chained_rays(&default, ptype, from);
            rays.sort_by_key(|ray| std::cmp::Reverse(ray.len()));
            assert_eq!(chained_rays(&longest, ptype, from), rays, "{ptype} {from}");
        }
    }
}

#[test]
fn default_ray_order_is_that_of_gnu_chess() {
    let firsts = |ptype| -> Vec<String> {
        let rays = chained_rays(Posdata::gnuchess(), ptype, "d5".parse().unwrap());
        rays.iter().map(|ray| ray[0].to_string()).collect()
    };
    let (rook, bishop) = (["e5", "d6", "c5", "d4"], ["c6", "e6", "e4", "c4"]);
    assert_eq!(firsts(PieceType::Rook), rook);
    assert_eq!(firsts(PieceType::Bishop), bishop);
    assert_eq!(firsts(PieceType::Queen), [rook, bishop].concat());
    assert_eq!(firsts(PieceType::King), [rook, bishop].concat());
    let knight = ["b6", "f4", "f6", "b4", "c7", "e3", "e7", "c3"];
    assert_eq!(firsts(PieceType::Knight), knight);
}

#[test]
fn nextdir_is_the_first_square_of_the_next_ray() {
    for order in ORDERS {
        let table = Posdata::new(order);
        for ptype in PieceType::ALL.into_iter().filter(|ptype| !ptype.is_pawn()) {
            for from in Square::ALL {
                let rays = chained_rays(&table, ptype, from);
                let firsts: Vec<Square> = rays
                    .iter()
                    .skip(1)
                    .map(|ray| ray[0])
                    .chain([from])
                    .collect();
                for (ray, first) in rays.iter().zip(firsts) {
                    for &at in ray {
                        assert_eq!(table.nextdir(ptype, from, at), first, "{ptype} {from} {at}");
                    }
                }
                let first = rays.first().map_or(from, |ray| ray[0]);
                assert_eq!(table.nextdir(ptype, from, from), first);
            }
        }
    }
}

#[test]
fn pawns_have_separate_push_and_capture_chains() {
    for table in ORDERS.map(Posdata::new) {
        for (ptype, up, home) in [(PieceType::Pawn, 1, 1), (PieceType::BlackPawn, -1, 6)] {
            for from in Square::ALL {
                let (file, rank) = (from.index() as i32 % 8, from.index() as i32 / 8);
                let mut pushes: Vec<Square> = square(file, rank + up).into_iter().collect();
                if rank == home {
                    pushes.extend(square(file, rank + 2 * up));
                }
                let mut captures: Vec<Square> = [-up, up]
                    .iter()
                    .filter_map(|df| square(file + df, rank + up))
                    .collect();
                captures.push(from);
                pushes.push(from);
                let mut at = from;
                for push in pushes {
                    at = table.nextpos(ptype, from, at);
                    assert_eq!(at, push, "push of a {ptype} on {from}");
                }
                at = from;
                for capture in captures {
                    at = table.nextdir(ptype, from, at);
                    assert_eq!(at, capture, "capture of a {ptype} on {from}");
                }
            }
        }
    }
}

#[test]
fn queen_on_e8_matches_the_example_of_the_1989_note() {
    let table = Posdata::new(RayOrder::LongestFirst);
    let [e8, e7, d8]: [Square; 3] = ["e8", "e7", "d8"].map(|name| name.parse().unwrap());
    assert_eq!(table.nextpos(PieceType::Queen, e8, e8), e7);
    assert_eq!(table.nextdir(PieceType::Queen, e8, e7), d8);
}

#[test]
fn words_are_at_their_addresses() {
    let table = Posdata::gnuchess();
    let words: Vec<u16> = table.words().collect();
    assert_eq!(words.len(), Posdata::LEN);
    for ptype in PieceType::ALL {
        for from in Square::ALL {
            for at in Square::ALL {
                let entry = table.entry(ptype, from, at);
                let word = words[Posdata::address(ptype, from, at)];
                assert!(word < 1 << 12);
                assert_eq!(Entry::from_word(word), entry);
            }
        }
    }
}
