//! The move generator's circuits and their Verilog, compiled by Verilator: every output, every cycle.

use fpgambit_hw::circuit::Circuit;
use fpgambit_hw::movegen::fast::{FastMovegenLogic, FastMovegenRom};
use fpgambit_hw::movegen::stimulus::Stimulus;
use fpgambit_hw::movegen::{MovegenLogic, MovegenRom};
use fpgambit_hw::pins::Pins;
use fpgambit_sim::device::verilator::{Source, Verilated};
use fpgambit_sim::device::{Build, PosdataForm, movegen_source};
use fpgambit_sim::lockstep::{Difference, Lockstep};
use fpgambit_sim::pins::{InProcess, Simulator};
use fpgambit_testbenches::has_tool;

const CYCLES: u64 = 250_000;

/// What happened in a run, to know that it was worth something.
#[derive(Debug, Default)]
struct Tally {
    loads: u64,
    refused: u64,
    starts: u64,
    resets_at_work: u64,
    moves: u64,
    stalls: u64,
    ends: u64,
}

fn run<C: Circuit + Pins + Default>(source: &Source, seed: u64) -> Result<Tally, Box<Difference>> {
    let circuit = InProcess::<C>::new().unwrap();
    let input = |name| circuit.inputs().iter().position(|port| port.name == name);
    let output = |name| circuit.outputs().iter().position(|port| port.name == name);
    let [reset, load_valid, start_valid, move_ready] =
        ["reset", "load_valid", "start_valid", "move_ready"].map(|name| input(name).unwrap());
    let [load_ready, start_ready, move_valid, move_last] =
        ["load_ready", "start_ready", "move_valid", "move_last"].map(|name| output(name).unwrap());

    let mut lockstep = Lockstep::new(circuit, Verilated::<C>::new(source).unwrap());
    let mut tally = Tally::default();
    for inputs in Stimulus::new(seed).take(CYCLES as usize) {
        let outputs = lockstep.step(&inputs)?;
        let both = |valid: u32, ready: u32| u64::from(valid & ready);
        tally.loads += both(inputs[load_valid], outputs[load_ready]);
        tally.refused += both(inputs[load_valid], 1 - outputs[load_ready]);
        tally.starts += both(inputs[start_valid], outputs[start_ready]);
        tally.resets_at_work += both(inputs[reset], 1 - outputs[load_ready]);
        tally.moves += both(outputs[move_valid], inputs[move_ready]);
        tally.stalls += both(outputs[move_valid], 1 - inputs[move_ready]);
        tally.ends += both(outputs[move_valid] & outputs[move_last], inputs[move_ready]);
    }
    assert_eq!(lockstep.cycles(), CYCLES);
    Ok(tally)
}

fn agree<C: Circuit + Pins + Default>(build: Build, form: PosdataForm, seed: u64) {
    if !has_tool("verilator") {
        return;
    }
    let source = movegen_source(build, form).unwrap();
    match run::<C>(&source, seed) {
        Err(difference) => panic!("{build}, posdata {form}, seed {seed}: {difference}"),
        Ok(tally) => {
            println!("{build}, posdata {form}, seed {seed}: {CYCLES} cycles agree: {tally:?}");
            for (what, count) in [
                ("loads", tally.loads),
                ("loads refused", tally.refused),
                ("moves", tally.moves),
                ("stalls", tally.stalls),
            ] {
                assert!(count > CYCLES / 100, "{what}: {count}");
            }
            for (what, count) in [
                ("starts", tally.starts),
                ("resets at work", tally.resets_at_work),
                ("generations ended", tally.ends),
            ] {
                // The fast build is seldom at work when a reset comes.
                assert!(count > CYCLES / 5_000, "{what}: {count}");
            }
        }
    }
}

#[test]
fn movegen_with_posdata_as_logic() {
    agree::<MovegenLogic>(Build::Compact, PosdataForm::Logic, 1);
}

#[test]
fn movegen_with_posdata_in_memory() {
    agree::<MovegenRom>(Build::Compact, PosdataForm::Rom, 2);
}

#[test]
fn fast_movegen_with_posdata_as_logic() {
    agree::<FastMovegenLogic>(Build::Fast, PosdataForm::Logic, 4);
}

#[test]
fn fast_movegen_with_posdata_in_memory() {
    agree::<FastMovegenRom>(Build::Fast, PosdataForm::Rom, 5);
}

/// The check itself: one changed entry of the table must be found.
#[test]
fn a_changed_entry_is_found() {
    if !has_tool("verilator") {
        return;
    }
    let mut source = movegen_source(Build::Compact, PosdataForm::Rom).unwrap();
    let (_, table) = &mut source.memories[0];
    // King, from e1, at e1: f1 first, then whichever comes. Let it be e2.
    let line = 6 << 12 | 4 << 6 | 4;
    let mut entries: Vec<&str> = table.lines().collect();
    assert_eq!(entries[line], "145");
    entries[line] = "30c";
    *table = entries.join("\n");
    let difference = run::<MovegenRom>(&source, 3).unwrap_err();
    println!("{difference}");
}
