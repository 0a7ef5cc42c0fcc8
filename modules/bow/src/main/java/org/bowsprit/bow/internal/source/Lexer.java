package org.bowsprit.bow.internal.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.bow.diagnostic.Diagnostics;

/**
 * Splits a source into tokens.
 *
 * <p>The end of a line ends a statement only where a statement can end. A statement cannot end
 * inside round or square brackets, or after an operator or a comma.
 */
public final class Lexer {

  private static final String[] SIGNS = {
    "->", "..", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "==", "!=", "<=", ">=", "&&",
    "||", "+", "-", "*", "/", "%", "&", "|", "=", "<", ">", "!", "(", ")", "[", "]", "{", "}", ",",
    ".", ":", "@", "?"
  };

  /** Signs by their first character; longer signs come first. */
  private static final Map<Character, List<String>> SIGNS_BY_FIRST_CHARACTER =
      Stream.of(SIGNS).collect(Collectors.groupingBy(sign -> sign.charAt(0)));

  private static final String TYPOGRAPHIC_QUOTES = "\u201C\u201D\u201E\u00AB\u00BB";
  private static final Pattern CLOSING_BRACES = Pattern.compile("(\\s+\\})+\\s*$");
  private static final Set<String> ENDING_SIGNS = Set.of(")", "]", "}", "++", "--");

  private final Source source;
  private final String text;
  private final Diagnostics diagnostics;
  private final List<Token> tokens = new ArrayList<>();
  private int offset;
  private int openBracketCount;

  private Lexer(Source source, Diagnostics diagnostics) {
    this.source = source;
    this.text = source.text();
    this.diagnostics = diagnostics;
  }

  /**
   * Returns the tokens of a source. The last token is the end of the file. Errors are added to the
   * diagnostics; no exception is thrown.
   */
  public static List<Token> tokens(Source source, Diagnostics diagnostics) {
    Lexer lexer = new Lexer(source, diagnostics);
    lexer.run();
    return lexer.tokens;
  }

  private void run() {
    while (offset < text.length()) {
      char next = text.charAt(offset);
      if (next == '\n' || next == ';') {
        newline(next);
      } else if (Character.isWhitespace(next) || next == '\uFEFF') {
        offset++;
      } else if (text.startsWith("//", offset)) {
        int end = text.indexOf('\n', offset);
        offset = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", offset)) {
        comment();
      } else if (isWordStart(next)) {
        word();
      } else if (Character.isDigit(next)) {
        number();
      } else if (next == '"') {
        quoted();
      } else if (isTypographic(next)) {
        typographicText();
      } else if (next == '\'') {
        character();
      } else {
        sign();
      }
    }
    add(TokenKind.NEWLINE, "\n", offset);
    add(TokenKind.END, "", offset);
  }

  private void newline(char sign) {
    int start = offset++;
    if (sign == ';' || (openBracketCount == 0 && canStatementEnd())) {
      openBracketCount = 0;
      add(TokenKind.NEWLINE, "\n", start);
    }
  }

  private boolean canStatementEnd() {
    if (tokens.isEmpty()) {
      return false;
    }
    Token last = tokens.get(tokens.size() - 1);
    return switch (last.kind()) {
      case WORD, NUMBER, TEXT -> true;
      case SIGN -> ENDING_SIGNS.contains(last.text());
      default -> false;
    };
  }

  private void comment() {
    int end = text.indexOf("*/", offset + 2);
    if (end < 0) {
      diagnostics.add(span(offset, offset + 2).error("expected '*/' at the end of this comment"));
    }
    offset = end < 0 ? text.length() : end + 2;
  }

  private void word() {
    int start = offset;
    while (offset < text.length() && isWordPart(text.charAt(offset))) {
      offset++;
    }
    add(TokenKind.WORD, text.substring(start, offset), start);
    if (offset - start == 3 && text.startsWith("asm", start)) {
      assembly();
    }
  }

  /** Reads the unchanged text between the braces after {@code asm}. */
  private void assembly() {
    int openingOffset = offset;
    while (openingOffset < text.length() && Character.isWhitespace(text.charAt(openingOffset))) {
      openingOffset++;
    }
    if (openingOffset >= text.length() || text.charAt(openingOffset) != '{') {
      return;
    }
    offset = openingOffset + 1;
    add(TokenKind.SIGN, "{", openingOffset);
    int start = offset;
    boolean isInQuotes = false;
    while (offset < text.length() && (isInQuotes || text.charAt(offset) != '}')) {
      char each = text.charAt(offset);
      if (isInQuotes && each == '\\') {
        offset++;
      } else if (each == '"' || (isInQuotes && each == '\n')) {
        isInQuotes = !isInQuotes;
      }
      offset++;
    }
    offset = Math.min(offset, text.length());
    add(TokenKind.ASSEMBLY, text.substring(start, offset), start);
  }

  private void number() {
    int start = offset;
    while (offset < text.length() && isWordPart(text.charAt(offset))) {
      offset++;
    }
    String digits = text.substring(start, offset);
    int value = 0;
    try {
      boolean isHex = digits.startsWith("0x") || digits.startsWith("0X");
      value = isHex ? Integer.parseInt(digits.substring(2), 16) : Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      diagnostics.add(span(start, offset).error("expected a number, not '" + digits + "'"));
    }
    tokens.add(new Token(TokenKind.NUMBER, digits, value, span(start, offset)));
  }

  private void quoted() {
    int start = offset++;
    while (offset < text.length() && text.charAt(offset) != '"' && text.charAt(offset) != '\n') {
      offset +=
          text.charAt(offset) == '\\'
                  && offset + 1 < text.length()
                  && text.charAt(offset + 1) != '\n'
              ? 2
              : 1;
    }
    boolean isClosed = offset < text.length() && text.charAt(offset) == '"';
    if (!isClosed) {
      diagnostics.add(span(start, offset).error("expected '\"' at the end of this text"));
    }
    if (!isClosed) {
      offset -= closingBracesLength(text.substring(start + 1, offset));
    }
    String content = text.substring(start + 1, offset);
    offset += isClosed ? 1 : 0;
    add(TokenKind.TEXT, content, start);
  }

  /**
   * Returns the length of the closing braces at the end of a text whose closing quote is missing.
   * The braces must follow white space.
   */
  private static int closingBracesLength(String content) {
    Matcher braces = CLOSING_BRACES.matcher(content);
    return braces.find() ? braces.end() - braces.start() : 0;
  }

  /** Reads a text after a typographic quote, which is an error. Any quote ends it. */
  private void typographicText() {
    int start = offset++;
    while (offset < text.length() && text.charAt(offset) != '\n' && !isQuote(text.charAt(offset))) {
      offset++;
    }
    boolean isClosed = offset < text.length() && isQuote(text.charAt(offset));
    if (!isClosed) {
      offset -= closingBracesLength(text.substring(start + 1, offset));
    }
    String content = text.substring(start + 1, offset);
    diagnostics.add(
        span(start, start + 1).error("expected '\"', found '" + text.charAt(start) + "'"));
    add(TokenKind.TEXT, content, start);
    offset += isClosed ? 1 : 0;
  }

  private static boolean isQuote(char each) {
    return each == '"' || isTypographic(each);
  }

  private static boolean isTypographic(char each) {
    return TYPOGRAPHIC_QUOTES.indexOf(each) >= 0;
  }

  private void character() {
    int start = offset;
    boolean isValid = offset + 2 < text.length() && text.charAt(offset + 2) == '\'';
    if (!isValid) {
      int close = text.indexOf('\'', offset + 1);
      int line = text.indexOf('\n', offset);
      boolean isClosed = close >= 0 && (line < 0 || close < line);
      offset = isClosed ? close + 1 : offset + 1;
      diagnostics.add(
          span(start, offset)
              .error(
                  "expected one character between single quotes; a text stands between double quotes"));
      tokens.add(
          new Token(TokenKind.NUMBER, text.substring(start, offset), 0, span(start, offset)));
      return;
    }
    offset += 3;
    tokens.add(
        new Token(
            TokenKind.NUMBER,
            text.substring(start, offset),
            text.charAt(start + 1),
            span(start, offset)));
  }

  private void sign() {
    for (String sign : SIGNS_BY_FIRST_CHARACTER.getOrDefault(text.charAt(offset), List.of())) {
      if (text.startsWith(sign, offset)) {
        int start = offset;
        offset += sign.length();
        trackBrackets(sign);
        add(TokenKind.SIGN, sign, start);
        return;
      }
    }
    int length = Character.charCount(text.codePointAt(offset));
    diagnostics.add(
        span(offset, offset + length)
            .error(
                "'"
                    + text.substring(offset, offset + length)
                    + "' has no meaning outside of a text"));
    offset += length;
  }

  /**
   * Tracks open brackets. A brace closes unclosed brackets, so that one mistake causes only one
   * error.
   */
  private void trackBrackets(String sign) {
    switch (sign) {
      case "(", "[" -> openBracketCount++;
      case ")", "]" -> openBracketCount = Math.max(0, openBracketCount - 1);
      case "{", "}" -> openBracketCount = 0;
      default -> {}
    }
  }

  private void add(TokenKind kind, String content, int start) {
    tokens.add(new Token(kind, content, 0, span(start, offset)));
  }

  private Span span(int start, int end) {
    return new Span(source, start, end);
  }

  private static boolean isWordStart(char each) {
    return Character.isLetter(each) || each == '_';
  }

  private static boolean isWordPart(char each) {
    return Character.isLetterOrDigit(each) || each == '_' || each == '$';
  }
}
