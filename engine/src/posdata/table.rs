//! The table: 8 piece types by 64 from-squares by 64 squares.

use std::sync::LazyLock;

use super::rays::{Chains, chains};
use super::{Entry, Link, PieceType};
use crate::Square;

/// The order in which a table chains the rays of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RayOrder {
    /// The order of GNU Chess 4, by fixed directions, in 10x12 offsets: rook 1 10 -1 -10; bishop 9 11 -9 -11; queen and
    /// king the rook's and then the bishop's; knight 8 -8 12 -12 19 -19 21 -21.
    #[default]
    GnuChess,
    /// The longest ray first, rays of equal length in the default order, as in the example of the 1989 note.
    LongestFirst,
}

/// The 64 entries of one piece type on one square.
pub(super) type Row = [Entry; 64];

/// The posdata table of one [`RayOrder`], 8 * 64 * 64 entries.
///
/// ```
/// use fpgambit_engine::posdata::{PieceType, Posdata, RayOrder};
///
/// // The example of the 1989 note: a queen on e8 whose first square, e7, is occupied.
/// let table = Posdata::new(RayOrder::LongestFirst);
/// let (e8, e7, d8) = ("e8".parse()?, "e7".parse()?, "d8".parse()?);
/// assert_eq!(table.nextpos(PieceType::Queen, e8, e8), e7);
/// assert_eq!(table.nextdir(PieceType::Queen, e8, e7), d8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Posdata {
    order: RayOrder,
    rows: Box<[[Row; 64]; 8]>,
    sights: Box<[[Sight; 64]; 64]>,
}

/// How pieces on one square can attack another on an empty board, computed from the table.
///
/// It saves a search for attackers from walking rays that do not lead to the attacked square.
#[derive(Clone, Copy, Default)]
pub(super) struct Sight {
    /// Bit n: a piece of type n attacks the other square. For pawns these are the captures.
    pub(super) types: u8,
    /// The first square of the attacking ray.
    pub(super) first: u8,
}

static GNUCHESS: LazyLock<Posdata> = LazyLock::new(|| Posdata::new(RayOrder::GnuChess));

impl Posdata {
    /// The number of entries in a table.
    pub const LEN: usize = 8 * 64 * 64;

    /// Computes the table of one ray order.
    pub fn new(order: RayOrder) -> Self {
        let stay = |from| {
            [Entry {
                nextpos: from,
                nextdir: from,
            }; 64]
        };
        let mut rows = Box::new([[stay(0); 64]; 8]);
        for ptype in PieceType::ALL {
            for from in 0..64 {
                let row = &mut rows[usize::from(ptype.code())][usize::from(from)];
                *row = stay(from);
                link(row, from, chains(ptype, from, order));
            }
        }
        let mut table = Self {
            order,
            rows,
            sights: Box::new([[Sight::default(); 64]; 64]),
        };
        table.look();
        table
    }

    /// The table in GNU Chess 4's order, computed once.
    pub fn gnuchess() -> &'static Self {
        &GNUCHESS
    }

    /// The order in which this table chains its rays.
    pub fn order(&self) -> RayOrder {
        self.order
    }

    /// The entry at `at` on the walk of a `ptype` on `from`.
    pub fn entry(&self, ptype: PieceType, from: Square, at: Square) -> Entry {
        self.rows[usize::from(ptype.code())][from.index()][at.index()]
    }

    /// [`Entry::nextpos`] as a square.
    pub fn nextpos(&self, ptype: PieceType, from: Square, at: Square) -> Square {
        Square::new(self.entry(ptype, from, at).nextpos)
    }

    /// [`Entry::nextdir`] as a square.
    pub fn nextdir(&self, ptype: PieceType, from: Square, at: Square) -> Square {
        Square::new(self.entry(ptype, from, at).nextdir)
    }

    /// The entries of one piece type on one square, indexed by the square walked over.
    #[inline]
    pub(super) fn row(&self, code: u8, from: u8) -> &Row {
        &self.rows[usize::from(code & 7)][usize::from(from & 63)]
    }

    /// How pieces on `from` can attack `at`.
    #[inline]
    pub(super) fn sight(&self, from: u8, at: u8) -> Sight {
        self.sights[usize::from(from & 63)][usize::from(at & 63)]
    }

    /// Computes the sights by walking every piece over the empty board.
    fn look(&mut self) {
        for ptype in PieceType::ALL {
            for from in Square::ALL {
                let mut first = None;
                for step in self.walk(ptype, from, |_| false) {
                    if ptype.is_pawn() && step.by == Link::NextPos {
                        continue;
                    }
                    let start = *first.get_or_insert(step.at);
                    let sight = &mut self.sights[from.index()][step.at.index()];
                    sight.types |= 1 << ptype.code();
                    sight.first = start.index() as u8;
                    let entry = self.entry(ptype, from, step.at);
                    if entry.nextpos == entry.nextdir || ptype.is_pawn() {
                        first = None;
                    }
                }
            }
        }
    }

    /// The memory address of an entry: `{type[2:0], from[5:0], at[5:0]}`, type in the high bits.
    pub fn address(ptype: PieceType, from: Square, at: Square) -> usize {
        usize::from(ptype.code()) << 12 | from.index() << 6 | at.index()
    }

    /// The memory: all [`Posdata::LEN`] words of 12 bits ([`Entry::word`]) in address order.
    pub fn words(&self) -> impl Iterator<Item = u16> + '_ {
        self.rows
            .iter()
            .flatten()
            .flatten()
            .map(|entry| entry.word())
    }

    /// The table as text: a comment line, then `type from at nextpos nextdir` in decimal, one entry per line in address
    /// order.
    ///
    /// It omits entries that end the walk (both numbers equal `from`), except for the entry at `from` itself, which is
    /// always there.
    pub fn dump(&self) -> String {
        let mut text = String::from("# ptype from to nextpos nextdir\n");
        for ptype in PieceType::ALL.into_iter().filter(|&p| p != PieceType::None) {
            for from in Square::ALL {
                for at in Square::ALL {
                    let entry = self.entry(ptype, from, at);
                    let ends = entry.word() == u16::from(from.index() as u8) * 65;
                    if at == from || !ends {
                        let (from, at) = (from.index(), at.index());
                        let Entry { nextpos, nextdir } = entry;
                        text.push_str(&format!(
                            "{} {from} {at} {nextpos} {nextdir}\n",
                            ptype.code()
                        ));
                    }
                }
            }
        }
        text
    }
}

/// Writes the links of one from-square into a row in which every entry ends the walk.
fn link(row: &mut Row, from: u8, chains: Chains) {
    match chains {
        Chains::Rays(rays) => {
            let mut last = from;
            for (ray, next) in rays.iter().zip(1..) {
                let nextdir = rays.get(next).map_or(from, |ray| ray[0]);
                if last == from {
                    row[usize::from(from)].nextdir = ray[0];
                }
                for &at in ray {
                    row[usize::from(last)].nextpos = at;
                    row[usize::from(at)].nextdir = nextdir;
                    last = at;
                }
            }
        }
        Chains::Pawn { pushes, captures } => {
            let mut last = from;
            for at in pushes {
                row[usize::from(last)].nextpos = at;
                last = at;
            }
            last = from;
            for at in captures {
                row[usize::from(last)].nextdir = at;
                last = at;
            }
        }
    }
}
