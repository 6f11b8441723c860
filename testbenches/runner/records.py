"""Records of passes: the inputs and tools with which a stage passed, the date, the seconds, and what the stage counted.

There are two files in the same format. testbenches/records.json is committed and contains the expensive stages.
target/records.json belongs to this checkout and contains the others, so that a second run repeats only what a change
can have broken. Only the runner writes them, and only after a stage has passed completely.
"""

import datetime
import json

from . import inputs

FILES = {
    "repository": inputs.ROOT / "testbenches/records.json",
    "checkout": inputs.ROOT / "target/records.json",
}
# The runner repeats a recorded stage from time to time if it took fewer seconds than this.
SHORT_SECONDS = 120


def read(kept):
    """The records in a file. An unreadable file has none."""
    try:
        found = json.loads(FILES[kept].read_text())
    except (KeyError, OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write(kept, found):
    path = FILES[kept]
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".json.new")
    new.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n")
    new.replace(path)


def hashes_of(stage):
    return {"inputs": inputs.hash_of(stage), "tools": inputs.tools_hash(stage)}


def accepted(stage):
    """The record of a pass of this stage with exactly these inputs and tools, or None."""
    found = read(stage.kept).get(stage.name)
    if not isinstance(found, dict):
        return None
    same = all(found.get(name) == value for name, value in hashes_of(stage).items())
    return found if same and isinstance(found.get("seconds"), int) else None


def passed(stage, hashes, seconds, counted):
    """Records a pass of a stage. The hashes are those of its inputs and tools when it started."""
    if not stage.kept:
        return
    inputs.read_again()
    if hashes != hashes_of(stage):
        print(f"=== {stage.name}: not recorded, since its inputs changed while it ran", flush=True)
        return
    found = read(stage.kept)
    found[stage.name] = {
        **hashes,
        "date": datetime.date.today().isoformat(),
        "seconds": seconds,
        "counted": counted,
    }
    write(stage.kept, found)


def failed(stage):
    """Removes the record of a pass that the runner could not reproduce. Returns whether there was one for these
    inputs."""
    held = accepted(stage) is not None
    found = read(stage.kept)
    if found.pop(stage.name, None) is not None:
        write(stage.kept, found)
    return held


def again(stages, commit):
    """The recorded stage to repeat, selected by the commit's hash. None if no stage is short enough."""
    short = [stage for stage in stages if stage.kept == "repository" and accepted(stage)["seconds"] < SHORT_SECONDS]
    return short[int(commit, 16) % len(short)] if short else None
