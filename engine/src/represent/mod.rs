//! Board representations, with their sizes in memory and on the wire.
//!
//! A well-known survey of chess programming lists the representations that programs have used for a position. Each is a
//! type here, with a lossless conversion to and from [`Position`] ([`Form`]), a size in bits, and its idea for move
//! generation if the survey gives one:
//!
//! | name | type | bits | its idea |
//! |---|---|---|---|
//! | `piece-list` | [`PieceList`] | 44 + 9 per piece | no search for the pieces |
//! | `array-8x8` | [`Array8x8`] | 544 | a signed number per square; every step is tested for leaving the board |
//! | `array-10x12` | [`Array10x12`] | 992 | a border of 99s ends every ray; the borders of neighbouring rows overlap |
//! | `array-12x12` | [`Array12x12`] | 1,184 | the same with two cells on each side |
//! | `array-16x16` | [`Array16x16`] | 2,080 | the same; rank and file by shift and mask |
//! | `nibble-ranks` | [`NibbleRanks`] | 288 | one register per rank; jumps by the piece's value into code for its square |
//! | `0x88` | [`Board0x88`] | 1,056 | one AND detects squares off the board; differences of squares identify lines |
//! | `bitboards` | [`Bitboards`] | 800 | a whole set of squares in one operation |
//! | `stream` | [`Stream`] | 16 + 4 to 272 | a nibble per piece, one or two nibbles per gap |
//! | `huffman` | [`Huffman`] | at most 400 | shorter codes for commoner pieces |
//! | `huffman-compact` | [`CompactHuffman`] | 33 to 343 | the same with run lengths of gaps and pieces |
//!
//! Each includes the side to move, castling rights, en passant square as given and half-move clock (to 127). The forms
//! made for playing also include the full-move number (to 8,191); the last three, the coded ones, omit it, and it is
//! read as 1 ([`State`]).
//!
//! Each position has exactly one bit string in each representation. Anything else is rejected: unknown codes, trailing
//! bits, a position that violates a rule of [`crate::RuleError`], and any other encoding of the same position
//! ([`Fault`]).
//!
//! ```
//! use fpgambit_engine::Position;
//! use fpgambit_engine::represent::{Bits, Representation};
//!
//! let start = Position::startpos();
//! let bits = Representation::Huffman.encode(&start);
//! assert_eq!((bits.len(), bits.bytes().len()), (180, 23));
//!
//! let read: Bits = bits.to_string().parse().unwrap();
//! assert_eq!(Representation::Huffman.decode(&read), Ok(start));
//! ```
//!
#![doc = include_str!("sizes.md")]

mod array_8x8;
mod bitboards;
mod bits;
mod bordered;
mod error;
mod huffman;
mod mailbox;
mod nibble_ranks;
mod piece_list;
mod state;
mod stream;
mod x88;

use std::fmt;

pub use array_8x8::Array8x8;
pub use bitboards::Bitboards;
pub use bits::{Bits, HexError, Reader};
pub use bordered::{Array10x12, Array12x12, Array16x16, Bordered, OFF_BOARD};
pub use error::{DecodeError, Fault};
pub use huffman::{CompactHuffman, Huffman};
pub use mailbox::Mailbox;
pub use nibble_ranks::NibbleRanks;
pub use piece_list::PieceList;
pub use state::{FULLMOVE_MAX, HALFMOVE_MAX, State};
pub use stream::Stream;
pub use x88::Board0x88;

use crate::Position;
use crate::quote::quoted;

/// The interface of every representation's type.
pub trait Form: for<'a> From<&'a Position> {
    /// The representation.
    const REPRESENTATION: Representation;

    /// The bits of this form.
    fn to_bits(&self) -> Bits;

    /// Decodes a form from bits, which may end in zeros up to a whole byte.
    ///
    /// # Errors
    /// Returns an error if there are too few or too many bits for a form of fixed size, or if they hold an unknown
    /// code. Coded forms are read only by [`position`](Form::position).
    fn from_bits(bits: &Bits) -> Result<Self, Fault>;

    /// The position.
    ///
    /// # Errors
    /// Returns an error if there is no position. This does not test whether the encoding is the canonical one;
    /// [`Representation::decode`] does.
    fn position(&self) -> Result<Position, Fault>;
}

/// A representation, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Representation {
    /// [`PieceList`].
    PieceList,
    /// [`Array8x8`].
    Array8x8,
    /// [`Array10x12`].
    Array10x12,
    /// [`Array12x12`].
    Array12x12,
    /// [`Array16x16`].
    Array16x16,
    /// [`NibbleRanks`].
    NibbleRanks,
    /// [`Board0x88`].
    X88,
    /// [`Bitboards`].
    Bitboards,
    /// [`Stream`].
    Stream,
    /// [`Huffman`].
    Huffman,
    /// [`CompactHuffman`].
    HuffmanCompact,
}

impl Representation {
    /// All eleven, in the survey's order.
    pub const ALL: &[Representation] = &[
        Representation::PieceList,
        Representation::Array8x8,
        Representation::Array10x12,
        Representation::Array12x12,
        Representation::Array16x16,
        Representation::NibbleRanks,
        Representation::X88,
        Representation::Bitboards,
        Representation::Stream,
        Representation::Huffman,
        Representation::HuffmanCompact,
    ];

    /// The name, such as `array-8x8`.
    pub const fn name(self) -> &'static str {
        match self {
            Representation::PieceList => "piece-list",
            Representation::Array8x8 => "array-8x8",
            Representation::Array10x12 => "array-10x12",
            Representation::Array12x12 => "array-12x12",
            Representation::Array16x16 => "array-16x16",
            Representation::NibbleRanks => "nibble-ranks",
            Representation::X88 => "0x88",
            Representation::Bitboards => "bitboards",
            Representation::Stream => "stream",
            Representation::Huffman => "huffman",
            Representation::HuffmanCompact => "huffman-compact",
        }
    }

    /// Whether it is one of the three made for storage, without the full-move number.
    pub const fn is_coded(self) -> bool {
        matches!(
            self,
            Representation::Stream | Representation::Huffman | Representation::HuffmanCompact
        )
    }

    /// A position's bits.
    pub fn encode(self, position: &Position) -> Bits {
        match self {
            Representation::PieceList => PieceList::from(position).to_bits(),
            Representation::Array8x8 => Array8x8::from(position).to_bits(),
            Representation::Array10x12 => Array10x12::from(position).to_bits(),
            Representation::Array12x12 => Array12x12::from(position).to_bits(),
            Representation::Array16x16 => Array16x16::from(position).to_bits(),
            Representation::NibbleRanks => NibbleRanks::from(position).to_bits(),
            Representation::X88 => Board0x88::from(position).to_bits(),
            Representation::Bitboards => Bitboards::from(position).to_bits(),
            Representation::Stream => Stream::from(position).to_bits(),
            Representation::Huffman => Huffman::from(position).to_bits(),
            Representation::HuffmanCompact => CompactHuffman::from(position).to_bits(),
        }
    }

    /// Decodes the position of these bits, which may be padded with zeros to whole bytes.
    ///
    /// # Errors
    /// Returns an error if they are not what [`encode`](Representation::encode) returns for a position.
    pub fn decode(self, bits: &Bits) -> Result<Position, DecodeError> {
        self.read(bits)
            .and_then(|position| self.check_canonical(&position, bits).map(|()| position))
            .map_err(|fault| DecodeError {
                representation: self,
                hex: quoted(&bits.to_string()),
                fault,
            })
    }

    fn read(self, bits: &Bits) -> Result<Position, Fault> {
        match self {
            Representation::PieceList => PieceList::from_bits(bits)?.position(),
            Representation::Array8x8 => Array8x8::from_bits(bits)?.position(),
            Representation::Array10x12 => Array10x12::from_bits(bits)?.position(),
            Representation::Array12x12 => Array12x12::from_bits(bits)?.position(),
            Representation::Array16x16 => Array16x16::from_bits(bits)?.position(),
            Representation::NibbleRanks => NibbleRanks::from_bits(bits)?.position(),
            Representation::X88 => Board0x88::from_bits(bits)?.position(),
            Representation::Bitboards => Bitboards::from_bits(bits)?.position(),
            Representation::Stream => Stream::from_bits(bits)?.position(),
            Representation::Huffman => Huffman::from_bits(bits)?.position(),
            Representation::HuffmanCompact => CompactHuffman::from_bits(bits)?.position(),
        }
    }

    fn check_canonical(self, position: &Position, bits: &Bits) -> Result<(), Fault> {
        let expected = self.encode(position);
        if *bits == expected {
            return Ok(());
        }
        let (found, expected) = (bits.bytes(), expected.bytes());
        match found.strip_prefix(&*expected) {
            Some([]) => Ok(()),
            Some(extra) => Err(Fault::Trailing {
                extra: extra.len(),
                expected: expected.len(),
            }),
            None => Err(Fault::NotCanonical {
                expected: quoted(&Bits::of_bytes(&expected).to_string()),
            }),
        }
    }
}

impl fmt::Display for Representation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Creates a reader of bits whose number must be `expected`, after padding to whole bytes.
fn sized(bits: &Bits, expected: usize) -> Result<Reader<'_>, Fault> {
    let (found, expected) = (bits.len().div_ceil(8), expected.div_ceil(8));
    if found == expected {
        Ok(bits.reader())
    } else {
        Err(Fault::Size { found, expected })
    }
}
