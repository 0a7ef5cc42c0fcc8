package org.bowsprit.trial.room;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.pathfinding.BoxOverridesSnapshot;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * A state of a room's floor that its scripts can cause.
 *
 * @param name its name in results, such as {@code lock 4 5} or {@code lock 11, rebuilt}
 * @param locks the ids of the locked boxes
 * @param rebuilt whether the matrix is rebuilt after locking
 */
public record LockScenario(String name, List<Integer> locks, boolean rebuilt) {

  /** The floor as on disk. */
  public static final LockScenario NONE = new LockScenario("", List.of(), false);

  public LockScenario {
    locks = List.copyOf(locks);
  }

  /** Returns the scenario that locks boxes. Its name lists them. */
  public static LockScenario of(List<Integer> locks, boolean rebuilt) {
    StringBuilder name = new StringBuilder("lock");
    locks.forEach(box -> name.append(' ').append(box));
    return new LockScenario(name + (rebuilt ? ", rebuilt" : ""), locks, rebuilt);
  }

  /**
   * Returns a floor in this state. A rebuilt matrix follows the founding documents' rule, whichever
   * routers take part. Routes are measured against this floor.
   *
   * @param disk the floor as on disk; locks of boxes that the floor lacks are ignored
   */
  public Floor applyTo(Floor disk) {
    return applyTo(disk, new BoxGraphProvider().open());
  }

  /**
   * Returns a floor in this state, as in a game that uses a router. Without a rebuild the matrix on
   * disk remains active, whatever the locks (spec 08 §3).
   *
   * @param disk the floor as on disk; locks of boxes that the floor lacks are ignored
   * @param router the router that rebuilds the matrix if necessary
   */
  public Floor applyTo(Floor disk, Router router) {
    return BoxChanges.applied(overrides(disk), disk, router);
  }

  /** Returns this state as changes of a room's floor. */
  public BoxChanges changes(LabRoom room) {
    return new BoxChanges(overrides(room.floor()), room.data().scaleSlots().slots());
  }

  private BoxOverridesSnapshot overrides(Floor disk) {
    Map<Integer, Integer> flags = new HashMap<>();
    for (int box : locks) {
      if (box >= 0 && box < disk.boxCount()) {
        flags.put(box, disk.box(box).flags() | WalkBox.INVISIBLE);
      }
    }
    return new BoxOverridesSnapshot(flags, Map.of(), rebuilt);
  }
}
