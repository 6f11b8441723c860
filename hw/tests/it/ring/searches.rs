//! The ring compared with the engine's searcher: node for node, independent of the other searches.

use super::SearchRing;
use super::model::Search;
use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::searcher::{Answer, CancelAfter, Counts, Job, Searcher, Squares, Status};
use fpgambit_engine::{Move, MoveKind, Position, epd};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::search::{Answered, SearchDriver, with_cores};
use fpgambit_hw::unit::{Build, InProcess};

/// A ring and its jobs.
pub struct Ring {
    /// The driver of the ring's pins.
    pub driver: SearchDriver<InProcess>,
}

impl Ring {
    pub fn new() -> Ring {
        Ring::with_cores(1)
    }

    /// Creates several rings behind one job stream, or a single ring.
    pub fn with_cores(cores: usize) -> Ring {
        let build = with_cores(cores, Build::Fast).unwrap();
        let circuit = (build.circuit)(PosdataForm::Logic);
        Ring {
            driver: SearchDriver::new(InProcess::new(circuit).unwrap()),
        }
    }

    /// Runs all jobs, at most `at_once` at a time, and cancels in clock `cancel`, if given. Returns the results in the
    /// order of the jobs, and the total number of clocks.
    pub fn run(
        &mut self,
        jobs: &[Job],
        at_once: usize,
        cancel: Option<u64>,
    ) -> (Vec<Answered>, u64) {
        let pins = SearchRing::PINS;
        let mut results = vec![None; jobs.len()];
        let (mut given, mut left, mut clocks) = (0, jobs.len(), 0);
        while left > 0 {
            let under_way = given + left - jobs.len();
            let offers = given < jobs.len() && under_way < at_once;
            if offers {
                let job = Job {
                    tag: given as u32,
                    ..jobs[given].clone()
                };
                self.driver.show(&job);
            }
            let cancels = cancel == Some(clocks);
            let driver = self.driver.driver();
            driver.drive(pins.job_valid, offers.into());
            driver.drive(pins.cancel, cancels.into());
            given += usize::from(offers && driver.read(pins.job_ready) == 1);
            if let Some(found) = self.driver.offered().unwrap() {
                let place = &mut results[found.answer.tag as usize];
                assert!(place.replace(found).is_none(), "{found:?} twice");
                left -= 1;
            }
            self.driver.driver().clock();
            clocks += 1;
            assert!(clocks < 100_000_000, "the searches do not end");
        }
        let driver = self.driver.driver();
        driver.drive(pins.job_valid, 0);
        (results.into_iter().flatten().collect(), clocks)
    }
}

pub fn expected(job: &Job, counts: &mut Counts) -> Answer {
    let mut software = Searcher::new(Squares::new());
    software.run(job, counts).unwrap()
}

/// Compares each result with the engine's.
pub fn agree(jobs: &[Job], found: &[Answered], counts: &mut Counts) {
    for (number, (job, found)) in jobs.iter().zip(found).enumerate() {
        let expected = Answer {
            tag: number as u32,
            ..expected(job, counts)
        };
        assert_eq!(found.answer, expected, "{} {job:?}", job.position);
    }
}

/// A job of up to three plies with a random window, first move and node limit.
fn job(position: Position, chance: &mut Chance) -> Job {
    let mut job = Job::new(position, chance.below(4) as u8);
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

/// Jobs of random positions.
pub fn jobs(seed: u64, count: usize) -> Vec<Job> {
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let games = RandomGames::new(seed).step_by(9);
    let positions = games.zip(RandomBoards::new(seed)).flat_map(|(a, b)| [a, b]);
    let positions = positions.take(count);
    positions
        .map(|position| job(position, &mut chance))
        .collect()
}

/// The numbers below `count` in a random order.
pub fn shuffled(count: usize, chance: &mut Chance) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for left in (1..count).rev() {
        order.swap(left, chance.below(left as u32 + 1) as usize);
    }
    order
}

#[test]
fn ring_matches_software_regardless_of_concurrent_jobs() {
    let jobs = jobs(31, 96);
    let mut ring = Ring::new();
    let mut counts = Counts::default();
    let (full, _) = ring.run(&jobs, 24, None);
    agree(&jobs, &full, &mut counts);
    println!("{counts:?}");
    assert!(
        counts.reverse > 0 && counts.guarded > 0 && counts.delta > 0,
        "{counts:?}"
    );
    let (alone, _) = ring.run(&jobs[..8], 1, None);
    agree(&jobs[..8], &alone, &mut counts);

    // In another order, each result is the same.
    let order = shuffled(jobs.len(), &mut Chance::new(32));
    let other: Vec<Job> = order.iter().map(|&number| jobs[number].clone()).collect();
    let (again, _) = ring.run(&other, 24, None);
    for (found, &number) in again.iter().zip(&order) {
        let answer = Answer {
            tag: number as u32,
            ..found.answer
        };
        assert_eq!(answer, full[number].answer, "{:?}", jobs[number]);
    }
}

/// Jobs with a line give the software's answers, also with illegal moves, draws and mates on the line, narrow windows
/// and node limits.
#[test]
fn jobs_with_lines_match_software() {
    let mut jobs = jobs(37, 480);
    let mut chance = Chance::new(38);
    let drawn = "4k3/8/8/8/8/8/4r3/R3K3 w - - 98 80"
        .parse::<Position>()
        .unwrap();
    let mates = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
        .parse::<Position>()
        .unwrap();
    for position in [drawn, mates] {
        jobs.extend((0..24).map(|_| job(position.clone(), &mut chance)));
    }
    let (mut seconds, mut ended, mut exact) = (0, 0, 0);
    jobs.retain_mut(|job| {
        let legal: Vec<Move> = job.position.legal_moves().to_vec();
        let Some(&first) = chance.pick(&legal) else {
            return false;
        };
        let replies: Vec<Move> = job.position.play(first).legal_moves().to_vec();
        let replies = match chance.once_in(12) {
            true => &legal,
            false => &replies,
        };
        let first = match chance.once_in(20) {
            true => chance.pick(replies).copied().unwrap_or(first),
            false => first,
        };
        (job.only, job.first) = (true, Some(first));
        job.depth = 1 + chance.below(4) as u8;
        if job.depth > 1 && chance.once_in(2) {
            job.second = chance.pick(replies).copied();
        }
        true
    });
    let mut ring = Ring::new();
    let mut counts = Counts::default();
    let (found, _) = ring.run(&jobs, 24, None);
    agree(&jobs, &found, &mut counts);
    for (job, found) in jobs.iter().zip(&found) {
        seconds += usize::from(job.second.is_some());
        ended += usize::from(found.answer.nodes <= 2);
        exact += usize::from(found.answer.best.is_some());
    }
    println!(
        "{} jobs, {seconds} of two moves, {ended} short, {exact} with a move",
        jobs.len()
    );
    assert!(jobs.len() > 400 && seconds > 100 && ended > 10 && exact > 100);
    let (alone, _) = ring.run(&jobs[..8], 1, None);
    agree(&jobs[..8], &alone, &mut counts);
}

/// Random moves of pieces without captures.
fn wander(start: &str, plies: usize, chance: &mut Chance) -> Position {
    let mut position: Position = start.parse().unwrap();
    for _ in 0..plies {
        let mut moves: Vec<Move> = position.legal_moves().to_vec();
        moves.retain(|mv| mv.kind() == MoveKind::Quiet);
        let Some(&mv) = chance.pick(&moves) else {
            break;
        };
        position.make(mv);
    }
    position
}

/// Long lines give the software's answers. The positions have few pieces, so that they recur; some are near the
/// fifty-move limit, and some lines reach the end of the stack.
#[test]
fn long_lines_match_software() {
    let seed = 33;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let starts = [
        ("8/5k2/8/3r4/8/2R5/3K4/8 w - - 0 1", 12),
        ("8/4rk2/8/3r4/8/2R5/3KR3/8 w - - 85 60", 9),
        ("8/2k2n2/3p4/3P2p1/6P1/2B2K2/8/8 b - - 0 1", 12),
        ("4k3/2r2q2/8/8/8/8/2Q2R2/4K3 b - - 88 80", 9),
        (
            "r3k2r/RRR1rRR1/4R1r1/Rr1R2R1/2r1RRR1/rrr1Rr1r/R1rrR2r/RrRrK2R w Kq - 0 1",
            0,
        ),
        (
            "r2bk2r/PNn3KN/nb3R2/2n1qp2/R1rRN2R/N1bb2PB/pQ1NP1B1/4B2b w kq - 88 6279",
            0,
        ),
    ];
    let mut jobs = Vec::new();
    for number in 0..36 {
        let (start, plies) = starts[number % starts.len()];
        let position = wander(start, plies, &mut chance);
        let mut job = Job::new(position, 4 + chance.below(9) as u8);
        job.nodes = 700;
        if chance.once_in(2) {
            let middle = chance.below(400) as i16 - 200;
            (job.alpha, job.beta) = (middle - 60, middle + 60);
        }
        jobs.push(job);
    }
    let mut counts = Counts::default();
    let (found, _) = Ring::new().run(&jobs, 24, None);
    agree(&jobs, &found, &mut counts);
    println!("{counts:?}");
    assert!(
        counts.repeated > 20 && counts.stack_ends > 20 && counts.passes > 20,
        "{counts:?}"
    );
}

#[test]
fn cancelled_searches_match_software() {
    let jobs: Vec<Job> = RandomGames::new(34)
        .step_by(31)
        .take(24)
        .map(|position| Job {
            nodes: 300,
            ..Job::new(position, 4)
        })
        .collect();
    let mut ring = Ring::new();
    let mut cancelled = 0;
    for clock in [700, 1_900, 2_400] {
        let (found, _) = ring.run(&jobs, 24, Some(clock));
        let mut later = 0;
        for (number, (job, found)) in jobs.iter().zip(&found).enumerate() {
            let stops = match found.answer.status {
                Status::Cancelled => found.answer.nodes,
                _ => u64::MAX,
            };
            cancelled += u32::from(stops != u64::MAX);
            later += u32::from(stops == u64::MAX);
            let mut software = Searcher::new(Squares::new());
            let expected = software.run(job, &mut CancelAfter(stops)).unwrap();
            let tag = number as u32;
            assert_eq!(found.answer, Answer { tag, ..expected }, "{job:?}");
        }
        println!("clock {clock}: {later} not cancelled");
    }
    assert!(cancelled > 30, "{cancelled}");
}

const SET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../sim/data/bench.epd");

/// The bench set: every tenth position of its file.
pub fn bench() -> Vec<Position> {
    let bytes = std::fs::read(SET).unwrap();
    let set = epd::parse(&bytes).unwrap();
    let positions = set.into_iter().map(|(_, record)| record.position);
    positions.step_by(10).collect()
}

/// With the ring full, a node takes at most 2.5 clocks, and a search takes exactly the model's number of turns,
/// whatever the other searches do.
///
/// The test searches the first nodes of each position of the bench set, five plies deep, so that all searches have the
/// same length and the ring stays full. With `FPGAMBIT_NODES=0` it runs whole searches.
#[test]
fn a_node_takes_at_most_two_and_a_half_clocks() {
    let nodes = std::env::var("FPGAMBIT_NODES").map_or(400, |nodes| nodes.parse().unwrap());
    let job = |position| Job {
        nodes,
        ..Job::new(position, 5)
    };
    let jobs: Vec<Job> = bench().into_iter().map(job).take(48).collect();
    let (found, clocks) = Ring::new().run(&jobs, 24, None);
    agree(&jobs, &found, &mut Counts::default());
    for (job, found) in jobs.iter().zip(&found) {
        let turns = 24 * plan(job).passes.all;
        let besides = found.cycles.checked_sub(turns);
        assert!(
            besides.is_some_and(|clocks| (70..170).contains(&clocks)),
            "{} clocks, {turns} in turns: {job:?}",
            found.cycles
        );
    }
    let entered: u64 = found.iter().map(|found| found.answer.nodes).sum();
    let each = clocks as f64 / entered as f64;
    println!("{entered} nodes, {clocks} clocks, {each:.3} a node");
    assert!(each < 2.5);
}

/// Runs a search in the model, to its end.
fn plan(job: &Job) -> Search {
    let mut search = Search::new(job.clone());
    while search.pass().is_none() {}
    search
}
