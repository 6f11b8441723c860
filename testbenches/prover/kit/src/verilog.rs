//! Verilog as text: its files and modules, and a digest that identifies it.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Returns the Verilog without its comments.
fn code(verilog: &str) -> String {
    let lines = verilog
        .lines()
        .map(|line| line.split("//").next().unwrap_or("").trim_end());
    lines
        .filter(|line| !line.is_empty())
        .flat_map(|line| [line, "\n"])
        .collect()
}

/// Returns the FNV-1a hash of the Verilog without its comments.
pub fn digest(verilog: &str) -> u64 {
    code(verilog)
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
}

/// Returns the modules, each with its name and text.
pub fn modules(verilog: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = verilog;
    std::iter::from_fn(move || {
        let module = &rest[rest.find("\nmodule ")?..];
        let end = module
            .find("\nendmodule\n")
            .map_or(module.len(), |end| end + "\nendmodule\n".len());
        let (module, after) = module.split_at(end);
        rest = after;
        let name = module["\nmodule ".len()..]
            .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .next()?;
        Some((name, module))
    })
}

/// Reads a file or, if its name ends in `.f`, all files that it lists.
///
/// # Errors
///
/// Returns the path that cannot be read, and the error.
pub fn read(path: &Path) -> Result<String, (PathBuf, io::Error)> {
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| (path.to_owned(), error));
    let text = read(path)?;
    if path.extension().is_none_or(|end| end != "f") {
        return Ok(text);
    }
    let mut whole = String::new();
    for name in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        whole += &read(&path.with_file_name(name))?;
        whole.push('\n');
    }
    Ok(whole)
}

/// Appends those modules of another file that this one lacks.
pub fn completed(verilog: &str, other: &str) -> String {
    let there: HashSet<&str> = modules(verilog).map(|(name, _)| name).collect();
    let missing = modules(other).filter(|(name, _)| !there.contains(name));
    missing.fold(verilog.to_owned(), |text, (_, module)| text + module)
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: &str = "\nmodule unit (a);\n  unit_part part (.a(a));\nendmodule\n";
    const PART: &str = "\nmodule unit_part (a);\nendmodule\n";

    #[test]
    fn missing_modules_are_appended() {
        let whole = format!("{UNIT}{PART}");
        assert_eq!(completed(UNIT, &whole), whole);
        assert_eq!(completed(&whole, &whole), whole);
        let changed = PART.replace("(a)", "(b)");
        assert_eq!(completed(&changed, &whole), format!("{changed}{UNIT}"));
    }
}
