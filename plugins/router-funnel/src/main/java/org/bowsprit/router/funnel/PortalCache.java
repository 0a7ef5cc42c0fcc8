package org.bowsprit.router.funnel;

import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.portal.Portals;

/**
 * Stores the portal of every matrix entry, which it computes on first use.
 *
 * <p>Several threads may compute the same portal at the same time. They write equal immutable
 * portals, so the order does not matter.
 */
final class PortalCache {

  private final Floor floor;
  private final SharedEdge[] portals;

  PortalCache(Floor floor) {
    this.floor = floor;
    this.portals = new SharedEdge[floor.matrix().entryCount()];
  }

  /** Returns the portal from {@code box} into the next box of one of its matrix entries. */
  SharedEdge portalOf(int box, int entry) {
    SharedEdge portal = portals[entry];
    if (portal == null) {
      portal = Portals.forHop(floor.box(box), floor.box(floor.matrix().nextOfEntry(entry)));
      portals[entry] = portal;
    }
    return portal;
  }
}
