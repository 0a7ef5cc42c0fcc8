package org.bowsprit.format.disk;

/** Creates file names from names in game data, which may contain any character. */
public final class FileName {

  private static final int MAX_LENGTH = 32;

  private FileName() {}

  /**
   * Returns a part of a file name: the ASCII letters and digits of {@code text}, with one
   * underscore in place of each run of other characters, at most 32 characters. Different texts may
   * give the same name; an empty text gives an empty name.
   */
  public static String of(String text) {
    String cleaned = text.replaceAll("[^A-Za-z0-9]+", "_");
    return cleaned.substring(0, Math.min(MAX_LENGTH, cleaned.length()));
  }
}
