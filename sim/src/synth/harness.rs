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

use fpgambit_hw::pins::{Direction, Port};

/// As many pins as the ports and the clock would take.
pub fn pins(ports: &[Port]) -> u32 {
    1 + ports.iter().map(|port| port.width).sum::<u32>()
}

/// The harness around a unit: a module `TOP_harness` whose instance `unit` is module `TOP`; the ports without the clock.
pub fn harness(top: &str, ports: &[Port]) -> String {
    let mut connections = vec!["    .clock(clock)".to_owned()];
    let mut widths = [0, 0];
    for Port {
        name,
        direction,
        width,
        ..
    } in ports
    {
        if *name == "reset" {
            connections.push("    .reset(reset)".to_owned());
            continue;
        }
        let (signal, low) = match direction {
            Direction::Input => ("inputs", &mut widths[0]),
            Direction::Output => ("outputs", &mut widths[1]),
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
        assert_eq!(pins(&ports()), 24);
        let text = harness("small", &ports());
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
