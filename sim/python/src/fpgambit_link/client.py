"""The client: sends requests over a line, repeats what stays without an answer, and takes no answer but its own.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

import time
from typing import NamedTuple, Optional, Protocol

from .commands import About, Results, ResultsError
from .formats import Link
from .frame import Answer
from .session import LinkError, Session, Silent, checked
from .text import quoted

#: Bits per second where none are given: every board and cable manages it.
BAUD = 115_200

#: Bytes without an answer among them that count as a silence: a line that babbles is no board.
_BABBLE = 4096


class Line(Protocol):
    """What carries the bytes: a serial port, or anything like it."""

    def read(self) -> bytes:
        """Bytes that have come: empty after a while in which none did. OSError when the line is gone."""

    def write(self, data: bytes) -> None:
        """Send bytes. OSError when the line is gone."""

    def close(self) -> None:
        """Close it."""


class SerialLine:
    """A serial port: 8 data bits, no parity, one stop bit, no flow control."""

    def __init__(self, path: str, baud: int = BAUD) -> None:
        """Open it. LinkError when there is none of that name, or it does not know the rate."""
        import serial  # type: ignore[import-untyped,unused-ignore]

        try:
            self._port = serial.Serial(path, baud, timeout=0.05, write_timeout=2)
            self._port.reset_input_buffer()
        except (OSError, ValueError) as error:
            raise LinkError(f"cannot open {quoted(path)}: {quoted(str(error))}: expected a serial port") from error

    def read(self) -> bytes:
        """Bytes that have come; empty after 50 ms in which none did."""
        data: bytes = self._port.read(max(1, self._port.in_waiting))
        return data

    def write(self, data: bytes) -> None:
        """Send bytes."""
        self._port.write(data)

    def close(self) -> None:
        """Close it."""
        self._port.close()


class Patience(NamedTuple):
    """How long the client waits."""

    #: Seconds of silence before a request is sent again: more than its bytes, the answer's and the work take.
    silence: float = 1.0
    #: How often a request is sent.
    tries: int = 8
    #: Seconds that a line may trickle, so that it is never silent, without an answer: more than a request and its
    #: answer take at 300 bits a second.
    trickle: float = 40.0


class Client:
    """A session with a board over a line; `hello` begins it."""

    def __init__(self, line: Line, patience: Patience = Patience()) -> None:
        self._line = line
        self._patience = patience
        self._session = Session()
        #: How often a request was sent again.
        self.repeats = 0

    def close(self) -> None:
        """Close the line."""
        self._line.close()

    def hello(self) -> About:
        """Begin another session: what the board says of itself.

        Silent when no board answers, LinkError when what answers is no board of this version.
        """
        results = Results(checked(self._exchange(self._session.hello())))
        try:
            about = results.about()
        except ResultsError as error:
            raise LinkError(f"what answers is no board of this protocol: {error}") from error
        if about.version != Link.VERSION:
            raise LinkError(f"the board speaks version {about.version} of the protocol: expected {Link.VERSION}")
        return about

    def ask(self, commands: bytes) -> bytes:
        """Have commands done: their results.

        Silent when no answer comes, `session.Lost` when another session must be begun, `session.Refused` when the
        answer has another status.
        """
        return checked(self._exchange(self._session.request(commands)))

    def _exchange(self, request: bytes) -> Answer:
        began = time.monotonic()
        for attempt in range(self._patience.tries):
            if time.monotonic() - began > self._patience.trickle:
                break
            self.repeats += attempt > 0
            try:
                self._line.write(request)
                answer = self._wait()
            except OSError as error:
                raise LinkError(f"connection lost: {quoted(str(error))}") from error
            if answer:
                return answer
        raise Silent(
            f"no answer to {self._patience.tries} requests: expected a board with fpgambit's soc, and the rate that it has"
        )

    def _wait(self) -> Optional[Answer]:
        """The answer to the request made last; None after a silence."""
        babble = 0
        began = heard = time.monotonic()
        while True:
            data = self._line.read()
            now = time.monotonic()
            if data:
                heard = now
                babble += len(data)
                answer = self._session.receive(data)
                if answer:
                    return answer
            if now - heard > self._patience.silence or now - began > self._patience.trickle or babble > _BABBLE:
                return None
