//! Bit vectors of up to 32 bits for kernels: a drop-in replacement for rust-hdl's `Bits` that fits in one machine word.
//!
//! The type of rust-hdl shifts by means of heap-allocated big integers, and slices by shifting; this took four fifths
//! of a simulation's time. Kernels use the names `Bits`, `bits` and `bit_cast`, and rust-hdl translates these names,
//! not their types. So a circuit that imports them from here, in addition to rust-hdl's prelude, produces the same
//! Verilog and simulates several times as fast. Tests compare the two types operation by operation.

use rust_hdl::prelude::{Bits as CrateBits, Synth, TypeDescriptor, VCDValue, VerilogLiteral};
use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Not, Shl, Shr, Sub};

/// A vector of `N` bits, 1 to 32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bits<const N: usize>(u32);

/// Makes a vector of `N` bits with the given value.
///
/// # Panics
/// If the value needs more than `N` bits.
#[inline(always)]
pub fn bits<const N: usize>(value: u64) -> Bits<N> {
    value.into()
}

/// Converts to `M` bits: truncates or extends with zeros.
#[inline(always)]
pub fn bit_cast<const M: usize, const N: usize>(value: Bits<N>) -> Bits<M> {
    Bits::low(value.0)
}

impl<const N: usize> Bits<N> {
    const MASK: u32 = {
        assert!(N >= 1 && N <= 32, "1 to 32 bits");
        u32::MAX >> (32 - N)
    };

    /// Makes a vector from the low bits of a number.
    #[inline(always)]
    const fn low(number: u32) -> Self {
        Self(number & Self::MASK)
    }

    /// Returns the value as an index.
    #[inline(always)]
    pub const fn index(&self) -> usize {
        self.0 as usize
    }

    /// Returns whether a bit is one.
    #[inline(always)]
    pub const fn any(&self) -> bool {
        self.0 != 0
    }

    /// Returns whether all bits are one.
    #[inline(always)]
    pub const fn all(&self) -> bool {
        self.0 == Self::MASK
    }

    /// Returns whether an odd number of bits is one.
    #[inline(always)]
    pub const fn xor(&self) -> bool {
        self.0.count_ones() % 2 == 1
    }

    /// Returns bit `index`, where 0 is the lowest.
    ///
    /// # Panics
    /// If there is no such bit.
    #[inline(always)]
    pub const fn get_bit(&self, index: usize) -> bool {
        assert!(index < N);
        self.0 >> index & 1 != 0
    }

    /// Returns the `M` bits from `index` upwards, with zeros after the end of the vector.
    ///
    /// # Panics
    /// If `index` is past the end of the vector.
    #[inline(always)]
    pub const fn get_bits<const M: usize>(&self, index: usize) -> Bits<M> {
        assert!(index <= N);
        Bits::low(if index < 32 { self.0 >> index } else { 0 })
    }

    /// Returns the vector with bit `index` set to `value`.
    ///
    /// # Panics
    /// If there is no such bit.
    #[inline(always)]
    pub const fn replace_bit(&self, index: usize, value: bool) -> Self {
        assert!(index < N);
        Self(self.0 & !(1 << index) | (value as u32) << index)
    }
}

impl<const N: usize> From<u64> for Bits<N> {
    #[inline(always)]
    fn from(value: u64) -> Self {
        assert!(
            value <= u64::from(Self::MASK),
            "{value:#x} does not fit {N} bits"
        );
        Self(value as u32)
    }
}

impl<const N: usize> From<Bits<N>> for u64 {
    #[inline(always)]
    fn from(value: Bits<N>) -> Self {
        u64::from(value.0)
    }
}

impl<const N: usize> PartialEq<u64> for Bits<N> {
    #[inline(always)]
    fn eq(&self, other: &u64) -> bool {
        u64::from(self.0) == *other
    }
}

impl<const N: usize> PartialOrd<u64> for Bits<N> {
    #[inline(always)]
    fn partial_cmp(&self, other: &u64) -> Option<std::cmp::Ordering> {
        u64::from(self.0).partial_cmp(other)
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $apply:expr) => {
        impl<const N: usize> $trait for Bits<N> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self::low($apply(self.0, other.0))
            }
        }
        impl<const N: usize> $trait<u64> for Bits<N> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: u64) -> Self {
                self.$method(Self::from(other))
            }
        }
    };
}

operator!(Add, add, u32::wrapping_add);
operator!(Sub, sub, u32::wrapping_sub);
operator!(Mul, mul, u32::wrapping_mul);
operator!(BitAnd, bitand, u32::bitand);
operator!(BitOr, bitor, u32::bitor);
operator!(BitXor, bitxor, u32::bitxor);

impl<const N: usize> Not for Bits<N> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self::low(!self.0)
    }
}

/// A shift amount: a number, the position of a field, or a value.
pub trait Amount {
    /// Returns the amount as a number.
    fn amount(self) -> u64;
}

impl Amount for u64 {
    #[inline(always)]
    fn amount(self) -> u64 {
        self
    }
}

impl Amount for usize {
    #[inline(always)]
    fn amount(self) -> u64 {
        self as u64
    }
}

// The default type of integer literals.
impl Amount for i32 {
    #[inline(always)]
    fn amount(self) -> u64 {
        self as u64
    }
}

impl<const M: usize> Amount for Bits<M> {
    #[inline(always)]
    fn amount(self) -> u64 {
        u64::from(self.0)
    }
}

impl<A: Amount, const N: usize> Shl<A> for Bits<N> {
    type Output = Self;
    #[inline(always)]
    fn shl(self, by: A) -> Self {
        let by = by.amount();
        Self::low(if by < 32 { self.0 << by } else { 0 })
    }
}

impl<A: Amount, const N: usize> Shr<A> for Bits<N> {
    type Output = Self;
    #[inline(always)]
    fn shr(self, by: A) -> Self {
        let by = by.amount();
        Self(if by < 32 { self.0 >> by } else { 0 })
    }
}

impl<const N: usize> Synth for Bits<N> {
    const BITS: usize = N;

    fn descriptor() -> TypeDescriptor {
        CrateBits::<N>::descriptor()
    }

    fn vcd(self) -> VCDValue {
        CrateBits::<N>::from(u64::from(self)).vcd()
    }

    fn verilog(self) -> VerilogLiteral {
        CrateBits::<N>::from(u64::from(self)).verilog()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_engine::random::Chance;
    use rust_hdl::prelude as of_crate;

    fn same<const N: usize>(ours: Bits<N>, theirs: CrateBits<N>, what: &str, a: u64, b: u64) {
        assert_eq!(
            ours.index(),
            theirs.index(),
            "{what} of {a:#x} and {b:#x}, {N} bits"
        );
    }

    fn agree<const N: usize>(chance: &mut Chance) {
        let below = u64::from(Bits::<N>::MASK) + 1;
        for _ in 0..2_000 {
            let a = u64::from(chance.below(u32::MAX)) % below;
            let b = match chance.below(4) {
                0 => a,
                1 => below - 1,
                _ => u64::from(chance.below(u32::MAX)) % below,
            };
            let (x, y): (Bits<N>, Bits<N>) = (a.into(), b.into());
            let (p, q): (CrateBits<N>, CrateBits<N>) = (a.into(), b.into());
            same(x + y, p + q, "sum", a, b);
            same(x - y, p - q, "difference", a, b);
            same(x & y, p & q, "and", a, b);
            same(x | y, p | q, "or", a, b);
            same(x ^ y, p ^ q, "exclusive or", a, b);
            same(!x, !p, "not", a, b);
            same(x + b, p + b, "sum with a literal", a, b);
            let by = u64::from(chance.below(40));
            same(x << by, p << by, "left shift", a, by);
            same(x >> by, p >> by, "right shift", a, by);
            let by = u64::from(chance.below(32));
            same(
                x << bits::<5>(by),
                p << of_crate::bits::<5>(by),
                "left shift",
                a,
                by,
            );
            same(
                x >> bits::<5>(by),
                p >> of_crate::bits::<5>(by),
                "right shift",
                a,
                by,
            );
            assert_eq!(x.any(), p.any());
            assert_eq!(x.all(), p.all());
            assert_eq!(x.xor(), p.xor());
            assert_eq!((x == y, x < y, x <= y), (p == q, p < q, p <= q));
            assert_eq!((x == b, x < b, x >= b), (p == b, p < b, p >= b));
            let index = chance.below(N as u32) as usize;
            assert_eq!(x.get_bit(index), p.get_bit(index));
            same(
                x.replace_bit(index, a & 1 == 0),
                p.replace_bit(index, a & 1 == 0),
                "replaced bit",
                a,
                b,
            );
            assert_eq!(
                x.get_bits::<3>(index).index(),
                p.get_bits::<3>(index).index(),
                "three bits of {a:#x} from {index}"
            );
            assert_eq!(
                bit_cast::<32, N>(x).index(),
                of_crate::bit_cast::<32, N>(p).index()
            );
            assert_eq!(
                bit_cast::<2, N>(x).index(),
                of_crate::bit_cast::<2, N>(p).index()
            );
            assert_eq!(format!("{}", x.verilog()), format!("{}", p.verilog()));
            assert_eq!(x.vcd(), p.vcd());
        }
    }

    /// Compares products, which in rust-hdl exist only for 16 bits and are twice as wide.
    #[test]
    fn products_keep_the_low_bits() {
        let seed = 8;
        println!("seed {seed}");
        let mut chance = Chance::new(seed);
        for _ in 0..2_000 {
            let (a, b) = (chance.below(1 << 16), chance.below(1 << 16));
            let (a, b) = (u64::from(a), u64::from(b));
            let product = bits::<16>(a) * bits::<16>(b);
            assert_eq!(product.index() as u64, (a * b) & 0xffff, "{a} * {b}");
            let product = bits::<32>(a) * bits::<32>(b << 8);
            assert_eq!(product.index() as u64, ((a * b) << 8) & 0xffff_ffff);
            assert_eq!((bits::<7>(a & 127) * 3).index() as u64, (3 * a) & 127);
        }
    }

    #[test]
    fn operations_match_rust_hdl() {
        let seed = 7;
        println!("seed {seed}");
        let mut chance = Chance::new(seed);
        agree::<1>(&mut chance);
        agree::<3>(&mut chance);
        agree::<8>(&mut chance);
        agree::<15>(&mut chance);
        agree::<31>(&mut chance);
        agree::<32>(&mut chance);
    }
}
