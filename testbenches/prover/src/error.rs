//! Errors that prevent an answer.

use crate::units::unit_names;
use kit::answers::AnswersError;
use kit::yosys::YosysError;
use std::path::PathBuf;

/// Why the program has no answer; the exit status is 2.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "each variant's text says what it is")]
pub enum UsageError {
    #[error("no proofs of unit {0:?}: expected one of {expected}", expected = unit_names().join(", "))]
    Unit(String),
    #[error("no build {0:?} of {units}: expected compact or, of movegen, fast", units = .1.join(", "))]
    Build(String, Vec<String>),
    #[error("--verilog needs one unit named, not {0}")]
    OneUnit(usize),
    #[error("cannot read {0:?}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("{file}: {error}; write it again: testbenches/prove --certify --record")]
    Answers {
        file: &'static str,
        error: AnswersError,
    },
    #[error("cannot write {0:?}: {1}")]
    Write(PathBuf, std::io::Error),
    #[error(transparent)]
    Yosys(#[from] YosysError),
    #[error("unknown lemma {text:?}: expected part of {}", names.join(", "))]
    Lemma { text: String, names: Vec<String> },
    #[error("no case of these lemmas has {0:?} in its name; --cases lists them")]
    Case(String),
    #[error("--record needs whole units: no --verilog, --lemma, --case or --faults")]
    Record,
    #[error("fault {0:?} does not apply: the Verilog does not contain its text exactly once")]
    Fault(&'static str),
    #[error("iverilog rejects {0:?}, which contains a fault: {1}")]
    Refused(PathBuf, String),
    #[error("cannot run {0}: {1}; on Debian: apt-get install iverilog")]
    Bench(String, std::io::Error),
}
