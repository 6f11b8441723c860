//! The output of `fpgambit verify`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use fpgambit_engine::{Mode, Move};
use fpgambit_sim::campaign::{Digest, Identity, ShardDocument, Sum};
use fpgambit_sim::device::Backend;
use fpgambit_sim::verify::{Failure, GamesOutcome, ModeTotals, Outcome};
use fpgambit_sim::words::counted;
use serde::{Deserialize, Serialize};

use super::args::VerifyArgs;
use super::verify_games::{GameFailureAnswer, GamesAnswer};
use super::verify_sources::{PositionSource, random_number};

/// The files written for a failure.
pub struct Left {
    /// The report.
    pub report: PathBuf,
    /// The waveform.
    pub vcd: Option<PathBuf>,
}

/// The result as JSON.
#[derive(Serialize)]
pub struct Answer {
    positions: u64,
    /// Legal moves, or the moves of the only mode checked.
    moves: u64,
    mismatches: u64,
    /// Clocks of the generations of these moves; null in software.
    cycles: Option<u64>,
    positions_per_second: f64,
    /// Perft counts compared.
    counters: u64,
    failures: Vec<AnyFailure>,
    backend: String,
    build: String,
    posdata: String,
    /// Null if there were no random positions.
    seed: Option<u64>,
    sources: Vec<SourceAnswer>,
    modes: Vec<ModeAnswer>,
    /// Absent unless the document can be merged.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    campaign: Option<CampaignAnswer>,
    /// Absent if there is no `--games`.
    #[serde(skip_serializing_if = "Option::is_none")]
    repetition: Option<GamesAnswer>,
    #[serde(skip)]
    elapsed: Duration,
}

/// The additional fields of a shard's document.
#[derive(Serialize)]
struct CampaignAnswer {
    command: String,
    version: String,
    source: String,
    mode: Option<String>,
    tools: BTreeMap<String, String>,
    of: u32,
    shards: Vec<[u32; 2]>,
    missing: Vec<u32>,
    nodes: u64,
    digest: Digest,
}

impl CampaignAnswer {
    fn new(identity: &Identity, args: &VerifyArgs, modes: &[ModeTotals; 4]) -> CampaignAnswer {
        let mut digest = Digest::default();
        modes.iter().for_each(|mode| digest.add(mode.digest));
        let sum = Sum {
            digest,
            ..Sum::default()
        };
        let document = ShardDocument::new(identity.clone(), args.campaign.shard(), sum);
        let identity = document.identity;
        CampaignAnswer {
            command: identity.command,
            version: identity.version,
            source: identity.source,
            mode: identity.mode,
            tools: identity.tools,
            of: document.of,
            shards: document.shards,
            missing: document.missing,
            nodes: 0,
            digest,
        }
    }
}

/// A failure of either kind of unit.
#[derive(Serialize)]
#[serde(untagged)]
enum AnyFailure {
    Moves(FailureAnswer),
    Repetition(GameFailureAnswer),
}

#[derive(Serialize)]
struct SourceAnswer {
    source: String,
    positions: u64,
    failed: u64,
}

#[derive(Serialize)]
struct ModeAnswer {
    mode: &'static str,
    moves: u64,
    cycles: Option<u64>,
    mismatches: u64,
    /// Absent unless the document can be merged.
    #[serde(skip_serializing_if = "Option::is_none")]
    digest: Option<Digest>,
}

/// A failing position, and the files written for it.
#[derive(Clone, Serialize, Deserialize)]
pub struct FailureAnswer {
    source: String,
    fen: String,
    shrunk_fen: String,
    mode: String,
    /// What differs.
    cause: String,
    missing: Vec<String>,
    extra: Vec<String>,
    report: String,
    vcd: Option<String>,
}

impl Answer {
    /// Creates the answer to a run; with an identity, for a campaign.
    pub fn new(
        args: &VerifyArgs,
        sources: &[PositionSource],
        outcome: &Outcome,
        failures: Vec<FailureAnswer>,
        repetition: Option<&GamesOutcome>,
        identity: Option<&Identity>,
    ) -> Answer {
        let wanted = args.mode().wanted();
        let first = wanted.iter().position(|wanted| *wanted).unwrap_or(0);
        let clocked = args.device.backend() != Backend::Software;
        let mut games = repetition.map(|outcome| GamesAnswer::new(outcome, clocked));
        let elapsed = outcome.elapsed + repetition.map_or(Duration::ZERO, |run| run.elapsed);
        let sum = |own: u64, of: fn(&GamesAnswer) -> u64| own + games.as_ref().map_or(0, of);
        let positions = sum(outcome.positions(), |games| games.positions);
        let mismatches = sum(outcome.mismatches(), |games| games.mismatches);
        let cycles = sum(outcome.modes[first].cycles, GamesAnswer::cycles);
        let of_games = games
            .as_mut()
            .map(|games| std::mem::take(&mut games.failures));
        let groups = outcome.groups.iter();
        Answer {
            positions,
            moves: outcome.modes[first].moves,
            mismatches,
            cycles: clocked.then_some(cycles),
            positions_per_second: (positions as f64 / elapsed.as_secs_f64().max(1e-9) * 10.0)
                .round()
                / 10.0,
            counters: outcome.counters,
            failures: failures
                .into_iter()
                .map(AnyFailure::Moves)
                .chain(of_games.into_iter().flatten().map(AnyFailure::Repetition))
                .collect(),
            backend: args.device.backend().to_string(),
            build: args.device.build().to_string(),
            posdata: args.device.posdata().to_string(),
            seed: random_number(args).map(|_| args.seed()),
            sources: sources
                .iter()
                .zip(groups)
                .map(|(source, group)| SourceAnswer {
                    source: source.name.clone(),
                    positions: group.positions,
                    failed: group.failed,
                })
                .collect(),
            modes: Mode::ALL
                .into_iter()
                .zip(&outcome.modes)
                .zip(wanted)
                .filter(|(_, wanted)| *wanted)
                .map(|((mode, totals), _)| ModeAnswer {
                    mode: mode.name(),
                    moves: totals.moves,
                    cycles: clocked.then_some(totals.cycles),
                    mismatches: totals.mismatches,
                    digest: identity.map(|_| totals.digest),
                })
                .collect(),
            campaign: identity.map(|identity| CampaignAnswer::new(identity, args, &outcome.modes)),
            repetition: games,
            elapsed,
        }
    }

    /// Wrong answers of all units.
    pub fn mismatches(&self) -> u64 {
        self.mismatches
    }

    /// The answer as text.
    pub fn text(&self, threads: usize, failed: u64) -> String {
        let mut text = match self.sources.is_empty() {
            true => String::new(),
            false => self.tables(),
        };
        if let Some(games) = &self.repetition {
            text += &games.text();
        }
        for failure in &self.failures {
            text.push_str(&failure.text());
        }
        let of_moves = |failure: &&AnyFailure| matches!(failure, AnyFailure::Moves(_));
        let kept = self.failures.iter().filter(of_moves).count() as u64;
        let mut line = |line: String| {
            text.push_str(&line);
            text.push('\n');
        };
        if failed > kept {
            let more = counted(failed - kept, "more position", "more positions");
            line(format!("{more} failed\n"));
        }
        if let Some(mode) = self.modes.first()
            && let Some(cycles) = mode.cycles
            && self.moves > 0
        {
            let each = cycles as f64 / self.moves as f64;
            let moves = match mode.mode {
                "legal" => "legal move",
                _ => "move",
            };
            line(format!("{each:.3} cycles per {moves}"));
        }
        if self.counters > 0 {
            let counts = counted(self.counters, "perft count", "perft counts");
            line(format!("{counts} compared"));
        }
        line(format!(
            "{:.0} positions per second ({:.1} s, {}; {})",
            self.positions_per_second,
            self.elapsed.as_secs_f64(),
            counted(threads as u64, "thread", "threads"),
            self.generator()
        ));
        if let Some(campaign) = &self.campaign {
            let [[shard, _], ..] = campaign.shards[..] else {
                unreachable!("it is the document of one shard")
            };
            line(format!(
                "shard {shard} of {}, digest {}",
                campaign.of, campaign.digest
            ));
        }
        if let Some(seed) = self.seed {
            line(format!("seed {seed}"));
        }
        line(format!(
            "{}, {}",
            counted(self.positions, "position", "positions"),
            counted(self.mismatches, "mismatch", "mismatches")
        ));
        text
    }

    fn generator(&self) -> String {
        match self.cycles {
            Some(_) => format!("{}, {}, posdata {}", self.backend, self.build, self.posdata),
            None => self.backend.clone(),
        }
    }

    fn tables(&self) -> String {
        let mut text = format!("{:<48} {:>10} {:>10}\n", "source", "positions", "failed");
        for source in &self.sources {
            let SourceAnswer {
                source,
                positions,
                failed,
            } = source;
            text.push_str(&format!("{source:<48} {positions:>10} {failed:>10}\n"));
        }
        let (moves, cycles) = ("moves", "cycles");
        text.push_str(&format!(
            "\n{:<24} {moves:>12} {cycles:>12} {:>10}\n",
            "mode", "mismatches"
        ));
        for mode in &self.modes {
            let cycles = mode
                .cycles
                .map_or("-".to_owned(), |cycles| cycles.to_string());
            let ModeAnswer {
                mode,
                moves,
                mismatches,
                ..
            } = mode;
            text.push_str(&format!(
                "{mode:<24} {moves:>12} {cycles:>12} {mismatches:>10}\n"
            ));
        }
        text.push('\n');
        text
    }
}

impl AnyFailure {
    fn text(&self) -> String {
        match self {
            AnyFailure::Moves(failure) => failure.text(),
            AnyFailure::Repetition(failure) => failure.text(),
        }
    }
}

impl FailureAnswer {
    /// Creates the answer for a failure.
    pub fn new(failure: &Failure, left: &Left) -> FailureAnswer {
        let difference = &failure.shrunk_difference;
        let path = |path: &Path| path.to_string_lossy().into_owned();
        FailureAnswer {
            source: failure.source.clone(),
            fen: failure.position.to_string(),
            shrunk_fen: failure.shrunk.to_string(),
            mode: difference.mode.name().to_owned(),
            cause: difference.cause.to_string(),
            missing: ucis(&difference.missing()),
            extra: ucis(&difference.extra()),
            report: path(&left.report),
            vcd: left.vcd.as_deref().map(path),
        }
    }

    fn text(&self) -> String {
        let list = |moves: &[String]| match moves {
            [] => "-".to_owned(),
            moves => moves.join(" "),
        };
        let waveform = self.vcd.as_deref().unwrap_or("-");
        let watch = match &self.vcd {
            Some(_) => format!("  watch it: fpgambit view --report {}\n", self.report),
            None => String::new(),
        };
        format!(
            "FAILED {}: {}\n  {}\n  shrunk to {}\n  {} moves: missing {}, extra {}\n  report {}, waveform {waveform}\n{watch}\n",
            self.source,
            self.cause,
            self.fen,
            self.shrunk_fen,
            self.mode,
            list(&self.missing),
            list(&self.extra),
            self.report,
        )
    }
}

fn ucis(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}
