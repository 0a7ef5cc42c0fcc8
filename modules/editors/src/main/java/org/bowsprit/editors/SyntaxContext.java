package org.bowsprit.editors;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.bowsprit.bow.SourceToken;

/**
 * The context of a position: the innermost block around the position, and the statement before it.
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

  private static final Set<String> DECLARATIONS =
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
    Deque<SyntaxContext> open = new ArrayDeque<>();
    open.push(new SyntaxContext("", "", false, 0, List.of()));
    List<SourceToken> statement = new ArrayList<>();
    int brackets = 0;
    SourceToken last = null;
    for (SourceToken each : text.tokens()) {
      if (each.start() >= offset) {
        break;
      }
      if (each.kind() == SourceToken.Kind.COMMENT) {
        continue;
      }
      if (last != null && brackets == 0 && endsStatement(text, last, each.start())) {
        statement.clear();
      }
      brackets += each.is("(") || each.is("[") ? 1 : each.is(")") || each.is("]") ? -1 : 0;
      if (each.is("{")) {
        open.push(open.peek().inside(statement, each.start()));
      } else if (each.is("}") && open.size() > 1) {
        open.pop();
      }
      boolean isBorder = each.is("{") || each.is("}") || each.is(";") || each.is("->");
      if (isBorder) {
        statement.clear();
        brackets = 0;
      } else {
        statement.add(each);
      }
      last = each;
    }
    if (last != null && brackets <= 0 && endsStatement(text, last, offset)) {
      statement.clear();
    }
    SyntaxContext block = open.peek();
    return new SyntaxContext(
        block.block, block.room, block.hasStatements, block.codeStart, List.copyOf(statement));
  }

  private static boolean endsStatement(FileText text, SourceToken last, int next) {
    boolean continues =
        last.kind() == SourceToken.Kind.SIGN
            && !Set.of(")", "]", "}", "++", "--").contains(last.text());
    return !continues && text.lineOf(last.start()) < text.lineOf(next);
  }

  /** Returns the context inside of a brace. */
  private SyntaxContext inside(List<SourceToken> statement, int brace) {
    String word = statement.isEmpty() ? "" : statement.get(0).text();
    boolean isCode = hasStatements || block.equals("object") || !DECLARATIONS.contains(word);
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

  /** Returns the first word of the statement; empty if there is none before the position. */
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
