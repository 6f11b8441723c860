//! `#[hdl_gen]` compared with rust-hdl's attribute of the same name: each circuit is declared with both, and both must
//! give the same result.

use fpgambit_hw::circuit::Declared;
use fpgambit_hw::verilog::{Design, Header};
use rust_hdl::prelude::*;

mod phase {
    // The derive refers to rust-hdl's `Bits`.
    use rust_hdl::prelude::*;

    #[derive(Copy, Clone, PartialEq, Debug, LogicState)]
    pub enum Phase {
        Idle,
        Walk,
        Done,
    }
}

macro_rules! circuits {
    () => {
        #[derive(Circuit, Default)]
        pub struct Part {
            pub clock: Signal<In, Clock>,
            pub word: Signal<In, Bits<8>>,
            pub lanes: [Signal<In, Bits<8>>; 2],
            pub last: Signal<Out, Bits<8>>,
            held: DFF<Bits<8>>,
        }

        impl Logic for Part {
            #[hdl_gen]
            fn update(&mut self) {
                self.held.d.next = self.word.val() ^ self.lanes[0].val();
                self.last.next = self.held.q.val() ^ self.lanes[1].val();
            }
        }

        /// Every operator, method and literal.
        #[derive(Circuit, Default)]
        pub struct Expressions<const N: usize> {
            pub a: Signal<In, Bits<8>>,
            pub b: Signal<In, Bits<8>>,
            pub at: Signal<In, Bits<3>>,
            pub x: Signal<In, Bit>,
            pub y: Signal<In, Bit>,
            pub word: [Signal<Out, Bits<8>>; 8],
            pub bit: [Signal<Out, Bit>; 6],
            pub narrow: [Signal<Out, Bits<N>>; 3],
        }

        impl<const N: usize> Logic for Expressions<N> {
            #[hdl_gen]
            fn update(&mut self) {
                self.word[0].next = self.a.val() + self.b.val() - 0x1f;
                self.word[1].next = (self.a.val() & self.b.val()) | (self.a.val() ^ !self.b.val());
                self.word[2].next = (self.a.val() << 3) | (self.b.val() >> self.at.val());
                self.word[3].next = bits::<8>(100) - bit_cast::<8, 3>(self.at.val());
                self.word[4].next = self
                    .a
                    .val()
                    .replace_bit(self.at.val().index(), self.x.val());
                self.word[5].next = self.a.val().replace_bit(2, true);
                self.word[6].next =
                    bit_cast::<8, 4>(self.b.val().get_bits::<4>(self.at.val().index()));
                self.word[7].next = bits::<8>(0);
                self.bit[0].next = self.a.val().any() ^ self.b.val().all() ^ self.a.val().xor();
                self.bit[1].next =
                    self.a.val().get_bit(7) & self.b.val().get_bit(self.at.val().index());
                self.bit[2].next = (self.x.val() && !self.y.val()) || self.at.val() == 3;
                self.bit[3].next = (self.a.val() < self.b.val()) | (self.a.val() <= 12);
                self.bit[4].next = (self.a.val() > self.b.val()) ^ (self.a.val() >= 0b11);
                self.bit[5].next = false;
                if self.x.val() != self.y.val() {
                    self.bit[5].next = true;
                }
                self.narrow[0].next = bits::<N>(1);
                self.narrow[1].next = bit_cast::<N, 8>(self.a.val());
                self.narrow[2].next = self.b.val().get_bits::<N>(2);
            }
        }

        /// Every statement.
        #[derive(Circuit, Default)]
        pub struct Statements<const N: usize> {
            pub clock: Signal<In, Clock>,
            pub a: Signal<In, Bits<8>>,
            pub go: Signal<In, Bit>,
            pub total: Signal<Out, Bits<8>>,
            pub code: Signal<Out, Bits<3>>,
            pub level: Signal<Out, Bit>,
            pub last: [Signal<Out, Bits<8>>; 2],
            phase: DFF<Phase>,
            sums: [DFF<Bits<8>>; 4],
            parts: [Part; 2],
            lane: [Signal<Local, Bits<8>>; 4],
        }

        impl<const N: usize> Logic for Statements<N> {
            #[hdl_gen]
            fn update(&mut self) {
                for i in 0..4 {
                    self.lane[i].next = self.a.val() + self.sums[3 - i].q.val();
                    if self.go.val() {
                        self.sums[i].d.next = self.lane[i].val();
                    }
                }
                for i in 0..2 {
                    self.parts[i].word.next = self.lane[2 * i].val();
                    for j in 0..2 {
                        self.parts[i].lanes[j].next = self.lane[(2 * i + j + 1) % 4].val();
                    }
                    self.last[i].next = self.parts[i].last.val();
                }
                self.total.next = self.a.val();
                for i in 0..N {
                    if self.a.val().get_bit(i) {
                        self.total.next = self.total.val() + self.sums[i].q.val();
                    }
                }
                match self.phase.q.val() {
                    Phase::Idle => {
                        if self.go.val() {
                            self.phase.d.next = Phase::Walk;
                        }
                    }
                    Phase::Walk => {
                        if self.a.val() == 3 {
                            self.phase.d.next = Phase::Done;
                        } else if self.a.val() == 5 {
                            self.phase.d.next = Phase::Idle;
                        } else if self.go.val() {
                            self.sums[0].d.next = bits::<8>(0);
                        } else {
                            self.sums[1].d.next = bits::<8>(0);
                            if self.a.val() > 7 {
                                self.sums[2].d.next = bits::<8>(0);
                            }
                        }
                    }
                    Phase::Done => self.phase.d.next = Phase::Idle,
                }
                self.code.next = bits::<3>(0);
                match self.a.val().index() {
                    0 => self.code.next = bits::<3>(5),
                    0x0b => {}
                    _ => {
                        if self.phase.q.val() != Phase::Done {
                            self.code.next = bits::<3>(6);
                        }
                    }
                }
                match self.go.val() {
                    true => self.level.next = self.phase.q.val() == Phase::Idle,
                    false => self.level.next = self.a.val().any(),
                }
            }
        }

        /// Comments in both allowed places.
        #[derive(Circuit, Default)]
        pub struct Commented {
            pub a: Signal<In, Bit>,
            pub y: Signal<Out, Bit>,
        }

        impl Logic for Commented {
            #[hdl_gen]
            fn update(&mut self) {
                comment!("Outside, with a word in (parentheses) inside.");
                self.y.next = self.a.val();
                if !self.a.val() {
                    comment!("Inside.");
                    self.y.next = true;
                }
            }
        }

        /// Drives nothing and has no statements.
        #[derive(Circuit, Default)]
        pub struct Empty {
            pub a: Signal<In, Bit>,
        }

        impl Logic for Empty {
            #[hdl_gen]
            fn update(&mut self) {}
        }
    };
}

mod ours {
    use super::phase::Phase;
    use fpgambit_hw::bits::{Bits, bit_cast, bits};
    use fpgambit_hw::circuit::{Circuit, hdl_gen};
    use fpgambit_hw::comment;
    use rust_hdl::prelude::*;

    circuits!();
}

mod theirs {
    use super::phase::Phase;
    use fpgambit_hw::bits::{Bits, bit_cast, bits};
    use fpgambit_hw::circuit::Circuit;
    use fpgambit_hw::comment;
    // This includes rust-hdl's `hdl_gen`.
    use rust_hdl::prelude::*;

    circuits!();
}

fn verilog(circuit: &dyn Declared) -> String {
    let design = Design::of(circuit, "top").unwrap_or_else(|error| panic!("{error}"));
    design.to_verilog(&Header::default())
}

/// Returns each signal, and whether the kernel claims to drive it.
fn driven(mut circuit: impl Declared) -> Vec<(String, bool)> {
    #[derive(Default)]
    struct Signals(Vec<(String, bool)>);

    impl Probe for Signals {
        fn visit_start_scope(&mut self, _name: &str, _node: &dyn Block) {}
        fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
            self.0.push((name.to_owned(), signal.connected()));
        }
        fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {}
    }

    let mut signals = Signals::default();
    Logic::connect(&mut circuit);
    circuit.accept("top", &mut signals);
    signals.0
}

fn same(ours: impl Declared, theirs: impl Declared) {
    assert_eq!(format!("{:?}", ours.hdl()), format!("{:?}", theirs.hdl()));
    assert_eq!(verilog(&ours), verilog(&theirs));
    assert_eq!(driven(ours), driven(theirs));
}

#[test]
fn expressions_match_rust_hdl() {
    same(
        ours::Expressions::<1>::default(),
        theirs::Expressions::<1>::default(),
    );
    same(
        ours::Expressions::<5>::default(),
        theirs::Expressions::<5>::default(),
    );
}

#[test]
fn statements_match_rust_hdl() {
    same(
        ours::Statements::<0>::default(),
        theirs::Statements::<0>::default(),
    );
    same(
        ours::Statements::<3>::default(),
        theirs::Statements::<3>::default(),
    );
}

#[test]
fn empty_kernels_match_rust_hdl() {
    assert_eq!(
        format!("{:?}", ours::Empty::default().hdl()),
        format!("{:?}", theirs::Empty::default().hdl())
    );
}

/// rust-hdl keeps the whole invocation of a comment, from which the emitter extracts the text.
#[test]
fn comments_match_rust_hdl() {
    let ours = verilog(&ours::Commented::default());
    assert_eq!(ours, verilog(&theirs::Commented::default()));
    for text in [
        "// Outside, with a word in (parentheses) inside.",
        "// Inside.",
    ] {
        assert!(ours.contains(text), "{ours}");
    }
}
