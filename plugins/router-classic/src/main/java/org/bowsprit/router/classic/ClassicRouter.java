package org.bowsprit.router.classic;

import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.classic.ClassicMatrix;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;

/** The classic router with fixed settings. */
final class ClassicRouter implements Router {

  private final CrossingRule rule;
  private final boolean repeatsCrossing;

  /**
   * Creates a router.
   *
   * @param rule the rule for crossing into the next box
   * @param repeatsCrossing true if the actor walks to the previous crossing when the rule finds no
   *     crossing; false if it walks straight into the next box
   */
  ClassicRouter(CrossingRule rule, boolean repeatsCrossing) {
    this.rule = rule;
    this.repeatsCrossing = repeatsCrossing;
  }

  @Override
  public PreparedRouter prepare(Floor floor) {
    return new StepwiseRouter(floor, new ClassicOracle(floor, rule, repeatsCrossing));
  }

  @Override
  public BoxMatrix rebuildMatrix(List<WalkBox> boxes) {
    return ClassicMatrix.build(boxes);
  }
}
