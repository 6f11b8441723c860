//! Runs each build's scene, a few requests that show how it responds, and records it. The waveforms of the
//! documentation are drawn from these recordings.
//!
//! `cargo run --package fpgambit-hw --example scenes -- FOLDER`
//!
//! Writes `FOLDER/NAME.vcd` for every folder of `hw/verilog`, with all signals named as in its Verilog.

use fpgambit_engine::kqkr::Men;
use fpgambit_engine::repetition::Step;
use fpgambit_engine::searcher;
use fpgambit_engine::{Color, Mode, Position, Square};
use fpgambit_hw::attack::{AttackDriver, Query};
use fpgambit_hw::axilite::vectors::AxiLiteMaster;
use fpgambit_hw::axistream::AxiStream;
use fpgambit_hw::bus::script::Master;
use fpgambit_hw::count::CountDriver;
use fpgambit_hw::kqkr::KqkrDriver;
use fpgambit_hw::make::{Change, MakeDriver};
use fpgambit_hw::movegen::MovegenDriver;
use fpgambit_hw::perft::{Job, PerftDriver};
use fpgambit_hw::pins::{Pins, Port};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::repetition::{QueryMode, RepetitionDriver};
use fpgambit_hw::search::SearchDriver;
use fpgambit_hw::soc::{Command, Request, Wire};
use fpgambit_hw::unit::{Driver, InProcess, Prompt, Simulator};
use fpgambit_hw::units;
use fpgambit_hw::values::{register, register_block, register_flag, register_word};
use fpgambit_hw::verilog::Design;
use fpgambit_hw::wishbone::vectors::WishboneMaster;
use std::error::Error;
use std::fs::{self, File};
use std::io::BufWriter;
use std::path::PathBuf;

type Done = Result<(), Box<dyn Error>>;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PAWN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

fn main() -> Done {
    let folder = std::env::args_os()
        .nth(1)
        .ok_or("expected a folder to write into")?;
    let folder = PathBuf::from(folder);
    fs::create_dir_all(&folder)?;
    for build in units::kept() {
        let model = (build.circuit)(PosdataForm::Logic);
        let design = Design::of(&*model, build.top)?;
        let mut circuit = InProcess::new(model)?;
        let file = File::create(folder.join(build.folder).with_extension("vcd"))?;
        circuit.record(Box::new(BufWriter::new(file)), &design)?;
        play(build.folder, &mut Clocked(&mut circuit))
            .map_err(|error| format!("{build}: {error}"))?;
        circuit.finish()?;
    }
    Ok(())
}

/// A circuit borrowed by a driver.
struct Clocked<'a>(&'a mut InProcess);

impl Simulator for Clocked<'_> {
    fn inputs(&self) -> &'static [Port] {
        self.0.inputs()
    }

    fn outputs(&self) -> &'static [Port] {
        self.0.outputs()
    }

    fn drive(&mut self, input: usize, value: u32) {
        self.0.drive(input, value);
    }

    fn read(&mut self, output: usize) -> u32 {
        self.0.read(output)
    }

    fn cycle(&mut self) {
        self.0.cycle();
    }
}

fn play(name: &str, circuit: &mut Clocked<'_>) -> Done {
    let circuit = Clocked(&mut *circuit.0);
    match name {
        "movegen-compact" => movegen(circuit, PAWN),
        "movegen-fast" => movegen(circuit, START),
        "repetition" | "chains" => repetition(circuit),
        "attack" => attack(circuit),
        "kqkr" => kqkr(circuit),
        "make" => make(circuit),
        "count" => count(circuit),
        "perft" => perft(circuit),
        "search" => search(circuit),
        "soc" => soc(circuit),
        "axistream" => axistream(circuit),
        "axilite" => bus(AxiLiteMaster::new(circuit)),
        "wishbone" => bus(WishboneMaster::new(circuit)),
        _ => {
            eprintln!("scenes: note: there is none for {name}");
            Ok(())
        }
    }
}

/// Runs some clocks without a request, so that the end is visible.
fn rest(driver: &mut Driver<Clocked<'_>>) {
    for _ in 0..4 {
        driver.clock();
    }
}

fn movegen(circuit: Clocked<'_>, fen: &str) -> Done {
    let mut movegen = MovegenDriver::new(circuit);
    movegen.load(&fen.parse()?)?;
    rest(movegen.driver());
    // The sink is not ready for three clocks.
    movegen.generate(Mode::LEGAL, &mut |cycle| !(26..29).contains(&cycle))?;
    rest(movegen.driver());
    Ok(())
}

fn repetition(circuit: Clocked<'_>) -> Done {
    let mut repetition = RepetitionDriver::new(circuit);
    let mut position: Position = START.parse()?;
    repetition.load(&position)?;
    for mv in ["g1f3", "g8f6", "f3g1", "f6g8"] {
        let mv = position.parse_uci(mv)?;
        repetition.push(Step::Move(mv))?;
        Step::Move(mv).make(&mut position);
    }
    repetition.query(QueryMode::default(), &mut Prompt)?;
    rest(repetition.driver());
    Ok(())
}

fn attack(circuit: Clocked<'_>) -> Done {
    let mut attack = AttackDriver::new(circuit);
    let position: Position = "7k/4q3/8/8/8/8/8/K7 w - - 0 1".parse()?;
    attack.load(position.image())?;
    let square: Square = "e2".parse()?;
    attack.ask(
        Query::Attacked {
            square,
            by: Color::Black,
        },
        &mut Prompt,
    )?;
    rest(attack.driver());
    Ok(())
}

fn kqkr(circuit: Clocked<'_>) -> Done {
    let mut kqkr = KqkrDriver::new(circuit);
    let men = |text: [&str; 4]| -> Result<Men, Box<dyn Error>> {
        let [king, other, piece, foe] = text;
        Ok(Men {
            king: king.parse()?,
            other: other.parse()?,
            piece: piece.parse()?,
            foe: foe.parse()?,
        })
    };
    kqkr.clock(None);
    kqkr.clock(Some(men(["c6", "b8", "a5", "b7"])?));
    let ready = fpgambit_hw::kqkr::Kqkr::PINS.answer_ready;
    kqkr.driver().drive(ready, 0);
    kqkr.clock(Some(men(["a1", "b8", "a4", "a8"])?));
    kqkr.clock(None);
    kqkr.clock(None);
    kqkr.driver().drive(ready, 1);
    for _ in 0..4 {
        kqkr.clock(None);
    }
    Ok(())
}

fn make(circuit: Clocked<'_>) -> Done {
    let mut make = MakeDriver::new(circuit);
    let position: Position = START.parse()?;
    let change = |mv| -> Result<Change, Box<dyn Error>> {
        Ok(Change {
            image: position.image(),
            mv: position.parse_uci(mv)?,
            back: None,
        })
    };
    let ready = fpgambit_hw::make::Make::PINS.board_ready;
    make.clock(None);
    make.clock(Some(change("e2e4")?));
    make.driver().drive(ready, 0);
    make.clock(Some(change("g1f3")?));
    make.clock(None);
    make.clock(None);
    make.driver().drive(ready, 1);
    for _ in 0..4 {
        make.clock(None);
    }
    Ok(())
}

fn count(circuit: Clocked<'_>) -> Done {
    let mut count = CountDriver::new(circuit);
    let ready = fpgambit_hw::count::Count::PINS.answer_ready;
    let image = |fen: &str| fen.parse().map(|position: Position| position.image());
    count.clock(None);
    count.driver().drive(ready, 0);
    count.clock(Some((1, image(START)?)));
    count.clock(Some((2, image(PAWN)?)));
    for _ in 0..14 {
        count.clock(None);
    }
    count.driver().drive(ready, 1);
    for _ in 0..4 {
        count.clock(None);
    }
    Ok(())
}

fn perft(circuit: Clocked<'_>) -> Done {
    let mut perft = PerftDriver::new(circuit);
    let ready = fpgambit_hw::perft::ParallelPerft::PINS.result_ready;
    rest(perft.driver());
    perft.driver().drive(ready, 0);
    perft.start(&Job::new(&PAWN.parse()?, 2))?;
    while perft.offered().is_none() {
        perft.step();
    }
    rest(perft.driver());
    perft.driver().drive(ready, 1);
    rest(perft.driver());
    Ok(())
}

fn search(circuit: Clocked<'_>) -> Done {
    let mut search = SearchDriver::new(circuit);
    rest(search.driver());
    let position: Position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse()?;
    search.run(&searcher::Job::new(position, 1), |_| false)?;
    rest(search.driver());
    Ok(())
}

fn soc(circuit: Clocked<'_>) -> Done {
    let mut wire = Wire::new(circuit, 0x1989_1114);
    let mut request = Request {
        session: 1,
        ..Request::default()
    };
    Command::Hello.write(&mut request.commands);
    wire.clock(true);
    wire.send(&request.encode());
    for _ in 0..200 {
        wire.clock(true);
    }
    Ok(())
}

fn axistream(circuit: Clocked<'_>) -> Done {
    let mut driver = Driver::new(circuit, AxiStream::INPUTS, AxiStream::OUTPUTS);
    let pins = AxiStream::PINS;
    let image = PAWN.parse::<Position>()?.image();
    driver.drive(pins.m_axis_tready, 1);
    driver.drive(pins.s_axis_tvalid, 1);
    driver.drive(pins.s_axis_tuser, 1);
    for (number, word) in image.into_iter().enumerate() {
        driver.drive(pins.s_axis_tdata, word);
        driver.drive(pins.s_axis_tlast, (number == image.len() - 1).into());
        driver.clock();
    }
    driver.drive(pins.s_axis_tvalid, 0);
    driver.drive(pins.s_axis_tlast, 0);
    for clock in 0..50 {
        // The sink is not ready for three clocks.
        driver.drive(pins.m_axis_tready, (!(24..27).contains(&clock)).into());
        driver.clock();
    }
    Ok(())
}

fn bus(mut master: impl Master) -> Done {
    master.write(register::INTERRUPTS, register_flag::MOVE as u32);
    let image = PAWN.parse::<Position>()?.image();
    for (number, word) in (register_block::MOVEGEN << 4..).zip(image) {
        master.write(number, word);
    }
    master.write(register::MOVES, 1);
    while master.read(register::MOVE).unwrap_or(0) & register_word::LAST as u32 == 0 {}
    for _ in 0..2 {
        master.read(register::MOVES_CYCLES);
    }
    Ok(())
}
