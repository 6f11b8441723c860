//! `fpgambit represent`, `encode` and `decode`.

use clap::Args;
use fpgambit_engine::represent::Representation;

use super::{PositionArgs, StreamArgs, one_of};

/// Shows a position in each board representation, with its size in bits
///
/// Shows eleven representations, from the piece list to Huffman codes. The bytes are those of `encode`, arranged in the
/// rows of each representation.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit represent startpos
  fpgambit --format json represent - <positions.epd")]
pub struct RepresentArgs {
    #[command(flatten)]
    pub position: PositionArgs,
}

/// Encodes a position in a board representation, as hexadecimal digits
///
/// Prints two digits per byte; the last byte is padded with zero bits. The half-move clock is stored up to 127. The
/// full-move number is stored up to 8191, except in stream, huffman and huffman-compact, which do not store it.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  fpgambit encode --as huffman startpos")]
pub struct EncodeArgs {
    /// Board representation
    #[arg(long = "as", value_name = "REP", value_parser = one_of(Representation::ALL, Representation::name))]
    pub representation: Representation,

    #[command(flatten)]
    pub position: PositionArgs,
}

/// Decodes a position from hexadecimal digits and prints its FEN
///
/// Accepts only the exact output of `encode`; other encodings of the same position are rejected. For stream, huffman and
/// huffman-compact the full-move number is 1.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  fpgambit decode --as stream 000f4235632411111111fff999999999cabdebac")]
pub struct DecodeArgs {
    /// Board representation
    #[arg(long = "as", value_name = "REP", value_parser = one_of(Representation::ALL, Representation::name))]
    pub representation: Representation,

    /// Hexadecimal digits, two per byte; - reads one position per line from standard input and prints one result per line
    #[arg(value_name = "HEX")]
    pub hex: String,

    #[command(flatten)]
    pub stream: StreamArgs,
}
