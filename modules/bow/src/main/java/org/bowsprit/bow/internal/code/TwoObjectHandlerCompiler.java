package org.bowsprit.bow.internal.code;

import java.util.List;
import java.util.function.ToIntFunction;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;

/**
 * Compiles handlers for two objects, such as {@code verb use with rope}. All such handlers of an
 * object become the code of one verb, {@code pair}. Its arguments are the actual verb and the other
 * object. A matching handler sets the variable {@code paired}. If no handler matches, the caller
 * can call the handlers of the other object.
 */
final class TwoObjectHandlerCompiler {

  private static final String PAIR_VERB = "pair";
  private static final String PAIRED_VARIABLE = "paired";

  private final Compilers compilers;
  private final ScriptUnit unit;

  TwoObjectHandlerCompiler(Compilers compilers) {
    this.compilers = compilers;
    this.unit = compilers.unit();
  }

  /**
   * Compiles an object's handlers with {@code with}.
   *
   * @param numbers the function that returns the number of a verb
   * @param entries receives the number of the verb {@code pair} and its label. This entry must come
   *     before all others, because {@code default} would also handle this verb
   */
  void compile(
      Declaration.ObjectNode object, ToIntFunction<Expression> numbers, List<int[]> entries) {
    List<Declaration.Handler> pairs =
        object.handlers().stream().filter(each -> !each.partners().isEmpty()).toList();
    boolean handlesAllVerbs = object.handlers().stream().anyMatch(each -> each.verbs().isEmpty());
    DeclaredSymbol pairVerb = declared(PAIR_VERB, SymbolKind.VERB);
    DeclaredSymbol pairedVariable = declared(PAIRED_VARIABLE, SymbolKind.VARIABLE);
    if (pairVerb == null || pairedVariable == null) {
      pairs.forEach(each -> reportMissingInterface(each.partners().get(0).span()));
      return;
    }
    if (pairs.isEmpty() && !handlesAllVerbs) {
      return;
    }
    int start = unit.code().newLabel();
    unit.code().markAsTarget(start);
    unit.code().placeLabel(start);
    entries.add(new int[] {pairVerb.number(), start});
    pairs.forEach(each -> compileHandler(each, numbers, pairedVariable));
    unit.code().emit(Op.STOP_OBJECT_CODE);
  }

  private DeclaredSymbol declared(String name, SymbolKind kind) {
    DeclaredSymbol symbol = unit.game().names().declared("", name);
    return symbol != null && symbol.kind() == kind ? symbol : null;
  }

  private void reportMissingInterface(Span span) {
    unit.error(
        span, "expected 'use interface nine-verbs' in the game: it runs the handlers of 'with'");
  }

  private void compileHandler(
      Declaration.Handler handler,
      ToIntFunction<Expression> numbers,
      DeclaredSymbol pairedVariable) {
    int nextLabel = unit.code().newLabel();
    int mark = unit.slots().mark();
    unit.slots().open();
    DeclaredSymbol verbLocal = unit.declare("$verb", 1, handler.body().span());
    DeclaredSymbol otherLocal =
        handler.parameters().isEmpty()
            ? unit.declare("$with", 1, handler.body().span())
            : unit.declare(
                handler.parameters().get(0).text(), 1, handler.parameters().get(0).span());
    if (handler.parameters().size() > 1) {
      unit.error(handler.parameters().get(1).span(), "expected one parameter: the other thing");
    }
    Expression isOneOfVerbs = null;
    for (Expression each : handler.verbs()) {
      isOneOfVerbs =
          or(
              isOneOfVerbs,
              equal(verbLocal, new Expression.Constant(numbers.applyAsInt(each), each.span())));
    }
    Expression isOneOfPartners = null;
    for (Expression each : handler.partners()) {
      compilers.calls().byRole(Roles.ACTOR_OR_OBJECT_ROLE, each);
      isOneOfPartners = or(isOneOfPartners, equal(otherLocal, each));
    }
    compilers.conditions().jumpUnless(isOneOfVerbs, nextLabel);
    compilers.conditions().jumpUnless(isOneOfPartners, nextLabel);
    compilers.values().move(VariableCompiler.reference(pairedVariable), new Operand.Literal(1));
    BodyCompiler.compileBody(compilers, handler.body());
    unit.code().placeLabel(nextLabel);
    unit.slots().close(mark);
  }

  private static Expression equal(DeclaredSymbol local, Expression value) {
    Expression.Name name = new Expression.Name("", local.name(), value.span());
    return new Expression.Binary("==", name, value, value.span());
  }

  private static Expression or(Expression left, Expression right) {
    return left == null ? right : new Expression.Binary("||", left, right, right.span());
  }
}
