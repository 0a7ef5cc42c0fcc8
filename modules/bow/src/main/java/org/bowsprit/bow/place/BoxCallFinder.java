package org.bowsprit.bow.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.source.Lexer;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.source.TokenKind;

/** Finds the calls in a source that name walk boxes by their numbers. */
public final class BoxCallFinder {

  private static final Set<String> NAMES =
      Set.of("setBoxFlags", "setBoxScale", "setBoxSlot", "isActorInBox");

  private BoxCallFinder() {}

  /** Returns the calls in the order of the source. Errors of the source are ignored. */
  public static List<BoxCall> find(SourceText text) {
    List<Token> tokens = Lexer.tokens(new Source(text.path(), text.text()), new Diagnostics());
    List<BoxCall> calls = new ArrayList<>();
    String room = "";
    int depth = 0;
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.isSign("{")) {
        depth++;
      } else if (token.isSign("}")) {
        depth--;
      } else if (depth == 0 && token.kind() == TokenKind.WORD) {
        boolean isRoom = i > 0 && tokens.get(i - 1).isWord("room");
        boolean begins = !isRoom && Set.of("script", "function", "dialogue").contains(token.text());
        room = isRoom ? token.text() : begins ? "" : room;
      } else if (NAMES.contains(token.text()) && tokens.get(i + 1).isSign("(")) {
        int line = token.span().position().line();
        calls.add(new BoxCall(text.path(), line, room, call(text.text(), tokens, i)));
      }
    }
    return calls;
  }

  private static String call(String text, List<Token> tokens, int at) {
    int end = at;
    while (end + 1 < tokens.size()
        && !tokens.get(end).isSign(")")
        && tokens.get(end).kind() != TokenKind.NEWLINE) {
      end++;
    }
    return text.substring(tokens.get(at).span().start(), tokens.get(end).span().end());
  }
}
