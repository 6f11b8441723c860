//! Writes results to standard output, and files atomically.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use fpgambit_sim::tools;
use serde::Serialize;

use super::{Error, interrupt};

/// Writes one result with a line break, and flushes it.
pub fn print(text: &str) -> Result<(), Error> {
    let mut output = io::stdout().lock();
    let written = writeln!(output, "{}", text.strip_suffix('\n').unwrap_or(text));
    written.and_then(|()| output.flush()).map_err(Error::output)
}

/// Writes a part of a result, and flushes it.
pub fn print_part(write: impl FnOnce(&mut dyn io::Write) -> io::Result<()>) -> Result<(), Error> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    write(&mut output)
        .and_then(|()| output.flush())
        .map_err(Error::output)
}

/// Writes a message to standard error. It does not matter if nobody can read it.
pub fn note(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// Prints a message for each of these tools that is not the pinned one. Returns whether all are pinned.
pub fn note_unpinned(names: &[&str]) -> bool {
    let unpinned = tools::unpinned(names);
    for tool in &unpinned {
        note(&format!("note: not the pinned tool: {tool}"));
    }
    unpinned.is_empty()
}

/// Returns a value as one line of JSON.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("results have text keys and no failing parts")
}

/// A file that is written beside its destination and moved there when it is complete.
pub struct WholeFile {
    place: PathBuf,
    beside: Option<Temporary>,
}

impl WholeFile {
    /// Checks that the file can be written, and begins it.
    pub fn create(place: &Path) -> Result<WholeFile, Error> {
        let error = Error::write(place);
        // Anything other than a regular file, such as /dev/null, is written to and not replaced.
        let special = fs::metadata(place).is_ok_and(|there| !there.is_file());
        let beside = if special {
            File::options().write(true).open(place).map_err(&error)?;
            None
        } else {
            let parent = place.parent().filter(|path| !path.as_os_str().is_empty());
            let name = place.file_name().ok_or_else(|| {
                error(io::Error::new(
                    io::ErrorKind::InvalidInput,
                    "expected the name of a file",
                ))
            })?;
            let mut builder = tempfile::Builder::new();
            let prefix = format!(".{}-", name.to_string_lossy());
            builder.prefix(&prefix);
            #[cfg(unix)]
            {
                use std::os::unix::fs::PermissionsExt as _;
                builder.permissions(fs::Permissions::from_mode(0o666));
            }
            let file = builder
                .tempfile_in(parent.unwrap_or(Path::new(".")))
                .map_err(|failure| {
                    // For a missing folder, the system's own message is best.
                    let missing = parent.and_then(|folder| fs::read_dir(folder).err());
                    error(missing.unwrap_or_else(|| plain(failure)))
                })?;
            let file = file.into_temp_path();
            Some(Temporary::new(file))
        };
        Ok(WholeFile {
            place: place.to_owned(),
            beside,
        })
    }

    /// The path to write to until the file is complete.
    pub fn path(&self) -> &Path {
        self.beside
            .as_ref()
            .map_or(&self.place, |beside| beside.path())
    }

    /// Moves the complete file to its destination.
    pub fn finish(self) -> Result<(), Error> {
        match self.beside {
            Some(beside) => beside.persist(&self.place),
            None => Ok(()),
        }
        .map_err(Error::write(&self.place))
    }

    /// Writes a text as a file, whole or not at all.
    pub fn write(place: &Path, text: impl AsRef<[u8]>) -> Result<(), Error> {
        let file = WholeFile::create(place)?;
        fs::write(file.path(), text).map_err(Error::write(place))?;
        file.finish()
    }

    /// Moves the complete file to its destination unless a file exists there; in that case discards this one.
    pub fn finish_new(self) -> Result<(), Error> {
        match self.beside {
            Some(beside) => beside.persist_new(&self.place),
            None => Ok(()),
        }
        .map_err(Error::write(&self.place))
    }
}

/// A file to be removed if the program ends before the file is in its place.
struct Temporary(Option<tempfile::TempPath>);

impl Temporary {
    fn new(path: tempfile::TempPath) -> Temporary {
        interrupt::remove_if_interrupted(&path);
        Temporary(Some(path))
    }

    fn path(&self) -> &Path {
        self.0.as_deref().expect("it is there until it is placed")
    }

    /// Moves the file to its destination, and replaces whatever is there.
    fn persist(mut self, place: &Path) -> io::Result<()> {
        let path = self.take();
        path.map_or(Ok(()), |path| {
            path.persist(place).map_err(|failure| failure.error)
        })
    }

    /// Moves the file to its destination unless something is there.
    fn persist_new(mut self, place: &Path) -> io::Result<()> {
        let path = self.take();
        let placed = path.map_or(Ok(()), |path| {
            let placed = path.persist_noclobber(place);
            placed.map_err(|failure| failure.error)
        });
        match placed {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            placed => placed,
        }
    }

    fn take(&mut self) -> Option<tempfile::TempPath> {
        let path = self.0.take();
        if let Some(path) = &path {
            interrupt::forget(path);
        }
        path
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        self.take();
    }
}

/// The error without the temporary file's name in its text.
fn plain(error: io::Error) -> io::Error {
    match error.raw_os_error() {
        Some(code) => io::Error::from_raw_os_error(code),
        None => io::Error::from(error.kind()),
    }
}
