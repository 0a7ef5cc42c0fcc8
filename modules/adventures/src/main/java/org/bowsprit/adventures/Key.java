package org.bowsprit.adventures;

/** A key, and the way in which the player obtains it. */
public sealed interface Key {

  /**
   * Returns the key itself. The place of the key is the place where it lies or where a person gives
   * it to the player. The place of a combined key is the place of its first part.
   */
  Thing thing();

  /**
   * A key that lies in a place.
   *
   * @param thing the key
   */
  record LyingKey(Thing thing) implements Key {}

  /**
   * A key that is made of two things.
   *
   * @param thing the key
   * @param part a part
   * @param other the other part
   */
  record CombinedKey(Thing thing, Thing part, Thing other) implements Key {}

  /**
   * A key that a person gives when asked about a topic. The player can choose the topic after
   * looking at the clue.
   *
   * @param thing the key
   * @param person the person
   * @param clue the clue
   * @param topic the topic in words
   */
  record GivenKey(Thing thing, Thing person, Thing clue, String topic) implements Key {}
}
