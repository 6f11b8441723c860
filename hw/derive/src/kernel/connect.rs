//! Finds what a kernel drives: every signal that it assigns in any branch.

use super::statement::assigned;
use super::ungrouped;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Block, Expr, Stmt};

/// Connects the signals that a block assigns, except those already `known` to be connected: kernels assign the same
/// signal many times.
pub(super) fn block(block: &Block, known: &[String]) -> TokenStream {
    let mut connected = Connected {
        known: known.to_vec(),
        code: TokenStream::new(),
    };
    connected.block(block);
    connected.code
}

struct Connected {
    known: Vec<String>,
    code: TokenStream,
}

impl Connected {
    fn block(&mut self, block: &Block) {
        for statement in &block.stmts {
            if let Stmt::Expr(statement, _) = statement {
                self.statement(statement);
            }
        }
    }

    fn statement(&mut self, statement: &Expr) {
        match ungrouped(statement) {
            Expr::Assign(assign) => {
                let Some(signal) = assigned(&assign.left) else {
                    return;
                };
                let text = signal.to_token_stream().to_string();
                if !self.known.contains(&text) {
                    self.known.push(text);
                    self.code.extend(quote! {
                        ::rust_hdl::prelude::Logic::connect(&mut #signal);
                    });
                }
            }
            // All branches are connected, one after another.
            Expr::If(branch) => {
                self.block(&branch.then_branch);
                if let Some((_, otherwise)) = &branch.else_branch {
                    self.statement(otherwise);
                }
            }
            Expr::Block(inner) => self.block(&inner.block),
            Expr::Match(choice) => choice.arms.iter().for_each(|arm| self.statement(&arm.body)),
            // A loop may run zero times, so signals connected in it are known only inside it.
            Expr::ForLoop(repeat) => {
                let body = block(&repeat.body, &self.known);
                let (index, range) = (&repeat.pat, &repeat.expr);
                if !body.is_empty() {
                    self.code.extend(quote! {
                        #[allow(unused_variables, reason = "a kernel may use the index in a condition only")]
                        for #index in #range { #body }
                    });
                }
            }
            _ => {}
        }
    }
}
