//! Documents of campaigns.

use std::collections::BTreeMap;

use fpgambit_engine::{Mode, Position};
use fpgambit_sim::campaign::{Digest, Identity, Shard, ShardDocument, Sum, reseal, seal, unseal};
use serde_json::Value;

use super::{assert_one_line, each};

fn document(shards: u32) -> ShardDocument {
    let identity = Identity {
        command: "verify".to_owned(),
        version: "1".to_owned(),
        source: "plies 2".to_owned(),
        mode: Some("all".to_owned()),
        backend: "software".to_owned(),
        build: Some("compact".to_owned()),
        posdata: None,
        tools: BTreeMap::from([("verilator".to_owned(), "5".to_owned())]),
    };
    let mut digest = Digest::default();
    let start = Position::startpos();
    digest.add_moves(&start, Mode::LEGAL, &start.legal_moves());
    let sum = Sum {
        positions: 9216,
        moves: 8192,
        nodes: 17,
        mismatches: 0,
        cycles: Some(100_000),
        digest,
    };
    ShardDocument::new(identity, Shard::new(2, shards).unwrap(), sum)
}

/// The totals in a JSON document.
fn totals(value: &Value) -> Option<[u64; 5]> {
    let number = |name: &str| value[name].as_u64();
    let cycles = match &value["cycles"] {
        Value::Null => u64::MAX,
        cycles => cycles.as_u64()?,
    };
    Some([
        number("positions")?,
        number("moves")?,
        number("nodes")?,
        number("mismatches")?,
        cycles,
    ])
}

fn own_totals(sum: &Sum) -> [u64; 5] {
    [
        sum.positions,
        sum.moves,
        sum.nodes,
        sum.mismatches,
        sum.cycles.unwrap_or(u64::MAX),
    ]
}

#[test]
fn changed_documents_are_rejected_or_read_correctly() {
    let texts = [1, 2, 3, 64].map(|shards| match shards {
        1 => {
            let mut sum = document(2);
            let mut other = sum.clone();
            other.shards = vec![[1, 1]];
            other.missing = vec![2];
            sum.add(&other).unwrap();
            seal(&sum.finish())
        }
        shards => seal(&document(shards)),
    });
    let mut whole: Vec<String> = texts.to_vec();
    // The document of one shard, with its parts.
    let parts = r#","sources":[{"source":"x","positions":9216,"failed":0}],"modes":[{"mode":"legal","moves":8192,"cycles":100000,"mismatches":0,"digest":"DIGEST"}]"#;
    let (body, _) = texts[2].split_once(",\"checksum\"").unwrap();
    let digest = document(3).sum.digest.to_string();
    whole.push(reseal(&format!(
        "{body}{}",
        parts.replace("DIGEST", &digest)
    )));
    // A document of perft: only nodes, in software.
    let mut perft = document(3);
    perft.identity.command = "perft".to_owned();
    (perft.identity.mode, perft.identity.build) = (None, None);
    perft.sum.cycles = None;
    perft.sum.moves = 0;
    whole.push(seal(&perft));
    let seeds: Vec<&[u8]> = whole.iter().map(String::as_bytes).collect();
    for seed in &seeds {
        ShardDocument::read(seed).unwrap();
    }
    let (mut good, mut resealed, mut added) = (0_u64, 0_u64, 0_u64);
    each(&seeds, |input, chance| {
        // With its own checksum, the document is read as it was written, or rejected.
        match ShardDocument::read(input) {
            Ok(read) => {
                good += 1;
                let same = whole
                    .iter()
                    .find(|text| ShardDocument::read(text.as_bytes()).as_ref() == Ok(&read));
                assert!(same.is_some(), "{}", String::from_utf8_lossy(input));
            }
            Err(error) => assert_one_line(&error),
        }
        // With a new checksum, the code behind that check must not panic, and must read what the text says.
        let Ok(text) = str::from_utf8(input) else {
            return;
        };
        let body = text.split(",\"checksum\"").next().unwrap_or_default();
        let text = reseal(body);
        match ShardDocument::read(text.as_bytes()) {
            Ok(read) => {
                resealed += 1;
                let value: Value = unseal(text.as_bytes()).unwrap();
                assert_eq!(totals(&value), Some(own_totals(&read.sum)), "{text}");
                assert_eq!(value["digest"], read.sum.digest.to_string());
                // Add it to another shard of the same campaign, or sometimes of another one.
                let is_there = |number: u32| {
                    let mut runs = read.shards.iter();
                    runs.any(|&[first, last]| (first..=last).contains(&number))
                };
                let absent = (1..=read.of).find(|&number| !is_there(number));
                let absent = absent.and_then(|number| Shard::new(number, read.of));
                let other = match absent.filter(|_| !chance.once_in(8)) {
                    Some(shard) => {
                        ShardDocument::new(read.identity.clone(), shard, document(3).sum)
                    }
                    None => {
                        let other = chance.pick(&whole).unwrap();
                        ShardDocument::read(other.as_bytes()).unwrap()
                    }
                };
                let mut sum = other.clone();
                match sum.add(&read) {
                    Ok(()) => {
                        added += 1;
                        let parts = [&other.sum, &read.sum];
                        let plus = |total: fn(&Sum) -> u64| {
                            let expected: u64 = parts.map(total).iter().sum();
                            assert_eq!(total(&sum.sum), expected, "{text}");
                        };
                        plus(|sum| sum.positions);
                        plus(|sum| sum.moves);
                        plus(|sum| sum.nodes);
                        plus(|sum| sum.mismatches);
                        if parts.iter().all(|sum| sum.cycles.is_some()) {
                            plus(|sum| sum.cycles.unwrap());
                        }
                    }
                    Err(error) => assert_one_line(&error),
                }
            }
            Err(error) => assert_one_line(&error),
        }
    });
    println!(
        "{good} documents read as they were, {resealed} with a new checksum, {added} added to another"
    );
    assert!(resealed > 100 && added > 100);
}
