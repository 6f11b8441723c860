//! A unit's names of Verilog signals, declared once: the constants the proofs use, and the list a circuit is held to.

/// Declares the constants, each with its width in bits, and `SIGNALS`, the list of names and widths.
#[macro_export]
macro_rules! signals {
    ($($name:ident[$width:literal] = $text:expr;)*) => {
        $(pub const $name: &str = $text;)*
        /// Every signal above with its width: what a circuit must have for the proofs to speak of it.
        pub const SIGNALS: &[(&str, usize)] = &[$(($name, $width)),*];
    };
}
