//! Walks over a board, step by step, and as a drawing.

use super::{PieceType, Posdata};
use crate::{Piece, Square};

/// Which of an entry's two numbers leads to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Link {
    /// By nextpos: the square before was empty, or the walk has just started.
    NextPos,
    /// By nextdir: the square before was occupied, or it is a pawn's capture.
    NextDir,
}

/// A visited square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// The square.
    pub at: Square,
    /// How the walk came to it.
    pub by: Link,
}

impl Posdata {
    /// The squares that a `ptype` on `from` visits, in order; `occupied` says which squares have a piece.
    ///
    /// The walk visits occupied squares too, because it has to test them. A pawn walks its pushes first, up to the
    /// first occupied square, then all its captures, occupied or not.
    pub fn walk(
        &self,
        ptype: PieceType,
        from: Square,
        occupied: impl Fn(Square) -> bool,
    ) -> Vec<Step> {
        let next = |at, by| match by {
            Link::NextPos => self.nextpos(ptype, from, at),
            Link::NextDir => self.nextdir(ptype, from, at),
        };
        let mut steps = Vec::new();
        let mut step = Step {
            at: next(from, Link::NextPos),
            by: Link::NextPos,
        };
        while step.at != from {
            steps.push(step);
            let by = if occupied(step.at) {
                Link::NextDir
            } else {
                Link::NextPos
            };
            if ptype.is_pawn() && by == Link::NextDir {
                break;
            }
            step = Step {
                at: next(step.at, by),
                by,
            };
        }
        if ptype.is_pawn() {
            let mut at = next(from, Link::NextDir);
            while at != from {
                steps.push(Step {
                    at,
                    by: Link::NextDir,
                });
                at = next(at, Link::NextDir);
            }
        }
        steps
    }

    /// The squares that a `ptype` on `from` visits on an empty board, in order.
    ///
    /// ```
    /// use fpgambit_engine::posdata::{PieceType, Posdata};
    ///
    /// let walk = Posdata::gnuchess().walk_order(PieceType::Knight, "a1".parse()?);
    /// assert_eq!(walk, ["c2".parse()?, "b3".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn walk_order(&self, ptype: PieceType, from: Square) -> Vec<Square> {
        self.walk(ptype, from, |_| false)
            .into_iter()
            .map(|step| step.at)
            .collect()
    }

    /// Draws a walk on a board, with White at the bottom.
    ///
    /// Each visited square shows its number in the order of the visits, followed by the piece on it. A pawn's captures
    /// are marked `x`; unvisited squares show their piece or a dot.
    ///
    /// A white pawn on e2 with a black knight on d3:
    ///
    /// ```
    /// use fpgambit_engine::posdata::{PieceType, Posdata};
    /// use fpgambit_engine::{Piece, Square};
    ///
    /// let d3: Square = "d3".parse()?;
    /// let knight = |square| (square == d3).then(|| Piece::from_letter('n')).flatten();
    /// let drawing = Posdata::gnuchess().draw(PieceType::Pawn, "e2".parse()?, knight);
    /// assert_eq!(drawing, "
    /// 8    .   .   .   .   .   .   .   .
    /// 7    .   .   .   .   .   .   .   .
    /// 6    .   .   .   .   .   .   .   .
    /// 5    .   .   .   .   .   .   .   .
    /// 4    .   .   .   .   2   .   .   .
    /// 3    .   .   . x3n   1  x4   .   .
    /// 2    .   .   .   .   P   .   .   .
    /// 1    .   .   .   .   .   .   .   .
    ///      a   b   c   d   e   f   g   h
    /// ".trim_start());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn draw(
        &self,
        ptype: PieceType,
        from: Square,
        piece_at: impl Fn(Square) -> Option<Piece>,
    ) -> String {
        let mut cells = Square::ALL.map(|square| match piece_at(square) {
            Some(piece) => piece.to_string(),
            None => String::from("."),
        });
        cells[from.index()] =
            String::from(["*", "P", "N", "B", "R", "Q", "K", "p"][ptype as usize]);
        let steps = self.walk(ptype, from, |square| piece_at(square).is_some());
        for (number, step) in (1..).zip(steps) {
            let capture = if ptype.is_pawn() && step.by == Link::NextDir {
                "x"
            } else {
                ""
            };
            let piece = piece_at(step.at)
                .map(|piece| piece.to_string())
                .unwrap_or_default();
            cells[step.at.index()] = format!("{capture}{number}{piece}");
        }
        let mut text = String::new();
        for (rank, row) in cells.chunks(8).enumerate().rev() {
            let row: String = row.iter().map(|cell| format!("{cell:>4}")).collect();
            text.push_str(&format!("{} {row}\n", rank + 1));
        }
        text + "     a   b   c   d   e   f   g   h\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::posdata::RayOrder;

    #[test]
    fn a_walk_turns_at_pieces_and_visits_each_square_once() {
        let table = Posdata::gnuchess();
        let occupied = |square: Square| square.index().is_multiple_of(5);
        for ptype in PieceType::ALL {
            for from in Square::ALL {
                let steps = table.walk(ptype, from, occupied);
                let mut seen: Vec<Square> = steps.iter().map(|step| step.at).collect();
                seen.sort();
                seen.dedup();
                assert_eq!(
                    seen.len(),
                    steps.len(),
                    "{ptype} on {from} visits a square twice"
                );
                for pair in steps.windows(2).filter(|_| !ptype.is_pawn()) {
                    let expected = if occupied(pair[0].at) {
                        Link::NextDir
                    } else {
                        Link::NextPos
                    };
                    assert_eq!(pair[1].by, expected);
                }
            }
        }
    }

    #[test]
    fn drawing_in_the_module_docs_equals_the_output() {
        let docs = include_str!("mod.rs");
        let start = docs.find("//!  8  11 10").expect("the drawing is there");
        let words = |text: &str| -> Vec<String> {
            text.replace("//!", "")
                .split_whitespace()
                .map(str::to_owned)
                .collect()
        };
        let table = Posdata::new(RayOrder::LongestFirst);
        let drawing = words(&table.draw(PieceType::Queen, "e8".parse().unwrap(), |_| None));
        assert_eq!(words(&docs[start..])[..drawing.len()], drawing);
    }
}
