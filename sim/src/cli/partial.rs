//! The progress file beside a shard's document, locked as long as a process works on it.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use rustix::fs::{FlockOperation, flock};
use rustix::io::Errno;

use super::Error;
use super::output::WholeFile;

/// How long to wait for a lock.
const PATIENCE: Duration = Duration::from_secs(1);

/// A progress file that this process has locked.
pub struct PartialFile {
    path: PathBuf,
    /// The lock; `None` after the file was removed.
    lock: Option<File>,
    /// Whether it has recorded progress, or must not be removed by this command.
    is_kept: bool,
}

impl PartialFile {
    /// Locks a progress file, and creates it with this text if it does not exist.
    ///
    /// A lock belongs to a file, not to a path, and another process may have replaced the file at the path. So the
    /// function checks that the path still names the locked file.
    pub fn lock(path: &Path, nothing: &str) -> Result<PartialFile, Error> {
        let error = Error::write(path);
        let begin = Instant::now();
        loop {
            let file = match File::options().read(true).write(true).open(path) {
                Ok(file) => file,
                Err(missing) if missing.kind() == io::ErrorKind::NotFound => {
                    let file = WholeFile::create(path)?;
                    fs::write(file.path(), format!("{nothing}\n")).map_err(&error)?;
                    // The first process to create the file gets it.
                    file.finish_new()?;
                    continue;
                }
                Err(failure) => return Err(error(failure)),
            };
            match flock(&file, FlockOperation::NonBlockingLockExclusive) {
                Ok(()) => {}
                // A process that was killed a moment ago, in order to be resumed at once, may still hold the lock.
                Err(Errno::WOULDBLOCK) if begin.elapsed() < PATIENCE => {
                    thread::sleep(PATIENCE / 50);
                    continue;
                }
                Err(Errno::WOULDBLOCK) => {
                    let path = path.to_owned();
                    return Err(Error::Busy { path });
                }
                Err(errno) => return Err(error(errno.into())),
            }
            let own = file.metadata().map_err(&error)?;
            let is_own = |there: fs::Metadata| (there.dev(), there.ino()) == (own.dev(), own.ino());
            if fs::metadata(path).is_ok_and(is_own) {
                return Ok(PartialFile {
                    path: path.to_owned(),
                    lock: Some(file),
                    is_kept: false,
                });
            }
        }
    }

    /// Keeps the file from now on, even if the command fails.
    pub fn keep(&mut self) {
        self.is_kept = true;
    }

    /// Replaces the text atomically; the lock moves to the new file.
    pub fn write(&mut self, text: &str) -> Result<(), Error> {
        let error = Error::write(&self.path);
        let whole = WholeFile::create(&self.path)?;
        let mut new = File::options()
            .write(true)
            .open(whole.path())
            .map_err(&error)?;
        writeln!(new, "{text}").map_err(&error)?;
        let locked = flock(&new, FlockOperation::NonBlockingLockExclusive);
        locked.map_err(|errno| error(errno.into()))?;
        whole.finish()?;
        self.lock = Some(new);
        self.is_kept = true;
        Ok(())
    }

    /// Removes the file, and releases the lock.
    pub fn remove(&mut self) -> Result<(), Error> {
        let removed = match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(Error::write(&self.path)(error))
            }
            _ => Ok(()),
        };
        self.lock = None;
        removed
    }
}

impl Drop for PartialFile {
    /// A file without recorded progress is of no use, so remove it.
    fn drop(&mut self) {
        if self.lock.is_some() && !self.is_kept {
            let _ = self.remove();
        }
    }
}
