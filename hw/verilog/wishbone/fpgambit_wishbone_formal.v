// fpgambit_wishbone_properties: the bus protocol of fpgambit_wishbone, as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit wishbone --build compact --out DIR
//
// For SymbiYosys, with the solver z3, in this folder:
//
//   $ sby -f fpgambit_wishbone.sby prove   without a bound, by induction from any state; UNKNOWN if one out of reach is in the way
//   $ sby -f fpgambit_wishbone.sby bmc     twelve clocks from power-up
//
// In another design, put a fpgambit_wishbone_properties beside the unit, on the same wires. Nothing is assumed of what goes in: with any
// inputs, resets included, an access is answered once, by one of the two answers, and not before the clock after the one
// in which it is asked for; nothing is answered after power-up and after a reset.

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

// The unit with its properties, nothing said of its inputs.
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
