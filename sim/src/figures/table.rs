//! The table as Markdown.

use super::{PROGRAMS, Row, SEARCH_DEPTH, TREES, Table};

/// Other generators, measured with the same tools on an HX8K: name, logic cells, MHz, and cycles per pseudo-legal move
/// of the start position if they were counted.
pub(super) const OTHERS: [(&str, u32, f64, Option<f64>); 2] = [
    ("64-square array generator", 3572, 19.0, Some(2.0)),
    ("Belle-style array", 6201, 14.4, None),
];

/// Writes the whole table, with the figures of other projects below it.
pub fn markdown(table: &Table) -> String {
    let mut text = "\
| unit | build | device | LUT | FF | RAM blocks | MHz | aim | cycles per legal move | with loading | legal moves per second | per second per LUT |
|---|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
"
    .to_owned();
    for row in &table.rows {
        line(&mut text, row);
    }
    for (name, lut, mhz, cycles) in OTHERS {
        let cycles = cycles.map_or("-".to_owned(), |cycles| format!("{cycles:.1} *"));
        text.push_str(&format!(
            "| {name} | | ice40-hx8k | {} | | | {mhz:.1} | | {cycles} | | | |\n",
            thousands(lut.into())
        ));
    }
    text.push_str(&format!(
        "\nLUT is the number of logic cells (iCE40) or LUT sites (ECP5) of the unit alone. Cycles is the average \
         over all legal moves of {} positions of the bench set. *With loading* also counts the clocks that load \
         the positions, from the start of the first load to the last move. A unit that takes a whole board at once loads \
         the next board while it works on the current one.\nThe last {} rows are \
         other circuits for comparison, measured with the same tools and Yosys' default mapping. * per pseudo-legal \
         move of the start position.\n",
        table.positions,
        OTHERS.len()
    ));
    for design in &table.too_large {
        text.push_str(&format!("\n{}.\n", design.problem));
    }
    searchers(&mut text, &table.rows);
    trees(&mut text, &table.rows);
    text
}

/// Machines that searched in hardware, with their published nodes per second, for comparison.
pub(super) const MACHINES: [(&str, f64); 3] = [
    ("Belle, 1980: a rack of boards", 0.16),
    ("Deep Blue, 1997: one of its 480 chips, 24 MHz", 2.25),
    ("Hydra, 2005: one of its FPGAs", 4.0),
];

/// Writes the searchers, with the figures of machines below them; nothing if there are no searchers.
fn searchers(text: &mut String, rows: &[Row]) {
    let searchers: Vec<_> = rows
        .iter()
        .filter_map(|row| Some((row, row.cycles_a_node()?, row.searched_a_second()?)))
        .collect();
    if searchers.is_empty() {
        return;
    }
    text.push_str("\n| search | device | LUT | MHz | clocks per node | million nodes per second |\n|---|---|--:|--:|--:|--:|\n");
    for (row, clocks, nodes) in searchers {
        text.push_str(&format!(
            "| {} | {} | {} | {:.1} | {clocks:.2} | {:.2} |\n",
            row.build_and_cores(),
            row.target,
            thousands(row.figures.lut.into()),
            row.figures.fmax_mhz,
            nodes / 1e6
        ));
    }
    for (name, millions) in MACHINES {
        text.push_str(&format!("| {name} | | | | | {millions:.2} |\n"));
    }
    text.push_str(&format!(
        "\nClocks per node are measured in a simulation of the Verilog, from each job to its result: 50 positions of \
         the bench set, {SEARCH_DEPTH} plies deep plus quiescence; the fast build receives four copies of each \
         position, so that its 24 searches stay busy. The last {} rows are published figures for \
         comparison (Belle 160,000; Deep Blue's chip 2 to 2.5 million; Hydra's 3 to 5 million). A node does \
         not mean the same amount of work in each machine.\n",
        MACHINES.len()
    ));
}

/// Writes the perft arrays, with the figures of programs below them; nothing if there are no arrays.
fn trees(text: &mut String, rows: &[Row]) {
    let arrays: Vec<&Row> = rows
        .iter()
        .filter(|row| row.tree_clocks.is_some())
        .collect();
    if arrays.is_empty() {
        return;
    }
    let mut titles = "| perft | cores | inner moves | LUT | MHz |".to_owned();
    for tree in TREES {
        let name = tree.name;
        titles.push_str(&format!(
            " {name}: nodes per clock | {name}: nodes per second | {name}: boards made per second |"
        ));
    }
    let columns = "--:|".repeat(2 + 3 * TREES.len());
    text.push_str(&format!("\n{titles}\n|---|--:|---|{columns}\n"));
    for row in arrays {
        let cores = row.cores.unwrap_or(1);
        let lut = thousands(row.figures.lut.into());
        let (target, mhz) = (&row.target, row.figures.fmax_mhz);
        let inner = row.inner().unwrap_or("-");
        text.push_str(&format!(
            "| {target} | {cores} | {inner} | {lut} | {mhz:.1} |"
        ));
        let clock = row.nodes_a_clock().into_iter().flatten();
        let second = row.nodes_a_second().into_iter().flatten();
        let made = row.made_a_second().into_iter().flatten();
        for ((clock, second), made) in clock.zip(second).zip(made) {
            let (billions, millions) = (second / 1e9, made / 1e6);
            text.push_str(&format!(
                " {clock:.2} | {billions:.2} billion | {millions:.0} million |"
            ));
        }
        text.push('\n');
    }
    for program in PROGRAMS {
        text.push_str(&format!("| {} | | | | |", program.name));
        for billions in program.billions {
            text.push_str(&format!(" | {billions:.2} billion | |"));
        }
        text.push('\n');
    }
    let [start, other] = TREES;
    text.push_str(&format!(
        "\nA *leaf parent* is a node one ply above the leaves. *Inner moves* names the circuit that finds the moves \
         above the leaf parents: the parallel one of the counter, or walks through the table posdata. Nodes per clock \
         is the number of leaf parents that the whole array finishes per clock, times the average number of leaves of \
         each: {:.2} ({}) and {:.2} ({}). We simulate the array's Verilog to the end, {} and {} plies deep. Nodes per \
         second is that times the clock. Boards made per second is the number of leaf parents per second, because the \
         array makes the board of every leaf parent but of no leaf. Compare this column with programs that make the \
         board of every leaf. The last {} rows are figures of a program, one ply deeper than our simulations and \
         without a hash table. The figure for Zen 4 is published (github.com/vtlmks/mindchess); we have no public \
         source for the one for Zen 5.\n",
        start.nodes_a_leaf_parent(),
        start.name,
        other.nodes_a_leaf_parent(),
        other.name,
        start.depth,
        other.depth,
        PROGRAMS.len()
    ));
}

fn line(text: &mut String, row: &Row) {
    let dash = || "-".to_owned();
    let [cycles, loaded] = [row.cycles_a_move(), row.loaded_cycles_a_move()]
        .map(|cycles| cycles.map_or_else(dash, |cycles| format!("{cycles:.2}")));
    let moves = row.moves_a_second();
    let each = moves.map(|moves| moves / f64::from(row.figures.lut));
    let lut = match row.harness_lut {
        Some(harness) => format!("{} + {harness} harness", thousands(row.figures.lut.into())),
        None => thousands(row.figures.lut.into()),
    };
    let missed = if row.figures.fmax_mhz < f64::from(row.aim_mhz) {
        " missed"
    } else {
        ""
    };
    let build = row.build_and_cores();
    text.push_str(&format!(
        "| {} | {build} | {} | {lut} | {} | {} | {:.1} | {}{missed} | {cycles} | {loaded} | {} | {} |\n",
        row.unit,
        row.target,
        thousands(row.figures.ff.into()),
        row.figures.bram,
        row.figures.fmax_mhz,
        row.aim_mhz,
        moves.map_or_else(dash, |moves| format!("{:.1} million", moves / 1e6)),
        each.map_or_else(dash, |each| thousands(each.round() as u64)),
    ));
}

/// Formats a number with commas.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<_> = groups.map(String::from_utf8_lossy).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::super::tests::{array, row};
    use super::*;

    #[test]
    fn each_design_has_one_line_with_all_figures() {
        let mut up5k = row("ice40-up5k", 1364);
        up5k.harness_lut = Some(138);
        up5k.aim_mhz = 41;
        let table = Table {
            positions: 500,
            rows: vec![row("ice40-hx8k", 1356), up5k],
            ..Table::default()
        };
        let text = markdown(&table);
        let line = "| movegen | compact | ice40-hx8k | 1,356 | 300 | 4 | 40.2 | 40 | 3.00 | 3.20 | 13.4 million | 9,894 |";
        assert!(text.contains(line), "{text}");
        assert!(text.contains("| 1,364 + 138 harness |"), "{text}");
        assert!(text.contains("| 41 missed |"), "{text}");
        let columns = |line: &str| line.matches('|').count();
        let lines: Vec<&str> = text.lines().filter(|line| line.starts_with('|')).collect();
        assert_eq!(lines.len(), 6);
        assert!(lines.iter().all(|line| columns(line) == 13), "{text}");
    }

    #[test]
    fn perft_arrays_get_a_separate_table_with_programs() {
        let table = |rows| Table {
            positions: 500,
            rows,
            ..Table::default()
        };
        let text = markdown(&table(vec![row("ice40-hx8k", 1356)]));
        assert!(!text.contains("Kiwipete"), "{text}");
        let text = markdown(&table(vec![row("ice40-hx8k", 1356), array(5, 60_000)]));
        let line = "| ecp5-85f | 5 | parallel | 60,000 | 40.2 | 130.61 | 5.26 billion | 196 million | 169.42 | 6.82 billion | 164 million |";
        assert!(text.contains(line), "{text}");
        let (_, text) = text.split_once("| perft | cores |").unwrap();
        let columns = |line: &str| line.matches('|').count();
        let lines: Vec<&str> = text.lines().filter(|line| line.starts_with('|')).collect();
        assert_eq!(lines.len(), 2 + PROGRAMS.len());
        assert!(lines.iter().all(|line| columns(line) == 12), "{text}");
    }

    #[test]
    fn thousands_are_separated_by_commas() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1000, "1,000"),
            (1234567, "1,234,567"),
        ] {
            assert_eq!(thousands(number), text);
        }
    }
}
