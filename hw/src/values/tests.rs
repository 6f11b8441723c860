//! Checks that the values match the engine's and that every key is found.

use super::*;
use fpgambit_engine::repetition::{Line, Record};
use fpgambit_engine::{Move, Position, Square};

#[test]
fn values_fit_their_width_and_are_found_by_key() {
    for value in ALL.iter().chain(protocol::ALL).chain(registers::ALL) {
        assert!(value.number >> value.width.unwrap_or(5) == 0, "{value:?}");
        assert_eq!(find(value.key).unwrap().number, value.number);
    }
    assert_eq!(find("piece$PRINCE"), None);
}

#[test]
fn not_masks_complement_direction_masks() {
    for (set, rest) in [
        (rays::EASTWARD, rays::NOT_EASTWARD),
        (rays::WESTWARD, rays::NOT_WESTWARD),
        (rays::NORTHWARD, rays::NOT_NORTHWARD),
        (rays::SOUTHWARD, rays::NOT_SOUTHWARD),
        (jumps::EAST_TWO | jumps::EAST_ONE, jumps::NOT_EAST),
        (jumps::WEST_TWO | jumps::WEST_ONE, jumps::NOT_WEST),
        (jumps::NORTH_TWO | jumps::NORTH_ONE, jumps::NOT_NORTH),
        (jumps::SOUTH_TWO | jumps::SOUTH_ONE, jumps::NOT_SOUTH),
        (jumps::EAST_TWO, jumps::NOT_EAST_TWO),
        (jumps::WEST_TWO, jumps::NOT_WEST_TWO),
        (jumps::NORTH_TWO, jumps::NOT_NORTH_TWO),
        (jumps::SOUTH_TWO, jumps::NOT_SOUTH_TWO),
    ] {
        assert_eq!(set ^ rest, rays::ALL);
    }
}

#[test]
fn word_fields_match_the_engine_layout() {
    let (from, to) = (Square::wrapping(13), Square::wrapping(50));
    let word = u64::from(Move::new(from, to, MoveKind::CastleLong).word());
    assert_eq!(
        word,
        13 | 50 << move_word::TO | move_kind::CASTLE_LONG << move_word::KIND
    );

    let fen = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";
    let state = Position::from_fen(fen).unwrap().image()[8];
    assert_eq!(state >> state_word::SIDE & 1, 0);
    assert_eq!(state >> state_word::RIGHTS & 15, 15);
    assert_eq!(state >> state_word::EN_PASSANT & 1, 1);
    assert_eq!(state >> state_word::EN_PASSANT_SQUARE & 63, 43);

    let line = Line::parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1").unwrap();
    let record: Record = line.steps[0].record(&line.start);
    assert_eq!(
        record.from().index() as u32,
        record.word() >> record::FROM & 63
    );
    assert_eq!(record.to().index() as u32, record.word() >> record::TO & 63);
    assert_eq!(u32::from(record.nibble()), record.word() >> record::PIECE);
    assert_eq!(record.word() >> (record::FLAGS + flag::CASTLING) & 1, 1);
}
