package org.bowsprit.vm.symbol;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a source file.
 *
 * @param file path from the root of the sources
 * @param line the number of the line, from 1
 */
public record SourceLine(String file, int line) {

  private static final Pattern ROOM = Pattern.compile("(?:.*/)?([^/]+)/room\\.bow");

  /**
   * Returns {@code file:line} in short form. The file is without folders, and the file of a room
   * has the room's name.
   */
  public String shortForm() {
    return shortFile(file) + ":" + line;
  }

  /**
   * Returns the name of a file without its folders. For {@code rooms/kitchen/room.bow}, it is
   * {@code kitchen.bow}.
   */
  static String shortFile(String file) {
    Matcher room = ROOM.matcher(file);
    return room.matches() ? room.group(1) + ".bow" : file.substring(file.lastIndexOf('/') + 1);
  }

  /** Returns whether a word that a user has typed may refer to a file. */
  static boolean matches(String file, String word) {
    return file.equals(word) || file.endsWith("/" + word) || shortFile(file).equals(word);
  }
}
