//! Runs a tool and reads the files that it writes.

use super::SynthError;
use super::report::Report;
use crate::processes;
use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The report that nextpnr writes.
pub(crate) const REPORT: &str = "report.json";

/// Runs a tool in a folder, with paths relative to it, because the YoWASP tools have their own /tmp. Its messages go to
/// the file `TOOL.err`.
///
/// # Errors
/// Returns an error if the tool cannot be started or fails, with the first line of its error message.
pub(crate) fn run(
    subject: &dyn Display,
    tool: &'static str,
    command: &mut Command,
    folder: &Path,
) -> Result<(), SynthError> {
    let output = processes::output(command.current_dir(folder));
    let output = output.map_err(|error| SynthError::Run {
        program: command.get_program().into(),
        error,
    })?;
    let text = String::from_utf8_lossy(&output.stderr) + String::from_utf8_lossy(&output.stdout);
    let log = format!("{tool}.err");
    save(folder, &log, &text)?;
    if output.status.success() {
        return Ok(());
    }
    let is_error = |line: &&str| line.contains("ERROR") || line.starts_with("Error");
    let complaint = text.lines().find(is_error);
    let complaint = complaint.or_else(|| text.lines().rfind(|line| !line.trim().is_empty()));
    Err(SynthError::Failed {
        subject: subject.to_string(),
        tool,
        message: complaint.unwrap_or("no message").trim().to_owned(),
        log: folder.join(log),
    })
}

/// Reads nextpnr's report, and the frequency of its slowest clock in MHz to two places.
///
/// # Errors
/// Returns an error if there is no such report, or no clock in it.
pub(crate) fn routed(folder: &Path) -> Result<(Report, f64), SynthError> {
    let path = folder.join(REPORT);
    let report = Report::parse(&load(folder, REPORT)?).map_err(SynthError::report(&path))?;
    let mhz = report.fmax_mhz();
    let mhz = mhz.ok_or_else(|| SynthError::report(&path)("there is no clock in it".to_owned()))?;
    Ok((report, (mhz * 100.0).round() / 100.0))
}

/// Removes a file that an earlier run left.
///
/// # Errors
/// Returns an error if it exists and cannot be removed.
pub(crate) fn remove(folder: &Path, name: &str) -> Result<(), SynthError> {
    let path = folder.join(name);
    match path.exists() {
        true => fs::remove_file(&path).map_err(SynthError::file(&path)),
        false => Ok(()),
    }
}

/// Writes a file.
///
/// # Errors
/// Returns an error if it cannot be written.
pub(crate) fn save(folder: &Path, name: &str, text: &str) -> Result<(), SynthError> {
    let path = folder.join(name);
    fs::write(&path, text).map_err(SynthError::file(&path))
}

/// Reads a file.
///
/// # Errors
/// Returns an error if it cannot be read.
pub(crate) fn load(folder: &Path, name: &str) -> Result<String, SynthError> {
    let path = folder.join(name);
    fs::read_to_string(&path).map_err(SynthError::file(&path))
}
