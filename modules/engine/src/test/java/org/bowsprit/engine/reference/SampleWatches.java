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
 * What a sound game's scripts saw of sampled effects: copies of {@code isSoundRunning}, each
 * followed four variables later by the id that it watches.
 *
 * <p>They are compared by a rule of their own. Ours last as long as their bytes say (spec 10 §4.1).
 * The captured interpreter ends samples with whole buffers of a mixer that plays nothing, up to 93
 * ms early and never more than one iteration late.
 */
final class SampleWatches {

  private static final int FIRST_WATCH = 210;
  private static final int WATCHES = 4;
  private static final int EARLIEST = 2;
  private static final int LATEST = 1;

  /** A watch that starts or ends at an iteration. */
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

  /** Takes the watches of samples out of an iteration's changed variables. */
  void take(int iteration, ObjectNode variables) {
    for (int watch = FIRST_WATCH; watch < FIRST_WATCH + WATCHES; watch++) {
      JsonNode watched = variables.get(Integer.toString(watch + WATCHES));
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

  /** Starts must be the same, ends nearly so. */
  void assertMeets(SampleWatches captured) {
    for (int watch = FIRST_WATCH; watch < FIRST_WATCH + WATCHES; watch++) {
      List<Change> ours = of(watch);
      List<Change> theirs = captured.of(watch);
      assertThat(ours).as("changes of variable %d", watch).hasSameSizeAs(theirs);
      for (int i = 0; i < ours.size(); i++) {
        assertMeets(ours.get(i), theirs.get(i));
      }
    }
  }

  private static void assertMeets(Change ours, Change captured) {
    boolean starts = captured.value() != 0;
    assertThat(ours.value()).as("%s as %s", ours, captured).isEqualTo(captured.value());
    assertThat(captured.iteration())
        .as("%s as %s", ours, captured)
        .isBetween(
            ours.iteration() - (starts ? 0 : EARLIEST), ours.iteration() + (starts ? 0 : LATEST));
  }

  private List<Change> of(int watch) {
    return changes.stream().filter(change -> change.watch() == watch).toList();
  }
}
