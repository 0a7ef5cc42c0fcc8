package org.bowsprit.web.jdk;

import java.util.Objects;

/** Replaces the parts of {@link java.util.HexFormat} that the engine uses. */
public final class HexFormat {

  private static final HexFormat PLAIN = new HexFormat("", false);
  private static final int RADIX = 16;

  private final String delimiter;
  private final boolean upperCase;

  private HexFormat(String delimiter, boolean upperCase) {
    this.delimiter = delimiter;
    this.upperCase = upperCase;
  }

  /** Returns a format with lower-case digits and no delimiter. */
  public static HexFormat of() {
    return PLAIN;
  }

  /** Returns a format with lower-case digits and a delimiter between bytes. */
  public static HexFormat ofDelimiter(String delimiter) {
    return new HexFormat(Objects.requireNonNull(delimiter), false);
  }

  /** Returns a copy with upper-case digits. */
  public HexFormat withUpperCase() {
    return new HexFormat(delimiter, true);
  }

  /** Returns the hex digits of bytes. */
  public String formatHex(byte[] bytes) {
    return formatHex(bytes, 0, bytes.length);
  }

  /** Returns the hex digits of the bytes from one index up to another, which is excluded. */
  public String formatHex(byte[] bytes, int from, int end) {
    Objects.checkFromToIndex(from, end, bytes.length);
    StringBuilder digits = new StringBuilder();
    for (int i = from; i < end; i++) {
      digits.append(i == from ? "" : delimiter);
      digits.append(digit(bytes[i] >> 4)).append(digit(bytes[i]));
    }
    return digits.toString();
  }

  private char digit(int value) {
    char digit = Character.forDigit(value & 0xF, RADIX);
    return upperCase ? Character.toUpperCase(digit) : digit;
  }

  /** Returns the bytes that hex digits without delimiters represent. */
  public byte[] parseHex(CharSequence digits) {
    if (digits.length() % 2 != 0) {
      throw new IllegalArgumentException("an odd number of digits: " + digits);
    }
    byte[] bytes = new byte[digits.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) fromHexDigits(digits.subSequence(2 * i, 2 * i + 2));
    }
    return bytes;
  }

  /** Returns the number that up to eight digits represent. */
  public static int fromHexDigits(CharSequence digits) {
    int value = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = Character.digit(digits.charAt(i), RADIX);
      if (digit < 0 || digits.length() > 8) {
        throw new NumberFormatException("no hexadecimal number: " + digits);
      }
      value = value << 4 | digit;
    }
    return value;
  }
}
