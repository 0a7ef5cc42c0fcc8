package org.bowsprit.routelab.part;

import java.util.List;
import org.bowsprit.routelab.experiment.RoomResult;

/**
 * What one process found out.
 *
 * @param schema of the file, {@link #SCHEMA}
 * @param shard which part it is
 * @param manifest what it is a part of
 * @param failures how often each router had to be replaced, in their order
 * @param rooms the results of its rooms, in order
 */
public record Part(
    int schema, Shard shard, PartManifest manifest, List<Long> failures, List<RoomResult> rooms) {

  /** The schema of the files that this program writes and reads. */
  public static final int SCHEMA = 1;

  /** Copies the lists. */
  public Part {
    failures = List.copyOf(failures);
    rooms = List.copyOf(rooms);
  }
}
