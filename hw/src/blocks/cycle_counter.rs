//! Counts the clocks and steps of a run: a generation or a query.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Counts the clocks and steps of a run, modulo 65,536.
#[derive(Circuit, Default)]
pub struct CycleCounter {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A run starts.
    pub start: Signal<In, Bit>,
    /// A run is in progress.
    pub running: Signal<In, Bit>,
    /// The run takes a step.
    pub step: Signal<In, Bit>,
    /// Clocks of the run.
    pub cycles: Signal<Out, Bits<16>>,
    /// Steps of the run.
    pub steps: Signal<Out, Bits<16>>,

    clocks: DFF<Bits<16>>,
    stepped: DFF<Bits<16>>,
}

impl Logic for CycleCounter {
    #[hdl_gen]
    fn update(&mut self) {
        if self.running.val() {
            self.clocks.d.next = self.clocks.q.val() + 1;
        }
        if self.step.val() {
            self.stepped.d.next = self.stepped.q.val() + 1;
        }
        if self.start.val() {
            self.clocks.d.next = bits::<16>(1);
            self.stepped.d.next = bits::<16>(0);
        }
        self.cycles.next = self.clocks.q.val();
        self.steps.next = self.stepped.q.val();
    }
}
