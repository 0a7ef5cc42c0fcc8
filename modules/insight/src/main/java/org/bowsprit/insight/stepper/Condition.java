package org.bowsprit.insight.stepper;

import java.util.function.BooleanSupplier;

/**
 * The condition under which the game stops at a breakpoint.
 *
 * @param text the text of the condition
 * @param isTrue returns whether the condition is now true
 */
public record Condition(String text, BooleanSupplier isTrue) {

  /** The condition of a breakpoint that always stops the game. */
  public static final Condition ALWAYS = new Condition("", () -> true);
}
