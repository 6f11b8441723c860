#!/usr/bin/env python3
"""Computes digests and checksums of campaigns again, with python-chess and without our code.

    .tools/venv/bin/python testbenches/campaign/digest.py N [legal|captures]   `fpgambit verify --plies N --mode legal`
    .tools/venv/bin/python testbenches/campaign/digest.py perft DEPTH          `fpgambit perft --fen startpos --depth DEPTH --out`
    .tools/venv/bin/python testbenches/campaign/digest.py check FILE...        the checksums of documents and partial files

Prints the number of positions, the number of moves or nodes, and the digest. N up to 4 takes a minute. `check` prints a
line for each file and exits with status 1 if a file is damaged. README.md in this folder defines the digests and
checksums.
"""

import hashlib
import json
import struct
import sys

PROMOTION = {2: 0, 3: 1, 4: 2, 5: 3}  # python-chess: knight to queen
MASK = (1 << 64) - 1


def siphash128(data):
    """SipHash-2-4 with 128 bits of output and key 00 01 ... 0f, as a little-endian number."""
    k0, k1 = struct.unpack("<2Q", bytes(range(16)))
    a, b = k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D ^ 0xEE
    c, d = k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573

    def rotate(x, n):
        return (x << n | x >> (64 - n)) & MASK

    def rounds(number):
        nonlocal a, b, c, d
        for _ in range(number):
            a = a + b & MASK
            b = rotate(b, 13) ^ a
            a = rotate(a, 32)
            c = c + d & MASK
            d = rotate(d, 16) ^ c
            a = a + d & MASK
            d = rotate(d, 21) ^ a
            c = c + b & MASK
            b = rotate(b, 17) ^ c
            c = rotate(c, 32)

    whole = data + bytes(7 - len(data) % 8) + bytes([len(data) & 255])
    for (word,) in struct.iter_unpack("<Q", whole):
        d ^= word
        rounds(2)
        a ^= word
    c ^= 0xEE
    rounds(4)
    low = a ^ b ^ c ^ d
    b ^= 0xDD
    rounds(4)
    return (a ^ b ^ c ^ d) << 64 | low


def answer(image, mode, words, hashes={}):
    """The hash of an answer: the board image, the mode, and the sum of the hashes of its move words."""
    total = 0
    for word in words:
        if word not in hashes:
            hashes[word] = siphash128(struct.pack("<H", word))
        total += hashes[word]
    return siphash128(image + struct.pack("<I", mode) + (total % (1 << 128)).to_bytes(16, "little"))


def nodes_answer(image, depth, nodes):
    """The hash of a count of nodes."""
    return siphash128(image + struct.pack("<IQQ", 4, depth, nodes))


def key(board):
    """The key that distinguishes positions. It contains an en passant square only if the capture is legal."""
    return (board.board_fen(), board.turn, board.castling_rights, board.ep_square if board.has_legal_en_passant() else None)


def image(board, clocks=False):
    """The board image. Without clocks as in `--plies`, and without an en passant square on which nobody can capture."""
    import chess

    words = []
    for rank in range(8):
        word = 0
        for file in range(8):
            piece = board.piece_at(chess.square(file, rank))
            if piece:
                word |= (piece.piece_type | (8 if piece.color == chess.BLACK else 0)) << (4 * file)
        words.append(word)
    state = int(board.turn == chess.BLACK)
    for bit, rook in enumerate([chess.BB_H1, chess.BB_A1, chess.BB_H8, chess.BB_A8]):
        state |= bool(board.castling_rights & rook) << (1 + bit)
    if board.ep_square is not None if clocks else board.has_legal_en_passant():
        state |= 1 << 5 | board.ep_square << 6
    state |= (board.halfmove_clock << 12 | board.fullmove_number << 19) if clocks else 1 << 19
    return struct.pack("<9I", *words, state)


def word(board, move):
    import chess

    capture = board.is_capture(move)
    piece = board.piece_type_at(move.from_square)
    if move.promotion:
        kind = 8 + 4 * capture + PROMOTION[move.promotion]
    elif board.is_en_passant(move):
        kind = 5
    elif capture:
        kind = 4
    elif board.is_castling(move):
        kind = 2 if chess.square_file(move.to_square) == 6 else 3
    elif piece == chess.PAWN and abs(move.to_square - move.from_square) == 16:
        kind = 1
    else:
        kind = 0
    return move.from_square | move.to_square << 6 | kind << 12


def plies(number, captures):
    import chess

    boards = {key(chess.Board()): chess.Board()}
    for _ in range(number):
        below = {}
        for board in boards.values():
            for move in board.legal_moves:
                child = board.copy(stack=False)
                child.push(move)
                below.setdefault(key(child), child)
        boards = below
    digest = moves = 0
    for board in boards.values():
        words = [word(board, move) for move in board.legal_moves]
        if captures:
            words = [word for word in words if word >> 12 >= 4]
        moves += len(words)
        digest += answer(image(board), 1 | captures << 1, words)
    print(f"{len(boards)} positions, {moves} moves, digest {digest % (1 << 128):032x}")


def perft(depth):
    """Counts the nodes below each position after two plies (none at depth 1, one at depth 2). A position counts once
    for each path to it."""
    import chess

    dealt = min(2, depth - 1)

    def parts(board, left):
        if left == 0:
            yield board
            return
        for move in board.legal_moves:
            board.push(move)
            yield from parts(board, left - 1)
            board.pop()

    def count(board, left):
        if left == 1:
            return board.legal_moves.count()
        total = 0
        for move in board.legal_moves:
            board.push(move)
            total += count(board, left - 1)
            board.pop()
        return total

    digest = positions = nodes = 0
    for board in parts(chess.Board(), dealt):
        below = count(board, depth - dealt)
        positions, nodes = positions + 1, nodes + below
        digest += nodes_answer(image(board, clocks=True), depth - dealt, below)
    print(f"{positions} positions, {nodes} nodes, digest {digest % (1 << 128):032x}")


def check(path):
    """Checks that a document's checksum matches its text and, if it has parts, that its digest is the sum of theirs."""
    data = open(path, "rb").read().rstrip()
    body, mark, rest = data.rpartition(b',"checksum":"')
    if not mark or rest != hashlib.sha256(body).hexdigest().encode() + b'"}':
        return "damaged: its checksum is not that of its text"
    document = json.loads(data)
    if document["document"] != 2:
        return f"document version {document['document']}: this script knows 2"
    modes = document.get("modes", [])
    if modes and "digest" in document:
        parts = sum(int(mode["digest"], 16) for mode in modes) % (1 << 128)
        if parts != int(document["digest"], 16):
            return "its digest is not the sum of its modes'"
    return "whole"


def main():
    if sys.argv[1] == "check":
        found = {path: check(path) for path in sys.argv[2:]}
        for path, verdict in found.items():
            print(f"{path}: {verdict}")
        sys.exit(any(verdict != "whole" for verdict in found.values()))
    elif sys.argv[1] == "perft":
        perft(int(sys.argv[2]))
    else:
        plies(int(sys.argv[1]), sys.argv[2:] == ["captures"])


if __name__ == "__main__":
    main()
