package org.bowsprit.pathfinding;

import java.util.Objects;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The state of a walk when its next leg is requested (spec 08 §9.1).
 *
 * @param position the actor's position
 * @param assignedBox the box to which the actor is assigned; 0 if none
 * @param destination the destination after snapping
 * @param destinationBox the box of the destination, 0 if none
 * @param lastCrossing the crossing that was found earlier in this tick; (0,0) at the start of the
 *     tick. The reference interpreter walks to it when two boxes share no edge (spec 08 §9.5)
 * @since 1.0
 */
public record LegState(
    Point position, int assignedBox, Point destination, int destinationBox, Point lastCrossing) {

  /** The value of {@link #lastCrossing} at the start of a tick. */
  public static final Point NO_CROSSING = new Point(0, 0);

  public LegState {
    Objects.requireNonNull(position, "position must not be null");
    Objects.requireNonNull(destination, "destination must not be null");
    Objects.requireNonNull(lastCrossing, "lastCrossing must not be null");
  }
}
