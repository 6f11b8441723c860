//! Compares the attack relations with the engine's routines on random positions, square by square.

use crate::attacks::{lifted, seen_by};
use crate::rules::Rules;
use crate::rules::known;
use fpgambit_engine::posdata::{Board, Posdata};
use fpgambit_engine::{Color, Position, Square};
use kit::evaluate::Evaluator;
use kit::graph::*;

/// The relations of a side on a constant board, with variable squares.
struct Relations {
    evaluator: Evaluator,
    words: [Word; 4],
    attacks: Lit,
    attacks_without: Lit,
    destination: Lit,
    beside: Lit,
    x_ray: Lit,
}

impl Relations {
    fn new(position: &Position, side: Color) -> Relations {
        let _graph = Graph::default();
        let (known, _) = known(&position.image());
        let known = seen_by(&known, (side == Color::Black).into());
        let words = [(); 4].map(|()| free_word(6));
        let [from, to, other, _] = words.each_ref().map(|word| decode(word));
        let rules = Rules::new;
        let without = lifted(&known, &other);
        let attacks = rules(&known).attacks(&from, &to);
        let attacks_without = rules(&without).attacks(&from, &to);
        let destination = rules(&known).destination(&from, &to);
        let beside = rules(&known).beside(&from, &to);
        let x_ray = rules(&known).x_ray(&from, &to, &other);
        Relations {
            evaluator: Evaluator::of_graph(),
            words,
            attacks,
            attacks_without,
            destination,
            beside,
            x_ray,
        }
    }

    /// Returns the set of squares for which a relation holds, with the other squares fixed.
    fn squares(&mut self, which: usize, others: [usize; 3], relation: fn(&Self) -> Lit) -> u64 {
        let [from, to, other] = others;
        for (word, square) in [from, to, other].into_iter().enumerate() {
            self.evaluator.set_number(&self.words[word], square as u64);
        }
        self.evaluator.set_run(&self.words[which], 0);
        self.evaluator.run();
        self.evaluator.value(relation(self))
    }
}

fn set(squares: impl IntoIterator<Item = Square>) -> u64 {
    squares
        .into_iter()
        .fold(0, |set, square| set | 1 << square.index())
}

fn ones(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |square| set >> square & 1 == 1)
}

/// Compares the relations with the engine's routines for one position.
///
/// # Errors
///
/// Returns the first square on which they differ, and the difference.
pub fn check_one(position: &Position) -> Result<(), String> {
    let board = Board::new(position, Posdata::gnuchess());
    for side in [Color::White, Color::Black] {
        let mut own = Relations::new(position, side);
        let mut enemy = Relations::new(position, !side);
        let map = board.ataks(side);
        for square in Square::ALL {
            let at = square.index();
            let from = own.squares(0, [0, at, 0], |own| own.attacks);
            let differs = |what: &str| Err(format!("{side:?}, {square}: {what}"));
            if from != set(board.attackers(square, side)) {
                return differs("attackers");
            }
            if (from != 0) != board.sq_attacked(square, side)
                || from.count_ones() != u32::from(map.count(square))
            {
                return differs("whether it is attacked, and how often");
            }
            if board
                .piece_at(square)
                .is_none_or(|piece| piece.color != side)
            {
                continue;
            }
            let to = own.squares(1, [at, 0, 0], |own| own.destination);
            let attacked = |enemy: &mut Relations, to| {
                enemy.squares(0, [0, to, at], |own| own.attacks_without)
            };
            let trapped = ones(to).all(|to| attacked(&mut enemy, to) != 0);
            if trapped != board.trapped(square) {
                return differs("whether it is trapped");
            }
            let Some(scan) = board.br_scan(square) else {
                continue;
            };
            let mut xrays = 0;
            for front in ones(to) {
                let back = own.squares(2, [at, front, 0], |own| own.x_ray);
                let there = scan.xrays.iter().filter(|xray| xray.front.index() == front);
                if back != set(there.map(|xray| xray.back)) {
                    return differs("x-rays");
                }
                xrays += back.count_ones() as usize;
            }
            if to.count_ones() != u32::from(scan.mobility) || xrays != scan.xrays.len() {
                return differs("mobility");
            }
        }
        let king = board.king(side).index();
        let scan = board.king_scan(side);
        let beside = own.squares(1, [king, 0, 0], |own| own.beside);
        let attacked =
            |to: &usize| enemy.squares(0, [0, *to, king], |own| own.attacks_without) != 0;
        if ones(beside).filter(attacked).count() != usize::from(scan.attacked) {
            return Err(format!("{side:?}: the squares beside the king"));
        }
    }
    Ok(())
}
