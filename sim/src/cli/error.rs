//! What can be wrong with what the program was given: always one line and exit status 2.

use std::io;
use std::path::{Path, PathBuf};

use fpgambit_engine::epd::EpdReason;
use fpgambit_engine::kqkr::{FileError, ProbeError};
use fpgambit_engine::pgn::PgnError;
use fpgambit_engine::represent::{DecodeError, HexError};
use fpgambit_engine::{FenError, UciMoveError, quoted};
use fpgambit_hw::export::ExportError;
use fpgambit_sim::boards::BoardError;
use fpgambit_sim::campaign::{DocumentError, MergeError};
use fpgambit_sim::device::DeviceError;
use fpgambit_sim::experiment::ExperimentError;
use fpgambit_sim::figures::{PlotError, SearchError};
use fpgambit_sim::referee::{JudgeError, ProgramError};
use fpgambit_sim::synth::SynthError;
use fpgambit_sim::verify::TaskError;

/// Why a command gave no result.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The position given.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The line of EPD given.
    #[error(transparent)]
    Epd(#[from] EpdReason),
    /// Hexadecimal digits given.
    #[error(transparent)]
    Hex(#[from] HexError),
    /// Bits given.
    #[error(transparent)]
    Decode(#[from] DecodeError),
    /// A line of standard input.
    #[error("standard input, line {line}: {error}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        error: Box<Error>,
    },
    /// A line of standard input that is not text.
    #[error("standard input, line {line}: `{text}` is not UTF-8: expected text")]
    NotText {
        /// Its number, from 1.
        line: usize,
        /// The line as far as it can be shown.
        text: String,
    },
    /// A line of standard input that is too long to be anything.
    #[error(
        "standard input, line {line}: more than a million bytes: expected one position per line"
    )]
    LongLine {
        /// Its number, from 1.
        line: usize,
    },
    /// Standard input without a line to answer.
    #[error("standard input has no position: expected one per line")]
    NoLine,
    /// Broken off: what was found until then has been told.
    #[error("interrupted")]
    Interrupted,
    /// Standard input cannot be read.
    #[error("cannot read standard input: {0}")]
    Input(io::Error),
    /// The reader of standard output has gone: not worth a word.
    #[error("standard output was closed")]
    BrokenPipe,
    /// Standard output cannot be written.
    #[error("cannot write standard output: {0}")]
    Output(io::Error),
    /// A file that cannot be read.
    #[error("cannot read {}: {error}", named(path))]
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file that cannot be written.
    #[error("cannot write {}: {error}", named(path))]
    Write {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file of positions.
    #[error(transparent)]
    Task(#[from] TaskError),
    /// The generator could not be opened, or failed.
    #[error(transparent)]
    Device(#[from] DeviceError),
    /// A board's bitstream could not be made or loaded.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// An export that could not be made or written.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// A design that did not get to its bitstream.
    #[error(transparent)]
    Synth(#[from] SynthError),
    /// A position that is not of queen against rook.
    #[error(transparent)]
    Probe(#[from] ProbeError),
    /// A file that is no table of queen against rook, or was changed.
    #[error("{} {error}", named(path))]
    Table {
        /// Which.
        path: PathBuf,
        /// Why.
        error: FileError,
    },
    /// A picture that could not be drawn.
    #[error(transparent)]
    Plot(#[from] PlotError),
    /// A game of a file.
    #[error("{}: {error}", named(path))]
    Game {
        /// The file.
        path: PathBuf,
        /// The game, and what is wrong with it.
        error: Box<PgnError>,
    },
    /// A file without games.
    #[error("{} contains no game: expected PGN", named(path))]
    NoGame {
        /// The file.
        path: PathBuf,
    },
    /// A move of a list.
    #[error("move {number} of the list: {error}")]
    Move {
        /// Which, from 1.
        number: usize,
        /// What is wrong with it.
        error: UciMoveError,
    },
    /// An experiment that could not be done.
    #[error(transparent)]
    Experiment(#[from] ExperimentError),
    /// Positions that could not be searched.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// A file that is no document of a campaign, or a damaged one.
    #[error("{}: {error}", named(path))]
    Document {
        /// Which.
        path: PathBuf,
        /// Why.
        error: DocumentError,
    },
    /// A file that another process writes.
    #[error(
        "{} is locked by another process: expected a separate file for each --out",
        named(path)
    )]
    Busy {
        /// Which.
        path: PathBuf,
    },
    /// A document that does not add up with those before, or is of something else than asked for.
    #[error("{}: {error}", named(path))]
    Merge {
        /// Which.
        path: PathBuf,
        /// Why.
        error: MergeError,
    },
    /// A UCI program that does not do as UCI says.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// A UCI program that could not be judged.
    #[error(transparent)]
    Judge(#[from] JudgeError),
    /// Options that do not go together.
    #[error("{0}")]
    Usage(String),
}

impl Error {
    /// A file that cannot be read.
    pub fn read(path: &Path) -> impl Fn(io::Error) -> Error {
        move |error| Error::Read {
            path: path.to_owned(),
            error,
        }
    }

    /// Standard output cannot be written, be it that nobody reads it.
    pub fn output(error: io::Error) -> Error {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Error::BrokenPipe,
            _ => Error::Output(error),
        }
    }

    /// A file that cannot be written.
    pub fn write(path: &Path) -> impl Fn(io::Error) -> Error {
        move |error| Error::Write {
            path: path.to_owned(),
            error,
        }
    }
}

/// A path as every message has it: in one line and between backticks; `-` is standard input.
pub fn named(path: &Path) -> String {
    match path.as_os_str() == "-" {
        true => "standard input".to_owned(),
        false => format!("`{}`", quoted(&path.to_string_lossy())),
    }
}
