//! What is particular to each unit: its circuit, its title, its ports in words.

use super::attack::{self, ATTACK};
use super::request::Unit as Name;
use super::vectors::{self, Vectors};
use super::{Build, ExportError, File, Request, Target, bench, document, project};
use crate::attack::{AttackLogic, AttackRom};
use crate::circuit::{Circuit, power_up};
use crate::movegen::{MovegenLogic, MovegenRom};
use crate::posdata;
use crate::verilog::{Design, Header};
use fpgambit_engine::posdata::RayOrder;

/// Ports of the move generator, in one line each.
const MOVEGEN_PORTS: &[(&str, &str)] = &[
    ("clock", "everything happens at its rising edge"),
    (
        "reset",
        "synchronous: idle in the next cycle, no move offered; the loaded position stays",
    ),
    ("load_valid", "a word of the board image is there"),
    (
        "load_ready",
        "it is stored at this edge if load_valid is high; low during a generation",
    ),
    (
        "load_address",
        "which word: 0 to 7 ranks 1 to 8, 8 the state word",
    ),
    (
        "load_word",
        "rank: piece nibbles, file a lowest; or state: see above",
    ),
    ("start_valid", "begin a generation"),
    (
        "start_ready",
        "it begins at this edge if start_valid is high; low during a generation and with load_valid",
    ),
    (
        "start_legal",
        "taken with the start: 1 legal moves, 0 pseudo-legal ones",
    ),
    (
        "start_captures",
        "taken with the start: 1 captures, en passant and promotions only",
    ),
    (
        "move_valid",
        "a move word is offered; it holds until taken, and does not wait for move_ready",
    ),
    ("move_ready", "the sink takes it at this edge"),
    (
        "move_word",
        "from [5:0], to [11:6], kind [15:12]; squares a1 = 0, b1 = 1 to h8 = 63",
    ),
    (
        "move_last",
        "no word follows; 0x0000 with it: the position has no move",
    ),
    (
        "cycles",
        "clocks of this generation, from the start to the last word taken, both counted",
    ),
    ("visited", "squares the walk has visited in this generation"),
];

const MOVEGEN_TITLE: &str = "Sandstroem's chess move generator";

/// Paragraphs of the file's head that hold for every build.
const MOVEGEN_DESCRIPTION: &str = "\
Load a board image, start a generation, take the moves: each once, as a stream. Pieces move along posdata's chains \
(Sandstroem, 1989): one square a clock, one comparison a step.

Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black. State word: [0] side to \
move, 1 black; [4:1] castling rights, K lowest, then Q, k, q; [5] en passant square valid; [11:6] that square. Kinds \
of move: 0 quiet, 1 double push, 2 O-O, 3 O-O-O, 4 capture, 5 en passant, 8 to 11 promotion to N, B, R, Q, 12 to 15 \
the same with capture.

Latency: 19 clocks until the first piece moves; then one a piece, one a visited square (four where a pawn promotes), \
one a castling move, 19 an en passant capture that must be legal. A move is offered two clocks or more after its \
square was visited, when the next is known. If it is not taken the walk goes on until two words wait, then stands \
still.";

/// What is said of a unit, whatever the build.
pub(super) struct Unit<'a> {
    /// One line.
    pub(super) title: &'a str,
    /// Paragraphs of the file's head.
    pub(super) description: &'a str,
    /// Its ports, in one line each.
    pub(super) ports: &'a [(&'a str, &'a str)],
    /// Its bench, with places to fill in.
    pub(super) bench: &'a str,
}

const MOVEGEN: Unit = Unit {
    title: MOVEGEN_TITLE,
    description: MOVEGEN_DESCRIPTION,
    ports: MOVEGEN_PORTS,
    bench: include_str!("templates/movegen_tb.v"),
};

/// All files of a request.
pub(super) fn files(request: &Request) -> Result<Vec<File>, ExportError> {
    match (request.unit, request.build, request.target) {
        (Name::Movegen, Build::Compact, Target::Ice40) => folder(
            request,
            &MOVEGEN,
            false,
            MovegenLogic::default(),
            vectors::vectors,
        ),
        (Name::Movegen, Build::Compact, Target::Generic | Target::Ecp5) => folder(
            request,
            &MOVEGEN,
            true,
            MovegenRom::default(),
            vectors::vectors,
        ),
        (Name::Attack, Build::Compact, Target::Ice40) => folder(
            request,
            &ATTACK,
            false,
            AttackLogic::default(),
            attack::vectors,
        ),
        (Name::Attack, Build::Compact, Target::Generic | Target::Ecp5) => folder(
            request,
            &ATTACK,
            true,
            AttackRom::default(),
            attack::vectors,
        ),
    }
}

fn folder<C: Circuit>(
    request: &Request,
    unit: &Unit,
    in_memory: bool,
    circuit: C,
    vectors: impl Fn(C) -> Result<Vectors, ExportError>,
) -> Result<Vec<File>, ExportError> {
    let circuit = power_up(circuit)?;
    let form = if in_memory {
        "Posdata is a memory of 32,768 words of 12 bits, read from posdata.mem: from, at and the piece in, where to \
         go if the square is empty and if it is not out."
    } else {
        "Posdata is logic here, not a memory: equal to the table for every address."
    };
    let description = format!(
        "SPDX-License-Identifier: MIT OR Apache-2.0\n\n{}\n\n{form}",
        unit.description
    );
    let (name, command) = (request.unit, request.command());
    let verilog = Design::of(&circuit, &request.top())?.to_verilog(&Header {
        title: unit.title,
        command: &command,
        description: &description,
        ports: unit.ports,
    });
    let vectors = vectors(circuit)?;
    let mut files = vec![File::new(format!("{name}.v"), verilog)];
    if in_memory {
        let table = posdata::memory_file(RayOrder::GnuChess);
        files.push(File::new(posdata::MEMORY_FILE, table));
    }
    let bench = bench::bench(unit.bench, &vectors, &command, in_memory);
    files.push(File::new(format!("{name}_tb.v"), bench));
    files.push(File::new(format!("{name}_vectors.mem"), vectors.text));
    files.push(project::constraints(request));
    files.push(project::core(request, unit.title, in_memory));
    files.push(project::build_script(request));
    let readme = document::readme(request, unit.title, unit.ports, &files);
    files.push(readme);
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pins::{Pins, Port};

    fn check<C: Pins>(unit: &Unit) {
        let described: Vec<_> = unit.ports.iter().map(|(name, _)| *name).collect();
        let ports = C::INPUTS.iter().chain(C::OUTPUTS);
        let mut names: Vec<_> = ports.map(|Port { name, .. }| *name).collect();
        names.push("clock");
        for name in &names {
            assert!(described.contains(name), "no line for port {name}");
        }
        assert_eq!(names.len(), described.len());
    }

    #[test]
    fn every_port_has_its_line_and_every_line_its_port() {
        check::<MovegenRom>(&MOVEGEN);
        check::<AttackRom>(&ATTACK);
    }
}
