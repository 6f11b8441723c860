//! Reports whether two designs are the same circuit, gate by gate: `alike FILE MODULE FILE MODULE`.

use fpgambit_netlist::{Error, Netlist, Reader, difference};
use std::path::Path;
use std::process::ExitCode;

fn netlist(file: &str, module: &str) -> Result<Netlist, Error> {
    let mut reader = Reader::default();
    let path = Path::new(file);
    path.parent()
        .into_iter()
        .for_each(|folder| reader.add_folder(folder));
    reader.add_file(path)?;
    reader.netlist(module, &[])
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, module, other_file, other_module] = &arguments[..] else {
        println!("usage: alike FILE MODULE FILE MODULE");
        return ExitCode::from(2);
    };
    let (one, other) = match (netlist(file, module), netlist(other_file, other_module)) {
        (Ok(one), Ok(other)) => (one, other),
        (Err(error), _) | (_, Err(error)) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    match difference(&one, &other) {
        None => {
            println!("the same circuit: {:?}", one.size());
            ExitCode::SUCCESS
        }
        Some(difference) => {
            println!("{difference}: {:?} and {:?}", one.size(), other.size());
            ExitCode::FAILURE
        }
    }
}
