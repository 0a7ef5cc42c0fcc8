package org.bowsprit.vm.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.ScriptText;

/**
 * Writes texts with their escapes, such as {@code "Hi" + wait() + getInt(Var[100])} (spec 06 §9.3).
 */
public final class TextNotation {

  /** The first byte of an escape. */
  public static final int ESCAPE = 0xFF;

  /** The code of the escape of a speech cue. */
  public static final int SOUND_CODE = 0x0A;

  /** The number of escapes in a speech cue. */
  public static final int ESCAPES_PER_SOUND_CUE = 4;

  /** The length of an escape with an argument, in bytes. */
  public static final int LONG_ESCAPE_BYTES = 4;

  /** The prefix for escapes without a name. */
  static final String UNKNOWN = "unknown";

  private static final List<String> NAMES =
      List.of(
          "",
          "newline",
          "keepText",
          "wait",
          "getInt",
          "getVerb",
          "getName",
          "getString",
          "verbNewline",
          "startAnim",
          "",
          "",
          "setColor",
          "",
          "setFont");

  private TextNotation() {}

  /** Returns the name of an escape. */
  public static String name(int code) {
    String name = code < NAMES.size() ? NAMES.get(code) : "";
    return name.isEmpty() ? UNKNOWN + code : name;
  }

  /** Returns the code of the escape with a name, or −1 if there is no such escape. */
  public static int code(String name) {
    int nameIndex = NAMES.indexOf(name);
    if (nameIndex > 0) {
      return nameIndex;
    }
    return name.matches(UNKNOWN + "\\d{1,3}")
        ? Integer.parseInt(name.substring(UNKNOWN.length())) & 0xFF
        : -1;
  }

  /** Returns whether the escape's argument is written as a variable. */
  public static boolean takesVariable(int code) {
    return code >= 4 && code <= 7;
  }

  /** Returns a text in the form of listings. */
  public static String print(ScriptText text) {
    List<String> parts = new ArrayList<>();
    StringBuilder plain = new StringBuilder();
    int position = 0;
    while (position < text.length()) {
      if (text.byteAt(position) == ESCAPE && isCompleteEscape(text, position)) {
        flush(plain, parts);
        position += printEscape(text, position, parts);
      } else {
        appendCharacter(text.byteAt(position++), plain);
      }
    }
    flush(plain, parts);
    return parts.isEmpty() ? "\"\"" : String.join(" + ", parts);
  }

  /** Returns a text without escapes in the form of listings. */
  static String printPlain(ScriptText text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      appendCharacter(text.byteAt(i), plain);
    }
    return "\"" + plain + "\"";
  }

  /** Returns whether the escape at a position is complete. */
  public static boolean isCompleteEscape(ScriptText text, int at) {
    return at + 1 < text.length()
        && at + ScriptText.escapeLength(text.byteAt(at + 1)) <= text.length();
  }

  private static int printEscape(ScriptText text, int at, List<String> parts) {
    int code = text.byteAt(at + 1);
    if (isSoundCue(text, at)) {
      parts.add(
          String.format(
              Locale.ROOT,
              "sound(0x%X, 0x%X)",
              int32(text, at),
              int32(text, at + 2 * LONG_ESCAPE_BYTES)));
      return ESCAPES_PER_SOUND_CUE * LONG_ESCAPE_BYTES;
    }
    if (ScriptText.escapeLength(code) < LONG_ESCAPE_BYTES) {
      parts.add(name(code) + "()");
      return ScriptText.escapeLength(code);
    }
    int argument = word(text, at + 2);
    String argumentText =
        takesVariable(code)
            ? ReferenceNotation.print(new Reference(argument, Reference.NOT_INDEXED))
            : Integer.toString((short) argument);
    parts.add(name(code) + "(" + argumentText + ")");
    return LONG_ESCAPE_BYTES;
  }

  /** Returns whether the escapes at a position are a cue for recorded speech. */
  public static boolean isSoundCue(ScriptText text, int at) {
    if (at + ESCAPES_PER_SOUND_CUE * LONG_ESCAPE_BYTES > text.length()) {
      return false;
    }
    for (int group = 0; group < ESCAPES_PER_SOUND_CUE; group++) {
      int start = at + group * LONG_ESCAPE_BYTES;
      if (text.byteAt(start) != ESCAPE || text.byteAt(start + 1) != SOUND_CODE) {
        return false;
      }
    }
    return true;
  }

  private static int word(ScriptText text, int at) {
    return text.byteAt(at) | text.byteAt(at + 1) << 8;
  }

  /** Returns the 32-bit number in two consecutive escapes. */
  public static int int32(ScriptText text, int at) {
    return word(text, at + 2) | word(text, at + LONG_ESCAPE_BYTES + 2) << 16;
  }

  private static void appendCharacter(int value, StringBuilder plain) {
    if (value == '"' || value == '\\') {
      plain.append('\\').append((char) value);
    } else if (value >= ' ' && value < 0x7F) {
      plain.append((char) value);
    } else {
      plain.append(String.format(Locale.ROOT, "\\x%02X", value));
    }
  }

  private static void flush(StringBuilder plain, List<String> parts) {
    if (!plain.isEmpty()) {
      parts.add("\"" + plain + "\"");
      plain.setLength(0);
    }
  }
}
