//! The program behind `testbenches/prove`.

use clap::Parser;
use fpgambit_prover::error::UsageError;
use fpgambit_prover::unit::{Design, Form, ProvedUnit, root};
use fpgambit_prover::units::{self, UNITS, unit_names};
use fpgambit_prover::{campaign, ledger, record, witness};
use kit::answers::Answers;
use kit::prove::{Limits, Progress, prove};
use kit::report::Report;
use kit::threads::threads;
use kit::verilog::{completed, read};
use kit::yosys::Yosys;
use spec::{chains_naive, naive};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Proves theorems about the exported Verilog of units, for every position
#[derive(Parser)]
#[command(
    name = "prove",
    after_help = "Exit status: 0 all proved; 1 a theorem not proved, a ledger out of date, a fault that survives, or a \
        specification that differs from the engine; 2 usage, an unreadable file or a missing tool."
)]
struct Arguments {
    /// Units to prove; default: all that have theorems
    units: Vec<String>,
    /// Build: compact or fast; default: every build, or compact with --verilog
    #[arg(long)]
    build: Option<String>,
    /// Long run: --certify, and the specification checked on 4,000 positions
    #[arg(long)]
    long: bool,
    /// Solve every question, even those answered before, and certify every answer without counterexample by a proof
    /// that our own checker verifies
    #[arg(long)]
    certify: bool,
    /// Prove this Verilog instead of the export; for one unit
    #[arg(long, value_name = "FILE")]
    verilog: Option<PathBuf>,
    /// Prove only lemmas whose name contains this text; theorems that rest on other lemmas then do not count as proved
    #[arg(long, value_name = "TEXT")]
    lemma: Option<String>,
    /// Prove only cases whose name contains this text; no theorem then counts as proved
    #[arg(long, value_name = "TEXT")]
    case: Option<String>,
    /// Print each case when it is settled, with its goals and seconds
    #[arg(long)]
    cases: bool,
    /// Number of threads; default: one per core
    #[arg(long)]
    threads: Option<usize>,
    /// Time limit per goal, in seconds; the certificate of a case gets this time for each of its goals
    #[arg(long, default_value_t = 600)]
    seconds: u64,
    /// Like --certify, and keep each case's clauses (DIMACS) and proof (LRAT) in this folder
    #[arg(long, value_name = "DIR")]
    emit: Option<PathBuf>,
    /// Solve nothing; write the digest of each case's question to this file, to compare two versions of the lemmas
    #[arg(long, value_name = "FILE", conflicts_with_all = ["record", "faults", "ledger"])]
    questions: Option<PathBuf>,
    /// Write the ledger to this file, as JSON
    #[arg(long, value_name = "FILE")]
    ledger: Option<PathBuf>,
    /// Update the ledger page and the answers; the sections of other units stay as they are
    #[arg(long)]
    record: bool,
    /// Check that the proofs catch faults: each fault of a fixed list must make its lemma fail
    #[arg(long)]
    faults: bool,
    /// With --faults: the shipped bench must find each fault too (needs iverilog)
    #[arg(long, requires = "faults")]
    benches: bool,
    /// With --faults: only the first N faults of each unit
    #[arg(long, requires = "faults", value_name = "N")]
    first: Option<usize>,
    /// Seed of the random positions on which the specification is checked
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
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

/// Returns the designs to prove.
fn designs_of(arguments: &Arguments) -> Result<Vec<&'static ProvedUnit>, UsageError> {
    let unknown = |unit: &&String| !unit_names().contains(&unit.as_str());
    if let Some(unit) = arguments.units.iter().find(unknown) {
        return Err(UsageError::Unit(unit.clone()));
    }
    if arguments.verilog.is_some() && arguments.units.len() != 1 {
        return Err(UsageError::OneUnit(arguments.units.len()));
    }
    let default = arguments.verilog.as_ref().map(|_| "compact");
    let wanted = arguments.build.as_deref().or(default);
    let designs: Vec<&ProvedUnit> = UNITS
        .into_iter()
        .filter(|unit| {
            let named =
                arguments.units.is_empty() || arguments.units.iter().any(|name| name == unit.unit);
            named && wanted.is_none_or(|wanted| wanted == unit.build)
        })
        .collect();
    match wanted {
        Some(build) if designs.is_empty() => {
            Err(UsageError::Build(build.to_owned(), arguments.units.clone()))
        }
        _ => Ok(designs),
    }
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
        let names: Vec<String> = units.iter().flat_map(|unit| unit.names()).collect();
        units.retain(|unit| {
            let mut names = unit.names().into_iter();
            names.any(|name| name.contains(text.as_str()))
        });
        if units.is_empty() {
            let text = text.clone();
            return Err(UsageError::Lemma { text, names });
        }
    }
    let root = root();
    // The WebAssembly yosys sees a private /tmp, so its files go into the checkout.
    let program = root.join(".tools/bin/yosys");
    let folder = root.join("target/prover");
    let yosys = Yosys {
        program,
        folder,
        one_clock: true,
    };
    let certify = arguments.certify || arguments.long;
    let goal = Duration::from_secs(arguments.seconds);
    let limits = Limits {
        certify: arguments
            .emit
            .as_deref()
            .or(certify.then_some(yosys.folder.as_path())),
        emit: arguments.emit.is_some(),
        dry: arguments.questions.is_some(),
        ..Limits::new(goal, threads(arguments.threads))
    };
    let begun = Instant::now();
    let positions = if arguments.long { 4000 } else { 200 };
    let checked = naive::check(arguments.seed, positions);
    match &checked {
        Ok(positions) => println!(
            "specification: as the naive generator on {positions} random positions, every move word, seed {} ({:.1} s)",
            arguments.seed,
            begun.elapsed().as_secs_f64()
        ),
        Err(difference) => println!("specification: NOT as the naive generator: {difference}"),
    }
    let checked = match checked {
        Ok(_) if units.iter().any(|unit| unit.design == "chains") => {
            chains_naive::tell(arguments.seed, positions / 8)
        }
        checked => checked,
    };
    if arguments.faults {
        let campaign = campaign::Campaign {
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
    let file = root.join(record::ANSWERS);
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    let mut answers = Answers::read(&text).map_err(|error| UsageError::Answers {
        file: record::ANSWERS,
        error,
    })?;
    if limits.certify.is_some() {
        answers.forget();
    }
    let mut entries: Vec<ledger::Entry> = Vec::new();
    for unit in units {
        for (form, verilog) in forms_of(arguments, &root, unit)? {
            let design = units::read(&yosys, &form, &verilog)?;
            let limits = Limits {
                answers: Some(&answers),
                ..limits
            };
            entries.push(prove_form(arguments, &design, limits, &yosys.folder)?);
        }
    }
    if let Some(file) = &arguments.questions {
        let mut questions = Answers::default();
        record::answers(&mut questions, &entries);
        std::fs::write(file, questions.text())
            .map_err(|error| UsageError::Write(file.clone(), error))?;
        return Ok(checked.is_ok());
    }
    if let Some(file) = &arguments.ledger {
        let text = ledger::json(&entries);
        std::fs::write(file, text).map_err(|error| UsageError::Write(file.clone(), error))?;
    }
    if whole {
        checked_in &= kept(arguments.record, &root, &entries)?;
    }
    if arguments.record {
        record::answers(&mut answers, &entries);
        std::fs::write(&file, answers.text()).map_err(|error| UsageError::Write(file, error))?;
    }
    println!("{}", ledger::last_line(&entries, begun.elapsed()));
    let in_full = arguments.lemma.is_none() && arguments.case.is_none();
    let holds = |entry: &ledger::Entry| entry.proved() && (!in_full || entry.all_stand());
    Ok(checked.is_ok() && checked_in && entries.iter().all(holds))
}

/// Writes the page of the ledger, or compares it with this run. Returns true if they agree.
fn kept(write: bool, root: &Path, entries: &[ledger::Entry]) -> Result<bool, UsageError> {
    let file = root.join(record::FILE);
    let forms: Vec<String> = UNITS
        .into_iter()
        .flat_map(|unit| unit.forms(root))
        .map(|form| form.name)
        .collect();
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    let page = record::page(entries, &forms, &text);
    if write {
        std::fs::write(&file, page).map_err(|error| UsageError::Write(file, error))?;
        println!("ledger: written to {}", record::FILE);
        return Ok(true);
    }
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

/// Returns the forms to prove, of the export or of the given file.
fn forms_of(
    arguments: &Arguments,
    root: &Path,
    unit: &'static ProvedUnit,
) -> Result<Vec<(Form, String)>, UsageError> {
    let text = |file: &Path| read(file).map_err(|(file, error)| UsageError::File(file, error));
    let read = |mut form: Form| {
        let mut verilog = text(&form.file)?;
        if let Some(file) = &arguments.verilog {
            verilog = completed(&text(file)?, &verilog);
            form.file = file.clone();
            form.name = format!("{} (from {})", form.name, file.display());
        }
        Ok((form, verilog))
    };
    unit.forms(root).into_iter().map(read).collect()
}

fn prove_form(
    arguments: &Arguments,
    design: &Design,
    limits: Limits<'_>,
    folder: &Path,
) -> Result<ledger::Entry, UsageError> {
    let mut lemmas = design.lemmas();
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
    let reports = prove(&lemmas, limits, &|progress| match progress {
        Progress::Case(lemma, case, goals, seconds) if arguments.cases => {
            println!("    {lemma}: {case}: {goals} goals, {seconds:.1} s");
        }
        Progress::Case(..) => {}
        Progress::Lemma(report) => tell(design, report, folder),
    });
    let entry = ledger::Entry::new(design, &lemmas, reports, arguments.case.is_none());
    entry.tell();
    Ok(entry)
}

fn tell(design: &Design, report: &Report, folder: &Path) {
    let state = if report.proved() {
        "proved"
    } else {
        "NOT PROVED"
    };
    let recorded = match report.recorded {
        0 => String::new(),
        recorded => format!(", {recorded} of {} cases answered before", report.cases),
    };
    println!(
        "  {state} {}: {} goals, {:.1} s{recorded}",
        report.lemma, report.goals, report.seconds
    );
    for failure in &report.failures {
        println!("    {}", failure.outcome);
        print!("{}", witness::about(failure));
    }
    if let Some(found) = report
        .failures
        .first()
        .and_then(|failure| witness::find(design, failure, folder))
    {
        println!("    {found}");
    }
}
