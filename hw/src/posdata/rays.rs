//! Which rays a piece has from its square.

use crate::bits::{Bits, bits};
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// The rays of a piece, but those that leave the board at once; numbered as in [`Stepper`](super::Stepper).
///
/// | port | width | |
/// |---|---|---|
/// | `piece`, `black` | 3, 1 | its type as on the board (1 to 6: pawn, knight, bishop, rook, queen, king), its colour |
/// | `from` | 6 | its square |
/// | `rays` | 8 | a bit for each ray that has a square, a pawn's are its captures; combinational |
#[derive(Circuit, Default)]
pub struct Rays {
    /// Piece type.
    pub piece: Signal<In, Bits<3>>,
    /// Its colour.
    pub black: Signal<In, Bit>,
    /// Where it stands.
    pub from: Signal<In, Bits<6>>,
    /// Its rays.
    pub rays: Signal<Out, Bits<8>>,

    file: Signal<Local, Bits<3>>,
    rank: Signal<Local, Bits<3>>,
    jumps: Signal<Local, Bits<8>>,
    open: Signal<Local, Bits<8>>,
}

impl Logic for Rays {
    #[hdl_gen]
    fn update(&mut self) {
        self.file.next = self.from.val().get_bits::<3>(0);
        self.rank.next = self.from.val().get_bits::<3>(3);
        self.jumps.next = bits::<8>(0xff);
        self.open.next = bits::<8>(0xff);
        if self.file.val() == 7 {
            self.jumps.next = self.jumps.val() & 0x99;
            self.open.next = self.open.val() & 0x9e;
        }
        if self.file.val() >= 6 {
            self.jumps.next = self.jumps.val() & 0xf9;
        }
        if self.file.val() == 0 {
            self.jumps.next = self.jumps.val() & 0x66;
            self.open.next = self.open.val() & 0x6b;
        }
        if self.file.val() <= 1 {
            self.jumps.next = self.jumps.val() & 0xf6;
        }
        if self.rank.val() == 7 {
            self.jumps.next = self.jumps.val() & 0xaa;
            self.open.next = self.open.val() & 0xcd;
        }
        if self.rank.val() >= 6 {
            self.jumps.next = self.jumps.val() & 0xaf;
        }
        if self.rank.val() == 0 {
            self.jumps.next = self.jumps.val() & 0x55;
            self.open.next = self.open.val() & 0x37;
        }
        if self.rank.val() <= 1 {
            self.jumps.next = self.jumps.val() & 0x5f;
        }

        self.rays.next = bits::<8>(0);
        if self.piece.val() == 1 {
            self.rays.next = self.open.val() & 0x30;
            if self.black.val() {
                self.rays.next = self.open.val() & 0xc0;
            }
        }
        if self.piece.val() == 2 {
            self.rays.next = self.jumps.val();
        }
        if self.piece.val() == 3 {
            self.rays.next = self.open.val() & 0xf0;
        }
        if self.piece.val() == 4 {
            self.rays.next = self.open.val() & 0x0f;
        }
        if (self.piece.val() == 5) | (self.piece.val() == 6) {
            self.rays.next = self.open.val();
        }
    }
}
