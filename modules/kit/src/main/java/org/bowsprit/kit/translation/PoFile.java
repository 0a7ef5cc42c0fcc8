package org.bowsprit.kit.translation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A gettext PO file in UTF-8, without plural forms.
 *
 * @param entries the entries in the order of the file, without its header
 * @param obsolete the translations of texts that are no longer in the game ({@code #~})
 * @param header the fields of its header
 */
public record PoFile(List<PoEntry> entries, List<PoEntry> obsolete, PoHeader header) {

  /** The beginning of a line of an obsolete entry. */
  static final String OBSOLETE = "#~ ";

  /** Takes immutable copies. */
  public PoFile {
    entries = List.copyOf(entries);
    obsolete = List.copyOf(obsolete);
  }

  /**
   * Creates a new file.
   *
   * @param language the name of the target language
   */
  public PoFile(List<PoEntry> entries, String language) {
    this(entries, List.of(), PoHeader.of(language));
  }

  /** Returns the name of the target language. */
  public String language() {
    return header.language();
  }

  /**
   * Reads a file.
   *
   * @param name the file's name for messages
   * @throws TranslationException if the text is not a PO file; the message names the line
   */
  public static PoFile parse(String name, String text) {
    return new PoReader(name, text).read();
  }

  /** Returns the text of the file. The same entries always give the same text. */
  public String text() {
    StringBuilder out = new StringBuilder();
    out.append("msgid \"\"\nmsgstr \"\"\n");
    header.text().lines().forEach(line -> out.append(quoted(line + "\n")).append('\n'));
    for (PoEntry entry : entries) {
      out.append('\n');
      entry.notes().forEach(note -> out.append("#. ").append(note).append('\n'));
      entry.references().forEach(place -> out.append("#: ").append(place).append('\n'));
      write(entry, "", out);
    }
    for (PoEntry entry : obsolete) {
      out.append('\n');
      write(entry, OBSOLETE, out);
    }
    return out.toString();
  }

  private static void write(PoEntry entry, String mark, StringBuilder out) {
    if (!entry.flags().isEmpty()) {
      out.append("#, ").append(String.join(", ", entry.flags())).append('\n');
    }
    if (!entry.context().isEmpty()) {
      out.append(mark).append("msgctxt ").append(quoted(entry.context())).append('\n');
    }
    out.append(mark).append("msgid ").append(quoted(entry.id())).append('\n');
    out.append(mark).append("msgstr ").append(quoted(entry.text())).append('\n');
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

  private static String quoted(String text) {
    return '"'
        + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t")
        + '"';
  }
}
