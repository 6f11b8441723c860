//! Runs a test on every unit.
#![allow(dead_code, reason = "each test uses a part")]

use fpgambit_hw::unit::{Build, InProcess, Subject, UnitBuild, Watched};
use fpgambit_hw::units::builds;
use std::thread;

/// Runs a test on every unit that answers questions, in every build and form, each in its own thread.
pub fn each_subject(seed: u64, test: impl Fn(&mut dyn Subject, &UnitBuild) + Sync) {
    println!("seed {seed}");
    thread::scope(|scope| {
        for build in builds() {
            let Some(subject) = build.subject else {
                continue;
            };
            for &form in build.forms() {
                let test = &test;
                scope.spawn(move || {
                    let circuit = Watched::new(InProcess::new((build.circuit)(form)).unwrap());
                    test(subject(circuit, seed).as_mut(), build);
                });
            }
        }
    });
}

/// Whether the order of words does not depend on stalls. It does where several walks fill queues.
pub fn is_ordered(build: &UnitBuild) -> bool {
    build.build == Build::Compact
}
