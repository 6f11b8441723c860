"""The stages of testbenches/all: the command of each, the files that it depends on, and where a pass is recorded.

To add a stage, add a `Stage` below. Inputs are patterns for paths of the checkout, in the syntax of `inputs.matches`.
"""

from dataclasses import dataclass

# --- groups of inputs ---------------------------------------------------------------------------------------------

# Everything that influences how cargo compiles. The group of a crate also contains the files that its code includes.
# The stage `inputs` compares these groups with the files that the compiler reports as read.
CARGO = ("Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "testbenches/tools/build")
ENGINE = CARGO + ("engine/src/", "engine/data/", "engine/Cargo.toml")
HW = ENGINE + ("LICENSE-MIT", "LICENSE-APACHE", "hw/src/", "hw/derive/", "hw/Cargo.toml", "hw/figures/seeds.json")
PROGRAM = HW + (
    "sim/src/",
    "sim/data/",
    "sim/Cargo.toml",
    "sim/netlist/src/",
    "sim/netlist/Cargo.toml",
    "sim/build.rs",
    "sim/site/",
    "!sim/site/book/",
    # The files of the page.
    "hw/verilog/",
    "hw/figures/table.json",
    "hw/boards/",
    "!hw/boards/table.*",
)
PROVER = ENGINE + (
    "testbenches/prover/Cargo.toml",
    "testbenches/prover/src/",
    "testbenches/prover/kit/",
    "testbenches/prover/spec/",
)
MUTATION = HW + PROVER + ("testbenches/prover/mutation/", "sim/netlist/")
VERILOG = ("hw/verilog/",)
# Other files that rustdoc and the tests read.
PAGES = ("hw/pictures/", "hw/figures/table.md")
RUST = PROGRAM + PAGES + (
    "engine/tests/",
    "engine/benches/",
    "engine/examples/",
    "hw/tests/",
    "hw/examples/",
    "sim/tests/",
    "sim/examples/",
    "sim/python/src/fpgambit_link/formats.py",
    "sim/netlist/",
    "testbenches/Cargo.toml",
    "testbenches/src/",
    "testbenches/tests/",
    "testbenches/benches/",
    "testbenches/prover/",
    "!testbenches/prover/README.md",
)
# Reference data beside the checkout. If they are absent, the hash differs.
DATA = ("../shared/data/",)


@dataclass(frozen=True)
class Stage:
    """A stage. `tools` are arguments for testbenches/tools/setup."""

    name: str
    command: str
    about: str
    inputs: tuple
    tools: tuple = ()
    # Where the runner records a pass: "repository" (testbenches/records.json, committed), "checkout"
    # (target/records.json), or nowhere. A stage that takes seconds always runs.
    kept: str = ""
    # Only --full and --long run this stage.
    full: bool = False


STAGES = (
    Stage("format", "cargo fmt --all --check", "rustfmt", ("*.rs", "rustfmt.toml", *CARGO)),
    Stage(
        "documents",
        "cargo test --locked --package fpgambit-documents",
        "checks every link, and that the book lists its chapters",
        ("*.md", "sim/site/index.html", "testbenches/documents/", *CARGO),
    ),
    Stage(
        "suite",
        ".tools/venv/bin/python testbenches/suite/check.py --require-oracle",
        "counts the built-in suite again with python-chess",
        ("sim/data/", "testbenches/suite/"),
        ("chess",),
    ),
    Stage(
        "chess960",
        ".tools/venv/bin/python testbenches/suite/chess960.py",
        "counts the Chess960 positions again with python-chess",
        ("engine/tests/", "testbenches/suite/"),
        ("chess",),
    ),
    Stage(
        "tests",
        "bash -ec 'cargo test --workspace --locked --timings --lib --bins --examples --test it; cargo test --workspace --locked --doc'",
        "unit, property and program tests, examples of the documentation",
        RUST + VERILOG + DATA,
        tools=("verilator", "yosys"),
        kept="checkout",
    ),
    Stage(
        "coverification",
        "cargo test --workspace --locked --timings --test coverification",
        "compares rust-hdl, emitted Verilog and software: with Verilator, in lanes and on the bench set",
        PROGRAM + VERILOG + ("testbenches/Cargo.toml", "testbenches/src/", "testbenches/tests/"),
        tools=("verilator", "yosys"),
        kept="repository",
    ),
    Stage(
        "inputs",
        "python3 -B -m testbenches.runner.check",
        "checks that the inputs of the stages are complete, and that records work",
        ("testbenches/runner/", "testbenches/all"),
    ),
    Stage(
        "lints",
        "cargo clippy --workspace --all-targets --locked -- -D warnings",
        "clippy on all targets",
        RUST,
        kept="repository",
    ),
    Stage(
        "docs",
        "env 'RUSTDOCFLAGS=-D warnings' cargo doc --workspace --no-deps --locked",
        "rustdoc, with every public item documented",
        RUST,
        kept="repository",
    ),
    Stage(
        "fuzz",
        "cargo check --manifest-path testbenches/fuzz/Cargo.toml --target-dir target/fuzz --locked --quiet",
        "compiles the fuzz targets",
        ENGINE + ("testbenches/fuzz/",),
        kept="repository",
    ),
    Stage(
        "pictures",
        "testbenches/pictures/refresh --check",
        "checks that the pictures show the present circuits",
        HW + VERILOG + ("hw/examples/", "hw/pictures/", "testbenches/pictures/"),
        tools=("yosys",),
        kept="repository",
    ),
    Stage(
        "program",
        "testbenches/program/check",
        "runs the program as its users do",
        PROGRAM + VERILOG + DATA + ("testbenches/program/check", "testbenches/tools/program"),
        tools=("verilator",),
        kept="repository",
    ),
    Stage(
        "python",
        "testbenches/python/check",
        "tests the Python package with simulated boards, with faults on the line",
        PROGRAM + ("hw/src/soc/protocol.md", "sim/python/", "testbenches/python/check", "testbenches/tools/program"),
        tools=("verilator", "python"),
        kept="repository",
    ),
    Stage(
        "examples",
        "testbenches/program/readme",
        "runs every example in the README and the book",
        PROGRAM + VERILOG + ("README.md", "sim/site/book/*.md", "hw/figures/", "hw/boards/", "testbenches/program/readme", "testbenches/tools/program"),
        tools=("verilator", "pnr"),
        kept="repository",
    ),
    Stage(
        "campaign",
        "testbenches/campaign/parallel",
        "kills shards at random and checks that they give the same document",
        PROGRAM + ("testbenches/campaign/",),
        kept="repository",
    ),
    Stage(
        "matches",
        "testbenches/matches/check",
        "plays games against itself, and sets every UCI option through python-chess",
        PROGRAM + ("testbenches/matches/", "!testbenches/matches/*.md"),
        ("chess",),
        kept="repository",
    ),
    Stage(
        "site",
        "testbenches/site/check",
        "tests the page in Chromium, with a smoke test in Firefox",
        PROGRAM + VERILOG + ("hw/examples/", "sim/site/", "testbenches/site/", "testbenches/tools/versions.env"),
        ("site",),
        kept="repository",
    ),
    Stage(
        "proofs",
        "testbenches/prover/check",
        "proves every theorem, and refutes planted faults",
        PROVER
        + VERILOG
        + ("testbenches/prover/LEDGER.md", "testbenches/prover/answers.txt", "testbenches/prover/check", "testbenches/prove"),
        tools=("yosys",),
        kept="repository",
    ),
    Stage(
        "mutants",
        "testbenches/mutate --least 75",
        "runs the shipped benches on mutants and single faults",
        MUTATION + VERILOG + ("testbenches/mutate",),
        tools=("verilator", "yosys"),
        kept="repository",
    ),
    Stage(
        "faults",
        "testbenches/mutate --faults",
        "checks that the shipped benches find the faults planted by hand",
        MUTATION + VERILOG + ("testbenches/mutate",),
        tools=("verilator",),
        kept="repository",
        full=True,
    ),
    Stage(
        "searches",
        "testbenches/searches",
        "compares the verilated searcher with its model, job for job",
        PROGRAM + ("testbenches/Cargo.toml", "testbenches/src/", "testbenches/searches"),
        tools=("verilator",),
        kept="repository",
        full=True,
    ),
    Stage(
        "export",
        "testbenches/export/check",
        "runs linters, benches and properties of every exported folder with other tools",
        VERILOG + ("testbenches/export/", "testbenches/tools/debian"),
        ("core", "formal", "verilator"),
        kept="repository",
    ),
    Stage(
        "bus",
        "testbenches/bus/check",
        "tests the bus wrappers with bus models that other people wrote",
        VERILOG + ("hw/boards/", "!hw/boards/table.*", "sim/python/src/", "sim/site/book/bus.md", "testbenches/bus/", "testbenches/tools/debian"),
        ("bus",),
        kept="repository",
    ),
    Stage(
        "boards",
        "testbenches/boards/figures",
        "compares placed and routed boards with the record",
        PROGRAM + ("hw/boards/", "testbenches/boards/figures"),
        ("pnr",),
        kept="repository",
    ),
    Stage(
        "all-boards",
        "testbenches/boards/figures --all",
        "every board placed and routed with its recorded seed; over half an hour",
        PROGRAM + ("hw/boards/", "testbenches/boards/figures"),
        ("pnr",),
        kept="repository",
        full=True,
    ),
    Stage(
        "synth",
        "testbenches/synth/check",
        "compares area, clock and cycles of the main designs with the record",
        PROGRAM + VERILOG + ("hw/figures/", "testbenches/synth/"),
        ("pnr",),
        kept="repository",
    ),
    Stage(
        "release",
        "testbenches/program/check --release",
        "runs the README's first command and the program's checks in the release profile",
        PROGRAM + DATA + ("README.md", "sim/site/book/", "testbenches/program/"),
        tools=("verilator",),
        kept="repository",
        full=True,
    ),
)
