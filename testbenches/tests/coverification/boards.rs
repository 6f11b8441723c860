//! Tests the boards' tops, verilated with their UART: on a bad line, with random bytes, and for the share of the line used.

use fpgambit_engine::random::{Chance, RandomGames};
use fpgambit_engine::{Mode, Move, Position};
use fpgambit_hw::export::{Source, source};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::soc::{self, Answer, Command, Cutter, Request, Status, Wire, decode};
use fpgambit_sim::boards::{BOARDS, Board, find};
use fpgambit_sim::device::MoveGenerator as _;
use fpgambit_sim::device::verilator::Verilated;
use fpgambit_sim::link::{
    BOARD_INPUTS, BOARD_OUTPUTS, Board as Link, Clocked as _, ClockedLine, End, LinkedMovegen,
    Loop, Patience, SerialPins,
};
use fpgambit_testbenches::{amount, has_tool};
use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const PATIENT: Patience = Patience {
    silences: 1,
    tries: 60,
    trickle: Duration::from_secs(600),
};

fn pins(board: &Board, bit_clocks: u32) -> SerialPins<Verilated> {
    let source = board.simulated(bit_clocks).unwrap();
    SerialPins::new(Verilated::new(&source).unwrap(), bit_clocks)
}

fn link<T: Read + Write>(line: T) -> Arc<Mutex<Link<T>>> {
    Arc::new(Mutex::new(Link::open(line, PATIENT).unwrap()))
}

fn assert_moves(position: &Position, mode: Mode, mut found: Vec<Move>) {
    let mut wanted = position.moves(mode).to_vec();
    found.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(found, wanted, "{position} {mode}");
}

#[test]
fn answers_use_90_percent_of_the_line() {
    if !has_tool("verilator") {
        return;
    }
    let seed = 0x90;
    println!("seed {seed}");
    let mut seen = Vec::new();
    for board in BOARDS.iter() {
        // Apart from the clock's frequency, the simulation depends only on these two.
        if seen.contains(&(board.build, board.bit_clocks())) {
            continue;
        }
        seen.push((board.build, board.bit_clocks()));
        let bit_clocks = board.bit_clocks();
        let link = link(ClockedLine(pins(board, bit_clocks)));
        let traffic = || link.lock().unwrap().client().line().0.traffic();
        let mut generator = LinkedMovegen::new(link.clone()).unwrap();
        let positions: Vec<Position> = RandomGames::new(seed).take(400).collect();
        let begun = traffic();
        let found = generator.generate_all(&positions, Mode::LEGAL).unwrap();
        let gone = traffic().since(begun);
        for (position, found) in positions.iter().zip(found) {
            assert_moves(position, Mode::LEGAL, found);
        }
        let used = (10 * u64::from(bit_clocks) * gone.received) as f64 / gone.clocks as f64;
        println!("{}: {used:.3} of the line, {gone:?}", board.name);
        assert!(used >= 0.9, "{}: {used:.3} of the line", board.name);
    }
}

#[test]
fn answers_over_a_bad_line_are_right() {
    if !has_tool("verilator") {
        return;
    }
    let seed = 0xb0a2d;
    let requests = amount(200, 20_000);
    let board = find("icebreaker").unwrap();
    let link = link(Loop::new(pins(board, 4), 0.001, seed));
    let mut generator = LinkedMovegen::new(link.clone()).unwrap();
    let mut chance = Chance::new(seed);
    for position in RandomGames::new(seed).take(requests) {
        let mode = *chance.pick(&Mode::ALL).unwrap();
        generator.load(&position).unwrap();
        let found = generator.generate(mode).unwrap().moves;
        assert_moves(
            &position,
            mode,
            found.iter().map(|timed| timed.mv).collect(),
        );
    }
    let mut link = link.lock().unwrap();
    let repeats = link.client().repeats();
    let hits = link.client().line().hits();
    println!(
        "seed {seed}: {requests} frames there and back, {hits} bytes hit, {repeats} sent again, 0 wrong"
    );
    assert!(hits > 0 && repeats > 0, "the line had no faults");
}

#[test]
fn random_bytes_get_only_refusals() {
    if !has_tool("verilator") {
        return;
    }
    let seed = 0x2a2d;
    let bytes = amount(200_000, 10_000_000);
    let mut chance = Chance::new(seed);
    let source = source(&soc::UNIT.builds[0], PosdataForm::Logic).unwrap();
    let mut wire = Wire::new(Verilated::new(&source).unwrap(), 7);
    let mut cutter = Cutter::default();
    let mut answered = 0;
    let mut sent = 0;
    let mut request = Request::default();
    Command::Hello.write(&mut request.commands);
    while sent < bytes {
        // More zeros than in uniform noise make shorter frames.
        let length = 1 + chance.below(4000) as usize;
        let zeros = chance.below(40);
        let noise = (0..length).map(|_| match chance.below(256) {
            number if number < zeros => 0,
            number => number as u8,
        });
        let noise: Vec<u8> = noise.collect();
        sent += noise.len();
        for byte in wire.pass(&noise) {
            if let Some(block) = cutter.push(byte) {
                let answer = Answer::of(&decode(&block).unwrap()).unwrap();
                assert!(answer.status.is_refusal(), "{answer:?} in answer to noise");
                answered += 1;
            }
        }
        // The zero before the next request ends a frame that the noise left open.
        request.session = chance.below(1 << 30);
        request.sequence = chance.below(256) as u8;
        let answer = wire.pass(&request.encode());
        let answers = answer.into_iter().filter_map(|byte| cutter.push(byte));
        let answers: Vec<_> = answers
            .map(|block| Answer::of(&decode(&block).unwrap()).unwrap())
            .collect();
        assert_eq!(
            answers.len(),
            1,
            "answers to a good request after {sent} bytes of noise"
        );
        assert_eq!(
            (answers[0].session, answers[0].sequence, answers[0].status),
            (request.session, request.sequence, Status::DONE)
        );
    }
    println!("seed {seed}: {sent} random bytes, {answered} refusals, every good request answered");
}

/// Models of clock generators for a simulation with one clock: they pass the clock on, and report the lock after a while.
const GENERATORS: &str = "
module SB_PLL40_CORE #(
    parameter FEEDBACK_PATH = \"\", parameter integer DIVR = 0, parameter integer DIVF = 0, parameter integer DIVQ = 0, parameter integer FILTER_RANGE = 0
) (input REFERENCECLK, output PLLOUTGLOBAL, output LOCK, input RESETB, input BYPASS);
    localparam integer NUMERATOR = DIVF + 1;
    localparam integer DENOMINATOR = (DIVR + 1) << DIVQ;
    localparam integer REFERENCE = DIVR + 1;
    localparam integer OSCILLATOR = DIVF + 1;
    reg [5:0] count = 0;
    always @(posedge REFERENCECLK) if (!RESETB) count <= 0; else if (!LOCK) count <= count + 1;
    assign LOCK = &count;
    assign PLLOUTGLOBAL = REFERENCECLK;
endmodule
module EHXPLLL #(
    parameter integer CLKI_DIV = 1, parameter integer CLKFB_DIV = 1, parameter integer CLKOP_DIV = 1, parameter integer CLKOP_CPHASE = 0,
    parameter integer CLKOP_FPHASE = 0, parameter CLKOP_ENABLE = \"\", parameter FEEDBK_PATH = \"\"
) (
    input CLKI, input CLKFB, output CLKOP, output LOCK, input RST, input STDBY, input PHASESEL0, input PHASESEL1,
    input PHASEDIR, input PHASESTEP, input PHASELOADREG, input PLLWAKESYNC, input ENCLKOP
);
    localparam integer NUMERATOR = CLKFB_DIV;
    localparam integer DENOMINATOR = CLKI_DIV;
    localparam integer REFERENCE = CLKI_DIV;
    localparam integer OSCILLATOR = CLKFB_DIV * CLKOP_DIV;
    reg [5:0] count = 0;
    always @(posedge CLKI) if (RST) count <= 0; else if (!LOCK) count <= count + 1;
    assign LOCK = &count;
    assign CLKOP = CLKI;
endmodule
/* verilator lint_on WIDTH */
";

/// The pins of a board made from a data file: its clock and serial pins; LEDs open, reset released.
fn described_ports(board: &Board, verilog: &str) -> String {
    let module = format!("module {} #(", board.whole().unwrap().top);
    let head = verilog.split(&module).nth(1).unwrap().split(");").next();
    let mut ports = ".clock_in(clock), .rx(rx), .tx(tx)".to_owned();
    for (name, value) in [
        ("led_heartbeat", ""),
        ("led_heartbeat_n", ""),
        ("led_activity", ""),
        ("led_activity_n", ""),
        ("reset_n", "1'b1"),
        ("reset", "1'b0"),
    ] {
        let words = head.unwrap().split([' ', ',', '\n']);
        if words.into_iter().any(|word| word == name) {
            ports += &format!(", .{name}({value})");
        }
    }
    ports
}

/// A board's whole top with the pins of `fpgambit_board`. `heartbeat` is high if the clock generator is set to the board's
/// clock and its oscillator is within the family's range.
fn whole_top(board: &Board) -> Source {
    let whole = board.whole().unwrap();
    let top = whole.top.as_str();
    let hertz = board.crystal_hz;
    let described = described_ports(board, &whole.verilog);
    let (ports, limits) = match top {
        "icebreaker" => (
            ".clk12(clock), .rx(rx), .tx(tx), .led_red_n(), .led_green_n()",
            None,
        ),
        "hx8k_breakout" => (
            ".clk12(clock), .rx(rx), .tx(tx), .led_heartbeat(), .led_activity()",
            Some((533, 1066)),
        ),
        "ulx3s" => (
            ".clk_25mhz(clock), .ftdi_txd(rx), .ftdi_rxd(tx), .led(), .wifi_gpio0()",
            Some((400, 800)),
        ),
        "ecpix5" => (
            ".clk100(clock), .rx(rx), .tx(tx), .led_heartbeat_n(), .led_activity_n()",
            Some((400, 800)),
        ),
        _ => {
            let has_pll = whole.verilog.contains(") pll (");
            (described.as_str(), has_pll.then_some((400, 800)))
        }
    };
    let right = match limits {
        None => format!("dut.board.CLOCK_HZ == {hertz}"),
        Some((least, most)) => format!(
            "64'd{hertz} * dut.pll.NUMERATOR == dut.board.CLOCK_HZ * dut.pll.DENOMINATOR && \
             {hertz} / dut.pll.REFERENCE * dut.pll.OSCILLATOR >= {least}000000 && \
             {hertz} / dut.pll.REFERENCE * dut.pll.OSCILLATOR <= {most}000000"
        ),
    };
    let wrapper = format!(
        "// Vendors' parameters are given as bits of their own width, and taken as numbers.\n\
         /* verilator lint_off WIDTH */\n\
         module whole_top(input clock, input locked, input rx, output tx, output heartbeat, output activity);\n\
         {top} #(.BAUD({})) dut({ports});\n\
         assign heartbeat = {right};\n\
         assign activity = locked;\nendmodule\n",
        board.clock_hz / 4
    );
    Source {
        top: "whole_top".to_owned(),
        verilog: [&wrapper, GENERATORS, &whole.verilog].join("\n"),
        memories: whole.memories,
        inputs: BOARD_INPUTS,
        outputs: BOARD_OUTPUTS,
        ..Source::default()
    }
}

#[test]
fn whole_tops_answer_and_set_the_stated_clock() {
    if !has_tool("verilator") {
        return;
    }
    let mut tops: Vec<&Board> = Vec::new();
    for board in BOARDS.iter() {
        let top = board.whole().unwrap().top;
        if tops.iter().all(|seen| seen.whole().unwrap().top != top) {
            tops.push(board);
        }
    }
    assert_eq!(tops.len(), 11);
    // First the boards with their own top files. The described ones begin with a Gowin, one with a PLL and one with a reset.
    for board in tops.into_iter().take(amount(7, 11)) {
        let mut verilated = Verilated::new(&whole_top(board)).unwrap();
        let right = fpgambit_hw::unit::Simulator::read(&mut verilated, 1);
        assert_eq!(
            right, 1,
            "{}: the clock generator is not set to the board's clock",
            board.name
        );
        let mut pins = SerialPins::new(verilated, 4);
        // A PLL needs time to lock.
        (0..200).for_each(|_| assert_eq!(pins.clock(), None));
        let link = link(ClockedLine(pins));
        assert_eq!(link.lock().unwrap().about().clock_hz, board.clock_hz);
        let mut generator = LinkedMovegen::new(link).unwrap();
        let positions: Vec<Position> = RandomGames::new(4).take(20).collect();
        let found = generator.generate_all(&positions, Mode::LEGAL).unwrap();
        for (position, found) in positions.iter().zip(found) {
            assert_moves(position, Mode::LEGAL, found);
        }
    }
}
