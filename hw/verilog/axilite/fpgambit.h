/* The registers of fpgambit's bus fronts. Made from their declaration, do not edit.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */

#ifndef FPGAMBIT_H
#define FPGAMBIT_H

/* read: 0x61677066, the letters fpga */
#define FPGAMBIT_IDENTITY 0x00

/* read: what may be done, and what is there */
#define FPGAMBIT_STATUS 0x04
#define FPGAMBIT_STATUS_IDLE 0x00000001 /* the generator takes words and starts */
#define FPGAMBIT_STATUS_MOVE 0x00000002 /* a move waits */
#define FPGAMBIT_STATUS_REPETITION_IDLE 0x00000010 /* the repetition unit takes words, moves and queries */
#define FPGAMBIT_STATUS_ANSWER 0x00000020 /* an answer word waits */
#define FPGAMBIT_STATUS_HELD 0x00000040 /* there is a move to take back */

/* read, write: bits as in STATUS: irq is high as long as one is set in both; 0 after reset */
#define FPGAMBIT_INTERRUPTS 0x08

/* write: whatever is written resets the units, which keep what was loaded */
#define FPGAMBIT_RESET 0x0c

/* write: begins a generation; only when IDLE */
#define FPGAMBIT_MOVES 0x10
#define FPGAMBIT_MOVES_LEGAL 0x00000001 /* legal moves, else pseudo-legal ones */
#define FPGAMBIT_MOVES_CAPTURES 0x00000002 /* captures and promotions only */

/* read: the next move, which is taken; 0 when none is there yet */
#define FPGAMBIT_MOVE 0x14
#define FPGAMBIT_MOVE_WORD 0x0000ffff /* the move word; 0 when the position has no moves */
#define FPGAMBIT_MOVE_LAST 0x00010000 /* it is the last */
#define FPGAMBIT_MOVE_THERE 0x80000000 /* there was one */

/* read: clocks of the generation, those in which a move waited counted; modulo 65,536 */
#define FPGAMBIT_MOVES_CYCLES 0x18

/* read: squares it visited; modulo 65,536 */
#define FPGAMBIT_MOVES_VISITED 0x1c

/* write: plays a move of the game; not within a query */
#define FPGAMBIT_PUSH 0x20
#define FPGAMBIT_PUSH_RECORD 0x00ffffff /* its move record */
#define FPGAMBIT_PUSH_PROMOTION 0x07000000 /* what a pawn becomes: 2 to 5 knight, bishop, rook, queen; else 0 */

/* write: whatever is written takes the newest move back; only when HELD, and not within a query */
#define FPGAMBIT_POP 0x24

/* write: begins a query: bit 0 to the nearest, bit 1 moves that repeat too, bit 2 no early stop */
#define FPGAMBIT_QUERY 0x28

/* read: the next answer word, which is taken; 0 when none is there yet */
#define FPGAMBIT_ANSWER 0x2c
#define FPGAMBIT_ANSWER_REPEATED 0x00002000 /* of the last word: the position is a repetition */
#define FPGAMBIT_ANSWER_CUT 0x00004000 /* moves were dropped that might hold more */
#define FPGAMBIT_ANSWER_EARLY 0x00008000 /* the walk ended early */
#define FPGAMBIT_ANSWER_COUNT 0x007f0000 /* how often the position has occurred; 0 only in words that are not the last */
#define FPGAMBIT_ANSWER_BACK 0xff800000 /* how many plies back */

/* read: clocks of the query, those in which a word waited counted; modulo 65,536 */
#define FPGAMBIT_QUERY_CYCLES 0x30

/* read: pairs of moves it took back; modulo 65,536 */
#define FPGAMBIT_QUERY_STEPS 0x34

/* read: the game */
#define FPGAMBIT_HISTORY 0x38
#define FPGAMBIT_HISTORY_KEPT 0x000001ff /* moves kept */
#define FPGAMBIT_HISTORY_REVERSIBLE 0x01ff0000 /* how many of the newest are reversible */

/* write: the generator's board image: ranks 1 to 8, state word; only when IDLE */
#define FPGAMBIT_MOVEGEN_BOARD 0x40
#define FPGAMBIT_MOVEGEN_BOARD_WORDS 9

/* write: the same for the repetition unit, whose game is forgotten; not within a query */
#define FPGAMBIT_REPETITION_BOARD 0x80
#define FPGAMBIT_REPETITION_BOARD_WORDS 9

#endif
