//! Request arbiter: lets one request in at a time.

use crate::bits::Bits;
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Lets a request in when nothing is under way; of several at once a load, then a push, then a pop, then a query.
    ///
    /// Latency: none; all of it is combinational.
    #[derive(Default)]
    pub struct RequestArbiter {
        In free: Bit, "Nothing is under way.";
        In load_valid: Bit, "A load waits.";
        In push_valid: Bit, "A push waits.";
        In pop_valid: Bit, "A pop waits.";
        In query_valid: Bit, "A query waits.";
        In held: Bits<9>, "Moves kept.";
        Out load_ready: Bit, "A load would be let in.";
        Out push_ready: Bit, "A push would.";
        Out pop_ready: Bit, "A pop would.";
        Out query_ready: Bit, "A query would.";
        Out load: Bit, "A load is let in.";
        Out push: Bit, "A push is.";
        Out pop: Bit, "A pop is.";
        Out start: Bit, "A query is.";
    }
    locals {
        after_load, after_push, after_pop, poppable: Bit;
    }
}

impl Logic for RequestArbiter {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Whose turn it may be when those before have nothing to ask.");
        self.after_load.next = self.free.val() & !self.load_valid.val();
        self.after_push.next = self.after_load.val() & !self.push_valid.val();
        self.after_pop.next = self.after_push.val() & !self.pop_valid.val();
        self.poppable.next = self.after_push.val() & (self.held.val() != 0);

        self.load_ready.next = self.free.val();
        self.push_ready.next = self.after_load.val();
        self.pop_ready.next = self.poppable.val();
        self.query_ready.next = self.after_pop.val();

        self.load.next = self.load_valid.val() & self.free.val();
        self.push.next = self.push_valid.val() & self.after_load.val();
        self.pop.next = self.pop_valid.val() & self.poppable.val();
        self.start.next = self.query_valid.val() & self.after_pop.val();
    }
}
