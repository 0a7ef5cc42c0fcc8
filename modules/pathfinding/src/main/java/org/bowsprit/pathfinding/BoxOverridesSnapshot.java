package org.bowsprit.pathfinding;

import java.util.Map;

/**
 * The overrides of a {@link BoxOverrides}, for a saved game.
 *
 * @param flags the flags bytes by box id; copied
 * @param scales the scale words by box id; copied
 * @param rebuilt true if the matrix was rebuilt
 * @since 1.0
 */
public record BoxOverridesSnapshot(
    Map<Integer, Integer> flags, Map<Integer, Integer> scales, boolean rebuilt) {

  /** No overrides. */
  public static final BoxOverridesSnapshot NONE =
      new BoxOverridesSnapshot(Map.of(), Map.of(), false);

  public BoxOverridesSnapshot {
    flags = Map.copyOf(flags);
    scales = Map.copyOf(scales);
  }
}
