//! Errors in a source.

use std::fmt;

/// Why the reader rejected a source: it is outside the subset, or wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The name of the file, as given to the reader.
    pub file: String,
    /// The line, from 1; 0 if the error does not belong to one line.
    pub line: u32,
    /// What is wrong and what was expected.
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.file.is_empty(), self.line) {
            (true, _) => f.write_str(&self.message),
            (false, 0) => write!(f, "{}: {}", self.file, self.message),
            (false, line) => write!(f, "{}:{line}: {}", self.file, self.message),
        }
    }
}

impl std::error::Error for Error {}

/// A place in the sources: the file and the line, from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    pub file: u16,
    pub line: u32,
}

/// An error before the name of its file is known.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub place: Place,
    pub message: String,
}

impl Fault {
    pub fn new(place: Place, message: impl Into<String>) -> Self {
        Self {
            place,
            message: message.into(),
        }
    }
}

/// The result type of the reader's parts.
pub(crate) type Result<T> = std::result::Result<T, Fault>;
