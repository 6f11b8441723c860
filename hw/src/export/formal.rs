//! The stream protocol as properties, and what SymbiYosys needs to prove them.

use super::bench::{Stream, connections, range};
use super::template::fill;
use super::{Export, File};
use crate::pins::{Direction, Port};
use crate::unit::Model;

/// `UNIT_formal.v`.
pub(super) fn properties(export: &Export, circuit: &dyn Model) -> File {
    let Export { build, command, .. } = export;
    let (inputs, outputs) = (circuit.inputs(), circuit.outputs());
    let ports: Vec<Port> = inputs.iter().chain(outputs).copied().collect();
    // What drops all that is under way, what is offered included.
    let stops: Vec<&str> = ["reset", "cancel"]
        .into_iter()
        .filter(|name| inputs.iter().any(|port| port.name == *name))
        .collect();
    let stop = stops.join(" || ");
    let goes_on = match stops.len() {
        1 => format!("!{stop}"),
        _ => format!("!({stop})"),
    };
    let (mut now, mut later) = (String::new(), String::new());
    for stream in outputs.iter().filter_map(|port| Stream::of(port, &ports)) {
        let (name, payload) = (stream.name, stream.joined());
        now += &format!("        if (!begun) assert (!{name}_valid);\n");
        if outputs
            .iter()
            .any(|port| port.name == format!("{name}_last"))
        {
            now += &format!("        if ({name}_last) assert ({name}_valid);\n");
        }
        later += &format!(
            "            if ($past({stop})) assert (!{name}_valid);
            if ($past({name}_valid && !{name}_ready && {goes_on})) begin
                assert ({name}_valid);
                assert ({payload} == $past({payload}));
            end
"
        );
    }
    let mut earlier: Vec<String> = Vec::new();
    for name in inputs
        .iter()
        .filter_map(|port| port.name.strip_suffix("_valid"))
    {
        let busy: Vec<&str> = std::iter::once(stop.as_str())
            .chain(earlier.iter().map(String::as_str))
            .collect();
        now += &format!(
            "        if ({}) assert (!{name}_ready);\n",
            busy.join(" || ")
        );
        earlier.push(format!("{name}_valid"));
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
            ("NOW", &now),
            ("LATER", &later),
            ("INPUTS", &declared(inputs)),
            ("WIRES", &wires.join("\n")),
            ("CONNECTIONS", &connections(&ports)),
            ("COMMAND", command),
            ("UNIT", build.unit),
            ("TOP", build.top),
        ],
    );
    File::new(format!("{}_formal.v", build.unit), text)
}

/// `UNIT.sby`, for a circuit's Verilog.
pub(super) fn sby(export: &Export, verilog: &str) -> File {
    let Export { build, command, .. } = export;
    let cut: String = verilog
        .split("\nmodule ")
        .filter(|module| module.contains("$readmemh"))
        .filter_map(|module| module.split([' ', '(']).next())
        .map(|name| format!("blackbox {name}\n"))
        .collect();
    let text = fill(
        include_str!("templates/unit.sby"),
        &[
            ("CUT", &cut),
            ("COMMAND", command),
            ("UNIT", build.unit),
            ("TOP", build.top),
        ],
    );
    File::new(format!("{}.sby", build.unit), text)
}
