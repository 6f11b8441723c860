//! `fpgambit verify --games`: the repetition units against the oracle, on every ply of games.

use std::path::{Path, PathBuf};

use fpgambit_engine::pgn::{self, Game};
use fpgambit_engine::quoted;
use fpgambit_engine::repetition::Line;
use fpgambit_sim::device::repetition::Method;
use fpgambit_sim::verify::{GameFailure, GameTask, GamesOutcome, UNITS};
use fpgambit_sim::words::counted;
use serde::Serialize;

use super::Error;
use super::input::{note_passed_over, read_file};

/// What the repetition units came to.
#[derive(Serialize)]
pub struct GamesAnswer {
    games: u64,
    pub positions: u64,
    repeated: u64,
    pub mismatches: u64,
    units: Vec<UnitAnswer>,
    #[serde(skip)]
    pub failures: Vec<GameFailureAnswer>,
}

#[derive(Serialize)]
struct UnitAnswer {
    unit: &'static str,
    /// Clocks of all queries; null in software.
    cycles: Option<u64>,
}

#[derive(Serialize)]
pub struct GameFailureAnswer {
    source: String,
    unit: &'static str,
    ply: usize,
    cause: String,
    /// The shortest line that shows it.
    fen: String,
    moves: String,
}

/// The games of these files; those that could not be read as errors.
pub fn gather(files: &[PathBuf]) -> Result<(Vec<GameTask>, Vec<Error>), Error> {
    let (mut tasks, mut broken) = (Vec::new(), Vec::new());
    for path in files {
        let (games, errors) = games_of(path, &read_file(path)?)?;
        tasks.extend(games);
        broken.extend(errors);
    }
    Ok((tasks, broken))
}

/// The games of one file, of these bytes.
pub fn games_of(path: &Path, bytes: &[u8]) -> Result<(Vec<GameTask>, Vec<Error>), Error> {
    let (mut tasks, mut broken) = (Vec::new(), Vec::new());
    let name = quoted(&path.to_string_lossy());
    for game in pgn::games(bytes) {
        match game.and_then(Game::standard) {
            Ok(game) => {
                note_passed_over(path, &game);
                tasks.push(GameTask {
                    source: format!("{name}, game {}", game.number),
                    line: Line {
                        start: game.start,
                        steps: game.steps,
                    },
                });
            }
            Err(error) => broken.push(Error::Game {
                path: path.to_owned(),
                error: Box::new(error),
            }),
        }
    }
    if tasks.is_empty() && broken.is_empty() {
        let path = path.to_owned();
        return Err(Error::NoGame { path });
    }
    Ok((tasks, broken))
}

impl GamesAnswer {
    /// The answer to a run on circuits, or without any.
    pub fn new(outcome: &GamesOutcome, clocked: bool) -> GamesAnswer {
        let units = UNITS.into_iter().zip(outcome.cycles);
        GamesAnswer {
            games: outcome.games,
            positions: outcome.positions,
            repeated: outcome.repeated,
            mismatches: outcome.mismatches,
            units: units
                .map(|(unit, cycles)| UnitAnswer {
                    unit: name(unit),
                    cycles: clocked.then_some(cycles),
                })
                .collect(),
            failures: outcome
                .failures
                .iter()
                .map(GameFailureAnswer::new)
                .collect(),
        }
    }

    /// Clocks of all queries of all units.
    pub fn cycles(&self) -> u64 {
        self.units.iter().filter_map(|unit| unit.cycles).sum()
    }

    /// A table of the units.
    pub fn text(&self) -> String {
        let mut text = format!(
            "repetition in {}: {}, {} of them repeated\n",
            counted(self.games, "game", "games"),
            counted(self.positions, "position", "positions"),
            self.repeated
        );
        for UnitAnswer { unit, cycles } in &self.units {
            let queries = self.positions.max(1) as f64;
            let each = match cycles {
                Some(cycles) => format!("{cycles} cycles, {:.2} a query", *cycles as f64 / queries),
                None => "no clock".to_owned(),
            };
            text.push_str(&format!("  {unit:<12} {each}\n"));
        }
        text.push('\n');
        text
    }
}

impl GameFailureAnswer {
    fn new(failure: &GameFailure) -> GameFailureAnswer {
        let moves: Vec<String> = failure.line.steps.iter().map(ToString::to_string).collect();
        GameFailureAnswer {
            source: failure.source.clone(),
            unit: name(failure.unit),
            ply: failure.ply,
            cause: failure.difference.to_string(),
            fen: failure.line.start.to_string(),
            moves: moves.join(" "),
        }
    }

    /// The failure for people, with the options that ask for it again.
    pub fn text(&self) -> String {
        let GameFailureAnswer {
            source,
            unit,
            ply,
            cause,
            fen,
            moves,
        } = self;
        format!(
            "FAILED {source}, {unit} unit, ply {ply}: {cause}\n  --fen '{fen}' --moves '{moves}'\n\n"
        )
    }
}

fn name(unit: Method) -> &'static str {
    match unit {
        Method::Counter => "repetition",
        Method::Chains => "chains",
    }
}
