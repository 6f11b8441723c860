//! Runs a circuit in three ways on the same random inputs: by rust-hdl's `simulate`, by this crate's scheduler, and as
//! Verilog in Verilator.

use fpgambit_hw::circuit::{Circuit, power_up, settle_by_crate};
use fpgambit_hw::pins::{Direction, Pins, Port, Values};
use fpgambit_hw::verilog::{Arrays, Design, Header};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Random values.
pub struct Random(StdRng);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(StdRng::seed_from_u64(seed))
    }

    /// Returns a number of at most 32 bits; a quarter of the numbers are at the edges of the range.
    pub fn word(&mut self, width: usize) -> u32 {
        let mask = u32::MAX >> (32 - width);
        match self.0.random_range(0..8) {
            0 => 0,
            1 => mask,
            _ => self.0.random::<u32>() & mask,
        }
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }
}

/// Returns the program called `verilator`: the checkout's or, if there is none, the one on the path.
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
        // Not eprintln, which the test harness swallows when the test passes.
        let skipped = "verilator is missing, so nothing was compared: run testbenches/tools/setup";
        let _ = writeln!(std::io::stderr(), "SKIPPED: {skipped}");
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

/// Returns the seed of a run: FPGAMBIT_SEED, or a fixed default.
pub fn seed() -> u64 {
    match std::env::var("FPGAMBIT_SEED") {
        Ok(text) => text.parse().expect("FPGAMBIT_SEED is a number"),
        Err(_) => 0x5eed,
    }
}

/// The settled pins of one cycle: inputs, then outputs.
type Row = Vec<u32>;

/// Simulates `cycles` clock cycles in all three ways, compares every output in every cycle, and returns the Verilog.
///
/// Inputs are random; `drive` changes those that need more meaningful values.
pub fn check<C: Circuit + Pins>(
    name: &str,
    make: impl Fn() -> C,
    cycles: usize,
    drive: impl Fn(&mut C::Inputs, &mut Random),
) -> String {
    let design = Design::of(&make(), name).unwrap_or_else(|error| panic!("{error}"));
    let rows = record(&make, cycles, drive, |_| {});
    compare::<C>(&design, &rows, &[]);
    check_arrays(name, &make(), &rows, &[]);
    verilog(&design)
}

/// Also compares the Verilog that keeps arrays, and returns that Verilog.
pub fn check_arrays<C: Circuit + Pins>(
    name: &str,
    circuit: &C,
    rows: &[Row],
    silenced: &[&str],
) -> String {
    let kept = format!("{name}_arrays");
    let design = Design::with_arrays(circuit, &kept, Arrays::Kept);
    let design = design.unwrap_or_else(|error| panic!("{error}"));
    let (from, to) = (folder(name), folder(&kept));
    for entry in std::fs::read_dir(from).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.extension().is_some_and(|extension| extension == "mem") {
            let file = path.file_name().expect("a file has a name");
            std::fs::copy(&path, to.join(file)).expect("the folder is writable");
        }
    }
    compare::<C>(&design, rows, silenced);
    verilog(&design)
}

pub fn verilog(design: &Design) -> String {
    design.to_verilog(&Header {
        title: "a test circuit",
        command: "cargo test",
        ..Header::default()
    })
}

/// Runs a circuit by `simulate` and by the scheduler, whose results must agree; calls `look` in every cycle, with the
/// circuit settled and the clock low.
pub fn record<C: Circuit + Pins>(
    make: impl Fn() -> C,
    cycles: usize,
    drive: impl Fn(&mut C::Inputs, &mut Random),
    mut look: impl FnMut(&C),
) -> Vec<Row> {
    let seed = seed();
    eprintln!("seed {seed}");
    let mut random = Random::new(seed);
    let new = || power_up(make()).expect("the crate's own checks pass");
    let (mut simulated, mut scheduled) = (new(), new());
    let mut rows = Vec::new();
    for cycle in 0..cycles {
        let widths = C::INPUTS.iter().map(|port| port.width as usize);
        let values: Vec<u32> = widths.map(|width| random.word(width)).collect();
        let mut inputs = C::Inputs::of(&values);
        drive(&mut inputs, &mut random);
        let mut row = inputs.array().as_ref().to_vec();
        for (pin, &value) in row.iter().enumerate() {
            simulated.drive(pin, value);
            scheduled.drive(pin, value);
        }
        settle_by_crate(&mut simulated).expect("it settles");
        if scheduled.take_inputs() {
            scheduled.settle();
        }
        for (pin, port) in C::OUTPUTS.iter().enumerate() {
            row.push(simulated.read(pin));
            assert_eq!(
                scheduled.read(pin),
                simulated.read(pin),
                "{} in cycle {cycle}, inputs {row:x?}",
                port.name
            );
        }
        rows.push(row);
        look(&simulated);
        scheduled.edge();
        for level in [true, false] {
            simulated.wire_clock(level.into());
            settle_by_crate(&mut simulated).expect("it settles");
        }
    }
    rows
}

/// Lints the Verilog, runs it on recorded inputs and compares with the recorded outputs. Returns the folder with
/// `wave.vcd`, Verilator's own trace (cycle n at time 10 n); `None` without Verilator.
///
/// `silenced` are warnings that the circuit itself causes.
pub fn compare<C: Pins>(design: &Design, rows: &[Row], silenced: &[&str]) -> Option<PathBuf> {
    let verilator = verilator()?;
    let name = design.name();
    let folder = folder(name);
    let write = |file: &str, text: &str| {
        let path = folder.join(file);
        if std::fs::read_to_string(&path).ok().as_deref() != Some(text) {
            std::fs::write(path, text).expect("the folder is writable");
        }
    };
    let file = format!("{name}.v");
    let text = verilog(design);
    write(&file, &text);
    run(Command::new(&verilator)
        .current_dir(&folder)
        .args(["--lint-only", "-Wall", "--top-module", name, &file])
        .args(silenced));

    // The program drives elements of arrays one by one.
    let mut files = vec![file];
    let mut top = name.to_owned();
    if design.ports().iter().any(|port| port.elements.len() > 1) {
        top = format!("{name}_elements");
        files.push(format!("{top}.v"));
        write(&files[1], &design.elements());
    }

    let values = rows.iter().flatten().map(|value| format!("{value:x}\n"));
    write("vectors.txt", &values.collect::<String>());
    write("main.cpp", &main_program::<C>(design));
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
            &top,
            "main.cpp",
        ])
        .args(&files));
    let output = run(Command::new(folder.join("out/Vtop")).current_dir(&folder));
    assert!(
        output.contains(&format!("{} cycles, 0 differences", rows.len())),
        "{name}, seed {}:\n{output}\n{text}",
        seed()
    );
    Some(folder)
}

/// Returns a design's folder. It is kept between runs, so that make has little to do.
pub fn folder(design: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(design);
    std::fs::create_dir_all(&folder).expect("a folder for Verilator");
    folder
}

/// Runs a previously compared design once more after its input files have changed, and returns its failure message;
/// `None` without Verilator.
pub fn run_alone(design: &str) -> Option<String> {
    verilator()?;
    let folder = folder(design);
    let mut program = Command::new(folder.join("out/Vtop"));
    let output = program.current_dir(folder).output().expect("it was built");
    assert!(!output.status.success(), "the simulation did not fail");
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Returns a program around Verilator's model that applies the recorded inputs and compares the outputs.
fn main_program<C: Pins>(design: &Design) -> String {
    let named = |direction, pins: &[Port], statement: fn(&str) -> String| -> String {
        let ports = design.ports().iter();
        let ports = ports.filter(|port| port.direction == direction && port.name != "clock");
        let ports: Vec<_> = ports
            .flat_map(|port| port.elements.iter().map(move |element| (port, element)))
            .collect();
        assert_eq!(ports.len(), pins.len());
        let pairs = ports.iter().zip(pins).map(|((port, element), pin)| {
            // A name that is reserved in Verilog gets a trailing underscore.
            assert_eq!(element.trim_end_matches('_'), pin.name);
            let width = port.width / port.elements.len();
            assert_eq!((width, port.about), (pin.width as usize, pin.about));
            statement(element)
        });
        pairs.collect()
    };
    let inputs = named(Direction::Input, C::INPUTS, |name| {
        format!("top->{name} = next();\n")
    });
    let expected = named(Direction::Output, C::OUTPUTS, |name| {
        format!("expected.push_back({{\"{name}\", next()}});\n")
    });
    let outputs = named(Direction::Output, C::OUTPUTS, |name| {
        format!("outputs.push_back(top->{name});\n")
    });
    let has_clock = design.ports().iter().any(|port| port.name == "clock");
    let edge = |level: u8| {
        if has_clock {
            format!("top->clock = {level};")
        } else {
            String::new()
        }
    };
    include_str!("main.cpp")
        .replace("// IN", &(inputs + &expected))
        .replace("// OUT", &outputs)
        .replace("// RISE", &edge(1))
        .replace("// FALL", &edge(0))
}
