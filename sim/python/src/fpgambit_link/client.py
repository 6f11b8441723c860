"""The client: sends requests over a line, retries those without an answer, and accepts only answers to its own
requests.

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

#: The default rate in bits per second, which works with every board and cable.
BAUD = 115_200

#: After this many bytes without an answer, the client treats the line as silent: a board does not send that much noise.
_BABBLE = 4096


class Line(Protocol):
    """A line that carries bytes: a serial port or something similar."""

    def read(self) -> bytes:
        """Return the bytes that have arrived; empty after some time without any. Raises OSError if the line is gone."""

    def write(self, data: bytes) -> None:
        """Send bytes. Raises OSError if the line is gone."""

    def close(self) -> None:
        """Close it."""


class SerialLine:
    """A serial port: 8 data bits, no parity, one stop bit, no flow control."""

    def __init__(self, path: str, baud: int = BAUD) -> None:
        """Open the port. Raises LinkError if there is no such port, or it does not support the rate."""
        import serial  # type: ignore[import-untyped,unused-ignore]

        try:
            self._port = serial.Serial(path, baud, timeout=0.05, write_timeout=2)
            self._port.reset_input_buffer()
        except (OSError, ValueError) as error:
            raise LinkError(f"cannot open {quoted(path)}: {quoted(str(error))}: expected a serial port") from error

    def read(self) -> bytes:
        """Return the bytes that have arrived; empty after 50 ms without any."""
        data: bytes = self._port.read(max(1, self._port.in_waiting))
        return data

    def write(self, data: bytes) -> None:
        """Send bytes."""
        self._port.write(data)

    def close(self) -> None:
        """Close it."""
        self._port.close()


class Patience(NamedTuple):
    """How long the client waits, and how often it retries."""

    #: Seconds of silence before the client sends a request again. This must be longer than the request, the work and
    #: the answer take.
    silence: float = 1.0
    #: How many times the client sends a request at most.
    tries: int = 8
    #: Seconds after which the client gives up on a line that is never silent but sends no answer. This is longer than a
    #: request and its answer take at 300 bits per second.
    trickle: float = 40.0


class Client:
    """A session with a board over a line. `hello` begins it."""

    def __init__(self, line: Line, patience: Patience = Patience()) -> None:
        self._line = line
        self._patience = patience
        self._session = Session()
        #: How many times the client has sent a request again.
        self.repeats = 0

    def close(self) -> None:
        """Close the line."""
        self._line.close()

    def hello(self) -> About:
        """Begin another session and return the board's description of itself.

        Raises Silent if no board answers, and LinkError if the answer is not from a board of this version.
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
        """Run commands and return their results.

        Raises Silent if there is no answer, `session.Lost` if the session is lost, and `session.Refused` if the answer
        has another status than 0.
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
        """The answer to the last request; None after a silence."""
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
