//! The perft array against the engine, clocked in process.

use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::{Position, perft};
use fpgambit_hw::perft::stimulus::Stimulus;
use fpgambit_hw::perft::{Job, Perft, PerftDriver, with_cores};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::InProcess;

/// The six usual positions (chessprogramming wiki, "Perft Results").
const USUAL: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
];

fn unit(cores: usize) -> PerftDriver<InProcess> {
    let circuit = (with_cores(cores).unwrap().circuit)(PosdataForm::Logic);
    PerftDriver::new(InProcess::new(circuit).unwrap())
}

/// Counts, at most a hundred thousand clocks a job.
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
fn the_usual_positions() {
    for cores in [1, 2] {
        let mut unit = unit(cores);
        for fen in USUAL {
            let position: Position = fen.parse().unwrap();
            for position in [position.mirrored(), position] {
                for depth in 1..=3 {
                    let cycles = agree(&mut unit, &position, depth, false);
                    println!("{cores} cores, {position}, depth {depth}: {cycles} cycles");
                }
            }
        }
    }
}

/// Positions of games and odd boards, divided or not; two cores share those of four plies.
#[test]
fn random_positions() {
    let seed = 860;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut games = RandomGames::new(seed);
    let mut boards = RandomBoards::new(seed);
    for cores in [1, 2] {
        let mut unit = unit(cores);
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

/// Cancelled, reset or given nonsense in any clock, it answers the next job rightly.
#[test]
fn nothing_is_left_of_what_was_broken_off() {
    let seed = 13;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut unit = unit(2);
    let pins = Perft::<1>::PINS;
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
