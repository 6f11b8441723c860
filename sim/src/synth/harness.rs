//! A unit behind six pins, for a package with fewer pins than the unit has ports.
//!
//! ```text
//!  from_host --> [ chain ] --step--> [ inputs ] --> unit --> [ outputs ] --> to_host
//!                 shift                one clock             taken, then shifted out
//! ```
//!
//! `shift` moves both chains on by one: a bit of `from_host` in, a bit of `to_host` out. `step` puts what was shifted
//! in to the unit's inputs for one clock; in all others they are 0, which on streams means that nothing is offered or
//! taken, so the unit waits. The outputs of that clock are caught and can be shifted out next, the last port's highest
//! bit first. `reset` is the unit's own, if it has one.

use super::SynthError;

/// A port of a Verilog module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PortLine {
    /// Its name.
    pub name: String,
    /// In bits.
    pub width: u32,
    /// Whether it is an input.
    pub input: bool,
}

/// The ports of a module as the emitter writes them: `input  wire [3:0]  load_address,`, one a line.
///
/// # Errors
/// [`SynthError::Ports`] when there is no such module, or a line of its head is something else.
pub fn ports(verilog: &str, module: &str) -> Result<Vec<PortLine>, SynthError> {
    let fail = |problem: String| SynthError::Ports {
        module: module.to_owned(),
        problem,
    };
    let head = format!("module {module} (");
    let mut lines = verilog.lines().skip_while(|line| *line != head);
    if lines.next().is_none() {
        return Err(fail(format!("there is no line `{head}`")));
    }
    let lines = lines.take_while(|line| *line != ");");
    let port = |line: &str| {
        let mut words = line.trim().trim_end_matches(',').split_whitespace();
        let input = match words.next()? {
            "input" => true,
            "output" => false,
            _ => return None,
        };
        let mut rest = words.skip_while(|word| *word == "wire" || *word == "reg");
        let first = rest.next()?;
        let (width, name) = match first.strip_prefix('[') {
            Some(range) => (
                range.strip_suffix(":0]")?.parse::<u32>().ok()? + 1,
                rest.next()?,
            ),
            None => (1, first),
        };
        Some(PortLine {
            name: name.to_owned(),
            width,
            input,
        })
    };
    lines
        .map(|line| port(line).ok_or_else(|| fail(format!("`{}` is no port", line.trim()))))
        .collect()
}

/// Ports in bits, as many as they would take pins.
pub fn pins(ports: &[PortLine]) -> u32 {
    ports.iter().map(|port| port.width).sum()
}

/// The harness around a unit: a module `TOP_harness` whose instance `unit` is module `TOP`.
pub fn harness(top: &str, ports: &[PortLine]) -> String {
    let mut connections = vec!["    .clock(clock)".to_owned()];
    let mut widths = [0, 0];
    for port in ports.iter().filter(|port| port.name != "clock") {
        let PortLine { name, width, input } = port;
        if name == "reset" {
            connections.push("    .reset(reset)".to_owned());
            continue;
        }
        let (signal, low) = match input {
            true => ("inputs", &mut widths[0]),
            false => ("outputs", &mut widths[1]),
        };
        connections.push(format!("    .{name}({signal}[{}:{low}])", *low + width - 1));
        *low += width;
    }
    let [inputs, outputs] = widths.map(|width| width.max(2) - 1);
    let connections = connections.join(",\n");
    format!(
        "// {top} behind six pins: shift its inputs in, step, shift its outputs out.
`default_nettype none

module {top}_harness (
    input  wire clock,
    input  wire reset,
    input  wire shift,
    input  wire step,
    input  wire from_host,
    output wire to_host
);

  reg  [{inputs}:0] chain;
  reg  [{inputs}:0] inputs;
  reg  [{outputs}:0] caught;
  reg        stepped;
  wire [{outputs}:0] outputs;

  always @(posedge clock) begin
    if (shift) chain <= {{chain[{chain_low}:0], from_host}};
    inputs  <= step ? chain : {inputs_width}'d0;
    stepped <= step;
    if (stepped) caught <= outputs;
    else if (shift) caught <= {{caught[{caught_low}:0], 1'b0}};
  end
  assign to_host = caught[{outputs}];

  {top} unit (
{connections}
  );

endmodule

`default_nettype wire
",
        chain_low = inputs - 1,
        caught_low = outputs - 1,
        inputs_width = inputs + 1,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const VERILOG: &str = "\
// module small (
module small (
    input  wire        clock,
    input  wire        reset,
    input  wire [3:0]  address,
    input  wire        go,
    output wire [15:0] word,
    output reg         done
);
endmodule
";

    #[test]
    fn ports_are_read_as_the_emitter_writes_them() {
        let ports = ports(VERILOG, "small").unwrap();
        let read: Vec<_> = ports
            .iter()
            .map(|port| (port.name.as_str(), port.width, port.input))
            .collect();
        assert_eq!(
            read,
            [
                ("clock", 1, true),
                ("reset", 1, true),
                ("address", 4, true),
                ("go", 1, true),
                ("word", 16, false),
                ("done", 1, false),
            ]
        );
        assert_eq!(pins(&ports), 24);
    }

    #[test]
    fn what_is_no_port_is_quoted() {
        let error = ports(VERILOG, "large").unwrap_err().to_string();
        assert!(error.contains("`module large (`"), "{error}");
        let broken = VERILOG.replace("[3:0]", "[3:1]");
        let error = ports(&broken, "small").unwrap_err().to_string();
        assert!(error.contains("`input  wire [3:1]  address,`"), "{error}");
    }

    #[test]
    fn every_port_is_connected_once() {
        let text = harness("small", &ports(VERILOG, "small").unwrap());
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
        assert!(text.contains("reg  [4:0] chain;"), "{text}");
        assert!(text.contains("wire [16:0] outputs;"), "{text}");
    }
}
