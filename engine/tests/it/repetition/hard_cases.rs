//! Tests of the hard cases by name, with every exact detector, the printed chains and a counter with a known error.

use fpgambit_engine::Square;
use fpgambit_engine::repetition::{
    CASES, Case, Counter, Detector, History, Line, Oracle, PrintedChains, Record, Verdict,
    bitboards, mailbox, walk,
};

use super::verdicts;

/// Checks a case with every exact detector, with the counter on both kinds of board, and for the move that would
/// repeat.
fn check(name: &str) {
    let case = Case::named(name).unwrap_or_else(|| panic!("no case is named {name}"));
    let line = case.line();
    assert_eq!(verdicts(&line).last(), Some(&case.verdict), "{name}");

    let mut counter = Counter::default();
    let mut history = History::new();
    let mut oracle = Oracle::new(&line.start);
    let mut last = line.start.clone();
    for (before, step) in line.positions() {
        counter.step(&before, step);
        history.push(step.record(&before));
        last = oracle.step(&before, step);
    }
    let (verdict, upcoming) = counter.query_with_move(&last, u32::MAX);
    assert_eq!(verdict, case.verdict, "{name}");
    let upcoming = upcoming.map(|upcoming| (upcoming.mv.to_string(), upcoming.back));
    let expected = case.upcoming.map(|(uci, back)| (uci.to_owned(), back));
    assert_eq!(upcoming, expected, "{name}");
    let first = oracle.moves_that_repeat(&last).first().copied();
    assert_eq!(
        first.map(|(mv, back)| (mv.to_string(), back)),
        expected,
        "{name}"
    );

    let on_bitboards = walk(history.reversible(), u32::MAX, bitboards(&last));
    assert_eq!(on_bitboards, case.verdict, "{name}");
}

macro_rules! cases {
    ($($test:ident: $name:literal;)*) => {
        $(
            #[test]
            fn $test() {
                check($name);
            }
        )*

        #[test]
        fn every_case_has_its_test() {
            let tested = [$($name),*];
            let cases: Vec<&str> = CASES.iter().map(|case| case.name).collect();
            assert_eq!(cases, tested);
        }
    };
}

cases! {
    irreversible_move_is_not_undone: "the irreversible move is not undone";
    piece_moves_to_a_vacated_square: "a piece goes where another has left";
    two_like_pieces_swap: "two like pieces swap";
    three_like_pieces_rotate: "three like pieces rotate";
    king_returns_without_its_castling_right: "a king comes back a castling right poorer";
    rook_returns_without_its_castling_right: "a rook comes back a castling right poorer";
    positions_without_castling_rights_repeat: "poorer positions repeat each other";
    king_and_rook_walk_back_after_castling: "castled and walked back";
    legal_en_passant_makes_a_different_position: "a legal en passant capture makes another position";
    positions_repeat_after_en_passant_expires: "without the capture the positions repeat";
    pinned_en_passant_makes_no_difference: "an en passant capture that a pin forbids makes no difference";
    uncapturable_en_passant_makes_no_difference: "an en passant square without a pawn beside it makes no difference";
    null_move_is_a_boundary: "a null move is a boundary";
    positions_repeat_after_a_null_move: "positions repeat above a null move";
    same_board_with_other_side_to_move_is_new: "the same board with the other side to move";
    both_sides_triangulate: "both sides triangulate";
    fewer_than_four_plies_cannot_repeat: "below four plies";
    displaced_piece_cannot_return_in_one_move: "one piece amiss that cannot go there in one move";
    start_position_occurs_five_times: "the start position five times";
}

/// The printed chains' verdict on a case.
fn printed(name: &str) -> (Verdict, Verdict) {
    let case = Case::named(name).unwrap();
    let line = case.line();
    let mut chains = PrintedChains::default();
    let mut last = line.start.clone();
    for (before, step) in line.positions() {
        chains.step(&before, step);
        step.make(&mut last);
    }
    (chains.query(&last, u32::MAX), case.verdict)
}

#[test]
fn printed_chains_miss_the_documented_cases() {
    for name in [
        "three like pieces rotate",
        "both sides triangulate",
        "positions repeat above a null move",
    ] {
        let (printed, right) = printed(name);
        assert_eq!(printed, Verdict::NEW, "{name}");
        assert!(right.is_repeated(), "{name}");
    }
    let (swap, right) = printed("two like pieces swap");
    assert_eq!(swap, right);
}

/// Nine knights of each side walk out, one after the other, and back: 18 chains at once.
#[test]
fn printed_chain_list_overflows() {
    let fen = "nk6/8/nnnnnnnn/8/8/NNNNNNNN/8/NK6 w - - 0 1";
    // Two neighbours each move two ranks up, to the other's file.
    let white = [
        ("a3", "b5"),
        ("b3", "a5"),
        ("c3", "d5"),
        ("d3", "c5"),
        ("e3", "f5"),
        ("f3", "e5"),
        ("g3", "h5"),
        ("h3", "g5"),
        ("a1", "c2"),
    ];
    let back = white.iter().rev().map(|&(from, to)| (to, from));
    let square = |text: &str| text.parse::<Square>().unwrap();
    let moves: Vec<String> = white
        .iter()
        .copied()
        .chain(back)
        .flat_map(|(from, to)| {
            let [from, to] = [from, to].map(square);
            [
                format!("{from}{to}"),
                format!("{}{}", from.mirror(), to.mirror()),
            ]
        })
        .collect();
    let line = Line::parse(fen, &moves.join(" ")).unwrap();
    let expected = Verdict {
        count: 2,
        back: Some(36),
    };
    assert_eq!(verdicts(&line).last(), Some(&expected));

    let mut printed = PrintedChains::default();
    for (before, step) in line.positions() {
        printed.step(&before, step);
    }
    assert_eq!(printed.query(&line.start, u32::MAX), Verdict::NEW);
}

/// The error of a counter that undoes the irreversible move, as GNU Chess 4 does.
#[test]
fn undoing_an_irreversible_move_gives_a_false_alarm() {
    let case = Case::named("the irreversible move is not undone").unwrap();
    let line = case.line();
    let records: Vec<Record> = line
        .positions()
        .map(|(before, step)| step.record(&before))
        .collect();
    let mut last = line.start.clone();
    line.steps.iter().for_each(|step| step.make(&mut last));
    let careless = walk(&records, u32::MAX, mailbox(&last));
    assert_eq!(
        careless,
        Verdict {
            count: 2,
            back: Some(4)
        }
    );
}
