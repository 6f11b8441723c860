//! Templates with placeholders.

/// Fills in a template: each `@NAME@` is replaced by the value of that name. The values are filled in one after the
/// other, so one value may contain placeholders for later ones.
///
/// # Panics
/// If a name has no value, or a value has no placeholder: the templates are part of the source.
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
