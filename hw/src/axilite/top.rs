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
    /// Synchronous reset: no response pending, units idle, interrupts disabled.
    pub reset: Signal<In, Bit>,
    /// A write address is offered.
    pub s_axi_awvalid: Signal<In, Bit>,
    /// The address is accepted, in the same clock as the word.
    pub s_axi_awready: Signal<Out, Bit>,
    /// Byte address; an error unless it is a multiple of 4.
    pub s_axi_awaddr: Signal<In, Bits<8>>,
    /// A write word is offered.
    pub s_axi_wvalid: Signal<In, Bit>,
    /// The word is accepted, in the same clock as the address.
    pub s_axi_wready: Signal<Out, Bit>,
    /// The word.
    pub s_axi_wdata: Signal<In, Bits<32>>,
    /// Byte strobes; an error unless all four are set.
    pub s_axi_wstrb: Signal<In, Bits<4>>,
    /// The write response is offered; it holds until accepted.
    pub s_axi_bvalid: Signal<Out, Bit>,
    /// Accepted at this edge.
    pub s_axi_bready: Signal<In, Bit>,
    /// 0: done; 2: error, no effect.
    pub s_axi_bresp: Signal<Out, Bits<2>>,
    /// A read address is offered.
    pub s_axi_arvalid: Signal<In, Bit>,
    /// Accepted at this edge.
    pub s_axi_arready: Signal<Out, Bit>,
    /// Byte address.
    pub s_axi_araddr: Signal<In, Bits<8>>,
    /// The word read is offered; it holds until accepted.
    pub s_axi_rvalid: Signal<Out, Bit>,
    /// Accepted at this edge.
    pub s_axi_rready: Signal<In, Bit>,
    /// The word.
    pub s_axi_rdata: Signal<Out, Bits<32>>,
    /// 0: done; 2: error, nothing to read.
    pub s_axi_rresp: Signal<Out, Bits<2>>,
    /// High while an enabled status bit is set.
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
