use super::*;
use crate::random::{RandomBoards, RandomGames};

#[test]
fn evaluation_is_colour_symmetric() {
    let seed = 11;
    println!("seed {seed}");
    for position in RandomGames::new(seed)
        .take(3_000)
        .chain(RandomBoards::new(seed).take(1_000))
    {
        assert_eq!(
            evaluate(&position),
            evaluate(&position.mirrored()),
            "{position}"
        );
    }
}

#[test]
fn stronger_pieces_and_positions_score_higher() {
    let worth = |fen: &str| evaluate(&fen.parse().unwrap());
    let pawn = worth("4k3/8/8/8/8/8/3P4/4K3 w - - 0 1");
    let rook = worth("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let queen = worth("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    assert!(0 < pawn && pawn < rook && rook < queen);
    // A lone knight wins nothing.
    assert!(worth("4k3/8/8/8/8/8/8/N3K3 w - - 0 1") < 50);
    // A far advanced pawn is better; so is a king behind his pawns in the middlegame.
    assert!(worth("8/3P4/8/8/8/8/k7/7K w - - 0 1") > worth("8/8/8/8/8/3P4/k7/7K w - - 0 1"));
    let castled = "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQ1RK1 w - - 0 1";
    let exposed = "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2NK1/PPPP1PPP/R1BQ1R2 w - - 0 1";
    assert!(worth(castled) > worth(exposed) + 50);
}

#[test]
fn insufficient_material_is_detected() {
    let dead = |fen: &str| insufficient_material(&fen.parse().unwrap());
    assert!(dead("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    assert!(dead("4k3/8/8/8/8/8/8/N3K3 w - - 0 1"));
    assert!(dead("4k1b1/8/8/8/8/8/8/B3K3 w - - 0 1") == dead("4k1b1/8/8/8/8/8/8/B3K3 b - - 0 1"));
    assert!(dead("4kb2/8/8/8/8/8/8/B3K3 w - - 0 1"));
    assert!(!dead("4k1b1/8/8/8/8/8/8/B3K3 w - - 0 1"));
    assert!(!dead("4k1n1/8/8/8/8/8/8/B3K3 w - - 0 1"));
    assert!(!dead("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"));
    assert!(!dead("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
}

#[test]
fn removing_every_piece_leaves_no_material() {
    for position in RandomGames::new(3).take(200) {
        let mut material = Material::of(&position);
        for square in position.occupied() {
            material.take(position.nibble_at(square), square.index());
        }
        assert_eq!(material, Material::default());
    }
}

#[test]
fn trace_value_equals_the_evaluation() {
    let seed = 12;
    println!("seed {seed}");
    let positions = RandomGames::new(seed).take(3_000);
    for position in positions.chain(RandomBoards::new(seed).take(1_000)) {
        // Endings with a special value are not sums of terms.
        if drive(&position).is_some() || Color::ALL.iter().any(|&side| cannot_win(&position, side))
        {
            continue;
        }
        let trace = Trace::of(&position);
        assert_eq!(trace.value(&WEIGHTS), evaluate(&position), "{position}");
    }
}
