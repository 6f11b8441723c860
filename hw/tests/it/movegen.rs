//! The move generator's circuits compared with the engine's bitboard generator, move for move.

use fpgambit_engine::random::{RandomBoards, RandomGames};
use fpgambit_engine::{Mode, Move, Position};
use fpgambit_hw::movegen::{MovegenDriver, UNIT};
use fpgambit_hw::posdata::PosdataForm::{self, Logic, Rom};
use fpgambit_hw::unit::Build::{self, Compact, Fast};
use fpgambit_hw::unit::subject::odd_and_played;
use fpgambit_hw::unit::{InProcess, Prompt, Stalling};

fn agree(build: Build, form: PosdataForm, positions: impl Iterator<Item = Position>) {
    let circuit = UNIT.build(build).unwrap().circuit;
    let mut driver = MovegenDriver::new(InProcess::new(circuit(form)).unwrap());
    let (mut cycles, mut count, mut wrong) = (0u64, 0, 0);
    for position in positions {
        driver.load(&position).unwrap();
        for mode in Mode::ALL {
            let generation = driver.generate(mode, &mut Prompt).unwrap();
            let mut found: Vec<Move> = generation.moves.iter().map(|timed| timed.mv).collect();
            let mut wanted = position.moves(mode).to_vec();
            found.sort_unstable();
            wanted.sort_unstable();
            if found != wanted {
                wrong += 1;
                println!("{position}, {mode}: {found:?}, expected {wanted:?}");
            }
            if mode == Mode::LEGAL {
                cycles += u64::from(generation.run.cycles);
                count += found.len();
            }
        }
    }
    assert_eq!(wrong, 0, "{build}, {form:?}");
    assert!(count > 0);
    let each = cycles as f64 / count as f64;
    println!("{cycles} cycles for {count} legal moves, {each:.3} a move");
}

/// One test per row, each with a visible seed.
macro_rules! tests {
    ($($test:ident: $build:ident, $form:ident, $positions:ident, seed $seed:literal, $count:literal;)*) => { $(
        #[test]
        fn $test() {
            println!("seed {}", $seed);
            agree($build, $form, $positions::new($seed).take($count));
        }
    )* };
}

tests! {
    logic_agrees_on_random_games: Compact, Logic, RandomGames, seed 1, 3_000;
    logic_agrees_on_random_boards: Compact, Logic, RandomBoards, seed 2, 3_000;
    rom_agrees_on_random_boards: Compact, Rom, RandomBoards, seed 3, 1_000;
    fast_logic_agrees_on_random_games: Fast, Logic, RandomGames, seed 4, 3_000;
    fast_logic_agrees_on_random_boards: Fast, Logic, RandomBoards, seed 5, 3_000;
    fast_rom_agrees_on_random_boards: Fast, Rom, RandomBoards, seed 6, 1_000;
}

/// Each board is loaded during the previous generation: with a sink that is ready and one that stalls, in every mode.
/// There is one clock between two generations.
#[test]
fn boards_load_during_a_generation() {
    let seed = 7;
    println!("seed {seed}");
    for form in [Logic, Rom] {
        let circuit = UNIT.build(Fast).unwrap().circuit;
        let mut driver = MovegenDriver::new(InProcess::new(circuit(form)).unwrap());
        let mut positions = odd_and_played(seed);
        let mut position = positions.next().unwrap();
        driver.load_whole(&position).unwrap();
        for (round, next) in positions.take(1_500).enumerate() {
            let mode = Mode::ALL[round % 4];
            let before = driver.clocks();
            let generation = match round % 3 {
                0 => driver.generate_and_load(mode, &next, &mut Stalling::new(round as u64, 3)),
                _ => driver.generate_and_load(mode, &next, &mut Prompt),
            }
            .unwrap();
            let clocks = driver.clocks() - before;
            let until_start = if round == 0 { 10 } else { 1 };
            assert_eq!(
                clocks,
                u64::from(generation.run.cycles) + until_start,
                "{position}, {mode}"
            );
            let mut found: Vec<Move> = generation.moves.iter().map(|timed| timed.mv).collect();
            let mut wanted = position.moves(mode).to_vec();
            found.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(found, wanted, "{position}, {mode}, {form:?}");
            position = next;
        }
    }
}
