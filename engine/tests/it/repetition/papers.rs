//! The worked examples of both papers, step by step.

use fpgambit_engine::repetition::{
    Case, Chain, Chains, Line, PrintedChains, Record, Rule, Tally, bitboards, mailbox,
};
use fpgambit_engine::{Piece, Position, Square};

use super::verdicts;

/// A record as the papers write it: `N c5-e6`, with lower-case letters for Black's pieces.
fn record(text: &str) -> Record {
    let (piece, squares) = text.split_once(' ').unwrap();
    let (from, to) = squares.split_once('-').unwrap();
    let piece = Piece::from_letter(piece.parse().unwrap()).unwrap();
    let square = |text: &str| text.parse::<Square>().unwrap();
    Record::reversible(piece, square(from), square(to))
}

/// MATCOS-13, Figure 3 and Table 2: reverse moves N c5-e6, N e6-f4, N d3-c5 and, for the paper's K F4-C5,
/// N f4-d3, with knights on c5 and d3 in the examined position.
#[test]
fn counter_matches_the_example_in_its_paper() {
    let examined: Position = "7k/8/8/2N5/8/3N4/8/7K w - - 0 1".parse().unwrap();
    let reverse = ["N c5-e6", "N e6-f4", "N d3-c5", "N f4-d3"];
    let mut tally = Tally::default();
    let mut again = Tally::default();
    let (mut counts, mut cases) = (vec![tally.displaced], Vec::new());
    for text in reverse {
        let undone = record(text);
        // The reverse move leads from `to` to `from`.
        let played = Record::reversible(
            Piece::from_nibble(undone.nibble()).unwrap(),
            undone.to(),
            undone.from(),
        );
        cases.push(tally.undo(played, mailbox(&examined)));
        again.undo(played, bitboards(&examined));
        assert_eq!(tally, again);
        counts.push(tally.displaced);
    }
    assert_eq!(counts, [0, 1, 1, 1, 0]);
    assert_eq!(cases, [1, 3, 4, 2]);
    // The paper's printed move, f4-c5, would leave the counter unchanged, because c5 is occupied.
    let mut printed = Tally {
        displaced: 1,
        ..Tally::default()
    };
    let case = printed.undo(record("N c5-f4"), mailbox(&examined));
    assert_eq!((printed.displaced, case), (0, 2));
}

/// AXON's Table 2: N c4-a3, N d2-c4, N a3-b1, N b1-d2.
#[test]
fn chains_match_axons_table_2() {
    let moves = ["N c4-a3", "N d2-c4", "N a3-b1", "N b1-d2"].map(record);
    let trace = PrintedChains::trace(&moves);
    let open: Vec<usize> = trace.iter().map(|(_, chains)| chains.len()).collect();
    assert_eq!(open, [1, 1, 2, 0]);
    let rules: Vec<&[Rule]> = trace.iter().map(|(rules, _)| &rules[..]).collect();
    assert_eq!(
        rules,
        [
            &[Rule::Insertion][..],
            &[Rule::Transition],
            &[Rule::Insertion],
            &[Rule::Transition, Rule::Symmetry],
        ]
    );
    assert_eq!(texts(&trace[2].1), ["N_a3d2", "N_d2c4"]);
    // The completed form joins where the printed form finds a symmetry.
    let completed = Chains::trace(&moves);
    let open: Vec<usize> = completed.iter().map(Vec::len).collect();
    assert_eq!(open, [1, 1, 1, 0]);
}

/// The same table as printed, in forward order: 1, 2, 2 and 0 open chains. In forward order, a move makes a chain grow
/// at its end.
#[test]
fn forward_chains_match_axons_printed_table() {
    // A forward walk is a reverse walk over the reversed moves.
    let moves = ["N c4-a3", "N d2-c4", "N a3-b1", "N b1-d2"].map(record);
    let reversed: Vec<Record> = moves
        .iter()
        .rev()
        .map(|record| {
            let piece = Piece::from_nibble(record.nibble()).unwrap();
            Record::reversible(piece, record.to(), record.from())
        })
        .collect();
    let trace = PrintedChains::trace(&reversed);
    let open: Vec<usize> = trace.iter().map(|(_, chains)| chains.len()).collect();
    assert_eq!(open, [1, 2, 2, 0]);
    let forward = |chain: &Chain| Chain {
        from: chain.to,
        to: chain.from,
        ..*chain
    };
    let rows: Vec<Vec<Chain>> = trace
        .iter()
        .map(|(_, chains)| chains.iter().map(forward).collect())
        .collect();
    assert_eq!(texts(&rows[0]), ["N_c4a3"]);
    assert_eq!(texts(&rows[1]), ["N_c4a3", "N_d2c4"]);
    assert_eq!(texts(&rows[2]), ["N_c4b1", "N_d2c4"]);
}

/// AXON, section 5.1: C1H6 H8G8 H6G5 G8H8 G5H6 in its figure 1. In reverse, two chains are open after two steps; the
/// third step closes the queen's, and the fourth the king's.
#[test]
fn checks_of_figure_1_repeat_after_four_plies() {
    let moves = "c1h6 h8g8 h6g5 g8h8 g5h6";
    let line = Line::parse("q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1", moves).unwrap();
    let records: Vec<Record> = line
        .positions()
        .map(|(before, step)| step.record(&before))
        .collect();
    let texts: Vec<String> = records.iter().map(Record::to_string).collect();
    assert_eq!(
        texts,
        ["Q c1-h6", "k h8-g8", "Q h6-g5", "k g8-h8", "Q g5-h6"]
    );
    let open: Vec<usize> = PrintedChains::trace(&records)
        .iter()
        .map(|(_, chains)| chains.len())
        .collect();
    assert_eq!(open, [1, 2, 1, 0, 1]);
    let verdicts = verdicts(&line);
    let repeated: Vec<bool> = verdicts
        .iter()
        .map(|verdict| verdict.is_repeated())
        .collect();
    assert_eq!(repeated, [false, false, false, false, false, true]);
    assert_eq!(verdicts[5].back, Some(4));
}

/// AXON's line for figure 1: 1.Qh6+ Kg8 Qg5+ Kh7 Qh5+ Kg7 Qg5+ Kh8 Qh6+.
#[test]
fn perpetual_check_of_figure_1_repeats_after_eight_plies() {
    let moves = "c1h6 h8g8 h6g5 g8h7 g5h5 h7g7 h5g5 g7h8 g5h6";
    let line = Line::parse("q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1", moves).unwrap();
    let verdicts = verdicts(&line);
    assert!(verdicts[..9].iter().all(|verdict| !verdict.is_repeated()));
    assert_eq!((verdicts[9].count, verdicts[9].back), (2, Some(8)));
}

fn texts(chains: &[Chain]) -> Vec<String> {
    chains.iter().map(Chain::to_string).collect()
}

#[test]
fn every_detector_finds_the_swap() {
    let line = Case::named("two like pieces swap").unwrap().line();
    assert_eq!(verdicts(&line).last().unwrap().back, Some(8));
}
