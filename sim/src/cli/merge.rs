//! `fpgambit merge`: adds the documents of shards.

use fpgambit_sim::campaign::{ShardDocument, seal};
use fpgambit_sim::words::counted;

use super::args::{Format, MergeArgs};
use super::campaign::read_document;
use super::output;
use super::{Error, Status};

/// How many missing shards the text names individually.
const NAMED: usize = 20;

pub fn run(args: &MergeArgs, format: Format) -> Result<Status, Error> {
    let mut sum: Option<ShardDocument> = None;
    for path in &args.files {
        let (_, document) = read_document(path)?;
        match &mut sum {
            None => sum = Some(document),
            Some(sum) => sum.add(&document).map_err(|error| Error::Merge {
                path: path.clone(),
                error,
            })?,
        }
    }
    let Some(sum) = sum else {
        return Err(Error::Usage(
            "no document: expected at least one to merge".to_owned(),
        ));
    };
    let merged = sum.finish();
    output::print(&match format {
        Format::Json => seal(&merged),
        Format::Text => text(&merged),
    })?;
    match merged.sum.mismatches {
        0 => Ok(Status::Done),
        _ => Ok(Status::Different),
    }
}

/// A document as text.
pub fn text(document: &ShardDocument) -> String {
    let ShardDocument { sum, identity, .. } = document;
    let part = |part: &Option<String>| {
        part.as_ref()
            .map_or(String::new(), |part| format!(", {part}"))
    };
    let mut text = format!(
        "{} {}{}; {}{}{}; version {}\n",
        identity.command,
        identity.source,
        part(&identity.mode),
        identity.backend,
        part(&identity.build),
        part(&identity.posdata),
        identity.version
    );
    if !document.missing.is_empty() {
        let named = document.missing.iter().take(NAMED).map(u32::to_string);
        let named: Vec<String> = named.collect();
        let more = if document.missing.len() > NAMED {
            " ..."
        } else {
            ""
        };
        text += &format!(
            "missing {} of {}: {}{more}\n",
            counted(document.missing.len() as u64, "shard", "shards"),
            document.of,
            named.join(" ")
        );
    }
    text += &format!(
        "moves {}, nodes {}\ndigest {}\n",
        sum.moves, sum.nodes, sum.digest
    );
    text += &format!(
        "{}, {}\n",
        counted(sum.positions, "position", "positions"),
        counted(sum.mismatches, "mismatch", "mismatches")
    );
    text
}
