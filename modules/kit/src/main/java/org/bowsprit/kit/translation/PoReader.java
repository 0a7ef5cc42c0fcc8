package org.bowsprit.kit.translation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads a PO file line by line. */
final class PoReader {

  private final String name;
  private final List<String> written;

  /** The lines without the mark of obsolete entries. */
  private final List<String> lines;

  private final List<PoEntry> entries = new ArrayList<>();
  private final List<PoEntry> obsolete = new ArrayList<>();
  private final Set<PoEntry.Key> seen = new HashSet<>();
  private List<String> notes = new ArrayList<>();
  private List<String> references = new ArrayList<>();
  private List<String> flags = new ArrayList<>();
  private String context = "";
  private PoHeader header = PoHeader.of("");
  private boolean hasHeader;
  private int at;

  PoReader(String name, String text) {
    this.name = name;
    String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
    written = plain.lines().map(String::strip).toList();
    lines = written.stream().map(PoReader::withoutMark).toList();
  }

  private static String withoutMark(String line) {
    return line.startsWith(PoFile.OBSOLETE) ? line.substring(PoFile.OBSOLETE.length()) : line;
  }

  PoFile read() {
    while (at < lines.size()) {
      String line = lines.get(at).strip();
      if (line.isEmpty()) {
        at++;
      } else if (line.startsWith("#")) {
        comment(line);
        at++;
      } else if (line.startsWith("msgctxt")) {
        context = strings("msgctxt");
      } else if (line.startsWith("msgid_plural") || line.startsWith("msgstr[")) {
        throw wrong("plural forms mean nothing to a game");
      } else if (line.startsWith("msgid")) {
        entry();
      } else {
        throw wrong("expected msgctxt, msgid or a comment");
      }
    }
    if (!context.isEmpty()) {
      throw wrong("expected msgid after msgctxt, found the end of the file");
    }
    if (!hasHeader && entries.isEmpty()) {
      throw new TranslationException(name + ": expected a PO file, found no entry");
    }
    return new PoFile(entries, obsolete, header);
  }

  private void comment(String line) {
    if (line.startsWith("#.")) {
      notes.add(line.substring(2).strip());
    } else if (line.startsWith("#:")) {
      references.add(line.substring(2).strip());
    } else if (line.startsWith("#,")) {
      Arrays.stream(line.substring(2).split(",", -1)).map(String::strip).forEach(flags::add);
    }
  }

  private void entry() {
    int first = at;
    String id = strings("msgid");
    if (at >= lines.size() || !lines.get(at).strip().startsWith("msgstr")) {
      throw wrong("expected msgstr after msgid");
    }
    String text = strings("msgstr");
    if (id.isEmpty() && context.isEmpty()) {
      hasHeader = true;
      header = PoHeader.parse(text);
    } else {
      PoEntry entry = new PoEntry(notes, references, flags, context, id, text);
      if (written.get(first).startsWith(PoFile.OBSOLETE)) {
        obsolete.add(entry);
      } else if (seen.add(entry.key())) {
        entries.add(entry);
      } else {
        at = first;
        throw wrong("the same text is there twice");
      }
    }
    notes = new ArrayList<>();
    references = new ArrayList<>();
    flags = new ArrayList<>();
    context = "";
  }

  /** Reads the string after a keyword and the strings on the lines that follow. */
  private String strings(String keyword) {
    StringBuilder text = new StringBuilder();
    text.append(string(lines.get(at).strip().substring(keyword.length()).strip()));
    at++;
    while (at < lines.size() && lines.get(at).strip().startsWith("\"")) {
      text.append(string(lines.get(at).strip()));
      at++;
    }
    return text.toString();
  }

  private String string(String quoted) {
    if (quoted.length() < 2 || !quoted.startsWith("\"") || !quoted.endsWith("\"")) {
      throw wrong("expected a text between double quotes");
    }
    StringBuilder text = new StringBuilder();
    int i = 1;
    while (i < quoted.length() - 1) {
      char each = quoted.charAt(i++);
      if (each == '"') {
        throw wrong("expected \\\" in the middle of a text");
      }
      if (each != '\\') {
        text.append(each);
        continue;
      }
      if (i == quoted.length() - 1) {
        throw wrong("the text does not end");
      }
      char escaped = quoted.charAt(i++);
      text.append(
          switch (escaped) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case '"' -> '"';
            case '\\' -> '\\';
            default -> throw wrong("'\\" + escaped + "' means nothing here");
          });
    }
    return text.toString();
  }

  private TranslationException wrong(String what) {
    return new TranslationException(name + ":" + (at + 1) + ": " + what);
  }
}
