//! This crate's waveform of a simulation compared with Verilator's of the emitted file: the same scopes, names and
//! widths, and the same values in every cycle.

use super::bench::{compare, record};
use super::hierarchy::Board;
use fpgambit_hw::trace::{STEPS_PER_CYCLE, Trace, TraceError};
use fpgambit_hw::verilog::Design;
use std::collections::{BTreeMap, HashMap};
use std::io::BufRead;
use vcd::{Command, IdCode, ScopeItem};

/// Values at the start of each cycle by the net's full name, most significant bit first.
type Waves = BTreeMap<String, Vec<String>>;

fn read(file: impl BufRead, scope: &[&str], cycles: usize) -> Waves {
    let mut parser = vcd::Parser::new(file);
    let header = parser.parse_header().expect("a VCD header");
    let mut items = header.items.as_slice();
    for name in scope {
        items = items
            .iter()
            .find_map(|item| match item {
                ScopeItem::Scope(scope) if scope.identifier == *name => {
                    Some(scope.items.as_slice())
                }
                _ => None,
            })
            .unwrap_or_else(|| panic!("no scope {name}"));
    }
    let mut nets: Vec<(String, IdCode, u32)> = Vec::new();
    collect(items, "", &mut nets);
    let mut now: HashMap<IdCode, String> = HashMap::new();
    let mut waves = Waves::new();
    let mut seen = 0;
    let mut keep = |now: &HashMap<IdCode, String>, until: u64| {
        // Values hold from one time stamp to the next.
        while seen < cycles && (seen as u64) * STEPS_PER_CYCLE < until {
            for (name, id, width) in &nets {
                let value = now.get(id).cloned().unwrap_or_default();
                let value = format!("{value:0>0$}", *width as usize);
                waves.entry(name.clone()).or_default().push(value);
            }
            seen += 1;
        }
    };
    for command in parser {
        match command.expect("a VCD command") {
            Command::Timestamp(time) => keep(&now, time),
            Command::ChangeScalar(id, value) => {
                now.insert(id, value.to_string());
            }
            Command::ChangeVector(id, value) => {
                now.insert(id, value.to_string());
            }
            _ => {}
        }
    }
    keep(&now, u64::MAX);
    waves
}

fn collect(items: &[ScopeItem], prefix: &str, nets: &mut Vec<(String, IdCode, u32)>) {
    for item in items {
        match item {
            ScopeItem::Var(var) => {
                nets.push((format!("{prefix}{}", var.reference), var.code, var.size));
            }
            ScopeItem::Scope(scope) => {
                collect(
                    &scope.items,
                    &format!("{prefix}{}.", scope.identifier),
                    nets,
                );
            }
            _ => {}
        }
    }
}

#[test]
fn waveforms_match_verilator() {
    const CYCLES: usize = 300;
    // A separate name, so that the files of other tests do not interfere.
    let design = Design::of(&Board::default(), "waves").expect("it can be translated");
    let mut vcd = Vec::new();
    let mut trace = Trace::new(&mut vcd, &design).expect("memory can be written");
    let rows = record(
        Board::default,
        CYCLES,
        |_, _| {},
        |board| {
            trace.cycle(board).expect("memory can be written");
        },
    );
    trace.finish().expect("memory can be written");
    let ours = read(vcd.as_slice(), &["waves"], CYCLES);
    assert!(ours.len() > 60, "{:?}", ours.keys());
    assert_eq!(ours["x"].len(), CYCLES);
    assert!(ours["clock"].iter().all(|level| level == "1"));

    let Some(folder) = compare::<Board>(&design, &rows, &[]) else {
        return;
    };
    let file = std::fs::File::open(folder.join("wave.vcd")).expect("Verilator's trace");
    let theirs = read(std::io::BufReader::new(file), &["TOP", "waves"], CYCLES);
    for (name, values) in &ours {
        if name == "clock" || name.ends_with(".clock") {
            // Verilator's trace is sampled before the edge; this crate's covers the whole cycle.
            assert!(theirs.contains_key(name), "{name}");
            continue;
        }
        assert_eq!(Some(values), theirs.get(name), "{name}");
    }
    // Conversely, a net that only Verilator's trace has is not a signal of the circuit.
    let missing: Vec<&String> = theirs
        .keys()
        .filter(|name| !ours.contains_key(*name))
        .collect();
    assert!(
        missing.iter().all(|name| name.contains("unused")
            || name.contains("words")
            || name.ends_with(".entry")
            || name.ends_with("AMOUNT")),
        "{missing:?}"
    );
}

#[test]
fn other_circuits_and_earlier_times_are_refused() {
    let board = Board::default();
    let design = Design::of(&board, "waves").expect("it can be translated");
    let mut trace = Trace::new(Vec::new(), &design).expect("memory can be written");
    trace.sample(&board, 7).expect("the first sample");
    assert!(matches!(
        trace.sample(&board, 6),
        Err(TraceError::BackInTime { time: 6, last: 7 })
    ));
    assert!(matches!(
        trace.sample(&rust_hdl::prelude::DFF::<bool>::default(), 8),
        Err(TraceError::OtherCircuit { found: 3, .. })
    ));
}
