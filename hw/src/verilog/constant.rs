//! Constants: bit strings of any width, with the name that the circuit gave them.

/// A value of fixed width, least significant bit first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Constant {
    bits: Vec<bool>,
    /// The name of its `localparam`, if the circuit gave it a name.
    name: Option<String>,
}

impl Constant {
    pub fn zero(width: usize) -> Self {
        Self {
            bits: vec![false; width],
            name: None,
        }
    }

    /// Returns `value` in `width` bits; `None` if it does not fit.
    pub fn new(value: u128, width: usize) -> Option<Self> {
        let bits: Vec<bool> = (0..width)
            .map(|i| i < 128 && (value >> i) & 1 == 1)
            .collect();
        let fits = width >= 128 || value >> width == 0;
        fits.then_some(Self { bits, name: None })
    }

    /// Parses hexadecimal digits; bits beyond `width` must be zero.
    pub fn from_hex(digits: &str, width: usize) -> Option<Self> {
        let mut bits: Vec<bool> = Vec::new();
        for digit in digits.chars().rev() {
            let value = digit.to_digit(16)?;
            bits.extend((0..4).map(|i| (value >> i) & 1 == 1));
        }
        if bits.iter().skip(width).any(|&bit| bit) {
            return None;
        }
        bits.resize(width, false);
        Some(Self { bits, name: None })
    }

    pub fn named(mut self, name: String) -> Self {
        self.name = Some(name);
        self
    }

    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    pub fn width(&self) -> usize {
        self.bits.len()
    }

    pub fn is_zero(&self) -> bool {
        !self.bits.contains(&true)
    }

    pub fn as_usize(&self) -> Option<usize> {
        let top = self.bits.iter().rposition(|&bit| bit).map_or(0, |i| i + 1);
        (top < usize::BITS as usize).then(|| {
            self.bits[..top]
                .iter()
                .rev()
                .fold(0, |value, &bit| (value << 1) | usize::from(bit))
        })
    }

    /// Returns the lowest bit and the length of the ones if they are adjacent; `None` without ones.
    pub fn run_of_ones(&self) -> Option<(usize, usize)> {
        let lo = self.bits.iter().position(|&bit| bit)?;
        let ones = self.bits[lo..].iter().take_while(|&&bit| bit).count();
        let is_run = !self.bits[lo + ones..].contains(&true);
        is_run.then_some((lo, ones))
    }

    pub fn slice(&self, lo: usize, width: usize) -> Self {
        Self {
            bits: self.bits[lo..lo + width].to_vec(),
            name: None,
        }
    }

    pub fn complement(&self) -> Self {
        Self {
            bits: self.bits.iter().map(|bit| !bit).collect(),
            name: None,
        }
    }

    /// Returns `{self, low}`; `None` if a name would be lost.
    pub fn join(&self, low: &Self) -> Option<Self> {
        (self.name.is_none() && low.name.is_none()).then(|| Self {
            bits: low.bits.iter().chain(&self.bits).copied().collect(),
            name: None,
        })
    }

    /// Returns the value as a sized literal, in decimal or hexadecimal, whichever reads better.
    pub fn literal(&self) -> String {
        let width = self.width();
        if width == 1 {
            return format!("1'b{}", u8::from(self.bits[0]));
        }
        if let Some(value) = self.as_usize()
            && (value < 10 || width < 8)
        {
            return format!("{width}'d{value}");
        }
        let digits = width.div_ceil(4);
        let mut text = format!("{width}'h");
        for digit in (0..digits).rev() {
            let value = (0..4)
                .filter(|i| self.bits.get(4 * digit + i) == Some(&true))
                .fold(0_u8, |value, i| value | 1 << i);
            text += &format!("{value:x}");
            if digit > 0 && digit % 4 == 0 {
                text.push('_');
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::Constant;

    #[test]
    fn literals_are_idiomatic_and_range_checked() {
        let literal = |value, width| Constant::new(value, width).unwrap().literal();
        assert_eq!(literal(1, 1), "1'b1");
        assert_eq!(literal(63, 6), "6'd63");
        assert_eq!(literal(3, 32), "32'd3");
        assert_eq!(literal(0x1111_1111, 32), "32'h1111_1111");
        assert_eq!(literal(0x1ff, 9), "9'h1ff");
        assert_eq!(literal(0xfffff, 20), "20'hf_ffff");
        assert_eq!(Constant::new(4, 2), None);
        assert_eq!(
            Constant::from_hex("1f", 5).unwrap(),
            Constant::new(31, 5).unwrap()
        );
        assert_eq!(Constant::from_hex("3f", 5), None);
    }
}
