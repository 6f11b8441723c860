//! `fpgambit posdata`.

use std::fmt;

use clap::{Args, ValueEnum};
use fpgambit_engine::posdata::{PieceType, RayOrder};
use fpgambit_engine::{Color, Kind, Square};

/// Shows Sandstroem's posdata table: one piece's walk drawn on a board, or the whole table
///
/// The posdata table gives, for a piece and its square, the order in which the piece's target squares are visited. The
/// numbers on the board are that order on an empty board; pawn captures are marked x.
///
/// --dump prints one line per entry: piece type, from, at, nextpos, nextdir. Squares are numbered from a1 = 0 to h8 = 63. It
/// leaves out entries of other squares whose two numbers both are the piece's own square.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit posdata --piece queen --from d4
  fpgambit posdata --piece queen --from e8 --order longest-first
  fpgambit posdata --dump")]
pub struct PosdataArgs {
    /// Piece: pawn, black-pawn, knight, bishop, rook, queen or king, or a FEN letter
    #[arg(long, value_name = "PIECE", value_parser = piece_type, required_unless_present = "dump")]
    pub piece: Option<PieceType>,

    /// Square of the piece
    #[arg(long, value_name = "SQUARE", required_unless_present = "dump")]
    pub from: Option<Square>,

    /// Order of the rays
    #[arg(long, value_enum, default_value_t = Order::Default, value_name = "ORDER")]
    pub order: Order,

    /// Print the whole table
    #[arg(long, conflicts_with_all = ["piece", "from"])]
    pub dump: bool,
}

/// The order of the rays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Order {
    /// Fixed order of directions, as in GNU Chess 4
    Default,
    /// Longest ray first, as in Sandstroem's note of 1989
    LongestFirst,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Order::Default => "default",
            Order::LongestFirst => "longest-first",
        })
    }
}

impl From<Order> for RayOrder {
    fn from(order: Order) -> RayOrder {
        match order {
            Order::Default => RayOrder::GnuChess,
            Order::LongestFirst => RayOrder::LongestFirst,
        }
    }
}

/// Parses a piece by its name, in any case, or by its FEN letter.
fn piece_type(text: &str) -> Result<PieceType, String> {
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        match Kind::from_letter(letter.to_ascii_lowercase()) {
            Some(Kind::Pawn) if letter == 'p' => return Ok(PieceType::BlackPawn),
            Some(kind) => return Ok(PieceType::of(kind, Color::White)),
            None => {}
        }
    }
    match text.to_ascii_lowercase().parse() {
        Ok(PieceType::None) | Err(_) => Err(
            "expected pawn, black-pawn, knight, bishop, rook, queen, king or a FEN letter".into(),
        ),
        Ok(piece) => Ok(piece),
    }
}
