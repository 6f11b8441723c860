//! The perft array compared with the engine, clocked in-process.

use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::{Position, epd, perft};
use fpgambit_hw::perft::stimulus::Stimulus;
use fpgambit_hw::perft::{Job, ParallelPerft, PerftDriver, with_cores};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::{Build, InProcess};

/// The six usual positions with their node counts by depth.
const USUAL: &[u8] = include_bytes!("../../../sim/data/usual.epd");

/// The arrays under test.
const ARRAYS: [(usize, Build); 4] = [
    (1, Build::Compact),
    (2, Build::Compact),
    (1, Build::Fast),
    (2, Build::Fast),
];

fn unit(cores: usize, build: Build) -> PerftDriver<InProcess> {
    let circuit = (with_cores(cores, build).unwrap().circuit)(PosdataForm::Logic);
    PerftDriver::new(InProcess::new(circuit).unwrap())
}

/// Counts nodes, in at most a hundred thousand clocks per job.
fn agree(unit: &mut PerftDriver<InProcess>, position: &Position, depth: u32, divide: bool) -> u32 {
    let job = Job {
        divide,
        ..Job::new(position, depth)
    };
    let mut looks = 25;
    let stop = || {
        looks -= 1;
        looks == 0
    };
    let counted = unit.run(&job, stop).unwrap();
    let counted = counted.unwrap_or_else(|| panic!("{position}, depth {depth}: no end"));
    assert_eq!(
        counted.nodes,
        perft(position, depth),
        "{position}, depth {depth}"
    );
    let mut expected = Vec::new();
    if divide {
        let moves = position.legal_moves();
        expected.extend(
            moves
                .iter()
                .map(|&mv| (mv, perft(&position.play(mv), depth - 1))),
        );
        expected.sort_by_key(|(mv, _)| mv.word());
    }
    assert_eq!(counted.divide, expected, "{position}, depth {depth}");
    counted.cycles
}

#[test]
fn standard_positions_match_the_engine() {
    for (cores, build) in ARRAYS {
        let mut unit = unit(cores, build);
        for (_, record) in epd::parse(USUAL).unwrap() {
            for position in [record.position.mirrored(), record.position] {
                for depth in 1..=3 {
                    let cycles = agree(&mut unit, &position, depth, false);
                    println!("{build}, {cores} cores, {position}, depth {depth}: {cycles} cycles");
                }
            }
        }
    }
}

/// Game positions and odd boards, with and without divide; two cores share jobs of four plies.
#[test]
fn random_positions_match_the_engine() {
    let seed = 860;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut games = RandomGames::new(seed);
    let mut boards = RandomBoards::new(seed);
    for (cores, build) in ARRAYS {
        let mut unit = unit(cores, build);
        for number in 0..60 {
            let position = match number % 3 {
                0 => games.next().unwrap(),
                _ => boards.next().unwrap(),
            };
            let depth = 1 + chance.below(2);
            agree(&mut unit, &position, depth, chance.once_in(2));
        }
        let ending: Position = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 1".parse().unwrap();
        agree(&mut unit, &ending, 4, false);
        agree(&mut unit, &ending, 4, true);
    }
}

/// Cancelled, reset or given garbage in any clock, the unit answers the next job correctly.
#[test]
fn interrupted_jobs_leave_no_state_behind() {
    let seed = 13;
    println!("seed {seed}");
    for build in [Build::Compact, Build::Fast] {
        check_interrupted_jobs(seed, build);
    }
}

fn check_interrupted_jobs(seed: u64, build: Build) {
    let mut chance = Chance::new(seed);
    let mut unit = unit(2, build);
    let pins = ParallelPerft::PINS;
    let mut stimulus = Stimulus::new(seed);
    let start = Position::startpos();
    for round in 0..60 {
        for _ in 0..chance.below(300) {
            let inputs = stimulus.next().unwrap();
            for (pin, &value) in inputs.iter().enumerate() {
                unit.driver().drive(pin, value);
            }
            unit.driver().clock();
        }
        unit.driver().drive(pins.job_valid, 0);
        unit.driver().drive(pins.reset, 0);
        unit.driver().drive(pins.result_ready, 1);
        match round % 2 {
            0 => unit.driver().reset(),
            _ => unit.cancel(),
        }
        unit.driver().drive(pins.cancel, 0);
        agree(&mut unit, &start, 1 + round % 2, round % 3 == 0);
    }
}
