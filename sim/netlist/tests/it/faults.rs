//! Tests of faults in lanes: each fault has its effect, and the lanes without a fault equal the plain machine.

use super::yosys::Random;
use fpgambit_netlist::{Block, Effect, Fault, Faults, LANES, Machine, Netlist, Program, Reader};
use std::path::Path;

/// A function, a register that keeps its value, a memory that is written, and one that reads the register's inverse.
const TEXT: &str = "
    module test (input wire clock, input wire [3:0] a, input wire [3:0] b, input wire load,
                 output wire [3:0] both, output wire [3:0] kept, output wire [3:0] word, output wire [3:0] other,
                 output wire [3:0] either);
      reg [3:0] held = 4'd5;
      reg [3:0] words [0:4095];
      assign both = a & b;
      assign either = a | b;
      assign kept = held;
      assign other = ~held ^ b;
      assign word = words[{8'd0, b}];
      always @(posedge clock) begin
        if (load) held <= a;
        words[{8'd0, a}] <= b;
      end
    endmodule";

fn netlist() -> Netlist {
    let mut reader = Reader::default();
    reader.add("test.v", TEXT).unwrap();
    reader.netlist("test", &[]).unwrap()
}

fn fill(machine: &mut Machine, netlist: &Netlist, random: &mut Random) -> Vec<Vec<bool>> {
    let mut values = Vec::new();
    for (number, port) in netlist.inputs().iter().enumerate() {
        let bits: Vec<bool> = (0..port.width())
            .map(|_| random.next() >> 20 & 1 == 1)
            .collect();
        for (block, bit) in machine.input(number).iter_mut().zip(&bits) {
            *block = Block::all(*bit);
        }
        values.push(bits);
    }
    values
}

fn number(bits: &[bool]) -> usize {
    bits.iter()
        .rev()
        .fold(0, |sum, bit| 2 * sum + usize::from(*bit))
}

fn lane(blocks: &[Block], lane: usize) -> usize {
    let bit = |block: &Block| block.0[lane / 64] >> (lane % 64) & 1 == 1;
    number(&blocks.iter().map(bit).collect::<Vec<bool>>())
}

/// The circuit in plain Rust, with one faulty bit.
struct Model {
    held: usize,
    words: Vec<usize>,
    wrong: (String, Effect),
}

impl Model {
    /// These bits as their readers see them, with the faulty bit if it is among them.
    fn seen(&self, name: &str, value: usize) -> usize {
        let bit = (0..4).find(|bit| self.wrong.0 == format!("{name}[{bit}]"));
        match (bit, self.wrong.1) {
            (None, _) => value,
            (Some(bit), Effect::Zero) => value & !(1 << bit),
            (Some(bit), Effect::One) => value | 1 << bit,
            (Some(bit), Effect::Inverted) => value ^ 1 << bit,
        }
    }

    fn clock(&mut self, a: usize, b: usize, load: usize) -> [usize; 5] {
        let (a, b) = (self.seen("a", a), self.seen("b", b));
        let load = self.seen("load", load);
        let held = self.seen("held", self.held);
        let both = self.seen("both", a & b);
        // Built of AND gates only: the bit is the inverse of one.
        let either = self.seen("either", a | b);
        let word = self.seen("word", self.words[b]);
        let outputs = [both, held, word, !held & 15 ^ b, either];
        self.held = if load == 1 { a } else { held };
        self.words[a] = b;
        outputs
    }
}

#[test]
fn each_fault_has_its_stated_effect() {
    let netlist = netlist();
    let faults = Faults::of(&netlist).unwrap();
    let named = ["a[", "b[", "load[", "held[", "both[", "word[", "either["];
    let chosen: Vec<Fault> = faults
        .all()
        .filter(|fault| {
            let name = &faults.points()[fault.point].name;
            named.iter().any(|start| name.starts_with(start))
        })
        .collect();
    // 4 + 4 + 1 bits of inputs, and 4 each of the register, of each function and of the memory's word.
    assert_eq!(chosen.len(), 3 * 25);
    let mut lanes = vec![None; LANES];
    // In other words of a block too, and two lanes apart.
    let place = |number: usize| 1 + 13 * number;
    for (number, fault) in chosen.iter().enumerate() {
        lanes[place(number)] = Some(*fault);
    }
    let lanes = faults.in_lanes(&lanes);
    let mut models: Vec<Model> = chosen
        .iter()
        .map(|fault| Model {
            held: 5,
            words: vec![0; 16],
            wrong: (faults.points()[fault.point].name.clone(), fault.effect),
        })
        .collect();
    let mut machine = Machine::new(&netlist);
    let mut random = Random(11);
    for clock in 0..2_000 {
        let values = fill(&mut machine, &netlist, &mut random);
        machine.outputs_with(&lanes);
        let early: Vec<Vec<Block>> = (0..5)
            .map(|output| machine.output(output).to_vec())
            .collect();
        machine.clock_with(&lanes);
        for (one, model) in models.iter_mut().enumerate() {
            let [a, b, load] = [0, 1, 2].map(|input| number(&values[input]));
            let expected = model.clock(a, b, load);
            for (output, expected) in expected.into_iter().enumerate() {
                let at = place(one);
                let found = lane(machine.output(output), at);
                let name = faults.name(chosen[one]);
                assert_eq!(
                    found, expected,
                    "seed 11, clock {clock}, output {output}: {name}"
                );
                assert_eq!(
                    lane(&early[output], at),
                    expected,
                    "before the edge: {name}"
                );
            }
        }
    }
}

#[test]
fn fault_free_lanes_match_the_plain_machine() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../hw/verilog");
    for unit in ["repetition", "make"] {
        let mut reader = Reader::default();
        reader
            .add_file(&folder.join(unit).join(format!("fpgambit_{unit}.v")))
            .unwrap();
        let netlist = reader.netlist(&format!("fpgambit_{unit}"), &[]).unwrap();
        let faults = Faults::of(&netlist).unwrap();
        let all: Vec<Fault> = faults.all().collect();
        let mut random = Random(5);
        let lanes: Vec<Option<Fault>> = (0..LANES)
            .map(|lane| (lane % 3 != 0).then(|| all[random.next() as usize % all.len()]))
            .collect();
        let lanes = faults.in_lanes(&lanes);
        let (clock, outputs) = (
            Program::clock(&netlist).unwrap(),
            Program::outputs(&netlist).unwrap(),
        );
        let (mut plain, mut faulty) = (Machine::new(&netlist), Machine::new(&netlist));
        let mut differs = false;
        for number in 0..3_000 {
            let (mut one, mut other) = (Random(random.next()), Random(0));
            other.0 = one.0;
            fill(&mut plain, &netlist, &mut one);
            fill(&mut faulty, &netlist, &mut other);
            let programs: [bool; 2] = [true, false];
            for edge in programs {
                if edge {
                    plain.run(&clock);
                    faulty.clock_with(&lanes);
                } else {
                    plain.run(&outputs);
                    faulty.outputs_with(&lanes);
                }
                for output in 0..netlist.outputs().len() {
                    for (one, other) in plain.output(output).iter().zip(faulty.output(output)) {
                        for word in 0..one.0.len() {
                            // Lanes whose number is a multiple of 3 have no fault.
                            let without = (0..64).filter(|bit| (64 * word + bit) % 3 == 0);
                            let without = without.fold(0, |mask, bit| mask | 1_u64 << bit);
                            let different = one.0[word] ^ other.0[word];
                            assert_eq!(
                                different & without,
                                0,
                                "{unit}, seed 5, clock {number}, word {word}"
                            );
                            differs |= different != 0;
                        }
                    }
                }
            }
        }
        assert!(differs, "no fault of {unit} ever shows");
    }
}
