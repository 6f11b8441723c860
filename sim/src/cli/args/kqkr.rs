//! `fpgambit kqkr`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use fpgambit_engine::kqkr::MOVES_MAX;

use super::{PositionArgs, Words, command, whole};

/// Build and use endgame tables for queen against rook, after McCarthy (1980)
///
/// The tables cover every legal position with king and queen against king and rook. For each position they give the
/// distance to mate and the distance to conversion. Conversion is mate, or a capture by the winner that leaves a won
/// ending.
///
/// Without --table, the commands compute the tables when they start. This takes less than a second.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit kqkr probe '1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1'
  fpgambit kqkr build --out kqkr.table
  fpgambit kqkr play --table kqkr.table")]
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

/// Compute the endgame tables and write them to a file
///
/// --form selects what the file stores; all forms give the same answers. `whole` stores every position. `eightfold`
/// stores one of each eight symmetric positions.
///
/// `lists` stores lists of the positions that the side to move wins, grouped by the squares of three of the pieces.
/// With --moves N, the lists omit each win that a search of N moves per side can find. With N = 3, they need less than
/// 128K words of 36 bits for each goal (mate and conversion). With N = 5, a probe takes about a second.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit kqkr build --out kqkr.table
  fpgambit kqkr build --form lists --moves 3 --out kqkr-small.table")]
pub struct BuildArgs {
    /// Form of the table
    #[arg(long, value_enum, default_value_t = Form::Eightfold, value_name = "FORM")]
    pub form: Form,

    /// Depth of the search in moves per side, 0 to 5; needs --form lists
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 0, value_parser = moves)]
    pub moves: usize,

    /// File for the tables
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// What a file stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// One byte for each position, side to move and goal
    Whole,
    /// Like whole, but only with the winner's king in the triangle a1, d1, d4
    Eightfold,
    /// Lists of the won positions that a short search does not find
    Lists,
}

fn moves(text: &str) -> Result<usize, String> {
    whole(text, 0, MOVES_MAX)
}

/// Count wins, draws and losses, and list the longest wins
///
/// The counts cover all legal placements of the four pieces on 64 squares. The queen's colour is fixed.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit kqkr stats
  fpgambit kqkr stats --words")]
pub struct StatsArgs {
    /// Also print the size of --form lists in words for each --moves N, which takes some seconds
    #[arg(long)]
    pub words: bool,
}

/// Play queen against rook against you or a UCI engine
///
/// The program plays one side from its table. You play the other side: type one move in UCI notation per line, or
/// `quit`. After an illegal move, the program asks again. With --engine, a UCI engine plays the other side. The game
/// ends with mate, stalemate, bare kings, fifty moves without a capture, or the end of the input.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit kqkr play
  fpgambit kqkr play '8/8/8/8/Q7/5k2/8/K3r3 w - - 0 1' --engine 'fpgambit uci'
  fpgambit kqkr play --table kqkr-small.table --goal conversion --program both")]
pub struct PlayArgs {
    /// Starting position: a FEN or an EPD line in quotes [default: a mate in 35 for White]
    #[arg(value_name = "POSITION")]
    pub position: Option<String>,

    /// Starting position, as an alternative to POSITION
    #[arg(long, value_name = "FEN", conflicts_with = "position")]
    pub fen: Option<String>,

    /// Side that the program plays
    #[arg(long, value_enum, default_value_t = Sides::White, value_name = "SIDE")]
    pub program: Sides,

    /// Goal that the program tries to reach in the fewest plies when it is winning
    #[arg(long, value_enum, default_value_t = Hurry::Mate, value_name = "GOAL")]
    pub goal: Hurry,

    /// Table file written by `kqkr build` [default: compute the tables]
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,

    /// UCI engine that plays the other side, with its arguments in one quoted string
    #[arg(long, value_name = "COMMAND", value_parser = command)]
    pub engine: Option<Words>,

    /// Time per move for the engine in milliseconds; needs --engine
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

/// The help of the position, which cannot be startpos.
const POSITION: &str = "Position with these pieces: a FEN or an EPD line in quotes; `-` reads one position per line \
    from standard input";

/// Print whether a position is won, the distances to mate and conversion, and a best move
///
/// Accepts king and queen against king and rook, and a queen or a rook against a bare king, for either colour. The
/// distances assume that the winner plays for the shortest distance and the loser for the longest.
#[derive(Debug, Args)]
#[command(after_help = "\
JSON fields:
  wdl   win, draw or loss for the side to move
  dtm   plies to mate; null if drawn
  dtc   plies to conversion: mate, or a capture by the winner that leaves a won ending; null if drawn
  best  a best move: one that keeps wdl and dtm; null if there is no legal move

Examples:
  fpgambit kqkr probe '1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1'
  fpgambit --format json kqkr probe - --table kqkr.table <positions.fen")]
#[command(mut_arg("position", |arg| arg.help(POSITION).long_help(POSITION)))]
pub struct ProbeArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    /// Table file written by `kqkr build` [default: compute the tables]
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,
}
