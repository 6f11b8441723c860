//! `#[derive(Circuit)]`.

use crate::doc::with_numbers;
use crate::fields::{Count, Field, Role, fields};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, Error, Ident, LitStr, Result};

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let fields = fields(input)?;
    let Attributes { kind, module } = attributes(input)?;
    let has_clock = of(&fields, Role::Clock).next().is_some();
    if let Some(register) = of(&fields, Role::Register).next()
        && !has_clock
    {
        return Err(Error::new(
            register.name.span(),
            "a circuit with registers has a `clock`",
        ));
    }
    let block = block(input, &fields);
    let declared = declared(input, &fields, &kind, module.as_ref());
    let circuit = match kind {
        Kind::Kernel => circuit(input, &fields),
        Kind::Memory => memory(input, &fields),
        Kind::Choice(_) => choice(input, &fields)?,
    };
    Ok(quote! { #block #declared #circuit })
}

/// What determines the outputs.
enum Kind {
    /// The struct's `Logic::update`.
    Kernel,
    /// `Memory`, implemented by hand.
    Memory,
    /// One of two blocks with the same ports; a Verilog parameter selects one.
    Choice(LitStr),
}

/// The contents of `#[circuit(...)]`.
struct Attributes {
    kind: Kind,
    /// The module's name, if it is the same in every design.
    module: Option<LitStr>,
}

fn attributes(input: &DeriveInput) -> Result<Attributes> {
    let mut found = Attributes {
        kind: Kind::Kernel,
        module: None,
    };
    for attribute in input.attrs.iter().filter(|a| a.path().is_ident("circuit")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("memory") {
                found.kind = Kind::Memory;
                Ok(())
            } else if meta.path.is_ident("choice") {
                found.kind = Kind::Choice(meta.value()?.parse()?);
                Ok(())
            } else if meta.path.is_ident("module") {
                found.module = Some(meta.value()?.parse()?);
                Ok(())
            } else {
                Err(meta
                    .error("expected `memory`, `choice = \"PARAMETER\"` or `module = \"NAME\"`"))
            }
        })?;
    }
    Ok(found)
}

/// Returns the fields with the given role.
fn of<'a>(fields: &'a [Field<'a>], role: Role) -> impl Iterator<Item = &'a Field<'a>> {
    fields.iter().filter(move |field| field.role == role)
}

/// Returns a statement for each element of a field; `one` makes it from the element's path.
fn each(field: &Field, one: impl Fn(TokenStream) -> TokenStream) -> TokenStream {
    let name = field.name;
    if field.is_many() {
        let statement = one(quote! { element });
        quote! { for element in &mut self.#name { #statement } }
    } else {
        one(quote! { self.#name })
    }
}

/// Implements rust-hdl's own view of the struct.
fn block(input: &DeriveInput, fields: &[Field]) -> TokenStream {
    let name = &input.ident;
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    let visible: Vec<_> = fields
        .iter()
        .filter(|field| field.role != Role::Hidden)
        .collect();
    let parts: Vec<_> = visible.iter().map(|field| field.name).collect();
    // Arrays use functions for slices, which are compiled for each type, not for each length.
    let accept = visible.iter().map(|field| {
        let (part, text) = (field.name, field.name.to_string());
        if field.is_many() {
            quote! { ::fpgambit_hw::circuit::accept_each(&self.#part[..], #text, probe); }
        } else {
            quote! { ::rust_hdl::prelude::Block::accept(&self.#part, #text, probe); }
        }
    });
    let connect_all = visible.iter().map(|field| {
        let part = field.name;
        if field.is_many() {
            quote! { ::fpgambit_hw::circuit::connect_each(&mut self.#part[..]); }
        } else {
            quote! { ::rust_hdl::prelude::Block::connect_all(&mut self.#part); }
        }
    });
    let has_clock = of(fields, Role::Clock).next().is_some();
    let wire_registers = of(fields, Role::Register).map(|field| {
        each(field, |register| {
            quote! {
                #register.clock.next = self.clock.val();
                #register.d.next = #register.q.val();
            }
        })
    });
    let connect_registers = of(fields, Role::Register).map(|field| {
        each(field, |register| {
            quote! {
                ::rust_hdl::prelude::Logic::connect(&mut #register.clock);
                ::rust_hdl::prelude::Logic::connect(&mut #register.d);
            }
        })
    });
    let wire_blocks = of(fields, Role::Block).map(|field| {
        let block = field.name;
        quote! { ::fpgambit_hw::circuit::Declared::wire_clock(&mut self.#block, self.clock.val()); }
    });
    let connect_blocks = of(fields, Role::Block).map(|field| {
        let block = field.name;
        quote! { ::fpgambit_hw::circuit::Declared::connect_clock(&mut self.#block); }
    });
    let (wire, connect) = if has_clock {
        (
            quote! { #(#wire_registers)* #(#wire_blocks)* },
            quote! { #(#connect_registers)* #(#connect_blocks)* },
        )
    } else {
        (TokenStream::new(), TokenStream::new())
    };
    quote! {
        #[automatically_derived]
        impl #generics ::rust_hdl::prelude::Block for #name #arguments #bounds {
            #[cold]
            fn connect_all(&mut self) {
                ::rust_hdl::prelude::Logic::connect(self);
                #connect
                #(#connect_all)*
            }

            fn update_all(&mut self) {
                #wire
                ::rust_hdl::prelude::Logic::update(self);
                #( ::rust_hdl::prelude::Block::update_all(&mut self.#parts); )*
            }

            fn has_changed(&self) -> bool {
                #( ::rust_hdl::prelude::Block::has_changed(&self.#parts) )||*
            }

            fn accept(&self, name: &str, probe: &mut dyn ::rust_hdl::prelude::Probe) {
                probe.visit_start_scope(name, self);
                #(#accept)*
                probe.visit_end_scope(name, self);
            }
        }
    }
}

/// Implements the declaration: name, ports and blocks.
fn declared(
    input: &DeriveInput,
    fields: &[Field],
    kind: &Kind,
    module: Option<&LitStr>,
) -> TokenStream {
    let name = &input.ident;
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    let is_vec = |field: &&Field| matches!(field.count, Count::Vec);
    let vecs = fields.iter().filter(is_vec).map(|field| field.name);
    let about = with_numbers(&input.attrs, &input.generics, vecs);
    let ports = fields
        .iter()
        .filter(|field| matches!(field.role, Role::Clock | Role::Input | Role::Output))
        .map(|field| {
            let (port, about) = (field.name.to_string(), &field.about);
            quote! { (#port, #about) }
        });
    let clock = of(fields, Role::Clock).next().map(|_| {
        quote! {
            fn wire_clock(&mut self, clock: ::rust_hdl::prelude::Clock) {
                self.clock.next = clock;
            }

            fn connect_clock(&mut self) {
                ::rust_hdl::prelude::Logic::connect(&mut self.clock);
            }
        }
    });
    let choice = match kind {
        Kind::Choice(parameter) => Some(quote! {
            fn choice(&self) -> Option<&'static ::fpgambit_hw::circuit::Choice> {
                Some(&::fpgambit_hw::circuit::Choice { parameter: #parameter })
            }
        }),
        Kind::Kernel | Kind::Memory => None,
    };
    let module = module.map(|module| {
        quote! {
            fn module(&self) -> Option<&'static str> {
                Some(#module)
            }
        }
    });
    let blocks = of(fields, Role::Block).map(|field| {
        let (block, text) = (field.name, field.name.to_string());
        if field.is_many() {
            quote! {
                for (number, block) in self.#block.iter().enumerate() {
                    visit(&format!("{}${number}", #text), block);
                }
            }
        } else {
            quote! { visit(#text, &self.#block); }
        }
    });
    quote! {
        #[automatically_derived]
        impl #generics ::fpgambit_hw::circuit::Declared for #name #arguments #bounds {
            fn about(&self) -> String {
                #about
            }

            fn port_lines(&self) -> &'static [(&'static str, &'static str)] {
                &[#(#ports),*]
            }

            fn blocks(&self, visit: &mut dyn FnMut(&str, &dyn ::fpgambit_hw::circuit::Declared)) {
                let _ = &visit;
                #(#blocks)*
            }

            #choice
            #module
            #clock
        }
    }
}

/// Returns statements that copy a port's value, or the value `written` to it, or those of an array.
fn copy(field: &Field, written: bool, from: TokenStream, to: TokenStream) -> TokenStream {
    let value = |from| match written {
        true => quote! { #from.next },
        false => quote! { #from.val() },
    };
    if field.is_many() {
        let value = value(quote! { from });
        quote! {
            for (to, from) in #to.iter_mut().zip(&#from) {
                to.next = #value;
            }
        }
    } else {
        let value = value(from);
        quote! { #to.next = #value; }
    }
}

/// Returns wiring and schedule of a choice: only the block selected by the field `_first` is evaluated.
fn choice(input: &DeriveInput, fields: &[Field]) -> Result<TokenStream> {
    let name = &input.ident;
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    let blocks: Vec<_> = of(fields, Role::Block).map(|field| field.name).collect();
    let [first, second] = blocks.as_slice() else {
        return Err(Error::new(name.span(), "a choice has two blocks"));
    };
    let hand_in = |block: &Ident, written: bool| -> TokenStream {
        let inputs = of(fields, Role::Input).map(|field| {
            let name = field.name;
            copy(
                field,
                written,
                quote! { self.#name },
                quote! { self.#block.#name },
            )
        });
        inputs.collect()
    };
    let hand_out = |block: &Ident| -> TokenStream {
        let outputs = of(fields, Role::Output).map(|field| {
            let name = field.name;
            copy(
                field,
                false,
                quote! { self.#block.#name },
                quote! { self.#name },
            )
        });
        outputs.collect()
    };
    // A value written to an input goes directly to the selected block's input; nothing else reads it.
    let take_inputs = |block: &Ident| {
        let hand_in = hand_in(block, true);
        quote! {{
            #hand_in
            ::fpgambit_hw::circuit::Circuit::take_inputs(&mut self.#block)
        }}
    };
    // `settle` and `edge` of the selected block, and copies of its outputs.
    let advance = |block: &Ident, how: Ident| {
        let hand_out = hand_out(block);
        quote! {{
            let changed = ::fpgambit_hw::circuit::Circuit::#how(&mut self.#block);
            if changed { #hand_out }
            changed
        }}
    };
    let [settle_first, settle_second] =
        [first, second].map(|block| advance(block, format_ident!("settle")));
    let [edge_first, edge_second] =
        [first, second].map(|block| advance(block, format_ident!("edge")));
    let (take_first, take_second) = (take_inputs(first), take_inputs(second));
    let connect = fields.iter().filter_map(|field| {
        let name = field.name;
        let connect = |signal: TokenStream| {
            if field.is_many() {
                quote! { #signal.iter_mut().for_each(::rust_hdl::prelude::Logic::connect); }
            } else {
                quote! { ::rust_hdl::prelude::Logic::connect(&mut #signal); }
            }
        };
        match field.role {
            Role::Input => {
                let one = connect(quote! { self.#first.#name });
                let other = connect(quote! { self.#second.#name });
                Some(quote! { #one #other })
            }
            Role::Output => Some(connect(quote! { self.#name })),
            _ => None,
        }
    });
    let wire = |block: &Ident| {
        let (hand_in, hand_out) = (hand_in(block, false), hand_out(block));
        quote! {{ #hand_in #hand_out }}
    };
    let (wire_first, wire_second) = (wire(first), wire(second));
    Ok(quote! {
        #[automatically_derived]
        impl #generics ::rust_hdl::prelude::Logic for #name #arguments #bounds {
            fn update(&mut self) {
                if self._first #wire_first else #wire_second
            }

            fn connect(&mut self) {
                #(#connect)*
            }
        }

        #[automatically_derived]
        impl #generics ::fpgambit_hw::circuit::Circuit for #name #arguments #bounds {
            fn take_inputs(&mut self) -> bool {
                if self._first #take_first else #take_second
            }

            fn settle(&mut self) -> bool {
                if self._first #settle_first else #settle_second
            }

            fn edge(&mut self) -> bool {
                if self._first #edge_first else #edge_second
            }
        }
    })
}

/// Returns `take_inputs`: copies the value written to each input.
fn take_inputs(fields: &[Field]) -> TokenStream {
    let inputs = of(fields, Role::Input).map(|field| {
        let name = field.name;
        if field.is_many() {
            quote! {
                for element in &mut self.#name {
                    if element.next != element.val() {
                        ::rust_hdl::prelude::Block::update_all(element);
                        changed = true;
                    }
                }
            }
        } else {
            quote! {
                if self.#name.next != self.#name.val() {
                    ::rust_hdl::prelude::Block::update_all(&mut self.#name);
                    changed = true;
                }
            }
        }
    });
    quote! {
        #[allow(unused_mut, reason = "a block without inputs never changes")]
        let mut changed = false;
        #(#inputs)*
    }
}

/// Returns `settle`'s result: whether an output has changed since the last time.
fn outputs_changed(fields: &[Field]) -> TokenStream {
    let outputs = of(fields, Role::Output).map(|field| {
        each(field, |output| {
            quote! {
                #output.update_all();
                changed |= #output.changed;
            }
        })
    });
    quote! {
        #[allow(unused_imports, reason = "a block may have no outputs")]
        use ::rust_hdl::prelude::Block as _;
        #[allow(unused_mut, reason = "a block without outputs never changes")]
        let mut changed = false;
        #(#outputs)*
        changed
    }
}

/// Returns the schedule of a memory, which reacts at the clock edge and, if it is combinational, also within the clock.
fn memory(input: &DeriveInput, fields: &[Field]) -> TokenStream {
    let name = &input.ident;
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    let take_inputs = take_inputs(fields);
    let outputs_changed = outputs_changed(fields);
    quote! {
        #[automatically_derived]
        impl #generics ::fpgambit_hw::circuit::Circuit for #name #arguments #bounds {
            fn take_inputs(&mut self) -> bool {
                #take_inputs
                changed && <Self as ::fpgambit_hw::circuit::Memory>::IS_COMBINATIONAL
            }

            fn settle(&mut self) -> bool {
                ::fpgambit_hw::circuit::Memory::show(self);
                #outputs_changed
            }

            fn edge(&mut self) -> bool {
                ::fpgambit_hw::circuit::Memory::clock(self);
                ::fpgambit_hw::circuit::Circuit::settle(self)
            }
        }
    }
}

/// Returns the schedule of a kernel with its registers and blocks.
fn circuit(input: &DeriveInput, fields: &[Field]) -> TokenStream {
    let name = &input.ident;
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    let take_inputs = take_inputs(fields);
    let outputs_changed = outputs_changed(fields);
    let hold = of(fields, Role::Register).map(|field| {
        each(
            field,
            |register| quote! { #register.d.next = #register.q.val(); },
        )
    });
    let kernel = quote! {
        #(#hold)*
        ::rust_hdl::prelude::Logic::update(self);
    };
    let registers = of(fields, Role::Register).map(|field| {
        each(field, |register| {
            quote! {
                if #register.q.next != #register.d.next {
                    #register.q.next = #register.d.next;
                    changed = true;
                }
            }
        })
    });
    let blocks: Vec<_> = of(fields, Role::Block).map(|field| field.name).collect();
    let (settle, edges) = if blocks.is_empty() {
        (kernel, None)
    } else {
        let settle = quote! {
            loop {
                #kernel
                let mut changed = false;
                #(
                    changed |= ::fpgambit_hw::circuit::Circuit::take_inputs(&mut self.#blocks)
                        && ::fpgambit_hw::circuit::Circuit::settle(&mut self.#blocks);
                )*
                if !changed {
                    break;
                }
            }
        };
        let edges =
            quote! { #( changed |= ::fpgambit_hw::circuit::Circuit::edge(&mut self.#blocks); )* };
        (settle, Some(edges))
    };
    quote! {
        #[automatically_derived]
        impl #generics ::fpgambit_hw::circuit::Circuit for #name #arguments #bounds {
            fn take_inputs(&mut self) -> bool {
                #take_inputs
                changed
            }

            fn settle(&mut self) -> bool {
                #settle
                #outputs_changed
            }

            fn edge(&mut self) -> bool {
                #[allow(unused_mut, reason = "a block without registers never changes")]
                let mut changed = false;
                #(#registers)*
                #edges
                changed && ::fpgambit_hw::circuit::Circuit::settle(self)
            }
        }
    }
}
