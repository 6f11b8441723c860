//! The hard cases by name, the history's end, and what the printed form of the chains misses.

use super::bench::{Pair, device};
use fpgambit_engine::Position;
use fpgambit_engine::repetition::{
    CASES, Case, Detector, Line, Oracle, PrintedChains, RandomLines, Step, Verdict,
};
use fpgambit_hw::chains::Chains;
use fpgambit_hw::repetition::{QueryMode, Repetition};
use fpgambit_sim::device::DeviceError;
use fpgambit_sim::device::repetition::RepetitionUnit;

/// Checks both units at the end of a named case.
fn judge(name: &str) {
    let case = Case::named(name).unwrap_or_else(|| panic!("no case '{name}'"));
    let line = case.line();
    let mut counter = Pair::new(device(Repetition::default()));
    let mut chains = Pair::new(device(Chains::default()));
    let all = QueryMode::from_word(2);
    let mut found = Vec::new();
    counter.follow(&line, || all, |_, answer| found.push(answer.clone()));
    let last = found.last().unwrap();
    assert_eq!(last.verdict, case.verdict, "{name}");
    let nearest = last.moves.first().map(|mv| mv.to_string());
    assert_eq!(
        nearest.as_deref(),
        case.upcoming.map(|(mv, _)| mv),
        "{name}"
    );
    chains.follow(&line, QueryMode::default, |_, _| {});
    assert_eq!(
        chains.unit.query(QueryMode::default()).unwrap().verdict,
        case.verdict,
        "{name}"
    );
}

macro_rules! cases {
    ($($test:ident: $name:literal),* $(,)?) => {
        $( #[test] fn $test() { judge($name); } )*

        #[test]
        fn every_case_has_its_test() {
            let tested = [$($name),*];
            for case in CASES {
                assert!(tested.contains(&case.name), "no test for '{}'", case.name);
            }
        }
    };
}

cases! {
    irreversible_move_is_not_undone: "the irreversible move is not undone",
    piece_moves_to_a_vacated_square: "a piece goes where another has left",
    two_like_pieces_swap: "two like pieces swap",
    three_like_pieces_rotate: "three like pieces rotate",
    king_returns_without_its_castling_right: "a king comes back a castling right poorer",
    rook_returns_without_its_castling_right: "a rook comes back a castling right poorer",
    positions_without_castling_rights_repeat: "poorer positions repeat each other",
    king_and_rook_walk_back_after_castling: "castled and walked back",
    legal_en_passant_makes_a_different_position: "a legal en passant capture makes another position",
    positions_repeat_after_en_passant_expires: "without the capture the positions repeat",
    pinned_en_passant_makes_no_difference: "an en passant capture that a pin forbids makes no difference",
    uncapturable_en_passant_makes_no_difference: "an en passant square without a pawn beside it makes no difference",
    null_move_is_a_boundary: "a null move is a boundary",
    positions_repeat_after_a_null_move: "positions repeat above a null move",
    same_board_with_other_side_to_move_is_new: "the same board with the other side to move",
    both_sides_triangulate: "both sides triangulate",
    fewer_than_four_plies_cannot_repeat: "below four plies",
    displaced_piece_cannot_return_in_one_move: "one piece amiss that cannot go there in one move",
    start_position_occurs_five_times: "the start position five times",
}

/// Knights move out and back, so that every position recurs every four plies.
fn shuffle(plies: usize) -> Line {
    let moves = "g1f3 g8f6 f3g1 f6g8 ".repeat(plies.div_ceil(4));
    let mut line = Line::parse(&Position::startpos().to_string(), &moves).unwrap();
    line.steps.truncate(plies);
    line
}

/// The unit keeps the last 510 moves. When older ones are missing, the answer says so.
fn check_game_longer_than_the_history(unit: &mut dyn RepetitionUnit) {
    let line = shuffle(600);
    unit.load(&line.start).unwrap();
    for (ply, &step) in (1..).zip(&line.steps) {
        unit.push(step).unwrap();
        if ply < 496 && !u32::is_multiple_of(ply, 31) {
            continue;
        }
        let found = unit.query(QueryMode::default()).unwrap();
        let seen = ply.min(510);
        assert_eq!(found.reversible, seen, "ply {ply}");
        assert_eq!(found.verdict.count, (1 + seen / 4).min(127), "ply {ply}");
        assert_eq!(found.verdict.back, Some(4), "ply {ply}");
        assert_eq!(found.cut, ply > 510, "ply {ply}");
    }
    for left in (0..510).rev() {
        unit.pop().unwrap();
        if !(10..=470).contains(&left) {
            let found = unit.query(QueryMode::default()).unwrap();
            assert_eq!(found.reversible, left, "{left} left");
            assert_eq!(found.verdict.count, (1 + left / 4).min(127), "{left} left");
            assert!(found.cut, "{left} left");
        }
    }
    assert!(matches!(unit.pop(), Err(DeviceError::NothingToPop)));
    unit.load(&line.start).unwrap();
    assert!(!unit.query(QueryMode::default()).unwrap().cut, "a new game");
}

#[test]
fn counter_reports_a_cut_history() {
    check_game_longer_than_the_history(device(Repetition::default()).as_mut());
}

#[test]
fn chains_report_a_cut_history() {
    check_game_longer_than_the_history(device(Chains::default()).as_mut());
}

/// A boundary that was reversible moves away from the end of the memory, and comes back to the top.
#[test]
fn reversible_count_is_right_after_moves_are_dropped() {
    let mut line = shuffle(400);
    let pawn = Line::parse(&Position::startpos().to_string(), "e2e4").unwrap();
    line.steps.extend(pawn.steps);
    let after = Line::parse(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        &"g8f6 g1f3 f6g8 f3g1 ".repeat(50),
    )
    .unwrap();
    line.steps.extend(after.steps);
    for mut unit in [device(Repetition::default()), device(Chains::default())] {
        unit.load(&line.start).unwrap();
        for &step in &line.steps {
            unit.push(step).unwrap();
        }
        assert_eq!(unit.query(QueryMode::default()).unwrap().reversible, 200);
        for _ in 0..201 {
            unit.pop().unwrap();
        }
        // 601 moves came, the first 91 were dropped, 309 are left.
        let found = unit.query(QueryMode::default()).unwrap();
        assert_eq!((found.reversible, found.verdict.count), (309, 1 + 309 / 4));
        assert!(found.cut);
    }
}

/// The printed form gives no false alarm and misses what the engine's printed form misses.
#[test]
fn printed_chains_match_the_printed_form_in_software() {
    let seed = 46;
    println!("seed {seed}");
    let mut unit = device(Chains::printed());
    let (mut repeated, mut missed) = (0, 0);
    let cases = CASES
        .iter()
        .map(Case::line)
        .chain(RandomLines::new(seed).take(300));
    // The paper's null move counter belongs to the search, not to the unit.
    for line in cases.filter(|line| !line.steps.contains(&Step::Null)) {
        let mut printed = PrintedChains::default();
        let mut oracle = Oracle::new(&line.start);
        unit.load(&line.start).unwrap();
        for (before, step) in line.positions() {
            unit.push(step).unwrap();
            printed.step(&before, step);
            let after = oracle.step(&before, step);
            let found: Verdict = unit.query(QueryMode::default()).unwrap().verdict;
            assert_eq!(found, printed.query(&after, u32::MAX), "{line}, {step}");
            let truth = oracle.query();
            assert!(found.count <= truth.count, "{line}, {step}: a false alarm");
            repeated += truth.count - 1;
            missed += truth.count - found.count;
        }
    }
    println!("{missed} of {repeated} earlier occurrences missed");
    assert!(missed > 0 && missed < repeated / 2);
}
