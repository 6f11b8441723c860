//! Tests what the reader rejects: one error with its file and line.

use fpgambit_netlist::Reader;

/// A module's items, the line of the error, and the message.
const ITEMS: &[(&str, u32, &str)] = &[
    ("assign y = x;", 2, "'x' is not declared"),
    (
        "wire v;\nassign y = v;",
        2,
        "bit 0 of 'v' is read and has no driver",
    ),
    (
        "assign y = a;\nassign y = ~a;",
        3,
        "bit 0 of 'y' has a second driver",
    ),
    (
        "wire v;\nassign v = v ^ a;\nassign y = v;",
        2,
        "'v' depends on itself without a register",
    ),
    (
        "reg v;\nalways @* if (a) v = 1;\nassign y = v;",
        3,
        "'v' is not assigned on every path (a latch)",
    ),
    (
        "reg v, u;\nalways @* begin\nu = v; v = a; end\nassign y = u;",
        4,
        "'v' is read before it is assigned (a latch)",
    ),
    (
        "reg v;\nalways @(negedge clock) v <= a;\nassign y = v;",
        3,
        "unexpected 'negedge': expected '*' or 'posedge'",
    ),
    (
        "reg v;\nalways @(posedge clock or posedge a) v <= a;",
        3,
        "unexpected 'or': expected ')'",
    ),
    (
        "reg v;\nalways @(posedge clock) v = a;\nassign y = v;",
        3,
        "'=' in a process that waits for a clock",
    ),
    (
        "reg v;\nalways @(posedge a) v <= a;\nalways @(posedge clock) y <= v;",
        4,
        "a second clock",
    ),
    (
        "reg v;\nwire k = clock & a;\nalways @(posedge k) v <= a;\nassign y = v;",
        4,
        "the clock of a process is not an input",
    ),
    (
        "reg v;\nalways @(posedge clock) v <= clock;\nassign y = v;",
        3,
        "the clock of this process is read as a value",
    ),
    (
        "function f;\nendfunction",
        2,
        "unexpected 'function': expected",
    ),
    ("task t;\nendtask", 2, "unexpected 'task'"),
    ("inout z;", 2, "unexpected 'inout'"),
    (
        "reg v;\nalways @* casez (a) 1'b1: v = 1; endcase",
        3,
        "unexpected 'casez'",
    ),
    (
        "reg v;\nalways @* while (a) v = 1;",
        3,
        "unexpected 'while'",
    ),
    (
        "reg v;\nalways #1 v = a;",
        3,
        "unexpected '#': expected '@'",
    ),
    (
        "assign y = 1'bx;",
        2,
        "number '1'bx': expected digits of base 2",
    ),
    (
        "assign y = 4'd16;",
        2,
        "number '4'd16' has more bits than its width",
    ),
    ("assign y = a === 1;", 2, "unexpected '==='"),
    ("assign y = v[0][1];", 2, "unexpected '['"),
    (
        "wire [3:0] v = 5;\nassign y = v[4];",
        3,
        "bits [4:4] of 'v': expected some of [3:0]",
    ),
    (
        "wire [0:3] v;\nassign y = v[0];",
        2,
        "range [0:3]: expected the higher number first",
    ),
    ("wire [a:0] v;", 2, "expected a constant"),
    ("assign y = a / a;", 2, "expected a constant"),
    (
        "assign y = 1 / (2 - 2);",
        2,
        "1 / 0: expected another divisor",
    ),
    ("assign y = {0{a}};", 2, "a value of 0 bits"),
    ("wire v;\nwire v;", 3, "a second declaration of 'v'"),
    ("none i (.x(a));", 2, "no module 'none'"),
    ("low i (.q(a));", 2, "module 'low' has no port 'q'"),
    (
        "low #(.N(1)) i (.x(a), .z(y));",
        8,
        "module 'low' has no parameter 'N'",
    ),
    (
        "low i (a, y);",
        2,
        "unexpected 'a': expected '.name(value)'",
    ),
    (
        "top i (.a(a));",
        1,
        "module 'top' is more than 64 instances deep",
    ),
    (
        "reg [3:0] m [0:3];\ninitial $readmemh(\"none.mem\", m);\nassign y = m[a];",
        3,
        "memory file 'none.mem'",
    ),
    (
        "reg [3:0] m [0:3];\ninitial $readmemh(\"short.mem\", m);\nassign y = m[a];",
        3,
        "memory file 'short.mem' has 2 words: expected 4",
    ),
    (
        "reg [3:0] m [0:1];\ninitial $readmemh(\"wide.mem\", m);\nassign y = m[a];",
        3,
        "'1f': expected at most 4 bits",
    ),
    (
        "reg [3:0] m [0:3];\nalways @* m[a] = 1;\nassign y = m[a];",
        3,
        "memory 'm' is written without a clock",
    ),
    ("`include \"x.v\"", 2, "directive '`include' is not read"),
    ("`ifdef A", 2, "'`ifdef' without its '`endif'"),
    ("/* never ends", 2, "a comment without its '*/'"),
    ("assign y = \"a\";", 2, "\"a\": expected a number"),
    ("assign y = ;", 2, "unexpected ';': expected an expression"),
    (
        "genvar i;\nfor (i = 0; i < 2; i = i) assign y = a;",
        3,
        "has a second driver",
    ),
    (
        "integer i;\nreg v;\nalways @* begin v = 0; for (i = 0; 1; i = i + 1) v = 1; end\nassign y = v;",
        4,
        "a loop of more than",
    ),
    ("assign y = §;", 2, "unexpected character '§'"),
];

#[test]
fn unsupported_text_yields_an_error_with_its_line() {
    for (items, line, message) in ITEMS {
        let mut reader = Reader::default();
        reader.add_memory("short.mem", "1 2");
        reader.add_memory("wide.mem", "1 1f");
        let low = "\n\n\n\n\n\n\nmodule low (input wire x, output wire z); assign z = x; endmodule";
        reader.add("low.v", low).unwrap();
        let text = format!(
            "module top (input wire clock, input wire a, output wire y);\n{items}\nendmodule\n"
        );
        let error = match reader.add("top.v", &text) {
            Err(error) => error,
            Ok(()) => reader
                .netlist("top", &[])
                .map(|netlist| netlist.size())
                .expect_err(items),
        };
        assert!(
            error.message.contains(message),
            "{items}\n{error}\nexpected: {message}"
        );
        assert_eq!(error.line, *line, "{items}\n{error}");
        let file = if error.message.contains("has no parameter") {
            "low.v"
        } else {
            "top.v"
        };
        assert_eq!(error.file, file, "{error}");
    }
}

#[test]
fn reader_never_panics_on_truncated_or_mangled_text() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../hw/verilog/kqkr/fpgambit_kqkr.f"
    );
    let text = super::exports::listed(path.as_ref());
    let mut random = super::yosys::Random(11);
    for round in 0..3000 {
        let mut bytes = text.clone().into_bytes();
        let at = random.next() as usize % bytes.len();
        match round % 3 {
            0 => bytes.truncate(at),
            1 => bytes[at] = b"();[]{}:=<>+-*&|^~!?.,#@'\"`$0a_ \n"[random.next() as usize % 33],
            _ => {
                let from = random.next() as usize % bytes.len();
                let part: Vec<u8> = bytes[from..(from + 30).min(text.len())].to_vec();
                bytes.splice(at..at, part);
            }
        }
        let mut reader = Reader::default();
        let Ok(text) = String::from_utf8(bytes) else {
            continue;
        };
        if reader.add("changed.v", &text).is_ok() {
            let _ = reader.netlist("fpgambit_kqkr", &[]);
        }
    }
}
