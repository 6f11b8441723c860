//! What happens when the user breaks off: commands that can tell what they have found do, others leave nothing half
//! written.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::{fs, process};

/// The exit status of a program that was broken off, as shells give it.
const BROKEN_OFF: i32 = 130;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// Whether the command looks at it.
static HEEDED: AtomicBool = AtomicBool::new(false);
static TEMPORARY: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// From now on the program hears of it. Without this it ends at once, as programs do.
pub fn listen() {
    let _ = ctrlc::set_handler(|| {
        let again = INTERRUPTED.swap(true, Relaxed);
        if again || !HEEDED.load(Relaxed) {
            for file in TEMPORARY
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .iter()
            {
                let _ = fs::remove_file(file);
            }
            process::exit(BROKEN_OFF);
        }
    });
}

/// The command looks by itself whether it is [interrupted](is_set), and ends then; a second time ends it at once.
pub fn heed() {
    HEEDED.store(true, Relaxed);
}

/// Whether the user has broken off.
pub fn is_set() -> bool {
    INTERRUPTED.load(Relaxed)
}

/// A file that must not stay when the program ends before it is put in its place.
pub fn remove_if_interrupted(file: &Path) {
    let mut files = TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner);
    files.push(file.to_owned());
}
