//! `fpgambit view`: the page that shows the circuits running.

use std::fs;
use std::io;
use std::net::Ipv4Addr;
use std::path::Path;

use fpgambit_engine::{Position, quoted};
use fpgambit_sim::site::{self, Recording};
use serde::Serialize;
use tiny_http::{Header, Request, Response, Server};

use super::args::{Format, ViewArgs};
use super::input::{Given, for_each_position, read_file};
use super::output::WholeFile;
use super::{Error, Status, output};

/// The result as other programs read it: where the page is.
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
        let server = Server::http((Ipv4Addr::LOCALHOST, port)).map_err(|error| {
            Error::Usage(format!(
                "cannot serve at port {port} of this machine: {error}"
            ))
        })?;
        let address = server.server_addr();
        let url = format!("http://{address}/");
        tell(Answer::Url(url.clone()))?;
        if !args.no_browser && browser::that_detached(&url).is_err() {
            output::note(&format!("no browser opens: go to {url}"));
        }
        for request in server.incoming_requests() {
            if let Err(error) = answer(request, &page) {
                // A browser that goes away in the middle is no concern of the next one.
                output::note(&format!("the browser was not answered: {error}"));
            }
        }
        return Ok(Status::Done);
    };
    fs::create_dir_all(folder).map_err(Error::write(folder))?;
    let place = folder.join("index.html");
    let file = WholeFile::create(&place)?;
    fs::write(file.path(), page).map_err(Error::write(&place))?;
    file.finish()?;
    tell(Answer::File(place.to_string_lossy().into_owned()))?;
    Ok(Status::Done)
}

/// A report of `verify`, with the waveform beside it.
fn failure(path: &Path) -> Result<Recording, Error> {
    let report = String::from_utf8_lossy(&read_file(path)?).into_owned();
    let refuse = |what: &str| {
        let name = path.to_string_lossy();
        Err(Error::Usage(format!("`{}` {what}", quoted(&name))))
    };
    if !report.starts_with("fpgambit verify: ") {
        return refuse("is no report of a failure: expected one that `verify` wrote");
    }
    if !report.lines().any(|line| line.starts_with("waveform ")) {
        return refuse("has no waveform: expected the report of a circuit, not of software");
    }
    recording(&path.with_extension("vcd"), Some(report))
}

/// A waveform of a move generator.
fn recording(path: &Path, report: Option<String>) -> Result<Recording, Error> {
    let vcd = String::from_utf8_lossy(&read_file(path)?).into_owned();
    let name = path.to_string_lossy().into_owned();
    let is_movegen = |line: &str| line.starts_with("$scope module fpgambit_movegen");
    if !vcd.contains("$enddefinitions") || !vcd.lines().any(is_movegen) {
        return Err(Error::Usage(format!(
            "`{}` is no waveform of the move generator: expected one that `moves --vcd` or `verify` wrote",
            quoted(&name)
        )));
    }
    Ok(Recording { name, vcd, report })
}

/// The page is at `/`, and there is nothing else.
fn answer(request: Request, page: &str) -> io::Result<()> {
    let path = request.url().split(['?', '#']).next();
    if path != Some("/") {
        let response = Response::from_string("nothing here: the page is at /\n");
        return request.respond(response.with_status_code(404));
    }
    let html = Header::from_bytes("Content-Type", "text/html; charset=utf-8")
        .expect("both are plain text");
    request.respond(Response::from_string(page).with_header(html))
}
