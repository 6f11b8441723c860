//! Compares the searcher's circuit with its software model on a sample of the jobs of `testbenches/searches`, in process,
//! and checks that the comparison finds a fault.

use fpgambit_hw::export::source;
use fpgambit_hw::search::{SearchDriver, UNIT};
use fpgambit_sim::device::netlist::OneLane;
use fpgambit_sim::device::search::{open, open_build};
use fpgambit_sim::device::{Backend, Build, PosdataForm};
use fpgambit_testbenches::searches::{Case, Device, Group, compare};

/// A sample of a group's jobs, one in `every`, with at most this many nodes.
fn part(group: Group, every: usize, nodes: u64) -> Vec<Case> {
    let seed = 1;
    println!("seed {seed}, {}", group.name());
    let cases = group.cases(seed).into_iter().step_by(every);
    let limited = |mut case: Case| {
        if case.job.nodes == 0 || case.job.nodes > nodes {
            case.job.nodes = nodes;
        }
        case
    };
    cases.map(limited).collect()
}

#[test]
fn sampled_jobs_match_the_model_in_process() {
    let mut devices = vec![open(Backend::RustHdl).unwrap()];
    for group in Group::ALL {
        let cases = part(group, 83, 250);
        assert!(cases.len() > 9, "{}", cases.len());
        let tally = compare(group, &cases, &mut devices).unwrap();
        assert_eq!(tally.jobs, cases.len());
        assert_eq!(tally.differences, [""; 0]);
    }
}

/// The ring, one job after the other; the jobs' games count.
#[test]
fn sampled_jobs_match_the_model_in_the_fast_build() {
    let mut devices = vec![open_build(Backend::RustHdl, Build::Fast, 1).unwrap()];
    for group in Group::ALL {
        let cases = part(group, 199, 60);
        assert!(cases.len() > 2, "{}", cases.len());
        let tally = compare(group, &cases, &mut devices).unwrap();
        assert_eq!(tally.jobs, cases.len());
        assert_eq!(tally.differences, [""; 0]);
    }
}

/// The fault is in the Verilog, and so in the netlist read from it: a child's window is not reversed.
#[test]
fn a_fault_is_reported_with_its_job() {
    let right = "tried_next = next_entry;\n          alpha_next = child_alpha;";
    let mut source = source(&UNIT.builds[0], PosdataForm::Logic).unwrap();
    assert_eq!(source.verilog.matches(right).count(), 1);
    source.verilog = source
        .verilog
        .replace(right, "tried_next = next_entry; alpha_next = alpha;");
    let faulty = SearchDriver::new(OneLane::new(&source, 0).unwrap());
    let mut devices: Vec<Device> = vec![Box::new(faulty)];
    let cases = part(Group::Windows, 150, 40);
    let tally = compare(Group::Windows, &cases, &mut devices).unwrap();
    assert_eq!(tally.jobs, cases.len());
    let [difference, ..] = &tally.differences[..] else {
        panic!("the wrong window is not detected");
    };
    for expected in ["; depth 2, window", "circuit: Answer", "model:   Answer"] {
        assert!(difference.contains(expected), "{difference}");
    }
}
