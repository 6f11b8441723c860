//! Tests the streams of every unit under stalls and noise: no word is lost or doubled, and with one walk none is out of
//! order.

use crate::support;

use fpgambit_engine::random::Chance;
use fpgambit_hw::unit::{Prompt, Recorded, Run, Stalling, UnitBuild};
use fpgambit_testbenches::amount;
use support::{each_subject, is_ordered};

fn assert_same(run: &Run, prompt: &Run, build: &UnitBuild, what: &str) {
    let mut words: Vec<u32> = run.words().collect();
    let mut wanted: Vec<u32> = prompt.words().collect();
    if !is_ordered(build) {
        words.sort_unstable();
        wanted.sort_unstable();
    }
    assert_eq!(words, wanted, "{build}: {what}");
}

#[test]
fn stalls_change_no_words_and_cost_no_extra_cycles() {
    let seed = 11;
    each_subject(seed, |subject, build| {
        let mut chance = Chance::new(seed);
        let (rounds, mut stalls, mut beyond) = (amount(40, 1_000), 0, 0);
        for _ in 0..rounds {
            subject.load();
            for question in 0..subject.questions() {
                let prompt = subject.ask(question, &mut Prompt);
                let counters = subject.counters();
                for once_in in [1, 2, 5] {
                    let schedule = u64::from(chance.below(u32::MAX));
                    let stalled = subject.ask(question, &mut Stalling::new(schedule, once_in));
                    let what = format!(
                        "{}, {question}: once in {once_in}, {schedule}",
                        subject.title()
                    );
                    assert_same(&stalled, &prompt, build, &what);
                    assert_eq!(subject.counters(), counters, "{build}: {what}");
                    stalls += stalled.stalls;
                    beyond += stalled
                        .cycles
                        .saturating_sub(prompt.cycles + stalled.stalls);
                    subject.rest(5);
                }
                // The same stalls again give the same words in the same cycles.
                let schedule: Vec<bool> = (0..40).map(|_| chance.once_in(3)).collect();
                let [once, again] =
                    [(); 2].map(|()| subject.ask(question, &mut Recorded::new(schedule.clone())));
                assert_eq!(once, again, "{build}: {}, {question}", subject.title());
            }
        }
        println!("{build}: {stalls} stalls, {beyond} cycles beyond them");
        assert_eq!(beyond, 0, "{build}: stalls cost extra cycles");
        assert!(stalls > 10 * rounds as u32, "{build}: too few stalls");
    });
}

/// `valid` rises in the same cycle, however long `ready` stays low.
#[test]
fn valid_does_not_wait_for_ready() {
    each_subject(13, |subject, build| {
        for _ in 0..amount(20, 200) {
            subject.load();
            for question in 0..subject.questions() {
                let prompt = subject.ask(question, &mut Prompt);
                let late = subject.ask(question, &mut |cycle| cycle > 1_000);
                let what = format!("{}, {question}", subject.title());
                assert_eq!(late.first_offered, prompt.first_offered, "{build}: {what}");
                assert_same(&late, &prompt, build, &what);
            }
        }
    });
}

/// A busy unit refuses every input without a trace. It takes the parameters of a question together with its start.
#[test]
fn busy_unit_refuses_all_requests() {
    let seed = 14;
    each_subject(seed, |subject, build| {
        for _ in 0..amount(40, 1_000) {
            subject.load();
            for question in 0..subject.questions() {
                let quiet = subject.ask(question, &mut Prompt);
                let counters = subject.counters();
                subject.circuit().noise = Some(Chance::new(seed));
                let disturbed = subject.ask(question, &mut Prompt);
                subject.circuit().noise = None;
                let what = format!("{build}: {}, {question}", subject.title());
                assert_eq!(disturbed, quiet, "{what}: during");
                assert_eq!(subject.ask(question, &mut Prompt), quiet, "{what}: after");
                assert_eq!(subject.counters(), counters, "{what}");
            }
        }
    });
}

/// Of several simultaneous requests, the unit takes that of the first port first: a load before all others, a question last.
#[test]
fn simultaneous_requests_are_accepted_in_port_order() {
    each_subject(15, |subject, build| {
        subject.load();
        (0..100).for_each(|_| subject.clock(true));
        let requests = subject.circuit().requests.clone();
        for wishes in 1..1_u32 << requests.len() {
            for (place, request) in requests.iter().enumerate() {
                subject.driver().drive(request.valid, wishes >> place & 1);
            }
            let first = wishes.trailing_zeros() as usize;
            let wanted: Vec<u32> = (0..requests.len())
                .map(|place| u32::from(place <= first))
                .collect();
            let found = subject.circuit().readies();
            assert_eq!(found, wanted, "{build}: requests {wishes:04b}");
        }
    });
}

/// A question that arrives during a load waits, and applies to the loaded position.
#[test]
fn question_waits_until_the_load_is_done() {
    each_subject(16, |subject, _| {
        for _ in 0..20 {
            let start = subject.circuit().start();
            subject.driver().drive(start.valid, 1);
            subject.load();
            subject.driver().drive(start.valid, 0);
            subject.ask(0, &mut Prompt);
        }
    });
}
