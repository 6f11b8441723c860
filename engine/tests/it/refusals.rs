//! Tests which positions the parsers reject, and with which messages.

use fpgambit_engine::{
    CastlingRights, FenError, Field, ImageError, Position, RuleError, Setup, Square,
};

fn error(fen: &str) -> FenError {
    match fen.parse::<Position>() {
        Ok(_) => panic!("not rejected: {fen}"),
        Err(error) => error,
    }
}

fn rule(fen: &str) -> RuleError {
    match error(fen) {
        FenError::Rule { rule, .. } => rule,
        other => panic!("{other}"),
    }
}

#[test]
fn first_four_fen_fields_are_required() {
    let fields = ["4k3/8/8/8/8/8/8/4K3", "w", "-", "-", "0", "1"];
    let whole: Position = fields.join(" ").parse().unwrap();
    for count in 4..6 {
        assert_eq!(fields[..count].join(" ").parse(), Ok(whole.clone()));
    }
    let late: Position = "4k3/8/8/8/8/8/8/4K3 w - - 7".parse().unwrap();
    assert_eq!((late.halfmove_clock(), late.fullmove_number()), (7, 1));
    for count in 0..4 {
        let fen = fields[..count].join(" ");
        let field = Field::ALL[count];
        assert_eq!(
            error(&fen),
            FenError::Missing {
                fen: fen.clone(),
                field
            }
        );
        let message = error(&fen).to_string();
        assert!(
            message.contains(&format!("field {} ({field}) is missing", count + 1)),
            "{message}"
        );
    }
    let fen = format!("{} x", fields.join(" "));
    assert!(
        error(&fen)
            .to_string()
            .contains("unexpected text `x` after the sixth field")
    );
    let spaced = format!(" {}\n", fields.join("  "));
    assert!(spaced.parse::<Position>().is_ok());
}

#[test]
fn malformed_fen_fields_are_rejected() {
    for (field, texts) in [
        (Field::Side, &["W", "x", "ww", "-", "white"][..]),
        (
            Field::Castling,
            &["kQ", "KK", "QK", "KQkqK", "x", "--", "K-", "HA", "0"],
        ),
        (Field::EnPassant, &["e", "e9", "i3", "--", "E3", "e33", "0"]),
        (
            Field::Halfmove,
            &["-", "-1", "+1", "01", "00", "1.5", "x", "4294967296"],
        ),
        (
            Field::Fullmove,
            &[
                "-",
                "00",
                "-0",
                "-1",
                "+1",
                "01",
                "x",
                "4294967296",
                "1 ",
                "0 ",
            ],
        ),
    ] {
        for &text in texts {
            let mut fields = ["r3k2r/8/8/8/8/8/8/R3K2R", "w", "KQkq", "-", "0", "1"];
            fields[field as usize] = text.trim();
            if text.ends_with(' ') {
                assert!(fields.join(" ").parse::<Position>().is_ok());
                continue;
            }
            let error = error(&fields.join(" "));
            assert_eq!(
                error,
                FenError::Malformed {
                    field,
                    text: text.to_owned()
                }
            );
            let message = error.to_string();
            assert!(
                message.contains(&format!("`{text}`: expected ")),
                "{message}"
            );
        }
    }
}

/// A full-move number that counts from 0 is accepted wherever a FEN is accepted.
#[test]
fn full_move_number_0_is_read_as_1() {
    use fpgambit_engine::Variant;
    use fpgambit_engine::epd::Record;
    use fpgambit_engine::pgn;
    use fpgambit_engine::uci::Command;

    for (fen, after) in [
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 0",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R b K - 12 0",
            "4k3/8/8/8/8/8/8/4K2R b K - 12 1",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 99 0",
            "4k3/8/8/8/8/8/8/4K2R w - - 99 1",
        ),
        (
            "8/8/8/8/8/2k5/1p6/K7 w - - 0 0",
            "8/8/8/8/8/2k5/1p6/K7 w - - 0 1",
        ),
    ] {
        let expected: Position = after.parse().unwrap();
        assert_eq!(fen.parse(), Ok(expected.clone()));
        assert_eq!(expected.to_string(), after);
        let fields: Vec<&str> = fen.split(' ').collect();
        for line in [
            format!("{fen}; id \"0\";"),
            format!("{} hmvc {}; fmvn 0;", fields[..4].join(" "), fields[4]),
        ] {
            assert_eq!(line.parse::<Record>().unwrap().position, expected, "{line}");
        }
        let line = format!("position fen {fen}\n");
        let Ok(Some(Command::Position { start, .. })) = Command::parse(&line, Variant::Standard)
        else {
            panic!("{line}");
        };
        assert_eq!(*start, expected);
        let castling = Variant::Chess960.position(fen).unwrap();
        assert_eq!(castling.fullmove_number(), 1);
        let game = format!("[FEN \"{fen}\"]\n\n*\n");
        let game = pgn::games(game.as_bytes()).next().unwrap().unwrap();
        assert_eq!(game.start, expected);
    }
}

#[test]
fn uci_promotion_letters_may_be_upper_case() {
    let position: Position = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
    for (text, plain) in [
        ("a7a8Q", "a7a8q"),
        ("a7a8N", "a7a8n"),
        ("a7b8R", "a7b8r"),
        ("a7b8B", "a7b8b"),
    ] {
        assert_eq!(position.parse_uci(text), position.parse_uci(plain));
        assert_eq!(position.parse_uci(text).unwrap().to_string(), plain);
    }
    for text in ["a7a8K", "a7a8P", "a7a8QQ", "A7A8Q", "a7a8", "a1a2Q"] {
        assert!(position.parse_uci(text).is_err(), "{text}");
    }
}

#[test]
fn ranks_of_wrong_number_or_length_are_rejected() {
    let message = |board: &str| error(&format!("{board} w - - 0 1")).to_string();
    for (board, expected) in [
        ("4k3/8/8/8/8/8/4K3", "has 7 ranks: expected 8"),
        ("4k3/8/8/8/8/8/8/8/4K3", "has 9 ranks: expected 8"),
        (
            "4k3/8/8/8/8/8/8/4K2",
            "rank 1 `4K2` has 7 squares: expected 8",
        ),
        (
            "4k4/8/8/8/8/8/8/4K3",
            "rank 8 `4k4` has 9 squares: expected 8",
        ),
        ("4k3/8/8//8/8/8/4K3", "rank 5 `` has 0 squares: expected 8"),
        ("4k3/8/44/8/8/8/8/4K3", "`4` in rank 6 `44`: expected"),
        ("4k3/9/8/8/8/8/8/4K3", "`9` in rank 7 `9`: expected"),
        ("4k3/80/8/8/8/8/8/4K3", "`0` in rank 7 `80`: expected"),
        ("4k3/x7/8/8/8/8/8/4K3", "`x` in rank 7 `x7`: expected"),
        ("4k3/é7/8/8/8/8/8/4K3", "`é` in rank 7 `é7`: expected"),
        (
            "4k3/ppppppppp/8/8/8/8/8/4K3",
            "rank 7 `ppppppppp` has 9 squares: expected 8",
        ),
    ] {
        assert!(message(board).contains(expected), "{}", message(board));
    }
}

#[test]
fn positions_that_break_a_rule_are_rejected() {
    let squares = |name: &str| name.parse::<Square>().unwrap();
    for (fen, expected) in [
        (
            "8/8/8/8/8/8/8/4K3 w - - 0 1",
            "Black has 0 kings: expected one",
        ),
        (
            "4k3/8/8/8/8/8/8/KK6 w - - 0 1",
            "White has 2 kings: expected one",
        ),
        (
            "4k2p/8/8/8/8/8/8/4K3 w - - 0 1",
            "a Black pawn stands on h8",
        ),
        (
            "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
            "a White pawn stands on a1",
        ),
        (
            "4k3/8/8/8/8/8/8/p3K3 w - - 0 1",
            "a Black pawn stands on a1",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
            "`K` without a White rook on h1",
        ),
        (
            "4k3/8/8/8/8/8/8/R2K4 w Q - 0 1",
            "`Q` without a White king on e1",
        ),
        (
            "4k2R/8/8/8/8/8/8/4K3 b k - 0 1",
            "`k` without a Black rook on h8",
        ),
        (
            "r2k4/8/8/8/8/8/8/4K3 w q - 0 1",
            "`q` without a Black king on e8",
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
            "expected a square on rank 6",
        ),
        (
            "4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1",
            "expected a square on rank 3",
        ),
        (
            "4k3/8/8/4p3/8/8/8/4K3 w - e5 0 1",
            "expected a square on rank 6",
        ),
        ("4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1", "but e6 is occupied"),
        ("3k4/4n3/8/4p3/8/8/8/4K3 w - e6 0 1", "but e7 is occupied"),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            "without a Black pawn on e5",
        ),
        (
            "4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1",
            "without a Black pawn on e5",
        ),
        (
            "4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1",
            "without a White pawn on e4",
        ),
        (
            "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
            "Black is in check by the piece on e1",
        ),
        (
            "4k3/4K3/8/8/8/8/8/8 w - - 0 1",
            "Black is in check by the piece on e7",
        ),
        (
            "4k3/8/8/8/8/8/3p4/4K3 b - - 0 1",
            "White is in check by the piece on d2",
        ),
    ] {
        let error = error(fen).to_string();
        assert!(
            error.contains(expected) && error.contains(&format!("`{fen}`")),
            "{error}"
        );
    }
    assert_eq!(
        rule("4k3/8/8/8/8/8/8/R2K4 w Q - 0 1"),
        RuleError::Castling {
            right: CastlingRights::from_bits(2),
            color: fpgambit_engine::Color::White,
            kind: fpgambit_engine::Kind::King,
            square: squares("e1"),
        }
    );
    let zero = Setup {
        fullmove: 0,
        ..Setup::startpos()
    };
    assert_eq!(zero.position(), Err(RuleError::FullmoveZero));
}

/// Checks that do not exist: piece counts, whether a capture is possible, how a check came about.
#[test]
fn unusual_but_valid_positions_are_accepted() {
    for fen in [
        "QQQQQQQ1/QQQQQQQ1/8/8/8/8/2k5/K7 b - - 0 1",
        "4k3/pppppppp/pppppppp/8/8/8/8/4K3 b - - 0 1",
        "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/4p3/8/8/8/4K3 w - e6 77 1",
        "4r3/8/8/b7/8/3n4/8/4K2k w - - 0 1",
        "4k3/8/8/8/8/8/3pp3/4K3 w - - 0 1",
        "R3k2r/8/8/8/8/8/8/4K3 b k - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 4294967295 4294967295",
    ] {
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(position.to_string(), fen);
    }
}

/// Whatever the text, the message is one line of moderate length.
#[test]
fn error_messages_are_one_short_line() {
    let long = "x".repeat(100_000);
    for text in [
        "a\nb",
        "4k3/\r/8/8/8/8/8/4K3 w - - 0 1",
        "\u{1b}[2J",
        "\0\0\0",
        &long,
    ] {
        for message in [
            error(text).to_string(),
            error(&format!("{text} {text} {text} {text} {text} {text} {text}")).to_string(),
            text.parse::<fpgambit_engine::epd::Record>()
                .unwrap_err()
                .to_string(),
            Position::startpos()
                .parse_uci(text)
                .unwrap_err()
                .to_string(),
            Position::startpos()
                .parse_san(text)
                .unwrap_err()
                .to_string(),
            text.parse::<Square>().unwrap_err().to_string(),
        ] {
            assert!(
                !message.contains(char::is_control) && message.len() < 500,
                "{message}"
            );
        }
    }
}

#[test]
fn clocks_saturate() {
    let fen = "4k3/8/8/8/8/8/8/4K3 b - - 4294967295 4294967295";
    let position: Position = fen.parse().unwrap();
    let after = position.play(position.parse_uci("e8e7").unwrap());
    assert_eq!(
        after.to_string(),
        "8/4k3/8/8/8/8/8/4K3 w - - 4294967295 4294967295"
    );
    let seen = Position::from_image(&position.image()).unwrap();
    assert_eq!((seen.halfmove_clock(), seen.fullmove_number()), (127, 8191));
}

#[test]
fn image_has_the_documented_layout() {
    let fen = "rnbqkbnr/ppp1pppp/8/8/3pP3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 5 3";
    let image = fen.parse::<Position>().unwrap().image();
    assert_eq!(image[0], 0x4036_5324);
    assert_eq!(image[1], 0x1110_1111);
    assert_eq!(image[2], 0x0020_0000);
    assert_eq!(image[3], 0x0001_9000);
    assert_eq!(image[7], 0xcabe_dbac);
    assert_eq!(
        image[8],
        1 | 0xf << 1 | 1 << 5 | 20 << 6 | 5 << 12 | 3 << 19
    );
}

#[test]
fn invalid_images_are_rejected() {
    let start = Position::startpos().image();
    let refused = |word: usize, value: u32| {
        let mut image = start;
        image[word] = value;
        Position::from_image(&image).unwrap_err()
    };
    for nibble in [7, 8, 15] {
        let expected = ImageError::Nibble {
            nibble: nibble as u8,
            square: Square::new(26),
        };
        assert_eq!(refused(3, nibble << 8), expected);
    }
    let square = Square::new(20);
    assert_eq!(
        refused(8, 1 << 19 | 20 << 6),
        ImageError::EnPassant { square }
    );
    assert_eq!(refused(8, 0), ImageError::Rule(RuleError::FullmoveZero));
    assert!(matches!(
        refused(0, 0),
        ImageError::Rule(RuleError::KingCount { .. })
    ));
    assert!(
        refused(3, 7)
            .to_string()
            .contains("nibble 7 on a4: expected 0 to 6 or 9 to 14")
    );
}
