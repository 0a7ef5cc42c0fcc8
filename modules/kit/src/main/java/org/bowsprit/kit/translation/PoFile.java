package org.bowsprit.kit.translation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A gettext PO file: UTF-8, without plural forms.
 *
 * @param entries in the order of the file, without its header
 * @param language name of the target language
 */
public record PoFile(List<PoEntry> entries, String language) {

  private static final String CONTENT = "Content-Type: text/plain; charset=UTF-8\n";
  private static final String LANGUAGE = "Language: ";

  public PoFile {
    entries = List.copyOf(entries);
  }

  /**
   * Reads a file.
   *
   * @param name the file's name for messages
   * @throws TranslationException naming the line, if the text is not a PO file
   */
  public static PoFile parse(String name, String text) {
    return new PoReader(name, text).read();
  }

  /** Returns the text of the file. The same entries always give the same text. */
  public String text() {
    StringBuilder out = new StringBuilder();
    out.append("msgid \"\"\nmsgstr \"\"\n");
    out.append(quoted("MIME-Version: 1.0\n")).append('\n');
    out.append(quoted(CONTENT)).append('\n');
    out.append(quoted("Content-Transfer-Encoding: 8bit\n")).append('\n');
    out.append(quoted(LANGUAGE + language + "\n")).append('\n');
    for (PoEntry entry : entries) {
      out.append('\n');
      entry.notes().forEach(note -> out.append("#. ").append(note).append('\n'));
      entry.references().forEach(place -> out.append("#: ").append(place).append('\n'));
      if (!entry.flags().isEmpty()) {
        out.append("#, ").append(String.join(", ", entry.flags())).append('\n');
      }
      if (!entry.context().isEmpty()) {
        out.append("msgctxt ").append(quoted(entry.context())).append('\n');
      }
      out.append("msgid ").append(quoted(entry.id())).append('\n');
      out.append("msgstr ").append(quoted(entry.text())).append('\n');
    }
    return out.toString();
  }

  /** Returns all finished translations. */
  Map<PoEntry.Key, String> finished() {
    Map<PoEntry.Key, String> finished = new HashMap<>();
    for (PoEntry entry : entries) {
      if (entry.isTranslated()) {
        finished.put(entry.key(), entry.text());
      }
    }
    return finished;
  }

  /** Returns the language that a header names, or an empty string if it names none. */
  static String language(String header) {
    return header
        .lines()
        .filter(line -> line.startsWith(LANGUAGE))
        .map(line -> line.substring(LANGUAGE.length()).strip())
        .findFirst()
        .orElse("");
  }

  private static String quoted(String text) {
    return '"'
        + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t")
        + '"';
  }
}
