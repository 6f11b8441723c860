//! The README sections about a unit's input and output words: contract, formats, and an example in hexadecimal.

use super::Export;
use crate::unit::{Model, UnitBuild, Vectors};
use crate::values::{self, Group};
use fpgambit_engine::repetition::Record;
use fpgambit_engine::{Mode, Move, Position};

/// Number of lines of the vectors that the example shows.
const EXAMPLE_LINES: usize = 12;

/// Returns the unit's contract, formats and example as sections.
pub(super) fn reference(export: &Export, circuit: &dyn Model, vectors: &Vectors) -> String {
    let build = export.build;
    let formats: String = FORMATS
        .iter()
        .filter(|format| format.is_met(build, circuit))
        .map(Format::section)
        .collect();
    let words = match formats.is_empty() {
        true => String::new(),
        false => format!("\n{}", known_words()),
    };
    format!(
        "\n## What it does\n\n{}\n{formats}\n## A worked example\n\n`{}_vectors.mem` contains the inputs of the bench and the \
         expected outputs, as 32-bit words in hexadecimal. Below, words with several fields are written as in Verilog, \
         the highest bits first.\n\n{}\n\nIt begins:\n\n```text\n{}\n```\n{words}",
        build.contract.trim_end(),
        build.top,
        build.layout.trim_end(),
        first_lines(&vectors.text)
    )
}

/// Returns the first query of the vectors, truncated if it is long.
fn first_lines(text: &str) -> String {
    let is_second = |line: &str| line.starts_with("// 2:");
    let mut lines: Vec<&str> = text.lines().take_while(|line| !is_second(line)).collect();
    if lines.len() > EXAMPLE_LINES {
        lines.truncate(EXAMPLE_LINES);
        lines.push("...");
    }
    lines.join("\n")
}

/// A word format that several units share.
struct Format {
    /// Its name.
    name: &'static str,
    /// A unit uses the format if its contract or a port's description contains one of these texts.
    met: &'static [&'static str],
    /// Its width in bits.
    bits: usize,
    /// Text before the table.
    about: &'static str,
    /// The declared group of its fields.
    fields: &'static str,
    /// Those of the fields that overlap others.
    left_out: &'static [&'static str],
    /// The declared group of a field's values, and the meaning of the number.
    values: Option<(&'static str, &'static str)>,
}

const FORMATS: &[Format] = &[
    Format {
        name: "state word",
        met: &["state word"],
        bits: 32,
        about: "A board image is nine words: ranks 1 to 8, then the state word. A rank holds eight piece nibbles, from file a in \
                bits 3 to 0 to file h in bits 31 to 28. Nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; \
                9 to 14 black. Squares are numbered a1 = 0, b1 = 1, to h1 = 7, a2 = 8, to h8 = 63.",
        fields: "state_word",
        left_out: &[],
        values: Some(("right", "bit")),
    },
    Format {
        name: "move word",
        met: &["move word"],
        bits: 16,
        about: "Squares are numbered a1 = 0, b1 = 1, to h8 = 63. Castling is the king's move.",
        fields: "move_word",
        left_out: &["PROMOTES"],
        values: Some(("move_kind", "kind")),
    },
    Format {
        name: "move record",
        met: &["move record", "flags of a record"],
        bits: 24,
        about: "The form in which you push a move of a game. Each flag makes the move \
                irreversible: the position before the move cannot recur. The two upper bits of a square's field are 0. The \
                record of a null move is 0x080000.",
        fields: "record",
        left_out: &[],
        values: Some(("flag", "bit")),
    },
];

impl Format {
    /// Whether the unit's contract or a port's description mentions it.
    fn is_met(&self, build: &UnitBuild, circuit: &dyn Model) -> bool {
        let names_it = |text: &str| {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let text = text.to_lowercase();
            self.met.iter().any(|words| text.contains(words))
        };
        let (inputs, outputs) = (circuit.inputs(), circuit.outputs());
        let mut ports = inputs.iter().chain(outputs);
        names_it(build.contract) || ports.any(|port| names_it(port.about))
    }

    fn section(&self) -> String {
        let mut text = format!(
            "\n## The {}, {} bits\n\n{}\n\n| bits | field | |\n|--:|---|---|\n",
            self.name, self.bits, self.about
        );
        let declared = group(self.fields).values.iter();
        let declared = declared.filter(|(name, ..)| !self.left_out.contains(name));
        let fields: Vec<(usize, &str, &str)> = declared
            .map(|&(name, at, about)| (at as usize, name, about))
            .collect();
        let ends = fields.iter().skip(1).map(|field| field.0);
        let ends: Vec<usize> = ends.chain([self.bits]).collect();
        for (&(at, name, about), end) in fields.iter().zip(ends) {
            let range = match end - at {
                1 => format!("{at}"),
                _ => format!("{}:{at}", end - 1),
            };
            let name = name.to_lowercase();
            let about = about.trim();
            text += &format!("| {range} | {name} | {about} |\n");
        }
        if let Some((name, column)) = self.values {
            text += &values_of(name, column);
        }
        text
    }
}

/// Formats a declared group's values as a table.
fn values_of(name: &str, column: &str) -> String {
    let group = group(name);
    let about = group.about.trim();
    let mut text = format!("\n{about}\n\n| {column} | name | |\n|--:|---|---|\n");
    for (name, value, about) in group.values {
        let (name, about) = (name.to_lowercase(), about.trim());
        text += &format!("| {value} | {name} | {about} |\n");
    }
    text
}

fn group(name: &str) -> &'static Group {
    let found = values::groups().find(|group| group.name == name);
    found.expect("the group is declared")
}

/// Formats a position and two moves as words, so that readers can check how they pack them.
fn known_words() -> String {
    let start = Position::default();
    let image: Vec<String> = start
        .image()
        .iter()
        .map(|word| format!("{word:08x}"))
        .collect();
    let mut text = format!(
        "To check how you pack words, compare with these. The board image of the start position:\n\n```text\n{}\n```\n\nTwo moves in \
         it, in hexadecimal:\n\n| move | move word | move record |\n|---|---|---|\n",
        image.join(" ")
    );
    for name in ["e2e4", "g1f3"] {
        let moves = start.moves(Mode::LEGAL);
        let mv = moves.iter().find(|mv| mv.to_string() == name);
        text += &known_move(&start, *mv.expect("the move is legal"));
    }
    text
}

fn known_move(position: &Position, mv: Move) -> String {
    let record = Record::of(position, mv).word();
    format!("| {mv} | {:04x} | {record:06x} |\n", mv.word())
}
