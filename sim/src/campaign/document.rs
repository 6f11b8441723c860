//! What a shard has found, and the sum of many.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Digest, SHARDS_MAX, Shard};

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
    #[error("{what} is `{found}`: expected `{expected}`, as before")]
    Identity {
        /// What differs.
        what: &'static str,
        /// What it is.
        found: String,
        /// What it was before.
        expected: String,
    },
    /// Another number of shards.
    #[error("has shards of {found}: expected shards of {expected}, as before")]
    Of {
        /// How many there are.
        found: u32,
        /// How many there were before.
        expected: u32,
    },
    /// A shard twice.
    #[error("shard {0} is there already: expected each once")]
    Twice(Shard),
    /// Numbers of shards that cannot be.
    #[error("shards {shards} of {of}: expected runs that rise from 1 to {of}, none twice")]
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

    /// Whether the numbers of shards can be.
    ///
    /// # Errors
    /// When they cannot.
    pub fn check(&self) -> Result<(), MergeError> {
        let rising = self.shards.iter().try_fold(0, |last, &[first, end]| {
            (first > last && end >= first && end <= self.of).then_some(end)
        });
        match rising {
            Some(1..) if self.of <= SHARDS_MAX => Ok(()),
            _ => Err(MergeError::Shards {
                shards: format!("{:?}", self.shards).chars().take(80).collect(),
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
        self.shards = Vec::new();
        for run in runs {
            match self.shards.last_mut() {
                Some(last) if last[1] + 1 == run[0] => last[1] = run[1],
                _ => self.shards.push(run),
            }
        }
        self.sum.add(&other.sum);
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
    /// Adds another.
    pub fn add(&mut self, other: &Sum) {
        self.positions += other.positions;
        self.moves += other.moves;
        self.nodes += other.nodes;
        self.mismatches += other.mismatches;
        self.cycles = self
            .cycles
            .zip(other.cycles)
            .map(|(own, other)| own + other);
        self.digest.add(other.digest);
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
            digest: Digest::of_bytes(&[number as u8]),
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
        let text = serde_json::to_string(&all).unwrap();
        assert_eq!(serde_json::from_str::<ShardDocument>(&text).unwrap(), all);
    }

    #[test]
    fn what_does_not_belong_together_is_refused() {
        let mut sum = merged(&[document(1, 4), document(3, 4)]);
        let before = sum.clone();
        assert_eq!(
            sum.add(&document(3, 4)).unwrap_err().to_string(),
            "shard 3/4 is there already: expected each once"
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
    }
}
