package org.bowsprit.insight.command;

import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.insight.source.Expressions;
import org.bowsprit.insight.source.Expressions.Expression;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.vm.debug.GameNames;
import org.bowsprit.vm.debug.StackFrame;

/** Evaluates expressions in the language of the sources in a running game. */
public final class Evaluator {

  private final TimedSession game;
  private final Expressions expressions;
  private final GameNames names;

  /**
   * Creates an evaluator.
   *
   * @param names the names in the sources
   * @param expressions the reader of expressions
   */
  public Evaluator(TimedSession game, SourceNames names, Expressions expressions) {
    this.game = game;
    this.expressions = expressions;
    this.names = new GameNames(names.symbols());
  }

  /** Parses an expression. Throws an exception if the text is not an expression. */
  Expression parse(String text) {
    try {
      return expressions.parse(text);
    } catch (IllegalArgumentException e) {
      throw new ConsoleException(e);
    }
  }

  /**
   * Returns the value of an expression in a stack frame. Throws an exception if the expression has
   * no value in this frame.
   */
  int value(Expression expression, StackFrame frame) {
    try {
      return expression.value(
          name -> names.value(name, frame, game.session().machine().variables()));
    } catch (IllegalArgumentException e) {
      throw new ConsoleException(e);
    }
  }
}
