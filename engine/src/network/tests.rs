use super::*;
use crate::random::{Chance, RandomBoards, RandomGames};
use crate::searcher::{Evaluation, VALUE_MAX};
use crate::{MoveKind, Position};
use std::collections::BTreeSet;

/// A network with random weights that the format allows, the largest included.
pub(crate) fn any_network<const N: usize>(seed: u64) -> Network<N> {
    let mut chance = Chance::new(seed);
    let mut network = Network::zero();
    let mut weight = |most: i32| match chance.below(4) {
        0 => most,
        1 => -most,
        _ => chance.below(2 * most as u32 + 1) as i32 - most,
    };
    network.bias = network.bias.map(|_| weight(2_000) as i16);
    for weights in network.rows.as_flattened_mut() {
        *weights = weight(127) as i8;
    }
    for entry in network.linear.as_flattened_mut() {
        *entry = weight(LINEAR_MAX.into()) as i16;
    }
    network.out = network.out.map(|_| weight(100_000));
    for weights in network.heads.as_flattened_mut().as_flattened_mut() {
        *weights = weight(127) as i8;
    }
    for weights in network.mix.as_flattened_mut() {
        *weights = weight(127) as i8;
    }
    network
}

/// Asserts that an accumulator agrees with the definition.
fn assert_is_sums<const N: usize>(
    network: &Network<N>,
    found: &Accumulator<N>,
    position: &Position,
) {
    let side = position.side_to_move();
    let expected = naive::sums(network, position);
    for (perspective, sums) in [side, !side].into_iter().zip(&expected.hidden) {
        let wide = found.hidden(perspective).map(i64::from);
        assert_eq!(wide.as_slice(), sums.as_slice(), "{position}");
    }
    assert_eq!(head_of(found.men()), expected.head, "{position}");
    assert_eq!(
        i64::from(found.out(network, side)),
        expected.out,
        "{position}"
    );
    assert_eq!(
        i64::from(found.value(network, side)),
        expected.value,
        "{position}"
    );
}

/// Plays random moves from a position and takes them back, and compares the sums with a recount after each. Returns the
/// kinds of move played.
fn walk<const N: usize>(
    network: &'static Network<N>,
    start: Position,
    chance: &mut Chance,
    kinds: &mut BTreeSet<MoveKind>,
) -> u32 {
    let mut line = Line::new(network);
    line.load(&start);
    let mut position = start;
    let mut undone = Vec::new();
    let mut moves = 0;
    for _ in 0..40 {
        assert_is_sums(network, &line.sums(), &position);
        if chance.once_in(4)
            && let Some((mv, undo)) = undone.pop()
        {
            line.unmake();
            position.unmake(mv, undo);
            continue;
        }
        let mut legal = position.legal_moves().to_vec();
        legal.sort_unstable_by_key(|mv| mv.word());
        // Special moves are rare among all moves.
        let special: Vec<_> = legal
            .iter()
            .copied()
            .filter(|mv| mv.kind() > MoveKind::DoublePush)
            .collect();
        let pool = if chance.once_in(2) && !special.is_empty() {
            &special
        } else {
            &legal
        };
        let Some(&mv) = chance.pick(pool) else { break };
        kinds.insert(mv.kind());
        line.make(&position, mv);
        undone.push((mv, position.make(mv)));
        moves += 1;
    }
    while let Some((mv, undo)) = undone.pop() {
        line.unmake();
        position.unmake(mv, undo);
        assert_is_sums(network, &line.sums(), &position);
    }
    moves
}

/// Incremental sums equal a recount after every move and every undo, with built-in weights and with random ones.
fn assert_incremental<const N: usize>(built_in: &'static Network<N>) {
    let seed = 46;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let any: &'static Network<N> = Box::leak(Box::new(any_network(seed)));
    for network in [built_in, any] {
        let mut kinds = BTreeSet::new();
        let mut moves = 0;
        let games = RandomGames::new(seed).step_by(30).take(60);
        for start in games.chain(RandomBoards::new(seed).take(150)) {
            moves += walk(network, start, &mut chance, &mut kinds);
        }
        assert!(moves > 3_000, "{moves}");
        assert_eq!(kinds.len(), MoveKind::ALL.len(), "{kinds:?}");
    }
}

#[test]
fn incremental_sums_equal_a_recount() {
    assert_incremental(Network::chip());
}

#[test]
fn incremental_sums_of_the_large_network_equal_a_recount() {
    assert_incremental(Network::large());
}

#[test]
fn incremental_sums_follow_chess960_castling() {
    let fen = "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1";
    let mut position = Position::from_chess960_fen(fen).unwrap();
    let network = Network::chip();
    let mut line = Line::new(network);
    line.load(&position);
    for _ in 0..2 {
        let castling = position.legal_moves().to_vec();
        let castling = castling.into_iter().find(|mv| mv.kind().is_castling());
        let mv = castling.unwrap();
        line.make(&position, mv);
        position.make(mv);
        assert_is_sums(network, &line.sums(), &position);
    }
}

/// A pass exchanges the perspectives and changes nothing else.
#[test]
fn pass_swaps_only_the_perspectives() {
    let mut line = Line::new(Network::chip());
    let mut position: Position = "4k3/pp6/8/8/8/8/8/R3K3 w - - 0 1".parse().unwrap();
    line.load(&position);
    line.pass();
    position.make_null();
    assert_is_sums(Network::chip(), &line.sums(), &position);
}

#[test]
fn network_value_is_colour_symmetric() {
    let seed = 11;
    println!("seed {seed}");
    let network: Network = any_network(seed);
    let value = |network: &Network, position: &Position| {
        Accumulator::of(network, position).value(network, position.side_to_move())
    };
    let positions = RandomGames::new(seed).take(500);
    for position in positions.chain(RandomBoards::new(seed).take(500)) {
        for network in [Network::chip(), &network] {
            assert_eq!(
                value(network, &position),
                value(network, &position.mirrored()),
                "{position}"
            );
        }
    }
}

/// The ranges in the module's text hold for every board, because they hold even if each square adds its largest entry.
#[test]
fn no_sum_overflows() {
    let worst_hidden = i32::from(BIAS_MAX) + 64 * 128;
    assert!(worst_hidden == 24_192 && worst_hidden <= i16::MAX.into());
    let worst_linear = 64 * i32::from(LINEAR_MAX);
    assert!(worst_linear == 32_704 && worst_linear <= i16::MAX.into());
    let worst_out = i64::from(OUT_MAX)
        + 2 * LARGE as i64 * 128 * i64::from(ACTIVE_MAX)
        + LINEAR as i64 * 128 * i64::from(worst_linear);
    assert!(worst_out == 280_969_216 && worst_out <= i32::MAX.into());
    // The chip's own sums stay well within 13 bits for any 32 pieces, with up to nine queens per side.
    let network = Network::chip();
    for hidden in 0..HIDDEN {
        let mut largest: Vec<i32> = (0..64)
            .map(|square| {
                let of = |kind: usize| i32::from(network.row(64 * kind + square)[hidden]).abs();
                (0..12).map(of).max().unwrap()
            })
            .collect();
        largest.sort_unstable();
        let sum: i32 = largest[32..].iter().sum();
        let bias = i32::from(network.bias()[hidden]).abs();
        assert!(bias + sum < 1 << 13, "{hidden}: {}", bias + sum);
    }
    let fen = "kq6/qqqqqqqq/8/8/8/QQQQQQ2/6QQ/6QK w - - 0 1";
    let queens: Position = fen.parse().unwrap();
    for network in [network.clone(), any_network(9)] {
        assert_is_sums(&network, &Accumulator::of(&network, &queens), &queens);
    }
}

#[test]
fn values_are_plausible_and_within_bounds() {
    let network = Network::chip();
    let worth = |fen: &str| {
        let position: Position = fen.parse().unwrap();
        Accumulator::of(network, &position).value(network, position.side_to_move())
    };
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let without = |from: &str, to: &str| worth(&start.replace(from, to));
    let level = worth(start);
    assert!(level.abs() < 100, "{level}");
    let up = [
        without("rnbq", "rnb1"),
        without("pppppppp", "ppp1pppp"),
        without("RNBQ", "RNB1"),
    ];
    assert!(
        up[0] > 500 && (30..300).contains(&up[1]) && up[2] < -500,
        "{up:?}"
    );
    let any: Network = any_network(5);
    for position in RandomBoards::new(5).take(300) {
        let value = Accumulator::of(&any, &position).value(&any, position.side_to_move());
        assert!((-VALUE_MAX..=VALUE_MAX).contains(&value));
    }
}
