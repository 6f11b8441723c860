//! `fpgambit represent`, `encode` and `decode`.

use clap::Args;
use fpgambit_engine::represent::Representation;

use super::{PositionArgs, StreamArgs, one_of};

/// Shows a position in each board representation, with its size in bits
///
/// Eleven forms, from the piece list to Huffman codes. The bytes are what `encode` gives, in rows as the form has them.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit represent startpos
  fpgambit --format json represent - <positions.epd")]
pub struct RepresentArgs {
    #[command(flatten)]
    pub position: PositionArgs,
}

/// Writes a position in a representation, as hexadecimal digits
///
/// Two digits a byte, the last byte filled up with zeros. The half-move clock is kept to 127, the full-move number to
/// 8191, and not at all in stream, huffman and huffman-compact.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  fpgambit encode --as huffman startpos")]
pub struct EncodeArgs {
    /// Which representation
    #[arg(long = "as", value_name = "REP", value_parser = one_of(Representation::ALL, Representation::name))]
    pub representation: Representation,

    #[command(flatten)]
    pub position: PositionArgs,
}

/// Reads a position from a representation's hexadecimal digits and prints its FEN
///
/// Only what `encode` writes is read: anything else is refused, another way to say the same included. From stream,
/// huffman and huffman-compact the full-move number is 1.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  fpgambit decode --as stream 000f4235632411111111fff999999999cabdebac")]
pub struct DecodeArgs {
    /// Which representation
    #[arg(long = "as", value_name = "REP", value_parser = one_of(Representation::ALL, Representation::name))]
    pub representation: Representation,

    /// Hexadecimal digits, two a byte; - reads one position a line from standard input and answers one line each
    #[arg(value_name = "HEX")]
    pub hex: String,

    #[command(flatten)]
    pub stream: StreamArgs,
}
