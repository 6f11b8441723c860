// fpgambit_axistream_properties: the bus protocol of fpgambit_axistream as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit axistream --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_axistream.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_axistream.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_axistream_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and nothing is accepted during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_axistream_properties (
    input wire clock,
    input wire reset,
    input wire s_axis_tvalid,
    input wire [31:0] s_axis_tdata,
    input wire s_axis_tlast,
    input wire [1:0] s_axis_tuser,
    input wire m_axis_tready,
    input wire s_axis_tready,
    input wire m_axis_tvalid,
    input wire [15:0] m_axis_tdata,
    input wire m_axis_tlast,
    input wire [15:0] cycles,
    input wire [15:0] visited
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!m_axis_tvalid);
        if (m_axis_tlast) assert (m_axis_tvalid);
        if (reset) assert (!s_axis_tready);
        if (begun) begin
            if ($past(reset)) assert (!m_axis_tvalid);
            if ($past(m_axis_tvalid && !m_axis_tready && !reset)) begin
                assert (m_axis_tvalid);
                assert ({m_axis_tdata, m_axis_tlast} == $past({m_axis_tdata, m_axis_tlast}));
            end
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_axistream_formal (
    input wire clock,
    input wire reset,
    input wire s_axis_tvalid,
    input wire [31:0] s_axis_tdata,
    input wire s_axis_tlast,
    input wire [1:0] s_axis_tuser,
    input wire m_axis_tready
);
    wire s_axis_tready;
    wire m_axis_tvalid;
    wire [15:0] m_axis_tdata;
    wire m_axis_tlast;
    wire [15:0] cycles;
    wire [15:0] visited;

    fpgambit_axistream dut (
        .clock(clock),
        .reset(reset),
        .s_axis_tvalid(s_axis_tvalid),
        .s_axis_tdata(s_axis_tdata),
        .s_axis_tlast(s_axis_tlast),
        .s_axis_tuser(s_axis_tuser),
        .m_axis_tready(m_axis_tready),
        .s_axis_tready(s_axis_tready),
        .m_axis_tvalid(m_axis_tvalid),
        .m_axis_tdata(m_axis_tdata),
        .m_axis_tlast(m_axis_tlast),
        .cycles(cycles),
        .visited(visited)
    );

    fpgambit_axistream_properties properties (
        .clock(clock),
        .reset(reset),
        .s_axis_tvalid(s_axis_tvalid),
        .s_axis_tdata(s_axis_tdata),
        .s_axis_tlast(s_axis_tlast),
        .s_axis_tuser(s_axis_tuser),
        .m_axis_tready(m_axis_tready),
        .s_axis_tready(s_axis_tready),
        .m_axis_tvalid(m_axis_tvalid),
        .m_axis_tdata(m_axis_tdata),
        .m_axis_tlast(m_axis_tlast),
        .cycles(cycles),
        .visited(visited)
    );
endmodule

`default_nettype wire
`endif
