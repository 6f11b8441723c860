//! Compares the bitboards, the naive generator and posdata with every count and every expected move of the built-in suite,
//! also with the mirrored positions.
//!
//! The counts came from outside (`testbenches/suite/check.py`), so a rule that all three generators had
//! wrong in the same way is still found.

use std::path::Path;

use fpgambit_engine::posdata::{Board, Posdata, RayOrder};
use fpgambit_engine::{Move, Position, epd, naive};

/// A position's counts, as the header of the suite defines them.
struct Counts {
    legal: u64,
    captures: u64,
    pseudo_legal: u64,
    perft_2: u64,
}

fn sorted(moves: &[Move]) -> Vec<Move> {
    let mut moves = moves.to_vec();
    moves.sort_unstable();
    moves
}

fn first_operand<'r>(record: &'r epd::Record, opcode: &str) -> Option<&'r str> {
    let operand = record.operation(opcode)?.operands.first()?;
    Some(operand.text())
}

impl Counts {
    fn of(record: &epd::Record) -> Option<Counts> {
        let counter = |depth| {
            record
                .counters()
                .into_iter()
                .find(|counter| counter.0 == depth)
        };
        let comment = |opcode, what| {
            let text = first_operand(record, opcode)?;
            text.strip_prefix(what)?.trim().parse().ok()
        };
        Some(Counts {
            legal: counter(1)?.1,
            perft_2: counter(2)?.1,
            captures: comment("c0", "captures")?,
            pseudo_legal: comment("c1", "pseudo")?,
        })
    }
}

/// All differences of a generator from the counts or from another generator.
fn differences(position: &Position, counts: &Counts, tables: &[Posdata]) -> Vec<String> {
    let legal = sorted(&position.legal_moves());
    let captures = sorted(&position.captures());
    let pseudo_legal = sorted(&position.pseudo_legal_moves());
    let pseudo_captures = sorted(&position.pseudo_legal_captures());

    let mut found = Vec::new();
    let mut count = |what, expected: u64, counted: u64| {
        if expected != counted {
            found.push(format!("{what}: {counted} instead of {expected}"));
        }
    };
    count("legal moves", counts.legal, legal.len() as u64);
    count("captures", counts.captures, captures.len() as u64);
    count(
        "pseudo-legal moves",
        counts.pseudo_legal,
        pseudo_legal.len() as u64,
    );
    count(
        "perft 2",
        counts.perft_2,
        fpgambit_engine::perft(position, 2),
    );
    count("naive perft 2", counts.perft_2, naive::perft(position, 2));

    let mut same = |what, ours: &[Move], others: &[Move]| {
        let others = sorted(others);
        if ours != others {
            found.push(format!(
                "{what}: {others:?} where the bitboards give {ours:?}"
            ));
        }
    };
    same("naive legal", &legal, &naive::legal_moves(position));
    same("naive captures", &captures, &naive::captures(position));
    same(
        "naive pseudo-legal",
        &pseudo_legal,
        &naive::pseudo_legal_moves(position),
    );
    for table in tables {
        let board = Board::new(position, table);
        same("posdata GenMoves", &pseudo_legal, &board.gen_moves());
        same(
            "posdata CaptureList",
            &pseudo_captures,
            &board.capture_list(),
        );
    }
    found
}

/// The `c2` moves whose sign is wrong: `+` legal, `~` pseudo-legal only, `-` neither.
fn wrong_signs(position: &Position, expectations: &str) -> Vec<String> {
    let names = |moves: &[Move]| moves.iter().map(Move::to_string).collect::<Vec<_>>();
    let legal = names(&position.legal_moves());
    let pseudo_legal = names(&position.pseudo_legal_moves());
    let wrong = expectations.split_whitespace().filter(|expectation| {
        let (sign, uci) = expectation.split_at(1);
        let uci = uci.to_owned();
        let found = match (legal.contains(&uci), pseudo_legal.contains(&uci)) {
            (true, _) => "+",
            (false, true) => "~",
            (false, false) => "-",
        };
        sign != found
    });
    wrong
        .map(|expectation| format!("{expectation} is wrong"))
        .collect()
}

#[test]
fn every_generator_agrees_with_the_built_in_suite() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sim/data/suite.epd");
    let file = std::fs::read(&path).expect("the suite is part of the checkout");
    let records = epd::parse(&file).expect("the suite is EPD");
    assert!(records.len() >= 125, "only {} positions", records.len());

    let tables = [RayOrder::GnuChess, RayOrder::LongestFirst].map(Posdata::new);
    let mut failures = Vec::new();
    for (line, record) in &records {
        let name = record.id().expect("every position is named");
        let counts =
            Counts::of(record).unwrap_or_else(|| panic!("line {line}: {name} lacks a count"));
        for position in [record.position.clone(), record.position.mirrored()] {
            for difference in differences(&position, &counts, &tables) {
                failures.push(format!("line {line}: {name}: {position}: {difference}"));
            }
        }
        if let Some(expectations) = first_operand(record, "c2") {
            for wrong in wrong_signs(&record.position, expectations) {
                failures.push(format!("line {line}: {name}: {}: {wrong}", record.position));
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{} differences:\n{}",
        failures.len(),
        failures.join("\n")
    );
}
