//! The maker compared with the engine: the board after every move, and every bit restored when it is taken back.

use std::collections::VecDeque;

use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::{Color, Move, MoveKind, Position};
use fpgambit_hw::make::stimulus::Stimulus;
use fpgambit_hw::make::{After, Change, Make, MakeDriver, MakeInputs};
use fpgambit_hw::pins::Values;
use fpgambit_hw::unit::{InProcess, Simulator};

/// 20,000 moves; a million with `FPGAMBIT_LONG=1`.
fn amount() -> usize {
    match std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1") {
        true => 1_000_000,
        false => 20_000,
    }
}

/// A change in progress: its position and move for the report, and the expected result.
struct UnderWay {
    position: Position,
    mv: Move,
    expected: [u32; 9],
}

/// Makes every pseudo-legal move of game positions and odd boards, one per clock; each resulting board goes in again
/// and the move is taken back.
#[test]
fn boards_match_the_engine_and_undo_restores_them() {
    let seed = 1950;
    println!("seed {seed}");
    let mut driver = MakeDriver::new(InProcess::of(Make::default()).unwrap());
    let mut games = RandomGames::new(seed).step_by(5);
    let mut boards = RandomBoards::new(seed);
    let mut chance = Chance::new(seed);
    let mut pool: Vec<(Position, Move)> = Vec::new();
    let mut under_way: VecDeque<(UnderWay, bool)> = VecDeque::new();
    let mut backs: VecDeque<(Change, UnderWay)> = VecDeque::new();
    let (mut made, mut returned, mut kinds, mut black) = (0, 0, [0; 16], 0);
    while returned < amount() {
        // Most moves of a game are quiet; test only a few of them.
        while pool.is_empty() {
            let position = match chance.once_in(2) {
                true => games.next().unwrap(),
                false => boards.next().unwrap(),
            };
            let moves = position.pseudo_legal_moves();
            let kept = moves
                .iter()
                .filter(|mv| mv.kind() != MoveKind::Quiet || chance.once_in(6));
            pool.extend(kept.map(|&mv| (position.clone(), mv)));
        }
        let change = match backs.pop_front() {
            Some((change, expected)) => {
                under_way.push_back((expected, true));
                change
            }
            None => {
                let (position, mv) = pool.pop().unwrap();
                kinds[usize::from(mv.kind().code())] += 1;
                black += usize::from(position.side_to_move() == Color::Black);
                made += 1;
                let image = position.image();
                let expected = position.play(mv).image();
                under_way.push_back((
                    UnderWay {
                        position,
                        mv,
                        expected,
                    },
                    false,
                ));
                Change {
                    image,
                    mv,
                    back: None,
                }
            }
        };
        let Some(After { image, undo }) = driver.clock(Some(change)) else {
            continue;
        };
        let (one, back) = under_way.pop_front().expect("no result without a request");
        let what = format!("{}, {}, back {back}", one.position, one.mv);
        assert_eq!(image, one.expected, "{what}: {image:x?}");
        if back {
            assert_eq!(undo, 0, "{what}");
            returned += 1;
        } else {
            let (mv, position) = (one.mv, one.position);
            let expected = position.image();
            let change = Change {
                image,
                mv,
                back: Some(undo),
            };
            backs.push_back((
                change,
                UnderWay {
                    position,
                    mv,
                    expected,
                },
            ));
        }
    }
    println!("{made} made, {returned} taken back, {black} of Black; by kind {kinds:?}");
    for kind in [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15] {
        assert!(kinds[kind] > 20, "kind {kind}: {kinds:?}");
    }
    assert!(black > made / 4 && black < made - made / 4);
}

/// Counters saturate at their largest values, and are restored.
#[test]
fn counters_saturate() {
    let mut driver = MakeDriver::new(InProcess::of(Make::default()).unwrap());
    for (side, half, full) in [
        ("w", 126, 8190),
        ("b", 127, 8190),
        ("b", 127, 8191),
        ("b", 0, 1),
    ] {
        let fen = format!("r3k2r/8/8/8/8/8/8/R3K2R {side} KQkq - {half} {full}");
        let position = Position::from_fen(&fen).unwrap();
        for &mv in position.pseudo_legal_moves().iter() {
            let image = position.image();
            let after = driver
                .change(Change {
                    image,
                    mv,
                    back: None,
                })
                .unwrap();
            assert_eq!(after.image, position.play(mv).image(), "{fen}, {mv}");
            let change = Change {
                image: after.image,
                mv,
                back: Some(after.undo),
            };
            assert_eq!(
                driver.change(change).unwrap(),
                After { image, undo: 0 },
                "{fen}, {mv}"
            );
        }
    }
}

/// Stalls, gaps and resets: the boards are those of an unstalled unit, in order, and held until accepted, and the
/// clocks of each run are counted.
#[test]
fn streams_obey_the_handshake_rules() {
    let seed = 51;
    println!("seed {seed}");
    let mut unit = InProcess::of(Make::default()).unwrap();
    let mut oracle = MakeDriver::new(InProcess::of(Make::default()).unwrap());
    let mut chance = Chance::new(seed);
    let pins = Make::PINS;
    let mut waiting: VecDeque<After> = VecDeque::new();
    let (mut held, mut clocks, mut taken) = (None, 0, 0);
    for (cycle, inputs) in Stimulus::new(seed).take(30_000).enumerate() {
        for (pin, &value) in inputs.iter().enumerate() {
            unit.drive(pin, value);
        }
        let inputs = MakeInputs::of(&inputs);
        let valid = unit.read(pins.board_valid) == 1;
        let ready = unit.read(pins.move_ready) == 1;
        assert_eq!(unit.read(pins.cycles), clocks, "cycles in cycle {cycle}");
        if !waiting.is_empty() {
            clocks += 1;
        } else if inputs.move_valid == 1 && ready {
            clocks = 1;
        }
        assert_eq!(
            ready,
            inputs.reset == 0 && (!valid || inputs.board_ready == 1),
            "cycle {cycle}"
        );
        let ports = pins.board_rank.into_iter().chain([pins.board_state]);
        let mut image = [0; 9];
        for (word, pin) in image.iter_mut().zip(ports) {
            *word = unit.read(pin);
        }
        let now = After {
            image,
            undo: unit.read(pins.board_undo),
        };
        if let Some(held) = held {
            assert_eq!(
                (valid, now),
                (true, held),
                "cycle {cycle}: a board that waits must stay"
            );
        }
        held = (valid && inputs.board_ready == 0 && inputs.reset == 0).then_some(now);
        if valid && inputs.board_ready == 1 {
            assert_eq!(Some(now), waiting.pop_front(), "cycle {cycle}");
            taken += 1;
        }
        if inputs.move_valid == 1 && ready {
            waiting.push_back(alone(&mut oracle, &inputs, &mut chance));
        }
        assert!(waiting.len() <= 3, "cycle {cycle}");
        if inputs.reset == 1 {
            waiting.clear();
        }
        unit.cycle();
    }
    println!("{taken} boards taken");
    assert!(taken > 5_000);
}

/// Returns the unit's result for an input, valid or not, that is given to it alone after another input.
fn alone(oracle: &mut MakeDriver<InProcess>, inputs: &MakeInputs, chance: &mut Chance) -> After {
    let driver = oracle.driver();
    let pins = Make::PINS;
    let array = inputs.array();
    for (pin, &value) in array.iter().enumerate() {
        driver.drive(pin, if pin == pins.reset { 0 } else { value });
    }
    driver.drive(pins.board_ready, 1);
    driver.clock();
    driver.drive(pins.move_valid, 0);
    // The values at the ports afterwards do not matter.
    driver.drive(pins.move_word, chance.below(1 << 16));
    driver.drive(pins.move_back, chance.below(2));
    for _ in 1..3 {
        driver.clock();
    }
    assert_eq!(driver.read(pins.board_valid), 1);
    let mut image = [0; 9];
    for (word, pin) in image
        .iter_mut()
        .zip(pins.board_rank.into_iter().chain([pins.board_state]))
    {
        *word = driver.read(pin);
    }
    let undo = driver.read(pins.board_undo);
    driver.clock();
    After { image, undo }
}
