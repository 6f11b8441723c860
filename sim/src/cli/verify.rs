//! `fpgambit verify`: compares the generator with the engine over many positions.

use std::fs;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use fpgambit_engine::Mode;
use fpgambit_sim::campaign::{DocumentError, ShardDocument, seal};
use fpgambit_sim::device::{self, Backend, DeviceError, MoveGenerator, Options};
use fpgambit_sim::verify::{
    Failure, FailureReport, Outcome, Plan, Pool, VCD_SOURCE_NOTE, Wanted, check_games,
    run as check_all, write_report,
};
use serde::{Deserialize, Serialize};

use super::args::{Format, VerifyArgs};
use super::campaign::{self, Begin, Files, Progress};
use super::output::{self, WholeFile};
use super::verify_answer::{Answer, FailureAnswer, Left};
use super::verify_games::GameFiles;
use super::{Error, Status, interrupt, merge, progress, verify_engine, verify_sources};

/// How many failures to shrink and report; the others are only counted.
const REPORTED: usize = 10;
/// The number of positions of a campaign that each thread checks before the progress may be written.
const PART: usize = 256;

pub fn run(args: &VerifyArgs, format: Format) -> Result<Status, Error> {
    let mut args = args.clone();
    args.choose_backend();
    let args = &args;
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
            "'--depth {depth}' has nothing to compare: no position has a perft count D1 to D{depth}"
        )));
    }
    let games = match args.generates_games() || args.games.is_empty() {
        true => None,
        false => Some(GameFiles::open(&args.games)?),
    };
    let broken = games.as_ref().map(GameFiles::broken).unwrap_or_default();
    let identity = args.campaign.is_wanted().then(|| {
        let mode = Some(args.mode().name());
        campaign::identity("verify", sources.identity(), mode, &args.device)
    });
    let mut files = identity
        .clone()
        .map(|identity| Files::new(&args.campaign, identity));
    let mut state = State::default();
    if let Some(files) = &mut files {
        match files.begin(args.campaign.resume)? {
            Begin::Done(text, document) => return told_before(&text, &document, format),
            Begin::At(before) => state = before,
        }
    }
    let options = args.options();
    let threads = args.threads.number();
    let open = || -> Result<Box<dyn MoveGenerator + Send>, DeviceError> {
        device::open_for_many(&options)
    };
    interrupt::heed();
    // The number of positions in games is known only when the games have been read.
    let of = sources.positions().filter(|_| games.is_none());
    let done = AtomicU64::new(state.done);
    let more = |number: usize| {
        done.fetch_add(number as u64, Relaxed);
    };
    let status = || progress::Status {
        done: done.load(Relaxed),
        of,
        unit: "positions",
    };
    let tasks = sources.take_tasks();
    let repetition = progress::watch(status, || -> Result<_, Error> {
        if !sources.groups.is_empty() {
            let mut pool = Pool::open(threads, &open)?;
            let mut tasks = tasks.skip(state.done as usize).peekable();
            // Between two parts of a campaign, the progress may be written.
            let part = match files {
                Some(_) => PART * threads,
                None => usize::MAX,
            };
            while tasks.peek().is_some() {
                let plan = Plan {
                    tasks: Box::new(tasks.by_ref().take(part)),
                    wanted: Wanted {
                        modes: args.mode().wanted(),
                        digest: files.is_some(),
                    },
                    kept: REPORTED.saturating_sub(state.failures.len()),
                };
                state.add(args, check_all(plan, &mut pool, &open, &more)?)?;
                if let Some(files) = &mut files {
                    files.keep(interrupt::is_set(), &state)?;
                }
            }
        }
        match games {
            None => Ok(None),
            Some(games) => Ok(Some(check_games(
                games,
                args.device.backend(),
                threads,
                &more,
                &interrupt::is_set,
            )?)),
        }
    })?;
    sources.ended()?;
    let broken = broken.lock().expect("no thread panics with it").take();
    let broken = match broken {
        Some(error @ (Error::NoGame { .. } | Error::Read { .. })) => return Err(error),
        broken => broken,
    };
    if files.is_some() {
        campaign::ended()?;
    }
    let State {
        outcome, failures, ..
    } = state;
    let failed = outcome.failed();
    let answer = Answer::new(
        args,
        &sources.groups,
        &outcome,
        failures,
        repetition.as_ref(),
        identity.as_ref(),
    );
    let json = || match identity {
        Some(_) => seal(&answer),
        None => output::json(&answer),
    };
    if let Some(files) = &mut files {
        files.finish(&json())?;
    }
    let status = match answer.mismatches() {
        0 => Status::Done,
        _ => Status::Different,
    };
    match output::print(&match format {
        Format::Json => json(),
        Format::Text => answer.text(threads, failed),
    }) {
        // A caller that needs only the status need not read the output.
        Ok(()) | Err(Error::BrokenPipe) => {}
        Err(error) => return Err(error),
    }
    campaign::ended()?;
    broken.map_or(Ok(status), Err)
}

/// The progress of a run: the results for the first positions.
#[derive(Default, Serialize, Deserialize)]
struct State {
    /// The number of positions checked.
    done: u64,
    #[serde(flatten)]
    outcome: Outcome,
    /// The reports written for failing positions.
    failures: Vec<FailureAnswer>,
}

impl Progress for State {
    fn check(&self) -> Result<(), DocumentError> {
        let Outcome { groups, modes, .. } = &self.outcome;
        let hold = |what, found: u128, expected: u128| match found == expected {
            true => Ok(()),
            false => Err(DocumentError::Parts {
                what,
                found: found.to_string(),
                expected: expected.to_string(),
            }),
        };
        let sum = |parts: &mut dyn Iterator<Item = u64>| parts.map(u128::from).sum::<u128>();
        let positions = sum(&mut groups.iter().map(|group| group.positions));
        let failed = sum(&mut groups.iter().map(|group| group.failed));
        let mismatches = sum(&mut modes.iter().map(|mode| mode.mismatches));
        let reported = failed.min(REPORTED as u128);
        hold("done", self.done.into(), positions)?;
        hold(
            "the number of failures",
            self.failures.len() as u128,
            reported,
        )?;
        hold("failed", failed, failed.min(mismatches).min(positions))
    }
}

impl State {
    /// Adds the results for the next positions, and writes the reports of failures.
    fn add(&mut self, args: &VerifyArgs, mut outcome: Outcome) -> Result<(), Error> {
        for failure in outcome.failures.drain(..) {
            let left = leave(args, self.failures.len() + 1, &failure)?;
            self.failures.push(FailureAnswer::new(&failure, &left));
        }
        self.outcome.add(outcome);
        self.done = self.outcome.positions();
        Ok(())
    }
}

/// The answer for a shard that was already complete.
pub fn told_before(text: &str, document: &ShardDocument, format: Format) -> Result<Status, Error> {
    output::print(&match format {
        Format::Json => text.to_owned(),
        Format::Text => merge::text(document),
    })?;
    match document.sum.mismatches {
        0 => Ok(Status::Done),
        _ => Ok(Status::Different),
    }
}

/// Checks for options that have no effect together.
fn check(args: &VerifyArgs) -> Result<(), Error> {
    let refuse = |option: String, other: &str, expected: &str| {
        Err(Error::Usage(format!(
            "'{option}' {other}: expected {expected}"
        )))
    };
    args.device.check()?;
    if let Some(depth) = args.depth.filter(|_| args.engine.is_none()) {
        let option = format!("--depth {depth}");
        let expected = "positions with perft counts, from files or the built-in suite";
        if args.random.is_some() {
            return refuse(option, "with '--random'", expected);
        }
        if !args.games.is_empty() {
            return refuse(option, "with '--games'", expected);
        }
    }
    if let (Some(seed), None) = (args.seed, verify_sources::random_number(args)) {
        let option = format!("--seed {seed}");
        return refuse(option, "without random positions", "'--random' too");
    }
    let generates = !args.files.is_empty()
        || verify_sources::random_number(args).is_some()
        || args.plies.is_some()
        || args.men.is_some()
        || args.generates_games();
    if let Some(option) = args.device.of_circuits().filter(|_| !generates) {
        let expected =
            "positions for the move generator too, as the repetition units have one build";
        return refuse(option, "with '--games' alone", expected);
    }
    let campaign = &args.campaign;
    if let (Some(out), true) = (
        &campaign.out,
        args.files.iter().any(|file| file.as_os_str() == "-"),
    ) {
        let option = format!("--out {}", out.display());
        return refuse(
            option,
            "with '-'",
            "files instead of standard input, so that the run can be resumed",
        );
    }
    if args.stream.skip_bad && args.files.is_empty() {
        return refuse(
            "--skip-bad".to_owned(),
            "without EPD files",
            "at least one EPD file, or -",
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
    // A file has no circuit whose signals could be recorded.
    if args.device.backend() != Backend::Software && args.verilog.is_none() {
        let path = args.report.join(format!("{number}.vcd"));
        record(args, failure, &path)?;
        if args.device.backend() != Backend::RustHdl {
            note = Some(VCD_SOURCE_NOTE);
        }
        vcd = Some(path);
    }
    let vcd_text = vcd.as_ref().map(|path| path.to_string_lossy());
    let text = write_report(
        failure,
        &FailureReport {
            command: &again(args, failure),
            generator: &generator(args),
            vcd: vcd_text.as_deref(),
            vcd_note: note,
        },
    );
    WholeFile::write(&report, text)?;
    Ok(Left { report, vcd })
}

/// The name of the device in a report.
fn generator(args: &VerifyArgs) -> String {
    match &args.verilog {
        Some(path) => format!("{} ({})", path.display(), Backend::Netlist),
        None => args.device.to_string(),
    }
}

/// The command that reproduces the failing generation.
fn again(args: &VerifyArgs, failure: &Failure) -> String {
    if let Some(path) = &args.verilog {
        let path = path.display();
        return format!(
            "echo '{}' | fpgambit verify - --verilog '{path}'",
            failure.shrunk
        );
    }
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
    // Record the waveform even if the generation fails.
    let _ = generator.generate(failure.shrunk_difference.mode);
    generator.finish()?;
    file.finish()
}
