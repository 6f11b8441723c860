//! `fpgambit repetition`: finds the positions of games that have occurred before.

use std::io;
use std::path::Path;

use fpgambit_engine::pgn::{self, Game, ReadError};
use fpgambit_engine::repetition::{Claims, Detector, Step, Verdict};
use fpgambit_engine::{Color, Position, Variant, quoted};
use fpgambit_hw::repetition::QueryMode;
use fpgambit_sim::device::repetition::{self, Method, RepetitionUnit};
use fpgambit_sim::device::{Backend, DeviceError};
use fpgambit_sim::words::counted;
use serde::Serialize;

use super::args::{Format, RepetitionArgs};
use super::input::{for_each, needs_stream, note_passed_over, open_file};
use super::{Error, Status, complain, output};

#[derive(Serialize)]
struct GameAnswer {
    /// The number of the game in the file, from 1.
    game: usize,
    white: Option<String>,
    black: Option<String>,
    /// Half-moves played.
    length: u32,
    plies: Vec<PlyAnswer>,
    threefold_ply: Option<u32>,
    fivefold_ply: Option<u32>,
    fifty_move_ply: Option<u32>,
    seventy_five_move_ply: Option<u32>,
    /// Clocks of all queries; absent if there is no circuit.
    #[serde(skip_serializing_if = "Option::is_none")]
    cycles: Option<u64>,
    #[serde(skip)]
    claims: Vec<(u32, &'static str)>,
}

#[derive(Serialize)]
struct PlyAnswer {
    ply: u32,
    count: u32,
    previous_ply: u32,
}

/// Counts are exact up to this. More occurrences make no difference, and counting them would make the time of a long
/// game quadratic.
const COUNT_MAX: u32 = 255;

pub fn run(args: &RepetitionArgs, format: Format) -> Result<Status, Error> {
    check(args)?;
    match &args.pgn {
        Some(path) => file(path, args, format),
        None => list(args, format),
    }
}

/// Checks for options that have no effect together.
fn check(args: &RepetitionArgs) -> Result<(), Error> {
    let wrong = match (args.backend, args.detector.method()) {
        (Some(Backend::Software), None) => {
            "'--backend software' with '--detector hw': expected a backend with a circuit"
        }
        (Some(_), Some(_)) => "'--backend' with a software detector: expected '--detector hw'",
        _ if args.position.stream.skip_bad && args.pgn.is_some() => return Err(needs_stream()),
        (backend, _) => {
            if backend == Some(Backend::Verilator) {
                output::note_unpinned(&["verilator"]);
            }
            return Ok(());
        }
    };
    Err(Error::Usage(wrong.to_owned()))
}

/// Answers each game of a file as soon as it has been read, and prints a message for each game that cannot be read.
fn file(path: &Path, args: &RepetitionArgs, format: Format) -> Result<Status, Error> {
    let input = open_file(path)?;
    let mut judge = Judge::open(args)?;
    let mut answers = Answers::new(args.detector.to_string(), format);
    let mut broken: Option<Error> = None;
    for game in pgn::read(input) {
        let game = match judge {
            Judge::Software(_) => game,
            Judge::Circuit(_) => game.and_then(|game| Ok(game.standard()?)),
        };
        match game {
            Ok(game) => {
                note_passed_over(path, &game);
                let answer = of_game(&game, &mut judge)?;
                answers.add(&answer, &game.start, &game.steps)?;
            }
            Err(ReadError::Io(error)) => return Err(Error::read(path)(error)),
            Err(ReadError::Pgn(error)) => {
                let error = Error::Game {
                    path: path.to_owned(),
                    error: Box::new(error),
                };
                if let Some(before) = broken.replace(error) {
                    complain(&before.to_string());
                }
            }
        }
    }
    if answers.games == 0 && broken.is_none() {
        return Err(Error::NoGame {
            path: path.to_owned(),
        });
    }
    answers.end()?;
    broken.map_or(Ok(Status::Done), Err)
}

/// Answers a list of moves from one position, or from each position of standard input.
fn list(args: &RepetitionArgs, format: Format) -> Result<Status, Error> {
    let given = args.position.given_or(Some("startpos"))?;
    let read = |text: &str| -> Result<(Position, Vec<Step>), Error> {
        let position = given.position(text, Variant::Standard)?;
        let mut after = position.clone();
        let mut moves = Vec::new();
        for (number, text) in (1..).zip(args.moves.split_whitespace()) {
            let read = after.parse_uci(text);
            let mv = read.map_err(|error| Error::Move { number, error })?;
            after.make(mv);
            moves.push(Step::Move(mv));
        }
        Ok((position, moves))
    };
    let mut judge = None;
    for_each(given, read, |(position, steps)| {
        let judge = match &mut judge {
            Some(judge) => judge,
            None => judge.insert(Judge::open(args)?),
        };
        let game = of_steps(position, steps, judge)?;
        match (format, given.is_stream()) {
            (Format::Json, _) => {
                let mut answers = Answers::new(args.detector.to_string(), format);
                answers.add(&game, position, steps)?;
                answers.end()
            }
            (Format::Text, true) => output::print(&game.line()),
            (Format::Text, false) => {
                output::print_part(|output| game.write_text(position, steps, output))
            }
        }
    })?;
    Ok(Status::Done)
}

/// What detects repetitions.
enum Judge {
    Software(Box<dyn Detector>),
    Circuit(Box<dyn RepetitionUnit + Send>),
}

impl Judge {
    fn open(args: &RepetitionArgs) -> Result<Judge, DeviceError> {
        Ok(match args.detector.method() {
            Some(method) => Judge::Software(method.detector()),
            None => Judge::Circuit(repetition::open(
                Method::Counter,
                args.backend.unwrap_or_default(),
            )?),
        })
    }

    fn begin(&mut self, start: &Position) -> Result<(), DeviceError> {
        match self {
            Judge::Software(detector) => detector.clear(),
            Judge::Circuit(unit) => unit.load(start)?,
        }
        Ok(())
    }

    /// The verdict on the position after a move, and its clocks.
    fn after(
        &mut self,
        before: &Position,
        step: Step,
        after: &Position,
    ) -> Result<(Verdict, Option<u32>), DeviceError> {
        match self {
            Judge::Software(detector) => {
                match step {
                    Step::Move(mv) => detector.push(before, mv),
                    Step::Null => detector.push_null(before),
                }
                Ok((detector.query(after, COUNT_MAX), None))
            }
            Judge::Circuit(unit) => {
                unit.push(step)?;
                let found = unit.query(QueryMode::default())?;
                Ok((found.verdict, found.cycles))
            }
        }
    }
}

fn of_game(game: &Game, judge: &mut Judge) -> Result<GameAnswer, DeviceError> {
    let name = |tag| game.tag(tag).map(str::to_owned);
    Ok(GameAnswer {
        game: game.number,
        white: name("White"),
        black: name("Black"),
        ..of_steps(&game.start, &game.steps, judge)?
    })
}

fn of_steps(
    start: &Position,
    steps: &[Step],
    judge: &mut Judge,
) -> Result<GameAnswer, DeviceError> {
    judge.begin(start)?;
    let mut cycles = None;
    let mut position = start.clone();
    let mut claims = Claims::default();
    claims.note(0, &position, 1);
    let mut plies = Vec::new();
    for (ply, &step) in (1..).zip(steps) {
        let before = position.clone();
        step.make(&mut position);
        let (verdict, clocks) = judge.after(&before, step, &position)?;
        if let Some(clocks) = clocks {
            *cycles.get_or_insert(0) += u64::from(clocks);
        }
        claims.note(ply, &position, verdict.count);
        if let Some(back) = verdict.back {
            plies.push(PlyAnswer {
                ply,
                count: verdict.count,
                previous_ply: ply - back,
            });
        }
    }
    Ok(GameAnswer {
        game: 1,
        white: None,
        black: None,
        length: steps.len() as u32,
        plies,
        threefold_ply: claims.threefold,
        fivefold_ply: claims.fivefold,
        fifty_move_ply: claims.fifty_moves,
        seventy_five_move_ply: claims.seventy_five_moves,
        cycles,
        claims: claims.in_order(),
    })
}

/// A move as in a list of moves: `49... Qd2+`.
fn numbered(before: &Position, step: Step) -> String {
    let dots = match before.side_to_move() {
        Color::White => ".",
        Color::Black => "...",
    };
    let number = before.fullmove_number();
    let written = match step {
        Step::Move(mv) => before.san(mv),
        Step::Null => "--".to_owned(),
    };
    format!("{number}{dots} {written}")
}

/// The answers to games, which are printed one after the other; only counts are kept.
struct Answers {
    detector: String,
    format: Format,
    games: u64,
    plies: u64,
    repeated: u64,
    repeating: u64,
    /// The circuit's clocks.
    cycles: Option<u64>,
}

impl Answers {
    fn new(detector: String, format: Format) -> Answers {
        Answers {
            detector,
            format,
            games: 0,
            plies: 0,
            repeated: 0,
            repeating: 0,
            cycles: None,
        }
    }

    /// Prints the answer to a game.
    fn add(&mut self, game: &GameAnswer, start: &Position, steps: &[Step]) -> Result<(), Error> {
        output::print_part(|output| match self.format {
            Format::Json => {
                match self.games {
                    0 => self.write_head(output)?,
                    _ => output.write_all(b",")?,
                }
                serde_json::to_writer(output, game).map_err(io::Error::from)
            }
            Format::Text => game.write_text(start, steps, output),
        })?;
        self.games += 1;
        self.plies += u64::from(game.length);
        self.repeated += game.plies.len() as u64;
        self.repeating += u64::from(!game.plies.is_empty());
        if let Some(cycles) = game.cycles {
            *self.cycles.get_or_insert(0) += cycles;
        }
        Ok(())
    }

    fn write_head(&self, output: &mut dyn io::Write) -> io::Result<()> {
        let detector = output::json(&self.detector);
        write!(output, "{{\"detector\":{detector},\"games\":[")
    }

    /// Prints the summary after the last game.
    fn end(&self) -> Result<(), Error> {
        output::print_part(|output| match self.format {
            Format::Json => {
                if self.games == 0 {
                    self.write_head(output)?;
                }
                writeln!(output, "]}}")
            }
            Format::Text => writeln!(
                output,
                "\n{}, {}: {} in {} ({}{})",
                counted(self.games, "game", "games"),
                counted(self.plies, "ply", "plies"),
                counted(self.repeated, "repeated position", "repeated positions"),
                counted(self.repeating, "game", "games"),
                self.detector,
                self.cycles
                    .map_or(String::new(), |cycles| format!(", {cycles} cycles"))
            ),
        })
    }
}

impl GameAnswer {
    /// Prints a heading, a line for each repeated position, and a line for each claim.
    fn write_text(
        &self,
        start: &Position,
        steps: &[Step],
        output: &mut dyn io::Write,
    ) -> io::Result<()> {
        let name = |name: &Option<String>| quoted(name.as_deref().unwrap_or("?"));
        write!(output, "game {}", self.game)?;
        if self.white.is_some() || self.black.is_some() {
            write!(output, ", {} - {}", name(&self.white), name(&self.black))?;
        }
        let plies = counted(self.length.into(), "ply", "plies");
        writeln!(output, ", {plies}: {}", self.line())?;
        if !self.plies.is_empty() {
            writeln!(output, "   ply  move              count  before at ply")?;
        }
        let mut position = start.clone();
        let mut played = 0;
        for &PlyAnswer {
            ply,
            count,
            previous_ply,
        } in &self.plies
        {
            // The move that led to the repeated position, in the usual notation.
            let last = ply as usize - 1;
            for step in &steps[played..last] {
                step.make(&mut position);
            }
            played = last;
            let mv = numbered(&position, steps[last]);
            writeln!(output, "{ply:>6}  {mv:<16} {count:>6}  {previous_ply:>13}")?;
        }
        for (ply, claim) in &self.claims {
            writeln!(output, "{ply:>6}  {claim}")?;
        }
        Ok(())
    }

    fn line(&self) -> String {
        match self.plies.len() {
            0 => "no repetition".to_owned(),
            number => counted(number as u64, "repeated position", "repeated positions"),
        }
    }
}
