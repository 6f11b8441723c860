//! End-to-end tests of shards, their documents and `fpgambit merge`.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use fpgambit_sim::campaign::reseal;
use serde_json::{Value, json};

use super::{Folder, KIWIPETE, START, command, json, refusal, stdout, text};

/// Two positions and a game.
fn sources(folder: &Folder) -> [String; 2] {
    let epd = format!("{START}; id \"start\";\n{KIWIPETE}; id \"kiwipete\";\n");
    let files = [
        folder.file("two.epd", epd.as_bytes()),
        folder.file("one.pgn", b"1. e4 e5 2. Nf3 Nc6 *\n"),
    ];
    files.map(|file| file.to_str().expect("its name is text").to_owned())
}

/// The document of a run that must succeed, as text.
fn document(arguments: &[&str]) -> String {
    text(&[&["--format", "json"], arguments].concat())
}

fn merged(files: &[&Path]) -> String {
    let mut arguments = vec!["--format", "json", "merge"];
    arguments.extend(files.iter().map(|file| file.to_str().unwrap()));
    text(&arguments)
}

#[test]
fn merged_shards_equal_the_unsharded_run() {
    let folder = Folder::new();
    let [epd, pgn] = sources(&folder);
    let asked = |shard: &str| {
        let shard: Vec<&str> = shard.split_whitespace().collect();
        let arguments = [
            &[
                "verify",
                &epd,
                "--games",
                &pgn,
                "--random",
                "40",
                "--plies",
                "2",
                "--backend",
                "software",
            ],
            &shard[..],
        ];
        arguments
            .concat()
            .into_iter()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let run = |shard: &str| {
        let arguments = asked(shard);
        document(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let value = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let whole = folder.path().join("whole.json");
    let answer = run(&format!("--out {}", whole.display()));
    assert_eq!(std::fs::read_to_string(&whole).unwrap(), answer);
    let answer = value(&answer);
    assert_eq!(answer["positions"], 2 + 5 + 40 + 400);
    assert_eq!((&answer["of"], &answer["missing"]), (&json!(1), &json!([])));
    let mut parts = Vec::new();
    let mut positions = 0;
    for number in 1..=5 {
        let answer = run(&format!("--shard {number}/5"));
        positions += value(&answer)["positions"].as_u64().unwrap();
        let path = folder.file(&format!("{number}.json"), answer.as_bytes());
        parts.push(path);
    }
    assert_eq!(positions, 447);
    let [a, b, c, d, e] = [0, 1, 2, 3, 4].map(|number| parts[number].as_path());
    let expected = merged(&[&whole]);
    assert_eq!(merged(&[a, b, c, d, e]), expected);
    assert_eq!(merged(&[d, a, e, c, b]), expected);
    let ec = folder.file("ec.json", merged(&[e, c]).as_bytes());
    let missing: Value = serde_json::from_str(&merged(&[&ec])).unwrap();
    assert_eq!(missing["missing"], json!([1, 2, 4]));
    let bec = folder.file("bec.json", merged(&[b, &ec]).as_bytes());
    assert_eq!(merged(&[d, &bec, a]), expected);
    assert_eq!(
        answer["digest"],
        serde_json::from_str::<Value>(&expected).unwrap()["digest"]
    );
    // Another generator's answers have the same digest.
    let circuit = json(&["verify", &epd, "--shard", "1/1", "--mode", "captures"]);
    let software = json(&[
        "verify",
        &epd,
        "--shard",
        "1/1",
        "--mode",
        "captures",
        "--backend",
        "software",
    ]);
    assert_eq!(circuit["digest"], software["digest"]);
    assert_eq!(circuit["modes"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&circuit["moves"], &software["moves"]),
        (&json!(8), &json!(8))
    );
    let said = text(&["merge", ec.to_str().unwrap()]);
    assert!(said.contains("missing 3 shards of 5: 1 2 4"), "{said}");
    assert!(said.ends_with(", 0 mismatches\n"), "{said}");
}

#[test]
fn plies_and_men_generate_their_positions() {
    let plies = json(&[
        "verify",
        "--plies",
        "3",
        "--mode",
        "legal",
        "--backend",
        "software",
    ]);
    assert_eq!(
        (&plies["positions"], &plies["mismatches"]),
        (&json!(5362), &json!(0))
    );
    let men = [
        "verify",
        "--men",
        "3",
        "--mode",
        "legal",
        "--backend",
        "software",
        "--shard",
        "500/1000",
    ];
    let men = json(&men);
    assert!(men["positions"].as_u64() > Some(1000), "{men}");
    assert_eq!(men["source"], "men 3");
}

#[test]
fn merge_and_shard_reject_inconsistent_input() {
    let folder = Folder::new();
    let document = |name: &str, arguments: &[&str]| -> PathBuf {
        let common = ["verify", "--backend", "software", "--mode", "legal"];
        folder.file(name, document(&[&common, arguments].concat()).as_bytes())
    };
    let one = document("1", &["--plies", "1", "--shard", "1/3"]);
    let others = [
        (
            document("twice", &["--plies", "1", "--shard", "1/3"]),
            "shard 1/3 occurs twice",
        ),
        (
            document("of", &["--plies", "1", "--shard", "2/4"]),
            "has shards of 4: expected shards of 3",
        ),
        (
            document("source", &["--plies", "2", "--shard", "2/3"]),
            "source is `plies 2`: expected `plies 1`",
        ),
        (
            document("seed", &["--random", "9", "--shard", "2/3"]),
            "source is `random 9 seed 1`",
        ),
        (
            folder.file("junk", b"junk"),
            "expected a document written by --shard, --out or merge",
        ),
        (
            folder.file("other", b"{\"positions\": 3}"),
            "expected a document",
        ),
        (folder.path().join("none"), "cannot read"),
    ];
    for (other, reason) in &others {
        let message = refusal(&["merge", one.to_str().unwrap(), other.to_str().unwrap()]);
        assert!(message.contains(reason), "{message}");
        let name = other.file_name().unwrap().to_str().unwrap();
        assert!(message.contains(&format!("{name}`")), "{message}");
    }
    let text = std::fs::read_to_string(document("2", &["--plies", "1", "--shard", "2/3"])).unwrap();
    for (from, to, reason) in [
        (env!("CARGO_PKG_VERSION"), "0.0.1", "version is `0.0.1`"),
        ("[[2,2]]", "[[2,4]]", "shards [[2, 4]] of 3"),
        ("[[2,2]]", "[[0,2]]", "shards [[0, 2]] of 3"),
        (
            "[1,3]",
            "[1]",
            "`missing` does not match shards [[2, 2]] of 3",
        ),
    ] {
        let (body, _) = text.split_once(",\"checksum\"").unwrap();
        assert!(body.contains(from), "{from}");
        let changed = reseal(&body.replace(from, to));
        let changed = folder.file("changed", changed.as_bytes());
        let message = refusal(&["merge", one.to_str().unwrap(), changed.to_str().unwrap()]);
        assert!(message.contains(reason), "{message}");
    }
    for (arguments, reason) in [
        (vec!["verify", "--shard", "0/3"], "'0/3'"),
        (vec!["verify", "--shard", "4/3"], "expected K/N"),
        (vec!["verify", "--shard", "3"], "expected K/N"),
        (vec!["verify", "--shard", "-1/3"], "expected K/N"),
        (
            vec!["verify", "--plies", "2", "--shard", "1/65"],
            "at most 64 shards",
        ),
        (vec!["verify", "--plies", "11"], "'11'"),
        (vec!["verify", "--men", "4"], "expected 3"),
        (vec!["verify", "--mode", "some"], "pseudo-captures"),
        (vec!["verify", "--resume"], "--out"),
        (
            vec!["verify", "--engine", "x", "--shard", "1/2"],
            "cannot be used with",
        ),
        (vec!["verify", "-", "--out", "x"], "with '-'"),
        (vec!["merge"], "missing <FILE>"),
    ] {
        let message = refusal(&arguments);
        assert!(message.contains(reason), "{arguments:?}: {message}");
    }
    let out = folder.path().join("no/such/folder.json");
    refusal(&["verify", "--plies", "1", "--out", out.to_str().unwrap()]);
    refusal(&[
        "verify",
        "--plies",
        "1",
        "--out",
        folder.path().to_str().unwrap(),
    ]);
}

#[test]
fn merged_perft_shards_equal_the_unsharded_perft() {
    let folder = Folder::new();
    let run = |depth: &str, more: &[&str]| {
        let common = [
            "perft",
            "--fen",
            KIWIPETE,
            "--depth",
            depth,
            "--threads",
            "2",
        ];
        json(&[&common, more].concat())
    };
    let out = folder.path().join("whole");
    let whole = run(
        "4",
        &["--backend", "software", "--out", out.to_str().unwrap()],
    );
    assert_eq!(
        (&whole["nodes"], &whole["positions"]),
        (&json!(4_085_603), &json!(2039))
    );
    let parts: Vec<PathBuf> = (1..=3)
        .map(|number| {
            let shard = format!("{number}/3");
            let common = [
                "perft",
                "--fen",
                KIWIPETE,
                "--depth",
                "4",
                "--backend",
                "software",
            ];
            let part = document(&[&common[..], &["--shard", &shard]].concat());
            folder.file(&number.to_string(), part.as_bytes())
        })
        .collect();
    assert_eq!(merged(&[&parts[2], &parts[0], &parts[1]]), merged(&[&out]));
    let circuit = run("2", &["--shard", "1/1"]);
    let software = run("2", &["--shard", "1/1", "--backend", "software"]);
    assert_eq!(
        (&circuit["nodes"], &circuit["positions"]),
        (&json!(2039), &json!(48))
    );
    assert_eq!(circuit["digest"], software["digest"]);
    assert!(circuit["cycles"].as_u64() > Some(2039), "{circuit}");
    assert_eq!(run("1", &["--shard", "2/2"])["nodes"], 0);
    for (more, reason) in [
        (["--fen", "-"], "expected one position"),
        (["--fen", "x"], "`x`"),
    ] {
        let message = refusal(&[&["perft", "--depth", "3", "--shard", "1/2"], &more[..]].concat());
        assert!(message.contains(reason), "{message}");
    }
    let divided = [
        "perft", "--fen", START, "--depth", "3", "--shard", "1/2", "--divide",
    ];
    assert!(refusal(&divided).contains("'--divide'"));
    // A document of verify cannot be added.
    let other = document(&[
        "verify",
        "--plies",
        "1",
        "--shard",
        "1/3",
        "--backend",
        "software",
    ]);
    let other = folder.file("other", other.as_bytes());
    let message = refusal(&["merge", parts[1].to_str().unwrap(), other.to_str().unwrap()]);
    assert!(
        message.contains("command is `verify`: expected `perft`"),
        "{message}"
    );
}

/// A shard that is killed repeatedly ends with the document of an uninterrupted run.
#[test]
fn shard_killed_repeatedly_resumes_to_the_same_result() {
    let folder = Folder::new();
    let out = folder.path().join("out.json");
    let partial = folder.path().join("out.json.partial");
    let whole = folder.path().join("whole.json");
    let asked = [
        "verify",
        "--random",
        "9000",
        "--threads",
        "2",
        "--backend",
        "software",
        "--format",
        "json",
    ];
    let with = |out: &Path| {
        let more = ["--resume", "--out", out.to_str().unwrap()].map(str::to_owned);
        let mut arguments = asked.map(str::to_owned).to_vec();
        arguments.extend(more);
        arguments
    };
    let mut kills = 0;
    let begin = Instant::now();
    while !out.exists() {
        assert!(
            begin.elapsed() < Duration::from_secs(300),
            "the shard does not complete after {kills} kills"
        );
        let arguments = with(&out);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let mut child = command(&arguments)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // Wait for new progress to continue from, and then a little longer: a different time in each round.
        let before = std::fs::read(&partial).unwrap_or_default();
        let moved = || std::fs::read(&partial).unwrap_or_default() != before;
        while !out.exists() && !moved() && child.try_wait().unwrap().is_none() {
            thread::sleep(Duration::from_millis(5));
        }
        thread::sleep(Duration::from_millis(37 * kills % 200));
        let _ = child.kill();
        child.wait().unwrap();
        kills += 1;
    }
    assert!(!partial.exists() || kills == 1);
    println!("{kills} kills");
    let arguments = with(&whole);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let answer: Value = serde_json::from_str(&text(&arguments)).unwrap();
    assert_eq!(answer["positions"], 9000);
    assert_eq!(merged(&[&out]), merged(&[&whole]));
    // A complete shard prints its document again without doing the work again.
    let again = command(&arguments).output().unwrap();
    assert_eq!(stdout(&again), std::fs::read_to_string(&whole).unwrap());
    // Another campaign cannot resume it.
    let out = out.to_str().unwrap();
    for other in [
        &["--random", "9001"][..],
        &["--random", "9000", "--shard", "1/2"],
    ] {
        let arguments = [
            &["verify", "--backend", "software", "--resume", "--out", out],
            other,
        ]
        .concat();
        refusal(&arguments);
    }
}
