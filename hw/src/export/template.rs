//! Texts with places to fill in.

/// Fills in a template: `@NAME@` stands for the value of that name. Values are filled in one after the other, so one
/// may have places for those after it.
///
/// # Panics
/// When a name is not among the values, or a value's place is nowhere: the templates are part of the source.
pub(super) fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut text = template.to_owned();
    for (name, value) in values {
        let place = format!("@{name}@");
        assert!(text.contains(&place), "the template has a place {place}");
        text = text.replace(&place, value);
    }
    let left = text
        .split('@')
        .find(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_uppercase() || c == '_'));
    assert_eq!(left, None, "a place of the template is left empty");
    text
}
