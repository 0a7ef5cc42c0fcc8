package org.bowsprit.playtest.internal.play;

/**
 * Clicks that belong together: a verb, a thing, perhaps another thing; or a line to choose.
 *
 * @param verb number of the verb that is clicked first, 0 for none
 * @param first object or actor that is clicked next, 0 for none
 * @param second and another one, 0 for none
 */
public record Deed(int verb, int first, int second) {

  /** Returns the deed of clicking a thing, and no verb. */
  public static Deed click(int thing) {
    return new Deed(0, thing, 0);
  }

  /** Returns the deed of choosing a line. */
  public static Deed choose(int verb) {
    return new Deed(verb, 0, 0);
  }

  /** Returns the deed with another thing at its end. */
  public Deed with(int other) {
    return new Deed(verb, first, other);
  }

  /** Returns whether it is about a thing. */
  public boolean involves(int thing) {
    return first == thing || second == thing;
  }
}
