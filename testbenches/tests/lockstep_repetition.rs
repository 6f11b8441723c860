//! The exported Verilog of the repetition and the chain unit, compiled by Verilator, in lock-step with the circuits.

use fpgambit_engine::repetition::RandomLines;
use fpgambit_hw::chains::Chains;
use fpgambit_hw::circuit::Circuit;
use fpgambit_hw::pins::Pins;
use fpgambit_hw::repetition::stimulus::Stimulus;
use fpgambit_hw::repetition::{QueryMode, Repetition};
use fpgambit_sim::device::Backend;
use fpgambit_sim::device::repetition::{Method, open, source};
use fpgambit_sim::device::verilator::Verilated;
use fpgambit_sim::lockstep::Lockstep;
use fpgambit_sim::pins::InProcess;
use fpgambit_testbenches::has_tool;

const CYCLES: usize = 250_000;

fn agree<C: Circuit + Pins + Default>(seed: u64, method: Method) {
    if !has_tool("verilator") {
        return;
    }
    let verilated = Verilated::<C>::new(&source(method).unwrap()).unwrap();
    let output = |name| C::OUTPUTS.iter().position(|port| port.name == name);
    let (last, word) = (
        output("answer_last").unwrap(),
        output("answer_word").unwrap(),
    );
    let mut lockstep = Lockstep::new(InProcess::<C>::new().unwrap(), verilated);
    let (mut answered, mut repeated) = (0, 0);
    for inputs in Stimulus::new(seed).take(CYCLES) {
        match lockstep.step(&inputs) {
            Ok(outputs) => {
                answered += outputs[last];
                repeated += outputs[last] & outputs[word] >> 13;
            }
            Err(difference) => panic!("seed {seed}: {difference}"),
        }
    }
    println!(
        "seed {seed}: {CYCLES} cycles, a last word offered in {answered}, repeated in {repeated}"
    );
    assert!(answered > CYCLES as u32 / 100 && repeated > CYCLES as u32 / 1000);
}

#[test]
fn the_counter() {
    agree::<Repetition>(51, Method::Counter);
}

#[test]
fn the_chains() {
    agree::<Chains>(52, Method::Chains);
}

/// The device over each backend: the same answers in the same clocks.
#[test]
fn the_backends_agree() {
    if !has_tool("verilator") {
        return;
    }
    for method in [Method::Counter, Method::Chains] {
        let mut devices = [Backend::RustHdl, Backend::Verilator, Backend::Software]
            .map(|backend| open(method, backend).unwrap());
        for line in RandomLines::new(53).take(200) {
            for device in &mut devices {
                device.load(&line.start).unwrap();
            }
            for &step in &line.steps {
                let [here, there, software] = devices.each_mut().map(|device| {
                    device.push(step).unwrap();
                    device.query(QueryMode::default()).unwrap()
                });
                assert_eq!(here, there, "{line}");
                assert_eq!(here.verdict, software.verdict, "{line}");
            }
        }
        assert_eq!(devices[0].cycles(), devices[1].cycles());
    }
}
