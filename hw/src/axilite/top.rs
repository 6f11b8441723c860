//! The AXI4-Lite front.

use crate::bits::{Bits, bits};
use crate::bus::BusUnits;
use crate::circuit::{Circuit, hdl_gen};
use crate::pins::Pins;
use crate::posdata::PosdataForm;
use crate::values::axi_response;
use rust_hdl::prelude::*;

/// The units' registers as an AXI4-Lite subordinate. See the [module](super) for its ports.
#[derive(Circuit, Pins, Default)]
pub struct AxiLite {
    /// Everything happens at its rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous: no answer waits, the units idle, no interrupt enabled.
    pub reset: Signal<In, Bit>,
    /// An address to write to is there.
    pub s_axi_awvalid: Signal<In, Bit>,
    /// It is taken, in the clock in which the word is.
    pub s_axi_awready: Signal<Out, Bit>,
    /// The address in bytes; no multiple of 4 is an error.
    pub s_axi_awaddr: Signal<In, Bits<8>>,
    /// A word to write is there.
    pub s_axi_wvalid: Signal<In, Bit>,
    /// It is taken, in the clock in which the address is.
    pub s_axi_wready: Signal<Out, Bit>,
    /// The word.
    pub s_axi_wdata: Signal<In, Bits<32>>,
    /// Which of its bytes; other than all four are an error.
    pub s_axi_wstrb: Signal<In, Bits<4>>,
    /// The answer to a write is there; it holds until taken.
    pub s_axi_bvalid: Signal<Out, Bit>,
    /// It is taken.
    pub s_axi_bready: Signal<In, Bit>,
    /// 0: done; 2: nothing was done.
    pub s_axi_bresp: Signal<Out, Bits<2>>,
    /// An address to read from is there.
    pub s_axi_arvalid: Signal<In, Bit>,
    /// It is taken.
    pub s_axi_arready: Signal<Out, Bit>,
    /// The address in bytes.
    pub s_axi_araddr: Signal<In, Bits<8>>,
    /// The word read is there; it holds until taken.
    pub s_axi_rvalid: Signal<Out, Bit>,
    /// It is taken.
    pub s_axi_rready: Signal<In, Bit>,
    /// The word.
    pub s_axi_rdata: Signal<Out, Bits<32>>,
    /// 0: done; 2: there is nothing to read.
    pub s_axi_rresp: Signal<Out, Bits<2>>,
    /// High as long as a bit of the status is set that is enabled.
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
        comment!("A write is done when address and word are there and the answer before has gone.");
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
    /// With the generator's posdata in one of its forms.
    pub fn with_form(form: PosdataForm) -> Self {
        Self {
            units: BusUnits::with_form(form),
            ..Self::default()
        }
    }
}
