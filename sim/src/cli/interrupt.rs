//! Handles signals that end the program: commands that can print partial results do so, and others leave no
//! half-written files.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::{fs, process, thread};

use fpgambit_sim::{memory, processes};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// Shells add this to a signal's number to get the exit status.
const BY_SIGNAL: i32 = 128;

/// The first signal received; 0 means none.
static SIGNAL: AtomicI32 = AtomicI32::new(0);
/// Whether the command checks for signals itself.
static HEEDED: AtomicBool = AtomicBool::new(false);
static TEMPORARY: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Handles signals from now on. Without this call, a signal ends the program at once, as usual.
pub fn listen() {
    memory::before_exit(clean_up);
    let mut heard = vec![SIGINT, SIGTERM];
    // `nohup` makes the program ignore SIGHUP; keep ignoring it.
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
    // If no thread can start, nothing would end the program on a signal, so leave the signals to the system.
    let _ = thread::Builder::new().spawn(obey);
}

/// The ignored signals, one bit each, bit 0 for signal 1; none if the system does not report them.
fn ignored() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    line.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok())
        .unwrap_or(0)
}

/// Removes half-written files, and ends the programs that were started. Does not wait.
fn clean_up() {
    processes::end_all();
    if let Ok(files) = TEMPORARY.try_lock() {
        for file in files.iter() {
            let _ = fs::remove_file(file);
        }
    }
}

/// Lets the command check from now on whether it is [interrupted](is_set), and end itself; a second signal ends it at
/// once.
pub fn heed() {
    HEEDED.store(true, Relaxed);
}

/// Whether a signal was received.
pub fn is_set() -> bool {
    SIGNAL.load(Relaxed) != 0
}

/// The exit status of a command that a signal ended: 128 plus the signal's number.
pub fn status() -> u8 {
    (BY_SIGNAL + SIGNAL.load(Relaxed)) as u8
}

/// Registers a file to be removed if the program ends before the file is in its place.
pub fn remove_if_interrupted(file: &Path) {
    let mut files = TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner);
    files.push(file.to_owned());
}

/// Unregisters a file that has been moved to its place or removed.
pub fn forget(file: &Path) {
    let mut files = TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner);
    files.retain(|other| other != file);
}
