package org.bowsprit.kit.translation;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.vm.code.ScriptText;

/**
 * Converts the texts of a game to the form for translators, and back without loss. A line break
 * stays a line break. {@code {wait}} and {@code {keep}} represent these escapes. Any other escape
 * becomes a text such as {@code {code 04 6400}}. A byte that is not a known character becomes a
 * text such as {@code {byte 9F}}.
 */
final class GlyphText {

  private static final int ESCAPE = 0xFF;
  private static final int NEWLINE = 1;
  private static final int KEEP_CODE = 2;
  private static final int WAIT_CODE = 3;
  private static final int ARGUMENT = 4;
  private static final int HEX = 16;
  private static final String CODE = "code ";
  private static final String BYTE = "byte ";

  private GlyphText() {}

  /** Returns the text in the form for translators. */
  static String read(ScriptText bytes) {
    StringBuilder text = new StringBuilder();
    int offset = 0;
    while (offset < bytes.length()) {
      int value = bytes.byteAt(offset);
      int length = escapeLength(bytes, offset);
      if (length > 0) {
        appendCode(bytes, offset, length, text);
        offset += length;
      } else {
        appendCharacter(value, text);
        offset++;
      }
    }
    return text.toString();
  }

  /**
   * Returns the number of bytes of the escape that begins at a position; 0 if there is no escape or
   * if it is cut off.
   */
  private static int escapeLength(ScriptText bytes, int offset) {
    if (bytes.byteAt(offset) != ESCAPE || offset + 1 == bytes.length()) {
      return 0;
    }
    int length = ScriptText.escapeLength(bytes.byteAt(offset + 1));
    return offset + length <= bytes.length() ? length : 0;
  }

  private static void appendCode(ScriptText bytes, int offset, int length, StringBuilder text) {
    int code = bytes.byteAt(offset + 1);
    switch (code) {
      case NEWLINE -> text.append('\n');
      case KEEP_CODE -> text.append("{keep}");
      case WAIT_CODE -> text.append("{wait}");
      default -> {
        text.append('{').append(CODE).append(hex(code));
        if (length == ARGUMENT) {
          text.append(' ')
              .append(hex(bytes.byteAt(offset + 2)))
              .append(hex(bytes.byteAt(offset + 2 + 1)));
        }
        text.append('}');
      }
    }
  }

  private static void appendCharacter(int value, StringBuilder text) {
    int character = WesternGlyphs.characterOf(value);
    if (character < 0 || character == '{' || WesternGlyphs.of(character) != value) {
      text.append('{').append(BYTE).append(hex(value)).append('}');
    } else {
      text.appendCodePoint(character);
    }
  }

  private static String hex(int value) {
    return HexFormat.of().withUpperCase().toHexDigits((byte) value);
  }

  /**
   * Returns the bytes of a text that a translator wrote.
   *
   * @param place the place of the text, for messages
   * @throws TranslationException if a character has no glyph or an insertion is unknown
   */
  static ScriptText write(String place, String text) {
    try {
      return write(text);
    } catch (TranslationException e) {
      throw new TranslationException(place + ": " + e.getMessage());
    }
  }

  private static ScriptText write(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int offset = 0;
    while (offset < text.length()) {
      int character = text.codePointAt(offset);
      if (character == '\n') {
        bytes.write(ESCAPE);
        bytes.write(NEWLINE);
      } else if (character == '{') {
        int end = text.indexOf('}', offset);
        writeInsertion(end < 0 ? "" : text.substring(offset + 1, end), bytes);
        offset = end;
      } else {
        int glyph = WesternGlyphs.of(character);
        if (glyph < 0) {
          throw new TranslationException(
              "no glyph of western games draws '" + Character.toString(character) + "'");
        }
        bytes.write(glyph);
      }
      offset += Character.charCount(character);
    }
    return ScriptText.of(bytes.toByteArray());
  }

  /**
   * Writes an insertion. Rejects a code without its argument, because it would use the next
   * characters as the argument, and a byte 00, because it would end the text.
   */
  private static void writeInsertion(String inner, ByteArrayOutputStream bytes) {
    if (inner.equals("keep") || inner.equals("wait")) {
      bytes.write(ESCAPE);
      bytes.write(inner.equals("keep") ? KEEP_CODE : WAIT_CODE);
    } else if (inner.matches(CODE + "[0-9A-F]{2}( [0-9A-F]{4})?")) {
      String digits = inner.substring(CODE.length()).replace(" ", "");
      int length = ScriptText.escapeLength(Integer.parseInt(digits.substring(0, 2), HEX));
      if (digits.length() != 2 * (length - 1)) {
        throw new TranslationException(
            "expected two digits in '{" + inner + "}', or six: as in the original");
      }
      bytes.write(ESCAPE);
      writeHexBytes(digits, bytes);
    } else if (inner.matches(BYTE + "(?!00)[0-9A-F]{2}")) {
      writeHexBytes(inner.substring(BYTE.length()), bytes);
    } else {
      throw new TranslationException("'{" + inner + "}' is not a known insertion");
    }
  }

  private static void writeHexBytes(String digits, ByteArrayOutputStream bytes) {
    for (int i = 0; i < digits.length(); i += 2) {
      bytes.write(Integer.parseInt(digits.substring(i, i + 2), HEX));
    }
  }
}
