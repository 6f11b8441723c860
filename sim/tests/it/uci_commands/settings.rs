//! Tests of options: when they take effect, which values they accept, and what they change.

use super::{Talk, said, starting};
/// An option that is set during a search takes effect at the next search.
#[test]
fn options_set_during_a_search_apply_to_the_next() {
    let talk = Talk::begin();
    talk.send("go infinite");
    talk.kept.wait_for("info depth 3 ", 1);
    talk.send("setoption name MultiPV value 3");
    talk.send("setoption name Hash value 2");
    talk.send("setoption name Hash value none");
    talk.send("ucinewgame");
    talk.send("setoption name UCI_Chess960 value true");
    // The rules set before this line apply to it.
    talk.send("position fen 5k2/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
    talk.send("isready");
    talk.kept.wait_for("readyok", 1);
    assert_eq!(talk.kept.count("info string"), 0);
    talk.send("stop");
    talk.kept.wait_for("bestmove", 1);
    talk.kept.wait_for("info string option Hash `none`", 1);
    talk.send("go depth 3");
    talk.kept.wait_for("bestmove", 2);
    talk.send("d");
    let said = talk.end();
    assert_eq!(starting(&said, "Fen: ").len(), 1);
    assert!(starting(&said, "Fen: ")[0].contains("1R2K1R1"));
    assert_eq!(
        starting(&said, "info depth 3 ")
            .iter()
            .filter(|line| line.contains(" multipv "))
            .count(),
        3
    );
}

#[test]
fn option_names_and_values_ignore_case() {
    let said = said(
        "setoption name nullmoveblind value TRUE\nsetoption name MOVEGENERATOR value Posdata\n\
         setoption name Repetition value ZOBRIST\nsetoption name RepetitionOnce value Draws\n\
         setoption name UCI_ShowWDL value True\nsetoption name uci_showwdl value yes\ngo depth 2\n",
    );
    assert_eq!(
        starting(&said, "info string"),
        ["info string option UCI_ShowWDL `yes`: expected true or false"]
    );
    assert!(said.iter().any(|line| line.contains(" wdl ")));
}

/// Every default is accepted as a value, because GUIs send defaults back.
#[test]
fn every_option_accepts_its_default() {
    let mut input = String::new();
    for option in starting(&said("uci\n"), "option name ") {
        let (name, rest) = option["option name ".len()..].split_once(" type ").unwrap();
        let Some((_, value)) = rest.split_once(" default ") else {
            assert_eq!(rest, "button");
            continue;
        };
        let ends = [" min ", " var "];
        let end = ends.iter().filter_map(|end| value.find(end)).min();
        let value = &value[..end.unwrap_or(value.len())];
        input += &format!("setoption name {name} value {value}\n");
    }
    assert!(input.lines().count() > 12, "{input}");
    let said = said(&format!(
        "{input}setoption name SerialPort value\nisready\n"
    ));
    assert_eq!(said, ["readyok"]);
}

#[test]
fn multipv_prints_distinct_lines_per_depth() {
    let said = said("setoption name MultiPV value 4\ngo depth 5\n");
    for depth in 1..=5 {
        let lines = starting(&said, &format!("info depth {depth} "));
        assert_eq!(lines.len(), 4, "{said:#?}");
        let mut firsts = Vec::new();
        for (number, line) in (1..).zip(&lines) {
            assert!(
                line.contains(&format!(" multipv {number} score ")),
                "{line}"
            );
            firsts.push(
                line.split(" pv ")
                    .nth(1)
                    .unwrap()
                    .split(' ')
                    .next()
                    .unwrap(),
            );
        }
        let best = firsts[0].to_owned();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 4);
        if depth == 5 {
            assert!(starting(&said, "bestmove ")[0].starts_with(&format!("bestmove {best}")));
        }
    }
}

#[test]
fn wdl_is_shown_only_with_uci_showwdl() {
    let line = |input: &str| {
        let said = said(input);
        starting(&said, "info depth ").last().unwrap().to_string()
    };
    assert!(!line("go depth 3\n").contains("wdl"));
    let told = line("setoption name UCI_ShowWDL value true\ngo depth 3\n");
    let words: Vec<&str> = told.split(' ').collect();
    let at = words.iter().position(|&word| word == "wdl").unwrap();
    let chances: Vec<u32> = words[at + 1..at + 4]
        .iter()
        .map(|word| word.parse().unwrap())
        .collect();
    assert_eq!(chances.iter().sum::<u32>(), 1000);
    let mate = line(
        "setoption name UCI_ShowWDL value true\nposition fen 6k1/5ppp/8/8/8/8/8/R3K3 w - -\ngo depth 3\n",
    );
    assert!(mate.contains(" score mate 1 wdl 1000 0 0 "), "{mate}");
}

/// A weaker player searches fewer nodes; analysis is not limited.
#[test]
fn limited_strength_searches_fewer_nodes() {
    let nodes = |options: &str| -> u64 {
        let said = said(&format!("{options}go depth 9\n"));
        let line = starting(&said, "info depth ").last().unwrap().to_string();
        let word = line.split(" nodes ").nth(1).unwrap();
        word.split(' ').next().unwrap().parse().unwrap()
    };
    let limited =
        "setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 1320\n";
    let (weak, full) = (nodes(limited), nodes("setoption name UCI_Elo value 1320\n"));
    assert!(weak < 1_000 && weak < full, "{weak} {full}");
    assert_eq!(
        nodes(&format!(
            "{limited}setoption name UCI_AnalyseMode value true\n"
        )),
        full
    );
    let said = said("setoption name UCI_Elo value 100\n");
    assert!(
        said[0].contains("option UCI_Elo `100`: expected a number from"),
        "{said:#?}"
    );
}

#[test]
fn chess960_uses_king_takes_rook_notation() {
    let fen = "5k2/8/8/8/8/8/8/1R2K1R1 w GB - 0 1";
    let on = "setoption name UCI_Chess960 value true\n";
    let said_960 = said(&format!(
        "{on}position fen {fen}\nd\ngo perft 1\ngo depth 4 searchmoves e1g1 e1b1\n"
    ));
    assert!(said_960.contains(&format!("Fen: {fen}")), "{said_960:#?}");
    assert_eq!(starting(&said_960, "e1b1: 1").len(), 1);
    assert_eq!(starting(&said_960, "e1g1: 1").len(), 1);
    let best = starting(&said_960, "bestmove ")[0];
    assert!(
        best.starts_with("bestmove e1b1") || best.starts_with("bestmove e1g1"),
        "{best}"
    );
    // An X-FEN means the same, and moves after it are accepted.
    let said_x = said(&format!(
        "{on}position fen {} moves e1b1 f8e8\nd\n",
        fen.replace("GB", "KQ")
    ));
    assert!(
        said_x.contains(&"Fen: 4k3/8/8/8/8/8/8/2KR2R1 w - - 2 2".to_owned()),
        "{said_x:#?}"
    );
    // Without the option such a position is rejected; with the option, circuits are.
    let refused = said(&format!("position fen {fen}\ngo depth 1\n"));
    assert_eq!(refused.last().unwrap(), "bestmove 0000");
    let circuit = said(&format!(
        "{on}setoption name MoveGenerator value rust-hdl\nsetoption name Repetition value hw\n\
         position fen {fen}\ngo perft 1\ngo depth 1\n"
    ));
    assert_eq!(
        starting(
            &circuit,
            "info string MoveGenerator rust-hdl does not support Chess960: expected"
        )
        .len(),
        1
    );
    assert_eq!(
        starting(
            &circuit,
            "info string MoveGenerator rust-hdl does not support Chess960; using"
        )
        .len(),
        1
    );
    assert_eq!(
        starting(
            &circuit,
            "info string Repetition hw does not support Chess960"
        )
        .len(),
        1
    );
    assert!(starting(&circuit, "Nodes searched").is_empty());
}
