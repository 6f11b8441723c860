//! What is between two commands.

use std::sync::Arc;
use std::time::Instant;

use fpgambit_engine::search::Table;
use fpgambit_engine::uci::Command;
use fpgambit_engine::{Move, Position, Square};

use super::memory::table_limit;
use super::output::Output;
use super::settings::{Effect, HASH_DEFAULT, Settings};
use super::think::{Think, Thinking};

/// A GUI's session.
pub struct Session {
    output: Output,
    settings: Settings,
    table: Arc<Table>,
    start: Position,
    moves: Vec<Move>,
    thinking: Option<Thinking>,
}

impl Session {
    /// A session at the start position.
    pub fn new(output: Output) -> Session {
        Session {
            output,
            settings: Settings::default(),
            table: Arc::new(Table::new(HASH_DEFAULT).unwrap_or_default()),
            start: Position::startpos(),
            moves: Vec::new(),
            thinking: None,
        }
    }

    /// Obeys a line; `false` when it was the last.
    pub fn obey(&mut self, line: &str) -> bool {
        let command = match Command::parse(line) {
            Ok(Some(command)) => command,
            Ok(None) => return true,
            Err(error) => {
                self.output.say(error);
                return true;
            }
        };
        match command {
            Command::Uci => {
                self.output.line(format_args!(
                    "id name fpgambit {}",
                    env!("CARGO_PKG_VERSION")
                ));
                self.output.line("id author the fpgambit founders");
                Settings::declare(&self.output);
                self.output.line("uciok");
            }
            Command::IsReady => self.output.line("readyok"),
            Command::NewGame => {
                if self.is_idle("ucinewgame") {
                    self.table.clear();
                }
            }
            Command::Position { start, moves } => {
                self.start = *start;
                self.moves = moves;
            }
            Command::Go(go) => {
                let asked = Instant::now();
                self.stop();
                self.table.grow_older();
                let think = Think {
                    start: self.start.clone(),
                    moves: self.moves.clone(),
                    go,
                    asked,
                    settings: self.settings.clone(),
                    table: self.table.clone(),
                    output: self.output.clone(),
                };
                self.thinking = Some(think.begin());
            }
            Command::Stop => self.stop(),
            Command::PonderHit => {
                if let Some(thinking) = &self.thinking {
                    thinking.ponder_hit();
                }
            }
            Command::SetOption { name, value } => {
                if self.is_idle("setoption") {
                    self.set(&name, &value);
                }
            }
            Command::Display => self.display(),
            Command::Nothing => {}
            Command::Quit => {
                self.stop();
                return false;
            }
        }
        true
    }

    /// No more commands will come.
    pub fn end_of_input(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.finish();
        }
    }

    fn stop(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop();
        }
    }

    /// Whether no search is under way; says that the command is passed over if one is.
    fn is_idle(&mut self, command: &str) -> bool {
        let busy = self
            .thinking
            .as_ref()
            .is_some_and(|thinking| !thinking.is_done());
        if busy {
            self.output
                .say(format_args!("{command} is passed over during a search"));
        }
        !busy
    }

    fn set(&mut self, name: &str, value: &str) {
        match self.settings.set(name, value) {
            Ok(Effect::None) => {}
            Ok(Effect::ClearTable) => self.table.clear(),
            Ok(Effect::NewTable) => {
                if let Err(text) = self.resize() {
                    self.settings.hash = HASH_DEFAULT;
                    self.output.say(text);
                }
            }
            Err(error) => self.output.say(error),
        }
    }

    /// Makes a table of the size set.
    fn resize(&mut self) -> Result<(), String> {
        let wanted = self.settings.hash;
        // The old one goes first: there may not be room for both.
        self.table = Arc::default();
        let fits = table_limit().is_none_or(|limit| wanted <= limit);
        let table = fits.then(|| Table::new(wanted)).flatten();
        let smaller = || Table::new(HASH_DEFAULT).unwrap_or_default();
        let failed = table.is_none();
        self.table = Arc::new(table.unwrap_or_else(smaller));
        if failed {
            return Err(format!(
                "option Hash `{wanted}`: there is not so much memory; the table has {HASH_DEFAULT} MiB"
            ));
        }
        Ok(())
    }

    fn display(&self) {
        let mut position = self.start.clone();
        for &mv in &self.moves {
            position.make(mv);
        }
        for rank in (0..8).rev() {
            let mut line = format!("{} ", rank + 1);
            for file in 0..8 {
                let piece = position.piece_at(Square::from_file_rank(file, rank));
                line.push(' ');
                line.push(piece.map_or('.', |piece| piece.letter()));
            }
            self.output.line(line);
        }
        self.output.line("   a b c d e f g h");
        self.output.line("");
        self.output.line(format_args!("Fen: {position}"));
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.stop();
    }
}
