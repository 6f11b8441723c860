//! The sources of positions for `fpgambit verify`. Files are read twice, so that the program finds a bad line before it
//! checks anything, and never keeps more than a line in memory.

use std::io::BufRead;
use std::path::Path;
use std::sync::{Arc, Mutex};

use fpgambit_engine::Position;
use fpgambit_engine::epd::{self, EpdError, ReadError};
use fpgambit_engine::pgn::Game;
use fpgambit_sim::campaign::{Men, PLIES_SHARDS, Plies, Shard};
use fpgambit_sim::referee::has_a_games_pieces;
use fpgambit_sim::verify::{
    GameTask, Origin, Task, TaskError, epd_task, random_tasks, suite_tasks,
};

use super::args::VerifyArgs;
use super::input::{Skipped, note_passed_over};
use super::reread::RereadFile;
use super::{Error, interrupt, verify_games};

/// The default number of random positions.
const RANDOM_DEFAULT: u32 = 2000;

/// A group of positions.
pub struct PositionSource {
    /// The name of the group.
    pub name: String,
    /// The identity, which does not depend on where the command runs; it includes the checksum of a file.
    pub identity: String,
    /// The number of positions, if it is known beforehand.
    pub positions: Option<u64>,
}

/// All requested positions.
pub struct Sources {
    pub groups: Vec<PositionSource>,
    /// The positions, each created when it is needed.
    pub tasks: Box<dyn Iterator<Item = Task> + Send>,
    /// The number of perft counts to compare.
    pub counters: u64,
    shard: Shard,
    /// Why the positions ended early.
    pub failure: Arc<Mutex<Option<Error>>>,
}

/// The requested number of random positions.
pub fn random_number(args: &VerifyArgs) -> Option<u32> {
    let usual = (!args.names_positions()).then_some(RANDOM_DEFAULT);
    args.random.or(usual)
}

/// Collects the requested positions, and reads every file once.
pub fn gather(args: &VerifyArgs) -> Result<Sources, Error> {
    let mut sources = Sources {
        groups: Vec::new(),
        tasks: Box::new(std::iter::empty()),
        counters: 0,
        shard: args.campaign.shard(),
        failure: Arc::default(),
    };
    let mut skipped = Skipped::default();
    if !args.names_positions() {
        let mut tasks = suite_tasks(0, args.depth.unwrap_or(1));
        if args.engine.is_some() {
            tasks.retain(|task| has_a_games_pieces(&task.position));
        }
        sources.counters += tasks.iter().map(Task::counters).sum::<u64>();
        let name = "built-in suite, each position also mirrored".to_owned();
        let identity = format!("suite{}", to_depth(args));
        sources.add(name, identity, tasks.len() as u64, tasks.into_iter());
    }
    for path in &args.files {
        let file = RereadFile::open(path)?;
        let depth = args.depth.unwrap_or(0);
        let (mut positions, mut counters) = (0, 0);
        for task in epd_tasks(&file, depth, sources.groups.len())? {
            match task {
                Ok(task) => {
                    positions += 1;
                    counters += task.counters();
                }
                Err(error) if args.stream.skip_bad => skipped.add(error),
                Err(error) => return Err(error),
            }
        }
        let name = file.name.clone();
        if positions == 0 {
            return Err(TaskError::Empty { name }.into());
        }
        sources.counters += counters;
        let skip_bad = args.stream.skip_bad;
        // Compute this before the positions, because both read from the file's current position.
        let identity = match sources.shard == Shard::WHOLE && !args.campaign.is_wanted() {
            true => String::new(),
            false => format!("epd {}{}", file.checksum()?, to_depth(args)),
        };
        let tasks = epd_tasks(&file, depth, sources.groups.len())?;
        let tasks = tasks.filter(move |task| !(skip_bad && task.is_err()));
        let tasks = sources.unless_it_fails(tasks);
        sources.add(name, identity, positions, tasks);
    }
    skipped.tell();
    if args.generates_games() {
        sources.add_games(args)?;
    }
    if let Some(number) = random_number(args) {
        let seed = args.seed();
        let tasks = random_tasks(sources.groups.len(), seed, number as usize);
        let identity = format!("random {number} seed {seed}");
        sources.add(
            format!("random games, seed {seed}"),
            identity,
            number.into(),
            tasks,
        );
    }
    if let Some(plies) = args.plies {
        if sources.shard.of() > PLIES_SHARDS {
            return Err(Error::Usage(format!(
                "'--shard {}' with '--plies {plies}': expected at most {PLIES_SHARDS} shards",
                sources.shard
            )));
        }
        let positions = Plies::new(plies, sources.shard);
        sources.add_split(format!("plies {plies}"), positions);
    }
    if let Some(men) = args.men {
        let positions = Men::new(sources.shard);
        sources.add_split(format!("men {men}"), positions);
    }
    Ok(sources)
}

impl Sources {
    /// Adds the positions before and after every move of the games.
    fn add_games(&mut self, args: &VerifyArgs) -> Result<(), Error> {
        for path in &args.games {
            let file = RereadFile::open(path)?;
            let mut positions = 0;
            for game in games(&file, note_passed_over)? {
                positions += game?.line.steps.len() as u64 + 1;
            }
            // Compute this before the games, because both read from the file's current position.
            let identity = format!("pgn {}", file.checksum()?);
            let group = self.groups.len();
            let games = self.unless_it_fails(games(&file, |_, _| {})?);
            let tasks = games.flat_map(move |game| game_tasks(group, game));
            self.add(file.name.clone(), identity, positions, tasks);
        }
        Ok(())
    }

    /// Passes on items that were read without error before. If there is an error now, another process has changed the
    /// file, and the items end.
    fn unless_it_fails<T>(
        &self,
        items: impl Iterator<Item = Result<T, Error>> + Send + 'static,
    ) -> impl Iterator<Item = T> + Send + 'static {
        let failure = self.failure.clone();
        items.map_while(move |item| match item {
            Ok(item) => Some(item),
            Err(error) => {
                let mut failure = failure.lock().expect("no thread panics with it");
                failure.replace(error);
                None
            }
        })
    }

    /// Takes the positions; they end if the user interrupts.
    pub fn take_tasks(&mut self) -> Box<dyn Iterator<Item = Task> + Send> {
        let tasks = std::mem::replace(&mut self.tasks, Box::new(std::iter::empty()));
        Box::new(tasks.take_while(|_| !interrupt::is_set()))
    }

    /// Returns an error if the positions ended early.
    pub fn ended(&self) -> Result<(), Error> {
        let failure = self
            .failure
            .lock()
            .expect("no thread panics with it")
            .take();
        failure.map_or(Ok(()), Err)
    }

    fn add(
        &mut self,
        name: String,
        identity: String,
        positions: u64,
        tasks: impl Iterator<Item = Task> + Send + 'static,
    ) {
        let shard = self.shard;
        let tasks = (0..)
            .zip(tasks)
            .filter(move |(number, _)| shard.has(*number));
        self.chain(
            PositionSource {
                name,
                identity,
                positions: Some(shard.share(positions)),
            },
            tasks.map(|(_, task)| task),
        );
    }

    /// Adds positions that are already restricted to the shard.
    fn add_split(
        &mut self,
        identity: String,
        positions: impl Iterator<Item = Position> + Send + 'static,
    ) {
        let group = self.groups.len();
        let name: Arc<str> = identity.as_str().into();
        let source = PositionSource {
            name: identity.clone(),
            identity,
            positions: None,
        };
        let numbered = positions.zip(1_u64..);
        self.chain(
            source,
            numbered.map(move |(position, number)| Task {
                source: Origin::numbered(&name, ", position ", number),
                group,
                position,
                expectations: Vec::new(),
            }),
        );
    }

    fn chain(
        &mut self,
        source: PositionSource,
        tasks: impl Iterator<Item = Task> + Send + 'static,
    ) {
        self.groups.push(source);
        let before = std::mem::replace(&mut self.tasks, Box::new(std::iter::empty()));
        self.tasks = Box::new(before.chain(tasks));
    }

    /// The number of positions, if it is known.
    pub fn positions(&self) -> Option<u64> {
        self.groups.iter().map(|group| group.positions).sum()
    }

    /// The identity of the positions, which does not depend on where the command runs.
    pub fn identity(&self) -> String {
        let all: Vec<&str> = self
            .groups
            .iter()
            .map(|group| group.identity.as_str())
            .collect();
        all.join("; ")
    }
}

/// The positions of a game, including the first.
fn game_tasks(group: usize, game: GameTask) -> impl Iterator<Item = Task> {
    let GameTask { source, line } = game;
    let name: Arc<str> = source.into();
    let mut position = line.start;
    let steps = std::iter::once(None).chain(line.steps.into_iter().map(Some));
    steps.enumerate().map(move |(ply, step)| {
        if let Some(step) = step {
            step.make(&mut position);
        }
        Task {
            source: Origin::numbered(&name, ", ply ", ply as u64),
            group,
            position: position.clone(),
            expectations: Vec::new(),
        }
    })
}

fn to_depth(args: &VerifyArgs) -> String {
    args.depth
        .map_or(String::new(), |depth| format!(" to depth {depth}"))
}

/// The positions of a file, from its beginning.
fn epd_tasks(
    file: &RereadFile,
    depth: u32,
    group: usize,
) -> Result<impl Iterator<Item = Result<Task, Error>> + Send + use<>, Error> {
    let (name, path) = (file.name.clone(), file.path.clone());
    let records = epd::records(Box::new(file.again()?) as Box<dyn BufRead + Send>);
    Ok(records.map(move |record| match record {
        Ok((line, record)) => Ok(epd_task(group, &name, line, &record, depth)),
        Err(ReadError::Epd(error)) => Err(bad_line(&name, error)),
        Err(ReadError::Io(error)) => Err(Error::read(&path)(error)),
    }))
}

/// The games of a file, from its beginning; `note` is called for each.
fn games<N: Fn(&Path, &Game)>(
    file: &RereadFile,
    note: N,
) -> Result<impl Iterator<Item = Result<GameTask, Error>> + use<N>, Error> {
    Ok(verify_games::games(
        file.path.clone(),
        file.name.clone(),
        file.again()?,
        note,
    ))
}

fn bad_line(name: &str, error: EpdError) -> Error {
    let (name, error) = (name.to_owned(), Box::new(error));
    TaskError::Epd { name, error }.into()
}
