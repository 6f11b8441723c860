//! End-to-end tests of `fpgambit represent`, `encode` and `decode`.

use serde_json::Value;

use super::{KIWIPETE, START, json, refusal, refusal_of, run_with_input, stderr, stdout, text};

const NAMES: [&str; 11] = [
    "piece-list",
    "array-8x8",
    "array-10x12",
    "array-12x12",
    "array-16x16",
    "nibble-ranks",
    "0x88",
    "bitboards",
    "stream",
    "huffman",
    "huffman-compact",
];

#[test]
fn every_representation_round_trips() {
    // An en passant square without a possible capture, and rights of only one side.
    let odd = "4k3/8/8/8/P7/8/8/R3K3 b Q a3 0 1";
    for fen in [START, KIWIPETE, odd] {
        for name in NAMES {
            let hex = text(&["encode", "--as", name, fen]);
            let hex = hex.strip_suffix('\n').unwrap();
            assert!(hex.bytes().all(|digit| digit.is_ascii_hexdigit()), "{hex}");
            let decoded = text(&["decode", "--as", name, hex]);
            assert_eq!(decoded, format!("{fen}\n"), "{name}");
        }
    }
}

#[test]
fn startpos_encodings_have_known_sizes() {
    let bytes = |name| text(&["encode", "--as", name, START]).trim_end().len() / 2;
    assert_eq!(bytes("stream"), 20);
    assert_eq!(bytes("huffman"), 23);
    assert_eq!(bytes("nibble-ranks"), 36);
    let ranks = text(&["encode", "--as", "nibble-ranks", START]);
    assert!(ranks.starts_with("4236532411111111"), "{ranks}");
}

#[test]
fn represent_lists_every_representation() {
    let answer = json(&["represent", START]);
    assert_eq!(answer["fen"], START);
    let forms = answer["representations"].as_array().unwrap();
    let names: Vec<&str> = forms
        .iter()
        .map(|form| form["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, NAMES);
    for form in forms {
        let hex = form["hex"].as_str().unwrap();
        let bits = form["bits"].as_u64().unwrap();
        assert_eq!(hex.len() as u64, 2 * bits.div_ceil(8), "{form}");
        let name = form["name"].as_str().unwrap();
        let encoded = json(&["encode", "--as", name, START]);
        assert_eq!(encoded["hex"], hex);
        assert_eq!(encoded["bits"], bits);
        assert_eq!(json(&["decode", "--as", name, hex]), encoded);
    }
    let page = text(&["represent", START]);
    for row in [
        "huffman            180     23",
        "FEN                448     56",
        "\nbitboards\n  000000000000ff00\n",
    ] {
        assert!(page.contains(row), "{row}: {page}");
    }
}

#[test]
fn input_lines_are_encoded_and_decoded_one_by_one() {
    let fens = format!("{START}\n{KIWIPETE}\n");
    let encoded = run_with_input(&["encode", "--as", "huffman", "-"], fens.as_bytes());
    assert_eq!(encoded.status.code(), Some(0), "{}", stderr(&encoded));
    assert_eq!(stdout(&encoded).lines().count(), 2);
    let decoded = run_with_input(&["decode", "--as", "huffman", "-"], &encoded.stdout);
    assert_eq!(stdout(&decoded), fens);
    let represented = run_with_input(&["--format", "json", "represent", "-"], fens.as_bytes());
    let represented = stdout(&represented);
    let documents: Vec<Value> = represented
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(documents[1]["fen"], KIWIPETE);

    let bad = [&encoded.stdout[..], b"12345\n"].concat();
    let bad = run_with_input(&["decode", "--as", "huffman", "-"], &bad);
    assert_eq!(bad.status.code(), Some(2));
    assert_eq!(stdout(&bad), fens);
    let message = stderr(&bad);
    assert!(
        message.contains("line 3: `12345` has 5 hexadecimal digits"),
        "{message}"
    );
    let binary = run_with_input(&["decode", "--as", "stream", "-"], b"\xff\xfe\n");
    assert!(refusal_of(&binary, "bytes").contains("UTF-8"));
}

#[test]
fn invalid_arguments_are_rejected() {
    for (arguments, expected) in [
        (&["encode", START][..], "--as"),
        (&["encode", "--as", "huffman"], "FEN"),
        (&["encode", "--as", "gray", START], "'gray'"),
        (&["encode", "--as", "gray", START], "huffman-compact"),
        (&["encode", "--as", "stream", "x"], "`x`: field 2"),
        (&["represent"], "FEN"),
        (
            &["represent", "4k3/8/8/8/8/8/8/8 w - - 0 1"],
            "White has 0 kings",
        ),
        (&["decode", "--as", "stream", ""], "no bytes"),
        (&["decode", "--as", "stream", "0g"], "`g` at character 2"),
        (
            &["decode", "--as", "stream", "0000"],
            "stream `0000`: ends after 16 bits",
        ),
        (&["decode", "--as", "huffman", "0000"], "White has 0 kings"),
        (&["decode", "--as", "0x88", "00"], "1 bytes: expected 132"),
    ] {
        let message = refusal(arguments);
        assert!(message.contains(expected), "{arguments:?}: {message}");
    }
}
