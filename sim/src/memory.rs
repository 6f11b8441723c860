//! Handles a shortage of memory: the program prints one line and exits with status 2, as for every other shortage.
#![allow(
    unsafe_code,
    reason = "an allocator is the one place that hears of it: the library's own answer is to abort"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fmt;
use std::io::{self, Write as _};
use std::panic;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// The exit status.
const STATUS: i32 = 2;

/// The system's allocator; if memory runs out, it ends the program, unless the allocation [may fail](may_fail).
pub struct Allocator;

thread_local! {
    static MAY_FAIL: Cell<bool> = const { Cell::new(false) };
}

static BEFORE_EXIT: OnceLock<fn()> = OnceLock::new();
static ENDING: AtomicBool = AtomicBool::new(false);

// SAFETY: every call is passed to the system's allocator unchanged. The code that runs after a failure may allocate; if
// that fails too, the program ends at once.
unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller guarantees it.
        checked(unsafe { System.alloc(layout) }, layout.size())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller guarantees it.
        checked(unsafe { System.alloc_zeroed(layout) }, layout.size())
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the caller guarantees it.
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller guarantees it.
        checked(unsafe { System.realloc(place, layout, size) }, size)
    }
}

#[inline]
fn checked(place: *mut u8, size: usize) -> *mut u8 {
    if place.is_null() && !MAY_FAIL.get() {
        end(format_args!("{size} more bytes were not to be had"));
    }
    place
}

/// Runs code that handles a shortage of memory itself.
pub fn may_fail<R>(work: impl FnOnce() -> R) -> R {
    let before = MAY_FAIL.replace(true);
    let result = work();
    MAY_FAIL.set(before);
    result
}

/// Sets `work`, which runs before a shortage ends the program and must not wait for anything. From then on, a failure
/// to start a thread also ends the program.
pub fn before_exit(work: fn()) {
    let _ = BEFORE_EXIT.set(work);
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let payload = info.payload();
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
        // If a thread cannot start, the libraries panic with one of these messages.
        let wants = ["failed to spawn thread", "ThreadPoolBuildError"];
        match text.is_some_and(|text| wants.iter().any(|want| text.contains(want))) {
            true => end(format_args!("no more threads were to be had")),
            false => usual(info),
        }
    }));
}

#[cold]
fn end(what: fmt::Arguments<'_>) -> ! {
    if !ENDING.swap(true, Relaxed) {
        let _ = writeln!(io::stderr(), "error: memory is short: {what}");
        if let Some(work) = BEFORE_EXIT.get() {
            work();
        }
    }
    signal_hook::low_level::exit(STATUS)
}
