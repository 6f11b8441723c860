//! The export: what stands in the repository is what it writes, and its vectors are right.

use fpgambit_engine::{Move, Position, naive};
use fpgambit_hw::circuit::{Circuit, power_up};
use fpgambit_hw::export::vectors::{Mode, POSITIONS, checksum, vectors};
use fpgambit_hw::export::{Build, ExportError, File, Request, Target, Unit, export};
use fpgambit_hw::movegen::MovegenLogic;
use fpgambit_hw::pins::{Pins, Port};
use rust_hdl::prelude::*;
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
    for request in Request::all() {
        let folder = generated().join(request.folder());
        let files = export(&request).unwrap();
        for File { name, contents } in &files {
            match fs::read_to_string(folder.join(name)) {
                Ok(stands) if &stands == contents => {}
                Ok(stands) => {
                    drift.push(format!(
                        "{}/{name}, {}",
                        request.folder(),
                        difference(&stands, contents)
                    ));
                }
                Err(error) => drift.push(format!("{}/{name}: {error}", request.folder())),
            }
        }
        let written = files.into_iter().map(|file| file.name).collect();
        for name in names(&folder).difference(&written) {
            drift.push(format!("{}/{name}: no longer written", request.folder()));
        }
    }
    let folders: BTreeSet<String> = Request::all().map(|request| request.folder()).collect();
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
fn the_same_request_gives_the_same_files() {
    let request = Request::all().next().unwrap();
    assert_eq!(export(&request).unwrap(), export(&request).unwrap());
}

#[test]
fn nothing_turns_a_linter_off_and_nothing_names_a_place() {
    let home = env!("CARGO_MANIFEST_DIR");
    for request in Request::all() {
        for File { name, contents } in export(&request).unwrap() {
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

/// What a simulator's `$readmemh` makes of a memory file.
fn memory(text: &str) -> Vec<u32> {
    text.lines()
        .map(|line| line.split("//").next().unwrap())
        .flat_map(str::split_whitespace)
        .map(|word| u32::from_str_radix(word, 16).unwrap())
        .collect()
}

#[test]
fn the_vectors_are_the_naive_generators_moves() {
    for target in [Target::Ice40, Target::Generic] {
        let request = Request {
            unit: Unit::Movegen,
            build: Build::Compact,
            target,
        };
        let files = export(&request).unwrap();
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
struct Stuck(MovegenLogic);

impl Pins for Stuck {
    const INPUTS: &'static [Port] = MovegenLogic::INPUTS;
    const OUTPUTS: &'static [Port] = MovegenLogic::OUTPUTS;

    fn drive(&mut self, input: usize, value: u32) {
        self.0.drive(input, value);
    }

    fn read(&self, output: usize) -> u32 {
        let stuck = Self::OUTPUTS[output].name == "move_word";
        self.0.read(output) & if stuck { !1 } else { !0 }
    }
}

impl Logic for Stuck {
    fn update(&mut self) {
        self.0.update();
    }
}

impl Block for Stuck {
    fn connect_all(&mut self) {
        self.0.connect_all();
    }

    fn update_all(&mut self) {
        self.0.update_all();
    }

    fn has_changed(&self) -> bool {
        self.0.has_changed()
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.0.accept(name, probe);
    }
}

impl Circuit for Stuck {
    fn take_inputs(&mut self) -> bool {
        self.0.take_inputs()
    }

    fn settle(&mut self) {
        self.0.settle();
    }

    fn edge(&mut self) -> bool {
        self.0.edge()
    }
}

#[test]
fn no_vectors_come_from_a_wrong_circuit() {
    let sound = power_up(MovegenLogic::default()).unwrap();
    assert!(vectors(sound).is_ok());
    let stuck = Stuck(power_up(MovegenLogic::default()).unwrap());
    let error = vectors(stuck).unwrap_err();
    assert!(matches!(error, ExportError::Disagreement { .. }));
    let message = error.to_string();
    assert!(
        message.contains("rnbqkbnr/pppppppp") && message.contains("b1c3"),
        "{message}"
    );
}
