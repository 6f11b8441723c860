//! `fpgambit kqkr`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use fpgambit_engine::kqkr::MOVES_MAX;

use super::{PositionArgs, Words, command, whole};

/// Queen against rook: McCarthy's tables of 1980
///
/// Every legal position of king and queen against king and rook, with the distance to mate and to the conversion: mate,
/// or the winner's capture into a won ending. Without --table the tables are solved anew, which takes less than a second.
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

/// Solves the ending and writes the tables to a file
///
/// The form says what is kept: every position of the board; one of each eight that are symmetric; or lists of won
/// positions, the winner to move, subsumed under three of the men. With --moves the lists leave out what a look-ahead of
/// so many moves of each side finds: with 3 they take less than 128K words of 36 bits for a goal; with 5 a probe takes about a second. All forms give the
/// same answers.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit kqkr build --out kqkr.table
  fpgambit kqkr build --form lists --moves 3 --out kqkr-small.table")]
pub struct BuildArgs {
    /// What the file keeps
    #[arg(long, value_enum, default_value_t = Form::Eightfold, value_name = "FORM")]
    pub form: Form,

    /// Moves of each side that the look-ahead goes, form lists
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 0, value_parser = moves)]
    pub moves: usize,

    /// The file to write
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// What a file keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// A byte for every position, side to move and goal
    Whole,
    /// The same with the winner's king in the triangle a1, d1, d4
    Eightfold,
    /// Lists of won positions, and a look-ahead
    Lists,
}

fn moves(text: &str) -> Result<usize, String> {
    whole(text, 0, MOVES_MAX)
}

/// Counts wins, draws and losses, and lists the longest wins
///
/// Over all legal positions of the four men on 64 squares, the queen being of one colour.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit kqkr stats
  fpgambit kqkr stats --words")]
pub struct StatsArgs {
    /// Also counts the words of lists against plies of look-ahead, which takes some seconds
    #[arg(long)]
    pub words: bool,
}

/// Plays the ending against a person or a UCI engine
///
/// The program plays one side from its table; the other side's moves are read from standard input, one UCI move a line, or
/// come from an engine. A move that is not legal is asked for again. The game ends with mate, stalemate, bare kings, fifty
/// moves without a capture, or when the moves end.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit kqkr play
  fpgambit kqkr play '8/8/8/8/Q7/5k2/8/K3r3 w - - 0 1' --engine 'fpgambit uci'
  fpgambit kqkr play --table kqkr-small.table --goal conversion --program both")]
pub struct PlayArgs {
    /// Where the game begins, as a FEN or an EPD line [default: a mate in 35 for White]
    #[arg(value_name = "POSITION")]
    pub position: Option<String>,

    /// The same as a FEN
    #[arg(long, value_name = "FEN", conflicts_with = "position")]
    pub fen: Option<String>,

    /// Which side the program plays
    #[arg(long, value_enum, default_value_t = Sides::White, value_name = "SIDE")]
    pub program: Sides,

    /// What the program hurries to
    #[arg(long, value_enum, default_value_t = Hurry::Mate, value_name = "GOAL")]
    pub goal: Hurry,

    /// Tables that kqkr build has written [default: solved anew]
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,

    /// A UCI engine that plays the other side: a program and its arguments, in one
    #[arg(long, value_name = "COMMAND", value_parser = command)]
    pub engine: Option<Words>,

    /// Milliseconds the engine has for a move
    #[arg(long, value_name = "MS", allow_negative_numbers = true, default_value_t = 100, requires = "engine",
        value_parser = milliseconds)]
    pub movetime: u32,
}

fn milliseconds(text: &str) -> Result<u32, String> {
    whole(text, 1, 3_600_000)
}

/// Whose moves the program makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Sides {
    /// White's
    White,
    /// Black's
    Black,
    /// Both sides'
    Both,
}

/// What the winner hurries to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Hurry {
    /// Mate
    Mate,
    /// Mate, or the capture into a won ending
    Conversion,
}

/// Tells a position's value, its distances and a best move
///
/// For king and queen against king and rook of either colours, and for queen or rook against a king alone. dtm: plies to
/// mate; dtc: plies to mate or to the winner's capture into a won ending, the winner hurrying and the loser delaying.
/// The best move keeps the value and its plies to mate.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit kqkr probe '1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1'
  fpgambit --format json kqkr probe - --table kqkr.table <positions.fen")]
pub struct ProbeArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    /// Tables that kqkr build has written [default: solved anew]
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,
}
