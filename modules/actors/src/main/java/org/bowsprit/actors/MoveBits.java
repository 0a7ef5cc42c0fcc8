package org.bowsprit.actors;

/** The movement flags of the reference's actors (spec 09 §1, moveBits). */
public final class MoveBits {

  /** A leg must be planned. */
  public static final int NEW_LEG = 1;

  /** On a leg. */
  public static final int IN_LEG = 2;

  /** Turning in place. */
  public static final int TURN = 4;

  /** On the last leg, which ends at the destination. */
  public static final int LAST_LEG = 8;

  static final int ALL = NEW_LEG | IN_LEG | TURN | LAST_LEG;

  private MoveBits() {}
}
