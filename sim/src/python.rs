//! Generates the constants of the Python package in `sim/python`: formats and version.

use fpgambit_hw::bus::map::REGISTERS;
use fpgambit_hw::values::{Group, groups};
use std::fmt::Write as _;

/// The groups of values that a host or a bench needs.
const WANTED: &[&str] = &[
    "piece",
    "nibble",
    "move_kind",
    "move_word",
    "state_word",
    "rights",
    "home",
    "record",
    "flag",
    "history_limit",
    "answer_limit",
    "mode",
    "answer",
    "query",
    "attack_answer",
    "link",
    "link_request",
    "link_answer",
    "link_unit",
    "command",
    "command_bit",
    "perft_command",
    "search_setting",
    "search_command",
    "job_command",
    "job_word",
    "link_job",
    "search_status",
    "bound",
    "system_command",
    "status",
];

/// `sim/python/src/fpgambit_link/formats.py`.
///
/// # Panics
/// If a group is no longer declared.
pub fn formats() -> String {
    let mut text = format!(
        "\"\"\"Version and formats. Made from their declarations by testbenches/python/refresh, do not edit.\n\n\
         SPDX-License-Identifier: MIT OR Apache-2.0\n\"\"\"\n\n\
         from typing import Final\n\n\
         #: Version of the package: that of the program and the Verilog.\n\
         VERSION: Final = \"{}\"\n",
        env!("CARGO_PKG_VERSION")
    );
    for name in WANTED {
        let mut group = groups().filter(|group| group.name == *name);
        class(&mut text, group.next().expect("it is declared"));
    }
    class_head(
        &mut text,
        "Register",
        "Addresses of the bus fronts' registers, in bytes.",
    );
    for register in REGISTERS {
        value(
            &mut text,
            register.name,
            4 * register.number,
            register.about,
        );
    }
    class_head(
        &mut text,
        "RegisterField",
        "Masks of their fields, `REGISTER_FIELD`.",
    );
    for register in REGISTERS {
        for (field, mask, about) in register.fields {
            let name = format!("{}_{field}", register.name);
            value(&mut text, &name, *mask, about);
        }
    }
    text
}

fn class(text: &mut String, group: &Group) {
    class_head(text, &camel(group.name), group.about.trim());
    for (name, number, about) in group.values {
        value(text, name, *number, about.trim());
    }
}

fn class_head(text: &mut String, name: &str, about: &str) {
    let _ = write!(text, "\n\nclass {name}:\n    \"\"\"{about}\"\"\"\n\n");
}

fn value(text: &mut String, name: &str, number: u64, about: &str) {
    let number = match number {
        0..=999 => number.to_string(),
        _ => format!("{number:#x}"),
    };
    let _ = writeln!(text, "    #: {about}\n    {name}: Final = {number}");
}

/// Converts `move_word` to `MoveWord`.
fn camel(name: &str) -> String {
    let words = name.split('_').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    words.collect()
}
