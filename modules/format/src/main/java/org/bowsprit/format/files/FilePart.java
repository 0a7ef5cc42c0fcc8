package org.bowsprit.format.files;

/**
 * A part of a file. Only requested bytes are read.
 *
 * @param files the files that contain it
 * @param name the file
 * @param offset the first byte, from the start of the file
 * @param length the maximum number of bytes; {@link Long#MAX_VALUE} for all bytes after {@code
 *     offset}
 */
public record FilePart(GameFiles files, String name, long offset, long length) {

  /** Checks that neither number is negative. */
  public FilePart {
    if (offset < 0 || length < 0) {
      throw new IllegalArgumentException(
          "offset and length must not be negative: " + offset + ", " + length);
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

  /** Returns whether the file is downloaded while the game is played. */
  boolean isStreamed() {
    return files.isStreamed(name);
  }

  /**
   * Returns {@code count} bytes from {@code position} on; fewer bytes if the part ends earlier.
   *
   * @param position the position of the first byte, from the start of the part; 0 or more
   */
  public byte[] read(long position, int count) {
    int available = (int) Math.max(0, Math.min(count, length - Math.min(position, length)));
    return available == 0 ? new byte[0] : files.read(name, offset + position, available);
  }
}
