//! The counter compared with the engine, clocked in-process.

use std::collections::VecDeque;

use fpgambit_engine::random::{RandomBoards, RandomGames};
use fpgambit_engine::{Color, Kind, MoveKind, Position};
use fpgambit_hw::count::stimulus::Stimulus;
use fpgambit_hw::count::{Count, CountDriver, CountInputs, Counted, LATENCY, PLACES};
use fpgambit_hw::pins::Values;
use fpgambit_hw::unit::InProcess;

/// 20,000 positions; a million with `FPGAMBIT_LONG=1`.
fn amount() -> usize {
    match std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1") {
        true => 1_000_000,
        false => 20_000,
    }
}

/// Runs positions on a unit, one per clock, and compares each answer with the engine's.
fn agree(positions: impl Iterator<Item = Position>) -> Seen {
    let mut driver = CountDriver::new(InProcess::of(Count::default()).unwrap());
    let mut under_way: VecDeque<(usize, Position)> = VecDeque::new();
    let mut seen = Seen::default();
    let mut wrong = 0;
    let numbered = positions
        .enumerate()
        .map(Some)
        .chain([const { None }; LATENCY]);
    for next in numbered {
        let image = next
            .as_ref()
            .map(|(tag, position)| ((tag & 0xffff) as u32, position.image()));
        let answer = driver.clock(image);
        assert_eq!(
            answer.is_some(),
            under_way.len() == LATENCY || next.is_none(),
            "an answer at its time"
        );
        if let Some(answer) = answer {
            let (tag, position) = under_way.pop_front().unwrap();
            let expected = Counted::expected((tag & 0xffff) as u32, &position);
            if answer != expected {
                wrong += 1;
                if wrong <= 20 {
                    println!("{position}: {answer:?}, expected {expected:?}");
                }
            }
            seen.note(&position, &expected);
        }
        under_way.extend(next);
    }
    println!("{seen:?}");
    assert_eq!(wrong, 0, "of {}", seen.positions);
    seen
}

/// The kinds of positions that occurred.
#[derive(Debug, Default)]
struct Seen {
    positions: usize,
    black: usize,
    checks: usize,
    double_checks: usize,
    mates: usize,
    stalemates: usize,
    en_passant: usize,
    illegal_en_passant: usize,
    castling: usize,
    promotions: usize,
    nine_queens: usize,
    most: u32,
}

impl Seen {
    fn note(&mut self, position: &Position, counted: &Counted) {
        let side = position.side_to_move();
        let has = |of: fn(MoveKind) -> bool| {
            usize::from(position.legal_moves().iter().any(|mv| of(mv.kind())))
        };
        self.positions += 1;
        self.black += usize::from(side == Color::Black);
        self.checks += usize::from(counted.check);
        self.double_checks += usize::from(position.checkers().count() > 1);
        self.mates += usize::from(counted.mate);
        self.stalemates += usize::from(counted.stalemate);
        let en_passant = has(|kind| kind == MoveKind::EnPassant);
        self.en_passant += en_passant;
        let pseudo = position.pseudo_legal_moves();
        let possible = pseudo.iter().any(|mv| mv.kind() == MoveKind::EnPassant);
        self.illegal_en_passant += usize::from(possible && en_passant == 0);
        self.castling += has(MoveKind::is_castling);
        self.promotions += has(|kind| kind.promotion().is_some());
        self.nine_queens += usize::from(position.pieces(side, Kind::Queen).count() >= 9);
        self.most = self.most.max(counted.moves);
    }
}

#[test]
fn counts_match_the_engine() {
    let seed = 860;
    println!("seed {seed}");
    let mut games = RandomGames::new(seed);
    let mut boards = RandomBoards::new(seed);
    let mixed = (0..amount()).map(|number| match number % 3 {
        0 => games.next().unwrap(),
        _ => boards.next().unwrap(),
    });
    let seen = agree(mixed);
    for (what, count) in [
        ("checks", seen.checks),
        ("double checks", seen.double_checks),
        ("mates", seen.mates),
        ("en passant", seen.en_passant),
        ("illegal en passant", seen.illegal_en_passant),
        ("castling", seen.castling),
        ("promotions", seen.promotions),
        ("nine queens", seen.nine_queens),
    ] {
        assert!(count > 10, "{what}: {count}");
    }
    assert!(seen.black > seen.positions / 3 && seen.black < seen.positions - seen.positions / 3);
}

/// Named hard positions, each from both sides.
#[test]
fn hard_positions_match_the_engine() {
    let fens = [
        // The most moves known.
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "3Q4/1Q4Q1/4Q3/2Q4R/Q4Q2/3Q4/1Q4Rp/1K1BBNNk w - - 0 1",
        // En passant: both captures; the king exposed on the rank from either side; a diagonal through the captured
        // pawn; pins.
        "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
        "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
        "4k3/8/8/r2Pp2K/8/8/8/8 w - e6 0 1",
        "4k3/8/8/K1PpP2r/8/8/8/8 w - d6 0 1",
        "4k3/8/8/K2pPr2/8/8/8/8 w - d6 0 1",
        "4k3/b7/8/2pP4/3K4/8/8/8 w - c6 0 1",
        "8/8/8/8/1k1Pp2R/8/8/4K3 b - d3 0 1",
        "4k3/6b1/8/3pP3/8/8/1K6/8 w - d6 0 1",
        "4k3/4r3/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "4k3/2b5/8/3pP3/8/6K1/8/8 w - d6 0 1",
        "3rk3/8/8/3pP3/8/8/8/3K4 w - d6 0 1",
        // It captures the checking pawn; it blocks a slider.
        "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        "8/8/8/3pP3/2K5/8/8/4k3 w - d6 0 1",
        "4k3/8/b7/3pP3/4K3/8/8/8 w - d6 0 1",
        "5b1k/8/8/3pP3/1K6/8/8/8 w - d6 0 1",
        // Castling: free, over an attacked square, out of check, a rook attacked, b1 attacked.
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/5r2/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/1r5r/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1",
        // Pins in all directions, double checks, mates and a stalemate.
        "b3r2k/7b/4R3/3N1P2/r1N1K1Qr/3P1B2/4R3/1b2r2b w - - 0 1",
        "4k3/8/8/8/8/5n2/8/4K2r w - - 0 1",
        "4k3/8/8/4r3/8/5n2/8/4K3 w - - 0 1",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    ];
    let positions = fens.iter().map(|fen| fen.parse::<Position>().unwrap());
    let both: Vec<Position> = positions.flat_map(|one| [one.mirrored(), one]).collect();
    let seen = agree(both.into_iter());
    assert!(
        seen.most == 218 && seen.mates >= 2 && seen.stalemates >= 2,
        "{seen:?}"
    );
}

/// Stalls, gaps and resets: the answers are correct, in order, and held until accepted, and the clocks of runs are
/// counted.
#[test]
fn streams_obey_the_handshake_rules() {
    let seed = 11;
    println!("seed {seed}");
    let mut unit = CountDriver::new(InProcess::of(Count::default()).unwrap());
    let pins = Count::PINS;
    let mut waiting: VecDeque<(u32, Option<Counted>)> = VecDeque::new();
    let (mut held, mut clocks, mut taken, mut full, mut cut) = (None, 0, 0, 0, 0);
    for (cycle, inputs) in Stimulus::new(seed).take(40_000).enumerate() {
        for (pin, &value) in inputs.iter().enumerate() {
            unit.driver().drive(pin, value);
        }
        let inputs = CountInputs::of(&inputs);
        let ready = unit.driver().read(pins.position_ready) == 1;
        assert_eq!(
            ready,
            inputs.reset == 0 && waiting.len() < PLACES,
            "cycle {cycle}"
        );
        full += usize::from(waiting.len() == PLACES);
        // The driver's own reset took a clock before the first one.
        assert_eq!(
            unit.driver().read(pins.cycles),
            clocks,
            "cycles in cycle {cycle}"
        );
        if !waiting.is_empty() {
            clocks = (clocks + 1) & 0xffff;
        } else if inputs.position_valid == 1 && ready {
            clocks = 1;
        }
        let offered = unit.offered();
        if let Some(held) = held {
            assert_eq!(
                offered,
                Some(held),
                "cycle {cycle}: an answer that waits must stay"
            );
        }
        held = offered.filter(|_| inputs.answer_ready == 0 && inputs.reset == 0);
        if let (Some(answer), 1) = (offered, inputs.answer_ready) {
            let (tag, expected) = waiting.pop_front().expect("there was a position");
            assert_eq!(answer.tag, tag, "cycle {cycle}");
            if let Some(expected) = expected {
                assert_eq!(answer, expected, "cycle {cycle}");
                taken += 1;
            }
        }
        if inputs.position_valid == 1 && ready {
            let mut image = [0; 9];
            image[..8].copy_from_slice(&inputs.position_rank);
            image[8] = inputs.position_state;
            let tag = inputs.position_tag;
            let position = Position::from_image(&image).ok();
            waiting.push_back((tag, position.map(|one| Counted::expected(tag, &one))));
        }
        if inputs.reset == 1 {
            cut += waiting.len();
            waiting.clear();
        }
        unit.driver().clock();
    }
    println!("{taken} taken, {full} cycles full, {cut} cut off");
    assert!(taken > 5_000 && full > 1_000 && cut > 500);
}
