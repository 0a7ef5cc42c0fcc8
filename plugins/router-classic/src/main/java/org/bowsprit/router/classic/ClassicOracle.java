package org.bowsprit.router.classic;

import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Leg;
import org.bowsprit.pathfinding.LegOracle;
import org.bowsprit.pathfinding.LegState;
import org.bowsprit.pathfinding.matrix.BoxMatrix;

/** Performs one lookup and one crossing at a time (spec 08 §9.2, steps 3 and 4). */
final class ClassicOracle implements LegOracle {

  private static final Leg UNREACHABLE = new Leg.Unreachable();

  private final Floor floor;
  private final CrossingRule rule;
  private final boolean repeatsCrossing;

  ClassicOracle(Floor floor, CrossingRule rule, boolean repeatsCrossing) {
    this.floor = floor;
    this.rule = rule;
    this.repeatsCrossing = repeatsCrossing;
  }

  @Override
  public Leg nextLeg(LegState state) {
    int box = state.assignedBox();
    int goal = state.destinationBox();
    if (box == 0 || box == goal) {
      return new Leg.Straight(goal);
    }
    int next = floor.matrix().classicNext(box, goal);
    if (next == BoxMatrix.UNREACHABLE || next >= floor.boxCount() || box >= floor.boxCount()) {
      return UNREACHABLE;
    }
    Crossing crossing =
        rule.cross(
            floor.box(box), floor.box(next), next == goal, state.position(), state.destination());
    if (crossing.isStraight()) {
      return new Leg.Straight(next);
    }
    if (!crossing.points().isEmpty()) {
      return new Leg.Cross(next, crossing.points());
    }
    return repeatsCrossing
        ? new Leg.Cross(next, List.of(state.lastCrossing()))
        : new Leg.Straight(next);
  }
}
