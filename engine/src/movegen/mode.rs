//! Selects which moves of a position to generate.

use super::MoveList;
use crate::Position;
use std::fmt;

/// Which moves to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mode {
    /// Legal moves only; otherwise pseudo-legal moves, as [`crate::movegen`] defines them.
    pub legal: bool,
    /// Captures, en passant captures and promotions only.
    pub captures: bool,
}

impl Mode {
    /// All legal moves.
    pub const LEGAL: Mode = Mode::new(true, false);

    /// All four modes.
    pub const ALL: [Mode; 4] = [
        Mode::LEGAL,
        Mode::new(true, true),
        Mode::new(false, false),
        Mode::new(false, true),
    ];

    const fn new(legal: bool, captures: bool) -> Mode {
        Mode { legal, captures }
    }

    /// Returns the mode in two bits: bit 0 legal, bit 1 captures only.
    pub const fn bits(self) -> u32 {
        self.legal as u32 | (self.captures as u32) << 1
    }

    /// Returns the name used in tables and reports.
    pub const fn name(self) -> &'static str {
        match (self.legal, self.captures) {
            (true, false) => "legal",
            (true, true) => "legal captures",
            (false, false) => "pseudo-legal",
            (false, true) => "pseudo-legal captures",
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Position {
    /// Returns the moves of a mode.
    ///
    /// ```
    /// # use fpgambit_engine::{Mode, Position};
    /// let position = Position::startpos();
    /// assert_eq!(Mode::ALL.map(|mode| position.moves(mode).len()), [20, 0, 20, 0]);
    /// ```
    pub fn moves(&self, mode: Mode) -> MoveList {
        match (mode.legal, mode.captures) {
            (true, false) => self.legal_moves(),
            (true, true) => self.captures(),
            (false, false) => self.pseudo_legal_moves(),
            (false, true) => self.pseudo_legal_captures(),
        }
    }
}
