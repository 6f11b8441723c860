//! Files in memory, and writing them to disk: all or none.

use super::ExportError;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process;

/// A file to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name, without a folder.
    pub name: String,
    /// Its contents.
    pub contents: String,
}

impl File {
    pub(super) fn new(name: impl Into<String>, contents: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            contents: contents.into(),
        }
    }

    /// Whether the file is a script, which is made executable.
    fn is_script(&self) -> bool {
        self.contents.starts_with("#!")
    }
}

/// Writes files into a folder, creating it if needed. Replaces files of the same names and leaves others alone.
///
/// All files are first written to a temporary folder and then moved, so that a full disk leaves no partial export.
///
/// # Errors
/// [`ExportError::Write`] quotes the path that could not be written.
pub fn write(files: &[File], folder: &Path) -> Result<(), ExportError> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |error| ExportError::Write { path, error }
    };
    match fs::metadata(folder) {
        Ok(found) if !found.is_dir() => {
            return Err(at(folder)(io::Error::new(
                ErrorKind::NotADirectory,
                "this is a file; expected a folder, or a path where one can be created",
            )));
        }
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(at(folder)(error)),
    }
    let draft = Draft::beside(folder).map_err(at(folder))?;
    for file in files {
        let path = draft.path.join(&file.name);
        fs::write(&path, &file.contents).map_err(at(&folder.join(&file.name)))?;
        if file.is_script() {
            make_runnable(&path).map_err(at(&folder.join(&file.name)))?;
        }
    }
    for file in files {
        let path = folder.join(&file.name);
        if path.is_dir() {
            return Err(at(&path)(ErrorKind::IsADirectory.into()));
        }
    }
    fs::create_dir_all(folder).map_err(at(folder))?;
    for file in files {
        let path = folder.join(&file.name);
        fs::rename(draft.path.join(&file.name), &path).map_err(at(&path))?;
    }
    Ok(())
}

#[cfg(unix)]
fn make_runnable(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn make_runnable(_: &Path) -> io::Result<()> {
    Ok(())
}

/// A temporary folder on the same file system as another, removed on drop.
struct Draft {
    path: PathBuf,
    /// The outermost folder created for it, removed again if it stays empty.
    made: Option<PathBuf>,
}

impl Draft {
    fn beside(folder: &Path) -> io::Result<Self> {
        let parent = match folder.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        // An existing folder may be a mount point, or have a read-only parent.
        let parent = if folder.is_dir() { folder } else { parent };
        let made = parent
            .ancestors()
            .take_while(|path| !path.as_os_str().is_empty() && !path.exists())
            .last()
            .map(Path::to_owned);
        fs::create_dir_all(parent)?;
        for number in 0.. {
            let path = parent.join(format!(".fpgambit-export-{}-{number}", process::id()));
            match fs::create_dir(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
                Ok(()) => return Ok(Self { path, made }),
            }
        }
        unreachable!("some number is free")
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // Nothing can be done if the folder cannot be removed.
        let _ = fs::remove_dir_all(&self.path);
        if let Some(made) = &self.made {
            remove_empty(made);
        }
    }
}

/// Removes a folder and its subfolders if they are empty.
fn remove_empty(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.path().is_dir() {
            remove_empty(&entry.path());
        }
    }
    let _ = fs::remove_dir(folder);
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("fpgambit-{name}-{}", process::id()));
            fs::create_dir_all(&path).unwrap();
            Self(path)
        }

        fn names(&self, folder: &str) -> Vec<String> {
            let entries = fs::read_dir(self.0.join(folder)).unwrap();
            let mut names: Vec<String> = entries
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            names.sort();
            names
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).unwrap();
        }
    }

    fn two() -> [File; 2] {
        [
            File::new("a.v", "module a;"),
            File::new("b.sh", "#!/bin/sh\n"),
        ]
    }

    #[test]
    fn write_replaces_own_files_and_keeps_others() {
        let scratch = Scratch::new("replace");
        let folder = scratch.0.join("new/deep");
        write(&two(), &folder).unwrap();
        fs::write(folder.join("a.v"), "old").unwrap();
        fs::write(folder.join("mine"), "mine").unwrap();
        write(&two(), &folder).unwrap();
        assert_eq!(scratch.names("new/deep"), ["a.v", "b.sh", "mine"]);
        assert_eq!(fs::read_to_string(folder.join("a.v")).unwrap(), "module a;");
        assert_eq!(scratch.names("new"), ["deep"]);
    }

    #[cfg(unix)]
    #[test]
    fn scripts_are_executable() {
        use std::os::unix::fs::PermissionsExt;
        let scratch = Scratch::new("script");
        write(&two(), &scratch.0).unwrap();
        let mode = |name| {
            fs::metadata(scratch.0.join(name))
                .unwrap()
                .permissions()
                .mode()
        };
        assert_eq!(mode("b.sh") & 0o111, 0o111);
        assert_eq!(mode("a.v") & 0o111, 0);
    }

    #[test]
    fn blocked_write_reports_the_path_and_writes_nothing() {
        let scratch = Scratch::new("refuse");
        fs::write(scratch.0.join("taken"), "text").unwrap();
        for folder in ["taken", "taken/below"] {
            let message = write(&two(), &scratch.0.join(folder))
                .unwrap_err()
                .to_string();
            assert!(message.contains("taken"), "{message}");
            assert_eq!(message.lines().count(), 1);
        }
        fs::create_dir_all(scratch.0.join("folder/b.sh")).unwrap();
        let message = write(&two(), &scratch.0.join("folder"))
            .unwrap_err()
            .to_string();
        assert!(message.contains("b.sh"), "{message}");
        assert_eq!(scratch.names("folder"), ["b.sh"]);
        assert_eq!(scratch.names(""), ["folder", "taken"]);
    }
}
