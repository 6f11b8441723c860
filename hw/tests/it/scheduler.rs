//! The scheduler of [`fpgambit_hw::circuit`] compared with rust-hdl's own iteration: every unit, every output, every
//! cycle. `FPGAMBIT_LONG=1` runs more cycles.

use fpgambit_hw::pins::Port;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::lockstep::Lockstep;
use fpgambit_hw::unit::{ByCrate, InProcess, UnitBuild};
use fpgambit_hw::units::builds;
use std::thread;

fn cycles() -> usize {
    match std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1") {
        true => 30_000,
        false => 4_000,
    }
}

fn agree(build: &UnitBuild, form: PosdataForm, seed: u64) {
    let circuit = || (build.circuit)(form);
    let scheduled = InProcess::new(circuit()).unwrap();
    let iterated = ByCrate::new(circuit()).unwrap();
    let model = circuit();
    let offers = |port: &Port| port.stream().is_some() || port.name == "wb_ack";
    let outputs = model.outputs().iter().enumerate();
    let valids: Vec<usize> = outputs
        .filter_map(|(pin, port)| offers(port).then_some(pin))
        .collect();
    let mut lockstep = Lockstep::new(scheduled, iterated);
    let mut offered = 0;
    let cycles = cycles();
    for inputs in (build.stimulus)(seed).take(cycles) {
        match lockstep.step(&inputs) {
            Ok(outputs) => {
                offered += usize::from(valids.iter().any(|&valid| outputs[valid] == 1));
            }
            Err(difference) => panic!("{build}, {form:?}, seed {seed}: {difference}"),
        }
    }
    println!("{build}, {form:?}, seed {seed}: {cycles} cycles, a word offered in {offered}");
    assert!(offered > cycles / 20, "{build}, {form:?}");
}

#[test]
fn scheduler_matches_rust_hdl_for_every_unit() {
    thread::scope(|scope| {
        for build in builds() {
            for (seed, &form) in (21..).zip(build.forms()) {
                scope.spawn(move || agree(build, form, seed));
            }
        }
    });
}
