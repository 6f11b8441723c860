//! `fpgambit represent`: shows a position in every representation.

use std::fmt::Write as _;

use fpgambit_engine::Position;
use fpgambit_engine::represent::Representation;
use serde::Serialize;

use super::args::{Format, RepresentArgs};
use super::input::for_each_position;
use super::{Error, Status, output};

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    fen: String,
    representations: Vec<Form>,
}

/// A position in one representation.
#[derive(Serialize)]
struct Form {
    name: &'static str,
    bits: usize,
    bytes: usize,
    hex: String,
}

pub fn run(args: &RepresentArgs, format: Format) -> Result<Status, Error> {
    let given = args.position.given()?;
    for_each_position(given, |position| {
        let answer = Answer::of(position);
        output::print(&match (format, given.is_stream()) {
            (Format::Json, _) => output::json(&answer),
            (Format::Text, true) => line(&answer),
            (Format::Text, false) => page(&answer),
        })
    })?;
    Ok(Status::Done)
}

impl Answer {
    fn of(position: &Position) -> Answer {
        let forms = Representation::ALL.iter().map(|representation| {
            let bits = representation.encode(position);
            Form {
                name: representation.name(),
                bits: bits.len(),
                bytes: bits.bytes().len(),
                hex: bits.to_string(),
            }
        });
        Answer {
            fen: position.to_string(),
            representations: forms.collect(),
        }
    }
}

/// Names and sizes in bits.
fn line(answer: &Answer) -> String {
    let forms = answer.representations.iter();
    let sizes: Vec<String> = forms
        .map(|form| format!("{} {}", form.name, form.bits))
        .collect();
    sizes.join(", ")
}

/// Formats the sizes, followed by the bytes in rows.
fn page(answer: &Answer) -> String {
    let characters = answer.fen.len();
    let mut page = format!(
        "{}\n\n{:<16} {:>5} {:>6}\n",
        answer.fen, "representation", "bits", "bytes"
    );
    let mut row = |name: &str, bits: usize, bytes: usize| {
        // Writing to a `String` cannot fail.
        let _ = writeln!(page, "{name:<16} {bits:>5} {bytes:>6}");
    };
    row("FEN", 8 * characters, characters);
    for form in &answer.representations {
        row(form.name, form.bits, form.bytes);
    }
    for (form, representation) in answer.representations.iter().zip(Representation::ALL) {
        let _ = write!(page, "\n{}\n", form.name);
        let digits = form.hex.as_bytes().chunks(2 * row_bytes(*representation));
        for digits in digits {
            let _ = writeln!(page, "  {}", String::from_utf8_lossy(digits));
        }
    }
    page
}

/// The number of bytes in a printed row: a rank of the board, or a set of squares.
fn row_bytes(representation: Representation) -> usize {
    match representation {
        Representation::NibbleRanks => 4,
        Representation::Array8x8 | Representation::Bitboards => 8,
        Representation::Array10x12 => 10,
        Representation::Array12x12 => 12,
        Representation::Array16x16 | Representation::X88 => 16,
        Representation::PieceList
        | Representation::Stream
        | Representation::Huffman
        | Representation::HuffmanCompact => 32,
    }
}
