package org.bowsprit.playtest.play;

/**
 * A player's action as a sequence of clicks: a verb, an object and an optional second object, or a
 * dialogue line.
 *
 * @param verb the number of the verb that is clicked first; 0 for none
 * @param first the object or actor that is clicked next; 0 for none
 * @param second the second object or actor; 0 for none
 */
public record Action(int verb, int first, int second) {

  /** Returns the action of clicking an object without a verb. */
  public static Action click(int thing) {
    return new Action(0, thing, 0);
  }

  /** Returns the action of choosing a line. */
  public static Action choose(int verb) {
    return new Action(verb, 0, 0);
  }

  /** Returns this action with a second object. */
  public Action withSecond(int other) {
    return new Action(verb, first, other);
  }

  /** Returns whether this action includes a click on an object. */
  public boolean involves(int thing) {
    return first == thing || second == thing;
  }
}
