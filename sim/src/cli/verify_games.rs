//! `fpgambit verify --games`: compares the repetition units with the oracle at every ply of games.

use std::io::BufRead;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use fpgambit_engine::pgn::{self, Game, ReadError};
use fpgambit_engine::quoted;
use fpgambit_engine::repetition::Line;
use fpgambit_sim::device::repetition::Method;
use fpgambit_sim::verify::{GameFailure, GameTask, GamesOutcome, STANDARD_INPUT, UNITS};
use fpgambit_sim::words::counted;
use serde::Serialize;

use super::input::{note_passed_over, open_file};
use super::{Error, complain};

/// The results of the repetition units.
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
    /// The start of the shortest line that shows the failure.
    fen: String,
    moves: String,
}

/// The games of a file, in order; `note` is called for each. A game that cannot be read, or that circuits do not
/// support, gives an error in its place.
pub fn games(
    path: PathBuf,
    name: String,
    input: impl BufRead,
    note: impl Fn(&Path, &Game),
) -> impl Iterator<Item = Result<GameTask, Error>> {
    let mut is_empty = true;
    let mut games = pgn::read(input);
    std::iter::from_fn(move || {
        let Some(game) = games.next() else {
            let path = path.clone();
            return std::mem::take(&mut is_empty).then_some(Err(Error::NoGame { path }));
        };
        is_empty = false;
        Some(match game.and_then(|game| Ok(game.standard()?)) {
            Ok(game) => {
                note(&path, &game);
                Ok(GameTask {
                    source: format!("{name}, game {}", game.number),
                    line: Line {
                        start: game.start,
                        steps: game.steps,
                    },
                })
            }
            Err(ReadError::Io(error)) => Err(Error::read(&path)(error)),
            Err(ReadError::Pgn(error)) => Err(Error::Game {
                path: path.clone(),
                error: Box::new(error),
            }),
        })
    })
}

/// Games of several files, which are opened before the first is read, and the errors of other files.
pub struct GameFiles {
    games: Box<dyn Iterator<Item = Result<GameTask, Error>> + Send>,
    broken: Arc<Mutex<Option<Error>>>,
}

impl GameFiles {
    /// Opens the files.
    pub fn open(files: &[PathBuf]) -> Result<GameFiles, Error> {
        let mut all: Box<dyn Iterator<Item = _> + Send> = Box::new(std::iter::empty());
        for path in files {
            let name = match path.as_os_str() == "-" {
                true => STANDARD_INPUT.to_owned(),
                false => quoted(&path.to_string_lossy()),
            };
            let input = open_file(path)?;
            all = Box::new(all.chain(games(path.clone(), name, input, note_passed_over)));
        }
        Ok(GameFiles {
            games: all,
            broken: Arc::default(),
        })
    }

    /// The last fault found in the games, once they have been read; earlier faults have been printed.
    pub fn broken(&self) -> Arc<Mutex<Option<Error>>> {
        self.broken.clone()
    }
}

impl Iterator for GameFiles {
    type Item = GameTask;

    fn next(&mut self) -> Option<GameTask> {
        loop {
            match self.games.next()? {
                Ok(game) => return Some(game),
                Err(error) => {
                    let mut broken = self.broken.lock().expect("no thread panics with it");
                    if let Some(before) = broken.replace(error) {
                        complain(&before.to_string());
                    }
                }
            }
        }
    }
}

impl GamesAnswer {
    /// Creates the answer to a run, with circuits or without.
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

    /// Formats a table of the units.
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
                Some(cycles) => {
                    format!("{cycles} cycles, {:.2} per query", *cycles as f64 / queries)
                }
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

    /// The failure as text, with the options that reproduce it.
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
