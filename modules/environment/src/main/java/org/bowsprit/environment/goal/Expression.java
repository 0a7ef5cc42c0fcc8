package org.bowsprit.environment.goal;

import org.bowsprit.engine.session.GameSession;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Computes a number from the state of a game, for example {@code room == shore && carries(oilcan)}.
 * A condition is 1 or 0.
 */
@FunctionalInterface
public interface Expression {

  /** Returns the value in the current state of a session. */
  int valueIn(GameSession session);

  /** Returns whether the value is not 0. */
  default boolean isTrueIn(GameSession session) {
    return valueIn(session) != 0;
  }

  /**
   * Reads an expression.
   *
   * @param text numbers, {@code room}, names of variables and bits, {@code var(N)}, {@code bit(N)},
   *     {@code carries(OBJECT)}, {@code state(OBJECT)}, {@code owner(OBJECT)}; {@code == != < <= >
   *     >= && || !} and parentheses. In a comparison with {@code room}, a name is the name of a
   *     room
   * @param symbols the names; without them, numbers must be used
   * @throws GoalsException if the text is invalid or a name is unknown; the message contains the
   *     column
   */
  static Expression parse(String text, Symbols symbols) {
    return new ExpressionParser(text, symbols).parseAll();
  }
}
