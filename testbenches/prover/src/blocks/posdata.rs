//! Posdata, as logic and as a memory: all 32,768 answers follow the chain (lemma `posdata`), and the unit requests the
//! right one (lemma `requests`).

use super::chain::{self, Entry};
use super::names as n;
use kit::evaluate::Evaluator;
use kit::memory::{Reading, bits_of, cells_of, is_wired, module_of};
use kit::prelude::*;
use serde_json::Value;
use spec::rules::Rules;

/// Number of entries of the table.
pub const ENTRIES: usize = 1 << 15;

/// nextpos and nextdir of each entry; the address is kind, from, at.
pub type Table = Vec<(u8, u8)>;

/// Computes the table from the logic.
pub fn of_logic(circuit: &Circuit) -> Table {
    let _graph = Graph::default();
    let address = free_word(15);
    let mut state = circuit.any_state();
    state.set(n::AT_HELD, &address[0..6]);
    state.set(n::FROM_HELD, &address[6..12]);
    state.set(n::KIND_HELD, &address[12..15]);
    let frame = state.clock(&[], &[]);
    let (nextpos, nextdir) = (frame.word(n::NEXTPOS), frame.word(n::NEXTDIR));
    let mut evaluator = Evaluator::of_graph();
    let mut table = Vec::with_capacity(ENTRIES);
    for first in (0..ENTRIES).step_by(64) {
        evaluator.set_run(&address, first as u64);
        evaluator.run();
        table.extend((0..64).map(|lane| {
            (
                evaluator.number(&nextpos, lane) as u8,
                evaluator.number(&nextdir, lane) as u8,
            )
        }));
    }
    table
}

/// Reads the table from the memory of a netlist's posdata module, and checks that the module is only this memory: one
/// clocked read port, always enabled, no write port; the address is kind, from, at; the data are nextpos and nextdir.
/// The top module requests the square on which the walk will be.
pub fn of_memory(netlist: &Value, module: &str) -> Result<Table, String> {
    let module = module_of(netlist, module)?;
    if cells_of(module)?.len() != 1 {
        return Err("posdata has more than a memory".to_owned());
    }
    let wires = [
        ("clock", "clock"),
        ("kind", n::NEXT_KIND),
        ("from", n::NEXT_FROM),
        ("at", n::NEXT_AT),
        ("nextpos", n::NEXTPOS),
        ("nextdir", n::NEXTDIR),
    ];
    is_wired(netlist, "posdata", &wires)?;
    table_of(module, &[["kind", "from", "at", "nextpos", "nextdir"]])
}

/// Reads the table from a module's only memory, which is read at ports with these names: kind, from, at, nextpos,
/// nextdir.
pub fn table_of(module: &Value, names: &[[&str; 5]]) -> Result<Table, String> {
    let port = |name: &str| bits_of(&module["ports"][name]["bits"]);
    let ports =
        |of: &dyn Fn(&[&str; 5]) -> Vec<Value>| names.iter().flat_map(of).collect::<Vec<_>>();
    let bits = Reading {
        ports: names.len(),
        address: ports(&|[kind, from, at, ..]| [port(at), port(from), port(kind)].concat()),
        data: ports(&|[.., pos, dir]| [port(dir), port(pos)].concat()),
        clocked: Some([
            ports(&|_| port("clock")),
            ports(&|_| vec![Value::from("1")]),
        ]),
    }
    .content(module)?;
    if bits.len() != 12 * ENTRIES {
        return Err("the memory is not filled with 32,768 entries".to_owned());
    }
    let number = |bits: &[bool]| (0..6).map(|place| u8::from(bits[place]) << place).sum();
    let entries = bits.chunks(12);
    Ok(entries
        .map(|entry| (number(&entry[6..]), number(&entry[..6])))
        .collect())
}

/// Checks that every entry agrees with the chain, for every other square.
pub fn check_table(table: &Table) -> Vec<Checked> {
    let _graph = Graph::default();
    let entry = chain::unknown();
    let other = free_word(6);
    let position = spec::rules::unknown().position;
    let says = chain::says(&Rules::new(&position), &entry, &decode(&other));
    let mut evaluator = Evaluator::of_graph();
    evaluator.set_run(&other, 0);
    (0..8)
        .map(|kind| {
            let wrong = (0..4096).find(|rest| {
                let (from, at) = (rest >> 6, rest & 63);
                let (nextpos, nextdir) = table[kind << 12 | rest];
                let Entry {
                    kind: k,
                    from: f,
                    at: a,
                    nextpos: p,
                    nextdir: d,
                } = &entry;
                let values = [
                    (k, kind),
                    (f, from),
                    (a, at),
                    (p, nextpos.into()),
                    (d, nextdir.into()),
                ];
                for (word, value) in values {
                    evaluator.set_number(word, value as u64);
                }
                evaluator.run();
                evaluator.value(says) != u64::MAX
            });
            let result = match wrong {
                None => Ok(()),
                Some(rest) => Err(format!(
                    "from {}, at {}: {:?} is not the chain's step",
                    rest >> 6,
                    rest & 63,
                    table[kind << 12 | rest]
                )),
            };
            (format!("piece type {kind}"), result)
        })
        .collect()
}

/// Returns the lemmas with these names; `memory` is the table of the form with a memory, if that form is being proved.
pub fn lemmas<'a>(
    names: [&'static str; 2],
    circuit: &'a Circuit,
    memory: Option<&'a Table>,
) -> Vec<Lemma<'a>> {
    let mut entries = Lemma::direct(
        names[0],
        "In each of the 32,768 entries, nextpos and nextdir are the next square of the ray, the first square of the \
         next ray, or home, so that the walk skips no square of the chain. A pawn's chain consists of its captures and \
         pushes.",
        "",
    );
    match memory {
        Some(table) => entries.check("memory", move || check_table(table)),
        None => entries.check("logic", move || check_table(&of_logic(circuit))),
    }
    let mut requests = Lemma::induction(
        names[1],
        "From any state, the unit's request to posdata is for the square on which the walk will be in the next clock. \
         If posdata is logic, its answer depends on nothing but this request.",
        "",
    );
    requests.case("any clock", move |claim| {
        let (_, frame) = circuit.any_clock();
        let next = frame.next();
        claim.assume(TRUE);
        for (request, register) in [
            (n::NEXT_KIND, n::KIND),
            (n::NEXT_FROM, n::ORIGIN),
            (n::NEXT_AT, n::SQUARE),
        ] {
            claim.assert(register, frame.equals(request, &next.get(register)));
        }
        if memory.is_none() {
            for (request, held) in [
                (n::NEXT_KIND, n::KIND_HELD),
                (n::NEXT_FROM, n::FROM_HELD),
                (n::NEXT_AT, n::AT_HELD),
            ] {
                claim.assert(held, frame.equals(request, &next.get(held)));
            }
        }
    });
    if memory.is_none() {
        requests.case("nothing else", move |claim| {
            let held = [(n::KIND_HELD, 3), (n::FROM_HELD, 6), (n::AT_HELD, 6)]
                .map(|(register, width)| (register, free_word(width)));
            let answer = || {
                let mut state = circuit.any_state();
                for (register, word) in &held {
                    state.set(register, word);
                }
                let frame = state.clock(&[], &[]);
                [n::NEXTPOS, n::NEXTDIR].map(|name| frame.word(name))
            };
            let [one, other] = [answer(), answer()];
            for (name, (one, other)) in [n::NEXTPOS, n::NEXTDIR]
                .into_iter()
                .zip(one.iter().zip(&other))
            {
                claim.assert(name, equal(one, other));
            }
        });
    }
    vec![entries, requests]
}
