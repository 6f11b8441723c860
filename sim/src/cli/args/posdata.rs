//! `fpgambit posdata`.

use std::fmt;

use clap::{Args, ValueEnum};
use fpgambit_engine::posdata::{PieceType, RayOrder};
use fpgambit_engine::{Color, Kind, Square};

/// Shows Sandstroem's posdata: a walk drawn on a board, or the whole table
///
/// The numbers are the order in which an unhindered piece visits the squares; a pawn's captures are marked x. The
/// dump has a line for each entry: piece type, from, at, nextpos, nextdir, squares from a1 = 0 to h8 = 63.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit posdata --piece queen --from d4
  fpgambit posdata --piece queen --from e8 --order longest-first
  fpgambit posdata --dump")]
pub struct PosdataArgs {
    /// pawn, black-pawn, knight, bishop, rook, queen or king, or a FEN letter
    #[arg(long, value_name = "PIECE", value_parser = piece_type, required_unless_present = "dump")]
    pub piece: Option<PieceType>,

    /// The square it stands on
    #[arg(long, value_name = "SQUARE", required_unless_present = "dump")]
    pub from: Option<Square>,

    /// In which order the rays are walked
    #[arg(long, value_enum, default_value_t = Order::Default, value_name = "ORDER")]
    pub order: Order,

    /// The whole table
    #[arg(long, conflicts_with_all = ["piece", "from"])]
    pub dump: bool,
}

/// The order of the rays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Order {
    /// GNU Chess 4's, by fixed directions
    Default,
    /// The longest ray first, as in the note of 1989
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

/// A piece by its name, in capitals or not, or by its FEN letter.
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
