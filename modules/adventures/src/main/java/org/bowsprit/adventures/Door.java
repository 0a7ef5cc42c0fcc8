package org.bowsprit.adventures;

/**
 * A locked door from a place to a new place.
 *
 * @param id the name of the door in the sources
 * @param name the name of the door in the game
 * @param from the index of the place that contains the door
 * @param to the index of the place behind the door
 * @param key the key of the door
 */
public record Door(String id, String name, int from, int to, Key key) {

  /** Returns the name in the sources of the way back. */
  String back() {
    return id + "Back";
  }
}
