//! Runs a circuit in rust-hdl and its Verilog in Verilator on the same random inputs.

use fpgambit_hw::verilog::{Design, Header, PortDirection};
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
pub fn verilator() -> Option<PathBuf> {
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

pub fn run(command: &mut Command) -> String {
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

/// Simulates `cycles` clock cycles both ways and compares every output in every cycle.
///
/// `drive` sets the inputs of a cycle; `clock` is the circuit's clock input, if it has one.
pub fn check<B: Block>(
    name: &str,
    mut circuit: B,
    cycles: usize,
    drive: impl Fn(&mut B, &mut Random),
    clock: Option<fn(&mut B) -> &mut Signal<In, Clock>>,
) -> String {
    let seed = seed();
    eprintln!("{name}: seed {seed}");
    let mut random = Random::new(seed);
    circuit.connect_all();
    check_all(&circuit).expect("the crate's own checks pass");

    let design = Design::of(&circuit, name).unwrap_or_else(|error| panic!("{error}"));
    let verilog = design.to_verilog(&Header {
        title: "a test circuit",
        command: "cargo test",
        ..Header::default()
    });

    let settle = |circuit: &mut B| assert!(simulate(circuit, 64), "{name} does not settle");
    let mut vectors = Vec::new();
    for _ in 0..cycles {
        drive(&mut circuit, &mut random);
        settle(&mut circuit);
        vectors.push(pins(&circuit));
        if let Some(clock) = clock {
            clock(&mut circuit).next = true.into();
            settle(&mut circuit);
            clock(&mut circuit).next = false.into();
            settle(&mut circuit);
        }
    }
    compare(&design, &verilog, &vectors);
    verilog
}

/// Lints the Verilog and runs it on recorded inputs, comparing with recorded outputs.
fn compare(design: &Design, verilog: &str, vectors: &[Vec<(String, String)>]) {
    let Some(verilator) = verilator() else { return };
    let name = design.name();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join(format!("{name}.v"));
    std::fs::write(&file, verilog).expect("the folder is writable");
    if let Some(keep) = std::env::var_os("FPGAMBIT_KEEP_VERILOG") {
        std::fs::write(Path::new(&keep).join(format!("{name}.v")), verilog).expect("writable");
    }
    // One file holds all modules: its name can be only one of theirs.
    run(Command::new(&verilator)
        .args([
            "--lint-only",
            "-Wall",
            "-Wno-DECLFILENAME",
            "--top-module",
            name,
        ])
        .arg(&file));

    let mut text = String::new();
    for row in vectors {
        for (_, value) in row {
            writeln!(text, "{value}").expect("a string takes any text");
        }
    }
    std::fs::write(folder.path().join("vectors.hex"), text).expect("writable");
    std::fs::write(folder.path().join("bench.v"), test_bench(design, vectors)).expect("writable");
    run(Command::new(&verilator)
        .current_dir(folder.path())
        .args([
            "--binary",
            "-Wno-fatal",
            "-O0",
            "--top-module",
            "bench",
            "--Mdir",
            "out",
        ])
        .args(["-CFLAGS", "-O0 -std=c++20", "bench.v"])
        .arg(&file));
    let output = run(Command::new(folder.path().join("out/Vbench")).current_dir(folder.path()));
    assert!(
        output.contains(&format!("{} cycles, 0 differences", vectors.len())),
        "{name}, seed {}:\n{output}\n{verilog}",
        seed()
    );
}

/// A test bench that plays the vectors, one word a pin and cycle.
fn test_bench(design: &Design, vectors: &[Vec<(String, String)>]) -> String {
    let ports = design.ports();
    for (port, (pin, _)) in ports.iter().zip(&vectors[0]) {
        assert_eq!(port.name.trim_end_matches('_'), pin.trim_end_matches('_'));
    }
    let mut text = String::from("module bench;\n");
    let mut apply = String::new();
    let mut compare = String::new();
    let mut clocks = Vec::new();
    for (at, port) in ports.iter().enumerate() {
        let (name, top) = (&port.name, port.width - 1);
        match port.direction {
            PortDirection::Input if name == "clock" => {
                clocks.push(name);
                writeln!(text, "  reg {name} = 0;").unwrap();
            }
            PortDirection::Input => {
                writeln!(text, "  reg [{top}:0] {name};").unwrap();
                writeln!(
                    apply,
                    "      {name} = vectors[cycle * {} + {at}];",
                    ports.len()
                )
                .unwrap();
            }
            PortDirection::Output => {
                writeln!(text, "  wire [{top}:0] {name};").unwrap();
                writeln!(
                    compare,
                    "      if ({name} !== vectors[cycle * {} + {at}][{top}:0]) begin\n        \
                     differences = differences + 1;\n        \
                     if (differences < 9) $display(\"cycle %0d: {name} is %h, simulated %h\", cycle, {name}, vectors[cycle * {} + {at}][{top}:0]);\n      end",
                    ports.len(), ports.len()
                )
                .unwrap();
            }
        }
    }
    let connections: Vec<String> = ports.iter().map(|p| format!(".{0}({0})", p.name)).collect();
    let tick: String = clocks
        .iter()
        .map(|clock| format!("      {clock} = 1; #5; {clock} = 0; #5;\n"))
        .collect();
    writeln!(
        text,
        "  {name} uut ({ports});\n  \
         reg [127:0] vectors [0:{last}];\n  integer cycle, differences;\n  initial begin\n    \
         $readmemh(\"vectors.hex\", vectors);\n    differences = 0;\n    \
         for (cycle = 0; cycle < {cycles}; cycle = cycle + 1) begin\n{apply}      #5;\n{compare}{tick}    end\n    \
         $display(\"%0d cycles, %0d differences\", cycle, differences);\n    $finish;\n  end\nendmodule",
        name = design.name(),
        ports = connections.join(", "),
        last = vectors.len() * ports.len() - 1,
        cycles = vectors.len(),
    )
    .unwrap();
    text
}
