//! Certifies the solver's answers: writes the question as a DIMACS file, solves it again with a proof trace, and checks
//! the proof with the checker in `lrat`.

use crate::lrat::{self, LratError};
use crate::question::Question;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Why an answer has no certificate.
#[derive(Debug, thiserror::Error)]
pub enum CertificateError {
    /// A file could not be written or read.
    #[error("{file:?}: {error}")]
    File {
        /// The file.
        file: PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
    /// The solver does not answer that the clauses are unsatisfiable.
    #[error("when tracing a proof the solver says {0} (20 is unsatisfiable, 0 is out of time)")]
    Answer(i32),
    /// The solver rejects the question, or writes no trace.
    #[error("the solver takes no {0}")]
    Refused(&'static str),
    /// The proof is wrong.
    #[error(transparent)]
    Proof(#[from] LratError),
}

/// Certifies that a question's clauses are unsatisfiable, and returns the number of proof steps. The question and the
/// proof are files in this folder. They are kept under `name`; without a name they are deleted, unless the proof is
/// wrong.
///
/// # Errors
///
/// Returns an error if there is no proof, or if it is wrong.
pub fn certify(
    question: &Question,
    folder: &Path,
    name: Option<&str>,
    until: Instant,
) -> Result<usize, CertificateError> {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let passing = format!("question-{}-{number}", std::process::id());
    let file = |ending: &str| folder.join(format!("{}.{ending}", name.unwrap_or(&passing)));
    let (clauses, proof) = (file("cnf"), file("lrat"));
    let file_error = |file: &Path| {
        let file = file.to_owned();
        |error| CertificateError::File { file, error }
    };
    std::fs::create_dir_all(folder).map_err(file_error(folder))?;
    std::fs::write(&clauses, question.dimacs()).map_err(file_error(&clauses))?;
    let answer = solver::trace(&clauses, &proof, until).map_err(CertificateError::Refused)?;
    let checked = match answer {
        UNSATISFIABLE => {
            let trace = File::open(&proof).map_err(file_error(&proof))?;
            Ok(lrat::check(question.clauses(), BufReader::new(trace))?)
        }
        answer => Err(CertificateError::Answer(answer)),
    };
    if name.is_none() {
        for file in [&clauses, &proof] {
            std::fs::remove_file(file).map_err(file_error(file))?;
        }
    }
    checked
}

const UNSATISFIABLE: i32 = 20;

/// CaDiCaL's C interface, for proof tracing. The `cadical` crate compiles it but does not expose it to Rust.
#[allow(
    unsafe_code,
    reason = "functions in C that the crate links and does not wrap"
)]
mod solver {
    use std::ffi::{CStr, CString, c_char, c_int, c_void};
    use std::path::Path;
    use std::ptr::null;
    use std::time::Instant;

    // Links the library that contains these functions.
    use cadical as _;

    unsafe extern "C" {
        fn ccadical_init() -> *mut c_void;
        fn ccadical_release(solver: *mut c_void);
        fn ccadical_set_option(solver: *mut c_void, name: *const c_char, value: c_int);
        fn ccadical_trace_proof(
            solver: *mut c_void,
            file: *mut c_void,
            name: *const c_char,
        ) -> c_int;
        fn ccadical_close_proof(solver: *mut c_void);
        fn ccadical_read_dimacs(
            solver: *mut c_void,
            path: *const c_char,
            variables: *mut c_int,
            strict: c_int,
        ) -> *const c_char;
        fn ccadical_set_terminate(
            solver: *mut c_void,
            state: *const c_void,
            terminate: Option<extern "C" fn(*const c_void) -> c_int>,
        );
        fn ccadical_solve(solver: *mut c_void) -> c_int;
        fn fopen(path: *const c_char, mode: *const c_char) -> *mut c_void;
        fn fclose(file: *mut c_void) -> c_int;
    }

    extern "C" fn is_over(state: *const c_void) -> c_int {
        // SAFETY: `state` is the instant that `trace` passed, which outlives the call of solve.
        let until = unsafe { &*state.cast::<Instant>() };
        c_int::from(Instant::now() >= *until)
    }

    fn text(path: &Path) -> Result<CString, &'static str> {
        CString::new(path.as_os_str().as_encoded_bytes()).map_err(|_| "path with a zero byte")
    }

    /// Solves the question in one file and writes the proof to another. Returns the answer as the solver's status code.
    pub fn trace(question: &Path, proof: &Path, until: Instant) -> Result<i32, &'static str> {
        const LRAT: &CStr = c"lrat";
        const BINARY: &CStr = c"binary";
        let (question, proof) = (text(question)?, text(proof)?);
        // SAFETY: `proof` is a zero-terminated string.
        let file = unsafe { fopen(proof.as_ptr(), c"w".as_ptr()) };
        if file.is_null() {
            return Err("file for its proof");
        }
        // SAFETY: only this thread creates, uses and releases the solver, all within this function. Every string is
        // zero-terminated and outlives its call, as does `until`. The file stays open until the trace is closed.
        unsafe {
            let solver = ccadical_init();
            ccadical_set_option(solver, LRAT.as_ptr(), 1);
            ccadical_set_option(solver, BINARY.as_ptr(), 0);
            let traced = ccadical_trace_proof(solver, file, proof.as_ptr());
            let mut variables = 0;
            let wrong = ccadical_read_dimacs(solver, question.as_ptr(), &mut variables, 1);
            let answer = if traced == 0 {
                Err("order to trace")
            } else if wrong.is_null() {
                let state: *const Instant = &until;
                ccadical_set_terminate(solver, state.cast(), Some(is_over));
                let answer = ccadical_solve(solver);
                ccadical_set_terminate(solver, null(), None);
                Ok(answer)
            } else {
                Err("file of clauses")
            };
            ccadical_close_proof(solver);
            ccadical_release(solver);
            fclose(file);
            answer
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use std::hash::{BuildHasher, RandomState};
    use std::time::Duration;

    /// The folder for the certificates of tests.
    pub fn folder() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/prover/certificates")
    }

    fn certified(clauses: &[Vec<i32>]) -> Result<usize, CertificateError> {
        let until = Instant::now() + Duration::from_secs(60);
        certify(&Question::of_clauses(clauses), &folder(), None, until)
    }

    /// The pigeonhole problem with this many pigeons and one hole fewer.
    fn pigeons(count: i32) -> Vec<Vec<i32>> {
        let holes = count - 1;
        let sits = |pigeon: i32, hole: i32| pigeon * holes + hole + 1;
        let mut clauses: Vec<Vec<i32>> = (0..count)
            .map(|pigeon| (0..holes).map(|hole| sits(pigeon, hole)).collect())
            .collect();
        for hole in 0..holes {
            for one in 0..count {
                clauses.extend((0..one).map(|other| vec![-sits(one, hole), -sits(other, hole)]));
            }
        }
        clauses
    }

    #[test]
    fn pigeonhole_problem_is_certified() {
        assert!(certified(&pigeons(6)).unwrap() > 10);
    }

    /// For random clauses of three literals, there is a certificate exactly if no assignment satisfies them.
    #[test]
    fn unsatisfiable_random_questions_are_certified() {
        const VARIABLES: i32 = 12;
        let seed = RandomState::new().hash_one(0);
        println!("seed {seed}");
        let mut random = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let mut proved = 0;
        for _ in 0..60 {
            let clauses: Vec<Vec<i32>> = (0..60)
                .map(|_| {
                    let literal = |random: &mut rand_chacha::ChaCha8Rng| {
                        let variable = random.random_range(1..=VARIABLES);
                        if random.random() { variable } else { -variable }
                    };
                    (0..3).map(|_| literal(&mut random)).collect()
                })
                .collect();
            let holds = |assignment: u32| {
                let of =
                    |literal: &i32| (assignment >> (literal.abs() - 1) & 1 == 1) == (*literal > 0);
                clauses.iter().all(|clause| clause.iter().any(of))
            };
            let possible = (0..1 << VARIABLES).any(holds);
            match certified(&clauses) {
                Ok(_) => proved += 1,
                Err(CertificateError::Answer(10)) => assert!(possible, "seed {seed}"),
                Err(error) => panic!("seed {seed}: {error}"),
            }
            assert_eq!(certified(&clauses).is_err(), possible);
        }
        assert!(
            proved > 5,
            "{proved} of 60 questions had a proof, seed {seed}"
        );
    }
}
