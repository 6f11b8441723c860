//! `fpgambit bench sim`: the speeds of the simulators and of software perft, side by side.

use std::time::Duration;

use fpgambit_sim::figures::speeds;

use super::super::args::BenchSimArgs;
use super::super::{Error, Status};
use super::Measured;

pub fn measure(args: &BenchSimArgs) -> Result<Measured, Error> {
    let speeds = speeds(Duration::from_secs(args.seconds.into()))?;
    let mut text = format!(
        "{:<40} {:>12}\n",
        "one thread; cycles: compact generator", "per second"
    );
    for speed in &speeds {
        let figure = match speed.per_second {
            Some(figure) => format!("{figure:.0}"),
            None => "no verilator".to_owned(),
        };
        text.push_str(&format!("{:<40} {figure:>12} {}\n", speed.what, speed.unit));
    }
    Ok(Measured {
        json: serde_json::to_value(&speeds).expect("names and numbers"),
        text,
        status: Status::Done,
    })
}
