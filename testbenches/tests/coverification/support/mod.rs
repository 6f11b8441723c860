//! Every unit on a bench, whatever it is.
#![allow(dead_code, reason = "each test uses a part")]

use fpgambit_hw::unit::{Build, InProcess, Subject, UnitBuild, Watched};
use fpgambit_hw::units::builds;
use std::thread;

/// Runs a test on every unit of which questions are asked, in every build and form, each in a thread of its own.
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

/// Whether words come in the same order whenever they are taken: not where several walks fill queues.
pub fn is_ordered(build: &UnitBuild) -> bool {
    build.build == Build::Compact
}
