//! `fpgambit kqkr play`: plays from the table.

use fpgambit_engine::kqkr::{Goal, Value, best_move, probe, value};
use fpgambit_engine::{Color, Kind, Move, Position, Variant};
use fpgambit_sim::words::counted;
use serde::Serialize;

use super::opponent::{Engine, Opponent};
use super::table;
use crate::cli::args::{Format, Hurry, PlayArgs, Sides};
use crate::cli::input::Given;
use crate::cli::{Error, Status, output};

/// The default starting position: mate in 35.
const START: &str = "8/8/2k5/2r5/8/8/8/2KQ4 w - - 0 1";
/// Half-moves without a capture that end a game.
const FIFTY_MOVES: u32 = 100;

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    fen: String,
    moves: Vec<String>,
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` if the game was aborted.
    result: &'static str,
    /// The reason for the end.
    reason: &'static str,
}

pub fn run(args: &PlayArgs, format: Format) -> Result<Status, Error> {
    if args.engine.is_some() && args.program == Sides::Both {
        let message = "--engine cannot be used with --program both: expected white or black";
        return Err(Error::Usage(message.to_owned()));
    }
    let given = Given {
        text: args
            .position
            .as_ref()
            .or(args.fen.as_ref())
            .map_or(START, String::as_str),
        takes_epd: args.position.is_some(),
        skip_bad: false,
    };
    let start = given.position(given.text, Variant::Standard)?;
    let table = table(args.table.as_deref())?;
    probe(&table, &start)?;
    let goal = match args.goal {
        Hurry::Mate => Goal::Mate,
        Hurry::Conversion => Goal::Conversion,
    };
    let mut opponent = match &args.engine {
        Some(command) => Opponent::Engine(Engine::start(command, args.movetime)?),
        None => Opponent::Person,
    };
    let fen = start.to_string();
    let (mut position, mut moves) = (start, Vec::<Move>::new());
    let (result, reason) = loop {
        if let Some(end) = end(&position) {
            break end;
        }
        let side = position.side_to_move();
        let known = value(&table, &position, goal);
        let mv = if plays(args.program, side) {
            best_move(&table, &position, goal)
        } else {
            if format == Format::Text {
                output::print(&board(&position))?;
            }
            opponent.choose(&fen, &moves, &position)?
        };
        let Some(mv) = mv else {
            break ("*", "unfinished");
        };
        if format == Format::Text {
            output::print(&line(&position, mv, known))?;
        }
        position = position.play(mv);
        moves.push(mv);
    };
    output::print(&match format {
        Format::Text => format!("{}{result}: {reason}", board(&position)),
        Format::Json => output::json(&Answer {
            fen,
            moves: moves.iter().map(Move::to_string).collect(),
            result,
            reason,
        }),
    })?;
    Ok(Status::Done)
}

fn plays(program: Sides, side: Color) -> bool {
    match program {
        Sides::White => side == Color::White,
        Sides::Black => side == Color::Black,
        Sides::Both => true,
    }
}

fn end(position: &Position) -> Option<(&'static str, &'static str)> {
    if position.legal_moves().is_empty() {
        return Some(match (position.is_check(), position.side_to_move()) {
            (false, _) => ("1/2-1/2", "stalemate"),
            (true, Color::White) => ("0-1", "mate"),
            (true, Color::Black) => ("1-0", "mate"),
        });
    }
    if position.occupied() == position.of_kind(Kind::King) {
        return Some(("1/2-1/2", "bare kings"));
    }
    (position.halfmove_clock() >= FIFTY_MOVES).then_some(("1/2-1/2", "fifty moves"))
}

/// A move with the table's value of the position before it.
fn line(position: &Position, mv: Move, known: Option<Value>) -> String {
    let number = position.fullmove_number();
    let dots = match position.side_to_move() {
        Color::White => ".",
        Color::Black => "...",
    };
    let says = match known {
        Some(Value::Win(plies)) => format!("wins in {}", counted(plies.into(), "ply", "plies")),
        Some(Value::Loss(plies)) => format!("loses in {}", counted(plies.into(), "ply", "plies")),
        _ => "draw".to_owned(),
    };
    format!("{number}{dots} {mv}  ({says})")
}

/// Draws the board with rank 8 on top.
fn board(position: &Position) -> String {
    let fen = position.to_string();
    let ranks = fen.split(' ').next().unwrap_or_default().split('/');
    let mut text = String::new();
    for (rank, squares) in (1..=8).rev().zip(ranks) {
        text.push_str(&format!("{rank} "));
        for letter in squares.chars() {
            match letter.to_digit(10) {
                Some(empty) => text.push_str(&" .".repeat(empty as usize)),
                None => text.extend([' ', letter]),
            }
        }
        text.push('\n');
    }
    text.push_str("   a b c d e f g h\n");
    text
}
