//! The page that shows the circuits running: `sim/site`, made into one file.

use fpgambit_engine::Position;

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

const SCRIPTS: [File; 18] = files![
    "circuit.js",
    "circuits/movegen-compact.js",
    "circuits/movegen-fast.js",
    "circuits/repetition.js",
    "circuits/chains.js",
    "circuits/kqkr.js",
    "circuits/posdata.js",
    "position.js",
    "chain.js",
    "board.js",
    "wave.js",
    "words.js",
    "movegen.js",
    "game.js",
    "repetition.js",
    "posdata.js",
    "kqkr.js",
    "page.js",
];

/// The whole page as one HTML file that loads nothing.
///
/// It offers these positions; the first of them is the one it begins with.
///
/// ```
/// let page = fpgambit_sim::site::page(&["4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?]);
/// assert!(page.starts_with("<!doctype html>") && page.contains("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
/// # Ok::<(), fpgambit_engine::FenError>(())
/// ```
pub fn page(positions: &[Position]) -> String {
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
    page
}

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_engine::posdata::{Posdata, RayOrder};

    #[test]
    fn the_page_refers_to_no_file() {
        let page = page(&[]);
        assert!(!page.contains("<script src") && !page.contains("<link rel=\"stylesheet\""));
        for (path, text) in STYLES.into_iter().chain(SCRIPTS) {
            assert!(page.contains(text), "{path} is not in the page");
            assert!(!text.contains("</script"), "{path} would end its script");
        }
    }

    #[test]
    fn the_page_s_posdata_is_the_table() {
        let (_, script) = SCRIPTS[6];
        for order in [RayOrder::GnuChess, RayOrder::LongestFirst] {
            let dump = Posdata::new(order).dump();
            assert!(
                script.contains(dump.trim_end()),
                "{order:?}: run testbenches/site/refresh posdata"
            );
        }
    }
}
