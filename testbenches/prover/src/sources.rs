//! What the proofs of a design are made of, as this program was compiled from it: if that changes they are asked again.

use crate::kit::circuit::Circuit;
use crate::kit::solver::signature;
use crate::kit::verilog::digest;
use include_dir::{Dir, include_dir};

static SOURCES: Dir = include_dir!("$CARGO_MANIFEST_DIR/src");

/// Modules that no claim is made of: which files are read, and what must not survive the proofs.
const ASIDE: [&str; 2] = ["units", "faults"];

/// The digest of the lemmas of a unit's folder and of every module that they use, and these use: the rules, the kit; of the
/// circuits that they speak of, as Yosys read them; and of the solver's name.
pub fn of<'a>(folder: &str, circuits: impl Iterator<Item = &'a Circuit>) -> u64 {
    let mut texts = modules(folder);
    texts.extend(circuits.map(|circuit| circuit.text().to_owned()));
    texts.push(signature());
    digest(&texts.concat())
}

/// The text of each module, tests left out, in the order in which they are first used.
fn modules(folder: &str) -> Vec<String> {
    let mut names = vec![folder.to_owned()];
    let mut texts: Vec<String> = Vec::new();
    while let Some(name) = names.get(texts.len()) {
        let text = text(name);
        let used = text.split("crate::").skip(1).map(|after| {
            let end = after.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            &after[..end.unwrap_or(after.len())]
        });
        for module in used.filter(|module| !ASIDE.contains(module)) {
            if !names.iter().any(|name| name == module) {
                names.push(module.to_owned());
            }
        }
        texts.push(text);
    }
    texts
}

/// A module's files, one after another; nothing of what is no module, as a macro.
fn text(module: &str) -> String {
    let mut files: Vec<_> = SOURCES
        .get_file(format!("{module}.rs"))
        .into_iter()
        .collect();
    let mut folders: Vec<&Dir> = SOURCES.get_dir(module).into_iter().collect();
    while let Some(folder) = folders.pop() {
        files.extend(
            folder
                .files()
                .filter(|file| !file.path().ends_with("faults.rs")),
        );
        folders.extend(folder.dirs());
    }
    files.sort_by_key(|file| file.path());
    let without_tests = |text: &'static str| text.split("#[cfg(test)]").next();
    let texts = files
        .into_iter()
        .filter_map(|file| without_tests(file.contents_utf8()?));
    texts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_lemmas_use_is_in_it_and_no_more() {
        let has = |folder, text: &str| modules(folder).iter().any(|module| module.contains(text));
        for folder in ["attack", "chains", "count", "movegen", "repetition"] {
            assert!(
                has(folder, "pub struct Claim"),
                "{folder}: the lemmas' shape"
            );
            assert!(has(folder, "pub struct Circuit"), "{folder}: the kit");
        }
        let invariant = "pub struct Layout";
        assert!(has("repetition", invariant) && has("chains", invariant));
        assert!(!has("attack", invariant));
        assert!(has("attack", "pub struct Rules") && !has("chains", "pub struct Rules"));
        assert!(!has("chains", "struct Game") && !has("repetition", "struct List"));
        assert!(!has("movegen", "mod tests") && !has("movegen", "must not survive"));
        let of = |folder| of(folder, std::iter::empty());
        assert_ne!(of("movegen"), of("attack"));
    }
}
