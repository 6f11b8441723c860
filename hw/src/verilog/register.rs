//! Which blocks are registers, to be written where they stand instead of as instances.

use super::constant::Constant;
use super::scope::Scope;
use rust_hdl::core::ast::Verilog;

/// The value a register has at power-up, when `scope` is rust-hdl's `DFF`: ports `d`, `q`, `clock`, and text that
/// says no more than `q <= d` at the rising edge.
pub(super) fn power_up_value(scope: &Scope) -> Option<Constant> {
    let Verilog::Custom(text) = &scope.hdl else {
        return None;
    };
    let ports = ["d", "q", "clock"];
    let has_ports = scope.signals.len() == ports.len()
        && ports
            .iter()
            .all(|port| scope.signals.iter().any(|signal| signal.key == *port));
    if !has_ports || !scope.children.is_empty() {
        return None;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let rest = words.join(" ");
    let rest = rest.strip_prefix("initial begin q = ")?;
    let (value, rest) = rest.split_once(';')?;
    if rest.trim() != "end always @(posedge clock) begin q <= d; end" {
        return None;
    }
    let width = scope.signals.iter().find(|signal| signal.key == "q")?.width;
    Constant::from_hex(value.split_once("'h")?.1, width)
}

pub(super) fn is_register(scope: &Scope) -> bool {
    power_up_value(scope).is_some()
}
