//! What a shard has found, and the sum of many.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Digest, DocumentError, SHARDS_MAX, Shard, unseal};

/// What was done, by what: only documents that agree in it add up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// `verify` or `perft`.
    pub command: String,
    /// The program's version.
    pub version: String,
    /// Where the positions come from, with seeds and digests of files.
    pub source: String,
    /// The modes checked; null for perft.
    pub mode: Option<String>,
    /// The backend.
    pub backend: String,
    /// The build of the circuit; null without one.
    pub build: Option<String>,
    /// The form of posdata; null without a circuit.
    pub posdata: Option<String>,
    /// The versions of outside tools that were used.
    pub tools: BTreeMap<String, String>,
}

/// What adds up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sum {
    /// Positions checked; of perft, those counted below.
    pub positions: u64,
    /// Legal moves, or those of the first mode checked; 0 for perft.
    pub moves: u64,
    /// Nodes counted; 0 for verify.
    pub nodes: u64,
    /// Differences.
    pub mismatches: u64,
    /// Clocks of the generations whose moves are counted; null in software.
    pub cycles: Option<u64>,
    /// The digest of all answers.
    pub digest: Digest,
}

/// The document of one shard, or of several.
///
/// Complete, it is that of the source in one piece: shard 1 of 1, whatever the shards were.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShardDocument {
    /// What adds up.
    #[serde(flatten)]
    pub sum: Sum,
    /// The shards that are not there, of so many as `of` says.
    #[serde(default)]
    pub missing: Vec<u32>,
    /// How many shards there are.
    pub of: u32,
    /// Those that are there, as runs from the first to the last.
    pub shards: Vec<[u32; 2]>,
    /// What was done.
    #[serde(flatten)]
    pub identity: Identity,
}

/// Why documents do not add up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MergeError {
    /// Another source, version, mode or generator.
    #[error("{what} is `{found}`: expected `{expected}`, as in the documents before")]
    Identity {
        /// What differs.
        what: &'static str,
        /// What it is.
        found: String,
        /// What it was before.
        expected: String,
    },
    /// Another number of shards.
    #[error("has shards of {found}: expected shards of {expected}, as in the documents before")]
    Of {
        /// How many there are.
        found: u32,
        /// How many there were before.
        expected: u32,
    },
    /// A shard twice.
    #[error("shard {0} occurs twice: expected each once")]
    Twice(Shard),
    /// A total beyond the largest number.
    #[error("the total number of {0} exceeds 2^64 - 1")]
    Overflow(&'static str),
    /// A list of missing shards that is not that of those which are missing.
    #[error("`missing` does not match shards {shards} of {of}")]
    Missing {
        /// The runs that are there.
        shards: String,
        /// Of how many.
        of: u32,
    },
    /// Numbers of shards that cannot be.
    #[error("shards {shards} of {of}: expected ascending ranges from 1 to {of}, without overlap")]
    Shards {
        /// The runs given.
        shards: String,
        /// Of how many.
        of: u32,
    },
}

impl ShardDocument {
    /// The document of one shard.
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

    /// The document of a file: its checksum is right, its shards can be, and its parts come to its totals.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<ShardDocument, DocumentError> {
        let document: ShardDocument = unseal(bytes)?;
        document.check()?;
        let parts: Parts = unseal(bytes)?;
        parts.check(&document.sum)?;
        Ok(document)
    }

    /// Whether the numbers of shards can be.
    ///
    /// # Errors
    /// When they cannot.
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
    /// When it is of something else, or has a shard that is there already.
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

    /// Lists what is missing; what is complete is written as one piece.
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
    /// Both together.
    ///
    /// # Errors
    /// When a total is more than the largest number.
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

/// The parts of one shard's totals, as far as its document has them: a merged one has none.
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
    /// Whether they come to the totals.
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

/// What parts come to; more than the largest number is no total that a document can have.
fn total(parts: impl Iterator<Item = u64>) -> u128 {
    parts.map(u128::from).sum()
}

/// Holds a total to its parts.
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
    /// Whether both are the same.
    ///
    /// # Errors
    /// The first thing in which `other` differs.
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
    fn any_order_and_any_grouping() {
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
    fn what_does_not_belong_together_is_refused() {
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
    fn shards_that_cannot_be() {
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
    fn totals_beyond_the_largest_number() {
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

    /// Whoever changes a byte and writes the right checksum still has the parts against him.
    #[test]
    fn parts_are_held_to_totals() {
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
        // Twice in a text, a total has no one reading.
        let moves = "\"moves\":7,\"nodes\"";
        let twice = body.replace(moves, &format!("\"moves\":7,{moves}"));
        assert!(matches!(read(&twice), Err(DocumentError::Other(_))));
    }

    /// A text reads as the totals say or not at all, whichever bit of it is another.
    #[test]
    fn every_flipped_bit_is_refused_or_without_effect() {
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
