package org.bowsprit.routelab.audit;

import java.util.List;

/**
 * The result of the audit of a room.
 *
 * @param room its number
 * @param name the name of the room that is shown to users
 * @param boxes the number of its boxes
 * @param matrixMissing whether it has no matrix on disk
 * @param pairs the number of compared ordered pairs of different boxes
 * @param seedDifferences the number of pairs for which the rebuild by the founding documents' rule
 *     differs from the disk
 * @param referenceDifferences the number of pairs for which the rebuild by the reference
 *     interpreter's rule differs
 * @param differences the pairs that differ by either rule
 */
public record RoomAudit(
    int room,
    String name,
    int boxes,
    boolean matrixMissing,
    int pairs,
    int seedDifferences,
    int referenceDifferences,
    List<HopDifference> differences) {

  public RoomAudit {
    differences = List.copyOf(differences);
  }
}
