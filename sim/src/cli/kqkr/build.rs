//! `fpgambit kqkr build`: writes the tables to a file.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};

use fpgambit_engine::kqkr::{Compact, Extent, Table, Tables};
use serde::Serialize;

use crate::cli::args::{BuildArgs, Form, Format};
use crate::cli::output::{self, WholeFile};
use crate::cli::{Error, Status};

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    file: String,
    form: &'static str,
    bytes: u64,
}

pub fn run(args: &BuildArgs, format: Format) -> Result<Status, Error> {
    if args.moves > 0 && args.form != Form::Lists {
        let message = format!(
            "--moves {} cannot be used with this --form: expected lists",
            args.moves
        );
        return Err(Error::Usage(message));
    }
    let draft = WholeFile::create(&args.out)?;
    let (form, table) = match args.form {
        Form::Whole => ("whole", Table::Plain(Tables::solve(Extent::Whole))),
        Form::Eightfold => ("eightfold", Table::Plain(Tables::solve(Extent::Triangle))),
        Form::Lists => {
            let tables = Tables::solve(Extent::Triangle);
            ("lists", Table::Compact(Compact::new(&tables, args.moves)))
        }
    };
    let error = Error::write(&args.out);
    let file = File::options()
        .write(true)
        .open(draft.path())
        .map_err(&error)?;
    let mut file = BufWriter::new(file);
    let written = table.write(&mut file);
    written.and_then(|()| file.flush()).map_err(&error)?;
    let bytes = fs::metadata(draft.path()).map_err(&error)?.len();
    draft.finish()?;
    let answer = Answer {
        file: args.out.to_string_lossy().into_owned(),
        form,
        bytes,
    };
    output::print(&match format {
        Format::Json => output::json(&answer),
        Format::Text => format!("{}: {} bytes, {}", answer.file, answer.bytes, answer.form),
    })?;
    Ok(Status::Done)
}
