//! Any bytes as a position in each representation; and the same bytes as damage done to sound ones.

#![no_main]

use fpgambit_engine::Position;
use fpgambit_engine::represent::{Bits, Representation};
use fpgambit_fuzz::check_position;
use libfuzzer_sys::fuzz_target;

/// Positions to damage: full and empty, with rights and en passant squares.
const SOUND: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 127 1",
    "7k/8/8/8/8/8/8/K7 w - - 0 1",
];

fuzz_target!(|bytes: &[u8]| {
    for &representation in Representation::ALL {
        check(representation, bytes);
    }
    let [which, fen, damage @ ..] = bytes else {
        return;
    };
    let pick = |byte: &u8, of: usize| usize::from(*byte) % of;
    let representation = Representation::ALL[pick(which, Representation::ALL.len())];
    let position: Position = SOUND[pick(fen, SOUND.len())].parse().expect("they are sound");
    let mut coded = representation.encode(&position).bytes();
    for change in damage.chunks_exact(2) {
        let at = pick(&change[0], coded.len());
        coded[at] ^= change[1];
    }
    check(representation, &coded);
});

/// Refused in one line, or the only way to write a position that every other representation takes too.
fn check(representation: Representation, bytes: &[u8]) {
    match representation.decode(&Bits::of_bytes(bytes)) {
        Ok(position) => {
            assert_eq!(representation.encode(&position).bytes(), bytes);
            check_position(&position);
            for other in Representation::ALL {
                let read = other.decode(&other.encode(&position));
                let read = read.expect("what is encoded reads");
                assert_eq!(read.image()[..8], position.image()[..8]);
            }
        }
        Err(error) => assert!(!error.to_string().contains('\n')),
    }
}
