//! Expressions of a kernel.

use super::{Ops, ungrouped};
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::punctuated::Punctuated;
use syn::{
    AngleBracketedGenericArguments, BinOp, Error, Expr, ExprBinary, ExprCall, ExprLit,
    ExprMethodCall, GenericArgument, Lit, LitInt, Member, Path, PathArguments, Result, Token, UnOp,
};

impl Ops {
    pub(super) fn expression(&mut self, expression: &Expr) -> Result<()> {
        match ungrouped(expression) {
            Expr::Path(constant) => {
                let name = constant_name(&constant.path)?;
                self.push(quote! { Signal(#name) });
                Ok(())
            }
            Expr::Lit(literal) => self.literal(literal),
            Expr::Paren(paren) => {
                self.expression(&paren.expr)?;
                self.push(quote! { Paren });
                Ok(())
            }
            Expr::Binary(binary) => self.binary(binary),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => {
                self.unary(&unary.expr, "Not")
            }
            Expr::Call(call) => self.call(call),
            Expr::MethodCall(call) => self.method(call),
            other @ (Expr::Field(_) | Expr::Index(_)) => {
                Err(Error::new_spanned(other, "a signal is read by `.val()`"))
            }
            other => Err(Error::new_spanned(other, "this expression has no Verilog")),
        }
    }

    pub(super) fn literal(&mut self, literal: &ExprLit) -> Result<()> {
        match &literal.lit {
            Lit::Int(number) => {
                let number = plain_number(number)?;
                self.push(quote! { Number(#number) });
            }
            Lit::Bool(bit) => self.push(quote! { Bit(#bit) }),
            other => {
                return Err(Error::new_spanned(
                    other,
                    "expected an integer or a boolean",
                ));
            }
        }
        Ok(())
    }

    fn binary(&mut self, binary: &ExprBinary) -> Result<()> {
        let op = match &binary.op {
            BinOp::Add(_) => quote! { Add },
            BinOp::Sub(_) => quote! { Sub },
            BinOp::Mul(_) => quote! { Mul },
            BinOp::And(_) => quote! { LogicalAnd },
            BinOp::Or(_) => quote! { LogicalOr },
            BinOp::BitXor(_) => quote! { BitXor },
            BinOp::BitAnd(_) => quote! { BitAnd },
            BinOp::BitOr(_) => quote! { BitOr },
            BinOp::Shl(_) => quote! { Shl },
            BinOp::Shr(_) => quote! { Shr },
            BinOp::Eq(_) => quote! { Eq },
            BinOp::Ne(_) => quote! { Ne },
            BinOp::Lt(_) => quote! { Lt },
            BinOp::Le(_) => quote! { Le },
            BinOp::Gt(_) => quote! { Gt },
            BinOp::Ge(_) => quote! { Ge },
            other => return Err(Error::new_spanned(other, "this operator has no Verilog")),
        };
        self.expression(&binary.left)?;
        self.expression(&binary.right)?;
        self.push(quote! { Binary(::rust_hdl::core::ast::VerilogOp::#op) });
        Ok(())
    }

    fn unary(&mut self, of: &Expr, op: &str) -> Result<()> {
        self.expression(of)?;
        let op = format_ident!("{op}");
        self.push(quote! { Unary(::rust_hdl::core::ast::VerilogOpUnary::#op) });
        Ok(())
    }

    /// `bits::<8>(0)` and `bit_cast::<8, 6>(x)`: the width is the first argument in angle brackets.
    fn call(&mut self, call: &ExprCall) -> Result<()> {
        let function = match &*call.func {
            Expr::Path(function) => function.path.segments.last(),
            _ => None,
        };
        let Some(function) = function.filter(|f| f.ident == "bits" || f.ident == "bit_cast") else {
            return Err(Error::new_spanned(
                &call.func,
                "expected `bits` or `bit_cast`",
            ));
        };
        let width = match &function.arguments {
            PathArguments::AngleBracketed(arguments) => self.width(arguments),
            _ => None,
        };
        let Some(width) = width else {
            let example = format!("expected the width, as in `{}::<8>(0)`", function.ident);
            return Err(Error::new_spanned(&call.func, example));
        };
        let [value] = arguments(call, &call.args)?;
        self.expression(value)?;
        self.push(quote! { Cast(#width) });
        Ok(())
    }

    fn method(&mut self, call: &ExprMethodCall) -> Result<()> {
        match call.method.to_string().as_str() {
            "val" => {
                let [] = arguments(call, &call.args)?;
                let name = signal_name(&call.receiver)?;
                self.push(quote! { Signal(#name) });
                Ok(())
            }
            // The index of a bit vector is the vector itself.
            "index" => {
                let [] = arguments(call, &call.args)?;
                self.expression(&call.receiver)
            }
            op @ ("any" | "all" | "xor") => {
                let [] = arguments(call, &call.args)?;
                let op = match op {
                    "any" => "Any",
                    "all" => "All",
                    _ => "Xor",
                };
                self.unary(&call.receiver, op)
            }
            "get_bit" => {
                let [at] = arguments(call, &call.args)?;
                self.expression(&call.receiver)?;
                self.expression(at)?;
                self.push(quote! { Index });
                Ok(())
            }
            "get_bits" => {
                let Some(width) = call.turbofish.as_ref().and_then(|t| self.width(t)) else {
                    return Err(Error::new_spanned(
                        &call.method,
                        "expected the width, as in `get_bits::<8>(0)`",
                    ));
                };
                let [at] = arguments(call, &call.args)?;
                self.expression(&call.receiver)?;
                self.expression(at)?;
                self.push(quote! { Slice(#width) });
                Ok(())
            }
            "replace_bit" => {
                let [at, bit] = arguments(call, &call.args)?;
                self.expression(&call.receiver)?;
                self.expression(at)?;
                self.expression(bit)?;
                self.push(quote! { Replace });
                Ok(())
            }
            _ => Err(Error::new_spanned(
                &call.method,
                "this method has no Verilog; val, index, any, all, xor, get_bit, get_bits and replace_bit have",
            )),
        }
    }

    /// Returns a width: a number, or a value that depends on the circuit's parameters.
    fn width(&mut self, turbofish: &AngleBracketedGenericArguments) -> Option<TokenStream> {
        let size = quote! { ::fpgambit_hw::kernel::Size };
        Some(match turbofish.args.first()? {
            GenericArgument::Const(Expr::Lit(width)) => quote! { #size::Number(#width) },
            GenericArgument::Const(width) => {
                let number = self.value(width);
                quote! { #size::Value(#number) }
            }
            // The name of a constant parses like that of a type.
            GenericArgument::Type(width) => {
                let number = self.value(width);
                quote! { #size::Value(#number) }
            }
            _ => return None,
        })
    }
}

fn arguments<'a, const N: usize>(
    call: &impl ToTokens,
    found: &'a Punctuated<Expr, Token![,]>,
) -> Result<[&'a Expr; N]> {
    let found: Vec<_> = found.iter().collect();
    found.try_into().map_err(|_| {
        let plural = if N == 1 { "" } else { "s" };
        Error::new_spanned(call, format!("expected {N} argument{plural}"))
    })
}

fn plain_number(number: &LitInt) -> Result<u32> {
    if number.suffix().is_empty() {
        number.base10_parse()
    } else {
        Err(Error::new_spanned(
            number,
            "a kernel's numbers have no suffix: they are as wide as what they meet",
        ))
    }
}

/// Returns the name of a constant, enum state or loop index: `Phase::Idle` as `Phase$Idle`.
pub(super) fn constant_name(path: &Path) -> Result<String> {
    let mut names = Vec::new();
    for segment in &path.segments {
        if !segment.arguments.is_none() {
            return Err(Error::new_spanned(path, "expected a name"));
        }
        names.push(segment.ident.to_string());
    }
    Ok(names.join("$"))
}

/// Returns the name of a signal in this block or in a sub-block: `self.cores[i].start` as `cores[i]$start`.
pub(super) fn signal_name(signal: &Expr) -> Result<String> {
    let no_signal = || Error::new_spanned(signal, "expected a signal, `self.SIGNAL`");
    match ungrouped(signal) {
        Expr::Field(field) => {
            let Member::Named(name) = &field.member else {
                return Err(no_signal());
            };
            if matches!(ungrouped(&field.base), Expr::Path(of) if of.path.is_ident("self")) {
                Ok(name.to_string())
            } else {
                Ok(format!("{}${name}", signal_name(&field.base)?))
            }
        }
        Expr::Index(element) => {
            let index = index_text(&element.index)?;
            Ok(format!("{}[{index}]", signal_name(&element.expr)?))
        }
        _ => Err(no_signal()),
    }
}

/// Returns an array index, which the emitter evaluates for each iteration of the enclosing loops.
fn index_text(index: &Expr) -> Result<String> {
    Ok(match ungrouped(index) {
        Expr::Lit(ExprLit {
            lit: Lit::Int(number),
            ..
        }) => plain_number(number)?.to_string(),
        Expr::Path(name) if name.path.get_ident().is_some() => constant_name(&name.path)?,
        Expr::Paren(paren) => format!("({})", index_text(&paren.expr)?),
        Expr::Binary(binary)
            if matches!(
                binary.op,
                BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_)
            ) =>
        {
            let (left, right) = (index_text(&binary.left)?, index_text(&binary.right)?);
            format!("{left}{}{right}", binary.op.to_token_stream())
        }
        other => {
            return Err(Error::new_spanned(
                other,
                "an index is made of numbers and loop indices with + - * / %",
            ));
        }
    })
}
