//! Vectors of the ring: fewer nodes than for a single search, because a bench simulates it slower, and up to 24 jobs at
//! once.

use super::jobs::{self, FULL_STACK, LINES, RULES};
use super::{CAPTURES, Kind, Player, SearchDriver, agree, read};
use crate::search::ring::SEARCHES;
use crate::unit::{Simulator, Vectors, VectorsError, positions};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{CASES, Line};
use fpgambit_engine::searcher::{Answer, CancelAfter, DEPTH_MAX, Job, Searcher, Squares, Status};
use fpgambit_engine::{Move, Position};

/// Number of drawn boards, and their node limit.
const DRAWN: (usize, u64) = (240, 24);
/// One in this many boards also gets jobs at the edges of rules.
const EDGES: usize = 16;
/// Number of positions with long jobs, which fill the ring.
const FILLING: usize = 36;
/// Repetitions are tested in one in this many games.
const GAMES: usize = 3;
/// Clocks after which a job is cancelled, and those after which one is reset.
const CANCELS: &[u32] = &[1, 40, 90, 110, 150, 200, 333, 500, 777];
const RESETS: &[u32] = &[1, 60, 100, 120, 134, 135, 161, 270];

/// Runs the unit with this many cores over named positions, rules and games, interrupts some jobs, and checks all
/// results against the engine's searcher. The vectors do not depend on the number of cores.
///
/// # Errors
/// If a result differs.
pub fn vectors(simulator: impl Simulator, cores: usize) -> Result<Vectors, VectorsError> {
    let mut ring = Ring {
        at_once: SEARCHES * cores,
        player: Player {
            driver: SearchDriver::new(simulator),
            software: Searcher::new(Squares::new()),
            vectors: Vectors::default(),
            chance: Chance::new(2027),
        },
        waiting: Vec::new(),
    };
    let rules = RULES.iter().map(|&(name, fen)| (name, read(fen)));
    let named = positions().chain(rules);
    for (number, (name, position)) in named.enumerate() {
        ring.player.begin(name, &position);
        // The first jobs are long enough to fill the ring.
        let (depth, nodes) = match number {
            0..FILLING => (4, 150),
            _ => ((number % 4) as u8, 60),
        };
        ring.add(Job::new(position.clone(), depth), nodes);
        let job = ring.player.drawn_job(position.clone());
        ring.add(job, 30);
        if let Some(job) = ring.line(position) {
            ring.add(job, 30);
        }
    }
    for position in FULL_STACK.iter().map(|fen| read(fen)) {
        ring.player.begin("to the stack's end", &position);
        ring.add(Job::new(position, DEPTH_MAX), 200);
    }
    ring.drawn()?;
    ring.broken_off()?;
    for case in CASES.iter().step_by(GAMES) {
        let line = Line::parse(case.fen, case.moves).expect("the list holds legal lines");
        ring.game(case.name, &line, 1..4, 60)?;
    }
    for &(name, fen, plies) in LINES {
        let line = jobs::wander(&read(fen), plies, &mut ring.player.chance);
        ring.game(name, &line, 3..9, 100)?;
    }
    ring.flush()?;
    Ok(ring.player.vectors)
}

/// A player that collects jobs to run them together.
struct Ring<S> {
    /// Number of jobs in progress at the same time.
    at_once: usize,
    player: Player<S>,
    /// The jobs and their expected results.
    waiting: Vec<(Job, Answer)>,
}

impl<S: Simulator> Ring<S> {
    /// Adds a job with this node limit, or with its own if that is lower.
    fn add(&mut self, job: Job, nodes: u64) {
        self.add_kind(job, nodes, Kind::Whole);
    }

    /// A job of up to four plies with a line of one or two moves, of which the second may not be legal.
    fn line(&mut self, position: Position) -> Option<Job> {
        let chance = &mut self.player.chance;
        let legal: Vec<Move> = position.legal_moves().to_vec();
        let first = chance.pick(&legal).copied()?;
        let replies: Vec<Move> = match chance.once_in(16) {
            true => legal,
            false => position.play(first).legal_moves().to_vec(),
        };
        let second = chance.pick(&replies).copied();
        Some(Job {
            first: Some(first),
            only: true,
            second: second.filter(|_| !chance.once_in(3)),
            ..Job::new(position, 2 + chance.below(3) as u8)
        })
    }

    fn add_kind(&mut self, mut job: Job, nodes: u64, kind: Kind) {
        if job.nodes == 0 || job.nodes > nodes {
            job.nodes = nodes;
        }
        let expected = self.expected(&job, u64::MAX);
        self.player.keep(&job, kind, &expected, 0);
        self.waiting.push((job, expected));
    }

    /// Returns the software's result of a job that is cancelled after this number of nodes.
    fn expected(&mut self, job: &Job, cancel: u64) -> Answer {
        let answer = self.player.software.run(job, &mut CancelAfter(cancel));
        answer.expect("vectors' jobs can be done")
    }

    /// Runs the collected jobs.
    fn flush(&mut self) -> Result<(), VectorsError> {
        let waiting = std::mem::take(&mut self.waiting);
        let jobs: Vec<Job> = waiting.iter().map(|(job, _)| job.clone()).collect();
        let found = self.player.driver.run_all(&jobs, self.at_once, |_| false);
        let found = found.map_err(|fault| fault.about("jobs in progress together"))?;
        for ((job, expected), found) in waiting.iter().zip(found) {
            agree(job, found.answer, *expected)?;
        }
        Ok(())
    }

    /// Plays a game, then adds jobs of these depths, some with a window in which passes are tried.
    fn game(
        &mut self,
        name: &str,
        line: &Line,
        depths: std::ops::Range<u8>,
        nodes: u64,
    ) -> Result<(), VectorsError> {
        self.flush()?;
        self.player.begin(name, &line.start);
        self.player.forget()?;
        let mut position = line.start.clone();
        for (before, step) in line.positions() {
            position = self.player.step(before, step)?;
        }
        let value = jobs::value(&position) as i16;
        for depth in depths {
            let mut job = Job::new(position.clone(), depth);
            if depth % 3 > 0 {
                job.alpha = value - 1 - self.player.chance.below(120) as i16;
                job.beta = value + self.player.chance.below(120) as i16;
            }
            self.add(job, nodes);
        }
        Ok(())
    }

    fn drawn(&mut self) -> Result<(), VectorsError> {
        let (boards, nodes) = DRAWN;
        for (number, position) in self.player.vectors.draw(boards) {
            if usize::is_multiple_of(number as usize, EDGES) {
                let depth = 1 + self.player.chance.below(4) as u8;
                for job in jobs::edges(&position, depth, &mut self.player.chance) {
                    self.add_kind(job, nodes, Kind::Drawn(number));
                }
            }
            let job = self.player.drawn_job(position);
            self.add_kind(job, nodes, Kind::Drawn(number));
        }
        self.flush()
    }

    /// Cancels and resets a job in many of its clocks, and runs one with a limit that it cannot reach.
    fn broken_off(&mut self) -> Result<(), VectorsError> {
        let position = read(CAPTURES);
        self.flush()?;
        self.player.begin("broken off", &position);
        let captures = Job::new(position.clone(), 0);
        self.add(captures.clone(), 1 << 32 | 3);
        let job = Job {
            nodes: 12,
            ..Job::new(position, 2)
        };
        for &clocks in CANCELS {
            self.flush()?;
            let found = self.player.driver.run_cancelled(&job, clocks);
            let found = found.map_err(|fault| fault.about(&job.position))?.answer;
            let whole = self.expected(&job, u64::MAX);
            let expected = match found.status {
                Status::Cancelled => self.expected(&job, found.nodes),
                _ => whole,
            };
            agree(&job, found, expected)?;
            self.player.keep(&job, Kind::Cancelled(clocks), &whole, 0);
            self.add(captures.clone(), 8);
        }
        for &clocks in RESETS {
            self.flush()?;
            self.player.reset(&captures, clocks)?;
            self.add(captures.clone(), 8);
        }
        self.flush()
    }
}
