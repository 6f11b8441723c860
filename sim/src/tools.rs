//! Finds external tools.
//!
//! The search order is the checkout's pinned folder `.tools/bin`, then `yowasp-NAME` on the path, then `NAME` on the
//! path. The checkout is the nearest folder with a `.tools/bin`, upwards from the current folder or from this
//! program's.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::processes;

/// A missing tool.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{name} was not found in a checkout's .tools/bin, nor as yowasp-{name} or {name} on the path: \
     install it with {}",
    installer(name)
)]
pub struct ToolError {
    /// The plain name of the tool.
    pub name: String,
}

/// The command that installs a tool into the checkout.
fn installer(name: &str) -> &'static str {
    if name.starts_with("nextpnr") || name.ends_with("pack") {
        "testbenches/tools/setup pnr"
    } else {
        "testbenches/tools/setup"
    }
}

/// Finds a tool by its plain name, `verilator` or `yosys`.
///
/// # Errors
/// Returns a [`ToolError`] if it is in none of the places.
pub fn find(name: &str) -> Result<PathBuf, ToolError> {
    let program = env::current_exe().ok();
    let starts = [
        env::current_dir().ok(),
        program.and_then(|program| program.parent().map(Path::to_owned)),
    ];
    let path = env::var_os("PATH").unwrap_or_default();
    find_from(name, starts.iter().flatten().map(PathBuf::as_path), &path).ok_or_else(|| ToolError {
        name: name.to_owned(),
    })
}

/// Returns the programs that are not on the path.
pub fn missing<'a>(names: &[&'a str]) -> Vec<&'a str> {
    let path = env::var_os("PATH").unwrap_or_default();
    let is_on_path =
        |name: &&str| env::split_paths(&path).any(|folder| is_program(&folder.join(name)));
    names
        .iter()
        .copied()
        .filter(|name| !is_on_path(name))
        .collect()
}

/// Returns the tools that are not a checkout's pinned ones, each with its version on one line: their results may differ
/// from those on record. It skips missing tools.
pub fn unpinned(names: &[&str]) -> Vec<String> {
    let found = names
        .iter()
        .filter_map(|name| Some((name, find(name).ok()?)));
    found
        .filter(|(_, path)| !is_pinned(path))
        .map(|(name, path)| format!("{name} is {}: {}", path.display(), version(&path)))
        .collect()
}

fn is_pinned(tool: &Path) -> bool {
    tool.parent().is_some_and(|bin| bin.ends_with(".tools/bin"))
}

/// Returns the first line of a tool's version message, from either output.
pub fn version(tool: &Path) -> String {
    let said = processes::output(Command::new(tool).arg("--version"));
    let said = said.map(|said| [said.stdout, said.stderr].concat());
    let text = String::from_utf8_lossy(&said.unwrap_or_default()).into_owned();
    let line = text.lines().find(|line| !line.trim().is_empty());
    line.unwrap_or("it does not tell its version")
        .trim()
        .to_owned()
}

fn find_from<'a>(
    name: &str,
    mut starts: impl Iterator<Item = &'a Path>,
    path: &OsStr,
) -> Option<PathBuf> {
    let pinned = starts.find_map(|start| {
        let tools = start.ancestors().map(|folder| folder.join(".tools/bin"));
        tools
            .map(|tools| tools.join(name))
            .find(|tool| is_program(tool))
    });
    pinned.or_else(|| {
        [format!("yowasp-{name}"), name.to_owned()]
            .iter()
            .find_map(|name| {
                env::split_paths(path)
                    .filter(|folder| folder.is_absolute())
                    .map(|folder| folder.join(name))
                    .find(|tool| is_program(tool))
            })
    })
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata()
        .is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    file.is_file()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    fn program(file: &Path) {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, "#!/bin/sh\n").unwrap();
        fs::set_permissions(file, fs::Permissions::from_mode(0o755)).unwrap();
    }

    #[test]
    fn tool_search_prefers_checkout_then_yowasp_then_plain_name() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        let [inner, first, second] = ["checkout/a/b", "first", "second"].map(|name| {
            let folder = root.join(name);
            fs::create_dir_all(&folder).unwrap();
            folder
        });
        let path = env::join_paths([&first, &second]).unwrap();
        let find = || find_from("tool", [inner.as_path()].into_iter(), &path);

        assert_eq!(find(), None);
        fs::write(first.join("tool"), "no program").unwrap();
        assert_eq!(find(), None);
        for tool in [
            first.join("tool"),
            second.join("yowasp-tool"),
            root.join("checkout/.tools/bin/tool"),
        ] {
            program(&tool);
            assert_eq!(find(), Some(tool));
        }
    }

    #[test]
    fn checkout_tools_are_pinned_and_versions_are_read() {
        assert!(is_pinned(Path::new("/checkout/.tools/bin/yosys")));
        assert!(!is_pinned(Path::new("/usr/bin/yosys")));
        let folder = tempfile::tempdir().unwrap();
        let tool = folder.path().join("tool");
        program(&tool);
        assert_eq!(version(&tool), "it does not tell its version");
        fs::write(&tool, "#!/bin/sh\necho >&2\necho \"tool 1.2 ($1)\" >&2\n").unwrap();
        assert_eq!(version(&tool), "tool 1.2 (--version)");
    }

    #[test]
    fn missing_tool_error_says_how_to_install_it() {
        let error = find("no-such-tool").unwrap_err().to_string();
        assert!(error.contains("no-such-tool was not found"), "{error}");
        assert!(error.contains("testbenches/tools/setup"), "{error}");
        assert_eq!(error.lines().count(), 1);
        assert_eq!(installer("yosys"), "testbenches/tools/setup");
        assert_eq!(installer("nextpnr-ecp5"), "testbenches/tools/setup pnr");
        assert_eq!(installer("icepack"), "testbenches/tools/setup pnr");
        assert_eq!(installer("gowin_pack"), "testbenches/tools/setup pnr");
    }
}
