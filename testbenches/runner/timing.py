"""The seconds that each test binary takes: to compile and link, as cargo reports it, and to run, as the test harness
reports it."""

import json
import re
import time

from . import inputs

UNITS = inputs.ROOT / "target/cargo-timings/cargo-timing.html"


class Watch:
    """Reads the output of `cargo test` line by line, and finds how many seconds each binary ran."""

    def __init__(self):
        self.begun = time.time()
        self.runs = []
        self.name = None

    def line(self, text):
        if found := re.match(r"\s+(?:Running|Doc-tests) (\S.*)", text):
            self.name = found.group(1)
        elif found := re.match(r"test result: .*finished in ([\d.]+)s", text):
            self.runs.append((self.name or "?", float(found.group(1))))


def compiled(since):
    """The seconds that cargo spent on each unit of its last build with --timings, longest first. Ignores older
    builds."""
    try:
        if UNITS.stat().st_mtime < since:
            return []
        found = re.search(r"const UNIT_DATA = (\[.*?\]);\n", UNITS.read_text(), re.DOTALL)
        units = [(one["name"] + one["target"], one["duration"]) for one in json.loads(found.group(1))]
    except (OSError, AttributeError, ValueError, KeyError):
        units = []
    return sorted(units, key=lambda unit: -unit[1])


def report(watch):
    if not watch.runs:
        return
    units = compiled(watch.begun)
    if units:
        print(f"\n    compiled and linked: {len(units)} units, {sum(unit[1] for unit in units):.0f} s in all; the longest:")
    for name, seconds in units[:25]:
        print(f"    {seconds:7.1f} s  {name}")
    print("\n    ran:")
    for name, seconds in watch.runs:
        print(f"    {seconds:7.1f} s  {name}")
