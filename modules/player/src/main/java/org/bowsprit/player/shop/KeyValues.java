package org.bowsprit.player.shop;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text file in Valve's format of keys and values: {@code "path" "D:\\Games"}. Sections are in
 * braces.
 *
 * @param text the contents of the file
 */
record KeyValues(String text) {

  private static final String QUOTED = "\"((?:[^\"\\\\]|\\\\.)*)\"";

  /** A key followed by its value on the same line; the start of a section does not match. */
  private static final Pattern PAIR = Pattern.compile(QUOTED + "[ \\t]+" + QUOTED);

  /** Returns the values of a key in all sections, in their order. */
  List<String> values(Pattern key) {
    List<String> values = new ArrayList<>();
    Matcher pair = PAIR.matcher(text);
    while (pair.find()) {
      if (key.matcher(pair.group(1)).matches()) {
        values.add(unescape(pair.group(2)));
      }
    }
    return values;
  }

  private static String unescape(String quoted) {
    return quoted.replaceAll("\\\\(.)", "$1");
  }
}
