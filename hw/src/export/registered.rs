//! A unit's registered boundary: a wrapper around its top with a register at every port.

use super::arrays::{ArrayPorts, connection_lines};
use super::bench::range;
use super::template::fill;
use super::{Export, File, design, handed_on};
use crate::pins::Port;
use crate::posdata::PosdataForm;
use crate::unit::{Boundary, StreamPins, UnitBuild};
use crate::verilog::EmitError;

/// `TOP_registered.v`; none for a bus wrapper.
///
/// # Errors
/// If the circuit has no faithful Verilog.
pub(super) fn registered(export: &Export, arrays: &ArrayPorts) -> Result<Option<File>, EmitError> {
    let Export { build, form, .. } = export;
    let text = verilog(build, *form, &export.command, arrays)?;
    Ok(text.map(|text| File::new(format!("{}_registered.v", build.top), text)))
}

/// The module alone; none for a bus wrapper.
///
/// # Errors
/// If the circuit has no faithful Verilog.
pub(super) fn verilog(
    build: &UnitBuild,
    form: PosdataForm,
    command: &str,
    arrays: &ArrayPorts,
) -> Result<Option<String>, EmitError> {
    let circuit = (build.circuit)(form);
    let Some(boundary) = Boundary::of(circuit.inputs(), circuit.outputs()) else {
        return Ok(None);
    };
    let design = design(build, form)?;
    let (declared, handed) = handed_on(design.parameters());
    let parts = Parts {
        inputs: circuit.inputs(),
        outputs: circuit.outputs(),
        boundary,
    };
    let text = fill(
        include_str!("templates/registered.v"),
        &[
            ("DECLARED", &declared),
            ("HANDED", &handed),
            ("PORTS", &parts.ports()),
            ("EACH", &range(parts.boundary.ins.len() as u32)),
            ("IN", &range(parts.values().map(|port| port.width).sum())),
            ("VALIDS", &parts.valids()),
            ("VALUES", &joined(parts.values().map(|port| port.name))),
            ("READIES", &parts.readies()),
            ("SIGNALS", &parts.signals()),
            ("CONNECTIONS", &parts.connections(arrays)),
            ("INITIAL", &parts.initial()),
            ("OUTS", &parts.clocked_outs()),
            ("PLAIN", &parts.clocked_plain()),
            ("STOPPED", &parts.stopped()),
            ("STOP", &parts.stop()),
            ("DROPPED", &parts.dropped()),
            ("COMMAND", command),
            ("TOP", build.top),
        ],
    );
    Ok(Some(text))
}

/// The parts of the module.
struct Parts {
    inputs: &'static [Port],
    outputs: &'static [Port],
    boundary: Boundary,
}

/// Joins the names; the last one is in the lowest bits.
fn joined(names: impl Iterator<Item = &'static str>) -> String {
    format!("{{{}}}", names.collect::<Vec<_>>().join(", "))
}

fn lines<T>(items: impl Iterator<Item = T>, line: impl Fn(T) -> String) -> String {
    items.map(|item| line(item) + "\n").collect()
}

impl Parts {
    /// The signals that enter together with the streams.
    fn values(&self) -> impl Iterator<Item = &'static Port> {
        let payloads = self.boundary.ins.iter().flat_map(|stream| &stream.payload);
        payloads.map(|&pin| &self.inputs[pin])
    }

    fn valids(&self) -> String {
        let ins = self.boundary.ins.iter().rev();
        joined(ins.map(|stream| self.inputs[stream.valid].name))
    }

    fn is_ready(&self, output: usize) -> bool {
        let mut ins = self.boundary.ins.iter();
        ins.any(|stream| stream.ready == output)
    }

    fn ports(&self) -> String {
        let inputs = self.inputs.iter().map(|port| ("input wire", port));
        let outputs = self
            .outputs
            .iter()
            .enumerate()
            .map(|(pin, port)| match self.is_ready(pin) {
                true => ("output wire", port),
                false => ("output reg", port),
            });
        let declared =
            |(kind, port): (&str, &Port)| format!("    {kind} {}{}", range(port.width), port.name);
        let lines: Vec<String> = inputs.chain(outputs).map(declared).collect();
        lines.join(",\n")
    }

    fn readies(&self) -> String {
        let ready = |stream: &StreamPins| format!("    assign {}ready = has_room;", stream.prefix);
        let lines: Vec<String> = self.boundary.ins.iter().map(ready).collect();
        lines.join("\n")
    }

    /// The connections to the unit of the signals that do not enter through the registers.
    fn signals(&self) -> String {
        let mut text =
            String::from("    // The unit's inputs outside the streams, and all its outputs.\n");
        for &pin in &self.boundary.plain_inputs {
            let Port { name, width, .. } = self.inputs[pin];
            text += &format!("    reg {}unit_{name};\n", range(width));
        }
        for (pin, Port { name, width, .. }) in self.outputs.iter().enumerate() {
            if !self.is_ready(pin) {
                text += &format!("    wire {}unit_{name};\n", range(*width));
            }
        }
        text +=
            "\n    // Output buffers: a word that arrived while the previous one was waiting.\n";
        for stream in &self.boundary.outs {
            let prefix = stream.prefix;
            let width = stream.payload.iter().map(|&pin| self.outputs[pin].width);
            text += &format!(
                "    reg {prefix}spared;\n    reg {}{prefix}spare;\n",
                range(width.sum())
            );
        }
        text.trim_end().to_owned()
    }

    fn connections(&self, arrays: &ArrayPorts) -> String {
        let mut of = Vec::new();
        // In the order of `values`: the last one is in the lowest bits.
        let mut above: u32 = self.values().map(|port| port.width).sum();
        for (number, stream) in self.boundary.ins.iter().enumerate() {
            let each = match self.boundary.ins.len() {
                1 => String::new(),
                _ => format!("[{number}]"),
            };
            let prefix = stream.prefix;
            of.push((format!("{prefix}valid"), format!("first_valid{each}")));
            of.push((format!("{prefix}ready"), format!("unit_ready{each}")));
            for &pin in &stream.payload {
                let Port { name, width, .. } = self.inputs[pin];
                let (high, low) = (above - 1, above - width);
                let bits = match width {
                    1 => format!("[{low}]"),
                    _ => format!("[{high}:{low}]"),
                };
                of.push((name.to_owned(), format!("first{bits}")));
                above = low;
            }
        }
        for &pin in &self.boundary.plain_inputs {
            let name = self.inputs[pin].name;
            of.push((name.to_owned(), format!("unit_{name}")));
        }
        for stream in &self.boundary.outs {
            let prefix = stream.prefix;
            of.push((format!("{prefix}ready"), format!("!{prefix}spared")));
        }
        for (pin, Port { name, .. }) in self.outputs.iter().enumerate() {
            if !self.is_ready(pin) {
                of.push(((*name).to_owned(), format!("unit_{name}")));
            }
        }
        connection_lines(&arrays.joined(of))
    }

    fn initial(&self) -> String {
        let own = ["first_valid", "second_valid", "first", "second"].map(str::to_owned);
        let plain = self.boundary.plain_inputs.iter();
        let plain = plain.map(|&pin| format!("unit_{}", self.inputs[pin].name));
        let spares = self.boundary.outs.iter().flat_map(|stream| {
            let prefix = stream.prefix;
            [format!("{prefix}spared"), format!("{prefix}spare")]
        });
        let outputs = self.outputs.iter().enumerate();
        let outputs = outputs.filter(|(pin, _)| !self.is_ready(*pin));
        let outputs = outputs.map(|(_, port)| port.name.to_owned());
        let registers = own.into_iter().chain(plain).chain(spares).chain(outputs);
        lines(registers, |name| format!("        {name} = 0;"))
    }

    fn clocked_outs(&self) -> String {
        lines(self.boundary.outs.iter(), |stream| {
            let prefix = stream.prefix;
            let payload = || stream.payload.iter().map(|&pin| self.outputs[pin].name);
            let word = joined(payload());
            let given: Vec<String> = payload().map(|name| format!("unit_{name}")).collect();
            let given = format!("{{{}}}", given.join(", "));
            format!(
                "        if (!{prefix}valid || {prefix}ready) begin
            {prefix}valid <= {prefix}spared || unit_{prefix}valid;
            {word} <= {prefix}spared ? {prefix}spare : {given};
            {prefix}spared <= 0;
        end else if (!{prefix}spared) begin
            {prefix}spared <= unit_{prefix}valid;
            {prefix}spare <= {given};
        end"
            )
        })
    }

    fn clocked_plain(&self) -> String {
        let inputs = self.boundary.plain_inputs.iter();
        let outputs = self.boundary.plain_outputs.iter();
        lines(inputs.map(|&pin| self.inputs[pin].name), |name| {
            format!("        unit_{name} <= {name};")
        }) + &lines(outputs.map(|&pin| self.outputs[pin].name), |name| {
            format!("        {name} <= unit_{name};")
        })
    }

    fn stop(&self) -> String {
        let stops = self.boundary.stops.iter();
        let names: Vec<&str> = stops.map(|&pin| self.inputs[pin].name).collect();
        names.join(" || ")
    }

    fn stopped(&self) -> String {
        let stops = self.boundary.stops.iter();
        let names: Vec<&str> = stops.map(|&pin| self.inputs[pin].name).collect();
        format!("{} || unit_{}", names.join(" || "), names.join(" || unit_"))
    }

    fn dropped(&self) -> String {
        lines(self.boundary.outs.iter(), |stream| {
            let prefix = stream.prefix;
            format!("            {prefix}valid <= 0;\n            {prefix}spared <= 0;")
        })
    }
}
