//! `fpgambit represent`, `encode` and `decode`.

use clap::Args;
use fpgambit_engine::represent::Representation;

use super::{PositionArgs, StreamArgs, one_of};

/// Show a position in eleven board representations, with the size of each in bits
///
/// They range from a list of pieces to Huffman codes. The bytes are those that `encode` prints, arranged in the rows of
/// each representation.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit represent startpos
  fpgambit --format json represent - <positions.epd")]
pub struct RepresentArgs {
    #[command(flatten)]
    pub position: PositionArgs,
}

/// Encode a position in a board representation, as hexadecimal digits
///
/// Prints two digits per byte. Zero bits fill up the last byte. A half-move clock above 127 is stored as 127, and a
/// full-move number above 8191 as 8191. The representations stream, huffman and huffman-compact store no full-move
/// number.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit encode --as huffman startpos
  fpgambit encode --as nibble-ranks - <positions.epd")]
pub struct EncodeArgs {
    /// Board representation
    #[arg(long = "as", value_name = "REP", value_parser = one_of(Representation::ALL, Representation::name))]
    pub representation: Representation,

    #[command(flatten)]
    pub position: PositionArgs,
}

/// Decode hexadecimal digits from `encode` and print the position as a FEN
///
/// Accepts only what `encode` prints for a position; any other encoding of the same position is an error. For stream,
/// huffman and huffman-compact, the full-move number in the FEN is 1.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit decode --as stream 000f4235632411111111fff999999999cabdebac
  fpgambit encode --as huffman startpos | fpgambit decode --as huffman -")]
pub struct DecodeArgs {
    /// Board representation
    #[arg(long = "as", value_name = "REP", value_parser = one_of(Representation::ALL, Representation::name))]
    pub representation: Representation,

    /// Hexadecimal digits, two per byte
    ///
    /// `-` reads one position per line from standard input and prints one result per line.
    #[arg(value_name = "HEX")]
    pub hex: String,

    #[command(flatten)]
    pub stream: StreamArgs,
}
