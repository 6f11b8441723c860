//! `#[hdl_gen]`: a kernel's Verilog as data.
//!
//! rust-hdl's attribute of the same name writes a function for each kernel that builds the syntax tree node by node.
//! Such a function runs only once, at export, but the compiler optimises all of them, which amounted to a third of this
//! crate's code. Here a kernel's tree is a constant slice of `fpgambit_hw::kernel::Op`, which a single function reads.

mod connect;
mod expression;
mod statement;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Error, Expr, FnArg, ItemFn, Result};

/// Returns the function unchanged, with `connect` and `hdl` added; after an error, the function and the error.
pub(crate) fn expand(update: &TokenStream) -> TokenStream {
    let rest = derive(update).unwrap_or_else(Error::into_compile_error);
    quote! {
        #[allow(unreachable_patterns, reason = "states beyond the last come out as the default, and Rust has none")]
        #update
        #rest
    }
}

fn derive(update: &TokenStream) -> Result<TokenStream> {
    let kernel: ItemFn = syn::parse2(update.clone())?;
    let inputs = &kernel.sig.inputs;
    if !matches!(inputs.first(), Some(FnArg::Receiver(_))) || inputs.len() != 1 {
        return Err(Error::new_spanned(
            &kernel.sig,
            "a kernel is `fn update(&mut self)`",
        ));
    }
    let mut ops = Ops::default();
    ops.block(&kernel.block)?;
    let connect = connect::block(&kernel.block, &[]);
    let Ops { ops, values } = ops;
    Ok(quote! {
        #[cold]
        #[inline(never)]
        fn connect(&mut self) {
            #connect
        }

        #[cold]
        #[inline(never)]
        fn hdl(&self) -> ::rust_hdl::core::ast::Verilog {
            use ::fpgambit_hw::kernel::Op;
            const OPS: &[Op] = &[#(Op::#ops),*];
            ::fpgambit_hw::kernel::verilog(OPS, &[#(#values),*])
        }
    })
}

/// The operations of a kernel, in postfix order.
#[derive(Default)]
struct Ops {
    /// The operations, without the `Op::` prefix.
    ops: Vec<TokenStream>,
    /// Values that depend on the circuit's parameters: widths and bounds that are not literals.
    values: Vec<TokenStream>,
}

impl Ops {
    fn push(&mut self, op: TokenStream) {
        self.ops.push(op);
    }

    /// Returns the number of a value, the same for the same text.
    fn value(&mut self, value: &impl ToTokens) -> usize {
        let value = value.to_token_stream();
        let text = value.to_string();
        let known = self.values.iter().position(|v| v.to_string() == text);
        known.unwrap_or_else(|| {
            self.values.push(value);
            self.values.len() - 1
        })
    }
}

/// Returns an expression without the invisible group that a macro put around it.
fn ungrouped(of: &Expr) -> &Expr {
    match of {
        Expr::Group(group) => ungrouped(&group.expr),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{derive, expand};
    use proc_macro2::TokenStream;
    use quote::quote;

    fn in_kernel(body: TokenStream) -> TokenStream {
        quote! { fn update(&mut self) { #body } }
    }

    fn refusal(body: TokenStream) -> String {
        let refused = derive(&in_kernel(body)).expect_err("it is refused");
        refused.to_string()
    }

    #[test]
    fn unsupported_statements_are_rejected() {
        let statements =
            "a kernel's statements are assignments, `if`, `match`, `for` and `comment!`";
        let target = "a kernel assigns to `self.SIGNAL.next`";
        let signal = "expected a signal, `self.SIGNAL`";
        let number = "an index is made of numbers and loop indices with + - * / %";
        for (body, message) in [
            (
                quote! { let a = self.a.val(); },
                "a kernel has no `let`: a `Signal<Local, T>` names a value",
            ),
            (quote! { fn f() {} }, "a kernel declares nothing"),
            (quote! { while true {} }, statements),
            (quote! { self.reset(); }, statements),
            (quote! { self.a.next += 1; }, statements),
            (quote! { println!("a"); }, "expected `comment!`"),
            (quote! { comment!(1); }, "expected string literal"),
            (quote! { self.a = true; }, target),
            (quote! { a.next = true; }, signal),
            (quote! { self.a.next.field = true; }, target),
            (quote! { self.0.next = true; }, signal),
            (quote! { self.a[self.b.val()].next = true; }, number),
            (
                quote! { for i in self.all { } },
                "expected a range `FROM..TO`",
            ),
            (quote! { for i in 0..=3 { } }, "expected a range `FROM..TO`"),
            (quote! { for (i, j) in 0..3 { } }, "expected a name"),
            (
                quote! { if let true = self.a.val() { } },
                "this expression has no Verilog",
            ),
            (
                quote! { match self.a.val() { 1 | 2 => {} } },
                "expected a constant or `_`",
            ),
            (
                quote! { match self.a.val() { _ if true => {} } },
                "an arm of a kernel's `match` has no `if`",
            ),
        ] {
            let text = body.to_string();
            assert_eq!(refusal(body), message, "{text}");
        }
    }

    #[test]
    fn unsupported_expressions_are_rejected() {
        let has_none = "this expression has no Verilog";
        for (value, message) in [
            (quote! { self.b.next }, "a signal is read by `.val()`"),
            (quote! { self.b }, "a signal is read by `.val()`"),
            (quote! { self.b[0] }, "a signal is read by `.val()`"),
            (quote! { 1.5 }, "expected an integer or a boolean"),
            (
                quote! { 1_u64 },
                "a kernel's numbers have no suffix: they are as wide as what they meet",
            ),
            (
                quote! { 5_000_000_000 },
                "number too large to fit in target type",
            ),
            (quote! { -self.b.val() }, has_none),
            (quote! { self.b.val() / 3 }, "this operator has no Verilog"),
            (quote! { self.b.val() as u32 }, has_none),
            (quote! { [1, 2] }, has_none),
            (
                quote! { helper(self.b.val()) },
                "expected `bits` or `bit_cast`",
            ),
            (
                quote! { bits(3) },
                "expected the width, as in `bits::<8>(0)`",
            ),
            (quote! { bits::<8>(1, 2) }, "expected 1 argument"),
            (
                quote! { self.b.val().get_bits(0) },
                "expected the width, as in `get_bits::<8>(0)`",
            ),
            (
                quote! { self.b.val().get_bits::<8>() },
                "expected 1 argument",
            ),
            (
                quote! { self.b.val().replace_bit(1) },
                "expected 2 arguments",
            ),
            (
                quote! { self.b.val().count_ones() },
                "this method has no Verilog; val, index, any, all, xor, get_bit, get_bits and replace_bit have",
            ),
            (quote! { Bits::<8> }, "expected a name"),
            (quote! { true.val() }, "expected a signal, `self.SIGNAL`"),
        ] {
            let text = value.to_string();
            let found = refusal(quote! { self.a.next = #value; });
            assert_eq!(found, message, "{text}");
        }
    }

    #[test]
    fn update_must_take_only_mut_self() {
        for function in [
            quote! { fn update() {} },
            quote! { fn update(&mut self, more: u32) {} },
        ] {
            let refused = derive(&function).expect_err("it is refused");
            assert_eq!(refused.to_string(), "a kernel is `fn update(&mut self)`");
        }
    }

    #[test]
    fn rejected_kernels_keep_their_update_function() {
        let update = in_kernel(quote! { return; });
        let expanded = expand(&update).to_string();
        assert!(expanded.contains(&update.to_string()), "{expanded}");
        assert_eq!(expanded.matches("compile_error").count(), 1, "{expanded}");
    }

    #[test]
    fn connects_are_deduplicated_but_never_missing() {
        let connected = |body| {
            let expanded = derive(&in_kernel(body)).expect("it is a kernel");
            let text = expanded.to_string();
            let connect = text.split("fn hdl").next().expect("it has a beginning");
            connect.matches("Logic :: connect").count()
        };
        assert_eq!(
            connected(quote! {
                self.a.next = true;
                if self.b.val() { self.a.next = false; } else { self.c.next = true; }
                for i in 0..2 { self.a.next = true; self.d[i].next = true; self.d[i].next = false; }
            }),
            3
        );
        // Signals assigned in one branch only, or in a loop that may not run, are connected in each place.
        assert_eq!(
            connected(quote! {
                for i in 0..N { self.a.next = true; }
                match self.b.val() { 0 => self.a.next = true, _ => {} }
            }),
            2
        );
    }
}
