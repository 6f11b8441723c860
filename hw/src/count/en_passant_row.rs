//! Third and fourth stage: en passant captures that expose the king on the rank of the two pawns.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Tests whether an en passant capture exposes the king along the rank that both pawns leave. Latency: two clocks.
    ///
    /// "East" is the capture to the higher file, by the pawn on the lower one.
    #[derive(Default)]
    pub struct EnPassantRow {
        In clock: Clock, "Clock.";
        In file: Bits<8>, "The file of the pawn that can be captured, if there is one.";
        In sliders: Bits<8>, "The other side's rooks and queens on the mover's fifth rank.";
        In king: Bits<8>, "The mover's king on that rank.";
        In empty: Bits<8>, "Empty squares of that rank.";
        Out east_bare: Bit, "The capture to the east exposes the king.";
        Out west_bare: Bit, "The capture to the west exposes the king.";
    }
    registers {
        east_rays, west_rays, held_sliders: Bits<8>;
        east, west: Bit;
    }
    locals {
        east_open, west_open, east_up, east_down, west_up, west_down: Bits<8>;
    }
}

impl Logic for EnPassantRow {
    #[hdl_gen]
    fn update(&mut self) {
        self.east_open.next = self.empty.val() | self.file.val() | (self.file.val() >> 1);
        self.west_open.next = self.empty.val() | self.file.val() | (self.file.val() << 1);
        self.east_up.next = bits::<8>(0);
        self.west_up.next = bits::<8>(0);
        self.east_down.next = bits::<8>(0);
        self.west_down.next = bits::<8>(0);
        for i in 0..7 {
            self.east_up.next = self.east_up.val()
                | (((self.king.val() | (self.east_up.val() & self.east_open.val()))
                    & (bits::<8>(1) << i))
                    << 1);
            self.west_up.next = self.west_up.val()
                | (((self.king.val() | (self.west_up.val() & self.west_open.val()))
                    & (bits::<8>(1) << i))
                    << 1);
            self.east_down.next = self.east_down.val()
                | (((self.king.val() | (self.east_down.val() & self.east_open.val())) >> 1)
                    & (bits::<8>(64) >> i));
            self.west_down.next = self.west_down.val()
                | (((self.king.val() | (self.west_down.val() & self.west_open.val())) >> 1)
                    & (bits::<8>(64) >> i));
        }
        self.east_rays.d.next = self.east_up.val() | self.east_down.val();
        self.west_rays.d.next = self.west_up.val() | self.west_down.val();
        self.held_sliders.d.next = self.sliders.val();
        self.east.d.next = (self.east_rays.q.val() & self.held_sliders.q.val()).any();
        self.west.d.next = (self.west_rays.q.val() & self.held_sliders.q.val()).any();
        self.east_bare.next = self.east.q.val();
        self.west_bare.next = self.west.q.val();
    }
}
