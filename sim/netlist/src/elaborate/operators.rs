//! Operators as logic.

use super::Elaborator;
use super::expression::{Context, widened};
use crate::error::{Fault, Place, Result};
use crate::graph::Lit;
use crate::syntax::{Expr, ExprKind};

impl Elaborator<'_> {
    pub(super) fn unary(
        &mut self,
        operator: &str,
        operand: &Expr,
        context: &Context<'_>,
        width: usize,
        is_signed: bool,
    ) -> Result<Vec<Lit>> {
        if matches!(operator, "~" | "-" | "+") {
            let bits = self.lower(operand, context, width, is_signed)?;
            return Ok(match operator {
                "~" => bits.iter().map(|bit| !*bit).collect(),
                "-" => self
                    .design
                    .graph
                    .difference(&vec![Lit::FALSE; width], &bits),
                _ => bits,
            });
        }
        let bits = self.value(operand, context)?;
        let graph = &mut self.design.graph;
        let bit = match operator {
            "!" | "~|" => !graph.any(&bits),
            "|" => graph.any(&bits),
            "&" => graph.all(&bits),
            "~&" => !graph.all(&bits),
            "^" => graph.parity(&bits),
            _ => !graph.parity(&bits),
        };
        Ok(widened(vec![bit], width, false))
    }

    pub(super) fn binary(
        &mut self,
        (operator, left, right): (&str, &Expr, &Expr),
        place: Place,
        context: &Context<'_>,
        width: usize,
        is_signed: bool,
    ) -> Result<Vec<Lit>> {
        let bit = match operator {
            "&&" | "||" => {
                let (left, right) = (self.truth(left, context)?, self.truth(right, context)?);
                match operator {
                    "&&" => self.design.graph.and(left, right),
                    _ => self.design.graph.or(left, right),
                }
            }
            "==" | "!=" | "<" | "<=" | ">" | ">=" => {
                self.comparison((operator, left, right), place, context)?
            }
            "<<" | ">>" => {
                let bits = self.lower(left, context, width, is_signed)?;
                let places = self.value(right, context)?;
                return Ok(self.design.graph.shifted(&bits, &places, operator == "<<"));
            }
            _ => {
                let one = self.lower(left, context, width, is_signed)?;
                let other = self.lower(right, context, width, is_signed)?;
                let graph = &mut self.design.graph;
                let pairs = one.iter().zip(&other);
                return Ok(match operator {
                    "+" => graph.sum(&one, &other, Lit::FALSE),
                    "-" => graph.difference(&one, &other),
                    "*" => graph.product(&one, &other),
                    "&" => pairs.map(|(a, b)| graph.and(*a, *b)).collect(),
                    "|" => pairs.map(|(a, b)| graph.or(*a, *b)).collect(),
                    "^" => pairs.map(|(a, b)| graph.xor(*a, *b)).collect(),
                    "~^" | "^~" => pairs.map(|(a, b)| !graph.xor(*a, *b)).collect(),
                    _ => return self.quotient(operator, left, right, place, context, width),
                });
            }
        };
        Ok(widened(vec![bit], width, false))
    }

    fn comparison(
        &mut self,
        (operator, left, right): (&str, &Expr, &Expr),
        place: Place,
        context: &Context<'_>,
    ) -> Result<Lit> {
        if self.text(left, context).is_some() || self.text(right, context).is_some() {
            let kind = ExprKind::Binary(
                if operator == "!=" { "!=" } else { "==" },
                Box::new(left.clone()),
                Box::new(right.clone()),
            );
            let equal = self.texts_equal(&Expr { place, kind }, context)?;
            return Ok(Lit::constant(equal.unwrap_or(false)));
        }
        let (width, is_signed) = self.shared_shape(left, right, context)?;
        let mut one = self.lower(left, context, width, is_signed)?;
        let mut other = self.lower(right, context, width, is_signed)?;
        let graph = &mut self.design.graph;
        if matches!(operator, "==" | "!=") {
            return Ok(graph.equal(&one, &other).xor(operator == "!="));
        }
        if is_signed {
            // The sign bit has the opposite order.
            one[width - 1] = !one[width - 1];
            other[width - 1] = !other[width - 1];
        }
        Ok(match operator {
            "<" => graph.less(&one, &other),
            ">" => graph.less(&other, &one),
            "<=" => !graph.less(&other, &one),
            _ => !graph.less(&one, &other),
        })
    }

    /// Division of constants.
    fn quotient(
        &mut self,
        operator: &str,
        left: &Expr,
        right: &Expr,
        place: Place,
        context: &Context<'_>,
        width: usize,
    ) -> Result<Vec<Lit>> {
        let (left, right) = (self.integer(left, context)?, self.integer(right, context)?);
        let value = match operator {
            "/" => left.checked_div(right),
            _ => left.checked_rem(right),
        };
        let value = value.ok_or_else(|| {
            Fault::new(
                place,
                format!("{left} {operator} {right}: expected another divisor"),
            )
        })?;
        Ok((0..width)
            .map(|bit| Lit::constant(value >> bit.min(63) & 1 == 1))
            .collect())
    }
}
