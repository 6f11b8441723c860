//! The generator on a bench: generates the moves of positions in every mode.

use super::MovegenDriver;
use crate::unit::subject::{Run, Sink, Subject, odd_and_played};
use crate::unit::{Driver, Watched};
use fpgambit_engine::random::Chance;
use fpgambit_engine::{Mode, Move, Position};

/// Returns the generator in any build, with its moves compared to the engine's.
pub fn subject(circuit: Watched, seed: u64) -> Box<dyn Subject> {
    Box::new(Movegen {
        driver: MovegenDriver::new(circuit),
        positions: Box::new(odd_and_played(seed)),
        chance: Chance::new(seed),
    })
}

struct Movegen {
    driver: MovegenDriver<Watched>,
    positions: Box<dyn Iterator<Item = Position>>,
    chance: Chance,
}

impl Subject for Movegen {
    fn driver(&mut self) -> &mut Driver<Watched> {
        self.driver.driver()
    }

    fn load(&mut self) {
        let position = self.positions.next().unwrap();
        match self.chance.once_in(2) {
            true => self.driver.load_whole(&position).unwrap(),
            false => self.driver.load(&position).unwrap(),
        }
    }

    fn questions(&self) -> usize {
        Mode::ALL.len()
    }

    fn start(&mut self, question: usize) {
        self.driver.start(Mode::ALL[question]).unwrap();
    }

    fn ask(&mut self, question: usize, sink: &mut dyn Sink) -> Run {
        let mode = Mode::ALL[question];
        let generation = self.driver.generate(mode, sink).unwrap();
        let mut found: Vec<Move> = generation.moves.iter().map(|timed| timed.mv).collect();
        let mut wanted = self.driver.position().unwrap().moves(mode).to_vec();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{} {mode}", self.title());
        generation.run
    }

    fn title(&self) -> String {
        self.driver.position().unwrap().to_string()
    }
}
