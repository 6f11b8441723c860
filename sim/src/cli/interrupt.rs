//! What happens when a signal ends the program: commands that can tell what they have found do, others leave nothing half
//! written.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::{fs, process, thread};

use fpgambit_sim::{memory, processes};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// What shells add to a signal's number for the exit status.
const BY_SIGNAL: i32 = 128;

/// The first signal that came; 0 before.
static SIGNAL: AtomicI32 = AtomicI32::new(0);
/// Whether the command looks at it.
static HEEDED: AtomicBool = AtomicBool::new(false);
static TEMPORARY: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// From now on the program hears of signals. Without this it ends at once, as programs do.
pub fn listen() {
    memory::before_exit(clean_up);
    let mut heard = vec![SIGINT, SIGTERM];
    // `nohup` has it ignored: so it stays.
    if ignored() >> (SIGHUP - 1) & 1 == 0 {
        heard.push(SIGHUP);
    }
    let Ok(mut signals) = Signals::new(heard) else {
        return;
    };
    let obey = move || {
        for signal in signals.forever() {
            let first = SIGNAL.compare_exchange(0, signal, Relaxed, Relaxed);
            if first.is_err() || !HEEDED.load(Relaxed) {
                clean_up();
                process::exit(BY_SIGNAL + signal);
            }
        }
    };
    // Without a thread to spare signals are counted and nobody ends the program: better none is heard.
    let _ = thread::Builder::new().spawn(obey);
}

/// The signals that are ignored, a bit each, 1 for the first; none where the system does not tell.
fn ignored() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    line.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok())
        .unwrap_or(0)
}

/// Takes half-written files away, and ends the programs that were started. Waits for nothing.
fn clean_up() {
    processes::end_all();
    if let Ok(files) = TEMPORARY.try_lock() {
        for file in files.iter() {
            let _ = fs::remove_file(file);
        }
    }
}

/// The command looks by itself whether it is [interrupted](is_set), and ends then; a second time ends it at once.
pub fn heed() {
    HEEDED.store(true, Relaxed);
}

/// Whether a signal has come.
pub fn is_set() -> bool {
    SIGNAL.load(Relaxed) != 0
}

/// The exit status of a command that a signal has ended: 128 and the signal's number.
pub fn status() -> u8 {
    (BY_SIGNAL + SIGNAL.load(Relaxed)) as u8
}

/// A file that must not stay when the program ends before it is put in its place.
pub fn remove_if_interrupted(file: &Path) {
    let mut files = TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner);
    files.push(file.to_owned());
}

/// It is in its place, or gone.
pub fn forget(file: &Path) {
    let mut files = TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner);
    files.retain(|other| other != file);
}
