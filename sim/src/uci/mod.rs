//! The engine as a UCI program.
//!
//! The protocol is that of Stefan Meyer-Kahlen and Rudolf Huber (April 2006), with `d`, `eval`, `bench [DEPTH]` and
//! `go perft N` besides, as Stockfish has them. What is not understood is passed over with an `info string` that quotes
//! it.
//!
//! - Every `go` is answered by exactly one `bestmove`; `go perft` by its counts. A `go` during a search ends that
//!   search first. Without a legal move the answer is `bestmove 0000` after `info score mate 0` or `cp 0`.
//! - After a `position` that is refused there is none: `go` is answered by `bestmove 0000` until a good one comes, since
//!   a move of any other position would look illegal to the GUI. So is a `go` that nothing would end because its only
//!   limit is no number.
//! - `go infinite` and `go ponder` answer only after `stop` or `ponderhit`.
//! - `setoption` and `ucinewgame` during a search are obeyed after it. Commands after `go perft` and `bench` wait for
//!   the count; `stop` breaks it off and `isready` is answered at once.
//! - When input ends, counts and searches that end by themselves (by depth, nodes, mate, time or the mover's own clock)
//!   are waited for, others are stopped. When nobody reads the output any more, all are.
//! - Something is said at least every second; bounds only of searches that take longer.
//!
//! | option | values |
//! |---|---|
//! | `Hash` | MiB of the transposition table |
//! | `Threads` | threads that share it |
//! | `MultiPV` | how many best lines are told |
//! | `Move Overhead` | milliseconds that a move loses between the GUI's clock and ours; while it is the default, the engine goes by what the clock shows |
//! | `Ponder` | nothing to set: the GUI says `go ponder` |
//! | `UCI_AnalyseMode` | full strength, whatever `UCI_LimitStrength` says |
//! | `UCI_Chess960` | positions and moves of Chess960, by X-FEN or Shredder-FEN; software generates |
//! | `UCI_ShowWDL` | wins, draws and losses of a thousand games beside each score |
//! | `UCI_LimitStrength`, `UCI_Elo` | plays about as well as that (1050 to 2000), by fewer nodes a move |
//! | `Repetition` | who watches for repetitions: [`DetectorChoice`](crate::search::DetectorChoice) |
//! | `RepetitionOnce` | whether a position once in the game and once in the tree `plays` on or `draws` (the 2007 paper's case (c)) |
//! | `NullMoveBlind` | AXON's rule: no repetition is looked for below a null move |
//! | `MoveGenerator` | who generates moves, of `go perft` too: [`Generator`](crate::search::Generator); circuits tell their clocks |
//! | `SerialPort` | where the board is that `MoveGenerator` `serial` means: PATH or PATH@BAUD; `<empty>` for none |
//! | `Searcher` | who searches: `software`, the engine's own search, or `chip`, the circuit's: one job after the other, to depth 12 |
//! | `SearcherBackend` | where the chip's search is done: `software`, its model; `rust-hdl`, `netlist` or `verilator`, the circuit; `serial`, a board at `SerialPort` |
//! | `Evaluation` | what evaluates: `classical` (not for `chip`), `network`, or `squares`; unless set, `software` has `classical` and `chip` has `squares` |
//! | `NetworkFile` | the path of the network that `Evaluation` `network` means; `<empty>` for the one built in |
//! | `Clear Hash` | forgets the table |

mod clock;
mod count;
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

/// Why a session ended before its time.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Input cannot be read.
    #[error("cannot read input: {0}")]
    Input(io::Error),
    /// Output cannot be written.
    #[error("cannot write output: {0}")]
    Output(io::Error),
}

/// Serves one GUI until `quit` or the end of input.
///
/// # Errors
/// When input cannot be read, or output not be written. Output that nobody reads any more is no error.
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
    // What is still under way may have something to say.
    drop(session);
    output.failure().map_err(ServeError::Output)
}
