//! Clocks a circuit with its random stimulus and writes inputs and outputs of every cycle, for comparison with another
//! model.
//!
//! `cargo run --package fpgambit-hw --example cycles -- movegen-compact 100000 SEED`
//!
//! The first line has the names of the inputs, a bar, and the names of the outputs; then each cycle has a line in
//! hexadecimal. Posdata is logic.

use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::{InProcess, Simulator as _};
use fpgambit_hw::units;
use std::error::Error;
use std::io::{BufWriter, Write as _};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, cycles, seed] = arguments.as_slice() else {
        return Err("expected a folder of hw/verilog, a number of cycles and a seed".into());
    };
    let build = units::builds()
        .find(|build| build.folder == folder)
        .ok_or_else(|| format!("no folder `{folder}` in hw/verilog"))?;
    let mut circuit = InProcess::new((build.circuit)(PosdataForm::Logic))?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    let (inputs, outputs) = (circuit.inputs(), circuit.outputs());
    for (ports, end) in [(inputs, " | "), (outputs, "\n")] {
        let names: Vec<&str> = ports.iter().map(|port| port.name).collect();
        write!(out, "{}{end}", names.join(" "))?;
    }
    for values in (build.stimulus)(seed.parse()?).take(cycles.parse()?) {
        for (pin, &value) in values.iter().enumerate() {
            circuit.drive(pin, value);
            write!(out, "{value:x} ")?;
        }
        for pin in 0..outputs.len() {
            write!(out, " {:x}", circuit.read(pin))?;
        }
        writeln!(out)?;
        circuit.cycle();
    }
    Ok(out.flush()?)
}
