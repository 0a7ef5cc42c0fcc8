package org.bowsprit.playtest.internal.play;

/**
 * Clicks that belong together: a verb, a thing, perhaps another thing; or a line to choose.
 *
 * @param verb number of the verb that is clicked first, 0 for none
 * @param first object or actor that is clicked next, 0 for none
 * @param second and another one, 0 for none
 */
public record Action(int verb, int first, int second) {

  /** Returns the action of clicking a thing, and no verb. */
  public static Action click(int thing) {
    return new Action(0, thing, 0);
  }

  /** Returns the action of choosing a line. */
  public static Action choose(int verb) {
    return new Action(verb, 0, 0);
  }

  /** Returns the action with another thing at its end. */
  public Action with(int other) {
    return new Action(verb, first, other);
  }

  /** Returns whether it is about a thing. */
  public boolean involves(int thing) {
    return first == thing || second == thing;
  }
}
