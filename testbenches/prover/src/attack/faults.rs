//! Faults of the attack unit: each is put into the exported Verilog, and the lemma named must refute it.

use crate::faults::Fault;

/// The faults.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "a bishop attacks along files and ranks",
        right: "moves_so = !straight;",
        wrong: "moves_so = straight;",
        lemma: "attack/attacked",
        case: "lines",
    },
    Fault {
        name: "a pawn attacks backwards",
        right: "(ranks[3] != colour)",
        wrong: "(ranks[3] == colour)",
        lemma: "attack/attackers",
        case: "lines",
    },
    Fault {
        name: "no knight is looked for",
        right: "moves_so = kind == PIECE_KNIGHT;",
        wrong: "moves_so = 1'b0;",
        lemma: "attack/attacked",
        case: "jumps",
    },
    Fault {
        name: "the last word takes the place of one that waits",
        right: "assign passes = !offered | out_ready;",
        wrong: "assign passes = !offered | out_ready | in_last;",
        lemma: "attack/stream",
        case: "",
    },
    Fault {
        name: "a second attacker of a kind takes its kind back",
        right: "assign counted = (source + 11'd1) | (11'h010 << kind);",
        wrong: "assign counted = (source + 11'd1) ^ (11'h010 << kind);",
        lemma: "attack/attackers",
        case: "lines",
    },
    Fault {
        name: "a board taken whole ends one rank early",
        right: "if (count == 3'd7) begin",
        wrong: "if (count == 3'd6) begin",
        lemma: "attack/load",
        case: "a board taken whole",
    },
    Fault {
        name: "posdata forgets a knight's jump",
        right: "JUMPS_EAST_TWO = 8'd6;",
        wrong: "JUMPS_EAST_TWO = 8'd2;",
        lemma: "attack/posdata",
        case: "",
    },
    Fault {
        name: "of the squares beside the king own pieces count as safe, and no others",
        right: "end else if (!own_held) begin",
        wrong: "end else if (own_held) begin",
        lemma: "attack/king",
        case: "jumps",
    },
    Fault {
        name: "captures are no mobility",
        right: "reaches = slides & !own;",
        wrong: "reaches = slides & empty;",
        lemma: "attack/mobility",
        case: "mobility, walking, bishop",
    },
    Fault {
        name: "an x-ray goes through the second piece",
        right: "if (empty & !ray_ends) begin",
        wrong: "if (!ray_ends) begin",
        lemma: "attack/mobility",
        case: "x-rays, behind, bishop",
    },
    Fault {
        name: "an item goes out as a query begins",
        right: "pushing_next = 1'b0;",
        wrong: "pushing_next = 1'b0; out_valid = 1'b1;",
        lemma: "attack/start",
        case: "any query",
    },
    Fault {
        name: "idle clocks are visits",
        right: "visiting = 1'b0;",
        wrong: "visiting = phase == PHASE_IDLE;",
        lemma: "attack/counters",
        case: "",
    },
    Fault {
        name: "a board is stored though a word went first",
        right: "assign board_feeder_take = board_valid & free & !load_valid;",
        wrong: "assign board_feeder_take = board_valid & free;",
        lemma: "attack/load",
        case: "",
    },
    Fault {
        name: "the unit is idle with a word still offered",
        right: "out_last = 1'b1;\n        if (out_ready) begin\n          phase_next = PHASE_FLUSHING;",
        wrong: "out_last = 1'b1;\n        if (out_ready) begin\n          phase_next = (query_kind >= 3'd6) ? PHASE_IDLE : PHASE_FLUSHING;",
        lemma: "attack/under_way",
        case: "",
    },
    Fault {
        name: "query 5 is taken, and nothing comes",
        right: "phase_next = PHASE_LOOKING;",
        wrong: "phase_next = (query == QUERY_MOBILITY) ? PHASE_LOOKING : PHASE_IDLE;",
        lemma: "attack/start",
        case: "any query",
    },
];
