//! Serves one page over HTTP to browsers on the same machine.
//!
//! One thread handles all connections, and no connection can delay another. If there are too many, or the system has no
//! room for more, the server drops the one that has been idle longest.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;

use super::http;

/// The largest number of connections: more than a browser opens.
const CONNECTIONS: usize = 16;
/// The largest number of bytes in a request's head.
const HEAD_MAX: usize = 16 << 10;
/// How long a connection may be idle.
const IDLE: Duration = Duration::from_secs(10);
/// The time between two checks for idle connections.
const TICK: Timespec = Timespec {
    tv_sec: 1,
    tv_nsec: 0,
};

/// A page on a port of this machine only.
pub struct Server {
    listener: TcpListener,
    port: u16,
    page: Vec<u8>,
}

impl Server {
    /// Binds a port; 0 means any.
    pub fn bind(port: u16, page: Vec<u8>) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        Ok(Server {
            port: listener.local_addr()?.port(),
            listener,
            page,
        })
    }

    /// The URL of the page.
    pub fn url(&self) -> String {
        format!("http://{}:{}/", Ipv4Addr::LOCALHOST, self.port)
    }

    /// Serves until the program ends, or until the connections cannot be polled any more. Returns that error.
    pub fn serve(&self) -> io::Error {
        let mut connections: Vec<Connection> = Vec::new();
        loop {
            let mut watched = vec![PollFd::new(&self.listener, PollFlags::IN)];
            watched.extend(connections.iter().map(Connection::watched));
            match poll(&mut watched, Some(&TICK)) {
                Ok(_) | Err(Errno::INTR) => {}
                Err(error) => return error.into(),
            }
            let ready: Vec<bool> = watched.iter().map(|fd| !fd.revents().is_empty()).collect();
            drop(watched);
            let mut ready = ready.into_iter();
            let is_new = ready.next() == Some(true);
            connections.retain_mut(|connection| {
                let is_open = ready.next() != Some(true) || connection.go_on(self);
                is_open && connection.last.elapsed() < IDLE
            });
            if is_new {
                self.accept(&mut connections);
            }
        }
    }

    /// Accepts the waiting connections.
    fn accept(&self, connections: &mut Vec<Connection>) {
        loop {
            match self.listener.accept() {
                Ok((stream, _)) => {
                    if stream.set_nonblocking(true).is_ok() {
                        if connections.len() == CONNECTIONS {
                            drop_idlest(connections);
                        }
                        connections.push(Connection::new(stream));
                    }
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                // The system has no room now; waiting connections stay in the queue.
                Err(error) if is_shortage(&error) => {
                    if !drop_idlest(connections) {
                        thread::sleep(Duration::from_millis(50));
                        return;
                    }
                }
                // The client has already disconnected.
                Err(_) => {}
            }
        }
    }
}

/// Drops the connection that has been idle longest. Returns whether there was one.
fn drop_idlest(connections: &mut Vec<Connection>) -> bool {
    let idlest = (0..connections.len()).min_by_key(|&at| connections[at].last);
    idlest.map(|at| connections.remove(at)).is_some()
}

fn is_shortage(error: &io::Error) -> bool {
    let shortages = [Errno::MFILE, Errno::NFILE, Errno::NOBUFS, Errno::NOMEM];
    shortages
        .iter()
        .any(|errno| error.raw_os_error() == Some(errno.raw_os_error()))
}

/// A connection to a browser or another client.
struct Connection {
    stream: TcpStream,
    state: State,
    /// When it was last active.
    last: Instant,
}

enum State {
    /// The head of the request is arriving; holds the part so far.
    Reading(Vec<u8>),
    /// The answer is being sent; holds it and the number of bytes sent.
    Writing(Vec<u8>, usize),
    /// The answer has been sent, but the client may still be sending. If the connection were closed now, the answer
    /// might be lost.
    Closing,
}

impl Connection {
    fn new(stream: TcpStream) -> Connection {
        Connection {
            stream,
            state: State::Reading(Vec::new()),
            last: Instant::now(),
        }
    }

    fn watched(&self) -> PollFd<'_> {
        let flags = match self.state {
            State::Writing(..) => PollFlags::OUT,
            State::Reading(_) | State::Closing => PollFlags::IN,
        };
        PollFd::new(&self.stream, flags)
    }

    /// Does what is possible without waiting. Returns whether the connection stays.
    fn go_on(&mut self, server: &Server) -> bool {
        match self.step(server) {
            Ok(stays) => {
                // While closing, arriving bytes do not count as activity, so that an endless body cannot hold the
                // connection.
                if !matches!(self.state, State::Closing) {
                    self.last = Instant::now();
                }
                stays
            }
            Err(error) => matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted),
        }
    }

    fn step(&mut self, server: &Server) -> io::Result<bool> {
        let mut bytes = [0; 4096];
        match &mut self.state {
            State::Reading(head) => {
                let count = self.stream.read(&mut bytes)?;
                head.extend(&bytes[..count]);
                let answer = match http::head(head) {
                    Some(head) if head.len() <= HEAD_MAX => {
                        http::answer(head, server.port, &server.page)
                    }
                    None if count == 0 => return Ok(false),
                    None if head.len() <= HEAD_MAX => return Ok(true),
                    _ => http::too_long(),
                };
                self.state = State::Writing(answer, 0);
                Ok(true)
            }
            State::Writing(answer, from) => {
                *from += self.stream.write(&answer[*from..])?;
                if *from == answer.len() {
                    self.stream.shutdown(Shutdown::Write)?;
                    self.state = State::Closing;
                }
                Ok(true)
            }
            State::Closing => Ok(self.stream.read(&mut bytes)? > 0),
        }
    }
}
