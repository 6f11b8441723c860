//! `fpgambit verify`: the generator against the engine over many positions.

use std::fs;
use std::io::{self, IsTerminal as _};

use fpgambit_engine::Mode;
use fpgambit_sim::device::{self, Backend, DeviceError, MoveGenerator, Options};
use fpgambit_sim::verify::{
    Failure, FailureReport, Outcome, Plan, Task, VCD_SOURCE_NOTE, check_games, epd_tasks,
    random_tasks, run as check_all, suite_tasks, write_report,
};
use indicatif::{ProgressBar, ProgressStyle};

use super::args::{Format, VerifyArgs};
use super::output::{self, WholeFile};
use super::verify_answer::{Answer, Left};
use super::{Error, Status, complain, verify_games};

/// Random positions when nothing is asked for.
const RANDOM_DEFAULT: u32 = 2000;
/// How many failures are shrunk and reported; the rest are counted.
const REPORTED: usize = 10;

/// Positions that belong together.
pub struct PositionSource {
    /// What they are called.
    pub name: String,
    /// How many they are.
    pub positions: u64,
}

pub fn run(args: &VerifyArgs, format: Format) -> Result<Status, Error> {
    let (sources, tasks) = gather(args)?;
    let (games, mut broken) = verify_games::gather(&args.games)?;
    if args.report.exists() && !args.report.is_dir() {
        let error = io::Error::from(io::ErrorKind::NotADirectory);
        return Err(Error::write(&args.report)(error));
    }
    let options = args.device.options();
    let threads = args.threads.number();
    let plies: usize = games.iter().map(|game| game.line.steps.len() + 1).sum();
    let positions: u64 = sources.iter().map(|source| source.positions).sum();
    let bar = progress_bar(positions + plies as u64);
    let open = || -> Result<Box<dyn MoveGenerator + Send>, DeviceError> { device::open(&options) };
    let plan = Plan {
        tasks,
        threads,
        kept: REPORTED,
    };
    let progress = |done| bar.inc(done as u64);
    let checked = match sources.is_empty() {
        true => Ok(Outcome::default()),
        false => check_all(plan, &open, &progress),
    };
    let outcome = checked?;
    let repetition = match games.is_empty() {
        true => None,
        false => Some(check_games(
            &games,
            args.device.backend,
            threads,
            &progress,
        )?),
    };
    bar.finish_and_clear();

    let left = (1..).zip(&outcome.failures);
    let left = left
        .map(|(number, failure)| leave(args, number, failure))
        .collect::<Result<Vec<_>, _>>()?;
    let answer = Answer::new(args, &sources, &outcome, left, repetition.as_ref());
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
    let Some(last) = broken.pop() else {
        return Ok(status);
    };
    for error in broken {
        complain(&error.to_string());
    }
    Err(last)
}

/// How many positions of random games are asked for.
pub fn random_number(args: &VerifyArgs) -> Option<u32> {
    let nothing_else = args.files.is_empty() && args.games.is_empty();
    args.random.or(nothing_else.then_some(RANDOM_DEFAULT))
}

type Tasks = Box<dyn Iterator<Item = Task> + Send>;

/// The positions asked for, all files read.
fn gather(args: &VerifyArgs) -> Result<(Vec<PositionSource>, Tasks), Error> {
    let mut sources = Vec::new();
    let mut tasks: Tasks = Box::new(std::iter::empty());
    let mut add = |name: String, more: Vec<Task>| {
        sources.push(PositionSource {
            name,
            positions: more.len() as u64,
        });
        more
    };
    let mut read = Vec::new();
    if args.files.is_empty() && args.games.is_empty() && args.random.is_none() {
        let more = suite_tasks(0, args.depth.unwrap_or(1));
        read.extend(add(
            "built-in suite, each position also mirrored".to_owned(),
            more,
        ));
    }
    for (group, path) in args.files.iter().enumerate() {
        let file = fs::read(path).map_err(Error::read(path))?;
        let name = path.to_string_lossy();
        let more = epd_tasks(group, &name, &file, args.depth.unwrap_or(0))?;
        read.extend(add(fpgambit_engine::quoted(&name), more));
    }
    tasks = Box::new(tasks.chain(read));
    if let Some(number) = random_number(args) {
        let group = sources.len();
        sources.push(PositionSource {
            name: format!("random games, seed {}", args.seed),
            positions: number.into(),
        });
        tasks = Box::new(tasks.chain(random_tasks(group, args.seed, number as usize)));
    }
    Ok((sources, tasks))
}

/// Shown on a terminal only, on standard error.
fn progress_bar(positions: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{bar:40} {pos}/{len} positions, {per_sec}, {eta} left");
    ProgressBar::new(positions).with_style(style.expect("the template is well formed"))
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
