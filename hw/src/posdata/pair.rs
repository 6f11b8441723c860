//! Posdata for two walks at once: each pair of the fast generator's lanes shares one.

use super::{PosdataForm, PosdataWords, Stepper};
use crate::bits::{Bits, bit_cast};
use crate::blocks::Rom;
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{posdata_address, posdata_word};
use rust_hdl::prelude::*;

/// Declares a circuit with the ports of posdata for two walks and its own fields.
macro_rules! posdata_pair {
    ($(#[$attribute:meta])* pub struct $name:ident { $($own:tt)* }) => {
        #[derive(Circuit)]
        $(#[$attribute])*
        pub struct $name {
            /// Clock.
            pub clock: Signal<In, Clock>,
            /// The rays of a new piece.
            pub begin_rays: Signal<In, Bits<8>>,
            /// Piece type of each walk.
            pub kind: [Signal<In, Bits<3>>; 2],
            /// Square that each walk's piece moves from.
            pub from: [Signal<In, Bits<6>>; 2],
            /// Next square of each walk.
            pub at: [Signal<In, Bits<6>>; 2],
            /// A walk begins on that square.
            pub begins: [Signal<In, Bit>; 2],
            /// The walk moves to that square along the chain.
            pub goes: [Signal<In, Bit>; 2],
            /// The walk follows nextdir.
            pub turns: [Signal<In, Bit>; 2],
            /// Next square if that one is empty.
            pub nextpos: [Signal<Out, Bits<6>>; 2],
            /// Next square if that one is occupied.
            pub nextdir: [Signal<Out, Bits<6>>; 2],
            /// The next square is the piece's own, whether this one is empty or not. Only the logic outputs this; the
            /// table knows it too late.
            pub last: [Signal<Out, Bit>; 2],
            /// The walk is back on the piece's own square.
            pub home: [Signal<Out, Bit>; 2],

            $($own)*
        }
    };
}

posdata_pair! {
    /// Posdata for two walks: in memory or as logic.
    #[derive(Default)]
    #[circuit(choice = "POSDATA_ROM")]
    pub struct PosdataPair {
        rom: PosdataPairRom,
        steps: PosdataPairSteps,
        _first: bool,
    }
}

impl PosdataPair {
    /// Selects one of the two forms; a new circuit has logic.
    pub fn choose(&mut self, form: PosdataForm) {
        self._first = form == PosdataForm::Rom;
    }
}

posdata_pair! {
    /// Posdata as a memory with one port for each of two walks.
    #[derive(Default)]
    pub struct PosdataPairRom {
        table: Rom<PosdataWords, 12, 15, 2>,
        returned: [DFF<Bit>; 2],
    }
}

posdata_pair! {
    /// Posdata as logic that follows each of two walks step by step.
    #[derive(Default)]
    pub struct PosdataPairSteps {
        steppers: [Stepper; 2],
    }
}

impl Logic for PosdataPairRom {
    #[hdl_gen]
    fn update(&mut self) {
        self.table.read.next = true;
        self.table.read_address[0].next = (bit_cast::<15, 3>(self.kind[0].val())
            << posdata_address::KIND)
            | (bit_cast::<15, 6>(self.from[0].val()) << posdata_address::FROM)
            | bit_cast::<15, 6>(self.at[0].val());
        self.table.read_address[1].next = (bit_cast::<15, 3>(self.kind[1].val())
            << posdata_address::KIND)
            | (bit_cast::<15, 6>(self.from[1].val()) << posdata_address::FROM)
            | bit_cast::<15, 6>(self.at[1].val());
        for i in 0..2 {
            self.nextpos[i].next = self.table.read_word[i]
                .val()
                .get_bits::<6>(posdata_word::NEXTPOS);
            self.nextdir[i].next = self.table.read_word[i]
                .val()
                .get_bits::<6>(posdata_word::NEXTDIR);
            self.returned[i].d.next = self.at[i].val() == self.from[i].val();
            self.home[i].next = self.returned[i].q.val();
            self.last[i].next = false;
        }
    }
}

impl Logic for PosdataPairSteps {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..2 {
            self.steppers[i].begin_rays.next = self.begin_rays.val();
            self.steppers[i].kind.next = self.kind[i].val();
            self.steppers[i].from.next = self.from[i].val();
            self.steppers[i].at.next = self.at[i].val();
            self.steppers[i].begins.next = self.begins[i].val();
            self.steppers[i].goes.next = self.goes[i].val();
            self.steppers[i].turns.next = self.turns[i].val();
            self.nextpos[i].next = self.steppers[i].nextpos.val();
            self.nextdir[i].next = self.steppers[i].nextdir.val();
            self.last[i].next = self.steppers[i].last.val();
            self.home[i].next = self.steppers[i].home.val();
        }
    }
}
