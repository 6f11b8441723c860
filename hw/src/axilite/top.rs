//! The AXI4-Lite wrapper.

use crate::bits::{Bits, bits};
use crate::bus::BusUnits;
use crate::circuit::{Circuit, hdl_gen};
use crate::pins::Pins;
use crate::posdata::PosdataForm;
use crate::values::axi_response;
use rust_hdl::prelude::*;

/// The units' registers as an AXI4-Lite subordinate. See the [module](super) for how it works.
#[derive(Circuit, Pins, Default)]
pub struct AxiLite {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: in the next cycle no response pending, units idle, interrupts disabled.
    pub reset: Signal<In, Bit>,
    /// A write address is offered.
    pub s_axi_awvalid: Signal<In, Bit>,
    /// The wrapper accepts the address at this edge, together with the word.
    pub s_axi_awready: Signal<Out, Bit>,
    /// Byte address of the register; error response unless it is a multiple of 4.
    pub s_axi_awaddr: Signal<In, Bits<8>>,
    /// A write word is offered.
    pub s_axi_wvalid: Signal<In, Bit>,
    /// The wrapper accepts the word at this edge, together with the address.
    pub s_axi_wready: Signal<Out, Bit>,
    /// The word to write.
    pub s_axi_wdata: Signal<In, Bits<32>>,
    /// Byte strobes; error response unless all four are set.
    pub s_axi_wstrb: Signal<In, Bits<4>>,
    /// A write response is offered; it holds until the master accepts it.
    pub s_axi_bvalid: Signal<Out, Bit>,
    /// The master accepts the write response at this edge.
    pub s_axi_bready: Signal<In, Bit>,
    /// Write response: 0 (OKAY) done; 2 (SLVERR) error, the write had no effect.
    pub s_axi_bresp: Signal<Out, Bits<2>>,
    /// A read address is offered.
    pub s_axi_arvalid: Signal<In, Bit>,
    /// The wrapper accepts the read address at this edge.
    pub s_axi_arready: Signal<Out, Bit>,
    /// Byte address of the register; error response unless it is a multiple of 4.
    pub s_axi_araddr: Signal<In, Bits<8>>,
    /// The word read is offered; it holds until the master accepts it.
    pub s_axi_rvalid: Signal<Out, Bit>,
    /// The master accepts the word read at this edge.
    pub s_axi_rready: Signal<In, Bit>,
    /// The word read.
    pub s_axi_rdata: Signal<Out, Bits<32>>,
    /// Read response: 0 (OKAY) done; 2 (SLVERR) error, the word is meaningless.
    pub s_axi_rresp: Signal<Out, Bits<2>>,
    /// Interrupt request, level-sensitive: high while any bit is set in both STATUS and INTERRUPTS.
    pub irq: Signal<Out, Bit>,

    units: BusUnits,
    written: DFF<Bit>,
    write_failed: DFF<Bit>,
    seen: DFF<Bit>,
    read_failed: DFF<Bit>,
    word: DFF<Bits<32>>,

    writes: Signal<Local, Bit>,
    whole: Signal<Local, Bit>,
    reads: Signal<Local, Bit>,
    aligned: Signal<Local, Bit>,
}

impl Logic for AxiLite {
    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "A write is executed when both address and word are offered and the previous response has left."
        );
        self.writes.next = self.s_axi_awvalid.val()
            & self.s_axi_wvalid.val()
            & !self.written.q.val()
            & !self.units.write_waits.val()
            & !self.reset.val();
        self.whole.next =
            (self.s_axi_awaddr.val().get_bits::<2>(0) == 0) & (self.s_axi_wstrb.val() == 15);
        self.s_axi_awready.next = self.writes.val();
        self.s_axi_wready.next = self.writes.val();
        if self.writes.val() {
            self.written.d.next = true;
            self.write_failed.d.next = self.units.write_fails.val() | !self.whole.val();
        } else if self.s_axi_bready.val() {
            self.written.d.next = false;
        }
        self.s_axi_bvalid.next = self.written.q.val();
        self.s_axi_bresp.next = bits::<2>(axi_response::OKAY);
        if self.write_failed.q.val() {
            self.s_axi_bresp.next = bits::<2>(axi_response::SLVERR);
        }

        self.reads.next = self.s_axi_arvalid.val() & !self.seen.q.val() & !self.reset.val();
        self.aligned.next = self.s_axi_araddr.val().get_bits::<2>(0) == 0;
        self.s_axi_arready.next = self.reads.val();
        if self.reads.val() {
            self.seen.d.next = true;
            self.word.d.next = self.units.read_word.val();
            self.read_failed.d.next = self.units.read_fails.val() | !self.aligned.val();
        } else if self.s_axi_rready.val() {
            self.seen.d.next = false;
        }
        self.s_axi_rvalid.next = self.seen.q.val();
        self.s_axi_rdata.next = self.word.q.val();
        self.s_axi_rresp.next = bits::<2>(axi_response::OKAY);
        if self.read_failed.q.val() {
            self.s_axi_rresp.next = bits::<2>(axi_response::SLVERR);
        }
        if self.reset.val() {
            self.written.d.next = false;
            self.seen.d.next = false;
        }

        self.units.reset.next = self.reset.val();
        self.units.write.next = self.writes.val() & self.whole.val();
        self.units.write_address.next = self.s_axi_awaddr.val().get_bits::<6>(2);
        self.units.write_word.next = self.s_axi_wdata.val();
        self.units.read.next = self.reads.val() & self.aligned.val();
        self.units.read_address.next = self.s_axi_araddr.val().get_bits::<6>(2);
        self.irq.next = self.units.irq.val();
    }
}

impl AxiLite {
    /// Makes the wrapper with the given form of the generator's posdata.
    pub fn with_form(form: PosdataForm) -> Self {
        Self {
            units: BusUnits::with_form(form),
            ..Self::default()
        }
    }
}
