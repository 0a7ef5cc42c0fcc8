package org.bowsprit.kit.translation;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The numbers of spoken lines, such as {@code wren-0017}. A line keeps its number while its text
 * and its place are unchanged, even if lines are inserted before it. Numbers of deleted lines are
 * not used again, because recordings are named by them.
 *
 * <p>They are kept in a file beside the sources: a number, the place and the text in a line, with
 * tabs between them and {@code \n} for a line break in a text.
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
  private final Map<String, Integer> last = new HashMap<>();

  /**
   * Reads the numbers.
   *
   * @param text the text of the file; empty for none
   * @throws TranslationException naming the line that is wrong
   */
  public static LineNumbers parse(String text) {
    LineNumbers numbers = new LineNumbers();
    ROWS.read(
        text,
        parts -> {
          numbers.put(parts.group(1), parts.group(2), parts.group(4) + "\t" + parts.group(5));
          numbers.last.merge(parts.group(2), Integer.parseInt(parts.group(3)), Math::max);
        });
    return numbers;
  }

  private void put(String number, String speaker, String line) {
    rows.put(number, line);
    numbers.put(speaker + "\t" + line, number);
  }

  /** Returns the number of a line, if it has one. */
  Optional<String> known(String speaker, PoEntry.Key key) {
    return Optional.ofNullable(numbers.get(speaker + "\t" + line(key)));
  }

  private static String line(PoEntry.Key key) {
    return key.context() + "\t" + key.id().replace("\n", "\\n");
  }

  /** Returns the number of a line. A line without one gets the next of its speaker. */
  String of(String speaker, PoEntry.Key key) {
    return known(speaker, key).orElseGet(() -> next(speaker, line(key)));
  }

  private String next(String speaker, String line) {
    int next = last.merge(speaker, 1, Integer::sum);
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
