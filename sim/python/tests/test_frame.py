"""Tests frames: the examples in the protocol's description, any bytes encoded and decoded, and damaged frames."""

import re
import unittest
from pathlib import Path

from fpgambit_link import commands
from fpgambit_link.commands import Results
from fpgambit_link.formats import Link
from fpgambit_link.frame import Answer, Cutter, FrameError, cobs_decode, cobs_encode, decode, encode
from fpgambit_link.moves import Move
from fpgambit_link.position import Position
from support import chance

PAGE = Path(__file__).resolve().parents[3] / "hw/src/soc/protocol.md"


def blocks(data: bytes) -> list:
    cutter = Cutter()
    return [block for block in map(cutter.push, data) if block]


class Frames(unittest.TestCase):
    def test_documented_example_is_encoded_and_decoded(self) -> None:
        example = PAGE.read_text().partition("## An example")[2]
        found = re.findall(r"```text\n([a-z ]+)\n([0-9a-f \n]+)```", example)
        lines = {name: bytes.fromhex(text) for name, text in found}
        self.assertEqual(set(lines), {"hello", "its answer", "moves", "their answer"})
        head = bytes([Link.VERSION]) + (0x12345678).to_bytes(4, "little")
        self.assertEqual(encode(head + b"\0" + commands.HELLO), lines["hello"])
        position = Position.from_fen("7k/8/8/8/8/8/8/K7 w - - 0 1")
        load = b"".join(commands.load(at, word) for at, word in enumerate(position.image))
        self.assertEqual(encode(head + b"\1" + load + commands.moves()), lines["moves"])

        [block] = blocks(lines["its answer"])
        answer = Answer.of(decode(block))
        about = Results(answer.results).about()
        self.assertEqual((answer.session, answer.sequence, answer.status), (0x12345678, 0, 0))
        self.assertEqual((about.clock_hz, about.identity), (12_000_000, 7))
        [block] = blocks(lines["their answer"])
        moves = Results(Answer.of(decode(block)).results).moves()
        self.assertEqual([Move.from_word(word).uci for word in moves.words], ["a1b1", "a1a2", "a1b2"])
        self.assertEqual((moves.cycles, moves.visited), (28, 3))

    def test_frames_round_trip_and_damaged_frames_are_rejected(self) -> None:
        source = chance("frames")
        for number in range(3000):
            length = 7 + source.randrange(900 if number % 4 == 0 else 20)
            zeros = source.randrange(1, 5)
            frame = bytes(0 if source.randrange(8) < zeros else source.randrange(256) for _ in range(length))
            line = bytearray(encode(frame))
            self.assertNotIn(0, line[1:-1])
            self.assertEqual([decode(block) for block in blocks(line)], [frame])

            at = source.randrange(len(line))
            fault = source.randrange(3)
            if fault == 0:
                del line[at]
            elif fault == 1:
                line.insert(at, source.randrange(256))
            else:
                line[at] ^= 1 << source.randrange(8)
            for block in blocks(line + b"\0"):
                try:
                    self.assertEqual(decode(block), frame)
                except FrameError:
                    pass

    def test_runs_of_254_bytes_are_encoded_as_on_the_boards(self) -> None:
        self.assertEqual(cobs_encode(b"x" * 254), b"\xff" + b"x" * 254 + b"\x01")
        for block in (b"\x05abc", b"\x03a\0", b"\0"):
            with self.assertRaises(FrameError):
                cobs_decode(block)
        self.assertEqual(cobs_encode(b"x" * 254 + b"\0"), b"\xff" + b"x" * 254 + b"\x01\x01")

    def test_frame_after_garbage_is_received(self) -> None:
        source = chance("garbage")
        cutter = Cutter()
        for _ in range(100_000):
            block = cutter.push(source.randrange(256))
            if block:
                with self.assertRaises(FrameError):
                    decode(block)
        for _ in range(5000):
            self.assertIsNone(cutter.push(1), "no zero for long")
        self.assertIsNone(cutter.push(0), "longer than any frame")
        found = [cutter.push(byte) for byte in encode(b"after all that")]
        self.assertEqual(decode(found[-1]), b"after all that")


if __name__ == "__main__":
    unittest.main()
