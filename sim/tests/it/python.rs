//! The Python package's constants equal the declared ones.

use fpgambit_sim::python::formats;
use std::fs;
use std::path::Path;

#[test]
fn python_formats_file_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("python/src/fpgambit_link/formats.py");
    let stands = fs::read_to_string(&path).unwrap();
    let comes = formats();
    let line = stands.lines().zip(comes.lines()).find(|(a, b)| a != b);
    assert!(
        stands == comes,
        "{} has drifted; if that is meant, run testbenches/python/refresh: {line:?}",
        path.display()
    );
}
