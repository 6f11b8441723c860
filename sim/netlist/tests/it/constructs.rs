//! Tests each construct of the subset: the reader must agree with Yosys. A reader that mistook the construct would
//! produce another circuit, and the comparison must detect that circuit.

use super::yosys;
use fpgambit_netlist::{Error, Netlist, Reader};

/// A construct: its name, the items of a module, the text that a wrong reader would misread, and what it would read
/// instead.
type Construct = (&'static str, &'static str, &'static str, &'static str);

/// Every module has these ports.
const HEAD: &str = "module top #(parameter P = 3, parameter FILE = \"rom.mem\") (input wire clock, input wire reset, \
    input wire [3:0] a, input wire [3:0] b, input wire c, input wire [15:0] w, output wire [7:0] y);\n";

const CONSTRUCTS: &[Construct] = &[
    (
        "precedence",
        "assign y = a | b & ~a ^ b == a;",
        "a | b & ~a ^ b == a",
        "((a | b) & ~a ^ b) == a",
    ),
    (
        "left to right",
        "assign y = w - a - b;",
        "w - a - b",
        "w - (a - b)",
    ),
    (
        "width of the target",
        "assign y = (a + b) >> 1;",
        "(a + b) >> 1",
        "{a + b} >> 1",
    ),
    (
        "width of a plain number",
        "assign y = (a - 1) >> 1;",
        "(a - 1)",
        "{a - 4'd1}",
    ),
    (
        "width of a comparison",
        "assign y = (a + b) > w[4:0];",
        "(a + b) >",
        "{a + b} >",
    ),
    (
        "self-determined shift",
        "assign y = w << (a + b);",
        "(a + b)",
        "({1'b0, a} + b)",
    ),
    ("long shift", "assign y = w[7:0] >> a;", ">> a", ">> a[2:0]"),
    ("negation", "assign y = ~a;", "~a", "{~a}"),
    ("unary minus", "assign y = -a;", "-a", "~a"),
    ("logical not", "assign y = !a;", "!a", "~a[0]"),
    ("logical and", "assign y = a && b;", "a && b", "a & b"),
    ("logical or", "assign y = a || b;", "a || b", "a | b"),
    (
        "reductions",
        "assign y = {&a, |a, ^a, ~&b, ~|b, ~^b};",
        "^a",
        "|a",
    ),
    ("exclusive nor", "assign y = a ~^ b;", "a ~^ b", "a ^ b"),
    ("joining", "assign y = {a, b};", "{a, b}", "{b, a}"),
    ("repeating", "assign y = {3{a[1:0]}};", "3{", "2{"),
    (
        "choice",
        "assign y = c ? a : b[0] ? b : 4'd9;",
        "c ? a : b[0] ? b : 4'd9",
        "(c ? a : b[0]) ? b : 4'd9",
    ),
    ("not equal", "assign y = a != b;", "!=", "=="),
    ("at least", "assign y = a >= b;", ">=", ">"),
    ("at most", "assign y = a <= b;", "<=", "<"),
    ("product", "assign y = a * b;", "a * b", "{a * b}"),
    ("decimal", "assign y = w ^ 8'd100;", "8'd100", "8'h10"),
    (
        "binary and octal",
        "assign y = w ^ 8'b0110_0101 ^ 8'o17;",
        "8'o17",
        "8'd17",
    ),
    ("slice", "assign y = w[10:6];", "10:6", "9:5"),
    ("part", "assign y = w[P +: 5];", "P +: 5", "P + 1 +: 4"),
    (
        "variable part",
        "assign y = w[a +: 3];",
        "w[a +: 3]",
        "w[{a[3:1], 1'b0} +: 3]",
    ),
    ("variable bit", "assign y = w[a];", "w[a]", "w[15 - a]"),
    (
        "range that begins higher",
        "wire [9:4] v; assign v = w[5:0]; assign y = v[7:5];",
        "v[7:5]",
        "{v[9:8], v[7]}",
    ),
    (
        "target joined",
        "wire [3:0] s; wire t; assign {t, s} = a + b; assign y = {s, t};",
        "{t, s} =",
        "{s, t} =",
    ),
    (
        "target in parts",
        "wire [7:0] v; assign v[3:0] = a; assign v[7:4] = b; assign y = v;",
        "v[3:0] = a; assign v[7:4] = b",
        "v[7:4] = a; assign v[3:0] = b",
    ),
    (
        "generate loop",
        "wire [7:0] v; genvar i; for (i = 1; i < 5; i = i + 1) begin : each assign v[2 * (i - 1) +: 2] = w[3 * i +: 2]; end assign y = v;",
        "w[3 * i +: 2]",
        "w[2 * i +: 2]",
    ),
    (
        "loop in a labelled block",
        "reg [7:0] v; always @* begin : set_v integer n, m; v = w[7:0]; for (n = 0; n < 2; n = n + 1) begin for (m = 0; m < 2; m = m + 1) begin v[4 * n + m] = a[2 * m + n]; end end end assign y = v;",
        "v[4 * n + m]",
        "v[4 * m + n]",
    ),
    (
        "table in a loop",
        "localparam [11:0] T = {4'd9, 4'd6, 4'd3}; wire [2:0] v; genvar i; for (i = 0; i < 3; i = i + 1) begin : each assign v[i] = a == T[4 * i +: 4]; end assign y = v;",
        "T[4 * i +: 4]",
        "T[8 - 4 * i +: 4]",
    ),
    (
        "wire with its driver",
        "wire [3:0] v = a ^ b; assign y = v;",
        "a ^ b",
        "a",
    ),
    (
        "blocking",
        "reg [3:0] v, u; always @* begin v = a; u = v + b; v = u ^ 4'd1; end assign y = {u, v};",
        "u = v + b; v = u ^ 4'd1",
        "u = v + b; v = a ^ 4'd1",
    ),
    (
        "the last assignment",
        "reg [3:0] v; always @* begin v = a; if (c) v = b; end assign y = v;",
        "v = a; if (c) v = b;",
        "if (c) v = b; v = a;",
    ),
    (
        "dangling else",
        "reg [3:0] v; always @(*) begin v = 0; if (c) if (a[0]) v = a; else v = b; end assign y = v;",
        "if (a[0]) v = a; else v = b",
        "begin if (a[0]) v = a; end else v = b",
    ),
    (
        "case",
        "reg [3:0] v; always @* case (a) 4'd1, 4'd2: v = b; 4'd3: v = ~b; default: v = w[3:0]; endcase assign y = v;",
        "4'd1, 4'd2",
        "4'd1",
    ),
    (
        "case, the first that fits",
        "reg [3:0] v; always @* case (a) b: v = 1; {w[3:1], c}: v = 2; default: v = 3; endcase assign y = v;",
        "b: v = 1; {w[3:1], c}: v = 2;",
        "{w[3:1], c}: v = 2; b: v = 1;",
    ),
    (
        "case of all values",
        "reg [3:0] v; always @* case (a[1:0]) 0: v = b; 1: v = w; 2: v = 7; 3: v = ~b; endcase assign y = v;",
        "2: v = 7",
        "2: v = 6",
    ),
    (
        "case by width",
        "reg v; always @* begin v = 0; case (a + b) 5'd16: v = 1; endcase end assign y = v;",
        "(a + b)",
        "({a + b})",
    ),
    (
        "loop",
        "reg [7:0] v; integer i; always @* begin v = 0; for (i = 0; i < 8; i = i + 1) v[i] = w[2 * i] ^ a[i / 2]; end assign y = v;",
        "2 * i",
        "i",
    ),
    (
        "loop downwards",
        "reg [3:0] v; integer i; always @* begin v = 0; for (i = 3; i >= 0; i = i - 1) if (a[i]) v = i; end assign y = v;",
        "i = 3; i >= 0; i = i - 1",
        "i = 0; i < 4; i = i + 1",
    ),
    (
        "variable bit assigned",
        "reg [7:0] v; always @* begin v = w; v[a[2:0]] = c; end assign y = v;",
        "v[a[2:0]] = c",
        "v[b[2:0]] = c",
    ),
    (
        "non-blocking",
        "reg [3:0] u, v; always @(posedge clock) begin u <= v + a; v <= u ^ b; end assign y = {u, v};",
        "v <= u ^ b",
        "v <= (v + a) ^ b",
    ),
    (
        "kept value",
        "reg [3:0] v; always @(posedge clock) if (c) v <= a; assign y = v;",
        "if (c) v <= a",
        "v <= c ? a : 0",
    ),
    (
        "kept bits",
        "reg [7:0] v; always @(posedge clock) begin v[3:0] <= a; if (c) v[6:5] <= b; end assign y = {v[6:5], v[3:0]};",
        "if (c) v[6:5] <= b",
        "v[6:5] <= b",
    ),
    (
        "registered bit by number",
        "reg [7:0] v; always @(posedge clock) begin if (reset) v <= 0; v[a[2:0]] <= c; end assign y = v;",
        "v[a[2:0]] <= c",
        "if (!reset) v[a[2:0]] <= c",
    ),
    (
        "registers joined",
        "reg [3:0] u, v; always @(posedge clock) {u, v} <= c ? {v, u} : w; assign y = {u, v};",
        "{u, v} <=",
        "{v, u} <=",
    ),
    (
        "power-up",
        "reg [3:0] v; initial v = 4'd11; always @(posedge clock) if (reset) v <= v + 1; assign y = v;",
        "4'd11",
        "4'd10",
    ),
    (
        "power-up, declared",
        "reg [3:0] v = 5; always @(posedge clock) if (reset) v <= v + a; assign y = v;",
        "= 5",
        "= 4",
    ),
    (
        "power-up 0",
        "reg [3:0] v; always @(posedge clock) if (reset) v <= v + a; assign y = v;",
        "reg [3:0] v;",
        "reg [3:0] v = 1;",
    ),
    (
        "small memory",
        "reg [7:0] m [0:15]; reg [7:0] r; always @(posedge clock) begin if (c) m[a] <= w; r <= m[b]; end assign y = r;",
        "r <= m[b]",
        "r <= (c & a == b) ? w : m[b]",
    ),
    (
        "small memory, read at once",
        "reg [3:0] m [0:7]; always @(posedge clock) if (c) m[a[2:0]] <= b; assign y = m[w[2:0]];",
        "m[w[2:0]]",
        "m[w[3:1]]",
    ),
    (
        "small memory, initial",
        "reg [3:0] m [0:7]; integer i; initial for (i = 0; i <= 7; i = i + 1) m[i] = 3 * i; always @(posedge clock) if (c) m[a[2:0]] <= b; assign y = m[w[2:0]];",
        "3 * i",
        "i",
    ),
    (
        "large memory",
        "reg [7:0] m [0:255]; reg [7:0] r; always @(posedge clock) begin if (c) m[{2'd0, a, 2'd0}] <= w; r <= m[{2'd0, b, 2'd0}]; end assign y = r;",
        "r <= m[{2'd0, b, 2'd0}]",
        "r <= (c & a == b) ? w : m[{2'd0, b, 2'd0}]",
    ),
    (
        "two writes at one edge",
        "reg [7:0] m [0:255]; reg [7:0] r; always @(posedge clock) begin if (c) m[{6'd0, a[1:0]}] <= w; if (a[3]) m[{6'd0, b[1:0]}] <= ~w; r <= m[{6'd0, a[3:2]}]; end assign y = r;",
        "if (c) m[{6'd0, a[1:0]}] <= w; if (a[3]) m[{6'd0, b[1:0]}] <= ~w;",
        "if (a[3]) m[{6'd0, b[1:0]}] <= ~w; if (c) m[{6'd0, a[1:0]}] <= w;",
    ),
    (
        "memory from a file",
        "reg [7:0] m [0:63]; generate if (FILE != \"\") begin : g initial $readmemh(FILE, m); end endgenerate assign y = m[w[5:0]];",
        "w[5:0]",
        "{w[5:1], 1'b0}",
    ),
    (
        "small table from a file",
        "reg [7:0] m [0:15]; initial $readmemh(\"low.mem\", m); assign y = m[a];",
        "m[a]",
        "m[a ^ 1]",
    ),
    (
        "generate for",
        "wire [8:0] v; genvar i; assign v[0] = c; generate for (i = 0; i < 8; i = i + 1) begin : g assign v[i + 1] = v[i] ^ w[i]; end endgenerate assign y = v[8:1];",
        "v[i] ^ w[i]",
        "c ^ w[i]",
    ),
    (
        "generated block's own names",
        "genvar i; generate for (i = 0; i < 2; i = i + 1) begin : g localparam [3:0] K = 5 * i + 1; wire [3:0] v; assign v = a ^ K; assign y[4 * i +: 4] = v; end endgenerate",
        "5 * i",
        "0 * i",
    ),
    (
        "generate if",
        "generate if (P > 2) begin : g assign y = a; end else begin : h assign y = b; end endgenerate",
        "P > 2",
        "P < 2",
    ),
    (
        "registers in a generated block",
        "reg [7:0] v; genvar i; generate for (i = 0; i < 4; i = i + 1) begin : g always @(posedge clock) if (a[i]) v[2 * i +: 2] <= b[i] ? w[2 * i +: 2] : 0; end endgenerate assign y = v;",
        "a[i]",
        "a[3 - i]",
    ),
    (
        "parameters of an instance",
        "inner #(.W(6), .K(P)) i (.x(w[5:0]), .z(y[5:0])); assign y[7:6] = 0;",
        ".K(P)",
        ".K(2)",
    ),
    (
        "default of a parameter",
        "inner i (.x(a), .z(y[3:0])); assign y[7:4] = 0;",
        "inner i",
        "inner #(.K(2)) i",
    ),
    (
        "port that is wider",
        "inner #(.W(6)) i (.x(a), .z(y[5:0])); assign y[7:6] = 3;",
        ".x(a)",
        ".x({{2{a[3]}}, a})",
    ),
    (
        "port left open",
        "inner #(.W(4)) i (.x(a), .z(y[3:0]), .n()); assign y[7:4] = 0;",
        ".x(a)",
        ".x(b)",
    ),
    (
        "$clog2",
        "assign y = $clog2(P * 3) + $clog2(16) + $clog2(1) + a;",
        "$clog2(16)",
        "5",
    ),
    (
        "constant of some bits",
        "localparam [2:0] K = 13; assign y = a ^ K;",
        "localparam [2:0] K",
        "localparam K",
    ),
    (
        "bit of a constant",
        "localparam [15:0] K = 16'h5b27; assign y = {K[a], K[P +: 3]};",
        "K[a]",
        "K[b]",
    ),
    (
        "signed constants",
        "localparam integer K = 2 - 5; assign y = a + ((K < 0) ? 3 : 1);",
        "K < 0",
        "K > 0",
    ),
    (
        "division of constants",
        "localparam K = 29 % 8; assign y = a + K + 29 / 8;",
        "29 / 8",
        "4",
    ),
    (
        "text for simulators",
        "`ifndef SYNTHESIS assign y = b;\n`else\nassign y = a;\n`endif\n",
        "`ifndef SYNTHESIS assign y = b;\n`else",
        "`ifdef SYNTHESIS\nassign y = b;\n`else",
    ),
    (
        "comments and attributes",
        "/* assign y = b; */ (* keep = \"1\" *) wire [3:0] v; // no\n assign v = a; assign y = v;",
        "assign v = a",
        "assign v = b",
    ),
];

const INNER: &str = "module inner #(parameter W = 4, parameter K = 1) (input wire [W-1:0] x, output wire [W-1:0] z, output wire n);
  assign z = (x + K) ^ (x >> K);
  assign n = ^x;
endmodule
";

/// The memory files: 64 words, and 16 with a comment.
fn memories() -> [(String, String); 2] {
    let word = |number: u64| format!("{:02x}\n", number.wrapping_mul(0x9e37) >> 4 & 0xff);
    let low = format!("// sixteen\n{}", (0..16).map(word).collect::<String>());
    [
        ("rom.mem".to_owned(), (0..64).map(word).collect()),
        ("low.mem".to_owned(), low),
    ]
}

fn module(items: &str) -> String {
    // A directive ends at the end of its line.
    let items = items.replace("`ifndef SYNTHESIS assign", "`ifndef SYNTHESIS\nassign");
    format!("{HEAD}{items}\nendmodule\n")
}

/// The netlist of a module that instantiates another from a second file.
fn netlist(items: &str) -> Result<Netlist, Error> {
    let mut reader = Reader::default();
    for (name, text) in memories() {
        reader.add_memory(&name, &text);
    }
    reader.add("inner.v", INNER)?;
    reader.add("top.v", &module(items))?;
    reader.netlist("top", &[])
}

#[test]
fn constructs_match_yosys_and_misreadings_are_detected() {
    let Some(yosys) = yosys::find() else { return };
    let mut files = memories().to_vec();
    files.push(("inner.v".to_owned(), INNER.to_owned()));
    let names: Vec<String> = (0..CONSTRUCTS.len())
        .map(|number| format!("top{number}.v"))
        .collect();
    let mut designs = Vec::new();
    for (name, (_, items, ..)) in names.iter().zip(CONSTRUCTS) {
        files.push((name.clone(), module(items)));
        designs.push(yosys::Design {
            files: vec!["inner.v", name],
            top: "top",
            parameters: &[],
        });
    }
    let aigers = yosys::read(&yosys, &files, &designs);
    let mut wrong = Vec::new();
    for ((seed, aiger), (name, items, read, mistaken)) in (1..).zip(aigers).zip(CONSTRUCTS) {
        let difference =
            |netlist: &Netlist| yosys::difference(netlist, &mut aiger.clone(), 400, seed);
        match netlist(items) {
            Err(error) => wrong.push(format!("{name}: {error}")),
            Ok(netlist) => {
                wrong.extend(difference(&netlist).map(|difference| format!("{name}: {difference}")))
            }
        }
        assert!(items.contains(read), "{name}");
        match netlist(&items.replacen(read, mistaken, 1)) {
            Err(error) => wrong.push(format!("{name}: '{mistaken}' for '{read}': {error}")),
            Ok(broken) if difference(&broken).is_none() => {
                wrong.push(format!("{name}: '{mistaken}' for '{read}' is not detected"));
            }
            Ok(_) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
