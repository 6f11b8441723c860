//! What can go wrong between a unit and its bitstream.

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
    /// A registered boundary where there is none.
    #[error(
        "unit '{unit}' has no registered boundary: expected a unit with streams of its own, not a bus wrapper"
    )]
    NotRegistered {
        /// The unit asked for.
        unit: &'static str,
    },
    /// A file could not be written or read.
    #[error("`{}`: {error}", quoted(&path.to_string_lossy()))]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A program could not be started.
    #[error("cannot run `{}`: {error}", quoted(&program.to_string_lossy()))]
    Run {
        /// Which one.
        program: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A program gave up.
    #[error("{subject}: {tool} failed: {message}; see `{}`", quoted(&log.to_string_lossy()))]
    Failed {
        /// What it worked on.
        subject: String,
        /// Its plain name.
        tool: &'static str,
        /// Its first complaint.
        message: String,
        /// Everything it said.
        log: PathBuf,
    },
    /// The device has too little of something.
    #[error("{subject} does not fit: it needs {used} {what}, the device has {available}")]
    TooLarge {
        /// What was to be placed.
        subject: String,
        /// What there is too little of, as nextpnr names it.
        what: String,
        /// How many the design has.
        used: u32,
        /// How many the device has.
        available: u32,
    },
    /// Yosys or nextpnr wrote something else than expected.
    #[error("`{}`: {problem}: expected the pinned tools' format", quoted(&path.to_string_lossy()))]
    Report {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
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
