//! The modules of a design that belong together, as Verilog.

use super::module::Parameter;
use super::wrap::wrap_words;

/// The contents of a file's header comment.
#[derive(Clone, Copy, Debug, Default)]
pub struct Header<'a> {
    /// What the module is, on one line.
    pub title: &'a str,
    /// The command that generates the file.
    pub command: &'a str,
    /// What the module does. The text is wrapped; empty lines separate paragraphs.
    pub description: &'a str,
}

/// A module, and the modules inside it that are named after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// The module's name.
    pub name: String,
    /// The block's description: the first paragraph of its struct's documentation.
    pub about: String,
    /// Name and text of each distinct module, the library's own first.
    pub(super) modules: Vec<(String, String)>,
    /// The parameters of the library's own module.
    pub(super) parameters: Vec<Parameter>,
}

impl Library {
    /// The names of the modules, the library's own first.
    pub fn modules(&self) -> impl Iterator<Item = &str> {
        self.modules.iter().map(|(name, _)| name.as_str())
    }

    /// Returns the whole library as a file with this header.
    pub fn to_verilog(&self, header: &Header) -> String {
        let mut text = format!("{}\n`default_nettype none\n", self.head(header));
        for (_, module) in &self.modules {
            text.push('\n');
            text.push_str(module);
        }
        text.push_str("\n`default_nettype wire\n");
        text
    }

    fn head(&self, header: &Header) -> String {
        let mut text = String::new();
        let mut line = |line: &str| {
            text.push_str(format!("// {line}").trim_end());
            text.push('\n');
        };
        let title = if header.title.is_empty() {
            self.name.clone()
        } else {
            format!("{}: {}", self.name, header.title)
        };
        line(&title);
        for paragraph in header.description.split("\n\n") {
            let words = wrap_words(paragraph, 97);
            if !words.is_empty() {
                line("");
            }
            words.iter().for_each(|words| line(words));
        }
        if !header.command.is_empty() {
            line("");
            line("Generated: do not edit. Made by:");
            line(&format!("  {}", header.command));
        }
        text
    }
}

/// Joins the texts of libraries into one file, `TOP.v`.
///
/// Verilator warns about a module that is not in a file of its name. So a `` `line `` directive before each further
/// module names such a file; the line numbers remain those of `TOP.v`.
pub fn join(top: &str, texts: impl IntoIterator<Item = String>) -> String {
    let texts: Vec<String> = texts.into_iter().collect();
    let text = texts.join("\n");
    let mut lines: Vec<String> = Vec::new();
    let mut comment = 0;
    for line in text.lines() {
        let name = line.strip_prefix("module ").and_then(first_word);
        if let Some(name) = name.filter(|&name| name != top) {
            let number = comment + 2;
            lines.insert(comment, format!("`line {number} \"{name}.v\" 0"));
        }
        lines.push(line.to_owned());
        if !line.starts_with("//") {
            comment = lines.len();
        }
    }
    lines.join("\n") + "\n"
}

fn first_word(text: &str) -> Option<&str> {
    text.split([' ', '(', ';']).next()
}
