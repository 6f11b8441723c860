//! Tests a reset in any cycle: the unit is idle in the next one, keeps what was loaded, and answers the next question.

use crate::support;

use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::Case;
use fpgambit_engine::{Mode, Position};
use fpgambit_hw::movegen::{self, MovegenDriver};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::repetition::{QueryMode, Repetition, RepetitionDriver};
use fpgambit_hw::unit::{Build, InProcess, Prompt, Subject, UnitBuild};
use fpgambit_testbenches::amount;
use support::each_subject;

/// Starts a question, resets the unit after this many cycles, and asks another.
fn reset_after(
    subject: &mut dyn Subject,
    build: &UnitBuild,
    (question, next): (usize, usize),
    cycles: u32,
    mut ready: impl FnMut() -> bool,
) {
    let expected = subject.ask(next, &mut Prompt);
    subject.start(question);
    for _ in 1..cycles {
        subject.clock(ready());
    }
    subject.driver().reset();
    let what = format!(
        "{build}: {}, {question} reset in cycle {cycles}, then {next}",
        subject.title()
    );
    assert_eq!(subject.circuit().readies()[0], 1, "{what}: still busy");
    let valid = subject.circuit().valid;
    assert_eq!(
        subject.driver().read(valid),
        0,
        "{what}: still offers a word"
    );
    let again = subject.ask(next, &mut Prompt);
    assert!(again.words().eq(expected.words()), "{what}");
    if subject.is_quick_after_reset() {
        assert_eq!(again.cycles, expected.cycles, "{what}");
    }
}

#[test]
fn unit_recovers_from_reset_in_every_cycle_of_an_answer() {
    each_subject(21, |subject, build| {
        let mut resets = 0;
        for _ in 0..amount(2, 20) {
            subject.load();
            for question in 0..subject.questions() {
                let cycles = subject.ask(question, &mut Prompt).cycles;
                for cycle in 1..=cycles.min(150) {
                    reset_after(subject, build, (question, question), cycle, || true);
                    if cycle % 3 == 1 {
                        reset_after(subject, build, (question, question), cycle, || false);
                    }
                    resets += 1;
                }
            }
        }
        println!("{build}: {resets} resets");
        assert!(resets > 50, "{build}");
    });
}

#[test]
fn unit_recovers_from_resets_in_random_cycles() {
    let seed = 22;
    each_subject(seed, |subject, build| {
        let mut chance = Chance::new(seed);
        for _ in 0..amount(60, 1_000) {
            subject.load();
            let count = subject.questions() as u32;
            for question in 0..subject.questions() {
                let cycles = subject.ask(question, &mut Prompt).cycles;
                let cycle = 1 + chance.below(cycles + 10);
                let stall = 1 + chance.below(4);
                let next = chance.below(count) as usize;
                let ready = || chance.once_in(stall);
                reset_after(subject, build, (question, next), cycle, ready);
            }
        }
    });
}

/// A question in the very cycle of the reset is not taken, and does not wedge the unit.
#[test]
fn question_in_the_cycle_of_a_reset_is_not_taken() {
    each_subject(23, |subject, build| {
        subject.load();
        let run = subject.ask(0, &mut Prompt);
        let start = subject.circuit().start();
        let reset = subject.driver().simulator().reset_pin();
        subject.driver().drive(start.valid, 1);
        subject.driver().drive(reset, 1);
        subject.clock(true);
        subject.driver().drive(start.valid, 0);
        subject.driver().drive(reset, 0);
        subject.rest(100);
        assert_eq!(subject.ask(0, &mut Prompt), run, "{build}");
    });
}

/// Words loaded into a generator before a reset are kept; the rest may follow after it.
#[test]
fn words_loaded_before_a_reset_are_kept() {
    for build in [Build::Compact, Build::Fast] {
        let circuit = (movegen::UNIT.build(build).unwrap().circuit)(PosdataForm::Logic);
        let mut driver = MovegenDriver::new(InProcess::new(circuit).unwrap());
        let full = Position::startpos();
        let bare: Position = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
        for changed in 0..=9 {
            driver.load(&bare).unwrap();
            // Only the words that change are loaded: those before the reset are not loaded again.
            let halfway = mixed(&full, &bare, changed);
            driver.load_image(halfway).unwrap();
            driver.driver().reset();
            driver.load(&full).unwrap();
            let generation = driver.generate(Mode::LEGAL, &mut Prompt).unwrap();
            assert_eq!(generation.moves.len(), 20, "{build}, {changed} words");
        }
    }
}

/// The first words of one board image, and then those of another.
fn mixed(one: &Position, other: &Position, words: usize) -> [u32; 9] {
    let mut image = other.image();
    image[..words].copy_from_slice(&one.image()[..words]);
    image
}

/// After a reset in any cycle of a load, a push or a pop, the unit has forgotten the game, and works again once it is loaded.
#[test]
fn repetition_unit_recovers_from_reset_during_a_change() {
    let line = Case::named("two like pieces swap").unwrap().line();
    let pins = Repetition::PINS;
    let mut driver = RepetitionDriver::new(InProcess::of(Repetition::default()).unwrap());
    let all = QueryMode::default();
    let play = |driver: &mut RepetitionDriver<InProcess>| {
        driver.load(&line.start).unwrap();
        for &step in &line.steps {
            driver.push(step).unwrap();
        }
        driver.settle().unwrap();
    };
    play(&mut driver);
    let answered = driver.query(all, &mut Prompt).unwrap();
    assert!(answered.answer.verdict.is_repeated());
    for cycle in 1..10 {
        for valid in [pins.load_valid, pins.push_valid, pins.pop_valid] {
            play(&mut driver);
            // The move pushed last, or its rank, once more.
            driver.driver().drive(pins.load_address, 3);
            driver.driver().drive(valid, 1);
            driver.driver().clock();
            driver.driver().drive(valid, 0);
            (1..cycle).for_each(|_| driver.driver().clock());
            let broken_off = driver.driver().read(pins.load_ready) == 0;
            driver.driver().reset();
            if broken_off {
                let held = driver.driver().read(pins.held);
                assert_eq!(held, 0, "input {valid}, reset in cycle {cycle}");
                let none = driver.query(all, &mut Prompt).unwrap();
                assert!(none.run.words().eq([1 << 16]), "input {valid}");
            }
            play(&mut driver);
            let again = driver.query(all, &mut Prompt).unwrap();
            assert_eq!(again, answered, "input {valid}, reset in cycle {cycle}");
        }
    }
}
