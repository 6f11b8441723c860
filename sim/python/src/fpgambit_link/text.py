"""Prepares foreign text for an error message.

SPDX-License-Identifier: MIT OR Apache-2.0
"""

from __future__ import annotations

#: The largest number of characters of a text in a message.
SHOWN = 160


def quoted(text: str) -> str:
    """`text` between backquotes on one line. Unprintable characters are escaped, and a long text is cut with `...`."""
    shown = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text[:SHOWN])
    return f"`{shown}{'...' if len(text) > SHOWN else ''}`"
