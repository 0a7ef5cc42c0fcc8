package org.bowsprit.bow.internal.decompile;

import java.util.Locale;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.text.ReferenceNotation;
import org.bowsprit.vm.text.TextNotation;

/** Writes texts in the syntax of sources: {@code "Hello\n{name VAR_EGO}"}. */
final class TextPrinter {

  private static final int LINE_BREAK = 1;
  private static final String[] PREFIXES = {"get", "set", "start"};

  private TextPrinter() {}

  static String print(ScriptText text) {
    StringBuilder out = new StringBuilder("\"");
    int at = 0;
    while (at < text.length()) {
      at +=
          text.byteAt(at) == TextNotation.ESCAPE && TextNotation.isCompleteEscape(text, at)
              ? escape(text, at, out)
              : glyph(text.byteAt(at), out);
    }
    return out.append('"').toString();
  }

  /** Returns a text without escapes, such as the name of a file. */
  static String plain(ScriptText text) {
    return "\"" + text + "\"";
  }

  private static int escape(ScriptText text, int at, StringBuilder out) {
    int code = text.byteAt(at + 1);
    if (code == LINE_BREAK) {
      out.append("\\n");
      return 2;
    }
    int length = ScriptText.escapeLength(code);
    if (TextNotation.isSoundCue(text, at)) {
      int offset = TextNotation.int32(text, at);
      int size = TextNotation.int32(text, at + 2 * length);
      out.append(String.format(Locale.ROOT, "{sound 0x%X, 0x%X}", offset, size));
      return TextNotation.ESCAPES_PER_SOUND_CUE * length;
    }
    out.append('{').append(shortName(TextNotation.name(code)));
    if (length == TextNotation.LONG_ESCAPE_BYTES) {
      out.append(' ').append(argument(code, word(text, at)));
    }
    out.append('}');
    return length;
  }

  private static String argument(int code, int word) {
    boolean variable = TextNotation.takesVariable(code) && code != TextNotation.code("getString");
    return variable
        ? ReferenceNotation.print(new Reference(word, Reference.NOT_INDEXED))
        : Integer.toString((short) word);
  }

  private static String shortName(String name) {
    for (String prefix : PREFIXES) {
      if (name.startsWith(prefix)) {
        return Character.toLowerCase(name.charAt(prefix.length()))
            + name.substring(prefix.length() + 1);
      }
    }
    return name;
  }

  private static int word(ScriptText text, int escape) {
    return text.byteAt(escape + 2) | text.byteAt(escape + 3) << 8;
  }

  private static int glyph(int value, StringBuilder out) {
    if (value == '"' || value == '\\' || value == '{' || value == '}') {
      out.append('\\').append((char) value);
    } else if (value >= ' ' && value < 0x7F) {
      out.append((char) value);
    } else {
      out.append(String.format(Locale.ROOT, "\\x%02X", value));
    }
    return 1;
  }
}
