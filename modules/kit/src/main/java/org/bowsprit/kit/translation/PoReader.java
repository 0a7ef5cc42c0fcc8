package org.bowsprit.kit.translation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads a PO file line by line. */
final class PoReader {

  private final String name;
  private final List<String> originalLines;

  /** The lines without the mark of obsolete entries. */
  private final List<String> lines;

  private final List<PoEntry> entries = new ArrayList<>();
  private final List<PoEntry> obsoleteEntries = new ArrayList<>();
  private final Set<PoEntry.Key> keys = new HashSet<>();
  private List<String> notes = new ArrayList<>();
  private List<String> references = new ArrayList<>();
  private List<String> flags = new ArrayList<>();
  private String context = "";
  private PoHeader header = PoHeader.of("");
  private boolean hasHeader;
  private int lineIndex;

  PoReader(String name, String text) {
    this.name = name;
    String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
    originalLines = plain.lines().map(String::strip).toList();
    lines = originalLines.stream().map(PoReader::withoutMark).toList();
  }

  private static String withoutMark(String line) {
    return line.startsWith(PoFile.OBSOLETE) ? line.substring(PoFile.OBSOLETE.length()) : line;
  }

  PoFile read() {
    while (lineIndex < lines.size()) {
      String line = lines.get(lineIndex).strip();
      if (line.isEmpty()) {
        lineIndex++;
      } else if (line.startsWith("#")) {
        readComment(line);
        lineIndex++;
      } else if (line.startsWith("msgctxt")) {
        context = readStrings("msgctxt");
      } else if (line.startsWith("msgid_plural") || line.startsWith("msgstr[")) {
        throw error("plural forms are not supported");
      } else if (line.startsWith("msgid")) {
        readEntry();
      } else {
        throw error("expected msgctxt, msgid or a comment");
      }
    }
    if (!context.isEmpty()) {
      throw error("expected msgid after msgctxt, found the end of the file");
    }
    if (!hasHeader && entries.isEmpty()) {
      throw new TranslationException(name + ": expected a PO file, found no entry");
    }
    return new PoFile(entries, obsoleteEntries, header);
  }

  private void readComment(String line) {
    if (line.startsWith("#.")) {
      notes.add(line.substring(2).strip());
    } else if (line.startsWith("#:")) {
      references.add(line.substring(2).strip());
    } else if (line.startsWith("#,")) {
      Arrays.stream(line.substring(2).split(",", -1)).map(String::strip).forEach(flags::add);
    }
  }

  private void readEntry() {
    int firstLineIndex = lineIndex;
    String id = readStrings("msgid");
    if (lineIndex >= lines.size() || !lines.get(lineIndex).strip().startsWith("msgstr")) {
      throw error("expected msgstr after msgid");
    }
    String text = readStrings("msgstr");
    if (id.isEmpty() && context.isEmpty()) {
      hasHeader = true;
      header = PoHeader.parse(text);
    } else {
      PoEntry entry = new PoEntry(notes, references, flags, context, id, text);
      if (originalLines.get(firstLineIndex).startsWith(PoFile.OBSOLETE)) {
        obsoleteEntries.add(entry);
      } else if (keys.add(entry.key())) {
        entries.add(entry);
      } else {
        lineIndex = firstLineIndex;
        throw error("the file contains this text twice");
      }
    }
    notes = new ArrayList<>();
    references = new ArrayList<>();
    flags = new ArrayList<>();
    context = "";
  }

  /** Reads the string after a keyword and the strings on the lines that follow. */
  private String readStrings(String keyword) {
    StringBuilder text = new StringBuilder();
    text.append(readString(lines.get(lineIndex).strip().substring(keyword.length()).strip()));
    lineIndex++;
    while (lineIndex < lines.size() && lines.get(lineIndex).strip().startsWith("\"")) {
      text.append(readString(lines.get(lineIndex).strip()));
      lineIndex++;
    }
    return text.toString();
  }

  private String readString(String quoted) {
    if (quoted.length() < 2 || !quoted.startsWith("\"") || !quoted.endsWith("\"")) {
      throw error("expected a text between double quotes");
    }
    StringBuilder text = new StringBuilder();
    int i = 1;
    while (i < quoted.length() - 1) {
      char character = quoted.charAt(i++);
      if (character == '"') {
        throw error("expected \\\" in the middle of a text");
      }
      if (character != '\\') {
        text.append(character);
        continue;
      }
      if (i == quoted.length() - 1) {
        throw error("the text does not end");
      }
      char escaped = quoted.charAt(i++);
      text.append(
          switch (escaped) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case '"' -> '"';
            case '\\' -> '\\';
            default -> throw error("'\\" + escaped + "' is not an escape of PO files");
          });
    }
    return text.toString();
  }

  private TranslationException error(String message) {
    return new TranslationException(name + ":" + (lineIndex + 1) + ": " + message);
  }
}
