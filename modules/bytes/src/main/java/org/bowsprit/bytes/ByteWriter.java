package org.bowsprit.bytes;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * A growing sequence of bytes for encoders. It is the counterpart of {@link ByteReader}.
 *
 * <p>Methods whose names end in {@code Be} write big-endian numbers; the other methods write
 * little-endian numbers. A value that does not fit causes an {@link IllegalArgumentException}. This
 * is a programming error, because records check their values before they are encoded.
 *
 * @since 1.0
 */
public final class ByteWriter {

  /** The size in bytes of a chunk header, which consists of the tag and the size (spec 01 §3). */
  public static final int HEADER = 8;

  private byte[] array = new byte[64];
  private int length;

  /** Returns the number of bytes written so far, which is the offset of the next byte. */
  public int position() {
    return length;
  }

  /** Writes a byte, 0…255. */
  public ByteWriter u8(int value) {
    check(value, 0, 0xFF);
    ensureCapacity(1);
    array[length++] = (byte) value;
    return this;
  }

  /** Writes a little-endian 16-bit number, 0…65535. */
  public ByteWriter u16(int value) {
    check(value, 0, 0xFFFF);
    return u8(value & 0xFF).u8(value >> 8);
  }

  /** Writes a signed little-endian 16-bit number, −32768…32767. */
  public ByteWriter s16(int value) {
    check(value, Short.MIN_VALUE, Short.MAX_VALUE);
    return u16(value & 0xFFFF);
  }

  /** Writes a little-endian 32-bit number, 0…2³²−1. */
  public ByteWriter u32(long value) {
    check(value, 0, 0xFFFFFFFFL);
    return u16((int) (value & 0xFFFF)).u16((int) (value >> 16));
  }

  /** Writes a big-endian 16-bit number, 0…65535. */
  public ByteWriter u16Be(int value) {
    check(value, 0, 0xFFFF);
    return u8(value >> 8).u8(value & 0xFF);
  }

  /** Writes a big-endian 32-bit number, 0…2³²−1. */
  public ByteWriter u32Be(long value) {
    check(value, 0, 0xFFFFFFFFL);
    return u16Be((int) (value >> 16)).u16Be((int) (value & 0xFFFF));
  }

  /** Writes {@code bytes} unchanged. */
  public ByteWriter bytes(Bytes bytes) {
    ensureCapacity(bytes.length());
    bytes.copyInto(array, length);
    length += bytes.length();
    return this;
  }

  /** Writes {@code bytes} unchanged. */
  public ByteWriter bytes(byte[] bytes) {
    return bytes(Bytes.wrap(bytes));
  }

  /** Writes {@code value} {@code count} times. */
  public ByteWriter fill(int value, int count) {
    check(value, 0, 0xFF);
    ensureCapacity(count);
    Arrays.fill(array, length, length + count, (byte) value);
    length += count;
    return this;
  }

  /** Writes a tag of four characters. */
  public ByteWriter tag(String tag) {
    byte[] characters = tag.getBytes(StandardCharsets.ISO_8859_1);
    if (characters.length != 4) {
      throw new IllegalArgumentException("expected a tag of four characters, not \"" + tag + "\"");
    }
    return bytes(characters);
  }

  /**
   * Writes the chunk {@code tag}. The function {@code payload} writes the payload. The size in the
   * header includes the eight bytes of the header (spec 01 §3).
   */
  public ByteWriter chunk(String tag, Consumer<ByteWriter> payload) {
    int header = length;
    tag(tag).u32Be(0);
    payload.accept(this);
    return putU32Be(header + 4, length - header);
  }

  /** Overwrites the two bytes at {@code offset} with a little-endian number, 0…65535. */
  public ByteWriter putU16(int offset, int value) {
    return overwrite(offset, new ByteWriter().u16(value));
  }

  /** Overwrites the four bytes at {@code offset} with a little-endian number. */
  public ByteWriter putU32(int offset, long value) {
    return overwrite(offset, new ByteWriter().u32(value));
  }

  /** Overwrites the four bytes at {@code offset} with a big-endian number. */
  public ByteWriter putU32Be(int offset, long value) {
    return overwrite(offset, new ByteWriter().u32Be(value));
  }

  /** Returns the written bytes in a new array. */
  public byte[] toArray() {
    return Arrays.copyOf(array, length);
  }

  /** Returns the written bytes. */
  public Bytes toBytes() {
    return Bytes.wrap(toArray());
  }

  private ByteWriter overwrite(int offset, ByteWriter replacement) {
    if (offset < 0 || offset + replacement.length > length) {
      throw new IllegalArgumentException("offset " + offset + " is outside the written bytes");
    }
    System.arraycopy(replacement.array, 0, array, offset, replacement.length);
    return this;
  }

  private void ensureCapacity(int count) {
    if (count > array.length - length) {
      array = Arrays.copyOf(array, Math.max(length + count, array.length * 2));
    }
  }

  private static void check(long value, long min, long max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          "expected a value of " + min + "…" + max + ", was " + value);
    }
  }
}
