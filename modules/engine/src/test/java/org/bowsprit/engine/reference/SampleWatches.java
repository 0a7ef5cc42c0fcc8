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
 * Collects the state of sampled effects that the scripts of a sound game read. Four variables
 * contain copies of {@code isSoundRunning}. The variable four numbers higher contains the number of
 * the watched sound.
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

  /** A change of a watch in an iteration. */
  record Change(int watch, int iteration, int value) {}

  private final GameResources game;
  private final Set<Integer> watchingSamples = new HashSet<>();
  private final List<Change> changes = new ArrayList<>();

  SampleWatches(GameResources game) {
    this.game = game;
  }

  List<Change> changes() {
    return changes;
  }

  /** Removes the watches of samples from an iteration's changed variables. */
  void collect(int iteration, ObjectNode variables) {
    for (int watch = FIRST_WATCH; watch < FIRST_WATCH + WATCH_COUNT; watch++) {
      JsonNode watched = variables.get(Integer.toString(watch + WATCH_COUNT));
      if (watched != null && isSample(watched.asInt())) {
        watchingSamples.add(watch);
      }
      if (watchingSamples.contains(watch)) {
        JsonNode value = variables.remove(Integer.toString(watch));
        if (value != null) {
          changes.add(new Change(watch, iteration, value.asInt()));
        }
      }
    }
  }

  private boolean isSample(int sound) {
    return game.sound(sound).orElse(null) instanceof Sound.Renditions all
        && all.rendition("SBL ").isPresent();
  }

  /** Fails if a start differs, or if an end is not within the tolerance. */
  void assertMatches(SampleWatches captured) {
    for (int watch = FIRST_WATCH; watch < FIRST_WATCH + WATCH_COUNT; watch++) {
      List<Change> ours = changesOf(watch);
      List<Change> theirs = captured.changesOf(watch);
      assertThat(ours).as("changes of variable %d", watch).hasSameSizeAs(theirs);
      for (int i = 0; i < ours.size(); i++) {
        assertMatches(ours.get(i), theirs.get(i));
      }
    }
  }

  private static void assertMatches(Change ours, Change captured) {
    boolean starts = captured.value() != 0;
    assertThat(ours.value()).as("%s as %s", ours, captured).isEqualTo(captured.value());
    assertThat(captured.iteration())
        .as("%s as %s", ours, captured)
        .isBetween(
            ours.iteration() - (starts ? 0 : MAX_EARLY_ITERATIONS),
            ours.iteration() + (starts ? 0 : MAX_LATE_ITERATIONS));
  }

  private List<Change> changesOf(int watch) {
    return changes.stream().filter(change -> change.watch() == watch).toList();
  }
}
