"""Tests positions and moves, with python-chess and the program as oracles."""

import json
import random
import subprocess
import unittest

from fpgambit_link.moves import Move, MoveError
from fpgambit_link.position import START, Position, PositionError
from support import LONG, PROGRAM, chance, chess, needs_chess, needs_program, pychess, random_boards

REFUSED = {
    "": "0 fields",
    "8/8/8/8/8/8/8/8": "1 fields",
    START + " 7": "7 fields",
    "8/8/8/8/8/8/8 w - - 0 1": "found 7",
    "9/8/8/8/8/8/8/K1k5 w - - 0 1": "rank 8 `9`",
    "44/8/8/8/8/8/8/K1k5 w - - 0 1": "no two digits",
    "K1k5/8/8/8/8/8/8/8 x - - 0 1": "`x`: expected w or b",
    "K1k5/8/8/8/8/8/8/8 w qK - 0 1": "`qK`",
    "K1k5/8/8/8/8/8/8/8 w - i9 0 1": "`i9`",
    "K1k5/8/8/8/8/8/8/8 w - - -1 1": "`-1`",
    "K1k5/8/8/8/8/8/8/8 w - - 00 1": "`00`",
    "K1k5/8/8/8/8/8/8/8 w - - 0 4294967296": "`4294967296`",
    "K7/8/8/8/8/8/8/8 w - - 0 1": "Black has 0 kings",
    "K1k5/8/8/8/8/8/8/K7 w - - 0 1": "White has 2 kings",
    "K1k4P/8/8/8/8/8/8/8 w - - 0 1": "a pawn stands on h8",
    "4k3/8/8/8/8/8/8/4K3 w K - 0 1": "castling right K without its rook on h1",
    "4k3/8/8/8/8/8/8/4K3 w - e3 0 1": "expected one on rank 6",
    "4k3/8/8/8/8/8/8/4K3 w - e6 0 1": "without a pawn on e5",
    "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1": "e7 is occupied",
    "4k3/8/8/8/8/8/4r3/4K3 b - - 0 1": "White is in check from e2",
}


class Fens(unittest.TestCase):
    def test_invalid_fens_are_rejected_in_one_line(self) -> None:
        for fen, part in REFUSED.items():
            with self.subTest(fen):
                with self.assertRaises(PositionError) as refused:
                    Position.from_fen(fen)
                self.assertIn(part, str(refused.exception))
        with self.assertRaises(PositionError) as refused:
            Position.from_fen("a\nb\x1b" + 1000 * "x")
        self.assertEqual(len(str(refused.exception).splitlines()), 1)
        self.assertLess(len(str(refused.exception)), 300)

    def test_clocks_may_be_left_out_and_saturate_in_the_image(self) -> None:
        self.assertEqual(Position.from_fen(START[:-4]).fen, START)
        self.assertEqual(Position.from_fen("startpos").fen, START)
        self.assertEqual(Position.from_fen(START[:-1] + "0").fen, START, "some count from 0")
        position = Position.from_fen("4k3/8/8/8/8/8/8/4K3 b - - 4000 4000000000")
        self.assertEqual(position.image[8], 1 | 127 << 12 | 8191 << 19)

    def test_board_images_follow_the_protocol(self) -> None:
        position = Position.from_fen("r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 3 9")
        self.assertEqual(position.image[0], 0x40060004)
        self.assertEqual(position.image[4], 0x00019000)
        self.assertEqual(position.image[7], 0xC00E000C)
        self.assertEqual(position.image[8], 0b1001 << 1 | 1 << 5 | 43 << 6 | 3 << 12 | 9 << 19)
        for image, part in [
            (position.image[:8], "8 words"),
            ((7, *position.image[1:]), "nibble 7 on a1"),
            ((0, *position.image[1:]), "White has 0 kings"),
            ((1 << 32, *position.image[1:]), "32 bits"),
        ]:
            with self.assertRaises(PositionError) as refused:
                Position.from_image(image)
            self.assertIn(part, str(refused.exception))

    def test_invalid_moves_are_rejected(self) -> None:
        position = Position.from_fen("4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
        for text in ["", "e1", "e1e9", "e1e2x", "e8e7", "a7a8", "e1e2q", "e1e1", "(none)"]:
            with self.assertRaises(MoveError, msg=text):
                position.move(text)
        for word in [0, -1, 6 << 12 | 1, 1 << 16]:
            with self.assertRaises(MoveError, msg=hex(word)):
                Move.from_word(word)

    @needs_chess
    @needs_program
    def test_program_accepts_the_same_fens(self) -> None:
        source = chance("FENs that are hardly positions")
        fens = [mutated(board.fen(en_passant="fen"), source) for board in random_boards(source, 1500 * LONG)]
        accepted = []
        for fen in fens:
            try:
                accepted.append(Position.from_fen(fen).fen)
            except PositionError as refused:
                self.assertEqual(len(str(refused).splitlines()), 1)
        command = [PROGRAM, "--format", "json", "moves", "--backend", "software", "--fen", "-", "--skip-bad"]
        said = subprocess.run(command, input="\n".join(fens), capture_output=True, text=True, check=True).stdout
        self.assertEqual(accepted, [json.loads(line)["fen"] for line in said.splitlines()])
        self.assertGreater(len(accepted), 300)
        self.assertGreater(len(fens) - len(accepted), 300)


def mutated(fen: str, source: random.Random) -> str:
    """A FEN with a random change, which often makes it invalid."""
    fields = fen.split()
    change = source.randrange(8)
    if change == 0:
        fields[1] = source.choice("wb")
    elif change == 1:
        fields[2] = source.choice(["-", "K", "Qk", "KQkq", "kq", "qk"])
    elif change == 2:
        fields[3] = source.choice("abcdefgh") + source.choice("36")
    elif change == 3:
        fields[source.choice((4, 5))] = source.choice(["0", "127", "128", "9000", "01", "4294967295", "4294967296", "-1", "x"])
    elif change == 4:
        fields = fields[: source.randrange(8)]
    elif change == 5:
        at = source.randrange(len(fields[0]))
        fields[0] = fields[0][:at] + source.choice("PNBRQKpnbrqk12345678/x") + fields[0][at + source.randrange(2) :]
    elif change == 6:
        one, other = source.randrange(8), source.randrange(8)
        ranks = fields[0].split("/")
        ranks[one], ranks[other] = ranks[other], ranks[one]
        fields[0] = "/".join(ranks)
    return source.choice(["  ", "\t", " "]).join(fields) or "startpos"


@needs_chess
class BesidePythonChess(unittest.TestCase):
    def test_random_games_match_python_chess(self) -> None:
        source = chance("random games")
        kinds = set()
        for board in random_boards(source, 400 * LONG):
            position = pychess.position(board)
            self.assertEqual(position.fen, board.fen(en_passant="fen"))
            self.assertEqual(Position.from_image(position.image), position)
            self.assertEqual(pychess.board(position), board)
            self.assertEqual(position.has_legal_en_passant(), board.has_legal_en_passant())
            for square in range(64):
                for side in (0, 1):
                    attackers = board.attackers(chess.BLACK if side else chess.WHITE, square)
                    self.assertEqual(sorted(position.attackers(square, side)), sorted(attackers))
            for chess_move in board.legal_moves:
                move = pychess.move(board, chess_move)
                kinds.add(move.kind)
                self.assertEqual(move.uci, chess_move.uci())
                self.assertEqual(pychess.chess_move(move), chess_move)
                self.assertEqual(Move.from_word(move.word), move)
                self.assertEqual(position.move(move.uci), move)
                after = board.copy(stack=False)
                after.push(chess_move)
                self.assertEqual(position.play(move).fen, after.fen(en_passant="fen"))
                self.assertEqual(position.record(move), expected_record(board, chess_move, after))
        self.assertGreaterEqual(kinds, {0, 1, 4}, "random games have these at least")

    def test_every_kind_of_move_matches_python_chess(self) -> None:
        kinds = set()
        for fen in [
            "r3k2r/P6P/8/3pP3/3Pp3/8/p6p/R3K2R w KQkq d6 0 1",
            "r3k2r/P6P/8/3pP3/3Pp3/8/p6p/R3K2R b KQkq d3 0 1",
            "1n2k1n1/P6P/8/8/8/8/1P6/4K3 w - - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        ]:
            board = chess.Board(fen)
            position = Position.from_fen(fen)
            for chess_move in board.legal_moves:
                move = position.move(chess_move.uci())
                kinds.add(move.kind)
                self.assertEqual(move, pychess.move(board, chess_move))
                after = board.copy(stack=False)
                after.push(chess_move)
                self.assertEqual(position.play(move).fen, after.fen(en_passant="fen"))
                self.assertEqual(position.record(move), expected_record(board, chess_move, after))
        self.assertEqual(kinds, {0, 1, 2, 3, 4, 5, *range(8, 16)})


def expected_record(board: "chess.Board", move: "chess.Move", after: "chess.Board") -> tuple:
    """The record of a move, from python-chess."""
    piece = board.piece_at(move.from_square)
    lasting = move.promotion or after.castling_rights != board.castling_rights or board.has_legal_en_passant()
    flags = (piece.piece_type == chess.PAWN) | board.is_capture(move) << 1 | board.is_castling(move) << 2 | bool(lasting) << 3
    nibble = piece.piece_type + (0 if piece.color else 8)
    return (move.from_square | move.to_square << 8 | flags << 16 | nibble << 20, move.promotion or 0)


if __name__ == "__main__":
    unittest.main()
