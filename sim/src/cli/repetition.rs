//! `fpgambit repetition`: which positions of games have occurred before.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use fpgambit_engine::pgn::{self, Game};
use fpgambit_engine::repetition::Claims;
use fpgambit_engine::{Color, Move, Position, quoted};
use serde::Serialize;

use super::args::{Format, RepetitionArgs};
use super::input::{for_each, is_stream};
use super::{Error, Status, complain, output};

/// The result as other programs read it.
#[derive(Serialize)]
struct Answer {
    detector: String,
    games: Vec<GameAnswer>,
}

#[derive(Serialize)]
struct GameAnswer {
    /// Which of the file, from 1.
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
    #[serde(skip)]
    claims: Vec<(u32, &'static str)>,
}

#[derive(Serialize)]
struct PlyAnswer {
    ply: u32,
    count: u32,
    previous_ply: u32,
    /// The move that led there, as players write it.
    #[serde(skip)]
    text: String,
}

pub fn run(args: &RepetitionArgs, format: Format) -> Result<Status, Error> {
    match &args.pgn {
        Some(path) => file(path, args, format),
        None => list(args, format),
    }
}

/// The games of a file, then a word on each that could not be read.
fn file(path: &Path, args: &RepetitionArgs, format: Format) -> Result<Status, Error> {
    let bytes = fs::read(path).map_err(|error| Error::Read {
        path: path.to_owned(),
        error,
    })?;
    let mut broken = Vec::new();
    let mut games = Vec::new();
    for game in pgn::games(&bytes) {
        match game {
            Ok(game) => games.push(of_game(&game, args)),
            Err(error) => broken.push(Error::Game {
                path: path.to_owned(),
                error: Box::new(error),
            }),
        }
    }
    if games.is_empty() && broken.is_empty() {
        return Err(Error::NoGame {
            path: path.to_owned(),
        });
    }
    let answer = Answer {
        detector: args.detector.to_string(),
        games,
    };
    output::print(&match format {
        Format::Json => output::json(&answer),
        Format::Text => answer.text(),
    })?;
    let Some(last) = broken.pop() else {
        return Ok(Status::Done);
    };
    for error in broken {
        complain(&error.to_string());
    }
    Err(last)
}

/// A list of moves, from one position or from each of standard input.
fn list(args: &RepetitionArgs, format: Format) -> Result<Status, Error> {
    let start = Position::startpos().to_string();
    let fen = args.fen.as_deref().unwrap_or(&start);
    let read = |text: &str| -> Result<(Position, Vec<Move>), Error> {
        let position: Position = text.parse()?;
        let mut after = position.clone();
        let mut moves = Vec::new();
        for (number, text) in (1..).zip(args.moves.split_whitespace()) {
            let read = after.parse_uci(text);
            let mv = read.map_err(|error| Error::Move { number, error })?;
            after.make(mv);
            moves.push(mv);
        }
        Ok((position, moves))
    };
    for_each(fen, read, |(position, moves)| {
        let answer = Answer {
            detector: args.detector.to_string(),
            games: vec![of_moves(position, moves, args)],
        };
        output::print(&match (format, is_stream(fen)) {
            (Format::Json, _) => output::json(&answer),
            (Format::Text, true) => answer.games[0].line(),
            (Format::Text, false) => answer.games[0].text(),
        })
    })?;
    Ok(Status::Done)
}

fn of_game(game: &Game, args: &RepetitionArgs) -> GameAnswer {
    let name = |tag| game.tag(tag).map(str::to_owned);
    GameAnswer {
        game: game.number,
        white: name("White"),
        black: name("Black"),
        ..of_moves(&game.start, &game.moves, args)
    }
}

fn of_moves(start: &Position, moves: &[Move], args: &RepetitionArgs) -> GameAnswer {
    let mut detector = args.detector.method().detector();
    let mut position = start.clone();
    let mut claims = Claims::default();
    claims.note(0, &position, 1);
    let mut plies = Vec::new();
    for (ply, &mv) in (1..).zip(moves) {
        let before = position.clone();
        detector.push(&before, mv);
        position.make(mv);
        let verdict = detector.query(&position, u32::MAX);
        claims.note(ply, &position, verdict.count);
        if let Some(back) = verdict.back {
            plies.push(PlyAnswer {
                ply,
                count: verdict.count,
                previous_ply: ply - back,
                text: numbered(&before, mv),
            });
        }
    }
    GameAnswer {
        game: 1,
        white: None,
        black: None,
        length: moves.len() as u32,
        plies,
        threefold_ply: claims.threefold,
        fivefold_ply: claims.fivefold,
        fifty_move_ply: claims.fifty_moves,
        seventy_five_move_ply: claims.seventy_five_moves,
        claims: claims.in_order(),
    }
}

/// A move as it stands in a list of moves: `49... Qd2+`.
fn numbered(before: &Position, mv: Move) -> String {
    let dots = match before.side_to_move() {
        Color::White => ".",
        Color::Black => "...",
    };
    let number = before.fullmove_number();
    format!("{number}{dots} {}", before.san(mv))
}

impl Answer {
    /// Every game, and all of them together.
    fn text(&self) -> String {
        let mut text = String::new();
        for game in &self.games {
            text += &game.text();
        }
        let repeating = self.games.iter().filter(|game| !game.plies.is_empty());
        let plies: u32 = self.games.iter().map(|game| game.length).sum();
        let repeated: usize = self.games.iter().map(|game| game.plies.len()).sum();
        writeln!(
            text,
            "\n{} games, {plies} plies: {repeated} repeated positions in {} games ({})",
            self.games.len(),
            repeating.count(),
            self.detector
        )
        .expect("a String takes any text");
        text
    }
}

impl GameAnswer {
    /// A heading, a line for each repeated position, a line for each claim.
    fn text(&self) -> String {
        let name = |name: &Option<String>| quoted(name.as_deref().unwrap_or("?"));
        let mut text = format!("game {}", self.game);
        if self.white.is_some() || self.black.is_some() {
            text += &format!(", {} - {}", name(&self.white), name(&self.black));
        }
        text += &format!(", {} plies: {}\n", self.length, self.line());
        if !self.plies.is_empty() {
            text += "   ply  move              count  before at ply\n";
        }
        for repeated in &self.plies {
            let PlyAnswer {
                ply,
                count,
                previous_ply,
                text: mv,
            } = repeated;
            writeln!(text, "{ply:>6}  {mv:<16} {count:>6}  {previous_ply:>13}")
                .expect("a String takes any text");
        }
        for (ply, claim) in &self.claims {
            writeln!(text, "{ply:>6}  {claim}").expect("a String takes any text");
        }
        text
    }

    fn line(&self) -> String {
        match self.plies.len() {
            0 => "no repetition".to_owned(),
            1 => "1 repeated position".to_owned(),
            several => format!("{several} repeated positions"),
        }
    }
}
