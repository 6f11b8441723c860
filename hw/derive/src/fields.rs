//! Classifies the fields of a circuit.

use crate::doc::first_paragraph;
use syn::spanned::Spanned;
use syn::{
    Data, DeriveInput, Error, Expr, ExprLit, Fields, GenericArgument, Ident, Lit, PathArguments,
    Result, Type,
};

/// The role of a field in its circuit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Clock,
    Input,
    Output,
    /// A local signal or a constant.
    Inner,
    Register,
    Block,
    /// Not part of the circuit.
    Hidden,
}

/// The number of elements in a field.
#[derive(Clone, Copy)]
pub(crate) enum Count<'a> {
    One,
    /// An array of this length.
    Array(&'a Expr),
    /// A `Vec`, whose length is known when the circuit is built.
    Vec,
}

/// A field of a circuit.
pub(crate) struct Field<'a> {
    pub name: &'a Ident,
    pub role: Role,
    /// Type of a signal or register's value; for a block, its own type.
    pub carries: &'a Type,
    pub count: Count<'a>,
    pub about: String,
}

impl Field<'_> {
    /// Returns whether the field is an array or a `Vec`.
    pub fn is_many(&self) -> bool {
        !matches!(self.count, Count::One)
    }

    /// Returns the length of the array, if it is written as a number.
    pub fn literal_length(&self) -> Result<Option<usize>> {
        match self.count {
            Count::One => Ok(None),
            Count::Array(Expr::Lit(ExprLit {
                lit: Lit::Int(number),
                ..
            })) => number.base10_parse().map(Some),
            Count::Array(_) | Count::Vec => Err(Error::new(
                self.name.span(),
                "an array of ports needs its length as a number",
            )),
        }
    }
}

/// Returns the fields of a struct, in order.
pub(crate) fn fields(input: &DeriveInput) -> Result<Vec<Field<'_>>> {
    let Data::Struct(data) = &input.data else {
        return Err(Error::new(input.span(), "a circuit is a struct"));
    };
    let Fields::Named(named) = &data.fields else {
        return Err(Error::new(input.span(), "a circuit's fields have names"));
    };
    named.named.iter().map(field).collect()
}

fn field(field: &syn::Field) -> Result<Field<'_>> {
    let name = field.ident.as_ref().expect("the fields are named");
    let (element, count) = match ungrouped(&field.ty) {
        Type::Array(array) => (ungrouped(&array.elem), Count::Array(&array.len)),
        other => match vec_element(other) {
            Some(element) => (element, Count::Vec),
            None => (other, Count::One),
        },
    };
    let (role, carries) = if name.to_string().starts_with('_') {
        (Role::Hidden, element)
    } else {
        role(name, element)?
    };
    if role == Role::Clock && (!matches!(count, Count::One) || name != "clock") {
        return Err(Error::new(
            field.span(),
            "the clock is one, and called `clock`",
        ));
    }
    Ok(Field {
        name,
        role,
        carries,
        count,
        about: first_paragraph(&field.attrs)
            .trim_end_matches('.')
            .to_owned(),
    })
}

/// Returns the element type of a `Vec`.
fn vec_element(of: &Type) -> Option<&Type> {
    let Type::Path(path) = of else { return None };
    let last = path.path.segments.last()?;
    let is_vec = last.ident == "Vec";
    is_vec.then(|| arguments(&last.arguments).first().copied())?
}

/// Returns the types in angle brackets.
fn arguments(of: &PathArguments) -> Vec<&Type> {
    let PathArguments::AngleBracketed(arguments) = of else {
        return Vec::new();
    };
    let types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(one) => Some(ungrouped(one)),
        _ => None,
    });
    types.collect()
}

fn role<'a>(name: &Ident, of: &'a Type) -> Result<(Role, &'a Type)> {
    let Type::Path(path) = of else {
        return Err(Error::new(
            of.span(),
            format!("`{name}` is no signal, register or block"),
        ));
    };
    let last = path.path.segments.last().expect("a path has a segment");
    let mut types = arguments(&last.arguments).into_iter();
    Ok(match last.ident.to_string().as_str() {
        "Signal" => {
            let (Some(direction), Some(carries)) = (types.next(), types.next()) else {
                return Err(Error::new(of.span(), "expected Signal<direction, type>"));
            };
            let role = match ident(direction).as_str() {
                "In" if ident(carries) == "Clock" => Role::Clock,
                "In" => Role::Input,
                "Out" => Role::Output,
                "Local" => Role::Inner,
                _ => return Err(Error::new(direction.span(), "expected In, Out or Local")),
            };
            (role, carries)
        }
        "Constant" => (Role::Inner, of),
        "DFF" => (
            Role::Register,
            types
                .next()
                .ok_or_else(|| Error::new(of.span(), "expected DFF<type>"))?,
        ),
        _ => (Role::Block, of),
    })
}

/// Returns the last name of a type's path.
fn ident(of: &Type) -> String {
    match of {
        Type::Path(path) => path
            .path
            .segments
            .last()
            .map(|segment| segment.ident.to_string())
            .unwrap_or_default(),
        _ => String::new(),
    }
}

/// Returns a type without the invisible group that a macro put around it.
fn ungrouped(of: &Type) -> &Type {
    match of {
        Type::Group(group) => ungrouped(&group.elem),
        Type::Paren(paren) => ungrouped(&paren.elem),
        other => other,
    }
}
