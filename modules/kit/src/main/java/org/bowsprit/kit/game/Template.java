package org.bowsprit.kit.game;

/** The sources that a new game starts with. */
public enum Template {
  /**
   * A room, an actor, a puzzle and four verbs. Its sources contain everything, so it uses no
   * interface.
   */
  MINIMAL("starter"),
  /** Two rooms and a puzzle, with the interface nine-verbs. */
  ADVENTURE("adventure"),
  /** Two rooms, a puzzle and a character to talk to, with the interface nine-verbs. */
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
