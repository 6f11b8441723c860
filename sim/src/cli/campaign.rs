//! The files of a campaign: the document of a shard, and how far it is until then.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use fpgambit_engine::quoted;
use fpgambit_sim::campaign::{Identity, MergeError, Shard, ShardDocument};
use fpgambit_sim::device::Backend;
use fpgambit_sim::tools;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::args::{CampaignArgs, DeviceArgs};
use super::input::read_file;
use super::output::{self, WholeFile};
use super::{Error, interrupt};

/// Between two times that it is written how far it is.
const EVERY: Duration = Duration::from_secs(1);

/// What a command does, for its documents.
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

/// How far a shard is.
#[derive(Serialize, Deserialize)]
struct Partial<T> {
    #[serde(flatten)]
    identity: Identity,
    shard: u32,
    of: u32,
    /// What is done.
    state: T,
}

/// Where a shard begins.
pub enum Begin<T> {
    /// It has all been done before: its document.
    Done(String, Box<ShardDocument>),
    /// At this state, or at the beginning.
    At(Option<T>),
}

/// The file of a shard, and the one beside it.
pub struct Files {
    identity: Identity,
    shard: Shard,
    /// None when the document goes to standard output alone.
    place: Option<(PathBuf, PathBuf)>,
    last: Instant,
}

impl Files {
    /// Those that were asked for.
    pub fn new(args: &CampaignArgs, identity: Identity) -> Files {
        let place = args.out.as_ref().map(|out| {
            let mut partial = OsString::from(out);
            partial.push(".partial");
            (out.clone(), PathBuf::from(partial))
        });
        Files {
            identity,
            shard: args.shard(),
            place,
            last: Instant::now(),
        }
    }

    /// What was done before, when it is to be gone on with; finds out whether the files can be written.
    pub fn begin<T: Serialize + DeserializeOwned>(&self, resume: bool) -> Result<Begin<T>, Error> {
        let Some((out, partial)) = &self.place else {
            return Ok(Begin::At(None));
        };
        if out.is_dir() {
            let error = io::Error::from(io::ErrorKind::IsADirectory);
            return Err(Error::write(out)(error));
        }
        if resume && out.exists() {
            let (text, document) = read_document(out)?;
            self.is_this(out, &document.identity)?;
            let shard = ShardDocument::new(self.identity.clone(), self.shard, document.sum.clone());
            if (document.of, &document.shards) != (shard.of, &shard.shards) {
                return Err(self.other_shard(out));
            }
            remove(partial)?;
            return Ok(Begin::Done(text, Box::new(document)));
        }
        // Nothing is done for an hour whose result cannot be written.
        drop(WholeFile::create(out)?);
        if !(resume && partial.exists()) {
            return Ok(Begin::At(None));
        }
        let bytes = read_file(partial)?;
        let before: Partial<T> = serde_json::from_slice(&bytes).map_err(|error| {
            let (path, error) = (partial.clone(), error.to_string());
            Error::Document { path, error }
        })?;
        self.is_this(partial, &before.identity)?;
        if (before.shard, before.of) != (self.shard.number(), self.shard.of()) {
            return Err(self.other_shard(partial));
        }
        Ok(Begin::At(Some(before.state)))
    }

    fn is_this(&self, path: &Path, other: &Identity) -> Result<(), Error> {
        let same = self.identity.same(other);
        same.map_err(|error| Error::Merge {
            path: path.to_owned(),
            error,
        })
    }

    fn other_shard(&self, path: &Path) -> Error {
        Error::Usage(format!(
            "`{}` is of another shard: expected {}",
            quoted(&path.to_string_lossy()),
            self.shard
        ))
    }

    /// Writes how far it is, if it is time to, or it is `now`. The file before is there until the new one is whole.
    pub fn keep<T: Serialize>(
        &mut self,
        now: bool,
        state: impl FnOnce() -> T,
    ) -> Result<(), Error> {
        let Some((_, partial)) = &self.place else {
            return Ok(());
        };
        if !now && self.last.elapsed() < EVERY {
            return Ok(());
        }
        write(
            partial,
            &output::json(&Partial {
                identity: self.identity.clone(),
                shard: self.shard.number(),
                of: self.shard.of(),
                state: state(),
            }),
        )?;
        self.last = Instant::now();
        Ok(())
    }

    /// Writes the document, and takes away what was beside it.
    pub fn finish(&self, document: &str) -> Result<(), Error> {
        let Some((out, partial)) = &self.place else {
            return Ok(());
        };
        write(out, document)?;
        // Left behind by a kill here, it is taken away when the shard is gone on with.
        remove(partial)
    }
}

/// Whether a campaign was broken off: what was found is no document of a shard.
pub fn ended() -> Result<(), Error> {
    match interrupt::is_set() {
        true => Err(Error::Interrupted),
        false => Ok(()),
    }
}

/// A document and its text.
pub fn read_document(path: &Path) -> Result<(String, ShardDocument), Error> {
    let bytes = read_file(path)?;
    let failed = |error: String| Error::Document {
        path: path.to_owned(),
        error,
    };
    let text = String::from_utf8(bytes).map_err(|_| failed("is not UTF-8".to_owned()))?;
    let document: ShardDocument =
        serde_json::from_str(&text).map_err(|error| failed(error.to_string()))?;
    document.check().map_err(|error: MergeError| Error::Merge {
        path: path.to_owned(),
        error,
    })?;
    Ok((text, document))
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    let file = WholeFile::create(path)?;
    fs::write(file.path(), format!("{text}\n")).map_err(Error::write(path))?;
    file.finish()
}

fn remove(path: &Path) -> Result<(), Error> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Error::write(path)(error)),
        _ => Ok(()),
    }
}
