package org.bowsprit.editors;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.DeclaredName;
import org.bowsprit.bow.LanguageWords;
import org.bowsprit.bow.SourceToken;

/**
 * A call whose arguments contain a position.
 *
 * @param name the name of the called script or operation
 * @param parameters its parameters or operands
 * @param argument the number of the argument at the position, from 0
 */
record OpenCall(String name, List<String> parameters, int argument) {

  /**
   * Returns the innermost open call before a position, if the called script or operation is known.
   */
  static Optional<OpenCall> innermost(SyntaxContext context, EditedGame game) {
    List<SourceToken> tokens = context.statement();
    int commas = 0;
    int depth = 0;
    for (int i = tokens.size() - 1; i > 0; i--) {
      SourceToken each = tokens.get(i);
      if (each.is(")") || each.is("]")) {
        depth++;
      } else if (each.is("(") && depth == 0) {
        return call(tokens.subList(0, i), commas, context, game);
      } else if (each.is("(") || each.is("[")) {
        depth--;
      } else if (each.is(",") && depth == 0) {
        commas++;
      }
    }
    return Optional.empty();
  }

  private static Optional<OpenCall> call(
      List<SourceToken> before, int argument, SyntaxContext context, EditedGame game) {
    SourceToken last = before.get(before.size() - 1);
    if (last.kind() != SourceToken.Kind.WORD) {
      return Optional.empty();
    }
    boolean hasOwner = before.size() > 2 && before.get(before.size() - 2).is(".");
    String owner = hasOwner ? before.get(before.size() - 3).text() : "";
    List<String> parameters = new ArrayList<>();
    Optional<DeclaredName> script =
        game.declarationOf(last.text(), hasOwner ? owner : context.room())
            .filter(each -> each.kind().equals("script") || each.kind().equals("function"));
    String name = hasOwner ? owner + "." + last.text() : last.text();
    Optional<List<String>> operands =
        script.map(DeclaredName::details).or(() -> LanguageWords.operands(name));
    operands.ifPresent(parameters::addAll);
    return operands.map(each -> new OpenCall(name, parameters, argument));
  }

  /** Returns the parameter at the position; empty if the call has fewer parameters. */
  String parameter() {
    return argument < parameters.size() ? parameters.get(argument) : "";
  }

  /** Returns the call with its parameters as one line. */
  String label() {
    return name + "(" + String.join(", ", parameters) + ")";
  }
}
