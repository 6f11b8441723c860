//! Doc comments as plain text.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Expr, ExprLit, Generics, Ident, Lit, Meta};

/// Returns the first paragraph of the doc comments on one line, without Markdown markup.
pub(crate) fn first_paragraph(attributes: &[Attribute]) -> String {
    plain(&paragraph(attributes))
}

fn paragraph(attributes: &[Attribute]) -> String {
    let mut words = Vec::new();
    for line in attributes.iter().filter_map(line) {
        let line = line.trim().to_owned();
        if line.is_empty() && !words.is_empty() {
            break;
        }
        words.push(line);
    }
    words.join(" ").trim().to_owned()
}

/// Returns an expression for the first paragraph as a `String`. A const parameter of the type becomes its number, and
/// one of these fields, which are `Vec`s, its length.
pub(crate) fn with_numbers<'a>(
    attributes: &[Attribute],
    generics: &Generics,
    vecs: impl Iterator<Item = &'a Ident>,
) -> TokenStream {
    let about = paragraph(attributes);
    let mut template = about.replace('{', "{{").replace('}', "}}");
    let mut lengths = Vec::new();
    for parameter in generics.const_params() {
        let name = &parameter.ident;
        template = template.replace(&format!("`{name}`"), &format!("{{{name}}}"));
    }
    for name in vecs {
        let named = format!("`{name}`");
        if template.contains(&named) {
            template = template.replace(&named, &format!("{{{name}}}"));
            lengths.push(quote! { #name = self.#name.len() });
        }
    }
    let template = plain(&template);
    if generics.const_params().next().is_some() || !lengths.is_empty() {
        quote! { format!(#template #(, #lengths)*) }
    } else {
        let about = plain(&about);
        quote! { String::from(#about) }
    }
}

fn line(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else {
        return None;
    };
    match &pair.value {
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) if pair.path.is_ident("doc") => Some(text.value()),
        _ => None,
    }
}

/// Removes code marks, link targets and escapes.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text
        .replace("](", "\u{0}")
        .replace("\\[", "\u{1}")
        .replace("\\]", "\u{2}");
    // Where a link starts is known only after its target has been found.
    while let Some(at) = rest.find('\u{0}') {
        let (before, after) = rest.split_at(at);
        let target_end = after.find(')').map_or(after.len(), |end| end + 1);
        let open = before.rfind('[').unwrap_or(before.len());
        plain.push_str(&before[..open]);
        plain.push_str(before[open..].trim_start_matches('['));
        rest = after[target_end..].to_owned();
    }
    plain.push_str(&rest);
    plain
        .replace("[`", "")
        .replace("`]", "")
        .replace('`', "")
        .replace('\u{1}', "[")
        .replace('\u{2}', "]")
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn markdown_markup_is_stripped() {
        let text = "An address of [`PairRom`](super::PairRom) or [`Rom`], bits \\[5:0\\] of `word`";
        assert_eq!(
            plain(text),
            "An address of PairRom or Rom, bits [5:0] of word"
        );
    }
}
