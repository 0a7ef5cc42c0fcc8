package org.bowsprit.playtest.internal.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.playtest.internal.play.Readings;
import org.bowsprit.playtest.internal.play.Readings.Reading;
import org.bowsprit.playtest.play.Action;

/**
 * Remembers actions that changed nothing, and what the game read in them. While that is the same,
 * such an action changes nothing again. If a random number was drawn, this is believed after some
 * tries.
 */
final class FruitlessTries {

  private static final int TRIES = 3;

  private final Readings readings;
  private final Map<Try, List<Outcome>> tries = new HashMap<>();

  /** An action in a room. */
  private record Try(int room, Action action) {}

  private record Outcome(Reading reading, Explorer.Result result) {}

  FruitlessTries(Readings readings) {
    this.readings = readings;
  }

  /** Adds an action that has just been tried. */
  void add(int room, Action action, Explorer.Result result) {
    if (!readings.hasRoomChanged()) {
      tries
          .computeIfAbsent(new Try(room, action), none -> new ArrayList<>())
          .add(new Outcome(readings.reading(), result));
    }
  }

  /**
   * Returns the result of an action in the current state if it is known that it changes nothing.
   */
  Optional<Explorer.Result> known(int room, Action action) {
    List<Outcome> same =
        tries.getOrDefault(new Try(room, action), List.of()).stream()
            .filter(outcome -> readings.isSame(outcome.reading()))
            .toList();
    return same.stream()
        .filter(outcome -> same.size() >= TRIES || !outcome.reading().random())
        .findFirst()
        .map(Outcome::result);
  }
}
