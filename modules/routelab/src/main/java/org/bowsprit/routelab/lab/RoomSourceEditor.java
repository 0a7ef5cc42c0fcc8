package org.bowsprit.routelab.lab;

/** The sources of a game that the laboratory's page shows and edits. Answers are JSON. */
public interface RoomSourceEditor {

  /** Returns whether the page may write the sources. */
  boolean isWritable();

  /** Reads the sources again and returns their rooms. */
  String rooms();

  /** Checks rooms with changed numbers without writing them, and returns the result. */
  String check(String question);

  /** Writes rooms and returns the result of building them. */
  String save(String question);

  /** Builds the rooms, opens the game in one of them and returns the result. */
  String play(String question);
}
