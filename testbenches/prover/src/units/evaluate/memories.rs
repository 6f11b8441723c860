//! The evaluator's memories.
//!
//! The proofs cut them out of the circuit, so this module checks in Yosys' netlist that they are memories, connected as
//! the lemmas assume, and that their files contain the network's weights (lemma `weights`).

use super::names as n;
use fpgambit_engine::network::{HEADS, HIDDEN, INPUTS, LINEAR, Network};
use kit::memory::{Reading, bits_of, cells_of, is_wired, module_of};
use kit::prelude::*;
use serde_json::Value;

/// Checks every memory and its connections, and returns the words of the three files of weights.
///
/// # Errors
///
/// Describes the first check that fails.
pub fn checked(netlist: &Value) -> Result<Vec<Vec<u32>>, String> {
    for rank in 0..4 {
        let block = format!("boards_{rank}");
        let word = format!("board_changer_changed_{rank}");
        let wires = ["control_board_write", "control_board_written", &word];
        ram_wired(netlist, &block, wires, "control_board_address")?;
    }
    for pair in 0..16 {
        let word = format!("hidden_pairs_{pair}_sums");
        let wires = ["control_stack_write", "control_stack_written", &word];
        let block = format!("hidden_stack_{pair}");
        ram_wired(netlist, &block, wires, "control_stack_address")?;
    }
    let wires = ["control_stack_write", "control_stack_written", "tally_word"];
    ram_wired(netlist, "tally_stack", wires, "control_stack_address")?;
    for module in [n::BOARD, n::TALLIES] {
        ram(module_of(netlist, module)?).map_err(|what| format!("{module}: {what}"))?;
    }
    let roms = [
        ("rows", n::ROWS, &n::ROW_ADDRESSES[..], &n::ROWS_READ[..]),
        (
            "linear_entries",
            n::ENTRIES,
            &n::LINEAR_ADDRESSES,
            &n::LINEAR_READ,
        ),
        ("heads", n::HEADS, &[n::HEAD_ADDRESS], &n::HEAD_READ),
    ];
    let words = |(block, module, addresses, reads): (&str, &str, &[&str], &[&str])| {
        let numbered = |port: &'static str, wires: &[&str]| -> Vec<(String, String)> {
            let wires = wires.iter().enumerate();
            wires
                .map(|(index, wire)| (format!("{port}_{index}"), (*wire).to_owned()))
                .collect()
        };
        let mut wires = numbered("read_address", addresses);
        wires.extend(numbered("read_word", reads));
        wires.push(("clock".to_owned(), "clock".to_owned()));
        wires.push(("read".to_owned(), n::ADVANCE.to_owned()));
        is_wired(netlist, block, &wires)?;
        let module = module_of(netlist, module)?;
        rom(module, addresses.len(), reads.len()).map_err(|what| format!("{block}: {what}"))
    };
    roms.into_iter().map(words).collect()
}

/// Checks the connections of a memory that is written: the write enable, the write address, the word, and the read
/// address.
fn ram_wired(
    netlist: &Value,
    block: &str,
    [write, written, word]: [&str; 3],
    read: &str,
) -> Result<(), String> {
    let answer = format!("{block}_read_word");
    let wires = [
        ("clock", "clock"),
        ("write", write),
        ("write_address", written),
        ("write_word", word),
        ("read", n::ADVANCE),
        ("read_address", read),
        ("read_word", &answer),
    ];
    is_wired(netlist, block, &wires)
}

fn pin(cell: &Value, name: &str) -> Vec<Value> {
    bits_of(&cell["connections"][name])
}

/// Finds the register that holds the word read, checks that it is clocked at the rising edge and keeps its value unless
/// `read` is high, and returns the multiplexer at its input.
fn read_register<'a>(module: &'a Value, word: &[Value]) -> Result<&'a Value, String> {
    let cells = cells_of(module)?;
    let port = |name: &str| bits_of(&module["ports"][name]["bits"]);
    let of = |kind: &'static str, name: &'static str, bits: Vec<Value>| {
        let found = cells
            .iter()
            .find(|cell| cell["type"] == kind && pin(cell, name) == bits);
        found
            .copied()
            .ok_or(format!("no {kind} with such a {name}"))
    };
    let register = of("$dff", "Q", word.to_vec())?;
    let choice = of("$mux", "Y", pin(register, "D"))?;
    let right = [
        pin(register, "CLK") == port("clock"),
        register["parameters"]["CLK_POLARITY"] == "1",
        pin(choice, "S") == port("read"),
        pin(choice, "A") == word,
    ];
    match right.contains(&false) {
        true => Err("a register does not take the word that is read".to_owned()),
        false => Ok(choice),
    }
}

/// Checks that the module is a memory with one write port and one registered read port, and nothing else.
fn ram(module: &Value) -> Result<(), String> {
    let cells = cells_of(module)?;
    let port = |name: &str| bits_of(&module["ports"][name]["bits"]);
    let memory = cells.iter().find(|cell| cell["type"] == "$mem_v2");
    let (Some(memory), 6) = (memory, cells.len()) else {
        return Err("it is not a memory, a register and four choices".to_owned());
    };
    let choice = read_register(module, &port("read_word"))?;
    let number = |name: &str| {
        let text = memory["parameters"][name].as_str().unwrap_or("");
        u64::from_str_radix(text, 2).unwrap_or(u64::MAX)
    };
    let numbers = [
        ("RD_PORTS", 1),
        ("WR_PORTS", 1),
        ("RD_CLK_ENABLE", 0),
        ("WR_CLK_ENABLE", 1),
        ("WR_CLK_POLARITY", 1),
        ("OFFSET", 0),
        ("SIZE", 512),
        ("WIDTH", port("write_word").len() as u64),
    ];
    if let Some((name, _)) = numbers.iter().find(|(name, right)| number(name) != *right) {
        return Err(format!("the memory's {name} is not as expected"));
    }
    // The pin must have this value while `write` is high and, if `low`, be 0 otherwise.
    let when_written = |name: &str, right: &[Value], low: bool| {
        let bits = pin(memory, name);
        cells.iter().any(|cell| {
            cell["type"] == "$mux"
                && pin(cell, "Y") == bits
                && pin(cell, "S") == port("write")
                && pin(cell, "B") == right
                && (!low || pin(cell, "A").iter().all(|bit| bit == "0"))
        })
    };
    let every = vec![Value::from("1"); port("write_word").len()];
    let right = [
        pin(memory, "WR_CLK") == port("clock"),
        pin(memory, "RD_ADDR") == port("read_address"),
        pin(memory, "RD_DATA") == pin(choice, "B"),
        when_written("WR_EN", &every, true),
        when_written("WR_ADDR", &port("write_address"), false),
        when_written("WR_DATA", &port("write_word"), false),
    ];
    match right.contains(&false) {
        true => Err("the memory is not written or read as it should be".to_owned()),
        false => Ok(()),
    }
}

/// Checks that the module is a memory that is never written, with a register for each address, and returns its words in
/// parts of at most 32 bits. The words that it reads are on `parts` ports.
fn rom(module: &Value, addresses: usize, parts: usize) -> Result<Vec<u32>, String> {
    let port = |name: String| bits_of(&module["ports"][&name]["bits"]);
    let read = |from: usize| {
        let parts = from..from + parts / addresses;
        parts
            .flat_map(|part| port(format!("read_word_{part}")))
            .collect::<Vec<Value>>()
    };
    let expected = 1 + 2 * addresses;
    if cells_of(module)?.len() != expected {
        return Err("it is not a memory and its registers".to_owned());
    }
    let (mut address, mut data) = (Vec::new(), Vec::new());
    for index in 0..addresses {
        let choice = read_register(module, &read(index * parts / addresses))?;
        address.extend(port(format!("read_address_{index}")));
        data.extend(pin(choice, "B"));
    }
    let reading = Reading {
        ports: addresses,
        address,
        data,
        clocked: None,
    };
    let width = port("read_word_0".to_owned()).len();
    let number = |word: &[bool]| {
        let places = word.iter().enumerate();
        places.map(|(place, &bit)| u32::from(bit) << place).sum()
    };
    Ok(reading.content(module)?.chunks(width).map(number).collect())
}

/// Returns the lemma that the files contain the weights of the engine's network.
pub fn weights(memories: &[Vec<u32>]) -> Lemma<'_> {
    let mut lemma = Lemma::direct(
        "evaluate/weights",
        "The shipped files contain the weights of the engine's network: the row and the linear entry of each kind of \
         piece on each square, from each perspective; rows and entries of 0 for empty squares; 128 rows that add up to \
         the bias, with linear entries that cancel; and the weights, mix weights and biases of the heads.",
        "",
    );
    lemma.check("every word", move || check(memories));
    lemma
}

/// A signed byte of a word that consists of several parts.
fn byte(words: &[u32], parts: usize, address: usize, index: usize) -> i32 {
    i32::from((words[parts * address + index / 4] >> (8 * (index % 4))) as u8 as i8)
}

fn check(memories: &[Vec<u32>]) -> Vec<Checked> {
    let [rows, linear, heads] = [0, 1, 2].map(|memory| &memories[memory]);
    let network = Network::chip();
    let result = |name: &str, wrong: Option<String>| (name.to_owned(), wrong.map_or(Ok(()), Err));
    let lengths = rows.len() == 1024 * 8 && linear.len() == 1024 && heads.len() == 32 * 5;
    let long = format!("{}, {} and {} words", rows.len(), linear.len(), heads.len());
    if !lengths {
        return vec![result("the memories' lengths", Some(long))];
    }
    let address = |page: usize, kind: usize, square: usize| 512 * page + 64 * kind + square;
    let entry = |address: usize| (linear[address] as i32) << 22 >> 22;
    let (mut row, mut sums, mut nobody) = (None, None, None);
    for page in 0..2 {
        for square in 0..64 {
            for index in 0..HIDDEN {
                if byte(rows, 8, address(page, 0, square), index) != 0 {
                    nobody.get_or_insert(format!("page {page}, square {square}"));
                }
                for kind in 1..=6 {
                    let input = INPUTS / 2 * page + 64 * (kind - 1) + square;
                    let right = i32::from(network.row(input)[index]);
                    if byte(rows, 8, address(page, kind, square), index) != right {
                        row.get_or_insert(format!("input {input}, sum {index}"));
                    }
                }
            }
            if entry(address(page, 0, square)) != 0 {
                nobody.get_or_insert(format!("linear sum {page}, square {square}"));
            }
            for kind in 1..=6 {
                let right = i32::from(network.linear(kind - 1, square)[page]);
                if entry(address(page, kind, square)) != right {
                    row.get_or_insert(format!("linear sum {page}, kind {kind}, square {square}"));
                }
            }
            // A load adds White's entries and subtracts Black's, whose squares are numbered from the other side.
            if entry(address(page, 7, square)) != entry(address(page, 7, square ^ 56)) {
                sums.get_or_insert(format!("linear sum {page}, square {square}"));
            }
        }
    }
    for index in 0..HIDDEN {
        let shares = (0..128).map(|row| byte(rows, 8, address(row / 64, 7, row % 64), index));
        if shares.sum::<i32>() != i32::from(network.bias()[index]) {
            sums.get_or_insert(format!("bias {index}"));
        }
    }
    let mut head = None;
    for number in 0..HEADS {
        for other in 0..2 {
            for index in 0..HIDDEN {
                let word = 4 * number + 2 * other + index / 16;
                let right = i32::from(network.head(number)[other][index]);
                if byte(heads, 5, word, index % 16) != right {
                    head.get_or_insert(format!("head {number}, weight {}", 32 * other + index));
                }
            }
            for sum in 0..LINEAR {
                let right = i32::from(network.mix(number)[sum]);
                if byte(heads, 5, 4 * number + 2 * other, 16 + sum) != right {
                    head.get_or_insert(format!("head {number}, mix {sum}"));
                }
            }
        }
        let biases = [0, 2].map(|other| heads[5 * (4 * number + other + 1) + 4] as i32);
        if biases[0].wrapping_add(biases[1]) != network.out(number) {
            head.get_or_insert(format!("head {number}, bias"));
        }
    }
    vec![
        result("rows and entries of pieces", row),
        result("rows and entries of empty squares", nobody),
        result("the bias", sums),
        result("heads", head),
    ]
}
