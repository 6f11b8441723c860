"""The host's side of the protocol without a line: it produces requests, and takes bytes until they form an answer.

`client.Client` connects it to a serial port, `cocotb.Link` to a simulated one.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

import secrets
from typing import Iterator, Optional

from .commands import HELLO
from .formats import Link, LinkRequest, Status
from .frame import Answer, Cutter, FrameError, decode, encode

#: The number of bytes of commands that fit into a request.
ROOM = LinkRequest.LIMIT - Link.HEAD - Link.CHECK

_MEANINGS = {
    Status.VERSION: "it speaks another version of the protocol",
    Status.SESSION: "it knows nothing of this session: it was reset, or another program took it",
    Status.SEQUENCE: "the sequence number is out of turn",
    Status.COMMAND: "it does not know the command",
    Status.NO_MOVE: "it has no move to take back",
    Status.TOO_LONG: "the answer is longer than it can keep",
    Status.BUSY: "all its searches are in progress",
}


class LinkError(Exception):
    """The reason why there is no answer."""


class Silent(LinkError):
    """No board answers."""


class Refused(LinkError):
    """The board answers with a status other than 0."""

    def __init__(self, answer: Answer) -> None:
        meaning = _MEANINGS.get(answer.status, f"status {answer.status}, which means nothing")
        super().__init__(f"the board refused the request: {meaning}")
        #: The answer, with the results of the commands that ran.
        self.answer = answer


class Lost(Refused):
    """The session is lost. Begin another one and load everything again."""


class Session:
    """A session: marks its requests and recognises their answers."""

    def __init__(self) -> None:
        self._session = 0
        self._sequence = 0
        self._cutter = Cutter()

    def hello(self) -> bytes:
        """Begin another session with a random number, and return the bytes of its first request."""
        self._session = secrets.randbits(32)
        self._sequence = secrets.randbits(8)
        return self.request(HELLO)

    def request(self, commands: bytes) -> bytes:
        """The bytes of the next request. If there is no answer, send the same bytes again."""
        if not 0 < len(commands) <= ROOM:
            raise ValueError(f"{len(commands)} bytes of commands: expected 1 to {ROOM}")
        self._sequence = self._sequence + 1 & 255
        session = self._session.to_bytes(4, "little")
        return encode(bytes([Link.VERSION]) + session + bytes([self._sequence]) + commands)

    def receive(self, data: bytes) -> Optional[Answer]:
        """Take bytes from the line. Returns the answer to the last request if they complete it.

        Drops everything else: noise, late answers to earlier requests, answers to other programs.
        """
        # Read all frames, so that no byte is left. A request that was sent twice has two answers with the same bytes.
        answers = [Answer.of(frame) for frame in self._frames(data)]
        own = (Link.VERSION, self._session, self._sequence)
        return next((answer for answer in answers if answer[:3] == own), None)

    def _frames(self, data: bytes) -> Iterator[bytes]:
        for byte in data:
            block = self._cutter.push(byte)
            if block:
                try:
                    yield decode(block)
                except FrameError:
                    pass


def checked(answer: Answer) -> bytes:
    """The results of an answer with status 0. Raises Lost or Refused for another status."""
    if answer.status in (Status.SESSION, Status.SEQUENCE):
        raise Lost(answer)
    if answer.status != Status.DONE:
        raise Refused(answer)
    return answer.results
