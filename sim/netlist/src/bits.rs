//! Operations on vectors of logic bits, lowest bit first.

use crate::graph::{Graph, Lit};

impl Graph {
    /// The OR of the bits.
    pub fn any(&mut self, bits: &[Lit]) -> Lit {
        // As a tree, to keep the depth low.
        match bits {
            [] => Lit::FALSE,
            [one] => *one,
            _ => {
                let (low, high) = bits.split_at(bits.len() / 2);
                let (low, high) = (self.any(low), self.any(high));
                self.or(low, high)
            }
        }
    }

    /// The AND of the bits.
    pub fn all(&mut self, bits: &[Lit]) -> Lit {
        let opposite: Vec<Lit> = bits.iter().map(|bit| !*bit).collect();
        !self.any(&opposite)
    }

    /// The exclusive or of the bits.
    pub fn parity(&mut self, bits: &[Lit]) -> Lit {
        bits.iter().fold(Lit::FALSE, |sum, bit| self.xor(sum, *bit))
    }

    /// `a + b + carry`, as wide as `a`.
    pub fn sum(&mut self, a: &[Lit], b: &[Lit], mut carry: Lit) -> Vec<Lit> {
        let bits = a.iter().zip(b).map(|(a, b)| {
            let half = self.xor(*a, *b);
            let sum = self.xor(half, carry);
            let (both, passed) = (self.and(*a, *b), self.and(half, carry));
            carry = self.or(both, passed);
            sum
        });
        bits.collect()
    }

    /// `a - b`.
    pub fn difference(&mut self, a: &[Lit], b: &[Lit]) -> Vec<Lit> {
        let b: Vec<Lit> = b.iter().map(|bit| !*bit).collect();
        self.sum(a, &b, Lit::TRUE)
    }

    /// `a * b`, as wide as `a`.
    pub fn product(&mut self, a: &[Lit], b: &[Lit]) -> Vec<Lit> {
        let mut sum = vec![Lit::FALSE; a.len()];
        for (place, bit) in b.iter().enumerate().take(a.len()) {
            let shifted = (0..a.len()).map(|at| match at.checked_sub(place) {
                Some(from) => self.and(a[from], *bit),
                None => Lit::FALSE,
            });
            let shifted: Vec<Lit> = shifted.collect();
            sum = self.sum(&sum, &shifted, Lit::FALSE);
        }
        sum
    }

    /// `a == b`.
    pub fn equal(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let differ: Vec<Lit> = a.iter().zip(b).map(|(a, b)| self.xor(*a, *b)).collect();
        !self.any(&differ)
    }

    /// `a < b`, both unsigned.
    pub fn less(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        a.iter().zip(b).fold(Lit::FALSE, |lower, (a, b)| {
            let (differ, below) = (self.xor(*a, *b), self.and(!*a, *b));
            self.choice(differ, below, lower)
        })
    }

    /// Shifts up (`<<`) or down by a number of places, filling with 0.
    pub fn shifted(&mut self, bits: &[Lit], places: &[Lit], up: bool) -> Vec<Lit> {
        let mut bits = bits.to_vec();
        let width = bits.len();
        for (power, place) in places.iter().enumerate() {
            let by = 1usize.checked_shl(power as u32).filter(|by| *by < width);
            let moved = |at: usize| {
                let by = by?;
                let from = if up { at.checked_sub(by)? } else { at + by };
                bits.get(from).copied()
            };
            let moved: Vec<Lit> = (0..width)
                .map(|at| moved(at).unwrap_or(Lit::FALSE))
                .collect();
            bits = self.choices(*place, &moved, &bits);
        }
        bits
    }

    /// `then` if `condition`, otherwise `otherwise`, bit by bit.
    pub fn choices(&mut self, condition: Lit, then: &[Lit], otherwise: &[Lit]) -> Vec<Lit> {
        let bits = then.iter().zip(otherwise);
        bits.map(|(then, otherwise)| self.choice(condition, *then, *otherwise))
            .collect()
    }

    /// The word at an address; 0 beyond the last word.
    pub fn selected(&mut self, words: &[Vec<Lit>], address: &[Lit], width: usize) -> Vec<Lit> {
        let Some((high, low)) = address.split_last() else {
            return words
                .first()
                .cloned()
                .unwrap_or_else(|| vec![Lit::FALSE; width]);
        };
        let half = 1usize
            .checked_shl(low.len() as u32)
            .unwrap_or(usize::MAX)
            .min(words.len());
        let (below, above) = words.split_at(half);
        let below = self.selected(below, low, width);
        let above = match above.is_empty() {
            true => vec![Lit::FALSE; width],
            false => self.selected(above, low, width),
        };
        self.choices(*high, &above, &below)
    }
}
