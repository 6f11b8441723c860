//! The register map: its declaration, page and C header; [`svd`](super::svd) writes it as CMSIS-SVD.

use crate::values::{register, register_block, register_board, register_flag, register_word};
use std::fmt::Write as _;

/// A register, or several consecutive ones.
#[derive(Clone, Copy, Debug)]
pub struct Register {
    /// The register's name in C, in capitals.
    pub name: &'static str,
    /// The register's number; its byte address is four times the number.
    pub number: u64,
    /// Number of consecutive registers.
    pub count: u64,
    /// The register can be read.
    pub readable: bool,
    /// The register can be written.
    pub writable: bool,
    /// A read removes what it returns.
    pub consumes: bool,
    /// What the register does.
    pub about: &'static str,
    /// The register's fields: name, mask and meaning.
    pub fields: &'static [(&'static str, u64, &'static str)],
}

const fn one(name: &'static str, number: u64, access: &str, about: &'static str) -> Register {
    let access = access.as_bytes();
    Register {
        name,
        number,
        count: 1,
        readable: access[0] == b'r',
        writable: access[access.len() - 1] == b'w',
        consumes: false,
        about,
        fields: &[],
    }
}

const fn consuming(register: Register) -> Register {
    Register {
        consumes: true,
        ..register
    }
}

const fn with(
    register: Register,
    fields: &'static [(&'static str, u64, &'static str)],
) -> Register {
    Register { fields, ..register }
}

/// All registers, in the order of their numbers.
pub const REGISTERS: &[Register] = &[
    one(
        "IDENTITY",
        register::IDENTITY,
        "r",
        "0x61677066: the letters fpga, f in the lowest byte",
    ),
    with(
        one(
            "STATUS",
            register::STATUS,
            "r",
            "what the units can accept, and what waits to be read",
        ),
        &[
            (
                "IDLE",
                register_flag::IDLE,
                "the move generator is idle: it accepts words of its board, and MOVES",
            ),
            ("MOVE", register_flag::MOVE, "a read of MOVE returns a move"),
            (
                "REPETITION_IDLE",
                register_flag::REPETITION_IDLE,
                "the repetition unit is idle: it accepts words of its board, PUSH, POP and QUERY",
            ),
            (
                "ANSWER",
                register_flag::ANSWER,
                "a read of ANSWER returns a word",
            ),
            ("HELD", register_flag::HELD, "the history has a move to pop"),
        ],
    ),
    one(
        "INTERRUPTS",
        register::INTERRUPTS,
        "rw",
        "interrupt mask, bits as in STATUS: irq is high while a bit is set in both; 0 after reset",
    ),
    one(
        "RESET",
        register::RESET,
        "w",
        "any write resets both units; they keep boards and history, unless the reset interrupts a write to the repetition unit (REPETITION_IDLE clear and no query in progress)",
    ),
    with(
        one(
            "MOVES",
            register::MOVES,
            "w",
            "starts a generation; an error unless IDLE",
        ),
        &[
            ("LEGAL", 1, "1 legal moves; 0 pseudo-legal moves"),
            (
                "CAPTURES",
                2,
                "1 captures, en passant and promotions only; 0 all moves",
            ),
        ],
    ),
    with(
        consuming(one(
            "MOVE",
            register::MOVE,
            "r",
            "returns the next move and removes it; all bits are 0 if nothing is ready yet",
        )),
        &[
            (
                "WORD",
                0xffff,
                "the move word; 0 if the position has no moves",
            ),
            ("LAST", register_word::LAST, "this is the last move"),
            (
                "THERE",
                register_word::THERE,
                "this word is valid: it holds a move or, if WORD is 0, says that the position has no moves",
            ),
        ],
    ),
    one(
        "MOVES_CYCLES",
        register::MOVES_CYCLES,
        "r",
        "clocks of the generation, including those in which a move was waiting; modulo 65,536",
    ),
    one(
        "MOVES_VISITED",
        register::MOVES_VISITED,
        "r",
        "squares visited in the generation; modulo 65,536",
    ),
    with(
        one(
            "PUSH",
            register::PUSH,
            "w",
            "pushes a move of the game; an error during a query",
        ),
        &[
            ("RECORD", 0x00ff_ffff, "the move record"),
            (
                "PROMOTION",
                0x0700_0000,
                "promotion piece: 2 to 5 knight, bishop, rook, queen; 0 none",
            ),
        ],
    ),
    one(
        "POP",
        register::POP,
        "w",
        "any write pops the newest move; an error if HELD is clear or a query is in progress",
    ),
    one(
        "QUERY",
        register::QUERY,
        "w",
        "starts a query: bit 0 stop at the nearest repetition, bit 1 also name moves that would repeat a position, bit 2 search the whole history even if no further repetition is possible (disables the early stop)",
    ),
    with(
        consuming(one(
            "ANSWER",
            register::ANSWER,
            "r",
            "returns the next answer word and removes it; 0 if no word is ready; bits 12 to 0 can name a move that would repeat a position; only the last word has the other fields",
        )),
        &[
            ("REPEATED", 1 << 13, "the position is a repetition"),
            (
                "CUT",
                1 << 14,
                "older moves were dropped, so there may be more occurrences",
            ),
            ("EARLY", 1 << 15, "the early stop ended the query"),
            (
                "COUNT",
                0x007f_0000,
                "number of occurrences of the position; at least 1 in the last word of an answer, 0 in any other word",
            ),
            (
                "BACK",
                0xff80_0000,
                "plies back to the nearest earlier occurrence",
            ),
        ],
    ),
    one(
        "QUERY_CYCLES",
        register::QUERY_CYCLES,
        "r",
        "clocks of the query, including those in which a word was waiting; modulo 65,536",
    ),
    one(
        "QUERY_STEPS",
        register::QUERY_STEPS,
        "r",
        "pairs of moves that the query has taken back; modulo 65,536",
    ),
    with(
        one(
            "HISTORY",
            register::HISTORY,
            "r",
            "size of the game's history",
        ),
        &[
            ("KEPT", 0x0000_01ff, "number of moves kept"),
            (
                "REVERSIBLE",
                0x01ff_0000,
                "number of moves since the last irreversible one",
            ),
        ],
    ),
    Register {
        count: register_board::WORDS,
        ..one(
            "MOVEGEN_BOARD",
            register_block::MOVEGEN << 4,
            "w",
            "the move generator's board image: ranks 1 to 8, state word; an error unless IDLE",
        )
    },
    Register {
        count: register_board::WORDS,
        ..one(
            "REPETITION_BOARD",
            register_block::REPETITION << 4,
            "w",
            "the same for the repetition unit; empties its history; an error during a query",
        )
    },
];

/// Returns the table of registers.
pub fn page() -> String {
    let mut text = "## Registers\n\nAddresses are in bytes, in hexadecimal. Each register has 32 bits, and each access must be to all of them. A \
                    write to the repetition unit waits until this unit has finished the previous one, at most 16 clocks. Some \
                    writes are accepted only after the waiting moves or answer words have been read. Until then, such a \
                    write has no effect and gets an error response. An access to an address without a register also gets \
                    one.\n\n\
                    | address | | | |\n|---|---|---|---|\n"
        .to_owned();
    for register in REGISTERS {
        let first = 4 * register.number;
        let address = match register.count {
            1 => format!("{first:02x}"),
            count => format!("{first:02x} to {:02x}", first + 4 * (count - 1)),
        };
        let _ = writeln!(
            text,
            "| {address} | `{}` | {} | {} |",
            register.name,
            access(register),
            register.about
        );
        for (name, mask, about) in register.fields {
            let _ = writeln!(text, "| | `{name}` | {} | {about} |", bits(*mask));
        }
    }
    text + "\nThe units' contracts define board image, state word, move word, move record and answer word.\n"
}

fn access(register: &Register) -> &'static str {
    match (register.readable, register.writable) {
        (true, true) => "read, write",
        (true, false) => "read",
        _ => "write",
    }
}

fn bits(mask: u64) -> String {
    let (low, high) = ends(mask);
    match low == high {
        true => format!("\\[{low}\\]"),
        false => format!("\\[{high}:{low}\\]"),
    }
}

/// Returns the numbers of a mask's lowest and highest bit.
pub(super) fn ends(mask: u64) -> (u32, u32) {
    (mask.trailing_zeros(), 63 - mask.leading_zeros())
}

/// Returns the C header: each register's byte address and each field's mask.
pub fn header() -> String {
    let mut text = "/* The registers of fpgambit's bus wrappers. Generated from their declaration; do not edit.\n *\n \
                    * SPDX-License-Identifier: MIT OR Apache-2.0\n */\n\n#ifndef FPGAMBIT_H\n#define FPGAMBIT_H\n"
        .to_owned();
    for register in REGISTERS {
        let name = register.name;
        let _ = writeln!(text, "\n/* {}: {} */", access(register), register.about);
        let _ = writeln!(
            text,
            "#define FPGAMBIT_{name} 0x{:02x}",
            4 * register.number
        );
        if register.count > 1 {
            let _ = writeln!(text, "#define FPGAMBIT_{name}_WORDS {}", register.count);
        }
        for (field, mask, about) in register.fields {
            let _ = writeln!(
                text,
                "#define FPGAMBIT_{name}_{field} 0x{mask:08x} /* {about} */"
            );
        }
    }
    text + "\n#endif\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_and_fields_do_not_overlap() {
        let mut taken = [false; 64];
        for register in REGISTERS {
            assert!(register.readable || register.writable, "{}", register.name);
            for number in register.number..register.number + register.count {
                assert!(
                    !std::mem::replace(&mut taken[number as usize], true),
                    "{}",
                    register.name
                );
            }
            let mut used = 0;
            for (name, mask, _) in register.fields {
                assert_eq!(used & mask, 0, "{name}");
                used |= mask;
            }
        }
        let header = header();
        assert!(header.contains("#define FPGAMBIT_MOVES 0x10\n"));
        assert!(page().contains("| 40 to 60 | `MOVEGEN_BOARD` | write |"));
    }
}
