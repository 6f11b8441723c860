//! Queries and answer words, in Rust.

use fpgambit_engine::posdata::Board;
use fpgambit_engine::posdata::attack::{AttackMap, XRay};
use fpgambit_engine::{Color, Kind, Piece, Square};

/// The queries of the unit; the numbers are those of `query_kind`.
///
/// See [`fpgambit_engine::posdata::attack`] for their meaning, and the [module](super) for the layout of the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Query {
    /// 0, SqAtakd: does a side attack a square?
    Attacked {
        /// The square.
        square: Square,
        /// The attacking side.
        by: Color,
    },
    /// 1: the pieces that attack a square.
    Attackers {
        /// The square.
        square: Square,
        /// The attacking side.
        by: Color,
    },
    /// 2, ataks: all squares that a side attacks.
    Ataks(Color),
    /// 3, BRscan: the squares that the bishop, rook or queen on a square sees.
    BrScan(Square),
    /// 4, KingScan: the surroundings of a side's king.
    KingScan(Color),
    /// 5, trapped: has the piece on a square nowhere to go?
    Trapped(Square),
}

impl Query {
    /// Returns the words for `query_kind`, `query_square` and `query_side`; ports that the query does not use are 0.
    pub fn ports(self) -> (u32, u32, u32) {
        let (kind, square, side) = match self {
            Self::Attacked { square, by } => (0, Some(square), Some(by)),
            Self::Attackers { square, by } => (1, Some(square), Some(by)),
            Self::Ataks(side) => (2, None, Some(side)),
            Self::BrScan(square) => (3, Some(square), None),
            Self::KingScan(side) => (4, None, Some(side)),
            Self::Trapped(square) => (5, Some(square), None),
        };
        (
            kind,
            square.map_or(0, |square| square.index() as u32),
            side.map_or(0, |side| side.index() as u32),
        )
    }

    /// Returns the query that the ports encode; `None` for kinds 6 and 7.
    pub fn from_ports(kind: u32, square: u32, by: Color) -> Option<Self> {
        let square = Square::wrapping(square as u8);
        Some(match kind {
            0 => Self::Attacked { square, by },
            1 => Self::Attackers { square, by },
            2 => Self::Ataks(by),
            3 => Self::BrScan(square),
            4 => Self::KingScan(by),
            5 => Self::Trapped(square),
            _ => return None,
        })
    }

    /// Returns the answer of the software routines, in the unit's words and order.
    ///
    /// The routines walk `board` with its own table, so the order of the items is that table's.
    pub fn answer(self, board: &Board<'_>) -> Vec<u16> {
        match self {
            Self::Attacked { square, by } => vec![board.sq_attacked(square, by).into()],
            Self::Attackers { square, by } => attackers(board, square, by),
            Self::Ataks(side) => {
                let map = board.ataks(side);
                Square::ALL.map(|square| census(&map, square)).to_vec()
            }
            Self::BrScan(square) => {
                let Some(scan) = board.br_scan(square) else {
                    return vec![0];
                };
                let items = scan.xrays.iter().map(|&XRay { front, back, pin }| {
                    (front.index() | back.index() << 6) as u16 | u16::from(pin) << 12
                });
                items.chain([1 << 15 | u16::from(scan.mobility)]).collect()
            }
            Self::KingScan(side) => {
                let scan = board.king_scan(side);
                vec![
                    u16::from(scan.attacked) | u16::from(scan.own) << 4 | u16::from(scan.safe) << 8,
                ]
            }
            Self::Trapped(square) => vec![board.trapped(square).into()],
        }
    }
}

/// Returns the word for a square of the map.
fn census(map: &AttackMap, square: Square) -> u16 {
    u16::from(map.count(square)) | u16::from(map.kinds(square)) << 8
}

fn attackers(board: &Board<'_>, square: Square, by: Color) -> Vec<u16> {
    let pieces: Vec<(Square, Piece)> = board
        .attackers(square, by)
        .into_iter()
        .filter_map(|at| Some((at, board.piece_at(at)?)))
        .collect();
    let kinds = Kind::ALL
        .into_iter()
        .filter(|kind| pieces.iter().any(|(_, piece)| piece.kind == *kind))
        .fold(0, |kinds, kind| kinds | 1 << kind.index());
    let items = pieces
        .iter()
        .map(|(at, piece)| at.index() as u16 | u16::from(piece.nibble()) << 6);
    items.chain([pieces.len() as u16 | kinds << 8]).collect()
}
