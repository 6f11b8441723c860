//! Strings of bits, written and read from the front.

use std::fmt;
use std::str::FromStr;

use bitvec::field::BitField as _;
use bitvec::order::Msb0;
use bitvec::slice::BitSlice;
use bitvec::vec::BitVec;
use bitvec::view::BitView as _;

use super::Fault;
use crate::quote::quoted;

/// A string of bits. Prints as hexadecimal digits, the first bit first, padded with zeros to whole bytes.
///
/// ```
/// use fpgambit_engine::represent::Bits;
///
/// let mut bits = Bits::new();
/// bits.push(0b101, 3);
/// bits.push(0xff, 8);
/// assert_eq!((bits.len(), bits.bytes()), (11, vec![0xbf, 0xe0]));
/// assert_eq!(bits.to_string(), "bfe0");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bits(BitVec<u8, Msb0>);

impl Bits {
    /// Creates an empty string.
    pub fn new() -> Bits {
        Bits::default()
    }

    /// The bits of these bytes, each byte's high bit first.
    pub fn of_bytes(bytes: &[u8]) -> Bits {
        Bits(BitVec::from_slice(bytes))
    }

    /// The number of bits.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no bits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Appends the low `width` bits of `value`, at most 32, the highest first.
    pub fn push(&mut self, value: u32, width: usize) {
        let start = self.0.len();
        self.0.resize(start + width, false);
        if width > 0 {
            self.0[start..].store_be(value);
        }
    }

    /// Appends bytes.
    pub fn push_bytes(&mut self, bytes: &[u8]) {
        self.0.extend_from_bitslice(bytes.view_bits::<Msb0>());
    }

    /// The bits as bytes, the last padded with zeros.
    pub fn bytes(&self) -> Vec<u8> {
        let mut filled = self.0.clone();
        filled.set_uninitialized(false);
        filled.into_vec()
    }

    /// The position where the trailing zeros begin. (`BitSlice::last_one` of bitvec 1.1.1 overflows if no bit is one.)
    fn zeros_from(&self) -> usize {
        let bytes = self.bytes();
        let last = bytes.iter().rposition(|byte| *byte != 0);
        last.map_or(0, |last| {
            8 * (last + 1) - bytes[last].trailing_zeros() as usize
        })
    }

    /// Creates a reader at the first bit.
    pub fn reader(&self) -> Reader<'_> {
        Reader {
            bits: &self.0,
            at: 0,
            zeros_from: self.zeros_from(),
        }
    }
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.bytes()
            .iter()
            .try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A text that is not bytes in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HexError {
    /// A character is not a digit.
    #[error("`{text}`: `{}` at character {at} is not a hexadecimal digit", crate::quoted(&found.to_string()))]
    Digit {
        /// The text.
        text: String,
        /// The position of the character, from 1.
        at: usize,
        /// The character.
        found: char,
    },
    /// The number of digits is odd.
    #[error("`{text}` has {found} hexadecimal digits: expected an even number, two per byte")]
    Odd {
        /// The text.
        text: String,
        /// The number of digits.
        found: usize,
    },
    /// There are no digits.
    #[error("no bytes: expected hexadecimal digits, two per byte")]
    Empty,
}

impl FromStr for Bits {
    type Err = HexError;

    /// Parses whole bytes, with lower-case or upper-case digits.
    fn from_str(text: &str) -> Result<Bits, HexError> {
        let mut digits = Vec::with_capacity(text.len());
        for (index, found) in text.chars().enumerate() {
            let digit = found.to_digit(16).ok_or_else(|| HexError::Digit {
                text: quoted(text),
                at: index + 1,
                found,
            })?;
            digits.push(digit as u8);
        }
        match digits.as_chunks() {
            ([], []) => Err(HexError::Empty),
            (pairs, []) => {
                let bytes: Vec<u8> = pairs.iter().map(|[high, low]| high << 4 | low).collect();
                Ok(Bits::of_bytes(&bytes))
            }
            _ => Err(HexError::Odd {
                text: quoted(text),
                found: digits.len(),
            }),
        }
    }
}

/// Reads a string of bits from the front.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    bits: &'a BitSlice<u8, Msb0>,
    at: usize,
    /// The position where the trailing zeros begin.
    zeros_from: usize,
}

impl Reader<'_> {
    /// The number of bits already read.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Reads the next `width` bits, at most 32, as a number.
    ///
    /// # Errors
    /// Returns [`Fault::Short`] if fewer bits are left.
    pub fn take(&mut self, width: usize) -> Result<u32, Fault> {
        let end = self.at + width;
        let taken = self.bits.get(self.at..end).ok_or(Fault::Short {
            found: self.bits.len(),
        })?;
        self.at = end;
        Ok(if width == 0 { 0 } else { taken.load_be() })
    }

    /// Reads the next bit.
    ///
    /// # Errors
    /// Returns [`Fault::Short`] if none is left.
    pub fn bit(&mut self) -> Result<bool, Fault> {
        Ok(self.take(1)? == 1)
    }

    /// Whether there is a next bit and it is one.
    pub fn sees_one(&self) -> bool {
        self.bits.get(self.at).is_some_and(|bit| *bit)
    }

    /// Whether all remaining bits are zero.
    pub fn only_zeros(&self) -> bool {
        self.at >= self.zeros_from
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pushed_fields_are_read_back() {
        let fields = [
            (5, 3),
            (0, 0),
            (0x1234_5678, 32),
            (1, 1),
            (0, 7),
            (0xfff, 12),
        ];
        let mut bits = Bits::new();
        for (value, width) in fields {
            bits.push(value, width);
        }
        assert_eq!(bits.len(), 55);
        let mut reader = bits.reader();
        for (value, width) in fields {
            assert_eq!(reader.take(width), Ok(value));
        }
        assert_eq!(reader.take(1), Err(Fault::Short { found: 55 }));
        assert_eq!(bits.to_string().parse(), Ok(Bits::of_bytes(&bits.bytes())));
    }

    #[test]
    fn invalid_hex_texts_are_rejected() {
        for (text, expected) in [
            ("", "no bytes"),
            ("123", "`123` has 3"),
            ("12 4", "` ` at character 3"),
            ("12é4", "`é` at character 3"),
            ("0x12", "`x` at character 2"),
        ] {
            let message = text.parse::<Bits>().unwrap_err().to_string();
            assert!(message.contains(expected), "{message}");
        }
    }
}
