//! Proves the exported circuits right: see `README.md` beside the package, and `testbenches/prove`, which runs this.

mod attack;
mod chains;
mod chess;
mod chess_attack;
mod chess_attack_check;
mod chess_check;
mod chess_made;
mod count;
mod faults;
mod history;
mod kit;
mod kqkr;
mod ledger;
mod make;
mod movegen;
mod mutation;
mod proof;
mod protocol;
mod record;
mod recorded;
mod repetition;
mod soc;
mod sources;
mod units;
mod wave;
mod witness;

use clap::Parser;
use kit::yosys::Yosys;
use proof::{Failure, Limits, Report, Told};
use recorded::Recorded;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use units::{DESIGNS, Design, Form};

/// Proves units: theorems over the exported Verilog, for every position.
#[derive(Parser)]
#[command(
    name = "prove",
    after_help = "Exit status: 0 all proved; 1 a theorem not proved, a ledger out of date, a fault that survives, or a \
        specification that is not as the engine; 2 usage, an unreadable file or a missing tool."
)]
struct Arguments {
    /// Units to prove; all that have theorems if none is named.
    units: Vec<String>,
    /// One build, compact or fast; every build if not given, but with --verilog compact.
    #[arg(long)]
    build: Option<String>,
    /// The long run: as with --certify, and the specification checked on 4,000 positions.
    #[arg(long)]
    long: bool,
    /// Every lemma is asked, also those that a short run takes from the ledger, and every answer that there is no
    /// counterexample certified by a proof, which a checker of our own checks.
    #[arg(long)]
    certify: bool,
    /// This Verilog in place of the export, for one unit.
    #[arg(long, value_name = "FILE")]
    verilog: Option<PathBuf>,
    /// Only lemmas whose name holds this text; theorems that rest on others are then not counted as proved.
    #[arg(long, value_name = "TEXT")]
    lemma: Option<String>,
    /// Only cases whose name holds this text; no theorem is counted as proved then.
    #[arg(long, value_name = "TEXT")]
    case: Option<String>,
    /// Tells each case as it is settled, with its goals and seconds.
    #[arg(long)]
    cases: bool,
    /// Threads; as many as there are cores if not given.
    #[arg(long)]
    threads: Option<usize>,
    /// Seconds for one goal; for the certificate of a case's goals so many for each of them.
    #[arg(long, default_value_t = 600)]
    seconds: u64,
    /// Writes the ledger there, as JSON.
    #[arg(long, value_name = "FILE")]
    ledger: Option<PathBuf>,
    /// Writes the page of the ledger that is kept with the proofs; of units not named it keeps what it says.
    #[arg(long)]
    record: bool,
    /// Proves that the proofs bite: each fault of the fixed list must be refuted.
    #[arg(long)]
    faults: bool,
    /// With --faults: the shipped bench must find each fault too (needs iverilog).
    #[arg(long, requires = "faults")]
    benches: bool,
    /// With --faults: only the first so many of each unit.
    #[arg(long, requires = "faults", value_name = "N")]
    first: Option<usize>,
    /// Seed of the random positions that the specification is checked on.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Why there is no answer: the exit status is 2.
#[derive(Debug, thiserror::Error)]
enum UsageError {
    #[error("no proofs of unit {0:?}: expected one of {expected}", expected = unit_names().join(", "))]
    Unit(String),
    #[error("no build {0:?} of {units}: expected compact or, of movegen, fast", units = .1.join(", "))]
    Build(String, Vec<String>),
    #[error("--verilog needs one unit named, not {0}")]
    OneUnit(usize),
    #[error("cannot read {0:?}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("cannot write {0:?}: {1}")]
    Write(PathBuf, std::io::Error),
    #[error(transparent)]
    Yosys(#[from] kit::yosys::YosysError),
    #[error("unknown lemma {text:?}: expected part of {}", names.join(", "))]
    Lemma {
        text: String,
        names: Vec<&'static str>,
    },
    #[error("no case of these lemmas holds {0:?} in its name; --cases tells them")]
    Case(String),
    #[error("--record needs whole units: no --verilog, --lemma, --case or --faults")]
    Record,
    #[error("fault {0:?} does not apply: its text is not once in the Verilog")]
    Fault(&'static str),
    #[error("iverilog refuses {0:?}, in which a fault is: {1}")]
    Refused(PathBuf, String),
    #[error("cannot run {0}: {1}; on Debian: apt-get install iverilog")]
    Bench(String, std::io::Error),
}

fn main() -> ExitCode {
    // `testbenches/mutate` is the same program: its proofs are these.
    if std::env::args_os()
        .nth(1)
        .is_some_and(|word| word == "mutate")
    {
        return mutation::main(std::env::args_os().skip(1));
    }
    let arguments = Arguments::try_parse().unwrap_or_else(|error| error.exit());
    match run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("prove: {error}");
            ExitCode::from(2)
        }
    }
}

/// The units, each once.
fn unit_names() -> Vec<&'static str> {
    let mut names: Vec<&str> = DESIGNS.iter().map(|(unit, _, _)| *unit).collect();
    names.dedup();
    names
}

/// The designs asked for.
fn designs_of(arguments: &Arguments) -> Result<Vec<&'static str>, UsageError> {
    let unknown = |unit: &&String| !unit_names().contains(&unit.as_str());
    if let Some(unit) = arguments.units.iter().find(unknown) {
        return Err(UsageError::Unit(unit.clone()));
    }
    if arguments.verilog.is_some() && arguments.units.len() != 1 {
        return Err(UsageError::OneUnit(arguments.units.len()));
    }
    let default = arguments.verilog.as_ref().map(|_| "compact");
    let wanted = arguments.build.as_deref().or(default);
    let designs: Vec<&str> = DESIGNS
        .into_iter()
        .filter(|(unit, build, _)| {
            let named =
                arguments.units.is_empty() || arguments.units.iter().any(|name| name == unit);
            named && wanted.is_none_or(|wanted| wanted == *build)
        })
        .map(|(_, _, design)| design)
        .collect();
    match wanted {
        Some(build) if designs.is_empty() => {
            Err(UsageError::Build(build.to_owned(), arguments.units.clone()))
        }
        _ => Ok(designs),
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn run(arguments: &Arguments) -> Result<bool, UsageError> {
    let mut units = designs_of(arguments)?;
    let whole = arguments.verilog.is_none()
        && arguments.lemma.is_none()
        && arguments.case.is_none()
        && !arguments.faults;
    if arguments.record && !whole {
        return Err(UsageError::Record);
    }
    if let Some(text) = &arguments.lemma {
        let names: Vec<&str> = units.iter().flat_map(|unit| units::names(unit)).collect();
        units.retain(|unit| {
            let mut names = units::names(unit).into_iter();
            names.any(|name| name.contains(text.as_str()))
        });
        if units.is_empty() {
            let text = text.clone();
            return Err(UsageError::Lemma { text, names });
        }
    }
    let root = root();
    // The WebAssembly yosys sees a private /tmp: its files go into the checkout.
    let program = root.join(".tools/bin/yosys");
    let folder = root.join("target/prover");
    let yosys = Yosys {
        program,
        folder,
        one_clock: true,
    };
    let limits = Limits {
        goal: Duration::from_secs(arguments.seconds),
        until: None,
        threads: threads(arguments.threads),
        first_failure: false,
        certify: (arguments.certify || arguments.long).then_some(yosys.folder.as_path()),
    };
    let begun = Instant::now();
    let positions = if arguments.long { 4000 } else { 200 };
    let checked = chess_check::check(arguments.seed, positions);
    match &checked {
        Ok(positions) => println!(
            "specification: as the naive generator on {positions} random positions, every move word, seed {} ({:.1} s)",
            arguments.seed,
            begun.elapsed().as_secs_f64()
        ),
        Err(difference) => println!("specification: NOT as the naive generator: {difference}"),
    }
    let checked = match checked {
        Ok(_) if units.contains(&"chains") => chains::check::tell(arguments.seed, positions / 8),
        checked => checked,
    };
    if arguments.faults {
        let campaign = faults::Campaign {
            yosys: &yosys,
            root: &root,
            units: &units,
            limits,
            benches: arguments.benches,
            first: arguments.first.unwrap_or(usize::MAX),
        };
        return Ok(campaign.run()? && checked.is_ok());
    }
    let mut checked_in = true;
    let recorded = std::fs::read_to_string(root.join(record::FILE));
    let recorded = Recorded::read(&recorded.unwrap_or_default());
    let mut done: Vec<(Design, ledger::Entry)> = Vec::new();
    for unit in units {
        for (form, verilog) in forms_of(arguments, &root, unit)? {
            let design = units::read(&yosys, &form, &verilog)?;
            let entry = prove_form(arguments, &design, &done, &recorded, limits, &yosys.folder)?;
            done.push((design, entry));
        }
    }
    let entries: Vec<ledger::Entry> = done.into_iter().map(|(_, entry)| entry).collect();
    if let Some(file) = &arguments.ledger {
        let text = ledger::json(&entries);
        std::fs::write(file, text).map_err(|error| UsageError::Write(file.clone(), error))?;
    }
    if whole {
        checked_in &= kept(arguments.record, &root, &recorded, &entries)?;
    }
    println!("{}", ledger::last_line(&entries, begun.elapsed()));
    let in_full = arguments.lemma.is_none() && arguments.case.is_none();
    let holds = |entry: &ledger::Entry| entry.proved() && (!in_full || entry.all_stand());
    Ok(checked.is_ok() && checked_in && entries.iter().all(holds))
}

/// The page of the ledger: written, or held to this run. True if it is as this run makes it.
fn kept(
    write: bool,
    root: &Path,
    recorded: &Recorded,
    entries: &[ledger::Entry],
) -> Result<bool, UsageError> {
    let file = root.join(record::FILE);
    let forms: Vec<String> = DESIGNS
        .iter()
        .flat_map(|(_, _, design)| units::forms(root, design))
        .map(|form| form.name)
        .collect();
    let page = record::page(entries, &forms, recorded, &[kit::solver::signature()]);
    if write {
        std::fs::write(&file, page).map_err(|error| UsageError::Write(file, error))?;
        println!("ledger: written to {}", record::FILE);
        return Ok(true);
    }
    let text =
        std::fs::read_to_string(&file).map_err(|error| UsageError::File(file.clone(), error))?;
    match record::drift(&text, &page) {
        None => println!("ledger: {} is as this run would write it", record::FILE),
        Some(line) => {
            println!("ledger: {} is OUT OF DATE: {line}", record::FILE);
            println!(
                "  write it again: testbenches/prove --record, with the unit's name if only that changed"
            );
            return Ok(false);
        }
    }
    Ok(true)
}

/// The forms to prove, of the export or of the file given instead.
fn forms_of(
    arguments: &Arguments,
    root: &Path,
    unit: &str,
) -> Result<Vec<(Form, String)>, UsageError> {
    let read = |mut form: Form| {
        if let Some(file) = &arguments.verilog {
            form.file = file.clone();
            form.name = format!("{} (given {})", form.name, file.display());
        }
        match std::fs::read_to_string(&form.file) {
            Ok(verilog) => Ok((form, verilog)),
            Err(error) => Err(UsageError::File(form.file, error)),
        }
    };
    units::forms(root, unit).into_iter().map(read).collect()
}

fn prove_form(
    arguments: &Arguments,
    design: &Design,
    done: &[(Design, ledger::Entry)],
    recorded: &Recorded,
    limits: Limits<'_>,
    folder: &Path,
) -> Result<ledger::Entry, UsageError> {
    let mut lemmas = units::lemmas(design);
    if let Some(text) = &arguments.lemma {
        lemmas.retain(|lemma| lemma.name.contains(text.as_str()));
    }
    if let Some(text) = &arguments.case {
        for lemma in &mut lemmas {
            lemma.cases.retain(|case| case.name.contains(text.as_str()));
        }
        lemmas.retain(|lemma| !lemma.cases.is_empty());
        if lemmas.is_empty() {
            return Err(UsageError::Case(text.clone()));
        }
    }
    println!(
        "{}: {} registers, {} gates, digest {:016x}",
        design.name,
        design.circuit.registers(),
        design.circuit.gates(),
        design.digest
    );
    // What another form has shown of the same circuit is not asked again.
    let mut shared = Vec::new();
    lemmas.retain(|lemma| {
        let before = done
            .iter()
            .find(|(other, _)| design.shares(other, lemma.name));
        shared.extend(before.and_then(|(_, entry)| entry.line(lemma.name)));
        before.is_none()
    });
    if !shared.is_empty() {
        println!("  {} lemmas as before: the same circuit", shared.len());
    }
    // The short run takes the long lemmas from the ledger, if an earlier one has proved just these.
    if limits.certify.is_none() && arguments.lemma.is_none() && arguments.case.is_none() {
        lemmas.retain(|lemma| {
            let line = ledger::Line::recorded(design, lemma, recorded);
            let ask = line.is_none();
            if !ask {
                println!("  recorded {}: by an earlier run", lemma.name);
            }
            shared.extend(line);
            ask
        });
    }
    let reports = proof::prove(&lemmas, limits, &|told| match told {
        Told::Case(lemma, case, goals, seconds) if arguments.cases => {
            println!("    {lemma}: {case}: {goals} goals, {seconds:.1} s");
        }
        Told::Case(..) => {}
        Told::Lemma(report) => tell(design, report, folder),
    });
    let entry = ledger::Entry::new(design, &lemmas, reports, shared, arguments.case.is_none());
    entry.tell();
    Ok(entry)
}

fn tell(design: &Design, report: &Report, folder: &Path) {
    let state = if report.proved() {
        "proved"
    } else {
        "NOT PROVED"
    };
    println!(
        "  {state} {}: {} goals, {:.1} s",
        report.lemma, report.goals, report.seconds
    );
    for failure in &report.failures {
        println!("    {}", failure.outcome);
        print!("{}", about_failure(failure));
    }
    if let Some(found) = report
        .failures
        .first()
        .and_then(|failure| witness::find(design, failure, folder))
    {
        println!("    {found}");
    }
}

/// As many threads as are asked for; else as there are cores.
fn threads(asked: Option<usize>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.unwrap_or_else(cores)
}

/// Does something with each of these numbers, on so many threads; what it gives, in their order.
fn each<T: Send>(
    threads: usize,
    numbers: &[usize],
    work: impl Fn(usize) -> T + Sync,
) -> Vec<(usize, T)> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = work(number);
                    if let Ok(mut done) = done.lock() {
                        done.push((number, result));
                    }
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|(number, _)| *number);
    done
}

/// The goal that failed, and the state of the counterexample: lines.
fn about_failure(failure: &Failure) -> String {
    let mut text = format!("    goal: {}\n", failure.goal);
    if !failure.note.is_empty() {
        text += &format!("      {}\n", failure.note);
    }
    let state: Vec<String> = failure
        .state
        .iter()
        .map(|(name, value)| format!("{name} = {value:#x}"))
        .collect();
    if !state.is_empty() {
        text += &format!("      state: {}\n", state.join(", "));
    }
    if !failure.image.is_empty() {
        text += &format!("      board: {}\n", ledger::board(&failure.image));
    }
    text
}
