//! Files as other programs write them: unusual spellings, games without blank lines between them, annotations,
//! variants and other encodings.

use super::{moves, one, one_of, read};
use fpgambit_engine::pgn::{self, Game, GameResult, PgnError, PgnFault};
/// Each spelling occurs in real files.
#[test]
fn nonstandard_game_notation_is_read() {
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
fn nonstandard_move_notation_is_read() {
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
fn unsupported_variants_are_rejected() {
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
fn annotations_need_no_spaces_around_them() {
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
fn games_without_blank_lines_are_separated() {
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
fn spaced_results_do_not_start_a_new_game() {
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
fn tags_in_comments_are_text_unless_unclosed() {
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
fn byte_order_and_end_marks_between_games_are_skipped() {
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
fn malformed_tags_are_skipped_and_reported() {
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
fn chess960_games_are_read() {
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
fn games_in_other_encodings_are_read() {
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
