package org.bowsprit.routelab.experiment;

import java.util.List;

/**
 * The results of an experiment.
 *
 * @param source what was compared on, such as a game's name
 * @param contestants the routers, in the order of every list of answers
 * @param settings how it was done
 * @param rooms the rooms in order
 */
public record Comparison(
    String source,
    List<Contestant> contestants,
    ExperimentSettings settings,
    List<RoomResult> rooms) {

  /** Copies the lists. */
  public Comparison {
    contestants = List.copyOf(contestants);
    rooms = List.copyOf(rooms);
  }

  /** Returns the number of questions. */
  public int questionCount() {
    return rooms.stream().mapToInt(room -> room.cases().size()).sum();
  }
}
