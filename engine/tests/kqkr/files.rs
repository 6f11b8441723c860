//! Tables as files: whole, or refused.

use fpgambit_engine::kqkr::{Compact, Ending, FileError, Goal, Table};
use fpgambit_engine::random::Chance;

use crate::{TABLES, common};

fn written(table: &Table) -> Vec<u8> {
    let mut bytes = Vec::new();
    table.write(&mut bytes).expect("a Vec takes all");
    bytes
}

fn plain() -> Table {
    Table::Plain(TABLES.clone())
}

fn compact() -> Table {
    Table::Compact(Compact::new(&TABLES, 1))
}

#[test]
fn what_was_written_is_read() {
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
fn what_was_changed_is_refused() {
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

/// Lists that are none, with the right sum: the reader looks at every pointer before anything is looked up.
#[test]
fn unsound_lists_are_refused() {
    let bytes = written(&compact());
    // Head 9, moves 1; then unit 1, count 4, the words, of which the first has pointers 0 and 1.
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
            changed[11..15].copy_from_slice(&7_u32.to_le_bytes());
        }
        let Err(FileError::List { what, .. }) = Table::from_bytes(&changed) else {
            panic!("byte {at} = {value} is let through, or refused for something else");
        };
        assert!(what.contains(reason), "{what}");
    }
}
