package org.bowsprit.engine.trace;

/** Game text as a JSON string: bytes beyond ASCII and controls become escapes. */
final class JsonText {

  private static final String HEX = "0123456789abcdef";

  private JsonText() {}

  static void append(StringBuilder out, byte[] text) {
    out.append('"');
    for (byte b : text) {
      int value = b & 0xFF;
      if (value == '"' || value == '\\') {
        out.append('\\').append((char) value);
      } else if (value >= 0x20 && value < 0x7F) {
        out.append((char) value);
      } else {
        out.append("\\u00").append(HEX.charAt(value >> 4)).append(HEX.charAt(value & 15));
      }
    }
    out.append('"');
  }
}
