//! The chip's search behind the options of a GUI.

use super::{Talk, said, starting, without_times};
/// The chip searches job after job, takes the game into account, and gives the same result twice.
#[test]
fn chip_search_is_reproducible_and_obeys_limits() {
    let chip = "setoption name Searcher value chip\n";
    let search = |go: &str| {
        let said = said(&format!(
            "{chip}position startpos moves e2e4 e7e5\ngo {go}\n"
        ));
        let depths = starting(&said, "info depth ");
        let depths: Vec<String> = depths.into_iter().map(without_times).collect();
        let best = starting(&said, "bestmove ");
        assert_eq!(best.len(), 1, "{said:#?}");
        (depths, best[0].to_owned())
    };
    let (depths, best) = search("depth 5");
    assert_eq!((depths.clone(), best.clone()), search("depth 5"));
    assert_eq!(depths.len(), 5);
    let last = &depths[4];
    let mv = best.strip_prefix("bestmove ").unwrap();
    assert!(
        last.starts_with("info depth 5 seldepth 5 score cp "),
        "{last}"
    );
    assert!(last.ends_with(&format!(" pv {mv}")), "{last}");
    // The largest depth of a job, a node limit and a time limit.
    let few = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1";
    let deep = said(&format!(
        "{chip}position fen {few}\ngo depth 20 nodes 200000\n"
    ));
    assert!(starting(&deep, "info depth 13").is_empty());
    assert_eq!(starting(&deep, "bestmove ").len(), 1);
    let (_, best) = search("nodes 1");
    assert_ne!(best, "bestmove 0000");
    search("movetime 40");
    search("wtime 300 btime 300 winc 10 binc 10");
    let mate = said(&format!(
        "{chip}position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1\ngo mate 1\n"
    ));
    assert_eq!(starting(&mate, "bestmove "), ["bestmove a1a8"]);
    // One repetition of the game draws, so Black, a queen down, goes back.
    let game = "position fen 7k/8/8/8/8/1Q6/8/6K1 w - - 10 30 moves g1h1 h8h7 h1g1";
    let drawn = said(&format!("{chip}{game}\ngo depth 1\n"));
    assert_eq!(starting(&drawn, "bestmove "), ["bestmove h7h8"]);
    let over = said(&format!(
        "{chip}position fen 6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1\ngo depth 3\n"
    ));
    assert_eq!(starting(&over, "bestmove "), ["bestmove 0000"]);
}

#[test]
fn chip_search_obeys_stop_and_ponderhit() {
    let talk = Talk::begin();
    talk.send("setoption name Searcher value chip");
    talk.send("go infinite");
    talk.kept.wait_for("info depth 3", 1);
    assert_eq!(talk.kept.count("bestmove"), 0);
    talk.send("stop");
    talk.kept.wait_for("bestmove", 1);
    talk.send("go ponder wtime 100 btime 100");
    talk.kept.wait_for("info depth 2", 2);
    talk.send("ponderhit");
    talk.kept.wait_for("bestmove", 2);
    talk.end();
}

/// The program reports what the chip does not support; then software searches, or the chip does what it can.
#[test]
fn unsupported_chip_options_are_reported() {
    let chip = "setoption name Searcher value chip\n";
    let notes = |rest: &str| {
        let said = said(&format!("{chip}{rest}"));
        assert_eq!(starting(&said, "bestmove ").len(), 1, "{said:#?}");
        assert_ne!(starting(&said, "bestmove "), ["bestmove 0000"]);
        starting(&said, "info string ").join("\n")
    };
    let list = notes("go depth 3 searchmoves a2a3\n");
    assert!(
        list.contains("does not support searchmoves; using Searcher software"),
        "{list}"
    );
    let lines = notes("setoption name MultiPV value 2\ngo depth 3\n");
    assert!(lines.contains("reports one line, not MultiPV 2"), "{lines}");
    let shuffled = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let chess960 = "setoption name UCI_Chess960 value true\n";
    let shuffled = notes(&format!("{chess960}position fen {shuffled}\ngo depth 3\n"));
    assert!(
        shuffled.contains("does not support Chess960; using"),
        "{shuffled}"
    );
    let classical = notes("setoption name Evaluation value classical\ngo depth 3\n");
    assert!(classical.contains("uses squares instead"), "{classical}");
    assert_eq!(
        notes("setoption name Evaluation value squares\ngo depth 3\n"),
        ""
    );
    assert_eq!(
        notes("setoption name Evaluation value network\ngo depth 3\n"),
        ""
    );
    let large = notes("setoption name Evaluation value large\ngo depth 3\n");
    assert!(large.contains("uses squares instead"), "{large}");
    let missing = notes("setoption name NetworkFile value no/such.net\ngo depth 3\n");
    assert!(
        missing.contains("option NetworkFile: network file `no/such.net`:"),
        "{missing}"
    );
    let wrong = notes("setoption name Searcher value abacus\ngo depth 3\n");
    assert!(
        wrong.contains("option Searcher `abacus`: expected one of software, chip"),
        "{wrong}"
    );
    let wrong = notes("setoption name Evaluation value feelings\ngo depth 3\n");
    assert!(
        wrong.contains("expected one of classical, network, large, squares"),
        "{wrong}"
    );
}
