//! Lists the files of the page, `site/`, for `src/site.rs`: those that its index.html names, in that order, the circuits,
//! and the Verilog that each was made from.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let site = here.join("site");
    let hw = here.parent().ok_or("no workspace")?.join("hw");
    for place in ["build.rs", "site/index.html", "site/circuits"] {
        println!("cargo:rerun-if-changed={place}");
    }
    let index = fs::read_to_string(site.join("index.html"))?;
    let named = |before: &str| -> Vec<(String, PathBuf)> {
        let after = index.split(before).skip(1);
        let names = after.filter_map(|rest| rest.split('"').next());
        names
            .map(|name| (name.to_owned(), site.join(name)))
            .collect()
    };
    let mut circuits = Vec::new();
    let mut texts = vec![("figures.json".to_owned(), hw.join("figures/table.json"))];
    for name in circuit_names(&site.join("circuits"))? {
        let file = format!("circuits/{name}.wasm");
        circuits.push((file.clone(), site.join(file)));
        let place = PathBuf::from(env::var("OUT_DIR")?).join(format!("{name}.v"));
        fs::write(&place, verilog(&hw.join("verilog").join(&name))?)?;
        texts.push((format!("verilog/{name}.v"), place));
    }
    let mut list = String::new();
    for (constant, kind, include, files) in [
        (
            "STYLES",
            "str",
            "include_str",
            named("<link rel=\"stylesheet\" href=\""),
        ),
        ("SCRIPTS", "str", "include_str", named("<script src=\"")),
        ("CIRCUITS", "[u8]", "include_bytes", circuits),
        ("TEXTS", "str", "include_str", texts),
    ] {
        writeln!(list, "const {constant}: &[(&str, &{kind})] = &[")?;
        for (name, place) in files {
            writeln!(list, "    ({name:?}, {include}!({place:?})),")?;
        }
        writeln!(list, "];")?;
    }
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("site.rs"), list)?;
    Ok(())
}

/// The names of the circuits, in order.
fn circuit_names(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".wasm").map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

/// All of an export's Verilog: the files that its list names.
fn verilog(folder: &Path) -> Result<String, Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let list = entry?.path();
        if list.extension().is_some_and(|end| end == "f") {
            println!("cargo:rerun-if-changed={}", list.display());
            let mut text = String::new();
            for name in fs::read_to_string(&list)?.lines() {
                let place = folder.join(name);
                println!("cargo:rerun-if-changed={}", place.display());
                text += &fs::read_to_string(place)?;
            }
            return Ok(text);
        }
    }
    Err(format!("{}: no list of files", folder.display()).into())
}
