//! A clocked unit, and the queries to put to it.

use fpgambit_engine::random::Chance;
use fpgambit_engine::{Color, Position, Square};
use fpgambit_hw::attack::Query;
use fpgambit_hw::circuit::{Circuit, power_up};
use fpgambit_hw::pins::Pins;

/// More clocks than any query takes that is not stalled.
const PATIENCE: u32 = 2_000;

/// A unit whose pins are known by name.
pub struct Bench<C> {
    pub circuit: C,
}

impl<C: Circuit + Pins> Bench<C> {
    pub fn new(circuit: C) -> Self {
        Self {
            circuit: power_up(circuit).unwrap(),
        }
    }

    pub fn drive(&mut self, name: &str, value: u32) {
        let pin = C::INPUTS.iter().position(|port| port.name == name);
        self.circuit.drive(pin.unwrap(), value);
    }

    pub fn read(&self, name: &str) -> u32 {
        let pin = C::OUTPUTS.iter().position(|port| port.name == name);
        self.circuit.read(pin.unwrap())
    }

    pub fn settle(&mut self) {
        if self.circuit.take_inputs() {
            self.circuit.settle();
        }
    }

    /// One clock edge with the inputs as they were driven.
    pub fn clock(&mut self) {
        self.settle();
        self.circuit.edge();
    }

    pub fn load(&mut self, image: &[u32]) {
        self.drive("load_valid", 1);
        for (address, &word) in image.iter().enumerate() {
            self.drive("load_address", address as u32);
            self.drive("load_word", word);
            self.settle();
            assert_eq!(self.read("load_ready"), 1);
            self.clock();
        }
        self.drive("load_valid", 0);
        self.settle();
    }

    /// Drives a query's ports and clocks it in.
    pub fn ask(&mut self, (kind, square, side): (u32, u32, u32)) {
        self.drive("query_valid", 1);
        self.drive("query_kind", kind);
        self.drive("query_square", square);
        self.drive("query_side", side);
        self.settle();
        assert_eq!(self.read("query_ready"), 1);
        self.clock();
        self.drive("query_valid", 0);
        self.settle();
    }

    /// The answer to a query, and the cycles it took; `ready` says in which clocks the sink takes a word.
    pub fn answer(
        &mut self,
        ports: (u32, u32, u32),
        mut ready: impl FnMut() -> bool,
    ) -> (Vec<u16>, u32) {
        self.drive("answer_ready", 0);
        self.ask(ports);
        let mut words = Vec::new();
        let mut waiting = None;
        let mut patience = PATIENCE;
        for cycle in 2.. {
            let takes = ready();
            self.drive("answer_ready", takes.into());
            self.settle();
            assert_eq!((self.read("load_ready"), self.read("query_ready")), (0, 0));
            let offered = (self.read("answer_valid") == 1)
                .then(|| (self.read("answer_word") as u16, self.read("answer_last")));
            if waiting.is_some() {
                assert_eq!(offered, waiting, "a word changed before it was taken");
            }
            waiting = offered.filter(|_| !takes);
            self.clock();
            match offered {
                Some((word, last)) if takes => {
                    words.push(word);
                    if last == 1 {
                        self.settle();
                        assert_eq!(self.read("cycles"), cycle);
                        assert_eq!(
                            (self.read("query_ready"), self.read("answer_valid")),
                            (1, 0)
                        );
                        return (words, cycle);
                    }
                }
                Some(_) => {}
                None => patience -= 1,
            }
            assert!(patience > 0, "{ports:?} is not answered");
        }
        unreachable!("the cycles run out later than the patience")
    }
}

/// Every query there is.
pub fn every_query() -> Vec<Query> {
    let mut queries = Vec::new();
    for square in Square::ALL {
        for by in Color::ALL {
            queries.push(Query::Attacked { square, by });
            queries.push(Query::Attackers { square, by });
        }
        queries.push(Query::BrScan(square));
        queries.push(Query::Trapped(square));
    }
    for side in Color::ALL {
        queries.push(Query::Ataks(side));
        queries.push(Query::KingScan(side));
    }
    queries
}

/// A query, each kind as likely as any other, and about a piece more often than not where only pieces have an answer.
pub fn any_query(chance: &mut Chance, position: &Position) -> Query {
    let side = Color::ALL[chance.below(2) as usize];
    let square = Square::new(chance.below(64) as u8);
    let pieces: Vec<Square> = Square::ALL
        .into_iter()
        .filter(|&at| position.piece_at(at).is_some())
        .collect();
    let piece = if chance.once_in(8) {
        square
    } else {
        *chance.pick(&pieces).unwrap()
    };
    match chance.below(6) {
        0 => Query::Attacked { square, by: side },
        1 => Query::Attackers { square, by: side },
        2 => Query::Ataks(side),
        3 => Query::BrScan(piece),
        4 => Query::KingScan(side),
        _ => Query::Trapped(piece),
    }
}

/// A board image that no position has: any nibbles whatever.
pub fn garbage(chance: &mut Chance) -> [u32; 9] {
    std::array::from_fn(|_| chance.below(u32::MAX) & chance.below(u32::MAX))
}
