//! Tables of queen against rook: whatever the file holds, it is refused, or every position can be probed.
//!
//! The first byte of the input says what the file is: the input itself, or a sound file of lists or of stages with the bytes
//! changed that the rest of the input names (three bytes where, one byte what) and the sum put right.

#![no_main]

use std::sync::LazyLock;

use fpgambit_engine::Position;
use fpgambit_engine::kqkr::{Compact, Extent, Table, Tables, probe};
use libfuzzer_sys::fuzz_target;

/// Sound files: lists with look-ahead, and stages.
static SOUND: LazyLock<[Vec<u8>; 2]> = LazyLock::new(|| {
    let tables = Tables::solve(Extent::Triangle);
    let lists = Table::Compact(Compact::new(&tables, 1));
    [lists, Table::Plain(tables)].map(|table| {
        let mut bytes = Vec::new();
        table.write(&mut bytes).expect("a Vec takes all");
        bytes
    })
});

static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let fens = [
        "1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1",
        "8/8/2k5/2r5/8/8/8/2KQ4 w - - 0 1",
        "8/8/2k5/3r4/8/8/8/2KQ4 b - - 0 1",
        "k7/8/1K6/8/8/8/r7/7Q b - - 0 1",
        "7K/8/6q1/4k3/8/2R5/8/8 b - - 0 1",
    ];
    fens.map(|fen| fen.parse().expect("it is legal")).to_vec()
});

fuzz_target!(
    // Not in the time of the first input.
    init: LazyLock::force(&SOUND),
    |input: &[u8]| {
        if let Some((&kind, rest)) = input.split_first() {
            check(kind, rest);
        }
    }
);

fn check(kind: u8, rest: &[u8]) {
    let table = match kind % 16 {
        0 => Table::from_bytes(rest),
        // A file of stages is twenty times as long, and as slow.
        1 => Table::from_bytes(&changed(&SOUND[1], rest)),
        _ => Table::from_bytes(&changed(&SOUND[0], rest)),
    };
    match table {
        Ok(table) => {
            for position in &*POSITIONS {
                probe(&table, position).expect("these men are in the tables");
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn changed(sound: &[u8], changes: &[u8]) -> Vec<u8> {
    let mut bytes = sound.to_vec();
    let content = bytes.len() - 8;
    for change in changes.chunks_exact(4) {
        let at = u32::from_le_bytes([change[0], change[1], change[2], 0]) as usize;
        bytes[at % content] = change[3];
    }
    // What is left over of the input cuts the file off.
    if changes.len() % 4 == 3 {
        bytes.truncate(content / 256 * usize::from(changes[changes.len() - 1]) + 17);
    }
    let content = bytes.len() - 8;
    let (summed, sum) = bytes.split_at_mut(content);
    let found = summed.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    sum.copy_from_slice(&found.to_le_bytes());
    bytes
}
