#!/usr/bin/env python3
"""Compares `sim/data/suite.epd` with python-chess, an independent oracle, and checks that each position has what its
name promises.

    testbenches/suite/check.py [--require-oracle] [FILE]

Without python-chess the script checks only the form, the names and the categories, and prints a warning. With
`--require-oracle` (as in CI) this is a failure. The script reports every difference, not only the first. Exit status: 0
no difference, 1 a difference, 2 bad usage.
"""

import argparse
import re
import sys
from collections import Counter
from pathlib import Path

try:
    import chess
except ImportError:
    chess = None

SUITE = Path(__file__).resolve().parents[2] / "sim" / "data" / "suite.epd"
LEAST_POSITIONS = 125  # 250 positions to run, because each is also mirrored

DIRECTIONS = {"orthogonal": ("n", "e", "s", "w"), "diagonal": ("ne", "se", "sw", "nw")}
PINNED = ("pawn", "knight", "bishop", "rook", "queen")
BLOCKING_SQUARES = ("b1", "c1", "d1", "f1", "g1")
CHECKERS = ("pawn", "knight", "bishop", "rook", "queen")

# The required names: at least one position's name must begin with each of these special cases.
REQUIRED = [
    "perft.start", "perft.kiwipete", "perft.position-3", "perft.position-4", "perft.position-5", "perft.position-6",
    "castling.free.both", "castling.free.short", "castling.free.long", "castling.gives-check.",
    "castling.rook-attacked.short", "castling.rook-attacked.long", "castling.rook-path-attacked.b1",
    *(f"castling.out-of-check.by-{piece}" for piece in CHECKERS),
    *(f"castling.{way}-check.{side}.by-{piece}" for way in ("through", "into") for side in ("short", "long")
      for piece in ("pawn", "knight", "bishop", "rook", "king")),
    *(f"castling.blocked.{side}.{square}" for side in ("own", "enemy") for square in BLOCKING_SQUARES),
    *(f"castling.right-lost.before.{way}" for way in (
        "king-moves", "rook-moves", "rook-takes-rook-short", "rook-takes-rook-long", "bishop-takes-rook",
        "knight-takes-rook", "queen-takes-rook", "pawn-takes-rook", "king-takes-rook")),
    *(f"castling.right-lost.after.{way}" for way in (
        "king-moved", "rook-moved.short", "rook-moved.long", "rook-captured.short", "rook-captured.long", "all")),
    "en-passant.plain.", "en-passant.two-candidates", "en-passant.no-capturer", "en-passant.only-move",
    "en-passant.pinned.rank", "en-passant.pinned.file", "en-passant.pinned.diagonal.capturer",
    "en-passant.pinned.diagonal.captured-pawn", "en-passant.pinned.diagonal.along-the-pin",
    "en-passant.answers-check.captures-checker", "en-passant.answers-check.blocks",
    "en-passant.in-check.illegal", "en-passant.in-check.illegal.double-check",
    *(f"en-passant.{case}.{edge}-file" for case in ("edge", "wrap-around") for edge in "ah"),
    *(f"check.{piece}" for piece in CHECKERS),
    *(f"check.{piece}.{reach}" for piece in ("bishop", "rook", "queen") for reach in ("contact", "distant")),
    *(f"double-check.{pair}" for pair in (
        "rook-and-knight", "rook-and-bishop", "rook-and-pawn", "bishop-and-knight", "bishop-and-pawn",
        "queen-and-knight", "queen-and-bishop")),
    "many-checkers.three", "many-checkers.sixteen",
    *(f"pin.orthogonal.{pinned}-by-{slider}.{to}" for pinned in PINNED for slider in ("rook", "queen")
      for to in DIRECTIONS["orthogonal"]),
    *(f"pin.diagonal.{pinned}-by-{slider}.{to}" for pinned in PINNED for slider in ("bishop", "queen")
      for to in DIRECTIONS["diagonal"]),
    "pin.eight-at-once", "pin.pawn.", "pin.not.",
    "promotion.quiet.all-files", "promotion.quiet.each-piece", "promotion.capture.all-files",
    "promotion.capture.both-and-push", "promotion.edge.a-file", "promotion.edge.h-file", "promotion.blocked.",
    "promotion.blocks-check", "promotion.captures-checker", "promotion.pinned.diagonal.takes-pinner",
    "promotion.pinned.rank", "promotion.pinned.file",
    *(f"pawn.second-rank.{step}-blocked-by-{side}" for step in ("single", "double") for side in ("own", "enemy")),
    "pawn.double-push.gives-check", "pawn.double-push.answers-check",
    *(f"king.corner.{square}" for square in ("a1", "h1", "a8", "h8")),
    "king.opposition.file", "king.opposition.rank", "king.opposition.diagonal",
    *(f"king.x-ray.{slider}" for slider in ("rook", "bishop", "queen")),
    "stalemate.", "stalemate.pinned-piece", "mate.back-rank", "mate.smothered", "mate.double-check",
    "captures.none", "material.nine-queens", "material.ten-knights", "material.max-218",
    "material.over-256-moves", "material.bare-kings",
    *(f"clock.half-move-{plies}" for plies in (99, 100, 127, 300)), "clock.full-move-8192",
]

# What a name promises about its position, besides its `c2`: prefix, promise, test of (board, legal moves).
PROMISES = [
    ("castling.out-of-check.", "the side to move is in check", lambda b, legal: b.is_check()),
    ("castling.through-check.", "the side to move is not in check", lambda b, legal: not b.is_check()),
    ("castling.into-check.", "the side to move is not in check", lambda b, legal: not b.is_check()),
    ("en-passant.answers-check.", "one checker", lambda b, legal: len(b.checkers()) == 1),
    ("en-passant.in-check.", "the side to move is in check", lambda b, legal: b.is_check()),
    ("en-passant.in-check.illegal.double-check", "two checkers", lambda b, legal: len(b.checkers()) == 2),
    ("en-passant.only-move", "one legal move", lambda b, legal: len(legal) == 1),
    ("check.", "one checker", lambda b, legal: len(b.checkers()) == 1),
    ("double-check.", "two checkers", lambda b, legal: len(b.checkers()) == 2),
    ("many-checkers.", "three checkers or more", lambda b, legal: len(b.checkers()) >= 3),
    ("many-checkers.sixteen", "sixteen checkers", lambda b, legal: len(b.checkers()) == 16),
    ("pin.orthogonal.", "a pinned piece", lambda b, legal: pinned_count(b) == 1),
    ("pin.diagonal.", "a pinned piece", lambda b, legal: pinned_count(b) == 1),
    ("pin.eight-at-once", "eight pinned pieces", lambda b, legal: pinned_count(b) == 8),
    ("pin.not.", "no pinned piece", lambda b, legal: pinned_count(b) == 0),
    ("king.only-one-square", "one legal move", lambda b, legal: len(legal) == 1),
    ("stalemate.", "no legal move and no check", lambda b, legal: not legal and not b.is_check()),
    ("mate.averted-only-by-en-passant", "one legal move, en passant",
     lambda b, legal: len(legal) == 1 and b.is_en_passant(legal[0])),
    ("captures.none", "no legal capture", lambda b, legal: not any(b.is_capture(m) for m in legal)),
    ("captures.only-captures", "captures only", lambda b, legal: legal and all(b.is_capture(m) for m in legal)),
    ("material.max-218", "218 legal moves", lambda b, legal: len(legal) == 218),
    ("material.max-captures-74", "74 legal captures", lambda b, legal: sum(map(b.is_capture, legal)) == 74),
    ("material.over-256-moves", "more than 256 legal moves", lambda b, legal: len(legal) > 256),
    ("material.nine-queens", "nine queens", lambda b, legal: len(b.pieces(chess.QUEEN, b.turn)) == 9),
    ("material.ten-knights", "ten knights", lambda b, legal: len(b.pieces(chess.KNIGHT, b.turn)) == 10),
    ("mate.", "no legal move and check", lambda b, legal: not legal and b.is_check()),
]

LINE = re.compile(
    r'(?P<fen>(?:[^\s;]+ ){5}[^\s;]+); id "(?P<id>[a-z0-9.-]+)"; D1 (?P<d1>\d+); D2 (?P<d2>\d+); '
    r'c0 "captures (?P<captures>\d+)"; c1 "pseudo (?P<pseudo>\d+)";'
    r'(?: c2 "(?P<moves>[+~-][a-h][1-8][a-h][1-8][nbrq]?(?: [+~-][a-h][1-8][a-h][1-8][nbrq]?)*)";)?')


def pinned_count(board):
    return sum(board.is_pinned(board.turn, square) for square in chess.SquareSet(board.occupied_co[board.turn]))


def refusal(fen, board):
    """Why the design's rules (section 5) reject the position, or None. python-chess checks the form of the fields."""
    placement, _, rights, en_passant, _, _ = fen.split()
    if placement.count("K") != 1 or placement.count("k") != 1:
        return "a side has not one king"
    if board.pawns & (chess.BB_RANK_1 | chess.BB_RANK_8):
        return "a pawn on the first or last rank"
    if board.was_into_check():
        return "the side not to move is in check"
    for right, king, rook in (("K", "Ke1", "Rh1"), ("Q", "Ke1", "Ra1"), ("k", "ke8", "rh8"), ("q", "ke8", "ra8")):
        for piece in (king, rook):
            found = board.piece_at(chess.parse_square(piece[1:]))
            if right in rights and (found is None or found.symbol() != piece[0]):
                return f"castling right {right} without {piece}"
    if en_passant != "-":
        target = chess.parse_square(en_passant)
        back = 8 if board.turn == chess.WHITE else -8
        if chess.square_rank(target) != (5 if board.turn == chess.WHITE else 2):
            return "the en passant square is on the wrong rank"
        if board.piece_at(target) or board.piece_at(target + back):
            return "the en passant square or the one behind it is occupied"
        if board.piece_at(target - back) != chess.Piece(chess.PAWN, not board.turn):
            return "no pawn before the en passant square"
    return None


def leaves_king_safe(board, move):
    """Whether a move is legal. Plays the move and tests for check, so it shares nothing with the pin masks of
    python-chess."""
    board.push(move)
    safe = not board.is_attacked_by(board.turn, board.king(not board.turn))
    board.pop()
    return safe


def differences(entry, board, mirrored):
    """All errors of `entry` about `board`, which is its position or the mirror image."""
    legal, pseudo = list(board.legal_moves), list(board.pseudo_legal_moves)
    if Counter(legal) != Counter(move for move in pseudo if leaves_king_safe(board, move)):
        yield "python-chess disagrees with itself played out"
    captures = sum(1 for move in legal if board.is_capture(move) or move.promotion)
    leaves = 0
    for move in legal:
        board.push(move)
        leaves += board.legal_moves.count()
        board.pop()
    for what, said, found in (("D1", entry["d1"], len(legal)), ("D2", entry["d2"], leaves),
                              ("captures", entry["captures"], captures), ("pseudo", entry["pseudo"], len(pseudo))):
        if int(said) != found:
            yield f"{what} is {found}, the file says {said}"

    for promise in (entry["moves"] or "").split():
        move = chess.Move.from_uci(promise[1:])
        if mirrored:
            move = chess.Move(move.from_square ^ 56, move.to_square ^ 56, move.promotion)
        found = "+" if move in legal else "~" if move in pseudo else "-"
        if found != promise[0]:
            yield f"c2 says {promise}, found {found}"
    promises = [p for p in PROMISES if entry["id"].startswith(p[0])]
    if entry["id"].startswith("mate.averted"):
        promises = [p for p in promises if p[0] != "mate."]
    for _, promised, holds in promises:
        if not holds(board, legal):
            yield f"the name promises: {promised}"


def read(path):
    """The entries of the file, and the errors in its form, names and categories."""
    entries, problems = [], []
    for number, line in enumerate(path.read_text(encoding="ascii").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        found = LINE.fullmatch(line)
        if found:
            entries.append({"line": number, **found.groupdict()})
        else:
            problems.append(f"line {number}: not of the form the header describes: {line}")
    for name, times in Counter(entry["id"] for entry in entries).items():
        if times > 1:
            problems.append(f"the name {name} occurs {times} times")
    for fen, times in Counter(entry["fen"] for entry in entries).items():
        if times > 1:
            problems.append(f"the position {fen} occurs {times} times")
    for prefix in REQUIRED:
        if not any(entry["id"].startswith(prefix) for entry in entries):
            problems.append(f"no position is named {prefix}*")
    if len(entries) < LEAST_POSITIONS:
        problems.append(f"{len(entries)} positions, at least {LEAST_POSITIONS} wanted")
    return entries, problems


def main():
    parser = argparse.ArgumentParser(description="Compares the built-in suite with python-chess.")
    parser.add_argument("file", nargs="?", type=Path, default=SUITE, help="EPD file (default: sim/data/suite.epd)")
    parser.add_argument("--require-oracle", action="store_true", help="fail if python-chess is missing")
    options = parser.parse_args()
    try:
        entries, problems = read(options.file)
    except (OSError, UnicodeDecodeError) as error:
        parser.error(f"cannot read {options.file}: {error}")

    if chess is None:
        note = "python-chess is not installed (pip install chess): NO COUNT OF THE SUITE WAS CHECKED"
        print(f"check.py: {note}", file=sys.stderr)
        if options.require_oracle:
            problems.append(note)
    else:
        for entry in entries:
            place = f'line {entry["line"]}: {entry["id"]}: {entry["fen"]}'
            try:
                board = chess.Board(entry["fen"])
                reason = refusal(entry["fen"], board)
            except ValueError as error:
                reason = str(error)
            if reason:
                problems.append(f"{place}: refused: {reason}")
                continue
            problems += [f"{place}: {text}" for text in differences(entry, board, False)]
            problems += [f"{place}: mirrored: {text}" for text in differences(entry, board.mirror(), True)]

    for problem in problems:
        print(problem)
    how = "unchecked counts" if chess is None else f"python-chess {chess.__version__}, each position also mirrored"
    print(f"suite: {len(entries)} positions, {len(REQUIRED)} required names, {len(problems)} problems ({how})")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
