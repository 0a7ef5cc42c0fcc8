package org.bowsprit.format.game;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;

/**
 * Reads the first lines of the symbol file that {@code bowsprit build} writes beside a game ({@code
 * docs/formats.md}).
 */
public final class SymbolHeading {

  /** The suffix of the symbol file's name, which follows the name of the game's files. */
  public static final String SUFFIX = ".symbols";

  /** The first line. */
  public static final String FIRST_LINE = "bowsprit symbols 1";

  /** The beginning of the line with the title. It is the fourth line if the game has a title. */
  public static final String TITLE_PREFIX = "title ";

  private static final int TITLE_LINE_INDEX = 3;
  private static final int MAX_HEADING_BYTES = 1024;
  private static final int MAX_TITLE_CHARACTERS = 80;

  private SymbolHeading() {}

  /**
   * Returns the title of a game.
   *
   * @param files the files of the game
   * @param stem the name of its index file before the dot
   * @return at most 80 characters without control characters; empty if there is no symbol file, or
   *     no title in it
   */
  static Optional<String> title(GameFiles files, String stem) {
    return files
        .find(stem + SUFFIX)
        .map(name -> firstBytes(files, name).split("\n", -1))
        .filter(lines -> lines.length > TITLE_LINE_INDEX + 1 && lines[0].equals(FIRST_LINE))
        .map(lines -> lines[TITLE_LINE_INDEX])
        .filter(line -> line.startsWith(TITLE_PREFIX))
        .map(line -> printable(line.substring(TITLE_PREFIX.length())))
        .filter(title -> !title.isEmpty());
  }

  private static String firstBytes(GameFiles files, String name) {
    try {
      int length = (int) Math.min(MAX_HEADING_BYTES, files.size(name));
      return new String(files.read(name, 0, length), StandardCharsets.UTF_8);
    } catch (FormatException e) {
      return "";
    }
  }

  private static String printable(String title) {
    String cleaned = title.replaceAll("\\p{C}", " ").strip();
    return cleaned.substring(
        0,
        cleaned.offsetByCodePoints(
            0, Math.min(MAX_TITLE_CHARACTERS, cleaned.codePointCount(0, cleaned.length()))));
  }
}
