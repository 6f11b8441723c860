//! Singular and plural of counted words.

/// A number and what is counted: `1 position`, `2 positions`.
pub fn counted(number: u64, one: &str, several: &str) -> String {
    let name = if number == 1 { one } else { several };
    format!("{number} {name}")
}
