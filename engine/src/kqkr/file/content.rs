//! The content between a file's head and its checksum.

use std::io::{self, Write};

use super::{FileError, HEAD, SUM};
use crate::kqkr::compact::{List, MOVES_MAX};
use crate::kqkr::solve::unsolved;
use crate::kqkr::stage::{ILLEGAL, NOT_WON};
use crate::kqkr::{Bare, Compact, Ending, Extent, Goal, Stages, Tables};

/// The highest stage that a file may have: the largest value of a symbol in a list. No win needs as many moves.
const STAGE_MAX: u8 = 63;

pub(super) fn write_plain(tables: &Tables, to: &mut impl Write) -> io::Result<()> {
    for stages in tables.stages.iter().flatten() {
        to.write_all(&stages.winners)?;
        to.write_all(&stages.losers)?;
    }
    Ok(())
}

pub(super) fn read_plain(extent: Extent, content: &[u8]) -> Result<Tables, FileError> {
    let each = extent.rows() << 18;
    if content.len() != 8 * each {
        return Err(length(content, 8 * each));
    }
    let bare = bare(extent);
    let unsolved = Ending::ALL.map(|ending| unsolved(extent, ending, &bare[ending.index()]));
    let mut parts = content.chunks_exact(each).enumerate();
    let mut part = |unsolved: &[u8], least| {
        let (number, part) = parts.next().expect("there are eight");
        let wrong = |(&stage, &unsolved): (&u8, &u8)| match unsolved {
            ILLEGAL => stage != ILLEGAL,
            _ => stage != NOT_WON && !(least..=STAGE_MAX).contains(&stage),
        };
        match part.iter().zip(unsolved).position(wrong) {
            None => Ok(part.to_vec()),
            Some(entry) => Err(FileError::Stage {
                at: HEAD + number * each + entry,
                found: part[entry],
                expected: match unsolved[entry] {
                    ILLEGAL => format!("{ILLEGAL}: the position is illegal"),
                    _ => format!("{least} to {STAGE_MAX}, or {NOT_WON} for a position not won"),
                },
            }),
        }
    };
    let mut stages = Vec::new();
    for unsolved in &unsolved {
        for _ in Goal::ALL {
            stages.push(Stages {
                extent,
                winners: part(&unsolved.winners, 1)?,
                losers: part(&unsolved.losers, 0)?,
            });
        }
    }
    let mut stages = stages.into_iter();
    let mut next = || stages.next().expect("four were read");
    Ok(Tables {
        extent,
        stages: Ending::ALL.map(|_| Goal::ALL.map(|_| next())),
        bare,
    })
}

pub(super) fn write_lists(compact: &Compact, to: &mut impl Write) -> io::Result<()> {
    to.write_all(&[compact.moves as u8])?;
    for list in compact.lists.iter().flatten() {
        to.write_all(&[list.unit() as u8])?;
        to.write_all(&(list.words().len() as u32).to_le_bytes())?;
        for pair in list.words().chunks(2) {
            let two = u128::from(pair[0]) | pair.get(1).map_or(0, |&word| u128::from(word) << 36);
            to.write_all(&two.to_le_bytes()[..9])?;
        }
    }
    Ok(())
}

pub(super) fn read_lists(content: &[u8]) -> Result<Compact, FileError> {
    let mut reader = Reader { content, at: 0 };
    let moves = usize::from(reader.take::<1>()?[0]);
    if moves > MOVES_MAX {
        return Err(reader.wrong(
            0,
            format!("{moves} moves of look-ahead: expected 0 to {MOVES_MAX}"),
        ));
    }
    let mut lists = Vec::new();
    for _ in 0..4 {
        lists.push(reader.list()?);
    }
    if reader.at != content.len() {
        return Err(length(content, reader.at));
    }
    let mut lists = lists.into_iter();
    let mut next = || lists.next().expect("four were read");
    Ok(Compact {
        moves,
        lists: Ending::ALL.map(|_| Goal::ALL.map(|_| next())),
        bare: bare(Extent::Triangle),
    })
}

struct Reader<'a> {
    content: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], FileError> {
        let end = self.at + N;
        let Some(bytes) = self.content.get(self.at..end) else {
            return Err(length(self.content, end));
        };
        self.at = end;
        Ok(bytes.try_into().expect("so many were cut out"))
    }

    fn list(&mut self) -> Result<List, FileError> {
        let start = self.at;
        let unit = usize::from(self.take::<1>()?[0]);
        let count = u32::from_le_bytes(self.take()?) as usize;
        // Check the length before allocating the words.
        let end = count.div_ceil(2).saturating_mul(9).saturating_add(self.at);
        if end > self.content.len() {
            return Err(length(self.content, end));
        }
        let mut words = Vec::with_capacity(count + 1);
        for _ in 0..count.div_ceil(2) {
            let mut two = [0; 16];
            two[..9].copy_from_slice(&self.take::<9>()?);
            let two = u128::from_le_bytes(two);
            words.extend([two as u64 & ((1 << 36) - 1), (two >> 36) as u64]);
        }
        words.truncate(count);
        List::checked(unit, words).map_err(|what| self.wrong(start, what))
    }

    fn wrong(&self, at: usize, what: String) -> FileError {
        FileError::List {
            at: HEAD + at,
            what,
        }
    }
}

fn length(content: &[u8], expected: usize) -> FileError {
    FileError::Length {
        found: HEAD + content.len() + SUM,
        expected: HEAD.saturating_add(expected).saturating_add(SUM),
    }
}

fn bare(extent: Extent) -> [Bare; 2] {
    Ending::ALL.map(|ending| Bare::solve(extent, ending.piece()))
}
