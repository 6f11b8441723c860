//! Test vectors of the searcher.
//!
//! `{1'd1, 7'd0, record[23:0]}` is a move of the game. A job is a head `{kind[3:0], depth[3:0], bound[1:0], status[1:0],
//! clocks[19:0]}` and then its board: nine words of image or, of kind 2, the number it is [drawn](crate::unit::drawn) by;
//! `{beta, alpha}`; `{score, first}`; the node limit; `{16'd0, best}`; the nodes; and the clocks. Of kind 3 it is
//! cancelled `clocks` clocks after it was taken, of kind 4 a reset ends it then and nothing is expected.

use super::SearchDriver;
use super::words::{bound_word, status_word};
use crate::unit::{Fault, Simulator, Vectors, VectorsError, positions};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{CASES, Line, Record};
use fpgambit_engine::searcher::{Answer, Job, Searcher, Squares, Status, Watch};
use fpgambit_engine::{Move, Position};

/// Positions in which single rules matter: what for, and the position.
const RULES: &[(&str, &str)] = &[
    ("mate in one", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"),
    ("mated", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"),
    ("stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
    (
        "stalemate if the queen goes wrong",
        "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1",
    ),
    (
        "fifty moves are nearly over",
        "8/8/8/3k4/8/8/4R3/4K3 w - - 98 80",
    ),
    (
        "fifty moves are over with the next",
        "8/8/8/3k4/8/8/4R3/4K3 b - - 99 80",
    ),
    (
        "the move that ends them mates",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80",
    ),
    ("they end in check", "4k3/8/8/8/8/8/4r3/R3K3 w - - 99 80"),
    ("zugzwang", "8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1"),
    ("only pawns", "8/2k5/3p4/p2P1p2/P2P1P2/8/8/4K3 w - - 0 1"),
    (
        "the clock stands at its largest value",
        "4k3/8/8/3q4/8/8/3R4/4K3 w - - 127 90",
    ),
    (
        "queens all over",
        "qqqqqqrk/qqqqqqpp/8/8/8/8/PPQQQQQQ/KRQQQQQQ w - - 0 1",
    ),
    (
        "queens without end",
        "k7/3qQq2/2QqQqQ1/2qQqQq1/2QqQqQ1/2qQqQ2/3Qq3/7K b - - 0 1",
    ),
    (
        "each captures the other",
        "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1",
    ),
    (
        "promotions of both",
        "1n1n3k/P1P5/8/8/8/8/5p1p/K3N1N1 b - - 0 1",
    ),
];

/// Boards that a number stands for, and the node limit.
const DRAWN: (usize, u64) = (240, 60);

/// Runs the circuit over named positions, rules and games, and has it broken off; all is checked against the engine's searcher.
///
/// # Errors
/// When a result differs.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    let mut player = Player {
        driver: SearchDriver::new(simulator),
        software: Searcher::new(Squares::new()),
        vectors: Vectors::default(),
        chance: Chance::new(2026),
    };
    let rules = RULES.iter().map(|&(name, fen)| {
        let position = Position::from_fen(fen);
        (name, position.expect("the list holds valid positions"))
    });
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
            player.cancelled(&job)?;
            player.reset(&job)?;
        }
    }
    for case in CASES {
        let line = Line::parse(case.fen, case.moves).expect("the list holds legal lines");
        player.game(case.name, &line)?;
    }
    player.forget()?;
    let (boards, nodes) = DRAWN;
    for (number, position) in player.vectors.draw(boards) {
        let mut job = player.drawn_job(position);
        job.nodes = nodes;
        player.found(&job, Kind::Drawn(number))?;
    }
    Ok(player.vectors)
}

/// How a job's head begins.
#[derive(Clone, Copy)]
enum Kind {
    /// To its end.
    Whole,
    /// The same, of the board of a number.
    Drawn(u32),
    /// Cancelled after so many clocks.
    Cancelled(u32),
    /// Reset after so many.
    Reset(u32),
}

struct Player<S> {
    driver: SearchDriver<S>,
    software: Searcher<Squares>,
    vectors: Vectors,
    chance: Chance,
}

/// Cancels where the circuit was.
struct CancelAt {
    nodes: u64,
    seen: u64,
}

impl Watch for CancelAt {
    fn cancels(&mut self) -> bool {
        self.seen += 1;
        self.seen > self.nodes
    }
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

    /// Begins another game.
    fn forget(&mut self) -> Result<(), VectorsError> {
        self.software.clear();
        self.push(Record::NULL)
    }

    /// A job of up to three plies, with a window, a first move and a node limit by chance.
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

    /// A game, with a job after every third move of it.
    fn game(&mut self, name: &str, line: &Line) -> Result<(), VectorsError> {
        self.begin(name, &line.start);
        self.forget()?;
        let mut position = line.start.clone();
        for (number, (before, step)) in line.positions().enumerate() {
            let record = step.record(&before);
            self.software.push_record(record);
            self.push(record)?;
            position = before;
            step.make(&mut position);
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

    fn one(&mut self, job: &Job) -> Result<(), VectorsError> {
        self.found(job, Kind::Whole)
    }

    fn fault(job: &Job) -> impl Fn(Fault) -> VectorsError + '_ {
        |fault| fault.about(&job.position).into()
    }

    fn cancelled(&mut self, job: &Job) -> Result<(), VectorsError> {
        let clocks = 1 + self.chance.below(3_000);
        self.found(job, Kind::Cancelled(clocks))
    }

    /// A job that a reset ends; with it goes the game.
    fn reset(&mut self, job: &Job) -> Result<(), VectorsError> {
        let clocks = 1 + self.chance.below(600);
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

    /// Runs a job on both, and keeps it if they agree.
    fn found(&mut self, job: &Job, kind: Kind) -> Result<(), VectorsError> {
        let found = match kind {
            Kind::Cancelled(clocks) => self.driver.run_cancelled(job, clocks),
            _ => self.driver.run(job, |_| false),
        };
        let found = found.map_err(Self::fault(job))?;
        let mut watch = CancelAt {
            nodes: match found.answer.status {
                Status::Cancelled => found.answer.nodes,
                _ => u64::MAX,
            },
            seen: 0,
        };
        let expected = self.software.run(job, &mut watch);
        let expected = expected.expect("vectors' jobs can be done");
        if found.answer != expected {
            return Err(VectorsError::Disagreement {
                fen: format!("{} {job:?}", job.position),
                found: format!("{:?}", found.answer),
                expected: format!("{expected:?}"),
            });
        }
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
            word(answer.best),
            answer.nodes as u32,
            cycles,
        ]);
        self.vectors.push(&words);
        self.vectors.moves += 1;
    }
}
