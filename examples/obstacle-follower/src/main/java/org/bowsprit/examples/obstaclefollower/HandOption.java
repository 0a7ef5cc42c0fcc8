package org.bowsprit.examples.obstaclefollower;

import java.util.List;

/** Converts the values of the option {@code hand} to sides. */
final class HandOption {

  static final String SHORTER = "shorter";
  static final String LEFT = WallSide.LEFT.label();
  static final String RIGHT = WallSide.RIGHT.label();

  private HandOption() {}

  /**
   * Returns the sides to try. The router uses the shorter path. If both paths have the same length,
   * it uses the path of the first side.
   */
  static List<WallSide> of(String choice) {
    if (choice.equals(SHORTER)) {
      return List.of(WallSide.LEFT, WallSide.RIGHT);
    }
    return List.of(choice.equals(LEFT) ? WallSide.LEFT : WallSide.RIGHT);
  }
}
