package org.bowsprit.routelab.room;

import java.util.List;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.pathfinding.BoxOverrides;
import org.bowsprit.pathfinding.BoxOverridesSnapshot;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;

/**
 * What scripts changed of a room's floor.
 *
 * @param overrides flags and scales of boxes, and whether the matrix was rebuilt
 * @param slots the scale slots in force
 */
public record BoxChanges(BoxOverridesSnapshot overrides, List<ScaleSlot> slots) {

  public BoxChanges {
    slots = List.copyOf(slots);
  }

  /**
   * Returns a floor with the changes, its matrix rebuilt by the seeds' rule if at all: what routes
   * are measured against, whichever routers take part.
   *
   * @param disk the floor as on disk
   */
  public Floor applyTo(Floor disk) {
    return applyTo(disk, new BoxGraphProvider().open());
  }

  /**
   * Returns a floor with the changes as a game has it that is played with a router.
   *
   * @param disk the floor as on disk
   * @param router rebuilds the matrix if need be
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
