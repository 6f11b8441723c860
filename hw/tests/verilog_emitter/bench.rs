//! Runs a circuit in rust-hdl and its Verilog in Verilator on the same random inputs.

use fpgambit_hw::verilog::{Design, Direction, Header};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rust_hdl::prelude::*;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Random values of any width for a circuit's inputs.
pub struct Random(StdRng);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(StdRng::seed_from_u64(seed))
    }

    pub fn bits<const N: usize>(&mut self) -> Bits<N> {
        // A quarter of the values sit at the edges of the range.
        let mask = if N >= 64 { u64::MAX } else { (1 << N) - 1 };
        let value = match self.0.random_range(0..8) {
            0 => 0,
            1 => mask,
            _ => self.0.random::<u64>() & mask,
        };
        value.into()
    }

    pub fn bit(&mut self) -> bool {
        self.0.random()
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }
}

/// The top block's ports with their present values.
#[derive(Default)]
struct Pins {
    depth: usize,
    interfaces: Vec<String>,
    values: Vec<(String, String)>,
}

impl Probe for Pins {
    fn visit_start_scope(&mut self, _name: &str, _node: &dyn Block) {
        self.depth += 1;
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        self.depth -= 1;
    }

    fn visit_start_namespace(&mut self, name: &str, _node: &dyn Block) {
        self.interfaces.push(name.to_owned());
    }

    fn visit_end_namespace(&mut self, _name: &str, _node: &dyn Block) {
        self.interfaces.pop();
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        if self.depth == 1 && signal.kind().is_parameter() {
            let mut path = self.interfaces.clone();
            path.push(name.to_owned());
            let literal = format!("{:x}", signal.verilog());
            let digits = literal.split_once('h').expect("hexadecimal").1;
            self.values
                .push((path.join("_").replace('$', "_"), digits.to_owned()));
        }
    }
}

fn pins(circuit: &dyn Block) -> Vec<(String, String)> {
    let mut pins = Pins::default();
    circuit.accept("top", &mut pins);
    pins.values
}

/// The program called `verilator`: the checkout's, else the one on the path.
fn verilator() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let pinned = root.join(".tools/bin/verilator");
    let found = [pinned, PathBuf::from("verilator")]
        .into_iter()
        .find(|program| Command::new(program).arg("--version").output().is_ok());
    if found.is_none() {
        assert!(
            std::env::var_os("CI").is_none(),
            "verilator is missing: run testbenches/tools/setup"
        );
        eprintln!(
            "SKIPPED: verilator is missing, so nothing was compared: run testbenches/tools/setup"
        );
    }
    found
}

fn run(command: &mut Command) -> String {
    let output = command.output().expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed:\n{text}");
    text
}

/// The seed of a run: FPGAMBIT_SEED, or one that is always the same.
pub fn seed() -> u64 {
    match std::env::var("FPGAMBIT_SEED") {
        Ok(text) => text.parse().expect("FPGAMBIT_SEED is a number"),
        Err(_) => 0x5eed,
    }
}

/// A circuit's clock input, where it has one.
pub type ClockOf<B> = Option<fn(&mut B) -> &mut Signal<In, Clock>>;

/// What one cycle's settled pins were.
type Row = Vec<(String, String)>;

/// Simulates `cycles` clock cycles both ways and compares every output in every cycle; gives back the Verilog.
///
/// `drive` sets the inputs of a cycle.
pub fn check<B: Block>(
    name: &str,
    mut circuit: B,
    cycles: usize,
    drive: impl Fn(&mut B, &mut Random),
    clock: ClockOf<B>,
) -> String {
    circuit.connect_all();
    check_all(&circuit).expect("the crate's own checks pass");
    let design = Design::of(&circuit, name).unwrap_or_else(|error| panic!("{error}"));
    let rows = record(&mut circuit, cycles, drive, clock, |_| {});
    compare(&design, &rows, &[]);
    verilog(&design)
}

pub fn verilog(design: &Design) -> String {
    design.to_verilog(&Header {
        title: "a test circuit",
        command: "cargo test",
        ..Header::default()
    })
}

/// Runs a connected circuit in rust-hdl; `look` sees it in every cycle, settled, the clock low.
pub fn record<B: Block>(
    circuit: &mut B,
    cycles: usize,
    drive: impl Fn(&mut B, &mut Random),
    clock: ClockOf<B>,
    mut look: impl FnMut(&B),
) -> Vec<Row> {
    let seed = seed();
    eprintln!("seed {seed}");
    let mut random = Random::new(seed);
    let settle = |circuit: &mut B| assert!(simulate(circuit, 64), "it does not settle");
    let mut rows = Vec::new();
    for _ in 0..cycles {
        drive(circuit, &mut random);
        settle(circuit);
        rows.push(pins(circuit));
        look(circuit);
        if let Some(clock) = clock {
            clock(circuit).next = true.into();
            settle(circuit);
            clock(circuit).next = false.into();
            settle(circuit);
        }
    }
    rows
}

/// Lints the Verilog and runs it on recorded inputs, comparing with the recorded outputs. Gives back the folder,
/// in which `wave.vcd` is Verilator's own trace (cycle n at time 10 n); none without Verilator.
///
/// `silenced` are warnings that the circuit itself deserves.
pub fn compare(design: &Design, rows: &[Row], silenced: &[&str]) -> Option<PathBuf> {
    let verilator = verilator()?;
    let name = design.name();
    // Kept between runs, so that make has little to do; a process of its own may be testing another checkout.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder for Verilator");
    let write = |file: &str, text: &str| {
        let path = folder.join(file);
        if std::fs::read_to_string(&path).ok().as_deref() != Some(text) {
            std::fs::write(path, text).expect("the folder is writable");
        }
    };
    let file = format!("{name}.v");
    let text = verilog(design);
    write(&file, &text);
    // One file holds all modules: its name can be only one of theirs.
    run(Command::new(&verilator)
        .current_dir(&folder)
        .args([
            "--lint-only",
            "-Wall",
            "-Wno-DECLFILENAME",
            "--top-module",
            name,
            &file,
        ])
        .args(silenced));

    let mut vectors = String::new();
    for value in rows.iter().flatten().map(|(_, value)| value) {
        writeln!(vectors, "{value}").expect("a string takes any text");
    }
    write("vectors.txt", &vectors);
    write("main.cpp", &main_program(design, &rows[0]));
    run(Command::new(&verilator)
        .current_dir(&folder)
        .args(["--cc", "--exe", "--build", "--trace"])
        .args(silenced)
        .args(["-MAKEFLAGS", "OPT_FAST=-O0 OPT_GLOBAL=-O0"])
        .args([
            "--prefix",
            "Vtop",
            "--Mdir",
            "out",
            "--top-module",
            name,
            &file,
            "main.cpp",
        ]));
    let output = run(Command::new(folder.join("out/Vtop")).current_dir(&folder));
    assert!(
        output.contains(&format!("{} cycles, 0 differences", rows.len())),
        "{name}, seed {}:\n{output}\n{text}",
        seed()
    );
    Some(folder)
}

/// A program around Verilator's model that plays the recorded inputs and compares the outputs.
fn main_program(design: &Design, row: &Row) -> String {
    let (mut inputs, mut outputs) = (String::new(), String::new());
    let mut has_clock = false;
    for (port, (pin, _)) in design.ports().iter().zip(row) {
        let name = &port.name;
        assert_eq!(name.trim_end_matches('_'), pin.trim_end_matches('_'));
        assert!(port.width <= 64, "{name} is too wide for the comparison");
        match port.direction {
            Direction::Input if name == "clock" => {
                has_clock = true;
                inputs.push_str("next();\n");
            }
            Direction::Input => inputs.push_str(&format!("top->{name} = next();\n")),
            Direction::Output => {
                inputs.push_str(&format!("expected.push_back({{\"{name}\", next()}});\n"));
                outputs.push_str(&format!("outputs.push_back(top->{name});\n"));
            }
        }
    }
    let edge = |level: u8| {
        if has_clock {
            format!("top->clock = {level};")
        } else {
            String::new()
        }
    };
    include_str!("main.cpp")
        .replace("// IN", &inputs)
        .replace("// OUT", &outputs)
        .replace("// RISE", &edge(1))
        .replace("// FALL", &edge(0))
}
