//! `fpgambit view`: shows the page with the running circuits.

use std::fmt;
use std::fs;
use std::path::Path;

use fpgambit_engine::Position;
use fpgambit_sim::site::{self, Recording};
use fpgambit_sim::waveform;
use serde::Serialize;

use super::args::{Format, ViewArgs};
use super::error::named;
use super::input::{Given, for_each_position, read_file};
use super::output::WholeFile;
use super::serve::Server;
use super::{Error, Status, output};

/// The result as JSON: the location of the page.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Answer {
    File(String),
    Url(String),
}

pub fn run(args: &ViewArgs, format: Format) -> Result<Status, Error> {
    let mut positions: Vec<Position> = Vec::new();
    let texts = args.positions.iter().map(|text| (text, true));
    for (text, takes_epd) in texts.chain(args.fen.iter().map(|fen| (fen, false))) {
        let given = Given {
            text,
            takes_epd,
            skip_bad: false,
        };
        for_each_position(given, |position| {
            positions.push(position.clone());
            Ok(())
        })?;
    }
    let recording = match (&args.vcd, &args.report) {
        (Some(vcd), _) => Some(recording(vcd, None)?),
        (None, Some(report)) => Some(failure(report)?),
        (None, None) => None,
    };
    let page = site::page(&positions, recording.as_ref());
    let tell = |answer: Answer| {
        output::print(&match (format, &answer) {
            (Format::Json, _) => output::json(&answer),
            (Format::Text, Answer::File(place) | Answer::Url(place)) => place.clone(),
        })
    };
    let Some(folder) = &args.out else {
        let port = args.port.unwrap_or(0);
        let failed = |error| Error::Usage(format!("cannot serve on port {port}: {error}"));
        let server = Server::bind(port, page.into_bytes()).map_err(failed)?;
        let url = server.url();
        tell(Answer::Url(url.clone()))?;
        if !args.no_browser && browser::that_detached(&url).is_err() {
            output::note(&format!("cannot open a browser: open {url} yourself"));
        }
        return Err(failed(server.serve()));
    };
    fs::create_dir_all(folder).map_err(Error::write(folder))?;
    let place = folder.join("index.html");
    WholeFile::write(&place, page)?;
    tell(Answer::File(place.to_string_lossy().into_owned()))?;
    Ok(Status::Done)
}

/// Reads a report of `verify`, with the waveform beside it.
fn failure(path: &Path) -> Result<Recording, Error> {
    let report = String::from_utf8_lossy(&read_file(path)?).into_owned();
    let refuse = |what: &str| Err(Error::Usage(format!("{} {what}", named(path))));
    if !report.starts_with("fpgambit verify: ") {
        return refuse("is not a failure report: expected one written by `verify`");
    }
    if !report.lines().any(|line| line.starts_with("waveform ")) {
        return refuse("has no waveform: expected the report of a circuit, not of software");
    }
    recording(&path.with_extension("vcd"), Some(report))
}

/// Reads a complete waveform of a move generator.
fn recording(path: &Path, report: Option<String>) -> Result<Recording, Error> {
    let refuse = |what: &dyn fmt::Display| Error::Usage(format!("{} {what}", named(path)));
    let vcd = String::from_utf8(read_file(path)?);
    let vcd = vcd.map_err(|_| refuse(&"is not UTF-8: expected a waveform in VCD"))?;
    waveform::check(&vcd).map_err(|error| refuse(&error))?;
    let name = path.to_string_lossy().into_owned();
    Ok(Recording { name, vcd, report })
}
