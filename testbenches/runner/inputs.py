"""The files of the checkout, and hashes over the ones that a stage depends on."""

import fnmatch
import functools
import hashlib
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def matches(path, patterns):
    """Whether the patterns take a path in; the last one that fits decides.

    `folder/` is all below it, `*.md` a name's ending anywhere, anything else a path (with `*` for any characters); a `!`
    before a pattern leaves out what it fits.
    """
    taken = False
    for pattern in patterns:
        out = pattern.startswith("!")
        if fits(path, pattern.lstrip("!")):
            taken = not out
    return taken


def fits(path, pattern):
    if pattern.endswith("/"):
        return path.startswith(pattern)
    if pattern.startswith("*."):
        return path.endswith(pattern[1:])
    if "*" in pattern:
        return fnmatch.fnmatchcase(path, pattern)
    return path == pattern


@functools.lru_cache(maxsize=1)
def tree():
    """Every file that git knows or would add, sorted; reference data beside the checkout as `../shared/data/...`."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout.decode().split("\0")
    data = ROOT / "../shared/data"
    beside = [f"../shared/data/{path.name}" for path in data.iterdir()] if data.is_dir() else []
    return sorted({name for name in names if name and os.path.lexists(ROOT / name)} | set(beside))


@functools.lru_cache(maxsize=None)
def file_hash(name):
    path = ROOT / name
    if path.is_symlink():
        content = os.readlink(path).encode()
    elif path.is_dir():
        content = b"folder"
    else:
        content = path.read_bytes()
    runs = os.access(path, os.X_OK)
    return hashlib.sha256(b"x" * runs + b"\0" + content).hexdigest()


def read_again():
    """Forgets what was read: files may have changed since."""
    tree.cache_clear()
    file_hash.cache_clear()


def files_of(stage):
    return [name for name in tree() if matches(name, stage.inputs)]


def hash_of(stage):
    """Names, modes and contents of a stage's inputs, and the command that it runs."""
    digest = hashlib.sha256(stage.command.encode())
    for name in files_of(stage):
        digest.update(f"\n{name} {file_hash(name)}".encode())
    return digest.hexdigest()[:32]


@functools.lru_cache(maxsize=None)
def packages(tools):
    """The pinned packages, with their versions, that `setup` installs for these arguments; none for none."""
    setup = [ROOT / "testbenches/tools/setup", "--print", *tools]
    return subprocess.run(setup, stdout=subprocess.PIPE, check=True).stdout if tools else b""


def tools_hash(stage):
    """The pinned versions of a stage's own tools. Debian's packages and the C++ compiler are not pinned, and do not count."""
    return hashlib.sha256(packages(tuple(sorted(stage.tools)))).hexdigest()[:16]


def commit():
    """The commit's hash, which picks the recorded stage to run again; zeros where there is none."""
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return done.stdout.decode().strip() if done.returncode == 0 else "0" * 40
