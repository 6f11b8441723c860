//! Error messages for wrong command lines, each on one line.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use fpgambit_engine::quoted;

/// The message for a wrong command line: the offending text, its place, and what was expected.
pub fn message(error: &clap::Error) -> String {
    let text = |kind| error.get(kind).map(plain);
    let argument = text(ContextKind::InvalidArg).unwrap_or_default();
    match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = quoted(&text(ContextKind::InvalidValue).unwrap_or_default());
            let expected = match (list(error, ContextKind::ValidValue), reason(error)) {
                (Some(values), _) => format!(": expected one of {values}"),
                (None, Some(reason)) => format!(": {reason}"),
                (None, None) => String::new(),
            };
            if value.is_empty() {
                format!("missing value for '{argument}'{expected}")
            } else {
                format!("invalid value '{value}' for '{argument}'{expected}")
            }
        }
        ErrorKind::UnknownArgument => {
            let suggestion = match text(ContextKind::SuggestedArg) {
                Some(suggested) => format!("did you mean '{suggested}'?"),
                None => "see --help for the list".to_owned(),
            };
            format!("unexpected argument '{}': {suggestion}", quoted(&argument))
        }
        ErrorKind::InvalidSubcommand => {
            let command = text(ContextKind::InvalidSubcommand).unwrap_or_default();
            format!(
                "unknown command '{}': expected {}",
                quoted(&command),
                commands()
            )
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            format!("missing command: expected {}", commands())
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = list(error, ContextKind::InvalidArg).unwrap_or_default();
            format!("missing {missing}: see --help")
        }
        ErrorKind::ArgumentConflict => {
            let other = list(error, ContextKind::PriorArg).unwrap_or_default();
            if other.contains(&argument) || other.is_empty() {
                format!("'{argument}' given more than once: expected once")
            } else {
                format!("'{argument}' cannot be used with {other}")
            }
        }
        ErrorKind::InvalidUtf8 => "an argument is not UTF-8: expected text".to_owned(),
        _ => first_line(error),
    }
}

/// The list of commands, or of the subcommands of the given command.
fn commands() -> String {
    use clap::CommandFactory as _;
    let all = super::args::Cli::command();
    let command = std::env::args_os()
        .filter_map(|word| all.find_subcommand(word))
        .find(|command| command.has_subcommands())
        .unwrap_or(&all);
    let names: Vec<&str> = command
        .get_subcommands()
        .map(clap::Command::get_name)
        .collect();
    format!("one of {}", names.join(", "))
}

/// Formats a value of clap's error as text without line breaks.
fn plain(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}

fn list(error: &clap::Error, kind: ContextKind) -> Option<String> {
    let text = plain(error.get(kind)?);
    (!text.is_empty()).then_some(text)
}

/// The message of the value's parser.
fn reason(error: &clap::Error) -> Option<String> {
    use std::error::Error as _;
    Some(in_one_line(&error.source()?.to_string()))
}

fn first_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let line = text.lines().next().unwrap_or("wrong usage");
    line.trim_start_matches("error: ").to_owned()
}

fn in_one_line(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join(" ")
}
