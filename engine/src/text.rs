//! Decodes the bytes of files as text: many chess files predate UTF-8.

use std::borrow::Cow;
use std::io::{self, BufRead, Read as _};

/// Decodes UTF-8 if it is valid, otherwise Latin-1, one letter for each byte. Drops a UTF-8 mark before Latin-1.
pub(crate) fn line(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(
            without_mark(bytes)
                .iter()
                .copied()
                .map(char::from)
                .collect(),
        ),
    }
}

/// Decodes a whole file: UTF-16 if it begins with that mark, otherwise line by line.
pub(crate) fn file(bytes: &[u8]) -> Cow<'_, str> {
    let wide = |bytes: &[u8], read: fn([u8; 2]) -> u16| {
        let (pairs, _) = bytes.as_chunks::<2>();
        let units = pairs.iter().map(|&pair| read(pair));
        char::decode_utf16(units)
            .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect()
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => Cow::Owned(wide(rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => Cow::Owned(wide(rest, u16::from_be_bytes)),
        _ => {
            let bytes = without_mark(bytes);
            match str::from_utf8(bytes) {
                Ok(text) => Cow::Borrowed(text),
                Err(_) => {
                    let lines = bytes.split_inclusive(|&byte| byte == b'\n');
                    Cow::Owned(lines.map(line).collect())
                }
            }
        }
    }
}

/// Decodes a file that is read in pieces, as [`file`] does, but drops a mark before every line, because joined files
/// have marks in between.
#[derive(Debug)]
pub(crate) struct Decoder<R> {
    input: R,
    coding: Coding,
    /// The bytes of an incomplete letter.
    held: Vec<u8>,
}

/// How bytes encode letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Coding {
    /// Nothing has been read yet.
    Unknown,
    /// UTF-8, at the beginning of a line or within one.
    Utf8 { line_begins: bool },
    /// The rest of a line that began in Latin-1.
    Latin1,
    /// UTF-16, the high byte first or last.
    Wide { is_high_first: bool },
}

/// The number of bytes decoded together; a shorter line is decoded as a whole.
const PIECE: usize = 64 << 10;

impl<R: BufRead> Decoder<R> {
    pub(crate) fn new(input: R) -> Decoder<R> {
        Decoder {
            input,
            coding: Coding::Unknown,
            held: Vec::new(),
        }
    }

    /// Appends the next line, or a piece of it; `false` at the end of the file.
    pub(crate) fn read_into(&mut self, text: &mut String) -> io::Result<bool> {
        let mut bytes = std::mem::take(&mut self.held);
        if self.coding == Coding::Unknown {
            self.input.by_ref().take(2).read_to_end(&mut bytes)?;
            self.coding = match bytes[..] {
                [0xff, 0xfe] => Coding::Wide {
                    is_high_first: false,
                },
                [0xfe, 0xff] => Coding::Wide {
                    is_high_first: true,
                },
                _ => Coding::Utf8 { line_begins: true },
            };
            match (self.coding, bytes.first()) {
                (Coding::Wide { .. }, _) => bytes.clear(),
                // The second byte begins the next line.
                (_, Some(b'\n')) => self.held = bytes.split_off(1),
                _ => {}
            }
        }
        let mut input = self.input.by_ref().take(PIECE as u64);
        // If there are fewer bytes than requested and no end of line, it is the end of the file.
        let is_last = |count: usize| count < PIECE;
        let ended = match self.coding {
            Coding::Wide { .. } => is_last(input.read_to_end(&mut bytes)?),
            // Two bytes are already there at the beginning, perhaps with an end of line among them.
            _ if bytes.contains(&b'\n') => false,
            _ => is_last(input.read_until(b'\n', &mut bytes)?) && !bytes.ends_with(b"\n"),
        };
        if ended && bytes.is_empty() {
            return Ok(false);
        }
        match self.coding {
            Coding::Wide { is_high_first } => self.wide(&bytes, is_high_first, ended, text),
            _ => self.narrow(&bytes, ended, text),
        }
        Ok(true)
    }

    fn narrow(&mut self, bytes: &[u8], ended: bool, text: &mut String) {
        let is_whole = ended || bytes.ends_with(b"\n");
        let bytes = match self.coding {
            Coding::Utf8 { line_begins: true } => without_mark(bytes),
            _ => bytes,
        };
        let read = match self.coding {
            Coding::Latin1 => None,
            _ => match str::from_utf8(bytes) {
                Ok(read) => Some(read),
                // The letter continues in the next piece.
                Err(error) if !is_whole && error.error_len().is_none() => {
                    let (read, held) = bytes.split_at(error.valid_up_to());
                    self.held = held.to_vec();
                    str::from_utf8(read).ok()
                }
                Err(_) => None,
            },
        };
        self.coding = match read {
            _ if is_whole => Coding::Utf8 { line_begins: true },
            Some(_) => Coding::Utf8 { line_begins: false },
            None => Coding::Latin1,
        };
        match read {
            Some(read) => text.push_str(read),
            None => text.extend(bytes.iter().copied().map(char::from)),
        }
    }

    fn wide(&mut self, bytes: &[u8], is_high_first: bool, ended: bool, text: &mut String) {
        let read = match is_high_first {
            true => u16::from_be_bytes,
            false => u16::from_le_bytes,
        };
        let (pairs, rest) = bytes.as_chunks::<2>();
        let units = || pairs.iter().map(|&pair| read(pair));
        // The first half of a letter waits for the second half.
        let waits = !ended
            && units()
                .next_back()
                .is_some_and(|last| (0xd800..0xdc00).contains(&last));
        let whole = pairs.len() - usize::from(waits);
        if !ended {
            self.held = pairs[whole..].concat();
            self.held.extend(rest);
        }
        let letters = char::decode_utf16(units().take(whole));
        text.extend(letters.map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)));
    }
}

/// Whether a letter has no meaning where a file begins or ends, or where two were joined: byte order mark, the
/// end-of-file character of DOS, NUL.
pub(crate) fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{feff}' | '\u{1a}' | '\0')
}

/// Removes the mark that some programs put before UTF-8.
fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_encodings_decode_to_the_same_text() {
        let text = "[White \"Müller\"]\n";
        let wide: Vec<u16> = text.encode_utf16().collect();
        let little: Vec<u8> = wide.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = wide.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        for bytes in [
            text.as_bytes().to_vec(),
            [b"\xef\xbb\xbf", text.as_bytes()].concat(),
            b"[White \"M\xfcller\"]\n".to_vec(),
            [&[0xff, 0xfe], &little[..]].concat(),
            [&[0xfe, 0xff], &big[..]].concat(),
        ] {
            assert_eq!(file(&bytes), text, "{bytes:?}");
        }
        // Each line is decoded on its own: a line in Latin-1 does not affect the others.
        assert_eq!(file("é\n\u{e9}\n".as_bytes()), "é\né\n");
        assert_eq!(file(b"\xc3\xa9\n\xe9\n"), "é\né\n");
        // Half a letter at the end is dropped.
        assert_eq!(file(&[0xff, 0xfe, b'a', 0, b'b']), "a");
    }

    /// A reader that returns a few bytes at a time.
    struct Slowly<'a>(&'a [u8], usize);

    impl io::Read for Slowly<'_> {
        fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
            let most = self.1.min(bytes.len());
            self.0.read(&mut bytes[..most])
        }
    }

    fn decoded(bytes: &[u8], at_a_time: usize) -> String {
        let mut decoder = Decoder::new(io::BufReader::with_capacity(
            at_a_time,
            Slowly(bytes, at_a_time),
        ));
        let mut text = String::new();
        while decoder.read_into(&mut text).unwrap() {}
        text
    }

    #[test]
    fn decoding_in_pieces_equals_decoding_the_whole_file() {
        let letters = ["a", "é", "♞", "𝄞", "\n", " "];
        let mut chance = crate::random::Chance::new(49);
        for _ in 0..300 {
            let number = chance.below(3 * PIECE as u32 / 2);
            let long = chance.below(3) == 0;
            let letters = &letters[..if long { 4 } else { 6 }];
            let text: String = (0..number.min(if long { u32::MAX } else { 500 }))
                .map(|_| *chance.pick(letters).unwrap())
                .collect();
            let wide: Vec<u16> = text.encode_utf16().collect();
            let little = wide.iter().flat_map(|unit| unit.to_le_bytes());
            let big = wide.iter().flat_map(|unit| unit.to_be_bytes());
            for bytes in [
                text.as_bytes().to_vec(),
                [0xff, 0xfe].into_iter().chain(little).collect(),
                [0xfe, 0xff].into_iter().chain(big).collect(),
            ] {
                let at_a_time = 1 + chance.below(9_000) as usize;
                assert_eq!(decoded(&bytes, at_a_time), file(&bytes));
            }
        }
        for bytes in [
            &b""[..],
            b"\xef\xbb\xbfa\n",
            b"\xef\xbb",
            b"\n\xe9",
            b"\xc3\xa9\n\xe9\n",
            &[0xff, 0xfe, b'a', 0, b'b'],
            &[0xff, 0xfe, 0, 0xd8],
            b"\xff",
            b"\xc3\xa9\xe9",
        ] {
            for at_a_time in 1..9 {
                assert_eq!(decoded(bytes, at_a_time), file(bytes), "{bytes:?}");
            }
        }
        // Two joined files.
        assert_eq!(decoded(b"\xef\xbb\xbfa\n\xef\xbb\xbfb\n", 100), "a\nb\n");
        // A mark after an empty first line, before UTF-8 and before Latin-1.
        for (bytes, text) in [
            (&b"\n\xef\xbb\xbfa\n"[..], "\na\n"),
            (b"\n\xef\xbb\xbf\xe9\n", "\né\n"),
            (b"\n\n\xef\xbb\xbf\xe9", "\n\né"),
            (b"\n\xef", "\nï"),
        ] {
            for at_a_time in 1..9 {
                assert_eq!(decoded(bytes, at_a_time), text, "{bytes:?}");
            }
        }
    }
}
