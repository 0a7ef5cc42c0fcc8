package org.bowsprit.explorer.extract;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.explorer.extract.GamePageData.PageScript;
import org.bowsprit.format.charset.WesternGlyphs;

/** Finds the names of verbs. The name of a verb is the first text that scripts give to it. */
final class VerbNames {

  private static final Pattern NAMED =
      Pattern.compile("VerbOps\\((\\d+),\\[[^\"]*Text\\(\"([^\"]+)\"\\)");
  private static final Pattern ESCAPED = Pattern.compile("\\\\x([0-9a-fA-F]{2})");

  private VerbNames() {}

  /**
   * Returns the names by verb number. A verb that scripts refer to only by a variable has no name.
   */
  static Map<Integer, String> find(List<PageScript> scripts) {
    Map<Integer, String> names = new TreeMap<>();
    for (PageScript script : scripts) {
      Matcher named = NAMED.matcher(script.text());
      while (named.find()) {
        names.putIfAbsent(Integer.valueOf(named.group(1)), decoded(named.group(2)));
      }
    }
    return names;
  }

  private static String decoded(String text) {
    return ESCAPED
        .matcher(text)
        .replaceAll(
            hex ->
                Matcher.quoteReplacement(
                    WesternGlyphs.textOf(
                        String.valueOf((char) Integer.parseInt(hex.group(1), 16)))));
  }
}
