package org.bowsprit.actors;

/** The movement flags of the reference's actors (spec 09 §1, moveBits). */
public final class MoveBits {

  /** The flag of an actor whose next leg must be planned. */
  public static final int NEW_LEG = 1;

  /** The flag of an actor that is on a leg. */
  public static final int IN_LEG = 2;

  /** The flag of an actor that turns in place. */
  public static final int TURN = 4;

  /** The flag of an actor that is on the last leg, which ends at the destination. */
  public static final int LAST_LEG = 8;

  static final int ALL = NEW_LEG | IN_LEG | TURN | LAST_LEG;

  private MoveBits() {}
}
