package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.StateNames;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.vm.symbol.NearestName;

/**
 * Compiles states that sources give by name. For example, {@code door is open} is compiled to
 * getObjectState, and {@code door becomes open} to setState. A name that is not a state of the
 * object is treated as a class.
 */
final class StateCompiler {

  private final ScriptUnit unit;

  StateCompiler(ScriptUnit unit) {
    this.unit = unit;
  }

  /**
   * Returns a condition that compares states as numbers. If the condition contains no states,
   * returns it without a change.
   */
  Expression compareStates(Expression.Membership condition) {
    Map<String, Integer> states = states(condition.object());
    if (states.isEmpty()) {
      return condition;
    }
    Expression conjunction = null;
    List<Expression> classes = new ArrayList<>();
    for (Expression each : condition.classes()) {
      Optional<Integer> state = state(states, condition.object(), withoutNegation(each));
      if (state.isEmpty()) {
        classes.add(each);
      } else {
        String operator = isNegated(each) ? "!=" : "==";
        conjunction =
            conjunction(
                conjunction,
                stateComparison(condition.object(), operator, state.get(), each.span()));
      }
    }
    if (conjunction == null) {
      return condition;
    }
    return classes.isEmpty()
        ? conjunction
        : conjunction(
            conjunction, new Expression.Membership(condition.object(), classes, condition.span()));
  }

  /** Splits a change into an optional change of the state and a change of classes. */
  List<Statement> splitChange(Statement.Become change) {
    Map<String, Integer> states = states(change.object());
    List<Statement> statements = new ArrayList<>();
    List<Expression> classes = new ArrayList<>();
    for (Expression each : change.classes()) {
      Optional<Integer> state = state(states, change.object(), withoutNegation(each));
      if (state.isEmpty()) {
        classes.add(each);
        continue;
      }
      if (isNegated(each)) {
        unit.error(each.span(), "expected the state it gets, without 'not'");
      }
      Expression number = new Expression.Constant(state.get(), each.span());
      statements.add(call("setState", List.of(change.object(), number), change.span()));
    }
    if (!classes.isEmpty()) {
      statements.add(new Statement.Become(change.object(), classes, change.span()));
    }
    return statements;
  }

  private Map<String, Integer> states(Expression object) {
    DeclaredSymbol symbol = object instanceof Expression.Name name ? unit.find(name) : null;
    return symbol != null && symbol.kind() == SymbolKind.OBJECT
        ? unit.game().names().states(symbol)
        : Map.of();
  }

  /**
   * Returns the number of the state with a name; empty if there is no such state. If the object has
   * states, but the name is neither one of them nor another symbol, reports an error and returns 0.
   */
  private Optional<Integer> state(
      Map<String, Integer> states, Expression object, Expression named) {
    if (!(named instanceof Expression.Name name) || !name.room().isEmpty()) {
      return Optional.empty();
    }
    Integer state = states.get(name.name());
    if (state == null && !states.isEmpty() && unit.find(name) == null) {
      unit.error(
          name.span(),
          StateNames.unknownStateMessage(object.span().text(), name.name(), states.keySet())
              + NearestName.hint(name.name(), states.keySet()));
      return Optional.of(0);
    }
    return Optional.ofNullable(state);
  }

  private static boolean isNegated(Expression each) {
    return each instanceof Expression.Unary unary && unary.operator().equals("!");
  }

  private static Expression withoutNegation(Expression each) {
    return isNegated(each) ? ((Expression.Unary) each).operand() : each;
  }

  private static Expression stateComparison(
      Expression object, String operator, int state, Span span) {
    Expression.Name callee = new Expression.Name("", "getObjectState", object.span());
    return new Expression.Binary(
        operator,
        new Expression.Call(callee, List.of(object), object.span()),
        new Expression.Constant(state, span),
        span);
  }

  private static Statement call(String name, List<Expression> arguments, Span span) {
    return new Statement.CallStatement(
        new Expression.Call(new Expression.Name("", name, span), arguments, span), span);
  }

  private static Expression conjunction(Expression left, Expression right) {
    return left == null ? right : new Expression.Binary("&&", left, right, right.span());
  }
}
