//! The program of `testbenches/searches`, which compares the searcher's circuit with its software model.

use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use clap::Parser;
use fpgambit_sim::device::search::open;
use fpgambit_sim::device::{Backend, DeviceError};
use fpgambit_testbenches::searches::{Device, Group, compare};

/// Compare the search unit with its software model: score, bound, best move, nodes and status of every job
#[derive(Parser)]
#[command(
    name = "searches",
    after_help = "Exit status: 0 no difference, 1 a difference, 2 bad usage or a tool that is missing or fails."
)]
struct Arguments {
    /// Groups of jobs to compare [default: all]
    #[arg(value_enum)]
    groups: Vec<Group>,
    /// What runs the circuit: rust-hdl, netlist or verilator
    #[arg(long, value_enum, default_value_t = Backend::Verilator)]
    backend: Backend,
    /// Seed of the random jobs
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Run only every N-th job
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// Number of threads, 1 to 256 [default: number of processors]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// How many differences of each group to print.
const REPORTED: usize = 10;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.backend == Backend::Software {
        eprintln!(
            "searches: '--backend software' is the model itself: expected rust-hdl, netlist or verilator"
        );
        return ExitCode::from(2);
    }
    match run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("searches: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments) -> Result<bool, DeviceError> {
    let begun = Instant::now();
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.map_or_else(cores, usize::from);
    // One after the other: the first compiles the model for all.
    let devices = (0..threads).map(|_| open(arguments.backend));
    let mut devices = devices.collect::<Result<Vec<Device>, DeviceError>>()?;
    let groups = match arguments.groups.is_empty() {
        true => &Group::ALL[..],
        false => &arguments.groups[..],
    };
    println!(
        "search unit on {}, compared with its software model, seed {}:",
        arguments.backend, arguments.seed
    );
    let (mut jobs, mut nodes, mut clocks, mut differences, mut shown) = (0, 0, 0, 0, true);
    for &group in groups {
        let mut cases = group.cases(arguments.seed);
        let mut number = 0;
        cases.retain(|_| {
            number += 1;
            (number - 1) % arguments.every == 0
        });
        let tally = compare(group, &cases, &mut devices)?;
        println!(
            "  {:<12} {:>6} jobs {:>10} nodes, {} repetitions, {} null moves ({} with a cutoff), {} differences",
            group.name(),
            tally.jobs,
            tally.nodes,
            tally.repeated,
            tally.passes,
            tally.pass_cuts,
            tally.differences.len()
        );
        if let Some(about) = group.about() {
            println!(
                "  {:<12} {:>6} answers depend on {about}",
                "", tally.differing
            );
            shown &= tally.differing > 0 || arguments.every > 1;
        }
        for difference in tally.differences.iter().take(REPORTED) {
            println!("DIFFERENCE: {difference}");
        }
        jobs += tally.jobs;
        nodes += tally.nodes;
        clocks += tally.clocks;
        differences += tally.differences.len();
    }
    println!(
        "{jobs} jobs, {nodes} nodes, {clocks} clocks: {differences} differences; {:.0} s",
        begun.elapsed().as_secs_f64()
    );
    if !shown {
        println!("NOTHING SHOWN: no answer of a group depends on the rule that the group tests");
    }
    Ok(differences == 0 && shown)
}
