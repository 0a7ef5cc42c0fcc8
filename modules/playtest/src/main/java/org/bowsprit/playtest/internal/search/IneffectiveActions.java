package org.bowsprit.playtest.internal.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.playtest.internal.play.ReadRecorder;
import org.bowsprit.playtest.internal.play.ReadRecorder.RecordedReads;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.vm.Ints;

/**
 * Stores actions that changed nothing, and the values that the game read during them. While these
 * values are the same, such an action changes nothing again. If the game drew a random number,
 * several tries without a change are needed.
 */
final class IneffectiveActions {

  private static final int MIN_TRIES = 3;

  private final ReadRecorder readings;
  private final Map<ActionInRoom, Map<ReadValues, Map<Long, List<Explorer.Result>>>> tries =
      new HashMap<>();

  /** An action in a room. */
  private record ActionInRoom(int room, Action action) {}

  /** The variables and objects that were read. */
  private record ReadValues(Ints words, Ints objects) {}

  IneffectiveActions(ReadRecorder readings) {
    this.readings = readings;
  }

  /** Adds an action that has just been tried. */
  void add(int room, Action action, Explorer.Result result) {
    if (readings.isComplete()) {
      RecordedReads reading = readings.recordedReads();
      tries
          .computeIfAbsent(new ActionInRoom(room, action), none -> new LinkedHashMap<>())
          .computeIfAbsent(
              new ReadValues(reading.variables(), reading.objects()), none -> new HashMap<>())
          .computeIfAbsent(reading.values(), none -> new ArrayList<>())
          .add(result);
    }
  }

  /**
   * Returns the result of an action in the current state if the action is known to change nothing.
   */
  Optional<Explorer.Result> knownResult(int room, Action action) {
    List<Explorer.Result> same = new ArrayList<>();
    tries
        .getOrDefault(new ActionInRoom(room, action), Map.of())
        .forEach(
            (question, answers) ->
                same.addAll(
                    answers.getOrDefault(
                        readings.values(question.words(), question.objects()), List.of())));
    return same.stream()
        .filter(result -> same.size() >= MIN_TRIES || !result.drewRandomNumber())
        .findFirst();
  }
}
