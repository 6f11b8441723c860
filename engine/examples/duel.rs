//! Plays matches between two evaluations, in one process, at equal nodes.
//!
//! ```text
//! cargo run --release -p fpgambit-engine --example duel -- SEARCHER NODES PAIRS SEED ONE OTHER
//! ```
//!
//! `SEARCHER` is `chip` (the chip's search) or `engine` (the engine's own). Each side searches NODES positions per
//! move. ONE and OTHER are `squares`, `network`, the path of a network file, or with the engine's search also
//! `classical` or `large`. The program plays PAIRS openings of eight random moves, which the engine's search considers
//! level, twice each with colours changed. A game ends by the rules, after 400 plies, or when both sides agree for eight
//! plies that one is 10 pawns ahead. The same arguments give the same games, on any number of processors
//! (RAYON_NUM_THREADS).
//!
//! The program prints the games won, drawn and lost by ONE, its score, and the difference in Elo with its 95 %
//! interval, from the variance of the pairs. Exit status: 0 done, 2 bad usage or a network file that cannot be read.

use std::process::ExitCode;

use fpgambit_engine::eval::insufficient_material;
use fpgambit_engine::network::{self, LARGE, Network};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{Detector, Zobrist};
use fpgambit_engine::search::{Bitboards, Evaluation, Limits, Table, Task, Value};
use fpgambit_engine::searcher::{DEPTH_MAX, Job, Searcher, Squares, Status};
use fpgambit_engine::{Color, Move, Position, quoted};
use rayon::prelude::*;

const USAGE: &str = "expected chip|engine NODES PAIRS SEED classical|squares|network|large|FILE classical|squares|network|large|FILE";
const PLIES_MAX: usize = 400;
const DECIDED: i32 = 1_000;
const DECIDED_PLIES: u32 = 8;
/// Openings with a larger lead, in centipawns, are discarded, according to a search with this many nodes.
const OPENING_LEAD: i32 = 100;
const OPENING_NODES: u64 = 20_000;

/// A player.
enum Player {
    Engine {
        table: Table,
        evaluation: Evaluation,
    },
    ChipSquares(Searcher<Squares>),
    ChipNetwork(Searcher<network::Line>),
}

impl Player {
    fn new(chip: bool, evaluation: Evaluation) -> Player {
        match (chip, evaluation) {
            (true, Evaluation::Network(network)) => {
                Player::ChipNetwork(Searcher::new(network::Line::new(network)))
            }
            (true, _) => Player::ChipSquares(Searcher::new(Squares::new())),
            (false, evaluation) => Player::Engine {
                table: Table::new(4).expect("four mebibytes are there"),
                evaluation,
            },
        }
    }

    /// The player's move, and its evaluation of the position.
    fn choose(&mut self, game: &Game, nodes: u64) -> (Option<Move>, i32) {
        match self {
            Player::Engine { table, evaluation } => {
                table.grow_older();
                let mut task = Task::new(&game.position, Limits::nodes(nodes), table);
                task.options.evaluation = *evaluation;
                let outcome = task.run(Bitboards, game.repetitions.clone(), |_| {});
                (outcome.best, centipawns(outcome.value))
            }
            Player::ChipSquares(searcher) => deepen(searcher, game, nodes),
            Player::ChipNetwork(searcher) => deepen(searcher, game, nodes),
        }
    }
}

fn centipawns(value: Value) -> i32 {
    match value {
        Value::Centipawns(value) => value,
        Value::Mate(moves) => moves.signum() * 2 * DECIDED,
    }
}

/// Runs one job after the other, as the chip's host does.
fn deepen<E: fpgambit_engine::searcher::Evaluation>(
    searcher: &mut Searcher<E>,
    game: &Game,
    nodes: u64,
) -> (Option<Move>, i32) {
    searcher.clear();
    for (before, mv) in &game.played {
        searcher.push(before, *mv);
    }
    let legal = game.position.legal_moves();
    let mut best = legal.iter().min_by_key(|mv| mv.word()).copied();
    let (mut value, mut left) = (0, nodes);
    for depth in 1..=DEPTH_MAX {
        let mut job = Job::new(game.position.clone(), depth);
        (job.first, job.nodes) = (best, left);
        let answer = searcher
            .run(&job, &mut ())
            .expect("a position of ordinary chess");
        best = answer.best.or(best);
        left -= answer.nodes;
        if answer.status != Status::Done {
            break;
        }
        value = centipawns(answer.value());
        if left == 0 || value.abs() > DECIDED {
            break;
        }
    }
    (best, value)
}

struct Game {
    position: Position,
    repetitions: Zobrist,
    played: Vec<(Position, Move)>,
}

impl Game {
    fn begin(chance: &mut Chance) -> Option<Game> {
        let mut game = Game {
            position: Position::startpos(),
            repetitions: Zobrist::default(),
            played: Vec::new(),
        };
        for _ in 0..8 {
            let mut moves = game.position.legal_moves().to_vec();
            moves.sort_unstable_by_key(|mv| mv.word());
            game.play(*chance.pick(&moves)?);
        }
        let (best, lead) = Player::new(false, Evaluation::Classical).choose(&game, OPENING_NODES);
        best.filter(|_| lead.abs() <= OPENING_LEAD).map(|_| game)
    }

    fn play(&mut self, mv: Move) {
        self.repetitions.push(&self.position, mv);
        self.played.push((self.position.clone(), mv));
        self.position.make(mv);
    }

    fn is_drawn(&self) -> bool {
        self.played.len() >= PLIES_MAX
            || self.position.halfmove_clock() >= 100
            || insufficient_material(&self.position)
            || self.repetitions.query(&self.position, 3).count >= 3
    }

    /// Plays the game to the end. Returns White's score in half points.
    fn finish(mut self, mut players: [Player; 2], nodes: u64) -> u32 {
        let mut decided: (bool, u32) = (true, 0);
        loop {
            let side = self.position.side_to_move();
            let wins = |white: bool| if white { 2 } else { 0 };
            if self.position.legal_count() == 0 {
                return if self.position.is_check() {
                    wins(side == Color::Black)
                } else {
                    1
                };
            }
            if self.is_drawn() {
                return 1;
            }
            let (best, value) = players[side.index()].choose(&self, nodes);
            let Some(mv) = best else {
                return wins(side == Color::Black);
            };
            let white_leads = (value > 0) == (side == Color::White);
            decided = match value.abs() >= DECIDED {
                true if decided.0 == white_leads => (white_leads, decided.1 + 1),
                true => (white_leads, 1),
                false => (white_leads, 0),
            };
            if decided.1 == DECIDED_PLIES {
                return wins(white_leads);
            }
            self.play(mv);
        }
    }
}

/// Plays an opening with both colours. Returns the score of ONE in each game, in half points.
fn pair(seed: u64, number: u64, chip: bool, nodes: u64, sides: [Evaluation; 2]) -> [u32; 2] {
    let mut chance = Chance::new(seed ^ number << 32);
    let opening = loop {
        let tried = chance.clone();
        if Game::begin(&mut chance).is_some() {
            break tried;
        }
    };
    [false, true].map(|swapped| {
        let mut players = sides.map(|side| Player::new(chip, side));
        if swapped {
            players.swap(0, 1);
        }
        let game = Game::begin(&mut opening.clone()).expect("this opening was taken");
        let white = game.finish(players, nodes);
        if swapped { 2 - white } else { white }
    })
}

fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

fn report(pairs: &[[u32; 2]]) {
    let games: Vec<u32> = pairs.iter().flatten().copied().collect();
    let count = |halves: u32| games.iter().filter(|&&game| game == halves).count();
    let shares: Vec<f64> = pairs
        .iter()
        .map(|pair| f64::from(pair[0] + pair[1]) / 4.0)
        .collect();
    let number = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / number;
    let spread: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
    let error = 1.96 * (spread / (number - 1.0).max(1.0) / number).sqrt();
    println!(
        "{} games: +{} ={} -{}, {:.1} %, {:+.0} Elo ({:+.0} to {:+.0})",
        games.len(),
        count(2),
        count(1),
        count(0),
        100.0 * mean,
        elo(mean),
        elo(mean - error),
        elo(mean + error)
    );
}

fn evaluation(name: &str, chip: bool) -> Result<Evaluation, String> {
    Ok(match name {
        "classical" if chip => {
            return Err("`classical`: the chip's search has squares and network".to_owned());
        }
        "classical" => Evaluation::Classical,
        "squares" => Evaluation::Squares,
        "network" => Evaluation::Network(Network::chip()),
        "large" if chip => {
            return Err("`large`: the chip's search has squares and network".to_owned());
        }
        "large" => Evaluation::Large(Network::large()),
        path => {
            let bytes =
                std::fs::read(path).map_err(|error| format!("{}: {error}", quoted(path)))?;
            let failed = |error| format!("{}: {error}", quoted(path));
            match network::hidden_sums(&bytes) {
                Some(LARGE) => Evaluation::Large(kept(Network::read(&bytes).map_err(failed)?)),
                _ => Evaluation::Network(kept(Network::read(&bytes).map_err(failed)?)),
            }
        }
    })
}

/// Keeps a network until the program ends.
fn kept<const N: usize>(network: Network<N>) -> &'static Network<N> {
    Box::leak(Box::new(network))
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let parsed = match words[..] {
        [
            searcher @ ("chip" | "engine"),
            nodes,
            pairs,
            seed,
            one,
            other,
        ] => {
            match (
                nodes.parse::<u64>(),
                pairs.parse::<u64>(),
                seed.parse::<u64>(),
            ) {
                (Ok(nodes @ 1..), Ok(pairs @ 1..), Ok(seed)) => {
                    let chip = searcher == "chip";
                    let sides =
                        evaluation(one, chip).and_then(|one| Ok([one, evaluation(other, chip)?]));
                    sides.map(|sides| (chip, nodes, pairs, seed, sides))
                }
                _ => Err(USAGE.to_owned()),
            }
        }
        _ => Err(USAGE.to_owned()),
    };
    let (chip, nodes, pairs, seed, sides) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => {
            eprintln!("`{}`: {error}", words.join(" "));
            return ExitCode::from(2);
        }
    };
    let done: Vec<[u32; 2]> = (0..pairs)
        .into_par_iter()
        .map(|number| pair(seed, number, chip, nodes, sides))
        .collect();
    report(&done);
    ExitCode::SUCCESS
}
