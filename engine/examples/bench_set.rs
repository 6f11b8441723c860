//! Writes a set of positions for measuring cycles and speeds, such as `sim/data/bench.epd`.
//!
//! ```text
//! cargo run --release -p fpgambit-engine --example bench_set > new.epd
//! ```
//!
//! `sim/data/bench.epd` itself was made by this program with the search of commit 21d1144, which reproduces it byte for
//! byte (`git checkout 21d1144`, then as above). It stays unchanged, because figures are compared over time. The search
//! has changed since, so this program now plays other games and writes another set.
//!
//! The search plays games against itself, which are the same on every machine: eight random moves, which are discarded
//! if they leave a side far ahead, and then a fixed number of nodes per move. Every tenth ply enters the set, unless
//! the game has ended there or the set already has the position.

use std::collections::HashSet;

use fpgambit_engine::epd::{Operand, Operation, Record};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{Detector, Zobrist};
use fpgambit_engine::search::{Bitboards, Limits, Outcome, Table, Task, Value};
use fpgambit_engine::{Move, Position};

const SEED: u64 = 1989;
const POSITIONS: usize = 500;
const OPENING_PLIES: u32 = 8;
/// Openings with a larger lead, in centipawns, are discarded.
const OPENING_LEAD: i32 = 150;
const NODES: u64 = 3_000;
const EVERY: u32 = 10;
const PLIES_MAX: u32 = 240;

/// A game in progress.
struct Game {
    position: Position,
    repetitions: Zobrist,
    ply: u32,
}

impl Game {
    fn play(&mut self, mv: Move) {
        self.repetitions.push(&self.position, mv);
        self.position.make(mv);
        self.ply += 1;
    }

    fn search(&self, table: &Table) -> Outcome {
        let task = Task::new(&self.position, Limits::nodes(NODES), table);
        task.run(Bitboards, self.repetitions.clone(), |_| {})
    }

    fn is_over(&self) -> bool {
        self.ply >= PLIES_MAX
            || self.position.halfmove_clock() >= 100
            || fpgambit_engine::eval::insufficient_material(&self.position)
            || self.repetitions.query(&self.position, 3).count >= 3
    }
}

/// A game after random moves that leave it balanced.
fn opening(chance: &mut Chance, table: &Table) -> Game {
    loop {
        let mut game = Game {
            position: Position::startpos(),
            repetitions: Zobrist::default(),
            ply: 0,
        };
        while game.ply < OPENING_PLIES {
            let mut moves = game.position.legal_moves().to_vec();
            moves.sort_unstable_by_key(|mv| mv.word());
            let Some(&mv) = chance.pick(&moves) else {
                break;
            };
            game.play(mv);
        }
        table.clear();
        let open = |value| matches!(value, Value::Centipawns(lead) if lead.abs() < OPENING_LEAD);
        if game.ply == OPENING_PLIES && open(game.search(table).value) {
            return game;
        }
    }
}

fn main() {
    let mut chance = Chance::new(SEED);
    let table = Table::new(16).expect("16 MiB are there");
    let mut taken = HashSet::new();
    println!(
        "# {POSITIONS} positions of seeded self-play, every tenth ply, for measuring cycles and speeds.\n\
         # Made by: cargo run --release -p fpgambit-engine --example bench_set\n\
         # id: game and ply. A set once made stays: figures measured on it are compared over time."
    );
    for number in 1.. {
        let mut game = opening(&mut chance, &table);
        while !game.is_over() {
            let Some(mv) = game.search(&table).best else {
                break;
            };
            let text = game.position.to_string();
            if game.ply.is_multiple_of(EVERY) && taken.insert(text) {
                let record = Record {
                    position: game.position.clone(),
                    operations: vec![Operation {
                        opcode: "id".to_owned(),
                        operands: vec![Operand::Quoted(format!("{number}.{}", game.ply))],
                    }],
                };
                println!("{record}");
                if taken.len() == POSITIONS {
                    return;
                }
            }
            game.play(mv);
        }
    }
}
