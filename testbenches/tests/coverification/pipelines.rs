//! The maker's and the counter's Verilog, compiled by Verilator, against the engine.
//!
//! `FPGAMBIT_LONG=1`: ten million positions counted, as many moves made and taken back.

use fpgambit_engine::random::{RandomBoards, RandomGames};
use fpgambit_engine::{Move, Position};
use fpgambit_hw::count::{self, CountDriver, Counted};
use fpgambit_hw::export::source;
use fpgambit_hw::make::{self, After, Change, MakeDriver};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::Unit;
use fpgambit_sim::device::verilator::Verilated;
use fpgambit_testbenches::{amount, has_tool};
use std::collections::VecDeque;

const SEED: u64 = 42;
/// Moves made before they are taken back.
const BATCH: usize = 100_000;

fn verilated(unit: &Unit) -> Verilated {
    let source = source(&unit.builds[0], PosdataForm::default()).unwrap();
    Verilated::new(&source).unwrap()
}

/// Positions of games and random boards, each also with the colours exchanged.
fn positions() -> impl Iterator<Item = Position> {
    println!("seed {SEED}");
    let mut games = RandomGames::new(SEED);
    let mut boards = RandomBoards::new(SEED);
    (0..).flat_map(move |number| {
        let position = match number % 3 {
            0 => games.next().unwrap(),
            _ => boards.next().unwrap(),
        };
        [position.mirrored(), position]
    })
}

#[test]
fn move_counts_match_the_engine() {
    if !has_tool("verilator") {
        return;
    }
    let amount = amount(100_000, 10_000_000);
    let mut driver = CountDriver::new(verilated(&count::UNIT));
    let mut under_way: VecDeque<Position> = VecDeque::new();
    let (mut answered, mut moves, mut wrong) = (0usize, 0, 0);
    let mut positions = positions().zip(0..amount);
    while answered < amount {
        let next = positions.next();
        let tag = |number: usize| (number & 0xffff) as u32;
        let sent = next
            .as_ref()
            .map(|(one, number)| (tag(*number), one.image()));
        let answer = driver.clock(sent);
        if let Some(answer) = answer {
            let position = under_way.pop_front().expect("every answer has a request");
            let expected = Counted::expected(tag(answered), &position);
            if answer != expected {
                wrong += 1;
                println!("{position}: {answer:?}, expected {expected:?}");
            }
            answered += 1;
            moves += u64::from(expected.moves);
        } else {
            assert!(under_way.len() < count::LATENCY, "no answer");
        }
        under_way.extend(next.map(|(position, _)| position));
    }
    println!("{answered} positions, {moves} moves, {wrong} differ");
    assert_eq!(wrong, 0);
}

#[test]
fn every_move_is_made_and_taken_back() {
    if !has_tool("verilator") {
        return;
    }
    let batches = amount(1, 100);
    let mut driver = MakeDriver::new(verilated(&make::UNIT));
    let mut moves = positions().flat_map(|position| {
        let moves: Vec<Move> = position.pseudo_legal_moves().to_vec();
        moves.into_iter().map(move |mv| (position.clone(), mv))
    });
    for _ in 0..batches {
        make_and_take_back(&mut driver, moves.by_ref().take(BATCH).collect());
    }
    println!("{} moves made and taken back", batches * BATCH);
}

/// Makes these moves, one a clock, and then takes them back.
fn make_and_take_back(driver: &mut MakeDriver<Verilated>, moves: Vec<(Position, Move)>) {
    let mut made: Vec<(Change, [u32; 9])> = Vec::new();
    let mut under_way = VecDeque::new();
    for next in moves.iter().map(Some).chain([None; make::LATENCY]) {
        let change = next.map(|(position, mv)| Change {
            image: position.image(),
            mv: *mv,
            back: None,
        });
        if let Some(After { image, undo }) = driver.clock(change) {
            let (position, mv): &(Position, Move) =
                under_way.pop_front().expect("every answer has a request");
            assert_eq!(image, position.play(*mv).image(), "{position}, {mv}");
            let (mv, back) = (*mv, Some(undo));
            made.push((Change { image, mv, back }, position.image()));
        }
        under_way.extend(next);
    }
    assert_eq!(made.len(), moves.len());
    let mut expected = made.iter().map(|(_, before)| *before);
    for next in made.iter().map(Some).chain([None; make::LATENCY]) {
        if let Some(after) = driver.clock(next.map(|(change, _)| *change)) {
            let image = expected.next().expect("every answer has a request");
            assert_eq!(after, After { image, undo: 0 });
        }
    }
    assert_eq!(expected.next(), None, "not all moves were taken back");
}
