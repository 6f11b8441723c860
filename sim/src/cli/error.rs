//! Errors in the program's input, each with one line and exit status 2.

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

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The position is not valid.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The EPD line is not valid.
    #[error(transparent)]
    Epd(#[from] EpdReason),
    /// The hexadecimal digits are not valid.
    #[error(transparent)]
    Hex(#[from] HexError),
    /// The bits are not a valid encoding.
    #[error(transparent)]
    Decode(#[from] DecodeError),
    /// A line of standard input is not valid.
    #[error("standard input, line {line}: {error}")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with it.
        error: Box<Error>,
    },
    /// A line of standard input is not text.
    #[error("standard input, line {line}: `{text}` is not UTF-8: expected text")]
    NotText {
        /// The number of the line, from 1.
        line: usize,
        /// As much of the line as can be shown.
        text: String,
    },
    /// A line of standard input is too long.
    #[error(
        "standard input, line {line}: more than a million bytes: expected one position per line"
    )]
    LongLine {
        /// The number of the line, from 1.
        line: usize,
    },
    /// Standard input has no line to answer.
    #[error("standard input has no position: expected one per line")]
    NoLine,
    /// The command was interrupted after it printed the results so far.
    #[error("interrupted")]
    Interrupted,
    /// Standard input cannot be read.
    #[error("cannot read standard input: {0}")]
    Input(io::Error),
    /// Nobody reads standard output any more, so no message is printed.
    #[error("standard output was closed")]
    BrokenPipe,
    /// Standard output cannot be written.
    #[error("cannot write standard output: {0}")]
    Output(io::Error),
    /// A file cannot be read.
    #[error("cannot read {}: {error}", named(path))]
    Read {
        /// The file.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// A file cannot be written.
    #[error("cannot write {}: {error}", named(path))]
    Write {
        /// The file.
        path: PathBuf,
        /// The system's error.
        error: io::Error,
    },
    /// A file of positions is not valid.
    #[error(transparent)]
    Task(#[from] TaskError),
    /// The generator cannot be opened, or failed.
    #[error(transparent)]
    Device(#[from] DeviceError),
    /// A board's bitstream cannot be made or loaded.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// An export cannot be made or written.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// A design did not result in a bitstream.
    #[error(transparent)]
    Synth(#[from] SynthError),
    /// The position is not one of queen against rook.
    #[error(transparent)]
    Probe(#[from] ProbeError),
    /// A file is not a table of queen against rook, or was changed.
    #[error("{} {error}", named(path))]
    Table {
        /// The file.
        path: PathBuf,
        /// The fault.
        error: FileError,
    },
    /// A picture cannot be drawn.
    #[error(transparent)]
    Plot(#[from] PlotError),
    /// A game of a file is not valid.
    #[error("{}: {error}", named(path))]
    Game {
        /// The file.
        path: PathBuf,
        /// The game and its fault.
        error: Box<PgnError>,
    },
    /// A file has no games.
    #[error("{} contains no game: expected PGN", named(path))]
    NoGame {
        /// The file.
        path: PathBuf,
    },
    /// A move of a list is not valid.
    #[error("move {number} of the list: {error}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// What is wrong with it.
        error: UciMoveError,
    },
    /// An experiment failed.
    #[error(transparent)]
    Experiment(#[from] ExperimentError),
    /// The positions could not be searched.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// A file is not a document of a campaign, or is damaged.
    #[error("{}: {error}", named(path))]
    Document {
        /// The file.
        path: PathBuf,
        /// The fault.
        error: DocumentError,
    },
    /// Another process writes the file.
    #[error(
        "{} is locked by another process: expected a separate file for each --out",
        named(path)
    )]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// A document cannot be added to those before, or does not belong to the request.
    #[error("{}: {error}", named(path))]
    Merge {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: MergeError,
    },
    /// A UCI program violates UCI.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// A UCI program could not be judged.
    #[error(transparent)]
    Judge(#[from] JudgeError),
    /// The options are incompatible.
    #[error("{0}")]
    Usage(String),
}

impl Error {
    /// Creates the error for a file that cannot be read.
    pub fn read(path: &Path) -> impl Fn(io::Error) -> Error {
        move |error| Error::Read {
            path: path.to_owned(),
            error,
        }
    }

    /// Creates the error for standard output that cannot be written, possibly because nobody reads it.
    pub fn output(error: io::Error) -> Error {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Error::BrokenPipe,
            _ => Error::Output(error),
        }
    }

    /// Creates the error for a file that cannot be written.
    pub fn write(path: &Path) -> impl Fn(io::Error) -> Error {
        move |error| Error::Write {
            path: path.to_owned(),
            error,
        }
    }
}

/// A path as in every message: on one line and between backticks; `-` is standard input.
pub fn named(path: &Path) -> String {
    match path.as_os_str() == "-" {
        true => "standard input".to_owned(),
        false => format!("`{}`", quoted(&path.to_string_lossy())),
    }
}
