//! Compares every unit's circuit with its Verilog, compiled by Verilator: every output in every cycle.

use fpgambit_hw::export::{Source, registered_source, source, source_with_arrays};
use fpgambit_hw::movegen;
use fpgambit_hw::pins::Port;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::search;
use fpgambit_hw::unit::lockstep::{Difference, Lockstep};
use fpgambit_hw::unit::{Build, InProcess, Registered, Simulator, UnitBuild};
use fpgambit_hw::units::builds;
use fpgambit_sim::device::verilator::Verilated;
use fpgambit_testbenches::{has_tool, is_long};
use std::thread;

const CYCLES: u64 = 250_000;
/// Cycles of an array of searchers, which is large.
const ARRAY_CYCLES: u64 = 50_000;

/// Counts the words and stalls of a stream, to show that the run exercised it.
struct Tally {
    name: &'static str,
    goes_in: bool,
    /// The pins of `valid` and `ready`, of which one is an input.
    valid: usize,
    ready: usize,
    taken: u64,
    waited: u64,
}

/// The streams of a unit, inputs first.
fn tallies(inputs: &[Port], outputs: &[Port]) -> Vec<Tally> {
    let of = |goes_in: bool, valids: &[Port], readies: &[Port]| -> Vec<Tally> {
        let valids = valids.iter().enumerate().filter_map(|(valid, port)| {
            // Wishbone calls them strobe and acknowledge.
            let (name, ready) = match port.name.strip_suffix("stb") {
                Some(name) => (name, "ack"),
                None => (port.stream()?, "ready"),
            };
            let ready = readies
                .iter()
                .position(|port| port.name.strip_prefix(name) == Some(ready))?;
            Some(Tally {
                name,
                goes_in,
                valid,
                ready,
                taken: 0,
                waited: 0,
            })
        });
        valids.collect()
    };
    let mut tallies = of(true, inputs, outputs);
    tallies.extend(of(false, outputs, inputs));
    tallies
}

fn run(
    circuit: impl Simulator,
    build: &UnitBuild,
    source: &Source,
    seed: u64,
    cycles: u64,
) -> Result<Vec<Tally>, Box<Difference>> {
    let mut tallies = tallies(source.inputs, source.outputs);
    let mut lockstep = Lockstep::new(circuit, Verilated::new(source).unwrap());
    for inputs in (build.stimulus)(seed).take(cycles as usize) {
        let outputs = lockstep.step(&inputs)?;
        for tally in &mut tallies {
            let (valid, ready) = match tally.goes_in {
                true => (inputs[tally.valid], outputs[tally.ready]),
                false => (outputs[tally.valid], inputs[tally.ready]),
            };
            tally.taken += u64::from(valid & ready);
            tally.waited += u64::from(valid & !ready & 1);
        }
    }
    assert_eq!(lockstep.cycles(), cycles);
    Ok(tallies)
}

fn in_process(build: &UnitBuild, form: PosdataForm) -> InProcess {
    InProcess::new((build.circuit)(form)).unwrap()
}

fn agree(
    circuit: impl Simulator,
    build: &UnitBuild,
    form: PosdataForm,
    source: &Source,
    seed: u64,
) {
    let cycles = match (build.unit, build.cores) {
        ("search", Some(2..)) => ARRAY_CYCLES,
        _ => CYCLES,
    };
    let what = format!("{build}, posdata {form}, seed {seed}");
    let tallies = match run(circuit, build, source, seed, cycles) {
        Err(difference) => panic!("{what}: {difference}"),
        Ok(tallies) => tallies,
    };
    println!("{what}: {cycles} cycles agree");
    for tally in tallies {
        let Tally {
            name,
            taken,
            waited,
            ..
        } = tally;
        println!("    {name}: {taken} taken, {waited} waited");
        assert!(taken > cycles / 1_000, "{what}: {name}, {taken} taken");
        assert!(waited > cycles / 1_000, "{what}: {name}, {waited} waited");
    }
}

#[test]
fn every_unit_matches_its_verilog() {
    if !has_tool("verilator") {
        return;
    }
    thread::scope(|scope| {
        for build in builds() {
            for (seed, &form) in (1..).zip(build.forms()) {
                let source = source(build, form).unwrap();
                scope.spawn(move || agree(in_process(build, form), build, form, &source, seed));
            }
        }
    });
}

/// Two searchers behind one job stream. The test of all units covers a single searcher.
#[test]
fn searcher_array_matches_its_verilog() {
    if !has_tool("verilator") {
        return;
    }
    let build = search::with_cores(2, Build::Fast).unwrap();
    let form = PosdataForm::Logic;
    let source = source(build, form).unwrap();
    agree(in_process(build, form), build, form, &source, 91);
}

/// The counter; in the long run, every unit.
#[test]
fn units_with_kept_arrays_match_their_verilog() {
    if !has_tool("verilator") {
        return;
    }
    thread::scope(|scope| {
        for (seed, build) in (81..).zip(builds()) {
            if !is_long() && build.unit != "count" {
                continue;
            }
            let form = build.forms()[0];
            let source = source_with_arrays(build, form).unwrap();
            scope.spawn(move || agree(in_process(build, form), build, form, &source, seed));
        }
    });
}

/// The generator and the repetition unit with a registered boundary and posdata as logic; in the long run, all units.
#[test]
fn every_registered_unit_matches_its_verilog() {
    if !has_tool("verilator") {
        return;
    }
    let form = PosdataForm::Logic;
    thread::scope(|scope| {
        for (seed, build) in (41..).zip(builds()) {
            if !is_long() && !["movegen", "repetition"].contains(&build.unit) {
                continue;
            }
            let Some(source) = registered_source(build, form).unwrap() else {
                continue;
            };
            scope.spawn(move || {
                let circuit = Registered::new(in_process(build, form));
                agree(circuit, build, form, &source, seed);
            });
        }
    });
}

/// Checks the comparison: it must find one changed entry of the table.
#[test]
fn changed_table_entry_is_detected() {
    if !has_tool("verilator") {
        return;
    }
    let build = &movegen::UNIT.builds[0];
    let mut source = source(build, PosdataForm::Rom).unwrap();
    let (_, table) = &mut source.memories[0];
    // King, from e1, at e1: f1 first, then whichever comes. Let it be e2.
    let entry = 6 << 12 | 4 << 6 | 4;
    let mut entries: Vec<&str> = table.split_whitespace().collect();
    assert_eq!(entries[entry], "145");
    entries[entry] = "30c";
    *table = entries.join("\n");
    let circuit = in_process(build, PosdataForm::Rom);
    let difference = run(circuit, build, &source, 3, CYCLES).err().unwrap();
    println!("{difference}");
}
