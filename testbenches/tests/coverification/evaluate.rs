//! The evaluator's Verilog, compiled by Verilator, against the engine's network in play.
//!
//! `FPGAMBIT_LONG=1`: a million values.

use fpgambit_engine::Position;
use fpgambit_engine::network::{Line, Network, naive};
use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::searcher::Evaluation;
use fpgambit_hw::evaluate::vectors::Play;
use fpgambit_hw::evaluate::{CONTEXTS, EvaluateDriver, Request, UNIT, Valued};
use fpgambit_hw::export::source;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_sim::device::verilator::Verilated;
use fpgambit_testbenches::{amount, has_tool};
use std::collections::VecDeque;

/// In eight contexts, with positions of games and random boards, every value equals that of the engine's accumulators after
/// the same moves, and that of the naive definition.
#[test]
fn evaluator_values_match_the_network() {
    if !has_tool("verilator") {
        return;
    }
    let (seed, amount) = (64, amount(60_000, 1_000_000));
    println!("seed {seed}");
    let network = Network::chip();
    let source = source(&UNIT.builds[0], PosdataForm::default()).unwrap();
    let mut driver = EvaluateDriver::new(Verilated::new(&source).unwrap());
    let mut play = Play::new(seed);
    let mut chance = Chance::new(seed);
    let mut games = RandomGames::new(seed).step_by(13);
    let mut boards = RandomBoards::new(seed);
    let mut lines: Vec<Line> = (0..CONTEXTS).map(|_| Line::new(network)).collect();
    let mut befores: Vec<Option<Position>> = vec![None; CONTEXTS as usize];
    let mut due: VecDeque<(Valued, Position)> = VecDeque::new();
    let mut found = Vec::new();
    let mut values = 0;
    while values < amount {
        let context = chance.below(CONTEXTS);
        let line = &mut lines[context as usize];
        let next = match chance.once_in(80) {
            true => None,
            false => play.next(context),
        };
        let (request, position) = next.unwrap_or_else(|| {
            let position = match chance.once_in(2) {
                true => games.next().unwrap(),
                false => boards.next().unwrap(),
            };
            (play.load(context, position.clone()), position)
        });
        match request {
            Request::Load(_) => line.load(&position),
            Request::Undo => line.unmake(),
            Request::Pass => line.pass(),
            Request::Move(mv) => line.make(befores[context as usize].as_ref().unwrap(), mv),
        }
        befores[context as usize] = Some(position.clone());
        if request.has_value() {
            let value = line.value(position.side_to_move());
            let counted = naive::sums(network, &position).value;
            assert_eq!(i64::from(value), counted, "{position}");
            due.push_back((Valued { context, value }, position));
        }
        driver
            .offer(context, request, &mut found)
            .expect("accepted");
        if values + due.len() >= amount {
            driver.drain(&mut found);
        }
        for valued in found.drain(..) {
            let (expected, position) = due.pop_front().expect("every value has a request");
            assert_eq!(valued, expected, "{position}");
            values += 1;
        }
    }
    println!("{values} values, {} clocks", driver.driver().clocks());
}
