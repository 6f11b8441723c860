//! A six-pin wrapper, for packages with fewer pins than the unit has ports.

use super::arrays::{ArrayPorts, connection_lines};
use super::template::fill;
use super::{Export, File, design, handed_on};
use crate::pins::{Direction, Port};
use crate::unit::{Device, Model};
use crate::verilog::{EmitError, Parameter};

/// Returns whether a device has fewer pins than the ports and the clock need.
pub fn needs_harness<'a>(ports: impl Iterator<Item = &'a Port>, device: Device) -> bool {
    1 + ports.map(|port| port.width).sum::<u32>() > device.pins()
}

/// The same for a circuit.
pub(super) fn is_harnessed(circuit: &dyn Model, device: Device) -> bool {
    needs_harness(circuit.inputs().iter().chain(circuit.outputs()), device)
}

/// `TOP_harness.v`, if a target device has too few pins.
///
/// # Errors
/// If the circuit has no faithful Verilog.
pub(super) fn file(
    export: &Export,
    circuit: &dyn Model,
    arrays: &ArrayPorts,
) -> Result<Option<File>, EmitError> {
    let Export { build, form, .. } = export;
    if !export.devices().any(|device| is_harnessed(circuit, device)) {
        return Ok(None);
    }
    let name = format!("{}_harness.v", build.top);
    let design = design(build, *form)?;
    let ports = circuit.inputs().iter().chain(circuit.outputs());
    let text = harness_with(build.top, design.parameters(), ports, arrays);
    Ok(Some(File::new(name, text)))
}

/// The harness around a unit: a module `TOP_harness` whose instance `unit` is module `TOP`. `ports` excludes the clock.
/// The unit keeps its hierarchy, so that the harness does not change its cells. `parameters` are passed on to it.
///
/// ```text
///  from_host --> [ chain ] --step--> [ inputs ] --> unit --> [ outputs ] --> to_host
///                 shift                one clock             caught, then shifted out
/// ```
///
/// `shift` moves both chains by one bit: `from_host` in, `to_host` out. `step` applies the bits shifted in to the unit's
/// inputs for one clock. In all other clocks the inputs are 0: streams offer and accept nothing, so the unit waits. The
/// outputs of that clock are captured and can be shifted out next, the last port's highest bit first. `reset` is the
/// unit's own, if it has one.
pub fn harness<'a>(
    top: &str,
    parameters: &[Parameter],
    ports: impl Iterator<Item = &'a Port>,
) -> String {
    harness_with(top, parameters, ports, &ArrayPorts::default())
}

/// The same, around a unit with array ports.
fn harness_with<'a>(
    top: &str,
    parameters: &[Parameter],
    ports: impl Iterator<Item = &'a Port>,
    arrays: &ArrayPorts,
) -> String {
    let pair = |port: &str, wire: &str| (port.to_owned(), wire.to_owned());
    let mut connections = vec![pair("clock", "clock")];
    let mut widths = [0, 0];
    for Port {
        name,
        direction,
        width,
        ..
    } in ports
    {
        if *name == "reset" {
            connections.push(pair("reset", "reset"));
            continue;
        }
        let (signal, low) = match direction {
            Direction::Input => ("inputs", &mut widths[0]),
            Direction::Output => ("outputs", &mut widths[1]),
        };
        let bits = format!("{signal}[{}:{low}]", *low + width - 1);
        connections.push(pair(name, &bits));
        *low += width;
    }
    let [inputs, outputs] = widths.map(|width| width.max(2) - 1);
    let (declared, handed) = handed_on(parameters);
    fill(
        include_str!("templates/harness.v"),
        &[
            ("INPUTS", &inputs.to_string()),
            ("OUTPUTS", &outputs.to_string()),
            ("INPUT_WIDTH", &(inputs + 1).to_string()),
            ("CHAIN_LOW", &(inputs - 1).to_string()),
            ("CAUGHT_LOW", &(outputs - 1).to_string()),
            (
                "CONNECTIONS",
                &connection_lines(&arrays.joined(connections)),
            ),
            ("DECLARED", &declared),
            ("HANDED", &handed),
            ("TOP", top),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ports() -> Vec<Port> {
        let port = |name, direction, width| Port {
            name,
            direction,
            width,
            about: "",
        };
        vec![
            port("reset", Direction::Input, 1),
            port("address", Direction::Input, 4),
            port("go", Direction::Input, 1),
            port("word", Direction::Output, 16),
            port("done", Direction::Output, 1),
        ]
    }

    #[test]
    fn every_port_is_connected_once() {
        let text = harness("small", &[], ports().iter());
        for connection in [
            ".clock(clock)",
            ".reset(reset)",
            ".address(inputs[3:0])",
            ".go(inputs[4:4])",
            ".word(outputs[15:0])",
            ".done(outputs[16:16])",
        ] {
            assert_eq!(text.matches(connection).count(), 1, "{connection}:\n{text}");
        }
        assert!(!needs_harness(ports().iter(), Device::Ice40Up5k));
        let wide = [ports(), ports()].concat();
        assert!(needs_harness(wide.iter(), Device::Ice40Up5k));
        assert!(!needs_harness(wide.iter(), Device::Ice40Hx8k));
        assert!(text.contains("reg [4:0] chain;"), "{text}");
        assert!(text.contains("wire [16:0] outputs;"), "{text}");
        assert!(text.contains("module small_harness ("), "{text}");
        let parameter = |name: &str, default: &str| Parameter {
            name: name.to_owned(),
            default: default.to_owned(),
            about: String::new(),
        };
        let parameters = [parameter("FORM", "1"), parameter("DEEP", "2")];
        let text = harness("small", &parameters, ports().iter());
        let head = "module small_harness #(\n    parameter FORM = 1,\n    parameter DEEP = 2\n) (";
        assert!(text.contains(head), "{text}");
        assert!(text.contains("small #(.FORM(FORM), .DEEP(DEEP)) unit ("));
    }
}
