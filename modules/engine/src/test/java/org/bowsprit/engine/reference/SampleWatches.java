package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.sound.Sound;

/**
 * Collects when the scripts of a sound game see sampled effects start and end. The scripts watch up
 * to four sounds. Each watch is a variable that contains the result of {@code isSoundRunning}; the
 * variable whose number is four higher contains the number of the sound.
 *
 * <p>The states are compared with a tolerance. In this program, the number of bytes of a sample
 * determines its duration (spec 10 §4.1). The capturing interpreter ends samples with whole buffers
 * of a silent mixer, up to 93 ms early and at most one iteration late.
 */
final class SampleWatches {

  private static final int FIRST_WATCH = 210;
  private static final int WATCH_COUNT = 4;
  private static final int MAX_EARLY_ITERATIONS = 2;
  private static final int MAX_LATE_ITERATIONS = 1;

  /** A change of the variable of a watch in an iteration. */
  record Change(int watch, int iteration, int value) {}

  private final GameResources game;
  private final Set<Integer> sampleWatches = new HashSet<>();
  private final List<Change> changes = new ArrayList<>();

  SampleWatches(GameResources game) {
    this.game = game;
  }

  List<Change> changes() {
    return changes;
  }

  /**
   * Removes the watches of samples from the changed variables of an iteration, and stores their
   * changes.
   */
  void collect(int iteration, ObjectNode variables) {
    for (int watch = FIRST_WATCH; watch < FIRST_WATCH + WATCH_COUNT; watch++) {
      JsonNode sound = variables.get(Integer.toString(watch + WATCH_COUNT));
      if (sound != null && isSample(sound.asInt())) {
        sampleWatches.add(watch);
      }
      if (sampleWatches.contains(watch)) {
        JsonNode value = variables.remove(Integer.toString(watch));
        if (value != null) {
          changes.add(new Change(watch, iteration, value.asInt()));
        }
      }
    }
  }

  private boolean isSample(int sound) {
    return game.sound(sound).orElse(null) instanceof Sound.Renditions renditions
        && renditions.rendition("SBL ").isPresent();
  }

  /**
   * Fails if the start of a sample differs from the captured start, or if its end is not within the
   * tolerance.
   */
  void assertMatches(SampleWatches captured) {
    for (int watch = FIRST_WATCH; watch < FIRST_WATCH + WATCH_COUNT; watch++) {
      List<Change> replayed = changesOf(watch);
      List<Change> capturedChanges = captured.changesOf(watch);
      assertThat(replayed).as("the changes of variable %d", watch).hasSameSizeAs(capturedChanges);
      for (int i = 0; i < replayed.size(); i++) {
        assertMatches(replayed.get(i), capturedChanges.get(i));
      }
    }
  }

  private static void assertMatches(Change replayed, Change captured) {
    boolean isStart = captured.value() != 0;
    assertThat(replayed.value())
        .as("the value of %s and of the captured %s", replayed, captured)
        .isEqualTo(captured.value());
    assertThat(captured.iteration())
        .as("the iterations of %s and of the captured %s", replayed, captured)
        .isBetween(
            replayed.iteration() - (isStart ? 0 : MAX_EARLY_ITERATIONS),
            replayed.iteration() + (isStart ? 0 : MAX_LATE_ITERATIONS));
  }

  private List<Change> changesOf(int watch) {
    return changes.stream().filter(change -> change.watch() == watch).toList();
  }
}
