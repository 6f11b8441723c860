//! A shard: one part of a source.

use std::fmt;
use std::str::FromStr;

/// The largest number of shards.
pub const SHARDS_MAX: u32 = 1_000_000;

/// One of several shards; `number` counts from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    number: u32,
    of: u32,
}

impl Shard {
    /// The whole source.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Shard `number` of `of`; `None` unless 1 <= number <= of <= [`SHARDS_MAX`].
    pub fn new(number: u32, of: u32) -> Option<Shard> {
        let is_one = (1..=of).contains(&number) && of <= SHARDS_MAX;
        is_one.then_some(Shard { number, of })
    }

    /// The shard's number, from 1.
    pub fn number(self) -> u32 {
        self.number
    }

    /// The number of shards.
    pub fn of(self) -> u32 {
        self.of
    }

    /// Whether the shard contains the item with this number, counted from 0.
    pub fn has(self, item: u64) -> bool {
        item % u64::from(self.of) == u64::from(self.number - 1)
    }

    /// How many of the first `items` items the shard contains.
    pub fn share(self, items: u64) -> u64 {
        let before = u64::from(self.number - 1);
        items.saturating_sub(before).div_ceil(self.of.into())
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let plain = |part: &str| part.bytes().all(|digit| digit.is_ascii_digit());
        let parts = text.split_once('/');
        let parts = parts.filter(|(number, of)| plain(number) && plain(of));
        let shard =
            parts.and_then(|(number, of)| Shard::new(number.parse().ok()?, of.parse().ok()?));
        shard.ok_or_else(|| format!("expected K/N with 1 <= K <= N <= {SHARDS_MAX}, such as 3/8"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_in_one_shard() {
        for (of, items) in [(1, 5), (3, 10), (7, 7), (7, 3), (4, 0)] {
            let shards = (1..=of).map(|number| Shard::new(number, of).unwrap());
            let mut sum = 0;
            for shard in shards.clone() {
                let has = (0..items).filter(|&item| shard.has(item)).count() as u64;
                assert_eq!(shard.share(items), has, "{shard} of {items}");
                sum += has;
            }
            assert_eq!(sum, items);
            for item in 0..items {
                assert_eq!(shards.clone().filter(|shard| shard.has(item)).count(), 1);
            }
        }
    }

    #[test]
    fn shard_text_is_parsed_strictly() {
        assert_eq!("3/8".parse(), Ok(Shard { number: 3, of: 8 }));
        assert_eq!(Shard::WHOLE.to_string(), "1/1");
        for text in [
            "",
            "3",
            "0/8",
            "9/8",
            "1/0",
            "3/8/9",
            "-1/8",
            "+1/8",
            " 1/8",
            "a/b",
            "1/1000001",
        ] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }
}
