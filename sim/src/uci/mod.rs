//! The engine as a UCI program.
//!
//! The protocol is that of Stefan Meyer-Kahlen and Rudolf Huber (April 2006), with `d` and `go perft N` besides, as
//! people expect. What is not understood is passed over with an `info string` that quotes it.
//!
//! - Every `go` is answered by exactly one `bestmove`; `go perft` by its counts. A `go` during a search ends that
//!   search first. Without a legal move the answer is `bestmove 0000`.
//! - `go infinite` and `go ponder` answer only after `stop` or `ponderhit`.
//! - When input ends, searches that end by themselves are waited for, others are stopped.
//!
//! | option | values |
//! |---|---|
//! | `Hash` | MiB of the transposition table |
//! | `Threads` | threads that share it |
//! | `Move Overhead` | milliseconds that a move loses between the GUI's clock and ours |
//! | `Ponder` | nothing to set: the GUI says `go ponder` |
//! | `Repetition` | who watches for repetitions: [`DetectorChoice`](crate::search::DetectorChoice) |
//! | `RepetitionOnce` | whether a position once in the game and once in the tree `plays` on or `draws` (the 2007 paper's case (c)) |
//! | `NullMoveBlind` | AXON's rule: no repetition is looked for below a null move |
//! | `MoveGenerator` | who generates moves: [`Generator`](crate::search::Generator); circuits tell their clocks |
//! | `Clear Hash` | forgets the table |

mod clock;
mod memory;
mod output;
mod session;
mod settings;
mod think;

use std::io::{self, BufRead, Write};

use output::Output;
use session::Session;

/// Serves one GUI until `quit` or the end of input.
///
/// # Errors
/// When input cannot be read. Output that nobody reads any more is no error.
pub fn serve(mut input: impl BufRead, output: impl Write + Send + 'static) -> io::Result<()> {
    let mut session = Session::new(Output::new(output));
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            session.end_of_input();
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        if !session.obey(&text) {
            return Ok(());
        }
    }
}
