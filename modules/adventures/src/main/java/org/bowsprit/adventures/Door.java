package org.bowsprit.adventures;

/**
 * A locked door from a place to a new one.
 *
 * @param id its name in the sources
 * @param name its name in the game
 * @param from the index of the place that it is in
 * @param to the index of the place that it leads to
 * @param key its key
 */
public record Door(String id, String name, int from, int to, Key key) {

  /** Returns the name in the sources of the way back. */
  String back() {
    return id + "Back";
  }
}
