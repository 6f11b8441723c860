//! The text of a document: one line of JSON that ends with a checksum, which reveals damage.

use std::io::{self, BufRead as _, BufReader, Read};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::MergeError;

/// The version of the documents. Version 1 had no checksum and a different digest.
pub const DOCUMENT: u64 = 2;
/// The number of digits in a checksum.
const DIGITS: usize = 64;
/// The text before and after a checksum.
const BEFORE: &str = ",\"checksum\":\"";
const BEHIND: &str = "\"}";

/// Why a text is not a valid document.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DocumentError {
    /// The text is something else.
    #[error("{0}: expected a document written by --shard, --out or merge")]
    Other(String),
    /// The document is older than checksums.
    #[error("document version 1 has no checksum: expected version {DOCUMENT}; run its shard again")]
    Old,
    /// The document has another version.
    #[error("document version {0}: expected version {DOCUMENT}")]
    Version(u64),
    /// The checksum does not match the text.
    #[error("wrong checksum: expected the file as it was written; it is damaged or was edited")]
    Damaged,
    /// The checksum is right, but the content is not.
    #[error("{what} is {found}: expected {expected}, the sum of its parts")]
    Parts {
        /// The total that is wrong.
        what: &'static str,
        /// The total found.
        found: String,
        /// The sum of the parts.
        expected: String,
    },
    /// The shards are not valid.
    #[error(transparent)]
    Shards(#[from] MergeError),
}

/// The SHA-256 of some bytes, in hexadecimal as `sha256sum` prints it.
pub fn sha256(bytes: &[u8]) -> String {
    digits(Sha256::digest(bytes))
}

/// The SHA-256 of a text that may not fit into memory, as [`sha256`] returns it.
///
/// # Errors
/// Returns an error if the text cannot be read.
pub fn sha256_of(text: impl Read) -> io::Result<String> {
    let (mut text, mut hash) = (BufReader::new(text), Sha256::new());
    while let part @ [_, ..] = text.fill_buf()? {
        hash.update(part);
        let length = part.len();
        text.consume(length);
    }
    Ok(digits(hash.finalize()))
}

fn digits(hash: impl AsRef<[u8]>) -> String {
    let bytes = hash.as_ref().iter();
    bytes.map(|byte| format!("{byte:02x}")).collect()
}

/// The text of a document: the value as JSON on one line, with the version `document` as the first member and
/// `checksum` as the last. The checksum is the SHA-256 of all bytes before `,"checksum":`.
///
/// ```
/// use fpgambit_sim::campaign::seal;
/// use std::collections::BTreeMap;
///
/// let text = seal(&BTreeMap::from([("positions", 3)]));
/// assert!(text.starts_with(r#"{"document":2,"positions":3,"checksum":""#) && text.ends_with("\"}"));
/// ```
///
/// # Panics
/// If the value is not a JSON object with a member.
pub fn seal(value: &impl Serialize) -> String {
    let json = serde_json::to_string(value).expect("documents have text keys and no failing parts");
    let members = json
        .strip_prefix('{')
        .and_then(|text| text.strip_suffix('}'));
    let members = members.expect("a document is an object");
    assert!(!members.is_empty(), "a document says something");
    reseal(&format!("{{\"document\":{DOCUMENT},{members}"))
}

/// Appends the checksum of these bytes, for tests that the checksum is not the only check.
#[doc(hidden)]
pub fn reseal(body: &str) -> String {
    format!("{body}{BEFORE}{}{BEHIND}", sha256(body.as_bytes()))
}

/// Parses a document's text, whose checksum must be right. Only white space may follow the text.
///
/// # Errors
/// Returns what is wrong with the text.
pub fn unseal<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, DocumentError> {
    let other = |error: String| DocumentError::Other(error);
    let text = str::from_utf8(bytes).map_err(|_| other("is not UTF-8".to_owned()))?;
    let text = text.trim_end_matches(['\n', '\r', ' ', '\t']);
    let head: Head = serde_json::from_str(text).map_err(|error| other(error.to_string()))?;
    match head {
        Head {
            document: Some(DOCUMENT),
            ..
        } => {}
        Head {
            document: Some(version),
            ..
        } => return Err(DocumentError::Version(version)),
        // These members occur in version 1 and not in other programs' documents.
        Head {
            digest: Some(_),
            of: Some(_),
            ..
        } => return Err(DocumentError::Old),
        _ => return Err(other("has no member `document`".to_owned())),
    }
    let end = BEFORE.len() + DIGITS + BEHIND.len();
    let cut = text
        .len()
        .checked_sub(end)
        .filter(|&cut| text.is_char_boundary(cut));
    let (body, seal) = text.split_at(cut.ok_or(DocumentError::Damaged)?);
    if seal != format!("{BEFORE}{}{BEHIND}", sha256(body.as_bytes())) {
        return Err(DocumentError::Damaged);
    }
    serde_json::from_str(text).map_err(|error| other(error.to_string()))
}

/// The members that identify a document and its version.
#[derive(Deserialize)]
struct Head {
    document: Option<u64>,
    digest: Option<serde_json::Value>,
    of: Option<serde_json::Value>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    type Value = BTreeMap<String, serde_json::Value>;

    #[test]
    fn checksum_matches_sha256sum() {
        assert_eq!(
            sha256(b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
        assert_eq!(sha256_of(&b"abc"[..]).unwrap(), sha256(b"abc"));
        let text = seal(&BTreeMap::from([("a", 1)]));
        let body = "{\"document\":2,\"a\":1";
        assert_eq!(
            text,
            format!("{body},\"checksum\":\"{}\"}}", sha256(body.as_bytes()))
        );
        assert_eq!(
            unseal::<Value>(format!("{text}\n").as_bytes()).unwrap()["a"],
            1
        );
    }

    #[test]
    fn unseal_rejects_damaged_and_foreign_documents() {
        let refused = |text: &str| unseal::<Value>(text.as_bytes()).unwrap_err();
        let whole = seal(&BTreeMap::from([("a", 1)]));
        assert_eq!(
            refused(&whole.replace("\"a\":1", "\"a\":2")),
            DocumentError::Damaged
        );
        assert_eq!(
            refused(&whole.replace("\"a\":1", "\"a\": 1")),
            DocumentError::Damaged
        );
        assert_eq!(refused("{\"document\":2}"), DocumentError::Damaged);
        assert_eq!(refused("{\"document\":3}"), DocumentError::Version(3));
        assert_eq!(refused("{\"digest\":\"\",\"of\":1}"), DocumentError::Old);
        for text in [
            "",
            "junk",
            "{}",
            "[]",
            "{\"document\":2",
            "{\"document\":2}{}",
            "{\"a\":1}",
        ] {
            assert!(matches!(refused(text), DocumentError::Other(_)), "{text}");
        }
        assert!(matches!(
            unseal::<Value>(b"\xff"),
            Err(DocumentError::Other(_))
        ));
    }
}
