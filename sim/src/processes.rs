//! Child programs: each runs in its own process group, so that it can be ended together with everything that it
//! started.

use std::io;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Mutex, PoisonError};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

/// The existing groups.
static GROUPS: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// A program and everything that it started. Dropping the group ends all of it.
#[derive(Debug)]
pub struct Group {
    leader: Child,
    /// The program's process number, which is also the group's.
    number: Pid,
}

impl Group {
    /// Starts a program.
    ///
    /// # Errors
    /// Returns an error if the program cannot be started.
    pub fn spawn(command: &mut Command) -> io::Result<Group> {
        // Hold the list until the group is on it, so that `end_all` misses none.
        let mut groups = GROUPS.lock().unwrap_or_else(PoisonError::into_inner);
        let leader = command.process_group(0).spawn()?;
        let number = Pid::from_child(&leader);
        groups.push(number);
        Ok(Group { leader, number })
    }

    /// The program itself.
    pub fn leader(&mut self) -> &mut Child {
        &mut self.leader
    }

    /// Whether the program itself has ended. Its number is not reused until the group is dropped.
    pub fn has_ended(&self) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(self.number), options), Ok(None))
    }

    fn forget(&self) {
        let mut groups = GROUPS.lock().unwrap_or_else(PoisonError::into_inner);
        groups.retain(|number| *number != self.number);
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        // If all of it is gone already, there is nothing to end.
        let _ = kill_process_group(self.number, Signal::KILL);
        self.forget();
        let _ = self.leader.wait();
    }
}

/// Runs a program to its end, without input. Returns its status and output.
///
/// # Errors
/// Returns an error if the program cannot be started, or if its output cannot be read.
pub fn output(command: &mut Command) -> io::Result<Output> {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut group = Group::spawn(command)?;
    let (out, mut err) = (group.leader.stdout.take(), group.leader.stderr.take());
    let read = |pipe: &mut dyn io::Read| {
        let mut bytes = Vec::new();
        pipe.read_to_end(&mut bytes).map(|_| bytes)
    };
    let (stdout, stderr) = std::thread::scope(|scope| {
        let complaints = scope.spawn(|| err.as_mut().map_or(Ok(Vec::new()), |pipe| read(pipe)));
        let stdout = out.map_or(Ok(Vec::new()), |mut pipe| read(&mut pipe));
        (stdout, complaints.join())
    });
    Ok(Output {
        status: group.leader.wait()?,
        stdout: stdout?,
        stderr: stderr.unwrap_or_else(|_| Ok(Vec::new()))?,
    })
}

/// Ends all programs because this program is about to end. Does nothing if another thread is changing the list.
pub fn end_all() {
    if let Ok(groups) = GROUPS.try_lock() {
        for &number in groups.iter() {
            let _ = kill_process_group(number, Signal::KILL);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufRead as _, BufReader};
    use std::time::{Duration, Instant};

    /// Whether a process with this number exists; a process that has ended but was not waited for does not count.
    fn is_running(number: &str) -> bool {
        let status = std::fs::read_to_string(format!("/proc/{number}/stat"));
        status.is_ok_and(|status| !status.contains(") Z "))
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn dropping_a_group_ends_all_its_processes() {
        for script in [
            "sleep 1000 & echo $!; wait",
            // The program itself ends at once, or ignores the signals to end.
            "sleep 1000 & echo $!",
            "(sleep 1000 & echo $!; wait) | cat",
            "trap '' TERM HUP INT; sleep 1000 & echo $!; sleep 1000",
        ] {
            let mut command = Command::new("sh");
            command.args(["-c", script]).stdout(Stdio::piped());
            let mut group = Group::spawn(&mut command).unwrap();
            let mut line = String::new();
            let output = group.leader().stdout.take().unwrap();
            BufReader::new(output).read_line(&mut line).unwrap();
            assert!(is_running(line.trim()), "{script}");
            drop(group);
            let end = Instant::now() + Duration::from_secs(20);
            while is_running(line.trim()) {
                assert!(Instant::now() < end, "{script}: {line} is still running");
                std::thread::sleep(Duration::from_millis(2));
            }
        }
    }

    #[test]
    fn output_and_exit_status_are_captured() {
        let mut command = Command::new("sh");
        command.args(["-c", "cat; echo one; echo two >&2; exit 3"]);
        let output = output(&mut command).unwrap();
        assert_eq!(output.status.code(), Some(3));
        assert_eq!(
            (&output.stdout[..], &output.stderr[..]),
            (&b"one\n"[..], &b"two\n"[..])
        );
    }
}
