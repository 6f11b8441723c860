//! Enums whose values are named on the command line.

/// Declares `ALL`, `name` and `Display` of an enum without fields.
macro_rules! names {
    ($type:ident { $($value:ident $name:literal),* }) => {
        impl $type {
            /// All values.
            pub const ALL: &'static [Self] = &[$(Self::$value),*];

            /// Returns the name used on the command line and in file names.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$value => $name),* }
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
