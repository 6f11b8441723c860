//! Shows the progress of a long run: a bar on a terminal, otherwise a line at intervals on standard error.

use std::io::{self, IsTerminal as _};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use super::output::note;

/// The time between two updates.
const TICK: Duration = Duration::from_millis(200);
/// The time between two lines if there is no terminal.
const LINE: Duration = Duration::from_secs(10);

/// The progress of a run.
pub struct Status {
    pub done: u64,
    /// The total, if it is known.
    pub of: Option<u64>,
    /// What is counted.
    pub unit: &'static str,
}

/// Runs `work` and shows its progress.
pub fn watch<T>(status: impl Fn() -> Status + Send, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    thread::scope(|scope| {
        let (done, waiting) = channel::<()>();
        let tell = move || {
            let bar = io::stderr().is_terminal().then(|| bar(&status()));
            let mut next = LINE;
            while waiting.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                let now = status();
                if let Some(bar) = &bar {
                    bar.set_position(now.done);
                } else if start.elapsed() >= next {
                    next += LINE;
                    note(&line(&now, start.elapsed()));
                }
            }
            if let Some(bar) = bar {
                bar.finish_and_clear();
            }
        };
        // If no thread can start, the work runs in silence.
        let teller = thread::Builder::new().spawn_scoped(scope, tell).ok();
        let result = work();
        drop(done);
        if let Some(teller) = teller {
            let _ = teller.join();
        }
        result
    })
}

fn bar(status: &Status) -> ProgressBar {
    let (bar, template) = match status.of {
        Some(all) => (
            ProgressBar::new(all),
            format!(
                "{{bar:40}} {{pos}}/{{len}} {}, {{per_sec}}, {{eta}} left",
                status.unit
            ),
        ),
        None => (
            ProgressBar::new_spinner(),
            format!(
                "{{spinner}} {{pos}} {}, {{per_sec}}, {{elapsed}}",
                status.unit
            ),
        ),
    };
    let style = ProgressStyle::with_template(&template);
    bar.with_style(style.expect("the template is well formed"))
}

fn line(status: &Status, elapsed: Duration) -> String {
    let Status { done, of, unit } = status;
    let of = of.map_or(String::new(), |all| format!(" of {all}"));
    format!("{done}{of} {unit} after {} s", elapsed.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_line_shows_done_total_and_time() {
        let status = |of| Status {
            done: 3,
            of,
            unit: "positions",
        };
        let elapsed = Duration::from_millis(20_900);
        assert_eq!(
            line(&status(Some(7)), elapsed),
            "3 of 7 positions after 20 s"
        );
        assert_eq!(line(&status(None), elapsed), "3 positions after 20 s");
    }

    #[test]
    fn watch_returns_the_result_of_the_work() {
        let status = || Status {
            done: 0,
            of: None,
            unit: "nodes",
        };
        assert_eq!(watch(status, || 5), 5);
    }
}
