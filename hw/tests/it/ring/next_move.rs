//! The next move in order, compared with the engine's order.

use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::searcher::{Favourites, ordered, rank, victim};
use fpgambit_engine::{Kind, Move, Position};
use fpgambit_hw::search::ring::NextMove;
use fpgambit_hw::unit::{InProcess, Simulator};

struct Bench {
    circuit: InProcess,
}

impl Bench {
    /// Returns every move of a position, in the order in which the circuit selects them.
    fn order(&mut self, position: &Position, quiet: bool, killers: [u16; 2]) -> Vec<Move> {
        let pins = NextMove::PINS;
        let words = pins.rank.into_iter().chain([pins.state]);
        for (pin, word) in words.zip(position.image()) {
            self.circuit.drive(pin, word);
        }
        let both = u32::from(killers[1]) << 16 | u32::from(killers[0]);
        self.circuit.drive(pins.killers, both);
        self.circuit.drive(pins.quiet, quiet.into());
        let mut cursor = 0;
        let mut order = Vec::new();
        let mut accepted = Vec::new();
        loop {
            self.circuit.drive(pins.cursor, cursor);
            for _ in 0..17 {
                self.circuit.cycle();
            }
            assert_eq!(self.circuit.read(pins.check) == 1, position.is_check());
            let legal = self.circuit.read(pins.legal) == 1;
            assert_eq!(legal, !position.legal_moves().is_empty(), "{position}");
            cursor = self.circuit.read(pins.next_cursor);
            let class = cursor & 31;
            if class == 0 {
                return order;
            }
            let found = self.circuit.read(pins.found) == 1;
            let word = self.circuit.read(pins.word) as u16;
            if let 11 | 12 = class {
                let killer = killers[class as usize - 11];
                if !found || word != killer {
                    continue;
                }
                accepted.push(killer);
            } else {
                assert!(found, "{position} {class}");
                if accepted.contains(&word) {
                    continue;
                }
            }
            order.push(Move::from_word(word).unwrap());
        }
    }
}

fn expected(position: &Position, quiet: bool, killers: [u16; 2]) -> Vec<Move> {
    let favourites = Favourites { first: 0, killers };
    if !quiet {
        return ordered(position, &position.legal_moves(), &favourites);
    }
    let none = Favourites::default();
    let mut moves = ordered(position, &position.legal_moves(), &none);
    moves.retain(|&mv| {
        let rank = rank(position, mv, &none);
        let taken = victim(position, mv).map_or(0, Kind::index);
        let sure = rank >> 14 == 2
            && match rank >> 6 & 31 {
                0..=2 | 19 => false,
                3..=14 => taken == 1,
                _ => taken <= 3,
            };
        let enemy = !position.side_to_move();
        let all = position.occupied();
        rank >> 14 <= 2 && (!sure || position.attackers(mv.to(), enemy, all).is_empty())
    });
    moves
}

#[test]
fn move_order_matches_the_engine() {
    let seed = 21;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut bench = Bench {
        circuit: InProcess::of(NextMove::default()).unwrap(),
    };
    let games = RandomGames::new(seed).step_by(7);
    let positions = games.zip(RandomBoards::new(seed)).flat_map(|(a, b)| [a, b]);
    let mut elder: Vec<Move> = Vec::new();
    let mut killed = 0;
    for position in positions.take(160) {
        let mut quiets: Vec<Move> = position.legal_moves().to_vec();
        quiets.retain(|mv| !mv.kind().is_tactical());
        let own = chance.pick(&quiets).map_or(0, |mv| mv.word());
        let other = chance.pick(&elder).map_or(0, |mv| mv.word());
        let killers = match own == other {
            true => [own, 0],
            false if chance.once_in(2) => [own, other],
            false => [other, own],
        };
        killed += u32::from(own != 0);
        let found = bench.order(&position, false, killers);
        assert_eq!(found, expected(&position, false, killers), "{position}");
        if !position.is_check() {
            let found = bench.order(&position, true, killers);
            assert_eq!(found, expected(&position, true, killers), "{position}");
        }
        elder = quiets;
    }
    assert!(killed > 100);
}
