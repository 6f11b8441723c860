//! The documents: every link leads somewhere, and the book names each of its chapters once.

#![cfg(test)]

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// The links and the heading anchors of a document.
#[derive(Default)]
struct Document {
    links: Vec<String>,
    anchors: BTreeSet<String>,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("a member of the workspace")
}

fn read(text: &str) -> Document {
    let mut document = Document::default();
    let mut heading: Option<String> = None;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                document.links.push(dest_url.into_string());
            }
            Event::Html(html) | Event::InlineHtml(html) => document.links.extend(
                html.split(" src=\"")
                    .skip(1)
                    .filter_map(|rest| rest.split('"').next())
                    .map(str::to_owned),
            ),
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::Text(part) | Event::Code(part) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&part);
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                document
                    .anchors
                    .extend(heading.take().map(|heading| anchor(&heading)));
            }
            _ => {}
        }
    }
    document
}

/// A heading's anchor, as GitHub and mdBook make it.
fn anchor(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    let lower = heading.trim().to_lowercase();
    lower
        .chars()
        .filter(kept)
        .collect::<String>()
        .replace(' ', "-")
}

/// A path without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            Component::CurDir => {}
            other => plain.push(other),
        }
    }
    plain
}

fn gather(folder: &Path, found: &mut BTreeMap<PathBuf, Document>) {
    for entry in fs::read_dir(folder).expect("a folder of the checkout") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            // Skip built and installed files, and links to folders, which may form a cycle.
            if !name.starts_with('.') && name != "target" && !path.is_symlink() {
                gather(&path, found);
            }
        } else if path.extension().is_some_and(|extension| extension == "md") {
            let text = fs::read_to_string(&path).expect("a document of the checkout");
            found.insert(path, read(&text));
        }
    }
}

fn documents() -> BTreeMap<PathBuf, Document> {
    let mut found = BTreeMap::new();
    gather(root(), &mut found);
    found
}

/// Returns why a link of a document is broken; `None` if it is not.
fn broken(documents: &BTreeMap<PathBuf, Document>, from: &Path, link: &str) -> Option<String> {
    // Text that rustdoc includes may also contain rustdoc links.
    if link.starts_with("https://") || link.starts_with("crate::") {
        return None;
    }
    let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
    // The book's build puts the page beside the chapters; each view is a separate file.
    if path == "live/index.html" {
        let page = fs::read_to_string(root().join("sim/site/index.html")).expect("the page");
        let view = anchor.strip_prefix("view=").unwrap_or_default();
        let view = view.split('&').next().unwrap_or_default();
        let is_there = page.contains(&format!("<script src=\"views/{view}.js\">"));
        return (!is_there).then(|| format!("the page has no view `{view}`"));
    }
    let target = match path {
        "" => from.to_owned(),
        path => plain(&from.parent().expect("a file's folder").join(path)),
    };
    if !target.starts_with(root()) || !target.exists() {
        return Some("there is no such file".to_owned());
    }
    let has_anchor = anchor.is_empty()
        || documents
            .get(&target)
            .is_some_and(|document| document.anchors.contains(anchor));
    (!has_anchor).then(|| format!("there is no heading `{anchor}`"))
}

#[test]
fn every_link_resolves() {
    let documents = documents();
    let mut wrong = Vec::new();
    let mut links = 0;
    for (from, document) in &documents {
        for link in &document.links {
            links += 1;
            if let Some(why) = broken(&documents, from, link) {
                wrong.push(format!("{}: `{link}`: {why}", from.display()));
            }
        }
    }
    assert!(links > 50, "only {links} links were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn broken_links_are_detected() {
    let documents = documents();
    let from = root().join("README.md");
    for link in [
        "nowhere.md",
        "hw/../../outside",
        "README.md#no-heading",
        "#no-heading",
        "live/index.html#view=none",
    ] {
        assert!(broken(&documents, &from, link).is_some(), "`{link}` passes");
    }
    for link in [
        "README.md#two-commands",
        "hw",
        "live/index.html#view=movegen&clock=3",
    ] {
        assert_eq!(broken(&documents, &from, link), None, "`{link}`");
    }
}

/// mdBook leaves out chapters that its summary does not link; readers of the files start with the first page.
#[test]
fn summary_and_first_page_link_every_chapter_once() {
    let book = root().join("sim/site/book");
    let chapters: BTreeSet<String> = fs::read_dir(&book)
        .expect("the book")
        .map(|entry| entry.expect("an entry").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".md") && name != "SUMMARY.md")
        .collect();
    let documents = documents();
    for (page, expected) in [
        ("SUMMARY.md", chapters.clone()),
        (
            "README.md",
            chapters
                .into_iter()
                .filter(|name| name != "README.md")
                .collect(),
        ),
    ] {
        let links = documents[&book.join(page)].links.iter();
        let mut named: Vec<String> = links
            .filter(|link| link.ends_with(".md"))
            .cloned()
            .collect();
        named.sort();
        assert_eq!(named, Vec::from_iter(expected), "{page}");
    }
}
