//! Singular and plural of counted words.

/// A number with its noun: `1 position`, `2 positions`.
pub fn counted(number: u64, one: &str, several: &str) -> String {
    let name = if number == 1 { one } else { several };
    format!("{number} {name}")
}
