package org.bowsprit.audio.file;

import java.util.Arrays;

/**
 * Random access to the bytes of a file, or of part of a file.
 *
 * @since 1.0
 */
public interface ByteSource {

  /** Returns the number of bytes. */
  long size();

  /**
   * Returns {@code length} bytes from {@code offset} on in a new array, or fewer at the end of the
   * source.
   *
   * @param offset the offset, 0 or more; the result is empty at or beyond the end
   * @throws RuntimeException if the file can no longer be read
   */
  byte[] read(long offset, int length);

  /** Returns a source of bytes in memory. The array must not be changed afterwards. */
  static ByteSource of(byte[] bytes) {
    return new ByteSource() {
      @Override
      public long size() {
        return bytes.length;
      }

      @Override
      public byte[] read(long offset, int length) {
        int from = (int) Math.min(offset, bytes.length);
        return Arrays.copyOfRange(bytes, from, from + Math.min(length, bytes.length - from));
      }
    };
  }

  /** Returns a source of these bytes, followed by the bytes of another source. */
  default ByteSource then(ByteSource next) {
    ByteSource firstSource = this;
    long firstSize = size();
    return new ByteSource() {
      @Override
      public long size() {
        return firstSize + next.size();
      }

      @Override
      public byte[] read(long offset, int length) {
        if (offset >= firstSize) {
          return next.read(offset - firstSize, length);
        }
        byte[] firstBytes = firstSource.read(offset, length);
        byte[] secondBytes = next.read(0, length - firstBytes.length);
        byte[] allBytes = Arrays.copyOf(firstBytes, firstBytes.length + secondBytes.length);
        System.arraycopy(secondBytes, 0, allBytes, firstBytes.length, secondBytes.length);
        return allBytes;
      }
    };
  }

  /**
   * Returns the part of this source that begins at {@code offset} and has at most {@code length}
   * bytes. The part ends at the end of the source, and is empty if {@code length} is negative.
   */
  default ByteSource part(long offset, long length) {
    ByteSource source = this;
    long from = Math.max(0, Math.min(offset, size()));
    long count = offset < 0 ? 0 : Math.max(0, Math.min(length, size() - from));
    return new ByteSource() {
      @Override
      public long size() {
        return count;
      }

      @Override
      public byte[] read(long position, int requested) {
        long start = Math.min(position, count);
        return source.read(from + start, (int) Math.min(requested, count - start));
      }
    };
  }
}
