//! Circuits without faithful Verilog are rejected with an error that names the block and the signal.

use fpgambit_hw::circuit::{Circuit, Declared, hdl_gen};
use fpgambit_hw::verilog::{Design, EmitError};
use rust_hdl::prelude::*;

fn refusal(circuit: &dyn Declared) -> String {
    Design::of(circuit, "top").unwrap_err().to_string()
}

macro_rules! circuit {
    ($name:ident { $($field:ident: $type:ty),* } $($update:tt)*) => {
        #[derive(Circuit, Default)]
        struct $name { $(pub $field: $type),* }
        impl Logic for $name { $($update)* }
    };
}

circuit!(Latch { a: Signal<In, Bit>, y: Signal<Out, Bit>, z: Signal<Out, Bit> } #[hdl_gen] fn update(&mut self) {
    self.z.next = false;
    if self.a.val() {
        self.y.next = true;
        self.z.next = true;
    }
});

#[test]
fn latches_are_rejected() {
    assert_eq!(
        refusal(&Latch::default()),
        "top: 'y' has no value on every path through the kernel; give it one before the first `if`"
    );
}

circuit!(PartLatch { a: Signal<In, Bits<4>>, y: Signal<Out, Bits<4>> } #[hdl_gen] fn update(&mut self) {
    match self.a.val().index() {
        0 => self.y.next = bits::<4>(1),
        3 => {}
        _ => self.y.next = bits::<4>(2),
    }
});

#[test]
fn a_match_arm_without_a_value_is_a_latch() {
    assert!(matches!(
        Design::of(&PartLatch::default(), "top"),
        Err(EmitError::Latch { signal, .. }) if signal == "y"
    ));
}

circuit!(ReadFirst { a: Signal<In, Bit>, y: Signal<Out, Bit>, x: Signal<Local, Bit> } #[hdl_gen] fn update(&mut self) {
    self.y.next = self.x.val();
    self.x.next = self.a.val();
});

#[test]
fn reads_before_assignment_are_rejected() {
    assert_eq!(
        refusal(&ReadFirst::default()),
        "top: 'x' is read before the kernel has given it its value"
    );
}

circuit!(NextRead { clock: Signal<In, Clock>, y: Signal<Out, Bit>, r: DFF<Bit> } #[hdl_gen] fn update(&mut self) {
    self.y.next = self.r.d.val();
    if self.r.q.val() {
        self.r.d.next = false;
    }
});

#[test]
fn reading_a_register_input_is_rejected() {
    assert_eq!(
        refusal(&NextRead::default()),
        "top: in 'y': 'r.d' is read, but a register's d is only assigned"
    );
}

circuit!(Not { a: Signal<In, Bit>, y: Signal<Out, Bit> } #[hdl_gen] fn update(&mut self) {
    self.y.next = !self.a.val();
});
circuit!(IntoRead { a: Signal<In, Bit>, y: Signal<Out, Bit>, not: Not } #[hdl_gen] fn update(&mut self) {
    self.not.a.next = self.a.val();
    self.y.next = self.not.a.val();
});

#[test]
fn reading_a_block_input_is_rejected() {
    assert_eq!(
        refusal(&IntoRead::default()),
        "top: in 'y': 'not.a' is read, but a block's input is only assigned"
    );
}

circuit!(Undriven { a: Signal<In, Bit>, y: Signal<Out, Bit> } #[hdl_gen] fn update(&mut self) {});

#[test]
fn undriven_outputs_are_rejected() {
    assert_eq!(refusal(&Undriven::default()), "top: nothing drives 'y'");
}

circuit!(Inner { clock: Signal<In, Clock>, a: Signal<In, Bit>, y: Signal<Out, Bit>, r: DFF<Bit> } #[hdl_gen] fn update(&mut self) {
    self.r.d.next = self.a.val();
    self.y.next = self.r.q.val();
});
circuit!(Loose { clock: Signal<In, Clock>, y: Signal<Out, Bit>, inner: Inner } #[hdl_gen] fn update(&mut self) {
    self.y.next = self.inner.y.val();
});
circuit!(Still { a: Signal<In, Bit>, y: Signal<Out, Bit>, inner: Inner } #[hdl_gen] fn update(&mut self) {
    self.inner.a.next = self.a.val();
    self.y.next = self.inner.y.val();
});
circuit!(Gated { clock: Signal<In, Clock>, a: Signal<In, Bit>, y: Signal<Out, Bit>, inner: Inner } #[hdl_gen] fn update(&mut self) {
    self.inner.clock.next = !self.clock.val();
    self.inner.a.next = self.a.val();
    self.y.next = self.inner.y.val();
});

#[test]
fn undriven_inputs_and_kernel_driven_clocks_are_rejected() {
    assert_eq!(refusal(&Loose::default()), "top: nothing drives 'inner.a'");
    assert_eq!(
        refusal(&Still::default()),
        "top: nothing drives 'inner.clock'"
    );
    assert!(refusal(&Gated::default()).starts_with("top: the kernel names 'inner.clock', which"));
}

circuit!(Minus { a: Signal<In, Signed<8>>, y: Signal<Out, Signed<8>> } #[hdl_gen] fn update(&mut self) {
    self.y.next = self.a.val();
});

#[test]
fn signed_signals_are_rejected() {
    assert!(refusal(&Minus::default()).starts_with("top: signal 'a' is signed"));
}

circuit!(TooWide { a: Signal<In, Bits<4>>, y: Signal<Out, Bits<4>> } #[hdl_gen] fn update(&mut self) {
    self.y.next = self.a.val() + 16;
});

#[test]
fn oversized_literals_are_rejected() {
    assert_eq!(
        refusal(&TooWide::default()),
        "top: in 'y': 16 does not fit into 4 bits"
    );
}

const LIMIT: u64 = 3;
circuit!(Bare { a: Signal<In, Bits<4>>, y: Signal<Out, Bits<4>> } #[hdl_gen] fn update(&mut self) {
    self.y.next = self.a.val() + LIMIT;
});

#[test]
fn rust_constants_in_kernels_are_rejected() {
    assert_eq!(
        refusal(&Bare::default()),
        "top: the kernel names 'LIMIT', which is no signal, Constant, enum state or loop index of the block"
    );
}

#[test]
fn illegal_module_names_are_rejected() {
    for name in ["", "1st", "two words", "module", "a$b"] {
        assert_eq!(
            Design::of(&Latch::default(), name).unwrap_err(),
            EmitError::ModuleName {
                name: name.to_owned()
            }
        );
    }
}

#[test]
fn error_path_names_the_inner_block() {
    circuit!(Outer { a: Signal<In, Bit>, y: Signal<Out, Bit>, part: Latch } #[hdl_gen] fn update(&mut self) {
        self.part.a.next = self.a.val();
        self.y.next = self.part.y.val() & self.part.z.val();
    });
    assert!(refusal(&Outer::default()).starts_with("top.part: 'y' has no value"));
}
