//! Compares the machine with plain Rust: all lanes, registers that exchange values, and each lane's memories.

use super::yosys::Random;
use fpgambit_netlist::{Block, LANES, Machine, Netlist, Program, Reader};

fn netlist(text: &str) -> Netlist {
    let mut reader = Reader::default();
    reader.add("test.v", text).unwrap();
    reader.netlist("test", &[]).unwrap()
}

fn set(blocks: &mut [Block], lane: usize, value: u64) {
    for (bit, block) in blocks.iter_mut().enumerate() {
        let mask = 1 << (lane % 64);
        let word = &mut block.0[lane / 64];
        *word = if value >> bit & 1 == 1 {
            *word | mask
        } else {
            *word & !mask
        };
    }
}

fn get(blocks: &[Block], lane: usize) -> u64 {
    let bits = blocks.iter().rev();
    bits.fold(0, |value, block| {
        value << 1 | block.0[lane / 64] >> (lane % 64) & 1
    })
}

#[test]
fn registers_swap_values_in_every_lane() {
    let netlist = netlist(
        "module test (input wire clock, input wire [7:0] in, input wire load, output wire [31:0] out);
           reg [7:0] a = 1, b = 2, c = 3, d = 4;
           assign out = {d, c, b, a};
           always @(posedge clock) begin
             a <= load ? in : b; b <= a; c <= ~d; d <= c;
           end
         endmodule",
    );
    let program = Program::clock(&netlist).unwrap();
    let mut machine = Machine::new(&netlist);
    let mut expected = vec![[1u8, 2, 3, 4]; LANES];
    let mut random = Random(7);
    for _ in 0..50 {
        let given: Vec<(u64, u64)> = (0..LANES)
            .map(|_| (random.next() & 255, random.next() & 1))
            .collect();
        for (lane, (value, load)) in given.iter().enumerate() {
            set(machine.input(0), lane, *value);
            set(machine.input(1), lane, *load);
        }
        machine.run(&program);
        for (lane, [a, b, c, d]) in expected.iter_mut().enumerate() {
            assert_eq!(
                get(machine.output(0), lane) as u32,
                u32::from_le_bytes([*a, *b, *c, *d]),
                "lane {lane}"
            );
            let (value, load) = given[lane];
            let first = if load == 1 { value as u8 } else { *b };
            (*a, *b, *c, *d) = (first, *a, !*d, *c);
        }
    }
    machine.power_up();
    machine.run(&program);
    assert_eq!(get(machine.output(0), 5), 0x0403_0201);
}

#[test]
fn each_lane_has_its_own_memory() {
    let netlist = netlist(
        "module test (input wire clock, input wire write, input wire [9:0] address, input wire [69:0] word,
                      output wire [69:0] found);
           reg [69:0] words [0:999];
           initial words[3] = 70'd77;
           assign found = words[address];
           always @(posedge clock) if (write) words[address] <= word;
         endmodule",
    );
    assert_eq!(netlist.size().arrays, 1);
    let program = Program::clock(&netlist).unwrap();
    let mut machine = Machine::new(&netlist);
    let mut expected = vec![vec![0u128; 1000]; LANES];
    expected.iter_mut().for_each(|words| words[3] = 77);
    let mut random = Random(9);
    for round in 0..40 {
        let mut found = Vec::new();
        for (lane, words) in expected.iter_mut().enumerate() {
            // Nothing is stored beyond the last word.
            let address = random.next() % 8 + if random.next() & 1 == 1 { 996 } else { 0 };
            let (write, low, high) = (random.next() & 1, random.next(), random.next() & 63);
            set(machine.input(0), lane, write);
            set(machine.input(1), lane, address);
            let (below, above) = machine.input(2).split_at_mut(64);
            set(below, lane, low);
            set(above, lane, high);
            let mut nothing = 0;
            let word = words.get_mut(address as usize).unwrap_or(&mut nothing);
            found.push(*word);
            if write == 1 {
                *word = u128::from(high) << 64 | u128::from(low);
            }
        }
        machine.run(&program);
        for (lane, found) in found.into_iter().enumerate() {
            let (below, above) = machine.output(0).split_at(64);
            let word = u128::from(get(above, lane)) << 64 | u128::from(get(below, lane));
            assert_eq!(word, found, "round {round}, lane {lane}");
        }
    }
}

#[test]
fn holding_inputs_shrinks_the_program_but_keeps_state() {
    let netlist = netlist(
        "module test (input wire clock, input wire reset, input wire [7:0] step, output wire [7:0] sum);
           reg [7:0] value;
           assign sum = value;
           always @(posedge clock) value <= reset ? 8'd9 : value + step;
         endmodule",
    );
    let whole = Program::clock(&netlist).unwrap();
    let held = Program::clock_holding(&netlist, &[("step", 3)]).unwrap();
    assert!(held.functions() < whole.functions());
    let mut machine = Machine::new(&netlist);
    machine.input(0)[0] = Block::all(true);
    machine.run(&whole);
    machine.input(0)[0] = Block::all(false);
    for _ in 0..5 {
        machine.run(&held);
    }
    machine.run(&whole);
    assert_eq!(get(machine.output(0), LANES - 1), 9 + 15);
    let error = Program::clock_holding(&netlist, &[("stop", 1)]).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("no input 'stop': expected one of reset, step"),
        "{error}"
    );
}
