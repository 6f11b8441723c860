//! Plays games of the search against itself, and takes positions from them.
//!
//! A game begins with eight or nine random moves and is discarded if they leave a side far ahead. Then each side
//! searches a fixed number of nodes per move. The game ends by the rules, or when both sides have long agreed who wins.
//! A position is taken unless it is in check, its best move is a capture or a promotion, or the game is decided: an
//! evaluation cannot judge such positions.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use fpgambit_engine::eval::insufficient_material;
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{Detector, Zobrist};
use fpgambit_engine::search::{Bitboards, Limits, Outcome, Table, Task, Value};
use fpgambit_engine::{Color, Position};
use rayon::prelude::*;

/// The default number of nodes that each side searches.
const NODES: u64 = 1_000;
/// Openings with a larger lead, in centipawns, are discarded.
const OPENING_LEAD: i32 = 200;
/// A position with a larger lead, in centipawns, is decided; a game is decided after the following number of such
/// plies.
const DECIDED: i32 = 1_000;
const DECIDED_PLIES: u32 = 6;
const PLIES_MAX: u32 = 320;
/// The number of games played between two writes.
const BATCH: u64 = 64;

/// Plays the games and writes their positions, one per line: the FEN, White's score in half points, and White's lead
/// according to the search in centipawns, separated by `;`.
pub fn write(games: u64, seed: u64, path: &str) -> Result<(), String> {
    let failed = |error| format!("{path}: {error}");
    let mut file = BufWriter::new(File::create(path).map_err(failed)?);
    for first in (0..games).step_by(BATCH as usize) {
        let numbers = first..games.min(first + BATCH);
        let lines: Vec<String> = numbers
            .into_par_iter()
            .map(|n| game(seed, n, NODES))
            .collect();
        for text in &lines {
            file.write_all(text.as_bytes()).map_err(failed)?;
        }
        eprint!("\r{} games", first + lines.len() as u64);
    }
    eprintln!();
    file.flush().map_err(failed)
}

/// The number of games in one shard.
const SHARD: u64 = 256;

/// Plays the games of some shards, each into its own file, `SEED-NUMBER.txt`. An existing file is left unchanged, so an
/// interrupted run continues where it stopped, and several processes may share a folder if their shards differ.
pub fn write_shards(nodes: u64, seed: u64, shards: [u32; 2], folder: &str) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{folder}: {error}"))?;
    let done: Result<Vec<()>, String> = (shards[0]..shards[1])
        .par_bridge()
        .map(|number| {
            let path = Path::new(folder).join(format!("{seed}-{number:06}.txt"));
            if path.exists() {
                return Ok(());
            }
            let failed = |error| format!("{}: {error}", path.display());
            let first = SHARD * u64::from(number);
            let text: String = (first..first + SHARD)
                .map(|number| game(seed, number, nodes))
                .collect();
            let part = path.with_extension("part");
            fs::write(&part, text)
                .and_then(|()| fs::rename(&part, &path))
                .map_err(failed)
        })
        .collect();
    done.map(|_| ())
}

/// The lines of a game; empty if its opening is discarded.
fn game(seed: u64, number: u64, nodes: u64) -> String {
    // The upper half distinguishes the games of one seed.
    let mut chance = Chance::new(seed ^ number << 32);
    let table = Table::new(1).expect("a mebibyte is there");
    let Some(mut game) = Game::begin(&mut chance) else {
        return String::new();
    };
    let mut taken = Vec::new();
    let mut decided = 0;
    let halves = loop {
        if let Some(halves) = game.result() {
            break halves;
        }
        table.grow_older();
        let outcome = game.search(&table, nodes);
        let Some(mv) = outcome.best else {
            break match (game.position.is_check(), game.position.side_to_move()) {
                (false, _) => 1,
                (true, Color::White) => 0,
                (true, Color::Black) => 2,
            };
        };
        let lead = match outcome.value {
            Value::Centipawns(lead) => lead,
            Value::Mate(moves) => moves.signum() * 2 * DECIDED,
        };
        if taken.is_empty() && decided == 0 && lead.abs() > OPENING_LEAD {
            return String::new();
        }
        decided = if lead.abs() < DECIDED { 0 } else { decided + 1 };
        if decided == DECIDED_PLIES {
            let white = (lead > 0) == (game.position.side_to_move() == Color::White);
            break if white { 2 } else { 0 };
        }
        if decided == 0 && !game.position.is_check() && !mv.kind().is_tactical() {
            let lead = match game.position.side_to_move() {
                Color::White => lead,
                Color::Black => -lead,
            };
            taken.push((game.position.to_string(), lead));
        }
        game.play(mv);
    };
    let lines = taken
        .into_iter()
        .map(|(fen, lead)| format!("{fen};{halves};{lead}\n"));
    lines.collect()
}

struct Game {
    position: Position,
    repetitions: Zobrist,
    ply: u32,
}

impl Game {
    fn begin(chance: &mut Chance) -> Option<Game> {
        let mut game = Game {
            position: Position::startpos(),
            repetitions: Zobrist::default(),
            ply: 0,
        };
        for _ in 0..8 + chance.below(2) {
            let mut moves = game.position.legal_moves().to_vec();
            moves.sort_unstable_by_key(|mv| mv.word());
            game.play(*chance.pick(&moves)?);
        }
        Some(game)
    }

    fn play(&mut self, mv: fpgambit_engine::Move) {
        self.repetitions.push(&self.position, mv);
        self.position.make(mv);
        self.ply += 1;
    }

    fn search(&self, table: &Table, nodes: u64) -> Outcome {
        let task = Task::new(&self.position, Limits::nodes(nodes), table);
        task.run(Bitboards, self.repetitions.clone(), |_| {})
    }

    /// A draw by rule gives a half point to each side.
    fn result(&self) -> Option<u32> {
        let drawn = self.ply >= PLIES_MAX
            || self.position.halfmove_clock() >= 100
            || insufficient_material(&self.position)
            || self.repetitions.query(&self.position, 3).count >= 3;
        drawn.then_some(1)
    }
}
