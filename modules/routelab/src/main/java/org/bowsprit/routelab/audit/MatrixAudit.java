package org.bowsprit.routelab.audit;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.classic.ClassicMatrix;
import org.bowsprit.pathfinding.classic.ClassicOpening;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxGraph;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.trial.room.LabRoom;

/**
 * Rebuilds a room's matrix by both rules, ignoring flags, and compares it hop by hop with the
 * matrix on disk (spec 08 §6.1, §7).
 *
 * <p>Boxes parked at (−32000,−32000) are skipped, because two of them would touch each other.
 */
public final class MatrixAudit {

  private static final int PARKED = -32000;

  private MatrixAudit() {}

  /** Audits one room; a room without a matrix has no pairs to compare. */
  public static RoomAudit of(LabRoom room) {
    Floor floor = room.floor();
    List<WalkBox> boxes = floor.boxes();
    BoxMatrix seed = BreadthFirstMatrix.build(BoxGraph.of(boxes, box -> !isParked(box)));
    BoxMatrix reference =
        ClassicMatrix.build(
            BoxGraph.of(
                boxes, box -> !isParked(box), (a, b) -> ClassicOpening.first(a, b) != null));
    List<HopDifference> differences = new ArrayList<>();
    int pairs = 0;
    int seedDifferences = 0;
    int referenceDifferences = 0;
    for (WalkBox from : boxes) {
      for (WalkBox to : boxes) {
        if (from.id() == to.id() || isParked(from) || isParked(to) || floor.matrix().isAbsent()) {
          continue;
        }
        HopDifference hop =
            new HopDifference(
                from.id(),
                to.id(),
                floor.matrix().next(from.id(), to.id()),
                seed.next(from.id(), to.id()),
                reference.next(from.id(), to.id()));
        pairs++;
        seedDifferences += hop.disk() == hop.seed() ? 0 : 1;
        referenceDifferences += hop.disk() == hop.reference() ? 0 : 1;
        if (hop.disk() != hop.seed() || hop.disk() != hop.reference()) {
          differences.add(hop);
        }
      }
    }
    return new RoomAudit(
        room.id(),
        room.name(),
        boxes.size(),
        floor.matrix().isAbsent(),
        pairs,
        seedDifferences,
        referenceDifferences,
        differences);
  }

  private static boolean isParked(WalkBox box) {
    return box.minX() == PARKED
        && box.maxX() == PARKED
        && box.minY() == PARKED
        && box.maxY() == PARKED;
  }
}
