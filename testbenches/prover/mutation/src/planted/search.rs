//! Faults of the searcher, by the rules of the engine's `searcher` that they break.
//!
//! Some apparent faults change nothing, so they are not in this list. Allowing two passes in a row: after a pass the
//! other side's value, rounded down, never reaches its beta, so it never passes. Killers from quiescence nodes: these
//! nodes try no move that could be a killer. A wrong check flag restored from the stack: a node reads its flag only
//! until it has found a legal move, before it searches a child.

use super::{Fault, planted};

pub const FAULTS: &[Fault] = planted! {
    // Rule 1.
    "a mate is a draw":
        "result_next = 16'd0;\n          if (" "check" => "1'b0";
    "stalemate counts as mate":
        "result_next = 16'd0;\n          if (" "check" => "1'b1";
    "every mate has the same score, however far":
        "result_next = " "SCORE_MATED + {10'd0, level}" => "SCORE_MATED";
    // Rule 2.
    "the node limit is off by one":
        "(|limit_high)) & " "(nodes_low == limit_low)" => "(nodes_low == limit_low + 32'd1)";
    "a node limit's upper bits are ignored":
        "(nodes_low == limit_low) &\n      " "(nodes_high == limit_high)" => "1'b1";
    "a cancel is lost while a move is made":
        "if (cancel & " "(phase != PHASE_IDLE)" => "(phase != PHASE_IDLE) & (phase != PHASE_MAKING)";
    "a cancel is lost while the generator walks":
        "if (cancel & " "(phase != PHASE_IDLE)" => "(phase != PHASE_IDLE) & (phase != PHASE_WALKING)";
    "the job after a cancelled one is cancelled too":
        "ended_next = SEARCH_STATUS_DONE;\n        cancelled_next = " "1'b0" => "cancelled";
    // Rule 3.
    "repetitions four plies ago are not found":
        "assign asks = !at_root & " "(run > 7'd3)" => "(run > 7'd4)";
    "a pass does not end the reversible moves":
        "assign line_history_settle = " "control_arrives | control_passes" => "control_arrives";
    "a pass is a reversible move":
        "assign line_history_reversible = " "control_arrives & plain" => "(control_passes | (control_arrives & plain))";
    "a move beside a legal en passant capture is reversible":
        "(mover != PIECE_PAWN) & " "!control_flags[6]" => "1'b1";
    "a move that loses a castling right is reversible":
        "assign line_history_reversible = control_arrives & plain &\n      "
        "(make_board_state[STATE_WORD_RIGHTS +: 4] == state[STATE_WORD_RIGHTS +: 4])" => "1'b1";
    "the line of a cancelled search is not removed before the next":
        "head <= game_head;\n      line_run <= " "game_run" => "line_run";
    // Rule 4.
    "the stack ends a ply early":
        "end else if (" "level[5]" => "(level > 6'd30)";
    "the stack ends a ply late":
        "end else if (" "level[5]" => "(level > 6'd32)";
    // Rule 5.
    "fifty moves are off by one":
        "assign control_out_of_moves = " "half_moves > 7'd99" => "half_moves > 7'd100";
    "fifty moves end a game that mate has ended":
        "end else if (" "!at_root & over & !seen_attacked" => "!at_root & over";
    "a side in check continues after fifty moves":
        "end else if (!quiet & !at_root & !tried[ENTRY_VALID] & " "over" => "1'b0";
    // Rule 6.
    "a check does not extend":
        "deeper = " "depth + 4'd1" => "depth";
    // Rule 7.
    "futility's margin is off by one":
        "futile_bound <= " "wide_alpha - WIDE_SCORE_FUTILITY" => "wide_alpha - WIDE_SCORE_FUTILITY + 17'd1";
    "futility also prunes in check":
        "assign futile = !at_root & (depth == 4'd1) & " "!seen_attacked" => "1'b1";
    // Rule 8.
    "reverse futility at depth 3 has the margin of depth 2":
        "reverse_bound <= wide_beta + " "WIDE_SCORE_REVERSE_THREE" => "WIDE_SCORE_REVERSE_TWO";
    "reverse futility's margin is off by one":
        "reverse_bound <= wide_beta + " "WIDE_SCORE_REVERSE_ONE" => "WIDE_SCORE_REVERSE_ONE + 17'd1";
    "reverse futility also prunes at depth 4":
        "!quiescence & " "(depth < 4'd4)" => "(depth < 4'd5)";
    // Rule 9.
    "a side with only pawns passes":
        "!passed &\n      " "pieces" => "1'b1";
    "a pass is tried at depth 1":
        "!quiescence & " "(deeper > 4'd1)" => "(deeper > 4'd0)";
    "a pass is searched a ply deeper":
        "depth_next = depth - " "4'd3" => "4'd2";
    "a pass is searched with the node's whole window":
        "beta_next = " "passed_beta" => "16'd0 - alpha";
    "a pass does not count as a half-move":
        "state <= {" "half_moves + 7'd1" => "half_moves";
    "a pass keeps the en passant square":
        "state <= {half_moves + 7'd1, " "{7'd0, state[4:0]} ^ 12'd1" => "state[11:0] ^ 12'd1";
    // Rule 10.
    "a child's beta is its parent's first alpha, negated":
        "beta_next = " "16'd0 - alpha" => "16'd0 - alpha_first";
    "a child's alpha is its parent's alpha":
        "tried_next = next_entry;\n          alpha_next = " "child_alpha" => "alpha";
    "a score of beta is not a cutoff":
        "assign low = " "(result ^ SCORE_SIGN) <= (alpha_first ^ SCORE_SIGN)"
        => "(result ^ SCORE_SIGN) < (alpha_first ^ SCORE_SIGN)";
    "a score of alpha raises alpha":
        "assign high = " "(result ^ SCORE_SIGN) >= beta_over" => "(result ^ SCORE_SIGN) > beta_over";
    "a node that fails low returns its first alpha less one":
        "PHASE_TRYING: begin\n        result_next = " "alpha" => "alpha - 16'd1";
    "a move is searched a ply less deep":
        "if (!quiet) begin\n            depth_next = " "depth - 4'd1" => "(depth > 4'd1 ? depth - 4'd2 : 4'd0)";
    "a node's depth is not restored from the stack":
        "depth_next = " "stacked_flags[FRAME_DEPTH +: 4]" => "depth";
    // Rule 11.
    "the job's first move is ignored":
        "if (root & !quiescent & " "(word2 == first)" => "1'b0";
    "the job's first move comes first in every node":
        "if (" "root & !quiescent" => "!quiescent";
    "captures are tried by the least victim first":
        "stage = STAGE_CAPTURE;\n      within_ = " "3'd5 - victim" => "victim";
    "Black's moves are ordered from White's perspective":
        "to = word2[MOVE_WORD_TO +: 6];\n    if (" "black" => "1'b0";
    "an en passant capture counts as one of nothing":
        "victim = " "PIECE_PAWN" => "3'd0";
    "the moves after the fourth are lost":
        "overflow <= " "restored_more" => "1'b0";
    "the move tried last is tried again":
        "(!last[ENTRY_VALID] |\n      " "(in_entry[ENTRY_RANK +: 17] > last[ENTRY_RANK +: 17])"
        => "(in_entry[ENTRY_RANK +: 17] >= last[ENTRY_RANK +: 17])";
    // Rule 12.
    "the killers of the previous job stay":
        "killers_write = " "1'b1" => "1'b0";
    "the killers are those of the ply above":
        ".read_address_0(" "depth_of_stack" => "above";
    "the same killer fills both slots":
        "killers_write = control_kills & " "(killers_read_word_0[15:0] != killer)" => "1'b1";
    "the older killer is tried first":
        "within_ = 3'd0;\n      if (" "!killed" => "killed";
    "captures become killers":
        "due_next = !passing & !quiet & " "!tried[8]" => "1'b1";
    // Rule 13.
    "a cancelled root that stands pat reports no bound":
        "if (" "at_root & !stops" => "1'b0";
    "a value of beta does not stand pat":
        "assign stands = " "value_over >= beta_over" => "value_over > beta_over";
    "underpromotions are tried in quiescence":
        "valid3 <= valid2 & " "!(quiescent & promotes & !queens)" => "1'b1";
    // Rule 14.
    "delta is off by one for pawns":
        "if (" "missing >= 17'h1_0064" => "missing > 17'h1_0064";
    "delta is off by one for rooks":
        "if (" "missing >= 17'h1_01f4" => "missing > 17'h1_01f4";
    "delta pruning values a minor piece as a pawn":
        "poor = hopeless[0];\n    if (" "(victim == PIECE_KNIGHT) | (victim == PIECE_BISHOP)" => "1'b0";
    "the hopeless victims are the child's, not restored":
        "hopeless_next = " "stacked_hopeless" => "hopeless";
    "a rise of alpha makes no more victims hopeless":
        "phase_next = PHASE_TRYING;\n          if (stacked_flags[FRAME_PASSING]) begin\n            loads = !low;\n            \
         phase_next = PHASE_LOADING;\n          end\n          if (" "raises" => "1'b0";
    "delta pruning also applies to promotions":
        "assign delta = quiet & " "(next_entry[ENTRY_STAGE +: 3] == STAGE_CAPTURE)" => "1'b1";
    // Rule 15.
    "losing captures of guarded pieces are tried":
        "assign out_valid = valid3 & " "!(dear & attacked)" => "1'b1";
    "captures of guarded pieces of equal value are left out":
        "dear <= quiescent & !promotes & " "(mover_class > victim_class)" => "(mover_class >= victim_class)";
    "losing captures are left out of full nodes":
        "dear <= " "quiescent & !promotes" => "!promotes";
    // Rule 16.
    "a root that fails low reports the last move tried as best":
        "assign result_best = " "best" => "(root_low ? tried : best)";
    "a root that fails low reports an exact score":
        "end else if (" "root_low" => "1'b0";
    "a cancelled search always reports a lower bound":
        "if (" "root_alpha == alpha_root" => "1'b0";
    "the root does not begin with the job's alpha":
        "root_alpha_next = " "job_alpha" => "root_alpha";
    // The evaluation.
    "a move that a reset interrupts is added to the next job's sums":
        "assign clears = (phase == PHASE_SCANNING) & " "(scanned < 8'd8)" => "(scanned < 8'd1)";
    "the pawn captured en passant stays in the sums":
        "second_taken_from <= " "{from[5:3], to[2:0]}" => "to";
    "a castling rook goes to the wrong square":
        "second_put_on <= {from[5:3], " "FILE_D" => "3'd2";
    "the phase is not limited":
        "phase = " "6'd32" => "both[5:0]";
    "the value is not clamped":
        "if (" "(total ^ POSITION_VALUE_SIGN) > 20'h8_4e20" => "1'b0";
    "one side's phase is restored as the other's":
        "phase_black <= " "restored_black" => "restored_white";
};
