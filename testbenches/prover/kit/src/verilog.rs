//! Verilog as text: its modules, what names it, and whether one holds a circuit of another.

use std::collections::{HashMap, HashSet};

/// The Verilog's code, its comments left out.
fn code(verilog: &str) -> String {
    let lines = verilog
        .lines()
        .map(|line| line.split("//").next().unwrap_or("").trim_end());
    lines
        .filter(|line| !line.is_empty())
        .flat_map(|line| [line, "\n"])
        .collect()
}

/// FNV-1a of the Verilog's code, to name it by.
pub fn digest(verilog: &str) -> u64 {
    code(verilog)
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
}

/// The modules, each its name and its text.
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

/// A file's modules, each its lines of code.
type Modules<'a> = HashMap<&'a str, Vec<String>>;

fn lines_of(verilog: &str) -> Modules<'_> {
    let lines = |text| code(text).lines().map(str::to_owned).collect();
    modules(verilog)
        .map(|(name, text)| (name, lines(text)))
        .collect()
}

/// Whether a file holds, under a module, what another is from its top: each module line for line the same, but for the modules'
/// names and the top's defaults of its parameters.
///
/// # Errors
///
/// Where the two differ.
pub fn holds_copy(verilog: &str, copy: &str, other: &str, top: &str) -> Result<(), String> {
    let (here, there) = (lines_of(verilog), lines_of(other));
    let mut compared = HashSet::new();
    let mut left = vec![(copy, top)];
    while let Some((name, named)) = left.pop() {
        if !compared.insert((name, named)) {
            continue;
        }
        let missing = |name: &str| format!("no module {name}");
        let one = here.get(name).ok_or_else(|| missing(name))?;
        let two = there.get(named).ok_or_else(|| missing(named))?;
        if one.len() != two.len() {
            return Err(format!("{name} has not as many lines as {named}"));
        }
        for (line, like) in one.iter().zip(two) {
            let (words, like_words) = (words(line), words(like));
            let ((first, rest), (like_first, like_rest)) = (words, like_words);
            let default = |line: &'_ str| line.split(" = ").next().map(str::to_owned);
            let is_default =
                name == copy && first == "parameter" && default(rest) == default(like_rest);
            match (here.get_key_value(first), there.get_key_value(like_first)) {
                // An instance.
                (Some((part, _)), Some((like, _))) if rest == like_rest => left.push((part, like)),
                _ if line == like || is_default => {}
                _ if first == "module"
                    && (first, named_in(rest)) == (like_first, named_in(like_rest)) => {}
                _ => {
                    return Err(format!(
                        "{name}: {:?}, in {named} {:?}",
                        line.trim(),
                        like.trim()
                    ));
                }
            }
        }
    }
    Ok(())
}

/// A line's first word, and what follows.
fn words(line: &str) -> (&str, &str) {
    let line = line.trim_start();
    line.split_once(' ').unwrap_or((line, ""))
}

/// What follows a module's name.
fn named_in(rest: &str) -> &str {
    words(rest).1
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: &str = "\nmodule unit #(\n  parameter F = \"f\"\n) (a);\n  unit_part part (.a(a));  // One\nendmodule\n\
                        \nmodule unit_part (a);\n  wire b = a;\nendmodule\n";
    const WHOLE: &str = "\nmodule whole_unit #(\n  parameter F = \"\"\n) (a);\n  whole_part_2 part (.a(a));\nendmodule\n\
                         \nmodule whole_part_2 (a);\n  wire b = a;\nendmodule\n";

    #[test]
    fn a_copy_differs_in_names_only() {
        let same = |whole: &str| holds_copy(whole, "whole_unit", UNIT, "unit");
        assert_eq!(same(WHOLE), Ok(()));
        let other = same(&WHOLE.replace("b = a", "b = !a")).unwrap_err();
        assert_eq!(
            other,
            "whole_part_2: \"wire b = !a;\", in unit_part \"wire b = a;\""
        );
        assert!(same(&WHOLE.replace(".a(a)", ".a(1)")).is_err());
        assert!(same(&WHOLE.replace("part (.a", "other (.a")).is_err());
        assert!(same(&WHOLE.replace("whole_part_2 part", "whole_part part")).is_err());
        assert!(same(&WHOLE.replace("whole_unit", "whole_other")).is_err());
    }
}
