//! How much of the search a rating is worth.

/// Ratings and the nodes a move with which they were measured: see the module's end for how.
const MEASURED: [(u32, f64); 2] = [(1320, 50.0), (2500, 20_000.0)];

/// The weakest that can be asked for.
pub const ELO_MIN: u32 = MEASURED[0].0;
/// The strongest.
pub const ELO_MAX: u32 = MEASURED[MEASURED.len() - 1].0;

/// Nodes a move for a rating, between those measured as their logarithms have it.
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
    fn more_is_stronger() {
        let nodes: Vec<u64> = (ELO_MIN..=ELO_MAX).map(nodes).collect();
        assert!(nodes.is_sorted());
        for (elo, measured) in MEASURED {
            assert_eq!(super::nodes(elo), measured as u64);
        }
    }
}
