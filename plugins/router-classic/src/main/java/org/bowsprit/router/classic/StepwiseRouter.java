package org.bowsprit.router.classic;

import java.util.Optional;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.LegOracle;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Reason;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.classic.ClassicBox;
import org.bowsprit.pathfinding.classic.Snap;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * Plans a walk by requesting its legs from the oracle one by one. At each leg, the planned position
 * jumps to the end of the leg (spec 08 §9.7).
 */
final class StepwiseRouter implements PreparedRouter {

  private final Floor floor;
  private final LegOracle oracle;

  StepwiseRouter(Floor floor, LegOracle oracle) {
    this.floor = floor;
    this.oracle = oracle;
  }

  @Override
  public Optional<LegOracle> legOracle() {
    return Optional.of(oracle);
  }

  @Override
  public Route route(RouteRequest request) {
    if (request.ignoreBoxes()) {
      return Route.straight(request, Reason.DIRECT);
    }
    int start = startBox(request);
    Snap goal = snapGoal(request);
    if (start == Snap.NO_BOX && goal.box() == Snap.NO_BOX) {
      return Route.straight(
          request, areAllBoxesHidden(request) ? Reason.NO_EFFECTIVE_BOX : Reason.DIRECT);
    }
    return new StepwiseWalk(floor, oracle, request, goal).route(start);
  }

  private boolean areAllBoxesHidden(RouteRequest request) {
    return floor.boxCount() > 0
        && floor.boxes().stream().allMatch(box -> box.hiddenFrom(request.player()));
  }

  private int startBox(RouteRequest request) {
    int hint = request.fromBoxHint();
    return hint >= 0 && hint < floor.boxCount() ? hint : snap(request, request.from()).box();
  }

  /**
   * Snaps the target. The target stays in the box of the previous destination if that box contains
   * it.
   */
  private Snap snapGoal(RouteRequest request) {
    Point snapped = snap(request, request.to()).point();
    int previous = request.destBoxHint();
    boolean isInPreviousBox =
        previous > 0
            && previous < floor.boxCount()
            && ClassicBox.contains(floor.box(previous), snapped.x(), snapped.y());
    return isInPreviousBox ? new Snap(snapped, previous) : snap(request, snapped);
  }

  private Snap snap(RouteRequest request, Point point) {
    return Snap.of(floor.boxes(), point, request.player(), false);
  }
}
