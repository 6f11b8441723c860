"""The stages of testbenches/all: what each runs, the files it depends on, and how long a pass counts.

To add a stage, add a `Stage` below. Inputs are patterns over the paths of the checkout, as `inputs.matches` reads them.
"""

from dataclasses import dataclass

# --- groups of inputs ---------------------------------------------------------------------------------------------

# Everything that decides how cargo compiles. A crate's group holds the files that its code includes, too: the stage
# `inputs` holds these groups to what the compiler says that it read.
CARGO = ("Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "testbenches/tools/build")
ENGINE = CARGO + ("engine/src/", "engine/data/", "engine/Cargo.toml")
HW = ENGINE + ("hw/src/", "hw/derive/", "hw/Cargo.toml", "hw/figures/seeds.json")
PROGRAM = HW + (
    "sim/src/",
    "sim/data/",
    "sim/Cargo.toml",
    "sim/netlist/src/",
    "sim/netlist/Cargo.toml",
    "sim/build.rs",
    "sim/site/",
    "!sim/site/book/",
    # In the page.
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
# What rustdoc and the tests read besides.
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
# Reference data beside the checkout; absent is a state of its own.
DATA = ("../shared/data/",)


@dataclass(frozen=True)
class Stage:
    """One stage. `tools` are arguments of testbenches/tools/setup."""

    name: str
    command: str
    about: str
    inputs: tuple
    tools: tuple = ()
    # Where a pass is recorded: "repository" (testbenches/records.json, committed), "checkout" (target/records.json), or
    # nowhere: what takes seconds always runs.
    kept: str = ""
    # Run by --full and --long only.
    full: bool = False


STAGES = (
    Stage("format", "cargo fmt --all --check", "rustfmt", ("*.rs", "rustfmt.toml", *CARGO)),
    Stage(
        "documents",
        "cargo test --locked --package fpgambit-documents",
        "every link leads somewhere; the book names its chapters",
        ("*.md", "sim/site/index.html", "testbenches/documents/", *CARGO),
    ),
    Stage(
        "suite",
        ".tools/venv/bin/python testbenches/suite/check.py --require-oracle",
        "python-chess counts the built-in suite again",
        ("sim/data/", "testbenches/suite/"),
        ("chess",),
    ),
    Stage(
        "chess960",
        ".tools/venv/bin/python testbenches/suite/chess960.py",
        "python-chess counts the Chess960 positions again",
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
        "rust-hdl, emitted Verilog and software against one another, by Verilator, in lanes and on the bench set",
        PROGRAM + VERILOG + ("testbenches/Cargo.toml", "testbenches/src/", "testbenches/tests/"),
        tools=("verilator", "yosys"),
        kept="repository",
    ),
    Stage(
        "inputs",
        "python3 -B -m testbenches.runner.check",
        "the inputs of the stages below are complete, and records work",
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
        "rustdoc, every public item documented",
        RUST,
        kept="repository",
    ),
    Stage(
        "fuzz",
        "cargo check --manifest-path testbenches/fuzz/Cargo.toml --target-dir target/fuzz --locked --quiet",
        "the fuzz targets compile",
        ENGINE + ("testbenches/fuzz/",),
        kept="repository",
    ),
    Stage(
        "pictures",
        "testbenches/pictures/refresh --check",
        "the drawn pictures are of the circuits that are there",
        HW + VERILOG + ("hw/examples/", "hw/pictures/", "testbenches/pictures/"),
        tools=("yosys",),
        kept="repository",
    ),
    Stage(
        "program",
        "testbenches/program/check",
        "the program as its users run it",
        PROGRAM + VERILOG + DATA + ("testbenches/program/check", "testbenches/tools/program"),
        tools=("verilator",),
        kept="repository",
    ),
    Stage(
        "python",
        "testbenches/python/check",
        "the Python package against simulated boards, with faults on the line",
        PROGRAM + ("hw/src/soc/protocol.md", "sim/python/", "testbenches/python/check", "testbenches/tools/program"),
        tools=("verilator", "python"),
        kept="repository",
    ),
    Stage(
        "examples",
        "testbenches/program/readme",
        "every example of README and book prints what it says",
        PROGRAM + VERILOG + ("README.md", "sim/site/book/*.md", "hw/figures/", "hw/boards/", "testbenches/program/readme", "testbenches/tools/program"),
        tools=("verilator", "pnr"),
        kept="repository",
    ),
    Stage(
        "campaign",
        "testbenches/campaign/parallel",
        "shards killed at random moments come to the same document",
        PROGRAM + ("testbenches/campaign/",),
        kept="repository",
    ),
    Stage(
        "matches",
        "testbenches/matches/check",
        "games against itself, every UCI option by python-chess",
        PROGRAM + ("testbenches/matches/", "!testbenches/matches/*.md"),
        ("chess",),
        kept="repository",
    ),
    Stage(
        "site",
        "testbenches/site/check",
        "the page in Chromium, a smoke test in Firefox",
        PROGRAM + VERILOG + ("hw/examples/", "sim/site/", "testbenches/site/", "testbenches/tools/versions.env"),
        ("site",),
        kept="repository",
    ),
    Stage(
        "proofs",
        "testbenches/prover/check",
        "every theorem, and faults that must be refuted",
        PROVER
        + VERILOG
        + ("testbenches/prover/LEDGER.md", "testbenches/prover/answers.txt", "testbenches/prover/check", "testbenches/prove"),
        tools=("yosys",),
        kept="repository",
    ),
    Stage(
        "mutants",
        "testbenches/mutate --least 75",
        "mutants and single faults against the shipped benches",
        MUTATION + VERILOG + ("testbenches/mutate",),
        tools=("verilator", "yosys"),
        kept="repository",
    ),
    Stage(
        "faults",
        "testbenches/mutate --faults",
        "the shipped benches find the faults that are planted by hand",
        MUTATION + VERILOG + ("testbenches/mutate",),
        tools=("verilator",),
        kept="repository",
        full=True,
    ),
    Stage(
        "searches",
        "testbenches/searches",
        "the verilated searcher beside its model, job for job",
        PROGRAM + ("testbenches/Cargo.toml", "testbenches/src/", "testbenches/searches"),
        tools=("verilator",),
        kept="repository",
        full=True,
    ),
    Stage(
        "export",
        "testbenches/export/check",
        "lint, benches and properties of every exported folder under outside tools",
        VERILOG + ("testbenches/export/", "testbenches/tools/debian"),
        ("core", "formal", "verilator"),
        kept="repository",
    ),
    Stage(
        "bus",
        "testbenches/bus/check",
        "the bus wrappers under bus models that others wrote",
        VERILOG + ("hw/boards/", "!hw/boards/table.*", "sim/python/src/", "sim/site/book/bus.md", "testbenches/bus/", "testbenches/tools/debian"),
        ("bus",),
        kept="repository",
    ),
    Stage(
        "boards",
        "testbenches/boards/figures",
        "boards placed and routed as recorded",
        PROGRAM + ("hw/boards/", "testbenches/boards/figures"),
        ("pnr",),
        kept="repository",
    ),
    Stage(
        "all-boards",
        "testbenches/boards/figures --all",
        "every board placed and routed with its recorded seed; nearly an hour",
        PROGRAM + ("hw/boards/", "testbenches/boards/figures"),
        ("pnr",),
        kept="repository",
        full=True,
    ),
    Stage(
        "synth",
        "testbenches/synth/check",
        "area, clock and cycles of the main designs as recorded",
        PROGRAM + VERILOG + ("hw/figures/", "testbenches/synth/"),
        ("pnr",),
        kept="repository",
    ),
    Stage(
        "release",
        "testbenches/program/check --release",
        "the README's first command and the program's checks in the released profile",
        PROGRAM + DATA + ("README.md", "sim/site/book/", "testbenches/program/"),
        tools=("verilator",),
        kept="repository",
        full=True,
    ),
)
