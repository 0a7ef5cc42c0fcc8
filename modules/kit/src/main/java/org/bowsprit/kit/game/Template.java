package org.bowsprit.kit.game;

/** What a new game begins with. */
public enum Template {
  /** A room, an actor, a puzzle, and four verbs of its own: all that happens is in its sources. */
  MINIMAL("starter"),
  /** Two rooms and a puzzle with the interface nine-verbs. */
  ADVENTURE("adventure"),
  /** Two rooms, a puzzle and somebody to talk to, with the interface nine-verbs. */
  DIALOGUE("dialogue");

  private final String folder;

  Template(String folder) {
    this.folder = folder;
  }

  /** Returns the folder of its files among the resources of the kit. */
  String folder() {
    return folder;
  }
}
