//! Any bytes as a file of EPDs.

#![no_main]

use fpgambit_engine::{Variant, epd};
use fpgambit_fuzz::check_position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let records = match epd::parse(bytes) {
        Ok(records) => records,
        Err(error) => return assert!(!error.to_string().contains('\n')),
    };
    for (_, record) in records {
        let line = record.to_string();
        assert_eq!(epd::position(&line, Variant::Standard).as_ref(), Ok(&record.position));
        assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
        let file = format!("{record}\n{record}\r\n");
        let again = epd::parse(file.as_bytes()).expect("what was written reads");
        assert_eq!(again, [(1, record.clone()), (2, record.clone())]);
        check_position(&record.position);
        let _ = (record.id(), record.mate_in(), record.counters());
        for moves in [record.best_moves(), record.avoided_moves()]
            .into_iter()
            .flatten()
        {
            for mv in moves {
                let san = record.position.san(mv);
                assert_eq!(
                    record.position.parse_san(&san),
                    Ok(mv),
                    "{}",
                    record.position
                );
            }
        }
    }
});
