package org.bowsprit.format.disk;

/** Names of files made of names in game data, which may hold anything. */
public final class FileName {

  private static final int LONGEST = 32;

  private FileName() {}

  /**
   * Returns a part of a file's name: the letters and digits of ASCII in {@code text}, an underscore
   * for any others, 32 characters at most. The same may come of different texts, and nothing of an
   * empty one.
   */
  public static String of(String text) {
    String plain = text.replaceAll("[^A-Za-z0-9]+", "_");
    return plain.substring(0, Math.min(LONGEST, plain.length()));
  }
}
