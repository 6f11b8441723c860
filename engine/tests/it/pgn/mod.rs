//! Tests of the PGN reader: what it reads, what it rejects with which message, and that it never panics.

mod found;

use crate::common;

use fpgambit_engine::pgn::{self, Game, GameResult, PgnError, PgnFault};
use fpgambit_engine::random::{Chance, RandomGames};
use fpgambit_engine::repetition::Step;
use fpgambit_engine::{Move, Position};
use proptest::prelude::*;

fn read(text: &str) -> Vec<Result<Game, PgnError>> {
    pgn::games(text.as_bytes()).collect()
}

fn one(text: &str) -> Game {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games
        .remove(0)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn moves(game: &Game) -> String {
    let texts: Vec<String> = game.steps.iter().map(Step::to_string).collect();
    texts.join(" ")
}

#[test]
fn all_pgn_elements_are_read() {
    let game = one(
        "\u{feff}% an escaped line\n[Event \"A \\\"quoted\\\" \\\\ name\"]\n[Site \"?\"]\n\n\
         {before} 1. e4 $1 {a comment with ( and [ and ; in it} e5!? 2.Nf3 ; to the end ) }\n\
         (2. f4 exf4 (2... d5 {deep} 3. exd5) 3. Nf3 illegal words) 2... Nc6 3 Bb5 !? a6\n\
         % another\n4. O-O $142 Nf6 1/2-1/2\n",
    );
    assert_eq!(moves(&game), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1 g8f6");
    assert_eq!(game.tag("Event"), Some("A \"quoted\" \\ name"));
    assert_eq!(game.result, GameResult::Draw);
    assert_eq!((game.number, game.line), (1, 2));
}

#[test]
fn games_start_from_their_fen_tag() {
    let game =
        one("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n7... Kd7 8. e4 *\n");
    assert_eq!(moves(&game), "e8d7 e2e4");
    let game = one("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8=N 1-0");
    assert_eq!(moves(&game), "a7a8n");
}

#[test]
fn games_without_moves_or_tags_are_numbered() {
    let games = read(
        "[Event \"one\"]\n\n*\n\n[Event \"two\"]\n[Result \"1-0\"]\n\n1-0\n1. e4 0-1 1. d4 d5 *\n",
    );
    let games: Vec<Game> = games.into_iter().map(Result::unwrap).collect();
    let lengths: Vec<usize> = games.iter().map(|game| game.steps.len()).collect();
    assert_eq!(lengths, [0, 0, 1, 2]);
    let numbers: Vec<(usize, usize)> = games.iter().map(|game| (game.number, game.line)).collect();
    assert_eq!(numbers, [(1, 1), (2, 5), (3, 9), (4, 9)]);
    assert!(read("").is_empty() && read(" \n\n").is_empty() && read("% only this\n").is_empty());
    let crowded = read("[A \"1\"]\n1. e4 *\n[A \"2\"]\n1. d4 *\n");
    assert_eq!(crowded.iter().filter(|game| game.is_ok()).count(), 2);
}

/// Whatever is wrong with the second of three games, the reader reads the others and reports the line.
#[test]
fn invalid_game_is_reported_and_others_are_read() {
    for (broken, expected) in [
        (
            "[Event \"2\"]\n\n1. e4 e5 2. Nf6 *",
            "game 2, line 7, move 2.: `Nf6` is not a legal move of",
        ),
        (
            "[Event \"2\"]\n\n1. e4 e5\n2. Nf3 Nxx *",
            "game 2, line 8, move 2...: `Nxx` is not a move: expected SAN",
        ),
        (
            "[Event \"2\"]\n\n1. e4 [%clk] e5 *",
            "game 2, line 7, move 1...: `[%clk]` means nothing here: expected",
        ),
        (
            "[Event \"2\"]\n\n1. e4 ) e5 *",
            "game 2, line 7, move 1...: `)` means nothing here: expected",
        ),
        (
            "[Event \"2\"]\n\n1. e4 (1. d4 {x} d5 *",
            "game 2, line 7, move 1...: the game ends within a variation: expected )",
        ),
        (
            "[Event \"2\"]\n\n1. e4 {never closed\n*",
            "game 2, line 7, move 1...: the comment `{never closed\\n*\\n\\n` is not closed: expected }",
        ),
        (
            "[Event \"2\"]\n[Variant \"Atomic\"]\n\n1. e4 *",
            "game 2, line 6: variant `Atomic`: expected standard chess or Chess960",
        ),
        (
            "[Event \"2\"]\n[FEN \"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HGhf - 2 9\"]\n\n*",
            "game 2, line 6: FEN field 3 (castling) `HGhf`: expected - or letters",
        ),
        (
            "[Event \"2\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1]\n[Black \"B\"]\n\n1. e4 *",
            "game 2, line 6: `[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1]` is not a tag pair: expected such as",
        ),
        (
            "[Event \"2\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*",
            "game 2, line 6: FEN `8/8/8/8/8/8/8/8 w - - 0 1`: ",
        ),
        (
            "[Event \"2\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Qxf7+ -- *",
            "game 2, line 7, move 3...: `--` means nothing here",
        ),
    ] {
        let file =
            format!("[Event \"1\"]\n\n1. e4 *\n\n{broken}\n\n[Event \"3\"]\n\n1. d4 d5 1-0\n");
        let games = read(&file);
        assert_eq!(games.len(), 3, "{file}");
        assert_eq!(moves(games[0].as_ref().unwrap()), "e2e4", "{file}");
        assert_eq!(moves(games[2].as_ref().unwrap()), "d2d4 d7d5", "{file}");
        let error = games[1].as_ref().unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}\n{expected}");
        assert!(!error.contains('\n'));
    }
}

/// The reader reads the games before the cut and the last one up to it, and reports an unclosed comment or variation.
#[test]
fn truncated_files_are_read_up_to_the_cut() {
    let file =
        "[Event \"1\"]\n\n1. e4 {x} e5 2. Nf3 (2. f4) Nc6 1-0\n\n[Event \"2\"]\n\n1. d4 Nf6 *\n";
    let whole = one_of(&read(file), 0).steps.len();
    let mut open = 0;
    for end in 1..file.len() {
        let text = &file[..end];
        let games = read(text);
        let unclosed = text.matches('{').count() > text.matches('}').count()
            || text.matches('(').count() > text.matches(')').count();
        for game in &games {
            match game {
                Ok(game) => assert!(game.steps.len() <= whole),
                Err(error) if unclosed => {
                    open += 1;
                    assert!(
                        matches!(error.fault, PgnFault::Comment { .. } | PgnFault::Variation),
                        "{error}"
                    );
                }
                // Half a tag or half a move.
                Err(error) => assert!(
                    matches!(error.fault, PgnFault::Tag { .. } | PgnFault::Move(_)),
                    "{text}: {error}"
                ),
            }
        }
    }
    assert!(open > 3, "{open}");
}

fn one_of(games: &[Result<Game, PgnError>], number: usize) -> &Game {
    games[number].as_ref().unwrap()
}

/// The game as PGN, with everything that may appear between the moves.
fn written(start: &Position, moves: &[Move], chance: &mut Chance) -> String {
    let mut text = format!("[Event \"?\"]\n[FEN \"{start}\"]\n\n");
    let mut position = start.clone();
    for &mv in moves {
        text += match chance.below(6) {
            0 => "{a comment (}\n",
            1 => "$5 ",
            2 => "(1. e4 {x} (1. d4) 1... e5) ",
            3 => "17. ",
            4 => "; the rest of it\n",
            _ => "",
        };
        text += &position.san(mv);
        text.push(if chance.once_in(5) { '\n' } else { ' ' });
        position.make(mv);
    }
    text + "*\n\n"
}

#[test]
fn written_games_are_read_back() {
    let seed = common::seed() + 30;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut file = String::new();
    let mut expected = Vec::new();
    for start in RandomGames::new(seed).step_by(37).take(60) {
        let mut position = start.clone();
        let mut played = Vec::new();
        for _ in 0..chance.below(40) {
            let Some(&mv) = chance.pick(&position.legal_moves()) else {
                break;
            };
            position.make(mv);
            played.push(mv);
        }
        file += &written(&start, &played, &mut chance);
        expected.push((start, played.into_iter().map(Step::Move).collect()));
    }
    let games: Vec<Game> = read(&file).into_iter().map(Result::unwrap).collect();
    let found: Vec<(Position, Vec<Step>)> = games
        .into_iter()
        .map(|game| (game.start, game.steps))
        .collect();
    assert_eq!(found, expected);
}

/// After a few bytes are changed, the reader rejects each game with one line, or reads only legal moves.
#[test]
fn damaged_files_give_legal_games_or_errors() {
    let seed = common::seed() + 31;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let (mut whole, mut rejected) = (0, 0);
    let starts: Vec<Position> = RandomGames::new(seed).step_by(29).take(20).collect();
    for _ in 0..40 {
        let mut file = String::new();
        for start in &starts[..5] {
            let legal = start.legal_moves();
            let first: Vec<Move> = legal.first().copied().into_iter().collect();
            file += &written(start, &first, &mut chance);
        }
        let mut bytes = file.into_bytes();
        for _ in 0..3 {
            let at = chance.below(bytes.len() as u32) as usize;
            match chance.below(3) {
                0 => bytes[at] = *chance.pick(b"{}()[]\";%$ \n\xff1eN-*").unwrap(),
                1 => bytes.truncate(at.max(1)),
                _ => drop(bytes.remove(at)),
            }
        }
        for game in pgn::games(&bytes) {
            match game {
                Ok(game) => {
                    whole += 1;
                    let mut position = game.start.clone();
                    for step in game.steps {
                        match step {
                            Step::Move(mv) => assert!(position.legal_moves().contains(&mv)),
                            Step::Null => assert!(!position.is_check()),
                        }
                        step.make(&mut position);
                    }
                }
                Err(error) => {
                    rejected += 1;
                    assert!(!error.to_string().contains('\n'), "{error}");
                }
            }
        }
    }
    println!("{whole} games read, {rejected} rejected");
    assert!(whole > 20 && rejected > 20);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reader_survives_arbitrary_bytes(
        bytes in any::<Vec<u8>>(),
        text in "[\\[\\]{}();%$\"1-9a-hKQRBNx=+#O. \\n*-]{0,80}",
    ) {
        for file in [&bytes[..], text.as_bytes()] {
            for game in pgn::games(file) {
                if let Err(error) = game {
                    prop_assert!(!error.to_string().contains('\n'));
                    prop_assert!(error.line <= 1 + file.iter().filter(|&&byte| byte == b'\n').count());
                    if let PgnFault::Token { text } = error.fault {
                        prop_assert!(!text.is_empty());
                    }
                }
            }
        }
    }
}

/// Time grows with the length, not with its square: 1,600,000 plies on one line, in comments and on many lines.
#[test]
fn a_very_long_game_is_read() {
    let plies = 1_600_000;
    for (between, comment) in [(" ", ""), ("\n", ""), (" ", "{[%clk 0:01:00]} ")] {
        let round = ["Nf3", "Nf6", "Ng1", "Ng8"].map(|mv| format!("{mv}{between}{comment}"));
        let text = round.concat().repeat(plies / 4);
        assert_eq!(one(&text).steps.len(), plies);
    }
}

#[test]
fn games_of_the_reference_file_are_read() {
    let Some(file) = common::reference("games.pgn") else {
        return;
    };
    let games: Vec<Game> = pgn::games(&file).collect::<Result<_, _>>().unwrap();
    assert_eq!(games.len(), 438);
    let plies: usize = games.iter().map(|game| game.steps.len()).sum();
    println!("{plies} plies");
}
