//! `#[derive(Pins)]`.

use crate::fields::{Field, Role, fields};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, Ident, Result, Type};

/// A port, or an element of an array of them.
struct Pin<'a> {
    /// Name in the Verilog.
    text: String,
    /// Expression for the signal.
    signal: TokenStream,
    carries: &'a Type,
    about: &'a str,
}

/// The pins of one direction, and the fields they come from.
struct Side<'a> {
    fields: Vec<&'a Field<'a>>,
    pins: Vec<Pin<'a>>,
}

impl<'a> Side<'a> {
    fn of(fields: &'a [Field<'a>], role: Role) -> Result<Self> {
        let fields: Vec<_> = fields.iter().filter(|field| field.role == role).collect();
        let mut pins = Vec::new();
        for field in &fields {
            let name = field.name;
            let pin = |text, signal| Pin {
                text,
                signal,
                carries: field.carries,
                about: &field.about,
            };
            match field.literal_length()? {
                None => pins.push(pin(name.to_string(), quote! { self.#name })),
                Some(length) => pins.extend(
                    (0..length).map(|i| pin(format!("{name}_{i}"), quote! { self.#name[#i] })),
                ),
            }
        }
        Ok(Self { fields, pins })
    }

    /// Returns the list of `Port`s.
    fn ports(&self, direction: &str) -> TokenStream {
        let direction = format_ident!("{direction}");
        let ports = self.pins.iter().map(|pin| {
            let (text, carries, about) = (&pin.text, pin.carries, pin.about);
            quote! {
                ::fpgambit_hw::pins::Port {
                    name: #text,
                    direction: ::fpgambit_hw::pins::Direction::#direction,
                    width: <#carries as ::fpgambit_hw::pins::PinValue>::WIDTH,
                    about: #about,
                }
            }
        });
        quote! { &[#(#ports),*] }
    }

    /// Returns each field with the number of its first pin and, if it is an array, the number of its pins.
    fn numbered(&self) -> Result<Vec<(&'a Field<'a>, usize, Option<usize>)>> {
        let mut next = 0;
        self.fields
            .iter()
            .map(|&field| {
                let length = field.literal_length()?;
                let first = next;
                next += length.unwrap_or(1);
                Ok((field, first, length))
            })
            .collect()
    }

    /// Returns the fields of the struct of pin numbers, and their values.
    fn numbers(&self) -> Result<(Vec<TokenStream>, Vec<TokenStream>)> {
        let numbered = self.numbered()?;
        Ok(numbered
            .into_iter()
            .map(|(field, first, length)| {
                let (name, about) = (field.name, &field.about);
                match length {
                    None => (
                        quote! { #[doc = #about] pub #name: usize },
                        quote! { #name: #first },
                    ),
                    Some(length) => {
                        let all = first..first + length;
                        (
                            quote! { #[doc = #about] pub #name: [usize; #length] },
                            quote! { #name: [#(#all),*] },
                        )
                    }
                }
            })
            .unzip())
    }

    /// Returns a type that holds one cycle's values of this direction.
    fn values(&self, name: &Ident, about: &str) -> Result<TokenStream> {
        let numbered = self.numbered()?;
        let mut declared = Vec::new();
        let mut given = Vec::new();
        let mut taken = Vec::new();
        for (field, first, length) in numbered {
            let (port, doc) = (field.name, &field.about);
            match length {
                None => {
                    declared.push(quote! { #[doc = #doc] pub #port: u32 });
                    given.push(quote! { self.#port });
                    taken.push(quote! { #port: values[#first] });
                }
                Some(length) => {
                    declared.push(quote! { #[doc = #doc] pub #port: [u32; #length] });
                    given.extend((0..length).map(|i| quote! { self.#port[#i] }));
                    let all = first..first + length;
                    taken.push(quote! { #port: [#(values[#all]),*] });
                }
            }
        }
        let count = given.len();
        Ok(quote! {
            #[doc = #about]
            #[allow(dead_code, reason = "not every circuit is driven by typed values")]
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            pub struct #name { #(#declared),* }

            impl ::fpgambit_hw::pins::Values for #name {
                type Array = [u32; #count];

                fn array(self) -> [u32; #count] {
                    [#(#given),*]
                }

                fn of(values: &[u32]) -> Self {
                    let _ = values;
                    Self { #(#taken),* }
                }
            }
        })
    }
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let fields = fields(input)?;
    let name = &input.ident;
    let visibility = &input.vis;
    let inputs = Side::of(&fields, Role::Input)?;
    let outputs = Side::of(&fields, Role::Output)?;
    let numbers_name = format_ident!("{name}Pins");
    let inputs_name = format_ident!("{name}Inputs");
    let outputs_name = format_ident!("{name}Outputs");
    let (input_fields, input_numbers) = inputs.numbers()?;
    let (output_fields, output_numbers) = outputs.numbers()?;
    let input_ports = inputs.ports("Input");
    let output_ports = outputs.ports("Output");
    let inputs_type = inputs.values(&inputs_name, &format!("A cycle's inputs of [`{name}`]."))?;
    let outputs_type =
        outputs.values(&outputs_name, &format!("A cycle's outputs of [`{name}`]."))?;
    let drive = inputs.pins.iter().enumerate().map(|(number, pin)| {
        let (signal, carries) = (&pin.signal, pin.carries);
        quote! { #number => #signal.next = <#carries as ::fpgambit_hw::pins::PinValue>::from_number(value) }
    });
    let read = outputs.pins.iter().enumerate().map(|(number, pin)| {
        let signal = &pin.signal;
        quote! { #number => ::fpgambit_hw::pins::PinValue::number(#signal.val()) }
    });
    let numbers_doc = format!("The numbers of [`{name}`]'s pins, inputs and outputs each from 0.");
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    Ok(quote! {
        #[doc = #numbers_doc]
        #[allow(dead_code, reason = "not every pin is driven by name")]
        #[derive(Clone, Copy, Debug)]
        #visibility struct #numbers_name { #(#input_fields,)* #(#output_fields,)* }

        #inputs_type
        #outputs_type

        impl #generics #name #arguments #bounds {
            /// The numbers of the pins.
            #[allow(dead_code, reason = "not every pin is driven by name")]
            pub const PINS: #numbers_name = #numbers_name { #(#input_numbers,)* #(#output_numbers,)* };
        }

        #[automatically_derived]
        impl #generics ::fpgambit_hw::pins::Pins for #name #arguments #bounds {
            const INPUTS: &'static [::fpgambit_hw::pins::Port] = #input_ports;
            const OUTPUTS: &'static [::fpgambit_hw::pins::Port] = #output_ports;
            type Inputs = #inputs_name;
            type Outputs = #outputs_name;

            fn drive(&mut self, input: usize, value: u32) {
                match input {
                    #(#drive,)*
                    _ => panic!("no input {input}"),
                }
            }

            fn read(&self, output: usize) -> u32 {
                match output {
                    #(#read,)*
                    _ => panic!("no output {output}"),
                }
            }
        }
    })
}
