//! `view`: the page as one file, and served.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::Stdio;

use super::{Folder, KIWIPETE, START, command, json, refusal, refusal_of, run_with_input, text};

#[test]
fn the_page_is_one_file_with_the_circuits_in_it() {
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
    ] {
        assert!(
            page.contains(&format!("CIRCUITS[\"{circuit}\"]")),
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
fn what_is_wrong_is_said_and_nothing_written() {
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
fn the_page_is_served_until_the_program_ends() {
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

#[test]
fn a_recorded_run_goes_into_the_page() {
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
    let other = folder.file("other.vcd", b"$enddefinitions $end\n#0\n");
    let message = refusal(&["view", "--vcd", other.to_str().unwrap(), "--out", "x"]);
    assert!(
        message.contains("no waveform of the move generator"),
        "{message}"
    );
    assert!(refusal(&["view", "--vcd", "missing.vcd", "--out", "x"]).contains("missing.vcd"));
    refusal(&["view", "--vcd", vcd, "--fen", START]);
    let refuse = |report: &str| refusal(&["view", "--report", report, "--out", "x"]);
    assert!(refuse(vcd).contains("no report of a failure"));
    let bare = folder.file("bare.txt", b"fpgambit verify: x\n\nagain y\n");
    assert!(refuse(bare.to_str().unwrap()).contains("no waveform"));
    let lost = folder.file("lost.txt", b"fpgambit verify: x\n\nwaveform lost.vcd\n");
    assert!(refuse(lost.to_str().unwrap()).contains("lost.vcd"));
}
