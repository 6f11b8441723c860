//! Test vectors of the move generator: what the bench loads, and what must come out.

use crate::circuit::{Circuit, power_up};
use crate::pins::{Pins, Port};
use crate::unit::{Vectors, VectorsError};
use fpgambit_engine::{Move, MoveList, Position};

/// Names and positions; each stands in the vectors once as here and once for the other colour, mirrored.
///
/// The named cases are some of the program's built-in suite (which is far larger: `sim/data/suite.epd`), the first
/// five common property (chessprogramming wiki, "Perft Results").
pub const POSITIONS: &[(&str, &str)] = &[
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ),
    ("rook ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
    (
        "promotions in check",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    ),
    (
        "promotion by capture",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    ),
    (
        "castling, all rights",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    ),
    (
        "castling, rights crossed",
        "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1",
    ),
    ("castling, rights lost", "r3k2r/8/8/8/8/8/8/R3K2R w - - 8 5"),
    (
        "no castling out of check",
        "4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1",
    ),
    (
        "no castling through check, short",
        "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1",
    ),
    (
        "no castling through check, long",
        "3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    ),
    (
        "no castling into check",
        "4k3/8/8/8/8/8/1p5p/R3K2R w KQ - 0 1",
    ),
    (
        "long castling past an attacked b1",
        "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    ),
    ("castling blocked", "4k3/8/8/8/8/8/8/RN2K1nR w KQ - 0 1"),
    ("en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"),
    (
        "en passant, one of two pinned",
        "2r1k3/8/8/2PpP3/8/8/8/2K5 w - d6 0 2",
    ),
    ("en passant on the edge", "4k3/8/8/pP6/8/8/8/4K3 w - a6 0 2"),
    (
        "en passant, nobody there",
        "4k3/8/8/p6P/8/8/8/4K3 w - a6 0 2",
    ),
    (
        "en passant uncovers the rank",
        "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2",
    ),
    (
        "en passant pinned on the file",
        "k3r3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    ),
    (
        "en passant uncovers the diagonal",
        "q3k3/8/8/3pP3/8/8/8/7K w - d6 0 2",
    ),
    (
        "en passant along the pin",
        "1b2k3/8/8/3pP3/8/8/7K/8 w - d6 0 2",
    ),
    (
        "en passant takes the checker",
        "4k3/8/8/2PpP3/4K3/8/8/8 w - d6 0 2",
    ),
    (
        "en passant blocks a check",
        "4k3/8/r6K/3pP3/8/8/8/8 w - d6 0 2",
    ),
    (
        "en passant is the only move",
        "8/8/4p3/3pP3/8/1k6/2b5/K7 w - d6 0 2",
    ),
    ("check by a pawn", "4k3/8/8/3p4/4K3/8/8/B6N w - - 0 1"),
    ("check by a knight", "4k3/8/3n4/8/4K3/8/8/3R4 w - - 0 1"),
    ("check from afar", "4k2q/8/8/8/R7/8/1K6/8 w - - 0 1"),
    (
        "pinned piece may not answer",
        "4r1k1/8/8/b7/8/2N5/8/4K3 w - - 0 1",
    ),
    ("double check", "4k3/8/8/4q3/8/3n4/2P5/4K3 w - - 0 1"),
    (
        "double check by two rooks",
        "4k3/8/8/8/8/8/4r3/r3K1N1 w - - 0 1",
    ),
    (
        "eight pins",
        "3r3k/b5b1/8/2PBN3/r1PKR2r/2QPB3/8/b2r2b1 w - - 0 1",
    ),
    (
        "pinned pawn takes the pinner",
        "4k3/8/8/2n1b3/3P4/2K5/8/8 w - - 0 1",
    ),
    ("king and x-rays", "3qk2q/8/8/8/3K4/8/8/8 w - - 0 1"),
    ("promotions, quiet", "8/PPPPPPPP/8/8/8/8/8/k1K5 w - - 0 1"),
    (
        "promotions, capture",
        "nrbqnbrn/PPPPPPPP/8/8/8/8/8/k3K3 w - - 0 1",
    ),
    ("promotion blocks a check", "r6K/3P4/8/8/8/8/8/k7 w - - 0 1"),
    (
        "promotion takes the pinner",
        "4b2k/3P4/2K5/8/8/8/8/8 w - - 0 1",
    ),
    (
        "double pushes blocked",
        "4k3/8/8/8/3n4/n6n/P2P3P/4K3 w - - 0 1",
    ),
    (
        "all kinds of capture",
        "1n2k3/P7/8/3pP3/8/2n5/1P6/R3K2R w KQ d6 0 2",
    ),
    (
        "218 moves",
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    ),
    (
        "nine queens",
        "1Q2R3/pKpR4/Bpn5/p3QQQ1/kpB1rN1p/4Q1QQ/2bnpprQ/N3Q1b1 w - - 0 1",
    ),
    (
        "mate by a queen",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    ),
    ("smothered mate", "6k1/8/8/8/8/8/5nPP/6RK w - - 0 1"),
    ("stalemate", "8/8/8/8/7p/5k1P/5p2/5K2 w - - 0 1"),
    (
        "stalemate, en passant pinned",
        "8/6b1/4p3/3pP3/8/1k6/2b5/K7 w - d6 0 2",
    ),
    ("bare kings", "8/8/8/3k4/8/8/3K4/8 w - - 12 90"),
];

/// A mode of the generator, in the order of the vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode {
    /// Legal moves rather than pseudo-legal ones.
    pub legal: bool,
    /// Captures and promotions only.
    pub captures: bool,
}

impl Mode {
    /// All four: bit 0 of the number is `captures`, bit 1 is not `legal`.
    pub const ALL: [Self; 4] = [
        Self {
            legal: true,
            captures: false,
        },
        Self {
            legal: true,
            captures: true,
        },
        Self {
            legal: false,
            captures: false,
        },
        Self {
            legal: false,
            captures: true,
        },
    ];

    fn title(self) -> &'static str {
        match (self.legal, self.captures) {
            (true, false) => "legal",
            (true, true) => "legal captures",
            (false, false) => "pseudo-legal",
            (false, true) => "pseudo-legal captures",
        }
    }

    fn expected(self, position: &Position) -> MoveList {
        match (self.legal, self.captures) {
            (true, false) => position.legal_moves(),
            (true, true) => position.captures(),
            (false, false) => position.pseudo_legal_moves(),
            (false, true) => position.pseudo_legal_captures(),
        }
    }
}

/// Runs a circuit over all [positions](POSITIONS) in all modes, its moves checked against the engine's.
///
/// # Errors
/// [`VectorsError::Disagreement`] when the moves differ, [`VectorsError::Circuit`] when the circuit cannot be simulated.
pub fn vectors<C: Circuit + Pins>(circuit: C) -> Result<Vectors, VectorsError> {
    let mut driver = Driver {
        circuit: power_up(circuit)?,
    };
    let mut vectors = Vectors::default();
    for (name, fen) in POSITIONS {
        let position = Position::from_fen(fen).expect("the list holds valid positions");
        add(&mut vectors, &mut driver, name, &position)?;
        add(
            &mut vectors,
            &mut driver,
            &format!("{name}, mirrored"),
            &position.mirrored(),
        )?;
    }
    Ok(vectors)
}

fn add<C: Circuit + Pins>(
    vectors: &mut Vectors,
    driver: &mut Driver<C>,
    name: &str,
    position: &Position,
) -> Result<(), VectorsError> {
    vectors.positions += 1;
    let number = vectors.positions;
    vectors.comment(&format!("{number}: {name}: {position}"));
    let image = position.image();
    vectors.push(&image);
    driver.load(&image);
    for mode in Mode::ALL {
        let run = driver
            .generate(mode)
            .and_then(|run| run.check(position, mode).map(|()| run))
            .map_err(|found| VectorsError::Disagreement {
                fen: position.to_string(),
                found,
                expected: list(mode.expected(position).into_iter()),
            })?;
        let moves = if run.words == [0] { 0 } else { run.words.len() };
        vectors.comment(&format!(
            "{}: {moves} moves, {} cycles, {} squares",
            mode.title(),
            run.cycles,
            run.visited
        ));
        vectors.push(&[run.cycles << 16 | run.visited]);
        let mut words = run.words;
        *words.last_mut().expect("one word at least leaves") |= 1 << 16;
        vectors.push(&words);
        vectors.moves += words.len();
    }
    Ok(())
}

/// What left the circuit in one generation.
struct Run {
    words: Vec<u32>,
    cycles: u32,
    visited: u32,
}

impl Run {
    /// Whether these are the engine's moves, each once; else what they are.
    fn check(&self, position: &Position, mode: Mode) -> Result<(), String> {
        let mut found: Vec<u32> = self
            .words
            .iter()
            .copied()
            .filter(|&word| word != 0)
            .collect();
        let mut expected: Vec<u32> = mode
            .expected(position)
            .into_iter()
            .map(|mv| u32::from(mv.word()))
            .collect();
        found.sort_unstable();
        expected.sort_unstable();
        if found == expected {
            return Ok(());
        }
        let moves = found.iter().map(|&word| Move::from_word(word as u16));
        match moves.collect::<Result<Vec<_>, _>>() {
            Ok(moves) => Err(list(moves.into_iter())),
            Err(error) => Err(error.to_string()),
        }
    }
}

fn list(moves: impl Iterator<Item = Move>) -> String {
    let mut moves: Vec<String> = moves.map(|mv| mv.to_string()).collect();
    moves.sort();
    format!("{} moves ({})", moves.len(), moves.join(" "))
}

/// A generation that takes longer than this never ends: the largest takes some 500 cycles.
pub(crate) const LONGEST_CYCLES: u32 = 20_000;

/// A circuit with its pins by name, clocked by hand.
pub(crate) struct Driver<C> {
    pub(crate) circuit: C,
}

impl<C: Circuit + Pins> Driver<C> {
    pub(crate) fn drive(&mut self, name: &str, value: u32) {
        self.circuit.drive(number(C::INPUTS, name), value);
    }

    pub(crate) fn read(&self, name: &str) -> u32 {
        self.circuit.read(number(C::OUTPUTS, name))
    }

    pub(crate) fn settle(&mut self) {
        if self.circuit.take_inputs() {
            self.circuit.settle();
        }
    }

    pub(crate) fn load(&mut self, image: &[u32]) {
        self.drive("load_valid", 1);
        for (address, &word) in (0..).zip(image) {
            self.drive("load_address", address);
            self.drive("load_word", word);
            self.settle();
            self.circuit.edge();
        }
        self.drive("load_valid", 0);
    }

    fn generate(&mut self, mode: Mode) -> Result<Run, String> {
        self.drive("start_valid", 1);
        self.drive("start_legal", mode.legal.into());
        self.drive("start_captures", mode.captures.into());
        self.drive("move_ready", 1);
        self.settle();
        // After a load or a generation the fast build asks for one clock to get ready.
        if self.read("start_ready") == 0 {
            self.circuit.edge();
            self.settle();
        }
        self.circuit.edge();
        self.drive("start_valid", 0);
        let mut words = Vec::new();
        for cycles in 2..LONGEST_CYCLES {
            self.settle();
            let valid = self.read("move_valid") == 1;
            let last = valid && self.read("move_last") == 1;
            if valid {
                words.push(self.read("move_word"));
            }
            self.circuit.edge();
            if last {
                self.settle();
                if self.read("cycles") != cycles {
                    return Err(format!("{} for {cycles} cycles", self.read("cycles")));
                }
                let visited = self.read("visited");
                return Ok(Run {
                    words,
                    cycles,
                    visited,
                });
            }
        }
        Err(format!("no last move in {LONGEST_CYCLES} cycles"))
    }
}

fn number(ports: &[Port], name: &str) -> usize {
    let found = ports.iter().position(|port| port.name == name);
    found.unwrap_or_else(|| panic!("the unit has a port '{name}'"))
}
