//! Tests of the Verilator backend without the programs that Verilator needs.

use super::{START, command, stderr, stdout};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

/// Creates a folder of links to these programs, wherever they are.
fn programs(folder: &Path, names: &[&str]) {
    let path = std::env::var_os("PATH").unwrap();
    for name in names {
        let found = std::env::split_paths(&path)
            .map(|folder| folder.join(name))
            .find(|file| file.is_file());
        symlink(found.unwrap(), folder.join(name)).unwrap();
    }
}

#[test]
fn missing_verilator_dependencies_are_named() {
    if fpgambit_sim::tools::find("verilator").is_err() {
        println!("SKIPPED: no verilator");
        return;
    }
    let shell = ["sh", "env", "dirname", "readlink", "uname"];
    for (there, complaint) in [
        (&["perl"][..], "make and g++ are missing on the path"),
        (&["perl", "make"], "g++ is missing on the path"),
        (&["make", "g++"], "perl is missing on the path"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        programs(folder.path(), &shell);
        programs(folder.path(), there);
        let cache = tempfile::tempdir().unwrap();
        let output = command(&["moves", "--fen", START, "--backend", "verilator"])
            .env("PATH", folder.path())
            .env("XDG_CACHE_HOME", cache.path())
            .output()
            .unwrap();
        let message = stderr(&output);
        assert!(message.contains(complaint), "{there:?}: {message}");
        assert!(message.contains("apt-get install"), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(stdout(&output), "");
        let left = fs::read_dir(cache.path().join("fpgambit"));
        let left: Vec<_> = left.into_iter().flatten().collect();
        assert!(left.is_empty(), "{left:?}");
    }
}
