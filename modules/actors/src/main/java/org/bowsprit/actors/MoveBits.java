package org.bowsprit.actors;

/** The movement flags of the reference's actors (spec 09 §1, moveBits). */
public final class MoveBits {

  /** A leg is to be planned. */
  public static final int NEW_LEG = 1;

  /** On a leg. */
  public static final int IN_LEG = 2;

  /** Turning in place. */
  public static final int TURN = 4;

  /** On the leg to the destination itself. */
  public static final int LAST_LEG = 8;

  static final int ALL = NEW_LEG | IN_LEG | TURN | LAST_LEG;

  private MoveBits() {}
}
