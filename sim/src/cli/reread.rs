//! A file that is read more than once; standard input is first copied to an unnamed file.

use std::fs::File;
use std::io::{self, BufReader, Seek as _};
use std::path::{Path, PathBuf};

use fpgambit_engine::quoted;
use fpgambit_sim::campaign::sha256_of;
use fpgambit_sim::verify::STANDARD_INPUT;

use super::Error;

/// An open file.
pub struct RereadFile {
    /// The file's name in messages.
    pub name: String,
    /// The file's path.
    pub path: PathBuf,
    file: File,
}

impl RereadFile {
    /// Opens a file; `-` copies standard input.
    pub fn open(path: &Path) -> Result<RereadFile, Error> {
        let is_input = path.as_os_str() == "-";
        let file = match is_input {
            true => {
                let mut file = tempfile::tempfile().map_err(Error::Input)?;
                io::copy(&mut io::stdin().lock(), &mut file).map_err(Error::Input)?;
                file
            }
            false => File::open(path).map_err(Error::read(path))?,
        };
        Ok(RereadFile {
            name: match is_input {
                true => STANDARD_INPUT.to_owned(),
                false => quoted(&path.to_string_lossy()),
            },
            path: path.to_owned(),
            file,
        })
    }

    /// Returns a reader at the beginning of the file. Use one reader at a time, because readers share the file's
    /// position.
    pub fn again(&self) -> Result<BufReader<File>, Error> {
        let failed = Error::read(&self.path);
        let mut file = self.file.try_clone().map_err(&failed)?;
        file.rewind().map_err(&failed)?;
        Ok(BufReader::new(file))
    }

    /// The SHA-256 of the file's bytes.
    pub fn checksum(&self) -> Result<String, Error> {
        sha256_of(self.again()?).map_err(Error::read(&self.path))
    }
}
