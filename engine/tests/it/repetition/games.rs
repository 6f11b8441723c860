//! Tests on real games: the checking sequence in the 2007 paper's appendix, and the reference file.

use fpgambit_engine::pgn;
use fpgambit_engine::repetition::Line;

use super::verdicts;
use crate::common::reference;

/// DIEP 2.00 against AXON, from the appendix of Vučković & Vidanović 2007.
const DIEP_AXON: &[u8] = b"[White \"DIEP version=2.00\"]
[Black \"AXON\"]
[Result \"1/2-1/2\"]

1. d4 Nf6 2. Bf4 d5 3. Nd2 Nc6 4. e3 Bf5 5. Bb5 a6 6. Bxc6+ bxc6 7. Ne2 Rb8 8. b3 e6 9. O-O Bb4
10. Nf3 O-O 11. Ne5 Rb6 12. c4 dxc4 13. bxc4 Bd6 14. c5 Bxe5 15. cxb6 Bxf4 16. Nxf4 cxb6 17. Rc1 Qd7
18. Qa4 g5 19. Ne2 Bd3 20. Rfe1 c5 21. Qb3 Bxe2 22. Rxe2 cxd4 23. Rd1 Nd5 24. Rxd4 Rc8 25. Rc2 f5
26. Rxc8+ Qxc8 27. Rc4 Qd7 28. Qc2 Qg7 29. Rc8+ Kf7 30. Qd1 Kg6 31. g4 Qf6 32. Rg8+ Kf7 33. Ra8 fxg4
34. Ra7+ Kg8 35. Qa4 Kf8 36. Qxa6 Qa1+ 37. Kg2 Qc1 38. Qb7 Nxe3+ 39. fxe3 Qd2+ 40. Kg3 Qxe3+
41. Kxg4 Qf4+ 42. Kh3 Qe3+ 43. Kg2 Qd2+ 44. Kf3 Qd3+ 45. Kf2 Qd2+ 46. Kg3 Qf4+ 47. Kg2 Qd2+
48. Kf3 Qd3+ 49. Kg2 Qd2+ 1/2-1/2
";

/// Plies and counts of the positions that have occurred before.
fn repetitions(game: &pgn::Game) -> Vec<(usize, u32)> {
    let line = Line {
        start: game.start.clone(),
        steps: game.steps.clone(),
    };
    let verdicts = verdicts(&line);
    (0..)
        .zip(verdicts)
        .filter(|(_, verdict)| verdict.is_repeated())
        .map(|(ply, verdict)| (ply, verdict.count))
        .collect()
}

#[test]
fn diep_axon_game_has_the_expected_repetitions() {
    let game = pgn::games(DIEP_AXON).next().unwrap().unwrap();
    assert_eq!(game.steps.len(), 98);
    let found = repetitions(&game);
    // 47...Qd2+ has occurred after 43...; 48.Kf3 and Qd3+ after 44.; 49.Kg2 is new after Qd3+.
    assert_eq!(found, [(94, 2), (95, 2), (96, 2), (98, 3)]);
}

#[test]
fn reference_games_have_the_tabled_repetitions() {
    let (Some(file), Some(table)) = (reference("games.pgn"), reference("games.repetitions.tsv"))
    else {
        return;
    };
    let table = String::from_utf8(table).unwrap();
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    let games = pgn::games(&file).map(Result::unwrap);
    let (mut compared, mut repeated) = (0, 0);
    for (row, game) in rows.zip(games) {
        let mut columns = row.split('\t');
        let mut column = || columns.next().unwrap_or_default();
        assert_eq!(column(), game.number.to_string());
        assert_eq!(
            column(),
            game.steps.len().to_string(),
            "game {}",
            game.number
        );
        assert_eq!(column(), game.result.to_string(), "game {}", game.number);
        let found: Vec<String> = repetitions(&game)
            .iter()
            .map(|(ply, count)| format!("{ply}:{count}"))
            .collect();
        repeated += found.len();
        assert_eq!(found.join(" "), column().trim(), "game {}", game.number);
        compared += 1;
    }
    println!("{compared} games, {repeated} repeated positions");
    assert_eq!(compared, 438);
}
