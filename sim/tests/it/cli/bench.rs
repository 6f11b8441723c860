//! Tests of `bench engine` and `experiment axon`.

use super::{Folder, json, refusal, run, text};

#[test]
fn bench_nodes_do_not_depend_on_the_detector() {
    let count = |repetition: &str| {
        let answer = json(&[
            "bench",
            "engine",
            "--depth",
            "6",
            "--repetition",
            repetition,
        ]);
        assert_eq!(
            (&answer["positions"], &answer["depth"]),
            (&50.into(), &6.into())
        );
        assert!(answer["recorded"].is_null());
        (
            answer["nodes"].as_u64().unwrap(),
            answer["repetitions"].as_u64().unwrap(),
        )
    };
    let counter = count("counter");
    assert!(counter.0 > 50 && counter.1 > 0, "{counter:?}");
    assert_eq!(counter, count("zobrist"));
    assert_eq!(count("off").1, 0);
}

#[test]
fn record_rejects_other_depths_and_detectors() {
    let folder = Folder::new();
    let path = folder.path().join("nodes.txt");
    let path = path.to_str().unwrap();
    for odd in [["--depth", "3"], ["--repetition", "off"]] {
        let message = refusal(&[&["bench", "engine", "--record", path], &odd[..]].concat());
        assert!(message.contains("--record requires depth"), "{message}");
    }
    assert!(folder.names().is_empty());
    assert!(refusal(&["bench", "engine", "--generator", "abacus"]).contains("abacus"));
}

#[test]
fn experiment_axon_writes_tables_and_svg() {
    let folder = Folder::new();
    let out = folder.path().join("axon");
    let arguments = [
        "experiment",
        "axon",
        "--depth",
        "3",
        "--passes",
        "1",
        "--out",
    ];
    let printed = text(&[&arguments[..], &[out.to_str().unwrap()]].concat());
    let written = std::fs::read_to_string(out.join("axon.md")).unwrap();
    assert_eq!(printed, written);
    for part in [
        "## WAC.018",
        "| 3 | ",
        "AXON: move",
        "20974594",
        "-15.0%",
        "## Time",
    ] {
        assert!(written.contains(part), "{part}: {written}");
    }
    assert!(
        std::fs::read_to_string(out.join("axon.svg"))
            .unwrap()
            .starts_with("<svg")
    );
    assert!(refusal(&["experiment", "axon", "--passes", "0"]).contains("--passes"));
    let unit = run(&[
        "experiment",
        "axon",
        "--depth",
        "2",
        "--passes",
        "1",
        "--repetition",
        "hw",
    ]);
    assert_eq!(unit.status.code(), Some(0));
}

#[test]
fn chip_nodes_match_the_recorded_counts() {
    let answer = json(&["bench", "engine", "--searcher", "chip", "--depth", "3"]);
    let depths = answer["depths"].as_array().unwrap();
    assert_eq!((depths.len(), &answer["positions"]), (4, &50.into()));
    for depth in depths {
        assert!(depth["nodes"].as_u64().unwrap() > 0);
        assert_eq!(depth["nodes"], depth["recorded"]);
    }
    for odd in [
        ["--depth", "13"],
        ["--repetition", "off"],
        ["--generator", "posdata"],
    ] {
        let message = refusal(&[&["bench", "engine", "--searcher", "chip"], &odd[..]].concat());
        assert!(message.contains("--searcher chip"), "{message}");
    }
}
