package org.bowsprit.vm.code;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A text as it stands in a script: bytes with FF escapes, without the closing NUL (spec 06 §9.3).
 *
 * <p>Immutable. NUL may occur inside it, as part of an escape's argument.
 */
public final class ScriptText {

  /** The text without a byte. */
  public static final ScriptText EMPTY = new ScriptText(new byte[0]);

  private static final int ESCAPE = 0xFF;

  private final byte[] bytes;

  private ScriptText(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Makes a text of a copy of {@code bytes}. */
  public static ScriptText of(byte[] bytes) {
    return new ScriptText(bytes.clone());
  }

  /** Makes a text of ASCII characters. */
  public static ScriptText of(String ascii) {
    return new ScriptText(ascii.getBytes(StandardCharsets.ISO_8859_1));
  }

  /**
   * Makes a text of the bytes before the NUL that closes it, or of all bytes if there is none. A
   * NUL inside an escape's argument closes nothing.
   */
  public static ScriptText ofTerminated(byte[] bytes) {
    int end = end(bytes, 0, true);
    return new ScriptText(Arrays.copyOf(bytes, end < 0 ? bytes.length : end));
  }

  /**
   * Returns how many bytes the escape {@code code} takes, the FF and the code included: 2 or 4.
   *
   * @param code the byte after the FF
   */
  public static int escapeLength(int code) {
    return code == 1 || code == 2 || code == 3 || code == 8 ? 2 : 4;
  }

  /**
   * Returns the offset of the NUL that closes the text starting at {@code start}, or −1 if the
   * bytes end before it.
   *
   * @param escapes whether FF introduces an escape whose argument may contain NUL
   */
  static int end(byte[] code, int start, boolean escapes) {
    int at = start;
    while (at < code.length) {
      int unit = code[at] & 0xFF;
      if (unit == 0) {
        return at;
      }
      if (escapes && unit == ESCAPE && at + 1 < code.length) {
        at += escapeLength(code[at + 1] & 0xFF);
      } else {
        at++;
      }
    }
    return -1;
  }

  /** Returns the number of bytes. */
  public int length() {
    return bytes.length;
  }

  /** Returns the byte at {@code index}, 0 to 255. */
  public int at(int index) {
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

  /** Returns the bytes as characters, for messages; a byte outside of ASCII shows as {@code .}. */
  @Override
  public String toString() {
    StringBuilder shown = new StringBuilder();
    for (byte each : bytes) {
      shown.append(each >= ' ' && each < 0x7F ? (char) each : '.');
    }
    return shown.toString();
  }
}
