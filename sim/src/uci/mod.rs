//! The engine as a UCI program.
//!
//! The protocol is that of Stefan Meyer-Kahlen and Rudolf Huber (April 2006), plus `d`, `eval`, `bench [DEPTH]` and
//! `go perft N` as in Stockfish. Unknown input is ignored, with an `info string` that quotes it.
//!
//! - Every `go` gets exactly one `bestmove`; `go perft` prints its counts. A `go` during a search ends that search
//!   first. Without a legal move the answer is `bestmove 0000` after `info score mate 0` or `cp 0`.
//! - After a rejected `position` there is no position: `go` gets `bestmove 0000` until a valid one arrives, since a
//!   move of any other position would look illegal to the GUI. A `go` that would never end because its only limit is
//!   not a number also gets `bestmove 0000`.
//! - `go infinite` and `go ponder` answer only after `stop` or `ponderhit`.
//! - `setoption` and `ucinewgame` during a search take effect after it. Commands after `go perft` and `bench` wait for
//!   the count, except that `stop` aborts it and `isready` is answered at once.
//! - At the end of input, counts and searches with a limit (depth, nodes, mate, time or the mover's own clock) run to
//!   their end; others are stopped. If the output is closed, all are stopped.
//! - There is output at least every second; bounds are reported only by searches that take longer.
//!
//! | option | values |
//! |---|---|
//! | `Hash` | MiB of the transposition table |
//! | `Threads` | threads that share it |
//! | `MultiPV` | number of best lines reported |
//! | `Move Overhead` | milliseconds lost per move between the GUI's clock and ours; at the default, the engine estimates it from the clock |
//! | `Ponder` | no effect: the GUI sends `go ponder` |
//! | `UCI_AnalyseMode` | full strength, overriding `UCI_LimitStrength` |
//! | `UCI_Chess960` | positions and moves of Chess960, by X-FEN or Shredder-FEN; software generates |
//! | `UCI_ShowWDL` | wins, draws and losses per thousand games with each score |
//! | `UCI_LimitStrength`, `UCI_Elo` | limits the strength to about that Elo (1050 to 2000), by fewer nodes per move |
//! | `Repetition` | repetition detector: [`DetectorChoice`](crate::search::DetectorChoice) |
//! | `RepetitionOnce` | treatment of a position that occurred once in the game and once in the tree: `plays` on or `draws` (the 2007 paper's case (c)) |
//! | `NullMoveBlind` | AXON's rule: no repetition detection below a null move |
//! | `MoveGenerator` | move generator, also for `go perft`: [`Generator`](crate::search::Generator); circuits report their clocks |
//! | `SerialPort` | board for `MoveGenerator` `serial`: PATH or PATH@BAUD; `<empty>` for none |
//! | `Searcher` | `software`, the engine's own search, or `chip`, the circuit's search: one job after another, to depth 12 |
//! | `SearcherBackend` | backend of the chip's search: `software`, its model; `rust-hdl`, `netlist` or `verilator`, the circuit; `serial`, a board at `SerialPort` |
//! | `Evaluation` | evaluation function: `classical` and `large` (not for `chip`), `network`, or `squares`; by default `software` uses `classical` and `chip` uses `squares` |
//! | `NetworkFile` | network file that replaces the network of the same size (`network` or `large`); `<empty>` for the built-in ones |
//! | `Clear Hash` | clears the table |

mod clock;
mod count;
mod game;
mod memory;
mod output;
mod session;
mod settings;
mod show;
mod strength;
mod tell;
mod think;
mod work;

use std::io::{self, BufRead, Write};

use output::Output;
use session::Session;

/// Why a session ended early.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The input cannot be read.
    #[error("cannot read input: {0}")]
    Input(io::Error),
    /// The output cannot be written.
    #[error("cannot write output: {0}")]
    Output(io::Error),
}

/// Serves one GUI until `quit` or the end of input.
///
/// # Errors
/// Returns an error if the input cannot be read, or the output cannot be written. It is not an error if nobody reads
/// the output any more.
pub fn serve(
    mut input: impl BufRead,
    output: impl Write + Send + 'static,
) -> Result<(), ServeError> {
    let output = Output::new(output);
    let mut session = Session::new(output.clone());
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        if read.map_err(ServeError::Input)? == 0 {
            session.end_of_input();
            break;
        }
        let text = String::from_utf8_lossy(&line);
        if !session.obey(&text) {
            break;
        }
    }
    // Work in progress may still have output.
    drop(session);
    output.failure().map_err(ServeError::Output)
}
