"""Version and formats. Made from their declarations by testbenches/python/refresh, do not edit.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from typing import Final

#: Version of the package: that of the program and the Verilog.
VERSION: Final = "0.3.0"


class Piece:
    """Piece types, as numbered in posdata; a board encodes black pawns by their colour."""

    #: No piece.
    NONE: Final = 0
    #: A pawn; in posdata a white pawn.
    PAWN: Final = 1
    #: A knight.
    KNIGHT: Final = 2
    #: A bishop.
    BISHOP: Final = 3
    #: A rook.
    ROOK: Final = 4
    #: A queen.
    QUEEN: Final = 5
    #: A king.
    KING: Final = 6
    #: A black pawn, which has its own walk in posdata.
    BLACK_PAWN: Final = 7


class Nibble:
    """The colour bit of a piece nibble."""

    #: A black piece.
    BLACK: Final = 8


class MoveKind:
    """Kinds of move. The list has the promotions to a knight; add 1 for a bishop, 2 for a rook, 3 for a queen."""

    #: A move that is none of the following.
    QUIET: Final = 0
    #: A pawn's double push.
    DOUBLE_PUSH: Final = 1
    #: Castling on the king's side.
    CASTLE_SHORT: Final = 2
    #: Castling on the queen's side.
    CASTLE_LONG: Final = 3
    #: A capture without promotion.
    CAPTURE: Final = 4
    #: An en passant capture.
    EN_PASSANT: Final = 5
    #: A promotion without capture.
    PROMOTION: Final = 8
    #: A capture with promotion.
    CAPTURE_PROMOTION: Final = 12


class MoveWord:
    """Fields of a move word."""

    #: Source square.
    FROM: Final = 0
    #: Target square.
    TO: Final = 6
    #: Kind of the move.
    KIND: Final = 12
    #: Bit of the kind that marks a promotion.
    PROMOTES: Final = 15


class StateWord:
    """Fields of the state word."""

    #: Side to move, 1 = black.
    SIDE: Final = 0
    #: Castling rights, one bit each.
    RIGHTS: Final = 1
    #: There is an en passant square.
    EN_PASSANT: Final = 5
    #: The en passant square, if there is one.
    EN_PASSANT_SQUARE: Final = 6
    #: The half-move clock: plies since the last capture or pawn move, at most 127.
    HALF_MOVES: Final = 12
    #: The full-move number, at most 8,191.
    FULL_MOVES: Final = 19


class Rights:
    """Sets of castling rights."""

    #: White's on the king's side.
    WHITE_SHORT: Final = 1
    #: White's on the queen's side.
    WHITE_LONG: Final = 2
    #: Both of White's.
    WHITE: Final = 3
    #: Black's on the king's side.
    BLACK_SHORT: Final = 4
    #: Black's on the queen's side.
    BLACK_LONG: Final = 8
    #: Both of Black's.
    BLACK: Final = 12


class Home:
    """Home squares of the kings and rooks that may castle."""

    #: White's rook on the queen's side.
    A1: Final = 0
    #: White's king.
    E1: Final = 4
    #: White's rook on the king's side.
    H1: Final = 7
    #: Black's rook on the queen's side.
    A8: Final = 56
    #: Black's king.
    E8: Final = 60
    #: Black's rook on the king's side.
    H8: Final = 63


class Record:
    """Fields of a move record."""

    #: Source square.
    FROM: Final = 0
    #: Target square.
    TO: Final = 8
    #: The flags, one bit each.
    FLAGS: Final = 16
    #: Nibble of the moving piece (of the king for castling, of the pawn for a promotion); 0 for a null move.
    PIECE: Final = 20


class Flag:
    """Flags of a move record, as bits of its field `flags`."""

    #: The moving piece is a pawn.
    PAWN: Final = 0
    #: The move is a capture, possibly en passant.
    CAPTURE: Final = 1
    #: The move is castling.
    CASTLING: Final = 2
    #: Any other reason why the position before the move cannot recur: a promotion, a castling right lost by either side, a legal en passant capture before the move, a null move.
    OTHER: Final = 3


class HistoryLimit:
    """Length of the history."""

    #: Number of moves kept.
    MOVES: Final = 510


class AnswerLimit:
    """Limits of an answer's fields."""

    #: Maximum number of occurrences.
    COUNT: Final = 127


class Mode:
    """Bits of `query_mode`."""

    #: Stop at the nearest repetition.
    FIRST: Final = 0
    #: Also name moves that would repeat a position.
    NEAR: Final = 1
    #: No early stop.
    WHOLE: Final = 2


class Answer:
    """Fields of a repetition unit's answer words."""

    #: Square where the displaced piece would have to go (its current square is at bit 0).
    TO: Final = 6
    #: A move would repeat an earlier position.
    CANDIDATE: Final = 12
    #: The position is repeated.
    REPEATED: Final = 13
    #: There may be more occurrences among moves that were dropped.
    CUT: Final = 14
    #: The early stop ended the query.
    EARLY: Final = 15
    #: Number of occurrences of the position.
    COUNT: Final = 16
    #: Number of plies back to the nearest earlier occurrence.
    BACK: Final = 23


class Query:
    """Kinds of query of the attack unit."""

    #: SqAtakd: does the side attack the square?
    ATTACKED: Final = 0
    #: Which pieces attack the square?
    ATTACKERS: Final = 1
    #: ataks: which squares does the side attack?
    MAP: Final = 2
    #: BRscan: which squares does the slider see?
    MOBILITY: Final = 3
    #: KingScan: what surrounds the king?
    KING: Final = 4
    #: trapped: has the piece nowhere to go?
    TRAPPED: Final = 5


class AttackAnswer:
    """Fields of an attack unit's answers and of the entries of its map."""

    #: An x-ray's back piece (the front is bit 0).
    BACK: Final = 6
    #: The x-ray is a pin.
    PIN: Final = 12
    #: An attacker's type (its square is bit 0).
    PIECE: Final = 6
    #: Colour of the attacker.
    COLOUR: Final = 9
    #: Kinds of the attackers, pawns first (their number is at bit 0).
    KINDS: Final = 9
    #: Kinds of the attackers in a map entry.
    MAP_KINDS: Final = 5
    #: There is a slider on the square.
    SLIDER: Final = 15
    #: Number of pieces of the king's side next to the king.
    OWN: Final = 4
    #: Number of safe squares next to the king.
    SAFE: Final = 8


class Link:
    """The protocol of the link, and its sizes in bytes; see the protocol page in `soc`."""

    #: Version of the protocol.
    VERSION: Final = 1
    #: Number of requests that may be outstanding.
    WINDOW: Final = 1
    #: Version, session and sequence number.
    HEAD: Final = 6
    #: The CRC at the end of a frame.
    CHECK: Final = 4


class LinkRequest:
    """Maximum length of a request in the receiver's memory, including header and CRC."""

    #: Bytes.
    LIMIT: Final = 508


class LinkAnswer:
    """The sender's memory: responses from address 0 on, refusals after them."""

    #: Results are left out from here on: the rest is for the status, the CRC and the COBS codes.
    LIMIT: Final = 960
    #: Start of a refusal, placed so that it does not overwrite a response that may be requested again.
    REFUSAL: Final = 992


class LinkUnit:
    """Bit of each unit in the word that `hello` returns."""

    #: The compact generator.
    MOVEGEN: Final = 0
    #: The repetition unit.
    REPETITION: Final = 1
    #: The maker, on the generator's board.
    MAKE: Final = 2
    #: The attack unit.
    ATTACK: Final = 3
    #: One perft core.
    PERFT: Final = 4
    #: Queen against rook.
    TABLEBASE: Final = 5
    #: The searcher.
    SEARCH: Final = 6
    #: The searcher does up to 24 jobs at the same time.
    JOBS: Final = 7


class Command:
    """Commands of the link, by the high nibble of their byte."""

    #: Commands of no unit; the low nibble is one of `system_command`.
    SYSTEM: Final = 0
    #: Loads a word of the generator's board image; the low nibble is its address.
    LOAD_MOVEGEN: Final = 1
    #: Loads a word of the repetition unit's board image; the low nibble is its address.
    LOAD_REPETITION: Final = 2
    #: Generates moves: bit 0 legal moves, bit 1 captures and promotions only, bit 2 with the cycle of each.
    MOVES: Final = 3
    #: Pushes or pops a move of the game: the low nibble is the promotion piece, or 8 to pop the newest move.
    GAME: Final = 4
    #: Runs a repetition query; the low three bits are its mode.
    QUERY: Final = 5
    #: Makes or takes back a move on the generator's board: the low nibble is 0 to make one, 8 to take the newest back.
    MAKE: Final = 6
    #: Runs an attack query; the low three bits are its kind.
    ATTACK: Final = 7
    #: Perft: the low nibble is the depth, 1 to 10, or one of `perft_command`.
    PERFT: Final = 8
    #: Queen against rook: the low nibble is 0.
    TABLEBASE: Final = 9
    #: Sets a parameter of the next search; the low nibble is one of `search_setting`.
    SEARCH_SETTING: Final = 10
    #: Starts a search: the low nibble is the depth, 0 to 12, or one of `search_command`.
    SEARCH: Final = 11
    #: Adds a search to those in progress: the low nibble is the depth, 0 to 12, or one of `job_command`.
    JOB: Final = 12


class CommandBit:
    """Bits of a command's low nibble."""

    #: Legal moves.
    LEGAL: Final = 0
    #: Captures and promotions only.
    CAPTURES: Final = 1
    #: Each move with its cycle.
    TIMED: Final = 2
    #: The newest move is taken back.
    BACK: Final = 3


class PerftCommand:
    """Values of the low nibble of a perft command that are not a depth."""

    #: Discards the running count.
    CANCEL: Final = 0
    #: The largest depth.
    DEEPEST: Final = 10
    #: Reads the progress of the count.
    PROGRESS: Final = 15


class SearchSetting:
    """The arguments of the searcher's settings, four bytes each."""

    #: A move record of the game, and an ignored byte.
    RECORD: Final = 0
    #: The window: alpha and beta.
    WINDOW: Final = 1
    #: Node limit, bits 31 to 0.
    NODES: Final = 2
    #: Node limit, bits 39 to 32; an ignored byte; and the word of the move to try first.
    FIRST: Final = 3


class SearchCommand:
    """Values of the low nibble of a search command that are not a depth."""

    #: The largest depth.
    DEEPEST: Final = 12
    #: Ends the running search.
    CANCEL: Final = 14
    #: Reads the state and the result of the search.
    PROGRESS: Final = 15


class JobCommand:
    """Values of the low nibble of a job command that are not a depth."""

    #: Reads the oldest result and removes it.
    TAKE: Final = 15


class JobWord:
    """Fields of a job command's argument, which starts with the word of the second move."""

    #: The tag, 8 bits.
    TAG: Final = 16
    #: The root tries only the move to try first.
    ONLY: Final = 24


class LinkJob:
    """Limit of the jobs in progress."""

    #: Jobs whose results have not been removed.
    LIMIT: Final = 24


class SearchStatus:
    """Why a search ended."""

    #: The search was completed.
    DONE: Final = 0
    #: The node limit was reached.
    NODE_LIMIT: Final = 1
    #: The search was cancelled.
    CANCELLED: Final = 2


class Bound:
    """How a result's score bounds the root's true score."""

    #: No information.
    NONE: Final = 0
    #: The exact score.
    EXACT: Final = 1
    #: Lower bound.
    LOWER: Final = 2
    #: Upper bound.
    UPPER: Final = 3


class SystemCommand:
    """Commands of no unit."""

    #: Starts a session and returns the board's description.
    HELLO: Final = 1
    #: Returns the link's counters.
    COUNTERS: Final = 2
    #: Resets the units.
    RESET: Final = 3


class Status:
    """Status codes of a response."""

    #: All commands were executed.
    DONE: Final = 0
    #: The frame has another version of the protocol.
    VERSION: Final = 1
    #: There is no session, or another one.
    SESSION: Final = 2
    #: The sequence number is neither the next one nor a repeat.
    SEQUENCE: Final = 3
    #: A command is unknown or incomplete; the commands before it were executed.
    COMMAND: Final = 4
    #: There is no move to take back; the commands before were executed.
    NO_MOVE: Final = 5
    #: All commands were executed, but the response has no space for all results.
    TOO_LONG: Final = 6
    #: No search is free for another job; the commands before were executed.
    BUSY: Final = 7


class Register:
    """Addresses of the bus fronts' registers, in bytes."""

    #: 0x61677066: the letters fpga, f in the lowest byte
    IDENTITY: Final = 0
    #: what the units can accept, and what waits to be read
    STATUS: Final = 4
    #: interrupt mask, bits as in STATUS: irq is high while a bit is set in both; 0 after reset
    INTERRUPTS: Final = 8
    #: any write resets both units; they keep boards and history, unless the reset interrupts a write to the repetition unit (REPETITION_IDLE clear and no query in progress)
    RESET: Final = 12
    #: starts a generation; an error unless IDLE
    MOVES: Final = 16
    #: returns the next move and removes it; all bits are 0 if nothing is ready yet
    MOVE: Final = 20
    #: clocks of the generation, including those in which a move was waiting; modulo 65,536
    MOVES_CYCLES: Final = 24
    #: squares visited in the generation; modulo 65,536
    MOVES_VISITED: Final = 28
    #: pushes a move of the game; an error during a query
    PUSH: Final = 32
    #: any write pops the newest move; an error if HELD is clear or a query is in progress
    POP: Final = 36
    #: starts a query: bit 0 stop at the nearest repetition, bit 1 also name moves that would repeat a position, bit 2 search the whole history even if no further repetition is possible (disables the early stop)
    QUERY: Final = 40
    #: returns the next answer word and removes it; 0 if no word is ready; bits 12 to 0 can name a move that would repeat a position; only the last word has the other fields
    ANSWER: Final = 44
    #: clocks of the query, including those in which a word was waiting; modulo 65,536
    QUERY_CYCLES: Final = 48
    #: pairs of moves that the query has taken back; modulo 65,536
    QUERY_STEPS: Final = 52
    #: size of the game's history
    HISTORY: Final = 56
    #: the move generator's board image: ranks 1 to 8, state word; an error unless IDLE
    MOVEGEN_BOARD: Final = 64
    #: the same for the repetition unit; empties its history; an error during a query
    REPETITION_BOARD: Final = 128


class RegisterField:
    """Masks of their fields, `REGISTER_FIELD`."""

    #: the move generator is idle: it accepts words of its board, and MOVES
    STATUS_IDLE: Final = 1
    #: a read of MOVE returns a move
    STATUS_MOVE: Final = 2
    #: the repetition unit is idle: it accepts words of its board, PUSH, POP and QUERY
    STATUS_REPETITION_IDLE: Final = 16
    #: a read of ANSWER returns a word
    STATUS_ANSWER: Final = 32
    #: the history has a move to pop
    STATUS_HELD: Final = 64
    #: 1 legal moves; 0 pseudo-legal moves
    MOVES_LEGAL: Final = 1
    #: 1 captures, en passant and promotions only; 0 all moves
    MOVES_CAPTURES: Final = 2
    #: the move word; 0 if the position has no moves
    MOVE_WORD: Final = 0xffff
    #: this is the last move
    MOVE_LAST: Final = 0x10000
    #: this word is valid: it holds a move or, if WORD is 0, says that the position has no moves
    MOVE_THERE: Final = 0x80000000
    #: the move record
    PUSH_RECORD: Final = 0xffffff
    #: promotion piece: 2 to 5 knight, bishop, rook, queen; 0 none
    PUSH_PROMOTION: Final = 0x7000000
    #: the position is a repetition
    ANSWER_REPEATED: Final = 0x2000
    #: older moves were dropped, so there may be more occurrences
    ANSWER_CUT: Final = 0x4000
    #: the early stop ended the query
    ANSWER_EARLY: Final = 0x8000
    #: number of occurrences of the position; at least 1 in the last word of an answer, 0 in any other word
    ANSWER_COUNT: Final = 0x7f0000
    #: plies back to the nearest earlier occurrence
    ANSWER_BACK: Final = 0xff800000
    #: number of moves kept
    HISTORY_KEPT: Final = 511
    #: number of moves since the last irreversible one
    HISTORY_REVERSIBLE: Final = 0x1ff0000
