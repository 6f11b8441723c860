//! `fpgambit search --searcher chip` and `--on-chip`: run one job of the chip's search, in its software model or in the
//! circuit. The fast build runs many jobs at once, or one position as many jobs.

use std::sync::Arc;
use std::time::Instant;

use fpgambit_engine::search::{Bound, Limits, Signals};
use fpgambit_engine::searcher::{self, DEPTH_MAX, Job};
use fpgambit_engine::{Move, Position, Variant};
use fpgambit_sim::device::search::{JobSearcher, Searched};
use fpgambit_sim::device::{self, Backend, Build, DeviceError};
use fpgambit_sim::search::{ChipSearch, DetectorChoice, EvaluationChoice, run_together};
use serde::Serialize;

use super::args::{Format, SearchArgs, is_board};
use super::input::{Given, for_each};
use super::search_answer::{Score, Texts, answer_each, evaluation, score, watched};
use super::{Error, Status, interrupt, output};

/// Number of positions from standard input that the fast build searches together with each core: four for each search.
const TOGETHER: usize = 96;

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    /// The position searched, which is the one after the moves.
    fen: String,
    depth: u32,
    evaluation: String,
    /// Null if no move raised the score above the window's lower end: at depth 0, for example, or without a legal move.
    bestmove: Option<String>,
    #[serde(flatten)]
    score: Score,
    /// Null, like the score, if the node limit was reached before anything was known.
    bound: Option<&'static str>,
    nodes: u64,
    /// `done` or `node limit`.
    status: &'static str,
    /// Number of clocks of the circuit; null in software.
    cycles: Option<u64>,
    /// Jobs of a split search; absent without `--split`.
    #[serde(skip_serializing_if = "Option::is_none")]
    jobs: Option<usize>,
}

/// Rejects options that the chip's search does not support.
pub fn check(args: &SearchArgs) -> Result<(), Error> {
    let wrong = |message: String| Err(Error::Usage(message));
    let chip = match args.on_chip {
        true => "--on-chip",
        false => "--searcher chip",
    };
    let alone = |option: String| {
        wrong(format!(
            "'{option}' with '{chip}', which does not support it"
        ))
    };
    match args.depth {
        None => {
            return wrong(format!(
                "'{chip}' without '--depth': expected 0 to {DEPTH_MAX} plies"
            ));
        }
        Some(depth) if depth > DEPTH_MAX.into() => {
            return wrong(format!(
                "'--depth {depth}' with '{chip}': expected 0 to {DEPTH_MAX}"
            ));
        }
        Some(_) => {}
    }
    if args.on_chip && args.evaluation() != EvaluationChoice::Squares {
        return wrong(format!(
            "'--evaluation {}' with '--on-chip': expected squares, the circuit's evaluation",
            args.evaluation()
        ));
    }
    if args.build == Build::Fast {
        let backend = args.backend;
        if backend == Backend::Software {
            return wrong(format!(
                "'--build fast' with '--backend {backend}': expected a backend with a circuit"
            ));
        }
    }
    if args.cores > 1 && args.build != Build::Fast {
        return wrong(format!(
            "'--cores {}' with '--build {}': expected fast, the only build with several cores",
            args.cores, args.build
        ));
    }
    if args.cores > 1 && is_board(args.backend) {
        return wrong(format!(
            "'--cores {}' with '--backend {}': expected 1, the number of cores on every board",
            args.cores, args.backend
        ));
    }
    if args.split && args.build != Build::Fast {
        return wrong(format!(
            "'--split' with '--build {}': expected fast, the only build that searches several parts of a position at the same time",
            args.build
        ));
    }
    if let (true, Some(nodes)) = (args.split, args.nodes) {
        return wrong(format!(
            "'--nodes {nodes}' with '--split', which does not support it"
        ));
    }
    if let Some(time) = args.movetime {
        return alone(format!("--movetime {time}"));
    }
    if args.rules.chess960 {
        return alone("--chess960".to_owned());
    }
    if args.threads > 1 {
        return alone(format!("--threads {}", args.threads));
    }
    if args.multipv > 1 {
        return alone(format!("--multipv {}", args.multipv));
    }
    if !args.generator.is_software() {
        return alone(format!("--generator {}", args.generator));
    }
    if args.repetition != DetectorChoice::default() {
        return alone(format!("--repetition {}", args.repetition));
    }
    Ok(())
}

/// Makes the moves of a text in UCI notation, and returns them; `position` becomes the one after them.
fn play(position: &mut Position, text: &str) -> Result<Vec<Move>, Error> {
    let mut moves = Vec::new();
    for (number, uci) in (1..).zip(text.split_ascii_whitespace()) {
        let read = position.parse_uci(uci);
        let mv = read.map_err(|error| Error::Move { number, error })?;
        moves.push(mv);
        position.make(mv);
    }
    Ok(moves)
}

pub fn run(args: &SearchArgs, format: Format) -> Result<Status, Error> {
    interrupt::heed();
    let evaluation = evaluation(args)?;
    let mut searcher = match args.on_chip {
        true => device::search::open_build(args.backend, args.build, args.cores as usize)?,
        false => device::search::model(evaluation),
    };
    let given = args.position.given()?;
    if args.build == Build::Fast && given.is_stream() && args.moves.is_none() && !args.split {
        return answer_together(args, format, given, searcher.as_mut());
    }
    let read = |text: &str| {
        let start = given.position(text, Variant::Standard)?;
        let mut end = start.clone();
        let moves = play(&mut end, args.moves.as_deref().unwrap_or_default())?;
        Ok((start, moves, end))
    };
    let answer = |(start, moves, end): &(Position, Vec<Move>, Position)| {
        answer(args, searcher.as_mut(), start, moves, end)
    };
    answer_each(given, format, read, answer, Texts { line, page })
}

fn answer(
    args: &SearchArgs,
    searcher: &mut (dyn JobSearcher + Send),
    start: &Position,
    moves: &[Move],
    end: &Position,
) -> Result<Answer, Error> {
    let depth = args.depth.unwrap_or(0);
    let signals = Arc::<Signals>::default();
    let search = ChipSearch {
        start,
        moves,
        limits: &Limits {
            nodes: args.nodes,
            ..Limits::default()
        },
        signals: &signals,
        begin: Instant::now(),
    };
    if args.split {
        let (searched, jobs) = watched(&signals, || search.split(searcher, depth as u8))?;
        return Ok(Answer {
            jobs: Some(jobs),
            ..answered(args, end, &searched)
        });
    }
    let searched = watched(&signals, || search.job(searcher, depth as u8))?;
    Ok(answered(args, end, &searched))
}

/// Returns the answer to print for a finished job.
fn answered(args: &SearchArgs, position: &Position, searched: &Searched) -> Answer {
    let Searched {
        answer: found,
        cycles,
    } = *searched;
    let bound = found.bound.map(|bound| match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    });
    Answer {
        fen: position.to_string(),
        depth: args.depth.unwrap_or(0),
        evaluation: args.evaluation().to_string(),
        bestmove: found.best.map(|mv| mv.to_string()),
        score: match bound {
            Some(_) => found.value().into(),
            None => Score::default(),
        },
        bound,
        nodes: found.nodes,
        status: match found.status {
            searcher::Status::Done => "done",
            searcher::Status::NodeLimit => "node limit",
            searcher::Status::Cancelled => "cancelled",
        },
        cycles,
        jobs: None,
    }
}

/// Searches the positions of standard input many at a time, and prints each answer.
fn answer_together(
    args: &SearchArgs,
    format: Format,
    given: Given<'_>,
    searcher: &mut (dyn JobSearcher + Send),
) -> Result<Status, Error> {
    let together = TOGETHER * args.cores as usize;
    let mut positions = Vec::with_capacity(together);
    let read = for_each(
        given,
        |text| given.position(text, Variant::Standard),
        |position: &Position| {
            positions.push(position.clone());
            match positions.len() == together {
                true => answer_all(args, format, &std::mem::take(&mut positions), searcher),
                false => Ok(()),
            }
        },
    );
    // Also answer the positions before an unreadable line.
    answer_all(args, format, &positions, searcher)?;
    read?;
    Ok(Status::Done)
}

/// Searches positions together, and prints the answers in the order of the positions.
fn answer_all(
    args: &SearchArgs,
    format: Format,
    positions: &[Position],
    searcher: &mut (dyn JobSearcher + Send),
) -> Result<(), Error> {
    let job = |position: &Position| Job {
        nodes: args.nodes.unwrap_or(0),
        ..Job::new(position.clone(), args.depth.unwrap_or(0) as u8)
    };
    let jobs: Vec<Job> = positions.iter().map(job).collect();
    let good = jobs.iter().take_while(|job| job.check().is_ok()).count();
    let signals = Arc::<Signals>::default();
    let found = watched(&signals, || run_together(searcher, &jobs[..good], &signals))?;
    for (position, searched) in positions.iter().zip(&found) {
        // The user interrupted before this search began.
        if searched.answer.nodes == 0 {
            continue;
        }
        let answer = answered(args, position, searched);
        output::print(&match format {
            Format::Json => output::json(&answer),
            Format::Text => line(&answer),
        })?;
    }
    if interrupt::is_set() {
        return Err(Error::Interrupted);
    }
    if let Some(bad) = jobs.get(good) {
        bad.check().map_err(DeviceError::from)?;
    }
    Ok(())
}

/// Formats a score with its bound: `+0.31`, `mate 2 at least`, `unknown`.
fn value(answer: &Answer) -> String {
    match answer.bound {
        None => "unknown".to_owned(),
        Some("exact") => score(&answer.score),
        Some("lower") => format!("{} at least", score(&answer.score)),
        Some(_) => format!("{} at most", score(&answer.score)),
    }
}

fn page(answer: &Answer) -> String {
    let mut text = format!(
        "best move  {}\nscore      {}\nnodes      {}\nstatus     {}\n",
        answer.bestmove.as_deref().unwrap_or("-"),
        value(answer),
        answer.nodes,
        answer.status
    );
    if let Some(cycles) = answer.cycles {
        text += &format!("cycles     {cycles}\n");
    }
    if let Some(jobs) = answer.jobs {
        text += &format!("jobs       {jobs}\n");
    }
    text
}

fn line(answer: &Answer) -> String {
    let best = answer.bestmove.as_deref().unwrap_or("-");
    let mut text = format!("{best} {} {} nodes", value(answer), answer.nodes);
    if let Some(cycles) = answer.cycles {
        text += &format!(", {cycles} cycles");
    }
    if let Some(jobs) = answer.jobs {
        text += &format!(", {jobs} jobs");
    }
    text
}
