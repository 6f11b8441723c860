//! A unit's names of Verilog signals, declared once: the constants the proofs use, and the list a circuit is held to.

/// Declares the constants, each with its width in bits, and `SIGNALS`, the list of names and widths. Several names are an array.
#[macro_export]
macro_rules! signals {
    (@ $(#[$about:meta])* $name:ident $text:literal) => {
        $(#[$about])*
        pub const $name: &str = $text;
    };
    (@ $(#[$about:meta])* $name:ident $($text:literal)+) => {
        $(#[$about])*
        pub const $name: [&str; [$($text),+].len()] = [$($text),+];
    };
    ($($(#[$about:meta])* $name:ident[$width:literal] = $($text:literal),+;)*) => {
        $($crate::signals! { @ $(#[$about])* $name $($text)+ })*
        /// Every signal above with its width: what a circuit must have for the proofs to speak of it.
        pub const SIGNALS: &[(&str, usize)] = &[$($(($text, $width)),+),*];
    };
}
