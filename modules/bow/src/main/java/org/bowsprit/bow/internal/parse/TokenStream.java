package org.bowsprit.bow.internal.parse;

import java.util.List;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.source.TokenKind;

/** The tokens of a file with a read position. */
final class TokenStream {

  /** The maximum nesting depth of constructs. */
  private static final int MAX_NESTING = 200;

  private final List<Token> tokens;
  private final Diagnostics diagnostics;
  private int index;
  private int nesting;
  private int openBraces;
  private int lastReportedIndex = -1;

  TokenStream(List<Token> tokens, Diagnostics diagnostics) {
    this.tokens = tokens;
    this.diagnostics = diagnostics;
  }

  Token peek() {
    return tokens.get(index);
  }

  /** Returns the token {@code distance} ahead, or the last one. */
  Token peek(int distance) {
    return tokens.get(Math.min(index + distance, tokens.size() - 1));
  }

  Token next() {
    Token token = tokens.get(index);
    if (token.kind() != TokenKind.END) {
      index++;
    }
    if (token.isSign("{")) {
      openBraces++;
    } else if (token.isSign("}")) {
      openBraces--;
    }
    return token;
  }

  Span last() {
    return tokens.get(Math.max(0, index - 1)).span();
  }

  boolean isAt(TokenKind kind) {
    return peek().kind() == kind;
  }

  boolean isAtSign(String sign) {
    return peek().isSign(sign);
  }

  boolean isAtWord(String word) {
    return peek().isWord(word);
  }

  boolean takeSign(String sign) {
    boolean isPresent = isAtSign(sign);
    if (isPresent) {
      next();
    }
    return isPresent;
  }

  boolean takeWord(String word) {
    boolean isPresent = isAtWord(word);
    if (isPresent) {
      next();
    }
    return isPresent;
  }

  Token expectSign(String sign, String purpose) {
    if (!isAtSign(sign)) {
      throw reportExpected("'" + sign + "' " + purpose);
    }
    return next();
  }

  /** Returns whether an opening brace is next, on this line or the next one. */
  boolean isAtBlock() {
    return isAtBlock(0);
  }

  /** Returns whether an opening brace is {@code distance} ahead, or on the line below. */
  boolean isAtBlock(int distance) {
    Token first = peek(distance);
    return first.isSign("{")
        || (first.kind() == TokenKind.NEWLINE && peek(distance + 1).isSign("{"));
  }

  /** Reads an opening brace. A brace on the next line is read and reported. */
  Token expectBlock(String purpose) {
    if (isAtBlock() && !isAtSign("{")) {
      reportExpected("'{' " + purpose, "write it at the end of this line");
      next();
    }
    return expectSign("{", purpose);
  }

  void expectWord(String word, String purpose) {
    if (!takeWord(word)) {
      throw reportExpected("'" + word + "' " + purpose);
    }
  }

  Token expect(TokenKind kind, String expectation) {
    if (!isAt(kind)) {
      throw reportExpected(expectation);
    }
    return next();
  }

  void skipNewlines() {
    while (isAt(TokenKind.NEWLINE)) {
      next();
    }
  }

  /** Returns whether a statement may end before the next token. */
  boolean atEndOfStatement() {
    return isAt(TokenKind.NEWLINE) || isAt(TokenKind.END) || isAtSign("}");
  }

  /** Reads the end of a statement. */
  void expectEnd(String construct) {
    if (!atEndOfStatement()) {
      throw reportExpected("the end of " + construct);
    }
    if (isAt(TokenKind.NEWLINE)) {
      next();
    }
  }

  /** Reads {@code word} if it is the next word on this line or a following line. */
  boolean takeWordOnNextLine(String word) {
    int ahead = 0;
    while (peek(ahead).kind() == TokenKind.NEWLINE) {
      ahead++;
    }
    if (!peek(ahead).isWord(word)) {
      return false;
    }
    index += ahead + 1;
    return true;
  }

  /** Reports an error about the next token. */
  SyntaxException reportExpected(String expectation) {
    return reportExpected(expectation, "");
  }

  /**
   * Reports an error about the next token.
   *
   * @param advice what to write instead; empty if it cannot be guessed
   */
  SyntaxException reportExpected(String expectation, String advice) {
    Token token = peek();
    diagnostics.add(
        token
            .span()
            .error(
                "expected "
                    + expectation
                    + ", found "
                    + token.description()
                    + (advice.isEmpty() ? "" : ": " + advice)));
    return new SyntaxException();
  }

  /** Reports an error about the next token, unless an error about it has been reported. */
  void reportExpectedOnce(String expectation) {
    if (lastReportedIndex != index) {
      lastReportedIndex = index;
      reportExpected(expectation);
    }
  }

  /** Reports an error at a span. */
  void reportError(Span span, String message) {
    diagnostics.add(span.error(message));
  }

  /** Enters a nested construct. */
  void enter() {
    if (++nesting > MAX_NESTING) {
      diagnostics.add(peek().span().error("expected fewer constructs inside of each other"));
      nesting--;
      throw new SyntaxException();
    }
  }

  /** Leaves a nested construct. */
  void leave() {
    nesting--;
  }

  /** Returns the number of open braces. */
  int openBraces() {
    return openBraces;
  }

  int nesting() {
    return nesting;
  }

  void nesting(int depth) {
    nesting = depth;
  }
}
