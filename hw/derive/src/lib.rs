//! A circuit declared once: `#[derive(Circuit)]` finds the ports, registers and blocks in a struct's fields.
//!
//! | field | meaning |
//! |---|---|
//! | `Signal<In, Clock>` named `clock` | the clock: wired to every register and block, not named anywhere else |
//! | `Signal<In, T>`, `Signal<Out, T>` | a port; the first paragraph of its doc comment is its description in every table of ports |
//! | `Signal<Local, T>`, `Constant<T>` | a name in the kernel |
//! | `DFF<T>` | a register: it holds its value unless the kernel assigns another |
//! | a name that begins with `_` | not part of the circuit |
//! | anything else | a block, which derives `Circuit` itself; blocks are listed in the order of the signal flow |
//!
//! Each field may be an array, and any field but a port may be a `Vec`. The first paragraph of the struct's doc comment
//! becomes the comment above its Verilog module.

mod circuit;
mod doc;
mod fields;
mod kernel;
mod pins;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Implements rust-hdl's `Block`, and `Declared` and `Circuit` of `fpgambit_hw::circuit`.
///
/// The kernel is the struct's `Logic::update`; before it runs, every register's `d` equals its `q`. With
/// `#[circuit(memory)]` the block has no kernel and implements `fpgambit_hw::circuit::Memory` by hand. With
/// `#[circuit(module = "NAME")]` its Verilog module has this name, which is the same in every design that contains the
/// block.
#[proc_macro_derive(Circuit, attributes(circuit))]
pub fn derive_circuit(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    circuit::derive(&input)
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// Implements `Pins` of `fpgambit_hw::pins`: the ports by number, for code that drives a circuit from outside.
/// `NAME::PINS` has the numbers by name, and the types `NAMEInputs` and `NAMEOutputs` hold one cycle's values.
#[proc_macro_derive(Pins)]
pub fn derive_pins(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    pins::derive(&input)
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// Processes a kernel, `Logic::update`, and adds `connect` and `hdl`.
///
/// The attribute has the meaning of rust-hdl's attribute of the same name, and replaces it where it is imported by
/// name. It supports the constructs used in the kernels of this project; anything else is an error.
#[proc_macro_attribute]
pub fn hdl_gen(_attribute: TokenStream, update: TokenStream) -> TokenStream {
    kernel::expand(&update.into()).into()
}

#[cfg(test)]
mod tests {
    use syn::{DeriveInput, parse_quote};

    fn circuit(input: DeriveInput) -> String {
        super::circuit::derive(&input)
            .expect_err("it is refused")
            .to_string()
    }

    #[test]
    fn invalid_circuits_are_rejected_with_a_reason() {
        assert_eq!(
            circuit(parse_quote! { enum Either { One, Other } }),
            "a circuit is a struct"
        );
        assert_eq!(
            circuit(parse_quote! { struct Pair(Signal<In, Bit>, Signal<Out, Bit>); }),
            "a circuit's fields have names"
        );
        assert_eq!(
            circuit(parse_quote! { struct Timer { count: DFF<Bits<4>> } }),
            "a circuit with registers has a `clock`"
        );
        assert_eq!(
            circuit(parse_quote! { struct Timer { tick: Signal<In, Clock> } }),
            "the clock is one, and called `clock`"
        );
        assert_eq!(
            circuit(parse_quote! { struct Timer { clock: [Signal<In, Clock>; 2] } }),
            "the clock is one, and called `clock`"
        );
        assert_eq!(
            circuit(parse_quote! { struct Pad { pin: Signal<InOut, Bit> } }),
            "expected In, Out or Local"
        );
        assert_eq!(
            circuit(parse_quote! { struct Pad { pin: &'static str } }),
            "`pin` is no signal, register or block"
        );
        assert_eq!(
            circuit(parse_quote! { #[circuit(rom)] struct Table { word: Signal<Out, Bit> } }),
            "expected `memory`, `choice = \"PARAMETER\"` or `module = \"NAME\"`"
        );
        assert_eq!(
            circuit(parse_quote! {
                #[circuit(choice = "FORM")]
                struct Form { one: One, _first: bool }
            }),
            "a choice has two blocks"
        );
    }

    #[test]
    fn underscore_fields_may_have_any_type() {
        let input = parse_quote! { struct Pad { _note: &'static str, pin: Signal<In, Bit> } };
        assert!(super::circuit::derive(&input).is_ok());
    }

    #[test]
    fn port_arrays_need_a_literal_length() {
        for input in [
            parse_quote! { struct Bus { word: [Signal<In, Bit>; WIDTH] } },
            parse_quote! { struct Bus { word: Vec<Signal<In, Bit>> } },
        ] {
            let refused = super::pins::derive(&input).expect_err("it is refused");
            assert_eq!(
                refused.to_string(),
                "an array of ports needs its length as a number"
            );
        }
    }
}
