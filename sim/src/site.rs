//! The page that shows the running circuits: packs `sim/site` into one file.

use fpgambit_engine::Position;
use serde::Serialize;

/// The page with references to its other files, which a browser follows if the folder is opened directly.
const PAGE: &str = include_str!("../site/index.html");

// The other parts of the page, with the name of each file: STYLES, SCRIPTS, CIRCUITS and TEXTS.
include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// A run to show in place of one in the page: a waveform of a move generator, as [`Trace`](fpgambit_hw::trace::Trace)
/// writes it.
#[derive(Clone, Debug, Serialize)]
pub struct Recording {
    /// The name.
    pub name: String,
    /// The text of the waveform.
    pub vcd: String,
    /// The report of `verify` that belongs to it.
    pub report: Option<String>,
}

/// Returns the whole page as one HTML file that loads nothing.
///
/// The page offers these positions and begins with the first of them, unless there is a recording to show.
///
/// ```
/// let page = fpgambit_sim::site::page(&["4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?], None);
/// assert!(page.starts_with("<!doctype html>") && page.contains("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
/// # Ok::<(), fpgambit_engine::FenError>(())
/// ```
pub fn page(positions: &[Position], recording: Option<&Recording>) -> String {
    // A FEN has no bar and no character with a meaning in HTML.
    let fens: Vec<String> = positions.iter().map(Position::to_string).collect();
    let mut page = PAGE.replacen(
        "<html lang=\"en\">",
        &format!("<html lang=\"en\" data-fens=\"{}\">", fens.join("|")),
        1,
    );
    for (path, text) in STYLES {
        let reference = format!("<link rel=\"stylesheet\" href=\"{path}\">");
        page = page.replacen(&reference, &format!("<style>\n{text}</style>"), 1);
    }
    // The data must come before the scripts that read it.
    let scripts = page.find("<script src").unwrap_or(page.len());
    page.insert_str(scripts, &data());
    for (path, text) in SCRIPTS {
        let reference = format!("<script src=\"{path}\"></script>");
        page = page.replacen(&reference, &format!("<script>\n{text}</script>"), 1);
    }
    if let Some(recording) = recording {
        let json = serde_json::to_string(recording).expect("two texts are JSON");
        // Escape `<`, so that no text in the JSON can look like a tag.
        let json = json.replace('<', "\\u003c");
        let data = format!("<script type=\"application/json\" id=\"recording\">{json}</script>\n");
        page = page.replacen("<footer>", &format!("{data}<footer>"), 1);
    }
    page
}

/// The files that the scripts read, each in its own element: circuits in base64, packed if that makes them shorter,
/// texts unchanged.
fn data() -> String {
    let element = |name: &str, length: &str, text: &str| {
        format!("<script type=\"text/plain\" data-file=\"{name}\"{length}>{text}</script>\n")
    };
    let circuits = CIRCUITS.iter().map(|(name, bytes)| {
        let packed = packed(bytes);
        if packed.len() < bytes.len() {
            let length = format!(" data-unpacked=\"{}\"", bytes.len());
            element(name, &length, &base64(&packed))
        } else {
            element(name, "", &base64(bytes))
        }
    });
    let texts = TEXTS.iter().map(|(name, text)| element(name, "", text));
    circuits.chain(texts).collect()
}

/// Packs bytes in groups of eight: a byte with a bit for each byte that is not 0, lowest first, then those bytes. A
/// memory of short words has many zeros; `files.js` unpacks it.
fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::with_capacity(bytes.len() + bytes.len().div_ceil(8));
    for eight in bytes.chunks(8) {
        let there = eight.iter().enumerate();
        packed.push(there.fold(0, |bits, (bit, &byte)| bits | u8::from(byte != 0) << bit));
        packed.extend(eight.iter().filter(|byte| **byte != 0));
    }
    packed
}

/// Base64 as in RFC 4648, section 4.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..4 {
            let value = (bits >> (18 - 6 * digit)) & 63;
            let is_there = digit <= chunk.len();
            text.push(if is_there {
                DIGITS[value as usize].into()
            } else {
                '='
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_is_self_contained() {
        let page = page(&[], None);
        assert!(!page.contains("<script src") && !page.contains("<link rel=\"stylesheet\""));
        for (path, text) in STYLES.iter().chain(SCRIPTS).chain(TEXTS) {
            assert!(page.contains(text), "{path} is not in the page");
            // Each of these would end the element that holds it, or begin another.
            for tag in ["</script", "<!--", "<script"] {
                assert!(!text.contains(tag), "{path} has {tag}");
            }
        }
        for (path, _) in CIRCUITS {
            assert!(page.contains(&format!("data-file=\"{path}\"")), "{path}");
        }
        assert!(CIRCUITS.len() >= 8 && TEXTS.len() == CIRCUITS.len() + 1);
    }

    #[test]
    fn packing_drops_zero_bytes() {
        assert!(packed(&[]).is_empty());
        assert_eq!(packed(&[0; 9]), [0, 0]);
        assert_eq!(
            packed(&[0, 7, 0, 0, 0, 0, 0, 9, 5]),
            [0b1000_0010, 7, 9, 1, 5]
        );
    }

    /// The test vectors of RFC 4648, section 10.
    #[test]
    fn base64_matches_the_rfc_4648_vectors() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
        assert_eq!(base64(&[0xfb, 0xff, 0xfe]), "+//+");
    }
}
