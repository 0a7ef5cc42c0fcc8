package org.bowsprit.engine.text;

import org.bowsprit.bytes.Bytes;

/** A zero-terminated text of limited length. Bytes beyond the limit are cut off (spec 04 §3). */
public final class TextBuffer {

  /** The capacity of a spoken text in bytes. */
  public static final int SPEECH_CAPACITY = 512;

  /** The capacity of any other text in bytes. */
  public static final int OTHER_CAPACITY = 270;

  private final byte[] bytes;
  private int length;

  /**
   * Creates an empty text.
   *
   * @param capacity the number of bytes, including the zero at the end
   */
  public TextBuffer(int capacity) {
    bytes = new byte[capacity];
  }

  /**
   * The saved state of a text.
   *
   * @param bytes the buffer up to the last byte that is not zero, even after the end of the text
   * @param length the number of bytes of the text itself
   */
  public record State(Bytes bytes, int length) {}

  /** Returns a snapshot of the text. */
  public State snapshot() {
    int usedLength = bytes.length;
    while (usedLength > 0 && bytes[usedLength - 1] == 0) {
      usedLength--;
    }
    return new State(Bytes.copyOf(java.util.Arrays.copyOf(bytes, usedLength)), length);
  }

  /**
   * Restores a saved text.
   *
   * @throws IllegalArgumentException if the text is longer than the capacity
   */
  public void restore(State saved) {
    if (saved.bytes().length() > bytes.length
        || saved.length() < 0
        || saved.length() >= bytes.length) {
      throw new IllegalArgumentException("a text has at most " + (bytes.length - 1) + " bytes");
    }
    clear();
    saved.bytes().copyInto(bytes, 0);
    length = saved.length();
  }

  /** Clears the text. */
  public void clear() {
    length = 0;
    java.util.Arrays.fill(bytes, (byte) 0);
  }

  /**
   * Appends a byte unless the buffer is full.
   *
   * @param value the byte, 0 to 255
   */
  public void append(int value) {
    if (length < bytes.length - 1) {
      bytes[length++] = (byte) value;
      bytes[length] = 0;
    }
  }

  /**
   * Returns a byte.
   *
   * @param index the index from 0; bytes beyond the end are zero
   * @return the byte, 0 to 255
   */
  public int byteAt(int index) {
    return index < bytes.length ? bytes[index] & 0xFF : 0;
  }

  /**
   * Replaces a byte.
   *
   * @param index the index from 0
   * @param value the byte, 0 to 255
   */
  public void set(int index, int value) {
    bytes[index] = (byte) value;
  }

  /**
   * Returns a little-endian word.
   *
   * @param index the index of the low byte
   * @return the word, 0 to 65535
   */
  public int word(int index) {
    return byteAt(index) | byteAt(index + 1) << 8;
  }

  /** Returns the length in bytes, without the terminating zero. */
  public int length() {
    return length;
  }

  /**
   * Truncates the text.
   *
   * @param newLength number of bytes to keep
   */
  public void truncate(int newLength) {
    length = newLength;
    bytes[length] = 0;
  }

  /**
   * Overwrites the beginning with another text and its zero at the end. The bytes after this zero
   * do not change.
   *
   * @param other the text, not longer than the capacity
   */
  public void overwrite(TextBuffer other) {
    System.arraycopy(other.bytes, 0, bytes, 0, other.length + 1);
    length = Math.max(length, other.length);
  }

  /** Returns a copy of the bytes, without the terminating zero. */
  public byte[] toArray() {
    return java.util.Arrays.copyOf(bytes, length);
  }

  /**
   * Replaces the text.
   *
   * @param text the bytes without a terminating zero
   */
  public void assign(byte[] text) {
    clear();
    for (byte b : text) {
      append(b);
    }
  }
}
