package org.bowsprit.trial.room;

import java.util.List;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.pathfinding.BoxOverrides;
import org.bowsprit.pathfinding.BoxOverridesSnapshot;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;

/**
 * The changes that scripts made to a room's floor.
 *
 * @param overrides the flags and scales of boxes, and whether the matrix was rebuilt
 * @param slots the active scale slots
 */
public record BoxChanges(BoxOverridesSnapshot overrides, List<ScaleSlot> slots) {

  public BoxChanges {
    slots = List.copyOf(slots);
  }

  /**
   * Returns a floor with the changes. A rebuilt matrix follows the founding documents' rule,
   * whichever routers take part. Routes are measured against this floor.
   *
   * @param disk the floor as on disk
   */
  public Floor applyTo(Floor disk) {
    return applyTo(disk, new BoxGraphProvider().open());
  }

  /**
   * Returns a floor with the changes, as in a game that uses a router.
   *
   * @param disk the floor as on disk
   * @param router the router that rebuilds the matrix if necessary
   */
  public Floor applyTo(Floor disk, Router router) {
    return applied(overrides, disk, router);
  }

  static Floor applied(BoxOverridesSnapshot overrides, Floor disk, Router router) {
    BoxOverrides state = new BoxOverrides(disk, router);
    state.restore(overrides);
    return state.floor();
  }
}
