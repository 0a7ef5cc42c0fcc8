package org.bowsprit.bow.internal.format;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.bow.internal.source.Source;

/**
 * Lays out a source without syntax errors. The line ends of the author remain, so a block may be on
 * one line. In a block of several lines, a line ends after each brace, and each statement has its
 * own line.
 */
public final class Layout {

  private static final int INDENT_WIDTH = 2;
  private static final int CONTINUATION_WIDTH = 4;

  /** Words that are written on the line of the closing brace before them. */
  private static final Set<String> AFTER_BLOCKS = Set.of("else", "elseif", "override");

  /** Words before blocks of settings. Several short settings of such a block may be on one line. */
  private static final Set<String> SETTING_BLOCKS =
      Set.of(
          "game",
          "room",
          "object",
          "class",
          "verb",
          "actor",
          "costume",
          "sound",
          "charset",
          "choices",
          "languages",
          "glyph",
          "var",
          "bit",
          "string");

  private static final Set<String> ENDING_SIGNS = Set.of(")", "]", "}", "++", "--");

  private final List<Piece> pieces;
  private final Set<Piece> multiLineBraces = new HashSet<>();
  private final Deque<Block> blocks = new ArrayDeque<>();
  private final List<Line> lines = new ArrayList<>();
  private final Spacing spacing = new Spacing();
  private Piece firstInStatement;
  private Line line;

  private Layout(List<Piece> pieces) {
    this.pieces = pieces;
  }

  /** A block whose brace is open. */
  private record Block(boolean isMultiLine, boolean hasSettings) {}

  /** Returns the formatted text of a source that has no syntax errors. */
  public static String of(Source source) {
    Layout layout = new Layout(Pieces.of(source));
    layout.findMultiLineBlocks();
    for (int i = 0; i < layout.pieces.size(); i++) {
      layout.addPiece(i);
    }
    CommentColumns.align(layout.lines);
    StringBuilder text = new StringBuilder();
    layout.lines.forEach(each -> text.append(each).append('\n'));
    return text.toString();
  }

  /** Finds the braces of blocks that take several lines. */
  private void findMultiLineBlocks() {
    Deque<Integer> openBraces = new ArrayDeque<>();
    int lastBreak = -1;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      if (piece.linesBefore() > 0) {
        lastBreak = i;
      }
      if (piece.is("{")) {
        openBraces.push(i);
      } else if (piece.is("}") && !openBraces.isEmpty()) {
        int begin = openBraces.pop();
        if (lastBreak > begin && !isAssembly(i - 1)) {
          multiLineBraces.add(pieces.get(begin));
          multiLineBraces.add(piece);
        }
      }
      if (piece.isComment() && piece.text().contains("\n")) {
        lastBreak = i;
      }
    }
  }

  private boolean isAssembly(int index) {
    return index >= 0 && pieces.get(index).kind() == Piece.Kind.ASSEMBLY;
  }

  private void addPiece(int index) {
    Piece piece = pieces.get(index);
    if (piece.kind() == Piece.Kind.SEMICOLON && isRedundant(index)) {
      return;
    }
    boolean beginsNewLine = line == null || beginsLine(index);
    if (piece.is("}") && !blocks.isEmpty()) {
      blocks.pop();
    }
    if (piece.startsStatement() && !piece.isComment() && piece.kind() != Piece.Kind.SEMICOLON) {
      firstInStatement = piece;
    }
    if (beginsNewLine) {
      beginLine(piece, index);
    }
    boolean isSpaced = spacing.isSpaceBefore(piece);
    if (piece.kind() == Piece.Kind.LINE_COMMENT && !beginsNewLine) {
      line.comment(piece, piece.span().start() - pieces.get(index - 1).span().end());
    } else {
      line.add(piece, isSpaced && piece.kind() != Piece.Kind.ASSEMBLY && !isAssembly(index - 1));
    }
    if (piece.is("{")) {
      boolean hasSettings =
          firstInStatement != null && SETTING_BLOCKS.contains(firstInStatement.text());
      blocks.push(new Block(multiLineBraces.contains(piece), hasSettings));
    }
  }

  /** Returns whether a semicolon is redundant because the line end after it ends the statement. */
  private boolean isRedundant(int index) {
    Piece before = pieces.get(index - 1);
    boolean endsLine =
        index + 1 == pieces.size()
            || pieces.get(index + 1).kind() == Piece.Kind.SEMICOLON
            || pieces.get(index + 1).is("}")
            || pieces.get(index + 1).linesBefore() > 0
            || pieces.get(index + 1).kind() == Piece.Kind.LINE_COMMENT
            || breaksStatements();
    boolean endsStatement =
        before.kind() == Piece.Kind.SIGN
            ? ENDING_SIGNS.contains(before.text()) || before.is("{")
            : !before.isComment();
    return endsLine && endsStatement;
  }

  private boolean breaksStatements() {
    return blocks.isEmpty() || (blocks.peek().isMultiLine() && !blocks.peek().hasSettings());
  }

  private boolean beginsLine(int index) {
    Piece piece = pieces.get(index);
    Piece before = pieces.get(index - 1);
    if (piece.kind() == Piece.Kind.LINE_COMMENT && piece.linesBefore() == 0) {
      return false;
    }
    if (piece.linesBefore() > 0) {
      return !joinsBlock(index);
    }
    return (before.is("{") && multiLineBraces.contains(before))
        || (piece.is("}") && multiLineBraces.contains(piece))
        || (before.kind() == Piece.Kind.SEMICOLON
            && piece.kind() != Piece.Kind.SEMICOLON
            && breaksStatements());
  }

  /**
   * Returns whether a word belongs on the line of the brace before it. The brace ends a block of
   * several lines. Inside a case, the word {@code else} begins an arm and has its own line.
   */
  private boolean joinsBlock(int index) {
    boolean isArm = index + 1 < pieces.size() && pieces.get(index + 1).is("->");
    return pieces.get(index - 1).is("}")
        && multiLineBraces.contains(pieces.get(index - 1))
        && AFTER_BLOCKS.contains(pieces.get(index).text())
        && !isArm;
  }

  private void beginLine(Piece piece, int index) {
    boolean isBlank = piece.linesBefore() > 1 && line != null && !piece.is("}");
    if (isBlank && !pieces.get(index - 1).is("{")) {
      lines.add(new Line(0));
    }
    long depth = blocks.stream().filter(Block::isMultiLine).count();
    boolean isContinuation = !piece.startsStatement() && !piece.is("}");
    line = new Line((int) depth * INDENT_WIDTH + (isContinuation ? CONTINUATION_WIDTH : 0));
    lines.add(line);
  }
}
