//! Faults of the compact generator: each is put into the exported Verilog, and the lemma named must refute it.

use crate::faults::Fault;

/// The faults; those that sampling missed first.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "a pin's distance on a file loses a bit",
        right: "pins = pins | {3'd0, shield_north, 6'd0};",
        wrong: "pins = pins | {4'd0, shield_north[1:0], 6'd0};",
        lemma: "movegen/scan",
        case: "",
    },
    Fault {
        name: "a single check on a file is taken for a double one",
        right: "if (hit_north & !(|shield_north)) begin\n        two = two | one;",
        wrong: "if (hit_north & !(|shield_north)) begin\n        two = 1'b1;",
        lemma: "movegen/scan",
        case: "",
    },
    Fault {
        name: "posdata forgets a knight's jump",
        right: "JUMPS_EAST_TWO = 8'd6;",
        wrong: "JUMPS_EAST_TWO = 8'd2;",
        lemma: "movegen/posdata",
        case: "",
    },
    Fault {
        name: "a knight attacks a file too far",
        right: "{knights_below[5:0], 2'd0}",
        wrong: "{knights_below[4:0], 3'd0}",
        lemma: "movegen/scan",
        case: "",
    },
    Fault {
        name: "a knight gives check a file too far",
        right: "king & {one_below[5:0], 2'd0}",
        wrong: "king & {one_below[4:0], 3'd0}",
        lemma: "movegen/scan",
        case: "",
    },
    Fault {
        name: "the distance beside the king is a sum",
        right: "beside_distance = first_file - king_file;",
        wrong: "beside_distance = first_file + king_file;",
        lemma: "movegen/scan",
        case: "",
    },
    Fault {
        name: "whoever is met first beside the king is looked behind, own or not",
        right: "((first & own) << 1)",
        wrong: "((first | own) << 1)",
        lemma: "movegen/scan",
        case: "",
    },
    Fault {
        name: "behind a piece beside the king stands everybody",
        right: "<< 1))) & occupied;",
        wrong: "<< 1))) | occupied;",
        lemma: "movegen/scan",
        case: "",
    },
    Fault {
        name: "ranks are loaded upside down",
        right: ".write_address(load_address[2:0])",
        wrong: ".write_address(~load_address[2:0])",
        lemma: "movegen/load",
        case: "",
    },
    Fault {
        name: "the pawn taken en passant stays for the probe",
        right: "gone = (8'd1 << left_file) | (8'd1 << capture_file);",
        wrong: "gone = 8'd1 << left_file;",
        lemma: "movegen/probe",
        case: "",
    },
    Fault {
        name: "a checker beyond the next square may not be taken",
        right: "(distance <= check_distance)",
        wrong: "(distance < check_distance)",
        lemma: "movegen/once",
        case: "visiting, type 2, the followed piece",
    },
    Fault {
        name: "a pawn does not promote to a queen",
        right: "leaves = promotion == 2'd3;",
        wrong: "leaves = promotion == 2'd2;",
        lemma: "movegen/once",
        case: "visiting, type 1, pushing, the followed piece",
    },
    Fault {
        name: "the king castles without end",
        right: "if (square[2] & castle_long) begin",
        wrong: "if (castle_long) begin",
        lemma: "movegen/once",
        case: "castling, the followed piece",
    },
    Fault {
        name: "a word given while the sink stalls is lost",
        right: "assign in_ready = !held | passes;",
        wrong: "assign in_ready = 1'b1;",
        lemma: "movegen/stream",
        case: "",
    },
    Fault {
        name: "a capture en passant is judged without a probe",
        right: "phase_next = PHASE_TRYING;",
        wrong: "phase_next = PHASE_JUDGING;",
        lemma: "movegen/once",
        case: "visiting, type 1",
    },
    Fault {
        name: "a word is the last in the clock of a reset",
        right: "assign out_last = offered_last;",
        wrong: "assign out_last = offered_last | (reset & in_valid);",
        lemma: "movegen/stream",
        case: "protocol",
    },
];
