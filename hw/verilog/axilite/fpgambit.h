/* The registers of fpgambit's bus wrappers. Generated from their declaration; do not edit.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */

#ifndef FPGAMBIT_H
#define FPGAMBIT_H

/* read: 0x61677066, the letters fpga */
#define FPGAMBIT_IDENTITY 0x00

/* read: status of the units and pending answers */
#define FPGAMBIT_STATUS 0x04
#define FPGAMBIT_STATUS_IDLE 0x00000001 /* the move generator accepts words and starts */
#define FPGAMBIT_STATUS_MOVE 0x00000002 /* a move is waiting */
#define FPGAMBIT_STATUS_REPETITION_IDLE 0x00000010 /* the repetition unit accepts words, moves and queries */
#define FPGAMBIT_STATUS_ANSWER 0x00000020 /* an answer word is waiting */
#define FPGAMBIT_STATUS_HELD 0x00000040 /* there is a move to take back */

/* read, write: interrupt mask, bits as in STATUS: irq is high while a bit is set in both; 0 after reset */
#define FPGAMBIT_INTERRUPTS 0x08

/* write: any write resets the units; loaded words are kept */
#define FPGAMBIT_RESET 0x0c

/* write: starts a generation; only when IDLE */
#define FPGAMBIT_MOVES 0x10
#define FPGAMBIT_MOVES_LEGAL 0x00000001 /* legal moves; otherwise pseudo-legal */
#define FPGAMBIT_MOVES_CAPTURES 0x00000002 /* captures and promotions only */

/* read: removes and returns the next move; 0 if none is available yet */
#define FPGAMBIT_MOVE 0x14
#define FPGAMBIT_MOVE_WORD 0x0000ffff /* the move word; 0 if the position has no moves */
#define FPGAMBIT_MOVE_LAST 0x00010000 /* this is the last move */
#define FPGAMBIT_MOVE_THERE 0x80000000 /* a move was available */

/* read: clocks of the generation, including those in which a move was waiting; modulo 65,536 */
#define FPGAMBIT_MOVES_CYCLES 0x18

/* read: squares visited; modulo 65,536 */
#define FPGAMBIT_MOVES_VISITED 0x1c

/* write: plays a move of the game; not during a query */
#define FPGAMBIT_PUSH 0x20
#define FPGAMBIT_PUSH_RECORD 0x00ffffff /* move record */
#define FPGAMBIT_PUSH_PROMOTION 0x07000000 /* promotion piece: 2 to 5 knight, bishop, rook, queen; otherwise 0 */

/* write: any write takes back the newest move; only when HELD, and not during a query */
#define FPGAMBIT_POP 0x24

/* write: starts a query: bit 0 stop at the nearest repetition, bit 1 also name repeating moves, bit 2 disable the early stop */
#define FPGAMBIT_QUERY 0x28

/* read: removes and returns the next answer word; 0 if none is available yet */
#define FPGAMBIT_ANSWER 0x2c
#define FPGAMBIT_ANSWER_REPEATED 0x00002000 /* in the last word: the position is a repetition */
#define FPGAMBIT_ANSWER_CUT 0x00004000 /* older moves were dropped, so there may be more */
#define FPGAMBIT_ANSWER_EARLY 0x00008000 /* the walk ended early */
#define FPGAMBIT_ANSWER_COUNT 0x007f0000 /* number of occurrences of the position; 0 only in words before the last */
#define FPGAMBIT_ANSWER_BACK 0xff800000 /* plies back to the nearest occurrence */

/* read: clocks of the query, including those in which a word was waiting; modulo 65,536 */
#define FPGAMBIT_QUERY_CYCLES 0x30

/* read: pairs of moves retracted; modulo 65,536 */
#define FPGAMBIT_QUERY_STEPS 0x34

/* read: state of the game */
#define FPGAMBIT_HISTORY 0x38
#define FPGAMBIT_HISTORY_KEPT 0x000001ff /* number of moves kept */
#define FPGAMBIT_HISTORY_REVERSIBLE 0x01ff0000 /* number of reversible moves at the end */

/* write: the move generator's board image: ranks 1 to 8, state word; only when IDLE */
#define FPGAMBIT_MOVEGEN_BOARD 0x40
#define FPGAMBIT_MOVEGEN_BOARD_WORDS 9

/* write: the same for the repetition unit; clears its game; not during a query */
#define FPGAMBIT_REPETITION_BOARD 0x80
#define FPGAMBIT_REPETITION_BOARD_WORDS 9

#endif
