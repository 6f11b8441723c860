"""Foreign text made fit for an error message.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

#: The most characters of a text that a message shows.
SHOWN = 160


def quoted(text: str) -> str:
    """`text` between backquotes on one line: what cannot be printed escaped, what is long cut with `...`."""
    shown = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text[:SHOWN])
    return f"`{shown}{'...' if len(text) > SHOWN else ''}`"
