//! Statements of a kernel.

use super::expression::{constant_name, signal_name};
use super::{Ops, ungrouped};
use quote::{ToTokens, quote};
use syn::{
    Arm, Block, Error, Expr, ExprAssign, ExprForLoop, ExprIf, ExprMatch, Lit, LitStr, Macro,
    Member, Pat, RangeLimits, Result, Stmt,
};

impl Ops {
    pub(super) fn block(&mut self, block: &Block) -> Result<()> {
        block
            .stmts
            .iter()
            .try_for_each(|statement| match statement {
                Stmt::Expr(statement, _) => self.statement(statement),
                Stmt::Macro(comment) => self.comment(&comment.mac),
                Stmt::Local(_) => Err(Error::new_spanned(
                    statement,
                    "a kernel has no `let`: a `Signal<Local, T>` names a value",
                )),
                Stmt::Item(_) => Err(Error::new_spanned(statement, "a kernel declares nothing")),
            })
    }

    fn statement(&mut self, statement: &Expr) -> Result<()> {
        match ungrouped(statement) {
            Expr::Assign(assign) => self.assign(assign),
            Expr::If(branch) => self.branch(branch),
            Expr::Match(choice) => self.choice(choice),
            Expr::ForLoop(repeat) => self.repeat(repeat),
            Expr::Macro(comment) => self.comment(&comment.mac),
            other => Err(Error::new_spanned(
                other,
                "a kernel's statements are assignments, `if`, `match`, `for` and `comment!`",
            )),
        }
    }

    fn assign(&mut self, assign: &ExprAssign) -> Result<()> {
        let Some(signal) = assigned(&assign.left) else {
            return Err(Error::new_spanned(
                &assign.left,
                "a kernel assigns to `self.SIGNAL.next`",
            ));
        };
        let name = format!("{}$next", signal_name(signal)?);
        self.expression(&assign.right)?;
        self.push(quote! { Assign(#name) });
        Ok(())
    }

    fn branch(&mut self, branch: &ExprIf) -> Result<()> {
        self.expression(&branch.cond)?;
        self.push(quote! { If });
        self.block(&branch.then_branch)?;
        match branch.else_branch.as_ref().map(|(_, other)| &**other) {
            Some(Expr::If(next)) => {
                self.push(quote! { ElseIf });
                return self.branch(next);
            }
            Some(Expr::Block(otherwise)) => {
                self.push(quote! { Else });
                self.block(&otherwise.block)?;
            }
            // Rust has no other kinds.
            _ => {}
        }
        self.push(quote! { End });
        Ok(())
    }

    fn choice(&mut self, choice: &ExprMatch) -> Result<()> {
        self.expression(&choice.expr)?;
        self.push(quote! { Match });
        for arm in &choice.arms {
            self.arm(arm)?;
        }
        self.push(quote! { End });
        Ok(())
    }

    fn arm(&mut self, arm: &Arm) -> Result<()> {
        let label = match &arm.pat {
            Pat::Wild(_) => "default".to_owned(),
            Pat::Path(constant) => constant_name(&constant.path)?,
            Pat::Ident(constant) if constant.subpat.is_none() && constant.by_ref.is_none() => {
                constant.ident.to_string()
            }
            Pat::Lit(literal) if matches!(literal.lit, Lit::Int(_) | Lit::Bool(_)) => {
                literal.to_token_stream().to_string()
            }
            Pat::Guard(guarded) => {
                return Err(Error::new_spanned(
                    &guarded.guard,
                    "an arm of a kernel's `match` has no `if`",
                ));
            }
            other => return Err(Error::new_spanned(other, "expected a constant or `_`")),
        };
        self.push(quote! { Case(#label) });
        match &*arm.body {
            Expr::Block(body) => self.block(&body.block),
            single => self.statement(single),
        }
    }

    fn repeat(&mut self, repeat: &ExprForLoop) -> Result<()> {
        let Pat::Ident(index) = &*repeat.pat else {
            return Err(Error::new_spanned(&repeat.pat, "expected a name"));
        };
        let bounds = match ungrouped(&repeat.expr) {
            Expr::Range(range) if matches!(range.limits, RangeLimits::HalfOpen(_)) => {
                range.start.as_ref().zip(range.end.as_ref())
            }
            _ => None,
        };
        let Some((from, to)) = bounds else {
            return Err(Error::new_spanned(
                &repeat.expr,
                "expected a range `FROM..TO`",
            ));
        };
        self.bound(from)?;
        self.bound(to)?;
        let index = index.ident.to_string();
        self.push(quote! { For(#index) });
        self.block(&repeat.body)?;
        self.push(quote! { End });
        Ok(())
    }

    fn bound(&mut self, bound: &Expr) -> Result<()> {
        match ungrouped(bound) {
            Expr::Lit(literal) => self.literal(literal),
            other => {
                let number = self.value(other);
                self.push(quote! { Value(#number) });
                Ok(())
            }
        }
    }

    fn comment(&mut self, comment: &Macro) -> Result<()> {
        if !comment.path.is_ident("comment") {
            return Err(Error::new_spanned(&comment.path, "expected `comment!`"));
        }
        let text: LitStr = comment.parse_body()?;
        self.push(quote! { Comment(#text) });
        Ok(())
    }
}

/// Returns the signal to whose next value the left side of an assignment refers, if any.
pub(super) fn assigned(left: &Expr) -> Option<&Expr> {
    match ungrouped(left) {
        Expr::Field(next) if matches!(&next.member, Member::Named(name) if name == "next") => {
            Some(&next.base)
        }
        _ => None,
    }
}
