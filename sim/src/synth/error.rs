//! The errors of building a unit's bitstream.

use crate::tools::ToolError;
use fpgambit_engine::quoted;
use fpgambit_hw::export::ExportError;
use std::io;
use std::path::{Path, PathBuf};

/// Why there is no bitstream, or no figure.
#[derive(Debug, thiserror::Error)]
pub enum SynthError {
    /// A tool is not installed.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// The unit cannot be exported.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// The unit has no registered boundary.
    #[error(
        "unit '{unit}' has no registered boundary: expected a unit with streams of its own, not a bus wrapper"
    )]
    NotRegistered {
        /// The requested unit.
        unit: &'static str,
    },
    /// A file could not be written or read.
    #[error("`{}`: {error}", quoted(&path.to_string_lossy()))]
    File {
        /// The file.
        path: PathBuf,
        /// The system's message.
        error: io::Error,
    },
    /// A program could not be started.
    #[error("cannot run `{}`: {error}", quoted(&program.to_string_lossy()))]
    Run {
        /// The program.
        program: PathBuf,
        /// The system's message.
        error: io::Error,
    },
    /// A program failed.
    #[error("{subject}: {tool} failed: {message}; see `{}`", quoted(&log.to_string_lossy()))]
    Failed {
        /// The design that it worked on.
        subject: String,
        /// The plain name of the tool.
        tool: &'static str,
        /// The first line of its error message.
        message: String,
        /// The file with all its messages.
        log: PathBuf,
    },
    /// The device does not have enough of some resource.
    #[error("{subject} does not fit: it needs {used} {what}, the device has {available}")]
    TooLarge {
        /// The design.
        subject: String,
        /// The resource, as nextpnr names it.
        what: String,
        /// How much the design needs.
        used: u32,
        /// How much the device has.
        available: u32,
    },
    /// Yosys or nextpnr wrote an unexpected format.
    #[error("`{}`: {problem}: expected the pinned tools' format", quoted(&path.to_string_lossy()))]
    Report {
        /// The file.
        path: PathBuf,
        /// The problem.
        problem: String,
    },
}

impl SynthError {
    pub(crate) fn file(path: &Path) -> impl Fn(io::Error) -> Self {
        let path = path.to_owned();
        move |error| Self::File {
            path: path.clone(),
            error,
        }
    }

    pub(crate) fn report(path: &Path) -> impl Fn(String) -> Self {
        let path = path.to_owned();
        move |problem| Self::Report {
            path: path.clone(),
            problem,
        }
    }
}
