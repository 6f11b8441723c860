"""Tests the client with lines that do not answer, answer nonsense, or answer too late."""

import unittest
from typing import Callable, List

from fpgambit_link import commands
from fpgambit_link.board import Board
from fpgambit_link.client import Client, Patience, SerialLine
from fpgambit_link.formats import Status
from fpgambit_link.frame import Answer, Cutter, decode, encode
from fpgambit_link.position import START, Position
from fpgambit_link.session import LinkError, Lost, Refused, Silent
from support import chance

QUICK = Patience(silence=0.01, tries=3, trickle=1)
#: Version 1, window 1, units, limits, 12 MHz, build 7.
ABOUT = bytes.fromhex("0101 0300 fc01 c003 001bb700 07000000")


class Scripted:
    """A line on which a function answers requests, with any bytes."""

    def __init__(self, answer: Callable[[Answer, bytes], bytes]) -> None:
        self.requests: List[Answer] = []
        self._answer = answer
        self._cutter = Cutter()
        self._waiting = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        for block in filter(None, map(self._cutter.push, data)):
            frame = decode(block)
            # A request has the same head. Its commands take the place of results and status.
            request = Answer.of(frame + b"\0")
            self.requests.append(request)
            self._waiting += self._answer(request, frame[:6])

    def read(self) -> bytes:
        data, self._waiting = self._waiting, b""
        return data

    def close(self) -> None:
        self.closed = True


def reply(head: bytes, results: bytes = b"", status: int = Status.DONE) -> bytes:
    return encode(head + results + bytes([status]))


def greeting(request: Answer, head: bytes) -> bytes:
    return reply(head, ABOUT if request.results == commands.HELLO else b"")


class Clients(unittest.TestCase):
    def test_silent_line_is_given_up_after_three_tries(self) -> None:
        line = Scripted(lambda request, head: b"")
        client = Client(line, QUICK)
        with self.assertRaisesRegex(Silent, "no answer to 3 requests"):
            client.hello()
        self.assertEqual(len(line.requests), 3)
        self.assertEqual(len(set(line.requests)), 1, "the same bytes again")
        self.assertEqual(client.repeats, 2)

    def test_random_bytes_count_as_silence(self) -> None:
        source = chance("babble")
        line = Scripted(lambda request, head: b"")
        line.read = lambda: bytes(source.randrange(256) for _ in range(500))  # type: ignore[method-assign]
        # The line is never silent, and the client does not wait for an end.
        with self.assertRaises(Silent):
            Client(line, Patience(silence=1, tries=2, trickle=1e9)).hello()
        self.assertEqual(len(line.requests), 2)

    def test_frames_that_are_not_the_answer_are_dropped(self) -> None:
        def answer(request: Answer, head: bytes) -> bytes:
            own = greeting(request, head)
            other_session = reply(head[:1] + bytes([head[1] ^ 1]) + head[2:], b"wrong")
            earlier = reply(head[:5] + bytes([head[5] - 1 & 255]), b"wrong")
            other_version = reply(b"\2" + head[1:], b"wrong")
            damaged = bytearray(own)
            damaged[3] ^= 64
            return b"noise" + other_session + earlier + other_version + bytes(damaged) + own + own

        client = Client(Scripted(answer), QUICK)
        self.assertEqual(client.hello().identity, 7)
        self.assertEqual(client.ask(commands.RESET), b"")
        self.assertEqual(client.repeats, 0)

    def test_errors_explain_the_status(self) -> None:
        for status, kind, text in [
            (Status.VERSION, Refused, "another version"),
            (Status.SESSION, Lost, "nothing of this session"),
            (Status.SEQUENCE, Lost, "out of turn"),
            (Status.COMMAND, Refused, "does not know the command"),
            (Status.NO_MOVE, Refused, "no move to take back"),
            (Status.TOO_LONG, Refused, "longer than it can keep"),
            (99, Refused, "status 99, which means nothing"),
        ]:
            line = Scripted(lambda request, head: reply(head, b"ab", status))
            with self.assertRaisesRegex(kind, text) as refused:
                Client(line, QUICK).ask(commands.RESET)
            self.assertEqual(refused.exception.answer.results, b"ab")

    def test_devices_that_are_not_boards_are_rejected(self) -> None:
        for results, text in [(ABOUT[:-1], "no board of this protocol"), (b"\2" + ABOUT[1:], "speaks version 2")]:
            with self.assertRaisesRegex(LinkError, text):
                Client(Scripted(lambda request, head: reply(head, results)), QUICK).hello()
        with self.assertRaisesRegex(LinkError, "cannot open `/nonexistent/tty`"):
            SerialLine("/nonexistent/tty")
        with self.assertRaisesRegex(LinkError, "cannot open `/dev/null`"):
            SerialLine("/dev/null")

    def test_commands_that_do_not_fit_are_not_sent(self) -> None:
        line = Scripted(greeting)
        client = Client(line, QUICK)
        client.ask(498 * commands.RESET)
        for size in (0, 499):
            with self.assertRaisesRegex(ValueError, f"{size} bytes of commands: expected 1 to 498"):
                client.ask(size * commands.RESET)
        self.assertEqual(len(line.requests), 1)

    def test_lost_connection_is_reported(self) -> None:
        line = Scripted(greeting)
        client = Client(line, QUICK)
        client.hello()

        def gone(data: bytes) -> None:
            raise OSError("unplugged\nat once")

        line.write = gone  # type: ignore[method-assign]
        with self.assertRaises(LinkError) as error:
            client.ask(commands.RESET)
        self.assertEqual(str(error.exception), "connection lost: `unplugged\\nat once`")


class Boards(unittest.TestCase):
    def test_lost_session_is_restarted_and_reloaded(self) -> None:
        """Each session is lost at its second request. The board answers the third request in total."""
        sessions: List[int] = []

        def answer(request: Answer, head: bytes) -> bytes:
            if request.results == commands.HELLO:
                sessions.append(request.session)
            elif len(sessions) < 3:
                return reply(head, b"", Status.SESSION)
            elif request.results[-1:] == commands.moves():
                return reply(head, bytes.fromhex("4002 0000 0100 0100"))
            return greeting(request, head)

        line = Scripted(answer)
        board = Board(line, QUICK)
        self.assertEqual([move.uci for move in board.moves(Position.from_fen(START))], ["a1b2"])
        self.assertEqual(len(set(sessions)), 3)
        asked = [request.results for request in line.requests if request.results != commands.HELLO]
        self.assertEqual([len(request) for request in asked], 3 * [9 * 5 + 1], "all nine words each time")
        # Now the client knows the state of the board.
        board.moves(Position.from_fen(START))
        self.assertEqual(line.requests[-1].results, commands.moves())

    def test_reload_after_another_command_loses_the_session(self) -> None:
        loses = [False]

        def answer(request: Answer, head: bytes) -> bytes:
            if loses[0] and request.results == commands.COUNTERS:
                loses[0] = False
                return reply(head, b"", Status.SESSION)
            if request.results == commands.COUNTERS:
                return reply(head, bytes(8))
            return reply(head, bytes.fromhex("0000 0100 0100")) if request.results[-1:] == commands.moves() else greeting(request, head)

        line = Scripted(answer)
        board = Board(line, QUICK)
        position = Position.from_fen(START)
        for expected in (9 * 5 + 1, 1, 9 * 5 + 1):
            board.moves(position)
            self.assertEqual(len(line.requests[-1].results), expected)
            loses[0] = expected == 1
            board.counters()

    def test_repeatedly_lost_session_is_given_up(self) -> None:
        def answer(request: Answer, head: bytes) -> bytes:
            return greeting(request, head) if request.results == commands.HELLO else reply(head, b"", Status.SESSION)

        line = Scripted(answer)
        with self.assertRaises(Lost):
            Board(line, QUICK).moves(Position.from_fen(START))
        self.assertLess(len(line.requests), 12)

    def test_malformed_results_are_reported(self) -> None:
        for results in ["", "40", "4002", "0060 0000 0100 0100", "4002 0000 0100 0100 07"]:
            line = Scripted(lambda request, head: reply(head, ABOUT if request.results == commands.HELLO else bytes.fromhex(results)))
            board = Board(line, QUICK)
            with self.assertRaisesRegex(LinkError, "invalid answer", msg=results):
                board.moves(Position.from_fen(START))


if __name__ == "__main__":
    unittest.main()
