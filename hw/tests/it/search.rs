//! The searcher compared with the engine's, node for node.

use fpgambit_engine::Move;
use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::repetition::RandomLines;
use fpgambit_engine::searcher::{CancelAfter, Counts, Job, Searcher, Squares, Status};
use fpgambit_hw::search::{Search, SearchDriver};
use fpgambit_hw::unit::InProcess;

struct Pair {
    circuit: SearchDriver<InProcess>,
    software: Searcher<Squares>,
    counts: Counts,
}

impl Pair {
    fn new() -> Pair {
        Pair {
            circuit: SearchDriver::new(InProcess::of(Search::default()).unwrap()),
            software: Searcher::new(Squares::new()),
            counts: Counts::default(),
        }
    }

    fn agrees(&mut self, job: &Job) {
        let expected = self.software.run(job, &mut self.counts).unwrap();
        let found = self.circuit.run(job, |_| false);
        let found = found.unwrap_or_else(|error| panic!("{error}: {job:?}"));
        assert_eq!(found.answer, expected, "{} {job:?}", job.position);
    }
}

/// A job of up to three plies with a random window, first move and node limit.
fn job(position: fpgambit_engine::Position, chance: &mut Chance) -> Job {
    let mut job = Job::new(position, chance.below(4) as u8);
    job.tag = chance.below(u32::MAX);
    job.nodes = 1 + u64::from(chance.below(400));
    if chance.once_in(2) {
        let middle = chance.below(1_200) as i16 - 600;
        job.alpha = middle - 1 - chance.below(200) as i16;
        job.beta = middle + chance.below(200) as i16;
    }
    let legal: Vec<Move> = job.position.legal_moves().to_vec();
    if chance.once_in(3) {
        job.first = chance.pick(&legal).copied();
    }
    job
}

#[test]
fn circuit_and_software_agree() {
    let seed = 11;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut pair = Pair::new();
    let games = RandomGames::new(seed).step_by(9);
    let positions = games.zip(RandomBoards::new(seed)).flat_map(|(a, b)| [a, b]);
    for position in positions.take(150) {
        pair.agrees(&job(position, &mut chance));
    }
    println!("{:?}", pair.counts);
    let counts = pair.counts;
    assert!(
        counts.passes > 0 && counts.reverse > 0 && counts.guarded > 0,
        "{counts:?}"
    );
}

/// With moves of the game before the root, and another game started in between.
#[test]
fn circuit_and_software_agree_in_games() {
    let seed = 12;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut pair = Pair::new();
    for line in RandomLines::new(seed).take(12) {
        pair.circuit.clear().unwrap();
        pair.software.clear();
        for (before, step) in line.positions() {
            let record = step.record(&before);
            pair.circuit.push(record).unwrap();
            pair.software.push_record(record);
            let mut position = before;
            step.make(&mut position);
            if chance.once_in(6) {
                pair.agrees(&job(position, &mut chance));
            }
        }
    }
    assert!(pair.counts.repeated > 0, "{:?}", pair.counts);
}

/// A search cancelled in any clock gives the result of a software search that ends before the same node, and the next
/// job runs as usual.
#[test]
fn search_can_be_cancelled_in_any_clock() {
    let seed = 13;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut pair = Pair::new();
    let mut cancelled = 0;
    for position in RandomGames::new(seed).step_by(31).take(60) {
        let job = Job::new(position, 3);
        let clocks = 1 + chance.below(9_000);
        let found = pair.circuit.run_cancelled(&job, clocks).unwrap();
        if found.answer.status == Status::Cancelled {
            cancelled += 1;
            let late = found.cycles.saturating_sub(u64::from(clocks));
            assert!(
                late <= 250,
                "{late} clocks after the cancel: {}",
                job.position
            );
            let mut watch = CancelAfter(found.answer.nodes);
            let expected = pair.software.run(&job, &mut watch).unwrap();
            assert_eq!(found.answer, expected, "{}", job.position);
        }
        pair.agrees(&Job { nodes: 100, ..job });
    }
    assert!(cancelled > 20, "{cancelled}");
}

/// After a reset in any clock, a job in the very next clock gets its own result: nothing of the previous job affects
/// it.
#[test]
fn reset_clears_all_state() {
    let mut pair = Pair::new();
    let position = "r3k2r/pp1n1ppp/8/2pPp3/4P3/2N5/PPP2PPP/R3K2R w KQkq c6 0 1";
    let job = Job {
        nodes: 8,
        ..Job::new(position.parse().unwrap(), 2)
    };
    for clocks in 1..420 {
        pair.circuit.start(&job).unwrap();
        for _ in 0..clocks {
            pair.circuit.driver().clock();
        }
        pair.circuit.driver().reset();
        pair.agrees(&job);
    }
}
