// fpgambit_wishbone_properties: the bus protocol of fpgambit_wishbone as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit wishbone --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_wishbone.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_wishbone.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_wishbone_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, each access gets one response, ack or err, no earlier than the clock after the request;
// there is no response after power-up or a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_wishbone_properties (
    input wire clock,
    input wire reset,
    input wire wb_cyc,
    input wire wb_stb,
    input wire wb_we,
    input wire [5:0] wb_adr,
    input wire [3:0] wb_sel,
    input wire [31:0] wb_dat_w,
    input wire [31:0] wb_dat_r,
    input wire wb_ack,
    input wire wb_err,
    input wire wb_stall,
    input wire irq
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!wb_ack && !wb_err);
        assert (!wb_ack || !wb_err);
        if (begun) begin
            if ($past(reset || !wb_cyc || !wb_stb || wb_ack || wb_err)) assert (!wb_ack && !wb_err);
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_wishbone_formal (
    input wire clock,
    input wire reset,
    input wire wb_cyc,
    input wire wb_stb,
    input wire wb_we,
    input wire [5:0] wb_adr,
    input wire [3:0] wb_sel,
    input wire [31:0] wb_dat_w
);
    wire [31:0] wb_dat_r;
    wire wb_ack;
    wire wb_err;
    wire wb_stall;
    wire irq;

    fpgambit_wishbone dut (
        .clock(clock),
        .reset(reset),
        .wb_cyc(wb_cyc),
        .wb_stb(wb_stb),
        .wb_we(wb_we),
        .wb_adr(wb_adr),
        .wb_sel(wb_sel),
        .wb_dat_w(wb_dat_w),
        .wb_dat_r(wb_dat_r),
        .wb_ack(wb_ack),
        .wb_err(wb_err),
        .wb_stall(wb_stall),
        .irq(irq)
    );

    fpgambit_wishbone_properties properties (
        .clock(clock),
        .reset(reset),
        .wb_cyc(wb_cyc),
        .wb_stb(wb_stb),
        .wb_we(wb_we),
        .wb_adr(wb_adr),
        .wb_sel(wb_sel),
        .wb_dat_w(wb_dat_w),
        .wb_dat_r(wb_dat_r),
        .wb_ack(wb_ack),
        .wb_err(wb_err),
        .wb_stall(wb_stall),
        .irq(irq)
    );
endmodule

`default_nettype wire
`endif
