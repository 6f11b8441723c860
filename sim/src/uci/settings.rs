//! The options of the engine.

use std::fmt;
use std::time::Duration;

use fpgambit_engine::quoted;
use fpgambit_engine::search::{OnceInGame, Options};

use super::output::Output;
use crate::search::{DetectorChoice, Generator};

/// MiB of the table unless set.
pub const HASH_DEFAULT: usize = 16;
const HASH_MAX: usize = 65_536;
const THREADS_MAX: usize = 256;
/// Milliseconds.
const OVERHEAD_DEFAULT: usize = 30;
const OVERHEAD_MAX: usize = 5_000;

/// What is set.
#[derive(Clone)]
pub struct Settings {
    pub hash: usize,
    pub threads: usize,
    /// What a move loses between the GUI's clock and ours.
    pub overhead: Duration,
    pub repetition: DetectorChoice,
    pub generator: Generator,
    pub search: Options,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            hash: HASH_DEFAULT,
            threads: 1,
            overhead: Duration::from_millis(OVERHEAD_DEFAULT as u64),
            repetition: DetectorChoice::default(),
            generator: Generator::default(),
            search: Options::default(),
        }
    }
}

/// What setting an option calls for besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// A table of another size.
    NewTable,
    /// The table is to be forgotten.
    ClearTable,
}

/// An option that cannot be set so.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    /// No such option.
    #[error("no option `{name}`")]
    Unknown {
        /// What was asked for.
        name: String,
    },
    /// A value it cannot have.
    #[error("option {name} `{value}`: expected {expected}")]
    Value {
        /// The option.
        name: &'static str,
        /// The value.
        value: String,
        /// What it can have.
        expected: String,
    },
}

impl Settings {
    /// Tells the GUI what there is.
    pub fn declare(output: &Output) {
        let combo =
            |name: &str, default: &dyn fmt::Display, values: &mut dyn Iterator<Item = &str>| {
                let values: String = values.map(|value| format!(" var {value}")).collect();
                output.line(format_args!(
                    "option name {name} type combo default {default}{values}"
                ));
            };
        output.line(format_args!(
            "option name Hash type spin default {HASH_DEFAULT} min 1 max {HASH_MAX}"
        ));
        output.line(format_args!(
            "option name Threads type spin default 1 min 1 max {THREADS_MAX}"
        ));
        output.line(format_args!(
            "option name Move Overhead type spin default {OVERHEAD_DEFAULT} min 0 max {OVERHEAD_MAX}"
        ));
        output.line("option name Ponder type check default false");
        combo(
            "Repetition",
            &DetectorChoice::default(),
            &mut DetectorChoice::names(),
        );
        combo(
            "RepetitionOnce",
            &"plays",
            &mut ["plays", "draws"].into_iter(),
        );
        output.line("option name NullMoveBlind type check default false");
        combo(
            "MoveGenerator",
            &Generator::default(),
            &mut Generator::names(),
        );
        output.line("option name Clear Hash type button");
    }

    /// Sets an option; names are told apart without regard to case.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Effect, SettingError> {
        let wrong = |name: &'static str, expected: String| SettingError::Value {
            name,
            value: quoted(value),
            expected,
        };
        let number = |name: &'static str, least: usize, most: usize| {
            let number = value.parse().ok();
            number
                .filter(|number| (least..=most).contains(number))
                .ok_or_else(|| wrong(name, format!("a number from {least} to {most}")))
        };
        let check = |name: &'static str| {
            value
                .parse::<bool>()
                .map_err(|_| wrong(name, "true or false".to_owned()))
        };
        let one_of = |names: &mut dyn Iterator<Item = &str>| {
            format!("one of {}", names.collect::<Vec<_>>().join(", "))
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                self.hash = number("Hash", 1, HASH_MAX)?;
                return Ok(Effect::NewTable);
            }
            "threads" => self.threads = number("Threads", 1, THREADS_MAX)?,
            "move overhead" => {
                let milliseconds = number("Move Overhead", 0, OVERHEAD_MAX)?;
                self.overhead = Duration::from_millis(milliseconds as u64);
            }
            "ponder" => {
                check("Ponder")?;
            }
            "repetition" => {
                self.repetition = value
                    .parse()
                    .map_err(|()| wrong("Repetition", one_of(&mut DetectorChoice::names())))?;
            }
            "repetitiononce" => {
                self.search.once_in_game = match value {
                    "plays" => OnceInGame::Plays,
                    "draws" => OnceInGame::Draws,
                    _ => return Err(wrong("RepetitionOnce", "plays or draws".to_owned())),
                }
            }
            "nullmoveblind" => self.search.blind_after_null = check("NullMoveBlind")?,
            "movegenerator" => {
                self.generator = value
                    .parse()
                    .map_err(|()| wrong("MoveGenerator", one_of(&mut Generator::names())))?;
            }
            "clear hash" => return Ok(Effect::ClearTable),
            _ => return Err(SettingError::Unknown { name: quoted(name) }),
        }
        Ok(Effect::None)
    }
}
