//! Tests of the representations: round trips, rejection of invalid bits, and the generators compared with the engine's.

use crate::common;

use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::represent::{
    Array8x8, Array10x12, Array12x12, Array16x16, Bitboards, Bits, Board0x88, Fault, Form, Mailbox,
    NibbleRanks, PieceList, Representation, State,
};
use fpgambit_engine::{
    Bitboard, Color, Kind, Piece, Position, Setup, Square, attacks, epd, naive, perft,
};
use proptest::prelude::*;
use rayon::prelude::*;

/// The suite belongs to the program, but its expectations apply to the engine too.
const SUITE: &[u8] = include_bytes!("../../../sim/data/suite.epd");

/// The part of the position that a representation stores.
fn stored_part(position: &Position, representation: Representation) -> Position {
    let mut setup = Setup::from(position);
    setup.halfmove = setup.halfmove.min(127);
    setup.fullmove = if representation.is_coded() {
        1
    } else {
        setup.fullmove.min(8191)
    };
    setup.position().unwrap()
}

fn assert_round_trip(position: &Position) {
    for &representation in Representation::ALL {
        let about = format!("{representation} of {position}");
        let bits = representation.encode(position);
        let expected = stored_part(position, representation);
        let decoded = representation.decode(&bits);
        assert_eq!(decoded.as_ref(), Ok(&expected), "{about}");
        let hex = bits.to_string();
        assert_eq!(hex.len(), 2 * bits.len().div_ceil(8), "{about}");
        let read: Bits = hex.parse().unwrap();
        assert_eq!(
            representation.decode(&read).as_ref(),
            Ok(&expected),
            "{about}"
        );
        assert!(largest(representation) >= bits.len(), "{about}");
    }
}

/// The documented sizes in bits.
fn largest(representation: Representation) -> usize {
    match representation {
        Representation::PieceList => 44 + 9 * 64,
        Representation::Array8x8 => Array8x8::BITS,
        Representation::Array10x12 => Array10x12::BITS,
        Representation::Array12x12 => Array12x12::BITS,
        Representation::Array16x16 => Array16x16::BITS,
        Representation::NibbleRanks => NibbleRanks::BITS,
        Representation::X88 => Board0x88::BITS,
        Representation::Bitboards => Bitboards::BITS,
        Representation::Stream => 272,
        Representation::Huffman => 400,
        Representation::HuffmanCompact => 343,
    }
}

/// A hundred thousand positions.
#[test]
fn positions_of_random_games_round_trip() {
    let (seed, parts, positions) = (common::seed(), 20, 5_000);
    println!("seeds from {seed}, {parts} of them, {positions} positions of games each");
    (seed..seed + parts).into_par_iter().for_each(|seed| {
        RandomGames::new(seed)
            .take(positions)
            .for_each(|position| assert_round_trip(&position));
    });
}

#[test]
fn arbitrary_boards_round_trip() {
    let seed = common::seed() + 1;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    for position in common::special().chain(RandomBoards::new(seed).take(1_500)) {
        assert_round_trip(&position);
        // A full board: no gap, and more pieces of a side than the compact form counts.
        let mut setup = Setup::from(&position);
        (setup.castling, setup.en_passant) = (position.castling(), None);
        let kinds = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
        for place in setup.board.iter_mut().filter(|place| place.is_none()) {
            let kind = *chance.pick(&kinds).unwrap();
            let color = *chance.pick(&Color::ALL).unwrap();
            *place = Some(Piece::new(color, kind));
        }
        if let Ok(full) = setup.position() {
            assert_round_trip(&full);
        }
    }
}

#[test]
fn sizes_equal_the_documented_ones() {
    let start = Position::startpos();
    let sizes: Vec<usize> = Representation::ALL
        .iter()
        .map(|representation| representation.encode(&start).len())
        .collect();
    assert_eq!(
        sizes,
        [332, 544, 992, 1184, 2080, 288, 1056, 800, 160, 180, 144]
    );
    let bare: Position = "7k/8/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
    let compact = Representation::HuffmanCompact.encode(&bare);
    assert_eq!(compact.len(), 33);
}

/// Checks any bits: they are rejected with one line, or are the canonical encoding of their position. Returns whether
/// they are accepted.
fn check_bits(representation: Representation, bits: &Bits) -> bool {
    match representation.decode(bits) {
        Ok(position) => {
            let again = representation.encode(&position);
            assert_eq!(again.bytes(), bits.bytes(), "{representation} {bits}");
            true
        }
        Err(error) => {
            let message = error.to_string();
            assert!(
                message.starts_with(representation.name()) && !message.contains('\n'),
                "{message}"
            );
            false
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn decoders_survive_arbitrary_bytes(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        for &representation in Representation::ALL {
            check_bits(representation, &Bits::of_bytes(&bytes));
        }
    }

    #[test]
    fn hex_parser_survives_arbitrary_text(text in any::<String>()) {
        let _ = text.parse::<Bits>();
    }
}

/// Valid bits with some changed, removed or added.
#[test]
fn damaged_bits_are_rejected_or_canonical() {
    let seed = common::seed() + 2;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut read = vec![0; Representation::ALL.len()];
    for position in RandomGames::new(seed).step_by(7).take(600) {
        for (index, &representation) in Representation::ALL.iter().enumerate() {
            let bytes = representation.encode(&position).bytes();
            let mut changed = bytes.clone();
            for _ in 0..=chance.below(2) {
                let at = chance.below(bytes.len() as u32) as usize;
                changed[at] ^= 1 << chance.below(8);
            }
            read[index] += u32::from(check_bits(representation, &Bits::of_bytes(&changed)));
            let cut = chance.below(bytes.len() as u32) as usize;
            check_bits(representation, &Bits::of_bytes(&bytes[..cut]));
            let added = Bits::of_bytes(&[bytes, vec![chance.below(256) as u8]].concat());
            // The Huffman codes omit empty squares at the end, so more bits may follow.
            let open = matches!(
                representation,
                Representation::Huffman | Representation::HuffmanCompact
            );
            assert!(
                !check_bits(representation, &added) || open,
                "{representation} of {position}: {added}"
            );
        }
    }
    println!("read: {read:?} of 600");
    assert!(
        read.iter().all(|read| (10..590).contains(read)),
        "of 600: {read:?}"
    );
}

#[test]
fn decoding_errors_are_specific() {
    let start = Position::startpos();
    let hex = |representation: Representation| representation.encode(&start).to_string();
    let damage = |representation, at: usize, byte: &str| {
        let mut hex: String = hex(representation);
        hex.replace_range(2 * at..2 * at + 2, byte);
        hex
    };
    for (representation, hex, expected) in [
        (
            Representation::NibbleRanks,
            "00".into(),
            "1 bytes: expected 36",
        ),
        (
            Representation::NibbleRanks,
            damage(Representation::NibbleRanks, 9, "7f"),
            "15 on e3: expected 0 to 6 or 9 to 14",
        ),
        (
            Representation::Array8x8,
            damage(Representation::Array8x8, 20, "07"),
            "7 on e3: expected -6 to 6",
        ),
        (
            Representation::Array10x12,
            damage(Representation::Array10x12, 29, "00"),
            "0 in cell 29, off the board: expected 99",
        ),
        (
            Representation::X88,
            damage(Representation::X88, 8, "01"),
            "1 in cell 8, off the board: expected 0",
        ),
        (
            Representation::Bitboards,
            damage(Representation::Bitboards, 7, "01"),
            "two pieces on a1",
        ),
        (
            Representation::Stream,
            hex(Representation::Stream) + "00",
            "1 byte too many after byte 20",
        ),
        (
            Representation::Stream,
            // Kings on e1 and e8; the last nibble is unused but not zero.
            "0000f06fffffde81".into(),
            "is not the canonical encoding, which is 0000f06fffffde80",
        ),
        (
            Representation::Stream,
            // Four empty squares encoded as one and three.
            "0000086fffffde80".into(),
            "is not the canonical encoding, which is 0000f06fffffde80",
        ),
        (
            Representation::Stream,
            "0".repeat(30),
            "ends after 120 bits",
        ),
        (
            Representation::Stream,
            format!("0000{}f1", "8".repeat(20)),
            "more than 64 squares, at bit 96",
        ),
        (
            Representation::Huffman,
            hex(Representation::Huffman) + "0000",
            "2 bytes too many after byte 23",
        ),
        (
            Representation::Huffman,
            "01".into(),
            "ends after 8 bits, within a code",
        ),
        (
            Representation::Huffman,
            "0020".into(),
            "1 at bit 7: expected an en passant column",
        ),
        (Representation::Huffman, "0000".into(), "White has 0 kings"),
        (
            Representation::HuffmanCompact,
            "0000000000".into(),
            "two pieces on a1",
        ),
        (
            Representation::PieceList,
            "00f000".into(),
            "0 at bit 12: expected a kind of piece",
        ),
    ] {
        let message = match representation.decode(&hex.parse().unwrap()) {
            Ok(position) => panic!("{representation} {hex} is {position}"),
            Err(error) => error.to_string(),
        };
        assert!(message.contains(expected), "{hex}: {message}");
        assert!(message.contains(&hex[..hex.len().min(100)]), "{message}");
    }
}

/// The squares that the piece on a square attacks, according to the engine.
fn attacked(position: &Position, from: Square) -> Bitboard {
    let occupied = position.occupied();
    match position.piece_at(from) {
        None => Bitboard::EMPTY,
        Some(Piece { color, kind }) => match kind {
            Kind::Pawn => attacks::pawn(color, from),
            Kind::Knight => attacks::knight(from),
            Kind::Bishop => attacks::bishop(from, occupied),
            Kind::Rook => attacks::rook(from, occupied),
            Kind::Queen => attacks::queen(from, occupied),
            Kind::King => attacks::king(from),
        },
    }
}

#[test]
fn bordered_arrays_give_the_engines_attacks() {
    for position in common::positions(common::seed() + 3, 300) {
        let plain = Array8x8::from(&position);
        let (ten, twelve, sixteen) = (
            Array10x12::from(&position),
            Array12x12::from(&position),
            Array16x16::from(&position),
        );
        for from in Square::ALL {
            let expected = attacked(&position, from);
            let found = [
                plain.attacks_from(from),
                ten.attacks_from(from),
                twelve.attacks_from(from),
                sixteen.attacks_from(from),
            ];
            assert_eq!(found, [expected; 4], "{from} in {position}");
        }
    }
}

#[test]
fn piece_lists_and_bitboards_agree_with_the_position() {
    for position in common::positions(common::seed() + 4, 300) {
        let (list, sets) = (PieceList::from(&position), Bitboards::from(&position));
        for square in Square::ALL {
            assert_eq!(list.piece_at(square), position.piece_at(square));
        }
        for color in Color::ALL {
            let mut expected = Bitboard::EMPTY;
            for square in position.of_color(color) {
                expected |= attacked(&position, square);
            }
            assert_eq!(sets.attacks_of(color), expected, "{color}, {position}");
        }
        let side = position.side_to_move();
        let mut pushes = Bitboard::EMPTY;
        for mv in naive::pseudo_legal_moves(&position) {
            let pawn = position.pieces(side, Kind::Pawn).has(mv.from());
            if pawn
                && mv.from().file() == mv.to().file()
                && mv.from().rank().abs_diff(mv.to().rank()) == 1
            {
                pushes |= Bitboard::of(mv.to());
            }
        }
        assert_eq!(sets.pawn_pushes(side), pushes, "{position}");
    }
}

/// Compares moves, attacks and moves made with the engine's.
fn plays_like_the_engine<B: Mailbox + Form>(position: &Position) {
    let board = B::from(position);
    let about = format!("{} of {position}", B::REPRESENTATION);
    let words = |moves: &[fpgambit_engine::Move]| common::words(moves);
    assert_eq!(
        words(&board.pseudo_legal_moves()),
        words(&position.pseudo_legal_moves()),
        "{about}"
    );
    assert_eq!(
        words(&board.legal_moves()),
        words(&position.legal_moves()),
        "{about}"
    );
    for square in Square::ALL {
        for color in Color::ALL {
            let expected = !position
                .attackers(square, color, position.occupied())
                .is_empty();
            let found = board.is_attacked(square, color);
            assert_eq!(found, expected, "{color} on {square}, {about}");
        }
    }
    for mv in &position.legal_moves() {
        let after = board.play(*mv);
        let expected = stored_part(&position.play(*mv), B::REPRESENTATION);
        assert_eq!(after.state(), State::of(&expected), "{mv}, {about}");
        assert_eq!(after.position().as_ref(), Ok(&expected), "{mv}, {about}");
    }
}

#[test]
fn generators_agree_with_the_engine() {
    for position in common::positions(common::seed() + 5, 400) {
        plays_like_the_engine::<NibbleRanks>(&position);
        plays_like_the_engine::<Board0x88>(&position);
    }
}

#[test]
fn perft_of_the_suite_equals_the_engine() {
    let depth = if common::long() { 3 } else { 2 };
    let records = epd::parse(SUITE).unwrap_or_else(|error| panic!("{error}"));
    for (_, record) in records {
        for position in [record.position.mirrored(), record.position] {
            let expected = perft(&position, depth);
            let ranks = NibbleRanks::from(&position).perft(depth);
            let x88 = Board0x88::from(&position).perft(depth);
            assert_eq!((ranks, x88), (expected, expected), "{position}");
        }
    }
    let start = Position::startpos();
    assert_eq!(NibbleRanks::from(&start).perft(4), 197_281);
    assert_eq!(Board0x88::from(&start).perft(4), 197_281);
}

#[test]
fn board_without_a_king_has_no_position() {
    let bits = Board0x88::from(&Position::startpos()).to_bits();
    let mut bytes = bits.bytes();
    bytes[4] = 0;
    let board = Board0x88::from_bits(&Bits::of_bytes(&bytes)).unwrap();
    assert!(matches!(board.position(), Err(Fault::Rule(_))));
}
