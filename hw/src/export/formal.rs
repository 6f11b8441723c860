//! The stream protocol as properties, and a SymbiYosys script to prove them.

use super::arrays::ArrayPorts;
use super::bench::{Stream, connections, range};
use super::sources::Sources;
use super::template::fill;
use super::{Export, File};
use crate::pins::{Direction, Port};
use crate::unit::{Build, Model, UnitBuild, stops};

const STREAMS: &str =
    "an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.";

const CHANNELS: &str =
    "an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and nothing is accepted during a reset.";

const WISHBONE: &str =
    "each access gets one response, ack or err, no earlier than the clock after the request;
// there is no response after power-up or a reset.";

/// The kind of protocol that the properties describe.
pub(super) fn protocol(circuit: &dyn Model) -> &'static str {
    match said(circuit) {
        STREAMS => "stream protocol",
        _ => "bus protocol",
    }
}

/// Whether induction proves them. It fails where an unreachable state satisfies the induction hypothesis, or where z3 needs an hour.
pub(super) fn are_settled(build: &UnitBuild) -> bool {
    !is_fast_generator(build) && !["count", "perft"].contains(&build.unit)
}

fn is_fast_generator(build: &UnitBuild) -> bool {
    build.unit == "movegen" && build.build == Build::Fast
}

/// A request that takes precedence over all others, although its ports come last.
fn ahead(build: &UnitBuild) -> Option<&'static str> {
    is_fast_generator(build).then_some("board_")
}

/// A summary of the properties.
fn said(circuit: &dyn Model) -> &'static str {
    let outputs = circuit.outputs().iter();
    let prefixes: Vec<&str> = outputs.filter_map(Port::stream).collect();
    match prefixes[..] {
        [] => WISHBONE,
        _ if prefixes.iter().all(|prefix| prefix.ends_with('_')) => STREAMS,
        _ => CHANNELS,
    }
}

/// `TOP_formal.v`.
pub(super) fn properties(export: &Export, circuit: &dyn Model, arrays: &ArrayPorts) -> File {
    let Export { build, command, .. } = export;
    let (inputs, outputs) = (circuit.inputs(), circuit.outputs());
    let ports: Vec<Port> = inputs.iter().chain(outputs).copied().collect();
    // Inputs that abort everything in progress, including offered words.
    let stops = stops(inputs, outputs);
    let stop = stops.join(" || ");
    let goes_on = match stops.len() {
        1 => format!("!{stop}"),
        _ => format!("!({stop})"),
    };
    let (mut now, mut later) = (String::new(), String::new());
    for stream in outputs.iter().filter_map(|port| Stream::of(port, &ports)) {
        let (prefix, payload) = (stream.prefix, stream.joined());
        now += &format!("        if (!begun) assert (!{prefix}valid);\n");
        let last = format!("{prefix}last");
        if outputs.iter().any(|port| port.name == last) {
            now += &format!("        if ({last}) assert ({prefix}valid);\n");
        }
        later += &format!(
            "            if ($past({stop})) assert (!{prefix}valid);
            if ($past({prefix}valid && !{prefix}ready && {goes_on})) begin
                assert ({prefix}valid);
                assert ({payload} == $past({payload}));
            end
"
        );
    }
    if said(circuit) == WISHBONE {
        now += "        if (!begun) assert (!wb_ack && !wb_err);\n        assert (!wb_ack || !wb_err);\n";
        later += "            if ($past(reset || !wb_cyc || !wb_stb || wb_ack || wb_err)) assert (!wb_ack && !wb_err);\n";
    }
    let ahead = ahead(build);
    let mut earlier: Vec<String> = ahead
        .iter()
        .map(|prefix| format!("{prefix}valid && {prefix}ready"))
        .collect();
    for prefix in inputs.iter().filter_map(Port::stream) {
        let first = ahead == Some(prefix);
        let busy: Vec<&str> = std::iter::once(stop.as_str())
            .chain(earlier.iter().filter(|_| !first).map(String::as_str))
            .collect();
        now += &format!(
            "        if ({}) assert (!{prefix}ready);\n",
            busy.join(" || ")
        );
        // AXI's channels are independent.
        if prefix.ends_with('_') {
            earlier.push(format!("{prefix}valid"));
        }
    }
    let declared = |ports: &[Port]| -> String {
        let lines: Vec<String> = ports
            .iter()
            .map(|port| format!("    input wire {}{}", range(port.width), port.name))
            .collect();
        lines.join(",\n")
    };
    let wires: Vec<String> = ports
        .iter()
        .filter(|port| port.direction == Direction::Output)
        .map(|port| format!("    wire {}{};", range(port.width), port.name))
        .collect();
    let text = fill(
        include_str!("templates/formal.v"),
        &[
            ("PORTS", &declared(&ports)),
            ("PROTOCOL", protocol(circuit)),
            ("SAYS", said(circuit)),
            ("NOW", &now),
            ("LATER", &later),
            ("INPUTS", &declared(inputs)),
            ("WIRES", &wires.join("\n")),
            ("UNIT_CONNECTIONS", &connections(&ports, arrays)),
            ("CONNECTIONS", &connections(&ports, &ArrayPorts::default())),
            ("COMMAND", command),
            ("TOP", build.top),
        ],
    );
    File::new(format!("{}_formal.v", build.top), text)
}

/// `TOP.sby`, for the Verilog of a circuit.
pub(super) fn sby(export: &Export, circuit: &dyn Model, sources: &Sources) -> File {
    let Export { build, command, .. } = export;
    let cut: String = sources
        .text
        .split("\nmodule ")
        .filter(|module| module.contains("$readmemh"))
        .filter_map(|module| module.split([' ', '(']).next())
        .map(|name| format!("blackbox {name}\n"))
        .collect();
    let text = fill(
        include_str!("templates/unit.sby"),
        &[
            ("CUT", &cut),
            ("FILES", &sources.paths.join("\n")),
            ("PROTOCOL", protocol(circuit)),
            ("COMMAND", command),
            ("TOP", build.top),
        ],
    );
    File::new(format!("{}.sby", build.top), text)
}
