"""The files of the checkout, and hashes of those that a stage depends on."""

import fnmatch
import functools
import hashlib
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def matches(path, patterns):
    """Whether the patterns include a path. The last pattern that matches decides.

    `folder/` matches everything below the folder, `*.md` a file extension anywhere, and anything else a path (`*` is
    any characters). A `!` before a pattern excludes what it matches.
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
    """All files that git tracks or would add, sorted. Reference data beside the checkout appear as
    `../shared/data/...`."""
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
    """Clears the cached files, which may have changed."""
    tree.cache_clear()
    file_hash.cache_clear()


def files_of(stage):
    return [name for name in tree() if matches(name, stage.inputs)]


def hash_of(stage):
    """The hash of a stage's command and of the names, modes and contents of its inputs."""
    digest = hashlib.sha256(stage.command.encode())
    for name in files_of(stage):
        digest.update(f"\n{name} {file_hash(name)}".encode())
    return digest.hexdigest()[:32]


@functools.lru_cache(maxsize=None)
def packages(tools):
    """The pinned packages that `setup` installs for these arguments, with their versions. Without arguments there are
    none."""
    setup = [ROOT / "testbenches/tools/setup", "--print", *tools]
    return subprocess.run(setup, stdout=subprocess.PIPE, check=True).stdout if tools else b""


def tools_hash(stage):
    """The hash of the pinned versions of a stage's tools. Debian's packages and the C++ compiler are not pinned and do
    not count."""
    return hashlib.sha256(packages(tuple(sorted(stage.tools)))).hexdigest()[:16]


def commit():
    """The commit's hash, which selects the recorded stage to repeat. Zeros if there is no commit."""
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return done.stdout.decode().strip() if done.returncode == 0 else "0" * 40
