package org.bowsprit.trial;

import java.io.Serializable;

/**
 * The speed of a simulated actor.
 *
 * @param x the horizontal pixels per tick at full size
 * @param y the vertical pixels per tick at full size
 */
public record WalkSpeed(int x, int y) implements Serializable {

  private static final long serialVersionUID = 1L;

  /** The default speed of games and of comparisons. */
  public static final WalkSpeed DEFAULT = new WalkSpeed(8, 2);
}
