//! Tests the built-in suite: each special case has a name, and counts from python-chess.

use fpgambit_engine::epd::{self, Record};
use fpgambit_engine::{MoveList, Position, perft};

/// The suite belongs to the program, but its expectations apply to the engine too.
const SUITE: &[u8] = include_bytes!("../../../sim/data/suite.epd");

fn number(record: &Record, opcode: &str, word: &str) -> Option<usize> {
    let text = record.operation(opcode)?.operands.first()?.text();
    text.strip_prefix(word)?.trim().parse().ok()
}

fn has(moves: &MoveList, uci: &str) -> bool {
    moves.iter().any(|mv| mv.to_string() == uci)
}

#[test]
fn every_suite_position_has_the_expected_counts() {
    let records = epd::parse(SUITE).unwrap_or_else(|error| panic!("{error}"));
    assert!(records.len() >= 125, "only {} positions", records.len());
    for (line, record) in &records {
        let name = record
            .id()
            .unwrap_or_else(|| panic!("line {line} has no id"));
        for position in [record.position.clone(), record.position.mirrored()] {
            let about = format!("line {line} ({name}): {position}");
            let counters = record.counters();
            assert!(!counters.is_empty(), "{about}");
            for (depth, nodes) in counters {
                assert_eq!(perft(&position, depth), nodes, "depth {depth} of {about}");
            }
            let captures = number(record, "c0", "captures");
            assert_eq!(
                captures,
                Some(position.captures().len()),
                "captures of {about}"
            );
            let pseudo = number(record, "c1", "pseudo");
            assert_eq!(
                pseudo,
                Some(position.pseudo_legal_moves().len()),
                "pseudo of {about}"
            );
        }
        check_expected_moves(*line, record);
    }
}

/// Checks c2: +move is legal, ~move only pseudo-legal, -move neither.
fn check_expected_moves(line: usize, record: &Record) {
    let position: &Position = &record.position;
    let (legal, pseudo) = (position.legal_moves(), position.pseudo_legal_moves());
    let Some(expectations) = record.operation("c2") else {
        return;
    };
    for expectation in expectations
        .operands
        .iter()
        .flat_map(|operand| operand.text().split_whitespace())
    {
        let (sign, uci) = expectation.split_at(1);
        let expected = match sign {
            "+" => (true, true),
            "~" => (false, true),
            "-" => (false, false),
            _ => panic!("line {line}: {expectation}"),
        };
        let found = (has(&legal, uci), has(&pseudo, uci));
        assert_eq!(found, expected, "line {line}: {expectation} of {position}");
    }
}
