//! Tests the tablebase unit's Verilog, compiled by Verilator, with every legal position.

use fpgambit_engine::Kind;
use fpgambit_engine::kqkr::{Bare, Ending, Extent, Goal, ILLEGAL, Turn, solve};
use fpgambit_hw::export::source;
use fpgambit_hw::kqkr::{KqkrDriver, LATENCY, UNIT};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_sim::device::verilator::Verilated;
use fpgambit_testbenches::has_tool;

/// Compares all 8,952,608 answers, one per clock, with tables of the whole board, which use no symmetry.
#[test]
fn every_legal_position_gets_the_right_answer() {
    if !has_tool("verilator") {
        return;
    }
    let source = source(&UNIT.builds[0], PosdataForm::default()).unwrap();
    let mut driver = KqkrDriver::new(Verilated::new(&source).unwrap());
    let bare = Bare::solve(Extent::Whole, Kind::Queen);
    let stages = solve(Extent::Whole, Ending::QueenWins, Goal::Mate, &bare);
    let queries = stages
        .of(Turn::Winner)
        .iter()
        .enumerate()
        .filter(|&(_, &stage)| stage != ILLEGAL)
        .map(|(entry, &stage)| Some((stages.men(entry), stage < ILLEGAL)));
    let mut under_way = [None; LATENCY];
    let (mut answered, mut wins) = (0, 0);
    for (clock, query) in queries.chain([None; LATENCY]).enumerate() {
        let slot = &mut under_way[clock % LATENCY];
        let answer = driver.clock(query.map(|(men, _)| men));
        assert_eq!(answer, slot.map(|(_, won)| won), "clock {clock}, {slot:?}");
        answered += usize::from(answer.is_some());
        wins += usize::from(answer == Some(true));
        *slot = query;
    }
    println!("{answered} positions answered, one a clock, {wins} won");
    assert_eq!((answered, wins), (8_952_608, 8_863_768));
}
