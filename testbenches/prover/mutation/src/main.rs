//! Mutation campaigns: makes small changes to the exported circuits, selected by a seed, and reports which check finds
//! each.
//!
//! A mutant dies in the shipped bench, in lock-step with the original circuit on random inputs, or by a proof; or it is
//! proved equal, or proved to conform to its unit's theorems; or it is listed as undecided.

mod again;
mod arguments;
mod campaign;
mod equal;
mod inside;
mod lanes;
mod lockstep;
mod netlist;
mod pick;
mod planted;
mod played;
mod simulate;
mod table;

use arguments::{Arguments, CampaignError};
use campaign::Campaign;
use clap::Parser;
use fpgambit_hw::unit::{Build, UnitBuild};
use fpgambit_hw::units::kept;
use kit::threads::{each, threads};
use pick::Driven;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// The fate of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Bench,
    Equal,
    Lockstep,
    Proof,
    Conforms,
    Undecided,
}

/// A mutant and its fate.
struct Mutant {
    /// The campaign's number of the mutant, from 1.
    number: usize,
    /// The change.
    change: String,
    fate: Fate,
    /// The reason.
    note: String,
}

/// The fates of a build's mutants.
struct Outcome {
    build: &'static UnitBuild,
    seed: u64,
    mutants: Vec<Mutant>,
    seconds: f64,
}

impl Outcome {
    fn count(&self, fate: Fate) -> usize {
        let mutants = self.mutants.iter();
        mutants.filter(|mutant| mutant.fate == fate).count()
    }

    /// Returns the number of mutants whose observable behaviour differs, as far as is known.
    fn faults(&self) -> usize {
        self.mutants.len() - self.count(Fate::Equal) - self.count(Fate::Conforms)
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::try_parse().unwrap_or_else(|error| error.exit());
    match run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("mutate: {error}");
            ExitCode::from(2)
        }
    }
}

fn unit_names() -> Vec<&'static str> {
    let mut names: Vec<&str> = kept().map(|build| build.unit).collect();
    names.dedup();
    names
}

fn builds_of(arguments: &Arguments) -> Result<Vec<&'static UnitBuild>, CampaignError> {
    let unknown = |unit: &&String| !unit_names().contains(&unit.as_str());
    if let Some(unit) = arguments.units.iter().find(unknown) {
        return Err(CampaignError::Unit(unit.clone()));
    }
    let named = |build: &UnitBuild| {
        arguments.units.is_empty() || arguments.units.iter().any(|name| name == build.unit)
    };
    let wanted = |build: &UnitBuild| match &arguments.build {
        Some(wanted) => *wanted == build.build.to_string(),
        None => true,
    };
    // Comparing the ring of searches with a mutant takes minutes, so the short run includes it only if it is named.
    let is_left_out = |build: &UnitBuild| {
        arguments.is_short()
            && arguments.units.is_empty()
            && (build.unit, build.build) == ("search", Build::Fast)
    };
    let found: Vec<&UnitBuild> = kept()
        .filter(|build| named(build) && wanted(build) && !is_left_out(build))
        .collect();
    match &arguments.build {
        Some(build) if found.is_empty() => {
            let units = arguments.units.clone();
            Err(CampaignError::Build(build.clone(), units))
        }
        _ => Ok(found),
    }
}

/// Returns the number of mutants for each build.
fn counts(arguments: &Arguments, builds: &[&UnitBuild]) -> Vec<usize> {
    let whole = |build: &UnitBuild| {
        build.unit == "repetition" || (build.unit == "movegen" && build.build == Build::Compact)
    };
    match (arguments.count, arguments.long) {
        (Some(count), _) => vec![count; builds.len()],
        (None, true) => builds
            .iter()
            .map(|build| if whole(build) { 1_000 } else { 300 })
            .collect(),
        (None, false) => (0..builds.len())
            .map(|index| (40 + builds.len() - 1 - index) / builds.len())
            .collect(),
    }
}

fn run(arguments: &Arguments) -> Result<bool, CampaignError> {
    let builds = builds_of(arguments)?;
    let threads = threads(arguments.threads);
    if arguments.faults {
        return planted::run(arguments, &builds, threads);
    }
    if arguments.all {
        let mut enough = true;
        for build in &builds {
            enough &= Campaign::new(arguments, build, threads)?.all()?;
        }
        return Ok(enough);
    }
    let (in_lanes, builds): (Vec<_>, Vec<_>) = builds.into_iter().partition(|build| {
        arguments.is_short() && arguments.pick.is_none() && lanes::is_quick(build)
    });
    let mut enough = true;
    for build in in_lanes {
        enough &= Campaign::new(arguments, build, threads)?.sample()?;
    }
    if builds.is_empty() {
        return Ok(enough);
    }
    let counts = counts(arguments, &builds);
    if let Some(boards) = arguments.pick {
        for (build, count) in builds.iter().zip(counts) {
            let unit = Driven::of(build.unit).ok_or(CampaignError::Pick(build.unit))?;
            Campaign::new(arguments, build, threads)?.pick(unit, count, boards)?;
        }
        return Ok(true);
    }
    let begun = Instant::now();
    // For a few mutants per build, most of the time goes into compiling its bench on one core, so run several builds at
    // once.
    let (at_once, each_has) = match arguments.is_short() {
        true => (threads, 1),
        false => (1, threads),
    };
    let numbers: Vec<usize> = (0..builds.len()).collect();
    let outcomes = each(at_once, &numbers, |index| {
        let outcome = Campaign::new(arguments, builds[index], each_has)?.run(counts[index])?;
        table::tell(&outcome);
        Ok(outcome)
    });
    let outcomes = outcomes.into_iter().map(|(_, outcome)| outcome);
    let outcomes = outcomes.collect::<Result<Vec<Outcome>, CampaignError>>()?;
    if arguments.record {
        table::record(&fpgambit_prover::unit::root(), &outcomes)?;
    }
    let sum = |of: &dyn Fn(&Outcome) -> usize| outcomes.iter().map(of).sum::<usize>();
    let (killed, faults) = (sum(&|one| one.count(Fate::Bench)), sum(&Outcome::faults));
    enough &= 100 * killed >= arguments.least * faults;
    println!(
        "{} mutants, seed {}: of {faults} that are not equal, {killed} die in the shipped bench; {} undecided; {:.0} s",
        sum(&|one| one.mutants.len()),
        arguments.seed,
        sum(&|one| one.count(Fate::Undecided)),
        begun.elapsed().as_secs_f64()
    );
    if !enough {
        println!(
            "NOT ENOUGH: {} of 100 must, in lanes {}",
            arguments.least,
            lanes::LEAST
        );
    }
    Ok(enough)
}

/// Returns the path of a checkout's table.
fn file(root: &Path) -> PathBuf {
    root.join(table::FILE)
}
