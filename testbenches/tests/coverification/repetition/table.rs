//! The table of clocks in the documentation of the repetition unit, counted again.
//!
//! `FPGAMBIT_WRITE=1` writes it: a change that moves a number shows in it.

use super::bench::{Device, device};
use super::workload::{CHAINS, PLIES, checks, travellers, wanderers};
use fpgambit_engine::repetition::Line;
use fpgambit_hw::chains::Chains;
use fpgambit_hw::repetition::{QueryMode, Repetition};
use fpgambit_sim::device::repetition::RepetitionUnit;
use std::fmt::Write as _;
use std::path::Path;

/// Clocks of the queries at the ends of lines.
struct Clocks(Vec<u32>);

impl Clocks {
    fn of(unit: &mut dyn RepetitionUnit, mode: QueryMode, lines: &[Line]) -> Self {
        let end = |line: &Line| {
            unit.load(&line.start).unwrap();
            for &step in &line.steps {
                unit.push(step).unwrap();
            }
            let found = unit.query(mode).unwrap();
            assert_eq!(found.reversible as usize, line.steps.len(), "{line}");
            found.cycles.unwrap()
        };
        Self(lines.iter().map(end).collect())
    }

    /// Mean, least and most.
    fn text(&self) -> String {
        let mean = f64::from(self.0.iter().sum::<u32>()) / self.0.len() as f64;
        let (least, most) = (self.0.iter().min().unwrap(), self.0.iter().max().unwrap());
        match least == most {
            true => format!("{least}"),
            false => format!("{mean:.1} ({least} to {most})"),
        }
    }
}

/// A row: counter to the nearest repetition, counter through all plies, chains to the nearest repetition.
fn row(counter: &mut Device, chains: &mut Device, name: usize, lines: &[Line]) -> String {
    let nearest = QueryMode::from_word(1);
    let cells = [
        Clocks::of(counter.as_mut(), nearest, lines).text(),
        Clocks::of(counter.as_mut(), QueryMode::from_word(4), lines).text(),
        Clocks::of(chains.as_mut(), nearest, lines).text(),
    ];
    format!("| {name} | {} |\n", cells.join(" | "))
}

#[test]
fn the_table_of_clocks_is_up_to_date() {
    let mut counter = device(Repetition::default());
    let mut chains = device(Chains::default());
    let mut text = String::new();
    for (title, first, lines) in [
        (
            "A full middlegame in which pieces wander and positions rarely repeat",
            "plies",
            PLIES.map(|plies| (plies, wanderers(plies))).to_vec(),
        ),
        (
            "Queen and pawns against king and pawns; the queen gives check after check",
            "plies",
            PLIES.map(|plies| (plies, checks(plies))).to_vec(),
        ),
        (
            "Games of 64 plies in which different numbers of pieces move",
            "pieces",
            CHAINS.map(|pieces| (pieces, travellers(pieces))).to_vec(),
        ),
    ] {
        writeln!(
            text,
            "\n{title}:\n\n| {first} | counter | counter, all plies | chains |\n|---|---|---|---|"
        )
        .unwrap();
        for (name, lines) in lines {
            text += &row(&mut counter, &mut chains, name, &lines);
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../hw/src/repetition/clocks.md");
    if std::env::var_os("FPGAMBIT_WRITE").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    let recorded = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(
        recorded,
        text,
        "{} has other figures: FPGAMBIT_WRITE=1 writes these",
        file.display()
    );
}
