package org.bowsprit.plugin.host.description;

import java.util.regex.Pattern;

/**
 * Prepares texts of plugins and registries that are printed within a line, so that a text cannot
 * imitate another line.
 */
public final class OneLine {

  private static final Pattern BREAKS = Pattern.compile("[\\p{Cntrl}\\x{2028}\\x{2029}]+");

  private OneLine() {}

  /**
   * Returns a text in which a blank replaces each run of line breaks and other control characters.
   *
   * @param text the text; null counts as an empty text
   */
  public static String of(String text) {
    return text == null ? "" : BREAKS.matcher(text).replaceAll(" ").strip();
  }
}
