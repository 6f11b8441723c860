//! The self-checking test bench: one skeleton, filled with each unit's own parts.
//!
//! A unit's `bench.v` has sections, each begun by a line `//- NAME`. Parts that differ between builds, and parts that the
//! benches of pipelines share (`unit/pipeline.v`), are in files of their own and continue a section:
//!
//! | section | content |
//! |---|---|
//! | `about` | layout and use of the vectors, for the file's header |
//! | `state` | variables; `@ROM@` is replaced by the form of posdata that the vectors were made with |
//! | `where` | arguments of `$display` that locate an error |
//! | `tasks` | tasks |
//! | `reset` | initial values of the variables |
//! | `run` | the whole run, after reset and with valid vectors |
//! | `done` | arguments of `$display` that summarise the run |
//!
//! The skeleton declares a signal for every port, checks that every stream holds its words until they are accepted, counts
//! clocks and errors, and checks the memories' checksums.

use super::arrays::{ArrayPorts, connection_lines};
use super::template::fill;
use super::{Export, POSDATA_PARAMETER, handed_on, rom_number};
use crate::pins::{Direction, Port};
use crate::unit::{MemoryFile, Model, Vectors, checksum};
use crate::verilog::Parameter;

const SKELETON: &str = include_str!("templates/bench.v");

/// `TOP_tb.v`.
pub(super) fn bench(
    export: &Export,
    circuit: &dyn Model,
    vectors: &Vectors,
    arrays: &ArrayPorts,
) -> String {
    let Export {
        build,
        form,
        command,
        ..
    } = export;
    let ports: Vec<Port> = circuit
        .inputs()
        .iter()
        .chain(circuit.outputs())
        .copied()
        .collect();
    let section = |name| section(build.bench, name);
    let comment = |text: String| -> String {
        text.lines()
            .map(|line| format!("// {line}").trim_end().to_owned() + "\n")
            .collect()
    };
    let streams: Vec<Stream> = circuit
        .outputs()
        .iter()
        .filter_map(|port| Stream::of(port, &ports))
        .collect();
    let rom = rom_number(*form);
    let (parameters, overrides) = parameters(export);
    let (memory_checks, check_memory) = memory_checks(build.memories);
    let text = fill(
        SKELETON,
        &[
            ("ABOUT", comment(section("about")).trim_end()),
            (
                "STATE",
                &indented(&section("state").replace("@ROM@", rom), 4),
            ),
            ("WHERE", section("where").trim()),
            ("TASKS", &indented(&section("tasks"), 4)),
            ("RESET", &indented(&section("reset"), 8)),
            ("RUN", &indented(&section("run"), 12)),
            ("DONE", section("done").trim()),
            ("SIGNALS", &lines(&ports, signal)),
            ("CONNECTIONS", &connections(&ports, arrays)),
            ("IDLE", &lines(circuit.inputs(), idle)),
            (
                "WATCHES",
                &streams.iter().map(Stream::watch).collect::<String>(),
            ),
            (
                "WATCH_STATE",
                &streams.iter().map(Stream::state).collect::<String>(),
            ),
            (
                "WATCH_RESET",
                &streams.iter().map(Stream::reset).collect::<String>(),
            ),
            ("MEMORY_CHECKS", &memory_checks),
            ("CHECK_MEMORY", check_memory),
            ("PARAMETERS", &parameters),
            ("OVERRIDES", &overrides),
            ("COMMAND", command),
            ("ICARUS", &icarus_command(export)),
            ("VERILATOR", &verilator_command(export)),
            ("POSITIONS", &vectors.positions.to_string()),
            ("WORDS", &vectors.words.len().to_string()),
            (
                "VECTORS_SUM",
                &format!("{:08x}", checksum(vectors.words.iter().copied())),
            ),
            ("UNIT", build.unit),
            ("TOP", build.top),
        ],
    );
    text.lines()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect()
}

/// The form of posdata and the paths of memory files, as parameters of the bench, and their connection to the unit.
fn parameters(export: &Export) -> (String, String) {
    let Export { build, form, .. } = export;
    let posdata = build.has_posdata;
    let posdata = posdata.then(|| (POSDATA_PARAMETER, rom_number(*form).to_owned()));
    let memories = build.memories.iter();
    let files = memories.map(|memory| (memory.parameter, format!("\"{}\"", memory.name)));
    let all: Vec<Parameter> = posdata
        .into_iter()
        .chain(files)
        .map(|(name, default)| Parameter {
            name: name.to_owned(),
            default,
            about: String::new(),
        })
        .collect();
    handed_on(&all)
}

/// The command that builds and runs the bench under Icarus Verilog, in its folder.
pub(super) fn icarus_command(export: &Export) -> String {
    let top = export.build.top;
    let ways: String = export
        .ways()
        .map(|(name, way)| format!(" -P{top}_tb.{name}='\"{way}\"'"))
        .collect();
    format!(
        "iverilog -g2012 -s {top}_tb{ways} -o {top}_tb.vvp -f {top}.f {top}_tb.v && vvp -n {top}_tb.vvp"
    )
}

/// The same under Verilator.
pub(super) fn verilator_command(export: &Export) -> String {
    let top = export.build.top;
    let ways: String = export
        .ways()
        .map(|(name, way)| format!(" -G{name}='\"{way}\"'"))
        .collect();
    format!(
        "verilator --binary --timing -CFLAGS -std=c++20 --top-module {top}_tb{ways} -f {top}.f {top}_tb.v && \
         ./obj_dir/V{top}_tb"
    )
}

/// Returns a section of a unit's bench.
///
/// # Panics
/// If there is no section of that name: the benches are part of the source.
fn section(bench: &str, name: &str) -> String {
    let head = format!("//- {name}");
    let mut parts = Vec::new();
    let mut lines = bench.lines();
    while lines.any(|line| line == head) {
        let rest = lines.clone();
        let part: Vec<&str> = rest.take_while(|line| !line.starts_with("//- ")).collect();
        parts.push(part.join("\n").trim_matches('\n').to_owned());
    }
    assert!(!parts.is_empty(), "a bench has a section {name}");
    let between = if name == "tasks" { "\n\n" } else { "\n" };
    parts.join(between)
}

fn indented(text: &str, by: usize) -> String {
    let lines: Vec<String> = text
        .lines()
        .map(|line| format!("{:by$}{line}", ""))
        .collect();
    lines.join("\n")
}

fn lines(ports: &[Port], line: fn(&Port) -> String) -> String {
    let lines: Vec<String> = ports.iter().map(line).collect();
    lines.join("\n")
}

pub(super) fn range(width: u32) -> String {
    match width {
        1 => String::new(),
        width => format!("[{}:0] ", width - 1),
    }
}

fn signal(port: &Port) -> String {
    let kind = match port.direction {
        Direction::Input => "reg",
        Direction::Output => "wire",
    };
    format!("    {kind} {}{};", range(port.width), port.name)
}

fn idle(port: &Port) -> String {
    format!("        {} = {}'d0;", port.name, port.width)
}

pub(super) fn connections(ports: &[Port], arrays: &ArrayPorts) -> String {
    let names = std::iter::once("clock").chain(ports.iter().map(|port| port.name));
    let each = names.map(|name| (name.to_owned(), name.to_owned()));
    connection_lines(&arrays.joined(each.collect()))
}

/// A stream of words out of the unit.
pub(super) struct Stream<'a> {
    /// Common prefix of its ports' names.
    pub(super) prefix: &'static str,
    /// Ports that must hold while a word waits.
    payload: Vec<&'a Port>,
}

impl<'a> Stream<'a> {
    /// Returns the stream to which a `valid` port belongs.
    pub(super) fn of(port: &'a Port, ports: &'a [Port]) -> Option<Self> {
        let prefix = port.stream()?;
        let payload = ports.iter().filter(|port| {
            let is_part = port.name.starts_with(prefix) && port.stream().is_none();
            is_part && port.direction == Direction::Output
        });
        Some(Self {
            prefix,
            payload: payload.collect(),
        })
    }

    fn name(&self) -> &'static str {
        self.prefix.trim_end_matches('_')
    }

    pub(super) fn joined(&self) -> String {
        let names: Vec<&str> = self.payload.iter().map(|port| port.name).collect();
        format!("{{{}}}", names.join(", "))
    }

    fn state(&self) -> String {
        let width: u32 = self.payload.iter().map(|port| port.width).sum();
        format!(
            "    reg {0}_waits;\n    reg {1}{0}_waiting;\n",
            self.name(),
            range(width)
        )
    }

    fn reset(&self) -> String {
        format!("        {}_waits = 1'b0;\n", self.name())
    }

    /// The check at the end of every clock.
    fn watch(&self) -> String {
        let (name, prefix, payload) = (self.name(), self.prefix, self.joined());
        format!(
            "            if ({prefix}valid !== 1'b0 && {prefix}valid !== 1'b1) begin
                mistake;
                $display(\"    {prefix}valid is %b\", {prefix}valid);
            end
            if ({name}_waits && ({prefix}valid !== 1'b1 || {payload} !== {name}_waiting)) begin
                mistake;
                $display(\"    %h of {name} changed before it was accepted\", {name}_waiting);
            end
            {name}_waits = {prefix}valid && !{prefix}ready && !reset;
            {name}_waiting = {payload};
"
        )
    }
}

/// A task that checks the checksums of all memories in the circuit, and its call.
fn memory_checks(memories: &[MemoryFile]) -> (String, &'static str) {
    let Some(first) = memories.first() else {
        return (String::new(), "");
    };
    let checks: Vec<String> = memories.iter().map(memory_check).collect();
    let task = format!(
        "task check_memory;\n    begin\n{}\n    end\nendtask",
        indented(&checks.join("\n"), 8)
    );
    if !first.is_posdata {
        return (indented(&task, 4), "check_memory;");
    }
    // The arrays exist only in that form.
    let text = format!(
        "generate\n    if ({POSDATA_PARAMETER} != 0) begin : with_memory\n{}\n    end else begin : with_memory\n        \
         task check_memory;\n            ;\n        endtask\n    end\nendgenerate",
        indented(&task, 8)
    );
    (indented(&text, 4), "with_memory.check_memory;")
}

fn memory_check(memory: &MemoryFile) -> String {
    let (name, len, sum) = (memory.name, memory.len, memory.checksum());
    let sum_up = |array: &str| -> String {
        let parts = match memory.parts {
            1 => vec![format!(
                "sum_up({{{}'d0, dut.{array}[entry]}});",
                32 - memory.width
            )],
            parts => (0..parts)
                .map(|part| format!("sum_up(dut.{array}[entry][{} +: 32]);", 32 * part))
                .collect(),
        };
        match &parts[..] {
            [one] => one.clone(),
            parts => format!("begin\n    {}\nend", parts.join("\n    ")),
        }
    };
    let check = |array: &&str| {
        format!(
            "sum = 32'h811c_9dc5;
for (entry = 0; entry < {len}; entry = entry + 1) {}
if (sum !== 32'h{sum:08x}) begin
    mistake;
    $display(\"    {name} has checksum %h, expected %h: it was changed\", sum, 32'h{sum:08x});
end",
            sum_up(array)
        )
    };
    let checks: Vec<String> = memory.arrays.iter().map(check).collect();
    checks.join("\n")
}
