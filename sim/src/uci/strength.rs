//! Limits the search to the strength of a rating.
//!
//! The ratings come from games against Stockfish 15.1 at `UCI_Elo` 1350, 1750 and 2150 and 20,000 nodes per move, from
//! balanced random openings played from both sides, 40 per pairing (26 with the most nodes). They are on that scale,
//! rounded, with an error of about 100.

/// Ratings, and the nodes per move with which they were measured.
const MEASURED: [(u32, f64); 4] = [
    (1050, 40.0),
    (1600, 400.0),
    (1850, 4_000.0),
    (2000, 40_000.0),
];

/// The lowest rating that can be set.
pub const ELO_MIN: u32 = MEASURED[0].0;
/// The highest rating that can be set.
pub const ELO_MAX: u32 = MEASURED[MEASURED.len() - 1].0;

/// Nodes per move for a rating, interpolated logarithmically between the measured ones.
pub fn nodes(elo: u32) -> u64 {
    let above = MEASURED.iter().position(|&(known, _)| known >= elo);
    let above = above.unwrap_or(MEASURED.len() - 1).max(1);
    let ((low, few), (high, many)) = (MEASURED[above - 1], MEASURED[above]);
    let part = (f64::from(elo) - f64::from(low)) / f64::from(high - low);
    (few * (many / few).powf(part)).round() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_limit_grows_with_elo() {
        let nodes: Vec<u64> = (ELO_MIN..=ELO_MAX).map(nodes).collect();
        assert!(nodes.is_sorted());
        for (elo, measured) in MEASURED {
            assert_eq!(super::nodes(elo), measured as u64);
        }
    }
}
