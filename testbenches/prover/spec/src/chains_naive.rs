//! Compares the boards, the moves between them and the chains with the engine on random lines of play: with its
//! positions, its naive oracle of repetitions, and its own list of chains.
//!
//! The two share no code.

use crate::chains::irreversible;
use crate::chains::{Boards, Chain, Move, ends, same, starts};
use fpgambit_engine::Position;
use fpgambit_engine::repetition::{self, Chains, History, Line, Oracle, RandomLines, Verdict};
use kit::graph::*;
use std::time::Instant;

/// Returns the value of a constant word.
fn value(word: &[Lit]) -> usize {
    word.iter()
        .rev()
        .fold(0, |sum, &bit| 2 * sum + usize::from(bit == TRUE))
}

/// Returns the board of a position.
fn board(position: &Position) -> Vec<Word> {
    let image = position.image();
    let nibble = |square: usize| u64::from(image[square / 8] >> (square % 8 * 4) & 15);
    (0..64).map(|square| constant(nibble(square), 4)).collect()
}

/// Converts the engine's chain.
fn chain(chain: &repetition::Chain) -> Chain {
    let square = |square: fpgambit_engine::Square| constant(square.index() as u64, 6);
    Chain {
        there: TRUE,
        piece: constant(u64::from(chain.piece), 4),
        start: square(chain.from),
        end: square(chain.to),
    }
}

fn is(holds: Lit, what: &str) -> Result<(), String> {
    if holds == TRUE {
        Ok(())
    } else {
        Err(what.to_owned())
    }
}

/// Checks that the engine's chains are the displaced pieces, each with a square that is missing an identical piece.
fn chains_are(boards: &Boards, open: &[repetition::Chain]) -> Result<(), String> {
    let chains: Vec<Chain> = open.iter().map(chain).collect();
    let squares: Vec<Word> = (0..64).map(|square| constant(square, 6)).collect();
    for (place, one) in chains.iter().enumerate() {
        is(one.holds(boards), "a chain")?;
        for other in &chains[..place] {
            is(one.apart(other), "two chains")?;
        }
    }
    let mut displaced = 0;
    for square in &squares {
        displaced += usize::from(boards.displaced(square) == TRUE);
        is(starts(&chains, boards, square), "a displaced piece")?;
        is(ends(&chains, boards, square), "a missing piece")?;
    }
    let counted = value(&boards.displaced);
    if displaced != counted || open.len() != counted {
        let open = open.len();
        return Err(format!(
            "{displaced} displaced, {counted} counted, {open} open"
        ));
    }
    is(boards.at_most_32(), "more than 32 displaced")
}

fn check_line(line: &Line) -> Result<(), String> {
    let _graph = Graph::default();
    let mut oracle = Oracle::new(&line.start);
    let mut positions = vec![line.start.clone()];
    for (before, step) in line.positions() {
        positions.push(oracle.step(&before, step));
    }
    let history = History::of(&line.start, &line.steps);
    for record in history.records() {
        let said = irreversible(&constant(u64::from(record.word()), 24)) == TRUE;
        if said == record.is_reversible() {
            return Err(format!("irreversible: {record:?}"));
        }
    }
    let reversible = history.reversible();
    positions.reverse();
    let mut boards = Boards::start(board(&positions[0]));
    let mut verdict = Verdict::NEW;
    let mut colour = None;
    for ((record, open), (back, before)) in reversible
        .iter()
        .rev()
        .zip(Chains::trace(reversible))
        .zip((1..).zip(&positions[1..]))
    {
        let difference = |what| format!("{back} plies back: {what}");
        let mv = Move::of_record(&constant(u64::from(record.word()), 24));
        is(boards.fits(&mv), "the move does not fit").map_err(difference)?;
        if colour.replace(mv.piece[3]) == Some(mv.piece[3]) {
            return Err(difference("the same side again".to_owned()));
        }
        boards = boards.undone(&mv);
        if boards.back != board(before) {
            return Err(difference("another board".to_owned()));
        }
        chains_are(&boards, &open).map_err(difference)?;
        if same(&boards) == TRUE && back % 2 == 0 {
            verdict.count += 1;
            verdict.back.get_or_insert(back);
        }
    }
    let right = oracle.query();
    if verdict == right {
        Ok(())
    } else {
        Err(format!("{verdict:?}, the oracle says {right:?}"))
    }
}

/// Checks this many random lines, and prints the result.
///
/// # Errors
///
/// Returns the errors of `check`.
pub fn tell(seed: u64, lines: usize) -> Result<usize, String> {
    let begun = Instant::now();
    let checked = check(seed, lines);
    let seconds = begun.elapsed().as_secs_f64();
    match &checked {
        Ok(lines) => println!(
            "chains: as the engine's boards, oracle and chains on {lines} random lines, seed {seed} ({seconds:.1} s)"
        ),
        Err(difference) => println!("chains: NOT as the engine has them: {difference}"),
    }
    checked
}

/// Checks this many random lines.
///
/// # Errors
///
/// Returns the first line on which the two differ, and the difference.
fn check(seed: u64, lines: usize) -> Result<usize, String> {
    for line in RandomLines::new(seed).take(lines) {
        check_line(&line).map_err(|text| format!("seed {seed}: {line}: {text}"))?;
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    #[test]
    fn specified_chains_match_the_engine() {
        super::check(1, 20).unwrap();
    }
}
