//! Request arbiter: grants one request at a time.

use crate::bits::Bits;
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Grants a request when the unit is free; of several at once a load comes first, then a push, a pop and a query.
    ///
    /// Combinational.
    #[derive(Default)]
    pub struct RequestArbiter {
        In free: Bit, "No operation is in progress.";
        In load_valid: Bit, "A load is requested.";
        In push_valid: Bit, "A push is requested.";
        In pop_valid: Bit, "A pop is requested.";
        In query_valid: Bit, "A query is requested.";
        In held: Bits<9>, "Number of moves kept.";
        Out load_ready: Bit, "A load would be granted.";
        Out push_ready: Bit, "A push would be granted.";
        Out pop_ready: Bit, "A pop would be granted.";
        Out query_ready: Bit, "A query would be granted.";
        Out load: Bit, "The load is granted.";
        Out push: Bit, "The push is granted.";
        Out pop: Bit, "The pop is granted.";
        Out start: Bit, "The query is granted.";
    }
    locals {
        after_load, after_push, after_pop, poppable: Bit;
    }
}

impl Logic for RequestArbiter {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("A request can be granted if none of higher priority is pending.");
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
