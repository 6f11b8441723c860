//! Where the positions of `fpgambit verify` come from. Files are read twice, so that a bad line is found before anything
//! is checked and no more than a line need be kept.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Seek as _};
use std::path::Path;
use std::sync::{Arc, Mutex};

use fpgambit_engine::epd::{self, EpdError, ReadError};
use fpgambit_engine::{Position, quoted};
use fpgambit_sim::campaign::{Men, PLIES_SHARDS, Plies, Shard, sha256, sha256_of};
use fpgambit_sim::referee::has_a_games_pieces;
use fpgambit_sim::verify::{GameTask, Task, TaskError, epd_task, random_tasks, suite_tasks};

use super::args::VerifyArgs;
use super::input::{Skipped, read_file};
use super::{Error, interrupt, verify_games};

/// Random positions when nothing is asked for.
const RANDOM_DEFAULT: u32 = 2000;

/// Positions that belong together.
pub struct PositionSource {
    /// What they are called.
    pub name: String,
    /// The same wherever it is run: with the checksum of a file.
    pub identity: String,
    /// How many they are, if that is known beforehand.
    pub positions: Option<u64>,
}

/// All positions asked for.
pub struct Sources {
    pub groups: Vec<PositionSource>,
    /// The positions, each made when it is asked for.
    pub tasks: Box<dyn Iterator<Item = Task> + Send>,
    /// Perft counters that they are compared with.
    pub counters: u64,
    shard: Shard,
    /// Why positions came to an end before all were given out.
    pub failure: Arc<Mutex<Option<Error>>>,
}

/// How many positions of random games are asked for.
pub fn random_number(args: &VerifyArgs) -> Option<u32> {
    let usual = (!args.names_positions()).then_some(RANDOM_DEFAULT);
    args.random.or(usual)
}

/// The positions asked for, every file looked through.
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
        let file = EpdFile::open(path, args.depth.unwrap_or(0))?;
        let (mut positions, mut counters) = (0, 0);
        for task in file.tasks(sources.groups.len())? {
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
        let (skip_bad, failure) = (args.stream.skip_bad, sources.failure.clone());
        let keep = move |task: Result<Task, Error>| match task {
            Ok(task) => Some(task),
            Err(_) if skip_bad => None,
            Err(error) => {
                // It was read to its end a moment ago: somebody writes to it.
                failure
                    .lock()
                    .expect("no thread panics with it")
                    .replace(error);
                None
            }
        };
        // Before the positions: they are read from where the file stands.
        let identity = match sources.shard == Shard::WHOLE && !args.campaign.is_wanted() {
            true => String::new(),
            false => format!("epd {}{}", file.checksum()?, to_depth(args)),
        };
        let tasks = file.tasks(sources.groups.len())?.filter_map(keep);
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
    /// The positions before and after every move of the games.
    fn add_games(&mut self, args: &VerifyArgs) -> Result<(), Error> {
        for path in &args.games {
            let bytes = read_file(path)?;
            let (games, mut broken) = verify_games::games_of(path, &bytes)?;
            if let Some(error) = broken.pop() {
                return Err(error);
            }
            let plies = |game: &GameTask| game.line.steps.len() as u64 + 1;
            let positions = games.iter().map(plies).sum();
            let group = self.groups.len();
            let tasks = games
                .into_iter()
                .flat_map(move |game| game_tasks(group, &game));
            let identity = format!("pgn {}", sha256(&bytes));
            self.add(quoted(&path.to_string_lossy()), identity, positions, tasks);
        }
        Ok(())
    }

    /// Takes the positions out; they end when the user breaks off.
    pub fn take_tasks(&mut self) -> Box<dyn Iterator<Item = Task> + Send> {
        let tasks = std::mem::replace(&mut self.tasks, Box::new(std::iter::empty()));
        Box::new(tasks.take_while(|_| !interrupt::is_set()))
    }

    /// Whether all positions have been given out.
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

    /// Positions that are the shard's already.
    fn add_split(
        &mut self,
        identity: String,
        positions: impl Iterator<Item = Position> + Send + 'static,
    ) {
        let group = self.groups.len();
        let name = identity.clone();
        let source = PositionSource {
            name: identity.clone(),
            identity,
            positions: None,
        };
        let numbered = positions.zip(1_u64..);
        self.chain(
            source,
            numbered.map(move |(position, number)| Task {
                source: format!("{name}, position {number}"),
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

    /// How many positions there are, if that is known.
    pub fn positions(&self) -> Option<u64> {
        self.groups.iter().map(|group| group.positions).sum()
    }

    /// What the positions are, the same wherever they are asked for.
    pub fn identity(&self) -> String {
        let all: Vec<&str> = self
            .groups
            .iter()
            .map(|group| group.identity.as_str())
            .collect();
        all.join("; ")
    }
}

/// The positions of a game, its first included.
fn game_tasks(group: usize, game: &GameTask) -> Vec<Task> {
    let mut position = game.line.start.clone();
    let task = |ply: usize, position: &Position| Task {
        source: format!("{}, ply {ply}", game.source),
        group,
        position: position.clone(),
        expectations: Vec::new(),
    };
    let mut tasks = vec![task(0, &position)];
    for (ply, step) in (1..).zip(&game.line.steps) {
        step.make(&mut position);
        tasks.push(task(ply, &position));
    }
    tasks
}

fn to_depth(args: &VerifyArgs) -> String {
    args.depth
        .map_or(String::new(), |depth| format!(" to depth {depth}"))
}

/// A file of positions that can be read again; standard input is kept in a file without a name for that.
struct EpdFile {
    name: String,
    file: File,
    path: std::path::PathBuf,
    depth: u32,
}

impl EpdFile {
    fn open(path: &Path, depth: u32) -> Result<EpdFile, Error> {
        let is_input = path.as_os_str() == "-";
        let file = match is_input {
            true => {
                let mut file = tempfile::tempfile().map_err(Error::Input)?;
                io::copy(&mut io::stdin().lock(), &mut file).map_err(Error::Input)?;
                file
            }
            false => File::open(path).map_err(Error::read(path))?,
        };
        Ok(EpdFile {
            name: match is_input {
                true => "standard input".to_owned(),
                false => quoted(&path.to_string_lossy()),
            },
            file,
            path: path.to_owned(),
            depth,
        })
    }

    /// The checksum of its bytes.
    fn checksum(&self) -> Result<String, Error> {
        let failed = Error::read(&self.path);
        let mut file = self.file.try_clone().map_err(&failed)?;
        file.rewind().map_err(&failed)?;
        sha256_of(file).map_err(&failed)
    }

    /// Its positions, from the beginning.
    fn tasks(
        &self,
        group: usize,
    ) -> Result<impl Iterator<Item = Result<Task, Error>> + Send + use<>, Error> {
        let failed = Error::read(&self.path);
        let mut file = self.file.try_clone().map_err(&failed)?;
        file.rewind().map_err(&failed)?;
        let (name, path, depth) = (self.name.clone(), self.path.clone(), self.depth);
        let records = epd::records(Box::new(BufReader::new(file)) as Box<dyn BufRead + Send>);
        Ok(records.map(move |record| match record {
            Ok((line, record)) => Ok(epd_task(group, &name, line, &record, depth)),
            Err(ReadError::Epd(error)) => Err(bad_line(&name, error)),
            Err(ReadError::Io(error)) => Err(Error::read(&path)(error)),
        }))
    }
}

fn bad_line(name: &str, error: EpdError) -> Error {
    let (name, error) = (name.to_owned(), Box::new(error));
    TaskError::Epd { name, error }.into()
}
