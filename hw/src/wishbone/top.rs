//! The Wishbone wrapper.

use crate::bits::Bits;
use crate::bus::BusUnits;
use crate::circuit::{Circuit, hdl_gen};
use crate::pins::Pins;
use crate::posdata::PosdataForm;
use rust_hdl::prelude::*;

/// The units' registers as a Wishbone B4 subordinate. See the [module](super) for how it works.
#[derive(Circuit, Pins, Default)]
pub struct Wishbone {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: in the next cycle no response pending, units idle, interrupts disabled.
    pub reset: Signal<In, Bit>,
    /// A bus cycle is in progress.
    pub wb_cyc: Signal<In, Bit>,
    /// An access is requested.
    pub wb_stb: Signal<In, Bit>,
    /// 1: the access is a write; 0: a read.
    pub wb_we: Signal<In, Bit>,
    /// Word address: the register's byte address divided by 4.
    pub wb_adr: Signal<In, Bits<6>>,
    /// Byte selects; the response is an error unless all four are set.
    pub wb_sel: Signal<In, Bits<4>>,
    /// The word to write.
    pub wb_dat_w: Signal<In, Bits<32>>,
    /// The word read; valid with wb_ack.
    pub wb_dat_r: Signal<Out, Bits<32>>,
    /// The response: the wrapper has executed the access.
    pub wb_ack: Signal<Out, Bit>,
    /// The response instead of wb_ack: an error, the access had no effect and returns no word.
    pub wb_err: Signal<Out, Bit>,
    /// For pipelined masters: the wrapper has not yet accepted the access. Classic masters ignore this output.
    pub wb_stall: Signal<Out, Bit>,
    /// Interrupt request, level-sensitive: high while any bit is set in both STATUS and INTERRUPTS.
    pub irq: Signal<Out, Bit>,

    units: BusUnits,
    done: DFF<Bit>,
    failed: DFF<Bit>,
    word: DFF<Bits<32>>,

    answered: Signal<Local, Bit>,
    access: Signal<Local, Bit>,
    whole: Signal<Local, Bit>,
    fails: Signal<Local, Bit>,
}

impl Logic for Wishbone {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("An access is acknowledged in the clock after it was executed.");
        self.answered.next = self.done.q.val() | self.failed.q.val();
        self.access.next = self.wb_cyc.val()
            & self.wb_stb.val()
            & !self.answered.val()
            & !(self.wb_we.val() & self.units.write_waits.val())
            & !self.reset.val();
        self.whole.next = self.wb_sel.val() == 15;
        self.fails.next = self.units.read_fails.val() | !self.whole.val();
        if self.wb_we.val() {
            self.fails.next = self.units.write_fails.val() | !self.whole.val();
        }
        self.done.d.next = self.access.val() & !self.fails.val();
        self.failed.d.next = self.access.val() & self.fails.val();
        if self.access.val() {
            self.word.d.next = self.units.read_word.val();
        }
        self.wb_ack.next = self.done.q.val();
        self.wb_err.next = self.failed.q.val();
        self.wb_stall.next = self.wb_cyc.val() & !self.answered.val();
        self.wb_dat_r.next = self.word.q.val();

        self.units.reset.next = self.reset.val();
        self.units.write.next = self.access.val() & self.wb_we.val() & self.whole.val();
        self.units.write_address.next = self.wb_adr.val();
        self.units.write_word.next = self.wb_dat_w.val();
        self.units.read.next = self.access.val() & !self.wb_we.val() & self.whole.val();
        self.units.read_address.next = self.wb_adr.val();
        self.irq.next = self.units.irq.val();
    }
}

impl Wishbone {
    /// Makes the wrapper with the given form of the generator's posdata.
    pub fn with_form(form: PosdataForm) -> Self {
        Self {
            units: BusUnits::with_form(form),
            ..Self::default()
        }
    }
}
