//! The page that shows the circuits running: `sim/site`, made into one file.

use fpgambit_engine::Position;
use serde::Serialize;

/// The page with references to its other files, which a browser follows when the folder is opened as it is.
const PAGE: &str = include_str!("../site/index.html");

/// A file of the page: its path as the page has it, and its text.
type File = (&'static str, &'static str);

/// Names files of the folder and takes them in.
macro_rules! files {
    ($($path:literal),* $(,)?) => {
        [$(($path, include_str!(concat!("../site/", $path)))),*]
    };
}

const STYLES: [File; 1] = files!["page.css"];

const SCRIPTS: [File; 25] = files![
    "parts.js",
    "circuit.js",
    "circuits/movegen-compact.js",
    "circuits/movegen-fast.js",
    "circuits/repetition.js",
    "circuits/chains.js",
    "circuits/kqkr.js",
    "circuits/posdata.js",
    "circuits/attack.js",
    "circuits/make.js",
    "circuits/count.js",
    "position.js",
    "chain.js",
    "recording.js",
    "board.js",
    "wave.js",
    "words.js",
    "movegen.js",
    "game.js",
    "repetition.js",
    "posdata.js",
    "stages.js",
    "kqkr.js",
    "ask.js",
    "page.js",
];

/// A run to look at instead of one in the page: a waveform of a move generator, as
/// [`Trace`](fpgambit_hw::trace::Trace) writes it.
#[derive(Clone, Debug, Serialize)]
pub struct Recording {
    /// What it is called.
    pub name: String,
    /// Its text.
    pub vcd: String,
    /// The report of `verify` that it belongs to.
    pub report: Option<String>,
}

/// The whole page as one HTML file that loads nothing.
///
/// It offers these positions; the first of them is the one it begins with, unless there is a recording to show.
///
/// ```
/// let page = fpgambit_sim::site::page(&["4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?], None);
/// assert!(page.starts_with("<!doctype html>") && page.contains("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
/// # Ok::<(), fpgambit_engine::FenError>(())
/// ```
pub fn page(positions: &[Position], recording: Option<&Recording>) -> String {
    // A FEN has no character that means anything to HTML, nor a bar.
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
    for (path, text) in SCRIPTS {
        let reference = format!("<script src=\"{path}\"></script>");
        page = page.replacen(&reference, &format!("<script>\n{text}</script>"), 1);
    }
    if let Some(recording) = recording {
        let json = serde_json::to_string(recording).expect("two texts are JSON");
        // Nothing in it can be taken for a tag.
        let json = json.replace('<', "\\u003c");
        let data = format!("<script type=\"application/json\" id=\"recording\">{json}</script>\n");
        page = page.replacen("<footer>", &format!("{data}<footer>"), 1);
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_engine::posdata::{Posdata, RayOrder};

    #[test]
    fn the_page_refers_to_no_file() {
        let page = page(&[], None);
        assert!(!page.contains("<script src") && !page.contains("<link rel=\"stylesheet\""));
        for (path, text) in STYLES.into_iter().chain(SCRIPTS) {
            assert!(page.contains(text), "{path} is not in the page");
            assert!(!text.contains("</script"), "{path} would end its script");
        }
    }

    #[test]
    fn the_page_s_posdata_is_the_table() {
        let (_, script) = SCRIPTS[7];
        for order in [RayOrder::GnuChess, RayOrder::LongestFirst] {
            let dump = Posdata::new(order).dump();
            assert!(
                script.contains(dump.trim_end()),
                "{order:?}: run testbenches/site/refresh posdata"
            );
        }
    }
}
