//! Posdata, as logic and as a memory: what it answers in all 32,768 entries.

use super::chain::{self, Entry};
use super::names as n;
use super::seen::rules;
use crate::kit::circuit::Circuit;
use crate::kit::evaluate::Evaluator;
use crate::kit::graph::{Graph, TRUE};
use crate::proof::{Checked, Claim, Lemma, Method};
use serde_json::Value;

/// The generator's lemmas that speak of posdata itself.
pub const LEMMAS: [&str; 2] = ["movegen/posdata", "movegen/asked"];

/// Entries of the table.
pub const ENTRIES: usize = 1 << 15;

/// nextpos and nextdir of each entry; the address is kind, from, at.
pub type Table = Vec<(u8, u8)>;

/// The table that the logic computes.
pub fn of_logic(circuit: &Circuit) -> Table {
    let graph = Graph::default();
    let address = graph.word(15);
    let mut state = circuit.any_state(&graph);
    circuit.set(&mut state, n::AT_HELD, &address[0..6]);
    circuit.set(&mut state, n::FROM_HELD, &address[6..12]);
    circuit.set(&mut state, n::KIND_HELD, &address[12..15]);
    let frame = circuit.clock(&graph, &state, &[], &[]);
    let (nextpos, nextdir) = (frame.word(n::NEXTPOS), frame.word(n::NEXTDIR));
    let mut evaluator = Evaluator::new(&graph);
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

/// The table in the memory of a netlist's posdata module, and that the module is that memory and no more: one read port,
/// clocked, always enabled, no write; the address is kind, from, at; the data are nextpos and nextdir. The top asks it
/// for where the walk will be.
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

/// The one module of that name, whatever stands before it.
pub fn module_of<'a>(netlist: &'a Value, name: &str) -> Result<&'a Value, String> {
    let modules = netlist["modules"].as_object();
    let named = modules.map(|modules| {
        let mut named = modules.iter().filter(|(module, _)| module.ends_with(name));
        named.next().filter(|_| named.next().is_none())
    });
    let (_, module) = named.flatten().ok_or("not one module of posdata")?;
    Ok(module)
}

/// A block of the top is connected so, port by port: where it is cut out nothing else says it.
pub fn is_wired<P: AsRef<str>, W: AsRef<str>>(
    netlist: &Value,
    block: &str,
    wires: &[(P, W)],
) -> Result<(), String> {
    let modules = netlist["modules"].as_object();
    let is_top = |module: &&Value| !module["attributes"]["top"].is_null();
    let top = modules.and_then(|modules| modules.values().find(is_top));
    let top = top.ok_or("no top module")?;
    for (port, wire) in wires {
        let (port, wire) = (port.as_ref(), wire.as_ref());
        let connected = bits_of(&top["cells"][block]["connections"][port]);
        if connected.is_empty() || connected != bits_of(&top["netnames"][wire]["bits"]) {
            return Err(format!("{port} of {block} is not connected to {wire}"));
        }
    }
    Ok(())
}

/// The cells of a module.
pub fn cells_of(module: &Value) -> Result<Vec<&Value>, String> {
    let cells = module["cells"].as_object().ok_or("no module of posdata")?;
    Ok(cells
        .values()
        .filter(|cell| cell["type"] != "$scopeinfo")
        .collect())
}

/// The bits of a module's port, or of a cell's.
pub fn bits_of(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// The table in a module's one memory, which is read at ports of these names: kind, from, at, nextpos, nextdir.
pub fn table_of(module: &Value, asked: &[[&str; 5]]) -> Result<Table, String> {
    let cells = cells_of(module)?;
    let mut memories = cells.iter().filter(|cell| cell["type"] == "$mem_v2");
    let (Some(memory), None) = (memories.next(), memories.next()) else {
        return Err("posdata has not one memory".to_owned());
    };
    let parameter = |name: &str| memory["parameters"][name].as_str().unwrap_or("");
    let number = |name: &str| u64::from_str_radix(parameter(name), 2).unwrap_or(u64::MAX);
    let every = (1 << asked.len()) - 1;
    let expected = [
        ("RD_PORTS", asked.len() as u64),
        ("WR_PORTS", 0),
        ("RD_CLK_ENABLE", every),
        ("RD_CLK_POLARITY", every),
        ("OFFSET", 0),
    ];
    if let Some((name, value)) = expected
        .into_iter()
        .find(|&(name, value)| number(name) != value)
    {
        return Err(format!(
            "the memory's {name} is {}: expected {value}",
            parameter(name)
        ));
    }
    let port = |name: &str| bits_of(&module["ports"][name]["bits"]);
    let pin = |name: &str| bits_of(&memory["connections"][name]);
    let always = |name: &str, value: &str| pin(name).iter().all(|bit| bit == value);
    let ports =
        |of: &dyn Fn(&[&str; 5]) -> Vec<Value>| asked.iter().flat_map(of).collect::<Vec<_>>();
    let address = ports(&|[kind, from, at, ..]| [port(at), port(from), port(kind)].concat());
    let data = ports(&|[.., pos, dir]| [port(dir), port(pos)].concat());
    let clock = ports(&|_| port("clock"));
    if pin("RD_ADDR") != address || pin("RD_DATA") != data || pin("RD_CLK") != clock {
        return Err("the memory is not asked by kind, from and at".to_owned());
    }
    if !always("RD_EN", "1") || !always("RD_ARST", "0") || !always("RD_SRST", "0") {
        return Err("the memory's reading is not always enabled".to_owned());
    }
    let bits = parameter("INIT").as_bytes();
    if bits.len() != 12 * ENTRIES || bits.iter().any(|bit| !matches!(bit, b'0' | b'1')) {
        return Err("the memory is not filled with 32,768 entries".to_owned());
    }
    let bit = |index: usize| u8::from(bits[bits.len() - 1 - index] == b'1');
    let number = |first: usize| (0..6).map(|place| bit(first + place) << place).sum();
    Ok((0..ENTRIES)
        .map(|entry| (number(12 * entry + 6), number(12 * entry)))
        .collect())
}

/// Every entry says what the chain says, whatever other square is asked about.
pub fn check_table(table: &Table) -> Vec<Checked> {
    let graph = Graph::default();
    let entry = chain::unknown(&graph);
    let other = graph.word(6);
    let position = crate::chess_check::unknown(&graph).position;
    let says = chain::says(&rules(&graph, &position), &entry, &graph.decode(&other));
    let mut evaluator = Evaluator::new(&graph);
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

/// The lemmas, by these names: `memory` is the table of the form with a memory, if that is the one proved.
pub fn lemmas<'a>(
    names: [&'static str; 2],
    circuit: &'a Circuit,
    memory: Option<&'a Table>,
) -> Vec<Lemma<'a>> {
    let mut entries = Lemma {
        name: names[0],
        says: "In each of the 32,768 entries nextpos and nextdir are the next square of the ray, the first of the next \
               ray, or home, so that no square of the chain is left out; pawns by their captures and pushes.",
        assumes: &[],
        method: Method::Direct,
        cases: Vec::new(),
    };
    match memory {
        Some(table) => entries.check("memory", move || check_table(table)),
        None => entries.check("logic", move || check_table(&of_logic(circuit))),
    }
    let mut asked = Lemma {
        name: names[1],
        says: "What posdata is asked for is where the walk will be in the next clock, from any state.",
        assumes: &[],
        method: Method::Induction,
        cases: Vec::new(),
    };
    asked.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        claim.given(TRUE);
        for (asked, register) in [
            (n::NEXT_KIND, n::KIND),
            (n::NEXT_FROM, n::ORIGIN),
            (n::NEXT_AT, n::SQUARE),
        ] {
            claim.goal(
                register,
                graph.equal(&frame.word(asked), &circuit.get(&next, register)),
            );
        }
        if memory.is_none() {
            for (asked, held) in [
                (n::NEXT_KIND, n::KIND_HELD),
                (n::NEXT_FROM, n::FROM_HELD),
                (n::NEXT_AT, n::AT_HELD),
            ] {
                claim.goal(
                    held,
                    graph.equal(&frame.word(asked), &circuit.get(&next, held)),
                );
            }
        }
        claim
    });
    vec![entries, asked]
}
