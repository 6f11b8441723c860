//! The attack unit on a bench: runs one query of each kind on each position.

use super::{AttackDriver, Query};
use crate::unit::subject::{Run, Sink, Subject, odd_and_played};
use crate::unit::{Driver, Watched};
use fpgambit_engine::posdata::{Board, Posdata};
use fpgambit_engine::random::Chance;
use fpgambit_engine::{Color, Position, Square};

/// Returns the attack unit, with its answers compared to those of the software routines.
pub fn subject(circuit: Watched, seed: u64) -> Box<dyn Subject> {
    Box::new(Attack {
        driver: AttackDriver::new(circuit),
        positions: Box::new(odd_and_played(seed)),
        position: Position::startpos(),
        chance: Chance::new(seed),
        queries: Vec::new(),
    })
}

struct Attack {
    driver: AttackDriver<Watched>,
    positions: Box<dyn Iterator<Item = Position>>,
    position: Position,
    chance: Chance,
    queries: Vec<Query>,
}

impl Subject for Attack {
    fn driver(&mut self) -> &mut Driver<Watched> {
        self.driver.driver()
    }

    /// Draws a position and one query of each kind.
    fn load(&mut self) {
        self.position = self.positions.next().unwrap();
        match self.chance.once_in(2) {
            true => self.driver.load_whole(self.position.image()).unwrap(),
            false => self.driver.load(self.position.image()).unwrap(),
        }
        let pieces: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|&at| self.position.piece_at(at).is_some())
            .collect();
        let mut square = || Square::new(self.chance.below(64) as u8);
        let [first, second] = [square(), square()];
        let mut piece = || *self.chance.pick(&pieces).unwrap();
        let [slider, trapped] = [piece(), piece()];
        let mut side = || Color::ALL[self.chance.below(2) as usize];
        self.queries = vec![
            Query::Attacked {
                square: first,
                by: side(),
            },
            Query::Attackers {
                square: second,
                by: side(),
            },
            Query::Ataks(side()),
            Query::BrScan(slider),
            Query::KingScan(side()),
            Query::Trapped(trapped),
        ];
    }

    fn questions(&self) -> usize {
        self.queries.len()
    }

    fn start(&mut self, question: usize) {
        self.driver.start(self.queries[question].ports()).unwrap();
    }

    fn ask(&mut self, question: usize, sink: &mut dyn Sink) -> Run {
        let query = self.queries[question];
        let run = self.driver.ask(query, sink).unwrap();
        let board = Board::new(&self.position, Posdata::gnuchess());
        let wanted: Vec<u32> = query.answer(&board).into_iter().map(u32::from).collect();
        assert!(
            run.words().eq(wanted),
            "{query:?}, {}: {run:x?}",
            self.title()
        );
        run
    }

    fn title(&self) -> String {
        self.position.to_string()
    }

    /// Returns false, because after a reset the unit may first have to clear its map.
    fn is_quick_after_reset(&self) -> bool {
        false
    }
}
