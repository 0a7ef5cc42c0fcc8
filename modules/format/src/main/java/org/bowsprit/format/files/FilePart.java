package org.bowsprit.format.files;

/**
 * A part of a file. Only requested bytes are read.
 *
 * @param files the files that contain it
 * @param name the file
 * @param offset the first byte, from the start of the file
 * @param length the largest number of bytes; {@link Long#MAX_VALUE} for all after {@code offset}
 */
public record FilePart(GameFiles files, String name, long offset, long length) {

  /** Checks that neither number is negative. */
  public FilePart {
    if (offset < 0 || length < 0) {
      throw new IllegalArgumentException("expected no negative number: " + offset + ", " + length);
    }
  }

  /** Returns the whole file {@code name}. */
  public static FilePart whole(GameFiles files, String name) {
    return new FilePart(files, name, 0, Long.MAX_VALUE);
  }

  /** Returns the number of bytes. */
  public long size() {
    return Math.max(0, Math.min(length, files.size(name) - offset));
  }

  /** Returns whether the file arrives while the game is played. */
  boolean isArriving() {
    return files.isArriving(name);
  }

  /**
   * Returns {@code count} bytes from {@code at} on; fewer bytes if the part ends earlier.
   *
   * @param at the position of the first byte, from the start of the part; 0 or more
   */
  public byte[] read(long at, int count) {
    int inside = (int) Math.max(0, Math.min(count, length - Math.min(at, length)));
    return inside == 0 ? new byte[0] : files.read(name, offset + at, inside);
  }
}
