//! The evaluator against the engine's network, and both against a recount by the definition.

use fpgambit_engine::network::{Accumulator, Line, Network, naive};
use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::searcher::Evaluation;
use fpgambit_engine::{MoveKind, Position};
use fpgambit_hw::evaluate::vectors::Play;
use fpgambit_hw::evaluate::{
    CONTEXTS, Evaluate, EvaluateDriver, LATENCY, LOAD_CLOCKS, LOAD_LATENCY, MOVE_CLOCKS, Request,
    UNDOS, Valued,
};
use fpgambit_hw::unit::{InProcess, on_large_stack};
use std::collections::{BTreeSet, VecDeque};

fn circuit(network: &'static Network) -> EvaluateDriver<InProcess> {
    let circuit = on_large_stack(move || Box::new(Evaluate::of(network)));
    EvaluateDriver::new(InProcess::new(circuit).unwrap())
}

/// 6,000 values; a million with `FPGAMBIT_LONG=1`.
fn amount() -> usize {
    match std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1") {
        true => 1_000_000,
        false => 6_000,
    }
}

/// Returns a network with random weights that the format allows, the largest included.
fn any_network(seed: u64) -> Network {
    let mut chance = Chance::new(seed);
    let mut bytes = Network::chip().write();
    let head = 16;
    let mut at = head;
    let mut weight = |most: i32| match chance.below(4) {
        0 => most,
        1 => -most,
        _ => chance.below(2 * most as u32 + 1) as i32 - most,
    };
    let mut put = |count: usize, width: usize, most: i32| {
        for _ in 0..count {
            let value = weight(most).to_le_bytes();
            bytes[at..at + width].copy_from_slice(&value[..width]);
            at += width;
        }
    };
    // Some hidden biases are small, so that sums are seldom clipped, and some large.
    put(16, 2, 300);
    put(16, 2, 16_000);
    put(768 * 32, 1, 127);
    put(768, 2, 511);
    put(8, 4, 200_000);
    put(512, 1, 127);
    put(16, 1, 127);
    let crc = crc(&bytes[..at]);
    bytes[at..].copy_from_slice(&crc.to_le_bytes());
    Network::read(&bytes).unwrap()
}

/// CRC-32 (ISO-HDLC), bit by bit.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc: u32, _| {
            crc >> 1 ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 }
        })
    })
}

/// Returns the circuit with memories that spoil each word read in the clock in which it is written.
fn spoiled(network: &'static Network) -> EvaluateDriver<InProcess> {
    let circuit = on_large_stack(move || Box::new(Evaluate::spoiled(network)));
    EvaluateDriver::new(InProcess::new(circuit).unwrap())
}

/// What occurred in a run.
#[derive(Default)]
struct Seen {
    values: usize,
    undos: usize,
    kinds: BTreeSet<MoveKind>,
    men: BTreeSet<usize>,
    extreme: usize,
}

/// Plays in all contexts at once, and compares every value with the engine's accumulators, which are updated move by
/// move, and with a recount.
fn play(
    mut driver: EvaluateDriver<InProcess>,
    network: &'static Network,
    seed: u64,
    amount: usize,
) -> Seen {
    println!("seed {seed}");
    let mut play = Play::new(seed);
    let mut chance = Chance::new(seed);
    let mut games = RandomGames::new(seed).step_by(13);
    let mut boards = RandomBoards::new(seed);
    let mut lines: Vec<Line> = (0..CONTEXTS).map(|_| Line::new(network)).collect();
    let mut befores: Vec<Option<Position>> = vec![None; CONTEXTS as usize];
    let mut due: VecDeque<(Valued, Position)> = VecDeque::new();
    let mut found = Vec::new();
    let mut seen = Seen::default();
    while seen.values < amount {
        let context = chance.below(CONTEXTS);
        let own = &mut lines[context as usize];
        let next = match chance.once_in(80) {
            true => None,
            false => play.next(context),
        };
        let (request, position) = next.unwrap_or_else(|| {
            let position = match chance.once_in(2) {
                true => games.next().unwrap(),
                false => boards.next().unwrap(),
            };
            (play.load(context, position.clone()), position)
        });
        match request {
            Request::Load(_) => own.load(&position),
            Request::Undo => {
                own.unmake();
                seen.undos += 1;
            }
            Request::Pass => own.pass(),
            Request::Move(mv) => {
                own.make(befores[context as usize].as_ref().unwrap(), mv);
                seen.kinds.insert(mv.kind());
            }
        }
        befores[context as usize] = Some(position.clone());
        if request.has_value() {
            let value = own.value(position.side_to_move());
            seen.men.insert(position.occupied().count());
            seen.extreme += usize::from(value.abs() == 20_000);
            due.push_back((Valued { context, value }, position));
        }
        driver
            .offer(context, request, &mut found)
            .expect("accepted");
        if seen.values + due.len() >= amount {
            driver.drain(&mut found);
        }
        for valued in found.drain(..) {
            let (expected, position) = due.pop_front().expect("no value without a request");
            assert_eq!(valued, expected, "{position}");
            let counted = naive::sums(network, &position).value;
            assert_eq!(i64::from(valued.value), counted, "{position}");
            seen.values += 1;
        }
    }
    println!(
        "{} values, {} undos, men {:?}, {} of 20,000",
        seen.values, seen.undos, seen.men, seen.extreme
    );
    seen
}

/// Values are right after moves of every kind, undos and passes, in games and on odd boards, in eight contexts.
#[test]
fn values_match_the_network_in_play() {
    let seen = play(circuit(Network::chip()), Network::chip(), 46, amount());
    assert_eq!(seen.kinds.len(), MoveKind::ALL.len(), "{:?}", seen.kinds);
    assert!(seen.undos > seen.values / 8);
    assert!(seen.men.first() < Some(&4) && seen.men.last() >= Some(&32));
}

/// The circuit never uses a word that it reads in the clock in which it is written.
#[test]
fn reads_during_writes_are_never_used() {
    let seen = play(spoiled(Network::chip()), Network::chip(), 48, amount() / 4);
    assert!(seen.undos > seen.values / 8);
}

/// With the largest weights that a file can have, sums, products and the output do not overflow, and values are
/// clamped.
#[test]
fn values_match_a_network_with_extreme_weights() {
    let network: &'static Network = Box::leak(Box::new(any_network(9)));
    let seen = play(circuit(network), network, 47, amount() / 4);
    assert!(seen.extreme > seen.values / 50 && seen.extreme < seen.values / 2);
}

/// Values are right on boards of up to 64 men, some with nine queens or more per side.
#[test]
fn crowded_boards_are_evaluated_correctly() {
    let fens = [
        "kq6/qqqqqqqq/8/8/8/QQQQQQ2/6QQ/6QK w - - 0 1",
        "kqqqqqqq/qq6/8/8/8/8/QQ6/KQQQQQQQ b - - 0 1",
        "knbnbnbn/pppppppp/pppppppp/pppppppp/PPPPPPPP/PPPPPPPP/PPPPPPPP/KNBNBNBN w - - 0 1",
        "8/8/8/3k4/8/8/8/K7 b - - 0 1",
    ];
    let any: &'static Network = Box::leak(Box::new(any_network(3)));
    for network in [Network::chip(), any] {
        let mut driver = circuit(network);
        let mut found = Vec::new();
        for fen in fens {
            let position: Position = fen.parse().unwrap();
            driver
                .offer(5, Request::load(&position), &mut found)
                .unwrap();
            driver.drain(&mut found);
            let value = naive::sums(network, &position).value as i16;
            let sums = Accumulator::of(network, &position);
            assert_eq!(sums.value(network, position.side_to_move()), value);
            assert_eq!(found.pop(), Some(Valued { context: 5, value }), "{fen}");
        }
    }
}

/// The unit takes the clocks that the contract promises, down a line of one context and among siblings.
#[test]
fn clock_counts_match_the_contract() {
    let mut driver = circuit(Network::chip());
    let start = Position::startpos();
    let mut clocks = 0;
    while !driver.clock(Some((0, Request::load(&start)))).0 {
        clocks += 1;
    }
    assert_eq!(clocks, LOAD_CLOCKS);
    let until_value = |driver: &mut EvaluateDriver<InProcess>| {
        (1..).find(|_| driver.clock(None).1.is_some()).unwrap()
    };
    assert_eq!(until_value(&mut driver), LOAD_LATENCY);
    let moves = start.legal_moves().to_vec();
    // Undo each move of the first position in the clock after it was accepted.
    let mut values = 0;
    for (number, &mv) in moves.iter().enumerate() {
        for clock in 0..MOVE_CLOCKS {
            let request = match clock {
                0 => Some((0, Request::Move(mv))),
                1 => Some((0, Request::Undo)),
                _ => None,
            };
            let (accepted, value) = driver.clock(request);
            assert_eq!(accepted, request.is_some(), "{mv}, clock {clock}");
            assert_eq!(
                value.is_some(),
                clock == LATENCY % MOVE_CLOCKS && number >= LATENCY / MOVE_CLOCKS,
                "{mv}, clock {clock}"
            );
            if let Some(valued) = value {
                let position = start.play(moves[values]);
                let expected = naive::sums(Network::chip(), &position).value;
                assert_eq!(i64::from(valued.value), expected, "{position}");
                values += 1;
            }
        }
    }
    assert_eq!(values, moves.len() - LATENCY / MOVE_CLOCKS);
}

/// After more moves than the stack has entries, the last 31 can be taken back.
#[test]
fn last_moves_of_a_long_game_can_be_undone() {
    let seed = 31;
    println!("seed {seed}");
    let network = Network::chip();
    let mut driver = circuit(network);
    let mut chance = Chance::new(seed);
    let mut position = Position::startpos();
    let mut found = Vec::new();
    driver
        .offer(7, Request::load(&position), &mut found)
        .unwrap();
    let mut positions = vec![position.clone()];
    for _ in 0..100 {
        let moves = position.legal_moves().to_vec();
        let Some(&mv) = chance.pick(&moves) else {
            break;
        };
        position.make(mv);
        positions.push(position.clone());
        driver.offer(7, Request::Move(mv), &mut found).unwrap();
    }
    driver.drain(&mut found);
    let value = |position: &Position| Valued {
        context: 7,
        value: naive::sums(network, position).value as i16,
    };
    assert!(positions.len() > 60, "{}", positions.len());
    assert_eq!(found, positions.iter().map(value).collect::<Vec<_>>());
    found.clear();
    for _ in 0..UNDOS {
        driver.offer(7, Request::Undo, &mut found).unwrap();
    }
    let back = &positions[positions.len() - 1 - UNDOS];
    let mv = *chance.pick(&back.legal_moves()).unwrap();
    driver.offer(7, Request::Move(mv), &mut found).unwrap();
    driver.drain(&mut found);
    assert_eq!(found, [value(&back.play(mv))]);
}

/// A load that is withdrawn ends without a value, and the unit is idle again.
#[test]
fn withdrawn_load_yields_no_value() {
    let mut driver = circuit(Network::chip());
    let start = Position::startpos();
    for clocks in [1, 4, 5, 6, 100, 150, 195] {
        for _ in 0..clocks {
            assert_eq!(
                driver.clock(Some((3, Request::load(&start)))),
                (false, None)
            );
        }
        for _ in 0..40 {
            assert_eq!(driver.clock(None), (false, None));
        }
        let mut found = Vec::new();
        driver.offer(3, Request::load(&start), &mut found).unwrap();
        driver.drain(&mut found);
        let value = naive::sums(Network::chip(), &start).value as i16;
        assert_eq!(found, [Valued { context: 3, value }]);
    }
}
