//! Tests of `view`: the page as one file, and served.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::time::Duration;

use super::{Folder, KIWIPETE, START, command, json, refusal, refusal_of, run_with_input, text};

#[test]
fn page_is_one_file_that_contains_the_circuits() {
    let folder = Folder::new();
    let out = folder.path().join("new/page");
    let arguments = [
        "view",
        "--fen",
        KIWIPETE,
        "--fen",
        START,
        "--out",
        out.to_str().unwrap(),
    ];
    let place = out.join("index.html");
    assert_eq!(text(&arguments).trim_end(), place.to_str().unwrap());
    let page = fs::read_to_string(&place).unwrap();
    assert!(page.contains(&format!("data-fens=\"{KIWIPETE}|{START}\"")));
    for circuit in [
        "movegen-compact",
        "movegen-fast",
        "repetition",
        "chains",
        "kqkr",
        "search",
    ] {
        assert!(
            page.contains(&format!("data-file=\"circuits/{circuit}.wasm\"")),
            "{circuit}"
        );
    }
    for reference in [
        "<script src",
        "<link rel=\"stylesheet\"",
        "fetch(",
        "import(",
        "http://localhost",
    ] {
        assert!(!page.contains(reference), "{reference}");
    }
    assert!(page.len() < 4 << 20, "{} bytes", page.len());
    assert_eq!(json(&arguments)["file"], place.to_str().unwrap());
}

#[test]
fn invalid_input_is_reported_and_nothing_is_written() {
    let folder = Folder::new();
    let out = folder.path().join("page");
    let place = out.to_str().unwrap();
    let message = refusal(&["view", "--fen", "8/8 w - -", "--out", place]);
    assert!(message.contains("has 2 ranks"), "{message}");
    let input = format!("{START}\nnonsense\n");
    let message = refusal_of(
        &run_with_input(&["view", "--fen", "-", "--out", place], input.as_bytes()),
        "a bad line",
    );
    assert!(message.contains("line 2"), "{message}");
    assert!(!out.exists());
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let message = refusal(&["view", "--out", file.to_str().unwrap()]);
    assert!(message.contains("file"), "{message}");
    assert!(refusal(&["view", "--port", "x"]).contains("'x'"));
}

#[test]
fn server_serves_the_page_and_404_for_other_paths() {
    let mut child = command(&["view", "--no-browser", "--fen", KIWIPETE])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut url = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut url)
        .unwrap();
    let address = url
        .trim_end()
        .strip_prefix("http://")
        .unwrap()
        .trim_end_matches('/');
    let answer = |path: &str| {
        let mut stream = TcpStream::connect(address).unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    let page = answer("/");
    let missing = answer("/favicon.ico");
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(
        page.starts_with("HTTP/1.1 200") && page.contains("text/html") && page.contains(KIWIPETE)
    );
    assert!(missing.starts_with("HTTP/1.1 404"), "{missing}");
}

/// The address of the page on a running server.
fn served(child: &mut Child) -> String {
    let mut url = String::new();
    let output = child.stdout.take().unwrap();
    BufReader::new(output).read_line(&mut url).unwrap();
    let address = url.trim_end().strip_prefix("http://").unwrap();
    address.trim_end_matches('/').to_owned()
}

/// The complete answer of a server to these bytes.
fn said(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(60)))
        .unwrap();
    // The server may have answered and closed before all is written.
    let _ = stream.write_all(request.as_bytes());
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8(answer).unwrap()
}

/// A former server panicked when it had no descriptor left, and then rejected all connections.
#[test]
#[cfg(unix)]
fn idle_connections_do_not_block_new_clients() {
    // With the second limit, descriptors run out long before the server has its largest number of connections.
    for descriptors in [40, 12] {
        serve_despite_idle_connections(descriptors);
    }
}

#[cfg(unix)]
fn serve_despite_idle_connections(descriptors: u32) {
    let script = format!(
        "ulimit -n {descriptors}; exec '{}' view --no-browser --fen '{KIWIPETE}'",
        env!("CARGO_BIN_EXE_fpgambit")
    );
    let mut child = std::process::Command::new("sh")
        .args(["-c", &script])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let address = served(&mut child);
    let page = format!("GET / HTTP/1.1\r\nHost: {address}\r\n\r\n");
    let is_page = |answer: &str| answer.starts_with("HTTP/1.1 200") && answer.contains(KIWIPETE);
    assert!(is_page(&said(&address, &page)));
    let mut idle = Vec::new();
    for number in 0..80 {
        let mut stream = TcpStream::connect(&address).unwrap();
        // Some clients send nothing, some send a part, some send a request and do not read the answer.
        match number % 3 {
            0 => {}
            1 => stream.write_all(b"GET / HT").unwrap(),
            _ => stream.write_all(page.as_bytes()).unwrap(),
        }
        idle.push(stream);
        if number % 20 == 19 {
            assert!(is_page(&said(&address, &page)), "after {number}");
        }
    }
    drop(idle);
    assert!(is_page(&said(&address, &page)));
    assert_eq!(child.try_wait().unwrap(), None);
    child.kill().unwrap();
    child.wait().unwrap();
}

/// The server rejects foreign host names, even if they resolve to this machine, and unsupported methods.
#[test]
fn server_rejects_foreign_hosts_and_write_methods() {
    let mut child = command(&["view", "--no-browser", "--fen", KIWIPETE])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let address = served(&mut child);
    let port = address.split(':').nth(1).unwrap();
    let body = "x".repeat(100_000);
    let post = format!("Content-Length: {}\r\n\r\n{body}", body.len());
    let long = format!("X: {}\r\n\r\n", "y".repeat(20_000));
    let mut answers = Vec::new();
    for (line, host, rest, status) in [
        ("GET / HTTP/1.1", address.clone(), "\r\n", "200"),
        ("GET / HTTP/1.1", format!("localhost:{port}"), "\r\n", "200"),
        ("HEAD / HTTP/1.1", address.clone(), "\r\n", "200"),
        (
            "GET / HTTP/1.1",
            format!("evil.example:{port}"),
            "\r\n",
            "403",
        ),
        ("GET / HTTP/1.1", "evil.example".to_owned(), "\r\n", "403"),
        (
            "GET http://evil.example/ HTTP/1.1",
            address.clone(),
            "\r\n",
            "403",
        ),
        ("HEAD / HTTP/1.1", "evil.example".to_owned(), "\r\n", "403"),
        ("POST / HTTP/1.1", address.clone(), &post, "405"),
        ("DELETE / HTTP/1.1", address.clone(), "\r\n", "405"),
        ("TRACE / HTTP/1.1", address.clone(), "\r\n", "405"),
        (
            "GET /../etc/passwd HTTP/1.1",
            address.clone(),
            "\r\n",
            "404",
        ),
        ("GET / HTTP/1.1", address.clone(), &long, "431"),
        ("nonsense", address.clone(), "\r\n", "400"),
    ] {
        let answer = said(&address, &format!("{line}\r\nHost: {host}\r\n{rest}"));
        answers.push((format!("{line}, {host}"), answer, status));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    for (what, answer, status) in answers {
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status} ")),
            "{what}: {answer:.200}"
        );
        let has_page = status == "200" && what.starts_with("GET");
        assert_eq!(answer.contains(KIWIPETE), has_page, "{what}");
    }
}

#[test]
fn recorded_run_is_embedded_in_the_page() {
    let folder = Folder::new();
    let vcd = folder.path().join("run.vcd");
    let vcd = vcd.to_str().unwrap();
    text(&["moves", "--fen", START, "--vcd", vcd]);
    let out = folder.path().join("page");
    let place = text(&["view", "--vcd", vcd, "--out", out.to_str().unwrap()]);
    let page = fs::read_to_string(place.trim_end()).unwrap();
    let (_, data) = page.split_once("id=\"recording\">").unwrap();
    let (data, _) = data.split_once("</script>").unwrap();
    let recording: serde_json::Value = serde_json::from_str(data).unwrap();
    assert_eq!(recording["name"], vcd);
    assert_eq!(recording["vcd"], fs::read_to_string(vcd).unwrap());
    let whole = fs::read_to_string(vcd).unwrap();
    for (name, text, reason) in [
        (
            "other.vcd",
            "$enddefinitions $end\n#0\n".to_owned(),
            "is a waveform of ``",
        ),
        (
            "foreign.vcd",
            whole.replace("fpgambit_movegen", "fpgambit_make"),
            "is a waveform of `fpgambit_make`",
        ),
        (
            "half.vcd",
            whole[..whole.len() / 2].to_owned(),
            "half.vcd` ",
        ),
        (
            "line.vcd",
            whole[..whole.rfind("$comment").unwrap()].to_owned(),
            "is truncated",
        ),
        (
            "joined.vcd",
            format!("{whole}{whole}"),
            "expected a change of a signal",
        ),
    ] {
        let path = folder.file(name, text.as_bytes());
        let message = refusal(&["view", "--vcd", path.to_str().unwrap(), "--out", "x"]);
        assert!(message.contains(reason), "{name}: {message}");
    }
    let other = folder.file("latin.vcd", b"\xff");
    let message = refusal(&["view", "--vcd", other.to_str().unwrap(), "--out", "x"]);
    assert!(message.contains("is not UTF-8"), "{message}");
    assert!(refusal(&["view", "--vcd", "missing.vcd", "--out", "x"]).contains("missing.vcd"));
    refusal(&["view", "--vcd", vcd, "--fen", START]);
    let refuse = |report: &str| refusal(&["view", "--report", report, "--out", "x"]);
    assert!(refuse(vcd).contains("not a failure report"));
    let bare = folder.file("bare.txt", b"fpgambit verify: x\n\nagain y\n");
    assert!(refuse(bare.to_str().unwrap()).contains("no waveform"));
    let lost = folder.file("lost.txt", b"fpgambit verify: x\n\nwaveform lost.vcd\n");
    assert!(refuse(lost.to_str().unwrap()).contains("lost.vcd"));
}
