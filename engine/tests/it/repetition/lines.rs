//! Tests that the random lines contain what their documentation promises.

use std::collections::BTreeMap;

use fpgambit_engine::repetition::{Oracle, RandomLines, Record, Step};
use fpgambit_engine::{Position, Square};

use crate::common::seed;

/// The square of each man; men of one kind are distinguished by their first squares.
type Men = [Option<u8>; 64];

fn men(position: &Position) -> Men {
    Square::ALL.map(|square| position.piece_at(square).map(|_| square.index() as u8))
}

/// Counts the lines that contain a feature.
#[derive(Default)]
struct Shown(BTreeMap<&'static str, u32>);

impl Shown {
    fn note(&mut self, what: &'static str, shown: bool) {
        *self.0.entry(what).or_default() += u32::from(shown);
    }
}

#[test]
fn random_lines_contain_every_hard_case() {
    let seed = seed() + 10;
    println!("seed {seed}");
    let mut shown = Shown::default();
    for (number, line) in RandomLines::new(seed).take(2_000).enumerate() {
        let mut oracle = Oracle::new(&line.start);
        let mut places: Vec<Men> = vec![men(&line.start)];
        let mut seen = [false; 10];
        for (before, step) in line.positions() {
            let record = step.record(&before);
            let mut after = before.clone();
            step.make(&mut after);
            let mut place = *places.last().unwrap();
            match step {
                Step::Null => oracle.push_null(&after),
                Step::Move(mv) => {
                    assert!(before.legal_moves().contains(&mv), "{line}");
                    oracle.push(&after);
                    place[mv.to().index()] = place[mv.from().index()].take();
                    let vacated = places.iter().rev().take(8).any(|old| {
                        let there = old[mv.to().index()];
                        there.is_some() && there != place[mv.to().index()]
                    });
                    seen[3] |= record.is_reversible() && vacated;
                    seen[4] |= record.flags() == Record::OTHER && !before.castling().is_empty();
                }
            }
            places.push(place);
            let verdict = oracle.query();
            seen[0] |= verdict.is_repeated();
            seen[1] |= verdict.count >= 3;
            if let Some(back) = verdict.back {
                let then = places[places.len() - 1 - back as usize];
                seen[2] |= then != place;
                let moved = (0..64).filter(|&square| then[square] != place[square]);
                seen[9] |= moved.count() > 2;
            }
            seen[5] |= after.legal_en_passant().is_some();
            seen[6] |= pinned(&after);
            seen[7] |= step == Step::Null;
            // The naive generator is slow.
            seen[8] |= number < 100
                && !oracle.moves_that_repeat(&after).is_empty()
                && !verdict.is_repeated();
        }
        for (what, shown_here) in [
            "repeated",
            "threefold",
            "swapped",
            "vacated",
            "right lost",
            "en passant legal",
            "en passant pinned",
            "null move",
            "a move now repeats",
            "three rotated",
        ]
        .into_iter()
        .zip(seen)
        {
            shown.note(what, shown_here);
        }
    }
    println!("{:?}", shown.0);
    for (what, lines) in shown.0 {
        assert!(lines >= 10, "only {lines} of 2,000 lines show: {what}");
    }
}

/// Whether a pawn attacks the en passant square, but may not capture there.
fn pinned(position: &Position) -> bool {
    let pseudo = position.pseudo_legal_moves();
    let tried = pseudo
        .iter()
        .any(|mv| mv.kind() == fpgambit_engine::MoveKind::EnPassant);
    tried && position.legal_en_passant().is_none()
}

#[test]
fn seeds_always_give_the_same_line() {
    let line = RandomLines::new(7).nth(100).unwrap().to_string();
    assert_eq!(
        line,
        "r3k2r/8/8/2nN4/8/1n6/8/R3K2R w Qkq - 0 1 moves e1f2 b3d4 f2e1 d4b5 e1f2 b5c3 d5f4 c3a4 f4d5 c5b3 d5f4 a4c5 f4d5 e8d7 d5f4 d7e8 f2e1 c5d7 e1f2 b3c5 f2e1 c5b3 f4d5 d7c5 d5f4 c5d7 f4d5 d7c5 h1g1 e8d7 g1h1 d7e8 h1h4"
    );
}

#[test]
fn legal_en_passant_equals_the_naive_generator() {
    let seed = seed() + 11;
    let (mut legal, mut not) = (0, 0);
    for position in crate::common::positions(seed, 5_000) {
        let naive = fpgambit_engine::naive::legal_moves(&position)
            .into_iter()
            .find(|mv| mv.kind() == fpgambit_engine::MoveKind::EnPassant)
            .map(|mv| mv.to());
        assert_eq!(position.legal_en_passant(), naive, "{position}");
        if naive.is_some() {
            legal += 1;
        } else if position.en_passant().is_some() {
            not += 1;
        }
    }
    assert!(legal > 100 && not > 100, "{legal} {not}");
}
