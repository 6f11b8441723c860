//! Compares machine code with the functions computed one by one, on every export in the repository.

use super::yosys::Random;
use fpgambit_netlist::{Block, Machine, Program, Reader, WORDS};
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};

const CLOCKS: usize = 60;

/// Sets every input of both machines to the same random bits.
fn stimulate(machines: [&mut Machine; 2], widths: &[usize], random: &mut Random) {
    let [one, other] = machines;
    for (input, width) in widths.iter().enumerate() {
        // A port of one bit that is often 1 lets a unit go further than a coin would.
        let often = *width == 1 && random.next().is_multiple_of(2);
        for bit in 0..*width {
            let block = Block(std::array::from_fn(|_: usize| {
                let word = random.next();
                if often { word | random.next() } else { word }
            }));
            one.input(input)[bit] = block;
            other.input(input)[bit] = block;
        }
    }
}

fn exports() -> Vec<PathBuf> {
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../hw/verilog");
    let mut lists: Vec<PathBuf> = fs::read_dir(&folders)
        .unwrap()
        .flat_map(|folder| fs::read_dir(folder.unwrap().path()).unwrap())
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "f"))
        .collect();
    lists.sort();
    lists
}

#[test]
fn machine_code_matches_the_functions() {
    let seed = RandomState::new().hash_one(0);
    println!("seed {seed}");
    let mut random = Random(seed | 1);
    let lists = exports();
    assert!(lists.len() >= 16, "{lists:?}");
    let mut translated = 0;
    for list in lists {
        let top = list.file_stem().unwrap().to_str().unwrap();
        let mut reader = Reader::default();
        // The files name the memory files of other units without a folder.
        for folder in ["../movegen-compact", "../search"] {
            reader.add_folder(&list.with_file_name(folder));
        }
        reader
            .add_file(&list)
            .unwrap_or_else(|error| panic!("{error}"));
        let netlist = reader
            .netlist(top, &[])
            .unwrap_or_else(|error| panic!("{error}"));
        let Ok(program) = Program::clock(&netlist) else {
            println!("{top}: more values than blocks");
            continue;
        };
        match program.machine_code() {
            Some(size) => println!("{top}: {size} bytes of machine code"),
            None => println!("{top}: no machine code on this processor"),
        }
        translated += usize::from(program.machine_code().is_some());
        let plain = program.clone().without_machine_code();
        let mut machines = [Machine::new(&netlist), Machine::new(&netlist)];
        let widths: Vec<usize> = netlist.inputs().iter().map(|port| port.width()).collect();
        for clock in 0..CLOCKS {
            let [one, other] = &mut machines;
            stimulate([one, other], &widths, &mut random);
            machines[0].run(&program);
            machines[1].run(&plain);
            for (number, port) in netlist.outputs().iter().enumerate() {
                let [one, other] = [0, 1].map(|machine: usize| machines[machine].output(number));
                for (bit, (one, other)) in one.iter().zip(other).enumerate() {
                    let group = (0..WORDS).find(|word| one.0[*word] != other.0[*word]);
                    if let Some(group) = group {
                        let (name, first) = (&port.name, 64 * group);
                        panic!(
                            "seed {seed}: {top}, clock {clock}: {name}[{bit}] differs from lane {first} on"
                        );
                    }
                }
            }
        }
    }
    if translated == 0 {
        println!("NOT CHECKED: this processor has no AVX-512F, so there is no machine code");
    }
}
