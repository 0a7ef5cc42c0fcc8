package org.bowsprit.editors;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.bowsprit.bow.SourceToken;

/**
 * The context of a position. It consists of the innermost block around the position, and of the
 * statement before the position.
 *
 * @param block the first word of the statement or declaration with the innermost open brace; empty
 *     outside of all blocks
 * @param room the room that contains the position; empty outside of rooms
 * @param hasStatements true if the block contains statements, false if it contains settings or
 *     declarations
 * @param codeStart the offset at which the script or handler that contains the position begins,
 *     including its parameters
 * @param statement the tokens of the statement before the position
 */
record SyntaxContext(
    String block, String room, boolean hasStatements, int codeStart, List<SourceToken> statement) {

  private static final Set<String> DECLARATION_WORDS =
      Set.of(
          "game",
          "room",
          "object",
          "actor",
          "verb",
          "costume",
          "sound",
          "charset",
          "choices",
          "languages",
          "glyph",
          "use");

  /** Returns the context of an offset. */
  static SyntaxContext at(FileText text, int offset) {
    Deque<SyntaxContext> openBlocks = new ArrayDeque<>();
    openBlocks.push(new SyntaxContext("", "", false, 0, List.of()));
    List<SourceToken> statement = new ArrayList<>();
    int openBrackets = 0;
    SourceToken lastToken = null;
    for (SourceToken each : text.tokens()) {
      if (each.start() >= offset) {
        break;
      }
      if (each.kind() == SourceToken.Kind.COMMENT) {
        continue;
      }
      if (lastToken != null && openBrackets == 0 && endsStatement(text, lastToken, each.start())) {
        statement.clear();
      }
      openBrackets += each.is("(") || each.is("[") ? 1 : each.is(")") || each.is("]") ? -1 : 0;
      if (each.is("{")) {
        openBlocks.push(openBlocks.peek().inside(statement, each.start()));
      } else if (each.is("}") && openBlocks.size() > 1) {
        openBlocks.pop();
      }
      boolean isBorder = each.is("{") || each.is("}") || each.is(";") || each.is("->");
      if (isBorder) {
        statement.clear();
        openBrackets = 0;
      } else {
        statement.add(each);
      }
      lastToken = each;
    }
    if (lastToken != null && openBrackets <= 0 && endsStatement(text, lastToken, offset)) {
      statement.clear();
    }
    SyntaxContext block = openBlocks.peek();
    return new SyntaxContext(
        block.block, block.room, block.hasStatements, block.codeStart, List.copyOf(statement));
  }

  private static boolean endsStatement(FileText text, SourceToken lastToken, int next) {
    boolean isContinued =
        lastToken.kind() == SourceToken.Kind.SIGN
            && !Set.of(")", "]", "}", "++", "--").contains(lastToken.text());
    return !isContinued && text.lineOf(lastToken.start()) < text.lineOf(next);
  }

  /** Returns the context inside of a brace. */
  private SyntaxContext inside(List<SourceToken> statement, int brace) {
    String word = statement.isEmpty() ? "" : statement.get(0).text();
    boolean isCode = hasStatements || block.equals("object") || !DECLARATION_WORDS.contains(word);
    boolean isRoom = block.isEmpty() && word.equals("room") && statement.size() > 1;
    int start = statement.isEmpty() ? brace : statement.get(0).start();
    return new SyntaxContext(
        word,
        isRoom ? statement.get(1).text() : room,
        isCode,
        hasStatements ? codeStart : start,
        List.of());
  }

  /** Returns whether the block contains settings. */
  boolean hasSettings() {
    return !hasStatements && !block.isEmpty();
  }

  /** Returns whether a statement or declaration begins at the position. */
  boolean isAtStart() {
    return statement.isEmpty();
  }

  /**
   * Returns the first word of the statement; empty if the statement has no word before the
   * position.
   */
  String firstWord() {
    return statement.isEmpty() ? "" : statement.get(0).text();
  }

  /**
   * Returns a token before the position; 1 is the last token. Returns empty if there is no such
   * token.
   */
  String wordBefore(int distance) {
    return statement.size() < distance ? "" : statement.get(statement.size() - distance).text();
  }
}
