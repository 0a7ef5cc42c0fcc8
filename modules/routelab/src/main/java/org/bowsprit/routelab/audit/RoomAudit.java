package org.bowsprit.routelab.audit;

import java.util.List;

/**
 * The result of the audit of a room.
 *
 * @param room its number
 * @param name its name for people
 * @param boxes how many it has
 * @param matrixMissing whether it has no matrix on disk
 * @param pairs ordered pairs of different boxes that were compared
 * @param seedDiffers pairs for which the seeds' rebuild has another next box than the disk
 * @param referenceDiffers pairs for which the reference's rebuild has another
 * @param differences the pairs of either kind
 */
public record RoomAudit(
    int room,
    String name,
    int boxes,
    boolean matrixMissing,
    int pairs,
    int seedDiffers,
    int referenceDiffers,
    List<HopDifference> differences) {

  public RoomAudit {
    differences = List.copyOf(differences);
  }
}
