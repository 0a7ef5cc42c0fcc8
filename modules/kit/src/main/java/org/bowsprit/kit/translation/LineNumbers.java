package org.bowsprit.kit.translation;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Assigns numbers to spoken lines, such as {@code wren-0017}. A line keeps its number while its
 * text and its place are unchanged, even if lines are inserted before it. Numbers of deleted lines
 * are not used again, because the names of recordings contain them.
 *
 * <p>The numbers are stored in a file beside the sources. Each line contains a number, the place
 * and the text, with tabs between them; {@code \n} represents a line break in a text.
 */
public final class LineNumbers {

  /** The path of the file beside the sources. */
  public static final String PATH = "texts/lines.tsv";

  private static final TabbedRows ROWS =
      new TabbedRows(
          PATH,
          Pattern.compile("((.+)-(\\d{1,9}))\t([^\t]*)\t(.*)"),
          "a number, a place and a text");

  private final Map<String, String> rows = new TreeMap<>();
  private final Map<String, String> numbers = new HashMap<>();
  private final Map<String, Integer> lastNumbers = new HashMap<>();

  /**
   * Reads the numbers.
   *
   * @param text the text of the file; empty for none
   * @throws TranslationException if a line is wrong; the message names the line
   */
  public static LineNumbers parse(String text) {
    LineNumbers numbers = new LineNumbers();
    ROWS.read(
        text,
        parts -> {
          numbers.put(parts.group(1), parts.group(2), parts.group(4) + "\t" + parts.group(5));
          numbers.lastNumbers.merge(parts.group(2), Integer.parseInt(parts.group(3)), Math::max);
        });
    return numbers;
  }

  private void put(String number, String speaker, String line) {
    rows.put(number, line);
    numbers.put(speaker + "\t" + line, number);
  }

  /** Returns the number of a line, if it has one. */
  Optional<String> find(String speaker, PoEntry.Key key) {
    return Optional.ofNullable(numbers.get(speaker + "\t" + line(key)));
  }

  private static String line(PoEntry.Key key) {
    return key.context() + "\t" + key.id().replace("\n", "\\n");
  }

  /** Returns the number of a line. A line without a number gets the next number of its speaker. */
  String numberOf(String speaker, PoEntry.Key key) {
    return find(speaker, key).orElseGet(() -> next(speaker, line(key)));
  }

  private String next(String speaker, String line) {
    int next = lastNumbers.merge(speaker, 1, Integer::sum);
    String number = speaker + String.format(Locale.ROOT, "-%04d", next);
    put(number, speaker, line);
    return number;
  }

  /** Returns the text of the file. */
  public String text() {
    StringBuilder text = new StringBuilder();
    rows.forEach((number, line) -> text.append(number).append('\t').append(line).append('\n'));
    return text.toString();
  }
}
