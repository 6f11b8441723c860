//! A unit's names of Verilog signals, declared once: the constants the proofs use, and the list a circuit is held to.

/// Declares the constants, and `SIGNALS`, the list of their values.
#[macro_export]
macro_rules! signals {
    ($($name:ident = $text:expr;)*) => {
        $(pub const $name: &str = $text;)*
        /// Every signal above: what a circuit must have for the proofs to speak of it.
        pub const SIGNALS: &[&str] = &[$($name),*];
    };
}
