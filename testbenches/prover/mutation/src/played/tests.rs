//! A small bench with a small circuit, for which the verdicts are known.

use super::parse::parse;
use super::*;
use fpgambit_hw::pins::Direction;
use fpgambit_netlist::{Effect, Reader};

const CIRCUIT: &str = "
    module counter (input wire clock, input wire step, output wire count_valid, output wire [3:0] count, output wire spare);
      reg [3:0] value = 4'd0;
      always @(posedge clock) if (step) value <= value + 4'd1;
      assign count = value;
      assign count_valid = step;
      assign spare = value[3] ^ step;
    endmodule";

/// The bench waits for the count, so a lane that counts differently is driven differently.
const BENCH: &str = "
    module counter_tb;
        reg clock;
        reg step;
        wire count_valid;
        wire [3:0] count;
        wire spare;
        counter dut (.clock(clock), .step(step), .count_valid(count_valid), .count(count), .spare(spare));
        integer errors;
        integer clocks;
        task tick;
            begin
                #1 clock = 1'b1;
                #5 clock = 1'b0;
                clocks = clocks + 1;
            end
        endtask
        task count_to(input [3:0] last, input integer longest);
            integer left;
            begin
                left = longest;
                step = 1'b1;
                #4;
                while (count !== last && left > 0) begin
                    tick;
                    #4;
                    left = left - 1;
                end
                {CHECK}
                step = 1'b0;
                #4;
            end
        endtask
        initial begin
            errors = 0;
            clocks = 0;
            clock = 1'b0;
            step = 1'b0;
            count_to(4'd5, 9);
            count_to(4'd2, 20);
            $finish;
        end
    endmodule";

fn verdicts(check: &str) -> Vec<(String, Verdict)> {
    verdicts_of(&BENCH.replace("{CHECK}", check))
}

fn verdicts_of(bench: &str) -> Vec<(String, Verdict)> {
    let mut reader = Reader::default();
    reader.add("counter.v", CIRCUIT).unwrap();
    let netlist = reader.netlist("counter", &[]).unwrap();
    let faults = Faults::of(&netlist).unwrap();
    let ports = ["count_valid", "count", "spare"].map(|name| Port::new(name, Direction::Output, 1));
    let played = Played::new(bench, &|_| None, &netlist, &ports).unwrap();
    let asked: Vec<Fault> = faults.all().collect();
    let found = played.play(&faults, &asked, 1).unwrap();
    asked
        .iter()
        .map(|one| faults.name(*one))
        .zip(found)
        .collect()
}

fn of(verdicts: &[(String, Verdict)], name: &str) -> Verdict {
    verdicts.iter().find(|(one, _)| one == name).unwrap().1
}

#[test]
fn bench_detects_faults_in_compared_outputs() {
    let found = verdicts("if (left == 0) errors = errors + 1;");
    assert_eq!(
        of(&found, &format!("value[0] {}", Effect::Zero)),
        Verdict::Dies(9)
    );
    assert_eq!(
        of(&found, &format!("step[0] {}", Effect::Zero)),
        Verdict::Dies(9)
    );
    // The outputs are 8, 1, 10, 3, 12, 5, then 14, 7, 0, 9, 2: the bench sees both counts in time. Verilator agrees.
    assert_eq!(
        of(&found, &format!("value[3] {}", Effect::Inverted)),
        Verdict::Passes
    );
    // Nothing reads it.
    assert_eq!(
        of(&found, &format!("spare[0] {}", Effect::Inverted)),
        Verdict::Passes
    );
}

#[test]
fn stuck_lane_dies_at_the_bench_timeout() {
    // The first process leaves the task after 5 clocks, far more than `LATEST` before the bench gives up.
    let bench = BENCH.replace("{CHECK}", "if (left == 0) errors = errors + 1;");
    let bench = bench.replace("count_to(4'd5, 9)", "count_to(4'd5, 9000)");
    let stuck = format!("value[0] {}", Effect::Zero);
    assert_eq!(of(&verdicts_of(&bench), &stuck), Verdict::Dies(9_000));
}

#[test]
fn stuck_lane_without_a_bench_timeout_is_endless() {
    let bench = BENCH.replace("{CHECK}", "");
    let bench = bench.replace("&& left > 0", "");
    let found = verdicts_of(&bench);
    assert_eq!(
        of(&found, &format!("value[0] {}", Effect::Zero)),
        Verdict::Endless
    );
    assert_eq!(
        of(&found, &format!("value[3] {}", Effect::Inverted)),
        Verdict::Passes
    );
}

#[test]
fn bench_without_a_check_passes_every_fault() {
    let count = |check: &str| {
        let found = verdicts(check);
        found
            .iter()
            .filter(|(_, verdict)| *verdict == Verdict::Passes)
            .count()
    };
    let (some, none) = (count("if (left == 0) errors = errors + 1;"), count(""));
    assert!(some < none, "{some} and {none} pass");
    assert_eq!(none, verdicts("").len());
}

#[test]
fn unsupported_syntax_is_quoted_in_the_error() {
    let bench = BENCH.replace("{CHECK}", "forever tick;");
    let error = parse(&bench).map(|_| ()).unwrap_err();
    assert!(error.to_string().contains("tick"), "{error}");
}
