//! Tests the exports in the repository: compares our reading of the whole text with Yosys'. It skips exports with large
//! memories, which Yosys turns into hundreds of thousands of gates; the lock-step tests with their sources cover these.

use super::yosys;
use fpgambit_netlist::Reader;
use std::fs;
use std::path::Path;

/// Folder, module and parameters.
type Export = (&'static str, &'static str, Parameters);
type Parameters = &'static [(&'static str, i64)];

const EXPORTS: &[Export] = &[
    ("movegen-compact", "fpgambit_movegen", &[("POSDATA_ROM", 0)]),
    (
        "movegen-fast",
        "fpgambit_movegen_fast",
        &[("POSDATA_ROM", 0)],
    ),
    ("make", "fpgambit_make", &[]),
];

/// The text of the files on a list.
pub fn listed(list: &Path) -> String {
    let names = fs::read_to_string(list).unwrap();
    let paths = names.lines().map(|name| list.with_file_name(name));
    paths
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

#[test]
fn exports_match_yosys() {
    let Some(yosys) = yosys::find() else { return };
    for (seed, (folder, top, parameters)) in (1..).zip(EXPORTS) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../hw/verilog")
            .join(folder);
        let mut reader = Reader::default();
        reader
            .add_file(&folder.join(format!("{top}.f")))
            .unwrap_or_else(|error| panic!("{error}"));
        let values: Vec<_> = parameters
            .iter()
            .map(|(name, value)| (*name, (*value).into()))
            .collect();
        let netlist = reader
            .netlist(top, &values)
            .unwrap_or_else(|error| panic!("{error}"));
        let verilog = listed(&folder.join(format!("{top}.f")));
        let design = yosys::Design {
            files: vec!["whole.v"],
            top,
            parameters,
        };
        let mut aigers = yosys::read(&yosys, &[("whole.v".to_owned(), verilog)], &[design]);
        let difference = yosys::difference(&netlist, &mut aigers[0], 600, seed);
        assert_eq!(difference, None, "{top}");
    }
}
