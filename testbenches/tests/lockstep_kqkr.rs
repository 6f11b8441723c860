//! The tablebase unit's exported Verilog, compiled by Verilator: in lock-step with the circuit it came from, and asked for
//! every legal position.

use fpgambit_engine::Kind;
use fpgambit_engine::kqkr::{Bare, Ending, Extent, Goal, ILLEGAL, Turn, solve};
use fpgambit_hw::export::{Build, Request, Target, Unit, export};
use fpgambit_hw::kqkr::Kqkr;
use fpgambit_hw::kqkr::stimulus::Stimulus;
use fpgambit_sim::device::verilator::{Source, Verilated};
use fpgambit_sim::lockstep::Lockstep;
use fpgambit_sim::pins::{InProcess, Simulator};
use fpgambit_testbenches::has_tool;

const CYCLES: usize = 200_000;
/// Clocks from a query to its answer.
const LATENCY: usize = 3;

fn verilated() -> Option<Verilated<Kqkr>> {
    if !has_tool("verilator") {
        return None;
    }
    let request = Request {
        unit: Unit::Kqkr,
        build: Build::Compact,
        target: Target::Ecp5,
    };
    let files = export(&request).unwrap();
    let verilog = files.iter().find(|file| file.name == "kqkr.v").unwrap();
    let memories = files.iter().filter(|file| file.name.ends_with(".mem"));
    let source = Source {
        top: request.top(),
        verilog: verilog.contents.clone(),
        memories: memories
            .map(|file| (file.name.clone(), file.contents.clone()))
            .collect(),
    };
    Some(Verilated::new(&source).unwrap())
}

#[test]
fn the_export_is_the_circuit() {
    let Some(verilated) = verilated() else { return };
    let seed = 51;
    let mut lockstep = Lockstep::new(InProcess::<Kqkr>::new().unwrap(), verilated);
    let mut won = 0;
    for inputs in Stimulus::new(seed).take(CYCLES) {
        match lockstep.step(&inputs) {
            Ok(outputs) => won += (outputs[1] & outputs[2]) as usize,
            Err(difference) => panic!("seed {seed}: {difference}"),
        }
    }
    println!("seed {seed}: {CYCLES} cycles, a win offered in {won}");
    assert!(won > CYCLES / 20);
}

/// All 8,952,608 of them, one a clock, against tables of the whole board, which know nothing of symmetry.
#[test]
fn every_legal_position_is_answered() {
    let Some(mut unit) = verilated() else { return };
    let bare = Bare::solve(Extent::Whole, Kind::Queen);
    let stages = solve(Extent::Whole, Ending::QueenWins, Goal::Mate, &bare);
    let mut queries = stages
        .of(Turn::Winner)
        .iter()
        .enumerate()
        .filter(|&(_, &stage)| stage != ILLEGAL)
        .map(|(entry, &stage)| (stages.men(entry), stage < ILLEGAL));
    // reset, query_valid, the squares, answer_ready
    unit.drive(0, 0);
    unit.drive(6, 1);
    let mut under_way = [None; LATENCY];
    let (mut answered, mut wins) = (0, 0);
    for clock in 0.. {
        let query = queries.next();
        unit.drive(1, query.is_some().into());
        if let Some((men, _)) = query {
            for (pin, square) in (2..).zip([men.king, men.other, men.piece, men.foe]) {
                unit.drive(pin, square.index() as u32);
            }
        }
        let slot = &mut under_way[clock % LATENCY];
        assert_eq!(
            unit.read(1) == 1,
            slot.is_some(),
            "answer_valid, clock {clock}"
        );
        if let Some((men, won)) = *slot {
            assert_eq!(unit.read(2) == 1, won, "{men:?}");
            answered += 1;
            wins += usize::from(won);
        }
        *slot = query;
        unit.cycle();
        if under_way.iter().all(Option::is_none) && answered > 0 {
            break;
        }
    }
    println!("{answered} positions answered, one a clock, {wins} won");
    assert_eq!((answered, wins), (8_952_608, 8_863_768));
}
