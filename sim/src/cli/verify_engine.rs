//! `fpgambit verify --engine`: compares a UCI program with the generator.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use fpgambit_engine::Move;
use fpgambit_sim::device;
use fpgambit_sim::referee::{Finding, Judge, JudgeError, Program, Trial, Verdict, judge};
use fpgambit_sim::words::counted;
use serde::Serialize;

use super::args::{Format, VerifyArgs, Words};
use super::output::{self, WholeFile};
use super::verify_sources::{self, random_number};
use super::{Error, Status, campaign, interrupt, progress};

/// The number of differences to trace to their cause; the others are only counted.
const REPORTED: usize = 10;

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    positions: u64,
    mismatches: u64,
    failures: Vec<FailureAnswer>,
    /// Nodes below the positions, according to the generator.
    nodes: u64,
    depth: u32,
    engine: String,
    backend: String,
    build: String,
    /// Null if there were no random positions.
    seed: Option<u64>,
}

#[derive(Serialize)]
struct FailureAnswer {
    fen: String,
    /// The moves sent after the position.
    moves: Vec<String>,
    /// The wrong move.
    #[serde(rename = "move")]
    text: String,
    kind: &'static str,
    cause: &'static str,
    source: String,
    report: String,
}

pub fn run(args: &VerifyArgs, command: &Words, format: Format) -> Result<Status, Error> {
    let mut sources = verify_sources::gather(args)?;
    let options = args.device.options();
    let patience = args.patience();
    let open = || -> Result<Judge, JudgeError> {
        let program = Program::start(&command.0, patience, interrupt::is_set)?;
        let generator = device::open(&options)?;
        Ok(Judge { generator, program })
    };
    interrupt::heed();
    let threads = args.threads.number();
    let positions = sources.positions();
    let trial = Trial {
        tasks: sources.take_tasks(),
        depth: args.engine_depth(),
        // Start no more programs than there are positions.
        threads: positions.map_or(threads, |positions| threads.min(positions as usize)),
        kept: REPORTED,
    };
    let done = AtomicU64::new(0);
    let more = |number: usize| {
        done.fetch_add(number as u64, Relaxed);
    };
    let status = || progress::Status {
        done: done.load(Relaxed),
        of: positions,
        unit: "positions",
    };
    let verdict = progress::watch(status, || judge(trial, &open, &more));
    if verdict.is_err() {
        // Nothing was found before the interruption.
        campaign::ended()?;
    }
    let verdict = verdict?;
    sources.ended()?;
    let found = (1..).zip(&verdict.findings);
    let failures = found
        .map(|(number, finding)| FailureAnswer::leave(args, command, number, finding))
        .collect::<Result<Vec<_>, _>>()?;
    let answer = Answer {
        positions: verdict.positions,
        mismatches: verdict.mismatches,
        failures,
        nodes: verdict.nodes,
        depth: args.engine_depth(),
        engine: command.to_string(),
        backend: args.device.backend().to_string(),
        build: args.device.build().to_string(),
        seed: random_number(args).map(|_| args.seed()),
    };
    let printed = output::print(&match format {
        Format::Json => output::json(&answer),
        Format::Text => answer.text(args, &verdict),
    });
    match printed {
        // A caller that needs only the status need not read the output.
        Ok(()) | Err(Error::BrokenPipe) => {}
        Err(error) => return Err(error),
    }
    campaign::ended()?;
    match answer.mismatches {
        0 => Ok(Status::Done),
        _ => Ok(Status::Different),
    }
}

impl Answer {
    fn text(&self, args: &VerifyArgs, verdict: &Verdict) -> String {
        let mut text = String::new();
        for failure in &self.failures {
            text += &format!(
                "FAILED {}: {}\n{}  report {}\n\n",
                failure.source,
                failure.what(),
                failure.summary("  "),
                failure.report
            );
        }
        let followed = self.failures.len() as u64;
        if self.mismatches > followed {
            let more = counted(
                self.mismatches - followed,
                "more position",
                "more positions",
            );
            text += &format!("{more} with different counts\n\n");
        }
        text += &format!(
            "{} to depth {} in {:.1} s, {}\n",
            counted(self.nodes, "node", "nodes"),
            self.depth,
            verdict.elapsed.as_secs_f64(),
            args.device
        );
        if let Some(seed) = self.seed {
            text += &format!("seed {seed}\n");
        }
        text += &format!(
            "{}, {}\n",
            counted(self.positions, "position", "positions"),
            counted(self.mismatches, "mismatch", "mismatches")
        );
        text
    }
}

impl FailureAnswer {
    /// Writes the report of a finding.
    fn leave(
        args: &VerifyArgs,
        command: &Words,
        number: usize,
        finding: &Finding,
    ) -> Result<FailureAnswer, Error> {
        let fault = &finding.fault;
        let path = args.report.join(format!("{number}.txt"));
        let failure = FailureAnswer {
            fen: fault.root.to_string(),
            moves: fault.moves.iter().map(Move::to_string).collect(),
            text: fault.text.clone(),
            kind: fault.kind.name(),
            cause: fault.cause.words(),
            source: finding.source.clone(),
            report: path.to_string_lossy().into_owned(),
        };
        let report = format!(
            "fpgambit verify: {}\n\nengine      {command}\ngenerator   {}\nfound in    {}\n\n{}",
            failure.what(),
            args.device,
            failure.source,
            failure.summary("")
        );
        write(&args.report, &path, &report)?;
        Ok(failure)
    }

    fn what(&self) -> String {
        format!("{}, {} is {}", self.cause, self.text, self.kind)
    }

    /// The input that makes the program show the fault again.
    fn summary(&self, indent: &str) -> String {
        let moves = match self.moves.is_empty() {
            true => String::new(),
            false => format!(" moves {}", self.moves.join(" ")),
        };
        format!(
            "{indent}position fen {}{moves}\n{indent}go perft 1\n",
            self.fen
        )
    }
}

fn write(folder: &Path, path: &Path, text: &str) -> Result<(), Error> {
    fs::create_dir_all(folder).map_err(Error::write(folder))?;
    WholeFile::write(path, text)
}
