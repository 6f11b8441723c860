//! Writes a circuit with its faults as gate-level Verilog, for comparison with other tools.

use crate::fault::{Effect, Fault, Faults};
use crate::graph::{Lit, Node};
use crate::netlist::{Array, Netlist};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// A circuit with faults as Verilog.
#[derive(Clone, Debug)]
pub struct Written {
    /// The text of all modules.
    pub text: String,
    /// The modules that are memories.
    pub memories: Vec<String>,
    /// The files that these modules read: name and text.
    pub files: Vec<(String, String)>,
}

impl Faults {
    /// Writes the circuit as the module `name`, with its clock, its ports and an additional input `select` of `bits`
    /// bits. The input selects the fault, from 1; 0 means none. Unused inputs stay.
    pub fn verilog(&self, name: &str, faults: &[Fault], select: &str, bits: usize) -> Written {
        let mut at: BTreeMap<usize, Vec<(usize, Effect)>> = BTreeMap::new();
        for (number, fault) in (1..).zip(faults) {
            let point = &self.points()[fault.point];
            let effect = fault.effect.of_opposite_if(point.opposite);
            at.entry(point.node).or_default().push((number, effect));
        }
        let mut writer = Writer {
            netlist: &self.netlist,
            at,
            select,
            text: String::new(),
        };
        writer.module(name, bits);
        let (mut memories, mut files) = (Vec::new(), Vec::new());
        for (number, array) in self.netlist.arrays.iter().enumerate() {
            let module = format!("{name}_memory_{number}");
            let file = array
                .initial
                .iter()
                .flatten()
                .any(|bit| *bit)
                .then(|| format!("{module}.mem"));
            writer.memory(&module, number, array, file.as_deref());
            files.extend(file.map(|file| (file, contents(array))));
            memories.push(module);
        }
        Written {
            text: writer.text,
            memories,
            files,
        }
    }
}

fn contents(array: &Array) -> String {
    let word = |number: usize| {
        let bits = array.initial.get(number).cloned().unwrap_or_default();
        let digit = |bits: &[bool]| {
            bits.iter()
                .rev()
                .fold(0, |sum, bit| 2 * sum + u32::from(*bit))
        };
        let digits: Vec<u32> = bits.chunks(4).map(digit).collect();
        let mut text: String = digits
            .iter()
            .rev()
            .map(|digit| format!("{digit:x}"))
            .collect();
        if text.is_empty() {
            text.push('0');
        }
        text + "\n"
    };
    (0..array.depth).map(word).collect()
}

/// The bits with the highest first, as in Verilog.
fn several(lits: &[Lit]) -> String {
    let names: Vec<String> = lits.iter().rev().map(|lit| one(*lit)).collect();
    format!("{{{}}}", names.join(", "))
}

fn one(lit: Lit) -> String {
    match (lit.value(), lit.is_negated()) {
        (Some(value), _) => format!("1'b{}", u8::from(value)),
        (None, true) => format!("~n{}", lit.node()),
        (None, false) => format!("n{}", lit.node()),
    }
}

struct Writer<'n> {
    netlist: &'n Netlist,
    at: BTreeMap<usize, Vec<(usize, Effect)>>,
    select: &'n str,
    text: String,
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{line}");
    }

    fn module(&mut self, name: &str, bits: usize) {
        let netlist = self.netlist;
        let port = |direction: &str, name: &str, width: usize| {
            format!("  {direction} wire [{}:0] {name}", width - 1)
        };
        let mut ports = vec![
            "  input wire clock".to_owned(),
            port("input", self.select, bits),
        ];
        ports.extend(
            netlist
                .inputs
                .iter()
                .map(|one| port("input", &one.name, one.width())),
        );
        ports.extend(
            netlist
                .outputs
                .iter()
                .map(|one| port("output", &one.name, one.width())),
        );
        self.line(&format!("module {name} (\n{}\n);", ports.join(",\n")));
        for port in &netlist.inputs {
            for (bit, lit) in port.bits.iter().enumerate() {
                self.node(lit.node(), &format!("{}[{bit}]", port.name));
            }
        }
        for register in &netlist.registers {
            let node = register.leaf.node();
            self.line(&format!(
                "  reg r{node} = 1'b{};",
                u8::from(register.initial)
            ));
            self.node(node, &format!("r{node}"));
        }
        for (number, read) in netlist.reads.iter().enumerate() {
            self.line(&format!(
                "  wire [{}:0] read_{number};",
                read.bits.len() - 1
            ));
            for (bit, lit) in read.bits.iter().enumerate() {
                if lit.value().is_none() {
                    self.node(lit.node(), &format!("read_{number}[{bit}]"));
                }
            }
        }
        for node in 1..netlist.graph.len() {
            if let Node::And(a, b) = netlist.graph.node(node) {
                self.node(node, &format!("{} & {}", one(a), one(b)));
            }
        }
        for register in &netlist.registers {
            let next = one(register.next);
            self.line(&format!(
                "  always @(posedge clock) r{} <= {next};",
                register.leaf.node()
            ));
        }
        for port in &netlist.outputs {
            self.line(&format!(
                "  assign {} = {};",
                port.name,
                several(&port.bits)
            ));
        }
        for number in 0..netlist.arrays.len() {
            let connections = self.connections(number);
            self.line(&format!(
                "  {name}_memory_{number} memory_{number} ({});",
                connections.join(", ")
            ));
        }
        self.line("endmodule\n");
    }

    /// A node's value, including its faults.
    fn node(&mut self, node: usize, value: &str) {
        let faults = self.at.remove(&node).unwrap_or_default();
        let mut line = format!("  wire n{node} = ");
        for (number, effect) in faults {
            let wrong = match effect {
                Effect::Zero => "1'b0".to_owned(),
                Effect::One => "1'b1".to_owned(),
                Effect::Inverted => format!("~({value})"),
            };
            let _ = write!(line, "{} == {number} ? {wrong} : ", self.select);
        }
        self.line(&format!("{line}{value};"));
    }

    fn connections(&self, number: usize) -> Vec<String> {
        let mut list = vec![".clock(clock)".to_owned()];
        for (write, of) in self.netlist.arrays[number].writes.iter().enumerate() {
            list.push(format!(".write_{write}({})", one(of.enable)));
            list.push(format!(".to_{write}({})", several(&of.address)));
            list.push(format!(".word_{write}({})", several(&of.word)));
        }
        for (read, of) in self
            .netlist
            .reads
            .iter()
            .enumerate()
            .filter(|(_, read)| read.array == number)
        {
            list.push(format!(".from_{read}({})", several(&of.address)));
            list.push(format!(".read_{read}(read_{read})"));
        }
        list
    }

    fn memory(&mut self, module: &str, number: usize, array: &Array, file: Option<&str>) {
        let mut ports = vec!["  input wire clock".to_owned()];
        let mut body = vec![format!(
            "  reg [{}:0] words [0:{}];",
            array.width - 1,
            array.depth - 1
        )];
        body.extend(file.map(|file| format!("  initial $readmemh(\"{file}\", words);")));
        for (write, of) in array.writes.iter().enumerate() {
            ports.push(format!("  input wire write_{write}"));
            ports.push(format!(
                "  input wire [{}:0] to_{write}",
                of.address.len() - 1
            ));
            ports.push(format!(
                "  input wire [{}:0] word_{write}",
                of.word.len() - 1
            ));
            body.push(format!(
                "  always @(posedge clock) if (write_{write}) words[to_{write}] <= word_{write};"
            ));
        }
        for (read, of) in self
            .netlist
            .reads
            .iter()
            .enumerate()
            .filter(|(_, read)| read.array == number)
        {
            ports.push(format!(
                "  input wire [{}:0] from_{read}",
                of.address.len() - 1
            ));
            ports.push(format!("  output wire [{}:0] read_{read}", array.width - 1));
            body.push(format!("  assign read_{read} = words[from_{read}];"));
        }
        self.line(&format!("module {module} (\n{}\n);", ports.join(",\n")));
        self.line(&body.join("\n"));
        self.line("endmodule\n");
    }
}
