"""Version and formats. Made from their declarations by testbenches/python/refresh, do not edit.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from typing import Final

#: Version of the package: that of the program and the Verilog.
VERSION: Final = "0.3.0"


class Piece:
    """Piece types, as posdata numbers them; a board has no black pawn among them but a colour."""

    #: No piece.
    NONE: Final = 0
    #: A pawn; in posdata a white one.
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
    #: A black pawn, whose walk is another one.
    BLACK_PAWN: Final = 7


class Nibble:
    """The colour bit of a piece nibble."""

    #: A black piece.
    BLACK: Final = 8


class MoveKind:
    """Kinds of move; of promotions only the kind of the knight's."""

    #: A move that is none of the following.
    QUIET: Final = 0
    #: A pawn's two steps.
    DOUBLE_PUSH: Final = 1
    #: O-O.
    CASTLE_SHORT: Final = 2
    #: O-O-O.
    CASTLE_LONG: Final = 3
    #: A capture.
    CAPTURE: Final = 4
    #: A capture en passant.
    EN_PASSANT: Final = 5
    #: A promotion.
    PROMOTION: Final = 8
    #: A promotion with a capture.
    CAPTURE_PROMOTION: Final = 12


class MoveWord:
    """Fields of a move word."""

    #: Where it comes from.
    FROM: Final = 0
    #: Where it goes.
    TO: Final = 6
    #: Its kind.
    KIND: Final = 12
    #: The kind's bit that says it is a promotion.
    PROMOTES: Final = 15


class StateWord:
    """Fields of the state word."""

    #: Side to move, 1 = black.
    SIDE: Final = 0
    #: Castling rights.
    RIGHTS: Final = 1
    #: There is an en passant square.
    EN_PASSANT: Final = 5
    #: That square.
    EN_PASSANT_SQUARE: Final = 6
    #: The half-move clock.
    HALF_MOVES: Final = 12
    #: The full-move number.
    FULL_MOVES: Final = 19


class Rights:
    """Sets of castling rights."""

    #: White's on the king's side.
    WHITE_SHORT: Final = 1
    #: White's on the queen's side.
    WHITE_LONG: Final = 2
    #: White's.
    WHITE: Final = 3
    #: Black's on the king's side.
    BLACK_SHORT: Final = 4
    #: Black's on the queen's side.
    BLACK_LONG: Final = 8
    #: Black's.
    BLACK: Final = 12


class Home:
    """Squares where a king or a rook that may castle stands."""

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

    #: Where the piece comes from.
    FROM: Final = 0
    #: Where it goes.
    TO: Final = 8
    #: Four flags.
    FLAGS: Final = 16
    #: Its nibble, 0 for a null move.
    PIECE: Final = 20


class Flag:
    """Flags of a move record."""

    #: A pawn moves.
    PAWN: Final = 0
    #: Something is captured, en passant too.
    CAPTURE: Final = 1
    #: The king castles.
    CASTLING: Final = 2
    #: Anything else after which the position before cannot come again.
    OTHER: Final = 3


class HistoryLimit:
    """How long the history is."""

    #: Moves kept.
    MOVES: Final = 510


class AnswerLimit:
    """How far an answer counts."""

    #: Occurrences.
    COUNT: Final = 127


class Mode:
    """Bits of `query_mode`."""

    #: To the nearest repetition.
    FIRST: Final = 0
    #: Moves that repeat too.
    NEAR: Final = 1
    #: No early stop.
    WHOLE: Final = 2


class Answer:
    """Fields of a repetition unit's answer."""

    #: Where the displaced piece stands is bit 0; where it would have to go.
    TO: Final = 6
    #: There is such a piece.
    CANDIDATE: Final = 12
    #: The position is repeated.
    REPEATED: Final = 13
    #: Moves were dropped that might hold more.
    CUT: Final = 14
    #: The walk ended early.
    EARLY: Final = 15
    #: How often the position has occurred.
    COUNT: Final = 16
    #: How many plies back.
    BACK: Final = 23


class Query:
    """Kinds of query of the attack unit."""

    #: SqAtakd: does the side attack the square?
    ATTACKED: Final = 0
    #: By which pieces?
    ATTACKERS: Final = 1
    #: ataks: what does the side attack?
    MAP: Final = 2
    #: BRscan: how far does the slider see?
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
    #: An attacker's colour.
    COLOUR: Final = 9
    #: Kinds of the attackers, pawns first (their number is bit 0).
    KINDS: Final = 9
    #: The same in the map.
    MAP_KINDS: Final = 5
    #: There is a slider.
    SLIDER: Final = 15
    #: Own pieces beside the king.
    OWN: Final = 4
    #: Safe squares beside the king.
    SAFE: Final = 8


class Link:
    """The protocol of the link, and its sizes in bytes; see the protocol's page in `soc`."""

    #: Version of the protocol.
    VERSION: Final = 1
    #: Requests that may be open at once.
    WINDOW: Final = 1
    #: Version, session and sequence number.
    HEAD: Final = 6
    #: The check behind a frame.
    CHECK: Final = 4


class LinkRequest:
    """The longest request, head and check counted, as it stands in the receiver's memory."""

    #: Bytes.
    LIMIT: Final = 508


class LinkAnswer:
    """The sender's memory: answers from 0 on, refusals behind them."""

    #: From here on no result is taken in: what is left is for status, check and the codes between.
    LIMIT: Final = 960
    #: Where a refusal stands, so that it does not overwrite an answer that may be asked for again.
    REFUSAL: Final = 992


class LinkUnit:
    """Where each unit's bit is among those that `hello` tells."""

    #: The compact generator.
    MOVEGEN: Final = 0
    #: The repetition unit.
    REPETITION: Final = 1
    #: Moves made on the generator's board.
    MAKE: Final = 2
    #: The attack unit.
    ATTACK: Final = 3
    #: A core of perft.
    PERFT: Final = 4
    #: Queen against rook.
    TABLEBASE: Final = 5
    #: The searcher.
    SEARCH: Final = 6


class Command:
    """Commands of the link, by the high nibble of their byte."""

    #: What is no unit's, by the low nibble: `system_command`.
    SYSTEM: Final = 0
    #: A word of the board image for the generator; the low nibble is its address.
    LOAD_MOVEGEN: Final = 1
    #: The same for the repetition unit.
    LOAD_REPETITION: Final = 2
    #: Moves: bit 0 legal ones, 1 captures and promotions only, 2 with the cycle of each.
    MOVES: Final = 3
    #: A move of the game: the low nibble is what a pawn becomes, or 8: the newest is taken back.
    GAME: Final = 4
    #: A repetition query; the low three bits are its mode.
    QUERY: Final = 5
    #: A move on the generator's board: the low nibble is 0, or 8: the newest is taken back.
    MAKE: Final = 6
    #: An attack query; the low three bits are its kind.
    ATTACK: Final = 7
    #: Perft: the low nibble is the depth, 1 to 10, or one of `perft_command`.
    PERFT: Final = 8
    #: Queen against rook: the low nibble is 0.
    TABLEBASE: Final = 9
    #: What the next search has besides its board and depth: the low nibble is one of `search_setting`.
    SEARCH_SETTING: Final = 10
    #: A search: the low nibble is the depth, 0 to 12, or one of `search_command`.
    SEARCH: Final = 11


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
    """What the low nibble of a perft command is if not a depth."""

    #: Drops what is under way.
    CANCEL: Final = 0
    #: The largest depth.
    DEEPEST: Final = 10
    #: How far it is.
    PROGRESS: Final = 15


class SearchSetting:
    """What comes with a setting of the searcher, four bytes."""

    #: A move record of the game, and a byte that does not matter.
    RECORD: Final = 0
    #: The window: alpha and beta.
    WINDOW: Final = 1
    #: The node limit's low word.
    NODES: Final = 2
    #: The node limit's bits 39 to 32, a byte that does not matter, and the word of the move to try first.
    FIRST: Final = 3


class SearchCommand:
    """What the low nibble of a search command is if not a depth."""

    #: The largest depth.
    DEEPEST: Final = 12
    #: Ends what is under way.
    CANCEL: Final = 14
    #: How far it is, and what it came to.
    PROGRESS: Final = 15


class SearchStatus:
    """Why a search ended, as the result says it."""

    #: It was done.
    DONE: Final = 0
    #: The node limit.
    NODE_LIMIT: Final = 1
    #: It was cancelled.
    CANCELLED: Final = 2


class Bound:
    """How a result's score bounds the root's true score."""

    #: Nothing.
    NONE: Final = 0
    #: Exactly it.
    EXACT: Final = 1
    #: Lower bound.
    LOWER: Final = 2
    #: Upper bound.
    UPPER: Final = 3


class SystemCommand:
    """Commands that are no unit's."""

    #: Begins a session, and says what the board is.
    HELLO: Final = 1
    #: What the receiver has counted.
    COUNTERS: Final = 2
    #: Resets the units.
    RESET: Final = 3


class Status:
    """How an answer ends."""

    #: All was done.
    DONE: Final = 0
    #: The frame has another version of the protocol.
    VERSION: Final = 1
    #: No session, or another.
    SESSION: Final = 2
    #: Neither the sequence number that follows nor a repeat.
    SEQUENCE: Final = 3
    #: No such command, or it is cut short; those before it were done.
    COMMAND: Final = 4
    #: There is no move to take back; what stands before was done.
    NO_MOVE: Final = 5
    #: All was done, but the answer has no room for all results.
    TOO_LONG: Final = 6


class Register:
    """Addresses of the bus fronts' registers, in bytes."""

    #: 0x61677066, the letters fpga
    IDENTITY: Final = 0
    #: status of the units and pending answers
    STATUS: Final = 4
    #: interrupt mask, bits as in STATUS: irq is high while a bit is set in both; 0 after reset
    INTERRUPTS: Final = 8
    #: any write resets the units; loaded words are kept
    RESET: Final = 12
    #: starts a generation; only when IDLE
    MOVES: Final = 16
    #: removes and returns the next move; 0 if none is available yet
    MOVE: Final = 20
    #: clocks of the generation, including those in which a move was waiting; modulo 65,536
    MOVES_CYCLES: Final = 24
    #: squares visited; modulo 65,536
    MOVES_VISITED: Final = 28
    #: plays a move of the game; not during a query
    PUSH: Final = 32
    #: any write takes back the newest move; only when HELD, and not during a query
    POP: Final = 36
    #: starts a query: bit 0 stop at the nearest repetition, bit 1 also name repeating moves, bit 2 disable the early stop
    QUERY: Final = 40
    #: removes and returns the next answer word; 0 if none is available yet
    ANSWER: Final = 44
    #: clocks of the query, including those in which a word was waiting; modulo 65,536
    QUERY_CYCLES: Final = 48
    #: pairs of moves retracted; modulo 65,536
    QUERY_STEPS: Final = 52
    #: state of the game
    HISTORY: Final = 56
    #: the move generator's board image: ranks 1 to 8, state word; only when IDLE
    MOVEGEN_BOARD: Final = 64
    #: the same for the repetition unit; clears its game; not during a query
    REPETITION_BOARD: Final = 128


class RegisterField:
    """Masks of their fields, `REGISTER_FIELD`."""

    #: the move generator accepts words and starts
    STATUS_IDLE: Final = 1
    #: a move is waiting
    STATUS_MOVE: Final = 2
    #: the repetition unit accepts words, moves and queries
    STATUS_REPETITION_IDLE: Final = 16
    #: an answer word is waiting
    STATUS_ANSWER: Final = 32
    #: there is a move to take back
    STATUS_HELD: Final = 64
    #: legal moves; otherwise pseudo-legal
    MOVES_LEGAL: Final = 1
    #: captures and promotions only
    MOVES_CAPTURES: Final = 2
    #: the move word; 0 if the position has no moves
    MOVE_WORD: Final = 0xffff
    #: this is the last move
    MOVE_LAST: Final = 0x10000
    #: a move was available
    MOVE_THERE: Final = 0x80000000
    #: move record
    PUSH_RECORD: Final = 0xffffff
    #: promotion piece: 2 to 5 knight, bishop, rook, queen; otherwise 0
    PUSH_PROMOTION: Final = 0x7000000
    #: in the last word: the position is a repetition
    ANSWER_REPEATED: Final = 0x2000
    #: older moves were dropped, so there may be more
    ANSWER_CUT: Final = 0x4000
    #: the walk ended early
    ANSWER_EARLY: Final = 0x8000
    #: number of occurrences of the position; 0 only in words before the last
    ANSWER_COUNT: Final = 0x7f0000
    #: plies back to the nearest occurrence
    ANSWER_BACK: Final = 0xff800000
    #: number of moves kept
    HISTORY_KEPT: Final = 511
    #: number of reversible moves at the end
    HISTORY_REVERSIBLE: Final = 0x1ff0000
