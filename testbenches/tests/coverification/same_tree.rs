//! All move generators and repetition detectors lead to the same best move, score and tree, on 50 positions.
//!
//! `FPGAMBIT_LONG=1` searches two plies deeper.

use fpgambit_engine::repetition::Detector as _;
use fpgambit_engine::search::{Counts, Limits, Options, Table, Task, Value};
use fpgambit_engine::{Move, MoveKind, Position};
use fpgambit_sim::figures::engine_set;
use fpgambit_sim::search::{self, DetectorChoice, Generator, Meter, Spent};
use fpgambit_testbenches::{has_tool, is_long};

/// A position and the moves that led to it.
struct Game {
    start: Position,
    moves: Vec<Move>,
}

impl Game {
    fn position(&self) -> Position {
        let play = |position: Position, &mv: &Move| position.play(mv);
        self.moves.iter().fold(self.start.clone(), play)
    }
}

/// The results that must not depend on the generator or the detector.
#[derive(Debug, PartialEq, Eq)]
struct Found {
    best: Option<Move>,
    value: Value,
    counts: Counts,
}

/// A game in which each side moves a piece out and back, and out again, so that the search begins among positions that have
/// occurred before. It has no moves if the position does not allow that.
fn shuffled(start: &Position) -> Game {
    let quiet = |position: &Position| {
        let moves = position.legal_moves();
        let mut moves: Vec<Move> = moves
            .into_iter()
            .filter(|mv| mv.kind() == MoveKind::Quiet)
            .collect();
        moves.sort_unstable_by_key(|mv| mv.word());
        moves
    };
    let back = |position: &Position, mv: Move| {
        let back = |other: &Move| (other.from(), other.to()) == (mv.to(), mv.from());
        quiet(position).into_iter().find(back)
    };
    for out in quiet(start) {
        let first = start.play(out);
        for reply in quiet(&first) {
            let second = first.play(reply);
            let Some(home) = back(&second, out) else {
                continue;
            };
            let third = second.play(home);
            let Some(answer) = back(&third, reply) else {
                continue;
            };
            let end = third.play(answer);
            if end.image()[..8] == start.image()[..8] {
                return Game {
                    start: start.clone(),
                    moves: vec![out, reply, home, answer, out, reply],
                };
            }
        }
    }
    Game {
        start: start.clone(),
        moves: Vec::new(),
    }
}

fn search(game: &Game, depth: u32, generator: &Generator, watch: DetectorChoice) -> (Found, Spent) {
    let position = game.position();
    let table = Table::new(1).expect("memory for a table of 1 MiB");
    let meter = std::sync::Arc::<Meter>::default();
    let mut task = Task::new(&position, Limits::depth(depth), &table);
    task.options = search::options(generator, watch, Options::default());
    let source = generator
        .source(&meter)
        .unwrap_or_else(|error| panic!("{generator}: {error}"));
    let mut watch = watch
        .detector(&meter)
        .unwrap_or_else(|error| panic!("{watch}: {error}"));
    let mut before = game.start.clone();
    for &mv in &game.moves {
        watch.push(&before, mv);
        before.make(mv);
    }
    let outcome = task.run(source, watch, |_| {});
    if let Some(error) = meter.failure() {
        panic!("{position}: {error}");
    }
    let found = Found {
        best: outcome.best,
        value: outcome.value,
        counts: outcome.counts,
    };
    (found, meter.spent())
}

/// Asserts that this generator and detector find what the software's bitboards and counter find.
fn compare(generator: &str, watch: &str, depth: u32) {
    let depth = depth + if is_long() { 2 } else { 0 };
    let generator: Generator = generator.parse().expect("a generator's name");
    let watch: DetectorChoice = watch.parse().expect("a detector's name");
    let software = Generator::default();
    let games: Vec<Game> = engine_set().iter().map(shuffled).collect();
    assert_eq!(games.len(), 50);
    let (mut total, mut cycles, mut before) = (Counts::default(), 0, 0);
    for game in &games {
        let (expected, _) = search(game, depth, &software, DetectorChoice::Counter);
        let (found, spent) = search(game, depth, &generator, watch);
        assert_eq!(
            found,
            expected,
            "{generator} and {watch}: position fen {} moves {:?}",
            game.start,
            game.moves.iter().map(Move::to_string).collect::<Vec<_>>()
        );
        total += found.counts;
        cycles += spent.generation_cycles + spent.query_cycles;
        before += u32::from(!game.moves.is_empty());
    }
    println!(
        "{generator} and {watch}: every tenth of sim/data/bench.epd, {before} of them with positions repeated before; \
         depth {depth}, {total:?}, {cycles} cycles"
    );
    assert!(before > 25 && total.repetitions > 0, "{before} {total:?}");
    let clocked = generator.is_circuit() || watch == DetectorChoice::Hw;
    assert_eq!(cycles > 0, clocked);
}

#[test]
fn posdata_searches_the_same_tree() {
    compare("posdata", "counter", 5);
}

#[test]
fn circuit_searches_the_same_tree() {
    compare("rust-hdl", "counter", 3);
}

#[test]
fn compiled_circuit_searches_the_same_tree() {
    if !has_tool("verilator") {
        return;
    }
    compare("verilator", "counter", 3);
}

#[test]
fn chains_give_the_same_tree() {
    compare("software", "chains", 5);
}

#[test]
fn zobrist_keys_give_the_same_tree() {
    compare("software", "zobrist", 5);
}

#[test]
fn board_comparison_gives_the_same_tree() {
    compare("software", "matrix", 5);
}

#[test]
fn repetition_unit_gives_the_same_tree() {
    compare("software", "hw", 4);
}

#[test]
fn both_circuits_together_give_the_same_tree() {
    compare("rust-hdl", "hw", 2);
}
