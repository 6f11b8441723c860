//! The part of HTTP that a single page needs: GET and HEAD of `/`, requested by a page of this machine.

/// A request's head: method, target and host.
#[derive(Debug, PartialEq, Eq)]
struct Request<'a> {
    method: &'a str,
    target: &'a str,
    host: &'a str,
}

/// The head of a request, without the empty line at its end; `None` until it is complete.
pub fn head(bytes: &[u8]) -> Option<&[u8]> {
    let end = bytes.windows(4).position(|end| end == b"\r\n\r\n")?;
    Some(&bytes[..end])
}

/// The answer to a head that is too long.
pub fn too_long() -> Vec<u8> {
    plain(
        "431 Request Header Fields Too Large",
        "",
        "request too long\n",
        true,
    )
}

impl<'a> Request<'a> {
    /// Parses a head; returns a status line if it is not valid.
    fn parse(head: &'a [u8]) -> Result<Request<'a>, &'static str> {
        const BAD: &str = "400 Bad Request";
        let text = str::from_utf8(head).map_err(|_| BAD)?;
        let mut lines = text.split("\r\n");
        let words: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
        let [method, target, "HTTP/1.1" | "HTTP/1.0"] = words[..] else {
            return Err(BAD);
        };
        let mut hosts = Vec::new();
        for line in lines {
            let (name, value) = line.split_once(':').ok_or(BAD)?;
            if name.is_empty() || name.contains([' ', '\t', '\n', '\r']) {
                return Err(BAD);
            }
            if name.eq_ignore_ascii_case("host") {
                hosts.push(value.trim_matches([' ', '\t']));
            }
        }
        // The host shows which page made the request, so there must be exactly one.
        let [host] = hosts[..] else {
            return Err(BAD);
        };
        Ok(Request {
            method,
            target,
            host,
        })
    }
}

/// The answer to the request with this head; `page` is the content of `/`.
pub fn answer(head: &[u8], port: u16, page: &[u8]) -> Vec<u8> {
    let request = match Request::parse(head) {
        Ok(request) => request,
        Err(status) => {
            let text = "malformed request\n";
            return plain(status, "", text, true);
        }
    };
    let has_body = request.method != "HEAD";
    // Otherwise a foreign page could read this one, through a host name that resolves to this machine.
    let (host, path) = request.place();
    if !is_own(request.host, port) || !host.is_none_or(|host| is_own(host, port)) {
        let text = "this page is available only at 127.0.0.1 and localhost\n";
        return plain("403 Forbidden", "", text, has_body);
    }
    if !matches!(request.method, "GET" | "HEAD") {
        let allowed = "Allow: GET, HEAD\r\n";
        return plain(
            "405 Method Not Allowed",
            allowed,
            "expected GET or HEAD\n",
            has_body,
        );
    }
    if path != "/" {
        let text = "not found: the page is at /\n";
        return plain("404 Not Found", "", text, has_body);
    }
    let html = "Content-Type: text/html; charset=utf-8\r\n";
    response("200 OK", html, page, has_body)
}

impl Request<'_> {
    /// The host in the target, if it has one, and the path without query or fragment.
    fn place(&self) -> (Option<&str>, &str) {
        let (host, path) = match self.target.split_once("://") {
            Some(("http", rest)) => {
                let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
                (Some(&rest[..end]), &rest[end..])
            }
            _ => (None, self.target),
        };
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let is_root = host.is_some() && path.is_empty();
        (host, if is_root { "/" } else { path })
    }
}

/// Whether a name and port belong to this server.
fn is_own(host: &str, port: u16) -> bool {
    let (name, number) = host.split_once(':').unwrap_or((host, "80"));
    let is_name = name == "127.0.0.1" || name.eq_ignore_ascii_case("localhost");
    is_name && number == port.to_string()
}

fn plain(status: &str, headers: &str, text: &str, has_body: bool) -> Vec<u8> {
    let headers = format!("Content-Type: text/plain; charset=utf-8\r\n{headers}");
    response(status, &headers, text.as_bytes(), has_body)
}

fn response(status: &str, headers: &str, body: &[u8], has_body: bool) -> Vec<u8> {
    let head = format!(
        "HTTP/1.1 {status}\r\n{headers}Content-Length: {}\r\nCache-Control: no-store\r\n\
         Cross-Origin-Resource-Policy: same-origin\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let body = if has_body { body } else { b"" };
    [head.as_bytes(), body].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PORT: u16 = 8080;

    fn status(head: &str) -> String {
        let answer = answer(head.as_bytes(), PORT, b"<page>");
        let text = String::from_utf8(answer).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap();
        assert_eq!(
            body.contains("<page>"),
            status == "200" && !head.starts_with("HEAD"),
            "{text}"
        );
        status.to_owned()
    }

    #[test]
    fn only_own_hosts_are_served() {
        for (host, expected) in [
            ("127.0.0.1:8080", "200"),
            ("localhost:8080", "200"),
            ("LOCALHOST:8080", "200"),
            ("evil.example:8080", "403"),
            ("127.0.0.1.evil.example:8080", "403"),
            ("localhost.:8080", "403"),
            ("127.0.0.1", "403"),
            ("127.0.0.1:80", "403"),
            ("127.0.0.1:08080", "403"),
            ("user@127.0.0.1:8080", "403"),
            ("[::1]:8080", "403"),
            ("", "403"),
        ] {
            assert_eq!(
                status(&format!("GET / HTTP/1.1\r\nHost: {host}")),
                expected,
                "{host}"
            );
            let whole = format!("GET http://{host}/ HTTP/1.1\r\nHost: 127.0.0.1:8080");
            assert_eq!(status(&whole), expected, "{whole}");
        }
        assert!(is_own("localhost", 80) && is_own("127.0.0.1:80", 80));
    }

    #[test]
    fn only_get_and_head_of_the_page_succeed() {
        let of = |line: &str| status(&format!("{line}\r\nhost: localhost:8080"));
        for (line, expected) in [
            ("GET / HTTP/1.0", "200"),
            ("GET /?x=1 HTTP/1.1", "200"),
            ("GET http://localhost:8080?x HTTP/1.1", "200"),
            ("GET /favicon.ico HTTP/1.1", "404"),
            ("GET * HTTP/1.1", "404"),
            ("POST / HTTP/1.1", "405"),
            ("OPTIONS / HTTP/1.1", "405"),
            ("get / HTTP/1.1", "405"),
            ("GET / HTTP/2", "400"),
            ("GET /", "400"),
            ("GET  / HTTP/1.1", "400"),
            ("", "400"),
        ] {
            assert_eq!(of(line), expected, "{line}");
        }
        let head = "HEAD / HTTP/1.1\r\nHost: localhost:8080";
        let answer = answer(head.as_bytes(), PORT, b"<page>");
        let text = String::from_utf8(answer).unwrap();
        assert!(
            text.starts_with("HTTP/1.1 200 OK\r\n") && text.ends_with("\r\n\r\n"),
            "{text}"
        );
        assert!(text.contains("Content-Length: 6\r\n"), "{text}");
    }

    #[test]
    fn malformed_request_heads_are_rejected() {
        for lines in [
            "",
            "\r\nHost: localhost:8080\r\nHost: localhost:8080",
            "\r\nHost localhost:8080",
            "\r\nHost : localhost:8080",
        ] {
            assert_eq!(
                status(&format!("GET / HTTP/1.1{lines}")),
                "400",
                "{lines:?}"
            );
        }
        assert_eq!(head(b"GET / HTTP/1.1\r\n\r"), None);
        assert_eq!(head(b"a\r\n\r\nb"), Some(&b"a"[..]));
    }
}
