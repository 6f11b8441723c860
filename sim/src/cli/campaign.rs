//! The files of a campaign: the document of a shard, and its progress file.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use fpgambit_engine::quoted;
use fpgambit_sim::campaign::{DocumentError, Identity, Shard, ShardDocument, seal, unseal};
use fpgambit_sim::device::Backend;
use fpgambit_sim::tools;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::args::{CampaignArgs, DeviceArgs};
use super::error::named;
use super::input::read_file;
use super::output::WholeFile;
use super::partial::PartialFile;
use super::{Error, interrupt};

/// The time between two writes of the progress.
const EVERY: Duration = Duration::from_secs(1);

/// Returns what a command checks, as the identity of its documents.
pub fn identity(
    command: &str,
    source: String,
    mode: Option<String>,
    device: &DeviceArgs,
) -> Identity {
    let mut tools = BTreeMap::new();
    if device.backend() == Backend::Verilator
        && let Ok(verilator) = tools::find("verilator")
    {
        let version = tools::version(&verilator);
        tools.insert("verilator".to_owned(), quoted(&version));
    }
    Identity {
        command: command.to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        source,
        mode,
        backend: device.backend().to_string(),
        build: Some(device.build().to_string()),
        posdata: Some(device.posdata().to_string()),
        tools,
    }
}

/// The progress of a shard.
#[derive(Serialize, Deserialize)]
struct Partial<T> {
    #[serde(flatten)]
    identity: Identity,
    shard: u32,
    of: u32,
    /// The results so far.
    state: T,
}

/// The state of a shard's progress.
pub trait Progress: Default + Serialize + DeserializeOwned {
    /// Checks that the totals agree with their parts.
    fn check(&self) -> Result<(), DocumentError>;
}

/// Where to begin the work on a shard.
pub enum Begin<T> {
    /// The shard is already complete: its document.
    Done(String, Box<ShardDocument>),
    /// Continue from this state.
    At(T),
}

/// The file of a shard, and its progress file.
pub struct Files {
    identity: Identity,
    shard: Shard,
    /// The file for the document, in addition to standard output.
    out: Option<PathBuf>,
    /// `None` before the shard begins, and if the destination is not a regular file.
    partial: Option<PartialFile>,
    last: Instant,
}

impl Files {
    /// Creates the files from the arguments.
    pub fn new(args: &CampaignArgs, identity: Identity) -> Files {
        Files {
            identity,
            shard: args.shard(),
            out: args.out.clone(),
            partial: None,
            last: Instant::now(),
        }
    }

    /// Reads the earlier progress, if the shard is to be resumed. Checks that the files can be written, and that no
    /// other process writes them.
    pub fn begin<T: Progress>(&mut self, resume: bool) -> Result<Begin<T>, Error> {
        let Some(out) = self.out.clone() else {
            return Ok(Begin::At(T::default()));
        };
        if out.is_dir() {
            let error = io::Error::from(io::ErrorKind::IsADirectory);
            return Err(Error::write(&out)(error));
        }
        // Check now that the file can be written, rather than after an hour of work.
        drop(WholeFile::create(&out)?);
        if fs::metadata(&out).is_ok_and(|there| !there.is_file()) {
            // A destination such as /dev/null cannot be resumed, so it has no progress file.
            return Ok(Begin::At(T::default()));
        }
        let mut path = OsString::from(&out);
        path.push(".partial");
        let path = PathBuf::from(path);
        let goes_on = resume && path.exists();
        let mut partial = PartialFile::lock(&path, &self.partial(&T::default()))?;
        if goes_on {
            // If the progress file cannot be resumed, this command must not remove it.
            partial.keep();
        }
        self.partial = Some(partial);
        let before = out.exists().then(|| read_document(&out));
        match before {
            Some(Ok((text, document))) if resume => {
                self.is_this(&out, &document.identity)?;
                if !self.has_this_shard(&document) {
                    return Err(self.other_shard(&out));
                }
                self.take_partial_away()?;
                return Ok(Begin::Done(text, Box::new(document)));
            }
            Some(Err(error)) if resume => return Err(error),
            // Do not let a new run replace another part of the same campaign.
            Some(Ok((_, document)))
                if self.identity == document.identity && !self.has_this_shard(&document) =>
            {
                return Err(self.other_shard(&out));
            }
            _ => {}
        }
        match goes_on {
            true => Ok(Begin::At(self.read_partial(&path)?)),
            false => Ok(Begin::At(T::default())),
        }
    }

    fn read_partial<T: Progress>(&self, path: &Path) -> Result<T, Error> {
        let bytes = read_file(path)?;
        let failed = |error| Error::Document {
            path: path.to_owned(),
            error,
        };
        let before: Partial<T> = unseal(&bytes).map_err(failed)?;
        self.is_this(path, &before.identity)?;
        if (before.shard, before.of) != (self.shard.number(), self.shard.of()) {
            return Err(self.other_shard(path));
        }
        before.state.check().map_err(failed)?;
        Ok(before.state)
    }

    fn is_this(&self, path: &Path, other: &Identity) -> Result<(), Error> {
        let same = self.identity.same(other);
        same.map_err(|error| Error::Merge {
            path: path.to_owned(),
            error,
        })
    }

    fn has_this_shard(&self, document: &ShardDocument) -> bool {
        document.of == self.shard.of() && document.shards == [[self.shard.number(); 2]]
    }

    fn other_shard(&self, path: &Path) -> Error {
        Error::Usage(format!(
            "{} belongs to another shard: expected {}",
            named(path),
            self.shard
        ))
    }

    /// The text of a progress file.
    fn partial<T: Serialize>(&self, state: &T) -> String {
        seal(&Partial {
            identity: self.identity.clone(),
            shard: self.shard.number(),
            of: self.shard.of(),
            state,
        })
    }

    /// Writes the progress if it is due, or if `now`.
    pub fn keep<T: Serialize>(&mut self, now: bool, state: &T) -> Result<(), Error> {
        if self.partial.is_none() || !now && self.last.elapsed() < EVERY {
            return Ok(());
        }
        let text = self.partial(state);
        if let Some(partial) = &mut self.partial {
            partial.write(&text)?;
        }
        self.last = Instant::now();
        Ok(())
    }

    /// Writes the document, and removes the progress file.
    pub fn finish(&mut self, document: &str) -> Result<(), Error> {
        let Some(out) = &self.out else {
            return Ok(());
        };
        let file = WholeFile::create(out)?;
        fs::write(file.path(), format!("{document}\n")).map_err(Error::write(out))?;
        file.finish()?;
        // If a kill here leaves the file behind, resuming the shard removes it.
        self.take_partial_away()
    }

    fn take_partial_away(&mut self) -> Result<(), Error> {
        self.partial.as_mut().map_or(Ok(()), PartialFile::remove)
    }
}

/// Returns an error if a signal has ended the work, so that the results are incomplete.
pub fn ended() -> Result<(), Error> {
    match interrupt::is_set() {
        true => Err(Error::Interrupted),
        false => Ok(()),
    }
}

/// Reads a document and its text.
pub fn read_document(path: &Path) -> Result<(String, ShardDocument), Error> {
    let bytes = read_file(path)?;
    let document = ShardDocument::read(&bytes).map_err(|error| Error::Document {
        path: path.to_owned(),
        error,
    })?;
    let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
    Ok((text, document))
}
