//! The modules of a design that belong together, as Verilog.

use super::module::Parameter;
use super::wrap::wrap_words;

/// What the head of the file says.
#[derive(Clone, Copy, Debug, Default)]
pub struct Header<'a> {
    /// One line: what the module is.
    pub title: &'a str,
    /// The command that makes the file.
    pub command: &'a str,
    /// What it does, as prose; wrapped to the line, empty lines part paragraphs.
    pub description: &'a str,
}

/// A module that is the same in every design, and the modules in it that are named after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// The module's name.
    pub name: String,
    /// What its block is for: the first paragraph of its struct's documentation.
    pub about: String,
    /// Name and text of each distinct module, the first one the library's own.
    pub(super) modules: Vec<(String, String)>,
    /// The first module's parameters.
    pub(super) parameters: Vec<Parameter>,
}

impl Library {
    /// Names of its modules, its own first.
    pub fn modules(&self) -> impl Iterator<Item = &str> {
        self.modules.iter().map(|(name, _)| name.as_str())
    }

    /// All of it, with this head.
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

/// Texts of libraries as the one file `TOP.v`.
///
/// Verilator wants every module in a file of its name and warns about the others. A `` `line `` before each of those names
/// such a file; line numbers stay those of the file that exists.
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
