//! Posdata in memory: 32,768 words of 12 bits, for FPGAs with enough block RAM.

use crate::bits::{Bits, bit_cast};
use crate::blocks::{Contents, Rom};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{posdata_address, posdata_word};
use fpgambit_engine::posdata::{Posdata as Table, RayOrder};
use rust_hdl::prelude::*;

/// The table in the default ray order: a word is `{nextpos, nextdir}`, an address `{kind, from, at}`.
pub enum PosdataWords {}

impl Contents for PosdataWords {
    const FILE: &'static str = "posdata.mem";
    const PARAMETER: &'static str = "POSDATA_FILE";
    const ABOUT: &'static str =
        "posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}";
    const WIDTH: usize = 12;
    const LEN: usize = Table::LEN;

    fn words() -> Vec<u32> {
        Table::new(RayOrder::GnuChess)
            .words()
            .map(u32::from)
            .collect()
    }
}

posdata! {
    /// Posdata as a memory of 32,768 words of 12 bits, read from a file.
    ///
    /// The memory works with either ray order, because the walk follows any table.
    #[derive(Default)]
    pub struct PosdataRom {
        pub(super) table: Rom<PosdataWords, 12, 15, 1>,
    }
}

impl Logic for PosdataRom {
    #[hdl_gen]
    fn update(&mut self) {
        self.table.read.next = true;
        self.table.read_address[0].next = (bit_cast::<15, 3>(self.kind.val())
            << posdata_address::KIND)
            | (bit_cast::<15, 6>(self.from.val()) << posdata_address::FROM)
            | bit_cast::<15, 6>(self.at.val());
        self.nextpos.next = self.table.read_word[0]
            .val()
            .get_bits::<6>(posdata_word::NEXTPOS);
        self.nextdir.next = self.table.read_word[0]
            .val()
            .get_bits::<6>(posdata_word::NEXTDIR);
    }
}
