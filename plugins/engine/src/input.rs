//! Lines out of bytes, whatever the bytes are.

use std::io::{self, BufRead};

/// The longest line that is read, in bytes; a game of forty thousand steps fits.
pub const LONGEST_LINE: usize = 1 << 20;

/// What comes in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line without its end.
    Line(String),
    /// Something that is no line of text, and why.
    Garbage(String),
    /// Nothing more.
    End,
}

/// Reads the next line. What is not UTF-8 or too long is passed over up to the end of its line.
///
/// # Errors
/// The source cannot be read.
pub fn read(source: &mut impl BufRead) -> io::Result<Input> {
    let mut line = Vec::new();
    let mut length = 0;
    loop {
        let bytes = source.fill_buf()?;
        if bytes.is_empty() {
            if length == 0 {
                return Ok(Input::End);
            }
            break;
        }
        let (part, ended) = match bytes.iter().position(|&b| b == b'\n') {
            Some(at) => (&bytes[..at], true),
            None => (bytes, false),
        };
        // What is beyond the longest line is counted but not kept.
        let room = LONGEST_LINE.saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        length += part.len() + usize::from(ended);
        let used = part.len() + usize::from(ended);
        source.consume(used);
        if ended {
            length -= 1;
            break;
        }
    }
    if length > LONGEST_LINE {
        return Ok(Input::Garbage(format!("a line of {length} bytes is longer than {LONGEST_LINE}")));
    }
    Ok(match String::from_utf8(line) {
        Ok(line) => Input::Line(line),
        Err(wrong) => {
            let at = wrong.utf8_error().valid_up_to() + 1;
            Input::Garbage(format!("a line that is not UTF-8 (byte {at})"))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{Input, LONGEST_LINE, read};
    use std::io::BufReader;

    fn all(bytes: &[u8]) -> Vec<Input> {
        // A small buffer, so that lines come in pieces.
        let mut source = BufReader::with_capacity(7, bytes);
        let mut found = Vec::new();
        loop {
            match read(&mut source).unwrap() {
                Input::End => return found,
                input => found.push(input),
            }
        }
    }

    fn line(text: &str) -> Input {
        Input::Line(text.to_owned())
    }

    #[test]
    fn lines_end_with_a_newline_or_with_the_input() {
        assert_eq!(all(b"isready\n\nquit"), [line("isready"), line(""), line("quit")]);
        assert_eq!(all(b"\n"), [line("")]);
        assert_eq!(all(b""), []);
        assert_eq!(all("stelpur að elta\n".as_bytes()), [line("stelpur að elta")]);
    }

    #[test]
    fn what_is_no_text_is_passed_over() {
        let found = all(b"legal\nfen \xff\xfe\nlegal\n");
        assert_eq!(
            found,
            [line("legal"), Input::Garbage("a line that is not UTF-8 (byte 5)".to_owned()), line("legal")]
        );
    }

    #[test]
    fn a_line_without_end_costs_no_memory() {
        let mut bytes = vec![b'x'; LONGEST_LINE + 5];
        bytes.extend_from_slice(b"\nquit\n");
        let found = all(&bytes);
        assert!(matches!(&found[0], Input::Garbage(what) if what.contains("longer")), "{found:?}");
        assert_eq!(found[1..], [line("quit")]);
        let longest = vec![b'x'; LONGEST_LINE];
        assert!(matches!(&all(&longest)[..], [Input::Line(_)]));
    }
}
