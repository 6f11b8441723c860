//! Tests that table files are complete or rejected.

use fpgambit_engine::Position;
use fpgambit_engine::kqkr::{Compact, Ending, FileError, Goal, Table, probe};
use fpgambit_engine::random::Chance;

use super::{TABLES, naive};
use crate::common;

fn written(table: &Table) -> Vec<u8> {
    let mut bytes = Vec::new();
    table.write(&mut bytes).expect("a Vec accepts all bytes");
    bytes
}

fn plain() -> Table {
    Table::Plain(TABLES.clone())
}

fn compact() -> Table {
    Table::Compact(Compact::new(&TABLES, 1))
}

#[test]
fn table_files_round_trip() {
    for table in [plain(), compact()] {
        let read = Table::read(&mut written(&table).as_slice()).unwrap();
        for ending in Ending::ALL {
            for goal in Goal::ALL {
                assert!(match (&read, &table) {
                    (Table::Plain(read), Table::Plain(table)) =>
                        read.stages(ending, goal) == table.stages(ending, goal),
                    (Table::Compact(read), Table::Compact(table)) =>
                        read.moves() == table.moves()
                            && read.list(ending, goal) == table.list(ending, goal),
                    _ => false,
                });
            }
        }
    }
}

#[test]
fn changed_files_are_rejected() {
    let seed = common::seed();
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    for (table, tries) in [(plain(), 3), (compact(), 20)] {
        let bytes = written(&table);
        for _ in 0..tries {
            let mut changed = bytes.clone();
            let at = chance.below(bytes.len() as u32) as usize;
            changed[at] ^= 1 << chance.below(8);
            assert!(Table::from_bytes(&changed).is_err(), "byte {at}");
            let cut = &bytes[..chance.below(bytes.len() as u32) as usize];
            assert!(Table::from_bytes(cut).is_err(), "{} bytes", cut.len());
        }
        for length in 0..24 {
            assert!(
                Table::from_bytes(&bytes[..length]).is_err(),
                "{length} bytes"
            );
        }
        let longer = [bytes.as_slice(), &[0]].concat();
        assert!(matches!(
            Table::from_bytes(&longer),
            Err(FileError::Length { .. })
        ));
        let other = [b"FPGKQKR1", [9].as_slice(), &bytes[9..]].concat();
        assert!(matches!(
            Table::from_bytes(&other),
            Err(FileError::Form { found: 9 })
        ));
    }
    assert!(matches!(
        Table::from_bytes(b"RIFF"),
        Err(FileError::Magic { .. })
    ));
}

/// The file with the correct checksum of its other bytes.
fn summed(mut bytes: Vec<u8>) -> Vec<u8> {
    let content = bytes.len() - 8;
    let sum = bytes[..content]
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    bytes[content..].copy_from_slice(&sum.to_le_bytes());
    bytes
}

/// Invalid lists with a correct checksum: the reader checks every pointer before any look-up.
#[test]
fn invalid_lists_are_rejected() {
    let bytes = written(&compact());
    assert_eq!(summed(bytes.clone()), bytes);
    // Head 9, moves 1; then unit 1, count 4 and the words, the first of which has pointers 0 and 1.
    for (at, value, reason) in [
        (9, 6, "6 moves of look-ahead"),
        (10, 4, "units of 4 symbols"),
        (12, 0, "words: expected 14785"),
        (15, 0xff, "pointer"),
        (17, 0xff, "pointer"),
    ] {
        let mut changed = bytes.clone();
        changed[at] = value;
        if at == 12 {
            // The rest of a short list is not a list either, but this fault is found first.
            changed[11..15].copy_from_slice(&7_u32.to_le_bytes());
        }
        let Err(FileError::List { what, .. }) = Table::from_bytes(&summed(changed)) else {
            panic!("byte {at} = {value} is accepted, or rejected for another reason");
        };
        assert!(what.contains(reason), "{what}");
    }
}

/// Stages that no position can have, with a correct checksum.
#[test]
fn invalid_stages_are_rejected() {
    let bytes = written(&plain());
    let each = (bytes.len() - 9 - 8) / 8;
    // Entry 0 has all men on a1, and the last entry of a part has all but the king on h8; c1, e3, and h8 beside g7 are
    // a legal position.
    let legal = (2 << 18) + (20 << 12) + (54 << 6) + 63;
    for (at, value, reason) in [
        (9, 1, "254: the position is illegal"),
        (9 + each - 1, 255, "254: the position is illegal"),
        (9 + legal, 0, "1 to 63, or 255"),
        (9 + legal, 254, "1 to 63, or 255"),
        (9 + each + legal, 64, "0 to 63, or 255"),
        (9 + 7 * each + legal, 64, "0 to 63, or 255"),
    ] {
        let mut changed = bytes.clone();
        changed[at] = value;
        match Table::from_bytes(&summed(changed)) {
            Err(error @ FileError::Stage { .. }) => {
                let message = error.to_string();
                let begins = format!("has stage {value} at byte {at}: expected {reason}");
                assert!(message.starts_with(&begins), "{message}");
            }
            other => panic!("byte {at} = {value}: {other:?}"),
        }
    }
}

/// Files that are truncated, have some bytes changed with a corrected checksum, or consist of random bytes: rejected,
/// or probed without a panic.
#[test]
fn damaged_files_are_rejected_or_probed_safely() {
    let seed = common::seed() + 2;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let bytes = written(&compact());
    let positions: Vec<Position> = naive::random_positions(seed, 20).collect();
    let (mut read, tries) = (0, if common::long() { 2_000 } else { 100 });
    for _ in 0..tries {
        let mut changed = bytes.clone();
        for _ in 0..=chance.below(4) {
            // Change the short head in some of the cases.
            let range = if chance.once_in(4) {
                40
            } else {
                bytes.len() as u32
            };
            changed[chance.below(range) as usize] = chance.below(256) as u8;
        }
        if chance.once_in(4) {
            changed.truncate(8 + chance.below(bytes.len() as u32 - 8) as usize);
        }
        match Table::from_bytes(&summed(changed)) {
            Ok(table) => {
                read += 1;
                for position in &positions {
                    probe(&table, position).expect("these men are in the tables");
                }
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        let garbage: Vec<u8> = (0..chance.below(200))
            .map(|_| chance.below(256) as u8)
            .collect();
        assert!(Table::from_bytes(&garbage).is_err());
        let behind = [b"FPGKQKR1".as_slice(), &[chance.below(4) as u8], &garbage].concat();
        assert!(Table::from_bytes(&behind).is_err());
    }
    println!("{read} of {tries} are still accepted");
    assert!(read > tries / 50 && read < tries);
}
