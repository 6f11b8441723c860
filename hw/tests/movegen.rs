//! The move generator's circuits against the engine's bitboard generator, move for move.

use fpgambit_engine::random::{RandomBoards, RandomGames};
use fpgambit_engine::{Move, Position};
use fpgambit_hw::circuit::{Circuit, power_up};
use fpgambit_hw::movegen::fast::{FastMovegenLogic, FastMovegenRom};
use fpgambit_hw::movegen::{MovegenLogic, MovegenRom};
use fpgambit_hw::pins::Pins;

const MODES: [(bool, bool); 4] = [(true, false), (true, true), (false, false), (false, true)];

/// A generator and the numbers of its pins.
struct Bench<C> {
    circuit: C,
}

impl<C: Circuit + Pins + Default> Bench<C> {
    fn new() -> Self {
        Self {
            circuit: power_up(C::default()).unwrap(),
        }
    }

    fn drive(&mut self, name: &str, value: u32) {
        let pin = C::INPUTS.iter().position(|port| port.name == name).unwrap();
        self.circuit.drive(pin, value);
    }

    fn read(&mut self, name: &str) -> u32 {
        let pin = C::OUTPUTS
            .iter()
            .position(|port| port.name == name)
            .unwrap();
        self.circuit.read(pin)
    }

    fn settle(&mut self) {
        if self.circuit.take_inputs() {
            self.circuit.settle();
        }
    }

    fn load(&mut self, position: &Position) {
        for (address, word) in position.image().into_iter().enumerate() {
            self.drive("load_valid", 1);
            self.drive("load_address", address as u32);
            self.drive("load_word", word);
            self.settle();
            assert_eq!(self.read("load_ready"), 1);
            self.circuit.edge();
        }
        self.drive("load_valid", 0);
        self.settle();
    }

    fn moves(&mut self, legal: bool, captures: bool) -> (Vec<Move>, u32) {
        self.drive("start_valid", 1);
        self.drive("start_legal", legal.into());
        self.drive("start_captures", captures.into());
        self.drive("move_ready", 1);
        self.settle();
        // After a load or a generation the fast build asks for one clock to get ready.
        if self.read("start_ready") == 0 {
            self.circuit.edge();
            self.settle();
        }
        assert_eq!(self.read("start_ready"), 1);
        self.circuit.edge();
        self.drive("start_valid", 0);
        let mut moves = Vec::new();
        for cycle in 2..20_000 {
            self.settle();
            if self.read("move_valid") == 1 {
                let word = self.read("move_word") as u16;
                let last = self.read("move_last") == 1;
                if !(last && word == 0 && moves.is_empty()) {
                    moves.push(Move::from_word(word).unwrap());
                }
                if last {
                    self.circuit.edge();
                    self.settle();
                    assert_eq!(self.read("cycles"), cycle);
                    return (moves, cycle);
                }
            }
            self.circuit.edge();
        }
        panic!("the generation does not end");
    }
}

fn expected(position: &Position, legal: bool, captures: bool) -> Vec<String> {
    let moves = match (legal, captures) {
        (true, false) => position.legal_moves(),
        (true, true) => position.captures(),
        (false, false) => position.pseudo_legal_moves(),
        (false, true) => position.pseudo_legal_captures(),
    };
    let mut moves: Vec<String> = moves
        .into_iter()
        .map(|m| format!("{:04x} {m}", m.word()))
        .collect();
    moves.sort();
    moves
}

fn agree<C: Circuit + Pins + Default>(positions: impl Iterator<Item = Position>, what: &str) {
    let mut bench = Bench::<C>::new();
    let (mut cycles, mut count, mut wrong) = (0u64, 0u64, 0);
    for position in positions {
        bench.load(&position);
        for (legal, captures) in MODES {
            let (moves, spent) = bench.moves(legal, captures);
            let mut found: Vec<String> = moves
                .iter()
                .map(|m| format!("{:04x} {m}", m.word()))
                .collect();
            found.sort();
            let wanted = expected(&position, legal, captures);
            if found != wanted {
                wrong += 1;
                let missing: Vec<_> = wanted.iter().filter(|m| !found.contains(m)).collect();
                let extra: Vec<_> = found.iter().filter(|m| !wanted.contains(m)).collect();
                println!(
                    "{position} legal {legal} captures {captures}: missing {missing:?}, extra {extra:?}"
                );
            }
            if legal && !captures {
                cycles += u64::from(spent);
                count += moves.len() as u64;
            }
        }
    }
    assert_eq!(wrong, 0, "{what}");
    assert!(count > 0);
    println!(
        "{what}: {cycles} cycles for {count} legal moves, {:.3} a move",
        cycles as f64 / count as f64
    );
}

#[test]
fn logic_agrees_on_random_games() {
    let seed = 1;
    agree::<MovegenLogic>(
        RandomGames::new(seed).take(3_000),
        &format!("random games, seed {seed}"),
    );
}

#[test]
fn logic_agrees_on_random_boards() {
    let seed = 2;
    agree::<MovegenLogic>(
        RandomBoards::new(seed).take(3_000),
        &format!("random boards, seed {seed}"),
    );
}

#[test]
fn rom_agrees_on_random_boards() {
    let seed = 3;
    agree::<MovegenRom>(
        RandomBoards::new(seed).take(1_000),
        &format!("random boards, seed {seed}"),
    );
}

#[test]
fn fast_logic_agrees_on_random_games() {
    let seed = 4;
    agree::<FastMovegenLogic>(
        RandomGames::new(seed).take(3_000),
        &format!("random games, seed {seed}"),
    );
}

#[test]
fn fast_logic_agrees_on_random_boards() {
    let seed = 5;
    agree::<FastMovegenLogic>(
        RandomBoards::new(seed).take(3_000),
        &format!("random boards, seed {seed}"),
    );
}

#[test]
fn fast_rom_agrees_on_random_boards() {
    let seed = 6;
    agree::<FastMovegenRom>(
        RandomBoards::new(seed).take(1_000),
        &format!("random boards, seed {seed}"),
    );
}

#[test]
fn a_start_waits_for_the_load() {
    let position = Position::startpos();
    let mut bench = Bench::<MovegenLogic>::new();
    bench.load(&Position::from_fen("7k/8/8/8/8/8/8/K7 w - - 0 1").unwrap());
    for (address, word) in position.image().into_iter().enumerate() {
        bench.drive("load_valid", 1);
        bench.drive("load_address", address as u32);
        bench.drive("load_word", word);
        bench.drive("start_valid", 1);
        bench.settle();
        assert_eq!(bench.read("start_ready"), 0);
        bench.circuit.edge();
    }
    bench.drive("load_valid", 0);
    let (moves, _) = bench.moves(true, false);
    assert_eq!(moves.len(), 20);
}
