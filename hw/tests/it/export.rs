//! The export: what stands in the repository is what it writes, and its vectors are right.

use fpgambit_hw::export::{Export, ExportError, File};
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

/// Names of what git would take along: what a simulator or `build.sh` leaves is none of it. No folder, no names.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "build" && name != "obj_dir")
        .filter(|name| !name.ends_with(".vvp") && !name.ends_with(".vcd"))
        .collect()
}

/// The first line in which two texts differ.
fn difference(stands: &str, comes: &str) -> String {
    let lines = stands.lines().zip(comes.lines());
    let number = lines.take_while(|(left, right)| left == right).count();
    format!(
        "line {}: there '{}', written '{}'",
        number + 1,
        stands.lines().nth(number).unwrap_or("(no such line)"),
        comes.lines().nth(number).unwrap_or("(no such line)"),
    )
}

#[test]
fn the_repository_holds_what_export_writes() {
    let mut drift = Vec::new();
    for build in units::kept() {
        let folder = generated().join(build.folder);
        let files = Export::whole(build).files().unwrap();
        for File { name, contents } in &files {
            match fs::read_to_string(folder.join(name)) {
                Ok(stands) if &stands == contents => {}
                Ok(stands) => {
                    let difference = difference(&stands, contents);
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
fn nothing_turns_a_linter_off_and_nothing_names_a_place() {
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

/// Every module begins with its top's name, so that any two designs stand in one.
#[test]
fn no_two_designs_share_a_module() {
    let mut seen = BTreeSet::new();
    for build in units::builds() {
        let files = Export::whole(build).files().unwrap();
        let modules = files[0]
            .contents
            .lines()
            .filter_map(|line| line.strip_prefix("module "));
        for (number, line) in modules.enumerate() {
            let name = line.split([' ', ';']).next().unwrap();
            assert!(
                number > 0 || name == build.top,
                "{name} is the first module"
            );
            assert!(name.starts_with(build.top), "{name}");
            assert!(seen.insert(name.to_owned()), "{name} stands in two designs");
        }
    }
}

#[test]
fn a_target_sets_the_form_of_posdata_and_can_be_overruled() {
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
