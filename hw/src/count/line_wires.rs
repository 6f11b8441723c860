//! Wiring that reorders the board: ranks to files or diagonals, and back.

use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// The kinds of line, each with eight words of eight squares.
///
/// The bits of a rank are its files; the bits of other lines are their ranks. A diagonal that leaves the board on one
/// side continues on the other, so there are eight diagonals of each kind, with a wall where they wrap: see
/// [`LineKind::walls`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Ranks.
    Rank,
    /// Files.
    File,
    /// Diagonals that rise to the right: diagonal n begins on file n.
    Rising,
    /// Diagonals that rise to the left.
    Falling,
}

impl LineKind {
    /// All kinds, in the order used in the circuits.
    pub const ALL: [Self; 4] = [Self::Rank, Self::File, Self::Rising, Self::Falling];

    /// Returns the rank and file of a place on a line.
    pub fn square(self, line: usize, place: usize) -> (usize, usize) {
        match self {
            Self::Rank => (line, place),
            Self::File => (place, line),
            Self::Rising => (place, (line + place) % 8),
            Self::Falling => (place, (8 + line - place) % 8),
        }
    }

    /// Returns the line of a square and its place on it.
    pub fn place(self, rank: usize, file: usize) -> (usize, usize) {
        match self {
            Self::Rank => (rank, file),
            Self::File => (file, rank),
            Self::Rising => ((8 + file - rank) % 8, rank),
            Self::Falling => ((file + rank) % 8, rank),
        }
    }

    /// Returns where a line leaves the board: bit n is set if there is no way from place n to place n + 1.
    pub fn walls(self, line: usize) -> u64 {
        let leaves = |place: &usize| {
            let (_, file) = self.square(line, *place);
            match self {
                Self::Rank | Self::File => false,
                Self::Rising => file == 7,
                Self::Falling => file == 0,
            }
        };
        (0..8)
            .filter(leaves)
            .fold(0, |walls, place| walls | 1 << place)
    }
}

/// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring only.
#[derive(Circuit)]
pub struct LineWires {
    /// The words before reordering.
    pub data_in: [Signal<In, Bits<8>>; 8],
    /// The words after reordering.
    pub data_out: [Signal<Out, Bits<8>>; 8],
    _kind: LineKind,
    _back: bool,
}

impl LineWires {
    /// Makes the wiring from ranks to lines.
    pub fn lines(kind: LineKind) -> Self {
        Self {
            data_in: Default::default(),
            data_out: Default::default(),
            _kind: kind,
            _back: false,
        }
    }

    /// Makes the wiring from lines to ranks.
    pub fn ranks(kind: LineKind) -> Self {
        Self {
            _back: true,
            ..Self::lines(kind)
        }
    }

    /// Returns the word and bit from which a bit of an output word comes.
    fn source(&self, word: usize, bit: usize) -> (usize, usize) {
        match self._back {
            false => self._kind.square(word, bit),
            true => self._kind.place(word, bit),
        }
    }
}

impl Logic for LineWires {
    fn update(&mut self) {
        let taken: [usize; 8] = std::array::from_fn(|word| self.data_in[word].val().index());
        for word in 0..8 {
            let given = (0..8).fold(0, |given, bit| {
                let (from, at) = self.source(word, bit);
                given | (taken[from] >> at & 1) << bit
            });
            self.data_out[word].next = (given as u64).into();
        }
    }

    fn connect(&mut self) {
        for word in &mut self.data_out {
            word.connect();
        }
    }

    fn hdl(&self) -> Verilog {
        let mut text = String::new();
        for word in 0..8 {
            let bits: Vec<String> = (0..8)
                .rev()
                .map(|bit| {
                    let (from, at) = self.source(word, bit);
                    format!("data_in_{from}[{at}]")
                })
                .collect();
            text += &format!("assign data_out_{word} = {{{}}};\n", bits.join(", "));
        }
        Verilog::Custom(text)
    }
}

#[cfg(test)]
mod tests {
    use super::LineKind;

    #[test]
    fn place_and_square_are_inverse() {
        for kind in LineKind::ALL {
            for rank in 0..8 {
                for file in 0..8 {
                    let (line, place) = kind.place(rank, file);
                    assert_eq!(kind.square(line, place), (rank, file), "{kind:?}");
                }
            }
        }
    }

    #[test]
    fn consecutive_places_touch_unless_walled() {
        for kind in LineKind::ALL {
            for line in 0..8 {
                for place in 0..7 {
                    let (one, other) = (kind.square(line, place), kind.square(line, place + 1));
                    let touch = one.0.abs_diff(other.0) <= 1 && one.1.abs_diff(other.1) <= 1;
                    assert_eq!(
                        touch,
                        kind.walls(line) >> place & 1 == 0,
                        "{kind:?} {line} {place}"
                    );
                }
            }
        }
    }
}
