package org.bowsprit.plugin.host.description;

import java.util.regex.Pattern;

/** Texts of strangers that are printed within a line, so that they cannot forge another one. */
public final class OneLine {

  private static final Pattern BREAKS = Pattern.compile("[\\p{Cntrl}\\x{2028}\\x{2029}]+");

  private OneLine() {}

  /**
   * Returns a text with a blank for each run of line breaks and other control characters.
   *
   * @param text null for an empty one
   */
  public static String of(String text) {
    return text == null ? "" : BREAKS.matcher(text).replaceAll(" ").strip();
  }
}
