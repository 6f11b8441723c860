//! Tests of PGN: what the parser reads, what it rejects and how, and that nothing panics.

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
fn everything_that_a_game_may_hold() {
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
fn games_begin_where_their_fen_says() {
    let game =
        one("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n7... Kd7 8. e4 *\n");
    assert_eq!(moves(&game), "e8d7 e2e4");
    let game = one("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8=N 1-0");
    assert_eq!(moves(&game), "a7a8n");
}

#[test]
fn games_without_moves_or_tags_keep_their_place() {
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

/// Whatever is wrong with the second of three games, the parser reads the others, and the message names the place.
#[test]
fn a_broken_game_is_named_and_the_others_go_on() {
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

/// From a truncated file the parser reads all complete games, and the last as far as it goes; it names what is
/// unclosed.
#[test]
fn truncated_files_are_read_as_far_as_they_go() {
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

/// The game as PGN, with everything that may occur between the moves.
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
fn what_is_written_is_read() {
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

/// With a few bytes changed, the file is read or rejected with one line, and every move read is legal.
#[test]
fn damaged_files_are_read_or_refused() {
    let seed = common::seed() + 31;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let (mut whole, mut refused) = (0, 0);
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
                    refused += 1;
                    assert!(!error.to_string().contains('\n'), "{error}");
                }
            }
        }
    }
    println!("{whole} games read, {refused} refused");
    assert!(whole > 20 && refused > 20);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused(
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

/// Each case occurs in some real file.
#[test]
fn games_as_they_are_found() {
    let opening = "e2e4 e7e5 g1f3 b8c6";
    for text in [
        "1. e4 e5 2. Nf3 Nc6",
        "1.e4 e5 2.Nf3 Nc6 ½-½",
        "1. e4 e5 2. Nf3 Nc6 1/2",
        "1.e4 1…e5 2.Nf3 2… Nc6 1–0",
        "1 e4 e5 2 Nf3 Nc6 *",
        "1. e4‼ e5⁉ 2. Nf3± ⩲ Nc6 □ ∞ += -/+ N D *",
        "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 *",
        "1. e2e4 e7e5 2. g1f3 b8c6 *",
        "1. e4 e5 2. ♘f3 ♞c6 *",
        "1. ♙e4 ♟e5 2. ♘\u{fe0e}f3 ♞c6! *",
    ] {
        assert_eq!(moves(&one(text)), opening, "{text}");
    }
    assert_eq!(one("1. e4 e5 ½-½").result, GameResult::Draw);
    assert_eq!(
        one("[Result \"0-1\"]\n\n1. e4 e5").result,
        GameResult::Black
    );
    assert_eq!(one("1. e4 e5").result, GameResult::Unknown);
}

/// A game with every spelling of castling, captures and promotions.
#[test]
fn moves_as_they_are_found() {
    for (fen, text, expected) in [
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "1. o-o o-o-o",
            "e1g1 e8c8",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "1. O–O–O 0-0",
            "e1c1 e8g8",
        ),
        (
            "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
            "1. ed Kf7",
            "e4d5 e8f7",
        ),
        (
            "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
            "1. e:d5 Kf7",
            "e4d5 e8f7",
        ),
        (
            "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
            "1. e×d5 Kf7",
            "e4d5 e8f7",
        ),
        (
            "8/P6k/8/8/8/8/8/K7 w - - 0 1",
            "1. a8(Q) Kg6 (1... Kg7) 2. Qa8-a7",
            "a7a8q h7g6 a8a7",
        ),
        (
            "8/P6k/8/8/8/8/8/K7 w - - 0 1",
            "1. a8(N)! Kg6",
            "a7a8n h7g6",
        ),
        ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "1. a8/R Kg6", "a7a8r h7g6"),
        ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "1. a8 (1. Kb2) Kg6", ""),
        (
            "8/P6k/8/8/8/8/8/K7 w - - 0 1",
            "1. -- Kg6 2. Z0 Kg5 3. a8=Q --",
            "0000 h7g6 0000 g6g5 a7a8q 0000",
        ),
    ] {
        let games = read(&format!("[FEN \"{fen}\"]\n\n{text}\n"));
        assert_eq!(games.len(), 1);
        let found = games[0].as_ref().map_or(String::new(), moves);
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn variants_are_told_apart() {
    for standard in [
        "Standard",
        "standard",
        "Chess",
        "From Position",
        "Normal",
        "",
        "Standard Chess",
    ] {
        assert_eq!(
            one(&format!("[Variant \"{standard}\"]\n\n1. e4 *"))
                .steps
                .len(),
            1
        );
    }
    for other in ["Crazyhouse", "Antichess", "Horde"] {
        let games = read(&format!(
            "[Variant \"{other}\"]\n\n1. e4 *\n\n[Event \"2\"]\n\n1. d4 *\n"
        ));
        let error = games[0].as_ref().unwrap_err().to_string();
        assert!(
            error.contains(&format!(
                "variant `{other}`: expected standard chess or Chess960"
            )),
            "{error}"
        );
        assert_eq!(moves(one_of(&games, 1)), "d2d4");
    }
}

/// Annotations need no blanks around them.
#[test]
fn annotations_right_behind_moves() {
    for text in [
        "1. e4 e5 2. Nf3$1 Nc6 *",
        "1. e4$1$14 e5$2 2. Nf3!$1 Nc6$10 *",
        "1.e4$1{best}e5$6(1...c5$5 2.Nf3)2.Nf3$1Nc6*",
        "1. e4 $1e5 2.$3 Nf3$255Nc6 *",
    ] {
        assert_eq!(moves(&one(text)), "e2e4 e7e5 g1f3 b8c6", "{text}");
    }
    let promoted = one("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q$3 Kg6$1 1-0");
    assert_eq!(moves(&promoted), "a7a8q h7g6");
    let error = read("1. e4 $x e5 *")[0].clone().unwrap_err().to_string();
    assert!(error.contains("`$x` means nothing here"), "{error}");
}

fn names(games: &[Result<Game, PgnError>]) -> Vec<(String, String)> {
    let name = |game: &Result<Game, PgnError>| match game {
        Ok(game) => (game.tag("Event").unwrap_or("").to_owned(), moves(game)),
        Err(error) => panic!("{error}"),
    };
    games.iter().map(name).collect()
}

/// Two games are separate, with or without blanks between them.
#[test]
fn games_without_a_line_between() {
    for between in [
        "1-0[Event \"b\"]\n[Site \"x\"]\n\n",
        "*[Event \"b\"]\n[Site \"x\"]\n",
        "1/2-1/2 [Event \"b\"][Site \"x\"] ",
        "{over} 0-1 {[Event \"c\"]}[Event \"b\"]\n",
        "[Event \"b\"]\n\n",
        "1-0\u{feff}[Event \"b\"]\n\n",
        "1 - 0[Event \"b\"]\r\n\r\n",
    ] {
        let text = format!("[Event \"a\"]\n\n1. e4 {between}1. d4 d5 *");
        let expected = [("a", "e2e4"), ("b", "d2d4 d7d5")];
        let expected = expected.map(|(name, moves)| (name.to_owned(), moves.to_owned()));
        assert_eq!(names(&read(&text)), expected, "{text}");
    }
}

/// A result with blanks is one result, and the text after a result is not a game.
#[test]
fn no_game_comes_of_a_result() {
    for (result, expected) in [
        ("1/2 - 1/2", GameResult::Draw),
        ("1/2 -1/2", GameResult::Draw),
        ("½ – ½", GameResult::Draw),
        ("1/2\n- 1/2", GameResult::Draw),
        ("1 - 0", GameResult::White),
        ("0- 1", GameResult::Black),
        ("1-0 $10", GameResult::White),
        ("0-1 (on time)", GameResult::Black),
        ("1-0 {White wins} +-", GameResult::White),
    ] {
        let game = one(&format!("[Result \"*\"]\n\n1. e4 e5 {result}\n\n"));
        assert_eq!(
            (moves(&game).as_str(), game.result),
            ("e2e4 e7e5", expected)
        );
        let two = read(&format!("1. e4 {result}\n1. d4 d5 {result}"));
        assert_eq!(two.len(), 2, "{result}");
        let tag = one(&format!(
            "[Result \"{}\"]\n\n1. e4 e5",
            result.replace('\n', " ")
        ));
        if !result.contains(['$', '(', '{']) {
            assert_eq!(tag.result, expected, "{result}");
        }
    }
    // Castling is not a result.
    let game = one("[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n1. 0-0 0-0-0 *");
    assert_eq!(moves(&game), "e1g1 e8c8");
}

/// Tags within a comment are text, unless the comment is never closed.
#[test]
fn tags_within_comments() {
    for comment in [
        "{see\n[Event \"x\"]\nfor more}",
        "{see\n\n[Event \"x\"]\n\nfor more}",
        "{\n\n[Event \"x\"]\n[Site \"y\"]\n\n1. d4 d5 *}",
        "{a [Event \"x\"]\n\n  [Event \"y\"]\n}",
        "; [Event \"x\"]\n% [Event \"y\"]\n",
    ] {
        let text = format!(
            "[Event \"1\"]\n\n{comment}\n1. e4 {comment} e5 *\n\n[Event \"2\"]\n\n1. d4 {{x}} *\n"
        );
        let expected = [("1", "e2e4 e7e5"), ("2", "d2d4")];
        let expected = expected.map(|(name, moves)| (name.to_owned(), moves.to_owned()));
        assert_eq!(names(&read(&text)), expected, "{text}");
    }
    for after in [
        "\n\n[Event \"2\"]\n\n1. d4 *",
        "\n[Event \"2\"]\n\n1. d4 {x} *",
        "\n\n[Event \"2\"]\n\n{y} 1. d4 (1. c4 {x}) *\n\n[Event \"3\"]\n\n{z} *",
    ] {
        let games = read(&format!("[Event \"1\"]\n\n1. e4 {{never closed *{after}"));
        assert!(matches!(
            games[0].as_ref().unwrap_err().fault,
            PgnFault::Comment { .. }
        ));
        assert_eq!(moves(one_of(&games, 1)), "d2d4", "{after}");
    }
}

/// Characters that other systems leave at the end, and where files were joined.
#[test]
fn marks_between_games() {
    let game = |name: u32| format!("[Event \"{name}\"]\n\n1. e4 e5 *\n\n");
    let file = format!(
        "\u{feff}{}\u{feff}{}\u{1a}{}\0\0\n\u{feff}% escaped\n{}\u{1a}\0",
        game(1),
        game(2),
        game(3),
        game(4)
    );
    let games = read(&file);
    assert_eq!(games.len(), 4, "{games:#?}");
    for (number, (name, moves)) in (1..).zip(names(&games)) {
        assert_eq!((name, moves.as_str()), (format!("{number}"), "e2e4 e7e5"));
    }
    assert!(read("\u{1a}").is_empty() && read("\u{feff}\n\u{feff}\n").is_empty());
    // In Latin-1, too.
    let mixed =
        b"\xef\xbb\xbf[White \"M\xfcller\"]\n\n1. e4 *\n\xef\xbb\xbf[White \"R\xe9ti\"]\n\n*\n\x1a";
    let whites: Vec<String> = pgn::games(mixed)
        .map(|game| game.unwrap().tag("White").unwrap().to_owned())
        .collect();
    assert_eq!(whites, ["Müller", "Réti"]);
}

/// A malformed tag pair affects only itself.
#[test]
fn broken_tags_are_passed_over() {
    for broken in [
        "[White \"A]",
        "[White A]",
        "[White \"A\"",
        "[White \"A\" \"B\"]",
        "[]",
    ] {
        let file = format!(
            "[Event \"1\"]\n\n1. e4 *\n\n{broken}\n[Event \"2\"]\n\n1. e4 e5 *\n\n[Event \"3\"]\n{broken}\n[Black \"C\"]\n\n1. d4 *\n"
        );
        let games = read(&file);
        let last = games.last().unwrap().as_ref().unwrap();
        assert_eq!((last.tag("Black"), last.tag("White")), (Some("C"), None));
        assert_eq!(
            (moves(last).as_str(), last.passed_over.len()),
            ("d2d4", 1),
            "{broken}"
        );
        let error = last.passed_over[0].to_string();
        assert!(
            error.ends_with(&format!(
                "line 11: `{broken}` is not a tag pair: expected such as [White \"Carlsen\"]"
            )),
            "{error}"
        );
        if broken == "[]" {
            continue;
        }
        assert_eq!(games.len(), 3, "{file}");
        let second = games[1].as_ref().unwrap();
        assert_eq!((second.tag("Event"), second.line), (Some("2"), 5), "{file}");
        assert_eq!(second.passed_over.len(), 1, "{broken}");
    }
}

/// Chess960: rights in X-FEN or by files, castling in SAN and UCI, and rejection by callers that do not support it.
#[test]
fn chess960_is_read() {
    let start = "5k2/8/8/8/8/8/8/1R2K1R1 w GB - 0 1";
    let by_side = start.replace("GB", "KQ");
    for tags in [
        format!("[Variant \"Chess960\"]\n[FEN \"{start}\"]"),
        format!("[FEN \"{start}\"]\n[Variant \"Fischerandom\"]"),
        format!("[FEN \"{start}\"]"),
        format!("[Variant \"fischer random\"]\n[FEN \"{by_side}\"]"),
    ] {
        for (played, expected) in [
            ("1. O-O+ Ke7 2. Kh1 Kd7 *", "e1g1 f8e7 g1h1 e7d7"),
            ("1. 0-0-0 Ke7 *", "e1b1 f8e7"),
            ("1. e1b1 f8e7 *", "e1b1 f8e7"),
        ] {
            let game = one(&format!("{tags}\n\n{played}\n"));
            assert!(game.start.is_chess960(), "{tags}");
            assert_eq!(moves(&game), expected);
            let error = game.standard().unwrap_err().to_string();
            assert!(
                error.contains("expected standard chess, circuits support no other"),
                "{error}"
            );
        }
    }
    let game = one("[Variant \"Chess960\"]\n\n1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O e8h8 *");
    assert_eq!(moves(&game), "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1h1 e8h8");
    assert!(one("1. e4 *").standard().is_ok());
    for wrong in ["HB", "GBx", "BG-"] {
        let games = read(&format!("[FEN \"{}\"]\n\n*", start.replace("GB", wrong)));
        let error = games[0].clone().unwrap_err().to_string();
        assert!(
            error.contains(&format!("field 3 (castling) `{wrong}`")),
            "{error}"
        );
    }
}

#[test]
fn games_in_other_codings() {
    let text = "[White \"Müller\"]\n\n1. e4 {für} e5 *\n";
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let latin: Vec<u8> = text.chars().map(|letter| letter as u8).collect();
    for bytes in [
        text.as_bytes().to_vec(),
        [&[0xff, 0xfe], &wide[..]].concat(),
        latin,
    ] {
        let games: Vec<Game> = pgn::games(&bytes).map(Result::unwrap).collect();
        assert_eq!(games[0].tag("White"), Some("Müller"));
        assert_eq!(moves(&games[0]), "e2e4 e7e5");
    }
}

/// The time is linear in the length, not quadratic: 1,600,000 plies on one line, in comments and on many lines.
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
fn the_games_of_the_reference_file_are_read() {
    let Some(file) = common::reference("games.pgn") else {
        return;
    };
    let games: Vec<Game> = pgn::games(&file).collect::<Result<_, _>>().unwrap();
    assert_eq!(games.len(), 438);
    let plies: usize = games.iter().map(|game| game.steps.len()).sum();
    println!("{plies} plies");
}
