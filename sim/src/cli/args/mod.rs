//! Command-line arguments: parts shared by all commands. Each command's own arguments are in the file of its name.

mod backend;
mod bench;
mod board;
mod campaign;
mod document;
mod experiment;
mod export;
mod kqkr;
mod moves;
pub mod perft;
mod posdata;
mod repetition;
mod represent;
mod search;
mod synth;
mod verify;
mod view;

use std::fmt;
use std::str::FromStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use fpgambit_engine::{Variant, quoted};
use fpgambit_hw::unit::{Unit, UnitBuild};
use fpgambit_hw::units::{self, UNITS};
use fpgambit_sim::device::{Backend, Build, Options, PosdataForm};

use super::input::Given;
use super::{Error, output};

pub use backend::{OrBoard, backends, is_board};
pub use bench::{Bench, BenchArgs, BenchEngineArgs, BenchHwArgs, BenchSimArgs};
pub use board::{
    BoardArgs, BoardCommand, BuildBoardArgs, CheckArgs, ProgramArgs, SimulateArgs, SpeedArgs,
};
pub use campaign::{CampaignArgs, MergeArgs};
pub use document::{CompletionsArgs, ManArgs};
pub use experiment::{AxonArgs, Experiment, ExperimentArgs};
pub use export::ExportArgs;
pub use kqkr::{
    BuildArgs, Form, Hurry, KqkrArgs, KqkrCommand, PlayArgs, ProbeArgs, Sides, StatsArgs,
};
pub use moves::MovesArgs;
pub use perft::{PerftArgs, array_of};
pub use posdata::PosdataArgs;
pub use repetition::RepetitionArgs;
pub use represent::{DecodeArgs, EncodeArgs, RepresentArgs};
pub use search::{SearchArgs, UciArgs};
pub use synth::SynthArgs;
pub use verify::VerifyArgs;
pub use view::ViewArgs;

/// More plies than any perft can count.
pub const DEPTH_MAX: u32 = 64;
/// More threads than are useful.
const THREADS_MAX: usize = 256;

/// Simulate, verify and export chess hardware: Sandstroem's move generator and the units built around it
///
/// `fpgambit COMMAND --help` explains a command and its options.
#[derive(Debug, Parser)]
#[command(
    name = "fpgambit",
    version,
    after_help = "\
Examples:
  fpgambit verify
  fpgambit moves '7k/4P3/8/8/8/8/8/K7 w - - 0 1' --trace
  fpgambit posdata --piece queen --from d4

Exit status:
  0        success
  1        a check found a difference
  2        bad input or usage; no response from a board or engine; out of memory, disk space or file descriptors
  128 + N  signal N ended the program (130 after Ctrl-C), even if a check had already found differences"
)]
pub struct Cli {
    /// Format of the results
    #[arg(long, global = true, value_enum, default_value_t = Format::Text, value_name = "FORMAT")]
    pub format: Format,

    /// The command.
    #[command(subcommand)]
    pub command: Command,
}

/// How a result is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Text for people
    Text,
    /// JSON, one document per result
    Json,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    Moves(MovesArgs),
    Perft(PerftArgs),
    Verify(VerifyArgs),
    Posdata(PosdataArgs),
    Represent(RepresentArgs),
    Encode(EncodeArgs),
    Decode(DecodeArgs),
    Export(ExportArgs),
    Synth(SynthArgs),
    Kqkr(KqkrArgs),
    Search(SearchArgs),
    Uci(UciArgs),
    Experiment(ExperimentArgs),
    Bench(BenchArgs),
    Board(BoardArgs),
    Repetition(RepetitionArgs),
    Merge(MergeArgs),
    View(ViewArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// Which generator.
#[derive(Clone, Copy, Debug, Args)]
pub struct DeviceArgs {
    /// Build of the circuit: compact is small, fast needs fewer clocks [default: compact]
    #[arg(long, value_name = "BUILD", value_parser = one_of(Build::ALL, Build::name))]
    build: Option<Build>,

    /// Source of posdata, the next-square table: logic computes it, rom reads it from a memory [default: logic]
    #[arg(long, value_name = "FORM", value_parser = one_of(PosdataForm::ALL, PosdataForm::name))]
    posdata: Option<PosdataForm>,

    /// What runs the circuit: one of these values, or `serial:PATH[@BAUD]` for a board [default: rust-hdl]
    #[arg(long, value_parser = backends(), value_name = "BACKEND")]
    backend: Option<Backend>,
}

impl DeviceArgs {
    /// The requested backend, or the default.
    pub fn backend(&self) -> Backend {
        self.backend.unwrap_or_default()
    }

    /// Sets a backend unless one was requested.
    pub fn prefer(&mut self, backend: Backend) {
        self.backend.get_or_insert(backend);
    }

    /// The requested build, or the default.
    pub fn build(&self) -> Build {
        self.build.unwrap_or(Build::Compact)
    }

    /// The requested form of posdata, or the default.
    pub fn posdata(&self) -> PosdataForm {
        self.posdata.unwrap_or(PosdataForm::Logic)
    }

    /// The options given that select a circuit, as they were written.
    pub fn of_circuits(&self) -> Option<String> {
        let build = self.build.map(|build| format!("--build {build}"));
        build.or_else(|| self.posdata.map(|form| format!("--posdata {form}")))
    }

    /// Rejects options that select a circuit if there is none, and names a simulator that is not the pinned one.
    pub fn check(&self) -> Result<(), Error> {
        if self.backend() == Backend::Verilator {
            output::note_unpinned(&["verilator"]);
        }
        match self.of_circuits() {
            Some(option) if self.backend() == Backend::Software => Err(Error::Usage(format!(
                "'{option}' with '--backend software': expected a backend with a circuit"
            ))),
            Some(option) if is_board(self.backend()) && option != "--build compact" => {
                Err(Error::Usage(format!(
                    "'{option}' with '--backend {}': a board has the compact build and its own posdata",
                    self.backend()
                )))
            }
            _ => Ok(()),
        }
    }

    /// The generator without a waveform.
    pub fn options(&self) -> Options {
        Options {
            backend: self.backend(),
            build: self.build(),
            posdata: self.posdata(),
            verilog: None,
            vcd: None,
        }
    }

    /// The options that select this generator again.
    pub fn as_options(&self) -> String {
        match self.backend() {
            Backend::Software | Backend::Serial(_) => format!(" --backend {}", self.backend()),
            _ => format!(
                " --build {} --posdata {} --backend {}",
                self.build(),
                self.posdata(),
                self.backend()
            ),
        }
    }
}

impl fmt::Display for DeviceArgs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let backend = self.backend();
        match backend {
            Backend::Software | Backend::Serial(_) => write!(f, "{backend}"),
            _ => write!(f, "{backend}, {}, posdata {}", self.build(), self.posdata()),
        }
    }
}

/// A position, or a line of standard input for each.
#[derive(Clone, Debug, Default, Args)]
pub struct PositionArgs {
    /// Position: startpos, or a FEN or an EPD line in quotes
    ///
    /// `-` reads one position per line from standard input and prints one result per line.
    #[arg(value_name = "POSITION")]
    position: Option<String>,

    /// Position, as an alternative to POSITION; does not accept EPD operations such as `bm e4;`
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,

    #[command(flatten)]
    pub stream: StreamArgs,
}

impl PositionArgs {
    /// The position given.
    pub fn given(&self) -> Result<Given<'_>, Error> {
        self.given_or(None)
    }

    /// The position given, or the default `usual`.
    pub fn given_or<'a>(&'a self, usual: Option<&'a str>) -> Result<Given<'a>, Error> {
        let (text, takes_epd) = match (&self.position, &self.fen) {
            (Some(position), None) => (position.as_str(), true),
            (None, Some(fen)) => (fen.as_str(), false),
            (None, None) => (usual.ok_or_else(missing_position)?, false),
            (Some(position), Some(_)) => {
                let position = quoted(position);
                return Err(Error::Usage(format!(
                    "unexpected argument '{position}': --fen already gives the position, see --help"
                )));
            }
        };
        Ok(Given {
            text,
            takes_epd,
            skip_bad: self.stream.skip_bad,
        })
    }
}

fn missing_position() -> Error {
    let message =
        "missing position: expected startpos, a FEN or an EPD line, or '--fen FEN', see --help";
    Error::Usage(message.to_owned())
}

/// Lines of standard input.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct StreamArgs {
    /// Skip invalid input lines and report how many, instead of stopping at the first
    #[arg(long)]
    pub skip_bad: bool,
}

impl StreamArgs {
    /// The input of a text, or of lines for `-`.
    pub fn of<'a>(&self, text: &'a str) -> Given<'a> {
        Given {
            text,
            takes_epd: false,
            skip_bad: self.skip_bad,
        }
    }
}

/// By which rules of castling a position is read.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct Chess960Args {
    /// Use Chess960 castling rules, in software only
    ///
    /// Castling rights are read as X-FEN or Shredder-FEN. A castling move is written as the king taking its own rook.
    #[arg(long)]
    pub chess960: bool,
}

impl Chess960Args {
    /// The castling rules.
    pub fn variant(self) -> Variant {
        match self.chess960 {
            true => Variant::Chess960,
            false => Variant::Standard,
        }
    }
}

/// How many threads.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct ThreadsArgs {
    /// Number of threads, 1 to 256 [default: number of processors]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = threads)]
    pub threads: Option<usize>,
}

impl ThreadsArgs {
    /// The number given, or the number of processors.
    pub fn number(self) -> usize {
        self.threads.unwrap_or_else(|| {
            let processors = std::thread::available_parallelism().map_or(1, usize::from);
            processors.min(THREADS_MAX)
        })
    }
}

/// A program and its arguments.
#[derive(Clone, Debug)]
pub struct Words(pub Vec<String>);

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&quoted(&self.0.join(" ")))
    }
}

/// Splits a text as a shell would, without running a shell.
fn command(text: &str) -> Result<Words, String> {
    let words = shlex::split(text).filter(|words| !words.is_empty());
    let words = words.ok_or("expected a program and its arguments, quotes closed")?;
    Ok(Words(words))
}

fn depth(text: &str) -> Result<u32, String> {
    whole(text, 1, DEPTH_MAX)
}

fn threads(text: &str) -> Result<usize, String> {
    whole(text, 1, THREADS_MAX)
}

/// Parses a whole number, or returns what was expected.
fn whole<T: FromStr + PartialOrd + fmt::Display>(
    text: &str,
    least: T,
    most: T,
) -> Result<T, String> {
    let number: Option<T> = text.parse().ok();
    number
        .filter(|number| (&least..=&most).contains(&number))
        .ok_or_else(|| format!("expected a whole number from {least} to {most}"))
}

/// Parses one of these names, each of which stands for a value.
fn named<T>(names: impl Iterator<Item = &'static str>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err = ()> + Clone + Send + Sync + 'static,
{
    let names = PossibleValuesParser::new(names.map(PossibleValue::new));
    names.map(|given| given.parse().expect("only these names are let through"))
}

/// The default unit of commands.
const DEFAULT_UNIT: &str = "movegen";

/// Parses the name of a unit.
fn unit_names() -> impl TypedValueParser<Value = &'static Unit> {
    let names = UNITS.iter().map(|unit| PossibleValue::new(unit.name));
    PossibleValuesParser::new(names)
        .map(|name| units::find(&name).expect("only these names are let through"))
}

/// One of a unit's builds.
pub fn build_of(unit: &'static Unit, build: Build) -> Result<&'static UnitBuild, Error> {
    unit.build(build)
        .ok_or_else(|| Error::Usage(format!("unit '{}' has no build '{build}'", unit.name)))
}

/// Parses the name of one of these values.
fn one_of<T: Copy + Send + Sync + 'static>(
    values: &'static [T],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let names = values.iter().map(|value| PossibleValue::new(name(*value)));
    PossibleValuesParser::new(names).map(move |given| {
        let named = values.iter().find(|value| name(**value) == given);
        *named.expect("only these names are let through")
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    /// The commands in a text, without pipes, comments and redirections.
    fn commands(text: &str) -> Vec<Vec<String>> {
        let joined = text.replace("\\\n", " ");
        let pipes = joined.lines().flat_map(|line| line.split(" | "));
        let starts = pipes.filter_map(|part| {
            let part = part.trim().trim_start_matches("$ ");
            part.starts_with("fpgambit ").then_some(part)
        });
        let words = starts.map(|command| {
            let words = shlex::split(command).unwrap_or_else(|| panic!("{command}: quotes"));
            let ends = |word: &String| word.starts_with(['>', '<', '#', '&']);
            words.into_iter().take_while(|word| !ends(word)).collect()
        });
        words.collect()
    }

    fn help_of(command: &clap::Command, texts: &mut Vec<String>) {
        texts.extend(command.get_after_help().map(ToString::to_string));
        for command in command.get_subcommands() {
            help_of(command, texts);
        }
    }

    /// Every command in the book, the README and the help parses.
    #[test]
    fn documented_commands_parse() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut texts = Vec::new();
        help_of(&Cli::command(), &mut texts);
        let book = std::fs::read_dir(root.join("sim/site/book")).expect("the book is there");
        let pages = book.map(|entry| entry.expect("it can be read").path());
        let pages = pages.filter(|path| path.extension().is_some_and(|end| end == "md"));
        for page in pages.chain([root.join("README.md")]) {
            let text = std::fs::read_to_string(&page).expect("it is text");
            // Only commands in code blocks are complete.
            let blocks = text.split("```").skip(1).step_by(2);
            texts.extend(blocks.map(str::to_owned));
        }
        let all: Vec<_> = texts.iter().flat_map(|text| commands(text)).collect();
        assert!(all.len() > 60, "{}", all.len());
        for words in all {
            let takes_position = ["moves", "perft", "search", "represent", "encode"];
            match Cli::try_parse_from(&words) {
                Err(error) if error.use_stderr() => panic!("{words:?}: {error}"),
                Ok(cli)
                    if takes_position
                        .iter()
                        .any(|name| words[1..].contains(&(*name).to_owned())) =>
                {
                    let position = match &cli.command {
                        Command::Moves(args) => args.position.given(),
                        Command::Perft(args) => args.position.given(),
                        Command::Search(args) => args.position.given(),
                        Command::Represent(args) => args.position.given(),
                        Command::Encode(args) => args.position.given(),
                        _ => continue,
                    };
                    let position = position.unwrap_or_else(|error| panic!("{words:?}: {error}"));
                    let variant = match words.iter().any(|word| word == "--chess960") {
                        true => Variant::Chess960,
                        false => Variant::Standard,
                    };
                    if !position.is_stream()
                        && let Err(error) = position.position(position.text, variant)
                    {
                        // The book shows the error for a pawn on the first rank.
                        assert!(
                            error.to_string().contains("a White pawn stands on h1"),
                            "{words:?}: {error}"
                        );
                    }
                }
                _ => {}
            }
        }
    }
}
