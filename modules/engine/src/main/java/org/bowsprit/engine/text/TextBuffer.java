package org.bowsprit.engine.text;

/** A text of limited length, closed by zero; what goes beyond is cut off (spec 04 §3). */
public final class TextBuffer {

  /** Capacity of a spoken text. */
  public static final int SPEECH = 512;

  /** Capacity of any other text. */
  public static final int OTHER = 270;

  private final byte[] bytes;
  private int length;

  /**
   * An empty text.
   *
   * @param capacity bytes, the closing zero included
   */
  public TextBuffer(int capacity) {
    bytes = new byte[capacity];
  }

  /** Empties it. */
  public void clear() {
    length = 0;
    java.util.Arrays.fill(bytes, (byte) 0);
  }

  /**
   * Appends a byte unless it is full.
   *
   * @param value 0 to 255
   */
  public void append(int value) {
    if (length < bytes.length - 1) {
      bytes[length++] = (byte) value;
      bytes[length] = 0;
    }
  }

  /**
   * A byte.
   *
   * @param index from 0; beyond the end there are zeros
   * @return 0 to 255
   */
  public int at(int index) {
    return index < bytes.length ? bytes[index] & 0xFF : 0;
  }

  /**
   * Replaces a byte.
   *
   * @param index from 0
   * @param value 0 to 255
   */
  public void set(int index, int value) {
    bytes[index] = (byte) value;
  }

  /**
   * A little-endian word.
   *
   * @param index of its low byte
   * @return 0 to 65535
   */
  public int word(int index) {
    return at(index) | at(index + 1) << 8;
  }

  /**
   * The length.
   *
   * @return bytes without the closing zero
   */
  public int length() {
    return length;
  }

  /**
   * Cuts it off.
   *
   * @param newLength bytes to keep
   */
  public void truncate(int newLength) {
    length = newLength;
    bytes[length] = 0;
  }

  /**
   * The bytes without the closing zero.
   *
   * @return a copy
   */
  public byte[] toArray() {
    return java.util.Arrays.copyOf(bytes, length);
  }

  /**
   * Replaces the text.
   *
   * @param text bytes without a closing zero
   */
  public void assign(byte[] text) {
    clear();
    for (byte b : text) {
      append(b);
    }
  }
}
