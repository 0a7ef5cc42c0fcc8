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
 * <p>The end of a line ends a statement only where a statement can end. It cannot end inside round
 * or square brackets, or after an operator or a comma.
 */
public final class Lexer {

  private static final String[] SIGNS = {
    "->", "..", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "==", "!=", "<=", ">=", "&&",
    "||", "+", "-", "*", "/", "%", "&", "|", "=", "<", ">", "!", "(", ")", "[", "]", "{", "}", ",",
    ".", ":", "@", "?"
  };

  /** Signs by their first character; longer signs come first. */
  private static final Map<Character, List<String>> BY_FIRST =
      Stream.of(SIGNS).collect(Collectors.groupingBy(sign -> sign.charAt(0)));

  private static final String TYPOGRAPHIC = "\u201C\u201D\u201E\u00AB\u00BB";
  private static final Pattern CLOSING_BRACES = Pattern.compile("(\\s+\\})+\\s*$");
  private static final Set<String> ENDING_SIGNS = Set.of(")", "]", "}", "++", "--");

  private final Source source;
  private final String text;
  private final Diagnostics diagnostics;
  private final List<Token> tokens = new ArrayList<>();
  private int at;
  private int brackets;

  private Lexer(Source source, Diagnostics diagnostics) {
    this.source = source;
    this.text = source.text();
    this.diagnostics = diagnostics;
  }

  /**
   * Returns the tokens of a source. The last token is the end of the file. Errors go to the
   * diagnostics; no exception is thrown.
   */
  public static List<Token> tokens(Source source, Diagnostics diagnostics) {
    Lexer lexer = new Lexer(source, diagnostics);
    lexer.run();
    return lexer.tokens;
  }

  private void run() {
    while (at < text.length()) {
      char next = text.charAt(at);
      if (next == '\n' || next == ';') {
        newline(next);
      } else if (Character.isWhitespace(next) || next == '\uFEFF') {
        at++;
      } else if (text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        comment();
      } else if (isWordStart(next)) {
        word();
      } else if (Character.isDigit(next)) {
        number();
      } else if (next == '"') {
        quoted();
      } else if (isTypographic(next)) {
        typographic();
      } else if (next == '\'') {
        character();
      } else {
        sign();
      }
    }
    add(TokenKind.NEWLINE, "\n", at);
    add(TokenKind.END, "", at);
  }

  private void newline(char sign) {
    int start = at++;
    if (sign == ';' || (brackets == 0 && canEnd())) {
      brackets = 0;
      add(TokenKind.NEWLINE, "\n", start);
    }
  }

  private boolean canEnd() {
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
    int end = text.indexOf("*/", at + 2);
    if (end < 0) {
      diagnostics.add(span(at, at + 2).error("expected '*/' at the end of this comment"));
    }
    at = end < 0 ? text.length() : end + 2;
  }

  private void word() {
    int start = at;
    while (at < text.length() && isWordPart(text.charAt(at))) {
      at++;
    }
    add(TokenKind.WORD, text.substring(start, at), start);
    if (at - start == 3 && text.startsWith("asm", start)) {
      assembly();
    }
  }

  /** Reads the unchanged text between the braces after {@code asm}. */
  private void assembly() {
    int open = at;
    while (open < text.length() && Character.isWhitespace(text.charAt(open))) {
      open++;
    }
    if (open >= text.length() || text.charAt(open) != '{') {
      return;
    }
    at = open + 1;
    add(TokenKind.SIGN, "{", open);
    int start = at;
    boolean quoted = false;
    while (at < text.length() && (quoted || text.charAt(at) != '}')) {
      char each = text.charAt(at);
      if (quoted && each == '\\') {
        at++;
      } else if (each == '"' || (quoted && each == '\n')) {
        quoted = !quoted;
      }
      at++;
    }
    at = Math.min(at, text.length());
    add(TokenKind.ASSEMBLY, text.substring(start, at), start);
  }

  private void number() {
    int start = at;
    while (at < text.length() && isWordPart(text.charAt(at))) {
      at++;
    }
    String digits = text.substring(start, at);
    int value = 0;
    try {
      boolean hex = digits.startsWith("0x") || digits.startsWith("0X");
      value = hex ? Integer.parseInt(digits.substring(2), 16) : Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      diagnostics.add(span(start, at).error("expected a number, not '" + digits + "'"));
    }
    tokens.add(new Token(TokenKind.NUMBER, digits, value, span(start, at)));
  }

  private void quoted() {
    int start = at++;
    while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
      at +=
          text.charAt(at) == '\\' && at + 1 < text.length() && text.charAt(at + 1) != '\n' ? 2 : 1;
    }
    boolean closed = at < text.length() && text.charAt(at) == '"';
    if (!closed) {
      diagnostics.add(span(start, at).error("expected '\"' at the end of this text"));
    }
    if (!closed) {
      at -= closingBraces(text.substring(start + 1, at));
    }
    String content = text.substring(start + 1, at);
    at += closed ? 1 : 0;
    add(TokenKind.TEXT, content, start);
  }

  /**
   * Returns the length of the closing braces at the end of a text whose closing quote is missing.
   * They must follow a blank.
   */
  private static int closingBraces(String content) {
    Matcher braces = CLOSING_BRACES.matcher(content);
    return braces.find() ? braces.end() - braces.start() : 0;
  }

  /** Reads a text after a typographic quote, which is an error. Any quote ends it. */
  private void typographic() {
    int start = at++;
    while (at < text.length() && text.charAt(at) != '\n' && !isQuote(text.charAt(at))) {
      at++;
    }
    boolean closed = at < text.length() && isQuote(text.charAt(at));
    if (!closed) {
      at -= closingBraces(text.substring(start + 1, at));
    }
    String content = text.substring(start + 1, at);
    diagnostics.add(
        span(start, start + 1).error("expected '\"', found '" + text.charAt(start) + "'"));
    add(TokenKind.TEXT, content, start);
    at += closed ? 1 : 0;
  }

  private static boolean isQuote(char each) {
    return each == '"' || isTypographic(each);
  }

  private static boolean isTypographic(char each) {
    return TYPOGRAPHIC.indexOf(each) >= 0;
  }

  private void character() {
    int start = at;
    boolean whole = at + 2 < text.length() && text.charAt(at + 2) == '\'';
    if (!whole) {
      int close = text.indexOf('\'', at + 1);
      int line = text.indexOf('\n', at);
      boolean closed = close >= 0 && (line < 0 || close < line);
      at = closed ? close + 1 : at + 1;
      diagnostics.add(
          span(start, at)
              .error(
                  "expected one character between single quotes; a text stands between double quotes"));
      tokens.add(new Token(TokenKind.NUMBER, text.substring(start, at), 0, span(start, at)));
      return;
    }
    at += 3;
    tokens.add(
        new Token(
            TokenKind.NUMBER, text.substring(start, at), text.charAt(start + 1), span(start, at)));
  }

  private void sign() {
    for (String sign : BY_FIRST.getOrDefault(text.charAt(at), List.of())) {
      if (text.startsWith(sign, at)) {
        int start = at;
        at += sign.length();
        count(sign);
        add(TokenKind.SIGN, sign, start);
        return;
      }
    }
    int length = Character.charCount(text.codePointAt(at));
    diagnostics.add(
        span(at, at + length)
            .error("'" + text.substring(at, at + length) + "' has no meaning outside of a text"));
    at += length;
  }

  /**
   * Tracks open brackets. A brace closes unclosed brackets, so that one mistake causes only one
   * error.
   */
  private void count(String sign) {
    switch (sign) {
      case "(", "[" -> brackets++;
      case ")", "]" -> brackets = Math.max(0, brackets - 1);
      case "{", "}" -> brackets = 0;
      default -> {}
    }
  }

  private void add(TokenKind kind, String content, int start) {
    tokens.add(new Token(kind, content, 0, span(start, at)));
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
