//! Prints the size of a circuit and the time of its clock: `size FILE MODULE [PARAMETER=NUMBER...] [input=NUMBER...]`.
//! Parameters are in capitals; the named inputs are held at their values.

use fpgambit_netlist::{Error, LANES, Machine, Netlist, Program, Reader, Value};
use std::path::Path;
use std::time::{Duration, Instant};

const CLOCKS: u32 = 20_000;

fn main() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, module, settings @ ..] = &arguments[..] else {
        println!("usage: size FILE MODULE [PARAMETER=NUMBER...] [input=NUMBER...]");
        return Ok(());
    };
    let mut parameters: Vec<(&str, Value)> = Vec::new();
    let mut held: Vec<(&str, u64)> = Vec::new();
    for setting in settings {
        match setting
            .split_once('=')
            .map(|(name, number)| (name, number.parse::<u32>()))
        {
            Some((name, Ok(number))) if name == name.to_uppercase() => {
                parameters.push((name, i64::from(number).into()))
            }
            Some((name, Ok(number))) => held.push((name, number.into())),
            _ => println!("'{setting}': expected a name, '=' and a number"),
        }
    }
    let mut reader = Reader::default();
    reader.add_file(Path::new(file))?;
    let netlist = reader.netlist(module, &parameters)?;
    let program = Program::clock_holding(&netlist, &held)?;
    let size = netlist.size();
    println!(
        "{} gates, {} bits of registers, {} arrays",
        size.gates, size.registers, size.arrays
    );
    println!(
        "{} functions, {} copies, {} blocks",
        program.functions(),
        program.copies(),
        program.blocks()
    );
    if let Some(size) = program.machine_code() {
        let clock = time(&netlist, &program);
        println!("{clock:?} a clock of {LANES} lanes with {size} bytes of machine code");
    }
    let clock = time(&netlist, &program.without_machine_code());
    println!("{clock:?} a clock of {LANES} lanes with the functions one by one");
    Ok(())
}

/// The time of a clock.
fn time(netlist: &Netlist, program: &Program) -> Duration {
    let mut machine = Machine::new(netlist);
    let begin = Instant::now();
    for _ in 0..CLOCKS {
        machine.run(program);
    }
    begin.elapsed() / CLOCKS
}
