//! Tables as files: whole, or refused.

use fpgambit_engine::kqkr::{Ending, FileError, Goal, Tables};
use fpgambit_engine::random::Chance;

use crate::{TABLES, common};

fn written() -> Vec<u8> {
    let mut bytes = Vec::new();
    TABLES.write(&mut bytes).expect("a Vec takes all");
    bytes
}

#[test]
fn what_was_written_is_read() {
    let read = Tables::read(&mut written().as_slice()).unwrap();
    for ending in Ending::ALL {
        for goal in Goal::ALL {
            assert!(read.stages(ending, goal) == TABLES.stages(ending, goal));
        }
    }
}

#[test]
fn what_was_changed_is_refused() {
    let seed = common::seed();
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let bytes = written();
    for _ in 0..5 {
        let mut changed = bytes.clone();
        let at = chance.below(bytes.len() as u32) as usize;
        changed[at] ^= 1 << chance.below(8);
        assert!(Tables::from_bytes(&changed).is_err(), "byte {at}");
        let cut = &bytes[..chance.below(bytes.len() as u32) as usize];
        assert!(Tables::from_bytes(cut).is_err(), "{} bytes", cut.len());
    }
    for length in 0..12 {
        assert!(
            Tables::from_bytes(&bytes[..length]).is_err(),
            "{length} bytes"
        );
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    assert!(matches!(
        Tables::from_bytes(&longer),
        Err(FileError::Length { .. })
    ));
    let other = [b"FPGKQKR1", [9].as_slice(), &bytes[9..]].concat();
    assert!(matches!(
        Tables::from_bytes(&other),
        Err(FileError::Form { found: 9, .. })
    ));
    assert!(matches!(
        Tables::from_bytes(b"RIFF"),
        Err(FileError::Magic { .. })
    ));
}
