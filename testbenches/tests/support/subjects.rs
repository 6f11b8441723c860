//! What is loaded into each unit, and what it is asked.

use super::Watched;
use fpgambit_engine::posdata::{Board, Posdata};
use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::repetition::{CASES, Case, Line, Oracle, RandomLines, Verdict};
use fpgambit_engine::{Color, Mode, Move, Position, Square};
use fpgambit_hw::attack::{AttackDriver, Query};
use fpgambit_hw::movegen::MovegenDriver;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::repetition::{QueryMode, RepetitionDriver};
use fpgambit_hw::unit::{Build, Driver, InProcess, Run, Sink, UnitBuild};
use fpgambit_hw::units::builds;
use std::thread;

/// A unit that something is loaded into and questions are asked of; every answer is held to the engine's.
pub trait Subject {
    /// Its clock and pins.
    fn driver(&mut self) -> &mut Driver<Watched>;

    /// Loads the next thing.
    fn load(&mut self);

    /// How many questions there are about what was loaded.
    fn questions(&self) -> usize;

    /// Clocks the cycle in which one begins.
    fn start(&mut self, question: usize);

    /// Asks one.
    fn ask(&mut self, question: usize, sink: &mut dyn Sink) -> Run;

    /// What was loaded.
    fn title(&self) -> String;
}

impl dyn Subject + '_ {
    /// The watched circuit.
    pub fn circuit(&mut self) -> &mut Watched {
        self.driver().simulator()
    }

    /// One clock with the sink ready or not.
    pub fn clock(&mut self, ready: bool) {
        let pin = self.circuit().ready;
        self.driver().drive(pin, ready.into());
        self.driver().clock();
    }

    /// A few clocks in which nothing may happen.
    pub fn rest(&mut self, clocks: u32) {
        for _ in 0..clocks {
            self.clock(true);
            assert_eq!(self.circuit().readies()[0], 1, "{}: not idle", self.title());
        }
    }

    /// The counters, but for that of cycles.
    pub fn counters(&mut self) -> Vec<u32> {
        self.circuit().counters()
    }
}

/// Runs a test on every unit of which questions are asked, in every build and form, each in a thread of its own.
pub fn each_subject(seed: u64, test: impl Fn(&mut dyn Subject, &UnitBuild) + Sync) {
    println!("seed {seed}");
    thread::scope(|scope| {
        for build in builds() {
            for &form in build.forms() {
                let test = &test;
                scope.spawn(move || {
                    if let Some(mut subject) = subject(build, form, seed) {
                        test(subject.as_mut(), build);
                    }
                });
            }
        }
    });
}

/// The tablebase unit is none: a query goes in while others are under way. Nor is the whole: it is asked in frames.
fn subject(build: &UnitBuild, form: PosdataForm, seed: u64) -> Option<Box<dyn Subject>> {
    if ["kqkr", "soc"].contains(&build.unit) {
        return None;
    }
    let circuit = Watched::new(InProcess::new((build.circuit)(form)).unwrap());
    Some(match build.unit {
        "movegen" => Box::new(Movegen {
            driver: MovegenDriver::new(circuit),
            positions: Box::new(positions(seed)),
        }),
        "attack" => Box::new(Attack {
            driver: AttackDriver::new(circuit),
            positions: Box::new(positions(seed)),
            position: Position::startpos(),
            chance: Chance::new(seed),
            queries: Vec::new(),
        }),
        "repetition" | "chains" => Box::new(Repetition {
            driver: RepetitionDriver::new(circuit),
            lines: Box::new(CASES.iter().map(Case::line).chain(RandomLines::new(seed))),
            verdict: Verdict::NEW,
        }),
        unit => panic!("no subject is made of unit '{unit}'"),
    })
}

/// Half from games, half odd boards.
fn positions(seed: u64) -> impl Iterator<Item = Position> {
    let games = RandomGames::new(seed).step_by(7);
    games
        .zip(RandomBoards::new(seed))
        .flat_map(|(game, board)| [game, board])
}

struct Movegen {
    driver: MovegenDriver<Watched>,
    positions: Box<dyn Iterator<Item = Position>>,
}

impl Subject for Movegen {
    fn driver(&mut self) -> &mut Driver<Watched> {
        self.driver.driver()
    }

    fn load(&mut self) {
        let position = self.positions.next().unwrap();
        self.driver.load(&position).unwrap();
    }

    fn questions(&self) -> usize {
        Mode::ALL.len()
    }

    fn start(&mut self, question: usize) {
        self.driver.start(Mode::ALL[question]).unwrap();
    }

    fn ask(&mut self, question: usize, sink: &mut dyn Sink) -> Run {
        let mode = Mode::ALL[question];
        let generation = self.driver.generate(mode, sink).unwrap();
        let mut found: Vec<Move> = generation.moves.iter().map(|timed| timed.mv).collect();
        let mut wanted = self.driver.position().unwrap().moves(mode).to_vec();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{} {mode}", self.title());
        generation.run
    }

    fn title(&self) -> String {
        self.driver.position().unwrap().to_string()
    }
}

struct Attack {
    driver: AttackDriver<Watched>,
    positions: Box<dyn Iterator<Item = Position>>,
    position: Position,
    chance: Chance,
    queries: Vec<Query>,
}

impl Subject for Attack {
    fn driver(&mut self) -> &mut Driver<Watched> {
        self.driver.driver()
    }

    /// One query of each kind goes with a position.
    fn load(&mut self) {
        self.position = self.positions.next().unwrap();
        self.driver.load(self.position.image()).unwrap();
        let pieces: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|&at| self.position.piece_at(at).is_some())
            .collect();
        let mut square = || Square::new(self.chance.below(64) as u8);
        let [first, second] = [square(), square()];
        let mut piece = || *self.chance.pick(&pieces).unwrap();
        let [slider, trapped] = [piece(), piece()];
        let mut side = || Color::ALL[self.chance.below(2) as usize];
        self.queries = vec![
            Query::Attacked {
                square: first,
                by: side(),
            },
            Query::Attackers {
                square: second,
                by: side(),
            },
            Query::Ataks(side()),
            Query::BrScan(slider),
            Query::KingScan(side()),
            Query::Trapped(trapped),
        ];
    }

    fn questions(&self) -> usize {
        self.queries.len()
    }

    fn start(&mut self, question: usize) {
        self.driver.start(self.queries[question].ports()).unwrap();
    }

    fn ask(&mut self, question: usize, sink: &mut dyn Sink) -> Run {
        let query = self.queries[question];
        let run = self.driver.ask(query, sink).unwrap();
        let board = Board::new(&self.position, Posdata::gnuchess());
        let wanted: Vec<u32> = query.answer(&board).into_iter().map(u32::from).collect();
        assert!(
            run.words().eq(wanted),
            "{query:?}, {}: {run:x?}",
            self.title()
        );
        run
    }

    fn title(&self) -> String {
        self.position.to_string()
    }
}

struct Repetition {
    driver: RepetitionDriver<Watched>,
    lines: Box<dyn Iterator<Item = Line>>,
    verdict: Verdict,
}

impl Subject for Repetition {
    fn driver(&mut self) -> &mut Driver<Watched> {
        self.driver.driver()
    }

    /// The end of a line is often its best: many words and long walks.
    fn load(&mut self) {
        let line = self.lines.next().unwrap();
        let mut oracle = Oracle::new(&line.start);
        self.driver.load(&line.start).unwrap();
        for (before, step) in line.positions() {
            self.driver.push(step).unwrap();
            oracle.step(&before, step);
        }
        self.verdict = oracle.query();
    }

    fn questions(&self) -> usize {
        QueryMode::ALL.len()
    }

    fn start(&mut self, question: usize) {
        self.driver.start(QueryMode::ALL[question]).unwrap();
    }

    fn ask(&mut self, question: usize, sink: &mut dyn Sink) -> Run {
        let mode = QueryMode::ALL[question];
        let answered = self.driver.query(mode, sink).unwrap();
        let mut wanted = self.verdict;
        if mode.first {
            wanted.count = wanted.count.min(2);
        }
        let found = answered.answer.verdict;
        assert_eq!(found, wanted, "{} {mode:?}", self.title());
        answered.run
    }

    fn title(&self) -> String {
        self.driver.positions().last().unwrap().to_string()
    }
}

/// Whether words come in the same order whenever they are taken: not where several walks fill queues.
pub fn is_ordered(build: &UnitBuild) -> bool {
    build.build == Build::Compact
}
