package org.bowsprit.adventures;

/** A key, and how it is obtained. */
public sealed interface Key {

  /**
   * Returns the key itself. Its place is the place where it lies or is given. The place of a
   * combined key is that of its first part.
   */
  Thing thing();

  /**
   * A key that lies in a place.
   *
   * @param thing the key
   */
  record Lying(Thing thing) implements Key {}

  /**
   * A key that is made of two things.
   *
   * @param thing the key
   * @param part a part
   * @param other the other part
   */
  record Combined(Thing thing, Thing part, Thing other) implements Key {}

  /**
   * A key that a person gives when asked about a topic. The topic can be chosen once the clue has
   * been looked at.
   *
   * @param thing the key
   * @param person the person
   * @param clue the clue
   * @param topic the topic in words
   */
  record Told(Thing thing, Thing person, Thing clue, String topic) implements Key {}
}
