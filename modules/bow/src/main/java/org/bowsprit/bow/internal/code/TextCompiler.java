package org.bowsprit.bow.internal.code;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.symbol.NearestName;
import org.bowsprit.vm.text.TextNotation;

/**
 * Compiles quoted texts to bytes: {@code \n} and {@code {…}} become escapes (spec 06 §9.3), and
 * characters become glyphs.
 */
final class TextCompiler {

  /** The maximum number of bytes of a spoken line (spec 04 §3). */
  static final int MAX_SPEECH_BYTES = 512;

  /** The maximum number of bytes of a name, a label or another text that is not spoken. */
  static final int MAX_LABEL_BYTES = 270;

  private static final int LINE_BREAK = 1;
  private static final int ESCAPE_CODES = 16;

  /** Matches an array element that is inserted into a text. */
  private static final Pattern ELEMENT_PATTERN = Pattern.compile("(\\w+)\\[([0-9]{1,4})\\]");

  private final ScriptUnit unit;

  TextCompiler(ScriptUnit unit) {
    this.unit = unit;
  }

  /** Returns the bytes of a text in the current language of compilation. */
  ScriptText text(Expression.Quoted quoted, int maxBytes) {
    int version = Math.min(unit.language(), quoted.versions().size() - 1);
    Span span = quoted.versions().get(version);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new Reader(span, bytes).read();
    if (bytes.size() > maxBytes) {
      unit.error(span, "expected at most " + maxBytes + " bytes of text, found " + bytes.size());
    }
    return ScriptText.of(bytes.toByteArray());
  }

  /** Returns a text without escapes, such as a file name. */
  ScriptText plainText(Expression.Quoted quoted) {
    String inner = quoted.versions().get(0).text();
    return ScriptText.of(inner.length() < 2 ? "" : inner.substring(1, inner.length() - 1));
  }

  /** Returns a text that only inserts a string resource. */
  static ScriptText stringInsertion(DeclaredSymbol string) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    escape(bytes, TextNotation.code("getString"), string.number());
    return ScriptText.of(bytes.toByteArray());
  }

  /** Adds the value of a variable to a text. */
  static void insert(ByteArrayOutputStream text, Reference variable) {
    escape(text, TextNotation.code("getInt"), variable.word());
  }

  private static void escape(ByteArrayOutputStream bytes, int code, int argument) {
    bytes.write(TextNotation.ESCAPE);
    bytes.write(code);
    bytes.write(argument);
    bytes.write(argument >> 8);
  }

  /**
   * Returns the code of an escape by its assembler name or its short name; −1 if there is no such
   * escape.
   */
  private static int code(String name) {
    if (name.isEmpty()) {
      return -1;
    }
    String capitalisedName = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    for (String escapeName :
        List.of(
            name,
            "get" + capitalisedName,
            "set" + capitalisedName,
            "start" + capitalisedName,
            name + "Text")) {
      int code = TextNotation.code(escapeName);
      if (code >= 0) {
        return code;
      }
    }
    return -1;
  }

  private static List<String> escapeNames() {
    List<String> names = new ArrayList<>();
    for (int code = 1; code < ESCAPE_CODES; code++) {
      String escapeName = TextNotation.name(code);
      names.add(escapeName);
      for (String prefix : List.of("get", "set", "start")) {
        if (escapeName.startsWith(prefix)) {
          names.add(
              Character.toLowerCase(escapeName.charAt(prefix.length()))
                  + escapeName.substring(prefix.length() + 1));
        }
      }
    }
    return names;
  }

  /** Reads one text. */
  private final class Reader {

    private final Span span;
    private final String text;
    private final ByteArrayOutputStream bytes;
    private final Set<String> charactersWithoutGlyph = new LinkedHashSet<>();
    private int index = 1;
    private int firstMissingIndex;

    Reader(Span span, ByteArrayOutputStream bytes) {
      this.span = span;
      String source = span.text();
      boolean isClosed = source.length() > 1 && source.endsWith("\"");
      this.text = isClosed ? source.substring(0, source.length() - 1) : source;
      this.bytes = bytes;
    }

    private void read() {
      while (index < text.length()) {
        char each = text.charAt(index);
        if (each == '\\') {
          backslash();
        } else if (each == '{') {
          braces();
        } else {
          character();
        }
      }
      if (!charactersWithoutGlyph.isEmpty()) {
        reportMissingGlyphs();
      }
    }

    private void reportMissingGlyphs() {
      int length = Character.charCount(text.codePointAt(firstMissingIndex));
      error(
          firstMissingIndex,
          firstMissingIndex + length,
          "no glyph is known for "
              + charactersWithoutGlyph.stream()
                  .map(each -> "'" + each + "'")
                  .collect(Collectors.joining(", "))
              + "; declare one with 'glyph', or write \\x and two hex digits");
    }

    private void character() {
      int character = text.codePointAt(index);
      int length = Character.charCount(character);
      int glyph = unit.game().glyphs().glyph(character);
      if (glyph < 0) {
        firstMissingIndex = charactersWithoutGlyph.isEmpty() ? index : firstMissingIndex;
        charactersWithoutGlyph.add(Character.toString(character));
      }
      bytes.write(Math.max(glyph, ' '));
      index += length;
    }

    private void backslash() {
      char each = index + 1 < text.length() ? text.charAt(index + 1) : 0;
      switch (each) {
        case 'n' -> {
          bytes.write(TextNotation.ESCAPE);
          bytes.write(LINE_BREAK);
        }
        case '"', '\\', '{', '}' -> bytes.write(each);
        case 'x' -> hex();
        default ->
            error(index, index + 2, "expected n, x, a quote, a brace or a backslash after '\\'");
      }
      index += each == 'x' ? 4 : 2;
    }

    private void hex() {
      int value = 0;
      try {
        value = Integer.parseInt(text.substring(index + 2, Math.min(index + 4, text.length())), 16);
      } catch (NumberFormatException e) {
        value = 0;
      }
      if (value < 1 || value >= TextNotation.ESCAPE) {
        error(index, index + 4, "expected two hex digits from 01 to FE after '\\x'");
      }
      bytes.write(value);
    }

    private void braces() {
      int close = text.indexOf('}', index);
      int end = close < 0 ? text.length() : close;
      String[] words = text.substring(index + 1, end).strip().split("[\\s,]+", 0);
      int code = code(words[0]);
      if (code == TextNotation.SOUND_CODE) {
        code = -1;
      }
      if (close < 0) {
        error(index, end, "expected '}' at the end of this insertion");
      } else if (words[0].equals("sound")) {
        emitSound(words, end);
      } else if (code < 0) {
        emitVariable(words, end);
      } else if (ScriptText.escapeLength(code) < TextNotation.LONG_ESCAPE_BYTES) {
        bytes.write(TextNotation.ESCAPE);
        bytes.write(code);
        checkArgumentCount(words, 0, end);
      } else if (checkArgumentCount(words, 1, end)) {
        escape(bytes, code, argument(words[1], code, end));
      }
      index = end + 1;
    }

    private void emitVariable(String[] words, int end) {
      DeclaredSymbol symbol = unit.find(new Expression.Name("", words[0], span));
      boolean isVariable = symbol != null && symbol.kind().isVariable();
      int variable = isVariable ? word(symbol) : element(words[0]);
      if (variable < 0) {
        error(
            index,
            end + 1,
            symbol == null ? unknownName(words[0]) : notAVariable(words[0], symbol));
      } else if (checkArgumentCount(words, 0, end)) {
        escape(bytes, TextNotation.code("getInt"), variable);
      }
    }

    private String unknownName(String word) {
      return "nothing to insert is called '" + word + "'" + NearestName.hint(word, escapeNames());
    }

    private String notAVariable(String word, DeclaredSymbol symbol) {
      return "expected a variable to insert: '%s' is %s"
          .formatted(word, symbol.kind().description());
    }

    private void emitSound(String[] words, int end) {
      if (!checkArgumentCount(words, 2, end)) {
        return;
      }
      int offset = number(words[1], end);
      int length = number(words[2], end);
      for (int word : new int[] {offset, offset >>> 16, length, length >>> 16}) {
        escape(bytes, TextNotation.SOUND_CODE, word);
      }
    }

    private boolean checkArgumentCount(String[] words, int expectedCount, int end) {
      if (words.length != expectedCount + 1) {
        String values = expectedCount == 0 ? "nothing" : expectedCount + " value(s)";
        error(index, end + 1, "expected %s after '%s' in the braces".formatted(values, words[0]));
      }
      return words.length == expectedCount + 1;
    }

    private int argument(String word, int code, int end) {
      boolean isString = code == TextNotation.code("getString");
      boolean wantsVariable = TextNotation.takesVariable(code) && !isString;
      DeclaredSymbol symbol = symbol(word);
      int unnamedVariable = VariableCompiler.unnamedVariableWord(word);
      if (wantsVariable && unnamedVariable >= 0) {
        if ((unnamedVariable & Reference.LOCAL_BIT) != 0) {
          unit.useNumberedLocals();
        }
        return unnamedVariable;
      }
      int element = wantsVariable ? element(word) : -1;
      if (element >= 0) {
        return element;
      }
      if (symbol == null && !wantsVariable) {
        return number(word, end);
      }
      if (symbol == null || symbol.kind().isVariable() != wantsVariable) {
        String expectedKind = wantsVariable ? "a variable" : isString ? "a string" : "a number";
        error(
            index,
            end + 1,
            symbol == null
                ? "nothing is called '" + word + "'"
                : "expected %s: '%s' is %s"
                    .formatted(expectedKind, word, symbol.kind().description()));
        return 0;
      }
      return wantsVariable ? word(symbol) : symbol.number();
    }

    /**
     * Returns the reference word of an array element such as {@code list[2]}; −1 if it is not an
     * array element.
     */
    private int element(String word) {
      Matcher matcher = ELEMENT_PATTERN.matcher(word);
      DeclaredSymbol array = matcher.matches() ? symbol(matcher.group(1)) : null;
      if (array == null || !array.kind().isVariable()) {
        return -1;
      }
      int index = Integer.parseInt(matcher.group(2));
      return index < array.size() ? word(array) + index : -1;
    }

    private DeclaredSymbol symbol(String word) {
      return word.isEmpty() || Character.isDigit(word.charAt(0))
          ? null
          : unit.find(new Expression.Name("", word, span));
    }

    private int number(String word, int end) {
      OptionalInt value = OptionalInt.empty();
      try {
        value = OptionalInt.of((int) (long) Long.decode(word));
      } catch (NumberFormatException e) {
        DeclaredSymbol symbol = symbol(word);
        if (symbol != null && symbol.kind() == SymbolKind.CONSTANT) {
          value = OptionalInt.of(symbol.number());
        }
      }
      if (value.isEmpty()) {
        boolean isName = !word.isEmpty() && Character.isLetter(word.charAt(0));
        error(
            index,
            end + 1,
            isName && symbol(word) == null
                ? "nothing is called '" + word + "'"
                : "expected a number instead of '" + word + "'");
      }
      return value.orElse(0);
    }

    private int word(DeclaredSymbol symbol) {
      return VariableCompiler.word(symbol) & ~Reference.INDEXED_BIT;
    }

    private void error(int from, int to, String message) {
      Span part =
          new Span(
              span.source(),
              span.start() + from,
              Math.min(span.start() + Math.max(to, from + 1), span.end()));
      unit.error(part, message);
    }
  }
}
