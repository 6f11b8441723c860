//! `fpgambit posdata`: draws a walk on a board, or prints the whole table.

use fpgambit_engine::Square;
use fpgambit_engine::posdata::{Link, PieceType, Posdata};
use serde::Serialize;

use super::args::{Format, PosdataArgs};
use super::{Error, Status, output};

/// A walk as JSON.
#[derive(Serialize)]
struct Walk {
    piece: String,
    from: String,
    order: String,
    walk: Vec<Visit>,
}

#[derive(Serialize)]
struct Visit {
    square: String,
    /// Whether this is a pawn's capture, which only nextdir reaches.
    capture: bool,
}

/// The table as JSON.
#[derive(Serialize)]
struct Table {
    order: String,
    /// Piece type, from, at, nextpos, nextdir; it omits the same entries as the text.
    entries: Vec<[u8; 5]>,
}

pub fn run(args: &PosdataArgs, format: Format) -> Result<Status, Error> {
    let table = Posdata::new(args.order.into());
    let text = match (args.piece, args.from) {
        (Some(ptype), Some(from)) => match format {
            Format::Text => drawing(args, &table, ptype, from),
            Format::Json => output::json(&walk(args, &table, ptype, from)),
        },
        _ => match format {
            Format::Text => table.dump(),
            Format::Json => output::json(&Table {
                order: args.order.to_string(),
                entries: entries(&table.dump()),
            }),
        },
    };
    output::print(&text)?;
    Ok(Status::Done)
}

fn drawing(args: &PosdataArgs, table: &Posdata, ptype: PieceType, from: Square) -> String {
    let squares = table.walk_order(ptype, from);
    let listed: Vec<String> = squares.iter().map(Square::to_string).collect();
    format!(
        "{ptype} on {from}, rays in order {}: {} squares\n\n{}\n{}\n",
        args.order,
        squares.len(),
        table.draw(ptype, from, |_| None),
        listed.join(" ")
    )
}

fn walk(args: &PosdataArgs, table: &Posdata, ptype: PieceType, from: Square) -> Walk {
    let steps = table.walk(ptype, from, |_| false).into_iter();
    Walk {
        piece: ptype.to_string(),
        from: from.to_string(),
        order: args.order.to_string(),
        walk: steps
            .map(|step| Visit {
                square: step.at.to_string(),
                capture: ptype.is_pawn() && step.by == Link::NextDir,
            })
            .collect(),
    }
}

/// Parses the dump's lines to numbers.
fn entries(dump: &str) -> Vec<[u8; 5]> {
    let lines = dump.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| {
            let numbers: Vec<u8> = line
                .split(' ')
                .filter_map(|number| number.parse().ok())
                .collect();
            numbers.try_into().ok()
        })
        .collect()
}
