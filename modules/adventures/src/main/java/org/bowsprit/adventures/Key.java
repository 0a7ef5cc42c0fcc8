package org.bowsprit.adventures;

/** An object that opens a locked door, and the way in which the player obtains it. */
public sealed interface Key {

  /**
   * Returns the object. Its place is where it lies, or where a person gives it to the player. A
   * combined key has the place of its first part.
   */
  Thing thing();

  /**
   * A key that the player finds in a place.
   *
   * @param thing the key
   */
  record PlacedKey(Thing thing) implements Key {}

  /**
   * A key that the player makes from two things.
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
   * @param topic the text of the topic, as shown to the player
   */
  record GivenKey(Thing thing, Thing person, Thing clue, String topic) implements Key {}
}
