//! The attack unit's exported Verilog, compiled by Verilator, in lock-step with the circuit it came from.

use fpgambit_hw::attack::stimulus::Stimulus;
use fpgambit_hw::attack::{AttackLogic, AttackRom};
use fpgambit_hw::circuit::Circuit;
use fpgambit_hw::export::{Build, Request, Target, Unit, export};
use fpgambit_hw::pins::Pins;
use fpgambit_sim::device::verilator::{Source, Verilated};
use fpgambit_sim::lockstep::Lockstep;
use fpgambit_sim::pins::InProcess;
use fpgambit_testbenches::has_tool;

/// In each of the two forms; both together are the 200,000 cycles a unit must agree over.
const CYCLES: usize = 120_000;

fn source(target: Target) -> Source {
    let request = Request {
        unit: Unit::Attack,
        build: Build::Compact,
        target,
    };
    let files = export(&request).unwrap();
    let verilog = files.iter().find(|file| file.name == "attack.v");
    let memories = files.iter().filter(|file| file.name == "posdata.mem");
    Source {
        top: request.top(),
        verilog: verilog.unwrap().contents.clone(),
        memories: memories
            .map(|file| (file.name.clone(), file.contents.clone()))
            .collect(),
    }
}

fn agree<C: Circuit + Pins + Default>(seed: u64, target: Target) {
    if !has_tool("verilator") {
        return;
    }
    let verilated = Verilated::<C>::new(&source(target)).unwrap();
    let last = C::OUTPUTS
        .iter()
        .position(|port| port.name == "answer_last");
    let mut lockstep = Lockstep::new(InProcess::<C>::new().unwrap(), verilated);
    let mut answered = 0;
    for inputs in Stimulus::new(seed).take(CYCLES) {
        match lockstep.step(&inputs) {
            Ok(outputs) => answered += outputs[last.unwrap()] as usize,
            Err(difference) => panic!("seed {seed}: {difference}"),
        }
    }
    println!("seed {seed}: {CYCLES} cycles, a last word offered in {answered}");
    assert!(answered > CYCLES / 100);
}

#[test]
fn the_logic_form() {
    agree::<AttackLogic>(31, Target::Ice40);
}

#[test]
fn the_memory_form() {
    agree::<AttackRom>(32, Target::Ecp5);
}
