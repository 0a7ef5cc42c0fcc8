package org.bowsprit.bytes;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * Reads the payload of one chunk from a current position. It never reads outside the payload.
 *
 * <p>Every read beyond the end throws a {@link FormatException} with the chunk's path and the
 * offset from the start of the payload. No read throws another exception. Methods whose names end
 * in {@code Be} read big-endian numbers; the other methods read little-endian numbers (spec 01 §3).
 *
 * @since 1.0
 */
public final class ByteReader {

  private final byte[] array;
  private final int start;
  private final int length;
  private final ChunkPath path;
  private int position;

  ByteReader(byte[] array, int start, int length, ChunkPath path) {
    this.array = array;
    this.start = start;
    this.length = length;
    this.path = Objects.requireNonNull(path, "path must not be null");
  }

  /** Returns a reader of the whole {@code payload} of the chunk {@code path}. */
  public static ByteReader of(byte[] payload, ChunkPath path) {
    return new ByteReader(payload, 0, payload.length, path);
  }

  /** Returns the chunk that this reader reads. */
  public ChunkPath path() {
    return path;
  }

  /** Returns the offset of the next byte from the start of the payload. */
  public int position() {
    return position;
  }

  /** Returns the length of the payload in bytes. */
  public int length() {
    return length;
  }

  /** Returns the number of remaining bytes. */
  public int remaining() {
    return length - position;
  }

  /**
   * Moves the current position to {@code offset} bytes from the start of the payload. The end of
   * the payload is a valid offset.
   */
  public ByteReader seek(int offset) {
    if (offset < 0 || offset > length) {
      throw FormatException.at(
          path,
          position,
          "expected an offset inside the payload of " + length + " bytes, found " + offset);
    }
    position = offset;
    return this;
  }

  /** Skips {@code count} bytes. */
  public void skip(int count) {
    position += claim(count);
  }

  /** Reads an unsigned byte. */
  public int u8() {
    if (position >= length) {
      throw missingBytes(1);
    }
    return array[start + position++] & 0xFF;
  }

  /** Reads a signed byte. */
  public int s8() {
    return (byte) u8();
  }

  /** Reads an unsigned little-endian 16-bit number. */
  public int u16() {
    int index = start + position;
    position += claim(2);
    return (array[index] & 0xFF) | (array[index + 1] & 0xFF) << 8;
  }

  /** Reads a signed little-endian 16-bit number. */
  public int s16() {
    return (short) u16();
  }

  /** Reads an unsigned little-endian 32-bit number. */
  public long u32() {
    claim(4);
    long low = u16();
    return low | (long) u16() << 16;
  }

  /** Reads an unsigned big-endian 16-bit number. */
  public int u16Be() {
    int index = start + position;
    position += claim(2);
    return (array[index] & 0xFF) << 8 | (array[index + 1] & 0xFF);
  }

  /** Reads an unsigned big-endian 32-bit number. */
  public long u32Be() {
    claim(4);
    long high = u16Be();
    return high << 16 | u16Be();
  }

  /** Reads {@code count} bytes. */
  public Bytes bytes(int count) {
    int offset = position;
    position += claim(count);
    return new Bytes(array, start + offset, count);
  }

  /** Reads all remaining bytes. */
  public Bytes rest() {
    return bytes(remaining());
  }

  /** Reads a tag of four bytes. Each byte is a character in Latin-1. */
  public String tag() {
    return new String(bytes(4).toArray(), StandardCharsets.ISO_8859_1);
  }

  /**
   * Returns a reader of the {@code count} bytes from {@code offset} (relative to this payload). The
   * offsets of the new reader are relative to {@code offset}, and its exceptions name {@code
   * windowPath}.
   */
  public ByteReader window(int offset, int count, ChunkPath windowPath) {
    if (offset < 0 || count < 0 || (long) offset + count > length) {
      throw FormatException.at(
          path,
          position,
          "expected %s bytes from offset %s, found a payload of %s bytes"
              .formatted(count, offset, length));
    }
    return new ByteReader(array, start + offset, count, windowPath);
  }

  /** Checks that no bytes remain. */
  public void expectEnd() {
    if (position != length) {
      throw fail("expected the end of the chunk, found " + remaining() + " more bytes");
    }
  }

  /** Returns an exception about the bytes at the current position. */
  public FormatException fail(String expectation) {
    return FormatException.at(path, position, expectation);
  }

  private int claim(int count) {
    if (count < 0 || count > length - position) {
      throw missingBytes(count);
    }
    return count;
  }

  private FormatException missingBytes(int count) {
    return fail(
        "expected %s%s, found %s"
            .formatted(count, count == 1 ? " more byte" : " more bytes", remaining()));
  }
}
