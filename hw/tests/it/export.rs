//! The export: the repository contains exactly what it writes, and its vectors are correct.

use fpgambit_hw::export::{Export, ExportError, File, Layout};
use fpgambit_hw::movegen::UNIT;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::Target;
use fpgambit_hw::units;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn generated() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("verilog")
}

/// Returns the names of the files in a folder that git would include, that is, without the output of a simulator or
/// `build.sh`; none if there is no folder.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "build" && name != "obj_dir")
        .filter(|name| !name.ends_with(".vvp") && !name.ends_with(".vcd"))
        .collect()
}

/// Returns the first line in which two texts differ.
fn difference(stored: &str, written: &str) -> String {
    let lines = stored.lines().zip(written.lines());
    let number = lines.take_while(|(left, right)| left == right).count();
    format!(
        "line {}: stored '{}', written '{}'",
        number + 1,
        stored.lines().nth(number).unwrap_or("(no such line)"),
        written.lines().nth(number).unwrap_or("(no such line)"),
    )
}

#[test]
fn checked_in_verilog_matches_the_export() {
    let mut drift = Vec::new();
    for build in units::kept() {
        let folder = generated().join(build.folder);
        let files = Export::kept(build).files().unwrap();
        for File { name, contents } in &files {
            match fs::read_to_string(folder.join(name)) {
                Ok(stored) if &stored == contents => {}
                Ok(stored) => {
                    let difference = difference(&stored, contents);
                    drift.push(format!("{}/{name}, {difference}", build.folder));
                }
                Err(error) => drift.push(format!("{}/{name}: {error}", build.folder)),
            }
        }
        let written = files.into_iter().map(|file| file.name).collect();
        for name in names(&folder).difference(&written) {
            drift.push(format!("{}/{name}: no longer written", build.folder));
        }
    }
    let folders: BTreeSet<String> = units::kept().map(|build| build.folder.to_owned()).collect();
    for name in names(&generated()).difference(&folders) {
        drift.push(format!("{name}: no longer written"));
    }
    assert!(
        drift.is_empty(),
        "hw/verilog has drifted; if that is meant, run testbenches/export/refresh:\n{}",
        drift.join("\n")
    );
}

#[test]
fn exports_have_no_lint_waivers_or_absolute_paths() {
    let home = env!("CARGO_MANIFEST_DIR");
    for build in units::builds() {
        for File { name, contents } in Export::whole(build).files().unwrap() {
            for unwanted in ["lint_off", "verilator lint", home, "/home/", "/tmp/"] {
                assert!(!contents.contains(unwanted), "{name} contains {unwanted}");
            }
            assert!(
                contents.ends_with('\n') && !contents.contains('\r'),
                "{name}"
            );
        }
    }
}

/// Returns the modules of a file, in order.
fn modules(file: &File) -> Vec<&str> {
    let heads = file.contents.lines();
    let heads = heads.filter_map(|line| line.strip_prefix("module "));
    heads
        .filter_map(|head| head.split([' ', '(', ';']).next())
        .collect()
}

/// No module or file occurs twice, so that folders can be merged; each file begins with the module it is named after.
#[test]
fn module_and_file_names_are_unique() {
    let mut seen = BTreeSet::new();
    for build in units::kept() {
        let folder = generated().join(build.folder);
        for name in names(&folder) {
            let contents = fs::read_to_string(folder.join(&name)).unwrap();
            let file = File { name, contents };
            let modules = modules(&file);
            let Some(stem) = file.name.strip_suffix(".v") else {
                let is_new = seen.insert(file.name.clone());
                assert!(is_new || file.name == "README.md", "{}", file.name);
                continue;
            };
            let is_formal = stem.ends_with("_formal");
            assert!(is_formal || modules[0] == stem, "{stem}: {modules:?}");
            for module in modules {
                assert!(module.starts_with(build.top), "{module}");
                assert!(seen.insert(module.to_owned()), "{module} occurs twice");
            }
        }
    }
}

/// A unit inside another one is by construction the same as the unit on its own.
#[test]
fn designs_reference_the_files_of_their_units() {
    let repository = generated();
    let mut inside = BTreeSet::new();
    for build in units::kept() {
        let list = repository
            .join(build.folder)
            .join(format!("{}.f", build.top));
        let list = fs::read_to_string(list).unwrap();
        let whole = Export::whole(build).circuit().unwrap();
        for path in list.lines() {
            let name = path.rsplit('/').next().unwrap();
            let written = whole.iter().find(|file| file.name == name);
            let written = written.unwrap_or_else(|| panic!("{} has no {name}", build.top));
            let there = fs::read_to_string(repository.join(build.folder).join(path)).unwrap();
            assert_eq!(there, written.contents, "{}: {path}", build.folder);
            if let Some((folder, _)) = path.trim_start_matches("../").split_once('/') {
                inside.insert((build.folder, folder.to_owned()));
            }
        }
        let all: Vec<&str> = whole.iter().flat_map(modules).collect();
        let distinct: BTreeSet<&str> = all.iter().copied().collect();
        assert_eq!(distinct.len(), all.len(), "{}", build.folder);
    }
    let expected = [
        ("axilite", "movegen-compact"),
        ("axilite", "repetition"),
        ("axistream", "movegen-compact"),
        ("perft", "count"),
        ("perft", "make"),
        ("search", "make"),
        ("search", "movegen-fast"),
        ("search-fast", "make"),
        ("soc", "movegen-compact"),
        ("soc", "repetition"),
        ("wishbone", "movegen-compact"),
        ("wishbone", "repetition"),
    ];
    let expected: BTreeSet<_> = expected.map(|(one, other)| (one, other.to_owned())).into();
    assert_eq!(inside, expected);
}

/// No module is missing in either; the files of the inner units also contain the units' top modules.
#[test]
fn a_flat_export_has_the_same_modules_in_one_file() {
    for build in units::builds() {
        let files = Export::whole(build).circuit().unwrap();
        let list = files.iter().find(|file| file.name.ends_with(".f")).unwrap();
        let parts = list.contents.lines().map(|name| {
            let part = files.iter().find(|file| file.name == name);
            part.unwrap_or_else(|| panic!("{name} is not written"))
        });
        let parts: BTreeSet<&str> = parts.flat_map(modules).collect();
        let flat = Export::whole(build).with_layout(Layout::Flat);
        let flat = flat.circuit().unwrap();
        assert_eq!(flat[0].name, format!("{}.v", build.top));
        assert_eq!(flat[1].contents, format!("{}.v\n", build.top));
        let flat = modules(&flat[0]);
        assert_eq!(flat[0], build.top);
        let distinct: BTreeSet<&str> = flat.iter().copied().collect();
        assert_eq!(distinct.len(), flat.len(), "{}", build.top);
        assert!(distinct.is_subset(&parts), "{}", build.top);
        let beyond = parts.difference(&distinct);
        let needless: Vec<_> = beyond.filter(|name| name.starts_with(build.top)).collect();
        assert!(needless.is_empty(), "{}: {needless:?}", build.top);
    }
}

#[test]
fn target_sets_the_posdata_form_unless_overridden() {
    let [compact, fast] = UNIT.builds else {
        panic!("it has two builds")
    };
    let default = |export: &Export| {
        let files = export.files().unwrap();
        let line = files[0]
            .contents
            .lines()
            .find(|line| line.contains("parameter POSDATA_ROM"));
        line.unwrap().split("= ").nth(1).unwrap()[..1].to_owned()
    };
    assert_eq!(default(&Export::of(compact, &[Target::Generic])), "1");
    assert_eq!(default(&Export::of(compact, &[Target::Ice40])), "0");
    assert_eq!(default(&Export::of(fast, &[Target::Ecp5])), "0");
    let overruled = Export::of(compact, &[Target::Ice40]).with_form(PosdataForm::Rom);
    assert_eq!(default(&overruled), "1");
    assert!(matches!(
        Export::of(fast, &[Target::Ice40]).files(),
        Err(ExportError::NoSuchBuild { .. })
    ));
}
