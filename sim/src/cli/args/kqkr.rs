//! `fpgambit kqkr`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use fpgambit_engine::kqkr::MOVES_MAX;

use super::{PositionArgs, Words, command, whole};

/// Builds and uses queen-against-rook endgame tables, after McCarthy (1980)
///
/// The tables cover every legal position of king and queen against king and rook. They give the distance to mate and to
/// conversion (mate, or the winner's capture into a won ending). Without --table the tables are computed at startup, which
/// takes less than a second.
#[derive(Debug, Args)]
pub struct KqkrArgs {
    /// What to do.
    #[command(subcommand)]
    pub command: KqkrCommand,
}

/// What to do with the tables.
#[derive(Debug, Subcommand)]
pub enum KqkrCommand {
    Build(BuildArgs),
    Stats(StatsArgs),
    Probe(ProbeArgs),
    Play(PlayArgs),
}

/// Computes the endgame tables and writes them to a file
///
/// --form selects what is stored: every position; one of each eight symmetric positions; or lists of the positions won for
/// the side to move, grouped by three of the pieces. With --moves N the lists omit wins that a look-ahead of N moves per
/// side finds. With 3 they take less than 128K 36-bit words per goal; with 5 a probe takes about a second. All forms give
/// the same answers.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit kqkr build --out kqkr.table
  fpgambit kqkr build --form lists --moves 3 --out kqkr-small.table")]
pub struct BuildArgs {
    /// Table format
    #[arg(long, value_enum, default_value_t = Form::Eightfold, value_name = "FORM")]
    pub form: Form,

    /// Look-ahead in moves per side, for --form lists
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 0, value_parser = moves)]
    pub moves: usize,

    /// Output file
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// What a file stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// One byte per position, side to move and goal
    Whole,
    /// As whole, but only with the winner's king in the triangle a1, d1, d4
    Eightfold,
    /// Lists of won positions, with a look-ahead
    Lists,
}

fn moves(text: &str) -> Result<usize, String> {
    whole(text, 0, MOVES_MAX)
}

/// Counts wins, draws and losses, and lists the longest wins
///
/// The counts cover all legal placements of the four pieces on 64 squares, with the queen's colour fixed.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit kqkr stats
  fpgambit kqkr stats --words")]
pub struct StatsArgs {
    /// Also count the words of the lists format for every look-ahead, which takes some seconds
    #[arg(long)]
    pub words: bool,
}

/// Plays the ending against a person or a UCI engine
///
/// The program plays one side from its table. The other side's moves are read from standard input, one UCI move per line,
/// or come from an engine. After an illegal move the program asks again. The game ends with mate, stalemate, bare kings,
/// fifty moves without a capture, or at the end of the input.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit kqkr play
  fpgambit kqkr play '8/8/8/8/Q7/5k2/8/K3r3 w - - 0 1' --engine 'fpgambit uci'
  fpgambit kqkr play --table kqkr-small.table --goal conversion --program both")]
pub struct PlayArgs {
    /// Starting position: a FEN or an EPD line [default: a mate in 35 for White]
    #[arg(value_name = "POSITION")]
    pub position: Option<String>,

    /// Starting position as a FEN
    #[arg(long, value_name = "FEN", conflicts_with = "position")]
    pub fen: Option<String>,

    /// Side that the program plays
    #[arg(long, value_enum, default_value_t = Sides::White, value_name = "SIDE")]
    pub program: Sides,

    /// Goal that the winning program reaches as fast as possible
    #[arg(long, value_enum, default_value_t = Hurry::Mate, value_name = "GOAL")]
    pub goal: Hurry,

    /// Table file written by `kqkr build` [default: compute the tables]
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,

    /// UCI engine for the other side: program and arguments as one quoted string
    #[arg(long, value_name = "COMMAND", value_parser = command)]
    pub engine: Option<Words>,

    /// Engine's time per move in ms
    #[arg(long, value_name = "MS", allow_negative_numbers = true, default_value_t = 100, requires = "engine",
        value_parser = milliseconds)]
    pub movetime: u32,
}

fn milliseconds(text: &str) -> Result<u32, String> {
    whole(text, 1, 3_600_000)
}

/// The sides that the program plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Sides {
    /// White
    White,
    /// Black
    Black,
    /// Both sides
    Both,
}

/// The goal that the winner reaches as fast as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Hurry {
    /// Checkmate
    Mate,
    /// Checkmate, or a capture into a won ending
    Conversion,
}

/// Prints a position's value, its distances and a best move
///
/// Covers king and queen against king and rook, and queen or rook against a bare king, with either colour winning. The
/// winner plays for the shortest distance, the loser for the longest.
#[derive(Debug, Args)]
#[command(after_help = "\
JSON fields:
  wdl   win, draw or loss for the side to move
  dtm   plies to mate; null if drawn
  dtc   plies to mate or to the winner's capture into a won ending; null if drawn
  best  a move that keeps the value and dtm; null without a legal move

Examples:
  fpgambit kqkr probe '1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1'
  fpgambit --format json kqkr probe - --table kqkr.table <positions.fen")]
pub struct ProbeArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    /// Table file written by `kqkr build` [default: compute the tables]
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,
}
