//! Reads and writes networks as files.
//!
//! | bytes | contents | value or range |
//! |--:|---|---|
//! | 6 | `FPGNET` | |
//! | 2 | version | 1 |
//! | 8 | inputs, hidden sums, heads, linear sums, two bytes each | 768, N (32 or 128), 8, 2 |
//! | 2 N | biases of the hidden sums, i16 | within 16,000 of 0 |
//! | 768 N | rows, N i8 for each input | |
//! | 1,536 | linear entries, two i16 for each kind and square | within 511 of 0 |
//! | 32 | biases of the heads, i32 | within 2^28 of 0 |
//! | 16 N | heads, N i8 of the mover and N of the other side for each | |
//! | 16 | mix, two i8 for each head | |
//! | 4 | CRC-32 (ISO-HDLC) of all bytes before | |
//!
//! Numbers are little-endian.

use crc::{CRC_32_ISO_HDLC, Crc};

use super::{BIAS_MAX, HEADS, INPUTS, LINEAR, LINEAR_MAX, Network, OUT_MAX};
use crate::quoted;

const MAGIC: &[u8; 6] = b"FPGNET";
const VERSION: u16 = 1;
const HEAD: usize = MAGIC.len() + 2 + 8;
const SUM: usize = 4;
const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// The length in bytes of the file of a network with this many hidden sums.
pub const fn file_bytes(hidden: usize) -> usize {
    HEAD + 2 * hidden
        + INPUTS * hidden
        + 2 * LINEAR * (INPUTS / 2)
        + 4 * HEADS
        + 2 * HEADS * hidden
        + HEADS * LINEAR
        + SUM
}

/// The number of hidden sums that a network file names in its head; `None` if it has no head of a network file.
pub fn hidden_sums(bytes: &[u8]) -> Option<usize> {
    let mut rest = Rest(bytes.strip_prefix(MAGIC)?);
    let [_version, _inputs, hidden] = [rest.u16(), rest.u16(), rest.u16()];
    Some(hidden.into())
}

/// Why bytes are not a network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// The file is not a network file.
    #[error("begins with `{found}`: expected a network, which begins with `FPGNET`")]
    Magic {
        /// The first bytes of the file.
        found: String,
    },
    /// This program does not know the version.
    #[error("has version {found}: expected {VERSION}")]
    Version {
        /// The version.
        found: u16,
    },
    /// The network has other sizes.
    #[error("has {found} {what}: expected {expected}")]
    Size {
        /// What the size counts.
        what: &'static str,
        /// The size found.
        found: u16,
        /// How many there should be.
        expected: usize,
    },
    /// The file's length is wrong.
    #[error("has {found} bytes: expected {expected}")]
    Length {
        /// The length of the file in bytes.
        found: usize,
        /// The length of a network file.
        expected: usize,
    },
    /// The file's checksum is wrong.
    #[error("has checksum {found:08x}, but its content gives {expected:08x}: it is damaged")]
    Sum {
        /// The checksum in the file.
        found: u32,
        /// The checksum of the content.
        expected: u32,
    },
    /// A weight is outside its range, so that a sum could overflow.
    #[error("has {what} {found}: expected one from -{most} to {most}")]
    Range {
        /// Which kind of weight.
        what: &'static str,
        /// The weight.
        found: i32,
        /// The largest magnitude allowed.
        most: i32,
    },
}

/// The bytes still to be read; there are enough of them, because the length was checked.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let mut taken = [0; N];
        let (now, rest) = self.0.split_at(N.min(self.0.len()));
        taken[..now.len()].copy_from_slice(now);
        self.0 = rest;
        taken
    }

    fn i8s<const N: usize>(&mut self) -> [i8; N] {
        self.take::<N>().map(|byte| byte as i8)
    }

    fn u16(&mut self) -> u16 {
        u16::from_le_bytes(self.take())
    }

    /// Reads an i16 from -`most` to `most`.
    fn i16(&mut self, what: &'static str, most: i16) -> Result<i16, NetworkError> {
        let found = i16::from_le_bytes(self.take());
        match (-most..=most).contains(&found) {
            true => Ok(found),
            false => Err(NetworkError::Range {
                what,
                found: found.into(),
                most: most.into(),
            }),
        }
    }
}

impl<const N: usize> Network<N> {
    /// Reads a network file. No sum of an accepted network can overflow.
    ///
    /// # Errors
    /// Returns a [`NetworkError`] for the first fault.
    pub fn read(bytes: &[u8]) -> Result<Network<N>, NetworkError> {
        let mut rest = Rest(bytes);
        let magic: [u8; MAGIC.len()] = rest.take();
        if &magic != MAGIC {
            return Err(NetworkError::Magic {
                found: quoted(&String::from_utf8_lossy(
                    &bytes[..MAGIC.len().min(bytes.len())],
                )),
            });
        }
        let found = rest.u16();
        if found != VERSION {
            return Err(NetworkError::Version { found });
        }
        for (what, expected) in [
            ("inputs", INPUTS),
            ("hidden sums", N),
            ("heads", HEADS),
            ("linear sums", LINEAR),
        ] {
            let found = rest.u16();
            if usize::from(found) != expected {
                return Err(NetworkError::Size {
                    what,
                    found,
                    expected,
                });
            }
        }
        let expected = file_bytes(N);
        if bytes.len() != expected {
            return Err(NetworkError::Length {
                found: bytes.len(),
                expected,
            });
        }
        let (content, sum) = bytes.split_at(expected - SUM);
        let found = u32::from_le_bytes(Rest(sum).take());
        let expected = CRC.checksum(content);
        if found != expected {
            return Err(NetworkError::Sum { found, expected });
        }
        Network::read_weights(rest)
    }

    fn read_weights(mut rest: Rest<'_>) -> Result<Network<N>, NetworkError> {
        let mut network = Network::zero();
        for bias in &mut network.bias {
            *bias = rest.i16("hidden bias", BIAS_MAX)?;
        }
        for row in network.rows.iter_mut() {
            *row = rest.i8s();
        }
        for entry in network.linear.iter_mut().flatten() {
            *entry = rest.i16("linear entry", LINEAR_MAX)?;
        }
        for out in &mut network.out {
            let found = i32::from_le_bytes(rest.take());
            if !(-OUT_MAX..=OUT_MAX).contains(&found) {
                return Err(NetworkError::Range {
                    what: "head bias",
                    found,
                    most: OUT_MAX,
                });
            }
            *out = found;
        }
        for weights in network.heads.iter_mut().flatten() {
            *weights = rest.i8s();
        }
        for weights in &mut network.mix {
            *weights = rest.i8s();
        }
        Ok(network)
    }

    /// A network with all weights 0.
    pub(super) fn zero() -> Network<N> {
        Network {
            bias: [0; N],
            rows: Box::new([[0; N]; INPUTS]),
            linear: Box::new([[0; LINEAR]; INPUTS / 2]),
            out: [0; HEADS],
            heads: [[[0; N]; 2]; HEADS],
            mix: [[0; LINEAR]; HEADS],
        }
    }

    /// Writes the network as a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for number in [VERSION.into(), INPUTS, N, HEADS, LINEAR] {
            bytes.extend((number as u16).to_le_bytes());
        }
        bytes.extend(self.bias.iter().flat_map(|bias| bias.to_le_bytes()));
        let small = |weight: &i8| *weight as u8;
        bytes.extend(self.rows.as_flattened().iter().map(small));
        let entries = self.linear.as_flattened().iter();
        bytes.extend(entries.flat_map(|entry| entry.to_le_bytes()));
        bytes.extend(self.out.iter().flat_map(|out| out.to_le_bytes()));
        bytes.extend(self.heads.as_flattened().as_flattened().iter().map(small));
        bytes.extend(self.mix.as_flattened().iter().map(small));
        bytes.extend(CRC.checksum(&bytes).to_le_bytes());
        bytes
    }
}

#[cfg(test)]
mod tests;
