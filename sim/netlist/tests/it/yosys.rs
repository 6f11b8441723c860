//! Reads designs with Yosys, and compares both readings on the same random inputs.

use super::aiger::Aiger;
use fpgambit_netlist::{LANES, Machine, Netlist, Program};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The checkout's pinned Yosys, or another; if there is none, prints that the test is skipped.
pub fn find() -> Option<PathBuf> {
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let pinned = checkout.map(|folder| folder.join(".tools/bin/yosys"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let others: Vec<PathBuf> = std::env::split_paths(&path)
        .map(|folder| folder.join("yosys"))
        .collect();
    let found = pinned.chain(others).find(|program| program.is_file());
    if found.is_none() {
        let continuous =
            std::env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false");
        assert!(!continuous, "no yosys");
        let _ = writeln!(std::io::stderr(), "\n*** SKIPPED: no yosys ***\n");
    }
    found
}

/// A design for Yosys: its Verilog files, its top module and its parameters.
pub struct Design<'d> {
    pub files: Vec<&'d str>,
    pub top: &'d str,
    pub parameters: &'d [(&'d str, i64)],
}

/// Reads each design with Yosys, all in one run; `files` are written beside each other.
pub fn read(yosys: &Path, files: &[(String, String)], designs: &[Design<'_>]) -> Vec<Aiger> {
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    let run = RUNS.fetch_add(1, Ordering::Relaxed);
    let folder =
        std::env::temp_dir().join(format!("fpgambit-netlist-{}-{run}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
    let mut script = String::new();
    for (number, design) in designs.iter().enumerate() {
        script += &format!(
            "read_verilog {}\nhierarchy -check -top {}",
            design.files.join(" "),
            design.top
        );
        for (name, value) in design.parameters {
            script += &format!(" -chparam {name} {value}");
        }
        script += &format!(
            "\nproc\nflatten\nopt\nmemory -nordff\nopt\ntechmap\nopt\ndffunmap\nsetundef -zero -init\nsetundef -zero\n\
             simplemap\naigmap\nopt_clean\nwrite_aiger -ascii -zinit -symbols made{number}.aag\ndesign -reset\n"
        );
    }
    fs::write(folder.join("script.ys"), &script).unwrap();
    let output = Command::new(yosys)
        .args(["-q", "script.ys"])
        .current_dir(&folder)
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{script}\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let made = (0..designs.len()).map(|number| folder.join(format!("made{number}.aag")));
    let made = made
        .map(|path| Aiger::parse(&fs::read_to_string(path).unwrap()))
        .collect();
    let _ = fs::remove_dir_all(&folder);
    made
}

/// A reproducible stream of random numbers.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
}

/// The first output that differs, on random inputs: `reset` is rarely high, all others are high half of the time. The
/// circuit runs in one lane while the other lanes do something else.
pub fn difference(
    netlist: &Netlist,
    aiger: &mut Aiger,
    cycles: usize,
    seed: u64,
) -> Option<String> {
    let mut random = Random(seed * 2 + 1);
    let lane = random.next() as usize % LANES;
    let (word, shift) = (lane / 64, lane % 64);
    let (outputs, clock) = (
        Program::outputs(netlist).unwrap(),
        Program::clock(netlist).unwrap(),
    );
    let mut machine = Machine::new(netlist);
    for cycle in 0..cycles {
        let busy = random.next().is_multiple_of(3);
        for (number, port) in netlist.inputs().iter().enumerate() {
            for bit in 0..port.width() {
                let block = &mut machine.input(number)[bit];
                block.0.fill_with(|| match (port.name.as_str(), busy) {
                    ("reset", _) => {
                        random.next()
                            & random.next()
                            & random.next()
                            & random.next()
                            & random.next()
                    }
                    (_, true) => random.next(),
                    // Small numbers and quiet periods.
                    _ => random.next() & random.next() & random.next(),
                });
                aiger.drive(&port.name, bit, block.0[word] >> shift & 1 == 1);
            }
        }
        aiger.settle();
        // The outputs after the clock's program must equal those of the other program.
        let programs = if cycle % 2 == 0 {
            vec![&outputs, &clock]
        } else {
            vec![&clock]
        };
        for program in programs {
            machine.run(program);
            for (number, port) in netlist.outputs().iter().enumerate() {
                for bit in 0..port.width() {
                    let found = machine.output(number)[bit].0[word] >> shift & 1 == 1;
                    let expected = aiger.read(&port.name, bit);
                    if found != expected {
                        let name = &port.name;
                        return Some(format!(
                            "seed {seed}, cycle {cycle}: {name}[{bit}] is {found}, in Yosys {expected}"
                        ));
                    }
                }
            }
        }
        aiger.edge();
    }
    None
}
