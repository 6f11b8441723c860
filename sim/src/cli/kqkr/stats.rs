//! `fpgambit kqkr stats`: counts positions, and lists the longest wins.

use fpgambit_engine::kqkr::{
    Census, Compact, Ending, Extent, Goal, MOVES_MAX, Outcomes, Tables, Turn,
};
use fpgambit_sim::words::counted;
use serde::Serialize;

use crate::cli::args::{Format, StatsArgs};
use crate::cli::{Error, Status, output};

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    queen_to_move: Counts,
    rook_to_move: Counts,
    distances: Vec<Distances>,
    /// Null unless requested.
    words: Option<Vec<Words>>,
}

/// The number of 36-bit words in the lists, including the index.
#[derive(Serialize)]
struct Words {
    look_ahead_plies: usize,
    queen_mate: usize,
    queen_conversion: usize,
    rook_mate: usize,
    rook_conversion: usize,
}

#[derive(Serialize)]
struct Counts {
    legal: u64,
    win: u64,
    draw: u64,
    loss: u64,
}

/// The wins of one side for one goal.
#[derive(Serialize)]
struct Distances {
    winner: &'static str,
    goal: &'static str,
    /// Positions with the winner to move, by the winner's moves to the goal; the first number is for 0 moves.
    winner_to_move: Vec<u64>,
    /// Positions with the loser to move, by the winner's moves to the goal.
    loser_to_move: Vec<u64>,
    /// The longest wins, with White to move and winning; one from each set of symmetric positions.
    longest: Vec<String>,
}

pub fn run(args: &StatsArgs, format: Format) -> Result<Status, Error> {
    let tables = Tables::solve(Extent::Triangle);
    let mut answer = count(&tables);
    if args.words {
        answer.words = Some((0..=MOVES_MAX).map(|moves| weigh(&tables, moves)).collect());
    }
    output::print(&match format {
        Format::Json => output::json(&answer),
        Format::Text => text(&answer),
    })?;
    Ok(Status::Done)
}

fn weigh(tables: &Tables, moves: usize) -> Words {
    let compact = Compact::new(tables, moves);
    let words = |ending, goal| compact.list(ending, goal).words().len();
    Words {
        look_ahead_plies: 2 * moves,
        queen_mate: words(Ending::QueenWins, Goal::Mate),
        queen_conversion: words(Ending::QueenWins, Goal::Conversion),
        rook_mate: words(Ending::RookWins, Goal::Mate),
        rook_conversion: words(Ending::RookWins, Goal::Conversion),
    }
}

fn count(tables: &Tables) -> Answer {
    let census = Census::of(tables);
    let counts = |outcomes: &Outcomes| Counts {
        legal: outcomes.legal(),
        win: outcomes.wins,
        draw: outcomes.draws,
        loss: outcomes.losses,
    };
    let mut distances = Vec::new();
    for (ending, winner) in [(Ending::QueenWins, "queen"), (Ending::RookWins, "rook")] {
        for (goal, name) in [(Goal::Mate, "mate"), (Goal::Conversion, "conversion")] {
            let longest = Census::longest(tables, ending, goal, Turn::Winner);
            let positions = longest
                .into_iter()
                .filter_map(|men| men.position(ending, Turn::Winner));
            distances.push(Distances {
                winner,
                goal: name,
                winner_to_move: Census::by_stage(tables, ending, goal, Turn::Winner),
                loser_to_move: Census::by_stage(tables, ending, goal, Turn::Loser),
                longest: positions.map(|position| position.to_string()).collect(),
            });
        }
    }
    Answer {
        queen_to_move: counts(&census.queen_to_move),
        rook_to_move: counts(&census.rook_to_move),
        distances,
        words: None,
    }
}

fn text(answer: &Answer) -> String {
    let mut text = String::new();
    let mut line = |line: String| text.push_str(&format!("{line}\n"));
    line(format!(
        "{:<16}{:>12}{:>12}{:>12}{:>12}",
        "to move", "legal", "win", "draw", "loss"
    ));
    for (name, counts) in [
        ("queen's side", &answer.queen_to_move),
        ("rook's side", &answer.rook_to_move),
    ] {
        let Counts {
            legal,
            win,
            draw,
            loss,
        } = counts;
        line(format!(
            "{name:<16}{legal:>12}{win:>12}{draw:>12}{loss:>12}"
        ));
    }
    for distances in &answer.distances {
        let last = distances
            .winner_to_move
            .len()
            .max(distances.loser_to_move.len());
        line(String::new());
        line(format!(
            "the {}'s moves to {}: positions, winner to move and loser to move",
            distances.winner, distances.goal
        ));
        for moves in 0..last {
            let at = |counts: &[u64]| counts.get(moves).copied().unwrap_or(0);
            let (winner, loser) = (at(&distances.winner_to_move), at(&distances.loser_to_move));
            line(format!("{moves:>4}{winner:>12}{loser:>12}"));
        }
        let longest = &distances.longest;
        let moves = distances.winner_to_move.len() - 1;
        let shown = if longest.len() > SHOWN {
            format!(", {SHOWN} shown")
        } else {
            String::new()
        };
        line(format!(
            "longest: {}, {} up to symmetry{shown}",
            counted(moves as u64, "move", "moves"),
            counted(longest.len() as u64, "position", "positions")
        ));
        for fen in longest.iter().take(SHOWN) {
            line(format!("  {fen}"));
        }
    }
    if let Some(words) = &answer.words {
        line(String::new());
        line("36-bit words in the lists, index included, by look-ahead in plies".to_owned());
        line(format!(
            "{:>5}{:>12}{:>18}{:>12}{:>18}",
            "plies", "queen, mate", "queen, conversion", "rook, mate", "rook, conversion"
        ));
        for words in words {
            line(format!(
                "{:>5}{:>12}{:>18}{:>12}{:>18}",
                words.look_ahead_plies,
                words.queen_mate,
                words.queen_conversion,
                words.rook_mate,
                words.rook_conversion
            ));
        }
    }
    text
}

/// How many of the longest wins the text lists; the JSON lists all.
const SHOWN: usize = 20;
