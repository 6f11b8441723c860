//! Writes walks along posdata's table, from which the book's pictures of the walk are drawn.
//!
//! `cargo run --package fpgambit-hw --example walks -- FILE`
//!
//! Writes one JSON document: for each board its piece type, the piece's square, the pieces around it, the chain with
//! both numbers of each square, and the squares that the walk visits.

use fpgambit_engine::posdata::{Link, PieceType, Posdata};
use fpgambit_engine::{Position, Square};
use serde_json::{Value, json};
use std::error::Error;
use std::fs;

/// A board to draw: its name, the walking piece, its square, and the FEN of the other pieces.
const BOARDS: [(&str, PieceType, &str, &str); 4] = [
    ("queen", PieceType::Queen, "d4", EMPTY),
    (
        "blockers",
        PieceType::Queen,
        "d4",
        "4k3/8/1p4n1/3p4/3Q2P1/8/1P1P4/4K3 w - - 0 1",
    ),
    (
        "pawn",
        PieceType::Pawn,
        "e2",
        "4k3/8/8/8/8/3n4/4P3/4K3 w - - 0 1",
    ),
    // The king looks along a queen's rays for pieces that give check or are pinned.
    (
        "pins",
        PieceType::Queen,
        "e1",
        "4r2k/8/8/8/7b/4R3/3P4/4K2N w - - 0 1",
    ),
];

/// A board with the kings out of the way; the drawing leaves them out.
const EMPTY: &str = "7k/8/8/8/8/8/8/K7 w - - 0 1";

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args_os()
        .nth(1)
        .ok_or("expected a file to write")?;
    let mut boards = serde_json::Map::new();
    for (name, ptype, from, fen) in BOARDS {
        let position: Position = fen.parse()?;
        let pieces = |square| match fen {
            EMPTY => None,
            _ => position.piece_at(square).map(|piece| piece.to_string()),
        };
        boards.insert(name.to_owned(), board(ptype, from.parse()?, pieces));
    }
    for ptype in PieceType::ALL {
        let from = match ptype {
            PieceType::Pawn => "d2",
            PieceType::BlackPawn => "d7",
            _ => "d4",
        };
        let name = format!("type {ptype}");
        boards.insert(name, board(ptype, from.parse()?, |_| None));
    }
    fs::write(file, serde_json::to_string_pretty(&boards)?)?;
    Ok(())
}

/// Returns the chain of `ptype` on `from`, and its walk among these pieces.
fn board(ptype: PieceType, from: Square, pieces: impl Fn(Square) -> Option<String>) -> Value {
    let table = Posdata::gnuchess();
    let numbers = |at: Square| {
        let nextpos = table.nextpos(ptype, from, at).to_string();
        json!([nextpos, table.nextdir(ptype, from, at).to_string()])
    };
    let occupied = |square| square != from && pieces(square).is_some();
    let link = |link| match link {
        Link::NextPos => "nextpos",
        Link::NextDir => "nextdir",
    };
    let steps = |occupied: &dyn Fn(Square) -> bool| -> Vec<Value> {
        let walk = table.walk(ptype, from, occupied);
        let step = walk.iter().map(|step| {
            json!({ "at": step.at.to_string(), "by": link(step.by), "numbers": numbers(step.at) })
        });
        step.collect()
    };
    json!({
        "code": ptype.code(),
        "name": ptype.name(),
        "from": from.to_string(),
        "start": numbers(from),
        "pieces": Square::ALL.into_iter().filter_map(|square| Some((square.to_string(), pieces(square)?.into())))
            .collect::<serde_json::Map<String, Value>>(),
        "chain": steps(&|_| false),
        "walk": steps(&occupied),
    })
}
