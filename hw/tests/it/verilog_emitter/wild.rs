//! Random kernels: random syntax trees, interpreted here by plain integer arithmetic and compared with the emitter's
//! Verilog. The two share only the tree.

use super::bench::{Random, check_arrays, compare, record, seed};
use fpgambit_hw::bits::Bits;
use fpgambit_hw::circuit::{Circuit, hdl_gen};
use fpgambit_hw::pins::Pins;
use fpgambit_hw::verilog::Design;
use rust_hdl::core::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogCase, VerilogConditional, VerilogExpression,
    VerilogLiteral, VerilogMatch, VerilogOp, VerilogOpUnary, VerilogStatement,
};
use rust_hdl::prelude::*;
use std::collections::HashMap;

type Tree = VerilogExpression;

/// Signals that a random kernel reads and writes, with their widths.
const INPUTS: [(&str, usize); 6] = [("a", 1), ("b", 3), ("c", 6), ("d", 8), ("e", 16), ("f", 32)];
const LOCALS: [(&str, usize); 2] = [("p", 6), ("q", 32)];
const OUTPUTS: [(&str, usize); 4] = [("w", 1), ("x", 6), ("y", 16), ("z", 32)];

// The oracle.

/// A value; a literal has no width of its own.
#[derive(Clone, Copy)]
struct Word {
    value: u64,
    width: Option<usize>,
}

fn cut(value: u64, width: usize) -> u64 {
    if width >= 64 {
        value
    } else {
        value & ((1 << width) - 1)
    }
}

fn word(value: u64, width: usize) -> Word {
    Word {
        value: cut(value, width),
        width: Some(width),
    }
}

type Values = HashMap<String, Word>;

fn evaluate(tree: &Tree, values: &Values) -> Word {
    match tree {
        Tree::Signal(name) => values[name],
        Tree::Literal(literal) => {
            let text = format!("{literal:x}");
            let digits = text.split_once('h').expect("hexadecimal").1;
            Word {
                value: u64::from_str_radix(digits, 16).expect("a number"),
                width: None,
            }
        }
        Tree::Paren(of) => evaluate(of, values),
        Tree::Cast(of, width) => word(evaluate(of, values).value, *width),
        Tree::Unary(op, of) => {
            let of = evaluate(of, values);
            let width = of.width.expect("a width");
            match op {
                VerilogOpUnary::Not => word(!of.value, width),
                VerilogOpUnary::All => word(u64::from(of.value == cut(u64::MAX, width)), 1),
                VerilogOpUnary::Any => word(u64::from(of.value != 0), 1),
                VerilogOpUnary::Xor => word(u64::from(of.value.count_ones() % 2), 1),
                VerilogOpUnary::Neg => unreachable!("never made"),
            }
        }
        Tree::Index(of, at) => {
            let (of, at) = (evaluate(of, values), evaluate(at, values));
            word(of.value >> at.value, 1)
        }
        Tree::Slice(of, width, at) => {
            let (of, at) = (evaluate(of, values), evaluate(at, values));
            word(of.value >> at.value, *width)
        }
        Tree::IndexReplace(of, at, bit) => {
            let (of, at) = (evaluate(of, values), evaluate(at, values));
            let bit = evaluate(bit, values);
            let cleared = of.value & !(1 << at.value);
            word(cleared | bit.value << at.value, of.width.expect("a width"))
        }
        Tree::Binary(left, op, right) => {
            let (left, right) = (evaluate(left, values), evaluate(right, values));
            let (a, b) = (left.value, right.value);
            let width = left.width.or(right.width).expect("a width");
            let shift = |shifted: Option<u64>| word(shifted.unwrap_or(0), width);
            let amount = u32::try_from(b).unwrap_or(64);
            match op {
                VerilogOp::Add => word(a.wrapping_add(b), width),
                VerilogOp::Sub => word(a.wrapping_sub(b), width),
                VerilogOp::BitXor => word(a ^ b, width),
                VerilogOp::BitAnd => word(a & b, width),
                VerilogOp::BitOr => word(a | b, width),
                VerilogOp::Shl => shift(a.checked_shl(amount)),
                VerilogOp::Shr => shift(a.checked_shr(amount)),
                VerilogOp::Eq => word(u64::from(a == b), 1),
                VerilogOp::Ne => word(u64::from(a != b), 1),
                VerilogOp::Lt => word(u64::from(a < b), 1),
                VerilogOp::Le => word(u64::from(a <= b), 1),
                VerilogOp::Gt => word(u64::from(a > b), 1),
                VerilogOp::Ge => word(u64::from(a >= b), 1),
                VerilogOp::LogicalAnd => word(a & b, 1),
                VerilogOp::LogicalOr => word(a | b, 1),
                VerilogOp::Mul => unreachable!("never made"),
            }
        }
        Tree::Signed(_) | Tree::Unsigned(_) => unreachable!("never made"),
    }
}

fn execute(block: &VerilogBlock, values: &mut Values) {
    for statement in block {
        match statement {
            VerilogStatement::Assignment(Tree::Signal(name), value) => {
                let name = name.trim_end_matches("$next").to_owned();
                let width = values[&name].width.expect("a width");
                let value = evaluate(value, values);
                assert!(
                    value.width.is_none_or(|w| w == width),
                    "the generator's widths"
                );
                values.insert(name, word(value.value, width));
            }
            VerilogStatement::If(conditional) => run_if(conditional, values),
            VerilogStatement::Match(choice) => {
                let of = evaluate(&choice.test, values).value;
                let arm = choice
                    .cases
                    .iter()
                    .find(|case| case.condition == "default" || case.condition.parse() == Ok(of))
                    .expect("a default");
                execute(&arm.block, values);
            }
            other => unreachable!("never made: {other:?}"),
        }
    }
}

fn run_if(conditional: &VerilogConditional, values: &mut Values) {
    if evaluate(&conditional.test, values).value == 1 {
        execute(&conditional.then, values);
        return;
    }
    match &conditional.otherwise {
        VerilogBlockOrConditional::Block(block) => execute(block, values),
        VerilogBlockOrConditional::Conditional(next) => {
            execute(&vec![(**next).clone()], values);
        }
        VerilogBlockOrConditional::None => {}
    }
}

// The generator.

fn signal(name: &str) -> Tree {
    Tree::Signal(name.to_owned())
}

fn number(value: usize) -> Tree {
    Tree::Literal(VerilogLiteral::from(value as u64))
}

fn literal(random: &mut Random, width: usize) -> Tree {
    // Masks with one run of ones and their complements are as important as other numbers.
    let value = match random.below(4) {
        0 => 1 << random.below(width),
        1 => cut(u64::MAX, 1 + random.below(width)) << random.below(width),
        _ => u64::from(random.word(32)),
    };
    Tree::Literal(cut(value, width).into())
}

fn any_signal(random: &mut Random) -> (&'static str, usize) {
    let all = INPUTS.len() + LOCALS.len();
    match random.below(all) {
        i if i < INPUTS.len() => INPUTS[i],
        i => LOCALS[i - INPUTS.len()],
    }
}

/// Returns an index into a word of `width` bits, always inside it.
fn index(random: &mut Random, width: usize, depth: usize) -> Tree {
    let bits = usize::BITS as usize - 1 - width.leading_zeros() as usize;
    if bits == 0 || random.below(3) == 0 {
        number(random.below(width))
    } else {
        let width = 1 + random.below(bits);
        tree(random, width, depth)
    }
}

fn tree(random: &mut Random, width: usize, depth: usize) -> Tree {
    if depth == 0 {
        let (name, whole) = any_signal(random);
        return if whole == width {
            signal(name)
        } else if random.below(5) == 0 {
            Tree::Cast(Box::new(literal(random, width)), width)
        } else {
            Tree::Cast(Box::new(signal(name)), width)
        };
    }
    let next = depth - 1;
    let other_width = [1, 2, 3, 6, 8, 13, 16, 32][random.below(8)];
    let boxed = |random: &mut Random, width| Box::new(tree(random, width, next));
    match random.below(if width == 1 { 16 } else { 11 }) {
        0..=3 => {
            let op = match random.below(5) {
                0 => VerilogOp::Add,
                1 => VerilogOp::Sub,
                2 => VerilogOp::BitAnd,
                3 => VerilogOp::BitOr,
                _ => VerilogOp::BitXor,
            };
            let left = boxed(random, width);
            if random.below(4) == 0 {
                Tree::Binary(left, op, Box::new(literal(random, width)))
            } else {
                Tree::Binary(left, op, boxed(random, width))
            }
        }
        4 => {
            let op = [VerilogOp::Shl, VerilogOp::Shr][random.below(2)].clone();
            let left = boxed(random, width);
            let right = if random.below(2) == 0 {
                Box::new(number(random.below(width + 2)))
            } else {
                let width = 1 + random.below(6);
                boxed(random, width)
            };
            Tree::Binary(left, op, right)
        }
        5 => Tree::Unary(VerilogOpUnary::Not, boxed(random, width)),
        6 => Tree::Cast(boxed(random, other_width), width),
        7 => {
            let at = index(random, other_width, next);
            Tree::Slice(boxed(random, other_width), width, Box::new(at))
        }
        8 => {
            let at = index(random, width, next);
            let of = boxed(random, width);
            Tree::IndexReplace(of, Box::new(at), boxed(random, 1))
        }
        9 | 10 => Tree::Paren(boxed(random, width)),
        11 | 12 => {
            let op = match random.below(6) {
                0 => VerilogOp::Eq,
                1 => VerilogOp::Ne,
                2 => VerilogOp::Lt,
                3 => VerilogOp::Le,
                4 => VerilogOp::Gt,
                _ => VerilogOp::Ge,
            };
            let left = boxed(random, other_width);
            if random.below(3) == 0 {
                Tree::Binary(left, op, Box::new(literal(random, other_width)))
            } else {
                Tree::Binary(left, op, boxed(random, other_width))
            }
        }
        13 => {
            let op = match random.below(3) {
                0 => VerilogOpUnary::All,
                1 => VerilogOpUnary::Any,
                _ => VerilogOpUnary::Xor,
            };
            Tree::Unary(op, boxed(random, other_width))
        }
        14 => {
            let at = index(random, other_width, next);
            Tree::Index(boxed(random, other_width), Box::new(at))
        }
        _ => {
            let op = [VerilogOp::LogicalAnd, VerilogOp::LogicalOr][random.below(2)].clone();
            Tree::Binary(boxed(random, 1), op, boxed(random, 1))
        }
    }
}

fn assignment(random: &mut Random) -> VerilogStatement {
    let (name, width) = match random.below(LOCALS.len() + OUTPUTS.len()) {
        i if i < LOCALS.len() => LOCALS[i],
        i => OUTPUTS[i - LOCALS.len()],
    };
    let depth = 1 + random.below(4);
    let value = tree(random, width, depth);
    VerilogStatement::Assignment(signal(&format!("{name}$next")), value)
}

fn statement(random: &mut Random, depth: usize) -> VerilogStatement {
    match random.below(if depth == 0 { 1 } else { 5 }) {
        3 => VerilogStatement::If(conditional(random, depth - 1)),
        4 => {
            let mut cases: Vec<VerilogCase> = (0..1 + random.below(4))
                .map(|n| VerilogCase {
                    condition: (2 * n + random.below(2)).to_string(),
                    block: block(random, depth - 1),
                })
                .collect();
            cases.push(VerilogCase {
                condition: "default".to_owned(),
                block: block(random, depth - 1),
            });
            VerilogStatement::Match(VerilogMatch {
                test: tree(random, 3, 2),
                cases,
            })
        }
        _ => assignment(random),
    }
}

fn conditional(random: &mut Random, depth: usize) -> VerilogConditional {
    let otherwise = match random.below(3) {
        0 => VerilogBlockOrConditional::None,
        1 => VerilogBlockOrConditional::Block(block(random, depth)),
        _ => VerilogBlockOrConditional::Conditional(Box::new(VerilogStatement::If(
            VerilogConditional {
                test: tree(random, 1, 2),
                then: block(random, depth),
                otherwise: VerilogBlockOrConditional::None,
            },
        ))),
    };
    VerilogConditional {
        test: tree(random, 1, 2),
        then: block(random, depth),
        otherwise,
    }
}

fn block(random: &mut Random, depth: usize) -> VerilogBlock {
    (0..1 + random.below(3))
        .map(|_| statement(random, depth))
        .collect()
}

/// Returns a kernel in which every signal is assigned before it is read.
fn kernel(random: &mut Random) -> VerilogBlock {
    let mut statements = Vec::new();
    for (name, width) in LOCALS.iter().chain(&OUTPUTS) {
        let (from, _) = INPUTS[random.below(INPUTS.len())];
        statements.push(VerilogStatement::Assignment(
            signal(&format!("{name}$next")),
            Tree::Cast(Box::new(signal(from)), *width),
        ));
    }
    for _ in 0..2 + random.below(6) {
        statements.push(statement(random, 2));
    }
    statements
}

// The circuit around them.

#[derive(Circuit)]
struct Wild {
    pub a: Signal<In, Bits<1>>,
    pub b: Signal<In, Bits<3>>,
    pub c: Signal<In, Bits<6>>,
    pub d: Signal<In, Bits<8>>,
    pub e: Signal<In, Bits<16>>,
    pub f: Signal<In, Bits<32>>,
    pub w: Signal<Out, Bits<1>>,
    pub x: Signal<Out, Bits<6>>,
    pub y: Signal<Out, Bits<16>>,
    pub z: Signal<Out, Bits<32>>,
    p: Signal<Local, Bits<6>>,
    q: Signal<Local, Bits<32>>,
    _kernel: VerilogBlock,
}

impl Wild {
    fn new(random: &mut Random) -> Self {
        Self {
            a: Default::default(),
            b: Default::default(),
            c: Default::default(),
            d: Default::default(),
            e: Default::default(),
            f: Default::default(),
            w: Default::default(),
            x: Default::default(),
            y: Default::default(),
            z: Default::default(),
            p: Default::default(),
            q: Default::default(),
            _kernel: kernel(random),
        }
    }
}

impl Logic for Wild {
    fn update(&mut self) {
        let mut values = Values::new();
        for (name, width) in LOCALS.iter().chain(&OUTPUTS) {
            values.insert((*name).to_owned(), word(0, *width));
        }
        values.insert("a".to_owned(), word(self.a.val().into(), 1));
        values.insert("b".to_owned(), word(self.b.val().into(), 3));
        values.insert("c".to_owned(), word(self.c.val().into(), 6));
        values.insert("d".to_owned(), word(self.d.val().into(), 8));
        values.insert("e".to_owned(), word(self.e.val().into(), 16));
        values.insert("f".to_owned(), word(self.f.val().into(), 32));
        execute(&self._kernel, &mut values);
        self.w.next = values["w"].value.into();
        self.x.next = values["x"].value.into();
        self.y.next = values["y"].value.into();
        self.z.next = values["z"].value.into();
        self.p.next = values["p"].value.into();
        self.q.next = values["q"].value.into();
    }

    fn connect(&mut self) {
        self.w.connect();
        self.x.connect();
        self.y.connect();
        self.z.connect();
        self.p.connect();
        self.q.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Combinatorial(self._kernel.clone())
    }
}

const KERNELS: usize = 32;

/// Many random kernels with the same inputs and separate outputs.
#[derive(Circuit, Pins)]
struct Zoo {
    pub a: Signal<In, Bits<1>>,
    pub b: Signal<In, Bits<3>>,
    pub c: Signal<In, Bits<6>>,
    pub d: Signal<In, Bits<8>>,
    pub e: Signal<In, Bits<16>>,
    pub f: Signal<In, Bits<32>>,
    pub w: [Signal<Out, Bits<1>>; 32],
    pub x: [Signal<Out, Bits<6>>; 32],
    pub y: [Signal<Out, Bits<16>>; 32],
    pub z: [Signal<Out, Bits<32>>; 32],
    wild: [Wild; KERNELS],
}

impl Logic for Zoo {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..32 {
            self.wild[i].a.next = self.a.val();
            self.wild[i].b.next = self.b.val();
            self.wild[i].c.next = self.c.val();
            self.wild[i].d.next = self.d.val();
            self.wild[i].e.next = self.e.val();
            self.wild[i].f.next = self.f.val();
            self.w[i].next = self.wild[i].w.val();
            self.x[i].next = self.wild[i].x.val();
            self.y[i].next = self.wild[i].y.val();
            self.z[i].next = self.wild[i].z.val();
        }
    }
}

#[test]
fn random_kernels_agree() {
    let zoo = || {
        let mut random = Random::new(seed());
        Zoo {
            a: Default::default(),
            b: Default::default(),
            c: Default::default(),
            d: Default::default(),
            e: Default::default(),
            f: Default::default(),
            w: [(); KERNELS].map(|()| Default::default()),
            x: [(); KERNELS].map(|()| Default::default()),
            y: [(); KERNELS].map(|()| Default::default()),
            z: [(); KERNELS].map(|()| Default::default()),
            wild: [(); KERNELS].map(|()| Wild::new(&mut random)),
        }
    };
    let design = Design::of(&zoo(), "zoo").unwrap_or_else(|error| panic!("{error}"));
    let rows = record(zoo, 400, |_, _| {}, |_| {});
    // Random expressions contain comparisons with a constant result and indices by constant sums. The warnings that the
    // emitter is responsible for, widths and latches, stay enabled.
    let silenced = ["-Wno-UNSIGNED", "-Wno-CMPCONST", "-Wno-UNUSEDSIGNAL"];
    compare::<Zoo>(&design, &rows, &silenced);
    let kept = check_arrays("zoo", &zoo(), &rows, &silenced);
    // Each kernel is a module of its own, so there is no loop; the ports are vectors.
    assert!(kept.contains("output wire [1023:0] z"), "{kept}");
}
