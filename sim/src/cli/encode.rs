//! `fpgambit encode`: encodes a position as hexadecimal digits.

use fpgambit_engine::Position;
use fpgambit_engine::represent::{Bits, Representation};
use serde::Serialize;

use super::args::{EncodeArgs, Format};
use super::input::for_each_position;
use super::{Error, Status, output};

/// The result of `encode` and `decode` as JSON.
#[derive(Serialize)]
pub struct Coded {
    representation: &'static str,
    fen: String,
    /// The number of bits, without the padding of the last byte.
    bits: usize,
    hex: String,
}

impl Coded {
    pub fn new(representation: Representation, position: &Position, bits: &Bits) -> Coded {
        Coded {
            representation: representation.name(),
            fen: position.to_string(),
            bits: bits.len(),
            hex: bits.to_string(),
        }
    }
}

pub fn run(args: &EncodeArgs, format: Format) -> Result<Status, Error> {
    for_each_position(args.position.given()?, |position| {
        let bits = args.representation.encode(position);
        output::print(&match format {
            Format::Text => bits.to_string(),
            Format::Json => output::json(&Coded::new(args.representation, position, &bits)),
        })
    })?;
    Ok(Status::Done)
}
