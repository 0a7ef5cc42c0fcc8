package org.bowsprit.format.files;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;

/**
 * Named files with random access: the files of a folder, a zip or an archive, or files in memory.
 *
 * <p>A name is a path relative to the folder, zip or archive, with slashes: {@code
 * audio/track2.ogg}.
 */
public interface GameFiles {

  /**
   * The size limit for reading a whole file, in bytes. It is several times the size of the largest
   * real file.
   */
  int MAX_BYTES = 48 << 20;

  /** The size in bytes of the blocks in which {@linkplain #isStreamed streamed} files are read. */
  int BLOCK_BYTES = 1 << 9;

  /** Returns the name of the folder, zip or archive, without its parent folders. */
  String name();

  /** Returns the names of the files. */
  List<String> names();

  /**
   * Returns the size in bytes of the file {@code name}, one of {@link #names}.
   *
   * @throws FormatException if the file cannot be read
   */
  long size(String name);

  /**
   * Returns {@code length} bytes of the file {@code name}, one of {@link #names}, from {@code
   * offset} on, in a new array; fewer bytes if the file ends earlier.
   *
   * @throws FormatException if the file cannot be read
   */
  byte[] read(String name, long offset, int length);

  /**
   * Returns whether the file {@code name}, one of {@link #names}, is downloaded while the game is
   * played. Only the needed bytes of such a file should be read. Other files can be read
   * completely.
   */
  default boolean isStreamed(String name) {
    return false;
  }

  /**
   * Returns the whole file {@code name}, one of {@link #names}, in a new array.
   *
   * @throws FormatException if the file cannot be read or is larger than {@link #MAX_BYTES}
   */
  default byte[] readAll(String name) {
    return read(name, 0, sizeInMemory(name));
  }

  /**
   * Returns the size of a file that is to be kept in memory.
   *
   * @throws FormatException if the file cannot be read or is larger than {@link #MAX_BYTES}
   */
  default int sizeInMemory(String name) {
    long size = size(name);
    if (size > MAX_BYTES) {
      throw unreadable(name, "expected at most " + MAX_BYTES + " bytes, found " + size);
    }
    return (int) size;
  }

  /** Returns the name of the file that equals {@code name} if case is ignored. */
  default Optional<String> find(String name) {
    String lowerCaseName = name.toLowerCase(Locale.ROOT);
    return names().stream()
        .filter(candidate -> candidate.toLowerCase(Locale.ROOT).equals(lowerCaseName))
        .findFirst();
  }

  /** Returns an exception about the file {@code name} as a whole. */
  static FormatException unreadable(String name, String expectation) {
    return FormatException.at(ChunkPath.ROOT, 0, expectation).in(name);
  }
}
