//! Declares a unit's Verilog signals once: as constants for the proofs, and as the list that every circuit is checked
//! against.

/// Declares the constants, each with its width in bits, and `SIGNALS`, the list of names and widths. An entry with
/// several names becomes an array.
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
        /// All signals above with their widths; a circuit must have them all.
        pub const SIGNALS: &[(&str, usize)] = &[$($(($text, $width)),+),*];
    };
}
