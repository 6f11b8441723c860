//! Mutation campaigns: small changes of the exported circuits, picked by a seed, and who finds them.
//!
//! Each mutant dies in the shipped bench; or beside the circuit as it was, driven by chance; or by a proof; or it is
//! proved equal, or to conform to its unit's theorems; or it is listed as undecided.

mod again;
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

use again::{Again, Proofs};
use clap::Parser;
use equal::Comparison;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::{Build, UnitBuild};
use fpgambit_hw::units::kept;
use fpgambit_prover::units;
use inside::{Part, Parts};
use kit::threads::{each, threads};
use kit::yosys::{Yosys, YosysError};
use netlist::Mutants;
use pick::Driven;
use simulate::Bench;
use std::cell::OnceCell;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Mutants of the exported circuits, and who finds them.
#[derive(Parser)]
#[command(
    name = "mutate",
    after_help = "Exit status: 0 enough of the mutants that are not equal die in the shipped bench, 1 not, 2 usage, an \
                  unreadable file or a missing tool."
)]
struct Arguments {
    /// Units; all if none is named.
    units: Vec<String>,
    /// One build, compact or fast; both by default.
    #[arg(long)]
    build: Option<String>,
    /// Mutants of each; else 3, and of the units that play quickly a thousand single faults in lanes.
    #[arg(long)]
    count: Option<usize>,
    /// 1,000 mutants of the compact generator and of repetition, 300 of each other.
    #[arg(long, conflicts_with = "count")]
    long: bool,
    /// Asks of these mutants alone, by the numbers that a whole run gives them.
    #[arg(
        long,
        value_name = "N,...",
        value_delimiter = ',',
        conflicts_with = "record"
    )]
    only: Vec<usize>,
    /// Picks the mutants and the inputs of the lock-step.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Of 100 mutants that are not equal, so many must die in the shipped bench.
    #[arg(long, default_value_t = 90)]
    least: usize,
    /// Writes the table that is kept with the proofs: the rows of the units named.
    #[arg(long)]
    record: bool,
    /// Asks the proofs too of the mutants that die without them, and lists those of which every theorem still holds: what is
    /// wrong with these no theorem says.
    #[arg(long, conflicts_with = "pick")]
    proofs: bool,
    /// Tells which of so many random boards find mutants of the generator or the counter that the named positions of its bench do not.
    #[arg(long, value_name = "BOARDS", conflicts_with = "record")]
    pick: Option<usize>,
    /// Instead of mutants, the faults that are planted by hand: the shipped bench must find each.
    #[arg(
        long,
        conflicts_with_all = ["count", "long", "only", "record", "proofs", "pick"]
    )]
    faults: bool,
    /// Instead of mutants, every single fault of the circuit: each is stuck or inverted at one bit.
    #[arg(
        long,
        conflicts_with_all = ["count", "long", "only", "record", "proofs", "pick", "faults"]
    )]
    all: bool,
    /// With --all, has Verilator run the bench on so many of the faults too: its verdict must be the same.
    #[arg(long, value_name = "FAULTS", requires = "all")]
    cross_check: Option<usize>,
    /// Threads; one per core by default.
    #[arg(long)]
    threads: Option<usize>,
    /// Seconds for the proofs of one mutant; a quarter of them for one goal.
    #[arg(long, default_value_t = 120)]
    seconds: u64,
}

impl Arguments {
    /// A few of each unit: which of them are equal then decides, and neither lock-step nor proofs are asked.
    fn is_short(&self) -> bool {
        self.count.is_none() && !self.long
    }
}

/// Why there is no answer: the exit status is 2.
#[derive(Debug, thiserror::Error)]
enum CampaignError {
    #[error("no unit {0:?}: expected one of {expected}", expected = unit_names().join(", "))]
    Unit(String),
    #[error("no build {0:?} of {units}: expected compact or, of movegen, fast", units = .1.join(", "))]
    Build(String, Vec<String>),
    #[error("--only {0}: expected numbers from 1 to {1}, the mutants of {2}")]
    Only(usize, usize, &'static UnitBuild),
    #[error("--pick with unit {0:?}: expected movegen or count")]
    Pick(&'static str),
    #[error("--faults with unit {0:?}: expected {units}", units = planted::unit_names().join(", "))]
    Unplanted(&'static str),
    #[error("fault {0:?} does not apply: {1:?} is not once in the Verilog")]
    Fault(&'static str, String),
    #[error("fault {0:?} overlaps another")]
    Overlap(&'static str),
    #[error("cannot read or write {0:?}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("the bench of {0} has not once the text {1:?}")]
    Bench(String, String),
    #[error("cannot run {0:?}: {1}; testbenches/tools/setup installs it")]
    Verilator(PathBuf, std::io::Error),
    #[error("verilator refuses {0:?}: {1}")]
    Refused(PathBuf, String),
    #[error("{0:?} fails on the circuit as it is: {1}")]
    Unchanged(PathBuf, String),
    #[error(transparent)]
    Netlist(#[from] fpgambit_netlist::Error),
    #[error("the bench: {0}")]
    Played(#[from] played::BenchError),
    #[error(transparent)]
    Yosys(#[from] YosysError),
}

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Bench,
    Equal,
    Lockstep,
    Proof,
    Conforms,
    Undecided,
}

/// A mutant, and what became of it.
struct Mutant {
    /// From 1, as the campaign numbers them.
    number: usize,
    /// What is changed.
    change: String,
    fate: Fate,
    /// Why.
    note: String,
}

/// What became of the mutants of a build.
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

    /// Mutants that change what can be seen, as far as is known.
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
    let found: Vec<&UnitBuild> = kept()
        .filter(|build| named(build) && wanted(build))
        .collect();
    match &arguments.build {
        Some(build) if found.is_empty() => {
            let units = arguments.units.clone();
            Err(CampaignError::Build(build.clone(), units))
        }
        _ => Ok(found),
    }
}

/// Mutants of each build.
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
    // Of a few mutants a build the most is compiling its bench, on one core: then so many builds at once.
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
        "{} mutants, seed {}: of {faults} that are not equal {killed} die in the shipped bench; {} undecided; {:.0} s",
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

/// What became of some mutants, and why.
type Found = Result<Vec<(usize, Fate, String)>, CampaignError>;

/// What is tried on those of which nothing is known yet.
type Stage<'a> = &'a dyn Fn(&[usize]) -> Found;

/// One build's campaign.
struct Campaign<'a> {
    arguments: &'a Arguments,
    build: &'static UnitBuild,
    threads: usize,
    yosys: Yosys,
    verilator: PathBuf,
    /// The exported files.
    shipped: PathBuf,
    /// Where it works.
    folder: PathBuf,
}

impl<'a> Campaign<'a> {
    fn new(
        arguments: &'a Arguments,
        build: &'static UnitBuild,
        threads: usize,
    ) -> Result<Self, CampaignError> {
        let root = fpgambit_prover::unit::root();
        let folder = root.join("target/mutate").join(build.folder);
        std::fs::create_dir_all(&folder)
            .map_err(|error| CampaignError::File(folder.clone(), error))?;
        Ok(Campaign {
            arguments,
            build,
            threads,
            yosys: Yosys {
                program: root.join(".tools/bin/yosys"),
                folder: folder.clone(),
                // Some mutants change a clock: of these nothing is asked.
                one_clock: false,
            },
            verilator: root.join(".tools/bin/verilator"),
            shipped: root.join("hw/verilog").join(build.folder),
            folder,
        })
    }

    fn read(&self, name: &str) -> Result<String, CampaignError> {
        let file = self.shipped.join(name);
        std::fs::read_to_string(&file).map_err(|error| CampaignError::File(file, error))
    }

    fn run(&self, count: usize) -> Result<Outcome, CampaignError> {
        let begun = Instant::now();
        let unit = self.build.unit;
        let verilog = self.read(&format!("{unit}.v"))?;
        let mutants = Mutants::of(
            &self.yosys,
            self.build,
            &verilog,
            count,
            self.arguments.seed,
        )?;
        println!(
            "{}: {} mutants, seed {}, made in {:.0} s",
            self.build,
            mutants.list.len(),
            self.arguments.seed,
            begun.elapsed().as_secs_f64()
        );
        let only = &self.arguments.only;
        if let Some(&wrong) = only
            .iter()
            .find(|&&one| !(1..=mutants.list.len()).contains(&one))
        {
            return Err(CampaignError::Only(wrong, mutants.list.len(), self.build));
        }
        let mut asked: Vec<Mutant> = (1..)
            .zip(&mutants.list)
            .filter(|(number, _)| only.is_empty() || only.contains(number))
            .map(|(number, change)| Mutant {
                number,
                change: change.clone(),
                fate: Fate::Undecided,
                note: match mutants.is_of_clock(number) {
                    true => "a clock is changed: nobody compares".to_owned(),
                    false => String::new(),
                },
            })
            .collect();
        let (whole, small) = (OnceCell::new(), OnceCell::new());
        let whole = || self.compared(&whole, &mutants, &mutants.cut);
        let without: Vec<String> = [&mutants.cut[..], &mutants.large].concat();
        let small = || match mutants.large.is_empty() {
            true => whole(),
            false => self.compared(&small, &mutants, &without),
        };
        let stages: [Stage<'_>; 4] = [
            &|left| self.by_bench(&mutants, left),
            // What a memory that is cut out holds is not known here; and a minute for each unit, not in the short run.
            &|left| match mutants.cut.is_empty() && !self.arguments.is_short() {
                true => Ok(whole()?.map_or(Vec::new(), |both| self.by_lockstep(both, left))),
                false => Ok(Vec::new()),
            },
            // After the lock-step, which asks 63 at once.
            &|left| {
                let (inside, outside): (Vec<usize>, Vec<usize>) = left
                    .iter()
                    .partition(|&&mutant| mutants.is_in_large(mutant));
                // Without the large memories a proof takes seconds, if what they are asked is the same.
                let equal = |read: Option<&Comparison>, asked: &[usize]| {
                    read.map_or(Vec::new(), |both| self.by_comparison(both, asked))
                };
                let mut found = equal(small()?, &outside);
                if !inside.is_empty() && !self.arguments.is_short() {
                    found.extend(equal(whole()?, &inside));
                }
                Ok(found)
            },
            // Minutes for each: not in the short run.
            &|left| match self.arguments.is_short() {
                false => self.by_proof(&mutants, left),
                true => Ok(Vec::new()),
            },
        ];
        for (number, stage) in stages.iter().enumerate() {
            let is_left = |mutant: &&Mutant| {
                mutant.fate == Fate::Undecided
                    && (number == 0 || !mutants.is_of_clock(mutant.number))
            };
            let left = asked.iter().filter(is_left).map(|mutant| mutant.number);
            let left: Vec<usize> = left.collect();
            if left.is_empty() {
                break;
            }
            for (number, fate, note) in stage(&left)? {
                if let Some(mutant) = asked.iter_mut().find(|mutant| mutant.number == number) {
                    (mutant.fate, mutant.note) = (fate, note);
                }
            }
        }
        if self.arguments.proofs {
            self.ask_of_the_dead(&mutants, &asked)?;
        }
        Ok(Outcome {
            build: self.build,
            seed: self.arguments.seed,
            mutants: asked,
            seconds: begun.elapsed().as_secs_f64(),
        })
    }

    /// The circuit with its mutants, read when it is first asked for. None if that is too much for Yosys, with every memory as
    /// registers: then nobody compares.
    fn compared<'read>(
        &self,
        cell: &'read OnceCell<Option<Comparison>>,
        mutants: &Mutants,
        without: &[String],
    ) -> Result<Option<&'read Comparison>, CampaignError> {
        if cell.get().is_none() {
            let read = match Comparison::of(&self.yosys, self.build, mutants, without) {
                Err(error @ CampaignError::Yosys(YosysError::Refused { .. })) => {
                    let which = match without.len() < mutants.cut.len() + mutants.large.len() {
                        true => "not compared with its large memories",
                        false => "not compared",
                    };
                    println!("{}: {which}: {error}", self.build);
                    None
                }
                read => Some(read?),
            };
            let _ = cell.set(read);
        }
        Ok(cell.get().and_then(Option::as_ref))
    }

    /// Whether a proof fails too of those that died without one: a measure of what the theorems leave unsaid.
    fn ask_of_the_dead(&self, mutants: &Mutants, asked: &[Mutant]) -> Result<(), CampaignError> {
        let died = |mutant: &&Mutant| {
            matches!(mutant.fate, Fate::Bench | Fate::Lockstep)
                && !mutants.is_of_clock(mutant.number)
        };
        let dead: Vec<&Mutant> = asked.iter().filter(died).collect();
        let numbers: Vec<usize> = dead.iter().map(|mutant| mutant.number).collect();
        // In the same order.
        let found = self.by_proof(mutants, &numbers)?;
        let left = || {
            dead.iter()
                .zip(&found)
                .filter(|(_, found)| found.1 != Fate::Proof)
        };
        for (mutant, (number, fate, note)) in left() {
            let stays = match fate {
                Fate::Conforms => "every theorem holds of it",
                _ => note,
            };
            println!(
                "  {number}: dies ({}), but {stays}: {}",
                mutant.note, mutant.change
            );
        }
        println!(
            "{}: of {} that die without a proof {} are refuted by one too",
            self.build,
            dead.len(),
            dead.len() - left().count()
        );
        Ok(())
    }

    fn pick(&self, unit: Driven, count: usize, boards: usize) -> Result<(), CampaignError> {
        let verilog = self.read(&format!("{}.v", self.build.unit))?;
        let seed = self.arguments.seed;
        let mutants = Mutants::of(&self.yosys, self.build, &verilog, count, seed)?;
        let comparison = Comparison::of(&self.yosys, self.build, &mutants, &mutants.cut)?;
        pick::pick(
            unit,
            self.build,
            &comparison,
            mutants.list.len(),
            boards,
            seed,
        );
        Ok(())
    }

    /// Puts the memory files beside the bench.
    fn copy_memories(&self) -> Result<(), CampaignError> {
        let memories = std::fs::read_dir(&self.shipped)
            .map_err(|error| CampaignError::File(self.shipped.clone(), error))?;
        for file in memories.flatten().map(|entry| entry.path()) {
            if file.extension().is_some_and(|ending| ending == "mem") {
                let copy = self.folder.join(file.file_name().unwrap_or_default());
                std::fs::copy(&file, &copy).map_err(|error| CampaignError::File(copy, error))?;
            }
        }
        Ok(())
    }

    fn by_bench(&self, mutants: &Mutants, left: &[usize]) -> Found {
        let unit = self.build.unit;
        let bench = simulate::shipped(self.build, &self.read(&format!("{unit}_tb.v"))?)?;
        self.copy_memories()?;
        let top = format!("{unit}_tb");
        let (verilog, often) = (&mutants.verilog, left.len() > 100);
        let bench = Bench::new(&self.verilator, &self.folder, &top, &bench, verilog, often)?;
        let runs = each(self.threads, left, |mutant| bench.kills(mutant));
        runs.into_iter()
            .filter_map(|(mutant, note)| match note {
                Ok(note) => note.map(|note| Ok((mutant, Fate::Bench, note))),
                Err(error) => Some(Err(error)),
            })
            .collect()
    }

    fn by_lockstep(&self, comparison: &Comparison, left: &[usize]) -> Vec<(usize, Fate, String)> {
        let names: Vec<&str> = (self.build.circuit)(PosdataForm::Logic)
            .inputs()
            .iter()
            .map(|port| port.name)
            .collect();
        let stimulus = || (self.build.stimulus)(self.arguments.seed);
        let (circuit, seen) = (&comparison.circuit, &comparison.seen);
        lockstep::run(circuit, seen, &names, stimulus, left)
            .into_iter()
            .filter_map(|(mutant, clock)| {
                Some((mutant, Fate::Lockstep, format!("clock {}", clock?)))
            })
            .collect()
    }

    fn by_comparison(&self, comparison: &Comparison, left: &[usize]) -> Vec<(usize, Fate, String)> {
        let patience = Duration::from_secs(if self.arguments.is_short() { 10 } else { 60 });
        let equal = |mutant| comparison.equal(mutant, patience);
        let found = each(self.threads, left, equal);
        found
            .into_iter()
            .filter(|(_, equal)| *equal)
            .map(|(mutant, _)| (mutant, Fate::Equal, String::new()))
            .collect()
    }

    /// Proofs of what the words mean, where there are some: of the design, and of the units inside it.
    fn by_proof(&self, mutants: &Mutants, left: &[usize]) -> Found {
        let parts = Parts::of(&fpgambit_prover::unit::root(), self.build, &mutants.verilog)?;
        let mut proofs = Vec::new();
        let has_some = |part: &&Part| left.iter().any(|&one| part.has(mutants.module(one)));
        for part in parts.proved.iter().filter(has_some) {
            // A unit inside may be another than the one that is proved.
            let design = units::read(&self.yosys, &part.form, &part.verilog)
                .inspect_err(|error| println!("{}: not asked: {error}", self.build));
            proofs.push((part, design.ok().map(Proofs::of)));
        }
        let patience = Duration::from_secs(self.arguments.seconds);
        let again = |mutant: usize| {
            let module = mutants.module(mutant);
            let mut holds = true;
            let mut note = "no theorem speaks of it";
            for (part, proofs) in &proofs {
                if !part.has(module) {
                    continue;
                }
                match proofs.as_ref().map(|proofs| proofs.again(mutant, patience)) {
                    Some(Again::Fails(goal)) => return Again::Fails(goal),
                    Some(Again::Holds) if holds => {
                        note = "the theorems hold, but of the unit, not of all that it is in";
                    }
                    Some(Again::Holds) => {}
                    Some(Again::Nothing(why)) => (holds, note) = (false, why),
                    None => holds = false,
                }
            }
            match holds && parts.cover(module) {
                true => Again::Holds,
                false => Again::Nothing(note),
            }
        };
        // What panics is said to be undecided, with the reason.
        std::panic::set_hook(Box::new(|_| {}));
        let found = each(self.threads, left, again);
        drop(std::panic::take_hook());
        Ok(found
            .into_iter()
            .map(|(mutant, again)| match again {
                Again::Fails(goal) => (mutant, Fate::Proof, goal),
                Again::Holds => (mutant, Fate::Conforms, String::new()),
                Again::Nothing(why) => (mutant, Fate::Undecided, why.to_owned()),
            })
            .collect())
    }
}

/// The folder of a checkout's table.
fn file(root: &Path) -> PathBuf {
    root.join(table::FILE)
}
