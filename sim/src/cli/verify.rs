//! `fpgambit verify`: the generator against the engine over many positions.

use std::fs;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use fpgambit_engine::Mode;
use fpgambit_sim::device::{self, Backend, DeviceError, MoveGenerator, Options};
use fpgambit_sim::verify::{
    Failure, FailureReport, Outcome, Plan, VCD_SOURCE_NOTE, check_games, run as check_all,
    write_report,
};

use super::args::{Format, VerifyArgs};
use super::output::{self, WholeFile};
use super::verify_answer::{Answer, Left};
use super::{
    Error, Status, complain, interrupt, progress, verify_engine, verify_games, verify_sources,
};

/// How many failures are shrunk and reported; the rest are counted.
const REPORTED: usize = 10;

pub fn run(args: &VerifyArgs, format: Format) -> Result<Status, Error> {
    check(args)?;
    if args.report.exists() && !args.report.is_dir() {
        let error = io::Error::from(io::ErrorKind::NotADirectory);
        return Err(Error::write(&args.report)(error));
    }
    if let Some(command) = &args.engine {
        return verify_engine::run(args, command, format);
    }
    let mut sources = verify_sources::gather(args)?;
    if let Some(depth) = args.depth.filter(|_| sources.counters == 0) {
        return Err(Error::Usage(format!(
            "'--depth {depth}' has nothing to compare: no position has a counter of D1 to D{depth}"
        )));
    }
    let (games, mut broken) = verify_games::gather(&args.games)?;
    let options = args.device.options();
    let threads = args.threads.number();
    let plies: usize = games.iter().map(|game| game.line.steps.len() + 1).sum();
    let positions: u64 = sources.groups.iter().map(|group| group.positions).sum();
    let open = || -> Result<Box<dyn MoveGenerator + Send>, DeviceError> { device::open(&options) };
    interrupt::heed();
    let plan = Plan {
        tasks: sources.take_tasks(),
        threads,
        kept: REPORTED,
    };
    let done = AtomicU64::new(0);
    let more = |number: usize| {
        done.fetch_add(number as u64, Relaxed);
    };
    let status = || progress::Status {
        done: done.load(Relaxed),
        of: Some(positions + plies as u64),
        unit: "positions",
    };
    let (outcome, repetition) = progress::watch(status, || -> Result<_, DeviceError> {
        let outcome = match sources.groups.is_empty() {
            true => Outcome::default(),
            false => check_all(plan, &open, &more)?,
        };
        let repetition = match games.is_empty() {
            true => None,
            false => Some(check_games(
                &games,
                args.device.backend,
                threads,
                &more,
                &interrupt::is_set,
            )?),
        };
        Ok((outcome, repetition))
    })?;
    sources.ended()?;

    let left = (1..).zip(&outcome.failures);
    let left = left
        .map(|(number, failure)| leave(args, number, failure))
        .collect::<Result<Vec<_>, _>>()?;
    let answer = Answer::new(args, &sources.groups, &outcome, left, repetition.as_ref());
    let status = match answer.mismatches() {
        0 => Status::Done,
        _ => Status::Different,
    };
    match output::print(&match format {
        Format::Json => output::json(&answer),
        Format::Text => answer.text(threads, outcome.failed()),
    }) {
        // Who asks only for the status need not read the rest.
        Ok(()) | Err(Error::BrokenPipe) => {}
        Err(error) => return Err(error),
    }
    if interrupt::is_set() && status == Status::Done {
        return Err(Error::Interrupted);
    }
    let Some(last) = broken.pop() else {
        return Ok(status);
    };
    for error in broken {
        complain(&error.to_string());
    }
    Err(last)
}

/// Options that do nothing together with others.
fn check(args: &VerifyArgs) -> Result<(), Error> {
    let refuse = |option: String, other: &str, expected: &str| {
        Err(Error::Usage(format!(
            "'{option}' {other}: expected {expected}"
        )))
    };
    args.device.check()?;
    if let Some(depth) = args.depth.filter(|_| args.engine.is_none()) {
        let option = format!("--depth {depth}");
        let expected = "positions with counters, from files or the built-in suite";
        if args.random.is_some() {
            return refuse(option, "with '--random'", expected);
        }
        if !args.games.is_empty() {
            return refuse(option, "with '--games'", expected);
        }
    }
    if let (Some(seed), None) = (args.seed, verify_sources::random_number(args)) {
        let option = format!("--seed {seed}");
        return refuse(option, "without random positions", "'--random' with it");
    }
    let generates = !args.files.is_empty()
        || verify_sources::random_number(args).is_some()
        || args.generates_games();
    if let Some(option) = args.device.of_circuits().filter(|_| !generates) {
        let expected = "positions for the generator: the repetition units have one build";
        return refuse(option, "with '--games' alone", expected);
    }
    if args.stream.skip_bad && args.files.is_empty() {
        return refuse(
            "--skip-bad".to_owned(),
            "without files of positions",
            "some",
        );
    }
    Ok(())
}

/// Writes the report and the waveform of a failure.
fn leave(args: &VerifyArgs, number: usize, failure: &Failure) -> Result<Left, Error> {
    fs::create_dir_all(&args.report).map_err(Error::write(&args.report))?;
    let report = args.report.join(format!("{number}.txt"));
    let mut vcd = None;
    let mut note = None;
    if args.device.backend != Backend::Software {
        let path = args.report.join(format!("{number}.vcd"));
        record(args, failure, &path)?;
        if args.device.backend != Backend::RustHdl {
            note = Some(VCD_SOURCE_NOTE);
        }
        vcd = Some(path);
    }
    let vcd_text = vcd.as_ref().map(|path| path.to_string_lossy());
    let text = write_report(
        failure,
        &FailureReport {
            command: &again(args, failure),
            generator: &args.device.to_string(),
            vcd: vcd_text.as_deref(),
            vcd_note: note,
        },
    );
    let file = WholeFile::create(&report)?;
    fs::write(file.path(), text).map_err(Error::write(&report))?;
    file.finish()?;
    Ok(Left { report, vcd })
}

/// The command that shows the failing generation again.
fn again(args: &VerifyArgs, failure: &Failure) -> String {
    let Mode { legal, captures } = failure.shrunk_difference.mode;
    format!(
        "fpgambit moves --fen '{}'{}{}{}",
        failure.shrunk,
        if legal { "" } else { " --pseudo" },
        if captures { " --captures" } else { "" },
        args.device.as_options()
    )
}

/// Runs the small position again in the circuit and records it.
fn record(args: &VerifyArgs, failure: &Failure, path: &std::path::Path) -> Result<(), Error> {
    let file = WholeFile::create(path)?;
    let options = Options {
        backend: Backend::RustHdl,
        vcd: Some(file.path().to_owned()),
        ..args.device.options()
    };
    let mut generator = device::open(&options)?;
    generator.load(&failure.shrunk)?;
    // A generation that fails is what the waveform is wanted for.
    let _ = generator.generate(failure.shrunk_difference.mode);
    generator.finish()?;
    file.finish()
}
