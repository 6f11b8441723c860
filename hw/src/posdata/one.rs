//! Posdata for one walk, in either form.

use super::{PosdataForm, PosdataLogic, PosdataRom};
use crate::bits::Bits;
use crate::blocks::Rom;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

posdata! {
    /// Posdata for one walk: in memory or as logic.
    #[derive(Default)]
    #[circuit(choice = "POSDATA_ROM")]
    pub struct Posdata {
        rom: PosdataRom,
        computed: PosdataLogic,
        _first: bool,
    }
}

impl Posdata {
    /// Selects one of the two forms; a new circuit has logic.
    pub fn choose(&mut self, form: PosdataForm) {
        self._first = form == PosdataForm::Rom;
    }

    /// Makes a memory of arbitrary words `{nextpos, nextdir}`, such as the table of another ray order; missing words
    /// are 0.
    ///
    /// A walk ends only if its words lead back: with a wrong table it may never end.
    pub fn from_words(words: impl IntoIterator<Item = u16>) -> Self {
        Self {
            rom: PosdataRom {
                table: Rom::of(words.into_iter().map(u32::from)),
                ..PosdataRom::default()
            },
            _first: true,
            ..Self::default()
        }
    }
}
