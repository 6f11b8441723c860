//! Tests of `search` and `uci`.

use super::{json, refusal, run_with_input, stdout, text};

const FIGURE_1: &str = "q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1";

#[test]
fn search_reports_nodes_and_repetitions() {
    let answer = json(&["search", "--fen", FIGURE_1, "--depth", "6"]);
    assert_eq!(answer["bestmove"], "c1h6");
    assert_eq!(answer["score_cp"], 0);
    assert!(answer["repetitions"].as_u64().unwrap() > 0);
    let depths = answer["per_depth"].as_array().unwrap();
    assert_eq!(depths.len(), 6);
    assert_eq!(depths[5]["nodes"], answer["nodes"]);
    assert!(answer["terminal_nodes"].as_u64() < answer["nodes"].as_u64());
    // Without detection, White does not see the draw.
    let blind = json(&[
        "search",
        "--fen",
        FIGURE_1,
        "--depth",
        "6",
        "--repetition",
        "off",
    ]);
    assert_eq!(blind["repetitions"], 0);
    assert_ne!(blind["score_cp"], 0);
    let page = text(&["search", "--fen", FIGURE_1, "--depth", "6"]);
    assert!(page.starts_with("depth  move"), "{page}");
    assert!(page.contains("\nline    c1h6 "), "{page}");
}

#[test]
fn mate_score_has_no_centipawns() {
    let answer = json(&[
        "search",
        "--fen",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
        "--depth",
        "3",
    ]);
    assert_eq!(
        (&answer["score_cp"], &answer["mate"]),
        (&serde_json::Value::Null, &1.into())
    );
}

#[test]
fn bad_input_is_refused() {
    let message = refusal(&["search", "--fen", FIGURE_1, "--depth", "0"]);
    assert!(message.contains("whole number from 1"), "{message}");
    let message = refusal(&[
        "search",
        "--fen",
        FIGURE_1,
        "--depth",
        "3",
        "--repetition",
        "zobrits",
    ]);
    assert!(
        message.contains("zobrits") && message.contains("zobrist"),
        "{message}"
    );
}

#[test]
fn the_program_speaks_uci() {
    let output = run_with_input(&["uci"], b"uci\nposition startpos\ngo depth 4\n");
    assert_eq!(output.status.code(), Some(0));
    let said = stdout(&output);
    assert!(said.contains("uciok\n") && said.lines().last().unwrap().starts_with("bestmove "));
}
