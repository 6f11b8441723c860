//! Request arbiter: lets one request in at a time.

use crate::bits::Bits;
use crate::circuit::circuit;
use rust_hdl::prelude::*;

circuit! {
    /// Lets a request in when nothing is under way; of several at once a load, then a push, then a pop, then a query.
    ///
    /// | port | width | |
    /// |---|---|---|
    /// | `free` | 1 | nothing is under way, and no reset |
    /// | `load_valid`, `push_valid`, `pop_valid`, `query_valid` | 1 each | a request waits |
    /// | `held` | 9 | moves kept: with none there is nothing to pop |
    /// | `load_ready`, `push_ready`, `pop_ready`, `query_ready` | 1 each | such a request would be let in now; waits for no `valid` of its own |
    /// | `load`, `push`, `pop`, `start` | 1 each | it is |
    ///
    /// Latency: none; all of it is combinational.
    #[derive(Default)]
    pub struct RequestArbiter {
        /// Nothing is under way.
        pub free: Signal<In, Bit>,
        /// A load waits.
        pub load_valid: Signal<In, Bit>,
        /// A push waits.
        pub push_valid: Signal<In, Bit>,
        /// A pop waits.
        pub pop_valid: Signal<In, Bit>,
        /// A query waits.
        pub query_valid: Signal<In, Bit>,
        /// Moves kept.
        pub held: Signal<In, Bits<9>>,
        /// A load would be let in.
        pub load_ready: Signal<Out, Bit>,
        /// A push would.
        pub push_ready: Signal<Out, Bit>,
        /// A pop would.
        pub pop_ready: Signal<Out, Bit>,
        /// A query would.
        pub query_ready: Signal<Out, Bit>,
        /// A load is let in.
        pub load: Signal<Out, Bit>,
        /// A push is.
        pub push: Signal<Out, Bit>,
        /// A pop is.
        pub pop: Signal<Out, Bit>,
        /// A query is.
        pub start: Signal<Out, Bit>,
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
