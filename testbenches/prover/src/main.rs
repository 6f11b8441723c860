//! Proves the exported circuits right.

mod chess;
mod chess_check;
mod kit;
mod movegen;
mod proof;

fn main() {
    println!("{:?}", chess_check::check(1, 10));
    let yosys = kit::yosys::Yosys { program: std::env::current_dir().unwrap().join(".tools/bin/yosys"), folder: "target/prover".into() };
    let verilog = std::fs::read_to_string("hw/verilog/movegen-compact-ice40/movegen.v").unwrap();
    let circuit = yosys.circuit(&verilog, "fpgambit_movegen", "movegen").unwrap();
    let mut lemmas = vec![movegen::scan::lemma(&circuit)];
    lemmas.extend(movegen::judgement::lemmas());
    lemmas.extend(movegen::posdata::lemmas(&circuit, None));
    lemmas.push(movegen::walk::lemma(&circuit));
    if let Some(name) = std::env::args().nth(1) { lemmas.retain(|lemma| name.contains(lemma.name)); }
    if let Some(part) = std::env::args().nth(2) { for lemma in &mut lemmas { lemma.cases.retain(|case| case.name.contains(&part)); } }
    let limits = proof::Limits { goal: std::time::Duration::from_secs(60), threads: 1, first_failure: false };
    proof::prove(&lemmas, limits, &|report| {
        println!("{} {} goals {:.1} s", report.lemma, report.goals, report.seconds);
        for failure in &report.failures {
            println!("  {} {}: {:?} {:x?} {}", failure.outcome, failure.goal, failure.state, failure.image, failure.note);
        }
    });
}
