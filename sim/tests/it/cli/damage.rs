//! Tests of damaged documents, and of files that two processes want to write.

use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use fpgambit_engine::random::Chance;
use fpgambit_sim::campaign::{reseal, sha256};
use serde_json::Value;

use super::{Folder, START, command, refusal, refusal_of, run, stderr, stdout, text};

const ASKED: [&str; 9] = [
    "--format",
    "json",
    "verify",
    "--backend",
    "software",
    "--random",
    "300",
    "--shard",
    "2/3",
];

fn totals(document: &str) -> Vec<String> {
    let value: Value = serde_json::from_str(document).expect("it is JSON");
    [
        "positions",
        "moves",
        "nodes",
        "mismatches",
        "cycles",
        "digest",
        "missing",
    ]
    .map(|name| value[name].to_string())
    .to_vec()
}

/// A former version accepted 167 of all single-bit flips, with wrong totals and status 0. The library's test tries
/// every flip; this test flips a random bit of every fifth byte.
#[test]
fn flipped_bit_is_rejected_or_changes_no_total() {
    let folder = Folder::new();
    let whole = text(&ASKED);
    let expected = totals(&text(&[
        "--format",
        "json",
        "merge",
        folder.file("whole", whole.as_bytes()).to_str().unwrap(),
    ]));
    let seed = 49;
    let mut chance = Chance::new(seed);
    for at in (0..whole.len()).step_by(5) {
        let mut bytes = whole.clone().into_bytes();
        let bit = chance.below(8);
        bytes[at] ^= 1 << bit;
        let path = folder.file("flipped", &bytes);
        let output = run(&["--format", "json", "merge", path.to_str().unwrap()]);
        match output.status.code() {
            Some(0) => assert_eq!(totals(&stdout(&output)), expected, "byte {at}, bit {bit}"),
            _ => drop(refusal_of(&output, &format!("byte {at}, bit {bit}"))),
        }
    }
}

#[test]
fn edited_documents_are_rejected() {
    let folder = Folder::new();
    let perft = [
        "--format",
        "json",
        "perft",
        "--fen",
        START,
        "--depth",
        "4",
        "--backend",
        "software",
        "--shard",
        "1/2",
    ];
    let whole = text(&perft);
    let nodes = serde_json::from_str::<Value>(&whole).unwrap()["nodes"].to_string();
    for (from, to) in [
        (format!("\"nodes\":{nodes}"), "\"nodes\":9100747".to_owned()),
        ("\"positions\":".to_owned(), "\"positions\":1".to_owned()),
        (
            "\"mismatches\":0".to_owned(),
            "\"mismatches\": 0".to_owned(),
        ),
        ("\"cycles\":null".to_owned(), "\"cycles\":7".to_owned()),
    ] {
        assert!(whole.contains(&from), "{whole}");
        let edited = folder.file("edited", whole.replacen(&from, &to, 1).as_bytes());
        let message = refusal(&["merge", edited.to_str().unwrap()]);
        assert!(
            message.contains("`: wrong checksum: expected the file as it was written"),
            "{message}"
        );
    }
    // Reformatted by another program: the bytes differ, and the checksum covers the bytes.
    let value: Value = serde_json::from_str(&whole).unwrap();
    let pretty = folder.file("pretty", format!("{value:#}").as_bytes());
    assert!(refusal(&["merge", pretty.to_str().unwrap()]).contains("wrong checksum"));
    // The format of version 0.2 has no document version and no checksum.
    let (body, _) = whole.split_once(",\"checksum\"").unwrap();
    let old = folder.file(
        "old",
        format!("{}}}", body.replace("\"document\":2,", "")).as_bytes(),
    );
    let message = refusal(&["merge", old.to_str().unwrap()]);
    assert!(
        message.contains("document version 1 has no checksum: expected version 2"),
        "{message}"
    );
    let next = folder.file(
        "next",
        reseal(&body.replace("\"document\":2,", "\"document\":3,")).as_bytes(),
    );
    let message = refusal(&["merge", next.to_str().unwrap()]);
    assert!(
        message.contains("document version 3: expected version 2"),
        "{message}"
    );
    // Anyone can recompute the checksum, which covers the bytes before the last member.
    let checksum = serde_json::from_str::<Value>(&whole).unwrap()["checksum"].clone();
    assert_eq!(checksum, sha256(body.as_bytes()));
}

/// Starts a shard and kills it when it has recorded progress. Returns the text of its progress file.
fn partial_file_of_killed_run(out: &Path, asked: &[&str]) -> String {
    let partial = format!("{}.partial", out.display());
    let arguments = [asked, &["--out", out.to_str().unwrap()]].concat();
    let mut child = command(&arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let end = Instant::now() + Duration::from_secs(120);
    let done = loop {
        let text = std::fs::read_to_string(&partial).unwrap_or_default();
        if !text.is_empty() && !text.contains("\"done\":0,") {
            break text;
        }
        assert!(Instant::now() < end, "the run records no progress: {text}");
        thread::sleep(Duration::from_millis(5));
    };
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(!out.exists());
    done
}

/// A former version accepted `9217` in place of `9216`, and skipped a position; with `8192` it counted 1,024 positions
/// twice.
#[test]
fn a_damaged_partial_file_is_refused() {
    let folder = Folder::new();
    let out = folder.path().join("out");
    let asked = [
        "verify",
        "--random",
        "2000000",
        "--threads",
        "1",
        "--backend",
        "software",
    ];
    let partial = partial_file_of_killed_run(&out, &asked);
    let path = folder.path().join("out.partial");
    let resumed = [&asked[..], &["--resume", "--out", out.to_str().unwrap()]].concat();
    let value: Value = serde_json::from_str(&partial).unwrap();
    let done = value["state"]["done"].as_u64().unwrap();
    let (body, _) = partial.split_once(",\"checksum\"").unwrap();
    let text = |number: u64| number.to_string();
    for (to, reason) in [
        (
            partial.replace(&text(done), &text(done + 1)),
            "wrong checksum",
        ),
        (
            partial.replace(&text(done), &text(done - 1)),
            "wrong checksum",
        ),
        (partial[..partial.len() / 2].to_owned(), "EOF"),
        (String::new(), "EOF"),
        (
            reseal(&body.replacen(
                &format!("\"done\":{done}"),
                &format!("\"done\":{}", done + 1),
                1,
            )),
            "done is",
        ),
        (
            reseal(&body.replacen("\"failed\":0", "\"failed\":1", 1)),
            "expected",
        ),
    ] {
        std::fs::write(&path, &to).unwrap();
        let message = refusal(&resumed);
        assert!(message.contains(reason), "{message}");
        assert!(message.contains("out.partial`"), "{message}");
        // The file stays unchanged, so that the user can examine it.
        assert_eq!(std::fs::read_to_string(&path).unwrap(), to);
    }
    let seed = 50;
    let mut chance = Chance::new(seed);
    let whole = partial.trim_end();
    for _ in 0..40 {
        let mut bytes = whole.as_bytes().to_vec();
        let (at, bit) = (chance.below(whole.len() as u32), chance.below(8));
        bytes[at as usize] ^= 1 << bit;
        std::fs::write(&path, &bytes).unwrap();
        let message = refusal(&resumed);
        assert!(
            message.contains("out.partial`"),
            "seed {seed}: byte {at}, bit {bit}: {message}"
        );
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn output_file_is_locked_against_other_processes() {
    let folder = Folder::new();
    let out = folder.path().join("out");
    let arguments = |shard: &'static str| {
        [
            "verify",
            "--random",
            "3000000",
            "--threads",
            "1",
            "--backend",
            "software",
            "--shard",
            shard,
            "--out",
        ]
    };
    let first = [&arguments("1/2")[..], &[out.to_str().unwrap()]].concat();
    let mut child = command(&first)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let partial = folder.path().join("out.partial");
    let end = Instant::now() + Duration::from_secs(60);
    while !partial.exists() {
        assert!(Instant::now() < end);
        thread::sleep(Duration::from_millis(2));
    }
    // Slightly longer: the file is replaced every second, and the lock must move to the new one.
    let from = Instant::now();
    let mut refused = 0;
    while from.elapsed() < Duration::from_millis(2_500) {
        for shard in ["2/2", "1/2"] {
            for more in [&[][..], &["--resume"]] {
                let second = [&arguments(shard)[..], &[out.to_str().unwrap()], more].concat();
                let message = refusal(&second);
                assert!(
                    message.contains("out.partial` is locked by another process"),
                    "{message}"
                );
                refused += 1;
            }
        }
    }
    assert!(refused > 3, "{refused}");
    child.kill().unwrap();
    child.wait().unwrap();
    // A killed process holds no lock.
    let small = [
        "perft",
        "--fen",
        START,
        "--depth",
        "2",
        "--backend",
        "software",
        "--out",
        out.to_str().unwrap(),
    ];
    text(&small);
    assert_eq!(folder.names(), ["out"]);
}

#[test]
fn another_shard_of_the_campaign_is_not_overwritten() {
    let folder = Folder::new();
    let out = folder.path().join("out");
    let asked = |shard: &'static str, plies: &'static str| {
        [
            "verify",
            "--plies",
            plies,
            "--backend",
            "software",
            "--shard",
            shard,
            "--out",
        ]
    };
    let with_out = |arguments: [&'static str; 8]| {
        let output = run(&[&arguments[..], &[out.to_str().unwrap()]].concat());
        (output.status.code(), stderr(&output))
    };
    assert_eq!(with_out(asked("1/2", "2")).0, Some(0));
    let (status, message) = with_out(asked("2/2", "2"));
    assert_eq!(status, Some(2));
    assert!(
        message.contains("out` belongs to another shard: expected 2/2"),
        "{message}"
    );
    // The same shard again, and another campaign, replace it.
    assert_eq!(with_out(asked("1/2", "2")).0, Some(0));
    assert_eq!(with_out(asked("2/2", "1")).0, Some(0));
    assert_eq!(folder.names(), ["out"]);
    // A special file keeps no progress, and nothing is put beside it.
    let mut null = asked("1/2", "2").to_vec();
    null.extend(["/dev/null", "--resume"]);
    text(&null);
}
