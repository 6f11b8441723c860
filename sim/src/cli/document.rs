//! `fpgambit completions` and `fpgambit man`: describe the command line to shells and manuals.

use std::fs;

use clap::CommandFactory as _;
use serde::Serialize;

use super::args::{Cli, CompletionsArgs, Format, ManArgs};
use super::output::{self, WholeFile};
use super::{Error, Status};

const NAME: &str = "fpgambit";

/// The result as JSON.
#[derive(Serialize)]
struct Script {
    shell: String,
    script: String,
}

/// The result as JSON.
#[derive(Serialize)]
struct Pages {
    /// Null if the pages are written to files.
    page: Option<String>,
    files: Vec<String>,
}

pub fn completions(args: &CompletionsArgs, format: Format) -> Result<Status, Error> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), NAME, &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    output::print(&match format {
        Format::Text => script,
        Format::Json => output::json(&Script {
            shell: args.shell.to_string(),
            script,
        }),
    })?;
    Ok(Status::Done)
}

pub fn man(args: &ManArgs, format: Format) -> Result<Status, Error> {
    let mut command = Cli::command();
    command.build();
    let mut pages = Pages {
        page: None,
        files: Vec::new(),
    };
    match &args.out {
        None => pages.page = Some(page(&command)?),
        Some(folder) => {
            fs::create_dir_all(folder).map_err(Error::write(folder))?;
            for (name, command) in commands(&command, NAME.to_owned()) {
                let path = folder.join(format!("{name}.1"));
                WholeFile::write(&path, page(command)?)?;
                pages.files.push(path.to_string_lossy().into_owned());
            }
        }
    }
    output::print(&match format {
        Format::Json => output::json(&pages),
        Format::Text => pages.page.unwrap_or_else(|| pages.files.join("\n")),
    })?;
    Ok(Status::Done)
}

/// A command and its subcommands, each with the name of its page; `help` has no page.
fn commands(command: &clap::Command, name: String) -> Vec<(String, &clap::Command)> {
    let below = command
        .get_subcommands()
        .filter(|below| below.get_name() != "help");
    let below = below.flat_map(|below| commands(below, format!("{name}-{}", below.get_name())));
    std::iter::once((name.clone(), command))
        .chain(below.collect::<Vec<_>>())
        .collect()
}

fn page(command: &clap::Command) -> Result<String, Error> {
    let mut page = Vec::new();
    let rendered = clap_mangen::Man::new(command.clone()).render(&mut page);
    rendered.map_err(Error::Output)?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}
