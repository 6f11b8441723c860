//! Tests that the referee finds engines that break one rule, and names the rule.

use std::time::Duration;

use fpgambit_sim::device::Software;
use fpgambit_sim::referee::{
    Cause, FaultKind, Judge, JudgeError, Program, Trial, Verdict, has_a_games_pieces, judge,
};
use fpgambit_sim::verify::{Task, epd_tasks, random_tasks, suite_tasks};

/// Asks an engine that breaks a rule about positions.
fn verdict(rule: &str, tasks: Vec<Task>, depth: u32) -> Verdict {
    let words = [env!("CARGO_BIN_EXE_broken-engine"), rule].map(str::to_owned);
    let open = || -> Result<Judge, JudgeError> {
        Ok(Judge {
            generator: Box::<Software>::default(),
            program: Program::start(&words, Duration::from_secs(60), || false)?,
        })
    };
    let trial = Trial {
        tasks: Box::new(tasks.into_iter()),
        depth,
        threads: 2,
        kept: 10,
    };
    judge(trial, &open, &|_| {}).unwrap_or_else(|error| panic!("{rule}: {error}"))
}

/// The positions that `fpgambit verify --engine` uses by default.
fn default_tasks() -> Vec<Task> {
    let suite = suite_tasks(0, 1).into_iter();
    let suite = suite.filter(|task| has_a_games_pieces(&task.position));
    suite.chain(random_tasks(1, 1, 2000)).collect()
}

fn found(rule: &str, verdict: &Verdict, kind: FaultKind, cause: Cause) {
    println!("{rule}: {} of {}", verdict.mismatches, verdict.positions);
    assert!(verdict.mismatches > 0, "{rule} is not found");
    assert_eq!(
        verdict.findings.len() as u64,
        verdict.mismatches.min(10),
        "{rule}"
    );
    for finding in &verdict.findings {
        let fault = &finding.fault;
        let what = format!(
            "{rule}: {} {:?} {} from {}",
            fault.root, fault.moves, fault.text, finding.source
        );
        assert_eq!((fault.kind, fault.cause), (kind, cause), "{what}");
        let pieces = fault.root.occupied().len();
        assert!(pieces <= 7, "{pieces} pieces are left: {what}");
        let end = fault
            .moves
            .iter()
            .fold(fault.root.clone(), |at, &mv| at.play(mv));
        let is_legal = end.parse_uci(&fault.text).is_ok();
        let expected = kind == FaultKind::Missing || cause == Cause::Twice;
        assert_eq!(is_legal, expected, "{what}");
    }
}

#[test]
fn correct_engine_has_no_mismatches() {
    let verdict = verdict("none", default_tasks(), 2);
    assert_eq!(verdict.mismatches, 0, "{:?}", verdict.findings);
    assert!(verdict.positions > 2500 && verdict.nodes > 1_000_000);
}

#[test]
fn extra_moves_are_found_by_the_default_run() {
    for (rule, cause) in [
        ("pin-file", Cause::PinnedFile),
        ("pin-rank", Cause::PinnedRank),
        ("pin-diagonal", Cause::PinnedDiagonal),
        ("en-passant-rank", Cause::EnPassantRank),
        ("en-passant-capturer", Cause::EnPassantCapturer),
        ("en-passant-captured", Cause::EnPassantCaptured),
        ("castling-out-of-check", Cause::CastlingOutOfCheck),
        ("castling-through-check", Cause::CastlingThroughCheck),
        ("castling-into-check", Cause::CastlingIntoCheck),
        ("castling-through-piece", Cause::CastlingThroughPiece),
        ("rights-rook-captured", Cause::RightsRookCaptured),
        ("double-check-capture", Cause::DoubleCheckCapture),
        ("double-check-block", Cause::DoubleCheckBlock),
        ("check-unanswered", Cause::CheckUnanswered),
        ("king-steps-back", Cause::KingStepsBack),
        ("king-beside-king", Cause::KingBesideKing),
        ("king-takes-guarded", Cause::KingTakesGuarded),
        ("king-into-pawn", Cause::KingIntoCheck),
        ("double-push-over", Cause::DoublePushOver),
        ("twice", Cause::Twice),
    ] {
        let verdict = verdict(rule, default_tasks(), 2);
        found(rule, &verdict, FaultKind::Extra, cause);
    }
}

#[test]
fn missing_moves_are_found_by_the_default_run() {
    for (rule, cause) in [
        ("promotion-knight", Cause::MissingPromotion),
        ("promotion-bishop", Cause::MissingPromotion),
        ("promotion-rook", Cause::MissingPromotion),
        ("promotion-queen", Cause::MissingPromotion),
        ("en-passant-none", Cause::MissingEnPassant),
        ("en-passant-evasion", Cause::MissingEnPassantCheck),
        ("castling-rook-attacked", Cause::MissingCastlingRook),
        ("pinned-stays", Cause::MissingPinned),
        ("double-push-none", Cause::MissingDoublePush),
    ] {
        let mut tasks = default_tasks();
        if rule == "double-push-none" || rule == "en-passant-none" {
            // In check, the same missing move has another cause.
            tasks.retain(|task| !task.position.is_check());
        }
        let depth = if tasks.len() < default_tasks().len() {
            1
        } else {
            2
        };
        found(
            rule,
            &verdict(rule, tasks, depth),
            FaultKind::Missing,
            cause,
        );
    }
}

/// Rights and en passant squares that are kept too long show only after moves, which the finding must list.
#[test]
fn stale_rights_and_en_passant_are_found_after_moves() {
    for (rule, fen, depth, moves, cause) in [
        (
            "rights-king-moved",
            "k7/8/8/8/8/8/8/4K2R w K - 0 1",
            5,
            4,
            Cause::RightsKingMoved,
        ),
        (
            "rights-rook-moved",
            "7k/8/8/8/8/8/8/R3K3 w Q - 0 1",
            5,
            2,
            Cause::RightsRookMoved,
        ),
        (
            "rights-rook-captured",
            "4k3/8/8/8/8/8/6p1/4K2R b K - 0 1",
            2,
            1,
            Cause::RightsRookCaptured,
        ),
        (
            "en-passant-late",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            3,
            2,
            Cause::EnPassantLate,
        ),
    ] {
        let tasks = epd_tasks(0, "below", format!("{fen}; id \"{rule}\";").as_bytes(), 0);
        let tasks = tasks.unwrap_or_else(|error| panic!("{error}"));
        let verdict = verdict(rule, tasks, depth);
        found(rule, &verdict, FaultKind::Extra, cause);
        assert_eq!(verdict.findings[0].fault.moves.len(), moves, "{rule}");
    }
}
