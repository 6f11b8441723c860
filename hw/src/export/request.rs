//! What to export.

/// A unit that can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The [move generator](crate::movegen).
    Movegen,
    /// The [attack unit](crate::attack).
    Attack,
    /// The [repetition unit](crate::repetition).
    Repetition,
    /// The [chain unit](crate::chains).
    Chains,
    /// The [tablebase unit](crate::kqkr).
    Kqkr,
}

/// One of a unit's builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// One walker, for small FPGAs.
    Compact,
    /// Several walks side by side, for FPGAs with room.
    Fast,
}

/// What the files are made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Any tool that reads Verilog; posdata in a memory.
    Generic,
    /// Lattice iCE40; posdata as logic, since its memories are too small for the table.
    Ice40,
    /// Lattice ECP5; posdata in block RAM.
    Ecp5,
}

/// A unit in one build for one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// Which unit.
    pub unit: Unit,
    /// Which of its builds.
    pub build: Build,
    /// For which FPGA family.
    pub target: Target,
}

names!(Unit { Movegen "movegen", Attack "attack", Repetition "repetition", Chains "chains", Kqkr "kqkr" });
names!(Build { Compact "compact", Fast "fast" });
names!(Target { Generic "generic", Ice40 "ice40", Ecp5 "ecp5" });

impl Request {
    /// Whether the unit comes in this build for this target.
    pub const fn exists(&self) -> bool {
        match (self.unit, self.build, self.target) {
            (Unit::Movegen | Unit::Attack | Unit::Repetition | Unit::Chains, Build::Compact, _) => {
                true
            }
            (Unit::Movegen, Build::Fast, Target::Generic | Target::Ecp5) => true,
            // No iCE40 has 1.9 Mbit of block RAM.
            (Unit::Kqkr, Build::Compact, target) => !matches!(target, Target::Ice40),
            (_, Build::Fast, _) => false,
        }
    }

    /// Everything there is to export, in the order of the lists of values.
    pub fn all() -> impl Iterator<Item = Self> {
        let builds = |&unit| Build::ALL.iter().map(move |&build| (unit, build));
        let requests = |(unit, build)| {
            Target::ALL.iter().map(move |&target| Self {
                unit,
                build,
                target,
            })
        };
        let units = Unit::ALL.iter();
        units
            .flat_map(builds)
            .flat_map(requests)
            .filter(Self::exists)
    }

    /// The folder of the repository, below `hw/verilog`, that holds these files.
    pub fn folder(&self) -> String {
        format!("{}-{}-{}", self.unit, self.build, self.target)
    }

    /// The command that makes these files, as their headers give it.
    pub fn command(&self) -> String {
        format!(
            "fpgambit export --unit {} --build {} --target {} --out DIR",
            self.unit, self.build, self.target
        )
    }

    /// The top module's name.
    pub fn top(&self) -> String {
        format!("fpgambit_{}", self.unit)
    }
}
