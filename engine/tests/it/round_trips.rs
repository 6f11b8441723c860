//! Tests that texts and words round-trip, and that parsers survive invalid ones.

use crate::common;

use fpgambit_engine::epd::{self, Operand, Operation, Record};
use fpgambit_engine::random::{Chance, RandomBoards};
use fpgambit_engine::{Position, Setup, naive};
use proptest::prelude::*;

fn board() -> impl Strategy<Value = Position> {
    any::<u64>().prop_map(|seed| RandomBoards::new(seed).next().unwrap())
}

/// Like `board`, with any clocks, and sometimes the rights and en passant square of another position.
fn setup() -> impl Strategy<Value = Setup> {
    (
        board(),
        board(),
        any::<u32>(),
        any::<u32>(),
        any::<[bool; 2]>(),
    )
        .prop_map(|(one, other, halfmove, fullmove, mixed)| {
            let mut setup = Setup {
                halfmove,
                fullmove,
                ..Setup::from(&one)
            };
            if mixed[0] {
                setup.castling = other.castling();
            }
            if mixed[1] {
                setup.en_passant = other.en_passant();
            }
            setup
        })
}

fn operation() -> impl Strategy<Value = Operation> {
    let operand = prop_oneof![
        "[^ \t\r\n\x0c\";\0]{1,8}".prop_map(Operand::Word),
        "[^\"\r\n\0]{0,12}".prop_map(Operand::Quoted),
    ];
    let other = (
        "[a-zA-Z_][a-zA-Z0-9_]{0,7}",
        prop::collection::vec(operand, 0..4),
    )
        .prop_filter("an opcode with a meaning", |(opcode, _)| {
            opcode.starts_with(|letter: char| letter.is_ascii_alphabetic())
                && !["bm", "am", "id", "dm", "hmvc", "fmvn"].contains(&opcode.as_str())
                && !opcode.starts_with('D')
        })
        .prop_map(|(opcode, operands)| Operation { opcode, operands });
    let word = |opcode: String, text: String| Operation {
        opcode,
        operands: vec![Operand::Word(text)],
    };
    prop_oneof![
        other,
        (1u32..9, any::<u64>())
            .prop_map(move |(depth, nodes)| word(format!("D{depth}"), nodes.to_string())),
        (1u32..99).prop_map(move |moves| word("dm".to_owned(), moves.to_string())),
        "[^\"\r\n\0]{0,12}".prop_map(|name| Operation {
            opcode: "id".to_owned(),
            operands: vec![Operand::Quoted(name)]
        }),
    ]
}

/// Changes a few bytes of a text: replaces, removes, duplicates or swaps them.
fn mutated(text: &str, seed: u64) -> String {
    const LETTERS: &[u8] = b"KQRBNPkqrbnp12345678/ -wbeh0;\"Dxm#\n\0\xc3\xa9";
    let mut chance = Chance::new(seed);
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len() as u32) as usize;
        let Some(&byte) = bytes.get(at) else { break };
        match chance.below(4) {
            0 => bytes[at] = *chance.pick(LETTERS).unwrap(),
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, byte),
            _ => {
                let other = chance.below(bytes.len() as u32) as usize;
                bytes.swap(at, other);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Checks a text that parses as a position; returns `false` if it does not parse.
fn check_fen(text: &str) -> bool {
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position));
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

/// Checks a text that parses as a record; returns `false` if it does not parse.
fn check_epd(text: &str) -> bool {
    match text.parse::<Record>() {
        Ok(record) => {
            assert_eq!(record.to_string().parse(), Ok(record.clone()), "{text:?}");
            let _ = (
                record.best_moves(),
                record.avoided_moves(),
                record.counters(),
            );
            true
        }
        Err(reason) => {
            assert!(!reason.to_string().is_empty());
            false
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn fen_round_trips(setup in setup()) {
        if let Ok(position) = setup.position() {
            let fen = position.to_string();
            let read: Position = fen.parse().unwrap();
            prop_assert_eq!(&read, &position);
            prop_assert_eq!(read.to_string(), fen);
            prop_assert_eq!(Setup::from(&position), setup);
        }
    }

    #[test]
    fn image_round_trips(setup in setup()) {
        if let Ok(position) = setup.position() {
            let image = position.image();
            let read = Position::from_image(&image).unwrap();
            prop_assert_eq!(read.image(), image);
            let clocks = (position.halfmove_clock().min(127), position.fullmove_number().min(8191));
            let expected = Setup { halfmove: clocks.0, fullmove: clocks.1, ..setup };
            prop_assert_eq!(Setup::from(&read), expected);
        }
    }

    #[test]
    fn epd_round_trips(
        position in board(),
        operations in prop::collection::vec(operation(), 0..6),
    ) {
        let record = Record { position, operations };
        let line = record.to_string();
        let read: Record = line.parse().unwrap();
        prop_assert_eq!(&read, &record);
        let file = format!("# comment\n\n{line}\r\n{line}\0\n");
        let lines = epd::parse(file.as_bytes()).unwrap();
        prop_assert_eq!(lines, vec![(3, record.clone()), (4, record)]);
    }

    #[test]
    fn arbitrary_images_are_rejected_or_round_trip(image in any::<[u32; 9]>()) {
        if let Ok(position) = Position::from_image(&image) {
            prop_assert_eq!(position.image(), image);
        }
    }

    #[test]
    fn parsers_survive_arbitrary_text(text in any::<String>(), bytes in any::<Vec<u8>>()) {
        check_fen(&text);
        check_epd(&text);
        let _ = Position::startpos().parse_uci(&text);
        let _ = Position::startpos().parse_san(&text);
        let _ = epd::parse(&bytes);
    }
}

/// Valid texts with a few bytes changed: those that still parse round-trip; the others are rejected.
#[test]
fn damaged_texts_are_rejected_or_round_trip() {
    let (mut read, mut tried) = (0, 0);
    let seed = common::seed();
    println!("seed {seed}");
    for (index, position) in RandomBoards::new(seed).take(5_000).enumerate() {
        let index = index as u64;
        let line = format!("{position}; bm e4 O-O; D1 {}; id \"no. 1\"; dm 3;", index);
        tried += 2;
        read += u32::from(check_fen(&mutated(&position.to_string(), seed ^ index)));
        read += u32::from(check_epd(&mutated(&line, seed ^ index)));
    }
    println!("{read} of {tried} are still accepted");
    assert!(read > tried / 20 && read < tried * 19 / 20);
}

/// A valid position with one changed nibble, right or square: if the rules accept it, it can be played.
#[test]
fn damaged_images_are_rejected_or_playable() {
    let seed = common::seed() + 1;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut accepted = 0;
    for position in RandomBoards::new(seed).take(2_000) {
        let mut image = position.image();
        let word = chance.below(9) as usize;
        image[word] ^= 1 << chance.below(32);
        image[word] ^= chance.below(3) << chance.below(32);
        if let Ok(changed) = Position::from_image(&image) {
            accepted += 1;
            let ours = common::words(&changed.legal_moves());
            assert_eq!(
                ours,
                common::words(&naive::legal_moves(&changed)),
                "{changed}"
            );
        }
    }
    assert!(accepted > 300, "only {accepted} accepted");
}

#[test]
fn best_moves_of_the_reference_suites_are_read() {
    for (name, count) in [("wac.epd", 300), ("bt2630.epd", 30)] {
        let Some(file) = common::reference(name) else {
            return;
        };
        let records = epd::parse(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(records.len(), count, "{name}");
        for (line, record) in records {
            assert!(record.id().is_some());
            let moves = record
                .best_moves()
                .unwrap_or_else(|error| panic!("{name}:{line} {error}"));
            let avoided = record.avoided_moves().unwrap();
            assert!(moves.len() + avoided.len() > 0, "{name}:{line}");
            for mv in moves {
                assert_eq!(record.position.parse_san(&record.position.san(mv)), Ok(mv));
            }
        }
    }
}
