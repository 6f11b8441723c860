//! A UCI session: executes commands, and keeps the state between them.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use fpgambit_engine::endgame::Endings;
use fpgambit_engine::search::{Signals, Table};
use fpgambit_engine::uci::{Command, CommandError, Go};
use fpgambit_engine::{Color, Position};

use super::clock::{Allowance, Clock};
use super::count::{Bench, Perft};
use super::game::Game;
use super::memory::table_limit;
use super::output::Output;
use super::settings::{Effect, HASH_DEFAULT, Settings};
use super::show;
use super::think::Think;
use super::work::{Kind, Work};
use crate::memory;

/// A GUI's session.
pub struct Session {
    output: Output,
    settings: Settings,
    table: Arc<Table>,
    /// `None` after a rejected position, until a valid one arrives.
    game: Option<Game>,
    work: Option<Work>,
    /// Shared with a search, which records when it has answered.
    clock: Arc<Mutex<Clock>>,
    /// Lines that arrived during a search and wait for its end.
    later: Vec<String>,
}

impl Session {
    /// Creates a session at the start position.
    pub fn new(output: Output) -> Session {
        Session {
            output,
            settings: Settings::default(),
            table: Arc::new(table(HASH_DEFAULT).unwrap_or_default()),
            game: Some(Game::of(Position::startpos(), Vec::new())),
            work: None,
            clock: Arc::default(),
            later: Vec::new(),
        }
    }

    /// Executes a line; returns `false` if it was the last, or if nobody reads the output any more.
    pub fn obey(&mut self, line: &str) -> bool {
        self.wait_for_count(line);
        self.catch_up();
        let command = Command::parse(line, self.settings.variant);
        if self.is_busy() && self.waits(&command) {
            self.later.push(line.to_owned());
        } else if let Ok(Some(Command::Quit)) = command {
            self.stop();
            return false;
        } else {
            self.now(command);
        }
        !self.output.is_closed()
    }

    /// Whether a command must wait for the end of a search: options, and positions that depend on them.
    fn waits(&self, command: &Result<Option<Command>, CommandError>) -> bool {
        match command {
            Ok(Some(Command::SetOption { .. } | Command::NewGame)) => true,
            Ok(Some(Command::Position { .. })) | Err(CommandError::Position(_)) => {
                !self.later.is_empty()
            }
            _ => false,
        }
    }

    fn now(&mut self, command: Result<Option<Command>, CommandError>) {
        match command {
            Ok(Some(command)) => self.command(command),
            Ok(None) => {}
            Err(error) => {
                if matches!(error, CommandError::Position(_)) {
                    // The old game is no longer the GUI's: a move of it would belong to another game.
                    self.game = None;
                }
                self.output.say(error);
            }
        }
    }

    fn command(&mut self, command: Command) {
        match command {
            Command::Uci => {
                let version = env!("CARGO_PKG_VERSION");
                self.output.line(format_args!("id name fpgambit {version}"));
                self.output.line("id author the fpgambit founders");
                Settings::declare(&self.output);
                self.output.line("uciok");
            }
            Command::IsReady => {
                Endings::prepare();
                if !self.is_busy() {
                    self.settings.generator.prepare();
                }
                self.output.line("readyok");
            }
            Command::Position { start, moves } => {
                Endings::prepare();
                self.game = Some(Game::of(*start, moves));
            }
            Command::Go(go) => self.go(go),
            Command::Stop => self.stop(),
            Command::PonderHit => {
                if let Some(work) = &self.work {
                    if let Ok(mut clock) = self.clock.lock() {
                        clock.ponder_hit(Instant::now());
                    }
                    work.ponder_hit();
                }
            }
            Command::NewGame => self.table.clear(),
            Command::SetOption { name, value } => self.set(&name, &value),
            Command::Display => {
                if let Some(game) = self.game() {
                    show::board(&game.end, &self.output);
                }
            }
            Command::Eval => {
                if let Some(game) = self.game() {
                    let evaluation = self.settings.chosen_evaluation();
                    show::evaluation(&game.end, evaluation, &self.output);
                }
            }
            Command::Bench { depth } => {
                self.stop();
                let bench = Bench {
                    depth,
                    settings: self.settings.clone(),
                    output: self.output.clone(),
                };
                self.begin(
                    Kind::Count,
                    Arc::default(),
                    Arc::default(),
                    move |signals| bench.run(&signals),
                );
            }
            Command::Nothing | Command::Quit => {}
        }
    }

    /// Ends the session after the last command.
    pub fn end_of_input(&mut self) {
        if let Some(work) = self.work.take() {
            work.finish();
        }
    }

    /// The game; if there is none, writes the reason.
    fn game(&self) -> Option<&Game> {
        if self.game.is_none() {
            self.output.say("no position: the last one was refused");
        }
        self.game.as_ref()
    }

    fn go(&mut self, go: Go) {
        let asked = Instant::now();
        self.stop();
        for error in &go.passed_over {
            self.output.say(error);
        }
        let game = self.game().cloned();
        let refused = match &game {
            Some(game) => go.is_refused(game.end.side_to_move()),
            None => true,
        };
        let (Some(game), false) = (game, refused) else {
            if !go.asks_for_perft() {
                self.output.line("bestmove 0000");
            }
            return;
        };
        if let Some(depth) = go.perft {
            let perft = Perft {
                position: game.end,
                depth,
                generator: self.settings.generator.clone(),
                output: self.output.clone(),
            };
            return self.begin(
                Kind::Count,
                Arc::default(),
                Arc::default(),
                move |signals| perft.run(&signals),
            );
        }
        self.table.grow_older();
        let allowance = match self.clock.lock() {
            Ok(mut clock) => {
                let (end, overhead) = (&game.end, self.settings.overhead);
                clock.begin(&go, end.side_to_move(), ply(end), overhead, asked)
            }
            Err(_) => Allowance::default(),
        };
        let think = Think {
            game,
            go,
            asked,
            allowance,
            clock: self.clock.clone(),
            settings: self.settings.clone(),
            table: self.table.clone(),
            output: self.output.clone(),
        };
        let signals = Arc::<Signals>::default();
        signals.set_ponder(think.go.ponder);
        let answered = Arc::<AtomicBool>::default();
        let tell = answered.clone();
        self.begin(think.kind(), signals, answered, move |signals| {
            think.run(&signals, &tell)
        });
        if self.work.is_none() {
            self.output.line("bestmove 0000");
        }
    }

    fn begin(
        &mut self,
        kind: Kind,
        signals: Arc<Signals>,
        answered: Arc<AtomicBool>,
        run: impl FnOnce(Arc<Signals>) + Send + 'static,
    ) {
        let shared = signals.clone();
        self.work = Work::begin(kind, signals, answered, &self.output, move || run(shared));
    }

    /// Ends the work in progress, and then executes the commands that waited for it.
    fn stop(&mut self) {
        if let Some(work) = self.work.take() {
            work.stop();
        }
        self.catch_up();
    }

    /// Waits for a count, unless the next command stops it: from a pipe, all commands arrive at once.
    fn wait_for_count(&mut self, line: &str) {
        let first = line.trim_start_matches('\u{feff}');
        let first = first.split_ascii_whitespace().next();
        let waits = !matches!(first, None | Some("stop" | "isready"));
        if waits && self.work.as_ref().is_some_and(Work::is_count) {
            self.end_of_input();
        }
    }

    fn is_busy(&self) -> bool {
        self.work.as_ref().is_some_and(|work| !work.is_done())
    }

    /// Executes the waiting commands, unless a search is still in progress.
    fn catch_up(&mut self) {
        if self.is_busy() {
            return;
        }
        for line in std::mem::take(&mut self.later) {
            let command = Command::parse(&line, self.settings.variant);
            self.now(command);
        }
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
            Ok(Effect::NewVariant) => {
                let start = self.settings.variant.startpos();
                self.game = Some(Game::of(start, Vec::new()));
            }
            Err(error) => self.output.say(error),
        }
    }

    /// Replaces the table by one of the size that the options set.
    fn resize(&mut self) -> Result<(), String> {
        let wanted = self.settings.hash;
        // Free the old one first: there may not be room for both.
        self.table = Arc::default();
        let fits = table_limit().is_none_or(|limit| wanted <= limit);
        let found = fits.then(|| table(wanted)).flatten();
        let smaller = || table(HASH_DEFAULT).unwrap_or_default();
        let failed = found.is_none();
        self.table = Arc::new(found.unwrap_or_else(smaller));
        if failed {
            return Err(format!(
                "option Hash `{wanted}`: not enough memory; using {HASH_DEFAULT} MiB"
            ));
        }
        Ok(())
    }
}

/// A table of this many MiB, if there is enough memory.
fn table(mebibytes: usize) -> Option<Table> {
    memory::may_fail(|| Table::new(mebibytes))
}

/// Half-moves played before a position.
fn ply(position: &Position) -> u32 {
    let black = u32::from(position.side_to_move() == Color::Black);
    position
        .fullmove_number()
        .saturating_mul(2)
        .saturating_add(black)
}

impl Drop for Session {
    fn drop(&mut self) {
        self.stop();
    }
}
