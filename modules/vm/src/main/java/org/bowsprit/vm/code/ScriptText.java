package org.bowsprit.vm.code;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A text in a script: bytes with FF escapes, without the NUL at the end (spec 06 §9.3).
 *
 * <p>Immutable. The arguments of escapes may contain NUL.
 */
public final class ScriptText {

  /** The empty text. */
  public static final ScriptText EMPTY = new ScriptText(new byte[0]);

  private static final int ESCAPE = 0xFF;

  private final byte[] bytes;

  private ScriptText(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Returns a text with a copy of {@code bytes}. */
  public static ScriptText of(byte[] bytes) {
    return new ScriptText(bytes.clone());
  }

  /** Returns a text with ASCII characters. */
  public static ScriptText of(String ascii) {
    return new ScriptText(ascii.getBytes(StandardCharsets.ISO_8859_1));
  }

  /**
   * Returns a text with the bytes before the NUL that ends it, or with all bytes if there is none.
   * A NUL inside an escape's argument does not end the text.
   */
  public static ScriptText ofTerminated(byte[] bytes) {
    int end = end(bytes, 0, true);
    return new ScriptText(Arrays.copyOf(bytes, end < 0 ? bytes.length : end));
  }

  /**
   * Returns the length of the escape {@code code} in bytes, including the FF and the code: 2 or 4.
   *
   * @param code the byte after the FF
   */
  public static int escapeLength(int code) {
    return code == 1 || code == 2 || code == 3 || code == 8 ? 2 : 4;
  }

  /**
   * Returns the offset of the NUL that ends the text starting at {@code start}. Returns −1 if there
   * is no such NUL.
   *
   * @param hasEscapes true if FF introduces an escape whose argument may contain NUL
   */
  static int end(byte[] code, int start, boolean hasEscapes) {
    int index = start;
    while (index < code.length) {
      int value = code[index] & 0xFF;
      if (value == 0) {
        return index;
      }
      if (hasEscapes && value == ESCAPE && index + 1 < code.length) {
        index += escapeLength(code[index + 1] & 0xFF);
      } else {
        index++;
      }
    }
    return -1;
  }

  /** Returns the number of bytes. */
  public int length() {
    return bytes.length;
  }

  /** Returns the byte at {@code index}, 0 to 255. */
  public int byteAt(int index) {
    return bytes[index] & 0xFF;
  }

  /** Returns a copy of the bytes. */
  public byte[] toBytes() {
    return bytes.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ScriptText text && Arrays.equals(bytes, text.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  /**
   * Returns the bytes as characters, for messages; bytes that are not ASCII appear as {@code .}.
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (byte each : bytes) {
      text.append(each >= ' ' && each < 0x7F ? (char) each : '.');
    }
    return text.toString();
  }
}
