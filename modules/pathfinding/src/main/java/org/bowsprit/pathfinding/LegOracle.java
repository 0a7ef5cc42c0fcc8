package org.bowsprit.pathfinding;

/**
 * Decides one leg at a time while an actor walks, from its actual position (spec 08 §9).
 *
 * <p>Thread-safe and a pure function of the state it is given.
 *
 * @since 1.0
 */
@FunctionalInterface
public interface LegOracle {

  /**
   * Decides where the actor walks next (steps 3 and 4 of spec 08 §9.2).
   *
   * <p>The walker itself does steps 1 and 2 (no assigned box, or already in the destination's box).
   * In these cases, the result is {@link Leg.Straight} with the destination's box.
   */
  Leg nextLeg(LegState state);
}
