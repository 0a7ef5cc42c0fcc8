package org.bowsprit.pathfinding.guard;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.FloorRouter;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;

/**
 * A router that is created when it is first asked something: behind a guard, creating it is then
 * part of the work that may fail or take too long. One that could not be created is tried again
 * with the next question.
 */
public final class LateRouter implements Router {

  private final Supplier<Router> maker;
  private volatile Router made;

  /**
   * Creates nothing yet.
   *
   * @param maker creates the router
   */
  public LateRouter(Supplier<Router> maker) {
    this.maker = Objects.requireNonNull(maker, "maker must not be null");
  }

  @Override
  public FloorRouter prepare(Floor floor) {
    return made().prepare(floor);
  }

  @Override
  public BoxMatrix rebuildMatrix(List<WalkBox> boxes) {
    return made().rebuildMatrix(boxes);
  }

  private Router made() {
    Router router = made;
    if (router == null) {
      router = Objects.requireNonNull(maker.get(), "its provider created nothing");
      made = router;
    }
    return router;
  }
}
