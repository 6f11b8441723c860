"""The command line of testbenches/all, and the code that runs its stages one after the other."""

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import time

from . import inputs, records, timing
from .stages import STAGES

USAGE = """\
Checks the project, stage by stage, and stops at the first stage that fails.

When a stage passes, this program records a hash of its input files and tools. If the hash is unchanged in the next run,
it skips the stage. The records of expensive stages are in testbenches/records.json, those of the others in
target/records.json. As a check on the records, each run also repeats one recorded stage, which the commit selects.
"""

NEEDS = """\
Needs Rust with rustfmt and clippy, Python 3 with venv and pip, g++, make and perl. Everything else is installed into the
checkout's .tools folder. Exit status: 0 all stages passed, 1 a stage failed, 2 bad usage or a missing program.
"""


# Matches a line that is useful in a record. Other lines contain paths of the machine, or no information.
COUNT = re.compile(r"\d+ (passed|examples|files|moves|problems)\b|\d+ of \d+")


def main():
    arguments = parsed()
    if arguments.list:
        for stage in STAGES:
            print(f"{stage.name:<12} {stage.about}{' (--full)' if stage.full else ''}")
        return 0
    wanted = [stage for stage in STAGES if is_wanted(stage, arguments)]
    accepted = {} if arguments.full or arguments.no_records else accepted_of(wanted, arguments)
    if arguments.dry_run:
        for stage in wanted:
            print(f"{stage.name:<12} {verdict(accepted.get(stage.name))}")
        return 0
    if not has_requirements():
        return 2
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    if arguments.long:
        os.environ["FPGAMBIT_LONG"] = "1"
    return run_all(wanted, accepted, arguments)


class OneLine(argparse.ArgumentParser):
    def error(self, message):
        print(f"testbenches/all: {message}; see --help", file=sys.stderr)
        sys.exit(2)


def parsed():
    parser = OneLine(
        prog="testbenches/all", description=USAGE, epilog=NEEDS, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("stage", nargs="*", metavar="STAGE", help="run only these stages, even if their records say that they passed")
    parser.add_argument("--full", action="store_true", help="run every stage; ignore the records")
    parser.add_argument("--long", action="store_true", help="like --full, with deep runs and long random runs (sets FPGAMBIT_LONG=1); takes hours")
    parser.add_argument("--no-records", action="store_true", help="ignore the records")
    parser.add_argument("--times", action="store_true", help="print the seconds of each stage and of each test binary")
    parser.add_argument("--dry-run", action="store_true", help="print which stages would run, and why, without running them")
    parser.add_argument("--list", action="store_true", help="list the stages with what they check")
    arguments = parser.parse_args()
    arguments.full |= arguments.long
    names = [stage.name for stage in STAGES]
    for name in arguments.stage:
        if name not in names:
            parser.error(f"no stage '{name}': expected one of: {' '.join(names)}")
    return arguments


def is_wanted(stage, arguments):
    if arguments.stage:
        return stage.name in arguments.stage
    return arguments.full or not stage.full


def accepted_of(wanted, arguments):
    """The records that replace a run, by the name of the stage. One short stage is left out, so that it runs again."""
    if arguments.stage:
        return {}
    found = {stage.name: record for stage in wanted if (record := records.accepted(stage))}
    turn = records.again([stage for stage in wanted if stage.name in found], inputs.commit())
    if turn:
        found[turn.name] = None
    return found


def verdict(record):
    return f"recorded {record['date']}, inputs unchanged ({record['seconds']} s)" if record else "run"


def run_all(wanted, accepted, arguments):
    begun = time.monotonic()
    ran, taken, lost = [], [], []
    watch = timing.Watch()
    status = 0
    install({tool for stage in wanted if not accepted.get(stage.name) for tool in stage.tools})
    ran.append(("tools", time.monotonic() - begun))
    for stage in wanted:
        record = accepted.get(stage.name)
        if record:
            print(f"=== {stage.name}: {verdict(record)}", flush=True)
            taken.append(f"{stage.name:<12} {verdict(record)}")
            continue
        inputs.read_again()
        hashes = records.hashes_of(stage)
        seconds, counted, status = run(stage, watch)
        if status:
            lost += [stage.name] if records.failed(stage) else []
            print(f"\n=== FAILED  {stage.name:<12} {seconds:5} s  (exit status {status})")
            break
        ran.append((stage.name, seconds))
        records.passed(stage, hashes, seconds, counted)
        print(f"=== passed  {stage.name:<12} {seconds:5} s", flush=True)
    print()
    for name, seconds in ran:
        print(f"    passed    {name:<12} {seconds:5.0f} s")
    for line in taken:
        print(f"    accepted  {line}")
    for name in lost:
        print(f"    LOST      {name:<12} was recorded as passed with these inputs, and fails")
    if arguments.times:
        timing.report(watch)
    if status:
        return 1
    print(f"all: {len(ran) - 1} stages passed, {len(taken)} accepted as recorded, in {time.monotonic() - begun:.0f} s")
    return 0


def run(stage, watch):
    """Runs a stage and passes its output through. Returns the seconds, the last line that counts something, and the
    exit status."""
    print(f"\n=== {stage.name}: {stage.command}", flush=True)
    begun = time.monotonic()
    last = ""
    process = subprocess.Popen(
        shlex.split(stage.command), cwd=inputs.ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    for line in process.stdout:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()
        text = line.decode(errors="replace").rstrip()
        watch.line(text)
        if COUNT.search(text):
            last = text.strip()
    return round(time.monotonic() - begun), last[:160], process.wait()


def install(wanted):
    """Installs the pinned tools that these stages need, and no others. ccache only saves time."""
    if not wanted:
        return
    setup = [inputs.ROOT / "testbenches/tools/setup", *sorted(wanted)]
    debian = [inputs.ROOT / "testbenches/tools/debian", "ccache"]
    print(f"=== tools: {' '.join(sorted(wanted))}", flush=True)
    if "verilator" in wanted:
        subprocess.run(debian, env=os.environ | {"CI": ""}, check=False)
    if subprocess.run(setup, check=False).returncode:
        sys.exit(1)


def has_requirements():
    present = True
    for program, why in (
        ("git", "on Debian: apt-get install git"),
        ("cargo", "install Rust, https://rustup.rs"),
        ("cargo-fmt", "rustup component add rustfmt"),
        ("cargo-clippy", "rustup component add clippy"),
        ("g++", "verilator compiles its models with it; on Debian: apt-get install g++"),
        ("make", "verilator builds its models with it; on Debian: apt-get install make"),
        ("perl", "verilator's driver is written in it; on Debian: apt-get install perl"),
    ):
        if not shutil.which(program):
            print(f"testbenches/all: {program} is missing: {why}", file=sys.stderr)
            present = False
    try:
        import ensurepip, venv  # noqa: F401, E401
    except ImportError:
        print("testbenches/all: Python's venv is missing: on Debian: apt-get install python3-venv", file=sys.stderr)
        present = False
    if not (inputs.ROOT / "../shared/data").is_dir():
        print("testbenches/all: note: no ../shared/data beside this checkout: tests against that reference data SKIP and say so")
    return present
