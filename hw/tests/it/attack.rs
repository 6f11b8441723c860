//! The attack unit's circuits compared with the software routines (which are tested against a plain array): correct
//! answers on game positions and on boards that occur in no game.

use fpgambit_engine::posdata::{Board, Posdata, RayOrder};
use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_engine::{Color, Position, Square};
use fpgambit_hw::attack::{Attack, AttackDriver, Query};
use fpgambit_hw::unit::{InProcess, Prompt};

fn driver(circuit: Attack) -> AttackDriver<InProcess> {
    AttackDriver::new(InProcess::of(circuit).unwrap())
}

/// Returns all queries.
fn every_query() -> Vec<Query> {
    let mut queries = Vec::new();
    for square in Square::ALL {
        for by in Color::ALL {
            queries.push(Query::Attacked { square, by });
            queries.push(Query::Attackers { square, by });
        }
        queries.push(Query::BrScan(square));
        queries.push(Query::Trapped(square));
    }
    for side in Color::ALL {
        queries.push(Query::Ataks(side));
        queries.push(Query::KingScan(side));
    }
    queries
}

/// Returns a random query: all kinds are equally likely, and queries that need a piece mostly get one.
fn any_query(chance: &mut Chance, position: &Position) -> Query {
    let side = Color::ALL[chance.below(2) as usize];
    let square = Square::new(chance.below(64) as u8);
    let pieces: Vec<Square> = Square::ALL
        .into_iter()
        .filter(|&at| position.piece_at(at).is_some())
        .collect();
    let piece = if chance.once_in(8) {
        square
    } else {
        *chance.pick(&pieces).unwrap()
    };
    match chance.below(6) {
        0 => Query::Attacked { square, by: side },
        1 => Query::Attackers { square, by: side },
        2 => Query::Ataks(side),
        3 => Query::BrScan(piece),
        4 => Query::KingScan(side),
        _ => Query::Trapped(piece),
    }
}

/// Returns a board image of random nibbles.
fn garbage(chance: &mut Chance) -> [u32; 9] {
    std::array::from_fn(|_| chance.below(u32::MAX) & chance.below(u32::MAX))
}

/// Runs queries on the unit and in software; reports every difference, and the cost of each kind of query.
fn agree(
    circuit: Attack,
    order: RayOrder,
    positions: impl Iterator<Item = Position>,
    mut queries: impl FnMut(&Position) -> Vec<Query>,
) {
    let table = Posdata::new(order);
    let mut driver = driver(circuit);
    let (mut asked, mut cycles, mut said) = ([0u64; 6], [0u64; 6], [0u64; 6]);
    let mut wrong = 0;
    for position in positions {
        driver.load(position.image()).unwrap();
        let board = Board::new(&position, &table);
        for query in queries(&position) {
            let run = driver.ask(query, &mut Prompt).unwrap();
            let wanted = query.answer(&board);
            let words: Vec<u16> = run.words().map(|word| word as u16).collect();
            if words != wanted {
                wrong += 1;
                println!("{position}: {query:?}: {words:04x?}, expected {wanted:04x?}");
            }
            let kind = query.ports().0 as usize;
            asked[kind] += 1;
            cycles[kind] += u64::from(run.cycles);
            said[kind] += u64::from(wanted.len() > 1 || wanted[0] & 0x7fff != 0);
        }
    }
    assert_eq!(wrong, 0);
    for kind in 0..6 {
        println!(
            "query {kind}: {} asked, {} with a positive answer, {:.1} cycles each",
            asked[kind],
            said[kind],
            cycles[kind] as f64 / asked[kind] as f64
        );
        assert!(said[kind] > 0, "query {kind} was never answered with yes");
    }
}

/// Forty random queries on each position.
fn some_queries(mut chance: Chance) -> impl FnMut(&Position) -> Vec<Query> {
    move |position| (0..40).map(|_| any_query(&mut chance, position)).collect()
}

#[test]
fn logic_answers_every_query_on_random_games() {
    println!("seed 1");
    let positions = RandomGames::new(1).step_by(9).take(40);
    agree(Attack::default(), RayOrder::GnuChess, positions, |_| {
        every_query()
    });
}

#[test]
fn logic_answers_every_query_on_random_boards() {
    println!("seed 2");
    let positions = RandomBoards::new(2).take(40);
    agree(Attack::default(), RayOrder::GnuChess, positions, |_| {
        every_query()
    });
}

#[test]
fn logic_answers_some_queries_on_many_games() {
    println!("seed 3");
    let positions = RandomGames::new(3).step_by(7).take(400);
    agree(
        Attack::default(),
        RayOrder::GnuChess,
        positions,
        some_queries(Chance::new(3)),
    );
}

#[test]
fn logic_answers_some_queries_on_many_boards() {
    println!("seed 4");
    let positions = RandomBoards::new(4).take(400);
    agree(
        Attack::default(),
        RayOrder::GnuChess,
        positions,
        some_queries(Chance::new(4)),
    );
}

#[test]
fn rom_answers_match_software_for_both_ray_orders() {
    for (order, seed) in [(RayOrder::GnuChess, 5), (RayOrder::LongestFirst, 6)] {
        println!("{order:?}, seed {seed}");
        let positions = RandomBoards::new(seed).take(200);
        agree(
            Attack::with_order(order),
            order,
            positions,
            some_queries(Chance::new(seed)),
        );
    }
}

/// The board drawn in the docs of `posdata::attack`, word by word.
#[test]
fn answer_layout_matches_the_documentation() {
    let position: Position = "3k4/8/3n4/8/3R4/8/3B4/3K4 w - - 0 1".parse().unwrap();
    let mut driver = driver(Attack::default());
    driver.load(position.image()).unwrap();
    let mut ask =
        |query: Query| -> Vec<u32> { driver.ask(query, &mut Prompt).unwrap().words().collect() };
    let at = |name: &str| name.parse::<Square>().unwrap();
    let [d2, d4, d6, d8, e3, d1] = ["d2", "d4", "d6", "d8", "e3", "d1"].map(at);
    let white = Color::White;

    assert_eq!(
        ask(Query::Attacked {
            square: d6,
            by: white
        }),
        [1]
    );
    assert_eq!(
        ask(Query::Attacked {
            square: d8,
            by: white
        }),
        [0]
    );
    let rook = d4.index() as u32 | 4 << 6;
    assert_eq!(
        ask(Query::Attackers {
            square: d6,
            by: white
        }),
        [rook, 1 | 1 << (8 + 4)]
    );
    let pair = [
        d4.index() as u32 | 4 << 6,
        d1.index() as u32 | 6 << 6,
        2 | 1 << (8 + 4) | 1 << (8 + 6),
    ];
    assert_eq!(
        ask(Query::Attackers {
            square: d2,
            by: white
        }),
        pair
    );
    let map = ask(Query::Ataks(white));
    assert_eq!(map.len(), 64);
    assert_eq!(map[d2.index()], pair[2]);
    assert_eq!(map[e3.index()], 1 | 1 << (8 + 3));
    let pin = (d6.index() | d8.index() << 6 | 1 << 12) as u32;
    assert_eq!(ask(Query::BrScan(d4)), [pin, 1 << 15 | 10]);
    assert_eq!(ask(Query::BrScan(d6)), [0]);
    assert_eq!(ask(Query::KingScan(white)), [1 << 4 | 4 << 8]);
    assert_eq!(ask(Query::Trapped(d8)), [0]);
}

/// The bishop on a7 is trapped; a4 and h3 are blocked; b6 can only be pushed to where it is captured; g2 has a safe
/// double push.
///
/// ```text
///  8   .  .  k  .  .  .  .  .
///  7   B  .  p  .  .  .  .  .
///  6   .  p  .  .  .  .  .  .
///  5   p  .  .  .  .  .  .  .
///  4   P  .  .  .  .  .  .  p
///  3   .  .  .  .  .  .  .  P
///  2   .  .  .  .  .  .  P  .
///  1   .  .  .  .  K  .  .  .
///      a  b  c  d  e  f  g  h
/// ```
#[test]
fn trapped_pieces_are_detected() {
    let position: Position = "2k5/B1p5/1p6/p7/P6p/7P/6P1/4K3 w - - 0 1".parse().unwrap();
    let board = Board::new(&position, Posdata::gnuchess());
    let mut driver = driver(Attack::default());
    driver.load(position.image()).unwrap();
    let trapped = ["a7", "a4", "h3", "b6"].map(|name| (name, 1));
    let free = ["g2", "e1", "c7", "c8", "e4"].map(|name| (name, 0));
    for (name, expected) in trapped.into_iter().chain(free) {
        let query = Query::Trapped(name.parse().unwrap());
        assert_eq!(query.answer(&board), [expected], "{name} in software");
        let run = driver.ask(query, &mut Prompt).unwrap();
        assert!(run.words().eq([u32::from(expected)]), "{name}");
    }
}

/// The waveform in the docs of the unit.
#[test]
fn queen_on_an_open_file_is_found_in_twelve_cycles() {
    let position: Position = "k7/4q3/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
    let mut driver = driver(Attack::default());
    driver.load(position.image()).unwrap();
    let square = "e2".parse().unwrap();
    let by = Color::Black;
    let run = driver
        .ask(Query::Attacked { square, by }, &mut Prompt)
        .unwrap();
    assert!(run.words().eq([1]));
    assert_eq!((run.cycles, driver.visited()), (12, 8));
}

#[test]
fn arbitrary_boards_and_queries_get_an_answer() {
    println!("seed 7");
    let mut chance = Chance::new(7);
    let mut driver = driver(Attack::default());
    for _ in 0..200 {
        driver.load(garbage(&mut chance)).unwrap();
        for kind in 0..8 {
            let ports = (kind, chance.below(64), chance.below(2));
            let run = driver.ask_ports(ports, &mut Prompt).unwrap();
            assert!(kind < 6 || run.words().eq([0]), "query {kind}: {run:?}");
        }
    }
    driver.load([0; 9]).unwrap();
    let run = driver.ask_ports((4, 0, 0), &mut Prompt).unwrap();
    assert!(run.words().eq([0]), "no king");
}
