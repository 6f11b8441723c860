//! Lists of positions by three of the men, in words of 36 bits.
//!
//! The two kings, as one of 462 pairs, and the loser's piece index 29,568 pointers of 18 bits, two to a word: 14,785
//! words, the "about 16,000" of the notes. A pointer leads to a sub-table of 6-bit symbols, six to a word:
//!
//! ```text
//!  stage  count - 1  square  square ...  stage  count - 1  square ...  0 ...
//! ```
//!
//! A sub-table holds the squares of the winner's piece for positions with the winner to move, sorted by the number of
//! moves to the goal. It ends where the next begins; the rest of its last unit is 0. Pointers count units of 6 symbols,
//! or of 3 symbols, for which 18 bits suffice up to 131,072 words.

use crate::kqkr::{Men, Stages, pairs};
use crate::{Bitboard, Square};

/// The bits in a word of McCarthy's machine, a PDP-10.
pub const WORD_BITS: u32 = 36;
const SYMBOLS: usize = 6;
const SYMBOL_BITS: usize = 6;
const POINTER_BITS: usize = 18;
/// The number of sub-tables.
const TABLES: usize = pairs::PAIRS * 64;
/// The words of the index: a pointer for each sub-table and one for the end.
const INDEX_WORDS: usize = (TABLES + 1).div_ceil(2);

/// Won positions with their stages, for the winner to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// The number of symbols in a pointer's unit.
    unit: usize,
    /// The index, then the sub-tables, with 36 bits in each word.
    words: Vec<u64>,
}

impl List {
    /// Lists the won positions of a table.
    pub(super) fn new(stages: &Stages) -> List {
        let tables: Vec<Vec<u8>> = pairs::all()
            .flat_map(|(king, other)| Square::ALL.map(|foe| sub_table(stages, king, other, foe)))
            .collect();
        [SYMBOLS / 2, SYMBOLS]
            .into_iter()
            .find_map(|unit| List::pack(&tables, unit))
            .expect("all positions in units of a word are fewer than 18 bits can count")
    }

    fn pack(tables: &[Vec<u8>], unit: usize) -> Option<List> {
        let mut list = List {
            unit,
            words: vec![0; INDEX_WORDS],
        };
        let mut next = 0;
        for (number, table) in tables.iter().enumerate() {
            list.set_pointer(number, next / unit)?;
            for &symbol in table {
                let (word, at) = (INDEX_WORDS + next / SYMBOLS, next % SYMBOLS);
                list.words.resize(list.words.len().max(word + 1), 0);
                list.words[word] |= u64::from(symbol) << (at * SYMBOL_BITS);
                next += 1;
            }
            next = next.next_multiple_of(unit);
        }
        list.set_pointer(tables.len(), next / unit)?;
        Some(list)
    }

    /// Sets a pointer; returns `None` if it is too large.
    fn set_pointer(&mut self, number: usize, to: usize) -> Option<()> {
        if to >> POINTER_BITS != 0 {
            return None;
        }
        self.words[number / 2] |= (to as u64) << (number % 2 * POINTER_BITS);
        Some(())
    }

    fn pointer(&self, number: usize) -> usize {
        let word = self.words[number / 2] >> (number % 2 * POINTER_BITS);
        (word & ((1 << POINTER_BITS) - 1)) as usize
    }

    fn symbol(&self, number: usize) -> u8 {
        let word = self.words[INDEX_WORDS + number / SYMBOLS];
        (word >> (number % SYMBOLS * SYMBOL_BITS) & 63) as u8
    }

    /// Returns the words of 36 bits, the index first.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Returns the number of symbols in a pointer's unit, 3 or 6.
    pub fn unit(&self) -> usize {
        self.unit
    }

    /// Makes a list of these words if all pointers are valid, so that every look-up ends; otherwise returns what is
    /// wrong.
    pub(in crate::kqkr) fn checked(unit: usize, words: Vec<u64>) -> Result<List, String> {
        if unit != SYMBOLS / 2 && unit != SYMBOLS {
            return Err(format!("units of {unit} symbols: expected 3 or 6"));
        }
        let Some(tables) = words.len().checked_sub(INDEX_WORDS) else {
            let found = words.len();
            return Err(format!(
                "{found} words: expected {INDEX_WORDS} of index or more"
            ));
        };
        let list = List { unit, words };
        let mut last = 0;
        for number in 0..=TABLES {
            let to = list.pointer(number);
            if to < last || to * unit > tables * SYMBOLS {
                return Err(format!(
                    "pointer {number} to unit {to}: expected {last} or more, in its words"
                ));
            }
            last = to;
        }
        Ok(list)
    }

    /// Returns the stage of a position, if the list has it.
    pub(super) fn get(&self, men: Men) -> Option<u8> {
        let (pair, symmetry) = pairs::place(men.king, men.other)?;
        let number = pair * 64 + symmetry.square(men.foe).index();
        let piece = symmetry.square(men.piece).index() as u8;
        let mut at = self.pointer(number) * self.unit;
        let end = self.pointer(number + 1) * self.unit;
        while at + 1 < end && self.symbol(at) != 0 {
            let (stage, count) = (self.symbol(at), usize::from(self.symbol(at + 1)) + 1);
            let squares = at + 2..(at + 2 + count).min(end);
            at = squares.end;
            if squares
                .into_iter()
                .any(|square| self.symbol(square) == piece)
            {
                return Some(stage);
            }
        }
        None
    }
}

/// Returns the symbols of a sub-table.
fn sub_table(stages: &Stages, king: Square, other: Square, foe: Square) -> Vec<u8> {
    let mut by_stage = [Bitboard::EMPTY; 64];
    for piece in Square::ALL {
        let men = Men {
            king,
            other,
            piece,
            foe,
        };
        let stage = stages.get(crate::kqkr::Turn::Winner, men);
        if stage < 64 {
            by_stage[usize::from(stage)] |= Bitboard::of(piece);
        }
    }
    let mut symbols = Vec::new();
    for (stage, squares) in by_stage.into_iter().enumerate() {
        if !squares.is_empty() {
            symbols.extend([stage as u8, squares.len() as u8 - 1]);
            symbols.extend(squares.map(|square| square.index() as u8));
        }
    }
    symbols
}
