//! The export: what stands in the repository is what it writes, and its vectors are right.

use fpgambit_engine::{Mode, Move, Position, naive};
use fpgambit_hw::export::{Export, ExportError, File};
use fpgambit_hw::movegen::{Movegen, UNIT, vectors};
use fpgambit_hw::pins::Port;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::positions::POSITIONS;
use fpgambit_hw::unit::{InProcess, Simulator, Target, VectorsError, checksum};
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
    for build in units::builds() {
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
    let folders: BTreeSet<String> = units::builds()
        .map(|build| build.folder.to_owned())
        .collect();
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

/// What a simulator's `$readmemh` makes of a memory file.
fn memory(text: &str) -> Vec<u32> {
    text.lines()
        .map(|line| line.split("//").next().unwrap())
        .flat_map(str::split_whitespace)
        .map(|word| u32::from_str_radix(word, 16).unwrap())
        .collect()
}

#[test]
fn a_memory_file_is_its_words() {
    for build in units::builds() {
        for file in build.memories {
            let words = (file.words)();
            assert_eq!(words.len(), file.len, "{}", file.name);
            assert!(
                words.iter().all(|word| word >> file.width == 0),
                "{}",
                file.name
            );
            assert_eq!(memory(&file.text()), words, "{}", file.name);
        }
    }
}

#[test]
fn the_vectors_are_the_naive_generators_moves() {
    for build in UNIT.builds {
        let files = Export::whole(build).files().unwrap();
        let file = files
            .iter()
            .find(|file| file.name == "movegen_vectors.mem")
            .unwrap();
        let words = memory(&file.contents);
        let mut rest = words.as_slice();
        let mut positions = 0;
        while !rest.is_empty() {
            let (image, after) = rest.split_first_chunk::<9>().unwrap();
            rest = after;
            let position = Position::from_image(image).unwrap();
            positions += 1;
            for mode in Mode::ALL {
                let last = 1 + rest[1..].iter().position(|word| word >> 16 == 1).unwrap();
                let mut moves: Vec<u32> = rest[1..=last].iter().map(|word| word & 0xffff).collect();
                rest = &rest[last + 1..];
                let expected = match (mode.legal, mode.captures) {
                    (true, false) => naive::legal_moves(&position),
                    (true, true) => naive::captures(&position),
                    (false, false) => naive::pseudo_legal_moves(&position),
                    (false, true) => naive::pseudo_legal_captures(&position),
                };
                let mut expected: Vec<u32> = expected
                    .into_iter()
                    .map(|mv: Move| mv.word().into())
                    .collect();
                if expected.is_empty() {
                    expected.push(0);
                }
                moves.sort_unstable();
                expected.sort_unstable();
                assert_eq!(moves, expected, "{position} {mode:?}");
            }
        }
        assert_eq!(positions, 2 * POSITIONS.len());
        assert!(positions >= 60);
    }
}

#[test]
fn one_changed_word_changes_the_sum() {
    // Every word of a long memory, each bit of it.
    let mut words: Vec<u32> = (0..500u32).map(|n| n.wrapping_mul(0x9e37_79b9)).collect();
    let sum = checksum(words.iter().copied());
    for at in 0..words.len() {
        for bit in 0..32 {
            words[at] ^= 1 << bit;
            assert_ne!(checksum(words.iter().copied()), sum, "word {at}, bit {bit}");
            words[at] ^= 1 << bit;
        }
    }
}

/// A generator with a fault at its output: bit 0 of every move word is stuck at 0.
struct Stuck(InProcess);

impl Simulator for Stuck {
    fn inputs(&self) -> &'static [Port] {
        self.0.inputs()
    }

    fn outputs(&self) -> &'static [Port] {
        self.0.outputs()
    }

    fn drive(&mut self, input: usize, value: u32) {
        self.0.drive(input, value);
    }

    fn read(&mut self, output: usize) -> u32 {
        let stuck = output == Movegen::PINS.move_word;
        self.0.read(output) & if stuck { !1 } else { !0 }
    }

    fn cycle(&mut self) {
        self.0.cycle();
    }
}

#[test]
fn no_vectors_come_from_a_wrong_circuit() {
    let sound = || InProcess::of(Movegen::default()).unwrap();
    assert!(vectors::vectors(sound()).is_ok());
    let error = vectors::vectors(Stuck(sound())).unwrap_err();
    assert!(matches!(error, VectorsError::Disagreement { .. }));
    let message = error.to_string();
    assert!(
        message.contains("rnbqkbnr/pppppppp") && message.contains("b1c3"),
        "{message}"
    );
}
