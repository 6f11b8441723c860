"""Frames of the link: a checksum at the end, encoded without zeros (COBS), between two zero bytes.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

import zlib
from typing import NamedTuple, Optional

from .formats import Link, LinkAnswer

#: The largest number of bytes in a block: the longest answer with its codes, status and checksum, and a margin. A
#: longer block is noise.
LONGEST_BLOCK = LinkAnswer.REFUSAL


class FrameError(ValueError):
    """A block that is not a frame: it was damaged on the line, or is noise."""


def cobs_encode(data: bytes) -> bytes:
    """Encode `data` without zero bytes. Each code byte is the distance to the next zero; 255 means 254 bytes without a
    zero."""
    out = bytearray()
    for piece in data.split(b"\0"):
        while len(piece) >= 254:
            out.append(255)
            out += piece[:254]
            piece = piece[254:]
        out.append(len(piece) + 1)
        out += piece
    return bytes(out)


def cobs_decode(block: bytes) -> bytes:
    """Decode the result of `cobs_encode`. Raises FrameError if `block` contains a zero or ends inside a run."""
    out = bytearray()
    at = 0
    while at < len(block):
        code = block[at]
        run = block[at + 1 : at + code]
        if code == 0 or 0 in run or len(run) != code - 1:
            raise FrameError(f"not COBS at byte {at}: {block.hex()}")
        out += run
        at += code
        if code != 255 and at < len(block):
            out.append(0)
    return bytes(out)


def encode(frame: bytes) -> bytes:
    """Encode a frame for the line: add its CRC-32, encode it without zeros, and put it between two zero bytes."""
    check = zlib.crc32(frame).to_bytes(Link.CHECK, "little")
    return b"\0" + cobs_encode(frame + check) + b"\0"


def decode(block: bytes) -> bytes:
    """Decode the frame from the bytes between two zero bytes. Raises FrameError if it is damaged."""
    frame = cobs_decode(block)
    body, check = frame[: -Link.CHECK], frame[-Link.CHECK :]
    if len(body) < Link.HEAD + 1:
        raise FrameError(f"too short for a frame: {block.hex()}")
    if zlib.crc32(body).to_bytes(Link.CHECK, "little") != check:
        raise FrameError(f"wrong check: {block.hex()}")
    return body


class Cutter:
    """Cuts a stream of bytes into blocks, at its zeros."""

    def __init__(self) -> None:
        self._block = bytearray()
        self._too_long = False

    def push(self, byte: int) -> Optional[bytes]:
        """Take the next byte and return the block that it ends, if any. Drops a block that is too long for a frame."""
        if byte:
            self._too_long |= len(self._block) == LONGEST_BLOCK
            if not self._too_long:
                self._block.append(byte)
            return None
        block = b"" if self._too_long else bytes(self._block)
        self._block.clear()
        self._too_long = False
        return block or None


class Answer(NamedTuple):
    """The board's answer to a request."""

    #: The protocol version of the request.
    version: int
    #: The request's session.
    session: int
    #: The request's sequence number.
    sequence: int
    #: The results of its commands, one after the other.
    results: bytes
    #: The status: one of `formats.Status`.
    status: int

    @classmethod
    def of(cls, frame: bytes) -> "Answer":
        """The answer in a frame that `decode` has accepted."""
        version, session, sequence = frame[0], int.from_bytes(frame[1:5], "little"), frame[5]
        return cls(version, session, sequence, frame[Link.HEAD : -1], frame[-1])
