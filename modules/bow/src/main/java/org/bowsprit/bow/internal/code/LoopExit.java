package org.bowsprit.bow.internal.code;

import java.util.List;
import org.bowsprit.bow.internal.tree.Statement;

/**
 * Decides whether the statements of a loop can continue with the statement after the loop. Jumps to
 * labels do not count: the label begins the code that they reach.
 */
final class LoopExit {

  private LoopExit() {}

  /** Returns whether a statement in the body of a loop can end that loop. */
  static boolean canLeave(Statement body) {
    return canLeave(body, false);
  }

  /**
   * Returns whether a statement can end the loop.
   *
   * @param nested true if the statement is in a second loop inside of the loop; {@code break} then
   *     ends only the second loop
   */
  private static boolean canLeave(Statement statement, boolean nested) {
    if (statement instanceof Statement.Break exit) {
      return !nested && !exit.isContinue();
    } else if (statement instanceof Statement.Assembly) {
      // The jumps of assembler text are not known here.
      return true;
    } else if (statement instanceof Statement.Block block) {
      return canLeave(block.statements(), nested);
    } else if (statement instanceof Statement.If branch) {
      return canLeave(branch.then(), nested)
          || branch.otherwise().filter(each -> canLeave(each, nested)).isPresent();
    } else if (statement instanceof Statement.Case choice) {
      return choice.arms().stream().anyMatch(each -> canLeave(each.body(), nested))
          || choice.otherwise().filter(each -> canLeave(each, nested)).isPresent();
    } else if (statement instanceof Statement.Cutscene scene) {
      return canLeave(scene.body(), nested)
          || scene.override().filter(each -> canLeave(each, nested)).isPresent();
    } else if (statement instanceof Statement.Choice choice) {
      return choice.lines().stream().anyMatch(each -> canLeave(each.body(), nested));
    } else if (statement instanceof Statement.Topics topics) {
      return canLeave(topics.first(), true)
          || topics.lines().stream().anyMatch(each -> canLeave(each.body(), true));
    } else if (statement instanceof Statement.While loop) {
      return canLeave(loop.body(), true);
    } else if (statement instanceof Statement.Repeat loop) {
      return canLeave(loop.body(), true);
    }
    return statement instanceof Statement.For loop && canLeave(loop.body(), true);
  }

  private static boolean canLeave(List<Statement> statements, boolean nested) {
    return statements.stream().anyMatch(each -> canLeave(each, nested));
  }
}
