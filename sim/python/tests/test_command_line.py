"""Tests `python -m fpgambit_link` with a simulated board on a bad line, and with bad input."""

import os
import subprocess
import sys
import unittest
from typing import List

from fpgambit_link.formats import VERSION
from support import Simulated, chance, chess, needs_chess, needs_program, random_boards

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-B", "-m", "fpgambit_link", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


class CommandLine(unittest.TestCase):
    def assert_refused(self, arguments: List[str], part: str) -> None:
        done = run(*arguments)
        self.assertEqual((done.returncode, done.stdout), (2, ""), arguments)
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        self.assertIn(part, done.stderr)

    def test_bad_input_gives_one_line_and_status_2(self) -> None:
        port = ["--port", "/nonexistent/tty"]
        for arguments, part in [
            ([], "COMMAND"),
            (["moves", START], "expected --port PATH"),
            (["moves", START, *port, "--baud", "1"], "expected 300 to 12000000"),
            (["moves", "x", *port], "FEN `x`"),
            (port, "COMMAND"),
            ([*port, "dance"], "dance"),
            ([*port, "moves"], "FEN"),
            ([*port, "moves", "x"], "FEN `x`"),
            ([*port, "moves", "8/8/8/8/8/8/8/8 w - - 0 1"], "White has 0 kings"),
            ([*port, "moves", START.replace("w", "b\n")[:-1] + "x\ny"], "7 fields"),
            ([*port, "moves", START], "cannot open `/nonexistent/tty`"),
            ([*port, "--baud", "x\ny", "moves", START], "expected 300 to 12000000"),
            ([*port, "--baud", "12", "moves", START], "expected 300 to 12000000"),
            ([*port, "perft", "--depth", "11", START], "expected 1 to 10"),
            (["--port", "", "moves", START], "cannot open ``"),
        ]:
            with self.subTest(arguments):
                self.assert_refused(arguments, part)

    def test_version(self) -> None:
        self.assertEqual(run("--version").stdout, f"fpgambit_link {VERSION}\n")

    def test_terminal_without_a_board_is_reported(self) -> None:
        board, port = os.openpty()
        self.addCleanup(os.close, board)
        self.addCleanup(os.close, port)
        self.assert_refused(["--port", os.ttyname(port), "moves", START], "no answer to 8 requests")

    @needs_chess
    @needs_program
    def test_commands_print_only_their_answers(self) -> None:
        source = chance("the command line")
        simulated = Simulated("icebreaker", "--faults", "0.0005", "--seed", str(source.randrange(1 << 32)))
        self.addCleanup(simulated.close)
        boards = [chess.Board(), chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), *random_boards(source, 4)]
        for number, board in enumerate(boards):
            fen = board.fen(en_passant="fen")
            words = [fen] if number % 2 else fen.split()
            done = run("--port", simulated.port, "moves", *words)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertEqual(sorted(done.stdout.split()), sorted(move.uci() for move in board.legal_moves), fen)
        self.assertEqual(run("moves", "startpos", "--port", simulated.port).stdout.split()[0], "b1a3")
        done = run("--port", simulated.port, "hello")
        self.assertRegex(done.stdout, r"^protocol 1, units 0x3, 12000000 Hz, build [0-9a-f]{8}\n$")
        self.assert_refused(["--port", simulated.port, "perft", "--depth", "2", START], "the board has no perft unit")


if __name__ == "__main__":
    unittest.main()
