package org.bowsprit.format.files;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;

/**
 * Named files of which any part can be read: those of a folder, a zip or an archive, or in memory.
 *
 * <p>A name holds the folders below the place, each with a slash behind it: {@code
 * audio/track2.ogg}.
 */
public interface GameFiles {

  /** The largest file that is read as a whole, in bytes: some times the largest real one. */
  int LARGEST = 48 << 20;

  /** Returns what the folder, zip or archive is called, without the folders above it. */
  String name();

  /** Returns the names of the files as they are written there. */
  List<String> names();

  /**
   * Returns how many bytes the file {@code name}, one of {@link #names}, has.
   *
   * @throws FormatException if the file cannot be read
   */
  long size(String name);

  /**
   * Returns {@code length} bytes of the file {@code name}, one of {@link #names}, from {@code
   * offset} on, in an array of their own; fewer where the file ends before.
   *
   * @throws FormatException if the file cannot be read
   */
  byte[] read(String name, long offset, int length);

  /**
   * Returns all of the file {@code name}, one of {@link #names}, in an array of its own.
   *
   * @throws FormatException if the file cannot be read or is larger than {@link #LARGEST}
   */
  default byte[] readAll(String name) {
    long size = size(name);
    if (size > LARGEST) {
      throw unreadable(name, "expected at most " + LARGEST + " bytes, found " + size);
    }
    return read(name, 0, (int) size);
  }

  /** Returns the name of the file that is called {@code name} in whatever case. */
  default Optional<String> find(String name) {
    String wanted = name.toLowerCase(Locale.ROOT);
    return names().stream()
        .filter(candidate -> candidate.toLowerCase(Locale.ROOT).equals(wanted))
        .findFirst();
  }

  /** Returns a complaint about the file {@code name} as a whole. */
  static FormatException unreadable(String name, String expectation) {
    return FormatException.at(ChunkPath.ROOT, 0, expectation).in(name);
  }
}
