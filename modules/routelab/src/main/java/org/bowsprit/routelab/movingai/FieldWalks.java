package org.bowsprit.routelab.movingai;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;

/**
 * A room, and the walks of a scenario in it.
 *
 * @param room the room, without the walks
 * @param questions the walks, read from the scenario at each visit
 */
public record FieldWalks(LabRoom room, Questions questions) {

  /** A sequence of walks of any length. */
  @FunctionalInterface
  public interface Questions {

    /** Visits all walks in the order of the scenario. */
    void forEach(Consumer<Question> visitor);
  }

  /** Returns the room with all walks, which are then in memory. */
  public LabRoom roomWithWalks() {
    List<Question> all = new ArrayList<>();
    questions.forEach(all::add);
    return room.withQuestions(all);
  }
}
