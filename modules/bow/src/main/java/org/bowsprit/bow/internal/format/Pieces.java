package org.bowsprit.bow.internal.format;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.source.Lexer;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.source.TokenKind;

/**
 * Reads the pieces of a source. They are the tokens of the {@link Lexer}, and the comments and
 * semicolons between the tokens.
 */
public final class Pieces {

  private final Source source;
  private final List<Piece> pieces = new ArrayList<>();
  private int offset;
  private int lineEnds;
  private boolean startsStatement = true;

  private Pieces(Source source) {
    this.source = source;
  }

  /** Returns the pieces of a source in their order. */
  public static List<Piece> of(Source source) {
    Pieces found = new Pieces(source);
    for (Token token : Lexer.tokens(source, new Diagnostics())) {
      if (token.kind() == TokenKind.NEWLINE) {
        found.startsStatement = true;
      } else {
        found.readGap(token.span().start());
        if (token.kind() != TokenKind.END) {
          found.add(kind(token), token.span().end());
          found.startsStatement = token.isSign("{") || token.isSign(":");
        }
      }
    }
    return found.pieces;
  }

  private static Piece.Kind kind(Token token) {
    return switch (token.kind()) {
      case WORD -> Piece.Kind.WORD;
      case SIGN -> Piece.Kind.SIGN;
      case ASSEMBLY -> Piece.Kind.ASSEMBLY;
      default -> Piece.Kind.VALUE;
    };
  }

  /** Reads the characters before a token: blanks, line ends, semicolons and comments. */
  private void readGap(int end) {
    String text = source.text();
    while (offset < end) {
      if (text.startsWith("//", offset)) {
        int lineEnd = text.indexOf('\n', offset);
        add(Piece.Kind.LINE_COMMENT, lineEnd < 0 ? end : lineEnd);
      } else if (text.startsWith("/*", offset)) {
        int close = text.indexOf("*/", offset);
        add(Piece.Kind.BLOCK_COMMENT, close < 0 ? end : close + 2);
      } else if (text.charAt(offset) == ';') {
        add(Piece.Kind.SEMICOLON, offset + 1);
      } else {
        lineEnds += text.charAt(offset) == '\n' ? 1 : 0;
        offset++;
      }
    }
  }

  private void add(Piece.Kind kind, int end) {
    pieces.add(new Piece(kind, new Span(source, offset, end), lineEnds, startsStatement));
    offset = end;
    lineEnds = 0;
  }
}
