//! The results of a shard, and their sum over many shards.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Digest, DocumentError, SHARDS_MAX, Shard, unseal};

/// What was checked, and with what. Documents can be added only if their identities are equal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// `verify` or `perft`.
    pub command: String,
    /// The program's version.
    pub version: String,
    /// The source of the positions, with seeds and digests of files.
    pub source: String,
    /// The modes checked; null for perft.
    pub mode: Option<String>,
    /// The backend.
    pub backend: String,
    /// The build of the circuit; null if there is no circuit.
    pub build: Option<String>,
    /// The form of posdata; null if there is no circuit.
    pub posdata: Option<String>,
    /// The versions of the external tools used.
    pub tools: BTreeMap<String, String>,
}

/// The results that add up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sum {
    /// Positions checked; for perft, those counted below.
    pub positions: u64,
    /// Legal moves, or those of the first mode checked; 0 for perft.
    pub moves: u64,
    /// Nodes counted; 0 for verify.
    pub nodes: u64,
    /// Differences.
    pub mismatches: u64,
    /// Clocks of the generations whose moves are counted; null for software.
    pub cycles: Option<u64>,
    /// The digest of all answers.
    pub digest: Digest,
}

/// The document of one shard, or of several.
///
/// A document in which no shard is missing is written as shard 1 of 1, however many shards there were.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShardDocument {
    /// The results.
    #[serde(flatten)]
    pub sum: Sum,
    /// The missing shards.
    #[serde(default)]
    pub missing: Vec<u32>,
    /// The number of shards.
    pub of: u32,
    /// The shards present, as ranges.
    pub shards: Vec<[u32; 2]>,
    /// What was checked.
    #[serde(flatten)]
    pub identity: Identity,
}

/// Why documents cannot be added.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MergeError {
    /// The source, version, mode or generator differs.
    #[error("{what} is `{found}`: expected `{expected}`, as in the earlier documents")]
    Identity {
        /// What differs.
        what: &'static str,
        /// The value found.
        found: String,
        /// The value in the documents before.
        expected: String,
    },
    /// The number of shards differs.
    #[error("has shards of {found}: expected shards of {expected}, as in the earlier documents")]
    Of {
        /// The number found.
        found: u32,
        /// The number in the documents before.
        expected: u32,
    },
    /// A shard occurs twice.
    #[error("shard {0} occurs twice: expected each once")]
    Twice(Shard),
    /// A total exceeds the largest number.
    #[error("the total number of {0} exceeds 2^64 - 1")]
    Overflow(&'static str),
    /// The list of missing shards does not match the shards present.
    #[error("`missing` does not match shards {shards} of {of}")]
    Missing {
        /// The ranges present.
        shards: String,
        /// The number of shards.
        of: u32,
    },
    /// The numbers of the shards are not valid.
    #[error("shards {shards} of {of}: expected ascending ranges from 1 to {of}, without overlap")]
    Shards {
        /// The ranges found.
        shards: String,
        /// The number of shards.
        of: u32,
    },
}

impl ShardDocument {
    /// Creates the document of one shard.
    pub fn new(identity: Identity, shard: Shard, sum: Sum) -> ShardDocument {
        let mut document = ShardDocument {
            sum,
            missing: Vec::new(),
            of: shard.of(),
            shards: vec![[shard.number(); 2]],
            identity,
        };
        document.missing = document.absent();
        document
    }

    /// Parses the document of a file: its checksum must be right, its shards valid, and its totals the sums of its
    /// parts.
    ///
    /// # Errors
    /// Returns the first fault.
    pub fn read(bytes: &[u8]) -> Result<ShardDocument, DocumentError> {
        let document: ShardDocument = unseal(bytes)?;
        document.check()?;
        let parts: Parts = unseal(bytes)?;
        parts.check(&document.sum)?;
        Ok(document)
    }

    /// Checks that the numbers of the shards are valid.
    ///
    /// # Errors
    /// Returns an error if the numbers are not valid.
    pub fn check(&self) -> Result<(), MergeError> {
        let shards = || format!("{:?}", self.shards).chars().take(80).collect();
        let rising = self.shards.iter().try_fold(0, |last, &[first, end]| {
            (first > last && end >= first && end <= self.of).then_some(end)
        });
        match rising {
            Some(1..) if self.of <= SHARDS_MAX => {}
            _ => {
                return Err(MergeError::Shards {
                    shards: shards(),
                    of: self.of,
                });
            }
        }
        match self.missing == self.absent() {
            true => Ok(()),
            false => Err(MergeError::Missing {
                shards: shards(),
                of: self.of,
            }),
        }
    }

    /// Adds another document.
    ///
    /// # Errors
    /// Returns an error if the other document has a different identity, or contains a shard that is already present.
    pub fn add(&mut self, other: &ShardDocument) -> Result<(), MergeError> {
        self.identity.same(&other.identity)?;
        if self.of != other.of {
            return Err(MergeError::Of {
                found: other.of,
                expected: self.of,
            });
        }
        let mut runs = [&self.shards[..], &other.shards].concat();
        runs.sort_unstable();
        if let Some(pair) = runs.windows(2).find(|pair| pair[1][0] <= pair[0][1]) {
            let shard = Shard::new(pair[1][0], self.of);
            return Err(MergeError::Twice(shard.unwrap_or(Shard::WHOLE)));
        }
        let sum = self.sum.plus(&other.sum)?;
        self.shards = Vec::new();
        for run in runs {
            match self.shards.last_mut() {
                Some(last) if last[1] + 1 == run[0] => last[1] = run[1],
                _ => self.shards.push(run),
            }
        }
        self.sum = sum;
        Ok(())
    }

    /// Lists the missing shards; if none is missing, returns the document of shard 1 of 1.
    pub fn finish(mut self) -> ShardDocument {
        self.missing = self.absent();
        if self.missing.is_empty() {
            self.of = 1;
            self.shards = vec![[1, 1]];
        }
        self
    }

    fn absent(&self) -> Vec<u32> {
        let mut next = 1;
        let mut absent = Vec::new();
        for &[first, last] in &self.shards {
            absent.extend(next..first);
            next = last + 1;
        }
        absent.extend(next..=self.of);
        absent
    }
}

impl Sum {
    /// Adds two sums.
    ///
    /// # Errors
    /// Returns an error if a total exceeds the largest number.
    pub fn plus(&self, other: &Sum) -> Result<Sum, MergeError> {
        let plus =
            |own: u64, other: u64, what| own.checked_add(other).ok_or(MergeError::Overflow(what));
        let mut digest = self.digest;
        digest.add(other.digest);
        Ok(Sum {
            positions: plus(self.positions, other.positions, "positions")?,
            moves: plus(self.moves, other.moves, "moves")?,
            nodes: plus(self.nodes, other.nodes, "nodes")?,
            mismatches: plus(self.mismatches, other.mismatches, "mismatches")?,
            cycles: match self.cycles.zip(other.cycles) {
                Some((own, other)) => Some(plus(own, other, "cycles")?),
                None => None,
            },
            digest,
        })
    }
}

/// The parts of one shard's totals that its document contains; a merged document has none.
#[derive(Deserialize)]
struct Parts {
    sources: Option<Vec<SourcePart>>,
    modes: Option<Vec<ModePart>>,
}

#[derive(Deserialize)]
struct SourcePart {
    positions: u64,
    failed: u64,
}

#[derive(Deserialize)]
struct ModePart {
    moves: u64,
    cycles: Option<u64>,
    mismatches: u64,
    digest: Digest,
}

impl Parts {
    /// Checks that the parts add up to the totals.
    fn check(&self, sum: &Sum) -> Result<(), DocumentError> {
        if let Some(sources) = &self.sources {
            let positions = total(sources.iter().map(|source| source.positions));
            hold("positions", sum.positions.into(), positions)?;
            let failed = total(sources.iter().map(|source| source.failed));
            hold(
                "whether there are mismatches",
                sum.mismatches > 0,
                failed > 0,
            )?;
        }
        if let Some(modes) = &self.modes {
            let mismatches = total(modes.iter().map(|mode| mode.mismatches));
            hold("mismatches", sum.mismatches.into(), mismatches)?;
            // The totals are those of the first mode.
            let first = modes.first();
            hold("moves", sum.moves, first.map_or(0, |mode| mode.moves))?;
            let cycles = first.and_then(|mode| mode.cycles);
            let shown =
                |cycles: Option<u64>| cycles.map_or("null".to_owned(), |cycles| cycles.to_string());
            hold("cycles", shown(sum.cycles), shown(cycles))?;
            let mut digest = Digest::default();
            modes.iter().for_each(|mode| digest.add(mode.digest));
            hold("digest", sum.digest, digest)?;
        }
        Ok(())
    }
}

/// The sum of the parts. No document can have a total above the largest number.
fn total(parts: impl Iterator<Item = u64>) -> u128 {
    parts.map(u128::from).sum()
}

/// Compares a total with its parts.
fn hold<T: PartialEq + ToString>(
    what: &'static str,
    found: T,
    expected: T,
) -> Result<(), DocumentError> {
    match found == expected {
        true => Ok(()),
        false => Err(DocumentError::Parts {
            what,
            found: found.to_string(),
            expected: expected.to_string(),
        }),
    }
}

impl Identity {
    /// Checks that `other` is the same identity.
    ///
    /// # Errors
    /// Returns the first field of `other` that differs.
    pub fn same(&self, other: &Identity) -> Result<(), MergeError> {
        let none = || "none".to_owned();
        let text = |text: &Option<String>| text.clone().unwrap_or_else(none);
        let tools = |tools: &BTreeMap<String, String>| {
            let tools: Vec<String> = tools
                .iter()
                .map(|(name, version)| format!("{name} {version}"))
                .collect();
            tools.join(", ")
        };
        let all = |identity: &Identity| {
            [
                ("command", identity.command.clone()),
                ("version", identity.version.clone()),
                ("source", identity.source.clone()),
                ("mode", text(&identity.mode)),
                ("backend", identity.backend.clone()),
                ("build", text(&identity.build)),
                ("posdata", text(&identity.posdata)),
                ("tools", tools(&identity.tools)),
            ]
        };
        for ((what, expected), (_, found)) in all(self).into_iter().zip(all(other)) {
            if found != expected {
                return Err(MergeError::Identity {
                    what,
                    found,
                    expected,
                });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::{reseal, seal};

    fn document(number: u32, of: u32) -> ShardDocument {
        let identity = Identity {
            command: "verify".to_owned(),
            version: "1".to_owned(),
            source: "somewhere".to_owned(),
            mode: Some("all".to_owned()),
            backend: "software".to_owned(),
            build: None,
            posdata: None,
            tools: BTreeMap::new(),
        };
        let sum = Sum {
            positions: number.into(),
            moves: 10 * u64::from(number),
            digest: format!("{number:032x}").parse().unwrap(),
            ..Sum::default()
        };
        ShardDocument::new(identity, Shard::new(number, of).unwrap(), sum)
    }

    fn merged(documents: &[ShardDocument]) -> ShardDocument {
        let mut sum = documents[0].clone();
        for document in &documents[1..] {
            sum.add(document).unwrap();
        }
        sum.finish()
    }

    #[test]
    fn merging_is_order_and_grouping_independent() {
        let [a, b, c, d] = [1, 2, 3, 4].map(|number| document(number, 4));
        let all = merged(&[a.clone(), b.clone(), c.clone(), d.clone()]);
        assert_eq!(
            (all.of, &all.shards[..], &all.missing[..]),
            (1, &[[1, 1]][..], &[][..])
        );
        assert_eq!((all.sum.positions, all.sum.moves), (10, 100));
        assert_eq!(merged(&[d.clone(), b.clone(), a.clone(), c.clone()]), all);
        let (ad, bc) = (
            merged(&[a.clone(), d.clone()]),
            merged(&[c.clone(), b.clone()]),
        );
        assert_eq!(
            (&ad.shards[..], &ad.missing[..]),
            (&[[1, 1], [4, 4]][..], &[2, 3][..])
        );
        assert_eq!(bc.shards, [[2, 3]]);
        assert_eq!(merged(&[ad.clone(), bc.clone()]), all);
        assert_eq!(merged(&[bc, ad]), all);
        assert_eq!(ShardDocument::read(seal(&all).as_bytes()).unwrap(), all);
    }

    #[test]
    fn mismatched_shards_are_not_merged() {
        let mut sum = merged(&[document(1, 4), document(3, 4)]);
        let before = sum.clone();
        assert_eq!(
            sum.add(&document(3, 4)).unwrap_err().to_string(),
            "shard 3/4 occurs twice: expected each once"
        );
        assert!(matches!(
            sum.add(&document(2, 5)),
            Err(MergeError::Of {
                found: 5,
                expected: 4
            })
        ));
        for change in [
            (|identity| identity.version = "2".to_owned()) as fn(&mut Identity),
            |identity| identity.source = "elsewhere".to_owned(),
            |identity| identity.mode = None,
            |identity| identity.build = Some("fast".to_owned()),
            |identity| identity.command = "perft".to_owned(),
        ] {
            let mut other = document(2, 4);
            change(&mut other.identity);
            assert!(matches!(sum.add(&other), Err(MergeError::Identity { .. })));
        }
        assert_eq!(sum, before);
    }

    #[test]
    fn inconsistent_shard_lists_are_rejected() {
        for shards in [
            vec![],
            vec![[0, 1]],
            vec![[2, 1]],
            vec![[1, 2], [2, 3]],
            vec![[4, 5]],
            vec![[3, 3], [1, 1]],
        ] {
            let mut odd = document(1, 4);
            odd.shards = shards;
            assert!(odd.check().is_err(), "{:?}", odd.shards);
        }
        assert_eq!(document(4, 4).check(), Ok(()));
        let mut odd = document(1, 4);
        odd.missing = vec![2, 3];
        assert!(matches!(odd.check(), Err(MergeError::Missing { .. })));
    }

    #[test]
    fn overflowing_totals_are_rejected() {
        for set in [
            (|sum| sum.positions = u64::MAX) as fn(&mut Sum),
            |sum| sum.moves = u64::MAX,
            |sum| sum.nodes = u64::MAX,
            |sum| sum.mismatches = u64::MAX,
            |sum| sum.cycles = Some(u64::MAX),
        ] {
            let [mut one, mut other] = [document(1, 4), document(2, 4)];
            for sum in [&mut one.sum, &mut other.sum] {
                *sum = Sum {
                    positions: 1,
                    moves: 1,
                    nodes: 1,
                    mismatches: 1,
                    cycles: Some(1),
                    ..*sum
                };
            }
            set(&mut one.sum);
            let before = one.clone();
            assert!(matches!(one.add(&other), Err(MergeError::Overflow(_))));
            assert_eq!(one, before);
        }
    }

    /// If someone changes a byte and writes the right checksum, the parts still show the change.
    #[test]
    fn totals_must_equal_the_sum_of_the_parts() {
        let sum = r#""positions":5,"moves":7,"nodes":0,"mismatches":0,"cycles":9,"digest":"00000000000000000000000000000003""#;
        let body = format!(
            r#"{{"document":2,{sum},"of":1,"shards":[[1,1]],"missing":[],"command":"verify","version":"1","source":"s","mode":"all","backend":"b","build":null,"posdata":null,"tools":{{}},"sources":[{{"positions":2,"failed":0}},{{"positions":3,"failed":0}}],"modes":[{{"moves":7,"cycles":9,"mismatches":0,"digest":"00000000000000000000000000000001"}},{{"moves":1,"cycles":1,"mismatches":0,"digest":"00000000000000000000000000000002"}}]"#
        );
        let read = |body: &str| ShardDocument::read(reseal(body).as_bytes());
        assert!(read(&body).is_ok());
        for (from, to, what) in [
            ("\"positions\":5", "\"positions\":6", "positions"),
            (
                "\"positions\":3",
                "\"positions\":18446744073709551615",
                "positions",
            ),
            ("\"moves\":7,\"nodes\"", "\"moves\":8,\"nodes\"", "moves"),
            (
                "\"mismatches\":0,\"cycles\":9",
                "\"mismatches\":1,\"cycles\":9",
                "whether there are mismatches",
            ),
            (
                "\"failed\":0},",
                "\"failed\":1},",
                "whether there are mismatches",
            ),
            (
                "\"cycles\":9,\"mismatches\":0",
                "\"cycles\":null,\"mismatches\":0",
                "cycles",
            ),
            ("00000003", "00000004", "digest"),
        ] {
            assert!(body.contains(from), "{from}");
            match read(&body.replace(from, to)) {
                Err(DocumentError::Parts { what: found, .. }) => assert_eq!(found, what),
                other => panic!("{to}: {other:?}"),
            }
        }
        // A total that occurs twice in a text has no unique value.
        let moves = "\"moves\":7,\"nodes\"";
        let twice = body.replace(moves, &format!("\"moves\":7,{moves}"));
        assert!(matches!(read(&twice), Err(DocumentError::Other(_))));
    }

    /// With any single bit changed, a text either gives the same totals or is rejected.
    #[test]
    fn bit_flips_are_rejected_or_harmless() {
        let document = document(2, 3);
        let text = format!("{}\n", seal(&document));
        for bit in 0..8 * text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[bit / 8] ^= 1 << (bit % 8);
            if let Ok(read) = ShardDocument::read(&bytes) {
                assert_eq!(read, document, "bit {bit}");
            }
        }
    }
}
