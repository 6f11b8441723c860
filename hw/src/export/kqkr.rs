//! The tablebase unit: what is said of it.

use super::unit::Unit;

/// The unit in words.
pub(super) const KQKR: Unit = Unit {
    title: "queen against rook: won or not, from on-chip memory",
    description: "\
A position of king and queen against king and rook goes in, the queen's side to move; out comes whether that side wins \
(McCarthy's table of won positions, 1980). The board is turned until the queen's king is in the triangle a1, d1, d4; \
then one of 462 pairs of kings, the queen's square and the rook's are the number of a bit.

Squares: a1 = 0, b1 = 1 to h8 = 63. Colours do not matter. What is no legal position (two men on a square, kings that \
touch, the rook's king in check) is not won.

Latency: three clocks, one answer a clock, in the order of the queries. While an answer waits that is not taken, the \
whole pipeline stands still.",
    ports: &[
        ("clock", "everything happens at its rising edge"),
        (
            "reset",
            "synchronous: no answer offered in the next cycle; queries under way are forgotten",
        ),
        ("query_valid", "a position is there"),
        (
            "query_ready",
            "it is taken at this edge if query_valid is high; low in reset and while an answer waits",
        ),
        (
            "query_king",
            "the king of the queen's side, which is to move",
        ),
        ("query_other", "the king of the rook's side"),
        ("query_queen", "the queen"),
        ("query_rook", "the rook"),
        (
            "answer_valid",
            "an answer is offered; it holds until taken, and does not wait for answer_ready",
        ),
        ("answer_ready", "the sink takes it at this edge"),
        (
            "answer_won",
            "the position is legal, and won by the queen's side",
        ),
        (
            "cycles",
            "clocks of this run: from the query that found nothing under way to the last answer, both counted",
        ),
    ],
    bench: include_str!("templates/kqkr_tb.v"),
};
