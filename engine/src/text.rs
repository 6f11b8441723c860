//! Bytes of files as text: chess files are older than UTF-8.

use std::borrow::Cow;

/// UTF-8 as it is, else Latin-1: a letter for each byte, which nothing refuses. A mark of UTF-8 before Latin-1 is dropped.
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

/// A whole file: UTF-16 where it begins with that mark, else line by line.
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

/// What stands for nothing where a file begins, where two were joined, or where one ends: byte order mark, the end-of-file
/// letter of DOS, NUL.
pub(crate) fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{feff}' | '\u{1a}' | '\0')
}

/// Without the mark that some programs put before UTF-8.
fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_coding_says_the_same() {
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
        // Each line by itself: one in Latin-1 does not spoil the others.
        assert_eq!(file("é\n\u{e9}\n".as_bytes()), "é\né\n");
        assert_eq!(file(b"\xc3\xa9\n\xe9\n"), "é\né\n");
        // Half a letter at the end is none.
        assert_eq!(file(&[0xff, 0xfe, b'a', 0, b'b']), "a");
    }
}
