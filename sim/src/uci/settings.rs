//! The options of the engine.

use std::fmt;
use std::path::Path;
use std::time::Duration;

use fpgambit_engine::search::{Evaluation, OnceInGame, Options};
use fpgambit_engine::{Variant, quoted};

use super::output::Output;
use super::strength::{self, ELO_MAX, ELO_MIN};
use clap::ValueEnum as _;

use crate::device::Backend;
use crate::link::{PortName, SERIAL};
use crate::search::{DetectorChoice, EvaluationChoice, Generator, Networks, SearcherChoice};

/// The default size of the table in MiB.
pub const HASH_DEFAULT: usize = 16;
const HASH_MAX: usize = 65_536;
const THREADS_MAX: usize = 256;
/// The default of `Move Overhead`, in milliseconds.
const OVERHEAD_DEFAULT: usize = 30;
const OVERHEAD_MAX: usize = 5_000;
/// The `MoveGenerator` value for the board at `SerialPort`.
const BOARD: &str = "serial";
/// The backends of the chip's search.
const SEARCHER_BACKENDS: [&str; 5] = ["software", "rust-hdl", "netlist", "verilator", BOARD];
/// The largest `MultiPV`; more lines than most positions have moves.
const LINES_MAX: usize = 256;

/// The values of the options.
#[derive(Clone)]
pub struct Settings {
    pub hash: usize,
    pub threads: usize,
    /// What a move loses between the GUI's clock and ours; `None` if it is not set, because GUIs send the default back.
    pub overhead: Option<Duration>,
    pub repetition: DetectorChoice,
    pub generator: Generator,
    /// The port of the board for `MoveGenerator value serial` and `SearcherBackend value serial`.
    pub port: Option<PortName>,
    pub wants_board: bool,
    /// `SearcherBackend value serial` was set.
    pub wants_board_searcher: bool,
    pub search: Options,
    pub searcher: SearcherChoice,
    /// The backend of the chip's search.
    pub searcher_backend: Backend,
    /// The evaluation, if one was chosen; otherwise the searcher's default applies.
    pub evaluation: Option<EvaluationChoice>,
    /// The networks for `Evaluation value network` and `large`.
    pub networks: Networks,
    /// The number of best lines.
    pub lines: usize,
    pub show_wdl: bool,
    /// Whether this is an analysis, which always has full strength.
    pub analyse: bool,
    pub limit_strength: bool,
    pub elo: u32,
    pub variant: Variant,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            hash: HASH_DEFAULT,
            threads: 1,
            overhead: None,
            repetition: DetectorChoice::default(),
            generator: Generator::default(),
            port: None,
            wants_board: false,
            wants_board_searcher: false,
            search: Options {
                wait_for_endings: false,
                ..Options::default()
            },
            searcher: SearcherChoice::default(),
            searcher_backend: Backend::Software,
            evaluation: None,
            networks: Networks::default(),
            lines: 1,
            show_wdl: false,
            analyse: false,
            limit_strength: false,
            elo: ELO_MAX,
            variant: Variant::Standard,
        }
    }
}

/// A further effect of setting an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// No further effect.
    None,
    /// The table must get another size.
    NewTable,
    /// The table must be cleared.
    ClearTable,
    /// Positions follow other rules, so the start position must be set again.
    NewVariant,
}

/// Why an option cannot be set.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    /// The option does not exist.
    #[error("no option `{name}`")]
    Unknown {
        /// The name given.
        name: String,
    },
    /// The option does not allow the value.
    #[error("option {name} `{value}`: expected {expected}")]
    Value {
        /// The option.
        name: &'static str,
        /// The value.
        value: String,
        /// The allowed values.
        expected: String,
    },
    /// The network file cannot be read.
    #[error("option NetworkFile: {0}")]
    Network(String),
}

impl Settings {
    /// Writes the options to the GUI.
    pub fn declare(output: &Output) {
        let option = |name: &str, rest: fmt::Arguments<'_>| {
            output.line(format_args!("option name {name} type {rest}"));
        };
        let spin = |name: &str, default: usize, least: usize, most: usize| {
            option(
                name,
                format_args!("spin default {default} min {least} max {most}"),
            );
        };
        let check = |name: &str| option(name, format_args!("check default false"));
        let combo = |name: &str, default: &dyn fmt::Display, values: &[&str]| {
            let values: String = values.iter().map(|value| format!(" var {value}")).collect();
            option(name, format_args!("combo default {default}{values}"));
        };
        spin("Hash", HASH_DEFAULT, 1, HASH_MAX);
        spin("Threads", 1, 1, THREADS_MAX);
        spin("MultiPV", 1, 1, LINES_MAX);
        spin("Move Overhead", OVERHEAD_DEFAULT, 0, OVERHEAD_MAX);
        check("Ponder");
        check("UCI_AnalyseMode");
        check("UCI_Chess960");
        check("UCI_ShowWDL");
        check("UCI_LimitStrength");
        let [default, least, most] = [ELO_MAX, ELO_MIN, ELO_MAX].map(|elo| elo as usize);
        spin("UCI_Elo", default, least, most);
        let names: Vec<&str> = DetectorChoice::names().collect();
        combo("Repetition", &DetectorChoice::default(), &names);
        combo("RepetitionOnce", &"plays", &["plays", "draws"]);
        check("NullMoveBlind");
        let names: Vec<&str> = Generator::names().chain([BOARD]).collect();
        combo("MoveGenerator", &Generator::default(), &names);
        option("SerialPort", format_args!("string default <empty>"));
        let names: Vec<&str> = SearcherChoice::names().collect();
        combo("Searcher", &SearcherChoice::default(), &names);
        combo("SearcherBackend", &Backend::Software, &SEARCHER_BACKENDS);
        let names: Vec<&str> = EvaluationChoice::names().collect();
        let default = SearcherChoice::default().evaluation();
        combo("Evaluation", &default, &names);
        option("NetworkFile", format_args!("string default <empty>"));
        option("Clear Hash", format_args!("button"));
    }

    /// The evaluation for this searcher: the chosen one, if the searcher supports it.
    pub fn evaluation_of(&self, searcher: SearcherChoice) -> EvaluationChoice {
        let chosen = self.evaluation.filter(|&chosen| searcher.has(chosen));
        chosen.unwrap_or(searcher.evaluation())
    }

    /// The evaluation of the searcher in use.
    pub fn chosen_evaluation(&self) -> Evaluation {
        self.evaluation_of(self.searcher).with(self.networks)
    }

    /// The node limit of a weaker player; `None` at full strength.
    pub fn nodes(&self) -> Option<u64> {
        (self.limit_strength && !self.analyse).then(|| strength::nodes(self.elo))
    }

    /// Sets an option; the case of names, booleans and choices does not matter.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Effect, SettingError> {
        let lower = value.to_ascii_lowercase();
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
            lower
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
            "multipv" => self.lines = number("MultiPV", 1, LINES_MAX)?,
            "move overhead" => {
                let milliseconds = number("Move Overhead", 0, OVERHEAD_MAX)?;
                let said = milliseconds != OVERHEAD_DEFAULT;
                self.overhead = said.then(|| Duration::from_millis(milliseconds as u64));
            }
            // The GUI sends `go ponder`, so there is nothing to set.
            "ponder" => drop(check("Ponder")?),
            "uci_analysemode" => self.analyse = check("UCI_AnalyseMode")?,
            "uci_showwdl" => self.show_wdl = check("UCI_ShowWDL")?,
            "uci_limitstrength" => self.limit_strength = check("UCI_LimitStrength")?,
            "uci_elo" => self.elo = number("UCI_Elo", ELO_MIN as usize, ELO_MAX as usize)? as u32,
            "uci_chess960" => {
                let before = self.variant;
                self.variant = match check("UCI_Chess960")? {
                    true => Variant::Chess960,
                    false => Variant::Standard,
                };
                if self.variant != before {
                    return Ok(Effect::NewVariant);
                }
            }
            "repetition" => {
                self.repetition = lower
                    .parse()
                    .map_err(|()| wrong("Repetition", one_of(&mut DetectorChoice::names())))?;
            }
            "repetitiononce" => {
                self.search.once_in_game = match lower.as_str() {
                    "plays" => OnceInGame::Plays,
                    "draws" => OnceInGame::Draws,
                    _ => return Err(wrong("RepetitionOnce", "plays or draws".to_owned())),
                }
            }
            "nullmoveblind" => self.search.blind_after_null = check("NullMoveBlind")?,
            "movegenerator" if lower == BOARD => {
                // Options come in any order, so the port may come later.
                self.wants_board = true;
                let none = || wrong("MoveGenerator", "a SerialPort, which is not set".to_owned());
                self.generator = self.port.ok_or_else(none)?.into();
            }
            "movegenerator" => {
                let names = &mut Generator::names().chain([BOARD]);
                let generator = lower.parse().ok().filter(|_| !lower.starts_with(SERIAL));
                self.generator = generator.ok_or_else(|| wrong("MoveGenerator", one_of(names)))?;
                self.wants_board = false;
            }
            // GUIs send `<empty>` back as the default.
            "serialport" if matches!(value, "" | "<empty>") => self.port = None,
            "serialport" => {
                let path = value.strip_prefix(SERIAL).unwrap_or(value);
                let port = PortName::parse(path).map_err(|expected| {
                    wrong(
                        "SerialPort",
                        expected.trim_start_matches("expected ").to_owned(),
                    )
                })?;
                if self.wants_board && self.port != Some(port) {
                    self.generator = port.into();
                }
                if self.wants_board_searcher {
                    self.searcher_backend = Backend::Serial(port);
                }
                self.port = Some(port);
            }
            "searcher" => {
                self.searcher = lower
                    .parse()
                    .map_err(|()| wrong("Searcher", one_of(&mut SearcherChoice::names())))?;
            }
            "searcherbackend" => {
                let expected = || one_of(&mut SEARCHER_BACKENDS.into_iter());
                // As for the generator, the port may come later.
                self.wants_board_searcher = lower == BOARD;
                self.searcher_backend = match lower.as_str() {
                    BOARD => {
                        let none = || "a SerialPort, which is not set".to_owned();
                        let port = self.port.ok_or_else(|| wrong("SearcherBackend", none()))?;
                        Backend::Serial(port)
                    }
                    name if SEARCHER_BACKENDS.contains(&name) => Backend::from_str(name, false)
                        .map_err(|_| wrong("SearcherBackend", expected()))?,
                    _ => return Err(wrong("SearcherBackend", expected())),
                };
            }
            "evaluation" => {
                let names = &mut EvaluationChoice::names();
                let choice = lower.parse();
                self.evaluation = Some(choice.map_err(|()| wrong("Evaluation", one_of(names)))?);
                // Clear the table, which has values of another evaluation.
                return Ok(Effect::ClearTable);
            }
            "networkfile" => {
                match value {
                    "" | "<empty>" => self.networks = Networks::default(),
                    path => {
                        let replaced = self.networks.replace(Path::new(path));
                        replaced.map_err(SettingError::Network)?;
                    }
                }
                return Ok(Effect::ClearTable);
            }
            "clear hash" => return Ok(Effect::ClearTable),
            _ => return Err(SettingError::Unknown { name: quoted(name) }),
        }
        Ok(Effect::None)
    }
}
