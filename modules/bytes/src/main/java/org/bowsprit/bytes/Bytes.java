package org.bowsprit.bytes;

import java.util.Arrays;
import java.util.Objects;

/**
 * An immutable sequence of bytes. It is a view of an array that must no longer be modified.
 *
 * <p>This class is the type of every payload that is not decoded (scripts, sounds, text). Slices
 * share the array. Two sequences are equal if their bytes are equal.
 *
 * @since 1.0
 */
public final class Bytes {

  /** An empty sequence. */
  public static final Bytes EMPTY = new Bytes(new byte[0], 0, 0);

  private final byte[] array;
  private final int start;
  private final int length;

  Bytes(byte[] array, int start, int length) {
    this.array = array;
    this.start = start;
    this.length = length;
  }

  /** Returns a copy of {@code values}. Each value must fit into a byte (−128…255). */
  public static Bytes of(int... values) {
    byte[] copy = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      if (values[i] < Byte.MIN_VALUE || values[i] > 0xFF) {
        throw new IllegalArgumentException("a byte must be from −128 to 255, not " + values[i]);
      }
      copy[i] = (byte) values[i];
    }
    return new Bytes(copy, 0, copy.length);
  }

  /** Returns a copy of {@code array}. */
  public static Bytes copyOf(byte[] array) {
    return new Bytes(array.clone(), 0, array.length);
  }

  /**
   * Returns a view of the whole {@code array} without copying it; the caller must not modify the
   * array any more.
   */
  public static Bytes wrap(byte[] array) {
    return new Bytes(Objects.requireNonNull(array, "array must not be null"), 0, array.length);
  }

  /** Returns the number of bytes. */
  public int length() {
    return length;
  }

  /** Returns whether there are no bytes. */
  public boolean isEmpty() {
    return length == 0;
  }

  /**
   * Returns the byte at {@code index} as 0…255.
   *
   * @throws IndexOutOfBoundsException if {@code index} is not 0…{@code length() − 1}
   */
  public int u8(int index) {
    return array[start + Objects.checkIndex(index, length)] & 0xFF;
  }

  /**
   * Returns the {@code count} bytes from {@code offset}. The result shares the array.
   *
   * @throws IndexOutOfBoundsException if not all these bytes are inside this sequence
   */
  public Bytes slice(int offset, int count) {
    Objects.checkFromIndexSize(offset, count, length);
    return new Bytes(array, start + offset, count);
  }

  /** Returns the bytes from {@code offset} to the end. The result shares the array. */
  public Bytes from(int offset) {
    return slice(offset, length - offset);
  }

  /** Returns a reader that starts at the first byte. Its exceptions name {@code path}. */
  public ByteReader reader(ChunkPath path) {
    return new ByteReader(array, start, length, path);
  }

  /** Copies the bytes into {@code target} from {@code targetOffset} on. */
  public void copyInto(byte[] target, int targetOffset) {
    System.arraycopy(array, start, target, targetOffset, length);
  }

  /** Returns the bytes in a new array. */
  public byte[] toArray() {
    return Arrays.copyOfRange(array, start, start + length);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bytes otherBytes
        && Arrays.equals(
            array,
            start,
            start + length,
            otherBytes.array,
            otherBytes.start,
            otherBytes.start + otherBytes.length);
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = start; i < start + length; i++) {
      hash = 31 * hash + array[i];
    }
    return hash;
  }

  /** Returns the count and, for short sequences, the bytes in hex. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(length).append(" bytes");
    for (int i = 0; i < length && i < 16; i++) {
      text.append(i == 0 ? ": " : " ");
      text.append(Character.forDigit(u8(i) >> 4, 16)).append(Character.forDigit(u8(i) & 15, 16));
    }
    return text.append(length > 16 ? " …" : "").toString();
  }
}
