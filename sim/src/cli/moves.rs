//! `fpgambit moves`: generates the moves of one position.

use fpgambit_engine::{Kind, Mode, MoveKind, Position};
use fpgambit_sim::device::{self, Backend, Build, Generated, Options};
use fpgambit_sim::words::counted;
use serde::Serialize;

use super::args::{Format, MovesArgs};
use super::input::{Given, for_each_position};
use super::output::{self, WholeFile};
use super::{Error, Status, trace};

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    fen: String,
    backend: String,
    build: String,
    posdata: String,
    /// Clocks from the start to the last move; null in software, like `visited` and each move's `cycle`.
    cycles: Option<u32>,
    visited: Option<u32>,
    moves: Vec<Entry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<Vec<trace::Line>>,
}

#[derive(Serialize)]
struct Entry {
    uci: String,
    /// Bits 15 to 12 of the move word.
    kind: u8,
    cycle: Option<u32>,
}

pub fn run(args: &MovesArgs, format: Format) -> Result<Status, Error> {
    let given = args.position.given()?;
    check(args, given)?;
    let mode = Mode {
        legal: !args.pseudo,
        captures: args.captures,
    };
    let mut generator = None;
    for_each_position(given, |position| {
        let (generated, lines) = if args.trace {
            let (generated, lines) = trace::watch(args.device.posdata(), position, mode)?;
            (generated, Some(lines))
        } else if args.vcd.is_some() {
            (record(args, position, mode)?, None)
        } else {
            let generator = match &mut generator {
                Some(generator) => generator,
                None => generator.insert(device::open(&args.device.options())?),
            };
            generator.load(position)?;
            (generator.generate(mode)?, None)
        };
        let answer = Answer::new(args, position, &generated, lines);
        output::print(&match (format, given.is_stream()) {
            (Format::Json, _) => output::json(&answer),
            (Format::Text, true) => answer.line(&generated),
            (Format::Text, false) => answer.table(args, &generated),
        })
    })?;
    Ok(Status::Done)
}

/// Checks for incompatible options.
fn check(args: &MovesArgs, position: Given<'_>) -> Result<(), Error> {
    args.device.check()?;
    let refuse = |text: String| Err(Error::Usage(text));
    for (option, given) in [("--vcd", args.vcd.is_some()), ("--trace", args.trace)] {
        if given && args.device.backend() != Backend::RustHdl {
            let backend = args.device.backend();
            return refuse(format!(
                "'{option}' with '--backend {backend}': expected backend rust-hdl"
            ));
        }
        if given && position.is_stream() {
            return refuse(format!("'{option}' with '--fen -': expected one position"));
        }
    }
    if args.trace && args.device.build() != Build::Compact {
        let build = args.device.build();
        return refuse(format!(
            "'--trace' with '--build {build}': expected build compact"
        ));
    }
    if args.trace && args.vcd.is_some() {
        return refuse("'--trace' with '--vcd': expected one of them".to_owned());
    }
    Ok(())
}

/// Generates the moves in a separate circuit and records every signal.
fn record(args: &MovesArgs, position: &Position, mode: Mode) -> Result<Generated, Error> {
    let place = args.vcd.as_deref().expect("asked for");
    let file = WholeFile::create(place)?;
    let mut generator = device::open(&Options {
        vcd: Some(file.path().to_owned()),
        ..args.device.options()
    })?;
    generator.load(position)?;
    let generated = generator.generate(mode)?;
    generator.finish()?;
    drop(generator);
    file.finish()?;
    Ok(generated)
}

impl Answer {
    fn new(
        args: &MovesArgs,
        position: &Position,
        generated: &Generated,
        trace: Option<Vec<trace::Line>>,
    ) -> Answer {
        let moves = generated.moves.iter().map(|timed| Entry {
            uci: timed.mv.to_string(),
            kind: timed.mv.kind().code(),
            cycle: (timed.cycle > 0).then_some(timed.cycle),
        });
        Answer {
            fen: position.to_string(),
            backend: args.device.backend().to_string(),
            build: args.device.build().to_string(),
            posdata: args.device.posdata().to_string(),
            cycles: generated.cycles,
            visited: generated.visited,
            moves: moves.collect(),
            trace,
        }
    }

    /// The number of moves and their cost.
    fn total(&self) -> String {
        let mut text = counted(self.moves.len() as u64, "move", "moves");
        if let Some(cycles) = self.cycles {
            text.push_str(&format!(" in {cycles} cycles"));
        }
        if let Some(visited) = self.visited {
            text.push_str(&format!(", {visited} squares visited"));
        }
        text
    }

    fn line(&self, generated: &Generated) -> String {
        let mut text = format!("{}:", self.total());
        for timed in &generated.moves {
            text.push_str(&format!(" {}", timed.mv));
        }
        text
    }

    fn table(&self, args: &MovesArgs, generated: &Generated) -> String {
        let mut text = format!("{} ({})\n\n", self.fen, args.device);
        if let Some(lines) = &self.trace {
            text.push_str(&trace::table(lines));
            text.push('\n');
        }
        if !generated.moves.is_empty() {
            text.push_str("cycle  move   kind\n");
        }
        for (entry, timed) in self.moves.iter().zip(&generated.moves) {
            let cycle = entry
                .cycle
                .map_or("-".to_owned(), |cycle| cycle.to_string());
            let kind = kind_name(timed.mv.kind());
            text.push_str(&format!("{cycle:>5}  {:<5}  {kind}\n", entry.uci));
        }
        text + &self.total()
    }
}

/// The kind of a move in words.
fn kind_name(kind: MoveKind) -> String {
    let promotion = kind.promotion().map(Kind::name);
    match (kind, promotion) {
        (MoveKind::Quiet, _) => "quiet".to_owned(),
        (MoveKind::DoublePush, _) => "double push".to_owned(),
        (MoveKind::CastleShort, _) => "O-O".to_owned(),
        (MoveKind::CastleLong, _) => "O-O-O".to_owned(),
        (MoveKind::EnPassant, _) => "en passant".to_owned(),
        (_, Some(piece)) if kind.is_capture() => format!("capture, promotion to {piece}"),
        (_, Some(piece)) => format!("promotion to {piece}"),
        (_, None) => "capture".to_owned(),
    }
}
