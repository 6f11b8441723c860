//! End-to-end tests of `fpgambit verify`.

use super::{Folder, KIWIPETE, START, command, json, stderr, stdout, text};
use serde_json::Value;

#[test]
fn random_positions_depend_only_on_the_seed() {
    let answer = json(&["verify", "--random", "100", "--seed", "7", "--threads", "2"]);
    assert_eq!(answer["positions"], 100);
    assert_eq!(answer["mismatches"], 0);
    assert_eq!(answer["failures"], serde_json::json!([]));
    assert_eq!(answer["seed"], 7);
    let (moves, cycles) = (
        answer["moves"].as_u64().unwrap(),
        answer["cycles"].as_u64().unwrap(),
    );
    assert!(moves > 1_000 && cycles > moves, "{answer}");
    assert!(answer["positions_per_second"].as_f64().unwrap() > 0.0);
    // The positions are the same for every generator.
    let other = json(&[
        "verify",
        "--random",
        "100",
        "--seed",
        "7",
        "--posdata",
        "rom",
    ]);
    assert_eq!(other["moves"], answer["moves"]);
    assert_eq!(other["cycles"], answer["cycles"]);
    let software = json(&[
        "verify",
        "--random",
        "100",
        "--seed",
        "7",
        "--backend",
        "software",
    ]);
    assert_eq!(software["moves"], answer["moves"]);
    assert_eq!(software["cycles"], Value::Null);
    let seed_8 = json(&[
        "verify",
        "--random",
        "100",
        "--seed",
        "8",
        "--backend",
        "software",
    ]);
    assert_ne!(seed_8["moves"], answer["moves"]);
}

#[test]
fn verify_defaults_to_suite_and_random_positions() {
    let answer = json(&["verify", "--backend", "software"]);
    let sources = answer["sources"].as_array().unwrap();
    assert!(sources[0]["positions"].as_u64().unwrap() >= 400, "{answer}");
    assert_eq!(sources[1]["positions"], 2000);
    let sum: u64 = sources
        .iter()
        .map(|source| source["positions"].as_u64().unwrap())
        .sum();
    assert_eq!(answer["positions"].as_u64(), Some(sum));
    assert_eq!(answer["mismatches"], 0);
    assert_eq!(answer["seed"], 1);
}

#[test]
fn epd_files_with_perft_counts_pass() {
    let folder = Folder::new();
    let epd = format!("{START}; D1 20; D2 400; D3 8902;\n{KIWIPETE}; D1 48; D2 2039;\n");
    let path = folder.file("two.epd", epd.as_bytes());
    let path = path.to_str().unwrap();
    let answer = json(&["verify", path, "--depth", "2"]);
    assert_eq!(answer["positions"], 2);
    assert_eq!(answer["moves"], 68);
    assert_eq!(answer["mismatches"], 0);
    assert_eq!(answer["seed"], Value::Null);
    let both = json(&["verify", path, "--random", "3"]);
    assert_eq!(both["positions"], 5);
    let summary = text(&["verify", path]);
    for part in [
        "two.epd",
        "legal captures",
        "pseudo-legal",
        "cycles per legal move",
        "2 positions, 0 mismatches",
    ] {
        assert!(summary.contains(part), "{part}: {summary}");
    }
}

#[test]
fn a_difference_is_reported_with_status_1() {
    let folder = Folder::new();
    let path = folder.file("wrong.epd", format!("{START}; D1 20; D2 401;\n").as_bytes());
    let reports = folder.path().join("reports");
    let arguments = [
        "verify",
        path.to_str().unwrap(),
        "--depth",
        "2",
        "--report",
        reports.to_str().unwrap(),
    ];
    let output = command(&[&["--format", "json"][..], &arguments].concat())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let answer: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(answer["mismatches"], 1);
    let failure = &answer["failures"][0];
    assert_eq!(failure["fen"], START);
    assert!(
        failure["cause"]
            .as_str()
            .unwrap()
            .contains("D2 is 400: expected 401"),
        "{failure}"
    );
    let report = std::fs::read_to_string(failure["report"].as_str().unwrap()).unwrap();
    assert!(report.contains(START), "{report}");
    let vcd = std::fs::read_to_string(failure["vcd"].as_str().unwrap()).unwrap();
    assert!(vcd.contains("$enddefinitions"));
    let page = folder.path().join("page");
    let place = text(&[
        "view",
        "--report",
        failure["report"].as_str().unwrap(),
        "--out",
        page.to_str().unwrap(),
    ]);
    let page = std::fs::read_to_string(place.trim_end()).unwrap();
    let (_, data) = page.split_once("id=\"recording\">").unwrap();
    let (data, _) = data.split_once("</script>").unwrap();
    let shown: Value = serde_json::from_str(data).unwrap();
    assert_eq!(shown["report"], report);
    assert_eq!(shown["vcd"], vcd);

    let output = command(&arguments).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stdout(&output).contains("1 position, 1 mismatch"),
        "{}",
        stdout(&output)
    );
    assert!(stdout(&output).contains("FAILED"));
    assert!(stdout(&output).contains("watch it: fpgambit view --report "));
}

#[test]
fn no_report_is_written_without_a_mismatch() {
    let folder = Folder::new();
    let reports = folder.path().join("reports");
    json(&[
        "verify",
        "--random",
        "5",
        "--backend",
        "software",
        "--report",
        reports.to_str().unwrap(),
    ]);
    assert!(folder.names().is_empty());
}
