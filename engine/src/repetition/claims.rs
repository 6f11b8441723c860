//! Draws by repetition and by long quiet play, under FIDE's laws.

use crate::Position;

/// The plies of a game at which a player could first claim each draw, or at which it ended the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// Threefold repetition, which a player may claim (article 9.2).
    pub threefold: Option<u32>,
    /// Fivefold repetition, which ends the game (article 9.6.1).
    pub fivefold: Option<u32>,
    /// Fifty moves of each side without a capture or pawn move, which a player may claim (article 9.3).
    pub fifty_moves: Option<u32>,
    /// Seventy-five such moves, which end the game (article 9.6.2).
    pub seventy_five_moves: Option<u32>,
}

impl Claims {
    /// Records the position after a ply, which has occurred `count` times, including this one. A mate takes precedence
    /// over any draw.
    pub fn note(&mut self, ply: u32, position: &Position, count: u32) {
        let first = |claim: &mut Option<u32>, holds: bool| {
            if holds {
                claim.get_or_insert(ply);
            }
        };
        first(&mut self.threefold, count >= 3);
        first(&mut self.fivefold, count >= 5);
        let clock = position.halfmove_clock();
        if clock >= 100 && !(position.is_check() && position.legal_count() == 0) {
            first(&mut self.fifty_moves, true);
            first(&mut self.seventy_five_moves, clock >= 150);
        }
    }

    /// The claims in the order of their plies, each with its name.
    pub fn in_order(&self) -> Vec<(u32, &'static str)> {
        let mut claims: Vec<(u32, &'static str)> = [
            (self.threefold, "threefold repetition"),
            (self.fivefold, "fivefold repetition"),
            (self.fifty_moves, "fifty moves"),
            (self.seventy_five_moves, "seventy-five moves"),
        ]
        .into_iter()
        .filter_map(|(ply, name)| Some((ply?, name)))
        .collect();
        claims.sort_by_key(|&(ply, _)| ply);
        claims
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_claim_is_noted_once_and_mate_prevents_claims() {
        let mut claims = Claims::default();
        let quiet: Position = "4k3/8/8/8/8/8/8/4K2R w - - 149 90".parse().unwrap();
        claims.note(7, &quiet, 3);
        claims.note(8, &quiet.play(quiet.parse_uci("h1h2").unwrap()), 1);
        claims.note(9, &quiet, 5);
        let expected = [
            (7, "threefold repetition"),
            (7, "fifty moves"),
            (8, "seventy-five moves"),
            (9, "fivefold repetition"),
        ];
        assert_eq!(claims.in_order(), expected);

        let mut claims = Claims::default();
        let mate: Position = "R3k3/8/4K3/8/8/8/8/8 b - - 150 90".parse().unwrap();
        claims.note(1, &mate, 1);
        assert_eq!(claims, Claims::default());
    }
}
