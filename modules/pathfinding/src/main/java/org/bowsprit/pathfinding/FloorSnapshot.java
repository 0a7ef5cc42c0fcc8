package org.bowsprit.pathfinding;

import java.util.Map;

/**
 * The overrides of a {@link FloorState}, for a saved game.
 *
 * @param flags flags byte by box id; copied
 * @param scales scale word by box id; copied
 * @param rebuilt whether the matrix was rebuilt
 * @since 1.0
 */
public record FloorSnapshot(
    Map<Integer, Integer> flags, Map<Integer, Integer> scales, boolean rebuilt) {

  /** Nothing overridden. */
  public static final FloorSnapshot NONE = new FloorSnapshot(Map.of(), Map.of(), false);

  public FloorSnapshot {
    flags = Map.copyOf(flags);
    scales = Map.copyOf(scales);
  }
}
