"""A board at its serial pins, spoken to by what the protocol's page says and nothing of ours; python-chess is the oracle."""

import random
import zlib

import chess
import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles, SimTimeoutError, with_timeout
from cocotbext.uart import UartSink, UartSource

from fpgambit_bus import SEED, image, positions, record, word

# Four clocks a bit, in whole nanoseconds.
CLOCK_NS, BAUD = 80, 3_125_000


def cobs(data):
    out, block = bytearray(), bytearray()
    full = False
    for byte in data:
        full = False
        if byte:
            block.append(byte)
        if not byte or len(block) == 254:
            out += bytes([len(block) + 1]) + block
            full = bool(byte)
            block.clear()
    return bytes(out) if full else bytes(out + bytes([len(block) + 1]) + block)


def uncobs(data):
    out, at = bytearray(), 0
    while at < len(data):
        code = data[at]
        out += data[at + 1 : at + code]
        at += code
        if code < 255 and at < len(data):
            out.append(0)
    return bytes(out)


class Link:
    def __init__(self, dut, chance):
        self.dut = dut
        self.source, self.sink = UartSource(dut.rx, baud=BAUD), UartSink(dut.tx, baud=BAUD)
        for port in (self.source, self.sink):
            port.log.setLevel("WARNING")
        self.session, self.sequence = chance.randrange(1 << 32), chance.randrange(256)

    async def frame(self, limit_us=4000):
        """The next frame, or None after a silence."""
        block = bytearray()
        while True:
            try:
                [byte] = await with_timeout(self.sink.read(1), limit_us, "us")
            except SimTimeoutError:
                return None
            if byte:
                block.append(byte)
            elif block:
                frame = uncobs(bytes(block))
                assert zlib.crc32(frame[:-4]).to_bytes(4, "little") == frame[-4:], frame.hex()
                return frame[:-4]

    async def send(self, commands, damage=None):
        frame = bytes([1]) + self.session.to_bytes(4, "little") + bytes([self.sequence]) + commands
        line = b"\0" + cobs(frame + zlib.crc32(frame).to_bytes(4, "little")) + b"\0"
        await self.source.write(damage(line) if damage else line)
        return frame[:6]

    async def ask(self, commands):
        self.sequence = self.sequence + 1 & 255
        head = await self.send(commands)
        answer = await self.frame()
        assert answer is not None and answer[:6] == head, answer
        assert answer[-1] == 0, f"status {answer[-1]}"
        return answer[6:-1]


@cocotb.test()
async def the_protocol_is_what_its_page_says(dut):
    chance = random.Random(SEED)
    dut.locked.value = 1
    link = Link(dut, chance)
    cocotb.start_soon(Clock(dut.clock, CLOCK_NS, "ns").start())
    await ClockCycles(dut.clock, 400)

    hello = await link.ask(b"\x01")
    assert hello[:2] == b"\1\1" and int.from_bytes(hello[8:12], "little") == 12_500_000, hello.hex()

    total = 0
    for board in positions(12, chance):
        load = b"".join(bytes([0x10 + number]) + one.to_bytes(4, "little") for number, one in enumerate(image(board)))
        answer = await link.ask(load + b"\x31")
        words = [int.from_bytes(answer[at : at + 2], "little") for at in range(0, len(answer), 2)]
        end = words.index(0)
        assert sorted(words[:end]) == sorted(word(board, move) for move in board.legal_moves), board.fen()
        assert len(words) == end + 3
        total += end

    # A game that comes back, and an answer asked for twice.
    board = chess.Board()
    commands = b"".join(bytes([0x20 + number]) + one.to_bytes(4, "little") for number, one in enumerate(image(board)))
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"] * 2:
        move = chess.Move.from_uci(text)
        commands += b"\x40" + record(board, move).to_bytes(4, "little")[:3]
        board.push(move)
    answer = await link.ask(commands + b"\x50")
    assert int.from_bytes(answer[:4], "little") >> 16 & 127 == 3, answer.hex()
    await link.send(commands + b"\x50")
    assert (await link.frame())[6:-1] == answer

    # Damage is silent, and the next frame is seen.
    for damage in [lambda line: line[:5] + line[6:], lambda line: line[:5] + bytes([line[5] ^ 4]) + line[6:]]:
        link.sequence = link.sequence + 1 & 255
        await link.send(b"\x03", damage)
        assert await link.frame() is None
        link.sequence = link.sequence - 1 & 255
        await link.ask(b"\x03")
    print(f"seed {SEED}: {total} moves of 12 positions, by the page alone")
