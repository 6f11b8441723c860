//! Cycles per legal move and nodes per second against area, as pictures.

use super::table::{MACHINES, OTHERS};
use super::{PROGRAMS, Row, Table};
use crate::words::counted;
use plotters::coord::ranged1d::{AsRangedCoord, ValueFormatter};
use plotters::prelude::*;

/// A picture that could not be drawn.
#[derive(Debug, thiserror::Error)]
#[error("cannot draw the picture: {0}")]
pub struct PlotError(String);

impl PlotError {
    pub(crate) fn new(error: &dyn std::fmt::Display) -> Self {
        Self(error.to_string())
    }
}

const SIZE: (u32, u32) = (880, 520);
const INK: RGBColor = RGBColor(60, 60, 60);
const BUILDS: [RGBColor; 3] = [
    RGBColor(31, 119, 180),
    RGBColor(214, 39, 40),
    RGBColor(44, 160, 44),
];
const OTHER: RGBColor = RGBColor(140, 140, 140);

/// A point in a picture.
struct Dot {
    lut: f64,
    value: f64,
    name: String,
    color: RGBColor,
}

/// What is around the points.
struct Frame<'a> {
    caption: &'a str,
    value: &'a str,
    /// The label of a value on its axis.
    label: &'a dyn Fn(&f64) -> String,
    /// Values marked across the full width.
    levels: &'a [(f64, &'a str)],
}

/// Draws an SVG: each generator on each device by area (logarithmic) and cycles per legal move, with a colour for each
/// build.
///
/// # Errors
/// Returns a [`PlotError`] if it cannot be drawn.
pub fn area_plot(table: &Table) -> Result<String, PlotError> {
    let dots = generators(table);
    let most = dots.iter().map(|dot| dot.value).fold(1.0, f64::max);
    let frame = Frame {
        caption: "Move generators: cycles a legal move against area",
        value: "cycles a legal move",
        label: &|cycles| format!("{cycles:.1}"),
        levels: &[],
    };
    draw(&frame, &dots, 0.0..most * 1.2)
}

/// Draws an SVG: the generators and the perft arrays on ECP5s by area and nodes per second, both logarithmic.
///
/// A generator's nodes are the legal moves of the bench set, including loading; an array's are those of the start
/// position.
///
/// # Errors
/// Returns a [`PlotError`] if it cannot be drawn.
pub fn perft_plot(table: &Table) -> Result<String, PlotError> {
    let dots: Vec<Dot> = table.rows.iter().filter_map(counter).collect();
    let values = || dots.iter().map(|dot| dot.value);
    let programs = PROGRAMS.map(|program| (program.billions[0] * 1e9, program.name));
    let least = values().fold(1e9, f64::min) / 2.0;
    let most = values().fold(1e10, f64::max) * 2.0;
    let frame = Frame {
        caption: "Nodes a second against area: posdata's walk, and the whole tree on the chip",
        value: "nodes a second (start position; generators: bench set)",
        label: &|nodes| match *nodes {
            nodes if nodes >= 1e9 => format!("{} G", nodes / 1e9),
            nodes => format!("{} M", nodes / 1e6),
        },
        levels: &programs,
    };
    draw(&frame, &dots, (least..most).log_scale())
}

/// Draws an SVG: the searchers by area and nodes per second, both logarithmic, with the published figures of machines.
///
/// # Errors
/// Returns a [`PlotError`] if it cannot be drawn.
pub fn search_plot(table: &Table) -> Result<String, PlotError> {
    let dots: Vec<Dot> = table.rows.iter().filter_map(searcher).collect();
    let machines = MACHINES.map(|(name, millions)| (millions * 1e6, name));
    let most = dots.iter().map(|dot| dot.value).fold(4e6, f64::max) * 2.0;
    let frame = Frame {
        caption: "Searchers: nodes a second against area",
        value: "nodes a second (bench set)",
        label: &|nodes| format!("{} M", nodes / 1e6),
        levels: &machines,
    };
    draw(&frame, &dots, (0.1e6..most).log_scale())
}

/// The point of a searcher.
fn searcher(row: &Row) -> Option<Dot> {
    Some(Dot {
        lut: row.figures.lut.into(),
        value: row.searched_a_second()?,
        name: format!(
            "{}, {} {:.0} MHz",
            row.build_and_cores(),
            row.target,
            row.figures.fmax_mhz
        ),
        color: match row.build.as_str() {
            "compact" => BUILDS[0],
            _ => BUILDS[1],
        },
    })
}

fn generators(table: &Table) -> Vec<Dot> {
    let mut builds: Vec<&str> = Vec::new();
    let mut dots = Vec::new();
    for row in &table.rows {
        let Some(value) = row.cycles_a_move() else {
            continue;
        };
        if !builds.contains(&row.build.as_str()) {
            builds.push(&row.build);
        }
        let number = builds.iter().position(|build| *build == row.build);
        dots.push(Dot {
            lut: row.figures.lut.into(),
            value,
            name: format!(
                "{}, {} {:.0} MHz",
                row.build, row.target, row.figures.fmax_mhz
            ),
            color: BUILDS[number.unwrap_or(0) % BUILDS.len()],
        });
    }
    for (name, lut, mhz, cycles) in OTHERS {
        if let Some(value) = cycles {
            dots.push(Dot {
                lut: lut.into(),
                value,
                name: format!("{name}, {mhz:.0} MHz (pseudo-legal)"),
                color: OTHER,
            });
        }
    }
    dots
}

/// The point of a row that counts nodes on an ECP5, the only family in which all of them fit.
fn counter(row: &Row) -> Option<Dot> {
    if !row.target.starts_with("ecp5") {
        return None;
    }
    let (value, what, color) = match (row.nodes_a_second(), row.cores) {
        (Some([start, _]), cores) => {
            let inner = row.inner().unwrap_or_default();
            let cores = counted(cores.unwrap_or(1) as u64, "core", "cores");
            (start, format!("perft, {inner}, {cores}"), BUILDS[2])
        }
        (None, _) => {
            let moves = row.figures.fmax_mhz * 1e6 / row.loaded_cycles_a_move()?;
            let color = match row.build.as_str() {
                "compact" => BUILDS[0],
                _ => BUILDS[1],
            };
            (moves, format!("walk, {}", row.build), color)
        }
    };
    Some(Dot {
        lut: row.figures.lut.into(),
        value,
        name: format!("{what}, {} {:.0} MHz", row.target, row.figures.fmax_mhz),
        color,
    })
}

fn draw<Y>(frame: &Frame, dots: &[Dot], values: Y) -> Result<String, PlotError>
where
    Y: AsRangedCoord<Value = f64>,
    Y::CoordDescType: ValueFormatter<f64>,
{
    let mut text = String::new();
    paint(frame, dots, values, &mut text).map_err(|error| PlotError(error.to_string()))?;
    Ok(text)
}

fn paint<Y>(
    frame: &Frame,
    dots: &[Dot],
    values: Y,
    text: &mut String,
) -> Result<(), Box<dyn std::error::Error>>
where
    Y: AsRangedCoord<Value = f64>,
    Y::CoordDescType: ValueFormatter<f64>,
{
    let most = dots.iter().map(|dot| dot.lut).fold(1.0, f64::max);
    let least = dots.iter().map(|dot| dot.lut).fold(f64::MAX, f64::min);
    let area = least / 1.5..most * 2.5;
    let root = SVGBackend::with_string(text, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(frame.caption, ("sans-serif", 20, &INK))
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(60)
        .build_cartesian_2d(area.clone().log_scale(), values)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(INK.mix(0.15))
        .axis_style(INK)
        .label_style(("sans-serif", 14, &INK))
        .x_desc("area: logic cells (iCE40) or LUT sites (ECP5)")
        .y_desc(frame.value)
        .x_label_formatter(&|lut| format!("{lut:.0}"))
        .y_label_formatter(frame.label)
        .draw()?;
    for &(value, name) in frame.levels {
        let line = [(area.start, value), (area.end, value)];
        let (x, y) = chart.backend_coord(&line[0]);
        chart.draw_series(LineSeries::new(line, OTHER))?;
        let style = ("sans-serif", 14).into_font().color(&OTHER);
        root.draw(&Text::new(name.to_owned(), (x + 10, y - 16), style))?;
    }
    let mut drawn: Vec<(i32, i32)> = Vec::new();
    for dot in dots {
        let at = (dot.lut, dot.value);
        let (x, y) = chart.backend_coord(&at);
        // Put labels below the points, and one below the other where points are close together.
        let mut row = y + 8;
        while drawn
            .iter()
            .any(|&(other, used)| (other - x).abs() < 260 && (used - row).abs() < 16)
        {
            row += 16;
        }
        drawn.push((x, row));
        chart.draw_series([Circle::new(at, 5, dot.color.filled())])?;
        root.draw(&Text::new(
            dot.name.clone(),
            (x + 10, row),
            ("sans-serif", 14).into_font().color(&dot.color),
        ))?;
    }
    root.present()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{array, row};
    use super::*;

    #[test]
    fn area_plot_shows_move_generators_only() {
        let mut unit = row("ice40-hx8k", 850);
        unit.cycles = None;
        let table = Table {
            positions: 500,
            rows: vec![row("ice40-hx8k", 1356), row("ecp5-25f", 1630), unit],
            ..Table::default()
        };
        let svg = area_plot(&table).unwrap();
        assert!(svg.starts_with("<svg"), "{svg}");
        // Two of our designs, and the only other one whose cycles are known.
        assert_eq!(svg.matches("<circle").count(), 3);
        for name in ["compact, ice40-hx8k 40 MHz", "64-square array"] {
            assert!(svg.contains(name), "{name}");
        }
    }

    #[test]
    fn perft_plot_shows_ecp5_counters_and_programs() {
        let table = Table {
            positions: 500,
            rows: vec![
                row("ice40-hx8k", 1356),
                row("ecp5-25f", 1430),
                array(1, 12_000),
                array(5, 60_000),
            ],
            ..Table::default()
        };
        let svg = perft_plot(&table).unwrap();
        assert_eq!(svg.matches("<circle").count(), 3);
        let names = [
            "walk, compact, ecp5-25f",
            "perft, parallel, 1 core",
            "perft, parallel, 5 cores",
        ];
        for name in names
            .into_iter()
            .chain(PROGRAMS.map(|program| program.name))
        {
            assert!(svg.contains(name), "{name}");
        }
    }

    #[test]
    fn search_plot_shows_searchers_and_machines() {
        let mut searcher = row("ecp5-85f", 22_000);
        (searcher.nodes, searcher.cycles) = (Some(100), Some(208));
        let table = Table {
            positions: 500,
            rows: vec![row("ecp5-25f", 1430), searcher],
            ..Table::default()
        };
        let svg = search_plot(&table).unwrap();
        assert_eq!(svg.matches("<circle").count(), 1);
        assert!(svg.contains("compact, ecp5-85f 40 MHz"), "{svg}");
        for (name, _) in MACHINES {
            assert!(svg.contains(name), "{name}");
        }
    }
}
