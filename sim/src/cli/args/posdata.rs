//! `fpgambit posdata`.

use std::fmt;

use clap::{Args, ValueEnum};
use fpgambit_engine::posdata::{PieceType, RayOrder};
use fpgambit_engine::{Color, Kind, Square};

/// Show posdata, Sandstroem's next-square table: the walk of one piece, or the whole table
///
/// Posdata defines the order in which the move generator visits the squares that a piece can reach. With --piece and
/// --from, the command draws the squares on an empty board and numbers them in this order. An x marks a pawn's
/// captures.
///
/// With --dump, it prints one line per entry: piece type, origin, current square, nextpos, nextdir. Nextpos is the next
/// square on the same ray, and nextdir is the first square of the next ray. Squares have the numbers a1 = 0 to h8 = 63.
/// An entry whose nextpos and nextdir are both the origin ends the walk; --dump omits it unless its current square is
/// the origin.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit posdata --piece queen --from d4
  fpgambit posdata --piece queen --from e8 --order longest-first
  fpgambit posdata --dump")]
pub struct PosdataArgs {
    /// Piece: pawn, black-pawn, knight, bishop, rook, queen, king, or its FEN letter
    #[arg(long, value_name = "PIECE", value_parser = piece_type, required_unless_present = "dump")]
    pub piece: Option<PieceType>,

    /// Square on which the piece stands, such as d4
    #[arg(long, value_name = "SQUARE", required_unless_present = "dump")]
    pub from: Option<Square>,

    /// Order in which the walk visits the rays
    #[arg(long, value_enum, default_value_t = Order::Default, value_name = "ORDER")]
    pub order: Order,

    /// Print the whole table instead of one walk
    #[arg(long, conflicts_with_all = ["piece", "from"])]
    pub dump: bool,
}

/// The order of the rays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Order {
    /// A fixed order of directions, as in GNU Chess 4
    Default,
    /// The longest ray first, as in Sandstroem's note of 1989
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
