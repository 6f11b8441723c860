//! Test vectors of the searcher's two builds.
//!
#![doc = include_str!("../vectors.md")]
//!
//! Those of the fast build:
//!
#![doc = include_str!("../ring/vectors.md")]

mod jobs;
mod ring;

use super::SearchDriver;
use super::words::{bound_word, status_word};
use crate::unit::{Fault, Simulator, Vectors, VectorsError, positions};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{CASES, Line, Record, Step};
use fpgambit_engine::searcher::{Answer, CancelAfter, DEPTH_MAX, Job, Searcher, Squares, Status};
use fpgambit_engine::{Move, Position};
use jobs::{FULL_STACK, LINES, RULES};

pub use ring::vectors as ring_vectors;

/// Number of drawn boards, each given by the number it was drawn from, and their node limit.
const DRAWN: (usize, u64) = (240, 60);
/// One in this many boards also gets jobs at the edges of rules.
const EDGES: usize = 5;
/// Number of cancels of one job, and the clocks between them.
const CANCELS: (u32, u32) = (36, 7);
/// Number of clocks before a job's first node.
const FIRST_NODE: u32 = 96;
/// A position whose root has captures to try.
const CAPTURES: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// Runs the circuit over named positions, rules and games, interrupts some jobs, and checks all results against the
/// engine's searcher.
///
/// # Errors
/// If a result differs.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    let mut player = Player {
        driver: SearchDriver::new(simulator),
        software: Searcher::new(Squares::new()),
        vectors: Vectors::default(),
        chance: Chance::new(2026),
    };
    let rules = RULES.iter().map(|&(name, fen)| (name, read(fen)));
    let named = positions().chain(rules);
    for (number, (name, position)) in named.enumerate() {
        player.begin(name, &position);
        player.forget()?;
        for depth in 0..4 {
            player.one(&Job {
                nodes: [100, 150, 200, 400][depth],
                ..Job::new(position.clone(), depth as u8)
            })?;
        }
        let job = player.drawn_job(position);
        player.one(&job)?;
        if usize::is_multiple_of(number, 3) {
            let clocks = 1 + player.chance.below(3_000);
            player.cancelled(&job, clocks)?;
            let clocks = 1 + player.chance.below(600);
            player.reset(&job, clocks)?;
        }
    }
    for position in FULL_STACK.iter().map(|fen| read(fen)) {
        player.begin("to the stack's end", &position);
        player.forget()?;
        player.one(&Job {
            nodes: 300,
            ..Job::new(position, DEPTH_MAX)
        })?;
    }
    player.broken_off(&read(CAPTURES))?;
    for case in CASES {
        let line = Line::parse(case.fen, case.moves).expect("the list holds legal lines");
        player.game(case.name, &line)?;
    }
    for &(name, fen, plies) in LINES {
        let line = jobs::wander(&read(fen), plies, &mut player.chance);
        player.deep(name, &line)?;
    }
    player.forget()?;
    let (boards, nodes) = DRAWN;
    for (number, position) in player.vectors.draw(boards) {
        if usize::is_multiple_of(number as usize, EDGES) {
            let depth = 1 + player.chance.below(4) as u8;
            for job in jobs::edges(&position, depth, &mut player.chance) {
                player.found(&job, Kind::Drawn(number))?;
            }
        }
        let mut job = player.drawn_job(position);
        job.nodes = nodes;
        player.found(&job, Kind::Drawn(number))?;
    }
    Ok(player.vectors)
}

fn read(fen: &str) -> Position {
    Position::from_fen(fen).expect("the lists hold valid positions")
}

/// The kinds of job in the vectors.
#[derive(Clone, Copy)]
enum Kind {
    /// Runs to its end.
    Whole,
    /// The same, on the board drawn from a number.
    Drawn(u32),
    /// Cancelled after this number of clocks.
    Cancelled(u32),
    /// Reset after this number of clocks.
    Reset(u32),
}

struct Player<S> {
    driver: SearchDriver<S>,
    software: Searcher<Squares>,
    vectors: Vectors,
    chance: Chance,
}

impl<S: Simulator> Player<S> {
    fn begin(&mut self, name: &str, position: &Position) {
        self.vectors.begin(format_args!("{name}: {position}"));
    }

    fn push(&mut self, record: Record) -> Result<(), VectorsError> {
        self.vectors.push(&[1 << 31 | record.word()]);
        let pushed = self.driver.push(record);
        pushed.map_err(|fault| fault.about("a game").into())
    }

    /// Starts a new game.
    fn forget(&mut self) -> Result<(), VectorsError> {
        self.software.clear();
        self.push(Record::NULL)
    }

    /// Makes a job of up to three plies with a random window, first move and node limit.
    fn drawn_job(&mut self, position: Position) -> Job {
        let chance = &mut self.chance;
        let mut job = Job::new(position, chance.below(4) as u8);
        job.nodes = 1 + u64::from(chance.below(200));
        if chance.once_in(2) {
            job.alpha = chance.below(1600) as i16 - 800;
            job.beta = job.alpha + 1 + chance.below(200) as i16;
        }
        let legal: Vec<Move> = job.position.legal_moves().to_vec();
        if chance.once_in(2) {
            job.first = chance.pick(&legal).copied();
        }
        job
    }

    /// Plays a game, with a job after every third move.
    fn game(&mut self, name: &str, line: &Line) -> Result<(), VectorsError> {
        self.begin(name, &line.start);
        self.forget()?;
        let mut position = line.start.clone();
        for (number, (before, step)) in line.positions().enumerate() {
            position = self.step(before, step)?;
            if number % 3 == 2 {
                self.one(&Job {
                    nodes: 120,
                    ..Job::new(position.clone(), (number / 3 % 4) as u8)
                })?;
            }
        }
        self.one(&Job {
            nodes: 250,
            ..Job::new(position, 3)
        })
    }

    /// Pushes a move of the game and returns the position after it.
    fn step(&mut self, before: Position, step: Step) -> Result<Position, VectorsError> {
        let record = step.record(&before);
        self.software.push_record(record);
        self.push(record)?;
        let mut position = before;
        step.make(&mut position);
        Ok(position)
    }

    /// Plays a game, then runs deep jobs, some with a window in which passes are tried.
    fn deep(&mut self, name: &str, line: &Line) -> Result<(), VectorsError> {
        self.begin(name, &line.start);
        self.forget()?;
        let mut position = line.start.clone();
        for (before, step) in line.positions() {
            position = self.step(before, step)?;
        }
        let value = jobs::value(&position) as i16;
        for depth in 3..9 {
            let mut job = Job::new(position.clone(), depth);
            job.nodes = 300;
            if depth % 3 > 0 {
                job.alpha = value - 1 - self.chance.below(120) as i16;
                job.beta = value + self.chance.below(120) as i16;
            }
            self.one(&job)?;
        }
        Ok(())
    }

    /// Cancels and resets a job in many of its clocks, and runs one with a limit that it cannot reach.
    fn broken_off(&mut self, position: &Position) -> Result<(), VectorsError> {
        self.begin("broken off", position);
        self.forget()?;
        let captures = Job::new(position.clone(), 0);
        self.one(&Job {
            nodes: 1 << 32 | 3,
            ..captures.clone()
        })?;
        let job = Job {
            nodes: 12,
            ..Job::new(position.clone(), 2)
        };
        let (cancels, apart) = CANCELS;
        for number in 0..cancels {
            self.cancelled(&job, FIRST_NODE + number * apart)?;
        }
        // Around the clock in which a capture is made; the next job is offered at once.
        self.driver
            .start(&captures)
            .map_err(Self::fault(&captures))?;
        let mut clocks = 0;
        while self.driver.nodes() < 2 {
            self.driver.driver().clock();
            clocks += 1;
        }
        self.driver.driver().reset();
        for clocks in clocks - 2..=clocks + 1 {
            self.reset(&captures, clocks)?;
            self.one(&Job {
                nodes: 8,
                ..captures.clone()
            })?;
        }
        Ok(())
    }

    fn one(&mut self, job: &Job) -> Result<(), VectorsError> {
        self.found(job, Kind::Whole)
    }

    fn fault(job: &Job) -> impl Fn(Fault) -> VectorsError + '_ {
        |fault| fault.about(&job.position).into()
    }

    fn cancelled(&mut self, job: &Job, clocks: u32) -> Result<(), VectorsError> {
        self.found(job, Kind::Cancelled(clocks))
    }

    /// Runs a job that is ended by a reset, which also discards the game.
    fn reset(&mut self, job: &Job, clocks: u32) -> Result<(), VectorsError> {
        self.driver.start(job).map_err(Self::fault(job))?;
        for _ in 0..clocks {
            self.driver.driver().clock();
        }
        self.driver.driver().reset();
        self.software.clear();
        let none = Answer {
            tag: 0,
            score: 0,
            bound: None,
            best: None,
            nodes: 0,
            status: Status::Done,
        };
        self.keep(job, Kind::Reset(clocks), &none, 0);
        Ok(())
    }

    /// Runs a job on both, and stores it if they agree.
    fn found(&mut self, job: &Job, kind: Kind) -> Result<(), VectorsError> {
        let found = match kind {
            Kind::Cancelled(clocks) => self.driver.run_cancelled(job, clocks),
            _ => self.driver.run(job, |_| false),
        };
        let found = found.map_err(Self::fault(job))?;
        let mut watch = CancelAfter(match found.answer.status {
            Status::Cancelled => found.answer.nodes,
            _ => u64::MAX,
        });
        let expected = self.software.run(job, &mut watch);
        let expected = expected.expect("vectors' jobs can be done");
        agree(job, found.answer, expected)?;
        self.keep(job, kind, &expected, found.cycles as u32);
        Ok(())
    }

    fn keep(&mut self, job: &Job, kind: Kind, answer: &Answer, cycles: u32) {
        let bound = bound_word(answer.bound);
        let status = status_word(answer.status);
        let (number, clocks) = match kind {
            Kind::Whole => (1, 0),
            Kind::Drawn(_) => (2, 0),
            Kind::Cancelled(clocks) => (3, clocks),
            Kind::Reset(clocks) => (4, clocks),
        };
        let word = |mv: Option<Move>| mv.map_or(0, |mv| u32::from(mv.word()));
        let halves = |upper: i16, lower: u32| u32::from(upper as u16) << 16 | lower;
        let head = number << 28 | u32::from(job.depth) << 24 | bound << 22 | status << 20 | clocks;
        let mut words = vec![head];
        match kind {
            Kind::Drawn(number) => words.push(number),
            _ => words.extend(job.position.image()),
        }
        words.extend([
            halves(job.beta, u32::from(job.alpha as u16)),
            halves(answer.score, word(job.first)),
            job.nodes as u32,
            ((job.nodes >> 32) as u32) << 16 | word(answer.best),
            answer.nodes as u32,
            match job.only {
                true => 1 << 16 | word(job.second),
                false => cycles,
            },
        ]);
        self.vectors.push(&words);
        self.vectors.moves += 1;
    }
}

/// Compares an answer of the circuit with the software's.
fn agree(job: &Job, found: Answer, expected: Answer) -> Result<(), VectorsError> {
    if found == expected {
        return Ok(());
    }
    Err(VectorsError::Disagreement {
        fen: format!("{} {job:?}", job.position),
        found: format!("{found:?}"),
        expected: format!("{expected:?}"),
    })
}
