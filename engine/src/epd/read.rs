//! Reads EPD.

use std::io::BufRead;
use std::str::FromStr;

use super::{EpdError, EpdReason, Operand, Operation, ReadError, Record, counter_depth};
use crate::quote::quoted;
use crate::text;
use crate::{FenError, Field, Position, Variant};

/// Reads a file. Returns each record with its line number, from 1.
///
/// # Errors
/// Returns the first line that is not an EPD.
pub fn parse(file: &[u8]) -> Result<Vec<(usize, Record)>, EpdError> {
    let of_memory = |error| match error {
        ReadError::Epd(error) => error,
        ReadError::Io(error) => unreachable!("memory is read: {error}"),
    };
    records(file)
        .map(|record| record.map_err(of_memory))
        .collect()
}

/// Reads line by line. Yields each record with its line number, from 1, and an error for each line that is not an EPD.
pub fn records<R: BufRead>(input: R) -> Records<R> {
    Records {
        input,
        line: 0,
        bytes: Vec::new(),
    }
}

/// The records of a file, from [`records`].
#[derive(Debug)]
pub struct Records<R> {
    input: R,
    line: usize,
    bytes: Vec<u8>,
}

impl<R: BufRead> Iterator for Records<R> {
    type Item = Result<(usize, Record), ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.bytes.clear();
            match self.input.read_until(b'\n', &mut self.bytes) {
                Ok(0) => return None,
                Ok(_) => self.line += 1,
                Err(error) => return Some(Err(error.into())),
            }
            let line = self.line;
            let text = text::line(&self.bytes);
            let text = trim(&text);
            if text.is_empty() || text.starts_with(['#', ';']) {
                continue;
            }
            let record = read(text, Variant::Standard).map_err(|reason| EpdError { line, reason });
            return Some(record.map(|record| (line, record)).map_err(ReadError::Epd));
        }
    }
}

impl FromStr for Record {
    type Err = EpdReason;

    fn from_str(line: &str) -> Result<Record, EpdReason> {
        read(trim(line), Variant::Standard)
    }
}

/// Removes blanks and what other systems leave around a line: NUL, a byte order mark where files were joined, and the
/// end-of-file character of DOS.
fn trim(line: &str) -> &str {
    line.trim_matches(|letter: char| letter.is_ascii_whitespace() || text::is_mark(letter))
}

/// Parses the position of a line, under this variant's castling rules.
///
/// # Errors
/// Returns an error if the line is not an EPD.
pub fn position(line: &str, variant: Variant) -> Result<Position, EpdReason> {
    Ok(read(trim(line), variant)?.position)
}

fn read(line: &str, variant: Variant) -> Result<Record, EpdReason> {
    let (fields, rest) = split_fields(line)?;
    let operations = read_operations(rest)?;
    let clock = |field: usize, opcode: &str, or: &'static str| match fields.get(field) {
        Some(text) => *text,
        None => operations
            .iter()
            .find(|operation| operation.opcode == opcode)
            .and_then(|operation| operation.operands.first())
            .map_or(or, Operand::text),
    };
    let fields = [
        fields[0],
        fields[1],
        fields[2],
        fields[3],
        clock(4, "hmvc", "0"),
        clock(5, "fmvn", "1"),
    ];
    Ok(Record {
        position: variant.read_fields(&fields)?,
        operations,
    })
}

/// The four or six fields of the position, and the rest of the line.
fn split_fields(line: &str) -> Result<(Vec<&str>, &str), EpdReason> {
    let mut fields = Vec::new();
    let mut rest = line;
    while fields.len() < 6 {
        rest = rest.trim_ascii_start();
        let end = rest.find(|letter: char| letter.is_ascii_whitespace() || letter == ';');
        let (field, after) = rest.split_at(end.unwrap_or(rest.len()));
        // An opcode begins with a letter; anything else must be the half-move clock.
        if fields.len() == 4 && (field.is_empty() || field.starts_with(char::is_alphabetic)) {
            break;
        }
        if field.is_empty() {
            let fen = quoted(line.split(';').next().unwrap_or(line).trim());
            return Err(FenError::Missing {
                fen,
                field: Field::ALL[fields.len()],
            }
            .into());
        }
        fields.push(field);
        rest = after;
    }
    Ok((fields, rest))
}

fn read_operations(text: &str) -> Result<Vec<Operation>, EpdReason> {
    // `\"` is a quote within a text; but a text may also end with an ordinary backslash.
    split_operations(text, true)
        .or_else(|error| split_operations(text, false).map_err(|_| error))?
        .into_iter()
        .map(checked)
        .collect()
}

fn split_operations(text: &str, escapes: bool) -> Result<Vec<(Operation, &str)>, EpdReason> {
    let mut operations = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = end_of_operation(rest, escapes)?;
        let (operation, after) = rest.split_at(end);
        rest = after.strip_prefix(';').unwrap_or(after);
        let operation = operation.trim_ascii();
        if !operation.is_empty() {
            operations.push((read_operation(operation, escapes)?, operation));
        }
    }
    Ok(operations)
}

/// Finds the end of the operation: the next semicolon that is not within quotes.
fn end_of_operation(text: &str, escapes: bool) -> Result<usize, EpdReason> {
    let mut rest = text;
    loop {
        let at = text.len() - rest.len();
        match rest.find(['"', ';']) {
            None => return Ok(text.len()),
            Some(end) if rest[end..].starts_with(';') => return Ok(at + end),
            Some(quote) => {
                let inside = &rest[quote + 1..];
                let end = end_of_quotation(inside, escapes).ok_or_else(|| EpdReason::Quote {
                    text: quoted(text.trim_ascii()),
                })?;
                rest = &inside[end + 1..];
            }
        }
    }
}

/// Finds the quote that ends a text; the text begins after its opening quote.
fn end_of_quotation(text: &str, escapes: bool) -> Option<usize> {
    let mut escaped = false;
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if escapes => escaped = true,
            '"' => return Some(at),
            _ => {}
        }
    }
    None
}

/// Removes the backslashes before quotes and backslashes.
fn unescaped(text: &str) -> String {
    let mut plain = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = (letter == '\\').then(|| letters.next_if(|next| matches!(next, '"' | '\\')));
        plain.push(next.flatten().unwrap_or(letter));
    }
    plain
}

fn read_operation(text: &str, escapes: bool) -> Result<Operation, EpdReason> {
    let end = text
        .find(|letter: char| letter.is_ascii_whitespace())
        .unwrap_or(text.len());
    let (opcode, mut rest) = text.split_at(end);
    let is_opcode = opcode.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && opcode
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    if !is_opcode {
        return Err(EpdReason::Opcode { text: quoted(text) });
    }
    let misquoted = || EpdReason::Quote { text: quoted(text) };
    let mut operands = Vec::new();
    loop {
        rest = rest.trim_ascii_start();
        if rest.is_empty() {
            break;
        }
        if let Some(after) = rest.strip_prefix('"') {
            let end = end_of_quotation(after, escapes).ok_or_else(misquoted)?;
            let (inside, after) = (&after[..end], &after[end + 1..]);
            if !after.is_empty() && !after.starts_with(|letter: char| letter.is_ascii_whitespace())
            {
                return Err(misquoted());
            }
            operands.push(Operand::Quoted(match escapes {
                true => unescaped(inside),
                false => inside.to_owned(),
            }));
            rest = after;
        } else {
            let end = rest.find(|letter: char| letter.is_ascii_whitespace());
            let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
            if word.contains('"') {
                return Err(misquoted());
            }
            operands.push(Operand::Word(word.to_owned()));
            rest = after;
        }
    }
    Ok(Operation {
        opcode: opcode.to_owned(),
        operands,
    })
}

/// Returns the operation if its operands suit its opcode.
fn checked((operation, text): (Operation, &str)) -> Result<Operation, EpdReason> {
    match expected_operands(&operation) {
        Some(expected) => Err(EpdReason::Operand {
            text: quoted(text),
            expected,
        }),
        None => Ok(operation),
    }
}

/// Returns what the operation should contain, if it contains something else.
fn expected_operands(operation: &Operation) -> Option<&'static str> {
    let operands = &operation.operands;
    // Programs write an opcode without operands if they have no value.
    if operands.is_empty() {
        return None;
    }
    let one_number = |least: u64| match &operands[..] {
        [Operand::Word(text)] => text
            .parse::<u64>()
            .is_ok_and(|number| number >= least && number.to_string() == *text),
        _ => false,
    };
    let (fits, expected) = match operation.opcode.as_str() {
        "id" => (operands.len() == 1, "one text in double quotes"),
        "dm" => (one_number(1) && fits_u32(operands), "one number from 1 on"),
        "hmvc" => (one_number(0) && fits_u32(operands), "one number from 0 on"),
        "fmvn" => (one_number(0) && fits_u32(operands), "one number from 0 on"),
        opcode if counter_depth(opcode).is_some() => (one_number(0), "one count of nodes"),
        _ => return None,
    };
    (!fits).then_some(expected)
}

fn fits_u32(operands: &[Operand]) -> bool {
    operands[0].text().parse::<u32>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(line: &str) -> Record {
        line.parse()
            .unwrap_or_else(|reason| panic!("{line}: {reason}"))
    }

    #[test]
    fn counters_are_read_in_both_styles() {
        let spaced = record("4k3/8/8/8/8/8/8/4K2R w K - 0 1; D1 15; D2 66");
        let tight = record("4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66\0\r");
        let short = record("4k3/8/8/8/8/8/8/4K2R w K -;D1 15;D2 66;");
        assert_eq!(spaced.counters(), [(1, 15), (2, 66)]);
        assert_eq!(tight, spaced);
        assert_eq!(short, spaced);
    }

    #[test]
    fn standard_operations_are_read() {
        let line = r#"2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id "WAC.001"; dm 3; c0 "a; b" x;"#;
        let record = record(line);
        assert_eq!(record.id(), Some("WAC.001"));
        assert_eq!(record.mate_in(), Some(3));
        assert_eq!(record.best_moves().unwrap()[0].to_string(), "g3g6");
        assert_eq!(record.avoided_moves().unwrap(), []);
        let c0 = record.operation("c0").unwrap();
        assert_eq!(c0.operands[0], Operand::Quoted("a; b".to_owned()));
        assert_eq!(c0.operands[1], Operand::Word("x".to_owned()));
    }

    #[test]
    fn moves_may_be_in_uci_notation() {
        let record = record("4k3/8/8/8/8/8/8/4K2R w K - bm e1g1 h1h8 Kd1;");
        let moves: Vec<_> = record
            .best_moves()
            .unwrap()
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(moves, ["e1g1", "h1h8", "e1d1"]);
    }

    #[test]
    fn clocks_come_from_fields_or_operations() {
        let clocks = |line: &str| {
            let position = record(line).position;
            (position.halfmove_clock(), position.fullmove_number())
        };
        assert_eq!(clocks("4k3/8/8/8/8/8/8/4K2R w K -"), (0, 1));
        assert_eq!(
            clocks("4k3/8/8/8/8/8/8/4K2R w K - hmvc 3; fmvn 20;"),
            (3, 20)
        );
        assert_eq!(clocks("4k3/8/8/8/8/8/8/4K2R w K - 5 6; hmvc 3;"), (5, 6));
    }

    #[test]
    fn invalid_lines_give_a_specific_error() {
        for (line, expected) in [
            ("", "field 1 (pieces) is missing"),
            (
                "4k3/8/8/8/8/8/8/4K2R w; bm Kd1;",
                "field 3 (castling) is missing",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w K - 0; bm Kd1;",
                "field 6 (full-move number) is missing",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w K - 0 bm Kd1;",
                "`bm`: expected a number without sign",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w K - +1 1",
                "`+1`: expected a number from 0",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w Kq -",
                "castling right `q` without a Black rook",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1 2 3;",
                "`2 3` is not an operation",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w K - id \"a;",
                "unbalanced double quote in `id \"a;`",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w K - id a\"b\";",
                "unbalanced double quote",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w K - id \"a\"b;",
                "unbalanced double quote",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w K - D1 x;",
                "operation `D1 x`: expected one count of nodes",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w K - id a b;",
                "expected one text in double quotes",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w K - dm 0;",
                "expected one number from 1 on",
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w K - fmvn 99999999999;",
                "expected one number from 0 on",
            ),
        ] {
            let error = line.parse::<Record>().expect_err(line).to_string();
            assert!(error.contains(expected), "{line}\n{error}");
        }
        let error = record("4k3/8/8/8/8/8/8/4K2R w K - bm Qd4;")
            .best_moves()
            .unwrap_err();
        assert!(
            error
                .to_string()
                .contains("`bm`: `Qd4` is not a legal move"),
            "{error}"
        );
    }

    /// An opcode without operands says nothing, but the line is still valid.
    #[test]
    fn operands_may_be_missing() {
        for operation in [
            "bm ;",
            "am;",
            "id ;",
            "bm",
            "dm ; ce ;",
            "D1 ;",
            "hmvc ; fmvn ;",
        ] {
            let line = format!("4k3/8/8/8/8/8/8/4K2R w K - {operation}");
            let record = record(&line);
            assert_eq!(
                record.position.to_string(),
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
            );
            assert!(record.operations[0].operands.is_empty(), "{line}");
            assert_eq!(record.best_moves(), Ok(Vec::new()));
            assert_eq!((record.id(), record.mate_in()), (None, None));
            assert_eq!(record.counters(), []);
            assert_eq!(record.to_string().parse(), Ok(record));
        }
    }

    #[test]
    fn quotes_and_backslashes_in_strings_round_trip() {
        for (text, expected) in [
            (r#"c0 "he said \"no\"";"#, r#"he said "no""#),
            (r#"c0 "\"; bm x\"";"#, r#""; bm x""#),
            (r#"c0 "a\\b";"#, r"a\b"),
            (r#"c0 "C:\games\new";"#, r"C:\games\new"),
            // Not a quote within the text: the text ends with a backslash.
            (r#"c0 "C:\"; c1 x;"#, r"C:\"),
            (r#"c0 "\\";"#, r"\"),
        ] {
            let line = format!("4k3/8/8/8/8/8/8/4K2R w K - {text}");
            let record = record(&line);
            assert_eq!(record.operations[0].operands[0].text(), expected, "{line}");
            assert_eq!(record.to_string().parse(), Ok(record), "{line}");
        }
    }

    #[test]
    fn byte_order_marks_and_comments_are_skipped() {
        let joined =
            b"\xef\xbb\xbf; a comment\n4k3/8/8/8/8/8/8/4K2R w K - id \"1\";\r\n;\n  ; another\n\
            \xef\xbb\xbf4k3/8/8/8/8/8/8/4K2R w K - id \"2\";\n\xef\xbb\xbf# a third\n\
            \xef\xbb\xbf4k3/8/8/8/8/8/8/4K2R w K - id \"R\xe9ti\";\n\x1a";
        let records = parse(joined).unwrap();
        let ids: Vec<_> = records
            .iter()
            .map(|(line, record)| (*line, record.id()))
            .collect();
        assert_eq!(ids, [(2, Some("1")), (5, Some("2")), (7, Some("Réti"))]);
    }

    #[test]
    fn file_letter_castling_needs_the_chess960_variant() {
        let line = "5k2/8/8/8/8/8/8/1R2K1R1 w GB - bm O-O; id \"960\";";
        let position = position(line, Variant::Chess960).unwrap();
        assert_eq!(position.to_string(), "5k2/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
        assert!(super::position(line, Variant::Standard).is_err());
    }

    #[test]
    fn file_errors_give_the_line_number() {
        let good = b"# suite\n\n4k3/8/8/8/8/8/8/4K2R w K -;D1 15\r\n\n";
        let records = parse(good).unwrap();
        assert_eq!(records.len(), 1);
        assert_eq!(records[0].0, 3);
        let bad = [&good[..], b"nonsense\n"].concat();
        assert_eq!(parse(&bad).unwrap_err().line, 5);
        let binary = [&good[..], b"\xff\xfe\0\n"].concat();
        let error = parse(&binary).unwrap_err().to_string();
        assert!(error.starts_with("line 5: FEN `ÿþ`: "), "{error}");
        let broken = super::records(bad.as_slice()).filter(Result::is_err);
        assert_eq!(broken.count(), 1);
    }

    #[test]
    fn latin_1_and_utf_8_files_are_read() {
        let bytes = b"4k3/8/8/8/8/8/8/4K2R w K - id \"R\xe9ti\";\n";
        assert_eq!(parse(bytes).unwrap()[0].1.id(), Some("Réti"));
        assert_eq!(
            parse("4k3/8/8/8/8/8/8/4K2R w K - id \"Réti\";".as_bytes()).unwrap()[0]
                .1
                .id(),
            Some("Réti")
        );
    }
}
