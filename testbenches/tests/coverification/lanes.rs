//! Compares every unit's circuit with its Verilog in the bit-parallel simulator: every output in every cycle, in one lane,
//! while noise drives the other lanes.

use fpgambit_hw::export::{Source, registered_source, source};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::lockstep::{Difference, Lockstep};
use fpgambit_hw::unit::{Build, InProcess, Registered, Simulator, UnitBuild};
use fpgambit_hw::units::builds;
use fpgambit_netlist::LANES;
use fpgambit_sim::device::netlist::OneLane;
use fpgambit_testbenches::is_long;
use std::sync::Mutex;
use std::thread;

fn cycles() -> usize {
    if is_long() { 250_000 } else { 12_000 }
}

/// Runs both with the unit's stimulus, which resets and stalls. Returns how many outputs were not 0.
fn run(
    circuit: impl Simulator,
    build: &UnitBuild,
    source: &Source,
    seed: u64,
) -> Result<u64, Box<Difference>> {
    let lane = seed as usize * 37 % LANES;
    let mut lockstep = Lockstep::new(circuit, OneLane::new(source, lane).unwrap());
    let mut lively = 0;
    for inputs in (build.stimulus)(seed).take(cycles()) {
        let outputs = lockstep.step(&inputs)?;
        lively += outputs.iter().filter(|output| **output != 0).count() as u64;
    }
    Ok(lively)
}

fn in_process(build: &UnitBuild, form: PosdataForm) -> InProcess {
    InProcess::new((build.circuit)(form)).unwrap()
}

/// Runs two jobs at a time, because each needs some megabytes.
fn for_all(jobs: Vec<Box<dyn FnOnce() + Send + '_>>) {
    let jobs = Mutex::new(jobs);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let job = jobs.lock().unwrap().pop();
                    match job {
                        Some(job) => job(),
                        None => return,
                    }
                }
            });
        }
    });
}

fn agree(circuit: impl Simulator, build: &UnitBuild, source: &Source, seed: u64) {
    match run(circuit, build, source, seed) {
        Err(difference) => panic!("{}, seed {seed}: {difference}", source.top),
        Ok(lively) => {
            println!(
                "{}, seed {seed}: {} cycles agree, {lively} outputs not 0",
                source.top,
                cycles()
            );
            assert!(
                lively > cycles() as u64 / 4,
                "{}, seed {seed}: {lively}",
                source.top
            );
        }
    }
}

/// The ring of 24 searches has more bits in use at once than the 65,536 that the machine can address. The soc with all
/// units contains it.
fn fits(build: &UnitBuild) -> bool {
    build.build != Build::Fast || !["search", "soc"].contains(&build.unit)
}

#[test]
fn circuits_too_large_for_the_machine_are_rejected() {
    let large: Vec<_> = builds().filter(|build| !fits(build)).collect();
    assert_eq!(large.len(), 2);
    for build in large {
        let source = source(build, PosdataForm::Logic).unwrap();
        assert!(OneLane::new(&source, 0).is_err(), "{build}");
    }
}

#[test]
fn every_unit_matches_its_netlist() {
    let mut jobs: Vec<Box<dyn FnOnce() + Send>> = Vec::new();
    for build in builds().filter(|build| fits(build)) {
        for (seed, &form) in (1..).zip(build.forms()) {
            jobs.push(Box::new(move || {
                let source = source(build, form).unwrap();
                agree(in_process(build, form), build, &source, seed);
            }));
        }
    }
    for_all(jobs);
}

#[test]
fn every_registered_unit_matches_its_netlist() {
    let form = PosdataForm::Logic;
    let mut jobs: Vec<Box<dyn FnOnce() + Send>> = Vec::new();
    for (seed, build) in (41..).zip(builds().filter(|build| fits(build))) {
        if !is_long() && !["movegen", "repetition"].contains(&build.unit) {
            continue;
        }
        jobs.push(Box::new(move || {
            let Some(source) = registered_source(build, form).unwrap() else {
                return;
            };
            let circuit = Registered::new(in_process(build, form));
            agree(circuit, build, &source, seed);
        }));
    }
    for_all(jobs);
}
