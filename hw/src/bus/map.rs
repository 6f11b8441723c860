//! The registers: declared here, shown to C and to people.

use crate::values::{register, register_block, register_board, register_flag, register_word};
use std::fmt::Write as _;

/// A register, or several that follow each other.
#[derive(Clone, Copy, Debug)]
pub struct Register {
    /// Its name in C, in capitals.
    pub name: &'static str,
    /// Its number; its address in bytes is four times that.
    pub number: u64,
    /// How many there are.
    pub count: u64,
    /// Whether it can be read.
    pub readable: bool,
    /// Whether it can be written.
    pub writable: bool,
    /// What it does and shows.
    pub about: &'static str,
    /// Its fields: name, mask, and what they are.
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
        about,
        fields: &[],
    }
}

const fn with(
    register: Register,
    fields: &'static [(&'static str, u64, &'static str)],
) -> Register {
    Register { fields, ..register }
}

/// All of them, by their numbers.
pub const REGISTERS: &[Register] = &[
    one(
        "IDENTITY",
        register::IDENTITY,
        "r",
        "0x61677066, the letters fpga",
    ),
    with(
        one(
            "STATUS",
            register::STATUS,
            "r",
            "what may be done, and what is there",
        ),
        &[
            (
                "IDLE",
                register_flag::IDLE,
                "the generator takes words and starts",
            ),
            ("MOVE", register_flag::MOVE, "a move waits"),
            (
                "REPETITION_IDLE",
                register_flag::REPETITION_IDLE,
                "the repetition unit takes words, moves and queries",
            ),
            ("ANSWER", register_flag::ANSWER, "an answer word waits"),
            ("HELD", register_flag::HELD, "there is a move to take back"),
        ],
    ),
    one(
        "INTERRUPTS",
        register::INTERRUPTS,
        "rw",
        "bits as in STATUS: irq is high as long as one is set in both; 0 after reset",
    ),
    one(
        "RESET",
        register::RESET,
        "w",
        "whatever is written resets the units, which keep what was loaded",
    ),
    with(
        one(
            "MOVES",
            register::MOVES,
            "w",
            "begins a generation; only when IDLE",
        ),
        &[
            ("LEGAL", 1, "legal moves, else pseudo-legal ones"),
            ("CAPTURES", 2, "captures and promotions only"),
        ],
    ),
    with(
        one(
            "MOVE",
            register::MOVE,
            "r",
            "the next move, which is taken; 0 when none is there yet",
        ),
        &[
            (
                "WORD",
                0xffff,
                "the move word; 0 when the position has no moves",
            ),
            ("LAST", register_word::LAST, "it is the last"),
            ("THERE", register_word::THERE, "there was one"),
        ],
    ),
    one(
        "MOVES_CYCLES",
        register::MOVES_CYCLES,
        "r",
        "clocks of the generation, those in which a move waited counted; modulo 65,536",
    ),
    one(
        "MOVES_VISITED",
        register::MOVES_VISITED,
        "r",
        "squares it visited; modulo 65,536",
    ),
    with(
        one(
            "PUSH",
            register::PUSH,
            "w",
            "plays a move of the game; not within a query",
        ),
        &[
            ("RECORD", 0x00ff_ffff, "its move record"),
            (
                "PROMOTION",
                0x0700_0000,
                "what a pawn becomes: 2 to 5 knight, bishop, rook, queen; else 0",
            ),
        ],
    ),
    one(
        "POP",
        register::POP,
        "w",
        "whatever is written takes the newest move back; only when HELD, and not within a query",
    ),
    one(
        "QUERY",
        register::QUERY,
        "w",
        "begins a query: bit 0 to the nearest, bit 1 moves that repeat too, bit 2 no early stop",
    ),
    with(
        one(
            "ANSWER",
            register::ANSWER,
            "r",
            "the next answer word, which is taken; 0 when none is there yet",
        ),
        &[
            (
                "REPEATED",
                1 << 13,
                "of the last word: the position is a repetition",
            ),
            ("CUT", 1 << 14, "moves were dropped that might hold more"),
            ("EARLY", 1 << 15, "the walk ended early"),
            (
                "COUNT",
                0x007f_0000,
                "how often the position has occurred; 0 only in words that are not the last",
            ),
            ("BACK", 0xff80_0000, "how many plies back"),
        ],
    ),
    one(
        "QUERY_CYCLES",
        register::QUERY_CYCLES,
        "r",
        "clocks of the query, those in which a word waited counted; modulo 65,536",
    ),
    one(
        "QUERY_STEPS",
        register::QUERY_STEPS,
        "r",
        "pairs of moves it took back; modulo 65,536",
    ),
    with(
        one("HISTORY", register::HISTORY, "r", "the game"),
        &[
            ("KEPT", 0x0000_01ff, "moves kept"),
            (
                "REVERSIBLE",
                0x01ff_0000,
                "how many of the newest are reversible",
            ),
        ],
    ),
    Register {
        count: register_board::WORDS,
        ..one(
            "MOVEGEN_BOARD",
            register_block::MOVEGEN << 4,
            "w",
            "the generator's board image: ranks 1 to 8, state word; only when IDLE",
        )
    },
    Register {
        count: register_board::WORDS,
        ..one(
            "REPETITION_BOARD",
            register_block::REPETITION << 4,
            "w",
            "the same for the repetition unit, whose game is forgotten; not within a query",
        )
    },
];

/// The table of registers.
pub fn page() -> String {
    let mut text = "## Registers\n\nWords of 32 bits, lowest byte first, written and read whole. A write waits until the unit is done with \
                    the one before, at most 16 clocks. One that cannot be done before something is read does \
                    nothing and gets an error as its answer, and so does an address without a register.\n\n\
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
    text + "\nBoard image, state word, move word, move record and answer word are those of the units.\n"
}

fn access(register: &Register) -> &'static str {
    match (register.readable, register.writable) {
        (true, true) => "read, write",
        (true, false) => "read",
        _ => "write",
    }
}

fn bits(mask: u64) -> String {
    let (low, high) = (mask.trailing_zeros(), 63 - mask.leading_zeros());
    match low == high {
        true => format!("\\[{low}\\]"),
        false => format!("\\[{high}:{low}\\]"),
    }
}

/// The C header: each register's address in bytes, each field's mask.
pub fn header() -> String {
    let mut text = "/* The registers of fpgambit's bus fronts. Made from their declaration, do not edit.\n *\n \
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
    fn registers_are_apart_and_their_fields_too() {
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
