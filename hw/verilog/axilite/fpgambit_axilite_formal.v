// fpgambit_axilite_properties: the bus protocol of fpgambit_axilite as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit axilite --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_axilite.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_axilite.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_axilite_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and nothing is accepted during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_axilite_properties (
    input wire clock,
    input wire reset,
    input wire s_axi_awvalid,
    input wire [7:0] s_axi_awaddr,
    input wire s_axi_wvalid,
    input wire [31:0] s_axi_wdata,
    input wire [3:0] s_axi_wstrb,
    input wire s_axi_bready,
    input wire s_axi_arvalid,
    input wire [7:0] s_axi_araddr,
    input wire s_axi_rready,
    input wire s_axi_awready,
    input wire s_axi_wready,
    input wire s_axi_bvalid,
    input wire [1:0] s_axi_bresp,
    input wire s_axi_arready,
    input wire s_axi_rvalid,
    input wire [31:0] s_axi_rdata,
    input wire [1:0] s_axi_rresp,
    input wire irq
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!s_axi_bvalid);
        if (!begun) assert (!s_axi_rvalid);
        if (reset) assert (!s_axi_awready);
        if (reset) assert (!s_axi_wready);
        if (reset) assert (!s_axi_arready);
        if (begun) begin
            if ($past(reset)) assert (!s_axi_bvalid);
            if ($past(s_axi_bvalid && !s_axi_bready && !reset)) begin
                assert (s_axi_bvalid);
                assert ({s_axi_bresp} == $past({s_axi_bresp}));
            end
            if ($past(reset)) assert (!s_axi_rvalid);
            if ($past(s_axi_rvalid && !s_axi_rready && !reset)) begin
                assert (s_axi_rvalid);
                assert ({s_axi_rdata, s_axi_rresp} == $past({s_axi_rdata, s_axi_rresp}));
            end
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_axilite_formal (
    input wire clock,
    input wire reset,
    input wire s_axi_awvalid,
    input wire [7:0] s_axi_awaddr,
    input wire s_axi_wvalid,
    input wire [31:0] s_axi_wdata,
    input wire [3:0] s_axi_wstrb,
    input wire s_axi_bready,
    input wire s_axi_arvalid,
    input wire [7:0] s_axi_araddr,
    input wire s_axi_rready
);
    wire s_axi_awready;
    wire s_axi_wready;
    wire s_axi_bvalid;
    wire [1:0] s_axi_bresp;
    wire s_axi_arready;
    wire s_axi_rvalid;
    wire [31:0] s_axi_rdata;
    wire [1:0] s_axi_rresp;
    wire irq;

    fpgambit_axilite dut (
        .clock(clock),
        .reset(reset),
        .s_axi_awvalid(s_axi_awvalid),
        .s_axi_awaddr(s_axi_awaddr),
        .s_axi_wvalid(s_axi_wvalid),
        .s_axi_wdata(s_axi_wdata),
        .s_axi_wstrb(s_axi_wstrb),
        .s_axi_bready(s_axi_bready),
        .s_axi_arvalid(s_axi_arvalid),
        .s_axi_araddr(s_axi_araddr),
        .s_axi_rready(s_axi_rready),
        .s_axi_awready(s_axi_awready),
        .s_axi_wready(s_axi_wready),
        .s_axi_bvalid(s_axi_bvalid),
        .s_axi_bresp(s_axi_bresp),
        .s_axi_arready(s_axi_arready),
        .s_axi_rvalid(s_axi_rvalid),
        .s_axi_rdata(s_axi_rdata),
        .s_axi_rresp(s_axi_rresp),
        .irq(irq)
    );

    fpgambit_axilite_properties properties (
        .clock(clock),
        .reset(reset),
        .s_axi_awvalid(s_axi_awvalid),
        .s_axi_awaddr(s_axi_awaddr),
        .s_axi_wvalid(s_axi_wvalid),
        .s_axi_wdata(s_axi_wdata),
        .s_axi_wstrb(s_axi_wstrb),
        .s_axi_bready(s_axi_bready),
        .s_axi_arvalid(s_axi_arvalid),
        .s_axi_araddr(s_axi_araddr),
        .s_axi_rready(s_axi_rready),
        .s_axi_awready(s_axi_awready),
        .s_axi_wready(s_axi_wready),
        .s_axi_bvalid(s_axi_bvalid),
        .s_axi_bresp(s_axi_bresp),
        .s_axi_arready(s_axi_arready),
        .s_axi_rvalid(s_axi_rvalid),
        .s_axi_rdata(s_axi_rdata),
        .s_axi_rresp(s_axi_rresp),
        .irq(irq)
    );
endmodule

`default_nettype wire
`endif
