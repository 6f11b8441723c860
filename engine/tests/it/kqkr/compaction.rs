//! Tests that every form of table gives the same answers and wins with them.

use fpgambit_engine::kqkr::{
    Compact, Ending, Goal, ILLEGAL, Lookup, Men, Tables, Turn, Value, best_move, move_value, value,
};
use fpgambit_engine::random::Chance;
use fpgambit_engine::{Color, Kind, Piece, Position, Setup};
use rayon::prelude::*;

use super::{TABLES, naive};
use crate::common;

/// McCarthy's aim: less than 128K words of 36 bits.
const AIM: usize = 128 << 10;

/// The words of the queen's and the rook's lists for mate and for conversion, by moves of look-ahead.
const WORDS: [[usize; 4]; 4] = [
    [270_504, 267_280, 97_752, 93_687],
    [160_826, 158_950, 17_245, 17_212],
    [126_341, 125_511, 14_858, 14_858],
    [100_691, 99_940, 14_785, 14_785],
];

fn words(compact: &Compact) -> [usize; 4] {
    let [queen, rook] =
        Ending::ALL.map(|ending| Goal::ALL.map(|goal| compact.list(ending, goal).words().len()));
    [queen[0], queen[1], rook[0], rook[1]]
}

/// Probes some positions in each form, separately and with a prober that remembers the others. With `FPGAMBIT_LONG=1`
/// the probers get every position.
#[test]
fn compact_lists_equal_the_tables() {
    for (moves, expected) in WORDS.into_iter().enumerate() {
        let compact = Compact::new(&TABLES, moves);
        assert_eq!(words(&compact), expected, "{moves} moves");
        let every = match moves {
            0 => 199,
            1 => 1_999,
            _ => 19_997,
        };
        let checked = each_table(|ending, goal, turn| {
            check(ending, goal, turn, every, || {
                |men| compact.stage(ending, goal, turn, men)
            })
        });
        println!("{moves} moves of look-ahead, one in {every}: {checked:?} positions");
        let every = if common::long() { 1 } else { every };
        let checked = each_table(|ending, goal, turn| {
            check(ending, goal, turn, every, || {
                let mut prober = compact.prober(ending, goal);
                move |men| prober.stage(turn, men)
            })
        });
        println!("by probers, one in {every}: {checked:?} positions");
    }
}

fn each_table<T>(give: impl Fn(Ending, Goal, Turn) -> T) -> [[[T; 2]; 2]; 2] {
    Ending::ALL.map(|ending| Goal::ALL.map(|goal| Turn::ALL.map(|turn| give(ending, goal, turn))))
}

/// Compares the probes' results with the table for one entry in `every`; each thread makes its own probe.
fn check<P: FnMut(Men) -> u8>(
    ending: Ending,
    goal: Goal,
    turn: Turn,
    every: usize,
    make: impl Fn() -> P + Sync,
) -> usize {
    let stages = TABLES.stages(ending, goal);
    let all = stages.of(turn);
    let numbers: Vec<usize> = (0..all.len()).step_by(every).collect();
    // Give neighbours to one prober, which has then seen most of what is ahead of them.
    let share = numbers.len().div_ceil(rayon::current_num_threads());
    let checked = numbers.par_chunks(share).map(|numbers| {
        let mut probe = make();
        let legal = numbers.iter().filter(|&&entry| all[entry] != ILLEGAL);
        let compared = legal.map(|&entry| {
            let men = stages.men(entry);
            assert_eq!(
                probe(men),
                all[entry],
                "{ending:?} {goal:?} {turn:?} {men:?}"
            );
        });
        compared.count()
    });
    let checked: usize = checked.sum();
    assert!(checked > numbers.len() / 3);
    checked
}

#[test]
fn wins_of_both_sides_fit_in_128k_words() {
    assert!(WORDS[2][0] < AIM && WORDS[2][1] < AIM);
    assert!(WORDS[3][0] + WORDS[3][2] < AIM);
}

/// The program wins with the small table as fast as the large ones say, against the best defence and any other.
/// `FPGAMBIT_LONG=1` runs a thousand positions.
#[test]
fn compact_table_wins_as_fast_as_tabled() {
    let seed = common::seed();
    println!("seed {seed}");
    let (games, moves) = if common::long() { (1_000, 3) } else { (40, 2) };
    let compact = Compact::new(&TABLES, moves);
    let won: Vec<Position> = naive::random_positions(seed, usize::MAX)
        .filter(|position| {
            let queen = !(position.of_color(position.side_to_move())
                & position.of_kind(Kind::Queen))
            .is_empty();
            queen && matches!(value(&*TABLES, position, Goal::Mate), Some(Value::Win(_)))
        })
        .take(games)
        .collect();
    won.par_iter().enumerate().for_each(|(number, position)| {
        for goal in Goal::ALL {
            for random in [false, true] {
                let chance = random.then(|| Chance::new(seed + number as u64));
                play(&compact, position, goal, chance);
            }
        }
    });
}

/// Plays until mate against random or best moves.
fn play(compact: &Compact, start: &Position, goal: Goal, mut chance: Option<Chance>) {
    let winner = start.side_to_move();
    let known = |position: &Position, goal| value(&*TABLES as &Tables, position, goal);
    let tabled = known(start, goal)
        .and_then(Value::plies)
        .expect("it is won");
    let mut position = start.clone();
    let mut reached = None;
    for ply in 0.. {
        let legal = position.legal_moves();
        if legal.is_empty() {
            assert!(
                position.is_check() && position.side_to_move() != winner,
                "{start}"
            );
            let plies = reached.unwrap_or(ply);
            assert!(
                plies <= tabled,
                "{start} {goal:?}: {plies} plies, {tabled} tabled"
            );
            assert!(
                chance.is_some() || plies == tabled,
                "{start} {goal:?}: {plies} plies"
            );
            return;
        }
        let mv = match (&mut chance, position.side_to_move() == winner) {
            (_, true) => best_move(compact, &position, goal),
            (Some(chance), false) => chance.pick(&legal).copied(),
            (None, false) => best_move(&*TABLES, &position, goal),
        };
        let mv = mv.expect("there are legal moves");
        if mv.kind().is_capture() {
            assert_eq!(position.side_to_move(), winner, "{start}: {position}");
            if goal == Goal::Conversion {
                reached = Some(ply + 1);
            }
        }
        position = position.play(mv);
        assert!(ply < 200, "{start}: no progress");
    }
}

/// The rule for the best move is the same in every form: the first of equally good moves.
#[test]
fn best_move_is_the_same_in_every_form() {
    let seed = 5;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let forms: Vec<Compact> = (0..=3).map(|moves| Compact::new(&TABLES, moves)).collect();
    let (mut compared, mut several) = (0, 0);
    while compared < 400 {
        let Some(position) = random_placement(&mut chance) else {
            continue;
        };
        for goal in Goal::ALL {
            let best = best_move(&*TABLES, &position, goal);
            for (moves, form) in forms.iter().enumerate() {
                assert_eq!(best_move(form, &position, goal), best, "{position} {moves}");
            }
            let worth = |mv| move_value(&*TABLES, &position, mv, goal);
            let legal = position.legal_moves();
            let equal = legal
                .iter()
                .filter(|&&mv| Some(worth(mv)) == best.map(worth));
            let first = equal.clone().min_by_key(|mv| (mv.from(), mv.to()));
            assert_eq!(first.copied(), best, "{position}");
            several += u32::from(equal.count() > 1);
        }
        compared += 1;
    }
    assert!(several > 100, "{several}");
}

/// The four men on random squares, if that is a legal position.
fn random_placement(chance: &mut Chance) -> Option<Position> {
    let mut setup = Setup::empty();
    let queen = *chance.pick(&Color::ALL)?;
    setup.side = *chance.pick(&Color::ALL)?;
    for (color, kind) in [
        (queen, Kind::King),
        (queen, Kind::Queen),
        (!queen, Kind::King),
        (!queen, Kind::Rook),
    ] {
        setup.board[chance.below(64) as usize] = Some(Piece::new(color, kind));
    }
    let four = setup.board.iter().flatten().count() == 4;
    setup.position().ok().filter(|_| four)
}
