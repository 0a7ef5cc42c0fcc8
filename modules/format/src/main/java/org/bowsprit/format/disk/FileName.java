package org.bowsprit.format.disk;

/** Creates file names from names in game data, which may contain any character. */
public final class FileName {

  private static final int LONGEST = 32;

  private FileName() {}

  /**
   * Returns a part of a file name: the ASCII letters and digits of {@code text}, with one
   * underscore in place of each run of other characters, at most 32 characters. Different texts may
   * give the same name; an empty text gives an empty name.
   */
  public static String of(String text) {
    String plain = text.replaceAll("[^A-Za-z0-9]+", "_");
    return plain.substring(0, Math.min(LONGEST, plain.length()));
  }
}
