package org.bowsprit.kit.translation;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file beside the sources that is a table with tabs between its columns.
 *
 * @param path the path of the file
 * @param row the form of its rows
 * @param expected a description of a row, for messages
 */
record TabbedRows(String path, Pattern row, String expected) {

  /**
   * Reads the rows in their order.
   *
   * @throws TranslationException if a row is wrong; the message names the first such row
   */
  void read(String text, Consumer<Matcher> reader) {
    int line = 0;
    for (String each : text.lines().toList()) {
      line++;
      Matcher parts = row.matcher(each);
      if (!parts.matches()) {
        throw new TranslationException(
            path + ":" + line + ": expected " + expected + " with tabs between them");
      }
      reader.accept(parts);
    }
  }
}
