//! The machine instructions of a translated program: x86-64 with AVX-512F.
//!
//! All of them work on 512 lanes. Blocks are addressed from `rdi`, registers are `zmm0` to `zmm31`.

/// A register of 512 bits, 0 to 31.
pub(super) type Register = u8;

/// The second source of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    Register(Register),
    /// A distance in bytes from `rdi`.
    Memory(u32),
}

/// Instructions as bytes.
#[derive(Default)]
pub(super) struct Code {
    pub bytes: Vec<u8>,
}

/// The opcode maps that occur, as EVEX numbers them.
const MAP_0F: u8 = 1;
const MAP_0F3A: u8 = 3;

impl Code {
    /// An EVEX instruction with the prefix 66, of 512 bits and 64-bit elements, without a mask.
    fn evex(&mut self, map: u8, opcode: u8, reg: Register, first: Register, source: Source) {
        let inverted = |number: u8, bit: u8| !number >> bit & 1;
        // A register as second source has its fourth bit in B and its fifth in X; memory at rdi needs neither.
        let (b, x) = match source {
            Source::Register(number) => (inverted(number, 3), inverted(number, 4)),
            Source::Memory(_) => (1, 1),
        };
        self.bytes.extend([
            0x62,
            inverted(reg, 3) << 7 | x << 6 | b << 5 | inverted(reg, 4) << 4 | map,
            0x80 | (!first & 15) << 3 | 0b100 | 0b01,
            0b10 << 5 | inverted(first, 4) << 3,
            opcode,
        ]);
        let reg = (reg & 7) << 3;
        match source {
            Source::Register(number) => self.bytes.push(0xc0 | reg | number & 7),
            Source::Memory(distance) => {
                const RDI: u8 = 7;
                // A distance of one byte counts in vectors.
                if let (0, Ok(vectors @ 0..128)) = (distance % 64, u8::try_from(distance / 64)) {
                    self.bytes.extend([0x40 | reg | RDI, vectors]);
                } else {
                    self.bytes.push(0x80 | reg | RDI);
                    self.bytes.extend(distance.to_le_bytes());
                }
            }
        }
    }

    /// `to = from`
    pub fn load(&mut self, to: Register, from: Source) {
        self.evex(MAP_0F, 0x6f, to, 0, from);
    }

    /// `memory = from`
    pub fn store(&mut self, distance: u32, from: Register) {
        self.evex(MAP_0F, 0x7f, from, 0, Source::Memory(distance));
    }

    /// `to = table[to, first, second]`; the bit number in the table is `4 to + 2 first + second`.
    pub fn ternary(&mut self, table: u8, to: Register, first: Register, second: Source) {
        self.evex(MAP_0F3A, 0x25, to, first, second);
        self.bytes.push(table);
    }

    /// Returns to the caller.
    pub fn ret(&mut self) {
        const VZEROUPPER: [u8; 3] = [0xc5, 0xf8, 0x77];
        self.bytes.extend(VZEROUPPER);
        self.bytes.push(0xc3);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes are those that GNU as 2.40 writes.
    #[test]
    fn encoding_matches_the_gnu_assembler() {
        let mut code = Code::default();
        code.load(3, Source::Memory(0x12340));
        code.load(10, Source::Register(29));
        code.store(0x80, 18);
        code.ternary(0x96, 31, 21, Source::Memory(0x7f_ff80));
        code.ternary(0xe8, 14, 9, Source::Register(24));
        code.ternary(0x1b, 8, 16, Source::Register(7));
        code.ret();
        let expected: [&[u8]; 7] = [
            // vmovdqa64 0x12340(%rdi), %zmm3
            &[0x62, 0xf1, 0xfd, 0x48, 0x6f, 0x9f, 0x40, 0x23, 0x01, 0x00],
            // vmovdqa64 %zmm29, %zmm10
            &[0x62, 0x11, 0xfd, 0x48, 0x6f, 0xd5],
            // vmovdqa64 %zmm18, 0x80(%rdi)
            &[0x62, 0xe1, 0xfd, 0x48, 0x7f, 0x57, 0x02],
            // vpternlogq $0x96, 0x7fff80(%rdi), %zmm21, %zmm31
            &[
                0x62, 0x63, 0xd5, 0x40, 0x25, 0xbf, 0x80, 0xff, 0x7f, 0x00, 0x96,
            ],
            // vpternlogq $0xe8, %zmm24, %zmm9, %zmm14
            &[0x62, 0x13, 0xb5, 0x48, 0x25, 0xf0, 0xe8],
            // vpternlogq $0x1b, %zmm7, %zmm16, %zmm8
            &[0x62, 0x73, 0xfd, 0x40, 0x25, 0xc7, 0x1b],
            // vzeroupper; ret
            &[0xc5, 0xf8, 0x77, 0xc3],
        ];
        assert_eq!(code.bytes, expected.concat());
    }
}
