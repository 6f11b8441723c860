/* The registers of fpgambit's bus wrappers. Generated from their declaration; do not edit.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */

#ifndef FPGAMBIT_H
#define FPGAMBIT_H

/* read: 0x61677066: the letters fpga, f in the lowest byte */
#define FPGAMBIT_IDENTITY 0x00

/* read: what the units can accept, and what waits to be read */
#define FPGAMBIT_STATUS 0x04
#define FPGAMBIT_STATUS_IDLE 0x00000001 /* the move generator is idle: it accepts words of its board, and MOVES */
#define FPGAMBIT_STATUS_MOVE 0x00000002 /* a read of MOVE returns a move */
#define FPGAMBIT_STATUS_REPETITION_IDLE 0x00000010 /* the repetition unit is idle: it accepts words of its board, PUSH, POP and QUERY */
#define FPGAMBIT_STATUS_ANSWER 0x00000020 /* a read of ANSWER returns a word */
#define FPGAMBIT_STATUS_HELD 0x00000040 /* the history has a move to pop */

/* read, write: interrupt mask, bits as in STATUS: irq is high while a bit is set in both; 0 after reset */
#define FPGAMBIT_INTERRUPTS 0x08

/* write: any write resets both units; they keep boards and history, unless the reset interrupts a write to the repetition unit (REPETITION_IDLE clear and no query in progress) */
#define FPGAMBIT_RESET 0x0c

/* write: starts a generation; an error unless IDLE */
#define FPGAMBIT_MOVES 0x10
#define FPGAMBIT_MOVES_LEGAL 0x00000001 /* 1 legal moves; 0 pseudo-legal moves */
#define FPGAMBIT_MOVES_CAPTURES 0x00000002 /* 1 captures, en passant and promotions only; 0 all moves */

/* read: returns the next move and removes it; all bits are 0 if nothing is ready yet */
#define FPGAMBIT_MOVE 0x14
#define FPGAMBIT_MOVE_WORD 0x0000ffff /* the move word; 0 if the position has no moves */
#define FPGAMBIT_MOVE_LAST 0x00010000 /* this is the last move */
#define FPGAMBIT_MOVE_THERE 0x80000000 /* this word is valid: it holds a move or, if WORD is 0, says that the position has no moves */

/* read: clocks of the generation, including those in which a move was waiting; modulo 65,536 */
#define FPGAMBIT_MOVES_CYCLES 0x18

/* read: squares visited in the generation; modulo 65,536 */
#define FPGAMBIT_MOVES_VISITED 0x1c

/* write: pushes a move of the game; an error during a query */
#define FPGAMBIT_PUSH 0x20
#define FPGAMBIT_PUSH_RECORD 0x00ffffff /* the move record */
#define FPGAMBIT_PUSH_PROMOTION 0x07000000 /* promotion piece: 2 to 5 knight, bishop, rook, queen; 0 none */

/* write: any write pops the newest move; an error if HELD is clear or a query is in progress */
#define FPGAMBIT_POP 0x24

/* write: starts a query: bit 0 stop at the nearest repetition, bit 1 also name moves that would repeat a position, bit 2 search the whole history even if no further repetition is possible (disables the early stop) */
#define FPGAMBIT_QUERY 0x28

/* read: returns the next answer word and removes it; 0 if no word is ready; bits 12 to 0 can name a move that would repeat a position; only the last word has the other fields */
#define FPGAMBIT_ANSWER 0x2c
#define FPGAMBIT_ANSWER_REPEATED 0x00002000 /* the position is a repetition */
#define FPGAMBIT_ANSWER_CUT 0x00004000 /* older moves were dropped, so there may be more occurrences */
#define FPGAMBIT_ANSWER_EARLY 0x00008000 /* the early stop ended the query */
#define FPGAMBIT_ANSWER_COUNT 0x007f0000 /* number of occurrences of the position; at least 1 in the last word of an answer, 0 in any other word */
#define FPGAMBIT_ANSWER_BACK 0xff800000 /* plies back to the nearest earlier occurrence */

/* read: clocks of the query, including those in which a word was waiting; modulo 65,536 */
#define FPGAMBIT_QUERY_CYCLES 0x30

/* read: pairs of moves that the query has taken back; modulo 65,536 */
#define FPGAMBIT_QUERY_STEPS 0x34

/* read: size of the game's history */
#define FPGAMBIT_HISTORY 0x38
#define FPGAMBIT_HISTORY_KEPT 0x000001ff /* number of moves kept */
#define FPGAMBIT_HISTORY_REVERSIBLE 0x01ff0000 /* number of moves since the last irreversible one */

/* write: the move generator's board image: ranks 1 to 8, state word; an error unless IDLE */
#define FPGAMBIT_MOVEGEN_BOARD 0x40
#define FPGAMBIT_MOVEGEN_BOARD_WORDS 9

/* write: the same for the repetition unit; empties its history; an error during a query */
#define FPGAMBIT_REPETITION_BOARD 0x80
#define FPGAMBIT_REPETITION_BOARD_WORDS 9

#endif
