package org.bowsprit.routelab.experiment;

import java.util.List;
import org.bowsprit.routelab.room.LabRoom;

/**
 * The results of one room.
 *
 * @param room the room
 * @param cases its questions and answers
 * @param timings one a router; empty if nothing was timed
 */
public record RoomResult(LabRoom room, List<Case> cases, List<Timing> timings) {

  public RoomResult {
    cases = List.copyOf(cases);
    timings = List.copyOf(timings);
  }

  RoomResult withTimings(List<Timing> measured) {
    return new RoomResult(room, cases, measured);
  }
}
