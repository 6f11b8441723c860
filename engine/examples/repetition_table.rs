//! Table and plot of `engine::repetition`, from what the benchmark has measured.
//!
//! ```text
//! cargo bench -p fpgambit-engine --bench repetition
//! cargo run -p fpgambit-engine --example repetition_table
//! ```
//! It writes `engine/src/repetition/measured.md` and `measured.svg`.

#[allow(
    dead_code,
    reason = "the benchmark's own, of which the table wants a part"
)]
#[path = "../benches/repetition/workload.rs"]
mod workload;

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use plotters::prelude::*;
use serde_json::Value;
use workload::{CHAINS, PLIES, games, histogram};

const METHODS: [(&str, RGBColor); 6] = [
    ("counter", RGBColor(214, 39, 40)),
    ("counter on bitboards", RGBColor(255, 127, 14)),
    ("zobrist", RGBColor(31, 119, 180)),
    ("matrix", RGBColor(148, 103, 189)),
    ("chains", RGBColor(44, 160, 44)),
    ("chains as printed", RGBColor(140, 140, 140)),
];

/// A set of measurements: the benchmark's group, its parameters, what it is.
const SETS: [(&str, &[usize], &str, &str); 3] = [
    (
        "repetition-middlegame",
        &PLIES,
        "plies",
        "A full middlegame, pieces wandering; hardly anything repeats",
    ),
    (
        "repetition-checks",
        &PLIES,
        "plies",
        "Queen and pawns against king and pawns, check after check",
    ),
    (
        "repetition-pieces",
        &CHAINS,
        "pieces",
        "64 plies, by the number of pieces that move",
    ),
];

fn main() -> Result<(), Box<dyn Error>> {
    let out = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/repetition");
    std::fs::write(out.join("measured.md"), tables()?)?;
    std::fs::write(out.join("measured.svg"), plot()?)?;
    println!("wrote {}/measured.md and measured.svg", out.display());
    Ok(())
}

/// Nanoseconds for one query: criterion's mean over the queries of an iteration.
fn nanoseconds(group: &str, method: &str, parameter: &str) -> Result<f64, Box<dyn Error>> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../target"),
        PathBuf::from,
    );
    let folder: PathBuf = [
        target.as_path(),
        "criterion".as_ref(),
        group.as_ref(),
        method.as_ref(),
        parameter.as_ref(),
        "new".as_ref(),
    ]
    .iter()
    .collect();
    let read = |name: &str| -> Result<Value, Box<dyn Error>> {
        let path = folder.join(name);
        let text = std::fs::read_to_string(&path)
            .map_err(|error| format!("{}: {error}; run the benchmark first", path.display()))?;
        Ok(serde_json::from_str(&text)?)
    };
    let mean = read("estimates.json")?["mean"]["point_estimate"].as_f64();
    let queries = read("benchmark.json")?["throughput"]["Elements"].as_f64();
    Ok(mean.ok_or("no mean")? / queries.ok_or("no throughput")?)
}

fn tables() -> Result<String, Box<dyn Error>> {
    let mut text = String::from("\nNanoseconds a query, `enough` being 2.\n");
    for (group, parameters, unit, title) in SETS {
        write!(text, "\n{title}:\n\n| {unit} |")?;
        for (method, _) in METHODS {
            write!(text, " {method} |")?;
        }
        writeln!(text, "\n|---|{}", "---|".repeat(METHODS.len()))?;
        for parameter in parameters {
            write!(text, "| {parameter} |")?;
            for (method, _) in METHODS {
                let ns = nanoseconds(group, method, &parameter.to_string())?;
                write!(text, " {ns:.1} |")?;
            }
            writeln!(text)?;
        }
    }
    text += "\nEvery ply of the games, the move pushed and the position after it asked about:\n\n|";
    for (method, _) in METHODS {
        write!(text, " {method} |")?;
    }
    write!(text, "\n|{}\n|", "---|".repeat(METHODS.len()))?;
    for (method, _) in METHODS {
        let ns = nanoseconds("repetition-games", method, "push and query")?;
        write!(text, " {ns:.1} |")?;
    }
    text += "\n\nQueries of these games by their number of reversible plies:\n\n| plies | queries |\n|---|---|\n";
    let counts = histogram(&games());
    for (least, most) in [
        (0, 3),
        (4, 7),
        (8, 15),
        (16, 31),
        (32, 63),
        (64, usize::MAX),
    ] {
        let within = counts.iter().enumerate();
        let queries: u64 = within
            .filter(|(plies, _)| (least..=most).contains(plies))
            .map(|(_, queries)| queries)
            .sum();
        match most {
            usize::MAX => writeln!(text, "| {least} and more | {queries} |")?,
            most => writeln!(text, "| {least} to {most} | {queries} |")?,
        }
    }
    Ok(text)
}

/// Two pictures side by side: middlegame and checks, both axes logarithmic.
fn plot() -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    {
        let root = SVGBackend::with_string(&mut text, (900, 420)).into_drawing_area();
        root.fill(&WHITE)?;
        for (area, (group, parameters, _, title)) in root.split_evenly((1, 2)).iter().zip(SETS) {
            let most = most(group, parameters)?;
            let mut chart = ChartBuilder::on(area)
                .margin(12)
                .caption(
                    title.split([',', ';']).next().unwrap_or(title),
                    ("sans-serif", 16),
                )
                .x_label_area_size(36)
                .y_label_area_size(48)
                .build_cartesian_2d((4f64..100f64).log_scale(), (1f64..most * 1.5).log_scale())?;
            chart
                .configure_mesh()
                .x_desc("reversible plies")
                .y_desc("ns a query")
                .draw()?;
            for (method, color) in METHODS {
                let points = parameters
                    .iter()
                    .map(|&plies| {
                        Ok((
                            plies as f64,
                            nanoseconds(group, method, &plies.to_string())?,
                        ))
                    })
                    .collect::<Result<Vec<_>, Box<dyn Error>>>()?;
                chart
                    .draw_series(LineSeries::new(points, color.stroke_width(2)))?
                    .label(method)
                    .legend(move |(x, y)| {
                        PathElement::new([(x, y), (x + 16, y)], color.stroke_width(2))
                    });
            }
            chart
                .configure_series_labels()
                .position(SeriesLabelPosition::UpperLeft)
                .background_style(WHITE.mix(0.8))
                .draw()?;
        }
        root.present()?;
    }
    Ok(text)
}

fn most(group: &str, parameters: &[usize]) -> Result<f64, Box<dyn Error>> {
    let mut most = 1f64;
    for parameter in parameters {
        for (method, _) in METHODS {
            most = most.max(nanoseconds(group, method, &parameter.to_string())?);
        }
    }
    Ok(most)
}
