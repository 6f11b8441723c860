//! Compares, gate by gate, every unit's Verilog with arrays kept and with arrays written out.

use fpgambit_hw::export::{Source, source, source_with_arrays};
use fpgambit_hw::units::builds;
use fpgambit_netlist::{Netlist, Reader, difference};

fn netlist(source: &Source) -> Netlist {
    let mut reader = Reader::default();
    let name = format!("{}.v", source.top);
    if let Err(error) = reader.add(&name, &source.verilog) {
        panic!("{}: {error}", source.top);
    }
    for (name, text) in &source.memories {
        reader.add_memory(name, text);
    }
    let netlist = reader.netlist(&source.top, &[]);
    netlist.unwrap_or_else(|error| panic!("{}: {error}", source.top))
}

#[test]
fn kept_arrays_give_the_same_netlist() {
    for build in builds() {
        for &form in build.forms() {
            let written = netlist(&source(build, form).unwrap());
            let kept = source_with_arrays(build, form).unwrap();
            assert_eq!(
                difference(&written, &netlist(&kept)),
                None,
                "{}, posdata {form}",
                build.top
            );
        }
    }
}

/// Checks the comparison: it must find one changed loop index.
#[test]
fn changed_loop_index_is_detected() {
    let build = builds().find(|build| build.unit == "count").unwrap();
    let form = build.forms()[0];
    let written = netlist(&source(build, form).unwrap());
    let mut kept = source_with_arrays(build, form).unwrap();
    let changed = kept.verilog.replacen("32 * (7 - i)", "32 * (i)", 1);
    assert_ne!(changed, kept.verilog);
    kept.verilog = changed;
    assert!(difference(&written, &netlist(&kept)).is_some());
}
