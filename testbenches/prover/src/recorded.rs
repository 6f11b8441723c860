//! The ledger's page as it is kept: what earlier runs recorded of the forms and lemmas that a run leaves out.

use crate::record::COST;

/// What the page says, form by form.
#[derive(Default)]
pub struct Recorded {
    /// Each form's name, and its section.
    sections: Vec<(String, String)>,
    /// The rows of what it cost.
    costs: Vec<String>,
    /// The most memory a run had, in megabytes.
    pub megabytes: u64,
}

/// A lemma's row.
pub struct Row {
    /// Cases settled.
    pub cases: usize,
    /// Goals proved.
    pub goals: usize,
    /// Seconds of one core.
    pub seconds: f64,
}

/// The cells of a table's row.
fn cells(row: &str) -> Vec<&str> {
    row.trim_matches('|').split(" | ").map(str::trim).collect()
}

impl Recorded {
    /// Reads a page; what is not there is not recorded.
    pub fn read(page: &str) -> Recorded {
        let (claims, cost) = page.split_once(COST).unwrap_or((page, ""));
        let sections = claims.split("\n## ").skip(1).filter_map(|section| {
            let (name, _) = section.split_once('\n')?;
            Some((name.to_owned(), format!("## {section}\n")))
        });
        let megabytes = cost
            .split(" MB")
            .next()
            .and_then(|text| text.rsplit(' ').next());
        Recorded {
            sections: sections.collect(),
            costs: cost
                .lines()
                .filter(|line| line.starts_with('|'))
                .skip(2)
                .map(str::to_owned)
                .collect(),
            megabytes: megabytes.and_then(|text| text.parse().ok()).unwrap_or(0),
        }
    }

    /// A form's section, as it stands.
    pub fn section(&self, form: &str) -> Option<&str> {
        let found = self.sections.iter().find(|(name, _)| name == form)?;
        Some(&found.1)
    }

    /// The digests of the Verilog and of the lemmas' sources that a form's section is about.
    pub fn digests(&self, form: &str) -> Option<(u64, u64)> {
        let mut quoted = self.section(form)?.split('`').skip(1).step_by(2);
        let mut digest = || u64::from_str_radix(quoted.next()?, 16).ok();
        Some((digest()?, digest()?))
    }

    /// The rows of what a form cost.
    pub fn costs(&self, form: &str) -> impl Iterator<Item = &str> {
        let of_form = move |row: &&str| cells(row).get(1) == Some(&form);
        self.costs.iter().map(String::as_str).filter(of_form)
    }

    /// A lemma proved, if the form has it and what it cost.
    pub fn lemma(&self, form: &str, name: &str) -> Option<Row> {
        let section = self.section(form)?;
        let short = name.split('/').next_back()?;
        let row = section.lines().map(cells).find(|row| row[0] == short)?;
        let cost = self.costs(form).map(cells).find(|row| row[0] == name)?;
        Some(Row {
            cases: row.get(4)?.parse().ok()?,
            goals: row.get(5)?.parse().ok()?,
            seconds: cost.get(3)?.parse().ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_says_is_read_again() {
        let page = format!(
            "# A\n\n## one\n\nDigest `00000000000000ff`, of sources `0a`; x.\n\n| lemma | says | t | m | cases | goals \
             |\n|---|---|---|---|---|---|\n| a | b | c | d | 2 | 30 |\n\n## Holes\n\n- h\n\n{COST}\n\nWith x; no run had \
             more than 70 MB.\n\n| lemma | form | goals | seconds |\n|---|---|---|---|\n| u/a | one | 30 | 1.5 |\n"
        );
        let recorded = Recorded::read(&page);
        assert_eq!(recorded.megabytes, 70);
        let row = recorded.lemma("one", "u/a").unwrap();
        assert_eq!((row.cases, row.goals, row.seconds), (2, 30, 1.5));
        assert!(recorded.lemma("one", "u/b").is_none());
        assert!(recorded.lemma("two", "u/a").is_none());
        assert_eq!(recorded.digests("one"), Some((0xff, 0x0a)));
        assert_eq!(recorded.digests("two"), None);
        assert!(page.contains(recorded.section("one").unwrap()));
    }
}
